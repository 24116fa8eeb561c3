"""Thrown weapons: once until retrieved, and gone as long as they lie (chapter THROW)."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.melee import fight
from skirmish.ichoria.actions.shots import shoot, shot_verdict
from skirmish.ichoria.actions.throws import retrievable, retrieval_verdict, retrieve
from skirmish.ichoria.figure.arms import held, holds, melee_grips, shooting_weapons
from skirmish.ichoria.state.state import LyingWeapon
from tests import given
from tests.skirmish.ichoria import given_game
from tests.skirmish.ichoria.duels import duel, shot, totals

LANCER = {"weapons": ("lance", "epee")}
LANCE = LyingWeapon("lance", "jelena", (11.2, 6.0, 0.0))


def refusal(given_shot, name="jelena"):
    verdict = retrieval_verdict(given_shot.game, name, "lance")
    return None if verdict else verdict.reason


@pytest.mark.rule("ICH-THROW-01")
def test_a_thrown_weapon_flies_once_and_by_the_rules_of_shots():
    """At 9 pas the lance reaches, with a target at long range; a second throw is refused until it is retrieved."""
    game = shot(LANCER, {"at": (5 + 1.2 + 9, 6)})
    assert shot_verdict(game.game, "jelena", "theodore", "lance")
    played = game.play(shoot, "jelena", "theodore", "lance", dice=[3, 3])
    assert totals(played) == (6, 7)
    assert shot_verdict(played.game, "jelena", "theodore", "lance").reason == "weapon_not_at_hand"
    assert shooting_weapons(played.game, "jelena") == ()
    assert shot_verdict(shot(LANCER, {"at": (15.3, 6)}).game, "jelena", "theodore", "lance").reason == "out_of_range"


@pytest.mark.rule("ICH-THROW-02")
@pytest.mark.parametrize("dice", [[1, 6], [6, 1, 2]])
def test_hit_or_miss_the_weapon_lies_at_the_targets_base_on_the_throwers_side(dice):
    """Theodore's base ends at 11.4 and a token has a radius of 0.2: it lies at 11.2, and stays when he is gone."""
    (lying,) = shot(LANCER).play(shoot, "jelena", "theodore", "lance", dice=dice).state.weapons
    assert (lying.weapon, lying.owner) == ("lance", "jelena")
    assert lying.place == pytest.approx((11.2, 6, 0), abs=0.002)


@pytest.mark.rule("ICH-THROW-02")
def test_the_weapon_lies_on_the_level_its_target_stands_on_even_when_that_dies():
    """Theodore on a block of 1 pas is killed by the lance: it lies up there."""
    block = given.box(4, 4, 1, at=(12, 6))
    played = shot(LANCER, {"health": 1}, pieces=[block]).play(shoot, "jelena", "theodore", "lance", dice=[6, 1, 6])
    assert played.state.figure("theodore").status == "out"
    assert played.state.weapons[0].place[2] == pytest.approx(1.0)


@pytest.mark.rule("ICH-THROW-02")
def test_a_target_in_the_air_has_the_weapon_fall_to_the_ground_below():
    """Shot in mid-jump, 3 pas up."""
    played = shot(LANCER, {"at": (12, 6, 3)}).play(shoot, "jelena", "theodore", "lance", dice=[1, 6])
    assert played.state.weapons[0].place[2] == pytest.approx(0.0)


@pytest.mark.rule("ICH-THROW-03", "ICH-MEAS-05")
def test_the_thrower_takes_it_up_in_base_contact():
    """Touching the token Jelena has her lance again, and it lies on the table no more; 0.1 pas away she cannot."""
    thrown = {**LANCER, "thrown": ("lance",)}
    there = shot({**thrown, "at": (11.2 - 0.8, 6)}, {"at": (20, 20)}, lying=[LANCE])
    assert refusal(there) is None
    played = there.play(retrieve, "jelena", "lance")
    assert held(played.game, "jelena") == ("lance", "epee")
    assert played.state.weapons == ()
    assert refusal(shot({**thrown, "at": (11.2 - 0.9, 6)}, {"at": (20, 20)}, lying=[LANCE])) == "not_in_contact"


