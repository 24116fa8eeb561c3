"""Walking: the allowance, difficult ground, steps, edges, others in the way, and the rim of the table."""

from __future__ import annotations

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, Patch, box
from tests.skirmish.moves import judge, obstacle

plain = DrawnLandscape()


@pytest.mark.rule("ICH-MOV-01", "ICH-MOV-02", "ICH-MOV-11")
@pytest.mark.parametrize(("to", "hurry", "legal"), [(16, False, True), (16.001, False, False), (19, True, True)])
def test_a_figure_walks_six_pas_or_nine_when_it_hurries(to, hurry, legal):
    judged = judge(plain, (10, 4), f"walk {to},4", hurry=hurry)
    assert judged.legal is legal
    assert judged.allowance_pas == (9.0 if hurry else 6.0)


@pytest.mark.rule("ICH-MOV-02")
def test_hurrying_replaces_the_six_pas_and_is_not_added_to_them():
    judged = judge(plain, (10, 4), "walk 19.001,4", hurry=True)
    assert (judged.legal, judged.verdict.reason, judged.verdict.rule) == (False, "too_far", "ICH-MOV-02")


@pytest.mark.rule("ICH-MOV-01")
def test_a_walk_that_is_too_long_is_refused_where_the_allowance_ends():
    judged = judge(plain, (10, 4), "walk 12,4; walk 12,12")
    assert (judged.verdict.reason, judged.verdict.rule) == ("too_far", "ICH-MOV-01")
    assert judged.verdict.place == pytest.approx((12, 8, 0))
    assert judged.verdict.facts["leg"] == 1
    assert judged.chance == 0


@pytest.mark.rule("ICH-MOV-03", "ICH-COMBO-01", "ICH-COMBO-03")
def test_the_length_of_the_path_counts_and_not_the_distance():
    judged = judge(plain, (10, 4), "walk 13,4; walk 10,4")
    assert judged.legal
    assert judged.cost_pas == pytest.approx(6.0)
    assert judged.end == pytest.approx((10, 4, 0))


@pytest.mark.rule("ICH-ACT-02")
def test_staying_is_a_move_of_no_length():
    judged = judge(plain, (10, 4), ())
    assert (judged.legal, judged.cost_pas, judged.chance) == (True, 0.0, 1)


