"""Cores: surfaces buried in a solid, so that whatever meets one of them has crossed the solid's own surface."""

from __future__ import annotations

import math
import os

import numpy as np
import pytest
import trimesh
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from terrain.meshes.files import read_mesh
from terrain.scenery.cores import clear_of, sheets_above, triangles_meet
from terrain.scenery.pieces import Piece, Shape, mesh_shape
from terrain.scenery.prepare import border_edges
from terrain.scenery.rays import RayCaster
from terrain.scenery.tree import build_tree, first_hit
from terrain.sight.question import sight
from terrain.sight.shafts import hull_of
from terrain.sight.usable_cores import usable_cores
from tests import given
from tests.terrain import exact_lines

near = st.integers(-3, 3)
corners = st.tuples(near, near, near)
triangles = st.tuples(corners, corners, corners).filter(exact_lines.has_area)

RADIUS_UNITS = 3 * 8192


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch):
    monkeypatch.setenv("PAS_CACHE", os.devnull)


def ball():
    """A ball of 1280 triangles on the lattice, around the origin."""
    mesh = trimesh.creation.icosphere(subdivisions=3, radius=RADIUS_UNITS)
    return np.rint(mesh.vertices).astype(np.int64), np.asarray(mesh.faces, dtype=np.int32)


def table_of(vertices, faces, at_pas=(18.0, 18.0, 2.5)):
    """A table with one piece of these triangles, given in lattice units."""
    return given.table(Piece("piece", Shape(vertices / 8192 + np.array(at_pas), np.asarray(faces, dtype=np.int64))))


def cores_of(table):
    """The corners of all core triangles of a table."""
    scenery = table.scenery
    return scenery.vertices[scenery.faces[scenery.solid_faces :]]


def sheets(vertices, faces, *points):
    places = np.array(points, dtype=np.int64)
    tree = build_tree(vertices, faces)
    return [sheets_above(vertices, faces, tree, places, k) for k in range(len(places))]


# Triangles that meet


@settings(deadline=None, max_examples=300)
@drawn(triangles, triangles)
def test_two_triangles_meet_when_plain_integers_say_so(one, other):
    both = np.array([*one, *other], dtype=np.int64)
    assert triangles_meet(both, 0, 1, 2, both, 3, 4, 5) == exact_lines.triangles_meet(one, other)


@settings(deadline=None, max_examples=60)
@drawn(triangles, st.lists(triangles, min_size=1, max_size=12))
def test_a_triangle_is_clear_of_a_mesh_when_it_meets_none_of_its_faces(one, mesh):
    vertices = np.array(mesh, dtype=np.int64).reshape(-1, 3)
    faces = np.arange(len(vertices), dtype=np.int32).reshape(-1, 3)
    clear = clear_of(vertices, faces, build_tree(vertices, faces), np.array(one, dtype=np.int64), 0, 1, 2)
    assert clear == (not any(exact_lines.triangles_meet(one, other) for other in mesh))


def test_a_triangle_without_area_is_never_clear():
    vertices, faces = ball()
    flat = np.array([(0, 0, 0), (10, 0, 0), (20, 0, 0)], dtype=np.int64)
    assert not clear_of(vertices, faces, build_tree(vertices, faces), flat, 0, 1, 2)


# Inside and outside


def test_a_point_in_a_ball_has_one_sheet_above_it_and_a_point_below_it_two():
    assert sheets(*ball(), (0, 0, 0), (100, 700, -20_000), (0, 0, -30_000), (0, 0, 30_000), (30_000, 0, 0)) == [
        1,
        1,
        2,
        0,
        0,
    ]


