"""Walls, ladders and ropes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from terrain.movement.answers import Line
from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import judge


def wall(height, *, depth=8.0, **more):
    """A wall whose face is at x = 10."""
    return DrawnLandscape(box(10, 0, 10 + depth, 8, top=height), **more)


def the(kind, judged):
    return next(leg for leg in judged.legs if leg.leg.kind == kind)


@pytest.mark.rule("ICH-CLIMB-01", "ICH-CLIMB-03", "ICH-CLIMB-04", "ICH-MOV-16")
def test_a_climb_costs_the_height_of_the_wall_and_ends_in_balance_on_top():
    judged = judge(wall(5.0), (9.5, 4), "climb 10,4,5")
    assert judged.legal
    assert judged.cost_pas == pytest.approx(5.0)
    assert judged.end == pytest.approx((10, 4, 5))
    assert judged.rolls[0].value == 4
    assert judged.chance == Fraction(4, 6)


@pytest.mark.rule("ICH-CLIMB-01", "ICH-CLIMB-09")
def test_an_eight_pas_wall_is_climbed_by_those_who_hurry():
    judged = judge(wall(8.0), (9.5, 4), "climb 10,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("wall_too_high", "ICH-CLIMB-01")
    assert judge(wall(8.0), (9.5, 4), "climb 10,4", hurry=True).legal
    too_high = judge(wall(9.5), (9.5, 4), "climb 10,4", hurry=True)
    assert (too_high.verdict.reason, too_high.verdict.rule) == ("wall_too_high", "ICH-CLIMB-09")


@pytest.mark.rule("ICH-CLIMB-02", "ICH-MOV-11")
def test_a_climber_must_have_the_movement_for_the_whole_wall():
    assert judge(wall(4.0), (7.5, 4), "climb 10,4").legal
    judged = judge(wall(4.0), (7.4, 4), "climb 10,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("too_far", "ICH-CLIMB-02")


@pytest.mark.rule("ICH-CLIMB-03", "ICH-FALL-11")
def test_the_top_of_a_thin_wall_drops_the_climber_on_the_other_side():
    climb = the("climb", judge(wall(5.0, depth=0.2), (9.5, 4), "climb 10,4"))
    assert climb.fall.cause == "support_too_small"
    assert [roll.purpose for roll in climb.rolls] == ["climb", "landing"]
    assert climb.end == pytest.approx((10.7, 4, 0), abs=1e-6)


@pytest.mark.rule("ICH-CLIMB-05", "ICH-MOV-08")
@pytest.mark.parametrize(("height", "kind", "chance"), [(3.0, "slower", 1), (3.01, "stays", Fraction(4, 6))])
def test_a_failed_climb_gets_up_for_twice_the_height_or_stays_below(height, kind, chance):
    judged = judge(wall(height), (9.5, 4), "climb 10,4")
    failure = the("climb", judged).failure
    assert failure.kind == kind
    assert failure.cost_pas == pytest.approx(2 * height if kind == "slower" else height)
    assert failure.fall is None
    assert judged.chance == chance


@pytest.mark.rule("ICH-CLIMB-05", "ICH-CLIMB-09")
@pytest.mark.parametrize(("height", "kind"), [(4.5, "slower"), (4.51, "stays")])
def test_a_failed_hurried_climb_of_more_than_four_and_a_half_stays_below(height, kind):
    assert the("climb", judge(wall(height), (9.5, 4), "climb 10,4", hurry=True)).failure.kind == kind


@pytest.mark.rule("ICH-CLIMB-05")
def test_a_climb_that_only_fits_once_leaves_no_movement_to_fail_and_walk_on():
    judged = judge(wall(2.5), (9.5, 4), "climb 11.5,4")
    assert judged.cost_pas == pytest.approx(4.0)
    assert the("climb", judged).failure.kind == "slower"
    assert judged.chance == Fraction(4, 6)  # 5 and 1.5 are more than 6


@pytest.mark.rule("ICH-CLIMB-06")
def test_a_hurried_climb_rolls_without_bonus():
    assert the("climb", judge(wall(5.0), (9.5, 4), "climb 10,4", hurry=True)).rolls[0].value == 3


@pytest.mark.rule("ICH-CLIMB-07")
def test_a_descent_costs_its_height_and_needs_the_same_roll():
    judged = judge(wall(5.0), (10.5, 4), "descend 9,4,0", hurry=True)
    down = the("descend", judged)
    assert judged.legal
    assert (down.cost_pas, down.rolls[0].value) == (pytest.approx(5.0), 3)
    assert down.end == pytest.approx((9.5, 4, 0))
    assert judged.end == pytest.approx((9, 4, 0))
    assert judge(wall(7.0), (10.5, 4), "descend 9,4").verdict.reason == "wall_too_high"


@pytest.mark.rule("ICH-CLIMB-08")
def test_a_failed_descent_is_a_fall_from_the_top():
    failure = the("descend", judge(wall(5.0), (10, 4), "descend 9.5,4")).failure
    assert failure.kind == "falls"
    assert failure.fall.start == pytest.approx((10, 4, 5))
    assert failure.fall.height_pas == pytest.approx(5.0)
    assert failure.fall.roll is not None


@pytest.mark.rule("ICH-CLIMB-08")
@pytest.mark.parametrize(("height", "chance"), [(4.0, Fraction(1)), (4.01, Fraction(4, 6) + Fraction(2, 6) / 2)])
def test_a_failed_descent_of_up_to_four_pas_gets_down_unhurt_all_the_same(height, chance):
    assert judge(wall(height), (10, 4), "descend 9.5,4").chance == chance


def test_animals_climb_neither_walls_nor_ladders():
    ladder = Line("ladder", (9.5, 4, 0), (10, 4, 5), 5.0, "ladder")
    for path in ("climb 10,4", "ladder 10,4,5"):
        judged = judge(wall(5.0, lines=[ladder]), (9.5, 4), path, climbs=False)
        assert (judged.verdict.reason, judged.verdict.rule) == ("cannot_climb", "ability/animal_de_garde")
    assert judge(wall(2.0), (9.5, 4), "leap 10,4", climbs=False).legal


@pytest.mark.rule("ICH-LADDER-01")
@pytest.mark.parametrize("hurry", [False, True])
def test_a_ladder_costs_its_length_and_no_roll(hurry):
    ladder = Line("ladder", (9.5, 4, 0), (10.5, 4, 5), 5.1, "ladder")
    up = judge(wall(5.0, lines=[ladder]), (9.5, 4), "ladder 10.5,4,5", hurry=hurry)
    assert up.legal
    assert (up.cost_pas, up.rolls) == (pytest.approx(5.1), ())
    assert up.end == pytest.approx((10.5, 4, 5))
    down = judge(wall(5.0, lines=[ladder]), (10.5, 4), "ladder 9.5,4,0", hurry=hurry)
    assert (down.cost_pas, down.end) == (pytest.approx(5.1), pytest.approx((9.5, 4, 0)))


@pytest.mark.rule("ICH-LADDER-02", "ICH-MOV-08")
@pytest.mark.parametrize("crouched", [False, True])
def test_a_rope_costs_twice_its_length_and_no_roll(crouched):
    rope = Line("rope", (9.5, 4, 0), (10.5, 4, 3), 3.0, "rope")
    judged = judge(wall(3.0, lines=[rope]), (9.5, 4), "rope 10.5,4,3", crouched=crouched)
    assert judged.legal
    assert (judged.cost_pas, judged.rolls, judged.legs[0].difficult) == (pytest.approx(6.0), (), True)


@pytest.mark.rule("ICH-LADDER-03")
def test_nobody_stops_on_a_ladder_or_a_rope():
    rope = Line("rope", (9.5, 4, 0), (10.5, 4, 3.1), 3.1, "rope")
    judged = judge(wall(3.1, lines=[rope]), (9.5, 4), "rope 10.5,4,3.1")
    assert (judged.verdict.reason, judged.verdict.rule) == ("too_far", "ICH-LADDER-03")


def test_a_rope_is_no_ladder():
    rope = Line("rope", (9.5, 4, 0), (10.5, 4, 3), 3.0, "vine")
    judged = judge(wall(3.0, lines=[rope]), (9.5, 4), "ladder 10.5,4,3")
    assert (judged.verdict.reason, judged.verdict.facts["name"]) == ("no_ladder", "vine")
    assert judge(wall(3.0), (9.5, 4), "rope 10.5,4,3").verdict.reason == "no_rope"
