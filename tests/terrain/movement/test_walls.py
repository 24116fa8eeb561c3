"""Walls to climb, drops to climb down, gaps to jump, ladders, and the places where one settles."""

from __future__ import annotations

import math

import pytest

from terrain.movement.answers import Mover
from tests import given
from tests.terrain.walkers import MOVER, RADIUS, UNIT, bystander, landscape, snapped

TOUCHING = (8 - RADIUS, 10.0, 0.0)


def tower(height=4.0, **more):
    """A block from x = 8 to 12 and y = 8 to 12."""
    return given.box(4, 4, height, at=(10, 10), **{"name": "tower", **more})


# ---------------------------------------------------------------- walls


@pytest.mark.rule("ICH-CLIMB-01", "ICH-LEAP-02")
@pytest.mark.parametrize("height", [0.75, 2.0, 2.001, 4.0, 4.001, 6.0, 6.001, 9.0])
def test_the_height_of_a_wall_is_that_of_its_top_above_the_feet(height):
    wall = landscape(tower(height)).wall(MOVER, TOUCHING, (12, 10))
    assert (wall.name, wall.height_pas, wall.foot) == ("tower", snapped(height), TOUCHING)
    assert wall.top == (pytest.approx(8 - RADIUS, abs=4 * UNIT), 10.0, snapped(height))


@pytest.mark.rule("ICH-MOV-16")
def test_on_top_of_a_wall_one_settles_by_the_shortest_shift():
    """With half the base on the wall; that is straight ahead, however the wall is approached."""
    scene = landscape(tower())
    assert scene.wall(MOVER, TOUCHING, (12, 10)).settled == (8.0, 10.0, 4.0)
    settled = scene.wall(MOVER, TOUCHING, (12, 12)).settled
    assert settled == (pytest.approx(8.0, abs=0.01), pytest.approx(10.0, abs=0.1), 4.0)


def test_away_from_a_wall_or_not_touching_it_there_is_none():
    scene = landscape(tower())
    assert scene.wall(MOVER, TOUCHING, (2, 10)) is None
    assert scene.wall(MOVER, (7.2, 10, 0), (12, 10)) is None
    assert scene.wall(MOVER, TOUCHING, TOUCHING[:2]) is None


def test_a_kerb_is_not_a_wall():
    assert landscape(tower(0.5)).wall(MOVER, TOUCHING, (12, 10)) is None


@pytest.mark.rule("ICH-FALL-11")
def test_a_wall_too_narrow_to_stand_on_has_a_far_side():
    wall = landscape(given.box(0.25, 6, 3, at=(8.125, 10))).wall(MOVER, TOUCHING, (12, 10))
    assert (wall.height_pas, wall.settled) == (3.0, None)
    assert wall.far_side == (pytest.approx(8.25 + RADIUS, abs=4 * UNIT), 10.0, 3.0)


@pytest.mark.rule("ICH-MOV-09", "ICH-MOV-16")
@pytest.mark.parametrize(("wide", "holds"), [(0.5, False), (0.51, True), (0.625, True)])
def test_on_the_narrowest_wall_that_holds_half_the_base_one_settles_on_its_middle(wide, holds):
    """The middle strip of a disc of 1.25 is half of it when it is 0.505 wide."""
    wall = landscape(given.box(wide, 6, 3, at=(8 + wide / 2, 10))).wall(MOVER, TOUCHING, (12, 10))
    assert (wall.settled is not None) is holds


def test_a_ledge_that_holds_nobody_is_climbed_past():
    """A moulding a quarter pas wide half-way up the tower."""
    moulding = given.box(0.25, 4, 0.25, at=(7.875, 10, 2), name="moulding")
    wall = landscape(tower(), moulding).wall(MOVER, TOUCHING, (12, 10))
    assert (wall.height_pas, wall.settled, wall.barrier) == (4.0, (8.0, 10.0, 4.0), None)


