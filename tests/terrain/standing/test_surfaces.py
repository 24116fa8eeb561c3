"""Where faces lie on the table, which part of each counts, what a disc has in common with them, how long a line is."""

from __future__ import annotations

import math

import numpy as np
import pytest
import shapely
from hypothesis import given as suppose
from hypothesis import settings
from hypothesis import strategies as st

from terrain.lattice.units import to_units
from terrain.movement.walk.profile import profile_of
from terrain.standing.discs import CORNERS, area_in_disc, away, between, highest_in_disc, highest_in_strip
from terrain.standing.surfaces import Surfaces, surfaces_of
from tests import given
from tests.terrain.walkers import landscape

STEP = to_units(0.5)


def soup(seed, count, wide=6.0):
    """Triangles strewn about, some of them large, some upright."""
    random = np.random.default_rng(seed)
    middles = random.uniform(-wide, wide, (count, 1, 3))
    corners = middles + random.normal(size=(count, 3, 3)) * random.exponential(0.5, (count, 1, 1))
    corners[::7, :, 0] = corners[::7, :1, 0]
    return Surfaces(to_units(corners.reshape(-1, 3)), np.arange(3 * count, dtype=np.int32).reshape(-1, 3))


def crossing_one_by_one(surfaces, *spans):
    low, high = surfaces.low, surfaces.high
    crossed = [(low[axis] < end) & (high[axis] > start) for axis, (start, end) in enumerate(spans)]
    return np.flatnonzero(np.all(crossed, axis=0))


@settings(max_examples=80, deadline=None)
@suppose(st.integers(0, 5), st.lists(st.tuples(st.floats(-8, 8), st.floats(0, 5)), min_size=3, max_size=3))
def test_faces_found_by_squares_are_those_found_one_by_one(seed, boxes):
    surfaces = soup(seed, 300)
    spans = [(to_units(middle - reach), to_units(middle + reach)) for middle, reach in boxes]
    assert surfaces.crossing(*spans).tolist() == crossing_one_by_one(surfaces, *spans).tolist()


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_faces_are_found_along_a_whole_axis(axis):
    surfaces = soup(3, 300)
    spans = [(-100.0, 9000.0)] * 3
    spans[axis] = (-math.inf, math.inf)
    found = surfaces.crossing(*spans).tolist()
    assert found
    assert found == crossing_one_by_one(surfaces, *spans).tolist()


def test_beside_all_scenery_and_without_any_nothing_is_found():
    assert len(soup(1, 50).crossing((1e6, 2e6), (1e6, 2e6), (0, 1e6))) == 0
    nothing = Surfaces(np.zeros((0, 3), np.int64), np.zeros((0, 3), np.int32))
    assert len(nothing.crossing((0, 1e6), (0, 1e6), (0, 1e6))) == 0


def test_the_surfaces_of_a_table_are_made_once():
    table = given.table(given.box(1, 1, 1, at=(5, 5)))
    assert surfaces_of(table) is surfaces_of(table)
    assert surfaces_of(table) is not surfaces_of(given.table(given.box(1, 1, 1, at=(5, 5))))


# ---------------------------------------------------------------- parts that add up


def parts_of(*pieces):
    floors = surfaces_of(given.table(*pieces)).floors(45.0, STEP)
    floors.look((-math.inf, math.inf), (-math.inf, math.inf))
    parts = floors.parts(np.flatnonzero(floors.walkable))
    return parts, shapely.polygons(parts[:, :, :2])


def test_of_planks_one_above_the_other_the_upper_counts():
    """Two planks that cross at right angles: what they cover together, and nothing twice."""
    long, across = given.box(4, 1, 0.25, at=(10, 10, 1)), given.box(1, 4, 0.25, at=(10, 10, 1.25), name="across")
    parts, outlines = parts_of(long, across)
    covered = shapely.union_all(outlines)
    assert shapely.area(outlines).sum() == pytest.approx(shapely.area(covered), rel=1e-6)
    assert shapely.area(covered) / to_units(1.0) ** 2 == pytest.approx(4 + 4 - 1, rel=1e-3)
    in_the_middle = parts[shapely.contains_xy(outlines, *to_units((10.1, 10.05)))]
    assert set(in_the_middle[:, :, 2].ravel().tolist()) == {to_units(1.5)}


def test_floors_more_than_a_step_apart_count_both():
    _, outlines = parts_of(given.box(2, 2, 0.25, at=(10, 10, 1)), given.box(2, 2, 0.25, at=(10, 10, 2), name="upper"))
    assert shapely.area(outlines).sum() / to_units(1.0) ** 2 == pytest.approx(8.0, rel=1e-6)


@settings(max_examples=30, deadline=None)
@suppose(
    st.lists(st.tuples(*[st.integers(0, 12)] * 2, *[st.integers(1, 8)] * 2, st.integers(4, 6)), min_size=2, max_size=6)
)
def test_parts_of_stacked_blocks_never_overlap_and_cover_all(blocks):
    """Tops within a step of each other; undersides lie on the table."""
    pieces = [
        given.box(w / 4, d / 4, h / 4, at=(10 + (x + w / 2) / 4, 10 + (y + d / 2) / 4), name=f"block {k}")
        for k, (x, y, w, d, h) in enumerate(blocks)
    ]
    parts, outlines = parts_of(*pieces)
    tops = outlines[parts[:, :, 2].min(axis=1) > 0]
    wanted = shapely.union_all([shapely.box(x, y, x + w, y + d) for x, y, w, d, _ in blocks])
    assert shapely.area(tops).sum() == pytest.approx(shapely.area(wanted) * to_units(0.25) ** 2, rel=1e-6)


