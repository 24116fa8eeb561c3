"""Getting away from a melee, and the blows one may suffer for it (chapters DIS and OPP)."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.disengagement import Disengaged, disengage, disengagement_verdict
from skirmish.ichoria.actions.melee import Fought, opportunity_attack
from skirmish.ichoria.actions.separation import Separated
from skirmish.ichoria.figure.damage import Hurt
from skirmish.ichoria.state.engagement import engaged
from tests.skirmish.ichoria import given_game
from tests.skirmish.ichoria.duels import duel, totals

CRIXUS = {"crixus": given_game.figure("romans", at=(3.6, 6))}
"""A second Roman, on the other side of Davios."""


@pytest.mark.rule("ICH-DIS-01")
def test_only_an_engaged_figure_disengages():
    """Far from everybody there is nothing to disengage from."""
    assert disengagement_verdict(duel().game, "davios")
    assert disengagement_verdict(duel(theodore={"at": (20, 20)}).game, "davios").rule == "ICH-DIS-01"


@pytest.mark.rule("ICH-DIS-02", "ICH-DIS-03")
def test_the_winner_of_the_roll_leaves_freely():
    """D6 + Initiative: 4 + 3 against 3 + 3. Nobody strikes, and Theodore holds Davios no more."""
    played = duel().play(disengage, "davios", dice=[("initiative", "davios", 4), ("initiative", "theodore", 3)])
    assert played.result is True
    assert played.last == Disengaged("davios", ("theodore",), won=True)
    assert played.state.activation.disengaged_from == {"theodore"}
    assert played.state.activation.won_disengagement


@pytest.mark.rule("ICH-DIS-04")
def test_the_loser_is_struck_at_first_and_may_leave_then():
    """3 + 3 against 4 + 3: Theodore attacks, wounds Davios, and has to let him go."""
    played = duel().play(disengage, "davios", dice=[3, 4, ("combat", "theodore", 6), ("combat", "davios", 1), 4])
    assert played.result is False
    assert played.told(Hurt) == [Hurt("davios", 1, "theodore", 2)]
    assert played.last == Disengaged("davios", ("theodore",), won=False)
    assert not played.state.activation.won_disengagement


@pytest.mark.rule("ICH-DIS-04")
def test_each_enemy_strikes_at_the_loser_until_it_is_out():
    """Two Romans: both attack; when the first kills Davios, the second has nobody to strike at."""
    both = duel(more=CRIXUS).play(disengage, "davios", dice=[1, 6, 1, 6, 1, 2, 6, 1, 2])
    assert [(event.attacker, event.kind) for event in both.told(Fought)] == [
        ("theodore", "opportunity"), ("crixus", "opportunity"),
    ]  # fmt: skip
    dead = duel({"health": 1}, more=CRIXUS).play(disengage, "davios", dice=[1, 6, 1, 6, 1, 4])
    assert len(dead.told(Fought)) == 1
    assert dead.told(Disengaged) == []


@pytest.mark.rule("ICH-DIS-05", "ICH-DICE-12")
@pytest.mark.parametrize(("die", "won"), [(3, True), (4, False)])
def test_a_tie_is_broken_by_a_die(die, won):
    """Equal: up to 3 Davios gets away, from 4 on he does not."""
    attack = [] if won else [1, 6]
    played = duel().play(disengage, "davios", dice=[3, 3, ("tie", die), *attack])
    assert played.result is won


@pytest.mark.rule("ICH-DIS-06")
def test_against_several_one_roll_has_to_beat_every_one():
    """A 4 beats Theodore's 3 and not Crixus's 5: lost, and both attack."""
    played = duel(more=CRIXUS).play(disengage, "davios", dice=[4, 3, 5, 1, 6, 1, 6])
    assert played.result is False
    assert len(played.told(Fought)) == 2
    assert duel(more=CRIXUS).play(disengage, "davios", dice=[5, 3, 4]).result is True


@pytest.mark.rule("ICH-DIS-04", "ICH-MULTI-05", "ICH-OPP-02")
def test_enemies_that_outnumber_the_leaver_strike_with_their_bonus():
    """Two against one: each attack of opportunity has +1."""
    played = duel(more=CRIXUS).play(disengage, "davios", dice=[1, 6, 6, 3, 6, 3, 6])
    assert [(event.attack, event.defence) for event in played.told(Fought)] == [(8, 10), (8, 10)]


@pytest.mark.rule("ICH-FAITH-08")
def test_winning_the_roll_alone_does_not_please_the_gods():
    """They reward who has got away; Davios has only won the roll and stands where he stood."""
    sibyl = {"selene": given_game.figure("greeks", at=(20, 20), role="receptacle")}
    assert duel(more=sibyl).play(disengage, "davios", dice=[6, 1]).state.sides["greeks"].points == 0


@pytest.mark.rule("ICH-OPP-01", "ICH-OPP-02")
def test_an_attacker_of_opportunity_that_loses_suffers_nothing():
    """Theodore is beaten 5 to 10, and no Armure is rolled."""
    played = duel().play(opportunity_attack, "theodore", "davios", dice=[1, 6])
    assert totals(played) == (5, 10)
    assert played.told(Hurt) == []


@pytest.mark.rule("ICH-OPP-02")
def test_an_attack_of_opportunity_has_the_modifiers_of_a_fight():
    """Davios has charged Theodore at a run: +1 for him."""
    game = duel({"charged": frozenset({"theodore"}), "turn_flags": frozenset({"hurried"})})
    assert totals(game.play(opportunity_attack, "theodore", "davios", dice=[3, 3])) == (7, 8)


@pytest.mark.rule("ICH-OPP-03")
def test_a_tied_attack_of_opportunity_moves_nobody():
    """Equal totals: no separation, no harm; and it is made by a figure that was activated before."""
    played = duel(theodore={"activated": True}).play(opportunity_attack, "theodore", "davios", dice=[3, 3])
    assert played.told(Separated) == []
    assert engaged(played.game, "davios", "theodore")


def test_who_strikes_from_afar_needs_a_weapon_that_reaches():
    """Allonge: at 1.8 pas Theodore strikes with his lance, and is not asked; with a sword alone he does no harm."""
    far = {"at": (5 + 1.2 + 1.8, 6)}
    armed = duel(theodore={**far, "weapons": ("epee", "lance")}).play(
        opportunity_attack, "theodore", "davios", dice=[6, 1, 4]
    )
    assert armed.told(Hurt) == [Hurt("davios", 1, "theodore", 2)]
    unarmed = duel(theodore={**far, "weapons": ("epee",)}).play(opportunity_attack, "theodore", "davios", dice=[6, 1])
    assert unarmed.told(Hurt) == []
