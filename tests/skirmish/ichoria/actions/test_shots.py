"""Shots: who may shoot at whom, what adds to the rolls, what comes of them (chapter SHOOT)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.ichoria.actions.effroi import dares
from skirmish.ichoria.actions.shots import Shot, shoot, shooter_modifiers, shot_verdict, target_modifiers
from skirmish.ichoria.figure.damage import Hurt
from tests import given
from tests.skirmish.ichoria import given_game
from tests.skirmish.ichoria.duels import duel, once, shot, totals


def reasons(given_shot, weapon="arc"):
    game = given_shot.game
    return once(target_modifiers(game, "jelena", "theodore", game.weapon(weapon)))


def refusal(given_shot, weapon="arc"):
    verdict = shot_verdict(given_shot.game, "jelena", "theodore", weapon)
    return None if verdict else (verdict.reason, verdict.rule)


def at_range(pas, **theodore):
    """Theodore at so many pas of Jelena, base to base."""
    return {"at": (5 + 1.2 + pas, 6), **theodore}


@pytest.mark.rule("ICH-SHOOT-01", "ICH-SHOOT-02")
def test_a_shot_needs_a_line_of_sight_wherever_the_shooter_looks():
    """In the open Jelena may shoot, behind her as well; past a wall of 3 pas she may not."""
    assert refusal(shot()) is None
    assert refusal(shot(theodore={"at": (1, 6)})) is None
    wall = given.box(0.5, 8, 3, at=(8.5, 6))
    assert refusal(shot(pieces=[wall])) == ("not_seen", "ICH-SHOOT-01")


@pytest.mark.rule("ICH-SHOOT-03", "ICH-MEAS-02", "ICH-MEAS-04")
@pytest.mark.parametrize(("pas", "expected"), [(18.0, None), (18.1, ("out_of_range", "ICH-SHOOT-03"))])
def test_the_range_of_a_bow_includes_eighteen_pas_from_base_to_base(pas, expected):
    """18 pas between the bases is in range, a tenth more is not."""
    assert refusal(shot(theodore=at_range(pas))) == expected


@pytest.mark.rule("ICH-SHOOT-04")
def test_an_engaged_figure_does_not_shoot():
    """Crixus stands 0.2 pas from Jelena."""
    crixus = {"crixus": given_game.figure("romans", at=(5, 7.4))}
    assert refusal(shot(more=crixus)) == ("shooter_engaged", "ICH-SHOOT-04")


@pytest.mark.rule("ICH-SHOOT-05")
def test_nobody_shoots_at_an_enemy_engaged_with_a_friend():
    """Davios is engaged with Theodore; were he an enemy of both, the shot would be allowed."""
    beside = (12, 7.4)
    assert refusal(shot(more={"davios": given_game.figure("greeks", at=beside)})) == (
        "target_engaged_with_friend", "ICH-SHOOT-05",
    )  # fmt: skip
    assert refusal(shot(more={"sigvald": given_game.figure("vikings", at=beside)})) is None


@pytest.mark.rule("ICH-SHOOT-06", "ICH-SHOOT-13", "ICH-EX-18")
def test_a_tie_is_a_miss():
    """8 to 8: Jelena has not hit, and nothing happens."""
    played = shot({"adresse": 4}, {"adresse": 3}).play(shoot, "jelena", "theodore", "arc", dice=[4, 5])
    assert totals(played) == (8, 8)
    assert played.result is False
    assert played.told(Hurt) == []


@pytest.mark.rule("ICH-SHOOT-06", "ICH-SHOOT-14")
def test_one_more_is_a_hit_with_the_damage_of_the_weapon():
    """8 to 7, and a 6 on Armure: the bow takes 1 Santé."""
    played = shot({"adresse": 4}).play(
        shoot, "jelena", "theodore", "arc", dice=[("shot", "jelena", 4), ("evasion", "theodore", 4), ("armure", 6)]
    )
    assert played.result is True
    assert played.told(Hurt) == [Hurt("theodore", 1, "jelena", 2)]


@pytest.mark.rule("ICH-SHOOT-07")
def test_who_has_aimed_has_one_more():
    """+1 for the shooter."""
    assert totals(shot().play(shoot, "jelena", "theodore", "arc", aimed=True, dice=[3, 4])) == (7, 7)


@pytest.mark.rule("ICH-SHOOT-07", "ICH-ALERT-12")
def test_a_shot_on_alert_is_never_aimed():
    """Even when somebody says so."""
    played = shot().play(shoot, "jelena", "theodore", "arc", aimed=True, on_alert=True, dice=[3, 4])
    assert totals(played) == (6, 7)


@pytest.mark.rule("ICH-SHOOT-08")
def test_who_shoots_in_the_air_has_one_less():
    """-1 in the middle of a leap, a jump or a fall."""
    assert totals(shot().play(shoot, "jelena", "theodore", "arc", in_air=True, dice=[3, 4])) == (5, 7)
    assert [modifier.by for modifier in shooter_modifiers(aimed=False, in_air=True)] == [-1]


@pytest.mark.rule("ICH-SHOOT-09")
@pytest.mark.parametrize(("weapon", "half"), [("arc", 9.0), ("lance", 4.5), ("dague", 3.0), ("hache", 3.0)])
def test_beyond_half_the_range_a_target_is_harder_to_hit(weapon, half):
    """Exactly half is not long range; a twentieth of a pas more is."""
    assert reasons(shot(theodore=at_range(half)), weapon) == {}
    assert reasons(shot(theodore=at_range(half + 0.05)), weapon) == {"long_range": 1}


@pytest.mark.rule("ICH-SHOOT-10", "ICH-SHOOT-16")
def test_an_obstacle_in_the_way_conceals():
    """A low wall halfway, which Theodore does not touch: +1. A figure in the way conceals as well."""
    assert reasons(shot(pieces=[given.box(0.3, 4, 1.1, at=(9.5, 6))])) == {"concealed": 1}
    assert reasons(shot(more={"davios": given_game.figure("greeks", at=(9.5, 6.6))})) == {"concealed": 1}


@pytest.mark.rule("ICH-SHOOT-11", "ICH-SHOOT-15", "ICH-SHOOT-17")
def test_cover_is_worth_two_and_not_three():
    """Theodore touches a wall that hides most of him: +2, and no concealment on top."""
    wall = given.box(0.4, 4, 1.0, at=(11.2, 6))
    assert reasons(shot(pieces=[wall])) == {"in_cover": 2}


@pytest.mark.rule("ICH-SHOOT-12")
@pytest.mark.parametrize("deeds", [{"ran"}, {"jumped"}, {"leapt"}, {"ran", "jumped", "leapt"}])
def test_a_target_that_ran_leapt_or_jumped_is_harder_to_hit_once(deeds):
    """+1 for one of them as for all of them."""
    assert reasons(shot(theodore={"last_deeds": frozenset(deeds)})) == {"moving_target": 1}


def test_a_shield_turns_arrows_from_any_side():
    """Bouclier: +1 Adresse for the target; the shooter's own shield is of no use to it."""
    assert reasons(shot(theodore={"abilities": ("bouclier",)})) == {"shield": 1}
    assert totals(shot({"abilities": ("bouclier",)}).play(shoot, "jelena", "theodore", "arc", dice=[3, 4])) == (6, 7)


