"""The noise of a scan, told from its own points."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial import cKDTree

from scenes.scan.clean.noise import noise_pas, spacing_pas
from scenes.scan.surface import Surface
from tests.scenes.scan.sheets import moved, sheet, tilt, turned
from tests.scenes.scan.solids import ball, cube, noisy, real, scanned_table, skin, tube


@pytest.mark.parametrize("step", [None, 0.2])
def test_a_modelled_box_has_no_noise_however_it_is_cut_and_turned(step):
    box = skin(cube(3, 2, 4), step=step)
    assert noise_pas(box) == 0
    assert noise_pas(turned(box, tilt(20))) == 0


def test_a_modelled_tower_has_no_noise_though_it_is_round():
    assert noise_pas(skin(tube(2.5, 6) - tube(2, 6, at=(0, 0, 1)), step=0.3)) == 0


@pytest.mark.parametrize("name", ["tower_example.stl", "building_example.stl", "walkway_bridge.stl"])
def test_printed_models_have_no_noise(name):
    assert noise_pas(real(name, 0.04)) == 0


@pytest.mark.parametrize("sigma", [0.004, 0.02, 0.05])
def test_the_noise_put_on_a_table_is_the_noise_found(sigma):
    table = scanned_table(tube(1.5, 3, at=(4, 4, 0)), cube(4, 0.5, 2, at=(8, 6, 0)), step=0.12)
    assert noise_pas(noisy(table, sigma)) == pytest.approx(sigma, rel=0.2)


def test_noise_is_found_where_points_lie_closer_than_it_reaches():
    assert noise_pas(noisy(sheet((4, 4), step=0.04), 0.03)) == pytest.approx(0.03, rel=0.2)


def test_a_smooth_ball_has_next_to_no_noise():
    assert noise_pas(skin(ball(3), step=0.2)) < 0.002


def test_noise_does_not_depend_on_where_the_scan_lies():
    rough = noisy(sheet((6, 6), step=0.15), 0.02)
    assert noise_pas(moved(turned(rough, tilt(35)), (20, 5, 0))) == pytest.approx(noise_pas(rough), rel=0.02)


def test_a_flat_underside_does_not_hide_the_noise_above():
    """Scanning apps close a model with a flat plate."""
    top = noisy(sheet((6, 6), step=0.15), 0.02)
    plate = sheet((6, 6), step=6)
    closed = Surface(
        np.concatenate([top.vertices, plate.vertices - [0, 0, 1]]),
        np.concatenate([top.faces, plate.faces[:, ::-1] + len(top.vertices)]),
    )
    assert noise_pas(closed) == pytest.approx(0.02, rel=0.2)


def test_the_noise_of_the_castle_agrees_with_how_flat_its_flattest_blocks_are():
    """A second way: places all over the castle, planes through those within 1 cm, and what the best tenth leaves."""
    castle = real("castle_blocks_scan.obj", 40)
    rng = np.random.default_rng(1)
    faces = castle.faces[rng.choice(len(castle.faces), 60_000)]
    shares = rng.dirichlet((1, 1, 1), 60_000)
    places = np.einsum("pc,pci->pi", shares, castle.vertices[faces])
    around = cKDTree(places).query(places[:2000], k=40)[1]
    patches = places[around] - places[around].mean(axis=1, keepdims=True)
    flatness = np.sqrt(np.linalg.eigvalsh(np.einsum("pki,pkj->pij", patches, patches))[:, 0] / 37)
    flattest = np.quantile(flatness, 0.1)
    assert flattest / 2 < noise_pas(castle) < 2 * flattest
    assert 0.1 < 25 * noise_pas(castle) < 0.4


def test_the_distance_between_points_is_the_usual_side_of_a_face():
    assert spacing_pas(sheet((6, 6), step=0.25)) == pytest.approx(0.25)


def test_a_surface_of_a_face_or_two_has_no_noise_to_tell():
    assert noise_pas(sheet((1, 1), step=1)) == 0
    assert spacing_pas(Surface(np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64))) == 0
