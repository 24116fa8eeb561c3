"""A scene as the table of a game answers what the measuring commands answer, and remembers nothing wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes import rule_cover, rule_distance, rule_sight
from skirmish.ichoria.path.profile import Athlete
from skirmish.ichoria.table.tabletop import Standing, Zone
from skirmish.kernel.dice import Chance
from tests import given
from tests.skirmish.ichoria.given_game import tabletop

WALL = given.box(0.5, 6, 3, at=(9, 9), name="wall")
ATHLETE = Athlete(4)


def standings(**places):
    return tuple(Standing(name, name[0], (*place, 0.0)) for name, place in places.items())


@pytest.mark.parametrize("north", [9.0, 11.5, 11.9, 12.3, 13.0])
def test_it_sees_and_measures_as_the_commands_do(north):
    table = tabletop((WALL,))
    everybody = standings(a=(5, 9), b=(13, north), c=(7, 10.5))
    scene = table.scene_with(everybody)
    assert table.sees(everybody, "a", "b") == table.sees(everybody, "b", "a") == rule_sight(scene, "a", "b").sees
    ruled = rule_cover(scene, "a", "b")
    sheltered = table.shelter(everybody, "a", "b")
    assert (sheltered.concealed, sheltered.in_cover) == (bool(ruled.concealed), bool(ruled.in_cover))
    measured = rule_distance(scene, "a", "b").distance
    assert table.apart(*everybody[:2]).bases_pas == measured.gap_pas
    assert table.apart(*everybody[:2]).bodies_pas == measured.bodies_pas


def test_who_steps_between_is_noticed_and_who_stands_aside_changes_nothing():
    table = tabletop(())
    lone = standings(a=(5, 9), b=(13, 9))
    between = tuple(Standing(f"c{n}", "c", (9.0, 9.0 + n * 0.9, 0.0), height_pas=3.0) for n in (-1, 0, 1))
    assert table.sees(lone, "a", "b")
    assert not table.sees((*lone, *between), "a", "b")
    assert table.sees((*lone, *(replace(one, place=(9.0, 20.0 + n, 0.0)) for n, one in enumerate(between))), "a", "b")


def test_a_route_is_legal_and_a_charge_ends_beside_its_enemy():
    table = tabletop((WALL,))
    everybody = standings(a=(7, 9), b=(11, 9))
    legs = table.route(everybody, "a", ATHLETE, (9.0, 13.0), hurry=False, allowance_pas=6.0)
    assert legs is not None
    assert legs[-1].to[:2] == pytest.approx((9.0, 13.0), abs=0.05)
    assert table.route(everybody, "a", ATHLETE, (20.0, 9.0), hurry=False, allowance_pas=6.0) is None
    assert table.route(everybody, "a", ATHLETE, (9.0, 13.0), hurry=False, allowance_pas=2.0) is None


def test_reach_shrinks_with_what_is_left_of_a_move():
    table = tabletop((WALL,))
    everybody = standings(a=(7, 9), b=(30, 9))
    whole = table.reach(everybody, "a", ATHLETE, hurry=False, allowance_pas=6.0)
    rest = table.reach(everybody, "a", ATHLETE, hurry=False, allowance_pas=2.0)
    assert len(rest) < len(whole)
    assert max(cell.cost_pas for cell in rest) <= 2.0 + 1e-6


def test_a_base_stands_on_the_ground_or_on_a_roof_or_nowhere():
    table = tabletop((given.box(4, 4, 2, at=(9, 9), name="block"),))
    assert table.ground((5.0, 5.0), 1.2, 1.25) == (5.0, 5.0, 0.0)
    assert table.ground((9.0, 9.0), 1.2, 1.25) == (9.0, 9.0, 2.0)
    assert table.ground((9.0, 6.8), 1.2, 1.25) is None
    assert table.ground((0.3, 5.0), 1.2, 1.25) is None
    assert table.on_scenery((9.0, 9.0, 2.0), 1.2)
    assert not table.on_scenery((5.0, 5.0, 0.0), 1.2)


@pytest.mark.rule("ICH-ICHOR-02")
def test_a_fragment_on_a_slope_is_touched_by_whoever_stands_on_it():
    table = tabletop((given.ramp(6, 4, 2, at=(9, 9)),))
    lying = table.ground((9.0, 9.0), 0.4, 0.1)
    there = table.ground((9.3, 9.0), 1.2, 1.25)
    assert there[2] > lying[2] + 0.01
    assert table.apart_from_token(Standing("a", "a", there), lying) == 0.0
    above = replace(Standing("a", "a", there), place=(9.3, 9.0, lying[2] + 2.0))
    assert table.apart_from_token(above, lying) > 1.0


def test_spots_to_deploy_on_are_whole_in_their_zone_and_free():
    table = tabletop((WALL,))
    zone = Zone("zone", ((6.0, 6.0), (12.0, 6.0), (12.0, 12.0), (6.0, 12.0)))
    spots = list(table.deployable(zone, Chance(1)))
    assert len(spots) == len(set(spots)) > 50
    for x, y in spots:
        assert 6.6 <= x <= 11.4
        assert 6.6 <= y <= 11.4
        assert table.ground((x, y), 1.2, 1.25) is not None
    assert (8.6, 9.1) not in [(round(x, 2), round(y, 2)) for x, y in spots]  # in the wall
    assert spots != list(table.deployable(zone, Chance(2)))
