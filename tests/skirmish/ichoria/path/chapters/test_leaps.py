"""Leaps: straight up the face of something, and what a failed one does."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import judge, obstacle


def block(height, *, depth=8.0, **more):
    """A block whose face is at x = 10."""
    return DrawnLandscape(box(10, 0, 10 + depth, 8, top=height, name="block"), **more)


def the_leap(judged):
    return next(leg for leg in judged.legs if leg.leg.kind == "leap")


@pytest.mark.rule("ICH-LEAP-01", "ICH-LEAP-03", "ICH-LEAP-06", "ICH-LEAP-11", "ICH-MOV-16")
def test_a_leap_costs_its_height_and_ends_in_balance_on_the_edge_for_free():
    judged = judge(block(2.0), (9.5, 4), "leap 10,4")
    assert judged.legal
    assert judged.end == pytest.approx((10, 4, 2))
    assert judged.cost_pas == pytest.approx(2.0)
    assert judged.rolls == ()


@pytest.mark.rule("ICH-LEAP-01")
def test_a_leaper_walks_up_to_the_face_first():
    judged = judge(block(2.0), (8, 4), "leap 10,4")
    assert [leg.leg.kind for leg in judged.legs] == ["walk", "leap"]
    assert judged.cost_pas == pytest.approx(1.5 + 2.0)


@pytest.mark.rule("ICH-LEAP-01")
def test_there_must_be_something_to_leap_on():
    judged = judge(DrawnLandscape(), (8, 4), "leap 10,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("no_wall", "ICH-LEAP-01")
    over_a_void = DrawnLandscape(box(0, 0, 8, 8, top=3), box(10, 0, 20, 8, top=5))
    assert judge(over_a_void, (7, 4), "leap 11,4").verdict.reason == "no_wall"


@pytest.mark.rule("ICH-LEAP-01", "ICH-MOV-04")
def test_a_leaper_needs_free_air_above():
    roofed = DrawnLandscape(box(10, 0, 18, 8, top=2), box(8, 0, 9.8, 8, top=4, bottom=3, name="roof"))
    judged = judge(roofed, (9.5, 4, 0.0), "leap 10,4")
    assert (judged.verdict.reason, judged.verdict.facts["name"]) == ("flight_blocked", "roof")


@pytest.mark.rule("ICH-LEAP-02", "ICH-LEAP-07")
def test_more_than_four_pas_is_for_heroes_who_hurry():
    judged = judge(block(5.0), (9.5, 4), "leap 10,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("leap_needs_hurry", "ICH-LEAP-02")
    assert the_leap(judge(block(5.0), (9.5, 4), "leap 10,4", hurry=True)).rolls[0].heroic


@pytest.mark.rule("ICH-LEAP-04")
def test_a_leap_of_three_pas_rolls_and_hurrying_takes_one_off():
    assert judge(block(3.0), (9.5, 4), "leap 10,4").chance == Fraction(1, 2)
    assert judge(block(3.0), (9.5, 4), "leap 10,4", hurry=True).chance == Fraction(1, 3)


@pytest.mark.rule("ICH-LEAP-05")
def test_a_failed_leap_stays_below_and_has_spent_its_height():
    failure = the_leap(judge(block(3.0), (9.5, 4), "leap 10,4")).failure
    assert (failure.kind, failure.cost_pas, failure.fall) == ("stays", pytest.approx(3.0), None)
    assert failure.at == pytest.approx((9.5, 4, 0))
    assert failure.rules == ("ICH-LEAP-05",)


@pytest.mark.rule("ICH-LEAP-06", "ICH-FALL-11")
def test_the_top_of_a_thin_wall_drops_the_leaper_on_the_other_side():
    leap = the_leap(judge(block(2.0, depth=0.2), (9.5, 4), "leap 10,4"))
    assert (leap.fall.cause, leap.fall.height_pas) == ("support_too_small", pytest.approx(2.0))
    assert leap.end == pytest.approx((10.7, 4, 0), abs=1e-6)


@pytest.mark.rule("ICH-LEAP-08")
def test_a_failed_heroic_leap_does_not_leap_at_all():
    leap = the_leap(judge(block(5.0), (9.5, 4), "leap 10,4", hurry=True))
    assert (leap.failure.kind, leap.failure.rules) == ("stays", ("ICH-LEAP-08",))


@pytest.mark.rule("ICH-LEAP-09", "ICH-LEAP-10")
def test_a_partial_heroic_leap_rises_four_pas_and_falls_back_unhurt():
    partial = the_leap(judge(block(5.0), (9.5, 4), "leap 10,4", hurry=True)).partial
    assert partial.fall.start == pytest.approx((9.5, 4, 4))
    assert partial.fall.height_pas == pytest.approx(4.0)
    assert partial.fall.roll is None
    assert partial.at == pytest.approx((9.5, 4, 0))


@pytest.mark.rule("ICH-LEAP-11", "ICH-COMBO-03")
def test_a_leap_has_to_fit_in_what_is_left_of_the_move():
    assert judge(block(3.0), (6.5, 4), "leap 10,4").legal
    judged = judge(block(3.0), (6.4, 4), "leap 10,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("too_far", "ICH-LEAP-11")


@pytest.mark.rule("ICH-MOV-16")
def test_a_leaper_settles_beside_whoever_stands_on_the_edge():
    guarded = block(2.0, figures=[obstacle("friend", 10.2, 4, 2.0)])
    judged = judge(guarded, (9.5, 3.2), "leap 10,3.2")
    assert judged.legal
    assert judged.end == pytest.approx((10, 3.02, 2), abs=0.06)
    assert judge(guarded, (9.5, 4), "leap 10,4").verdict.reason == "figure_in_the_way"


@pytest.mark.rule("ICH-CROUCH-04")
def test_nobody_leaps_out_of_a_crawl():
    assert judge(block(2.0), (9.5, 4), "leap 10,4", crouched=True).verdict.rule == "ICH-CROUCH-04"


@pytest.mark.rule("ICH-LEAP-03")
def test_a_leaper_walks_on_over_the_top_to_its_goal():
    judged = judge(block(2.0), (9.5, 4), "leap 12,4,2")
    assert [leg.leg.kind for leg in judged.legs] == ["leap", "walk"]
    assert judged.cost_pas == pytest.approx(4.0)
    assert judged.end == pytest.approx((12, 4, 2))
