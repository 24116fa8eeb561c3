"""What a picture points at: where a line is tightest, and where lines are stopped."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.viewer.picture_specimens import ARIADNE, THESEUS, figure, wall
from viewer.rulings.sight_lines import Obstacles, stopped_fan, tightest


def test_a_line_over_a_wall_is_tightest_above_the_wall():
    gap = tightest(
        Obstacles.of([wall("wall", 8.0, 6.0, size=(0.5, 6.0, 1.0))], []), (4.0, 6.0, 1.25), (12.0, 6.0, 1.25)
    )
    assert gap.clearance_pas == pytest.approx(0.25)
    assert gap.obstacle == "wall"
    assert 7.75 <= gap.on_line[0] <= 8.25
    assert gap.on_obstacle == pytest.approx((gap.on_line[0], 6.0, 1.0))


def test_a_line_that_ends_over_the_middle_of_a_roof_is_tightest_at_its_end():
    roof = wall("roof", 12.0, 6.0, size=(4.0, 4.0, 1.0))
    gap = tightest(Obstacles.of([roof], []), (4.0, 6.0, 9.0), (12.0, 6.3, 1.4))
    assert gap.on_line == pytest.approx((12.0, 6.3, 1.4))
    assert gap.on_obstacle == pytest.approx((12.0, 6.3, 1.0))


def test_a_figure_beside_the_line_counts_as_what_it_passes():
    menon = figure("Menon", "trojans", 8.0, 7.0)
    gap = tightest(Obstacles.of([wall("far wall", 8.0, 11.0)], [menon]), ARIADNE.eye, THESEUS.eye)
    assert gap.obstacle == "Menon"
    assert gap.clearance_pas == pytest.approx(0.4, abs=0.005)


def test_on_an_empty_table_no_line_is_tight():
    assert tightest(Obstacles.of([], []), ARIADNE.eye, THESEUS.eye) is None


@settings(max_examples=60, deadline=None)
@given(st.lists(st.floats(-3.0, 3.0), min_size=15, max_size=15))
def test_no_sampled_point_is_nearer_than_the_tightest_place(numbers):
    """Two ways to the same distance: the formula, and many points on triangle and line, kept to one side."""
    triangle, start, end = np.array(numbers[:9]).reshape(3, 3), np.array(numbers[9:12]), np.array(numbers[12:])
    normal = np.cross(triangle[1] - triangle[0], triangle[2] - triangle[0])
    assume((normal @ (start - triangle[0])) * (normal @ (end - triangle[0])) > 1e-6)
    gap = tightest(Obstacles(("sail",), triangle[None], np.zeros(1, dtype=np.int64)), tuple(start), tuple(end))
    steps = np.linspace(0.0, 1.0, 21)
    on_line = start + steps[:, None] * (end - start)
    weights = np.array([(a, b, 1 - a - b) for a in steps for b in steps if a + b <= 1.0])
    nearest = np.linalg.norm(on_line[:, None] - (weights @ triangle)[None], axis=2).min()
    assert gap.clearance_pas <= nearest + 1e-7
    assert np.linalg.norm(np.subtract(gap.on_line, gap.on_obstacle)) == pytest.approx(gap.clearance_pas)


def test_stopped_lines_end_on_the_face_they_meet_first():
    fan = stopped_fan(Obstacles.of([wall("wall", 8.0, 6.0, size=(0.5, 6.0, 2.0))], []), ARIADNE, THESEUS)
    assert len(fan) == 6
    assert [line.end[0] for line in fan] == pytest.approx([7.75] * 6)
    assert set(fan.values()) == {"wall"}


def test_stopped_lines_start_in_one_body_and_aim_at_the_other():
    fan = stopped_fan(Obstacles.of([wall("wall", 8.0, 6.0, size=(0.5, 6.0, 2.0))], []), ARIADNE, THESEUS)
    for line in fan:
        assert np.hypot(line.start[0] - 4.0, line.start[1] - 6.0) <= 0.6
        assert np.hypot(line.aim[0] - 12.0, line.aim[1] - 6.0) <= 0.6
        assert ARIADNE.low_pas <= line.start[2] <= ARIADNE.top_pas


def test_each_of_two_staggered_walls_stops_a_line():
    near, far = wall("near wall", 7.0, 7.8), wall("far wall", 9.0, 4.1)
    fan = stopped_fan(Obstacles.of([near, far], []), ARIADNE, THESEUS, ["near wall", "far wall"])
    assert set(fan.values()) == {"near wall", "far wall"}


def test_a_blocker_that_no_side_by_side_line_meets_is_looked_for():
    low, high = wall("high wall", 8.0, 6.0, size=(0.5, 6.0, 2.0)), wall("kerb", 6.0, 6.0, size=(0.1, 6.0, 0.12))
    fan = stopped_fan(Obstacles.of([low, high], []), ARIADNE, THESEUS, ["high wall", "kerb"])
    assert "kerb" in fan.values()


def test_a_free_line_is_never_among_the_stopped_ones():
    fan = stopped_fan(Obstacles.of([wall("low wall", 8.0, 6.0, size=(0.5, 6.0, 0.8))], []), ARIADNE, THESEUS)
    assert 0 < len(fan) < 6
    assert all(line.end[2] <= 0.8 for line in fan)
