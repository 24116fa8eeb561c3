"""Every bound of movement: at it, just below and just above, on boxes one could draw.

The same cases on the drawn table, which is written naively, and on real meshes of the same boxes.
"""

from __future__ import annotations

import pytest

from skirmish.ichoria import LegError
from tests.skirmish.drawn_landscape import box
from tests.skirmish.moves import enemy, judge, obstacle
from tests.skirmish.tables import TABLES

HAIR = 0.001
"""A fortieth of a millimetre: the smallest difference that a case turns on."""


@pytest.fixture(params=sorted(TABLES))
def table(request):
    """A maker of landscapes from the same drawing."""
    return TABLES[request.param]


def purposes(judged):
    return [(roll.purpose, roll.heroic) for roll in judged.rolls]


@pytest.mark.rule("ICH-FALL-02", "ICH-FALL-03")
@pytest.mark.parametrize(("height", "rolls"), [(3.999, []), (4.0, []), (4.001, [("landing", False)])])
def test_a_drop_of_four_pas_is_safe_and_a_hair_more_is_rolled_for(table, height, rolls):
    judged = judge(table(box(0, 0, 10, 8, top=height)), (9, 4), "drop 12,4")
    assert judged.legal
    assert judged.legs[-1].fall.height_pas == pytest.approx(height, abs=HAIR / 4)
    assert purposes(judged) == rolls


@pytest.mark.rule("ICH-JUMP-02", "ICH-JUMP-03", "ICH-JUMP-04", "ICH-JUMP-08", "ICH-JUMP-09")
@pytest.mark.parametrize(
    ("length", "hurry", "reason", "rolls"),
    [
        (2.999, False, "allowed", []),
        (3.0, False, "allowed", []),
        (3.0, True, "allowed", []),
        (3.001, False, "allowed", [("jump", False)]),
        (6.0, False, "allowed", [("jump", False)]),
        (6.0, True, "allowed", [("jump", False)]),
        (6.001, False, "jump_needs_hurry", []),
        (6.001, True, "allowed", [("jump", True)]),
        (9.0, True, "allowed", [("jump", True)]),
        (9.001, True, "jump_too_long", []),
    ],
)
def test_jumps_at_their_bounds(table, length, hurry, reason, rolls):
    lane = table(box(0, 0, 10, 8, top=3), box(10 + length, 0, 30, 8, top=3))
    judged = judge(lane, (10, 4), f"jump {10 + length},4", hurry=hurry)
    assert (judged.verdict.reason, purposes(judged)) == (reason, rolls)
    assert not judged.legal or judged.cost_pas == pytest.approx(length, abs=HAIR / 4)


@pytest.mark.rule("ICH-LEAP-02", "ICH-LEAP-03", "ICH-LEAP-04", "ICH-LEAP-07")
@pytest.mark.parametrize(
    ("height", "hurry", "reason", "rolls"),
    [
        (1.999, False, "allowed", []),
        (2.0, False, "allowed", []),
        (2.0, True, "allowed", []),
        (2.001, False, "allowed", [("leap", False)]),
        (4.0, False, "allowed", [("leap", False)]),
        (4.0, True, "allowed", [("leap", False)]),
        (4.001, False, "leap_needs_hurry", []),
        (4.001, True, "allowed", [("leap", True)]),
        (6.0, True, "allowed", [("leap", True)]),
        (6.001, True, "leap_too_high", []),
    ],
)
def test_leaps_at_their_bounds(table, height, hurry, reason, rolls):
    judged = judge(table(box(10, 0, 18, 8, top=height)), (9.5, 4), "leap 10,4", hurry=hurry)
    assert (judged.verdict.reason, purposes(judged)) == (reason, rolls)
    assert not judged.legal or judged.cost_pas == pytest.approx(height, abs=HAIR / 4)


@pytest.mark.rule("ICH-CLIMB-01", "ICH-CLIMB-09")
@pytest.mark.parametrize(
    ("height", "hurry", "legal"),
    [
        (5.999, False, True),
        (6.0, False, True),
        (6.001, False, False),
        (6.001, True, True),
        (9.0, True, True),
        (9.001, True, False),
    ],
)
def test_walls_at_their_bounds(table, height, hurry, legal):
    judged = judge(table(box(10, 0, 18, 8, top=height)), (9.5, 4), "climb 10,4", hurry=hurry)
    assert judged.legal is legal
    assert judged.verdict.reason == ("allowed" if legal else "wall_too_high")


@pytest.mark.rule("ICH-CLIMB-07")
@pytest.mark.parametrize(("height", "legal"), [(6.0, True), (6.001, False)])
def test_descents_at_their_bound(table, height, legal):
    judged = judge(table(box(10, 0, 18, 8, top=height)), (10, 4), "descend 9.5,4")
    assert judged.verdict.reason == ("allowed" if legal else "wall_too_high")


