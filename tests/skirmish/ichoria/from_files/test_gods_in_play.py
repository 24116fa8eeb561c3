"""Gods, faith and strangers in games of scenario files."""

from __future__ import annotations

import pytest

from skirmish.ichoria.gods.conflict import ConflictSettled
from skirmish.ichoria.gods.faith import PointsEarned
from skirmish.ichoria.state.state import Difficulty
from skirmish.ichoria.state.turn_events import ActivationBegan, ActivationEnded
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import box_zone, figure, piece, side, stranger

SIBYL = figure("selene", "greeks/sibyl", (3, 3))
FAR_RUS = figure("sigvald", "vikings/rus", (33, 20))


def earned(played):
    return [(event.figure, event.act, event.points) for event in played.told(PointsEarned)]


# ---------------------------------------------------------------- points on a roll


@pytest.mark.rule("ICH-CONF-01")
def test_who_passed_may_still_answer_a_curse_on_the_same_roll(tmp_path):
    """Davios' player lets his jump stand; the Vikings curse it, and now he calls on fate: a conflict of influence."""
    blocks = piece("west", box=[3, 3, 2], at=[5, 6]) + piece("east", box=[3, 3, 2], at=[12, 6])
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/spartan_hoplite", (6, 6, 2)), points=3),
        side("vikings", FAR_RUS, points=5),
        scenery=blocks,
    )
    answers = [("vikings", "CallGods", "pass"), "move", "jump 11.5,6", ("greeks", "InfluenceFate", "pass")]
    asked = game.play([*answers, ("vikings", "Curse", "die 1")], dice=[2])
    assert asked.asked == ("greeks", "InfluenceFate")
    assert asked.pending.contested
    bids = [("greeks", "StrengthenIntervention", 0), ("vikings", "StrengthenIntervention", 0)]
    fought = game.play([*answers, ("vikings", "Curse", "die 1"), "die 1", *bids], dice=[2, 6, 6, 6, 1, 1, 1, 1, 1, 3])
    assert fought.told(ConflictSettled)[0].winner == "greeks"
    assert (fought.points("greeks"), fought.points("vikings")) == (0, 0)


# ---------------------------------------------------------------- strangers


@pytest.mark.rule("ICH-DIVINE-06", "ICH-FAITH-14")
def test_a_stranger_is_taken_over_in_the_middle_of_an_activation_the_active_player_asked_first(tmp_path):
    """Sigvald is activated first: his player is asked before the Greeks, who are listed before him."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (20, 20)), points=6),
        side("vikings", FAR_RUS, points=6),
        stranger("bear", "vikings/rus", (10, 10)),
    )
    first = game.play(["pass", "pass"], orders=[(1, 0)])
    assert first.asked == ("vikings", "TakeOver")
    answers = ["pass", "pass", ("vikings", "TakeOver", "pass"), ("greeks", "TakeOver", "bear")]
    cards = ("vikings", "CallGods", "pass")
    bear = game.play([*answers, cards, "move", "walk 13,10", cards, "end"], orders=[(1, 0)])
    assert [(one.figure, one.controller) for one in bear.told(ActivationBegan)] == [
        ("sigvald", "vikings"),
        ("bear", "greeks"),
    ]
    assert bear.figure("bear").place[0] == pytest.approx(13)
    assert [event.figure for event in bear.told(ActivationEnded)] == ["bear"]
    assert (bear.pending.kind, bear.pending.figure) == ("ChooseAction", "sigvald")  # whose activation goes on
    assert bear.points("greeks") == 0


@pytest.mark.rule("ICH-DIVINE-06", "ICH-NPC-02")
def test_points_earned_by_an_action_pay_for_a_stranger_before_the_next_one(tmp_path):
    """Soliciting the gods brings the sixth point; the bear is offered at once, and Davios moves afterwards."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (20, 20)), SIBYL, points=5),
        side("vikings", FAR_RUS),
        stranger("bear", "vikings/rus", (10, 10)),
    )
    played = game.play(["pass", "solicit", "pass"])
    assert played.asked == ("greeks", "TakeOver")
    after = game.play(["pass", "solicit", "pass", "bear", "end"])
    assert (after.pending.kind, after.pending.figure) == ("ChooseAction", "davios")
    assert "move" in after.pending.options


# ---------------------------------------------------------------- difficulty


