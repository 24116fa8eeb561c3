"""The volume of a figure, and the two polygons that stand in for its footprint."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrain.lattice.units import to_pas, to_units
from terrain.scenery.bodies import DEEPEST_UNITS, RING_SLACK, TICKS_PER_EDGE, Body, direction, figure_body

sizes = st.integers(2200, 40_000)
"""Half a base of 13 mm, up to one of 24 cm: smaller ones are refused by the scene."""

ways = st.sampled_from([(1, 0), (0, 1), (-1, 0), (3, 4), (4096, 1), (-1234, 3905)]) | st.floats(0, 360).map(direction)
bodies = st.builds(lambda long, short, along: Body((500, -700), (long, short), along, 410, 10_240), sizes, sizes, ways)
not_thin = bodies.filter(lambda body: max(body.semi_axes) <= 4 * min(body.semi_axes))


def excess(body, x, y):
    """Below 1 inside the footprint, above 1 outside; a fraction."""
    (long, short), (dx, dy) = body.semi_axes, body.along
    east, north = x - body.centre[0], y - body.centre[1]
    ahead, aside = Fraction(east * dx + north * dy, long), Fraction(east * dy - north * dx, short)
    return (ahead**2 + aside**2) / (dx * dx + dy * dy)


def rim_points(body, count=360):
    """Points on the rim of the footprint, as floats."""
    angles = 2 * math.pi * np.arange(count) / count
    length = math.hypot(*body.along)
    ahead, aside = body.semi_axes[0] * np.cos(angles) / length, body.semi_axes[1] * np.sin(angles) / length
    x, y = ahead * body.along[0] - aside * body.along[1], ahead * body.along[1] + aside * body.along[0]
    return np.stack([x + body.centre[0], y + body.centre[1]], axis=1)


def beyond(ring, points):
    """How far the points are outside the farthest of the ring's edges; negative when inside."""
    edges = np.roll(ring, -1, axis=0) - ring
    out = np.stack([edges[:, 1], -edges[:, 0]], axis=1) / np.hypot(*edges.T)[:, None]
    return (points @ out.T - (out * ring).sum(axis=1)).max(axis=1)


@settings(deadline=None)
@given(not_thin)
def test_the_ring_holds_the_whole_footprint(body):
    assert beyond(body.ring, rim_points(body)).max() <= 1e-6


@settings(deadline=None)
@given(not_thin)
def test_the_ring_stands_off_the_footprint_by_less_than_a_millimetre(body):
    """Only at its corners; the polygon of 64 sides itself reaches out by 0.12 %."""
    reach = [math.sqrt(excess(body, int(x), int(y))) for x, y in body.ring]
    assert min(reach) >= 1
    assert max(reach) <= 1.003 + (RING_SLACK + TICKS_PER_EDGE) / min(body.semi_axes)


@settings(deadline=None)
@given(not_thin)
def test_the_ring_is_convex_mirrors_itself_and_divides_into_whole_steps(body):
    ring = body.ring
    edges = np.roll(ring, -1, axis=0) - ring
    after = np.roll(edges, -1, axis=0)
    assert ring.shape == (64, 2)
    assert (edges[:, 0] * after[:, 1] > edges[:, 1] * after[:, 0]).all()
    assert (edges % TICKS_PER_EDGE == 0).all()
    assert (ring[:32] + ring[32:] == 2 * np.array(body.centre)).all()


@settings(deadline=None)
@given(not_thin)
def test_the_inner_ring_is_in_the_footprint_and_close_to_its_rim(body):
    assert all(body.contains((x, y, body.low)) for x, y in body.inner_ring.tolist())
    assert beyond(body.inner_ring[::2], rim_points(body, 64)).max() <= 0.002 * max(body.semi_axes) + 4


def test_the_ring_of_an_ordinary_base_stands_off_by_less_than_a_tenth_of_a_millimetre():
    body = figure_body((9.0, 9.0), 0.0)
    reach = np.hypot(*(body.ring - np.array(body.centre)).T).max()
    assert to_pas(int(reach) - body.semi_axes[0]) < 0.004


