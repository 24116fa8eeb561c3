"""Activations: two actions, one of them a move, the other before, during or after it."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.shots import Shot
from skirmish.ichoria.course.activation import activate
from skirmish.ichoria.gods.faith import PointsEarned
from skirmish.ichoria.gods.ichor import Harvested
from skirmish.ichoria.state.move_events import Exhausted, Hurried, Moved
from skirmish.ichoria.state.state import Difficulty, LyingWeapon
from skirmish.ichoria.state.turn_events import MoveEnded, Reloaded, SecondActionTaken, Stayed
from skirmish.kernel.events import Rolled
from tests import given
from tests.skirmish.ichoria import given_game

figure = given_game.figure
AIMED = {"target": "sigvald", "weapon": "arc", "aimed": True}
UNAIMED = {**AIMED, "aimed": False}


def field(pieces=(), *, davios=None, sigvald=None, **more):
    """A Greek archer, and a Viking eight pas away."""
    greek = {"at": (5, 6), "weapons": ("arc", "epee"), "sante": 3, **(davios or {})}
    viking = {"at": (13, 6), **(sigvald or {})}
    figures = {"davios": figure("greeks", **greek), "sigvald": figure("vikings", **viking)}
    return given_game.skirmish(pieces, figures, **more)


def play(scene, answers, dice=(), **more):
    return scene.play(activate, "davios", "greeks", answers=answers, dice=dice, **more)


def options(scene, answers=(), dice=()):
    """What davios may do after these answers."""
    return play(scene, answers, dice, until_asked=True).pending.options


@pytest.mark.rule("ICH-ACT-01")
def test_two_actions_are_a_move_and_one_other_and_never_two_others():
    after_shot = play(field(), ["shoot", UNAIMED], [1, 6], until_asked=True)
    assert "move" in after_shot.pending.options
    refused = after_shot.check("shoot")
    assert (refused.reason, refused.rule, refused.place) == ("second_action_taken", "ICH-ACT-01", (5.0, 6.0, 0.0))
    assert after_shot.check("solicit").rule == "ICH-ACT-01"
    moved = play(field(), ["stay"], until_asked=True)
    assert (moved.check("move").rule, moved.check("stay").rule) == ("ICH-ACT-01", "ICH-ACT-01")


@pytest.mark.rule("ICH-ACT-02")
def test_to_stay_in_place_is_a_move_action():
    played = play(field(), ["stay", "solicit"])
    assert played.told(Stayed) == [Stayed("davios")]
    assert played.told(Moved) == []
    assert played.state.figures["davios"].place == (5.0, 6.0, 0.0)


@pytest.mark.rule("ICH-ACT-03", "ICH-SHOOT-07")
def test_who_stays_and_shoots_has_aimed():
    assert play(field(), ["stay", "shoot"], until_asked=True).pending.options == (AIMED,)
    played = play(field(), ["stay", "shoot", AIMED], [3, 3, 2])
    assert played.told(Shot)[0].attack == 3 + 3 + 1
    assert played.told(Shot)[0].hit


@pytest.mark.rule("ICH-ACT-04")
def test_the_list_of_second_actions_is_open_to_who_meets_their_conditions():
    scene = field(
        davios={"at": (5, 6), "abilities": ("effroyable_illusion",), "thrown": ("dague",), "weapons": ("arc", "dague")},
        fragments={"f1": (5, (5.5, 6))},
        lying=(LyingWeapon("dague", "davios", (4.5, 6.0, 0.0)),),
    )
    found = options(scene)
    assert {"shoot", "solicit", "alert", "harvest", "retrieve", "effroyable_illusion"} <= set(found)
    assert not {"fight", "disengage", "recover"} & set(found)
    engaged = field(sigvald={"at": (6.4, 6)})
    assert set(options(engaged)) == {"move", "stay", "fight", "disengage", "end"}


@pytest.mark.rule("ICH-ACT-05", "ICH-MOV-11")
def test_the_second_action_may_be_taken_in_the_middle_of_the_move():
    played = play(field(), ["move", "walk 8,6", "shoot", UNAIMED, "move", "walk 8,9"], [1, 6])
    assert [event.cost_pas for event in played.told(Moved)] == [3.0, 3.0]
    again = play(field(), ["move", "walk 8,6", "shoot", UNAIMED, "move"], [1, 6], until_asked=True)
    assert again.pending.left_pas == pytest.approx(3.0)
    assert again.check("walk 8,9.1").reason == "too_far"


@pytest.mark.rule("ICH-ACT-05")
def test_the_exact_point_of_the_second_action_can_be_said_with_the_path():
    shot = {"do": "shoot", "target": "sigvald", "weapon": "arc", "at_pas": 2.5}
    played = play(field(), ["move", {"path": "walk 10,6", "action": shot}, "end"], [1, 6])
    kinds = [type(event) for event in played.events if isinstance(event, Moved | Shot)]
    assert kinds == [Moved, Shot, Moved]
    assert played.told(Moved)[0].place == pytest.approx((7.5, 6, 0))
    assert played.state.figures["davios"].place == (10.0, 6.0, 0.0)


@pytest.mark.rule("ICH-ACT-05", "ICH-ICHOR-02")
def test_a_fragment_is_harvested_where_it_is_first_touched_and_the_move_goes_on():
    plan = {"path": "walk 5,11", "action": {"do": "harvest", "target": "f1"}}
    played = play(field(fragments={"f1": (5, (5, 9))}), ["move", plan, "end"])
    assert played.told(Moved)[0].place == pytest.approx((5, 8.2, 0), abs=0.02)
    assert played.told(Harvested) == [Harvested("davios", "f1", 5)]
    assert played.state.figures["davios"].place == (5.0, 11.0, 0.0)


@pytest.mark.rule("ICH-ACT-06")
def test_soliciting_the_gods_brings_one_point():
    scene = field(davios={"role": "receptacle"})
    played = play(scene, ["solicit", "end"])
    assert played.told(PointsEarned)[0].points == 1
    assert played.state.sides["greeks"].points == 1
    mercenary = field(davios={"mercenary": True})
    assert play(mercenary, [], until_asked=True).check("solicit").rule == "ICH-ACT-06"


@pytest.mark.rule("ICH-ACT-07", "ICH-MOV-02", "ICH-EX-08")
def test_hurrying_is_the_second_action_and_makes_the_move_half_as_long_again():
    played = play(field(), ["move", {"path": "walk 5,15", "hurry": True}])
    assert played.told(Hurried) == [Hurried("davios")]
    assert played.told(Moved)[0].cost_pas == pytest.approx(9.0)
    assert play(field(), ["move"], until_asked=True).check("walk 5,12.1").rule == "ICH-MOV-01"
    assert play(field(), ["move"], until_asked=True).check({"path": "walk 5,15.1", "hurry": True}).rule == "ICH-MOV-02"
    after = play(field(), ["move", {"path": "walk 5,8", "hurry": True}], until_asked=True)
    assert after.pending.options == ("move", "end")
    assert after.check("alert").rule == "ICH-ACT-01"


@pytest.mark.rule("ICH-ACT-07")
def test_who_has_taken_its_second_action_cannot_hurry_and_who_hurries_takes_none_on_the_way():
    after = play(field(), ["solicit", "move"], until_asked=True)
    refused = after.check({"path": "walk 5,8", "hurry": True})
    assert (refused.reason, refused.rule) == ("second_action_taken", "ICH-ACT-07")
    both = {"path": "walk 5,8", "hurry": True, "action": {"do": "solicit"}}
    assert play(field(), ["move"], until_asked=True).check(both).rule == "ICH-ACT-07"


@pytest.mark.rule("ICH-MOV-12")
def test_hurrying_is_said_before_the_move_begins():
    after = play(field(), ["move", "walk 5,8", "move"], until_asked=True)
    refused = after.check({"path": "walk 5,10", "hurry": True})
    assert (refused.reason, refused.rule) == ("move_has_begun", "ICH-MOV-12")


@pytest.mark.rule("ICH-MOV-12", "ICH-EX-02")
def test_all_rolls_of_a_hurried_move_are_those_of_one_who_hurries():
    """Davios climbs 4 pas in a hurry: Athlétisme 3 without a bonus, and a 3 is enough."""
    wall = (given.box(4, 4, 4, at=(9, 6)),)
    played = play(field(wall), ["move", {"path": "climb 7,6", "hurry": True}, "end"], [("climb", 3)])
    assert played.state.figures["davios"].place[2] == pytest.approx(4.0)
    slow = play(field(wall), ["move", "climb 7,6", "end"], [("climb", 4)])  # Athlétisme+1 unhurried
    assert slow.state.figures["davios"].place[2] == pytest.approx(4.0)
    failed = play(field(wall), ["move", {"path": "climb 7,6", "hurry": True}, "end"], [("climb", 4)])
    assert failed.state.figures["davios"].place[2] == 0.0


@pytest.mark.rule("ICH-ACT-08")
def test_taking_up_an_object_costs_the_second_action_and_needs_contact():
    played = play(field(fragments={"f1": (5, (5.5, 6))}), ["harvest"], until_asked=True)
    assert played.told(SecondActionTaken) == [SecondActionTaken("davios", "harvest")]
    assert played.check("solicit").rule == "ICH-ACT-01"
    away = play(field(fragments={"f1": (5, (5, 7.1))}), [], until_asked=True)
    assert away.check("harvest").reason == "no_contact"
    engaged = field(sigvald={"at": (6.4, 6)}, fragments={"f1": (5, (5, 6.5))})
    assert play(engaged, [], until_asked=True).check("harvest").rule == "ICH-ENG-05"


@pytest.mark.rule("ICH-ACT-09", "ICH-DIFF-06")
@pytest.mark.parametrize(("action", "left"), [("recover_by_move", "solicit"), ("recover", "move")])
def test_either_action_may_be_given_up_to_recover(action, left):
    scene = field(davios={"difficulty": Difficulty(melee=False)})
    played = play(scene, [action], until_asked=True)
    assert played.state.figures["davios"].difficulty is None
    assert left in played.pending.options
    assert "recover" not in played.pending.options
    gone = "move" if action == "recover_by_move" else "solicit"
    assert played.check(gone).rule == "ICH-ACT-01"


@pytest.mark.rule("ICH-ACT-09")
def test_a_move_that_has_begun_cannot_be_given_up_to_recover():
    scene = field(davios={"difficulty": Difficulty(melee=False)})
    played = play(scene, ["move", "walk 5,8"], until_asked=True)
    assert played.check("recover_by_move").reason == "move_has_begun"


@pytest.mark.rule("ICH-ACT-10")
def test_a_reload_takes_the_place_of_the_move_and_is_no_aiming():
    scene = field(davios={"unloaded": frozenset({"arc"})})
    assert play(scene, [], until_asked=True).check("shoot").reason == "nobody_to_shoot_at"
    played = play(scene, ["reload", "shoot"], until_asked=True)
    assert played.told(Reloaded) == [Reloaded("davios", "arc")]
    assert played.pending.options == (UNAIMED,)
    shot = play(scene, ["reload", "shoot", UNAIMED], [3, 3])
    assert not shot.told(Shot)[0].hit
    assert play(field(), [], until_asked=True).check("reload").rule == "ICH-ACT-10"


@pytest.mark.rule("ICH-ACT-11", "ICH-FALL-06")
def test_who_can_do_nothing_more_loses_its_move_and_its_second_action():
    scene = field((given.box(4, 4, 7, at=(5, 6)),), davios={"at": (5, 6, 7)})
    played = play(scene, ["move", "drop 9,6"], [("landing", 4), ("damage", 1)])
    assert played.told(Exhausted)[0].figure == "davios"
    assert played.state.figures["davios"].has("spent")
    assert played.state.figures["davios"].sante == 2
    assert not played.match.pending  # nobody is asked what he does next


@pytest.mark.rule("ICH-ACT-11")
def test_who_can_do_nothing_more_is_on_alert_no_more_but_still_defends_itself():
    scene = field(sigvald={"turn_flags": frozenset({"spent"}), "alert": True, "weapons": ("arc",)})
    played = play(scene, ["move", "walk 8,6", "shoot", UNAIMED, "end"], [6, 1, 2])
    assert [(event.purpose, event.by) for event in played.told(Rolled)][:2] == [
        ("shot", "davios"),
        ("evasion", "sigvald"),
    ]


@pytest.mark.rule("ICH-ACT-12")
def test_a_figure_that_has_claimed_to_aim_may_not_move_any_more():
    played = play(field(), ["shoot", AIMED], [3, 3, 2])
    assert played.told(Shot)[0].hit
    assert not played.match.pending
    early = play(field(), ["shoot"], until_asked=True)
    assert early.pending.options == (UNAIMED, AIMED)
    moved = play(field(), ["move", "walk 5,7", "shoot"], until_asked=True)
    assert moved.pending.options == (UNAIMED,)
    assert (moved.check(AIMED).reason, moved.check(AIMED).rule) == ("has_moved", "ICH-ACT-12")


@pytest.mark.rule("ICH-ACT-12")
def test_after_a_shot_that_was_not_aimed_the_whole_move_is_left():
    after = play(field(), ["shoot", UNAIMED, "move"], [1, 6], until_asked=True)
    assert after.pending.left_pas == pytest.approx(6.0)


def test_an_action_that_is_none_is_refused_and_changes_nothing():
    asked = play(field(), [], until_asked=True)
    before = asked.state
    for answer in ("fly", 7, {"do": "move"}, None):
        assert asked.check(answer).reason == "not_an_option"
    wrong = asked.match.answer("vikings", asked.match.pending[0].number, "move")
    assert wrong.reason == "not_your_decision"
    assert asked.state is before


def test_a_path_through_a_wall_is_refused_with_the_rule_and_the_place():
    scene = field((given.box(0.5, 8, 3, at=(8, 6)),))
    asked = play(scene, ["move"], until_asked=True)
    before = asked.state
    refused = asked.match.answer("greeks", asked.match.pending[0].number, "walk 10,6")
    assert (refused.reason, refused.rule) == ("wall_ahead", "ICH-MOV-17")
    assert refused.place == pytest.approx((7.15, 6, 0), abs=0.01)
    assert asked.state is before
    assert asked.match.answer("greeks", asked.match.pending[0].number, "walk 7,6")


@pytest.mark.parametrize(
    "answer",
    ["", "fly 3,4", "walk 3", 5, {"path": 4}, {"path": "walk 5,8", "pace": 2}, {"path": "walk 5,8", "hurry": "yes"},
     {"path": "walk 5,8", "action": {"do": "sing"}}, {"path": "walk 5,8", "action": {"do": "shoot", "at_pas": -1}},
     {"path": "walk 5,8", "action": "shoot"}, {"path": "walk 50,8"}, {"path": "from 9,9; walk 9,8"}],
)  # fmt: skip
def test_what_is_no_path_is_refused_by_name(answer):
    refused = play(field(), ["move"], until_asked=True).check(answer)
    assert refused.reason in ("unreadable_path", "impossible_path")
    assert (refused.rule, refused.place) == ("ICH-MOV-03", (5.0, 6.0, 0.0))
    assert refused.facts["error"]


def test_a_path_that_goes_nowhere_is_refused():
    refused = play(field(), ["move"], until_asked=True).check("from 5,6")
    assert (refused.reason, refused.rule) == ("goes_nowhere", "ICH-MOV-03")


def test_an_action_beyond_the_way_is_refused():
    shot = {"do": "shoot", "target": "sigvald", "weapon": "arc", "at_pas": 9}
    asked = play(field(), ["move"], until_asked=True)
    assert asked.check({"path": "walk 8,6", "action": shot}).rule == "ICH-ACT-05"
    assert asked.check({"path": "walk 8,6", "action": {**shot, "at_pas": 1, "target": "nobody"}}).rule == "ICH-SHOOT-01"
    far = field(sigvald={"at": (30, 6)})
    refused = play(far, ["move"], until_asked=True).check({"path": "walk 8,6", "action": {**shot, "at_pas": 1}})
    assert (refused.rule, refused.place) == ("ICH-SHOOT-03", pytest.approx((6, 6, 0)))


def test_a_player_may_change_his_mind_and_stay():
    played = play(field(), ["move", "stay", "end"])
    assert played.told(Stayed) == [Stayed("davios")]
    played = play(field(), ["move", "walk 5,7", "move", "stay", "end"])
    assert played.told(MoveEnded) == [MoveEnded("davios", "stays")]


@pytest.mark.rule("ICH-ACT-04", "ICH-THROW-03")
def test_an_action_whose_conditions_are_not_met_is_refused_for_its_own_reason():
    """The dagger lies two pas off, there is no fragment, and Davios has no such power."""
    lying = (LyingWeapon("dague", "davios", (7.5, 6.0, 0.0)),)
    asked = play(field(davios={"thrown": ("dague",), "weapons": ("dague",)}, lying=lying), [], until_asked=True)
    refused = [asked.check(one) for one in ("retrieve", "effroyable_illusion", "harvest")]
    assert [one.reason for one in refused] == ["not_in_contact", "power_not_usable", "no_contact"]
    assert [one.rule for one in refused] == ["ICH-THROW-03", "ability/effroyable_illusion", "ICH-ICHOR-02"]
