"""How far two surfaces lie apart, there and back."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from scenes.scan.simplify.deviation import MOST_PLACES, deviation, measured_places
from scenes.scan.simplify.nearest import Finder
from scenes.scan.surface import Surface
from tests.scenes.scan.sheets import moved, sheet, together
from tests.scenes.scan.solids import cube, skin


def test_two_parallel_planes_lie_as_far_apart_everywhere_as_their_heights_say():
    ground = sheet((4, 3))
    found = deviation(ground, moved(ground, (0, 0, 0.3)))
    assert (found.there_mean, found.there_95, found.there_most) == pytest.approx((0.3, 0.3, 0.3))
    assert (found.back_mean, found.back_95, found.back_most) == pytest.approx((0.3, 0.3, 0.3))


def test_a_shifted_box_is_off_by_the_shift_at_most():
    box = skin(cube(2, 3, 4), step=0.5)
    found = deviation(box, moved(box, (0.1, 0, 0)))
    assert found.there_most == pytest.approx(0.1)
    assert found.back_most == pytest.approx(0.1)
    assert found.most == pytest.approx(0.1)
    assert 0 < found.there_mean < 0.1


def test_a_missing_chimney_shows_in_one_direction_only():
    house = cube(4, 4, 3)
    with_chimney = skin(house + cube(0.5, 0.5, 1, at=(1, 1, 3)), step=0.25)
    found = deviation(with_chimney, skin(house, step=0.25))
    assert found.there_most == pytest.approx(1.0)
    assert found.back_most <= 0.25


def test_the_same_square_cut_into_other_triangles_is_no_distance_away():
    found = deviation(sheet((4, 4), step=4), sheet((4, 4), step=0.3))
    assert found.most == pytest.approx(0, abs=1e-12)


def test_the_nearest_triangle_is_the_one_that_trying_them_all_finds():
    """A second way of measuring: every place against every triangle, by a library of its own."""
    rng = np.random.default_rng(3)
    corners = rng.uniform(0, 5, (150, 1, 3)) + rng.normal(0, 0.6, (150, 3, 3))
    soup = Surface(corners.reshape(-1, 3), np.arange(450).reshape(-1, 3))
    places = rng.uniform(-1, 6, (200, 3))
    pairs = np.repeat(corners[None], 200, axis=0).reshape(-1, 3, 3), np.repeat(places, 150, axis=0)
    away = np.linalg.norm(trimesh.triangles.closest_point(*pairs) - pairs[1], axis=1).reshape(200, 150)
    near = Finder(soup).nearest(places)
    assert np.allclose(near.distance_pas, away.min(axis=1), atol=1e-9)
    assert np.allclose(away[np.arange(200), near.face], away.min(axis=1), atol=1e-9)


def test_triangles_without_area_are_measured_as_the_lines_they_are():
    line = Surface(np.array([[0.0, 0, 0], [2, 0, 0], [1, 0, 0], [1, 1, 1]]), np.array([[0, 1, 2], [3, 3, 3]]))
    near = Finder(line).nearest(np.array([[0.5, 0.3, 0.4], [1, 1, 2]]))
    assert near.distance_pas == pytest.approx([0.5, 1.0])


def test_points_that_carry_no_face_are_not_measured():
    ground = sheet((4, 3))
    stray = Surface(np.concatenate([ground.vertices, [[50.0, 50, 50]]]), ground.faces)
    assert deviation(stray, ground).most < 1e-12


def test_of_a_large_surface_some_places_are_measured_and_always_the_same():
    large = sheet((60, 60), step=0.2)
    places = measured_places(large)
    assert len(places.at) <= MOST_PLACES < len(large.vertices) + 4 * len(large.faces)
    assert np.array_equal(places.at, measured_places(large).at)
    assert np.ptp(places.at, axis=0)[:2] == pytest.approx((60, 60), abs=0.5)


def test_nothing_is_near_a_surface_without_triangles():
    ground = sheet((2, 2))
    with pytest.raises(ValueError, match="without triangles"):
        deviation(ground, Surface(ground.vertices, ground.faces[:0]))


def test_two_surfaces_side_by_side_are_measured_each_to_its_own():
    near, far = sheet((2, 2)), sheet((2, 2), at=(20, 0))
    found = deviation(together(near, far), together(moved(near, (0, 0, 0.1)), moved(far, (0, 0, 0.2))))
    assert (found.there_mean, found.there_most) == pytest.approx((0.15, 0.2))