def test_a_floor_half_way_up_is_where_the_climb_ends():
    """A terrace at 2, two pas deep, and behind it the tower goes on to 4.5: that is another wall."""
    scene = landscape(given.box(2, 4, 2, at=(9, 10), name="terrace"), given.box(4, 4, 4.5, at=(12, 10), name="keep"))
    assert scene.wall(MOVER, TOUCHING, (12, 10)).height_pas == 2.0
    assert scene.wall(MOVER, TOUCHING, (12, 10), at_least_pas=4.0) is None


def test_of_floors_straight_above_each_other_the_one_asked_for_is_reached():
    """Two balconies that hold a base, a quarter pas back from each other."""
    scene = landscape(tower(2.0), given.box(3.75, 4, 2.5, at=(10.125, 10, 2), name="upper"))
    assert scene.wall(MOVER, TOUCHING, (12, 10), at_least_pas=4.0).height_pas == 4.5


def test_an_overhang_that_bars_the_way_up_is_named():
    """A balcony of one pas over the head of the climber."""
    balcony = given.box(1, 4, 0.25, at=(7.5, 10, 2), name="balcony")
    wall = landscape(tower(), balcony).wall(MOVER, TOUCHING, (12, 10), at_least_pas=4.0)
    assert (wall.height_pas, wall.barrier) == (4.0, "balcony")


@pytest.mark.rule("ICH-LEAP-01")
def test_below_the_edge_of_a_balcony_one_can_leap_up_to_it():
    """The base stands just outside the edge of a plate on posts; nothing touches it below."""
    plate = given.box(4, 4, 0.25, at=(10, 10, 2), name="plate")
    wall = landscape(plate).wall(MOVER, TOUCHING, (12, 10))
    assert (wall.name, wall.height_pas, wall.settled) == ("plate", 2.25, (8.0, 10.0, 2.25))


def test_a_steep_bank_is_climbed_to_its_top():
    """A slope of two in one, with ground at its top."""
    bank, ground = given.ramp(1, 4, 2, at=(8.5, 10)), given.box(4, 4, 2, at=(11, 10), name="ground")
    scene = landscape(bank, ground)
    foot = scene.walk(MOVER, (5, 10, 0), (12, 10)).end
    wall = scene.wall(MOVER, foot, (12, 10))
    assert wall.height_pas == 2.0
    assert wall.top[0] == pytest.approx(9 - RADIUS, abs=0.01)
    assert wall.settled[0] >= 9.0 - 4 * UNIT


# ---------------------------------------------------------------- drops


@pytest.mark.rule("ICH-CLIMB-07")
@pytest.mark.parametrize("height", [0.75, 4.0, 6.001])
def test_a_drop_is_measured_to_the_place_where_the_body_is_clear_of_the_wall(height):
    drop = landscape(tower(height)).drop(MOVER, (12, 10, height), (15, 10))
    assert (drop.height_pas, drop.top, drop.name) == (snapped(height), (12.0, 10.0, snapped(height)), "tower")
    assert drop.foot == (pytest.approx(12 + RADIUS, abs=4 * UNIT), 10.0, 0.0)


def test_far_from_an_edge_and_above_a_kerb_there_is_no_drop():
    assert landscape(given.box(8, 8, 4, at=(10, 10))).drop(MOVER, (10, 10, 4), (15, 10)) is None
    assert landscape(tower(0.5)).drop(MOVER, (12, 10, 0.5), (15, 10)) is None


def test_a_drop_ends_on_a_terrace_that_holds_the_base():
    terrace = given.box(2, 4, 1.5, at=(13, 10), name="terrace")
    drop = landscape(tower(), terrace).drop(MOVER, (12, 10, 4), (15, 10))
    assert (drop.height_pas, drop.foot[2]) == (2.5, 1.5)


def test_a_railing_above_a_drop_is_named():
    railing = given.box(0.125, 4, 1, at=(11.9375, 10, 4), name="railing")
    drop = landscape(tower(), railing).drop(MOVER, (11.25, 10, 4), (15, 10))
    assert (drop.height_pas, drop.barrier) == (4.0, "railing")


