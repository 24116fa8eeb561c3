"""What a move wakes on its way, in order."""

from __future__ import annotations

import math

import pytest

from tests.skirmish.drawn_landscape import DrawnLandscape, box
from tests.skirmish.moves import enemy, judge, obstacle

plain = DrawnLandscape()


def told(judged):
    return [(trigger.kind, trigger.who, round(trigger.at[0], 3)) for trigger in judged.triggers]


def test_a_long_weapon_reaches_out_once_at_the_first_point_within_two_pas():
    spear = enemy("spear", 14, 6.5, reach_pas=2.0)
    judged = judge(plain, (10, 4), "walk 16,4", watchers=[spear])
    assert judged.legal
    first = 14 - math.sqrt(3.0**2 - 2.5**2)
    assert told(judged) == [("in_reach", "spear", round(first, 3))]
    assert judged.triggers[0].along_pas == pytest.approx(first - 10, abs=1e-3)


@pytest.mark.rule("ICH-MEAS-04")
@pytest.mark.parametrize(("gap", "reached"), [(2.0, True), (2.001, False)])
def test_a_reach_of_two_pas_includes_two_pas(gap, reached):
    spear = enemy("spear", 13, 5.0 + gap, reach_pas=2.0)
    assert bool(judge(plain, (10, 4), "walk 16,4", watchers=[spear]).triggers) is reached


def test_who_sets_out_within_reach_is_reached_at_once_and_who_stays_is_not():
    spear = enemy("spear", 10, 6, reach_pas=2.0)
    assert told(judge(plain, (10, 4), "walk 5,4", watchers=[spear])) == [("in_reach", "spear", 10.0)]
    assert told(judge(plain, (10, 4), "crouch", watchers=[spear])) == []


def test_a_long_weapon_reaches_neither_its_charger_nor_who_has_left_it():
    spear = enemy("spear", 14, 4, reach_pas=2.0)
    assert told(judge(plain, (10, 4), "walk 13,4", watchers=[spear])) == [("engages", "spear", 12.5)]
    left = enemy("spear", 11.4, 4, reach_pas=2.0, left=True)
    assert told(judge(plain, (10, 4), "walk 7,4", watchers=[left])) == []


def test_a_long_weapon_needs_to_see_whom_it_reaches():
    blind = enemy("spear", 13, 6.5, reach_pas=2.0, sees=lambda *_: False)
    assert told(judge(plain, (10, 4), "walk 16,4", watchers=[blind])) == []


@pytest.mark.rule("ICH-ALERT-04")
def test_a_sentry_is_told_where_the_mover_comes_into_view_and_where_it_leaves_it():
    def between_two_covers(place, _mover):
        return 12.3 < place[0] < 13.7

    sentry = enemy("sentry", 13, 20, sees=between_two_covers)
    judged = judge(plain, (10, 4), "walk 16,4", watchers=[sentry])
    assert told(judged) == [("enters_view", "sentry", 12.3), ("leaves_view", "sentry", 13.7)]


@pytest.mark.rule("ICH-CROUCH-04", "ICH-ALERT-04")
def test_a_sentry_is_asked_about_the_posture_too():
    sentry = enemy("sentry", 13, 20, sees=lambda _place, mover: mover.height_pas > 1.0)
    judged = judge(plain, (10, 4), "walk 11,4; crouch; walk 12,4; stand", watchers=[sentry], hurry=True)
    assert [(trigger.kind, trigger.leg) for trigger in judged.triggers] == [("enters_view", 0), ("leaves_view", 2)]


@pytest.mark.rule("ICH-ALERT-04", "ICH-MEAS-04")
def test_a_sentry_is_told_where_the_mover_comes_into_range_and_where_it_leaves_it():
    bow = enemy("bow", 13, 9, range_pas=4.5)
    judged = judge(plain, (10, 4), "walk 16,4", watchers=[bow])
    half = math.sqrt(5.5**2 - 5.0**2)
    expected = [("enters_range", "bow", round(13 - half, 3)), ("leaves_range", "bow", round(13 + half, 3))]
    assert told(judged) == expected


@pytest.mark.rule("ICH-MEAS-03")
def test_ranges_are_measured_between_bases_in_space():
    tower = DrawnLandscape(box(12, 8, 16, 12, top=3))
    bow = enemy("bow", 13, 9, 3.0, range_pas=5.0)
    judged = judge(tower, (13, 1), "walk 13,5", watchers=[bow])
    assert told(judged) == [("enters_range", "bow", 13.0)]
    assert judged.triggers[0].at[1] == pytest.approx(9 - 1 - math.sqrt(5.0**2 - 3.0**2), abs=1e-3)


def test_an_aura_of_a_friend_is_entered_and_left():
    vessel = enemy("vessel", 13, 4, enemy=False, aura_pas=3.0)
    judged = judge(plain, (13, 6), "walk 13,11", watchers=[vessel])
    assert [(trigger.kind, round(trigger.at[1], 3)) for trigger in judged.triggers] == [
        ("enters_aura", 6.0),
        ("leaves_aura", 8.0),
    ]


@pytest.mark.rule("ICH-ICHOR-02", "ICH-MEAS-05")
def test_a_fragment_is_touched_at_the_first_contact():
    fragment = obstacle("f1", 13, 4, base=0.4, height=0.1)
    judged = judge(plain, (10, 4), "walk 16,4", fragments=[fragment])
    assert told(judged) == [("fragment", "f1", round(13 - 0.7 - 0.01, 3))]
    missed = obstacle("f2", 13, 4.72, base=0.4, height=0.1)
    assert told(judge(plain, (10, 4), "walk 16,4", fragments=[missed])) == []


def test_everything_comes_in_the_order_of_the_way():
    watchers = [
        enemy("far", 15, 6.6, reach_pas=2.0),
        enemy("near", 12, 6.6, reach_pas=2.0),
        enemy("sentry", 13, 20, sees=lambda place, _mover: place[0] > 11.5),
    ]
    judged = judge(plain, (10, 4), "walk 13,4; walk 16,4", watchers=watchers)
    assert [trigger.who for trigger in judged.triggers] == ["near", "sentry", "far"]
    assert [trigger.leg for trigger in judged.triggers] == [0, 0, 1]


def test_what_lies_beyond_an_engagement_wakes_nobody():
    watchers = [enemy("foe", 12, 5.4), enemy("spear", 15, 6, reach_pas=2.0)]
    judged = judge(plain, (10, 4), "walk 16,4", watchers=watchers)
    assert [trigger.who for trigger in judged.triggers] == ["foe"]


def test_a_fall_out_of_range_is_noticed_where_it_lands():
    tower = DrawnLandscape(box(8, 0, 12, 8, top=6))
    watcher = enemy("bow", 10, 1, 6.0, range_pas=4.0)
    judged = judge(tower, (11, 4), "drop 14,4", watchers=[watcher])
    assert [trigger.kind for trigger in judged.triggers] == ["enters_range", "leaves_range"]
    assert judged.triggers[1].at == pytest.approx((12.5, 4, 0))
