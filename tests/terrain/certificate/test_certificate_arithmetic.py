"""The exact tests inside the checker agree with plain integers and fractions, most of all where things just touch."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from terrain.certificate.apart import Soup, first_touched, is_enclosed, touches_from_above, touches_prism
from terrain.certificate.chain import _line_forms, boundary_edges, homogeneous
from terrain.certificate.form import read_cylinder
from terrain.certificate.prism import Patch, prism_around
from terrain.certificate.visible import _meets_body
from tests.terrain.certificate_drawings import disc, half_ring, oval
from tests.terrain.exact_lines import (
    clip,
    clip_to_convex,
    flat_segments_meet,
    has_area,
    is_in_body,
    orient,
    segment_meets_triangle,
    triangles_meet,
    turn,
)

LIMIT = 2**19
small = st.tuples(*[st.integers(-2, 2)] * 3)
large = st.tuples(*[st.sampled_from([-LIMIT, -LIMIT + 1, -1, 0, 1, LIMIT - 1, LIMIT]) | st.integers(-LIMIT, LIMIT)] * 3)
OCTAGON = [(2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2)]


def ints(points):
    return np.array(points, dtype=np.int64)


def soup(*triangles):
    return Soup.of(ints(triangles), np.arange(len(triangles)))


@settings(deadline=None)
@given(*[st.tuples(small, small, small).filter(has_area)] * 2)
def test_two_triangles_on_a_small_grid_touch_as_plain_integers_say(one, other):
    assert (first_touched(ints(one), soup(other)) is not None) == triangles_meet(one, other)


@settings(deadline=None)
@given(*[st.tuples(*[st.tuples(*[st.integers(-3, 3)] * 2)] * 3)] * 2, st.sampled_from([(0, 0), (1, -1), (2, 1)]))
def test_two_triangles_in_one_plane_touch_as_plain_integers_say(one, other, slope):
    """Turned about, too, so that the plane stands upright."""
    lifted = [[(x, y, slope[0] * x + slope[1] * y) for x, y in triangle] for triangle in (one, other)]
    assume(has_area(lifted[0]) and has_area(lifted[1]))
    for k in range(3):
        turned = [[(*point[k:], *point[:k]) for point in triangle] for triangle in lifted]
        assert (first_touched(ints(turned[0]), soup(turned[1])) is not None) == triangles_meet(*turned)


@settings(deadline=None)
@given(*[st.tuples(large, large, large).filter(has_area)] * 2)
def test_two_triangles_of_the_largest_size_touch_as_plain_integers_say(one, other):
    assert (first_touched(ints(one), soup(other)) is not None) == triangles_meet(one, other)


@settings(deadline=None)
@given(small, small, st.tuples(small, small, small).filter(has_area))
def test_a_segment_touches_a_triangle_as_plain_integers_say(start, end, triangle):
    touched = first_touched(ints([start, end, end]), soup(triangle)) is not None
    assert touched == segment_meets_triangle(start, end, triangle)


@settings(deadline=None)
@given(st.tuples(*[st.tuples(*[st.integers(-5, 5)] * 3)] * 3).filter(has_area))
def test_a_triangle_touches_a_prism_as_clipping_says(triangle):
    inside = clip(clip(list(triangle), lambda p: p[2] + 1), lambda p: 1 - p[2])
    for tail, head in zip(OCTAGON, OCTAGON[1:] + OCTAGON[:1], strict=True):
        inside = clip(inside, lambda p, tail=tail, head=head: turn(tail, head, p))
    assert touches_prism(ints(OCTAGON), -1, 1, soup(triangle)) == bool(inside)


@settings(deadline=None)
@given(*[st.tuples(*[st.integers(-4, 4)] * 3)] * 2)
def test_an_edge_is_over_a_polygon_as_clipping_says(tail, head):
    inside = clip_to_convex([tail[:2], head[:2]], OCTAGON)
    assert touches_from_above(ints(OCTAGON), ints([[tail, head]])).tolist() == [bool(inside)]


@settings(deadline=None)
@given(*[st.tuples(*[st.integers(-2, 2)] * 2)] * 5)
def test_an_edge_is_over_a_triangle_in_plan_even_if_both_are_thin(u, v, w, tail, head):
    sides = ((u, v), (v, w), (w, u))
    within = turn(u, v, w) != 0 and bool(clip_to_convex([tail, head], [u, v, w]))
    expected = within or any(flat_segments_meet(*side, tail, head) for side in sides)
    assert touches_from_above(ints([u, v, w]), ints([[(*tail, 0), (*head, 0)]])).tolist() == [expected]


@settings(deadline=None)
@given(small, small, small, small, small)
def test_a_point_is_enclosed_by_a_tetrahedron_as_its_sides_say(a, b, c, d, point):
    volume = orient(a, b, c, d)
    assume(volume)
    faces = [(a, b, c), (a, c, d), (a, d, b), (b, d, c)]
    sides = [orient(*face, point) * (1 if volume > 0 else -1) for face in faces]
    on_surface = any(segment_meets_triangle(point, point, face) for face in faces)
    assume(not on_surface)
    assert is_enclosed(ints(point), ints(faces)) == (min(sides) > 0 or max(sides) < 0)


@settings(deadline=None)
@given(large, large, large, large)
def test_the_form_of_an_edge_is_the_determinant_up_to_the_largest_coordinates(p, q, u, v):
    form = _line_forms(ints([[u, v]]))[0]
    value = (homogeneous(ints([p])) @ form @ homogeneous(ints([q])).T).item()
    assert value == orient(p, q, u, v)


@settings(deadline=None)
@given(st.lists(st.tuples(small, small, small), min_size=1, max_size=6))
def test_the_boundary_of_a_chain_is_what_is_left_when_opposite_edges_cancel(triangles):
    counts = {}
    for triangle in triangles:
        for tail, head in zip(triangle, triangle[1:] + triangle[:1], strict=True):
            counts[tail, head] = counts.get((tail, head), 0) + 1
            counts[head, tail] = counts.get((head, tail), 0) - 1
    expected = {edge for edge, count in counts.items() if count > 0 and edge[0] != edge[1]}
    found = [tuple(map(tuple, edge)) for edge in boundary_edges(ints(triangles)).tolist()]
    assert len(found) == len(set(found))
    assert set(found) == expected


@settings(deadline=None)
@given(
    st.sampled_from([disc(0, 0, -3, 3, radius=4), oval(0, 0, (6, 2), (3, 4), -3, 3)]),
    *[st.tuples(*[st.integers(-9, 9)] * 3)] * 2,
)
def test_a_segment_with_a_point_in_a_body_meets_it_and_one_beyond_a_tangent_does_not(body, start, end):
    """Points are tried in steps of 1/24; where a body is met between two, one a little larger is met at a step."""
    steps = [[(24 - k) * a + k * b for a, b in zip(start, end, strict=True)] for k in range(25)]
    fine = {key: [24 * n for n in body[key]] for key in ("centre", "semi_axes", "z")} | {"along": body["along"]}
    larger = {**fine, "semi_axes": [n + 24 for n in fine["semi_axes"]], "z": [fine["z"][0] - 24, fine["z"][1] + 24]}
    meets = _meets_body(start, end, read_cylinder(body, "body"))
    assert meets or not any(is_in_body(fine, point) for point in steps)
    assert not meets or any(is_in_body(larger, point) for point in steps)


def half_planes_hold(hull, point):
    """Whether a point is in the convex hull of some, by every pair of them that has all on one side; exact."""
    for u in hull:
        for v in hull:
            sides = [(v[0] - u[0]) * (w[1] - u[1]) - (v[1] - u[1]) * (w[0] - u[0]) for w in hull]
            if u != v and min(sides) >= 0 and (v[0] - u[0]) * (point[1] - u[1]) < (v[1] - u[1]) * (point[0] - u[0]):
                return False
    return True


@pytest.mark.parametrize("seed", range(20))
def test_the_points_of_a_cap_hold_all_of_it_that_is_within_the_ring_and_no_more_than_a_step(seed):
    rng = np.random.default_rng(seed)
    body = disc()
    prism = prism_around(read_cylinder(body, "body"), np.array(half_ring(body), dtype=np.int64))
    west, south = (int(number) for number in rng.integers(-5000, 5000, 2))
    patch = Patch("top", (west, west + int(rng.integers(1, 900))), (south, south + int(rng.integers(1, 900))))
    points = prism.points(patch)
    if prism.is_off(patch):
        return
    hull = [(x, y) for x, y, _ in points.tolist()]
    for x, y in rng.integers((west, south), (patch.first[1], patch.second[1]), (200, 2), endpoint=True).tolist():
        if (prism.beyond(np.array([[x, y, 0]])) <= 0).all():
            assert half_planes_hold(hull, (x, y))
    edges = np.hypot(*prism.outward.T)[:, np.newaxis]
    if not np.array_equal(points, prism._rectangle(patch)):
        assert (prism.beyond(points) / edges).max() <= 1.0
