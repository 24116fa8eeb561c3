"""Reach: every place that one gets to in one move, at what cost, with what chance, and at what risk."""

from __future__ import annotations

import math

import numpy as np
import pytest

from terrain.movement.answers import Marked
from terrain.planning.move_rules import Band, Venture
from terrain.scenery.bodies import figure_body
from terrain.scenery.obstacles import Obstacle
from tests import given
from tests.terrain.planning_specimens import rules, setting

START = (6.0, 6.0, 0.0)


def at(found, x, y, z=0.0):
    """The row of the place nearest to a spot; None when it is not reached."""
    return found.row_near((x, y, z))


def tangent_and_arc(away, heading, base=0.6):
    """From a place to a corner that lies in a direction, and around it until one goes straight past it."""
    return math.sqrt(away**2 - base**2) + base * (heading + math.asin(base / away))


def test_on_open_ground_reach_is_a_disc_and_every_place_costs_its_distance():
    found = setting().reach(START, rules(5.0))
    away = np.hypot(found.places_pas[:, 0] - 6.0, found.places_pas[:, 1] - 6.0)
    assert found.area_pas2 == pytest.approx(math.pi * 25, rel=0.01)
    assert np.allclose(found.costs_pas, away, atol=1e-6)
    assert (found.chances == 1.0).all()
    assert not found.deepest_pas.any()


def test_behind_a_wall_places_cost_the_way_around_it():
    found = setting(given.box(0.5, 8, 3, at=(7.5, 6))).reach(START, rules(20.0, leap=(), climb=()))
    here, there = (tangent_and_arc(math.hypot(x, 4.0), math.atan2(4.0, x)) for x in (1.25, 1.375))
    assert here + there + 0.5 <= found.costs_pas[at(found, 9.0, 6.0)] <= 1.03 * (here + there + 0.5)


def test_what_lies_beyond_the_allowance_is_not_reached():
    found = setting().reach(START, rules(3.0))
    assert at(found, 9.4, 6.1) is None
    assert at(found, 8.6, 6.1) is not None


def test_beyond_a_void_the_chance_is_that_of_the_jump():
    roofs = setting(given.box(4, 4, 5, at=(3, 6)), given.box(4, 4, 5, at=(10, 6), name="far"))
    certain = roofs.reach((4.0, 6.0, 5.0), rules(9.0))
    wider = setting(given.box(4, 4, 5, at=(3, 6)), given.box(4, 4, 5, at=(10.5, 6), name="far"))
    rolled = wider.reach((4.0, 6.0, 5.0), rules(9.0))
    assert certain.chances[at(certain, 9.1, 6.1, 5.0)] == 1.0
    assert rolled.chances[at(rolled, 9.1, 6.1, 5.0)] == 0.5
    assert rolled.deepest_pas[at(rolled, 9.1, 6.1, 5.0)] == pytest.approx(5.0)


def test_two_rolls_on_the_way_multiply():
    three = [given.box(2, 4, 5, at=(1 + 5.5 * k, 6), name=f"roof {k}") for k in range(3)]
    found = setting(*three, size=(16.0, 12.0)).reach((1.5, 6.0, 5.0), rules(12.0))
    assert found.chances[at(found, 7.1, 6.1, 5.0)] == 0.5
    assert found.chances[at(found, 11.6, 6.1, 5.0)] == 0.25


def test_a_climb_is_certain_where_twice_its_height_is_left():
    wall = setting(given.box(6, 12, 3, at=(9, 6)))
    found = wall.reach((5.0, 6.0, 0.0), rules(8.0, leap=()))
    near, far = at(found, 6.6, 6.1, 3.0), at(found, 9.6, 6.1, 3.0)
    assert found.chances[near] == 1.0
    assert found.chances[far] == pytest.approx(2 / 3)
    assert found.safest_costs_pas[near] == pytest.approx(found.costs_pas[near] + 3.0, abs=1e-6)
    assert found.cheapest_chances[near] == pytest.approx(2 / 3)


def test_a_deep_drop_carries_its_chance_its_harm_and_its_depth():
    tower = setting(given.box(4, 4, 5, at=(6, 6)))
    found = tower.reach((6.0, 6.0, 5.0), rules(5.0, descend=()))
    below = at(found, 9.1, 6.1)
    assert (found.chances[below], found.harms[below]) == (0.5, 2.0)
    assert found.deepest_pas[below] == pytest.approx(5.0)


def test_a_failed_jump_harms_as_a_fall_of_its_depth_does():
    roofs = setting(given.box(4, 4, 5, at=(3, 6)), given.box(4, 4, 5, at=(10.5, 6), name="far"))
    found = roofs.reach((4.0, 6.0, 5.0), rules(9.0))
    assert found.harms[at(found, 9.1, 6.1, 5.0)] == pytest.approx(0.5 * 2.0)