def test_points_straight_below_corners_and_edges_are_counted_once():
    """A box has edges and corners right above points with its own coordinates."""
    mesh = given.box(2, 2, 2, at=(1, 1)).mesh
    half = 8192
    inner = [(half, y, half) for y in range(half // 2, 3 * half // 2, 1024)] + [
        (x, x, half) for x in range(1024, 2 * half, 1024)
    ]
    assert sheets(mesh.vertices, mesh.faces, *inner) == [1] * len(inner)


@settings(deadline=None, max_examples=100)
@drawn(st.tuples(*[st.integers(-RADIUS_UNITS, RADIUS_UNITS)] * 3))
def test_parity_tells_inside_from_outside(point):
    away = math.hypot(*point)
    if not 0.98 * RADIUS_UNITS < away < 1.001 * RADIUS_UNITS:
        assert sheets(*ball(), point)[0] % 2 == (away < RADIUS_UNITS)


# Cores


def test_a_core_lies_wholly_inside_its_solid_and_touches_it_nowhere():
    table = table_of(*ball())
    cores, surface = cores_of(table), table.vertices[table.faces].tolist()
    assert len(cores) >= 50
    assert np.linalg.norm(cores - np.array([18.0, 18.0, 2.5]) * 8192, axis=2).max() < RADIUS_UNITS
    for triangle in cores[::20].tolist():
        assert not any(exact_lines.triangles_meet(triangle, face) for face in surface)


def test_a_core_has_fewer_faces_than_its_solid():
    table = table_of(*ball())
    largest_core = np.bincount(table.scenery.core_of).max()
    assert largest_core < len(table.faces)


def test_nothing_is_buried_below_the_rim_of_an_open_bowl():
    """Where the surface ends, inside is not inside any more."""
    vertices, faces = ball()
    table = table_of(vertices, faces[vertices[faces][:, :, 2].min(axis=1) > -RADIUS_UNITS // 2])
    borders = border_edges(table.vertices, table.faces)
    assert len(borders) > 10
    for triangle in cores_of(table):
        low, high = triangle[:, :2].min(axis=0), triangle[:, :2].max(axis=0)
        beside = (borders[:, :, :2].max(axis=1) < low).any(axis=1) | (borders[:, :, :2].min(axis=1) > high).any(axis=1)
        assert (beside | (borders[:, :, 2].max(axis=1) < triangle[:, 2].min())).all()


def test_faces_pushed_right_through_a_thin_plate_are_given_up():
    """The plate is half as thick as cores are deep: what comes out on the other side is no core."""
    plate = given.box(6, 6, 0.03, at=(9, 9)).mesh
    fine = trimesh.Trimesh(plate.vertices, plate.faces, process=False).subdivide().subdivide().subdivide()
    cores = cores_of(table_of(np.asarray(fine.vertices), fine.faces, at_pas=(0.0, 0.0, 0.0)))
    assert ((cores > plate.low) & (cores < plate.high)).all()


# Which cores may be used


def ball_table():
    return table_of(*ball())


def usable(table, a, b):
    return usable_cores(table.arrays, hull_of(a), hull_of(b)).tolist()


def test_a_core_may_be_used_when_one_figure_at_least_is_outside_its_solid():
    table = ball_table()
    cores = len(table.arrays.core_pieces)
    west, east = given.figure((12, 18)), given.figure((24, 18))
    within, within_too = given.figure((17, 18), ground=1.0), given.figure((19, 18), ground=1.0)
    assert cores >= 1
    assert usable(table, west, east) == [True] * cores
    assert usable(table, west, within) == [True] * cores
    assert usable(table, within, within_too) == [False] * cores


def test_a_core_may_not_be_used_by_a_figure_that_pokes_into_the_solid_unless_the_other_is_clear():
    table = ball_table()
    poking, poking_too, clear = given.figure((15.2, 18)), given.figure((20.8, 18)), given.figure((24, 18))
    assert not any(usable(table, poking, poking_too))
    assert all(usable(table, poking, clear))


def test_a_core_may_not_be_used_below_the_rim_of_an_open_sheet():
    """A canopy: its rim hangs over the lines, so a line may pass below it without crossing the sheet."""
    vertices, faces = ball()
    canopy = faces[vertices[faces][:, :, 2].min(axis=1) > 0]
    table = table_of(vertices, canopy)
    a, b = given.figure((12, 18)), given.figure((24, 18))
    assert not any(usable(table, a, b))
    assert sight(table, a, b).verdict == "visible"


@pytest.mark.rule("ICH-SHOOT-02")
def test_two_figures_inside_a_closed_ball_see_each_other():
    """Its core would be in their way, were it an obstacle."""
    table = ball_table()
    a, b = given.figure((16.6, 18), ground=1.2), given.figure((19.4, 18), ground=1.2)
    assert sight(table, a, b).verdict == "visible"
    assert sight(table, a, given.figure((24, 18))).verdict == "blocked"


# A core never stops a line that the surface lets pass


def castle_table():
    raw = read_mesh(given.CATALOGUE / "meshes" / "castle_blocks_scan.obj")
    return given.table(Piece("castle", mesh_shape(raw, "m"), (18.0, 18.0, 0.0)))


@pytest.mark.parametrize("table", [ball_table, castle_table])
def test_no_line_from_outside_meets_a_core_without_crossing_the_surface(table):
    table, rng = table(), np.random.default_rng(5)
    scenery = table.scenery
    cores = scenery.faces[scenery.solid_faces :]
    low, high = table.vertices.min(axis=0) - 4096, table.vertices.max(axis=0) + 4096
    starts, ends = rng.integers(low, high, size=(2, 40_000, 3))
    starts[:, 2] = high[2]
    meets_core = RayCaster(table.vertices, cores).stopped(starts, ends)
    suspicious = np.flatnonzero(meets_core & ~table.caster.stopped(starts, ends))
    assert meets_core.sum() > 1000
    core_tree = build_tree(scenery.vertices, cores)
    for place in suspicious:
        line = np.stack([starts[place], ends[place]])
        free = first_hit(scenery.vertices, scenery.faces, scenery.tree, line, scenery.solid_faces) < 0
        assert not (free and first_hit(scenery.vertices, cores, core_tree, line, len(cores)) >= 0)