@pytest.mark.rule("ICH-DIFF-09", "ICH-DIVINE-07")
@pytest.mark.parametrize(("at", "melee"), [((6.4, 6), True), ((20, 6), False)], ids=["engaged", "free"])
def test_the_hammer_of_thor_gives_the_difficulty_of_where_its_victim_stands(tmp_path, at, melee):
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (5, 6))),
        side("vikings", figure("sigvald", "vikings/rus", at), points=5),
    )
    played = game.play([("vikings", "CallGods", "marteau_de_thor on davios")])
    assert played.figure("davios").difficulty == Difficulty(melee=melee)


# ---------------------------------------------------------------- acts of faith


@pytest.mark.rule("ICH-FAITH-02", "ICH-MOV-14")
@pytest.mark.parametrize(("reading", "points"), [("", 1), ('[readings]\nreceptacle_off_table = "silent"\n', 0)])
def test_a_receptacle_that_has_left_the_table_transmits_unless_the_match_says_otherwise(tmp_path, reading, points):
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("selene", "greeks/sibyl", (1, 3)), figure("davios", "greeks/athenian_hoplite", (20, 20))),
        side("vikings", FAR_RUS),
        more=reading,
    )
    played = game.play(["move", "leave -1,3", "solicit"])
    assert played.figure("selene").status == "left"
    assert played.points("greeks") == points


@pytest.mark.rule("ICH-FAITH-04", "ICH-FAITH-05", "ICH-JUMP-10")
def test_a_heroic_jump_that_is_a_partial_success_falls_and_pays_its_roll(tmp_path):
    """7 pas at a run, Athlétisme 5 - 1: a 3 is a partial success."""
    blocks = piece("west", box=[3, 3, 2], at=[5, 6]) + piece("east", box=[3, 3, 2], at=[15, 6])
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("helen", "greeks/spartan_warrior_woman", (6, 6, 2)), SIBYL),
        side("vikings", FAR_RUS),
        scenery=blocks,
    )
    jump = ["move", {"path": "jump 14,6", "hurry": True}]
    partly = game.play(jump, dice=[3])
    assert ("helen", "olympic_action", 1) in earned(partly)
    assert partly.figure("helen").place[2] == 0.0
    failed = game.play(jump, dice=[5])
    assert "olympic_action" not in [act for _, act, _ in earned(failed)]


@pytest.mark.rule("ICH-FAITH-08", "ICH-DIS-07")
@pytest.mark.parametrize(
    ("dice", "path", "paid"),
    [
        ([6, 1], None, 0),
        ([6, 1], "walk 2,6", 1),
        ([1, 6, 1, 6], "walk 2,6", 1),
        ([6, 1], "walk 4.9,6", 0),
    ],
    ids=["won and stays", "won and leaves", "lost, struck at in vain and leaves", "won, and still too near"],
)
def test_a_disengagement_pays_who_has_really_left(tmp_path, dice, path, paid):
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (5, 6)), SIBYL),
        side("vikings", figure("sigvald", "vikings/rus", (6.4, 6))),
    )
    played = game.play(["disengage", *(["move", path] if path else ["stay"])], dice=dice)
    assert [act for _, act, _ in earned(played)].count("evasion") == paid


@pytest.mark.rule("ICH-FAITH-08", "ICH-DIS-06")
def test_a_disengagement_from_two_pays_only_when_both_are_left(tmp_path):
    """To the west Davios is rid of Sigvald at once, and of Rurik only a pas farther on."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (5, 6)), SIBYL),
        side("vikings", figure("sigvald", "vikings/rus", (6.6, 6)), figure("rurik", "vikings/rus", (4.9, 7.3))),
    )
    leaving = ["disengage", "move"]
    assert "evasion" not in [act for _, act, _ in earned(game.play([*leaving, "walk 4.4,6"], dice=[6, 1, 1]))]
    assert "evasion" in [act for _, act, _ in earned(game.play([*leaving, "walk 4.4,4"], dice=[6, 1, 1]))]


@pytest.mark.rule("ICH-FAITH-09")
def test_a_run_through_the_enemy_zone_and_off_the_table_in_one_leg_is_a_conquest(tmp_path):
    """The zone is a strip of one pas by the east rim, and Davios' last leg crosses it."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (33, 4)), SIBYL),
        side("vikings", figure("sigvald", "vikings/rus", (20, 30))),
        box_zone("south west", "greeks", 0, 0, 6, 6),
        box_zone("strip", "vikings", 34, 2, 35, 10),
    )
    played = game.play(["move", "leave 37,4"])
    assert played.figure("davios").status == "left"
    assert earned(played) == [("davios", "conquest", 2)]
    beside = game.play(["move", "walk 33,1.5; leave 33,-1"])
    assert beside.figure("davios").status == "left"
    assert earned(beside) == []
