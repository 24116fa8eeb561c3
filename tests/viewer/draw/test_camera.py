"""Where pictures are taken from."""

from __future__ import annotations

import numpy as np
import pytest

from tests.viewer.picture_specimens import ARIADNE, THESEUS, drawing, figure, over_a_low_wall
from viewer.draw.camera import across_the_line, close_up, through_the_eyes
from viewer.draw.picture import DrawnLine

SIZE = (1100, 800)


def nothing_hides(_points, _towards_eye):
    return 0.0


def test_the_looker_is_on_the_left_and_the_view_from_above_and_a_little_behind():
    view = across_the_line(over_a_low_wall(), SIZE[0] / SIZE[1], nothing_hides)
    (looker, target), _ = view.project([ARIADNE.eye, THESEUS.eye], SIZE)
    away = np.subtract(view.eye, view.focus) / np.linalg.norm(np.subtract(view.eye, view.focus))
    assert looker[0] < target[0]
    assert 0.5 < away[2] < 0.8
    assert -0.5 < away[0] < -0.1


def test_one_scale_holds_all_over_the_main_view():
    view = across_the_line(over_a_low_wall(), SIZE[0] / SIZE[1], nothing_hides)
    for corner in ((0.0, 0.0, 0.0), (16.0, 12.0, 3.0)):
        (start, end), _ = view.project([corner, np.add(corner, view.axes[0])], SIZE)
        assert end - start == pytest.approx([view.pixels_per_pas(SIZE), 0.0])


def test_both_figures_are_inside_the_picture_with_room_for_their_names():
    for far in (figure("far", "x", 4.0, 20.0, ground=5.0), figure("near", "x", 4.9, 6.9)):
        view = across_the_line(drawing("visible", pair=(ARIADNE, far)), SIZE[0] / SIZE[1], nothing_hides)
        at, _ = view.project(np.concatenate([body.rim(body.top_pas) for body in (ARIADNE, far)]), SIZE)
        assert at.min() > 40
        assert (at.max(axis=0) < np.array(SIZE) - 40).all()


def test_the_view_is_taken_from_the_side_that_scenery_leaves_open():
    def hidden_from_the_south(_points, towards_eye):
        return 1.0 if towards_eye[1] < 0 else 0.0

    view = across_the_line(over_a_low_wall(), SIZE[0] / SIZE[1], hidden_from_the_south)
    assert view.eye[1] > view.focus[1]


def test_the_view_is_taken_from_higher_up_when_only_that_is_open():
    def hidden_unless_steep(_points, towards_eye):
        return 0.0 if towards_eye[2] > 0.85 * np.linalg.norm(towards_eye) else 1.0

    view = across_the_line(over_a_low_wall(), SIZE[0] / SIZE[1], hidden_unless_steep)
    away = np.subtract(view.eye, view.focus)
    assert away[2] > 0.85 * np.linalg.norm(away)


def test_a_figure_looks_along_the_free_line():
    line = DrawnLine((4.5, 6.2, 1.0), (11.5, 6.1, 1.1), "witness")
    view = through_the_eyes(ARIADNE, THESEUS, line)
    (at, *_), depth = view.project([line.end], SIZE)
    assert view.eye == line.start
    assert np.abs(at - np.array(SIZE) / 2).max() < 120
    assert depth[0] == pytest.approx(7.0, abs=0.1)


def test_a_figure_without_a_free_line_looks_from_its_eye_at_the_others_body():
    view = through_the_eyes(ARIADNE, THESEUS, None)
    assert view.eye == ARIADNE.eye
    (at, *_), _ = view.project([THESEUS.middle], SIZE)
    assert at == pytest.approx(np.array(SIZE) / 2)


def test_the_close_up_shows_line_and_clearance_at_their_true_length():
    picture = over_a_low_wall()
    line = picture.free_line
    view = close_up(picture.gap, (line.start, line.end))
    (on_line, on_wall, *_), _ = view.project([picture.gap.on_line, picture.gap.on_obstacle], SIZE)
    assert np.hypot(*(on_line - on_wall)) == pytest.approx(0.25 * view.pixels_per_pas(SIZE))
    assert on_line[0] == pytest.approx(on_wall[0])
    assert on_line[1] < on_wall[1]
    assert on_line.min() > 0
    assert (on_wall < np.array(SIZE)).all()
