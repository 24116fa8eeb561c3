"""A jump and a leap in one: over a void and up."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import judge


def ledge(width, rise, *, height=3.0, **more):
    """A roof that ends at x = 10, and beyond a lane a ledge that is higher."""
    return DrawnLandscape(box(0, 0, 10, 8, top=height), box(10 + width, 0, 30, 8, top=height + rise), **more)


@pytest.mark.rule("ICH-COMBO-02", "ICH-COMBO-04")
def test_a_slanted_flight_costs_its_length_and_its_height():
    judged = judge(ledge(2, 1.5), (10, 4), "jump 12,4,4.5")
    over, up = judged.legs
    assert judged.legal
    assert judged.cost_pas == pytest.approx(3.5)
    assert (over.leg.kind, up.leg.kind) == ("jump", "leap")
    assert (over.inseparable_with, up.inseparable_with) == ((1,), (0,))
    assert judged.end == pytest.approx((12, 4, 4.5))


@pytest.mark.rule("ICH-COMBO-04")
def test_a_jump_over_the_void_and_the_leap_after_it_are_the_same_flight():
    slanted = judge(ledge(2, 1.5), (10, 4), "jump 12,4,4.5")
    one_by_one = judge(ledge(2, 1.5), (10, 4), "jump 11.4,4; leap 12,4,4.5")
    assert one_by_one.legal
    assert one_by_one.cost_pas == pytest.approx(slanted.cost_pas)
    assert one_by_one.end == pytest.approx(slanted.end)
    assert [leg.inseparable_with for leg in one_by_one.legs] == [(1,), (0,)]


@pytest.mark.rule("ICH-COMBO-04", "ICH-COMBO-08")
def test_each_part_keeps_its_own_bound_and_its_own_roll_in_order():
    judged = judge(ledge(3.5, 2.5), (10, 4), "jump 13.5,4,5.5")
    assert [roll.purpose for roll in judged.rolls] == ["jump", "leap"]
    assert judged.chance == Fraction(1, 4)
    assert judge(ledge(3.0, 2.0), (10, 4), "jump 13,4,5").rolls == ()
    assert judge(ledge(1.0, 4.5), (10, 4), "jump 11,4,7.5").verdict.reason == "leap_needs_hurry"
    assert judge(ledge(6.5, 1.0), (10, 4), "jump 16.5,4,4").verdict.reason == "jump_needs_hurry"


@pytest.mark.rule("ICH-COMBO-05", "ICH-COMBO-06")
def test_one_failed_roll_fails_both_parts_and_the_fall_starts_halfway_at_the_height_of_the_take_off():
    over, up = judge(ledge(2, 2.5), (10, 4), "jump 12,4,5.5").legs
    assert over.rolls == ()  # ICH-EX-12: the leap alone is rolled for, and takes the jump with it
    assert over.failure == up.failure
    assert up.failure.fall.start == pytest.approx((11, 4, 3))
    assert up.failure.fall.height_pas == pytest.approx(3.0)
    assert up.failure.cost_pas == pytest.approx(4.5)


@pytest.mark.rule("ICH-COMBO-07", "ICH-LEAP-09", "ICH-LEAP-10")
def test_a_partial_heroic_leap_over_a_void_falls_from_halfway_and_four_pas_higher():
    _, up = judge(ledge(2, 5.0), (10, 4), "jump 12,4,8", hurry=True, athletisme=5).legs
    assert up.partial.fall.start == pytest.approx((11, 4, 7))
    assert up.partial.fall.height_pas == pytest.approx(7.0)
    assert up.partial.fall.roll is not None
    assert up.failure.fall.height_pas == pytest.approx(3.0)


@pytest.mark.rule("ICH-COMBO-03")
def test_both_parts_have_to_fit_in_what_is_left_of_the_move():
    assert judge(ledge(3, 2), (9, 4), "jump 13,4,5").legal
    judged = judge(ledge(3, 2), (8.9, 4), "jump 13,4,5")
    assert (judged.verdict.reason, judged.verdict.rule) == ("too_far", "ICH-COMBO-03")
    assert [leg.leg.kind for leg in judged.legs] == ["walk"]


@pytest.mark.rule("ICH-COMBO-09")
def test_with_a_balanced_stop_between_them_a_jump_and_a_leap_are_judged_one_by_one():
    stage = DrawnLandscape(box(0, 0, 10, 8, top=3), box(12, 0, 14, 8, top=3), box(14, 0, 20, 8, top=4.5))
    judged = judge(stage, (10, 4), "jump 13.5,4; leap 14,4")
    assert judged.legal
    assert all(leg.inseparable_with == () for leg in judged.legs)


@pytest.mark.rule("ICH-COMBO-02")
def test_a_roof_over_the_take_off_is_passed_by_jumping_first_and_one_over_both_is_not():
    low = box(0, 0, 10.6, 8, top=7, bottom=4.5, name="eaves")
    past = DrawnLandscape(box(0, 0, 10, 8, top=3), box(13, 0, 20, 8, top=4.5), low)
    assert judge(past, (10, 4), "jump 13,4,4.5").legal
    under = DrawnLandscape(box(0, 0, 10, 8, top=3), box(13, 0, 20, 8, top=4.5), box(0, 0, 20, 8, top=7, bottom=4.6))
    judged = judge(under, (10, 4, 3.0), "jump 13,4,4.5")
    assert (judged.verdict.reason, judged.verdict.rule) == ("flight_blocked", "ICH-COMBO-02")


@pytest.mark.rule("ICH-FALL-11", "ICH-COMBO-02")
def test_a_ledge_too_small_drops_the_flyer_on_its_far_side():
    post = DrawnLandscape(box(0, 0, 10, 8, top=3), box(11.9, 3.9, 12.1, 4.1, top=4))
    judged = judge(post, (10, 4), "jump 12,4,4")
    _, up = judged.legs
    assert (up.fall.cause, up.fall.height_pas) == ("support_too_small", pytest.approx(4.0))
    assert judged.end == pytest.approx((12.6, 4, 0), abs=1e-6)


@pytest.mark.rule("ICH-COMBO-01", "ICH-FALL-08")
def test_a_chained_move_counts_all_but_its_falls():
    """Up a block, over a lane, off the far side and on: nine pas without the two of the fall (ICH-EX-11)."""
    town = DrawnLandscape(box(3, 0, 5, 8, top=2), box(8, 0, 9, 8, top=2))
    judged = judge(town, (2.5, 4), "leap 3,4; jump 8,4; walk 10.5,4", hurry=True)
    fall = judged.legs[-2].fall
    assert judged.legal
    assert judged.cost_pas == pytest.approx(2.0 + 2.0 + 3.0 + 1.0 + 1.0)
    assert (fall.height_pas, judged.legs[-2].end) == (pytest.approx(2.0), pytest.approx((9.5, 4, 0)))