@pytest.mark.rule("ICH-MOV-09", "ICH-MOV-10")
def test_half_the_base_supported_is_balance_and_a_hair_less_is_not(table):
    ledge = table(box(0, 0, 10, 8, top=3))
    assert judge(ledge, (10.0, 4, 3.0), "walk 9,4").legal
    with pytest.raises(LegError, match="stands nowhere"):
        judge(ledge, (10.0 + HAIR, 4, 3.0), "walk 9,4")


@pytest.mark.rule("ICH-MOV-09", "ICH-MOV-10")
def test_walking_to_the_edge_itself_keeps_balance_and_a_hair_beyond_falls(table):
    ledge = table(box(0, 0, 10, 8, top=3))
    assert judge(ledge, (9, 4), "walk 10,4").end == pytest.approx((10, 4, 3), abs=HAIR / 4)
    fallen = judge(ledge, (9, 4), f"walk {10 + HAIR},4")
    assert fallen.legs[0].fall.start == pytest.approx((10, 4, 3), abs=HAIR / 4)
    assert fallen.end[2] == 0.0


@pytest.mark.rule("ICH-ENG-01", "ICH-MOV-05")
@pytest.mark.parametrize(("gap", "engages"), [(0.501, False), (0.5, False), (0.499, True)])
def test_a_gap_of_half_a_pas_to_an_enemy_engages_nobody_and_a_hair_less_does(table, gap, engages):
    foe = enemy("foe", 12.5, 5.0 + gap)
    judged = judge(table(figures=[foe.body]), (10, 4), "walk 15,4", watchers=[foe])
    assert judged.verdict.reason == ("engaged" if engages else "allowed")


@pytest.mark.rule("ICH-CROUCH-01")
@pytest.mark.parametrize(("clearance", "legal"), [(0.501, True), (0.5, True), (0.499, False)])
def test_a_crawl_needs_half_a_pas_of_headroom(table, clearance, legal):
    slab = table(box(10, 0, 12, 8, top=3, bottom=clearance))
    assert judge(slab, (9, 4), "crouch; walk 13,4", hurry=True).legal is legal


@pytest.mark.rule("ICH-CROUCH-01")
@pytest.mark.parametrize(("clearance", "legal"), [(1.25, True), (1.249, False)])
def test_a_standing_figure_needs_its_height_of_headroom(table, clearance, legal):
    slab = table(box(10, 0, 12, 8, top=3, bottom=clearance))
    assert judge(slab, (9, 4), "walk 13,4").legal is legal


@pytest.mark.rule("ICH-MOV-06")
def test_one_and_a_half_pas_of_marsh_cost_three(table):
    marsh = table(marsh=(11, 0, 12.5, 8))
    assert judge(marsh, (11, 4), "walk 12.5,4").cost_pas == pytest.approx(3.0, abs=HAIR / 4)
    assert judge(marsh, (10, 4), "walk 13,4").cost_pas == pytest.approx(4.5, abs=HAIR / 4)


@pytest.mark.rule("ICH-MOV-17")
@pytest.mark.parametrize(("rise", "legal"), [(0.499, True), (0.5, True), (0.501, False)])
def test_a_step_of_half_a_pas_is_walked_and_a_hair_more_is_a_wall(table, rise, legal):
    judged = judge(table(box(12, 0, 20, 8, top=rise)), (10, 4), "walk 14,4")
    assert judged.legal is legal
    assert not legal or judged.cost_pas == pytest.approx(4.0 + rise, abs=HAIR / 4)


@pytest.mark.rule("ICH-MOV-17")
@pytest.mark.parametrize(("depth", "falls"), [(0.5, False), (0.501, True)])
def test_a_step_down_of_half_a_pas_is_walked_and_a_hair_more_is_a_fall(table, depth, falls):
    judged = judge(table(box(0, 0, 10, 8, top=depth)), (9, 4), "walk 12,4")
    assert judged.legal
    assert any(leg.fall for leg in judged.legs) is falls


@pytest.mark.rule("ICH-MOV-01", "ICH-MOV-02")
@pytest.mark.parametrize(
    ("length", "hurry", "legal"), [(6.0, False, True), (6.001, False, False), (9.0, True, True), (9.001, True, False)]
)
def test_walks_at_their_bounds(table, length, hurry, legal):
    assert judge(table(), (10.1, 4.3), f"walk {10.1 + length},4.3", hurry=hurry).legal is legal


