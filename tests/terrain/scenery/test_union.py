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
from terrain.scenery.union.crossings import FURTHEST_UNITS, rounded_inwards
from terrain.sight.clearance import clearance
from terrain.sight.question import sight
from tests import given
from tests.terrain.exact_lines import segment_meets_triangle

CREVICE_UNITS = 3
"""A crevice of two units is filled, and its corners are rounded by one."""

BOX_FACES = np.array([
    *((0, 2, 1), (0, 3, 2), (4, 5, 6), (4, 6, 7), (0, 1, 5), (0, 5, 4)),
    *((1, 2, 6), (1, 6, 5), (2, 3, 7), (2, 7, 6), (3, 0, 4), (3, 4, 7)),
])  # fmt: skip


def meets_any(line, corners):
    """Whether a segment meets any of the triangles; the second opinion, in plain Python integers."""
    start, end = (tuple(point) for point in line.tolist())
    return any(segment_meets_triangle(start, end, [tuple(corner) for corner in face]) for face in corners.tolist())


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
    assert sight(table, given.figure((4, 9)), given.figure((14, 9))).verdict == "blocked"


def test_boxes_of_unlike_heights_that_touch_in_a_single_edge_leave_no_slit():
    table = given.table(given.box(2, 8, 3, at=(8, 13), name="north"), given.box(2, 8, 2, at=(10, 5), name="south"))
    assert sight(table, given.figure((4, 9)), given.figure((14, 9))).verdict == "blocked"


# Nothing grows


def lines_along_a_row(turn_deg):
    """Lines one lattice unit in front of a wall of boxes, from before its first seam to behind its last."""
    pieces = row_of_boxes(turn_deg, count=3)
    raw = gather(pieces)[:2]
    east, north = -math.sin(math.radians(turn_deg)), math.cos(math.radians(turn_deg))
    for height in (500, 9000, 20_000):
        front = np.array([9 + 0.25 * north, 9 - 0.25 * east]) * 8192 + 1.5 * np.array([north, -east])
        ends = [front + side * 2.9 * 8192 * np.array([east, north]) for side in (-1, 1)]
        line = np.array([[*np.rint(end), height] for end in ends], dtype=np.int64)
        if not meets_any(line, raw[0][raw[1]]):
            yield line


@pytest.mark.parametrize("turn_deg", [0.0, 30.0, 45.0, 17.0])
def test_a_line_that_grazes_the_seams_of_a_wall_stays_free(turn_deg):
    """Exact arithmetic on the boxes as they were placed is the second opinion."""
    table = given.table(*row_of_boxes(turn_deg, count=3))
    lines = list(lines_along_a_row(turn_deg))
    assert lines
    assert not any(meets_any(line, table.vertices[table.faces]) for line in lines)


def test_a_slit_of_four_units_along_a_wall_of_boxes_can_be_looked_through():
    """Twelve micrometres are left between two touching boxes and a third one: a line has room there."""
    row = [given.box(2, 2, 3, at=(8, 9), name="west"), given.box(2, 2, 3, at=(10, 9), name="east")]
    other = given.box(4, 2, 3, at=(9, 11 + 4 / 8192), name="north")
    table = given.table(*row, other)
    slit = np.array([[5 * 8192, 10 * 8192 + 2, 9000], [13 * 8192, 10 * 8192 + 2, 9000]])
    assert not meets_any(slit, table.vertices[table.faces])


def test_a_slit_of_one_unit_between_boxes_is_filled():
    """Nobody set them three micrometres apart: their corners were snapped."""
    table = given.table(given.box(2, 2, 3, at=(8, 9)), given.box(2, 2, 3, at=(8, 11 + 1 / 8192), name="north"))
    slit = np.array([[5 * 8192, 10 * 8192, 9000], [11 * 8192, 10 * 8192 + 1, 9000]])
    assert meets_any(slit, table.vertices[table.faces])
    assert sight(table, given.figure((5.6, 10)), given.figure((10.4, 10))).verdict == "blocked"


def boxes_that_touch(rng, *, edge_on):
    """A wall, and against its end another one or the edge of a block, all turned; and where the rims of the end are."""
    turn, width, other_width = rng.uniform(0, 360), *rng.uniform(0.3, 0.9, 2)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    middle = 18 + rng.random(2)

    def at(x, y):
        return middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos

    wall = given.box(width, 2, 2, at=at(0, -1), turn=turn, name="wall")
    if edge_on:
        other = given.box(1, 1, 3, at=at(0, math.sqrt(0.5)), turn=turn + 45, name="block")
    else:
        other = given.box(other_width, 2, 3, at=at(0, 1), turn=turn, name="other")
    half = min(width, width if edge_on else other_width) / 2
    return [wall, other], np.array([at(-half, 0), at(half, 0)]) * 8192, np.array([-sin, cos])


