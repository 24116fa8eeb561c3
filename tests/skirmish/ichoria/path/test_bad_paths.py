"""Paths and figures that cannot be judged at all: one line that says what is wrong and where."""

from __future__ import annotations

import math

import pytest

from skirmish.ichoria import Athlete, LegError, judge_path, read_legs
from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import judge

rocks = DrawnLandscape(box(10, 0, 12, 8, top=3, name="rock"), box(20, 0, 22, 8, top=3, bottom=1, name="roof"))


def refusal(start, path, landscape=rocks, **more):
    with pytest.raises(LegError) as wrong:
        judge(landscape, start, path, **more)
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


def test_a_path_that_starts_elsewhere_is_refused():
    said = refusal((5, 4), "from 6,4; walk 7,4")
    assert said == "the path starts at 6,4, but the figure stands at 5,4,0"
    assert judge(rocks, (5, 4), "from 5,4,0; walk 7,4").legal
    assert "starts at 5,4,3" in refusal((5, 4), "from 5,4,3; walk 7,4")


def test_a_path_starts_only_once():
    assert refusal((5, 4), "walk 6,4; from 6,4") == "leg 2 of the path: 'from' can only be the first"


def test_a_goal_off_the_table_is_refused():
    assert refusal((5, 4), "from 5,4; walk 6,4; walk 36.1,4") == "leg 3 of the path: 36.1,4 is off the table"
    assert refusal((5, 4), "walk 6,-0.1") == "leg 1 of the path: 6,-0.1 is off the table"


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ((5, 4, 1.0), "the figure stands nowhere: less than half its base is held up at 5,4 (height 1)"),
        ((9.9, 4, 3.0), "the figure stands nowhere: less than half its base is held up at 9.9,4 (height 3)"),
        ((math.nan, 4, 0.0), "the figure's place has a number that is not finite: nan,4,0"),
    ],
)
def test_a_figure_that_stands_nowhere_is_refused(start, said):
    assert refusal(start, "walk 6,4") == said


def test_a_figure_inside_a_rock_or_under_too_low_a_roof_is_refused():
    assert "11,4 (height 0)" in refusal((11, 4, 0.0), "walk 6,4")
    assert "21,4 (height 0)" in refusal((21, 4, 0.0), "walk 25,4")
    assert judge(rocks, (21, 4, 0.0), "walk 20.5,4", crouched=True).legal


def test_a_drop_needs_to_know_which_way():
    assert "nothing says which way to drop; write 'drop 3,4'" in refusal((11, 4), "drop")


def test_leaving_by_the_nearest_edge_needs_to_know_the_table():
    assert "nothing says where the table ends; write 'leave 0,4'" in refusal((5, 4), "leave", size=None)


def test_a_leg_that_goes_nowhere_is_a_no_of_the_rules():
    judged = judge(rocks, (5, 4), "walk 5,4")
    assert (judged.legal, judged.verdict.reason) == (False, "goes_nowhere")


def test_a_base_larger_than_the_ledge_is_a_no_of_the_rules():
    ledge = DrawnLandscape(box(0, 0, 8, 8, top=2), box(8, 3.8, 12, 4.2, top=2))
    judged = judge(ledge, (7, 4), "walk 11,4,2")
    assert not judged.legal
    assert judged.legs[0].fall.start == pytest.approx((8, 4, 2), abs=0.5)


def test_no_hurry_is_taken_for_granted():
    with pytest.raises(TypeError):
        judge_path(rocks, Athlete(3), (5.0, 4.0, 0.0), read_legs("walk 6,4"))