@settings(deadline=None)
@given(bodies, st.tuples(st.integers(-45_000, 45_000), st.integers(-45_000, 45_000)))
def test_a_point_is_in_the_footprint_when_fractions_say_so(body, at):
    assert body.contains((*at, 5000)) == (excess(body, *at) <= 1)


def test_a_body_holds_its_rim_its_foot_and_its_top_and_nothing_beyond():
    body = Body((0, 0), (5, 5), (1, 0), 10, 20)
    assert body.contains((3, 4, 10))
    assert body.contains((5, 0, 20))
    assert not body.contains((4, 4, 15))
    assert not body.contains((3, 4, 9))
    assert not body.contains((3, 4, 21))


@pytest.mark.rule("ICH-SHOOT-16")
def test_the_visible_body_starts_just_above_the_rim_of_the_base():
    body = figure_body((9.0, 9.0), 2.0, height_pas=1.25)
    assert (body.low, body.high) == (to_units(2.05), to_units(3.25))


@pytest.mark.rule("ICH-SHOOT-17")
def test_the_eye_is_the_middle_of_the_top():
    assert figure_body((9.0, 8.0), 1.0).eye == (9 * 8192, 8 * 8192, to_units(2.25))


def test_a_round_base_is_the_same_whichever_way_it_is_turned():
    assert figure_body((9.0, 9.0), 0.0, 1.2, turn_deg=33.0) == figure_body((9.0, 9.0), 0.0, 1.2)


@pytest.mark.parametrize(
    ("turn_deg", "along"), [(0, (1, 0)), (90, (0, 1)), (180, (-1, 0)), (270, (0, -1)), (-90, (0, -1)), (450, (0, 1))]
)
def test_quarter_turns_of_an_oval_are_exact(turn_deg, along):
    assert figure_body((9.0, 9.0), 0.0, (2.4, 1.2), turn_deg=turn_deg).along == along


def test_an_oval_reaches_further_along_its_length():
    body = figure_body((0.0, 0.0), 0.0, (2.4, 1.2), turn_deg=30.0)
    ahead = to_units(1.19 * math.cos(math.radians(30))), to_units(1.19 * math.sin(math.radians(30)))
    aside = -ahead[1], ahead[0]
    assert body.contains((*ahead, body.low))
    assert not body.contains((*aside, body.low))
    assert not body.round


@settings(deadline=None)
@given(
    bodies,
    st.integers(1, 1000),
    st.tuples(st.integers(-45_000, 45_000), st.integers(-45_000, 45_000), st.integers(0, 11_000)),
)
def test_a_grown_body_holds_all_that_it_held(body, units, point):
    assert not body.contains(point) or body.grown(units).contains(point)
    assert not body.grown(-units).contains(point) or body.contains(point)


def test_a_body_grows_all_round_but_never_into_the_ground():
    body = figure_body((9.0, 9.0), 0.0)
    assert body.grown(164) == Body(body.centre, (body.semi_axes[0] + 164,) * 2, (1, 0), body.low - 164, body.high + 164)
    assert body.grown(5000).low == body.low - DEEPEST_UNITS == 1


def test_a_body_can_only_shrink_while_something_is_left():
    body = Body((0, 0), (5000, 3000), (1, 0), 0, 1000)
    assert body.can_shrink(499)
    assert not body.can_shrink(500)


def test_a_body_can_only_shrink_while_a_ring_fits_around_it():
    body = Body((0, 0), (5000, 3000), (1, 0), 0, 10_000)
    assert body.can_shrink(1000)
    assert not body.can_shrink(2900)
    assert not body.can_shrink(3000)


@pytest.mark.parametrize("change", [{"semi_axes": (0, 5)}, {"semi_axes": (5, -1)}, {"high": 10}, {"high": 9}])
def test_a_body_needs_a_base_and_a_height(change):
    with pytest.raises(ValueError, match="a body needs a base and a height"):
        Body(**({"centre": (0, 0), "semi_axes": (5, 5), "along": (1, 0), "low": 10, "high": 20} | change))


def test_a_base_too_small_for_a_ring_is_refused():
    with pytest.raises(ValueError, match="too small or too thin"):
        _ = Body((0, 0), (100, 100), (1, 0), 0, 10).ring
