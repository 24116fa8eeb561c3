"""Falling straight down, and standing: what holds a base, how much room there is."""

from __future__ import annotations

import math

import pytest

from tests import given
from tests.terrain.walkers import CRAWLER, MOVER, RADIUS, UNIT, bystander, landscape, rectangle, snapped

BEYOND = 0.001
"""As far beyond an edge a fall starts."""


def tower(height=4.0, **more):
    """A block from x = 8 to 12 and y = 8 to 12."""
    return given.box(4, 4, height, at=(10, 10), **{"name": "tower", **more})


@pytest.mark.rule("ICH-FALL-02", "ICH-FALL-09")
@pytest.mark.parametrize("height", [0.75, 4.0, 4.001, 6.5])
def test_off_an_edge_one_falls_as_deep_as_the_wall_is_high(height):
    landing = landscape(tower(height)).fall(MOVER, (12 + BEYOND, 10, height))
    assert (landing.onto, landing.name) == ("ground", None)
    assert (landing.height_pas, landing.place[2]) == (snapped(height), 0.0)


def test_one_lands_clear_of_the_wall_one_fell_from():
    landing = landscape(tower()).fall(MOVER, (12 + BEYOND, 10, 4))
    assert landing.place[:2] == (pytest.approx(12 + RADIUS, abs=4 * UNIT), 10.0)
    assert landing.shifted_pas == pytest.approx(RADIUS - BEYOND, abs=4 * UNIT)


def test_in_the_open_one_lands_straight_below():
    landing = landscape(tower()).fall(MOVER, (20, 20, 7))
    assert (landing.place, landing.height_pas, landing.shifted_pas) == ((20.0, 20.0, 0.0), 7.0, 0.0)


def test_onto_a_roof_one_falls_no_deeper():
    landing = landscape(tower()).fall(MOVER, (10, 10, 7))
    assert (landing.place, landing.height_pas, landing.name) == ((10.0, 10.0, 4.0), 3.0, "tower")


def test_who_is_in_balance_does_not_fall():
    assert landscape(tower()).fall(MOVER, (12, 10, 4)).height_pas == 0.0


@pytest.mark.rule("ICH-FALL-09")
@pytest.mark.parametrize(("x", "lands_at"), [(14.0, 2.0), (14 + UNIT, 0.0)])
def test_half_on_a_ledge_one_stays_and_with_a_hair_less_one_goes_on_falling(x, lands_at):
    """A ledge at 2 that ends at x = 14."""
    scene = landscape(given.box(4, 4, 2, at=(12, 10), name="ledge"))
    assert scene.fall(MOVER, (x, 10, 6)).place[2] == lands_at


@pytest.mark.rule("ICH-FALL-09")
def test_ledges_that_hold_too_little_are_passed_one_after_another():
    ledges = [given.box(4, 4, 0.25, at=(7.75, 10, z), name=f"ledge {z}") for z in (1, 2, 3)]
    assert landscape(*ledges).fall(MOVER, (10, 10, 6)).place[2] == 0.0


def test_between_floors_one_falls_to_the_next():
    floors = [given.box(8, 8, 0.25, at=(10, 10, z), name=f"floor {z}") for z in (1, 4)]
    scene = landscape(*floors)
    assert scene.fall(MOVER, (10, 10, 7)).place[2] == 4.25
    landing = scene.fall(MOVER, (10, 10, 3.5))
    assert (landing.place[2], landing.height_pas, landing.name) == (1.25, 2.25, "floor 1")


@pytest.mark.rule("ICH-FALL-13")
def test_onto_a_figure_one_is_shifted_by_the_shortest_way_to_a_free_place():
    scene = landscape(figures=[bystander("bob", 20, 20)])
    landing = scene.fall(MOVER, (20.5, 20, 5))
    assert (landing.onto, landing.name, landing.height_pas) == ("figure", "bob", 5.0)
    assert landing.place == (pytest.approx(21.25, abs=4 * UNIT), pytest.approx(20.0, abs=0.05), 0.0)
    assert landing.shifted_pas == pytest.approx(0.75, abs=4 * UNIT)


@pytest.mark.rule("ICH-FALL-13")
def test_onto_a_figure_on_a_roof_one_stays_on_that_roof():
    scene = landscape(tower(), figures=[bystander("bob", 11.5, 10, 4.0)])
    landing = scene.fall(MOVER, (11.75, 10, 7))
    assert (landing.onto, landing.place[2]) == ("figure", 4.0)
    assert scene.balanced(MOVER, landing.place)
    assert math.dist(landing.place[:2], (11.5, 10)) >= 1.25 - 4 * UNIT


