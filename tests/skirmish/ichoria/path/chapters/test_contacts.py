"""Engagement: where a move has to stop, and who is held where it is."""

from __future__ import annotations

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import enemy, judge

plain = DrawnLandscape()


def passing(gap, **more):
    """An enemy beside the straight way from (10, 4) to (15, 4), at some gap from whoever passes."""
    return enemy("foe", 12.5, 5.0 + gap, **more)


def kinds(judged):
    return [trigger.kind for trigger in judged.triggers]


@pytest.mark.rule("ICH-ENG-01", "ICH-MOV-05")
def test_a_figure_that_passes_an_enemy_too_near_can_move_no_further():
    judged = judge(plain, (10, 4), "walk 15,4", watchers=[passing(0.4)])
    assert (judged.verdict.reason, judged.verdict.rule) == ("engaged", "ICH-MOV-05")
    assert judged.verdict.facts["name"] == "foe"
    assert judged.verdict.place == pytest.approx((12.5 - (1.5**2 - 1.4**2) ** 0.5, 4, 0), abs=1e-3)
    assert kinds(judged) == ["engages"]


@pytest.mark.rule("ICH-ENG-01")
def test_exactly_half_a_pas_does_not_engage():
    assert judge(plain, (10, 4), "walk 15,4", watchers=[passing(0.5)]).legal
    assert not judge(plain, (10, 4), "walk 15,4", watchers=[passing(0.499)]).legal


@pytest.mark.rule("ICH-ENG-01")
def test_friends_may_be_passed_as_near_as_one_likes():
    judged = judge(plain, (10, 4), "walk 15,4", watchers=[passing(0.1, enemy=False)])
    assert (judged.legal, judged.triggers) == (True, ())


@pytest.mark.rule("ICH-ENG-02", "ICH-MOV-05")
def test_a_charge_may_go_on_straight_to_contact_with_its_enemy():
    judged = judge(plain, (10, 4), "walk 13,4", watchers=[enemy("foe", 14, 4)])
    assert judged.legal
    assert judged.triggers[0].at == pytest.approx((12.5, 4, 0), abs=1e-3)
    assert judged.end == pytest.approx((13, 4, 0))


@pytest.mark.rule("ICH-MOV-05")
def test_a_charge_ends_with_the_leg_that_engages():
    judged = judge(plain, (10, 4), "walk 13,4; walk 13,3.9", watchers=[enemy("foe", 14, 4)])
    assert judged.verdict.reason == "engaged"
    crouching = judge(plain, (10, 4), "walk 13,4; crouch", watchers=[enemy("foe", 14, 4)])
    assert crouching.verdict.reason == "engaged"


@pytest.mark.rule("ICH-ENG-03", "ICH-ENG-04", "ICH-ENG-05")
def test_an_engaged_figure_stays_where_it_is():
    foe = enemy("foe", 11.4, 4)
    judged = judge(plain, (10, 4), "walk 8,4", watchers=[foe])
    assert (judged.verdict.reason, judged.verdict.rule) == ("engaged_already", "ICH-ENG-04")
    assert (judged.verdict.facts["name"], judged.cost_pas) == ("foe", 0.0)
    assert judge(plain, (10, 4), (), watchers=[foe]).legal


@pytest.mark.rule("ICH-ENG-08", "ICH-ENG-09")
def test_who_has_disengaged_may_leave_and_is_only_stopped_by_coming_back():
    left = enemy("foe", 11.4, 4, left=True)
    assert judge(plain, (10, 4), "walk 7,4", watchers=[left]).legal
    assert judge(plain, (10, 4), "walk 10,5; walk 9.5,4", watchers=[left]).legal
    back = judge(plain, (10, 4), "walk 8,4; walk 10,4", watchers=[left])
    assert back.triggers[0].at == pytest.approx((9.9, 4, 0), abs=1e-3)
    assert judge(plain, (10, 4), "walk 8,4; walk 10,4; walk 9,4", watchers=[left]).verdict.reason == "engaged"


