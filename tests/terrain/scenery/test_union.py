"""Solids that meet are made one: what they block stays, what nobody can see goes."""

from __future__ import annotations

import math
import os
from collections import Counter

import numpy as np
import pytest

from terrain.meshes.files import read_mesh
from terrain.scenery.pieces import Piece, Shape, mesh_shape
from terrain.scenery.prepare import gather
from terrain.scenery.tree import build_tree, first_hit
from terrain.scenery.union import split_into_parts, unite
from terrain.sight.clearance import clearance
from terrain.sight.question import sight
from tests import given

SNAP_UNITS = 4
"""Swelling, uniting and snapping move no surface by more than three units, and rounding adds one."""

BOX_FACES = np.array([
    *((0, 2, 1), (0, 3, 2), (4, 5, 6), (4, 6, 7), (0, 1, 5), (0, 5, 4)),
    *((1, 2, 6), (1, 6, 5), (2, 3, 7), (2, 7, 6), (3, 0, 4), (3, 4, 7)),
])  # fmt: skip


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch):
    monkeypatch.setenv("PAS_CACHE", os.devnull)


def united(*pieces):
    return unite(*gather(pieces))[:3]


def volume_pas(vertices, faces):
    a, b, c = (vertices[faces[:, k]] / 8192 for k in range(3))
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum()) / 6


def is_closed(faces):
    """Whether every edge is walked as often one way as the other."""
    sides = Counter()
    for u, v in np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]).tolist():
        sides[min(u, v), max(u, v)] += 1 if u < v else -1
    return not any(sides.values())


def row_of_boxes(turn_deg, *, gap_pas=0.0, count=2):
    """Boxes of two pas side by side along a line that is turned about (9, 9)."""
    east, north = -math.sin(math.radians(turn_deg)), math.cos(math.radians(turn_deg))
    steps = [(k - (count - 1) / 2) * (2 + gap_pas) for k in range(count)]
    return [
        given.box(0.5, 2, 3, at=(9 + s * east, 9 + s * north), turn=turn_deg, name=f"box {k}")
        for k, s in enumerate(steps)
    ]


@pytest.mark.parametrize("turn_deg", [0.0, 30.0, 45.0, 17.0])
def test_boxes_side_by_side_become_one_solid(turn_deg):
    vertices, faces, _ = united(*row_of_boxes(turn_deg))
    parts = split_into_parts(vertices, faces)
    assert is_closed(faces)
    assert len(np.unique(parts)) == 1
    assert volume_pas(vertices, faces) == pytest.approx(6.0, abs=0.02)


@pytest.mark.parametrize("turn_deg", [0.0, 30.0])
def test_nothing_is_left_of_the_faces_where_boxes_touch(turn_deg):
    """A line along the wall, in its middle, meets only the two ends."""
    vertices, faces, _ = united(*row_of_boxes(turn_deg, count=3))
    east, north = -math.sin(math.radians(turn_deg)), math.cos(math.radians(turn_deg))
    ends = [(9 + s * 8 * east + 0.01, 9 + s * 8 * north + 0.02, 1.5) for s in (-1, 1)]
    line = np.rint(np.array(ends) * 8192).astype(np.int64)
    corners = vertices[faces].astype(float)
    crossed = [k for k in range(len(faces)) if _crosses(line.astype(float), corners[k])]
    assert len(crossed) == 2


def _crosses(line, triangle):
    sides = [
        np.linalg.det(np.stack([line[1] - line[0], triangle[k] - line[0], triangle[(k + 1) % 3] - line[0]]))
        for k in range(3)
    ]
    return min(sides) > 0 or max(sides) < 0


def test_boxes_that_cut_into_each_other_lose_what_is_inside():
    vertices, faces, _ = united(given.box(4, 1, 2, at=(9, 9)), given.box(1, 4, 2, at=(9, 9)))
    assert is_closed(faces)
    assert volume_pas(vertices, faces) == pytest.approx(8 + 8 - 2, abs=0.02)


def test_boxes_apart_stay_as_they_are():
    pieces = given.box(1, 1, 1, at=(3, 3)), given.box(1, 1, 1, at=(4.01, 3))
    gathered, whole = gather(pieces), united(*pieces)
    assert all(np.array_equal(before, after) for before, after in zip(gathered, whole, strict=True))


@pytest.mark.parametrize("turn_deg", [0.0, 30.0])
def test_a_slit_between_boxes_stays_open(turn_deg):
    vertices, faces, _ = united(*row_of_boxes(turn_deg, gap_pas=0.01))
    assert len(np.unique(split_into_parts(vertices, faces))) == 2
    assert volume_pas(vertices, faces) == pytest.approx(6.0, abs=0.02)


def test_each_face_keeps_the_name_of_its_piece():
    vertices, faces, owner = united(*row_of_boxes(0.0))
    middles = vertices[faces][:, :, 1].mean(axis=1) / 8192
    assert (owner[middles < 8.9] == 0).all()
    assert (owner[middles > 9.1] == 1).all()
    assert set(owner.tolist()) == {0, 1}


def test_an_open_sheet_is_left_as_it_is():
    sheet = Piece("sheet", Shape(np.array([(8.0, 8, 0), (10, 8, 0), (9, 10, 2)]), np.array([(0, 1, 2)])))
    box = given.box(2, 2, 2, at=(9, 9))
    vertices, faces, owner = united(box, sheet)
    assert vertices[faces[owner == 1]].tolist() == sheet.mesh.corners.tolist()
    assert len(faces) == 13


