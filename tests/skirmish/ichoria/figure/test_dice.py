"""Dice as they are played: characteristic rolls, opposed rolls, ties and re-rolls (chapter DICE)."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.melee import Fought, fight
from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure.damage import d3, damage_dice, roll_damage
from skirmish.ichoria.figure.dice import Contender, DieTurned, RolledAgain, opposed, tie_break
from skirmish.ichoria.gods.influence import FateChanged
from skirmish.ichoria.path.rolls import Grade, climb_roll, read
from tests.skirmish.ichoria.duels import duel, totals

OCCULT = {"abilities": ("occultisme",)}
BLADES = {"abilities": ("ambidextre",), "weapons": ("paire_epees",)}


def characteristic_roll(value, die, *, stepped=False):
    return duel().play(rolling.test, "davios", value, "psychisme", stepped=stepped, dice=[die]).result


@pytest.mark.rule("ICH-DICE-01")
def test_a_die_has_six_sides():
    """A 6 is rolled and told, and a figure's dice are named by what they are for."""
    played = duel().play(fight, "davios", dice=[("combat", "davios", 6), ("combat", "theodore", 1), ("armure", 2)])
    assert [event.sides for event in played.events if hasattr(event, "sides")] == [6, 6, 6]


@pytest.mark.rule("ICH-DICE-02", "ICH-EX-01")
def test_a_d3_is_half_a_d6_rounded_up():
    """A 3 is a 2; 1 and 2 are 1, 5 and 6 are 3."""
    assert [d3(die) for die in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert duel().play(roll_damage, "1D3", "davios", dice=[3]).result == 2


@pytest.mark.rule("ICH-DICE-03", "ICH-EX-02")
def test_a_result_up_to_the_characteristic_succeeds():
    """Davios, Athlétisme 3, climbs in a hurry: a 3 succeeds, a 4 would not."""
    hurried = climb_roll(3, hurry=True)
    assert duel().play(rolling.test, "davios", hurried, dice=[("climb", 3)]).result is Grade.SUCCESS
    assert duel().play(rolling.test, "davios", hurried, dice=[("climb", 4)]).result is Grade.FAILURE


@pytest.mark.rule("ICH-DICE-04")
def test_a_one_always_succeeds_and_a_six_always_fails():
    """Even against a value of 0, and against one of 7."""
    assert characteristic_roll(0, 1) is Grade.SUCCESS
    assert characteristic_roll(7, 6) is Grade.FAILURE
    assert characteristic_roll(7, 6, stepped=True) is Grade.PARTIAL_FAILURE


@pytest.mark.rule("ICH-DICE-05", "ICH-EX-03", "ICH-EX-25")
def test_a_modifier_changes_the_value_and_not_the_die():
    """Athlétisme 3+1: a 4 succeeds, a 5 does not, and a 6 fails whatever is added."""
    assert [read(die, 3 + 1) for die in (4, 5, 6)] == [Grade.SUCCESS, Grade.FAILURE, Grade.FAILURE]
    assert climb_roll(3, hurry=False).value == 4
    assert all(read(6, 3 + bonus) is Grade.FAILURE for bonus in range(9))


@pytest.mark.rule("ICH-DICE-06", "ICH-DICE-07", "ICH-DICE-08", "ICH-DICE-09")
def test_a_stepped_roll_looks_at_the_parity():
    """Against 4: even succeeds totally, odd partially; beyond, even fails partially, odd totally."""
    assert characteristic_roll(4, 2, stepped=True) is Grade.TOTAL_SUCCESS
    assert characteristic_roll(4, 3, stepped=True) is Grade.PARTIAL_SUCCESS
    assert characteristic_roll(3, 4, stepped=True) is Grade.PARTIAL_FAILURE
    assert characteristic_roll(4, 5, stepped=True) is Grade.TOTAL_FAILURE


@pytest.mark.rule("ICH-DICE-10")
def test_a_stepped_roll_may_be_modified_and_keeps_the_parity_of_the_die():
    """Against 3 less 1 a 3 is too much, and odd: a total failure."""
    assert characteristic_roll(3 - 1, 3, stepped=True) is Grade.TOTAL_FAILURE
    assert characteristic_roll(3 + 1, 4, stepped=True) is Grade.TOTAL_SUCCESS


@pytest.mark.rule("ICH-DICE-11", "ICH-MEL-01", "ICH-EX-05")
def test_davios_beats_a_viking_by_nine_to_six():
    """Combat 5 and a 4 against Combat 4 and a 2: the higher total wins."""
    played = duel({"combat": 5}, {"combat": 4}).play(fight, "davios", dice=[4, 2, 2])
    assert totals(played) == (9, 6)
    assert played.told(Fought)[0].winner == "davios"


@pytest.mark.rule("ICH-DICE-12")
@pytest.mark.parametrize(("die", "winner"), [(3, "theodore"), (4, "davios")])
def test_a_tie_is_broken_by_a_bare_die_for_the_player_being_activated(die, winner):
    """Up to 3 for Theodore, whose player is being activated, from 4 on for the other, whoever is named first."""
    assert duel(active="theodore").play(tie_break, "davios", "theodore", dice=[("tie", die)]).result == winner


@pytest.mark.rule("ICH-DICE-12")
def test_a_tie_between_figures_of_nobody_active_is_read_for_the_first_listed_player():
    """Neither is being activated: the Greeks are listed first, so a 1 is theirs."""
    assert duel(active=None).play(tie_break, "theodore", "davios", dice=[1]).result == "davios"


@pytest.mark.rule("ICH-DICE-13")
def test_opposed_rolls_take_dice_at_face_value():
    """A 1 on Combat 6 beats a 6 on Combat 0: no automatic result here."""
    sides = Contender("davios", "combat", 6), Contender("theodore", "combat", 0)
    ahead, behind = duel().play(opposed, *sides, dice=[1, 6]).result
    assert (ahead.total, behind.total) == (7, 6)


@pytest.mark.rule("ICH-DICE-14")
def test_several_dice_are_summed():
    """2D3 of 5 and 2 are 3 + 1; 2D6 of the same dice are 7; a bare number needs no die."""
    assert duel().play(roll_damage, "2D3", "davios", dice=[5, 2]).result == 4
    assert duel().play(roll_damage, "2D6", "davios", dice=[5, 2]).result == 7
    assert duel().play(roll_damage, "4", "davios", dice=[]).result == 4
    assert damage_dice("2D6").count == 2


@pytest.mark.rule("ICH-DICE-15")
def test_a_rolled_again_die_takes_its_new_result_for_better_or_worse():
    """The blade master gives a 4 up for a 1, and loses with it."""
    played = duel(BLADES).play(fight, "davios", dice=[4, 6, ("combat", "davios", 1), 2], answers=["yes"])
    assert totals(played) == (5, 10)
    assert played.told(RolledAgain) == [RolledAgain("davios", "combat", "ambidextre", 8)]


@pytest.mark.rule("ICH-DICE-15")
def test_every_source_rolls_a_die_again_once_own_powers_before_the_gods():
    """Ambidextre, Charge dévastatrice and Influence du destin each roll the same die again, in this order."""
    charger = {
        "abilities": ("ambidextre", "charge_devastatrice"),
        "weapons": ("epee", "dague"),
        "first_blow": frozenset({"theodore"}),
    }
    played = duel(charger, points={"greeks": 3}).play(
        fight,
        "davios",
        answers=[("ChooseWeapon", "epee"), ("RollAgain", "yes"), ("RollAgain", "yes"), ("InfluenceFate", "die 1")],
        dice=[1, 6, 2, 3, 5, 4],
    )
    assert [event.source for event in played.told(RolledAgain)] == ["ambidextre", "charge_devastatrice"]
    assert [(event.before, event.after) for event in played.told(FateChanged)] == [(3, 5)]
    assert totals(played) == (9, 10)


@pytest.mark.rule("ICH-DICE-15")
def test_the_active_player_turns_its_dice_before_the_other():
    """Theodore is active, and is asked first though Davios attacks."""
    game = duel(BLADES, BLADES, active="theodore")
    played = game.play(
        fight, "davios", answers=[("romans", "RollAgain", "no"), ("greeks", "RollAgain", "no")], dice=[6, 1, 2]
    )
    assert totals(played) == (10, 5)


def test_occultism_is_announced_before_and_turns_the_die_after():
    """Named before the roll; a 3 is lowered to 2, and read as if it had fallen so: a total success on Armure."""
    game = duel(theodore={**OCCULT, "armure": 2})
    played = game.play(
        fight,
        "davios",
        dice=[6, 1, 3],
        answers=[("AnnounceOccultism", "no"), ("AnnounceOccultism", "yes"), ("TurnDie", "3 to 2")],
    )
    assert played.told(DieTurned) == [DieTurned("theodore", "armure", 3, 2)]
    assert played.state.figure("theodore").sante == 3


def test_occultism_serves_once_in_an_activation():
    """Used for the melee roll it is not offered for the Armure roll, nor for any other in this activation."""
    answers = [("AnnounceOccultism", "yes"), ("TurnDie", "1 to 2")]
    played = duel(theodore=OCCULT).play(fight, "davios", dice=[6, 1, 2], answers=answers)
    assert totals(played) == (10, 6)
    assert played.state.activation.occultism == {"theodore"}
    spent = duel(theodore=OCCULT, activation={"occultism": frozenset({"theodore"})})
    assert totals(spent.play(fight, "davios", dice=[6, 1, 2])) == (10, 5)


def test_occultism_keeps_dice_between_one_and_six():
    """A 6 can be lowered or kept; a 1 raised or kept."""
    asked = duel(OCCULT).play(
        rolling.test, "davios", 3, "psychisme", dice=[6], answers=["yes"], until_asked=True
    ).pending  # fmt: skip
    assert asked.options == ("keep", "6 to 5")
    low = duel(OCCULT).play(rolling.test, "davios", 3, "psychisme", dice=[1], answers=["yes"], until_asked=True)
    assert low.pending.options == ("keep", "1 to 2")


def test_occultism_may_be_announced_and_the_die_kept():
    """The sign is chosen after the roll, and so is not to use it; it is spent all the same."""
    played = duel(OCCULT).play(rolling.test, "davios", 3, "psychisme", dice=[2], answers=["yes", "keep"])
    assert played.result is Grade.SUCCESS
    assert played.state.activation.occultism == {"davios"}