@pytest.mark.rule("ICH-ENG-09")
def test_leaving_one_enemy_does_not_excuse_from_another():
    watchers = [enemy("left", 11.4, 4, left=True), enemy("other", 7, 4)]
    judged = judge(plain, (10, 4), "walk 8,4; walk 8,6", watchers=watchers)
    assert judged.verdict.facts["name"] == "other"


@pytest.mark.rule("ICH-ENG-06")
def test_enemies_reached_at_the_same_point_are_engaged_together():
    pair = [enemy("one", 13, 5), enemy("two", 13, 3)]
    judged = judge(plain, (10, 4), "walk 12,4", watchers=pair)
    assert judged.legal
    assert {trigger.who for trigger in judged.triggers} == {"one", "two"}


@pytest.mark.rule("ICH-MOV-05")
def test_a_charge_goes_on_to_contact_with_that_same_enemy_only():
    pair = [enemy("one", 13.4, 4.9), enemy("two", 14, 4)]
    judged = judge(plain, (10, 4), "walk 12.9,4", watchers=pair)
    assert (judged.verdict.reason, judged.verdict.facts["name"]) == ("engaged", "one")


@pytest.mark.rule("ICH-ENG-07")
def test_a_wall_between_them_keeps_enemies_apart():
    def behind_a_wall(place, _mover):
        return place[0] > 14.0

    judged = judge(plain, (10, 4), "walk 14,4", watchers=[passing(0.3, sees=behind_a_wall)])
    assert judged.legal
    assert "engages" not in kinds(judged)


@pytest.mark.rule("ICH-ENG-07")
def test_past_the_end_of_the_wall_they_engage():
    def past_the_end(place, _mover):
        return place[0] > 12.6

    judged = judge(plain, (10, 4), "walk 15,4", watchers=[passing(0.3, sees=past_the_end)])
    assert judged.verdict.reason == "engaged"
    assert judged.verdict.place == pytest.approx((12.6, 4, 0), abs=1e-3)


@pytest.mark.rule("ICH-MEAS-03", "ICH-ENG-01")
def test_bodies_are_measured_so_that_three_pas_above_an_enemy_is_far_from_it():
    bridge = DrawnLandscape(box(8, 0, 20, 8, top=3, bottom=2.5))
    judged = judge(bridge, (10, 4), "walk 15,4", watchers=[enemy("below", 12.5, 4)])
    assert judged.legal
    low = DrawnLandscape(box(8, 0, 20, 8, top=1.5, bottom=1.4))
    assert not judge(low, (10, 4), "walk 15,4", watchers=[enemy("below", 12.5, 4)]).legal


@pytest.mark.rule("ICH-MOV-05", "ICH-JUMP-01")
def test_a_jump_that_passes_an_enemy_too_near_is_refused_because_nobody_stops_in_the_air():
    lane = DrawnLandscape(box(0, 0, 10, 8, top=3), box(13, 0, 20, 8, top=3), box(11, 6, 12, 8, top=3))
    judged = judge(lane, (10, 5), "jump 13,5", watchers=[enemy("foe", 11.5, 6.4, 3.0)])
    assert judged.verdict.reason == "engaged"


@pytest.mark.rule("ICH-ENG-01")
def test_a_jump_that_lands_near_an_enemy_engages_it_where_it_lands():
    lane = DrawnLandscape(box(0, 0, 10, 8, top=3), box(12, 0, 20, 8, top=3))
    judged = judge(lane, (10, 4), "jump 12,4", watchers=[enemy("foe", 13.4, 4, 3.0)])
    assert judged.legal
    assert judged.triggers[0].at == pytest.approx((12, 4, 3))


@pytest.mark.rule("ICH-MOV-15")
def test_attaque_eclair_moves_eight_pas_to_engage_and_six_otherwise():
    foe = enemy("foe", 19, 4)
    assert judge(plain, (10, 4), "walk 17.9,4", watchers=[foe], charge_pas=8.0).legal
    short = judge(plain, (10, 4), "walk 17.4,4", watchers=[foe], charge_pas=8.0)
    assert (short.verdict.reason, short.allowance_pas) == ("too_far", 6.0)
    assert not judge(plain, (10, 4), "walk 17.9,4", watchers=[foe]).legal
