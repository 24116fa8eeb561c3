"""Routes: the best way to a place, by walking and by links, and always one that passes on the mesh."""

from __future__ import annotations

import math
from functools import cache

import pytest

from terrain.movement.answers import Marked, Mover
from terrain.movement.landscape import Landscape
from terrain.planning.move_rules import Band, Venture
from terrain.scenery.bodies import figure_body
from terrain.scenery.obstacles import Obstacle
from tests import given
from tests.laws.real_meshes import real_table
from tests.terrain.planning_specimens import ON_FOOT, Setting, kinds, prepared, rules, setting

RUNNER = Mover(0.468, 0.78)
"""The body for which the level of a navigation tool was made: radius 0.6 of its units, of 0.39 pas each."""

RUNNER_STEP_PAS = 0.351


def test_over_open_ground_the_way_is_straight():
    found = setting().route((2.0, 2.0, 0.0), (5.0, 6.0))
    assert kinds(found) == ["walk"]
    assert found.cost_pas == pytest.approx(5.0)
    assert found.end == pytest.approx((5.0, 6.0, 0.0))


def test_a_route_to_where_one_stands_has_no_legs():
    found = setting().route((2.0, 2.0, 0.0), (2.0, 2.0))
    assert found.legs == ()
    assert found.cost_pas == 0.0


def test_around_the_end_of_a_wall_the_way_hugs_it():
    """Two tangents to the rounded corners at the end of the wall, their arcs, and the width of the wall."""
    wall = setting(given.box(0.5, 8, 3, at=(6, 4)))
    found = wall.route((4.0, 5.0, 0.0), (8.0, 5.0), ON_FOOT)
    away, base = math.hypot(1.75, 3.0), 0.6
    tangent, turn = math.sqrt(away**2 - base**2), math.atan2(3.0, 1.75) + math.asin(base / away)
    assert kinds(found) == ["walk"]
    assert 2 * (tangent + base * turn) + 0.5 - 1e-6 <= found.cost_pas <= 1.03 * (2 * (tangent + base * turn) + 0.5)


def test_a_gap_in_a_wall_wider_than_the_base_is_found():
    walls = given.box(0.5, 5.3, 3, at=(6, 2.65)), given.box(0.5, 5.3, 3, at=(6, 9.35), name="other")
    found = setting(*walls).route((3.0, 6.0, 0.0), (9.0, 7.5), ON_FOOT)
    assert found is not None
    assert found.cost_pas < 1.05 * math.hypot(6.0, 1.5)


def test_a_gap_in_a_wall_narrower_than_the_base_is_no_way():
    walls = given.box(0.5, 5.5, 3, at=(6, 2.75)), given.box(0.5, 5.5, 3, at=(6, 9.25), name="other")
    assert setting(*walls).route((3.0, 6.0, 0.0), (9.0, 6.0), ON_FOOT) is None


def test_a_wall_too_high_to_leap_and_climb_in_one_move_is_no_way():
    assert setting(given.box(4, 4, 7, at=(6, 6))).route((1.0, 6.0, 0.0), (6.0, 6.0, 7.0), rules(20.0)) is None


def test_a_goal_inside_a_solid_is_no_goal():
    assert setting(given.box(4, 4, 3, at=(6, 6))).route((1.0, 6.0, 0.0), (6.0, 6.0, 0.0), rules(20.0)) is None


def test_up_a_block_of_two_pas_one_leaps_for_certain():
    found = setting(given.box(4, 4, 2, at=(7, 6))).route((3.0, 6.0, 0.0), (6.0, 6.0, 2.0), rules(9.0))
    assert kinds(found) == ["walk", "leap", "walk"]
    assert found.chance == 1.0
    assert found.cost_pas == pytest.approx(1.4 + 2.0 + 1.0, abs=0.05)