@pytest.mark.rule("ICH-MOV-04")
def test_a_figure_in_the_way_stops_a_walk_at_its_base(table):
    judged = judge(table(figures=[obstacle("friend", 13, 4)]), (10, 4), "walk 15,4")
    assert judged.verdict.reason == "figure_in_the_way"
    assert judged.verdict.place == pytest.approx((12, 4, 0), abs=HAIR)


@pytest.mark.rule("ICH-DIVE-01")
@pytest.mark.parametrize(("height", "legal"), [(2.0, False), (2.001, True)])
def test_a_dive_needs_more_than_two_pas(table, height, legal):
    foe = enemy("foe", 11.8, 4)
    judged = judge(table(box(0, 0, 10, 8, top=height), figures=[foe.body]), (9, 4), "dive 12,4", watchers=[foe])
    assert judged.legal is legal


NEAR = {"abs": HAIR / 2}
"""Places come back snapped, and a body may graze a wall."""


@pytest.mark.rule("ICH-JUMP-07", "ICH-FALL-11")
@pytest.mark.parametrize(("height", "rolls"), [(4.0, []), (4.001, [("landing", False)])])
def test_who_falls_off_a_post_falls_from_its_top(table, height, rolls):
    post = table(box(0, 0, 10, 8, top=height), box(11.9, 3.9, 12.1, 4.1, top=height))
    judged = judge(post, (10, 4), "jump 12,4")
    assert (judged.legs[0].fall.cause, purposes(judged)) == ("support_too_small", rolls)
    assert judged.end == pytest.approx((12.6, 4, 0), **NEAR)


@pytest.mark.rule("ICH-LEAP-06", "ICH-CLIMB-03", "ICH-FALL-11")
@pytest.mark.parametrize("kind", ["leap", "climb"])
def test_a_thin_wall_is_fallen_off_on_its_far_side(table, kind):
    judged = judge(table(box(10, 0, 10.2, 8, top=3)), (9.5, 4), f"{kind} 10,4")
    assert judged.legs[0].fall.height_pas == pytest.approx(3.0, **NEAR)
    assert judged.end == pytest.approx((10.7, 4, 0), **NEAR)


@pytest.mark.rule("ICH-LEAP-06", "ICH-MOV-09", "ICH-MOV-16")
@pytest.mark.parametrize(("depth", "falls"), [(0.41, False), (0.39, True)])
def test_a_wall_is_stood_on_when_half_the_base_fits_on_it(table, depth, falls):
    """A strip of width d holds half a disc of diameter 1 when d is 0.4040: it is stood on across its middle."""
    judged = judge(table(box(10, 0, 10 + depth, 8, top=2)), (9.5, 4), "leap 10,4")
    assert (judged.legs[0].fall is not None) is falls


@pytest.mark.rule("ICH-JUMP-08", "ICH-JUMP-11")
def test_a_jump_down_is_measured_to_the_edge_of_the_lower_roof(table):
    judged = judge(table(box(0, 0, 10, 8, top=5), box(13, 0, 20, 8, top=2)), (9, 4), "jump 14,4,2")
    assert [leg.leg.kind for leg in judged.legs] == ["walk", "jump", "walk"]
    assert judged.legs[1].length_pas == pytest.approx(3.0, **NEAR)
    assert (judged.rolls, judged.legs[1].fall.height_pas) == ((), pytest.approx(3.0, **NEAR))


@pytest.mark.rule("ICH-COMBO-02", "ICH-COMBO-06")
def test_a_slanted_flight_over_a_lane(table):
    judged = judge(table(box(0, 0, 10, 8, top=3), box(12, 0, 20, 8, top=5.5)), (10, 4), "jump 12,4,5.5")
    assert judged.legal
    assert judged.cost_pas == pytest.approx(4.5, **NEAR)
    assert judged.legs[1].failure.fall.start == pytest.approx((11, 4, 3), **NEAR)


@pytest.mark.rule("ICH-CLIMB-08", "ICH-FALL-09")
def test_a_failed_descent_and_a_drop_land_at_the_foot(table):
    wall = table(box(0, 0, 10, 8, top=3))
    down = judge(wall, (9, 4), "descend 11,4")
    assert down.legs[1].end == pytest.approx(down.legs[1].failure.at, **NEAR)
    assert judge(wall, (9, 4), "drop 11,4").end == pytest.approx((10.5, 4, 0), **NEAR)
    assert down.chance == 1


@pytest.mark.rule("ICH-FALL-13")
def test_who_falls_on_somebody_lands_beside(table):
    crowd = table(box(0, 0, 10, 8, top=3), figures=[obstacle("friend", 11, 4)])
    fall = judge(crowd, (10, 4), "drop 12,4").legs[-1].fall
    assert (fall.onto, fall.name) == ("figure", "friend")
    assert fall.landing[2] == 0.0
    assert fall.shifted_pas > 0.5
