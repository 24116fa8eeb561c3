"""How near a line passes to the scenery."""

from __future__ import annotations

import os

import numpy as np
import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from terrain.scenery.obstacles import Obstacle
from terrain.scenery.tree import build_tree, first_hit
from terrain.sight.clearance import clearance
from terrain.sight.question import sight
from tests import given

LEFT, RIGHT = given.figure((4, 9)), given.figure((14, 9))
coordinates = st.integers(-20, 20).map(lambda number: number * 100)
points = st.tuples(coordinates, coordinates, coordinates)


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch):
    monkeypatch.setenv("PAS_CACHE", os.devnull)


def measured(triangles, start, end, limit=None):
    vertices = np.array(triangles, dtype=np.int64).reshape(-1, 3)
    faces = np.arange(len(vertices), dtype=np.int32).reshape(-1, 3)
    line = np.array([start, end], dtype=np.int64)
    return clearance(vertices, faces, build_tree(vertices, faces), len(faces) if limit is None else limit, line)


FLOOR = ((-1000, -1000, 0), (1000, -1000, 0), (0, 2000, 0))


@pytest.mark.parametrize(
    ("start", "end", "gap"),
    [
        ((-9000, 0, 70), (9000, 0, 70), 70),  # over the face
        ((-9000, -1300, 400), (9000, -1300, 400), 500),  # past a side, aside and above
        ((0, 0, 40), (0, 0, 900), 40),  # ends over the middle
        ((1300, -1400, 0), (5000, -1400, 0), 500),  # in the plane, off a corner
        ((0, 3000, -500), (0, 3000, 500), 1000),  # upright, off the tip
        ((-1030, -1040, -1), (-1030, -1040, 1), 50),  # off a corner
    ],
)
def test_the_clearance_is_the_distance_to_the_nearest_point(start, end, gap):
    assert measured([FLOOR], start, end) == (pytest.approx(gap), 0)


def test_the_nearest_face_is_named():
    low, high = ([(x, y, z + shift) for x, y, z in FLOOR] for shift in (0, 500))
    assert measured([low, high], (-9000, 0, 100), (9000, 0, 100)) == (pytest.approx(100), 0)
    assert measured([low, high], (-9000, 0, 420), (9000, 0, 420)) == (pytest.approx(80), 1)


def test_faces_from_the_limit_on_do_not_count():
    low, high = ([(x, y, z + shift) for x, y, z in FLOOR] for shift in (0, 500))
    assert measured([low, high], (-9000, 0, 420), (9000, 0, 420), limit=1) == (pytest.approx(420), 0)


def test_there_is_no_nearest_face_where_there_is_none():
    assert measured([], (0, 0, 0), (1, 1, 1)) == (np.inf, -1)


def nearest_by_trial(triangles, start, end):
    """An upper bound for the distance, close to it: many points of the segment against points of the triangles."""
    ways = np.linspace(0, 1, 41)[:, None]
    line = np.array(start) + ways * (np.array(end) - np.array(start))
    shares = [(i / 12, j / 12, (12 - i - j) / 12) for i in range(13) for j in range(13 - i)]
    spots = np.concatenate([np.array(shares) @ np.array(triangle, dtype=float) for triangle in triangles])
    return np.linalg.norm(line[:, None] - spots[None], axis=2).min()


@settings(deadline=None, max_examples=60)
@drawn(st.lists(st.tuples(points, points, points), min_size=1, max_size=8), points, points)
def test_no_point_of_the_scenery_is_nearer_and_some_point_is_that_near(triangles, start, end):
    vertices = np.array(triangles, dtype=np.int64).reshape(-1, 3)
    faces = np.arange(len(vertices), dtype=np.int32).reshape(-1, 3)
    line = np.array([start, end], dtype=np.int64)
    if first_hit(vertices, faces, build_tree(vertices, faces), line, len(faces)) < 0:
        gap, _ = measured(triangles, start, end)
        tried = nearest_by_trial(triangles, start, end)
        step = max(np.ptp(vertices, axis=0).max() / 12, np.abs(np.array(end) - np.array(start)).max() / 40) * 1.8
        assert tried - step <= gap <= tried + 1e-6


# The clearance of a witness


@pytest.mark.rule("ICH-SHOOT-02")
def test_a_line_over_a_wall_a_hundredth_lower_than_both_heads_has_a_hundredth_to_spare():
    found = sight(given.table(given.box(0.5, 4, 1.24, at=(9, 9), name="low wall")), LEFT, RIGHT)
    assert (found.verdict, found.nearest) == ("visible", "low wall")
    assert found.clearance_pas == pytest.approx(0.01, abs=0.0003)


@pytest.mark.rule("ICH-SHOOT-02")
def test_the_witness_is_the_clearest_of_several_lines():
    """The first line that is free may graze; the one shown keeps away from the wall."""
    found = sight(given.table(given.box(0.5, 4, 3, at=(9, 11.1), name="wall")), LEFT, RIGHT)
    assert found.verdict == "visible"
    assert found.clearance_pas > 0.5


@pytest.mark.rule("ICH-SHOOT-16")
def test_a_witness_may_pass_closest_to_a_figure():
    giant = Obstacle("giant", given.figure((9, 10.4), base=2.4, height=3))
    found = sight(given.table(given.box(0.5, 0.5, 3, at=(9, 2), name="post")), LEFT, RIGHT, others=[giant])
    assert (found.verdict, found.nearest) == ("visible", "giant")