def test_the_shortest_way_up_a_wall_may_fail_and_the_safest_pays_for_it_twice():
    wall = setting(given.box(4, 8, 3, at=(7, 6)))
    shortest = wall.route((4.0, 6.0, 0.0), (6.0, 6.0, 3.0), rules(9.0))
    safest = wall.route((4.0, 6.0, 0.0), (6.0, 6.0, 3.0), rules(9.0), prefer="safest")
    assert (shortest.chance, kinds(shortest)[1]) == (0.5, "leap")
    assert (safest.chance, kinds(safest)[1]) == (1.0, "climb")
    assert safest.cost_pas == pytest.approx(shortest.cost_pas + 3.0, abs=0.05)


def test_when_the_allowance_does_not_reach_for_certain_the_likeliest_way_is_the_safest():
    wall = setting(given.box(4, 8, 3, at=(7, 6)))
    found = wall.route((4.0, 6.0, 0.0), (6.0, 6.0, 3.0), rules(6.0), prefer="safest")
    assert found.chance == pytest.approx(2 / 3)


def roofs(apart):
    """Two roofs of 2 pas, so far apart."""
    return setting(given.box(4, 4, 2, at=(3, 6)), given.box(4, 4, 2, at=(7 + apart, 6), name="far"), size=(16.0, 12.0))


def test_a_void_of_three_pas_is_jumped_for_certain():
    found = roofs(3.0).route((4.5, 6.0, 2.0), (8.5, 6.0, 2.0))
    jump = next(leg for leg in found.legs if leg.kind == "jump")
    assert kinds(found) == ["walk", "jump", "walk"]
    assert (jump.length_pas, jump.chance) == (pytest.approx(3.0), 1.0)
    assert found.cost_pas == pytest.approx(4.0, abs=0.05)


def test_a_void_of_a_little_more_is_jumped_every_other_time():
    found = roofs(3.25).route((4.5, 6.0, 2.0), (9.0, 6.0, 2.0))
    assert (kinds(found), found.chance, found.deepest_pas) == (["walk", "jump", "walk"], 0.5, 2.0)


def test_instead_of_a_jump_that_may_fail_the_safest_way_goes_down_and_up_again():
    found = roofs(3.25).route((4.5, 6.0, 2.0), (9.0, 6.0, 2.0), rules(9.0), prefer="safest")
    assert found.chance == 1.0
    assert kinds(found) == ["walk", "drop", "walk", "leap", "walk"]


def test_a_void_wider_than_any_jump_is_not_jumped():
    flyer = rules(20.0, leap=(), climb=(), descend=(), drop=())
    assert roofs(6.0).route((4.5, 6.0, 2.0), (11.5, 6.0, 2.0), flyer).chance == 0.5
    assert roofs(6.25).route((4.5, 6.0, 2.0), (12.0, 6.0, 2.0), flyer) is None


def test_to_a_higher_roof_one_jumps_and_leaps_at_once():
    higher = setting(given.box(4, 4, 2, at=(3, 6)), given.box(4, 4, 3, at=(9, 6), name="higher"))
    found = higher.route((4.5, 6.0, 2.0), (8.0, 6.0, 3.0))
    jump = next(leg for leg in found.legs if leg.kind == "jump")
    assert (jump.length_pas, jump.rise_pas, jump.chance) == (pytest.approx(2.0), pytest.approx(1.0), 1.0)
    assert higher.route((4.5, 6.0, 2.0), (8.0, 6.0, 3.0), rules(jump_rise=(), climb=(), leap=())) is None


def test_to_a_lower_roof_one_jumps_and_falls():
    lower = setting(given.box(4, 4, 3, at=(3, 6)), given.box(4, 4, 1, at=(9, 6), name="lower"))
    found = lower.route((4.5, 6.0, 3.0), (8.0, 6.0, 1.0), rules(leap=(), climb=()))
    jump = next(leg for leg in found.legs if leg.kind == "jump")
    assert (jump.length_pas, jump.deep_pas, jump.end[2]) == (pytest.approx(2.0), pytest.approx(2.0), 1.0)


def test_off_a_roof_one_drops_for_nothing_when_that_is_safe():
    found = setting(given.box(4, 4, 4, at=(3, 6))).route((4.5, 6.0, 4.0), (7.0, 6.0, 0.0))
    assert kinds(found) == ["walk", "drop", "walk"]
    assert found.cost_pas == pytest.approx(0.5 + 1.4, abs=0.1)
    assert (found.chance, found.harm, found.deepest_pas) == (1.0, 0.0, 4.0)


