"""The alert stance: who waits for an enemy to pass, and at which point of its way it reacts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.ichoria.actions.shots import Shot
from skirmish.ichoria.course.activation import activate
from skirmish.ichoria.move.action import move
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.move_events import Charged, Moved, PathAnnounced, PlanHeard
from skirmish.ichoria.state.turn_events import ActivationBegan, Reacted, TurnEnded
from tests import given
from tests.skirmish.ichoria import given_game

figure = given_game.figure
COVERS = (given.box(3, 0.5, 3, at=(7.5, 8), name="west"), given.box(3, 0.5, 3, at=(12.5, 8), name="east"))
"""Two walls beside the way along y = 10, as jelena sees it from (10, 5): between them there is a lane."""


def field(pieces=(), *, gladiator=None, jelena=None, active="gladiator", **others):
    """Jelena the archer on alert, and a gladiator on its way."""
    him = {"at": (5, 10), "adresse": 3, **(gladiator or {})}
    her = {"at": (10, 4), "weapons": ("arc",), "alert": True, "adresse": 4, **(jelena or {})}
    figures = {"gladiator": figure("romans", **him), "jelena": figure("greeks", **her), **others}
    return given_game.skirmish(pieces, figures, active=active)


def shoot(at_pas, weapon="arc"):
    return {"do": "shoot", "weapon": weapon, "at_pas": at_pas}


def charge(at_pas, **more):
    return {"do": "charge", "at_pas": at_pas, **more}


def asked(scene, plan):
    """The decision of who is on alert, once a plan is announced."""
    return scene.play(move, "gladiator", answers=[plan], until_asked=True)


@pytest.mark.rule("ICH-ALERT-01", "ICH-EX-20")
def test_who_finds_nobody_in_range_takes_an_alert_stance_as_its_second_action():
    """Jelena steps back; nobody is in range of her bow, so she waits for the gladiator to come."""
    scene = field(jelena={"at": (10, 9), "alert": False}, gladiator={"at": (30, 9)}, active=None)
    played = scene.play(activate, "jelena", "greeks", answers=["move", "walk 6,9"], until_asked=True)
    assert played.check("shoot").reason == "nobody_to_shoot_at"
    played = scene.play(activate, "jelena", "greeks", answers=["move", "walk 6,9", "alert", "end"])
    assert played.state.figures["jelena"].alert
    near = field(jelena={"at": (6, 9)}, gladiator={"at": (27, 9)})
    openings = asked(near, "walk 21,9").pending.openings
    assert [one.do for one in openings] == ["shoot"]
    assert openings[0].first_pas == pytest.approx(27 - 1.2 - 18 - 6, abs=0.01)


@pytest.mark.rule("ICH-ALERT-02", "ICH-ALERT-12")
def test_a_reaction_is_one_shot_or_one_charge_and_uses_the_stance_up():
    scene = field()
    played = scene.play(move, "gladiator", answers=["walk 11,10", shoot(2)], dice=[6, 1, 2])
    assert played.told(Reacted) == [Reacted("jelena", "gladiator", "shoot")]
    assert not played.state.figures["jelena"].alert
    refused = asked(scene, "walk 11,10").check({"do": "solicit", "at_pas": 2})
    assert (refused.reason, refused.rule) == ("not_a_reaction", "ICH-ALERT-02")
    assert asked(scene, "walk 11,10").check(shoot(2, "dague")).rule == "ICH-ALERT-02"


@pytest.mark.rule("ICH-ALERT-12")
def test_an_alert_shot_is_never_aimed():
    played = field().play(move, "gladiator", answers=["walk 11,10", shoot(2)], dice=[3, 4])
    assert played.told(Shot)[0].attack == 3 + 4


@pytest.mark.rule("ICH-ALERT-03")
def test_an_enemy_within_its_move_may_be_engaged_if_there_is_a_way():
    scene = field(jelena={"at": (10, 4)})
    openings = {one.do: one for one in asked(scene, "walk 11,10").pending.openings}
    assert openings["charge"].first_pas == pytest.approx(5 - (7.2**2 - 6**2) ** 0.5, abs=0.02)
    far = asked(scene, "walk 11,10").check(charge(0.5))
    assert (far.reason, far.rule) == ("not_in_view_and_range", "ICH-ALERT-04")
    slit = (given.box(9.75, 0.3, 7, at=(4.875, 7), name="west"), given.box(25.75, 0.3, 7, at=(23.125, 7), name="east"))
    behind_walls = asked(field(slit), "walk 11,10")
    assert behind_walls.check(shoot(5))
    refused = behind_walls.check(charge(5))
    assert (refused.reason, refused.rule) == ("no_way_there", "ICH-ALERT-03")
    refused = behind_walls.check(charge(5, path="walk 10,6"))
    assert (refused.reason, refused.rule) == ("does_not_engage", "ICH-ALERT-03")


@pytest.mark.rule("ICH-ALERT-03")
def test_attaque_eclair_engages_in_alert_from_eight_pas():
    slow = asked(field(jelena={"at": (8, 2)}), "walk 11,10").pending.openings
    quick = asked(field(jelena={"at": (8, 2), "abilities": ("attaque_eclair",)}), "walk 11,10").pending.openings
    assert [one.do for one in slow] == ["shoot"]
    assert [one.do for one in quick] == ["shoot", "charge"]
    scene = field(jelena={"at": (8, 2), "abilities": ("attaque_eclair",)})
    played = scene.play(move, "gladiator", answers=["walk 11,10", charge(3)])
    assert engaged_with(played.game, "jelena") == ("gladiator",)


@pytest.mark.rule("ICH-ALERT-04", "ICH-EX-19")
def test_view_and_distance_must_hold_at_the_same_point():
    """From cover to cover: only between the two walls can he be seen, and only there can anybody react."""
    decision = asked(field(COVERS, gladiator={"at": (6.6, 10)}, jelena={"at": (10, 5)}), "walk 12.6,10")
    spans = [(one.do, one.first_pas, one.last_pas) for one in decision.pending.openings]
    assert {do for do, _, _ in spans} == {"shoot", "charge"}
    behind = decision.check(shoot(0.3))
    between = decision.check(shoot(3.4))
    assert (behind.rule, behind.place) == ("ICH-ALERT-04", pytest.approx((6.9, 10, 0), abs=1e-3))
    assert between


@pytest.mark.rule("ICH-ALERT-05", "ICH-EX-19")
def test_the_mover_is_halted_at_the_point_and_engaged_there():
    scene = field(COVERS, gladiator={"at": (6.6, 10)}, jelena={"at": (10, 5), "weapons": ("epee",)})
    played = scene.play(
        activate, "gladiator", "romans", answers=["move", "walk 12.6,10", charge(3.4)], until_asked=True
    )
    assert played.state.figures["gladiator"].place == pytest.approx((10, 10, 0))
    assert engaged_with(played.game, "gladiator") == ("jelena",)
    assert played.told(Charged) == [Charged("jelena", ("gladiator",))]
    assert played.state.figures["jelena"].charged == {"gladiator"}
    assert not played.told(Shot)
    assert "fight" in played.pending.options  # it keeps the action it has not used


@pytest.mark.rule("ICH-ALERT-06")
def test_a_shot_in_alert_needs_a_loaded_weapon_and_the_conditions_of_any_shot():
    empty = field(jelena={"unloaded": frozenset({"arc"}), "at": (10, 2)})
    assert empty.play(move, "gladiator", answers=["walk 11,10"]).told(Reacted) == []
    busy = field(friend=figure("greeks", at=(12.4, 10)))
    decision = asked(busy, "walk 10.9,10")
    assert decision.check(shoot(3))
    assert decision.check(shoot(5.9)).rule == "ICH-SHOOT-05"  # by then he is engaged with a friend of hers


@pytest.mark.rule("ICH-ALERT-07", "ICH-ALERT-08", "ICH-EX-21")
def test_the_plan_is_announced_first_and_the_point_is_chosen_by_who_is_on_alert():
    """Move, shoot, finish the move: all of it is known before Jelena's player names the moment."""
    plan = {"path": "walk 11,10", "action": {"do": "shoot", "target": "jelena", "weapon": "arc", "at_pas": 4}}
    scene = field(gladiator={"weapons": ("arc",)})
    decision = asked(scene, plan)
    said = [PathAnnounced("gladiator", "walk 11,10", action="shoot", at_pas=4.0), PlanHeard("gladiator", ("jelena",))]
    assert decision.events == said
    assert decision.told(Moved) == []
    assert (decision.pending.player, decision.pending.path, decision.pending.action) == (
        "greeks",
        "walk 11,10",
        "shoot",
    )
    early = scene.play(move, "gladiator", answers=[plan, shoot(2)], dice=[1, 6, 1, 6])
    late = scene.play(move, "gladiator", answers=[plan, shoot(5)], dice=[1, 6, 1, 6])
    assert [event.shooter for event in early.told(Shot)] == ["jelena", "gladiator"]
    assert [event.shooter for event in late.told(Shot)] == ["gladiator", "jelena"]
    assert early.told(Moved)[0].place == pytest.approx((7, 10, 0))


