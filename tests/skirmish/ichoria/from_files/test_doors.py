"""Doors and mechanisms of scenario files: opened, shut, worked, and what follows at once (ICH-ACT-08)."""

from __future__ import annotations

import pytest

from scenes.files.problems import SceneError
from scenes.games.ichoria.scenario.scenario_file import scene_now
from skirmish.ichoria.actions.mechanisms import Worked
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.match import Match
from skirmish.kernel.record import read_record, write_record
from skirmish.kernel.replays import replay
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import FAR_FRAGMENT, figure, mechanism, piece, side

WALL = piece("south wall", box=[0.4, 12, 3], at=[8, 5]) + piece("north wall", box=[0.4, 12, 3], at=[8, 19])
DOOR = piece("gate", kind="door", box=[0.4, 2, 3], at=[8, 12])
"""A wall along x = 8 from rim to rim, with a door of 2 pas in the middle."""


def house(tmp_path, *, davios=(6, 12), sigvald=(12, 12), scenery=WALL + DOOR, more="", **entries):
    return scenario_game.written(
        tmp_path,
        side(
            "greeks",
            figure("davios", "greeks/athenian_hoplite", davios),
            figure("jelena", "greeks/cretan_archer", (3, 12)),
        ),
        side("vikings", figure("sigvald", "vikings/rus", sigvald)),
        scenery=scenery,
        size=(25, 25),
        **{"fragments": FAR_FRAGMENT.replace("[35, 35]", "[1, 1]"), **entries},
        more=more,
    )


def sees(played, a, b):
    game = played.game
    return game.table.sees(game.standings, a, b)


@pytest.mark.rule("ICH-ACT-08")
def test_a_door_is_opened_in_base_contact_by_the_second_action_and_sight_and_way_are_open_at_once(tmp_path):
    game = house(tmp_path)
    assert game.play().check("work").rule == "ICH-ACT-08"  # he does not touch it yet
    before = game.play(["move", "walk 7.2,12"])
    assert "work" in before.pending.options
    assert not sees(before, "jelena", "sigvald")
    shut = game.play(["move", "walk 7.2,12", "move"])
    assert shut.check("walk 9,12").reason == "wall_ahead"
    opened = game.play(["move", "walk 7.2,12", "work"])
    assert opened.told(Worked) == [Worked("davios", "gate", moved=True)]
    assert sees(opened, "davios", "sigvald")
    assert "work" not in opened.pending.options  # it was the second action
    through = game.play(["move", "walk 7.2,12", "work", "move", "walk 9.5,12"])
    assert through.figure("davios").place == pytest.approx((9.5, 12, 0))
    assert "gate" not in {one.id for one in scene_now(through.match.rules, through.state).table.pieces}


@pytest.mark.rule("ICH-ACT-08", "ICH-ACT-05")
def test_opening_a_door_can_be_announced_with_the_way_to_it(tmp_path):
    """It has to be touched where the action is taken."""
    game = house(tmp_path)
    plan = {"path": "walk 7.2,12", "action": {"do": "work", "target": "gate"}}
    assert game.play(["move", plan]).told(Worked)
    far = {"path": "walk 6.5,12", "action": {"do": "work", "target": "gate"}}
    refused = game.play(["move"]).check(far)
    assert (refused.reason, refused.rule) == ("nothing_to_work", "ICH-ACT-08")


@pytest.mark.rule("ICH-ACT-08")
def test_an_open_door_is_shut_again_by_who_touches_its_place(tmp_path):
    game = house(tmp_path, davios=(7.2, 12))
    assert game.play(["work", "end"]).state.worked == {"gate"}
    again = game.play(["work", "end", "end", "end", "work"])
    assert again.told(Worked)[-1] == Worked("davios", "gate", moved=False)
    assert again.state.worked == frozenset()
    assert not sees(again, "davios", "sigvald")


@pytest.mark.rule("ICH-ACT-08")
def test_an_open_door_is_not_shut_on_somebody_who_stands_in_it(tmp_path):
    """Jelena has come up to the open door and stands on its threshold in the next turn."""
    game = house(tmp_path, davios=(7.2, 11.1))
    up = ["work", "end", "move", "walk 6,12.4; walk 8,12.4", "end", "end"]
    hindered = game.play(up)
    assert hindered.pending.figure == "davios"
    assert "work" not in hindered.pending.options


