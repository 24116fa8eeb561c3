"""Falls: how deep, onto what, and with what landing."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, Patch, box
from tests.skirmish.moves import enemy, judge, obstacle


def ledge(height, *more, **kinds):
    """A ledge that ends at x = 10."""
    return DrawnLandscape(box(0, 0, 10, 8, top=height), *more, **kinds)


def the_fall(judged):
    return judged.legs[-1].fall


@pytest.mark.rule("ICH-FALL-12", "ICH-FALL-08")
def test_a_chosen_drop_costs_nothing_but_the_way_to_the_edge():
    judged = judge(ledge(3.0), (8, 4), "drop 12,4")
    assert [leg.leg.kind for leg in judged.legs] == ["walk", "drop"]
    assert judged.cost_pas == pytest.approx(2.0)
    assert judged.end == pytest.approx((10.5, 4, 0))
    assert the_fall(judged).cause == "chosen"


@pytest.mark.rule("ICH-FALL-12")
def test_a_drop_without_a_place_goes_on_the_way_of_the_leg_before():
    judged = judge(ledge(3.0), (8, 4), "walk 10,4; drop")
    assert judged.legal
    assert judged.end == pytest.approx((10.5, 4, 0))


@pytest.mark.rule("ICH-FALL-12")
def test_nobody_drops_where_there_is_no_edge():
    judged = judge(ledge(3.0), (12, 4), "drop 14,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("no_edge", "ICH-FALL-12")


@pytest.mark.rule("ICH-FALL-02", "ICH-FALL-03", "ICH-FALL-01")
def test_a_deep_fall_is_landed_by_a_roll_and_the_move_goes_on_with_a_success():
    judged = judge(ledge(7.0), (10, 4), "drop 12,4; walk 12,4")
    assert [roll.purpose for roll in judged.rolls] == ["landing"]
    assert judged.chance == Fraction(1, 2)
    assert {outcome.rule for outcome, _ in judged.legs[0].fall.outcomes} == {
        "ICH-FALL-04",
        "ICH-FALL-05",
        "ICH-FALL-06",
        "ICH-FALL-07",
    }


@pytest.mark.rule("ICH-FALL-09")
def test_a_fall_ends_on_the_first_surface_that_holds_half_the_base():
    balcony = ledge(6.0, box(10, 0, 12, 8, top=4))
    fall = the_fall(judge(balcony, (10, 4), "drop 11,4"))
    assert (fall.height_pas, fall.landing[2]) == (pytest.approx(2.0), 4)


@pytest.mark.rule("ICH-FALL-09")
def test_a_ledge_that_holds_less_than_half_the_base_does_not_stop_a_fall():
    sill = ledge(6.0, box(10, 0, 10.4, 8, top=4))
    fall = the_fall(judge(sill, (10, 4), "drop 11,4"))
    assert (fall.height_pas, fall.landing[2]) == (pytest.approx(6.0), 0)


@pytest.mark.rule("ICH-FALL-13")
def test_who_falls_onto_a_figure_lands_beside_it_and_nobody_is_hurt():
    crowded = ledge(3.0, figures=[obstacle("friend", 10.6, 4)])
    fall = the_fall(judge(crowded, (10, 4), "drop 12,4"))
    assert (fall.onto, fall.name) == ("figure", "friend")
    assert fall.shifted_pas > 0.5
    assert fall.roll is None


@pytest.mark.rule("ICH-FALL-13", "ICH-ENG-01")
def test_landing_near_an_enemy_engages_it():
    judged = judge(ledge(3.0), (10, 4), "drop 12,4", watchers=[enemy("foe", 11.9, 4)])
    assert the_fall(judged).engages == ("foe",)
    assert judged.legal
    assert [trigger.kind for trigger in judged.triggers] == ["engages"]
    onward = judge(ledge(3.0), (10, 4), "drop 12,4; walk 10.5,6", watchers=[enemy("foe", 11.9, 4)])
    assert onward.verdict.reason == "engaged"


@pytest.mark.rule("ICH-FALL-02")
def test_deep_water_is_landed_in_like_ground():
    pool = ledge(5.0, patches=[Patch("deep_water", 10, 0, 20, 8)])
    fall = the_fall(judge(pool, (10, 4), "drop 12,4"))
    assert fall.onto == "deep_water"
    assert fall.roll is not None


@pytest.mark.rule("ICH-MOV-14")
def test_who_walks_off_a_roof_at_the_rim_has_left_the_table():
    rim = DrawnLandscape(box(30, 0, 36, 8, top=3))
    judged = judge(rim, (34, 4), "leave 38,4")
    assert judged.legal
    assert judged.left_table


@pytest.mark.rule("ICH-FALL-14")
def test_every_cause_of_a_fall_is_landed_by_the_same_rules():
    causes = {
        "lost_balance": judge(ledge(5.0), (10, 4), "walk 13,4").legs[0].fall,
        "chosen": judge(ledge(5.0), (10, 4), "drop 13,4").legs[0].fall,
        "jump_down": judge(ledge(5.0), (10, 4), "jump 12,4").legs[0].fall,
        "failed_jump": judge(ledge(5.0), (10, 4), "jump 14,4").legs[0].failure.fall,
        "failed_descent": judge(ledge(5.0), (10, 4), "descend 10.5,4").legs[0].failure.fall,
    }
    for cause, fall in causes.items():
        assert (fall.cause, fall.height_pas) == (cause, pytest.approx(5.0))
        assert (fall.roll.value, fall.roll.stepped) == (3, True)
