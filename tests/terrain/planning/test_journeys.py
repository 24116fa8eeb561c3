"""Several moves, one after the other, held against single moves from every place of the move before."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from terrain.movement.answers import Mover
from terrain.movement.landscape import Landscape
from terrain.planning.journeys import Start, journey
from terrain.planning.move_rules import Band, MoveRules
from terrain.planning.reach_map import reach
from tests import given
from tests.terrain.planning_specimens import DOUBLE, FREE, prepared

MOVER = Mover(1.2, 1.25)


@pytest.fixture(scope="module")
def ground():
    """A wall across the table, a block to climb beside it, and a gap at its end."""
    table = given.table(
        given.box(7, 0.5, 2.0, at=(4.0, 4.5), name="wall"),
        given.box(1.5, 1.5, 1.0, at=(2.0, 3.3), name="step"),
        size=(9, 9),
    )
    return prepared(table, MOVER), Landscape(table)


def rules(allowance, *, hurry=False):
    chance = 0.5 if hurry else 0.75
    return MoveRules(
        allowance,
        leap=(Band(1.0),),
        climb=(Band(allowance, chance, sure_price=DOUBLE),),
        drop=(Band(4.0, price=FREE),),
    )


def nearest(field, x, y):
    return int(np.argmin(np.hypot(field.places[:, 0] - x, field.places[:, 1] - y) + field.places[:, 2]))


def test_one_move_is_the_reach_of_its_start(ground):
    field, landscape = ground
    start = (4.0, 2.0, 0.0)
    once = journey(field, landscape, Start(np.zeros(0, dtype=np.int64), (start,)), [rules(3.0)], 1)
    found = reach(field, landscape, start, rules(3.0), tried=False)
    assert np.array_equal(np.flatnonzero(once.after[1].chances > 0), found.nodes)
    assert np.allclose(once.after[1].chances[found.nodes], found.chances)


def test_two_moves_are_the_best_of_one_from_each_place_of_the_other(ground):
    field, landscape = ground
    paces = [rules(2.0), rules(3.0, hurry=True)]
    first = nearest(field, 4.0, 3.0)
    twice = journey(field, landscape, Start(np.array([first])), paces, 2)
    once = twice.after[1].chances
    best = once.copy()
    for node in np.flatnonzero(once > 0):
        single = journey(field, landscape, Start(np.array([node])), paces, 1).after[1].chances
        best = np.maximum(best, np.where(single > 0, once[node] * single, -1.0))
    assert np.allclose(np.maximum(best, 0.0), np.maximum(twice.after[2].chances, 0.0))


def test_who_hurries_has_no_time_left_and_waits_a_move(ground):
    field, landscape = ground
    start, far = nearest(field, 8.4, 1.0), nearest(field, 8.4, 5.0)
    found = journey(field, landscape, Start(np.array([start])), [rules(3.0), rules(4.5)], 2, unhurried=1)
    node = np.array([far])
    assert found.chances(node).tolist() == [-1.0, 1.0, 1.0]
    assert found.chances_at_rest(node).tolist() == [-1.0, -1.0, 1.0]


def test_the_way_leads_from_the_start_to_the_end_move_by_move(ground):
    field, landscape = ground
    start, end = nearest(field, 1.0, 1.0), nearest(field, 1.0, 8.0)
    found = journey(field, landscape, Start(np.array([start])), [rules(3.0)], 6, keeping_ways=True)
    moves = next(number for number, chance in enumerate(found.chances(np.array([end]))) if chance > 0)
    way = found.way_to(end, moves)
    assert way[0][0][0] == start
    assert way[-1][-1][0] == end
    assert all(before[-1][0] == after[0][0] for before, after in pairwise(way))