def test_figures_above_the_fall_are_not_met():
    scene = landscape(tower(), figures=[bystander("bob", 10, 10, 4.0)])
    assert scene.fall(MOVER, (13, 10, 3)).onto == "ground"


def test_into_deep_water_one_falls_to_its_bottom():
    landing = landscape(tower(), areas=[rectangle(12, 5, 18, 15, "deep_water")]).fall(MOVER, (14, 10, 4))
    assert (landing.onto, landing.place) == ("deep_water", (14.0, 10.0, 0.0))


@pytest.mark.rule("ICH-MOV-14")
@pytest.mark.parametrize(("x", "onto"), [(36.0, "ground"), (36.0 + UNIT, "off_table")])
def test_beyond_the_rim_one_falls_off_the_table(x, onto):
    assert landscape().fall(MOVER, (x, 10, 2)).onto == onto


def test_onto_a_rock_too_steep_to_stand_on_one_slides_off_it():
    """A roof of 60 degrees: nobody ends up inside the house."""
    roof = [given.ramp(1, 4, 2, at=(9.5, 10), name="west"), given.ramp(1, 4, 2, at=(10.5, 10), turn=180, name="east")]
    scene = landscape(*roof)
    landing = scene.fall(MOVER, (10.25, 10, 6))
    assert landing.place[2] == 0.0
    assert scene.footing(MOVER, landing.place[:2]).inside is None
    assert landing.shifted_pas > 0.5


# ---------------------------------------------------------------- standing


def test_a_footing_tells_place_share_and_piece():
    scene = landscape(tower())
    footing = scene.footing(MOVER, (12, 10))
    assert (footing.place, footing.piece, footing.inside) == ((12.0, 10.0, 4.0), "tower", None)
    assert footing.share == pytest.approx(0.5, abs=1e-9)
    assert scene.footing(MOVER, (5, 5)).piece is None


def test_a_given_height_picks_the_floor_of_a_footing():
    scene = landscape(given.box(4, 4, 0.25, at=(10, 10, 2), name="bridge"))
    assert scene.footing(MOVER, (10, 10)).place[2] == 2.25
    assert scene.footing(MOVER, (10, 10), below_pas=0.0).place[2] == 0.0


def test_inside_a_rock_a_footing_says_so():
    assert landscape(tower()).footing(MOVER, (10, 10), below_pas=0.0).inside == "tower"


def test_below_the_rim_of_a_slab_one_crouches_on_the_table_and_not_on_its_underside():
    slab = given.box(4, 4, 2, at=(10, 10, 0.5), name="slab")
    assert landscape(slab).footing(CRAWLER, (7.75, 10), below_pas=0.0).place[2] == 0.0


@pytest.mark.rule("ICH-MOV-09")
@pytest.mark.parametrize(("x", "held"), [(12.0, True), (12 + UNIT, False)])
def test_exactly_half_the_base_is_in_balance_and_a_hair_less_is_not(x, held):
    assert landscape(tower()).balanced(MOVER, (x, 10, 4)) is held


def test_in_the_air_nobody_is_in_balance():
    scene = landscape(tower())
    assert not scene.balanced(MOVER, (20, 20, 3))
    assert scene.balanced(MOVER, (20, 20, 0))


@pytest.mark.rule("ICH-MOV-18")
def test_planks_that_overlap_hold_what_they_cover_once():
    """Two planks of a quarter of the base each, one on the other: together still a quarter."""
    planks = [given.box(0.3, 4, 0.25, at=(10, 10, 2 + 0.25 * k), name=f"plank {k}") for k in range(2)]
    scene = landscape(*planks)
    assert not scene.balanced(MOVER, (10, 10, 2.5))
    assert scene.fall(MOVER, (10, 10, 2.5)).place[2] == 0.0


@pytest.mark.rule("ICH-CROUCH-02")
@pytest.mark.parametrize("clearance", [0.5, 0.75, 1.25])
def test_headroom_is_measured_from_the_feet_to_the_lowest_thing_above(clearance):
    scene = landscape(given.box(4, 4, 1, at=(10, 10, clearance)))
    assert scene.headroom(CRAWLER, (10, 10, 0)) == snapped(clearance)


def test_under_the_sky_and_beside_a_wall_there_is_all_the_headroom_one_wants():
    scene = landscape(tower())
    assert scene.headroom(MOVER, (20, 20, 0)) == math.inf
    assert scene.headroom(MOVER, (8 - RADIUS, 10, 0)) == math.inf
    assert scene.headroom(MOVER, (10, 10, 4)) == math.inf