def test_off_a_higher_roof_one_climbs_down_when_that_is_likelier():
    roof = setting(given.box(4, 4, 5, at=(3, 6)))
    safest = roof.route((4.5, 6.0, 5.0), (6.5, 6.0, 0.0), rules(9.0), prefer="safest")
    shortest = roof.route((4.5, 6.0, 5.0), (6.5, 6.0, 0.0), rules(9.0))
    assert (kinds(safest)[1], safest.chance) == ("descend", pytest.approx(2 / 3))
    assert (kinds(shortest)[1], shortest.chance, shortest.harm) == ("drop", 0.5, 2.0)


def test_a_ladder_is_gone_up_by_its_length():
    wall = given.box(4, 4, 3, at=(6, 6))
    rungs = setting(wall, given.box(0.4, 0.1, 3, at=(6, 3.95), kind="ladder", name="ladder"))
    found = rungs.route((6.0, 2.0, 0.0), (6.0, 5.5, 3.0), rules(9.0, leap=(), climb=()))
    assert "ladder" in kinds(found)
    assert next(leg for leg in found.legs if leg.kind == "ladder").length_pas == pytest.approx(3.0)


def test_below_a_low_beam_one_crouches_and_stands_up_again():
    beam = setting(given.box(1.5, 12, 3, at=(6, 6, 0.6)))
    found = beam.route((3.0, 6.0, 0.0), (9.0, 6.0, 0.0), rules(12.0, leap=(), climb=()))
    assert kinds(found) == ["walk", "crouch", "walk", "stand", "walk"]
    assert found.cost_pas == pytest.approx(6.0 + 2.0 + 2.7, abs=0.3)


def test_who_does_not_crawl_finds_no_way_below_a_low_beam():
    beam = setting(given.box(1.5, 12, 3, at=(6, 6, 0.6)))
    assert beam.route((3.0, 6.0, 0.0), (9.0, 6.0, 0.0), ON_FOOT) is None


def test_difficult_ground_is_gone_around_when_that_is_cheaper():
    marsh = Marked("difficult", ((4.0, 4.0), (8.0, 4.0), (8.0, 7.0), (4.0, 7.0)))
    swamp = setting(areas=(marsh,))
    around = swamp.route((3.0, 4.75, 0.0), (9.0, 4.75), rules(20.0))
    through = swamp.route((3.0, 4.75, 0.0), (9.0, 4.75), rules(20.0, factors=(("difficult", 1.01),)))
    assert around.cost_pas < 6.0 + 4.0
    assert around.cost_pas == pytest.approx(4.0 + 2 * math.hypot(1.0, 0.75), rel=0.03)
    assert through.cost_pas == pytest.approx(6.0, abs=0.05)


def test_marsh_of_a_pas_and_a_half_costs_three():
    marsh = Marked("difficult", ((4.0, 0.0), (5.5, 0.0), (5.5, 12.0), (4.0, 12.0)))
    assert setting(areas=(marsh,)).route((3.0, 6.0, 0.0), (6.5, 6.0)).cost_pas == pytest.approx(3.5 + 1.5)


def test_water_is_ventured_on_once():
    lake = Marked("deep_water", ((4.0, 0.0), (8.0, 0.0), (8.0, 12.0), (4.0, 12.0)))
    swim = rules(12.0, venture=Venture("deep_water", factor=1.0, chance=0.6))
    found = setting(areas=(lake,)).route((3.0, 6.0, 0.0), (9.0, 6.5), swim)
    assert found.cost_pas == pytest.approx(6.02, rel=0.02)
    assert found.chance == pytest.approx(0.6)


def test_others_are_walked_around():
    other = Obstacle("other", figure_body((6.0, 6.0), 0.0))
    found = setting(figures=(other,)).route((4.0, 6.0, 0.0), (8.0, 6.0))
    assert 4.2 < found.cost_pas < 4.8


