"""What the book recommends for tables, held against the scenarios that ship and against the rules that it names."""

from __future__ import annotations

import pytest

from scenes.games.ichoria.scenario.scenario_file import SCENARIOS, scene_at_start
from skirmish.ichoria.state.move_events import Landed
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import figure, piece, side


@pytest.mark.rule("ICH-TABLE-02")
@pytest.mark.parametrize("name", ["castle", "duel", "marsh", "towers"])
def test_the_tables_that_ship_have_plenty_of_scenery_of_various_heights(name):
    """At least one piece for each 130 square pas, of three heights or more; a scanned castle is one piece of many."""
    scene = scene_at_start(SCENARIOS / f"{name}.toml")
    pieces = [one for one in scene.table.pieces if one.blocks_sight]
    heights = {round(one.shape.size_pas[2], 1) for one in pieces}
    wide, deep = scene.table.size_pas
    faces = sum(len(one.shape.faces) for one in pieces)
    assert (len(pieces) >= wide * deep / 130 and len(heights) >= 3) or faces > 10_000
    assert max(heights) >= 1.25


@pytest.mark.rule("ICH-TABLE-03", "ICH-LEAP-02", "ICH-FALL-02")
@pytest.mark.parametrize(("height", "ordinary"), [(4.0, True), (4.25, False)])
def test_four_pas_are_the_highest_ordinary_leap_and_the_deepest_safe_fall(tmp_path, height, ordinary):
    tower = piece("tower", box=[3, 3, height], at=[7, 6])
    sides = [
        side("greeks", figure("helen", "greeks/spartan_warrior_woman", (9, 6))),
        side("vikings", figure("kara", "vikings/speer", (7, 6, height))),
    ]
    up = scenario_game.written(tmp_path, *sides, scenery=piece("tower", box=[3, 3, height], at=[7, 6]), name="up.toml")
    refused = up.play(["move"]).check("leap 8,6")
    assert (refused.rule != "ICH-LEAP-02") is ordinary
    down = scenario_game.written(tmp_path, *sides[::-1], scenery=tower, name="down.toml")
    fallen = down.play(["move", "drop 4,6"], dice=[] if ordinary else [2])
    assert [event.grade for event in fallen.told(Landed)] == [None if ordinary else "total_success"]
