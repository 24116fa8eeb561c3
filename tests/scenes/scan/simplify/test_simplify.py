"""Fewer triangles for the same surface, within a tolerance that is measured and never passed."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from scenes.scan.simplify.deviation import deviation
from scenes.scan.simplify.nearest import Finder
from scenes.scan.simplify.simplified import simplify, simplify_all
from scenes.scan.surface import Surface
from terrain.lattice.units import UNITS_PER_PAS
from tests.scenes.scan.sheets import sheet, tilt, together, turned
from tests.scenes.scan.solids import ball, cube, lone_sides, noisy, real, skin, volume, without_near

PLENTY = 200_000
SNAP = 1 / UNITS_PER_PAS


def any_places(surface, count, seed=1):
    """Places anywhere on a surface, not those that are measured."""
    return np.asarray(trimesh.Trimesh(surface.vertices, surface.faces, process=False).sample(count, seed=seed))


def test_flat_faces_collapse_to_as_few_triangles_as_they_need():
    box = skin(cube(3, 2, 4), step=0.1)
    done = simplify(box, 0.02, PLENTY)
    assert (len(box.faces) > 10_000, len(done.surface.faces)) == (True, 12)
    assert done.deviation.most < 1e-9
    assert volume(done.surface) == pytest.approx(24)


def test_flat_faces_that_lie_askew_on_the_lattice_collapse_as_well():
    box = turned(skin(cube(3, 2, 4), step=0.1), tilt(23))
    askew = box.moved(np.rint(box.vertices * UNITS_PER_PAS) / UNITS_PER_PAS)
    done = simplify(askew, 0.02, PLENTY)
    assert len(done.surface.faces) < 150
    assert done.deviation.most < 3 * SNAP


def test_windows_and_battlements_stay_where_they_are():
    tower = (
        cube(4, 4, 5)
        - cube(3, 3, 5, at=(0.5, 0.5, 0.5))
        - cube(1, 9, 1, at=(1.5, -2, 2))
        - cube(1, 9, 1, at=(1.5, -2, 4))
    )
    done = simplify(skin(tower, step=0.1), 0.02, PLENTY)
    assert len(done.surface.faces) <= 1.1 * len(skin(tower).faces)
    assert done.deviation.most < 1e-9
    assert volume(done.surface) == pytest.approx(tower.volume())


@pytest.mark.parametrize("tolerance", [0.003, 0.02, 0.06])
def test_no_place_moves_farther_than_the_tolerance_however_small_the_budget(tolerance):
    castle = real("castle_blocks_scan.obj", 40)
    done = simplify(castle, tolerance, 100)
    assert 0 < done.deviation.most <= tolerance + 1e-9
    assert done.deviation == deviation(castle, done.surface)
    assert done.notes[-1].startswith(f"{len(done.surface.faces)} triangles are left instead of 100")


def test_places_that_were_not_measured_keep_to_the_tolerance_too():
    """A second way: places anywhere on both, against all triangles of the other by a library of its own."""
    castle = real("castle_blocks_scan.obj", 40)
    done = simplify(castle, 0.02, 6000).surface
    for one, other in ((castle, done), (done, castle)):
        places = any_places(one, 300)
        near = Finder(other).nearest(places)
        nearest = trimesh.triangles.closest_point(other.corners[near.face], places)
        assert np.allclose(np.linalg.norm(nearest - places, axis=1), near.distance_pas, atol=1e-9)
        assert near.distance_pas.max() < 0.03
        assert np.quantile(near.distance_pas, 0.99) < 0.02


def test_a_budget_that_can_be_met_is_met_with_the_least_deviation():
    mars = real("curiosity_landing_site.stl", 0.04)
    few, more = simplify(mars, 0.1, 8000), simplify(mars, 0.1, 24_000)
    assert len(few.surface.faces) <= 8000
    assert 16_000 < len(more.surface.faces) <= 24_000
    assert more.deviation.most < few.deviation.most < 0.1
    assert few.notes == more.notes == ()


def test_a_surface_within_its_budget_keeps_every_bump():
    rough = noisy(sheet((6, 6), step=0.15), 0.02)
    done = simplify(rough, 0.02, PLENTY)
    assert done.deviation.most < 3 * SNAP
    assert len(done.surface.faces) > 0.95 * len(rough.faces)


def test_the_budget_goes_where_the_shape_needs_it():
    crate, rock = skin(cube(3, 3, 3), step=0.1), noisy(skin(ball(1.5, at=(9, 0, 2)), step=0.15), 0.02)
    parts = simplify_all((crate, rock), 0.1, 2000)
    assert len(parts[0].surface.faces) <= 20
    assert 1000 < len(parts[1].surface.faces) < 2000
    assert parts[0].deviation.most < parts[1].deviation.most


def test_pieces_simplified_together_stay_apart():
    crate, rock = skin(cube(3, 3, 3), step=0.2), skin(ball(1.5, at=(9, 0, 2)), step=0.2)
    parts = simplify_all((crate, rock), 0.02, 500)
    assert np.allclose(np.ptp(parts[0].surface.vertices, axis=0), 3, atol=0.02)
    assert parts[1].surface.vertices[:, 0].min() > 7
    assert simplify_all((), 0.02, 500) == ()


def test_a_closed_surface_stays_closed():
    castle = real("castle_blocks_scan.obj", 40)
    done = simplify(castle, 0.05, 4000).surface
    assert lone_sides(castle) == lone_sides(done) == 0
    assert volume(done) == pytest.approx(volume(castle), rel=0.01)


def test_an_open_sheet_keeps_its_outline_and_its_hole():
    holed = without_near(sheet((6, 6), step=0.1), (3, 3, 0), 1)
    done = simplify(holed, 0.02, PLENTY)
    assert len(done.surface.faces) < 200
    assert np.ptp(done.surface.vertices, axis=0).tolist() == [6, 6, 0]
    middles = np.linalg.norm(any_places(done.surface, 500) - (3, 3, 0), axis=1)
    assert middles.min() > 0.9


def test_walls_that_share_an_edge_keep_it():
    """Three sheets that meet in one upright edge, as books do."""
    leaf = turned(sheet((3, 2), step=0.2), tilt(90))
    book = together(*(turned(leaf, tilt(angle, about=(0, 0, 1))) for angle in (0, 120, 240)))
    points, number = np.unique(np.rint(book.vertices * 1e6) / 1e6, axis=0, return_inverse=True)
    done = simplify(Surface(points, number.reshape(-1)[book.faces]), 0.02, PLENTY)
    assert done.deviation.most < 1e-5
    assert len(done.surface.faces) < 80
    assert np.ptp(done.surface.vertices, axis=0)[2] == pytest.approx(2)


def test_colours_come_from_the_nearest_point_that_was_scanned():
    rough = noisy(sheet((6, 6), step=0.15), 0.02)
    colours = np.clip(40 * np.abs(rough.vertices), 0, 255).astype(np.uint8)
    done = simplify(Surface(rough.vertices, rough.faces, colours), 0.05, 500).surface
    assert done.colours.shape == done.vertices.shape
    assert np.abs(done.colours.astype(float) - np.clip(40 * np.abs(done.vertices), 0, 255))[:, :2].max() < 40 * 0.12


def test_without_a_tolerance_nothing_is_touched():
    box = skin(cube(3, 2, 4), step=0.5)
    done = simplify(box, 0.0, 10)
    assert done.surface is box
    assert (done.deviation.most, len(done.notes)) == (0, 1)


def test_simplifying_is_the_same_every_time():
    castle = real("castle_blocks_scan.obj", 40)
    one, other = simplify(castle, 0.02, 8000), simplify(castle, 0.02, 8000)
    assert np.array_equal(one.surface.vertices, other.surface.vertices)
    assert np.array_equal(one.surface.faces, other.surface.faces)


def test_a_sheet_that_is_folded_onto_itself_does_not_creep_over_its_holes():
    flat = sheet((6, 6), step=0.1)
    away = np.random.default_rng(3).normal(0, 0.05, flat.vertices.shape) * (1, 1, 0)
    holed = flat.moved(flat.vertices + away)
    for at in np.random.default_rng(4).uniform(0, 6, (60, 2)):
        holed = without_near(holed, (*at, 0), 0.15)
    done = simplify(holed, 0.02, PLENTY)
    assert len(done.surface.faces) < len(holed.faces)
    assert done.deviation.most < 3 * SNAP


def test_a_piece_stays_on_the_table():
    """Its sole neither sinks into the table nor leaves it, however rough the piece is."""
    block = skin(cube(2, 2, 2), step=0.1)
    rough = noisy(block, 0.02)
    on_table = block.vertices[:, 2] == 0
    flat_footed = rough.moved(np.where(on_table[:, None], rough.vertices * (1, 1, 0), np.abs(rough.vertices)))
    done = simplify(flat_footed, 0.05, 200).surface
    assert done.vertices[:, 2].min() == 0
    sole = done.corners[(done.corners[:, :, 2] == 0).all(axis=1)]
    across = np.cross(sole[:, 1] - sole[:, 0], sole[:, 2] - sole[:, 0])
    assert np.abs(across[:, 2]).sum() / 2 == pytest.approx(4, rel=0.05)
