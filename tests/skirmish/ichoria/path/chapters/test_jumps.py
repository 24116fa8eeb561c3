"""Jumps: over a void, level or down, and what becomes of those that fail."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import judge, obstacle


def roofs(width, *, height=5.0, far=None, **more):
    """Two roofs and a lane of some width between them; the near one ends at x = 10."""
    return DrawnLandscape(
        box(0, 0, 10, 8, top=height, name="near"),
        box(10 + width, 0, 30, 8, top=height if far is None else far, name="far"),
        **more,
    )


def the_jump(judged):
    return next(leg for leg in judged.legs if leg.leg.kind == "jump")


@pytest.mark.rule("ICH-JUMP-01", "ICH-JUMP-08", "ICH-MOV-16", "ICH-JUMP-06")
def test_a_jump_is_as_long_as_the_lane_is_wide_and_ends_in_balance_on_the_edge():
    judged = judge(roofs(2.5), (9, 4), "jump 12.5,4")
    run_up, jump = judged.legs
    assert judged.legal
    assert (run_up.leg.kind, run_up.cost_pas) == ("walk", pytest.approx(1.0))
    assert (jump.length_pas, jump.cost_pas) == (pytest.approx(2.5), pytest.approx(2.5))
    assert judged.end == pytest.approx((12.5, 4, 5))
    assert judged.rolls == ()


@pytest.mark.rule("ICH-JUMP-08")
def test_what_is_walked_before_and_after_a_jump_is_no_part_of_its_length():
    judged = judge(roofs(2.5), (9, 4), "jump 14,4")
    assert [leg.leg.kind for leg in judged.legs] == ["walk", "jump", "walk"]
    assert [leg.offered for leg in judged.legs] == [0, 0, 0]
    assert the_jump(judged).length_pas == pytest.approx(2.5)
    assert judged.cost_pas == pytest.approx(5.0)


@pytest.mark.rule("ICH-JUMP-01")
def test_without_a_void_there_is_nothing_to_jump_over():
    judged = judge(DrawnLandscape(), (9, 4), "jump 12,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("no_void", "ICH-JUMP-01")
    low_wall = DrawnLandscape(box(11, 0, 12, 8, top=1))
    assert judge(low_wall, (9, 4), "jump 14,4").verdict.reason == "no_void"


@pytest.mark.rule("ICH-JUMP-01", "ICH-MOV-04")
def test_a_jump_is_straight_and_meets_whatever_stands_in_the_lane():
    tower = DrawnLandscape(box(0, 0, 10, 8, top=3), box(12, 0, 20, 8, top=3), box(10.8, 3, 11.2, 5, top=6, name="mast"))
    judged = judge(tower, (9, 4), "jump 12,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("flight_blocked", "ICH-JUMP-01")
    assert judged.verdict.facts["name"] == "mast"
    assert judge(tower, (9, 6), "jump 12,6").legal


@pytest.mark.rule("ICH-MOV-04")
@pytest.mark.parametrize(("ground", "legal"), [(1.75, True), (1.76, False)])
def test_a_jump_may_pass_over_a_figure_that_is_low_enough(ground, legal):
    lane = roofs(3, height=3.0, figures=[obstacle("friend", 11.5, 4, ground)])
    judged = judge(lane, (9, 4), "jump 13,4")
    assert judged.legal is legal
    assert legal or judged.verdict.reason == "figure_in_the_way"


@pytest.mark.rule("ICH-JUMP-02", "ICH-JUMP-09")
def test_more_than_six_pas_is_for_heroes_who_hurry():
    judged = judge(roofs(7), (10, 4), "jump 17,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("jump_needs_hurry", "ICH-JUMP-02")
    hurried = judge(roofs(7), (10, 4), "jump 17,4", hurry=True)
    assert hurried.legal
    assert the_jump(hurried).rolls[0].heroic


@pytest.mark.rule("ICH-JUMP-04", "ICH-MOV-12")
def test_a_hurried_jump_rolls_at_one_less_even_in_its_first_six_pas():
    assert judge(roofs(4), (10, 4), "jump 14,4").chance == Fraction(1, 2)
    assert judge(roofs(4), (10, 4), "jump 14,4", hurry=True).chance == Fraction(1, 3)


@pytest.mark.rule("ICH-JUMP-05", "ICH-FALL-09")
def test_a_failed_jump_falls_from_halfway_at_the_height_of_its_take_off():
    failure = the_jump(judge(roofs(4), (9, 4), "jump 14,4")).failure
    assert failure.kind == "falls"
    assert failure.fall.start == pytest.approx((12, 4, 5))
    assert failure.fall.height_pas == pytest.approx(5.0)
    assert failure.at == pytest.approx((12, 4, 0))
    assert failure.cost_pas == pytest.approx(4.0)
    assert failure.fall.roll.value == 3


@pytest.mark.rule("ICH-JUMP-10")
def test_a_heroic_jump_that_is_no_total_success_falls_from_halfway_too():
    jump = the_jump(judge(roofs(8), (10, 4), "jump 18,4", hurry=True, athletisme=5))
    assert jump.failure.fall.start == pytest.approx((14, 4, 5))
    assert jump.failure.rules == ("ICH-JUMP-10",)
    assert jump.rolls[0].chance == Fraction(2, 6)


@pytest.mark.rule("ICH-JUMP-07", "ICH-FALL-11")
def test_a_support_too_small_drops_the_jumper_on_its_far_side():
    post = DrawnLandscape(box(0, 0, 10, 8, top=5), box(11.9, 3.9, 12.1, 4.1, top=5, name="post"))
    jump = the_jump(judge(post, (10, 4), "jump 12,4"))
    assert jump.length_pas == pytest.approx(2.0)
    assert (jump.fall.cause, jump.fall.height_pas) == ("support_too_small", pytest.approx(5.0))
    assert jump.fall.start == pytest.approx((12.6, 4, 5), abs=1e-6)
    assert jump.end == pytest.approx((12.6, 4, 0), abs=1e-6)


@pytest.mark.rule("ICH-JUMP-11", "ICH-FALL-08")
def test_a_jump_down_is_a_jump_and_a_free_fall():
    judged = judge(roofs(3, far=2.0), (10, 4), "jump 13.5,4,2")
    jump, on = judged.legs
    assert jump.cost_pas == pytest.approx(3.0)  # to the edge of the lower roof
    assert (jump.fall.cause, jump.fall.height_pas) == ("jump_down", pytest.approx(3.0))
    assert jump.end == pytest.approx((13, 4, 2))
    assert judged.rolls == ()
    assert (on.cost_pas, on.end) == (pytest.approx(0.5), pytest.approx((13.5, 4, 2)))


@pytest.mark.rule("ICH-JUMP-11", "ICH-JUMP-08")
def test_a_jump_to_open_ground_below_ends_where_it_is_aimed():
    jump = the_jump(judge(roofs(9, height=3.0), (10, 4), "jump 13.5,4"))
    assert (jump.length_pas, jump.rolls[0].purpose) == (pytest.approx(3.5), "jump")
    assert jump.fall.start == pytest.approx((13.5, 4, 3))
    assert jump.end == pytest.approx((13.5, 4, 0))


@pytest.mark.rule("ICH-JUMP-11", "ICH-FALL-03")
def test_a_jump_deep_down_needs_both_rolls():
    judged = judge(roofs(4, height=8.0, far=2.0), (10, 4), "jump 14.5,4")
    assert [roll.purpose for roll in judged.rolls] == ["jump", "landing"]
    assert judged.chance == Fraction(1, 4)


@pytest.mark.rule("ICH-JUMP-12", "ICH-COMBO-03")
def test_a_jump_has_to_fit_in_what_is_left_of_the_move():
    assert judge(roofs(4), (8, 4), "jump 14,4").legal
    judged = judge(roofs(4.01), (8, 4), "jump 14.01,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("too_far", "ICH-JUMP-12")


@pytest.mark.rule("ICH-JUMP-12")
def test_a_fast_figure_jumps_no_farther_than_others():
    judged = judge(roofs(7), (10, 4), "jump 17,4", move_pas=8.0)
    assert judged.verdict.reason == "jump_needs_hurry"
    assert judge(roofs(10), (10, 4), "jump 20,4", move_pas=8.0, hurry=True).verdict.reason == "jump_too_long"


@pytest.mark.rule("ICH-CROUCH-04")
def test_nobody_jumps_out_of_a_crawl():
    judged = judge(roofs(2), (10, 4), "jump 12,4", crouched=True)
    assert (judged.verdict.reason, judged.verdict.rule) == ("crouched", "ICH-CROUCH-04")


@pytest.mark.rule("ICH-JUMP-01")
def test_a_second_void_is_a_second_leg():
    islands = DrawnLandscape(box(0, 0, 10, 8, top=5), box(11, 0, 12, 8, top=5), box(13, 0, 20, 8, top=5))
    judged = judge(islands, (10, 4), "jump 13,4")
    assert (judged.verdict.reason, judged.verdict.place) == ("edge_ahead", pytest.approx((12, 4, 5)))
    assert judge(islands, (10, 4), "jump 12,4; jump 13,4").legal
