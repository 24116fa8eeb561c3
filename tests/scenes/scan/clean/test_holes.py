"""Small holes are filled, larger ones told with their place and size; what is open on purpose is no hole."""

from __future__ import annotations

import numpy as np
import pytest

from scenes.scan.clean.cleaned import clean
from scenes.scan.options import ScanOptions
from scenes.scan.surface import Surface
from tests.scenes.scan.sheets import block, sheet, tilt, together, turned
from tests.scenes.scan.solids import ball, cube, found, lone_sides, scanned_table, skin, volume, without_near


def test_a_small_hole_is_filled_and_its_place_and_size_are_told():
    box = skin(cube(3, 3, 3), step=0.1)
    cleaned = clean(without_near(box, (3, 1.5, 1.5), 0.1), ScanOptions(fill_pas=0.4))
    (hole,) = cleaned.holes
    assert hole.filled
    assert hole.at_pas == pytest.approx((3, 1.5, 1.5), abs=0.06)
    assert 0.2 <= hole.across_pas <= 0.4
    assert cleaned.repairs.holes_filled == 1
    assert lone_sides(cleaned.surface) == 0
    assert volume(cleaned.surface) == pytest.approx(27)


def test_a_larger_hole_stays_open_and_is_told():
    box = skin(cube(3, 3, 3), step=0.1)
    cleaned = clean(without_near(box, (3, 1.5, 1.5), 0.4), ScanOptions())
    (hole,) = cleaned.holes
    assert not hole.filled
    assert hole.at_pas == pytest.approx((3, 1.5, 1.5), abs=0.06)
    assert hole.across_pas == pytest.approx(0.9, abs=0.15)
    assert lone_sides(cleaned.surface) == hole.sides


def test_how_large_a_hole_may_be_to_be_filled_is_for_people_to_say():
    holed = without_near(skin(cube(3, 3, 3), step=0.1), (3, 1.5, 1.5), 0.4)
    assert clean(holed, ScanOptions(fill_pas=2.0)).repairs.holes_filled == 1
    assert clean(holed, ScanOptions(fill_pas=0.0)).repairs.holes_filled == 0


def test_a_hole_in_a_curved_surface_is_filled_from_rim_to_rim():
    globe = skin(ball(2), step=0.12)
    cleaned = clean(without_near(globe, (0, 0, 2), 0.3), ScanOptions(fill_pas=1.0))
    assert lone_sides(cleaned.surface) == 0
    assert volume(cleaned.surface) == pytest.approx(volume(globe), rel=0.002)


def test_holes_that_meet_in_a_point_are_two_and_both_are_filled():
    ground = skin(cube(3, 3, 1), step=0.25)
    middle = ground.vertices[np.linalg.norm(ground.vertices - (1.5, 1.5, 1), axis=1).argmin()]
    around = np.flatnonzero((ground.corners == middle).all(axis=2).any(axis=1))
    spokes = ground.corners[around].mean(axis=1) - middle
    opposite = around[[0, int((spokes @ spokes[0]).argmin())]]
    cleaned = clean(ground.only(np.setdiff1d(np.arange(len(ground.faces)), opposite)), ScanOptions(fill_pas=0.5))
    assert cleaned.repairs.holes_filled == 2
    assert lone_sides(cleaned.surface) == 0


def test_the_outline_of_a_sheet_is_no_hole():
    assert clean(sheet((6, 4), step=0.5), ScanOptions(fill_pas=50)).holes == ()


def test_a_window_in_an_upright_sheet_is_a_hole_and_its_outline_is_none():
    upright = turned(sheet((6, 4), step=0.1), tilt(90))
    (hole,) = clean(without_near(upright, (3, 0, 2), 0.5), ScanOptions()).holes
    assert hole.at_pas == pytest.approx((3, 0, 2), abs=0.06)
    assert hole.across_pas == pytest.approx(1.0, abs=0.2)


def test_the_open_foot_of_a_piece_is_no_hole_but_an_open_side_is_one():
    shell = block(3, 3, 3, at=(0, 0), step=0.5)
    assert clean(shell, ScanOptions()).holes == ()
    (hole,) = clean(without_near(shell, (1.5, 0, 1.5), 0.9), ScanOptions()).holes
    assert hole.at_pas == pytest.approx((1.5, 0, 1.5), abs=0.2)


def test_a_gap_in_the_table_itself_is_nothing_to_scan_again():
    table = scanned_table(cube(2, 2, 2, at=(5, 5, 0)))
    gap = without_near(table, (10, 3, 0), 1)
    assert clean(gap, ScanOptions(), table=found()).holes == ()
    (hole,) = clean(without_near(gap, (6, 6, 2), 0.5), ScanOptions(), table=found()).holes
    assert hole.at_pas == pytest.approx((6, 6, 2), abs=0.1)


def test_a_crack_is_closed_however_long():
    """Two halves of a box that miss each other by 0.05 mm along one side."""
    box = skin(cube(3, 3, 3), step=1.0)
    points, faces = box.vertices, box.faces.copy()
    seam = np.flatnonzero((points[:, 1] == 0) & (points[:, 2] == 3) & (points[:, 0] > 0) & (points[:, 0] < 3))
    double = np.concatenate([points, points[seam] - (0, 0, 0.002)])
    number = np.arange(len(points))
    number[seam] = len(points) + np.arange(len(seam))
    front = (points[faces][:, :, 1] == 0).all(axis=1)
    faces[front] = number[faces[front]]
    assert lone_sides(Surface(double, faces)) > 0
    cleaned = clean(Surface(double, faces), ScanOptions(fill_pas=0.0))
    assert cleaned.repairs.holes_filled == 1
    assert lone_sides(cleaned.surface) == 0


def test_holes_of_several_pieces_are_all_told():
    one, other = skin(cube(3, 3, 3), step=0.1), skin(cube(3, 3, 3, at=(5, 0, 0)), step=0.1)
    holed = together(without_near(one, (3, 1.5, 1.5), 0.4), without_near(other, (6.5, 1.5, 3), 0.4))
    places = sorted(hole.at_pas for hole in clean(holed, ScanOptions()).holes)
    assert np.allclose(places, [(3, 1.5, 1.5), (6.5, 1.5, 3)], atol=0.06)
