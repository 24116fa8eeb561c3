"""Polygons are cut into triangles that cover them and nothing else."""

from __future__ import annotations

import math

import numpy as np
import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from terrain.meshes.polygons import triangulate

PLANES = {
    "floor": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0)),
    "wall": ((0.6, 0.8, 0.0), (0.0, 0.0, 1.0)),
    "roof": ((1 / 3, 2 / 3, 2 / 3), (2 / 3, 1 / 3, -2 / 3)),
}


def cut(outline, plane="floor"):
    """Triangulate one flat outline that lies in a plane of space."""
    east, north = (np.array(axis) for axis in PLANES[plane])
    flat = np.array(outline, dtype=float)
    vertices = flat[:, :1] * east + flat[:, 1:] * north
    return triangulate(vertices, np.arange(len(flat)), np.array([len(flat)]))


def flat_triangles(outline, result):
    return [shapely.Polygon(np.array(outline, dtype=float)[face]) for face in result.faces]


def sides(faces):
    return [(face[k], face[(k + 1) % 3]) for face in faces.tolist() for k in range(3)]


@st.composite
def rooms(draw):
    """Outlines around a middle point, with corners in and out at will and some corners in straight sides."""
    turns = sorted(draw(st.sets(st.integers(0, 47), min_size=4, max_size=12)))
    gaps = [(after - before) % 48 for before, after in zip(turns, [*turns[1:], turns[0]], strict=True)]
    assume(max(gaps) < 24)
    corners = []
    for turn in turns:
        far, angle = draw(st.integers(8, 100)), 2 * math.pi * turn / 48
        corners.append((8 * round(far * math.cos(angle)), 8 * round(far * math.sin(angle))))
    outline = []
    for (x, y), (next_x, next_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        eighths = sorted(draw(st.sets(st.integers(1, 7), max_size=2)))
        outline += [(x, y), *((x + k * (next_x - x) // 8, y + k * (next_y - y) // 8) for k in eighths)]
    assume(len(set(outline)) == len(outline))
    assume(shapely.Polygon(outline).is_valid)
    return outline


@given(rooms(), st.sampled_from(sorted(PLANES)))
def test_triangles_cover_the_polygon_exactly_and_nothing_outside_it(outline, plane):
    """Also where corners lie in the middle of straight sides, and in slanted planes."""
    room = shapely.Polygon(outline)
    triangles = flat_triangles(outline, cut(outline, plane))
    assert math.fsum(triangle.area for triangle in triangles) == pytest.approx(room.area)
    around = room.buffer(1e-6)
    assert all(around.covers(triangle) for triangle in triangles)


@given(rooms(), st.sampled_from(sorted(PLANES)))
def test_every_side_of_the_polygon_is_a_side_of_one_triangle(outline, plane):
    """A corner in a straight side is kept, or the neighbour polygon would be torn off there."""
    result = cut(outline, plane)
    outer = {(k, (k + 1) % len(outline)) for k in range(len(outline))}
    found = sides(result.faces)
    assert len(result.faces) == len(outline) - 2
    assert sorted(side for side in found if side in outer) == sorted(outer)
    inner = [side for side in found if side not in outer]
    assert sorted(inner) == sorted((b, a) for a, b in inner)


@given(rooms(), st.booleans())
def test_triangles_face_the_way_their_polygon_faces(outline, turned_over):
    outline = outline[::-1] if turned_over else outline
    areas = [triangle.exterior.is_ccw for triangle in flat_triangles(outline, cut(outline)) if triangle.area > 1e-9]
    assert areas
    assert all(ccw is not turned_over for ccw in areas)


def test_a_doorway_drawn_as_a_notch_stays_open():
    wall = [(0, 0), (4, 0), (4, 5), (6, 5), (6, 0), (10, 0), (10, 10), (0, 10)]
    triangles = flat_triangles(wall, cut(wall, "wall"))
    assert not any(triangle.intersects(shapely.Point(5, 2)) for triangle in triangles)
    assert any(triangle.intersects(shapely.Point(5, 7)) for triangle in triangles)


def test_a_window_joined_to_the_outline_by_a_double_line_stays_open():
    wall = [(0, 0), (4, 0), (4, 4), (0, 4), (0, 0), (1, 1), (1, 3), (3, 3), (3, 1), (1, 1)]
    triangles = flat_triangles(wall, cut(wall))
    assert not any(triangle.intersects(shapely.Point(2, 2)) for triangle in triangles)
    assert math.fsum(triangle.area for triangle in triangles) == pytest.approx(12)


def test_a_convex_quad_is_cut_as_other_programs_draw_it():
    result = cut([(0, 0), (3, 0), (3, 2), (0, 2)])
    assert result.faces.tolist() == [[0, 1, 2], [0, 2, 3]]


@pytest.mark.parametrize("first", range(4))
def test_a_concave_quad_is_cut_at_its_inner_corner(first):
    dart = [(0, 0), (4, -3), (1, 0), (4, 3)]
    outline = dart[first:] + dart[:first]
    triangles = flat_triangles(outline, cut(outline, "roof"))
    assert math.fsum(triangle.area for triangle in triangles) == pytest.approx(shapely.Polygon(dart).area)


@pytest.mark.parametrize("first", range(4))
def test_a_quad_with_a_corner_in_a_straight_side_is_cut_from_that_corner(first):
    gable = [(0, 0), (2, 0), (4, 0), (2, 3)]
    outline = gable[first:] + gable[:first]
    result = cut(outline, "roof")
    assert all(triangle.area > 1 for triangle in flat_triangles(outline, result))


def test_polygons_that_are_not_flat_are_counted_and_keep_their_corners():
    vertices = np.array([[0, 0, 0], [1, 0, 0], [1, 1, 0.1], [0, 1, 0], [0, 0, 5], [1, 0, 5], [1, 1, 5], [0, 1, 5.0]])
    result = triangulate(vertices, np.arange(8), np.array([4, 4]))
    assert result.nonplanar == 1
    assert sorted(set(result.faces.ravel().tolist())) == list(range(8))
    assert result.notes() == ("1 polygon not flat: the cut chosen decides their shape",)


@pytest.mark.parametrize(
    "outline",
    [
        [(0, 0), (2, 2), (2, 0), (0, 2.5)],
        [(0, 0), (4, 3), (4, 0), (0, 3), (-1, 1)],
    ],
)
def test_a_polygon_that_crosses_itself_is_cut_as_well_as_can_be_and_counted(outline):
    result = cut(outline)
    assert result.tangled == 1
    assert len(result.faces) >= 1


def test_a_polygon_shrunk_to_a_point_is_no_trouble():
    result = triangulate(np.ones((5, 3)), np.arange(5), np.array([5]))
    assert all(len(set(face)) == 3 for face in result.faces.tolist())


def test_faces_with_fewer_than_three_corners_are_left_out_and_counted():
    vertices = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0.0]])
    result = triangulate(vertices, np.array([0, 1, 0, 1, 2, 2]), np.array([2, 3, 1]))
    assert result.faces.tolist() == [[0, 1, 2]]
    assert result.too_few_corners == 2


def test_triangles_come_in_the_order_of_their_polygons():
    vertices = np.array([[0, 0, 0], [2, 0, 0], [2, 2, 0], [1, 3, 0], [0, 2, 0.0]])
    corners = np.array([0, 1, 2, 3, 4, 0, 1, 2, 0, 1, 2, 4])
    result = triangulate(vertices, corners, np.array([5, 3, 4]))
    assert len(result.faces) == 6
    assert result.faces[3:].tolist() == [[0, 1, 2], [0, 1, 2], [0, 2, 4]]
