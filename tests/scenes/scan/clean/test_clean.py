"""A surface is cleaned of what a scanner leaves behind, and every repair is counted."""

from __future__ import annotations

import numpy as np
import pytest

from scenes.scan.clean.cleaned import Repairs, clean
from scenes.scan.options import ScanOptions
from scenes.scan.surface import ScanError, Surface
from tests.scenes.scan.sheets import block, moved, sheet, together
from tests.scenes.scan.solids import ball, cube, found, lone_sides, noisy, real, scanned_table, skin, volume

AS_USUAL = ScanOptions()


def apart(surface):
    """Every triangle with points of its own, as in an STL file."""
    return Surface(surface.corners.reshape(-1, 3), np.arange(3 * len(surface.faces)).reshape(-1, 3))


def with_faces(surface, faces):
    return Surface(surface.vertices, np.concatenate([surface.faces, faces]), surface.colours)


def over(surface, chosen):
    """Some faces turned over."""
    faces = surface.faces.copy()
    faces[chosen] = faces[chosen][:, ::-1]
    return Surface(surface.vertices, faces, surface.colours)


def test_a_clean_surface_is_left_as_it_is():
    box = skin(cube(3, 2, 4), step=0.5)
    cleaned = clean(box, AS_USUAL)
    assert cleaned.repairs == Repairs()
    assert (cleaned.holes, cleaned.flakes) == ((), ())
    assert len(cleaned.surface.faces) == len(box.faces)
    assert volume(cleaned.surface) == pytest.approx(24)


def test_the_triangles_of_an_stl_are_joined_to_one_closed_surface():
    box = skin(cube(3, 2, 4), step=0.5)
    cleaned = clean(apart(box), AS_USUAL)
    assert len(cleaned.surface.vertices) == len(box.vertices)
    assert cleaned.repairs == Repairs(points_welded=3 * len(box.faces) - len(box.vertices))
    assert lone_sides(cleaned.surface) == 0


def test_points_that_are_nowhere_go_with_their_faces():
    ground = noisy(sheet((4, 4), step=0.25), 0.01)
    points = ground.vertices.copy()
    points[100], points[150] = (np.nan, 0, 0), (0, np.inf, 0)
    cleaned = clean(ground.moved(points), AS_USUAL)
    assert cleaned.repairs.points_lost == 2
    assert np.isfinite(cleaned.surface.vertices).all()
    assert len(cleaned.surface.faces) == len(ground.faces) - 12


def test_repeated_faces_stay_once_whichever_corner_they_start_from():
    box = skin(cube(2, 2, 2), step=0.5)
    cleaned = clean(with_faces(box, box.faces[10:20][:, [1, 2, 0]]), AS_USUAL)
    assert cleaned.repairs == Repairs(faces_repeated=10)
    assert len(cleaned.surface.faces) == len(box.faces)


def test_the_faces_where_two_blocks_touch_both_stay():
    """Back to back they close one block each."""
    two = together(skin(cube(2, 2, 2)), skin(cube(2, 2, 2, at=(2, 0, 0))))
    cleaned = clean(two, AS_USUAL)
    assert cleaned.repairs == Repairs(points_welded=4)
    assert volume(cleaned.surface) == pytest.approx(16)


def test_a_face_without_area_goes_and_no_seam_opens():
    """A square above, two triangles below, and between them a sliver that joins three points of one line."""
    points = np.array([[0, 0, 0], [2, 0, 0], [2, 2, 0], [0, 2, 0], [1, 0, 0], [1, -2, 0.0]])
    faces = np.array([[0, 1, 2], [0, 2, 3], [0, 5, 4], [4, 5, 1], [0, 4, 1]])
    cleaned = clean(Surface(points, faces), AS_USUAL)
    assert cleaned.repairs.faces_without_area == 1
    assert lone_sides(cleaned.surface) == 5


def test_what_lies_under_the_table_goes_when_there_is_a_table():
    slab = skin(cube(14, 10, 1, at=(0, 0, -1)) + cube(2, 2, 2, at=(5, 5, 0)), step=0.5)
    with_table = clean(slab, AS_USUAL, table=found())
    assert with_table.repairs.faces_under_the_table > 1000
    assert with_table.surface.corners[:, :, 2].max(axis=1).min() >= 0
    assert clean(slab, AS_USUAL).repairs.faces_under_the_table == 0


def test_a_scan_that_lies_wholly_under_the_table_is_refused():
    with pytest.raises(ScanError, match="under the table"):
        clean(moved(sheet((4, 4)), (0, 0, -2)), AS_USUAL, table=found())


def test_loose_flakes_go_and_their_places_are_told():
    table = scanned_table(cube(2, 2, 2, at=(5, 5, 0)), noise=0.02)
    rng = np.random.default_rng(2)
    flakes = [
        Surface(np.array(at) + rng.normal(0, 0.1, (3, 3)), np.array([[0, 1, 2]])) for at in ((3, 3, 4), (9, 2, 1))
    ]
    cleaned = clean(together(table, *flakes), AS_USUAL, table=found(0.02))
    assert (cleaned.repairs.flakes, cleaned.repairs.faces_in_flakes) == (2, 2)
    assert [np.rint(flake.at_pas).tolist() for flake in cleaned.flakes] == [[3, 3, 4], [9, 2, 1]]
    assert cleaned.noise_pas == pytest.approx(0.02, rel=0.2)


