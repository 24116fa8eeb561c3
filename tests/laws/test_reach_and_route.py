"""Reach and route tell the same, cell by cell: on ten tables, from places at random, walking and in a hurry.

Every cell that a map shows has a route that the judge accepts, at the cost shown but for one cell; and where a route
gets to with a cell to spare, the map shows a cell.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import islice

import numpy as np
import pytest

from scenes.files.problems import SceneError
from scenes.games.ichoria.moves.planner_ground import plan_ground
from scenes.games.ichoria.moves.reach import map_reach, plan_route, reach_on
from tests.laws.movement_tables import EVERY, scene_of, standing_at

CELL_PAS = 0.25
STARTS, CELLS, UNSHOWN = 4, 25, 4
"""For each of the ten tables: 100 cells that are shown, and some that are not."""

ASTRAY_PAS = 0.01
"""A route ends where it was to end but for this: paths are told in hundredths of a pas."""


@dataclass
class Tally:
    """What was asked of a table, and what did not agree."""

    asked: int = 0
    missed: int = 0
    """Cells without a route."""
    dearer: int = 0
    cheaper: int = 0
    """Cells whose route costs a cell more or less than shown."""
    unshown: int = 0
    unseen: int = 0
    """Places that are not shown, and those of them to which there is a route all the same."""


def starts_on(name):
    """Somebody at places at random where one may stand, most of them above the ground; every other time in a hurry."""
    base, chance = scene_of(name), np.random.default_rng(7)
    first = standing_at(base, (1.0, 1.0))
    ground = plan_ground(first, first.figure("somebody"), hurry=False, athletisme=None, progress=None)
    upright = np.flatnonzero(~ground.field.low)
    high = upright[ground.field.places[upright, 2] > 0.1]
    number = 0
    while True:
        nodes = upright if number % 4 == 3 else high
        scene = standing_at(base, tuple(ground.field.places[chance.choice(nodes)].tolist()))
        hurry = number % 2 == 1
        try:
            found = map_reach(scene, "somebody", hurry=hurry)
        except SceneError:  # the mesh has no room where the field sees some
            continue
        number += 1
        yield scene, ground.field, hurry, found, chance


def compared(name, starts, cells, unshown):
    """Reach against route on one table."""
    tally = Tally()
    for scene, field, hurry, found, chance in islice(starts_on(name), starts):
        rows = chance.choice(len(found.places_pas), min(cells, len(found.places_pas)), replace=False)
        for row in rows.tolist():
            judged = plan_route(scene, "somebody", found.place(row), hurry=hurry).move.judgement
            off = judged.cost_pas - float(found.costs_pas[row])
            astray = judged.legal and np.linalg.norm(np.subtract(judged.end[:2], found.place(row)[:2])) > ASTRAY_PAS
            tally.asked += 1
            tally.missed += not judged.legal or astray
            tally.dearer += judged.legal and off > CELL_PAS
            tally.cheaper += judged.legal and off < -CELL_PAS
        for place in not_shown(scene, field, found, chance, unshown):
            judged = plan_route(scene, "somebody", place, hurry=hurry).move.judgement
            tally.unshown += 1
            tally.unseen += judged.legal and judged.cost_pas <= found.allowance_pas - CELL_PAS
    return tally


def not_shown(scene, field, found, chance, count):
    """Places of the field as near as a figure could get that its map does not show."""
    shown = {tuple(place) for place in np.round(found.places_pas, 6).tolist()}
    x, y = scene.figure("somebody").at_pas
    near = np.flatnonzero(np.hypot(field.places[:, 0] - x, field.places[:, 1] - y) < found.allowance_pas)
    left = [place for place in field.places[near].tolist() if tuple(np.round(place, 6)) not in shown]
    return [tuple(left[k]) for k in chance.permutation(len(left))[:count].tolist()]


@pytest.mark.parametrize("name", EVERY[:4])
def test_every_cell_shown_has_a_route_at_its_cost(name):
    tally = compared(name, starts=1, cells=5, unshown=2)
    assert tally.asked
    assert (tally.missed, tally.dearer) == (0, 0)


@pytest.mark.parametrize("name", ["arena", "curved stair"])
def test_cells_to_which_no_way_stands_the_test_are_not_shown(name):
    """A search that relied on its field alone would show them, and the judge accepts no route to them."""
    scene, _, hurry, found, _ = next(starts_on(name))
    ground = plan_ground(scene, scene.figure("somebody"), hurry=hurry, athletisme=None, progress=None)
    shown = {tuple(place) for place in np.round(found.places_pas, 6).tolist()}
    believed = [tuple(place) for place in reach_on(ground, tried=False).places_pas.tolist()]
    hidden = [place for place in believed if tuple(np.round(place, 6)) not in shown]
    assert any(not plan_route(scene, "somebody", place, hurry=hurry).move.legal for place in hidden[:6])


@pytest.mark.soak
def test_none_of_a_thousand_cells_on_ten_tables_is_missed(capsys):
    tallies = {name: compared(name, STARTS, CELLS, UNSHOWN) for name in EVERY}
    with capsys.disabled():
        sys.stdout.writelines(f"\n{name}: {tally}" for name, tally in tallies.items())
    cells = sum(tally.asked for tally in tallies.values())
    assert cells == 1000
    assert sum(tally.missed for tally in tallies.values()) == 0
    assert sum(tally.dearer for tally in tallies.values()) <= 0.005 * cells