def test_difficult_ground_is_reached_half_as_far():
    marsh = Marked("difficult", ((6.0, 0.0), (12.0, 0.0), (12.0, 12.0), (6.0, 12.0)))
    found = setting(areas=(marsh,)).reach((6.0, 6.0, 0.0), rules(5.0))
    ahead = found.places_pas[np.abs(found.places_pas[:, 1] - 6.1) < 0.1, 0]
    assert ahead.max() - 6.0 == pytest.approx(2.5, abs=0.15)
    assert 6.0 - ahead.min() == pytest.approx(5.0, abs=0.15)


def test_across_water_the_chance_is_that_of_one_venture():
    ponds = [Marked("deep_water", ((x, 0.0), (x + 1.5, 0.0), (x + 1.5, 12.0), (x, 12.0))) for x in (4.0, 7.0)]
    swim = rules(9.0, venture=Venture("deep_water", 1.0, 0.6))
    found = setting(areas=ponds).reach((3.0, 6.0, 0.0), swim)
    assert found.chances[at(found, 3.6, 6.1)] == 1.0
    assert found.chances[at(found, 4.9, 6.1)] == pytest.approx(0.6)
    assert found.chances[at(found, 9.6, 6.1)] == pytest.approx(0.6)


def test_places_taken_by_others_are_not_reached():
    other = Obstacle("other", figure_body((8.0, 6.0), 0.0))
    found = setting(figures=(other,)).reach(START, rules(5.0))
    away = np.hypot(found.places_pas[:, 0] - 8.0, found.places_pas[:, 1] - 6.0)
    assert away.min() >= 1.2 - 1e-3
    assert at(found, 10.1, 6.1) is not None


def test_nobody_jumps_through_somebody_who_stands_on_the_way():
    roofs = (
        given.box(3, 2, 2, at=(1.5, 6)),
        given.box(1, 1, 2, at=(5, 6), name="post"),
        given.box(3, 2, 2, at=(8.5, 6), name="far"),
    )
    flight = rules(12.0, leap=(), climb=(), drop=(), descend=())
    on_the_post = Obstacle("other", figure_body((5.0, 6.0), 2.0))
    free, barred = setting(*roofs), setting(*roofs, figures=(on_the_post,))
    assert at(free.reach((2.0, 6.0, 2.0), flight), 8.6, 6.1, 2.0) is not None
    assert at(barred.reach((2.0, 6.0, 2.0), flight), 8.6, 6.1, 2.0) is None


def test_a_low_place_costs_the_crawl_and_the_crouching():
    beam = setting(given.box(2, 12, 1, at=(9, 6, 0.6)))
    found = beam.reach((6.0, 6.0, 0.0), rules(9.0, leap=(), climb=()))
    below = at(found, 9.1, 6.1)
    assert found.costs_pas[below] == pytest.approx(1.375 + 1.0 + 2 * 1.75, abs=0.2)


def test_without_bands_nothing_but_walking_is_left():
    roofs = setting(given.box(4, 4, 1, at=(3, 6)), given.box(4, 4, 1, at=(9, 6), name="far"))
    found = roofs.reach((3.0, 6.0, 1.0), rules(9.0, jump=(), leap=(), climb=(), descend=(), drop=()))
    assert set(found.places_pas[:, 2].tolist()) == {1.0}
    assert found.places_pas[:, 0].max() < 5.0


def test_bands_are_kept_bound_included():
    roofs = setting(given.box(4, 4, 5, at=(3, 6)), given.box(4, 4, 5, at=(10, 6), name="far"))
    flight = rules(9.0, leap=(), climb=(), drop=(), descend=())
    exact = roofs.reach((4.0, 6.0, 5.0), rules(9.0, leap=(), climb=(), drop=(), descend=(), jump=(Band(3.0),)))
    short = roofs.reach((4.0, 6.0, 5.0), rules(9.0, leap=(), climb=(), drop=(), descend=(), jump=(Band(2.95),)))
    assert at(exact, 9.1, 6.1, 5.0) is not None
    assert at(short, 9.1, 6.1, 5.0) is None
    assert at(roofs.reach((4.0, 6.0, 5.0), flight), 9.1, 6.1, 5.0) is not None


def test_from_a_start_too_narrow_for_the_field_one_gets_out_on_the_mesh():
    walls = [given.box(2, 1, 3, at=(6, 6.125 + y), name=f"wall {y}") for y in (-1.101, 1.101)]
    found = setting(*walls).reach((6.05, 6.125, 0.0), rules(6.0, leap=(), climb=()))
    assert at(found, 9.1, 6.1) is not None
