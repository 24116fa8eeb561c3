"""What faces cover of a base together: compiled slabs against Shapely's unions."""

from __future__ import annotations

import math

import numpy as np
import pytest
import shapely

from terrain.standing.coverage import covered_in_disc

FINE = 4096
"""Corners to a quarter of the disc that Shapely is given."""


def boxes_of(faces):
    low, high = faces.min(axis=1), faces.max(axis=1)
    return np.stack([low[:, 0], high[:, 0], low[:, 1], high[:, 1], low[:, 2], high[:, 2]], axis=1)


def covered(faces, at=0.0, floor=-1.0, top=1.0):
    faces = np.asarray(faces, dtype=np.float64)
    return covered_in_disc(faces, boxes_of(faces), at, floor, top)


def by_shapely(faces, at=0.0):
    disc = shapely.Point(at, 0.0).buffer(1.0, quad_segs=FINE)
    return shapely.union_all([shapely.Polygon(face[:, :2]) for face in faces]).intersection(disc).area


def flat(*corners, height=0.0):
    return [(x, y, height) for x, y in corners]


def test_one_face_below_the_whole_base_covers_all_of_it():
    assert covered([flat((-9, -9), (9, -9), (0, 20))]) == pytest.approx(math.pi, abs=1e-12)


def test_a_face_up_to_the_middle_covers_half():
    halves = [flat((-2, 0), (2, 0), (2, 3)), flat((-2, 0), (2, 3), (-2, 3))]
    assert covered(halves) == pytest.approx(math.pi / 2, abs=1e-12)


def test_what_lies_twice_counts_once():
    half = [flat((-2, 0), (2, 0), (2, 3)), flat((-2, 0), (2, 3), (-2, 3))]
    assert covered([*half, *half, flat((-0.3, 0.1), (0.4, 0.2), (0.1, 0.5), height=0.5)]) == pytest.approx(
        math.pi / 2, abs=1e-12
    )


def test_only_what_lies_between_the_heights_counts():
    """Of a slope from -1 in the south to 1 in the north, the northern half is above 0."""
    slope = [[(-2, -1, -1), (2, -1, -1), (2, 1, 1)], [(-2, -1, -1), (2, 1, 1), (-2, 1, 1)]]
    assert covered(slope, floor=0.0, top=5.0) == pytest.approx(math.pi / 2, abs=1e-12)


def test_nothing_covers_nothing():
    assert covered(np.empty((0, 3, 3))) == 0.0
    assert covered([flat((3, 3), (4, 3), (3, 4))]) == 0.0


@pytest.mark.parametrize("seed", range(40))
def test_triangles_at_random_cover_what_their_union_does(seed):
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 30))
    middles = rng.uniform(-1.2, 1.2, (count, 1, 2))
    corners = middles + rng.normal(scale=rng.choice([0.1, 0.4, 1.0]), size=(count, 3, 2))
    if seed % 2:
        corners = np.round(corners * 8) / 8  # edges that coincide, corners on edges
    faces = np.concatenate([corners, np.zeros((count, 3, 1))], axis=2)
    at = float(rng.uniform(-0.5, 0.5))
    assert covered(faces, at) == pytest.approx(by_shapely(faces, at), abs=1e-6)