def test_a_large_part_that_hangs_loose_is_no_flake():
    table = scanned_table(noise=0.02)
    roof = moved(noisy(sheet((2, 2), step=0.15), 0.02), (5, 5, 3))
    assert clean(together(table, roof), AS_USUAL, table=found(0.02)).repairs.flakes == 0


def test_a_modelled_door_knob_is_no_flake():
    door = together(skin(cube(2, 0.2, 3)), skin(ball(0.05, at=(1.8, -0.1, 1.5))))
    assert clean(door, AS_USUAL).repairs.flakes == 0


def test_a_scan_that_is_all_flakes_stays():
    rng = np.random.default_rng(4)
    soup = apart(noisy(sheet((4, 4), step=0.2), 0.02))
    loose = soup.moved(soup.vertices + np.repeat(rng.normal(0, 0.05, (len(soup.faces), 3)), 3, axis=0))
    assert len(clean(loose, AS_USUAL).surface.faces) == len(soup.faces)


def test_faces_that_disagree_with_their_neighbours_are_turned():
    box = skin(cube(3, 2, 4), step=0.5)
    wrong = np.random.default_rng(5).random(len(box.faces)) < 0.2
    cleaned = clean(over(box, wrong), AS_USUAL)
    assert cleaned.repairs == Repairs(faces_turned=int(wrong.sum()))
    assert volume(cleaned.surface) == pytest.approx(24)


def test_a_closed_solid_that_looks_inwards_is_turned_outwards():
    box = skin(cube(3, 2, 4))
    cleaned = clean(over(box, slice(None)), AS_USUAL)
    assert cleaned.repairs.faces_turned == len(box.faces)
    assert volume(cleaned.surface) == pytest.approx(24)


def test_the_lining_of_a_hollow_stays_turned_inwards():
    hollow = skin(cube(4, 4, 4) - ball(1, at=(2, 2, 2)))
    cleaned = clean(hollow, AS_USUAL)
    assert cleaned.repairs.faces_turned == 0
    assert volume(cleaned.surface) == pytest.approx(volume(hollow), rel=1e-3)


def test_a_sheet_that_looks_down_is_turned_up():
    ground = noisy(sheet((6, 6), step=0.3), 0.01)
    cleaned = clean(over(ground, slice(None)), AS_USUAL)
    corners = cleaned.surface.corners
    assert cleaned.repairs.faces_turned == len(ground.faces)
    assert np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])[:, 2].sum() > 0


def test_an_open_block_looks_outwards_as_most_of_it_did():
    """Without its foot it encloses nothing; still its sides and top look away from its middle."""
    shell = block(3, 3, 3, at=(0, 0))
    cleaned = clean(over(shell, np.arange(len(shell.faces)) % 3 == 0), AS_USUAL)
    corners = cleaned.surface.corners
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    assert (np.einsum("fi,fi->f", across, corners.mean(axis=1) - (1.5, 1.5, 1)) > 0).all()


def test_a_band_with_a_twist_has_no_outside_and_does_no_harm():
    turns = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    lean = np.stack([np.cos(turns / 2) * np.cos(turns), np.cos(turns / 2) * np.sin(turns), np.sin(turns / 2)], axis=1)
    middle = 3 * np.stack([np.cos(turns), np.sin(turns), 0 * turns], axis=1)
    one, other = np.arange(40), np.arange(40, 80)
    after, beyond = np.append(one[1:], 40), np.append(other[1:], 0)
    faces = np.concatenate([np.column_stack([one, after, other]), np.column_stack([after, beyond, other])])
    assert len(clean(Surface(np.concatenate([middle - lean, middle + lean]), faces), AS_USUAL).surface.faces) == 80


def test_colours_stay_with_their_points():
    ground = noisy(sheet((4, 4), step=0.25), 0.01)
    colours = np.clip(60 * np.abs(ground.vertices), 0, 255).astype(np.uint8)
    cleaned = clean(Surface(ground.vertices, ground.faces, colours), AS_USUAL).surface
    assert np.abs(cleaned.colours.astype(int) - np.clip(60 * np.abs(cleaned.vertices), 0, 255)).max() <= 1.1


def test_cleaning_twice_does_nothing_more_than_once():
    once = clean(real("botanical_garden_lidar.ply", 1.5), AS_USUAL)
    twice = clean(once.surface, AS_USUAL)
    assert once.repairs.flakes > 100
    assert once.repairs.holes_filled > 100
    assert twice.repairs.points_welded == twice.repairs.faces_repeated == twice.repairs.faces_without_area == 0
    assert twice.repairs.holes_filled <= once.repairs.holes_filled // 20


def test_a_scan_larger_than_any_table_is_cleaned_all_the_same():
    """A wrong scale is for others to find out."""
    huge = sheet((4000, 4000), step=100)
    assert len(clean(huge, AS_USUAL).surface.faces) == len(huge.faces)


def test_a_scan_of_slivers_alone_is_refused():
    line = Surface(np.array([[0.0, 0, 0], [1, 0, 0], [2, 0, 0]]), np.array([[0, 1, 2]]))
    with pytest.raises(ScanError, match="no triangle is left"):
        clean(line, AS_USUAL)
