"""Crouching, crawling and standing up."""

from __future__ import annotations

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import judge


def tunnel(clearance):
    """A slab across the way, from x = 10 to 12, with some room below it."""
    return DrawnLandscape(box(10, 0, 12, 8, top=3, bottom=clearance, name="slab"))


@pytest.mark.rule("ICH-CROUCH-01", "ICH-CROUCH-02", "ICH-CROUCH-03")
def test_crouching_and_standing_cost_one_pas_each_and_the_crawl_between_costs_double():
    judged = judge(DrawnLandscape(), (10, 4), "crouch; walk 12,4; stand")
    assert judged.legal
    assert [leg.cost_pas for leg in judged.legs] == pytest.approx([1.0, 4.0, 1.0])
    assert not judged.crouched


@pytest.mark.rule("ICH-CROUCH-03")
def test_a_change_of_posture_in_a_marsh_is_not_doubled():
    judged = judge(DrawnLandscape(), (10, 4), "stand", crouched=True)
    assert judged.cost_pas == pytest.approx(1.0)


@pytest.mark.rule("ICH-CROUCH-01")
@pytest.mark.parametrize(
    ("clearance", "crouch", "legal"), [(0.5, True, True), (0.499, True, False), (1.0, False, False)]
)
def test_a_low_place_lets_through_who_is_low_enough(clearance, crouch, legal):
    path = "crouch; walk 13,4" if crouch else "walk 13,4"
    judged = judge(tunnel(clearance), (9, 4), path, hurry=True)
    assert judged.legal is legal
    assert legal or judged.verdict.reason in {"too_low", "wall_ahead"}


@pytest.mark.rule("ICH-CROUCH-01")
def test_a_standing_figure_is_stopped_by_a_low_roof_and_told_how_low_it_is():
    judged = judge(tunnel(1.0), (9, 4), "walk 13,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("too_low", "ICH-CROUCH-01")
    assert judged.verdict.facts["height_pas"] == pytest.approx(1.0)
    assert judged.verdict.place == pytest.approx((9.5, 4, 0))


@pytest.mark.rule("ICH-CROUCH-02")
@pytest.mark.parametrize(("clearance", "legal"), [(1.25, True), (1.2, False)])
def test_nobody_stands_up_without_headroom(clearance, legal):
    judged = judge(tunnel(clearance), (11, 4, 0.0), "stand", crouched=True)
    assert judged.legal is legal
    if not legal:
        assert (judged.verdict.reason, judged.verdict.rule) == ("no_headroom", "ICH-CROUCH-02")
        assert judged.verdict.facts["headroom_pas"] == pytest.approx(clearance)


@pytest.mark.rule("ICH-CROUCH-02")
def test_the_posture_lasts_until_it_is_paid_for():
    assert judge(DrawnLandscape(), (10, 4), "walk 11,4", crouched=True).crouched
    assert judge(DrawnLandscape(), (10, 4), "crouch", crouched=True).verdict.reason == "already_crouched"
    assert judge(DrawnLandscape(), (10, 4), "stand").verdict.reason == "already_standing"


@pytest.mark.rule("ICH-CROUCH-03", "ICH-MOV-08")
def test_a_crouched_climber_pays_double_whether_it_fails_or_not():
    wall = DrawnLandscape(box(10, 0, 18, 8, top=2))
    judged = judge(wall, (9.5, 4), "climb 10,4", crouched=True)
    assert (judged.cost_pas, judged.chance) == (pytest.approx(4.0), 1)