# ---------------------------------------------------------------- gaps


def roofs(gap, lower=4.0):
    """Two roofs with a street between them; the first ends at x = 12."""
    return tower(), given.box(4, 4, lower, at=(14 + gap, 10), name="beyond")


@pytest.mark.rule("ICH-JUMP-08")
@pytest.mark.parametrize("gap", [0.75, 3.0, 3.001, 6.0, 6.001, 9.0])
def test_between_straight_edges_a_gap_is_as_long_as_it_is_wide(gap):
    found = landscape(*roofs(gap)).gap(MOVER, (11, 10, 4), (14 + gap, 10))
    assert (found.take_off, found.stop) == ((12.0, 10.0, 4.0), None)
    assert found.landing == (12 + snapped(gap), 10.0, 4.0)
    assert (found.length_pas, found.drop_pas) == (snapped(gap), 0.0)


@pytest.mark.rule("ICH-JUMP-08")
@pytest.mark.parametrize("turn", [20.0, 45.0])
def test_a_gap_between_turned_edges_is_as_long_as_it_is_wide(turn):
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    blocks = [
        given.box(4, 8, 4, at=(15 + away * cos, 15 + away * sin), turn=turn, name=f"at {away}") for away in (-4, 3)
    ]
    start = (15 - 3 * cos, 15 - 3 * sin, 4.0)
    found = landscape(*blocks).gap(MOVER, start, (15 + 3 * cos, 15 + 3 * sin))
    assert found.length_pas == pytest.approx(3.0, abs=4 * UNIT)


@pytest.mark.rule("ICH-JUMP-08")
def test_a_stepping_stone_in_the_street_is_where_a_jump_ends():
    stone = given.box(1, 4, 4, at=(14.5, 10), name="stone")
    found = landscape(*roofs(6.0), stone).gap(MOVER, (11, 10, 4), (20, 10))
    assert found.landing == (14.0, 10.0, 4.0)


def test_a_post_too_thin_to_hold_a_base_is_passed():
    post = given.box(0.25, 0.25, 4, at=(14.5, 10), name="post")
    assert landscape(*roofs(6.0), post).gap(MOVER, (11, 10, 4), (20, 10)).length_pas == 6.0


@pytest.mark.rule("ICH-JUMP-11")
@pytest.mark.parametrize("lower", [3.0, 1.0])
def test_to_a_lower_roof_a_gap_is_as_long_and_has_a_drop(lower):
    found = landscape(*roofs(3.0, lower)).gap(MOVER, (11, 10, 4), (17, 10))
    assert (found.length_pas, found.drop_pas, found.landing) == (3.0, 4 - lower, (15.0, 10.0, lower))


def test_a_goal_nearer_than_the_other_side_is_on_the_ground_between():
    found = landscape(*roofs(6.0)).gap(MOVER, (11, 10, 4), (15, 10))
    assert (found.drop_pas, found.landing[2]) == (4.0, 0.0)
    assert found.landing[0] == pytest.approx(12 + RADIUS, abs=4 * UNIT)


def test_a_wall_in_the_way_stops_a_jump():
    wall = given.box(0.5, 4, 6, at=(14, 10), name="wall")
    found = landscape(*roofs(3.0), wall).gap(MOVER, (11, 10, 4), (17, 10))
    assert (found.landing, found.stop.reason, found.stop.name) == (None, "wall", "wall")
    assert found.stop.at[0] == pytest.approx(13.75 - RADIUS, abs=4 * UNIT)


def test_somebody_who_stands_where_one_would_land_stops_a_jump():
    found = landscape(*roofs(3.0), figures=[bystander("bob", 15, 10, 4.0)]).gap(MOVER, (11, 10, 4), (17, 10))
    assert (found.landing, found.stop.reason, found.stop.name) == (None, "figure", "bob")