@pytest.mark.rule("ICH-ALERT-09")
@pytest.mark.parametrize(
    ("dice", "first"), [([6, 1], "gladiator"), ([1, 6], "jelena"), ([3, 3, 3], "gladiator"), ([3, 3, 4], "jelena")]
)
def test_at_the_same_instant_initiative_decides_who_acts_first(dice, first):
    plan = {"path": "walk 11,10", "action": {"do": "shoot", "target": "jelena", "weapon": "arc", "at_pas": 4}}
    scene = field(gladiator={"weapons": ("arc",)})
    played = scene.play(move, "gladiator", answers=[plan, shoot(4)], dice=[*dice, 1, 6, 1, 6])
    assert played.told(Shot)[0].shooter == first
    assert len(played.told(Shot)) == 2


@pytest.mark.rule("ICH-ALERT-10", "ICH-SHOOT-10")
def test_the_modifiers_are_those_of_the_chosen_instant():
    low = (given.box(2, 0.4, 0.6, at=(8, 7), name="parapet"),)
    scene = field(low, gladiator={"at": (5, 10)})
    hidden = scene.play(move, "gladiator", answers=["walk 11,10", shoot(1.5)], dice=[3, 3])
    free = scene.play(move, "gladiator", answers=["walk 11,10", shoot(5.5)], dice=[3, 3, 2])
    assert hidden.told(Shot)[0].defence == 3 + 3 + 1  # concealed behind the parapet
    assert free.told(Shot)[0].defence == 3 + 3