def test_over_somebodys_head_one_drops_and_not_through_it():
    """Somebody stands where the shortest drop would land."""
    other = Obstacle("other", figure_body((5.6, 6.0), 0.0))
    found = setting(given.box(4, 4, 2, at=(3, 6)), figures=(other,)).route((4.5, 6.0, 2.0), (8.0, 6.0, 0.0), rules(9.0))
    assert all(math.dist(leg.end[:2], (5.6, 6.0)) >= 1.2 - 0.01 for leg in found.legs if leg.end[2] < 1.0)


def test_what_the_caller_refuses_is_not_proposed():
    gap = roofs(3.0)
    no_jumps = lambda legs: next((place for place, leg in enumerate(legs) if leg.kind == "jump"), None)  # noqa: E731
    found = gap.route((4.5, 6.0, 2.0), (8.5, 6.0, 2.0), rules(9.0), validate=no_jumps)
    assert "jump" not in kinds(found)
    assert gap.route((4.5, 6.0, 2.0), (8.5, 6.0, 2.0), rules(9.0), validate=lambda _: 0) is None


def test_out_of_a_corridor_too_narrow_for_the_field_one_still_gets():
    walls = [given.box(4, 1, 3, at=(6, 6 + y), name=f"wall {y}") for y in (-1.11, 1.11)]
    found = setting(*walls).route((6.0, 6.0, 0.0), (10.0, 6.0), ON_FOOT)
    assert found.cost_pas == pytest.approx(4.0)


# Real scenery


@cache
def real(name):
    table = real_table(name)
    return Setting(prepared(table), Landscape(table))


def test_up_real_stairs_one_walks():
    """Five steps of 0.4 pas, each of which costs its height besides."""
    found = real("stairs").route((21.5, 18.0, 0.0), (16.9, 18.0, 2.0), ON_FOOT)
    assert kinds(found) == ["walk"]
    assert found.cost_pas == pytest.approx(4.6 + 2.0, abs=0.1)


def test_across_a_real_bridge_with_slots_in_its_deck_one_walks():
    found = real("bridge").route((12.0, 18.0, 0.0), (24.0, 18.0, 0.0), ON_FOOT)
    assert kinds(found) == ["walk"]
    assert found.cost_pas < 12.0 * 1.06


def test_onto_the_scanned_castle_one_gets():
    """Its lower walls are 1.4 pas high: a leap."""
    castle = real("castle")
    found = castle.route((20.4, 12.0, 0.0), (20.9, 15.1, 1.44), rules(9.0))
    assert "leap" in kinds(found)
    assert found.chance == 1.0


@cache
def level():
    table = real_table("level")
    return Setting(
        prepared(table, RUNNER, step_pas=RUNNER_STEP_PAS, low_height_pas=RUNNER.height_pas),
        Landscape(table, step_pas=RUNNER_STEP_PAS),
    )


def stands(at):
    return level().landscape.footing(RUNNER, at[:2], below_pas=at[2] if len(at) > 2 else None).place


@pytest.mark.parametrize(
    ("start", "goal", "at_most_pas"),
    [
        ((6.0, 13.5, 1.0), (16.5, 15.5), 10.9),  # across the floor, between the pillars
        ((30.5, 14.0), (28.5, 7.5), 10.0),  # up the ramp to the terrace
        ((16.0, 18.9), (11.2, 10.5), 12.5),  # from the end of the upper gallery over the bridge to the round tower
    ],
    ids=["floor", "ramp", "bridge"],
)
def test_in_the_level_of_a_navigation_tool_walks_are_found_where_there_are_any(start, goal, at_most_pas):
    found = level().route(stands(start), stands(goal), ON_FOOT)
    assert kinds(found) == ["walk"]
    assert found.cost_pas <= at_most_pas


def test_the_stairs_of_that_level_are_too_steep_to_walk_and_are_leapt():
    """Their steps are 0.5 to 0.6 pas high, and a step of 0.35 is walked."""
    foot, head = stands((4.0, 5.5)), stands((4.0, 11.5))
    leaping = rules(30.0, leap=(Band(1.0),), climb=(), jump=(), crawl_factor=None)
    assert level().route(foot, head, ON_FOOT) is None
    assert set(kinds(level().route(foot, head, leaping))) == {"walk", "leap"}
