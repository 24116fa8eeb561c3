"""The planes of a scan, whatever its unit, its noise and the way it was held."""

from __future__ import annotations

import numpy as np
import pytest

from bench import known_table
from scenes.scan.level.planes import find_planes
from scenes.scan.level.upright import find_footing
from scenes.scan.surface import ScanError, Surface, take_soundings
from tests.given import CATALOGUE
from tests.scenes.scan import sheets

UP = np.array([0.0, 0.0, 1.0])
FLOOR = sheets.moved(sheets.sheet((100, 90), at=(-30, -30), step=3.0), (0, 0, -28))
APRON = sheets.block(36, 24, 2, at=(0, 0, -2), step=1.0)


def without_middle(floor):
    """A floor as it is seen around a table: not below it."""
    x, y, _ = floor.corners.mean(axis=1).T
    return floor.only(~((x > 0) & (x < 36) & (y > 0) & (y < 24)))


def upright_wall(at_y):
    """A wall of the room, from the floor up."""
    flat = sheets.sheet((100, 55), step=3.0)
    return sheets.moved(sheets.turned(flat, [[1, 0, 0], [0, 0, 1], [0, 1, 0]]), (-30, at_y, -28))


def up_found(surface, kind="mesh", **more):
    return find_footing(surface, kind, **more).up


@pytest.mark.parametrize("degrees", [12.0, 77.0, 110.0, 180.0])
def test_the_table_of_a_noisy_scan_is_found_within_a_tenth_of_a_degree_however_it_was_held(degrees):
    points, faces = known_table.scan(known_table.Phone(edge_pas=0.5, noise_pas=0.02, tilt_deg=degrees))
    assert sheets.angle_deg(up_found(Surface(points, faces)), known_table.tilt(degrees)[:, 2]) < 0.1


@pytest.mark.parametrize("scale", [1e-3, 1e4])
def test_the_unit_of_the_file_does_not_matter(scale):
    scan = sheets.noisy(sheets.table(), 0.02)
    footing = find_footing(scan.moved(scan.vertices * scale), "mesh")
    assert footing.form == "table"
    assert np.array(footing.sizes) / scale == pytest.approx([36, 24, 7], rel=0.02)


def test_the_same_scan_gives_the_same_plane_to_the_last_digit():
    scan = sheets.noisy(sheets.table(), 0.02)
    assert np.array_equal(up_found(scan), up_found(scan))


def test_the_band_of_a_plane_is_as_wide_as_its_points_scatter():
    quiet, loud = (find_planes(take_soundings(sheets.noisy(sheets.table(step=0.4), pas)))[0] for pas in (0.005, 0.04))
    assert loud.residual == pytest.approx(8 * quiet.residual, rel=0.1)
    assert loud.band == pytest.approx(8 * quiet.band, rel=0.1)


def test_a_cloth_with_waves_is_a_table():
    waves = sheets.table(height=lambda x, y: 0.1 * np.sin(x) + 0.08 * np.sin(1.7 * y))
    footing = find_footing(sheets.noisy(waves, 0.02), "mesh")
    assert footing.form == "table"
    assert sheets.angle_deg(footing.up, UP) < 0.1


def test_a_board_that_sags_by_5_mm_is_a_table():
    board = sheets.table(height=lambda x, y: 0.2 * ((x - 18) / 18) ** 2 + 0.0 * y)
    footing = find_footing(sheets.noisy(board, 0.02), "mesh")
    assert footing.form == "table"
    assert sheets.angle_deg(footing.up, UP) < 0.1


@pytest.mark.parametrize("apron", [[], [APRON]])
def test_the_table_is_the_plane_the_scenery_stands_on_and_not_the_larger_floor_below(apron):
    room = sheets.noisy(sheets.together(sheets.table(), without_middle(FLOOR), *apron), 0.02)
    footing = find_footing(room, "mesh")
    assert footing.sizes[:2] == pytest.approx((36, 24), rel=0.02)
    assert "a floor below the table was left out" in footing.notes[0]


def test_a_flat_roof_with_battlements_is_no_table():
    keep = sheets.block(14, 12, 4, at=(4, 4))
    battlements = [sheets.block(1, 12, 1, at=(x, 4, 4)) for x in (4, 17)]
    scan = sheets.noisy(sheets.table(keep, *battlements, sheets.block(2, 2, 3, at=(27, 15))), 0.02)
    assert find_footing(scan, "mesh").sizes[:2] == pytest.approx((36, 24), rel=0.02)


