"""Deep water: one stepped roll for the whole move."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, Patch
from tests.skirmish.moves import enemy, judge

river = DrawnLandscape(patches=[Patch("deep_water", 10, 0, 12, 36)])
two_rivers = DrawnLandscape(patches=[Patch("deep_water", 10, 0, 11, 36), Patch("deep_water", 12, 0, 13, 36)])


@pytest.mark.rule("ICH-SWIM-01", "ICH-SWIM-02")
@pytest.mark.parametrize("kind", ["walk", "swim"])
def test_moving_in_deep_water_needs_a_stepped_roll(kind):
    judged = judge(river, (9, 4), f"{kind} 13,4")
    assert judged.legal
    assert judged.cost_pas == pytest.approx(4.0)
    assert [(roll.purpose, roll.value, roll.stepped) for roll in judged.rolls] == [("swim", 4, True)]


@pytest.mark.rule("ICH-SWIM-01")
def test_one_roll_serves_all_the_water_of_a_move():
    judged = judge(two_rivers, (9, 4), "swim 11.5,4; walk 14,4")
    assert [roll.purpose for roll in judged.rolls] == ["swim"]


@pytest.mark.rule("ICH-SWIM-03", "ICH-MOV-08")
def test_a_partial_success_makes_the_water_difficult():
    leg = judge(river, (9, 4), "swim 13,4").legs[0]
    assert (leg.partial.kind, leg.partial.cost_pas) == ("slower", pytest.approx(6.0))
    assert judge(river, (9, 4), "swim 13,4").chance == Fraction(4, 6)
    assert judge(river, (8.9, 4), "swim 13,4").chance == Fraction(2, 6)  # a partial success has not movement enough


@pytest.mark.rule("ICH-SWIM-03")
def test_difficult_water_stays_so_to_the_end_of_the_move():
    judged = judge(two_rivers, (9, 4), "swim 11.5,4; swim 13.5,4")
    assert judged.cost_pas == pytest.approx(4.5)
    assert judged.chance == Fraction(2, 6)  # 4.5 and two more are too many


@pytest.mark.rule("ICH-SWIM-04", "ICH-SWIM-05")
def test_a_failed_swim_stays_at_the_water_edge_and_does_nothing_more():
    failure = judge(river, (9, 4), "swim 13,4").legs[0].failure
    assert (failure.kind, failure.cost_pas) == ("turn_over", pytest.approx(1.0))
    assert failure.at == pytest.approx((10, 4, 0))


@pytest.mark.rule("ICH-SWIM-06")
def test_a_hurried_swim_goes_half_as_far_again_without_the_bonus():
    judged = judge(river, (9, 4), "swim 18,4", hurry=True)
    assert judged.legal
    assert judged.rolls[0].value == 3


@pytest.mark.rule("ICH-MOV-08", "ICH-CROUCH-03")
def test_a_crouched_swimmer_pays_double_once():
    judged = judge(river, (9.5, 4), "swim 12,4", crouched=True)
    assert judged.cost_pas == pytest.approx(5.0)
    assert judged.chance == Fraction(5, 6) - Fraction(1, 6)


@pytest.mark.rule("ICH-SWIM-07")
def test_the_judgement_says_who_ends_in_deep_water_and_so_cannot_shoot():
    assert judge(river, (9, 4), "swim 11,4").in_water
    assert not judge(river, (9, 4), "swim 13,4").in_water


@pytest.mark.rule("ICH-SWIM-08")
@pytest.mark.parametrize(("swims", "engages"), [(True, True), (False, False)])
def test_only_swimmers_engage_a_swimmer(swims, engages):
    """The foe is in the water, or on a raft there; the mover swims to a gap of 0.2."""
    judged = judge(river, (11, 2), "swim 11,6", watchers=[enemy("foe", 11.0, 7.2, swims=swims)])
    assert judged.legal
    assert [trigger.kind for trigger in judged.triggers] == (["engages"] if engages else [])