# ---------------------------------------------------------------- discs

numbers = st.integers(-999, 999).map(lambda number: number / 500)
points = st.tuples(numbers, numbers, numbers)
triangles = (
    st.tuples(points, points, points)
    .map(np.array)
    .filter(lambda corners: shapely.area(shapely.Polygon(corners[:, :2])) > 1e-3)
)
DISC = shapely.Point(0.25, 0).buffer(1.0, quad_segs=2048)


def ring_of(triangle, low=-9.0, high=9.0):
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    return ring, between(triangle, low, high, ring, spare)


@settings(max_examples=200, deadline=None)
@suppose(triangles)
def test_the_area_of_a_triangle_in_a_disc_is_that_of_their_intersection(triangle):
    wanted = shapely.area(shapely.intersection(shapely.Polygon(triangle[:, :2]), DISC))
    assert area_in_disc(triangle, 3, 0.25) == pytest.approx(wanted, abs=1e-5)


def test_half_a_disc_is_half_to_the_last_digits():
    for turn in np.linspace(0, 6.0, 25).tolist():
        way, aside = np.array([math.cos(turn), math.sin(turn)]), np.array([-math.sin(turn), math.cos(turn)])
        corners = np.array([5 * way, -5 * way, -5 * way + 5 * aside, 5 * way + 5 * aside])
        half = np.column_stack([corners, np.zeros(4)])
        assert area_in_disc(half, 4, 0.0) == pytest.approx(math.pi / 2, abs=1e-12)


@settings(max_examples=200, deadline=None)
@suppose(triangles, st.floats(0.1, 1.0))
def test_a_triangle_is_as_far_from_a_stretch_as_their_outlines_are(triangle, end):
    wanted = shapely.distance(shapely.Polygon(triangle[:, :2]), shapely.LineString([(-0.5, 0), (end, 0)]))
    assert math.sqrt(away(triangle, 3, -0.5, end)) == pytest.approx(wanted, abs=1e-7)


@settings(max_examples=150, deadline=None)
@suppose(triangles, st.floats(0.0, 1.5))
def test_the_highest_point_below_a_disc_is_as_high_as_points_all_over_it(triangle, end):
    """No sample is higher, and some sample is nearly as high; of a moving disc likewise."""
    shares = np.array([(a, b, 120 - a - b) for a in range(121) for b in range(121 - a)]) / 120
    spots = shares @ triangle
    within = np.hypot(spots[:, 0] - np.clip(spots[:, 0], 0.0, end), spots[:, 1]) < 1.0
    highest = highest_in_strip(triangle, 3, 0.0, end, 1.0, np.empty((2, CORNERS, 3)))
    sampled = spots[within, 2].max(initial=-np.inf)
    steepest = np.ptp(triangle[:, 2]) / 40
    assert sampled <= highest + 1e-9
    if within.sum() > 20:
        assert highest <= sampled + 2 * steepest
    if end == 0.0:
        assert highest == highest_in_disc(triangle, 3, 0.0, 1.0)


@settings(max_examples=100, deadline=None)
@suppose(triangles, st.floats(-1, 0.5), st.floats(0.0, 1.0))
def test_between_two_heights_a_triangle_keeps_what_lies_there(triangle, low, thick):
    ring, count = ring_of(triangle, low, low + thick)
    assert all(low - 1e-12 <= height <= low + thick + 1e-12 for height in ring[:count, 2].tolist())
    if low <= triangle[:, 2].min() and triangle[:, 2].max() <= low + thick:
        assert ring[:count].tolist() == triangle.tolist()


# ---------------------------------------------------------------- the length of a line over uneven ground


def test_a_step_adds_its_height_and_a_slope_its_own_length():
    stepped = profile_of([(0, 0), (2, 0), (2, 0.4), (4, 0.4)])
    sloping = profile_of([(0, 0), (1, 0), (4, 4), (5, 4)])
    assert stepped.corners[-1].length == pytest.approx(4.4)
    assert sloping.corners[-1].length == pytest.approx(1 + 5 + 1)


def test_noise_that_nobody_feels_adds_nothing_and_what_stays_up_is_not_lost():
    random = np.random.default_rng(4)
    ways = np.linspace(0, 6, 600)
    noise = random.uniform(-0.009, 0.009, 600)
    noise[0] = noise[-1] = 0.0
    flat = profile_of(list(zip(ways.tolist(), noise.tolist(), strict=True)))
    rising = profile_of(list(zip(ways.tolist(), (noise + 0.5 * (ways > 3)).tolist(), strict=True)))
    assert flat.corners[-1].length == pytest.approx(6.0, abs=0.001)
    assert rising.corners[-1].length == pytest.approx(6.5, abs=0.03)


def test_a_point_of_a_line_is_found_on_it():
    line = profile_of([(0, 0), (2, 0), (2, 0.4), (4, 0.4)])
    assert (line.mark(1.0).height, line.mark(1.0).length) == (0.0, 1.0)
    assert (line.mark(3.0).height, line.mark(3.0).length) == (0.4, pytest.approx(3.4))
    assert line.mark(4.0).length == pytest.approx(4.4)


def test_a_landscape_asked_twice_looks_at_the_ground_once():
    scene = landscape(given.box(4, 4, 2, at=(10, 10)))
    assert scene.floors is landscape_of_same_table(scene).floors


def landscape_of_same_table(scene):
    from terrain.movement.landscape import Landscape

    return Landscape(scene.table)
