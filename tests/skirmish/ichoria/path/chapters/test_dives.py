"""The dive charge."""

from __future__ import annotations

from fractions import Fraction

import pytest

from skirmish.ichoria.path.chapters.dives import EXTRA_HEAVY_DAMAGE, dive_bonus, raised_damage
from skirmish.ichoria.path.rolls import Grade
from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import enemy, judge


def ledge(height):
    """A ledge that ends at x = 10."""
    return DrawnLandscape(box(0, 0, 10, 8, top=height))


def the_dive(judged):
    return next(leg for leg in judged.legs if leg.leg.kind == "dive")


@pytest.mark.rule("ICH-DIVE-01", "ICH-DIVE-02", "ICH-DIVE-10", "ICH-ENG-02")
def test_a_step_off_the_edge_dives_on_the_enemy_below():
    judged = judge(ledge(3.0), (9, 4), "dive 12,4", watchers=[enemy("foe", 11.8, 4)])
    dive = the_dive(judged)
    assert judged.legal
    assert judged.cost_pas == pytest.approx(1.0)
    assert (dive.charge.target, dive.charge.above_pas) == ("foe", pytest.approx(3.0))
    assert dive.fall.cause == "dive"
    assert [trigger.kind for trigger in judged.triggers] == ["engages"]


@pytest.mark.rule("ICH-DIVE-01")
def test_an_enemy_farther_out_is_dived_on_by_a_jump():
    judged = judge(ledge(3.0), (10, 4), "dive 13.5,4", watchers=[enemy("foe", 14.7, 4)])
    dive = the_dive(judged)
    assert judged.legal
    assert (dive.cost_pas, dive.rolls[0].purpose) == (pytest.approx(3.5), "jump")
    assert dive.end == pytest.approx((13.5, 4, 0))
    assert dive.failure.fall.start == pytest.approx((11.75, 4, 3))


@pytest.mark.rule("ICH-DIVE-01")
@pytest.mark.parametrize(("height", "legal"), [(2.0, False), (2.001, True)])
def test_a_diver_stands_more_than_two_pas_above_its_enemy(height, legal):
    judged = judge(ledge(height), (9, 4), "dive 12,4", watchers=[enemy("foe", 11.8, 4)])
    assert judged.legal is legal
    assert legal or (judged.verdict.reason, judged.verdict.rule) == ("not_high_enough", "ICH-DIVE-01")


@pytest.mark.rule("ICH-DIVE-01")
def test_a_dive_needs_an_enemy_near_where_it_lands():
    judged = judge(ledge(3.0), (9, 4), "dive 12,4", watchers=[enemy("foe", 14, 4)])
    assert (judged.verdict.reason, judged.verdict.rule) == ("no_enemy_below", "ICH-DIVE-01")
    friend = judge(ledge(3.0), (9, 4), "dive 12,4", watchers=[enemy("friend", 11.8, 4, enemy=False)])
    assert friend.verdict.reason == "no_enemy_below"


@pytest.mark.rule("ICH-DIVE-03")
@pytest.mark.parametrize(("height", "rolls"), [(4.0, []), (4.001, ["landing"])])
def test_a_dive_of_up_to_four_pas_lands_by_itself(height, rolls):
    judged = judge(ledge(height), (10, 4), "dive 12,4", watchers=[enemy("foe", 11.8, 4)])
    assert [roll.purpose for roll in judged.rolls] == rolls
    assert judged.chance == (Fraction(1, 2) if rolls else 1)


@pytest.mark.rule("ICH-DIVE-04", "ICH-DIVE-05", "ICH-DIVE-08", "ICH-DIVE-09")
def test_what_a_landing_leaves_of_the_dive():
    charge = the_dive(judge(ledge(5.0), (10, 4), "dive 12,4", watchers=[enemy("foe", 11.8, 4)])).charge
    assert dive_bonus(charge, None) == (2, 1)
    assert dive_bonus(charge, Grade.TOTAL_SUCCESS) == (2, 1)
    assert dive_bonus(charge, Grade.PARTIAL_SUCCESS) == (1, 1)
    assert dive_bonus(charge, Grade.PARTIAL_FAILURE) == (0, 0)
    assert dive_bonus(charge, Grade.TOTAL_FAILURE) == (0, 0)


@pytest.mark.rule("ICH-DIVE-09", "ICH-FALL-13")
def test_a_diver_is_engaged_whatever_its_landing():
    assert the_dive(judge(ledge(5.0), (10, 4), "dive 12,4", watchers=[enemy("foe", 11.8, 4)])).fall.engages == ("foe",)


@pytest.mark.rule("ICH-DIVE-06", "ICH-DIVE-07")
def test_a_dive_raises_the_damage_by_one_class():
    assert [raised_damage(name) for name in ("light", "medium", "heavy")] == ["medium", "heavy", "extra_heavy"]
    assert raised_damage("extra_heavy") == "extra_heavy"
    assert EXTRA_HEAVY_DAMAGE == {"normal": "4", "critical": "2D6"}


@pytest.mark.rule("ICH-CROUCH-04")
def test_nobody_dives_out_of_a_crawl():
    judged = judge(ledge(3.0), (9, 4), "dive 12,4", watchers=[enemy("foe", 11.8, 4)], crouched=True)
    assert judged.verdict.rule == "ICH-CROUCH-04"