def test_without_a_void_there_is_no_gap():
    found = landscape(tower()).gap(MOVER, (9, 10, 4), (11, 10))
    assert (found.length_pas, found.landing) == (0.0, (11.0, 10.0, 4.0))


# ---------------------------------------------------------------- settling


@pytest.mark.rule("ICH-MOV-16")
@pytest.mark.parametrize(("x", "end"), [(12.0, 12.0), (12.5, 12.0), (11.0, 11.0)])
def test_one_settles_where_half_the_base_is_held(x, end):
    assert landscape(tower()).settle(MOVER, (x, 10, 4), within_pas=1.25) == (end, 10.0, 4.0)


def test_one_settles_no_farther_than_allowed():
    assert landscape(tower()).settle(MOVER, (12.5, 10, 4), within_pas=0.25) is None


@pytest.mark.rule("ICH-MOV-16")
def test_one_settles_beside_a_figure_that_stands_there():
    """Both at the edge: the nearest free place touches the other's base."""
    place = landscape(tower(), figures=[bystander("bob", 12, 10, 4.0)]).settle(MOVER, (12.25, 10.5, 4), within_pas=1.25)
    assert math.dist(place[:2], (12, 10)) == pytest.approx(1.25, abs=4 * UNIT)
    assert place[0] <= 12.0


def test_nobody_settles_through_a_wall():
    """Beyond a wall a hand thick there would be room."""
    wall = given.box(0.125, 8, 3, at=(12.0625, 10, 4), name="wall")
    terrace = given.box(8, 8, 4, at=(14, 10), name="terrace")
    crowd = [bystander(f"one {k}", 10.75, 8.75 + 1.25 * k, 4.0) for k in range(3)]
    nearest = landscape(terrace, figures=crowd).settle(MOVER, (11.25, 10.25, 4), within_pas=2.5)
    assert nearest[0] > 11.75
    around = landscape(terrace, wall, figures=crowd).settle(MOVER, (11.25, 10.25, 4), within_pas=2.5)
    assert around[0] < 12.0 - RADIUS + 4 * UNIT


# ---------------------------------------------------------------- ladders


@pytest.mark.rule("ICH-LADDER-01", "ICH-LADDER-02")
@pytest.mark.parametrize("kind", ["ladder", "rope"])
def test_a_ladder_joins_the_places_at_its_ends(kind):
    line = landscape(tower(), given.box(0.125, 0.5, 4, at=(7.9, 10), kind=kind, name="way up")).line(
        MOVER, (7.2, 10, 0), (8.25, 10, 4)
    )
    assert (line.kind, line.name, line.length_pas) == (kind, "way up", 4.0)
    assert (line.foot[2], line.top[2]) == (0.0, 4.0)


def test_a_ladder_is_used_both_ways_and_not_from_afar():
    scene = landscape(tower(), given.box(0.125, 0.5, 4, at=(7.9, 10), kind="ladder", name="ladder"))
    assert scene.line(MOVER, (8.25, 10, 4), (7.2, 10, 0)) is not None
    assert scene.line(MOVER, (6, 10, 0), (8.25, 10, 4)) is None
    assert scene.line(MOVER, (7.2, 10, 0), (10, 10, 4)) is None
    assert scene.line(MOVER, (7.2, 10, 0), (7.2, 10, 0)) is None


def test_a_ladder_is_in_nobodys_way():
    scene = landscape(given.box(0.125, 0.5, 4, at=(10, 10), kind="ladder", name="ladder"))
    assert scene.walk(MOVER, (5, 10, 0), (15, 10)).stop is None


def test_an_oval_base_settles_along_a_beam():
    """On a beam of 0.75 a base of 2.5 by 1.25 finds its balance lengthwise."""
    scene = landscape(given.box(8, 0.75, 2, at=(10, 10)))
    assert scene.settle(Mover((2.5, 1.25), 2.0), (10, 10.5, 2), within_pas=1.0) is not None
