"""Laws of plans, on small tables of blocks: what is proposed passes, and nothing is too good to be true."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from terrain.lattice.units import UNITS_PER_PAS
from terrain.movement.landscape import Landscape
from terrain.planning.paths import route
from terrain.planning.reach_map import reach
from terrain.scenery.pieces import Piece, Shape, box_shape
from terrain.scenery.table import Table
from tests.laws.shortest_walks import shortest_walk
from tests.terrain.planning_specimens import BODY, ON_FOOT, prepared, rules

SIDE = 10.0
FOOT = (1.0, 1.0, 0.0)
FAR = (9.0, 9.0)

# Each run of the tests draws the same settings.
quickly = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@dataclass(frozen=True)
class Scene:
    """Blocks on a small table; the corners in the south-west and north-east are bare."""

    pieces: tuple[Piece, ...]

    @property
    def table(self):
        return Table((SIDE, SIDE), self.pieces)

    def prepared(self):
        table = self.table
        return prepared(table), Landscape(table)

    def turned(self, matrix):
        """Turned or mirrored about the middle of the table."""
        return Scene(tuple(_turned(piece, np.array(matrix)) for piece in self.pieces))

    def _repr_pretty_(self, printer, _cycle):
        printer.text("\n".join(f"{p.id}: {p.shape.size_pas} at {p.at_pas} turned {p.turn_deg}" for p in self.pieces))


def _turned(piece, matrix):
    corners = piece.mesh.vertices / UNITS_PER_PAS
    corners[:, :2] = (corners[:, :2] - SIDE / 2) @ matrix.T + SIDE / 2
    return Piece(piece.id, Shape(corners, piece.mesh.faces.astype(np.int64)))


def eighths(low, high):
    return st.integers(round(low * 8), round(high * 8)).map(lambda number: number / 8)


@st.composite
def blocks(draw, heights, number):
    size = draw(eighths(0.375, 3)), draw(eighths(0.375, 3)), draw(heights)
    spot = draw(eighths(3, 7)), draw(eighths(3, 7))
    return Piece(f"block {number}", box_shape(*size), (*spot, 0.0), draw(st.sampled_from([0.0, 0.0, 0.0, 30.0, 45.0])))


ANY_HEIGHT = eighths(0.25, 4)


@st.composite
def scenes(draw, heights=ANY_HEIGHT, most=4):
    """A few blocks around the middle; they may run through each other."""
    return Scene(tuple(draw(blocks(heights, number)) for number in range(draw(st.integers(1, most)))))


walls = scenes(heights=eighths(0.75, 3))
"""Blocks that are too high to step on."""

goals = st.tuples(eighths(1, 9), eighths(1, 9))
CELLS_ASKED = 8
plans = st.sampled_from([rules(6.0), rules(9.0), rules(14.0)])


def passes(landscape, legs):
    """Whether every leg begins where the one before ended, and every walk can be walked on the mesh at its cost."""
    for leg, after in pairwise(legs):
        assert leg.end == after.start
    crouched = False
    for leg in legs:
        crouched = leg.kind == "crouch" or (crouched and leg.kind != "stand")
        if leg.kind == "walk":
            body = replace(BODY, height_pas=0.5) if crouched else BODY
            walk = landscape.walk(body, leg.start, leg.end[:2])
            assert walk.stop is None
            assert math.isclose(walk.length_pas, leg.length_pas, abs_tol=1e-6)
        else:
            assert leg.kind in ("crouch", "stand") or landscape.balanced(BODY, leg.end)
    return True


@quickly
@given(scenes(), goals, plans, st.sampled_from(["shortest", "safest"]))
def test_a_proposed_route_passes_on_the_mesh(scene, goal, plan, prefer):
    field, landscape = scene.prepared()
    found = route(field, landscape, FOOT, goal, plan, prefer=prefer)
    assume(found is not None and found.legs)
    assert passes(landscape, found.legs)
    assert found.legs[0].start == FOOT
    assert math.dist(found.end[:2], goal) < 0.001
    assert found.cost_pas <= plan.allowance_pas + 1e-6


@quickly
@given(walls, goals)
def test_a_walk_is_never_shorter_than_the_straight_distance(scene, goal):
    field, landscape = scene.prepared()
    found = route(field, landscape, FOOT, goal, ON_FOOT)
    assume(found is not None and found.legs)
    assert found.cost_pas >= math.dist(FOOT, found.end) - 1e-6


@quickly
@given(walls, goals)
def test_a_walk_is_hardly_longer_than_the_shortest_there_is(scene, goal):
    shortest = shortest_walk(scene.pieces, BODY.base_pas / 2 + 0.02, FOOT[:2], goal, (SIDE, SIDE))
    assume(shortest is not None and shortest > 1.0)
    field, landscape = scene.prepared()
    found = route(field, landscape, FOOT, (*goal, 0.0), ON_FOOT)
    widest = shortest_walk(scene.pieces, BODY.base_pas / 2 + 0.1, FOOT[:2], goal, (SIDE, SIDE))
    assume(widest is not None)  # a gap that is wider than the base by a hair is not always found
    assert found is not None
    assert found.cost_pas <= 1.05 * widest
    assert found.cost_pas >= 0.99 * shortest_walk(scene.pieces, BODY.base_pas / 2, FOOT[:2], goal, (SIDE, SIDE))


@quickly
@given(walls, goals, blocks(st.just(5.0), 9))
def test_one_more_wall_never_makes_a_walk_shorter(scene, goal, wall):
    before = route(*scene.prepared(), FOOT, (*goal, 0.0), ON_FOOT)
    after = route(*Scene((*scene.pieces, wall)).prepared(), FOOT, (*goal, 0.0), ON_FOOT)
    assume(after is not None)
    assert before is not None
    assert after.cost_pas >= before.cost_pas * 0.98 - 1e-6


@quickly
@given(scenes(), st.floats(2.0, 8.0), st.floats(0.1, 4.0))
def test_more_to_spend_never_shrinks_reach(scene, allowance, more):
    field, landscape = scene.prepared()
    little, much = (reach(field, landscape, FOOT, rules(budget)) for budget in (allowance, allowance + more))
    chances = dict(zip(much.nodes.tolist(), much.chances.tolist(), strict=True))
    assert set(little.nodes.tolist()) <= set(chances)
    assert all(
        chances[node] >= chance - 1e-9 for node, chance in zip(little.nodes.tolist(), little.chances, strict=True)
    )


TURNS = {
    "mirror": [[-1, 0], [0, 1]],
    "quarter": [[0, -1], [1, 0]],
    "half": [[-1, 0], [0, -1]],
    "diagonal": [[0, 1], [1, 0]],
}


def moved(spot, turn):
    """A spot after a turn about the middle of the table."""
    x, y = (np.array(TURNS[turn]) @ (np.array(spot[:2]) - SIDE / 2) + SIDE / 2).tolist()
    return (x, y, *spot[2:])


@quickly
@given(walls, goals, st.sampled_from(sorted(TURNS)))
def test_in_a_mirror_and_after_a_quarter_turn_walks_cost_the_same(scene, goal, turn):
    here = route(*scene.prepared(), FOOT, goal, ON_FOOT)
    there = route(*scene.turned(TURNS[turn]).prepared(), moved(FOOT, turn), moved(goal, turn), ON_FOOT)
    assert (here is None) == (there is None)
    assert here is None or math.isclose(here.cost_pas, there.cost_pas, rel_tol=0.02, abs_tol=0.01)


def told(found, turn=None):
    """A reach map as a table: for every place cost, chance and deepest fall, after a turn if one is said."""
    places = [moved(place, turn) if turn else place for place in found.places_pas.tolist()]
    numbers = np.column_stack([found.costs_pas, found.chances, found.deepest_pas]).tolist()
    return {tuple(np.round(place, 4).tolist()): row for place, row in zip(places, numbers, strict=True)}


@quickly
@given(scenes(), plans, st.sampled_from(sorted(TURNS)))
def test_in_a_mirror_and_after_a_quarter_turn_reach_is_the_same(scene, plan, turn):
    """Cells lie about the middle of the table, so that they fall on each other: cell by cell nothing may change."""
    here = told(reach(*scene.prepared(), FOOT, plan, tried=False), turn)
    there = told(reach(*scene.turned(TURNS[turn]).prepared(), moved(FOOT, turn), plan, tried=False))
    assert set(here) == set(there)
    assert all(np.allclose(here[place], there[place], atol=1e-6) for place in here)


@quickly
@given(scenes(), goals, st.sampled_from(sorted(TURNS)))
def test_in_a_mirror_and_after_a_quarter_turn_a_walk_ends_alike(scene, goal, turn):
    """Judged on the mesh: as far, for the same reason, at the same length."""
    here = Landscape(scene.table).walk(BODY, FOOT, goal)
    there = Landscape(scene.turned(TURNS[turn]).table).walk(BODY, moved(FOOT, turn), moved(goal, turn))
    assert (here.stop and here.stop.reason) == (there.stop and there.stop.reason)
    assert math.dist(moved(here.end, turn), there.end) < 0.001
    assert math.isclose(here.length_pas, there.length_pas, abs_tol=0.001)


SLACK_PAS, SLACK_SHARE = 0.15, 0.04
"""By so much the cost of a cell and that of a route may differ. A map measures bent walks over cells, to a hundredth of
their length; what follows a wall or a fall begins at a point of the field and not where the mesh puts a body down, a
twelfth of a pas beside it, and a route of this size has up to three of them."""

SLIDE_PAS = 1.2
"""A body that falls slides to the nearest place. Where two are as near but for a point of the field, the map may take
one and the mesh the other: they are a base's width apart at most."""


