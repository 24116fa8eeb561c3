"""The signs on which every verdict rests: exact, also where lines touch, and also for the largest numbers."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrain.lattice.exact import flat, orient, segment_meets_triangle
from tests.terrain import exact_lines

LARGEST = 2**20
near = st.integers(-3, 3)
far = st.sampled_from([-LARGEST // 2, LARGEST // 2, -LARGEST // 2 + 1, LARGEST // 2 - 1, 0, 1])
small_points = st.tuples(near, near, near)
large_points = st.tuples(far, far, far)
compiled = settings(deadline=None, max_examples=300)


def points(*rows):
    return np.array(rows, dtype=np.int64)


def meets(start, end, triangle):
    return segment_meets_triangle(points(start, end), 0, 1, points(*triangle), 0, 1, 2)


@compiled
@given(*[large_points] * 4)
def test_the_orientation_of_the_largest_points_does_not_overflow(p, q, u, v):
    found = orient(points(p), 0, points(q), 0, points(u), 0, points(v), 0)
    assert found == exact_lines.orient(p, q, u, v)


def test_the_orientation_is_positive_when_the_edge_turns_about_the_line_by_the_right_hand():
    line, edge = points((0, 0, 0), (0, 0, 9)), points((1, 0, 5), (0, 1, 5))
    assert orient(line, 0, line, 1, edge, 0, edge, 1) > 0
    assert orient(line, 0, line, 1, edge, 1, edge, 0) < 0
    assert orient(line, 1, line, 0, edge, 0, edge, 1) < 0


@compiled
@given(*[small_points] * 5)
def test_a_segment_meets_a_triangle_when_plain_integers_say_so(start, end, u, v, w):
    """On points this close, segments often touch corners, run along sides or lie in the plane."""
    if exact_lines.has_area((u, v, w)):
        assert meets(start, end, (u, v, w)) == exact_lines.segment_meets_triangle(start, end, (u, v, w))


@compiled
@given(*[large_points] * 5)
def test_a_segment_meets_a_triangle_of_the_largest_size_when_plain_integers_say_so(start, end, u, v, w):
    if exact_lines.has_area((u, v, w)):
        assert meets(start, end, (u, v, w)) == exact_lines.segment_meets_triangle(start, end, (u, v, w))


@compiled
@given(*[small_points] * 5, st.permutations([0, 1, 2]), st.booleans())
def test_neither_the_order_of_the_corners_nor_that_of_the_ends_matters(start, end, u, v, w, order, back):
    line = (end, start) if back else (start, end)
    triangle = [(u, v, w)[k] for k in order]
    assert meets(*line, triangle) == meets(start, end, (u, v, w))


TRIANGLE = ((0, 0, 0), (8, 0, 0), (0, 8, 0))


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ((2, 2, 5), (2, 2, -5)),  # through the middle
        ((2, 2, 5), (2, 2, 0)),  # ends on it
        ((0, 0, 5), (0, 0, -5)),  # through a corner
        ((4, 4, 5), (4, 4, -5)),  # through a side
        ((-4, 4, 0), (4, -4, 0)),  # in the plane, touching a corner
        ((-1, 1, 0), (9, 1, 0)),  # in the plane, right across
        ((1, 1, 0), (2, 2, 0)),  # in the plane, inside
        ((-3, 0, 0), (-0, 0, 0)),  # in the plane, up to a corner
        ((2, 2, 0), (2, 2, 0)),  # a point of it
    ],
)
def test_touching_is_meeting(start, end):
    assert meets(start, end, TRIANGLE)


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ((2, 2, 5), (2, 2, 1)),  # stops short
        ((-1, 0, 5), (-1, 0, -5)),  # passes a corner
        ((5, 4, 5), (5, 4, -5)),  # passes a side
        ((9, 0, 0), (20, 0, 0)),  # in line with a side, beyond it
        ((9, 9, 0), (20, 1, 0)),  # in the plane, aside
        ((5, 5, 0), (5, 5, 0)),  # a point of the plane outside
        ((2, 2, 1), (5, 5, 1)),  # above and parallel
    ],
)
def test_a_segment_that_passes_by_does_not_meet(start, end):
    assert not meets(start, end, TRIANGLE)


def test_a_face_without_area_is_never_met():
    """It is a seam along sides of its neighbours, and those are asked themselves."""
    assert not meets((4, 0, 5), (4, 0, -5), ((0, 0, 0), (4, 0, 0), (8, 0, 0)))
    assert not meets((0, 0, 0), (8, 0, 0), ((0, 0, 0), (4, 0, 0), (8, 0, 0)))


@compiled
@given(*[small_points] * 3)
def test_three_points_are_flat_when_they_span_no_area(u, v, w):
    assert flat(points(u, v, w), 0, 1, 2) == (not exact_lines.has_area((u, v, w)))


def test_a_unit_decides():
    """A wall as long as the largest table, passed by one unit and touched."""
    half = LARGEST // 2
    wall = ((0, -half, 0), (0, half, 0), (0, 0, 1000))
    assert meets((-half, 0, 1000), (half, 0, 1000), wall)
    assert not meets((-half, 0, 1001), (half, 0, 1001), wall)
    assert not meets((-half, 0, 1001), (half, 0, 1000), wall)
    assert meets((-half, 0, 1001), (half, 0, 999), wall)
