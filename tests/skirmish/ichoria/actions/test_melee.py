"""Melee: what adds to a roll, who is hurt, who is moved apart (chapter MEL)."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.melee import Fought, fight, fight_verdict, melee_modifiers
from skirmish.ichoria.actions.separation import Separated
from skirmish.ichoria.figure.arms import melee_grips
from skirmish.ichoria.figure.damage import Hurt
from skirmish.ichoria.state.engagement import engaged
from skirmish.ichoria.state.state import Difficulty
from tests import given
from tests.skirmish.ichoria import given_game
from tests.skirmish.ichoria.duels import duel, once, totals

RAN = frozenset({"hurried"})


def reasons(given_duel, name="davios", foe="theodore"):
    return once(melee_modifiers(given_duel.game, name, foe))


@pytest.mark.rule("ICH-MEL-01")
def test_only_engaged_enemies_fight():
    """At 0.2 pas they may; at 5 pas it is refused by the rule."""
    assert fight_verdict(duel().game, "davios", "theodore")
    far = duel(theodore={"at": (11, 6)}).game
    assert not fight_verdict(far, "davios")
    assert fight_verdict(far, "davios", "theodore").rule == "ICH-MEL-01"


@pytest.mark.rule("ICH-MEL-02")
def test_half_a_pas_of_height_is_an_advantage():
    """On a block of 0.5 pas Davios has +1, on one of 0.4 nothing; the one below has nothing either way."""
    high = duel(pieces=[given.box(1.4, 4, 0.5, at=(5, 6))])
    low = duel(pieces=[given.box(1.4, 4, 0.4, at=(5, 6))])
    assert (reasons(high), reasons(high, "theodore", "davios")) == ({"height": 1}, {})
    assert reasons(low) == {}
    assert totals(high.play(fight, "davios", dice=[3, 2, 2])) == (8, 6)


@pytest.mark.rule("ICH-MEL-03", "ICH-EX-13", "ICH-MEL-07")
def test_davios_against_theodore_who_ran_and_was_charged():
    """Combat 5 each, dice 3 and 2: 8 to 6, and Theodore is the one to roll Armure."""
    game = duel({"combat": 5, "charged": frozenset({"theodore"})}, {"combat": 5, "turn_flags": RAN})
    played = game.play(fight, "davios", dice=[3, 2, ("armure", "theodore", 2)])
    assert totals(played) == (8, 6)


@pytest.mark.rule("ICH-MEL-03")
def test_running_alone_or_being_charged_alone_costs_nothing():
    """Both have to be true of the figure, in the same turn."""
    assert reasons(duel(theodore={"turn_flags": RAN}), "theodore", "davios") == {}
    assert reasons(duel({"charged": frozenset({"theodore"})}), "theodore", "davios") == {}


@pytest.mark.rule("ICH-MEL-04")
def test_charging_at_a_run_helps_against_the_figure_charged():
    """Davios has charged Theodore at a run: +1 when Theodore fights back; against another enemy nothing."""
    charged = {"charged": frozenset({"theodore"}), "turn_flags": RAN}
    game = duel(charged, active="theodore")
    assert totals(game.play(fight, "theodore", dice=[3, 3, 2])) == (7, 8)
    assert reasons(duel({"charged": frozenset({"sigvald"}), "turn_flags": RAN})) == {}
    assert reasons(duel({"charged": frozenset({"theodore"})})) == {}


@pytest.mark.rule("ICH-MEL-05", "ICH-DIFF-02")
def test_difficulty_costs_one_and_commotion_two():
    """-1 in melee, -2 when the difficulty comes from Commotion."""
    assert reasons(duel({"difficulty": Difficulty(melee=True)})) == {"in_difficulty": -1}
    assert reasons(duel({"difficulty": Difficulty(melee=True, penalty=2)})) == {"in_difficulty": -2}


@pytest.mark.rule("ICH-MEL-06")
def test_a_tie_hurts_nobody_and_moves_both_apart_to_half_a_pas():
    """From 0.2 pas, each steps back by 0.15 along the line between them, and they are engaged no more."""
    played = duel().play(fight, "davios", dice=[4, 4])
    places = [played.state.figure(name).place for name in ("davios", "theodore")]
    assert places[0] == pytest.approx((4.85, 6, 0), abs=0.001)
    assert places[1] == pytest.approx((6.55, 6, 0), abs=0.001)
    assert not engaged(played.game, "davios", "theodore")
    assert played.told(Hurt) == []


@pytest.mark.rule("ICH-MEL-06")
@pytest.mark.parametrize(("wall_at", "davios_x", "theodore_x"), [(4.14, 5.0, 6.7), (7.26, 4.7, 6.4)])
def test_who_is_blocked_leaves_the_stepping_back_to_the_other(wall_at, davios_x, theodore_x):
    """One of them has a wall in his back, so the other takes all of the 0.3 pas."""
    wall = given.box(0.5, 4, 3, at=(wall_at, 6))
    played = duel(pieces=[wall]).play(fight, "davios", dice=[4, 4])
    assert played.state.figure("davios").place == pytest.approx((davios_x, 6, 0), abs=0.02)
    assert played.state.figure("theodore").place == pytest.approx((theodore_x, 6, 0), abs=0.02)
    assert not engaged(played.game, "davios", "theodore")


@pytest.mark.rule("ICH-MEL-06")
def test_two_between_walls_go_as_far_as_they_can_and_stay_engaged():
    """A tenth of a pas behind each of them: the gap of 0.2 grows to 0.4, and no further."""
    walls = [given.box(0.5, 4, 3, at=(4.05, 6), name="west"), given.box(0.5, 4, 3, at=(7.35, 6), name="east")]
    played = duel(pieces=walls).play(fight, "davios", dice=[4, 4])
    between = played.game.table.apart(played.game.standing("davios"), played.game.standing("theodore")).bodies_pas
    assert between == pytest.approx(0.4, abs=0.01)
    assert engaged(played.game, "davios", "theodore")


@pytest.mark.rule("ICH-MEL-06")
def test_two_without_any_room_stay_where_they_are():
    """Wedged between walls that touch their bases, neither moves."""
    walls = [given.box(0.5, 4, 3, at=(4.15, 6), name="west"), given.box(0.5, 4, 3, at=(7.25, 6), name="east")]
    assert duel(pieces=walls).play(fight, "davios", dice=[4, 4]).told(Separated) == []


@pytest.mark.rule("ICH-MEL-06")
def test_nobody_is_pushed_off_its_support():
    """Davios stands at the edge of a tower, 4 pas up: Theodore steps back for both of them."""
    tower = given.box(4.0, 4, 4, at=(7.0, 6))
    played = duel({"at": (5.05, 6, 4)}, {"at": (6.45, 6, 4)}, pieces=[tower]).play(fight, "davios", dice=[4, 4])
    assert played.state.figure("davios").place == pytest.approx((5.0, 6, 4), abs=0.06)
    assert played.state.figure("davios").place[0] >= 5.0 - 0.001
    assert not engaged(played.game, "davios", "theodore")


@pytest.mark.rule("ICH-MEL-06")
def test_nobody_is_pushed_into_another_enemy():
    """Behind Davios, 0.55 pas away, stands a second Roman: he gives way to Theodore no more than that leaves him."""
    behind = given_game.figure("romans", at=(3.25, 6))
    played = duel(more={"crixus": behind}).play(fight, "davios", dice=[4, 4])
    assert not engaged(played.game, "davios", "crixus")
    assert not engaged(played.game, "davios", "theodore")


@pytest.mark.rule("ICH-MEL-08")
def test_an_attacker_can_lose_and_be_hurt():
    """Davios attacks, loses 5 to 10, and has to trust his own armour."""
    played = duel().play(fight, "davios", dice=[1, 6, ("armure", "davios", 6)])
    assert played.told(Hurt) == [Hurt("davios", 1, "theodore", 2)]


@pytest.mark.rule("ICH-MEL-09")
def test_both_name_their_weapons_before_the_dice_the_attacker_first():
    """Two weapons each: Davios names his, then Theodore; only then a die is rolled."""
    armed = {"weapons": ("epee", "grande_hache")}
    game = duel(armed, armed)
    first = game.play(fight, "davios", until_asked=True)
    assert (first.pending.player, first.pending.options) == ("greeks", ("epee", "grande_hache"))
    second = game.play(fight, "davios", answers=["epee"], until_asked=True)
    assert second.pending.player == "romans"
    answers = [("greeks", "ChooseWeapon", "grande_hache"), ("romans", "ChooseWeapon", "epee")]
    played = game.play(fight, "davios", answers=answers, dice=[6, 1, 2])  # Armure 2 less 1: normal, heavy damage
    assert played.told(Hurt)[-1].points == 2


@pytest.mark.rule("ICH-MEL-09")
def test_a_bow_is_no_melee_weapon():
    """With sword and bow there is nothing to choose; with the bow alone the figure is unarmed."""
    assert melee_grips(duel({"weapons": ("epee", "arc")}).game, "davios") == ("epee",)
    assert melee_grips(duel({"weapons": ("arc",)}).game, "davios") == ()


def test_a_katana_hits_harder_with_both_hands_when_they_are_free():
    """Medium with one hand, heavy with both; with a second weapon in hand only the one-handed grip is left."""
    game = duel({"weapons": ("katana",)})
    assert melee_grips(game.game, "davios") == ("katana", "katana two-handed")
    both = game.play(fight, "davios", answers=["katana two-handed"], dice=[6, 1, 4])
    one = game.play(fight, "davios", answers=["katana"], dice=[6, 1, 4])
    assert (both.told(Hurt)[0].points, one.told(Hurt)[0].points) == (2, 1)
    assert melee_grips(duel({"weapons": ("katana", "dague")}).game, "davios") == ("katana", "dague")


@pytest.mark.rule("ICH-MEL-10")
def test_an_unarmed_winner_does_no_harm():
    """Without a weapon Davios wins 10 to 5, and nothing happens: no Armure roll, no difficulty."""
    played = duel({"weapons": ()}).play(fight, "davios", dice=[6, 1])
    assert played.told(Fought)[0].winner == "davios"
    assert played.state.figure("theodore").difficulty is None


@pytest.mark.rule("ICH-MEL-11")
def test_all_modifiers_add_up():
    """Height, a charge at a run, a dive, a Réceptacle near by, a beast to fight, less difficulty: +1 +1 +2 +1 +1 -1."""
    sibyl = given_game.figure("greeks", at=(5, 9), abilities=("receptacle",))
    davios = {
        "abilities": ("belluaire",), "difficulty": Difficulty(melee=True), "dive_bonus": "theodore",
        "charged": frozenset({"theodore"}), "turn_flags": frozenset({"hurried", "inspired"}),
    }  # fmt: skip
    game = duel(davios, {"abilities": ("animal",)}, {"selene": sibyl}, [given.box(1.4, 4, 0.5, at=(5, 6))])
    assert sum(reasons(game).values()) == 5
    assert totals(game.play(fight, "davios", dice=[1, 1, 2])) == (1 + 4 + 1 + 5, 5)


@pytest.mark.rule("ICH-DIVE-05", "ICH-DIVE-06")
def test_a_dive_adds_two_and_a_damage_class_to_the_next_roll_alone():
    """Davios has dived on Theodore: +2, his sword hits like a heavy weapon; in the next fight it does not."""
    played = duel({"dive_bonus": "theodore"}).play(fight, "davios", dice=[2, 3, 4])
    assert totals(played) == (8, 7)
    assert played.told(Hurt)[0].points == 2
    assert played.state.figure("davios").dive_bonus is None


@pytest.mark.rule("ICH-DIVE-05")
def test_a_dive_is_wasted_when_its_enemy_is_engaged_no_more():
    """The figure dived on has got away: against Theodore, who engages the diver now, there is no bonus."""
    away = given_game.figure("romans", at=(20, 20))
    assert reasons(duel({"dive_bonus": "crixus"}, more={"crixus": away})) == {}


@pytest.mark.rule("ICH-DIVE-06", "ICH-DIVE-07", "ICH-EX-17")
@pytest.mark.parametrize(
    ("weapon", "armure_die", "damage_dice", "points"),
    [("dague", 3, [6], 3), ("epee", 4, [], 2), ("marteau_lourd", 4, [], 4), ("marteau_lourd", 3, [4, 3], 7)],
)
def test_a_dive_raises_every_class_by_one(weapon, armure_die, damage_dice, points):
    """Light hits like medium (D3), medium like heavy (2), heavy extra-heavily: 4, or 2D6 critically."""
    game = duel({"dive_bonus": "theodore", "weapons": (weapon,)}, {"sante": 9})
    played = game.play(fight, "davios", dice=[6, 1, armure_die, *damage_dice])
    assert played.told(Hurt)[0].points == points


def test_a_receptacle_heartens_its_band_up_to_three_pas():
    """+1 Combat at 3 pas of it, base to base, not at 3.1, and not for itself or for enemies."""

    def near(pas):
        sibyl = given_game.figure("greeks", at=(5, 6 + 1.2 + pas), abilities=("receptacle",))
        return duel(more={"selene": sibyl})

    assert reasons(near(3.0)) == {"receptacle": 1}
    assert reasons(near(3.1)) == {}
    assert reasons(near(3.0), "theodore", "davios") == {}
    assert reasons(duel({"abilities": ("receptacle",)})) == {}


def test_a_beast_fighter_has_an_edge_over_beasts_alone():
    """Belluaire: +1 against Animal and Animal de garde, nothing against men."""
    for beast, edge in (("animal", {"belluaire": 1}), ("animal_de_garde", {"belluaire": 1}), ("bouclier", {})):
        assert reasons(duel({"abilities": ("belluaire",)}, {"abilities": (beast,)})) == edge


def test_two_blades_may_be_rolled_again_after_both_dice_are_seen():
    """Ambidextre: a pair, or two one-handed weapons; not with one sword, nor with a two-handed one beside it."""
    played = duel({"abilities": ("ambidextre",), "weapons": ("paire_epees",)}).play(
        fight, "davios", dice=[1, 5, 6, 2], answers=[("RollAgain", "yes")]
    )
    assert totals(played) == (10, 9)
    for weapons in (("epee",), ("epee", "epee_deux_mains"), ("epee", "arc")):
        ambidextrous = duel({"abilities": ("ambidextre",), "weapons": weapons})
        answers = ["epee"] if "epee_deux_mains" in weapons else []
        assert totals(ambidextrous.play(fight, "davios", dice=[6, 1, 2], answers=answers)) == (10, 5)


def test_a_devastating_charge_may_roll_its_first_blow_again():
    """Once, at the first melee roll after the charge, whoever starts the fight; then it is over."""
    charger = {"abilities": ("charge_devastatrice",), "first_blow": frozenset({"theodore"})}
    played = duel(charger, active="theodore").play(
        fight, "theodore", dice=[6, 1, 5, 2], answers=[("greeks", "RollAgain", "yes")]
    )
    assert totals(played) == (10, 9)
    assert played.state.figure("davios").first_blow == frozenset()
    assert totals(duel({"abilities": ("charge_devastatrice",)}).play(fight, "davios", dice=[6, 1, 2])) == (10, 5)
