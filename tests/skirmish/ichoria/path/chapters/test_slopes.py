"""Slopes and walls: what is walked up, and what has to be climbed. Boxes have no slopes, so these are real meshes."""

from __future__ import annotations

import math

import pytest

from terrain.movement.landscape import Landscape
from tests import given
from tests.skirmish.moves import judge


def hill(rise):
    """Ground, a slope from x = 10 to 13 that rises by so much, and a flat top behind it."""
    slope, top = given.ramp(3, 8, rise, at=(11.5, 4), name="slope"), given.box(6, 8, rise, at=(16, 4), name="top")
    return Landscape(given.table(slope, top))


@pytest.mark.rule("ICH-MOV-13")
def test_a_slope_of_45_degrees_is_walked_at_its_length_along_the_surface():
    judged = judge(hill(3.0), (9, 4), "walk 15,4,3", hurry=True)
    assert judged.legal
    assert judged.rolls == ()
    assert judged.cost_pas == pytest.approx(3.0 + 3.0 * math.sqrt(2.0), abs=0.02)


@pytest.mark.rule("ICH-MOV-13")
@pytest.mark.parametrize("rise", [3.01, 6.0])
def test_a_steeper_one_is_a_wall(rise):
    judged = judge(hill(rise), (9, 4), "walk 15,4", hurry=True)
    assert (judged.verdict.reason, judged.verdict.rule) == ("too_steep", "ICH-MOV-13")
    assert judged.verdict.facts["name"] == "slope"
    assert 9.5 < judged.verdict.place[0] < 10.1


@pytest.mark.rule("ICH-MOV-13", "ICH-CLIMB-01", "ICH-CLIMB-07")
def test_a_very_steep_slope_is_climbed_up_and_down_for_its_height():
    up = judge(hill(4.0), (9, 4), "climb 13,4,4", hurry=True)
    assert next(leg for leg in up.legs if leg.leg.kind == "climb").cost_pas == pytest.approx(4.0)
    down = judge(hill(4.0), (13, 4), "descend 9,4,0", hurry=True)
    assert next(leg for leg in down.legs if leg.leg.kind == "descend").cost_pas == pytest.approx(4.0)


@pytest.mark.rule("ICH-LEAP-01")
def test_nobody_leaps_to_an_edge_that_lies_back_from_the_foot_of_the_wall():
    judged = judge(hill(4.0), (9, 4), "leap 13,4,4", hurry=True)
    assert (judged.verdict.reason, judged.verdict.rule) == ("wall_leans_back", "ICH-LEAP-01")
    assert judge(hill(4.0), (9, 4), "climb 13,4,4", hurry=True).legal