def test_a_wall_of_the_room_behind_the_table_is_not_the_table():
    room = sheets.together(sheets.table(), without_middle(FLOOR), upright_wall(35.0))
    footing = find_footing(sheets.noisy(room, 0.02), "mesh", hint="z")
    assert footing.sizes[:2] == pytest.approx((36, 24), rel=0.02)


def test_a_wall_across_the_whole_table_does_not_halve_it():
    split = sheets.table(sheets.block(1.5, 24, 3, at=(15, 0)))
    assert find_footing(sheets.noisy(split, 0.02), "mesh").sizes[:2] == pytest.approx((36, 24), rel=0.02)


def test_faces_that_all_look_the_wrong_way_change_nothing():
    scan = sheets.noisy(sheets.table(), 0.02)
    inside_out = Surface(scan.vertices, scan.faces[:, ::-1])
    assert sheets.angle_deg(up_found(inside_out), UP) < 0.1


def test_a_watertight_scan_with_a_bulging_underside_is_a_table_still():
    bulge = sheets.sheet((36, 24), height=lambda x, y: -1 - 2 * np.sin(np.pi * x / 36) * np.sin(np.pi * y / 24))
    closed = sheets.together(sheets.table(), Surface(bulge.vertices, bulge.faces[:, ::-1]))
    assert sheets.angle_deg(up_found(sheets.noisy(closed, 0.02)), UP) < 0.1


@pytest.mark.parametrize("degrees", [35.0, 180.0])
def test_a_cloud_of_points_shows_its_table_too(degrees):
    turn = sheets.tilt(degrees, (1.0, 0.4, 0.0))
    points = sheets.turned(sheets.cloud(sheets.table(), 40_000, noise=0.02), turn)
    assert sheets.angle_deg(up_found(points, "cloud"), turn @ UP) < 0.1


def test_the_floor_of_a_room_with_a_ceiling_is_the_lower_of_the_two():
    ceiling = sheets.moved(sheets.sheet((36, 24)), (0, 0, 12))
    room = sheets.cloud(sheets.together(sheets.table(), ceiling), 40_000, noise=0.02)
    footing = find_footing(room, "cloud")
    assert footing.up[2] > 0.99
    assert "a ceiling was found above the scenery" in footing.notes


@pytest.mark.parametrize(
    ("name", "form", "up"),
    [
        ("castle_blocks_scan.obj", "piece", "z"),
        ("tower_example.stl", "piece", "z"),
        ("building_example.stl", "piece", "z"),
        ("industrial_stairs.stl", "piece", "z"),
        ("walkway_bridge.stl", "slab", "z"),
        ("wallhole.obj", "piece", "y"),
        ("nav_test.obj", "landscape", "y"),
        ("curiosity_landing_site.stl", "landscape", "z"),
        ("botanical_garden_lidar.ply", "landscape", "z"),
    ],
)
def test_real_models_are_told_from_tables_and_stand_the_right_way_up(name, form, up):
    from terrain.meshes.files import read_mesh

    mesh = read_mesh(CATALOGUE / "meshes" / name)
    footing = find_footing(Surface(mesh.vertices, mesh.faces), "mesh")
    assert footing.form == form
    assert sheets.angle_deg(footing.up, {"y": [0, 1, 0], "z": [0, 0, 1]}[up]) < 1.0


def test_what_a_person_says_of_up_binds():
    crate = sheets.block(10, 10, 4, at=(0, 0), foot=True)
    assert np.array_equal(up_found(crate, up="-x"), [-1, 0, 0])


@pytest.mark.parametrize(
    ("surface", "trouble"),
    [
        (Surface(np.ones((50, 3)), sheets.NO_FACES), "too few places"),
        (Surface(np.outer(np.arange(50.0), [1, 2, 3]), sheets.NO_FACES), "on one line"),
        (Surface(np.outer(np.arange(50.0), [1, 2, 3]), np.array([[0, 1, 2]])), "no area"),
    ],
)
def test_what_has_no_extent_is_refused(surface, trouble):
    with pytest.raises(ScanError, match=trouble):
        find_footing(surface, "cloud" if len(surface.faces) == 0 else "mesh")
