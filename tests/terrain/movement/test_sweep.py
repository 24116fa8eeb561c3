"""Bodies moved straight through space, and the first thing they meet."""

from __future__ import annotations

import math

import pytest

from tests import given
from tests.terrain.walkers import MOVER, RADIUS, UNIT, bystander, landscape

CLEAR = 0.05
"""What the rim of a base may scrape over."""


def block(height=3.0, bottom=0.0):
    return given.box(4, 4, height, at=(10, 10, bottom), name="block")


def test_through_the_air_nothing_is_met():
    assert landscape(block()).sweep(MOVER, (5, 5, 3), (15, 15, 4)) is None


def test_moved_level_a_body_meets_a_wall_where_it_touches():
    stop = landscape(block()).sweep(MOVER, (5, 10, 1), (15, 10, 1))
    assert (stop.reason, stop.name) == ("wall", "block")
    assert stop.at == (pytest.approx(8 - RADIUS, abs=4 * UNIT), 10.0, 1.0)


@pytest.mark.parametrize(("feet", "met"), [(3.0, False), (3.0 - CLEAR, False), (3.0 - CLEAR - 0.01, True)])
def test_above_a_block_a_body_passes(feet, met):
    stop = landscape(block()).sweep(MOVER, (5, 10, feet), (15, 10, feet))
    assert (stop is not None) is met


@pytest.mark.parametrize(("bottom", "met"), [(2.25, False), (2.25 - 0.01, True)])
def test_below_a_roof_a_body_passes_with_its_whole_height(bottom, met):
    stop = landscape(block(1.0, bottom)).sweep(MOVER, (5, 10, 1), (15, 10, 1))
    assert (stop is not None) is met


def test_straight_up_a_body_meets_what_hangs_over_it():
    stop = landscape(block(1.0, 4.0)).sweep(MOVER, (10, 10, 0), (10, 10, 5))
    assert (stop.reason, stop.name) == ("low", "block")
    assert stop.at == (10.0, 10.0, pytest.approx(4 - 1.25, abs=2 * UNIT))


def test_straight_down_a_body_comes_to_lie_on_what_is_below():
    stop = landscape(block()).sweep(MOVER, (10, 10, 6), (10, 10, 0))
    assert stop.at[2] == pytest.approx(3 - CLEAR, abs=2 * UNIT)


def test_up_along_a_wall_that_it_touches_a_body_is_free():
    assert landscape(block()).sweep(MOVER, (8 - RADIUS, 10, 0), (8 - RADIUS, 10, 3)) is None


@pytest.mark.rule("ICH-COMBO-02")
@pytest.mark.parametrize(("rise", "met"), [(3.0, True), (4.5, False)])
def test_on_a_slanted_way_a_body_clears_an_edge_or_not(rise, met):
    """From 3 pas before a wall of 3: the front of the base reaches the edge after 3 of 4 pas."""
    start = (5 - RADIUS, 10.0, 0.0)
    stop = landscape(block()).sweep(MOVER, start, (start[0] + 4, 10, rise))
    assert (stop is not None) is met
    if met:
        assert stop.at[0] == pytest.approx(8 - RADIUS, abs=4 * UNIT)
        assert stop.at[2] == pytest.approx(rise * 3 / 4, abs=4 * UNIT)


@pytest.mark.rule("ICH-MOV-04")
@pytest.mark.parametrize(("feet", "met"), [(0.0, True), (1.25 - UNIT, True), (1.25, False)])
def test_a_jump_high_enough_passes_over_a_figure(feet, met):
    stop = landscape(figures=[bystander("bob", 10, 10)]).sweep(MOVER, (5, 10, feet), (15, 10, feet))
    assert (stop is not None) is met
    if met:
        assert (stop.reason, stop.name) == ("figure", "bob")
        assert stop.at[0] == pytest.approx(8.75, abs=4 * UNIT)


def test_onto_a_figure_a_body_is_let_down_to_its_head():
    stop = landscape(figures=[bystander("bob", 10, 10)]).sweep(MOVER, (10.5, 10, 4), (10.5, 10, 0))
    assert (stop.reason, stop.at[2]) == ("figure", pytest.approx(1.25, abs=2 * UNIT))


# ---------------------------------------------------------------- nearing another figure


@pytest.mark.rule("ICH-ENG-01", "ICH-MOV-05")
def test_the_first_point_within_reach_is_told_on_either_side_of_the_bound():
    """At exactly half a pas one is within reach, and not nearer than it; the first nearer place is one unit on."""
    scene, bob = landscape(), bystander("bob", 10, 10)
    at_bound = 10 - 1.25 - 0.5
    within = scene.first_within(MOVER, (5, 10, 0), (15, 10, 0), bob, 0.5, strict=False)
    nearer = scene.first_within(MOVER, (5, 10, 0), (15, 10, 0), bob, 0.5, strict=True)
    assert within == (at_bound, 10.0, 0.0)
    assert nearer == (at_bound + UNIT, 10.0, 0.0)


@pytest.mark.rule("ICH-ENG-01")
@pytest.mark.parametrize(("aside", "near"), [(1.75, False), (1.75 - UNIT, True)])
def test_passing_at_exactly_the_reach_is_not_coming_nearer(aside, near):
    scene, bob = landscape(), bystander("bob", 10, 10)
    found = scene.first_within(MOVER, (5, 10 + aside, 0), (15, 10 + aside, 0), bob, 0.5, strict=True)
    assert (found is not None) is near


@pytest.mark.rule("ICH-MEAS-03")
def test_bodies_are_nearer_than_bases_across_a_step():
    """One stands a pas higher than the other, beside it."""
    scene, bob = landscape(), bystander("bob", 10, 10)
    start, end = (5, 10, 1.0), (8.25, 10, 1.0)
    assert scene.first_within(MOVER, start, end, bob, 0.5, strict=False) == (8.25, 10.0, 1.0)
    assert scene.first_within(MOVER, start, end, bob, 0.5, strict=False, between="bases") is None


@pytest.mark.rule("ICH-MEAS-03")
def test_on_a_slanted_way_height_counts():
    """Down a slope past a figure: level with its head it is as far off as their bases are."""
    scene, bob = landscape(), bystander("bob", 10, 10)
    found = scene.first_within(MOVER, (5, 10, 7.5), (10, 10, 2.5), bob, 2.0, strict=False)
    x, z = found[0], found[2]
    assert z == pytest.approx(12.5 - x, abs=2 * UNIT)
    assert math.hypot(max(0.0, 8.75 - x), z - 1.25) == pytest.approx(2.0, abs=0.001)


def test_within_reach_from_the_start_is_told_at_the_start():
    scene, bob = landscape(), bystander("bob", 10, 10)
    assert scene.first_within(MOVER, (8.5, 10, 0), (8.5, 10, 0), bob, 0.5, strict=True) == (8.5, 10.0, 0.0)


def test_oval_bases_are_measured_from_their_rims():
    scene, horse = landscape(), bystander("horse", 10, 10, base=(2.5, 1.25))
    found = scene.first_within(MOVER, (5, 10, 0), (15, 10, 0), horse, 0.5, strict=False)
    assert found[0] == pytest.approx(10 - 1.25 - RADIUS - 0.5, abs=2 * UNIT)