@pytest.mark.rule("ICH-SHOOT-18")
def test_a_bow_never_runs_out_and_a_miss_hits_nobody_else():
    """After a miss past Davios everybody is unhurt, and Jelena may shoot again."""
    davios = {"davios": given_game.figure("greeks", at=(9.5, 7.5))}
    played = shot(more=davios).play(shoot, "jelena", "theodore", "arc", dice=[1, 6])
    assert played.told(Hurt) == []
    assert shot_verdict(played.game, "jelena", "theodore", "arc")


@pytest.mark.rule("ICH-ACT-10")
def test_a_weapon_that_reloads_is_empty_after_the_shot():
    """Where a weapon says so, it is empty after a shot, and refused until it is reloaded."""
    game = shot()
    crossbow = replace(game.book.weapons["arc"], reload=True)
    slow = replace(game, book=replace(game.book, weapons={**game.book.weapons, "arc": crossbow}))
    played = slow.play(shoot, "jelena", "theodore", "arc", dice=[1, 6])
    assert played.state.figure("jelena").unloaded == {"arc"}
    assert shot_verdict(played.game, "jelena", "theodore", "arc").reason == "unloaded"


@pytest.mark.rule("ICH-SWIM-07")
def test_a_swimmer_does_not_shoot_but_is_shot_at():
    """Jelena in deep water may not; from the bank she may shoot at Theodore in it."""

    def lake(x):
        return [("deep_water", [(x - 2, 4), (x + 2, 4), (x + 2, 8), (x - 2, 8)])]

    assert refusal(shot(areas=lake(5))) == ("shooter_swims", "ICH-SWIM-07")
    assert refusal(shot(areas=lake(12))) is None


