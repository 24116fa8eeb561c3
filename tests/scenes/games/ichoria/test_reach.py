"""Where a figure can get on scenes: maps, routes and threats, with what the judge of paths says of the same."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from scenes.games.ichoria.moves.reach import map_reach, plan_route
from scenes.games.ichoria.moves.ruling import judge_move
from scenes.table.scene import Area
from tests import given

SIZE = (16.0, 12.0)
ROOFS = (
    given.box(4.0, 4.0, 2.0, at=(4.0, 6.0), name="west roof"),
    given.box(4.0, 4.0, 2.0, at=(11.0, 6.0), name="east roof"),
)
"""Two roofs 2 pas high with a gap of 3 between them."""


def mapped(scene, **more):
    return map_reach(scene, "davios", **more)


@cache
def open_ground(hurry=False):
    return mapped(given.scene(size=SIZE, davios=(8, 6)), hurry=hurry)


@cache
def on_the_roofs():
    return given.scene(*ROOFS, size=SIZE, davios=(4.5, 6.0, 2.0))


@cache
def enemies_apart():
    """An enemy four pas off, and one behind a wall that nobody sees over."""
    wall = given.box(0.4, 12.0, 3.0, at=(12.0, 6.0), name="wall")
    figures = {
        "davios": given.other((5, 6), side="greeks"),
        "jelena": given.other((9.5, 6), side="amazons"),
        "myrine": given.other((14, 6), side="amazons"),
    }
    return given.scene(wall, size=SIZE, **figures)


def best(found, place, within=0.3):
    """Cost and chance of the cell nearest to a place; None when none is near."""
    away = np.linalg.norm(found.places_pas - np.array(place), axis=1)
    row = int(np.argmin(away))
    return (found.costs_pas[row], found.chances[row]) if away[row] <= within else None


# ------------------------------------------------------------------ maps


@pytest.mark.rule("ICH-MOV-01")
def test_on_open_ground_reach_is_a_disc_of_the_move():
    found = open_ground()
    away = np.hypot(found.places_pas[:, 0] - 8, found.places_pas[:, 1] - 6)
    assert away.max() <= 6.0 + 1e-6
    assert (found.costs_pas >= away - 1e-3).all()
    assert (found.chances == 1.0).all()
    assert found.area_pas2 == found.certain_area_pas2 > 80.0


@pytest.mark.rule("ICH-MOV-02")
def test_hurrying_never_shrinks_reach():
    slow, fast = ({tuple(place) for place in found.places_pas.tolist()} for found in (open_ground(), open_ground(True)))
    assert slow < fast


@pytest.mark.rule("ICH-JUMP-03", "ICH-MOV-11")
def test_the_other_roof_is_reached_by_a_jump_without_a_roll():
    found = mapped(on_the_roofs())
    cost, chance = best(found, (10.0, 6.0, 2.0))
    assert cost == pytest.approx(5.5, abs=0.3)
    assert chance == 1.0
    assert ruled_cost("jump 10,6,2") == pytest.approx(cost, abs=0.3)


def ruled_cost(path):
    return judge_move(on_the_roofs(), "davios", path).judgement.cost_pas


@pytest.mark.rule("ICH-CLIMB-04")
def test_athletisme_makes_what_needs_a_roll_likelier():
    """A wall of 3: leapt or climbed by a roll."""
    scene = given.scene(given.box(4.0, 4.0, 3.0, at=(8.0, 6.0), name="block"), size=SIZE, davios=(4.0, 6.0))
    weak, strong = (best(mapped(scene, athletisme=skill), (7.0, 6.0, 3.0))[1] for skill in (1, 5))
    assert 0.0 < weak < strong < 1.0


@pytest.mark.rule("ICH-ENG-04")
def test_who_is_engaged_goes_nowhere():
    scene = given.scene(
        size=SIZE, davios=given.other((8, 6), side="greeks"), jelena=given.other((9.5, 6), side="amazons")
    )
    assert mapped(scene).area_pas2 < 0.5


@pytest.mark.rule("ICH-MOV-05")
def test_nobody_gets_past_an_enemy_within_half_a_pas():
    """A corridor 2.4 wide that an enemy fills, but for what would engage."""
    walls = [given.box(8.0, 0.4, 3.0, at=(8.0, y), name=f"wall {y}") for y in (4.4, 7.6)]
    figures = {"davios": given.other((5, 6), side="greeks"), "guard": given.other((8, 6), side="amazons")}
    friendly = given.scene(*walls, size=SIZE, **{**figures, "guard": given.other((8, 7.3), side="greeks", base=0.6)})
    held, free = mapped(given.scene(*walls, size=SIZE, **figures)), mapped(friendly)
    assert best(held, (10.0, 6.0, 0.0)) is None
    assert best(free, (10.0, 5.4, 0.0)) is not None


@pytest.mark.rule("ICH-SWIM-02", "ICH-SWIM-03")
def test_far_through_water_is_for_total_successes_only():
    """Athlétisme 3+1: 2 and 4 swim at full speed, 1 and 3 at half of it."""
    river = Area("deep_water", ((5.0, 0.0), (15.9, 0.0), (15.9, 12.0), (5.0, 12.0)), None)
    found = mapped(replace(given.scene(size=SIZE, davios=(4.0, 6.0)), areas=(river,)))
    assert best(found, (6.0, 6.0, 0.0))[1] == pytest.approx(4 / 6)
    assert best(found, (9.4, 6.0, 0.0))[1] == pytest.approx(2 / 6)


def test_a_crouched_figure_stands_up_first():
    scene = given.scene(size=SIZE, davios=(8, 6))
    low = replace(scene, figures=(replace(scene.figures[0], crouched=True, height_pas=0.5),))
    found = mapped(low)
    assert found.costs_pas.min() >= 1.0
    assert found.area_pas2 < open_ground().area_pas2


# ------------------------------------------------------------------ routes


def test_a_route_has_passed_the_judge_and_ends_at_its_goal():
    scene = on_the_roofs()
    found = plan_route(scene, "davios", (10.0, 6.5, 2.0))
    assert found.move.legal
    assert found.move.judgement.end == pytest.approx((10.0, 6.5, 2.0), abs=1e-2)
    again = judge_move(scene, "davios", found.move.path_text)
    assert (again.legal, again.judgement.cost_pas) == (True, found.move.judgement.cost_pas)


def test_a_route_goes_round_a_wall_and_is_no_shorter_than_the_straight_line():
    wall = given.box(0.4, 6.0, 3.0, at=(8.0, 4.0), name="wall")
    found = plan_route(given.scene(wall, size=SIZE, davios=(6.0, 6.0)), "davios", (10.0, 6.0)).move
    assert found.legal
    assert 4.0 < found.judgement.cost_pas <= 6.0


def test_where_there_is_no_way_the_answer_is_no():
    found = plan_route(given.scene(size=(36.0, 36.0), davios=(4.0, 6.0)), "davios", (20.0, 6.0)).move
    assert (found.legal, found.judgement.verdict.reason) == (False, "no_route")
    assert found.judgement.verdict.place == pytest.approx((20.0, 6.0, 0.0), abs=1e-3)


@pytest.mark.rule("ICH-MOV-09")
def test_a_ledge_smaller_than_the_base_is_no_goal():
    ledge = given.box(4.0, 0.3, 2.0, at=(8.0, 6.0), name="ledge")
    found = plan_route(given.scene(ledge, size=SIZE, davios=(8.0, 3.0)), "davios", (8.0, 6.0, 2.0)).move
    assert (found.legal, found.judgement.verdict.reason) == (False, "no_floor")


# ------------------------------------------------------------------ threats


@pytest.mark.rule("ICH-ENG-01", "ICH-ENG-07")
def test_an_enemy_within_reach_can_be_charged_and_one_behind_a_wall_cannot():
    charges = [threat for threat in mapped(enemies_apart(), with_threats=True).threats if threat.kind == "charge"]
    assert [threat.target for threat in charges] == ["jelena"]
    assert charges[0].chance == 1.0
    assert np.hypot(charges[0].at[0] - 9.5, charges[0].at[1] - 6.0) < 1.2 + 0.5 + 0.4


@pytest.mark.rule("ICH-SHOOT-01", "ICH-SHOOT-03", "ICH-ACT-07")
def test_archers_threaten_whom_they_come_to_see_unless_they_hurry():
    scene = enemies_apart()
    archer = replace(scene.figure("davios"), profile="greeks/cretan_archer")
    armed = replace(scene, figures=(archer, *scene.figures[1:]))
    walking, hurrying = (mapped(armed, with_threats=True, hurry=hurry).threats for hurry in (False, True))
    assert [threat.target for threat in walking if threat.kind == "shoot"] == ["jelena"]
    assert [threat.target for threat in hurrying if threat.kind == "shoot"] == []