def lines_through(rims, up, rng, count):
    """Lines that pass two rims within a unit of them, well below the top."""
    near, far = (rim + rng.uniform(-1, 1, (count, 1)) * up for rim in rims)
    away = rng.uniform(1, 20, (2, count, 1))
    ends = near - (far - near) * away[0], far + (far - near) * away[1]
    return np.stack([np.column_stack([np.rint(end), rng.integers(1000, 15_000, count)]) for end in ends], 1).astype(
        np.int64
    )


@pytest.mark.parametrize("edge_on", [False, True])
def test_no_line_leaks_between_turned_pieces_that_touch(edge_on):
    rng = np.random.default_rng(5)
    leaks = 0
    for _ in range(40):
        pieces, rims, up = boxes_that_touch(rng, edge_on=edge_on)
        placed, whole = gather(pieces)[:2], united(*pieces)[:2]
        trees = build_tree(*placed), build_tree(*whole)
        for line in lines_through(rims, up, rng, 300):
            if first_hit(*placed, trees[0], line, len(placed[1])) < 0:
                leaks += 1
                assert first_hit(*whole, trees[1], line, len(whole[1])) >= 0
    assert leaks > 100


def test_a_corner_is_rounded_to_the_inner_side_of_all_its_planes():
    """Three planes meet a third of a unit from a lattice point that is outside all of them."""
    point, faces = np.array([[0.7, 0.7, 0.7]]), np.array([[0, 0, 0]] * 3)
    bases, normals = np.array([[0, 0, 0]] * 3), np.array([[3, 0, 0], [0, 3, 0], [0, 0, 3]])
    assert (rounded_inwards(point, faces, bases, normals) <= 0).all()


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
        assert met[0] or not met[1]
        if met[0] != met[1]:
            assert clearance(*after, trees[1], len(after[1]), line)[0] <= 2 * FURTHEST_UNITS


def grazing_lines(vertices, faces, count, seed):
    """Lines that pass corners and edges of a mesh within a few units, half of them along an edge."""
    rng = np.random.default_rng(seed)
    sides = faces[rng.integers(len(faces), size=count)]
    along = (vertices[sides[:, 1]] - vertices[sides[:, 0]]).astype(float)
    places = vertices[sides[:, 0]] + np.rint(along * rng.random((count, 1))) + rng.integers(-3, 4, size=(count, 3))
    other = rng.random(count) < 0.5
    along[other] = rng.normal(size=(count, 3))[other]
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    away = rng.uniform(2000, 40_000, size=(2, count, 1))
    return np.rint(np.stack([places - along * away[0], places + along * away[1]], 1)).astype(np.int64)


def is_in(point, corners):
    """Whether a point is in a closed convex solid."""
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return bool((((point - corners[:, 0]) * normals).sum(axis=1) <= 0).all())


def blocks_with_ramps():
    """Blocks, columns and ramps of all sorts, set against one another and into one another."""
    rng = np.random.default_rng(11)
    ramps = [
        given.ramp(*rng.uniform(0.5, 3, 3), at=rng.uniform(6, 12, 2), turn=rng.uniform(0, 360), name=f"r{k}")
        for k in range(6)
    ]
    return *heap_of_blocks(), *ramps, *row_of_boxes(17.0, count=3)


@pytest.mark.parametrize("pieces", [heap_of_blocks, blocks_with_ramps])
def test_a_line_that_all_pieces_leave_free_is_stopped_only_in_a_crevice(pieces):
    """Uniting moves no surface: what it stops besides passes within three units of two pieces at once."""
    placed = pieces()
    whole = united(*placed)[:2]
    tree = build_tree(*whole)
    alone = [(piece.mesh.vertices, piece.mesh.faces) for piece in placed]
    trees = [build_tree(*mesh) for mesh in alone]
    free = 0
    for line in grazing_lines(*whole, 4000, seed=4):
        inside = any(is_in(line[0], piece.mesh.corners) for piece in placed)
        if inside or any(
            first_hit(*mesh, one, line, len(mesh[1])) >= 0 for mesh, one in zip(alone, trees, strict=True)
        ):
            continue
        free += 1
        if first_hit(*whole, tree, line, len(whole[1])) >= 0:
            gaps = sorted(clearance(*mesh, one, len(mesh[1]), line)[0] for mesh, one in zip(alone, trees, strict=True))
            assert gaps[1] <= CREVICE_UNITS
    assert free > 200


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