def test_only_enemies_on_the_table_are_shot_at():
    """Neither a friend nor one that is gone."""
    gone = shot(theodore={"at": None, "status": "out"})
    assert refusal(gone) == ("not_an_enemy", "ICH-SHOOT-01")


def test_a_sword_is_not_shot():
    """Melee weapons have no range, and a bow left at home is not at hand."""
    assert refusal(shot({"weapons": ("epee",)}), "epee") == ("not_a_ranged_weapon", "ICH-SHOOT-03")
    assert refusal(shot({"weapons": ("epee",)})) == ("weapon_not_at_hand", "ICH-THROW-01")


def test_a_frightening_target_asks_for_courage_first():
    """Effroi: a failed roll of Psychisme, and the shot fails without any other die; a passed one, and it goes on."""
    game = shot({"psychisme": 3}, {"abilities": ("effroi",)})
    failed = game.play(shoot, "jelena", "theodore", "arc", dice=[("psychisme", "jelena", 4)])
    assert failed.last == Shot("jelena", "theodore", "arc", None, None, hit=False)
    passed = game.play(shoot, "jelena", "theodore", "arc", dice=[3, 1, 6])
    assert totals(passed) == (4, 9)


def test_an_illusion_frightens_until_the_turn_is_over():
    """The flag of an Effroyable illusion counts like the ability."""
    game = shot(theodore={"turn_flags": frozenset({"effroi"})})
    assert game.play(shoot, "jelena", "theodore", "arc", dice=[6]).result is False


@pytest.mark.rule("ICH-FAITH-06", "ICH-FAITH-16")
def test_a_hit_pleases_the_gods_and_a_wound_on_top():
    """1 point for the hit, 2 for the damage; nothing for a miss."""
    sibyl = {"selene": given_game.figure("greeks", at=(20, 20), role="receptacle")}
    game = shot(more=sibyl)
    assert game.play(shoot, "jelena", "theodore", "arc", dice=[6, 1, 6]).state.sides["greeks"].points == 3
    assert game.play(shoot, "jelena", "theodore", "arc", dice=[6, 1, 2]).state.sides["greeks"].points == 1
    assert game.play(shoot, "jelena", "theodore", "arc", dice=[1, 6]).state.sides["greeks"].points == 0


def test_who_is_engaged_with_a_frightening_enemy_is_past_fear():
    """No roll for Davios, 0.2 pas from Theodore; a friend of Theodore's is never afraid of him."""
    frightening = {"abilities": ("effroi",)}
    assert duel(theodore=frightening).play(dares, "davios", "theodore", dice=[]).result is True
    friend = {"crixus": given_game.figure("romans", at=(20, 20))}
    assert duel(theodore=frightening, more=friend).play(dares, "crixus", "theodore", dice=[]).result is True