@pytest.mark.rule("ICH-ACT-08", "ICH-ENG-05")
def test_no_engaged_figure_works_a_door(tmp_path):
    game = house(tmp_path, davios=(7.2, 12), sigvald=(7.2, 13.4))
    refused = game.play().check("work")
    assert (refused.reason, refused.rule) == ("engaged", "ICH-ENG-05")


@pytest.mark.rule("ICH-ACT-08", "ICH-ENG-01", "ICH-ENG-07")
def test_enemies_on_both_sides_of_a_thin_door_are_engaged_once_it_is_open(tmp_path):
    thin = WALL + piece("gate", kind="door", box=[0.2, 2, 3], at=[8, 12])
    game = house(tmp_path, davios=(7.3, 12), sigvald=(8.7, 12), scenery=thin)
    assert engaged_with(game.play().game, "davios") == ()
    assert engaged_with(game.play(["work"]).game, "davios") == ("sigvald",)


@pytest.mark.rule("ICH-ACT-08")
def test_a_lever_moves_another_piece_which_can_be_walked_on_at_once(tmp_path):
    """The winch lays a bridge over deep water; worked again it takes the bridge away, but not from under a figure."""
    bridge = piece("bridge", box=[2, 8, 0.4], at=[20, 12])
    winch = mechanism("winch", "bridge", at=[6, 11.2], to=[12, 12])
    game = house(tmp_path, scenery=bridge + winch, davios=(6, 12), sigvald=(22, 22))
    assert game.play().game.table.ground((12.0, 12.0), 1.2, 1.25)[2] == 0.0
    laid = game.play(["work", "end"])
    assert laid.told(Worked) == [Worked("davios", "winch", moved=True)]
    assert laid.game.table.ground((12.0, 12.0), 1.2, 1.25)[2] == pytest.approx(0.4, abs=0.01)
    moved = {one.id: one.at_pas for one in scene_now(laid.match.rules, laid.state).table.pieces}
    assert moved["bridge"] == (12.0, 12.0, 0.0)


@pytest.mark.rule("ICH-ACT-08")
def test_a_mechanism_is_not_worked_while_a_figure_is_where_the_piece_comes_to_be(tmp_path):
    bridge = piece("bridge", box=[2, 8, 2], at=[20, 12])
    winch = mechanism("winch", "bridge", at=[6, 11.2], to=[12, 12])
    game = house(tmp_path, scenery=bridge + winch, davios=(6, 12), sigvald=(12, 12))
    assert "work" not in game.play().pending.options
    plan = {"path": "walk 6,11.9", "action": {"do": "work", "target": "winch"}}
    assert game.play(["move"]).check(plan).rule == "ICH-ACT-08"
    on_it = house(tmp_path, scenery=bridge + winch, davios=(6, 12), sigvald=(20, 12))
    assert "work" not in on_it.play().pending.options


@pytest.mark.rule("ICH-ACT-08")
def test_whoever_touches_two_mechanisms_chooses_one(tmp_path):
    two = WALL + DOOR + mechanism("spring", "south wall", at=[7.2, 11.2], gone=True)
    game = house(tmp_path, davios=(7.2, 12), scenery=two)
    asked = game.play(["work"])
    assert asked.asked == ("greeks", "ChooseMechanism")
    assert set(asked.pending.options) == {"gate", "spring"}
    assert game.play(["work", "spring"]).state.worked == {"spring"}


def test_a_mechanism_of_a_piece_that_is_not_there_is_refused_by_line_and_key(tmp_path):
    with pytest.raises(SceneError, match=r"mechanisms\[0\].piece.*no piece is called 'gat'"):
        house(tmp_path, scenery=DOOR + mechanism("lever", "gat", gone=True))


def test_a_game_with_an_open_door_is_recorded_and_played_again(tmp_path):
    game = house(tmp_path, davios=(7.2, 12))
    match = Match(game.scenario.rules, SeededDice(3))
    while not match.state.worked:
        (pending,) = match.pending
        options = pending.decision.listed() or ("stay",)
        answer = "work" if "work" in options else ("end" if "end" in options else "stay")
        assert match.answer(pending.decision.player, pending.number, answer)
    record = read_record(write_record(match, game.scenario.setup))
    assert replay(record, game.scenario.rules).difference is None