def slack(cost, legs):
    slides = sum(leg.kind == "drop" for leg in legs)
    return SLACK_PAS + SLACK_SHARE * cost + SLIDE_PAS * slides


@quickly
@given(scenes(), plans, st.integers(0, 2**16))
def test_reach_agrees_with_asking_for_routes_cell_by_cell(scene, plan, seed):
    field, landscape = scene.prepared()
    found = reach(field, landscape, FOOT, plan)
    costs = dict(zip(found.nodes.tolist(), found.costs_pas.tolist(), strict=True))
    for node in np.random.default_rng(seed).choice(len(field.places), CELLS_ASKED, replace=False).tolist():
        x, y, z = field.places[node].tolist()
        if abs(landscape.footing(BODY, (x, y), below_pas=z).place[2] - z) > 0.01:
            continue  # the mesh has the body stand higher there: the cell is below that
        way, cost = route(field, landscape, FOOT, (x, y, z), plan), costs.get(node)
        if cost is None:
            assert way is None or way.cost_pas > plan.allowance_pas - slack(way.cost_pas, way.legs)
        elif way is None:
            assert cost > plan.allowance_pas - slack(cost, ()) - SLIDE_PAS
        else:
            assert abs(way.cost_pas - cost) <= slack(cost, way.legs)