@pytest.mark.rule("ICH-MOV-04")
def test_nobody_walks_through_a_figure():
    crowd = DrawnLandscape(figures=[obstacle("friend", 13, 4)])
    judged = judge(crowd, (10, 4), "walk 15,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("figure_in_the_way", "ICH-MOV-04")
    assert judged.verdict.place == pytest.approx((12, 4, 0))
    assert judged.verdict.facts["name"] == "friend"


@pytest.mark.rule("ICH-MOV-06", "ICH-MOV-07")
def test_only_the_stretch_in_the_marsh_costs_double():
    marsh = DrawnLandscape(patches=[Patch("difficult", 11, 0, 12.5, 8)])
    judged = judge(marsh, (10, 4), "walk 14,4")
    assert judged.legs[0].length_pas == pytest.approx(4.0)
    assert judged.cost_pas == pytest.approx(1.0 + 3.0 + 1.5)
    assert judged.legs[0].difficult


@pytest.mark.rule("ICH-MOV-08", "ICH-CROUCH-03")
def test_crouching_in_a_marsh_still_only_doubles():
    marsh = DrawnLandscape(patches=[Patch("difficult", 0, 0, 36, 36)])
    judged = judge(marsh, (10, 4), "walk 12,4", crouched=True)
    assert judged.cost_pas == pytest.approx(4.0)


@pytest.mark.rule("ICH-MOV-17", "ICH-MOV-18")
def test_a_step_of_half_a_pas_is_walked_and_costs_its_height():
    kerb = DrawnLandscape(box(12, 0, 20, 8, top=0.5))
    judged = judge(kerb, (10, 4), "walk 14,4")
    assert judged.legal
    assert judged.cost_pas == pytest.approx(4.5)
    assert judged.end == pytest.approx((14, 4, 0.5))
    assert judged.rolls == ()


@pytest.mark.rule("ICH-MOV-17")
def test_a_rise_of_more_than_a_step_is_a_wall():
    kerb = DrawnLandscape(box(12, 0, 20, 8, top=0.51, name="kerb"))
    judged = judge(kerb, (10, 4), "walk 14,4")
    assert (judged.verdict.reason, judged.verdict.rule) == ("wall_ahead", "ICH-MOV-17")
    assert judged.verdict.place == pytest.approx((11.5, 4, 0))
    assert judged.verdict.facts["name"] == "kerb"
    assert judged.verdict.facts["height_pas"] == pytest.approx(0.51)


@pytest.mark.rule("ICH-MOV-17", "ICH-MOV-18")
def test_stairs_with_treads_shallower_than_the_base_are_walked_up_and_down():
    treads = [box(12 + 0.6 * k, 0, 20, 8, top=0.4 * (k + 1)) for k in range(5)]
    stairs = DrawnLandscape(*treads)
    up = judge(stairs, (11, 4), "walk 16,4,2", hurry=True)
    assert up.legal
    assert up.cost_pas == pytest.approx(5.0 + 2.0)
    down = judge(stairs, (16, 4), "walk 11,4,0", hurry=True)
    assert down.legal
    assert all(leg.fall is None for leg in down.legs)
    assert down.cost_pas == pytest.approx(7.0)


@pytest.mark.rule("ICH-MOV-10", "ICH-FALL-14", "ICH-FALL-08")
def test_walking_off_an_edge_falls_where_the_centre_passes_it_and_walks_on_below():
    ledge = DrawnLandscape(box(0, 0, 10, 8, top=3))
    judged = judge(ledge, (8, 4), "walk 13,4")
    off, on = judged.legs
    assert judged.legal
    assert off.way[-1] == pytest.approx((10, 4, 3))
    assert off.fall.start == pytest.approx((10, 4, 3))
    assert (off.fall.cause, off.fall.height_pas) == ("lost_balance", pytest.approx(3.0))
    assert off.fall.landing == pytest.approx((10.5, 4, 0))
    assert off.cost_pas == pytest.approx(2.0)  # the fall is free
    assert on.end == pytest.approx((13, 4, 0))


@pytest.mark.rule("ICH-MOV-14")
def test_a_figure_leaves_when_its_centre_crosses_the_rim_and_does_nothing_more():
    judged = judge(plain, (3, 20), "leave")
    assert judged.legal
    assert judged.left_table
    assert judged.cost_pas == pytest.approx(3.0)
    after = judge(plain, (3, 20), "leave; walk 3,20")
    assert (after.verdict.reason, after.verdict.rule) == ("left_table", "ICH-MOV-14")


@pytest.mark.rule("ICH-MOV-14")
def test_leaving_needs_the_movement_to_reach_the_rim():
    assert judge(plain, (20, 30), "leave 20,40").legal
    assert judge(plain, (20, 29.99), "leave 20,40").verdict.reason == "too_far"
    assert judge(plain, (20, 30), "leave 20,33").verdict.reason == "still_on_table"


@pytest.mark.rule("ICH-MOV-14")
def test_walking_to_beyond_the_rim_is_no_walk():
    judged = judge(plain, (3, 20), "walk -1,20", size=None)
    assert (judged.verdict.reason, judged.verdict.rule) == ("off_table", "ICH-MOV-14")


@pytest.mark.rule("ICH-MOV-15")
def test_a_fast_figure_walks_eight_pas_or_twelve():
    assert judge(plain, (10, 4), "walk 18,4", move_pas=8.0).legal
    assert judge(plain, (10, 4), "walk 22,4", move_pas=8.0, hurry=True).legal
    assert not judge(plain, (10, 4), "walk 18.001,4", move_pas=8.0).legal


@pytest.mark.rule("ICH-MOV-18")
def test_a_goal_on_another_floor_than_the_one_reached_is_refused():
    ledge = DrawnLandscape(box(12, 0, 20, 8, top=3, bottom=2))
    judged = judge(ledge, (10, 4), "walk 14,4,3")
    assert (judged.verdict.reason, judged.verdict.facts["reached_pas"]) == ("other_floor", 0.0)