def test_a_box_that_is_inside_out_is_united_all_the_same():
    right, left = row_of_boxes(0.0)
    inverted = Piece(left.id, Shape(left.mesh.vertices / 8192, left.mesh.faces[:, ::-1].astype(np.int64)))
    vertices, faces, _ = united(right, inverted)
    assert is_closed(faces)
    assert volume_pas(vertices, faces) == pytest.approx(6.0, abs=0.02)


def test_boxes_that_touch_in_a_single_edge_leave_no_slit():
    """They stand corner to corner, and the line of sight goes through the corner they share."""
    table = given.table(given.box(2, 8, 3, at=(8, 13), name="north"), given.box(2, 8, 3, at=(10, 5), name="south"))
    assert sight(table, given.figure((4, 9)), given.figure((14, 9))).verdict in ("blocked", "too_close")


# What a solid blocks before and after


def outer_segments(vertices, count, seed):
    """From one side of the box around everything to another side."""
    rng = np.random.default_rng(seed)
    low, high = vertices.min(axis=0) - 4096, vertices.max(axis=0) + 4096
    ends = rng.integers(low, high, size=(2, count, 3))
    axis = rng.integers(3, size=count)
    ends[0, np.arange(count), axis] = low[axis]
    other = rng.integers(3, size=count)
    ends[1, np.arange(count), other] = high[other]
    return ends.swapaxes(0, 1)


def catalogue_piece(file, units, up, scale):
    raw = read_mesh(given.CATALOGUE / "meshes" / file)
    return Piece("piece", mesh_shape(raw, units, up, scale), (18.0, 18.0, 0.0))


def heap_of_blocks():
    """Blocks and columns thrown together, turned any way, many of them into each other."""
    rng = np.random.default_rng(8)
    blocks = [
        given.box(
            *rng.uniform(0.5, 3, 3),
            at=(*rng.uniform(6, 12, 2), rng.uniform(0, 2)),
            turn=rng.uniform(0, 360),
            name=f"b{k}",
        )
        for k in range(14)
    ]
    return *blocks, *(given.cylinder(*rng.uniform(0.5, 2, 2), at=rng.uniform(6, 12, 2), name=f"c{k}") for k in range(4))


def building():
    return (catalogue_piece("building_example.stl", "mm", "z", 1.0),)


def level():
    return (catalogue_piece("nav_test.obj", "pas", "y", 0.39),)


@pytest.mark.parametrize("pieces", [building, level, heap_of_blocks])
def test_lines_from_outside_are_stopped_as_before_or_pass_within_a_hair(pieces):
    before, after = gather(pieces())[:2], united(*pieces())[:2]
    assert len(before[1]) != len(after[1])
    trees = [build_tree(*mesh) for mesh in (before, after)]
    for line in outer_segments(before[0], 4000, seed=3):
        met = [
            first_hit(*mesh, tree, line, len(mesh[1])) >= 0 for mesh, tree in zip((before, after), trees, strict=True)
        ]
        if met[0] != met[1]:
            mesh, tree = (after, trees[1]) if met[0] else (before, trees[0])
            assert clearance(*mesh, tree, len(mesh[1]), line)[0] <= SNAP_UNITS


# Hollow solids


def shell(*rooms):
    """A closed block with closed rooms in it: the walls of a room are a surface of their own, turned inwards."""
    corners = [_corners(4, 16, 4, 12, 0, 5), *(_corners(*room) for room in rooms)]
    faces = [BOX_FACES, *(BOX_FACES[:, ::-1] + 8 * (k + 1) for k in range(len(rooms)))]
    return Piece("shell", Shape(np.concatenate(corners), np.concatenate(faces)))


def _corners(west, east, south, north, bottom, top):
    plan = [(west, south), (east, south), (east, north), (west, north)]
    return np.array([(x, y, z) for z in (bottom, top) for x, y in plan], dtype=float)


@pytest.mark.rule("ICH-SHOOT-02")
def test_figures_in_two_closed_rooms_do_not_see_each_other():
    house = shell((4.5, 9.5, 4.5, 11.5, 0.5, 4.5), (10.5, 15.5, 4.5, 11.5, 0.5, 4.5))
    found = sight(given.table(house), given.figure((7, 8), ground=0.5), given.figure((13, 8), ground=0.5))
    assert found.verdict == "blocked"


@pytest.mark.rule("ICH-SHOOT-02")
def test_a_screen_in_a_closed_room_hides_who_is_behind_it():
    house = shell((4.5, 15.5, 4.5, 11.5, 0.5, 4.5))
    screen = given.box(0.4, 6.5, 3.5, at=(10, 8, 0.5), name="screen")
    found = sight(given.table(house, screen), given.figure((7, 8), ground=0.5), given.figure((13, 8), ground=0.5))
    assert found.verdict == "blocked"


@pytest.mark.rule("ICH-SHOOT-02")
def test_figures_in_one_closed_room_see_each_other():
    house = shell((4.5, 15.5, 4.5, 11.5, 0.5, 4.5))
    found = sight(given.table(house), given.figure((7, 8), ground=0.5), given.figure((13, 8), ground=0.5))
    assert found.verdict == "visible"
