"""The tree of boxes: it finds every triangle that a segment meets, and no other."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrain.scenery.tree import all_hits, build_tree, first_hit
from tests.terrain.exact_lines import has_area, segment_meets_triangle

coordinates = st.integers(-4, 4).map(lambda number: number * 1000)
corners = st.tuples(coordinates, coordinates, coordinates)
soups = st.lists(st.tuples(corners, corners, corners).filter(has_area), min_size=1, max_size=24)


def mesh_of(triangles):
    vertices = np.array([corner for triangle in triangles for corner in triangle], dtype=np.int64).reshape(-1, 3)
    return vertices, np.arange(len(vertices), dtype=np.int32).reshape(-1, 3)


def asked(triangles, start, end, *, room=64, limit=None):
    """The numbers of the triangles that the tree finds."""
    vertices, faces = mesh_of(triangles)
    hits = np.empty(room, dtype=np.int32)
    line = np.array([start, end], dtype=np.int64)
    count = all_hits(vertices, faces, build_tree(vertices, faces), line, hits, len(faces) if limit is None else limit)
    return sorted(hits[:count].tolist())


@settings(deadline=None, max_examples=200)
@given(soups, corners, corners)
def test_the_tree_finds_what_a_look_at_every_triangle_finds(triangles, start, end):
    """Coordinates are few, so segments run along boxes, through corners and within planes."""
    expected = [k for k, triangle in enumerate(triangles) if segment_meets_triangle(start, end, triangle)]
    assert asked(triangles, start, end) == expected


@settings(deadline=None, max_examples=100)
@given(soups, corners, corners, st.integers(0, 24))
def test_only_triangles_numbered_below_the_limit_are_found(triangles, start, end, limit):
    found = asked(triangles, start, end)
    assert asked(triangles, start, end, limit=limit) == [face for face in found if face < limit]


def test_a_single_hit_is_enough_for_an_answer():
    triangles = [((0, 0, z), (9000, 0, z), (0, 9000, z)) for z in range(0, 5000, 1000)]
    vertices, faces = mesh_of(triangles)
    tree = build_tree(vertices, faces)
    through, beside = (np.array([(x, 1000, -10), (x, 1000, 9000)], dtype=np.int64) for x in (1000, -1))
    assert 0 <= first_hit(vertices, faces, tree, through, len(faces)) < 5
    assert first_hit(vertices, faces, tree, beside, len(faces)) == -1
    assert first_hit(vertices, faces, tree, through, 0) == -1


def test_no_more_is_told_than_there_is_room_for():
    triangles = [((0, 0, z), (9000, 0, z), (0, 9000, z)) for z in range(0, 5000, 1000)]
    assert len(asked(triangles, (1000, 1000, -10), (1000, 1000, 9000), room=3)) == 3


def test_a_mesh_without_faces_is_never_met():
    assert asked([], (0, 0, 0), (1, 1, 1)) == []


def test_thousands_of_equal_triangles_are_all_found():
    """They cannot be told apart by where they are; the tree must end all the same."""
    triangles = [((0, 0, 0), (9000, 0, 0), (0, 9000, 0))] * 3000
    assert asked(triangles, (10, 10, -5), (10, 10, 5), room=4000) == list(range(3000))


@pytest.mark.parametrize("axis", range(3))
def test_a_segment_along_an_axis_touches_the_boxes_it_runs_along(axis):
    """The segment has no extent in the other two, and lies exactly in sides of the boxes."""
    triangle = [(0, 0, 0), (4000, 0, 0), (0, 4000, 0)]
    turned = [tuple(np.roll(corner, axis).tolist()) for corner in triangle]
    start, end = (np.roll(point, axis).tolist() for point in ((-9000, 0, 0), (9000, 0, 0)))
    assert asked([tuple(turned)], start, end) == [0]


def test_every_triangle_of_a_large_mesh_is_found_through_its_middle():
    rng = np.random.default_rng(1)
    middles = rng.integers(-200_000, 200_000, size=(5000, 1, 3))
    corners = middles + rng.integers(-500, 500, size=(5000, 3, 3))
    vertices, faces = corners.reshape(-1, 3), np.arange(15_000, dtype=np.int32).reshape(-1, 3)
    tree, hits = build_tree(vertices, faces), np.empty(64, dtype=np.int32)
    for face in range(0, 5000, 7):
        line = np.stack([corners[face, 0], corners[face, 1]])
        assert face in hits[: all_hits(vertices, faces, tree, line, hits, len(faces))]