@pytest.mark.rule("ICH-THROW-03")
def test_nobody_else_takes_it_and_nobody_while_engaged():
    """Davios touches Jelena's lance in vain; and Theodore, beside it, keeps Jelena from stooping."""
    thrown = {**LANCER, "thrown": ("lance",), "at": (10.4, 6)}
    davios = {"davios": given_game.figure("greeks", at=(11.2, 6.8))}
    others = shot(thrown, {"at": (20, 20)}, davios, lying=[LANCE])
    assert refusal(others, "davios") == "not_its_weapon"
    assert retrievable(others.game, "davios") == ()
    assert retrievable(others.game, "jelena") == (LANCE,)
    assert retrievable(shot(thrown, {"at": (11.9, 6)}, lying=[LANCE]).game, "jelena") == ()
    assert refusal(shot(thrown, {"at": (11.9, 6)}, lying=[LANCE])) == "engaged"
    assert refusal(shot(thrown, {"at": (20, 20)})) == "no_weapon_there"


@pytest.mark.rule("ICH-THROW-04")
def test_a_thrown_weapon_is_gone_in_melee_with_its_keywords():
    """Without the lance Davios has no reach; with nothing else he is unarmed, and wins without doing harm."""
    thrown = duel({"weapons": ("lance",), "thrown": ("lance",)})
    assert melee_grips(thrown.game, "davios") == ()
    assert not holds(thrown.game, "davios", "allonge")
    assert holds(duel({"weapons": ("lance",)}).game, "davios", "allonge")
    assert totals(thrown.play(fight, "davios", dice=[6, 1])) == (10, 5)


def test_of_two_axes_one_is_left_after_a_throw():
    """The same weapon twice on the card: one flies, one stays in hand."""
    played = shot({"weapons": ("hache", "hache")}, {"at": (9, 6)}).play(
        shoot, "jelena", "theodore", "hache", dice=[1, 6]
    )
    assert held(played.game, "jelena") == ("hache",)


@pytest.mark.rule("ICH-THROW-05")
def test_a_throw_that_fear_spoils_is_a_throw():
    """Effroi: Jelena's courage fails, and her lance lies there all the same."""
    game = shot(LANCER, {"abilities": ("effroi",)})
    played = game.play(shoot, "jelena", "theodore", "lance", dice=[("psychisme", 6)])
    assert played.result is False
    assert [lying.weapon for lying in played.state.weapons] == ["lance"]
    assert held(played.game, "jelena") == ("epee",)


@pytest.mark.rule("ICH-THROW-03")
def test_of_several_weapons_only_the_own_one_in_contact_is_taken_up():
    """Jelena touches her axe; one of her lances lies far off, and one of Davios's farther still."""
    thrown = {"weapons": ("lance", "hache", "epee"), "thrown": ("lance", "hache"), "at": (10.4, 6)}
    axe, far = LyingWeapon("hache", "jelena", (11.2, 6.0, 0.0)), LyingWeapon("lance", "jelena", (20.0, 6.0, 0.0))
    strange = LyingWeapon("lance", "davios", (30.0, 6.0, 0.0))
    game = shot(thrown, {"at": (20, 20)}, lying=[strange, far, axe]).game
    assert retrievable(game, "jelena") == (axe,)
    refused = retrieval_verdict(game, "jelena", "lance")
    assert (refused.reason, refused.place) == ("not_in_contact", far.place)


@pytest.mark.rule("ICH-THROW-03")
def test_of_two_weapons_in_contact_the_one_that_is_named_is_taken_up():
    thrown = {"weapons": ("lance", "hache", "epee"), "thrown": ("lance", "hache"), "at": (10.4, 6)}
    axe = LyingWeapon("hache", "jelena", (11.2, 6.0, 0.0))
    both = shot(thrown, {"at": (20, 20)}, lying=[LANCE, axe])
    assert retrievable(both.game, "jelena") == (LANCE, axe)
    assert both.play(retrieve, "jelena", "hache").state.weapons == (LANCE,)


@pytest.mark.rule("ICH-THROW-03")
def test_of_two_lances_the_one_in_contact_is_taken_up():
    thrown = {"weapons": ("lance", "lance"), "thrown": ("lance", "lance"), "at": (10.4, 6)}
    far = LyingWeapon("lance", "jelena", (20.0, 6.0, 0.0))
    game = shot(thrown, {"at": (20, 20)}, lying=[far, LANCE])
    assert retrievable(game.game, "jelena") == (LANCE,)
    assert game.play(retrieve, "jelena", "lance").state.weapons == (far,)