@pytest.mark.rule("ICH-ALERT-11")
def test_the_stance_lasts_across_the_turn_until_its_next_activation():
    scene = field(active=None)
    after = scene.play(lambda game: game.emit(TurnEnded(1)))
    assert after.state.figures["jelena"].alert
    began = scene.play(lambda game: game.emit(ActivationBegan("jelena", "greeks")))
    assert not began.state.figures["jelena"].alert


@pytest.mark.rule("ICH-ALERT-11")
def test_who_is_engaged_is_on_alert_no_more():
    scene = field(gladiator={"at": (5, 4)}, jelena={"at": (10, 4), "weapons": ("epee",)})
    played = scene.play(move, "gladiator", answers=["walk 8.4,4", "pass"])
    assert engaged_with(played.game, "gladiator") == ("jelena",)
    assert not played.state.figures["jelena"].alert
    spent = field(jelena={"turn_flags": frozenset({"spent"})})
    assert spent.play(move, "gladiator", answers=["walk 11,10"]).told(Reacted) == []


@pytest.mark.rule("ICH-ALERT-13")
def test_after_a_reaction_the_plan_is_gone_on_with_and_cannot_be_changed():
    scene = field(gladiator={"weapons": ("arc",)}, active=None)
    played = scene.play(
        activate, "gladiator", "romans", answers=["move", "walk 8,10", shoot(1)], dice=[1, 6], until_asked=False
    )
    assert played.state.figures["gladiator"].place == (8.0, 10.0, 0.0)
    assert played.state.activation is None  # nothing more is open: 3 pas and the second action are lost
    passed = scene.play(activate, "gladiator", "romans", answers=["move", "walk 8,10", "pass"], until_asked=True)
    assert "shoot" in passed.pending.options  # without a reaction he keeps his second action
    assert passed.check("move").rule == "ICH-ALERT-07"  # but the way that was heard is his whole move


@pytest.mark.rule("ICH-ALERT-13")
def test_who_is_engaged_by_the_reaction_may_still_fight():
    scene = field(jelena={"weapons": ("epee",)})
    played = scene.play(activate, "gladiator", "romans", answers=["move", "walk 11,10", charge(4)], until_asked=True)
    assert played.pending.options == ("fight", "end")
    refused = played.check("disengage")
    assert (refused.reason, refused.rule) == ("plan_announced", "ICH-ALERT-13")


@pytest.mark.rule("ICH-ALERT-14")
def test_several_on_alert_react_each_once_in_the_order_their_player_says():
    second = figure("greeks", at=(14, 4), weapons=("arc",), alert=True)
    scene = field(atalante=second)
    answers = ["walk 11,10", shoot(3), shoot(3), ("greeks", "ReactFirst", "atalante")]
    played = scene.play(move, "gladiator", answers=answers, dice=[1, 6, 1, 6])
    assert [event.shooter for event in played.told(Shot)] == ["atalante", "jelena"]


@pytest.mark.rule("ICH-ALERT-14")
def test_once_one_has_engaged_the_enemy_the_others_cannot_shoot_at_it():
    second = figure("greeks", at=(14, 4), weapons=("arc",), alert=True)
    scene = field(jelena={"weapons": ("epee",)}, atalante=second)
    answers = ["walk 11,10", charge(3), shoot(3), ("ReactFirst", "jelena")]
    played = scene.play(move, "gladiator", answers=answers)
    assert played.told(Shot) == []
    assert played.told(Reacted) == [Reacted("jelena", "gladiator", "charge")]
    assert played.state.figures["atalante"].alert  # she has not used her stance


def test_nobody_passes_who_stays_where_it_is():
    assert field().play(move, "gladiator", answers=["stay"]).told(Reacted) == []


def test_nobody_is_charged_in_the_air():
    roofs = (given.box(4, 4, 3, at=(7, 10), name="one"), given.box(4, 4, 3, at=(13, 10), name="two"))
    scene = field(roofs, gladiator={"at": (8, 10, 3)}, jelena={"at": (10, 6)})
    decision = asked(scene, "jump 11.5,10")
    refused = decision.check(charge(2))
    assert (refused.reason, refused.rule) == ("in_the_air", "ICH-ALERT-05")
    assert decision.check(shoot(2))


def test_a_fearful_sentry_does_not_charge_who_inspires_effroi():
    scene = field(gladiator={"abilities": ("effroi",)}, jelena={"weapons": ("epee",), "psychisme": 2})
    played = scene.play(move, "gladiator", answers=["walk 11,10", charge(4)], dice=[("psychisme", "jelena", 3)])
    assert engaged_with(played.game, "jelena") == ()
    gap = played.game.table.apart(
        played.game.standing("jelena"), replace(played.game.standing("gladiator"), place=(9.0, 10.0, 0.0))
    )
    assert gap.bodies_pas == pytest.approx(2.0, abs=0.01)
    assert played.state.figures["gladiator"].place == (11.0, 10.0, 0.0)  # and he goes on
