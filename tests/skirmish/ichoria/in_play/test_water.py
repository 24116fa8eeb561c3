"""Water, crawling, ladders and ropes as they are played."""

from __future__ import annotations

import pytest

from skirmish.ichoria.course.activation import activate
from skirmish.ichoria.move.action import move
from skirmish.ichoria.state.move_events import ChangedPosture, Moved, Swam
from tests import given
from tests.skirmish.ichoria import given_game

figure = given_game.figure
RIVER = (("deep_water", [(8, 0), (14, 0), (14, 36), (8, 36)]),)
"""Deep water from x = 8 to x = 14."""


def field(pieces=(), *, at=(6, 6), areas=RIVER, active="davios", others=None, **davios):
    """Davios on the bank, Athlétisme 3, and an enemy far away."""
    figures = {"davios": figure("greeks", at=at, **davios), "sigvald": figure("vikings", at=(30, 30)), **(others or {})}
    return given_game.skirmish(pieces, figures, active=active, areas=areas)


def go(scene, path, dice=(), **more):
    return scene.play(move, "davios", answers=[path], dice=dice, **more)


def davios(played):
    return played.state.figures["davios"]


# ---------------------------------------------------------------- swimming


@pytest.mark.rule("ICH-SWIM-01", "ICH-SWIM-02")
def test_one_roll_is_made_where_it_gets_wet_and_a_total_success_swims_on():
    played = go(field(), "walk 11,6; walk 12,6", [("swim", "davios", 4)])
    assert played.told(Moved)[0].place == pytest.approx((8, 6, 0), abs=0.01)
    assert len(played.told(Swam)) == 1
    assert davios(played).place == (12.0, 6.0, 0.0)
    assert played.state.activation.spent_pas == pytest.approx(6.0, abs=0.01)


@pytest.mark.rule("ICH-SWIM-01")
def test_the_roll_holds_for_the_rest_of_the_move_even_in_parts():
    played = field().play(
        activate, "davios", "greeks", answers=["move", "walk 9,6", "solicit", "move", "walk 9.5,6", "end"], dice=[3]
    )
    assert [event.slow for event in played.told(Swam)] == [True]
    assert [event.cost_pas for event in played.told(Moved)] == pytest.approx([2, 2, 1], abs=0.01)


@pytest.mark.rule("ICH-SWIM-03")
def test_with_a_partial_success_water_takes_double():
    played = go(field(), "walk 10,6", [("swim", 3)])
    assert davios(played).place == (10.0, 6.0, 0.0)
    assert played.state.activation.spent_pas == pytest.approx(2 + 2 * 2, abs=0.01)


@pytest.mark.rule("ICH-SWIM-03")
def test_a_way_that_has_become_too_long_is_not_gone_and_another_may_be_traced():
    scene = field()
    answers = ["move", "walk 11,6", "move"]
    played = scene.play(activate, "davios", "greeks", answers=answers, dice=[3], until_asked=True)
    assert davios(played).place == pytest.approx((8, 6, 0), abs=0.01)
    assert played.pending.left_pas == pytest.approx(4.0, abs=0.01)
    assert played.check("walk 9.9,6")
    assert played.check("walk 10.1,6").reason == "too_far"


@pytest.mark.rule("ICH-SWIM-03", "ICH-ALERT-13")
def test_who_is_bound_to_its_plan_goes_as_far_as_the_slow_water_lets_it():
    archer = {"jelena": figure("vikings", at=(6, 12), weapons=("arc",), alert=True)}
    shot = {"do": "shoot", "weapon": "arc", "at_pas": 1}
    played = field(others=archer).play(move, "davios", answers=["walk 11,6", shot], dice=[1, 6, ("swim", 3)])
    assert davios(played).place == pytest.approx((10, 6, 0), abs=0.02)


@pytest.mark.rule("ICH-SWIM-04")
def test_a_partial_failure_stays_at_the_shore_and_ends_the_turn():
    played = go(field(), "walk 12,6", [("swim", 6)])
    assert davios(played).place == pytest.approx((8, 6, 0), abs=0.01)
    assert (davios(played).has("spent"), davios(played).sante) == (True, 3)


@pytest.mark.rule("ICH-SWIM-05")
def test_a_total_failure_costs_a_point_of_sante_without_armour():
    played = go(field(armure=5), "walk 12,6", [("swim", 5)])
    assert (davios(played).has("spent"), davios(played).sante) == (True, 2)


@pytest.mark.rule("ICH-SWIM-06")
@pytest.mark.parametrize(("hurry", "spent"), [(False, False), (True, True)])
def test_who_hurries_in_water_rolls_without_the_bonus(hurry, spent):
    played = go(field(), {"path": "walk 11,6", "hurry": hurry}, [("swim", 4)])
    assert davios(played).has("spent") is spent


@pytest.mark.rule("ICH-SWIM-07")
def test_a_swimmer_cannot_shoot_and_can_be_shot_at():
    archer = {"leda": figure("vikings", at=(11, 10), weapons=("arc",))}
    scene = field(at=(11, 6), weapons=("arc",), others=archer)
    asked = scene.play(activate, "davios", "greeks", until_asked=True)
    assert "shoot" not in asked.pending.options
    dry = field(at=(11, 6), weapons=("arc",), others=archer, areas=())
    assert "shoot" in dry.play(activate, "davios", "greeks", until_asked=True).pending.options
    bank = {"leda": figure("vikings", at=(6, 6), weapons=("arc",))}
    target = field(at=(11, 6), others=bank)
    assert "shoot" in target.play(activate, "leda", "vikings", until_asked=True).pending.options


# ---------------------------------------------------------------- crawling


BEAM = given.box(2, 4, 1, at=(10, 6, 0.6), name="beam")
"""A beam 0.6 above the ground, from x = 9 to x = 11."""


@pytest.mark.rule("ICH-CROUCH-01", "ICH-CROUCH-03")
def test_who_crouches_for_one_pas_crawls_where_nobody_walks_at_double_cost():
    scene = field((BEAM,), at=(8, 6), areas=())
    asked = scene.play(move, "davios", until_asked=True)
    assert asked.check("walk 10,6").reason == "too_low"
    played = go(scene, "crouch; walk 10,6")
    assert played.told(ChangedPosture) == [ChangedPosture("davios", crouched=True)]
    assert davios(played).crouched
    assert played.state.activation.spent_pas == pytest.approx(1 + 2 * 2)


@pytest.mark.rule("ICH-CROUCH-02")
def test_the_posture_lasts_until_it_is_paid_for_and_needs_room():
    scene = field((BEAM,), at=(10, 6, 0), areas=(), crouched=True)
    asked = scene.play(move, "davios", until_asked=True)
    assert asked.check("stand").rule == "ICH-CROUCH-02"
    played = go(scene, "walk 12,6; stand")
    assert not davios(played).crouched
    assert played.state.activation.spent_pas == pytest.approx(2 * 2 + 1)


@pytest.mark.rule("ICH-CROUCH-04")
def test_who_crawls_is_half_a_pas_high_to_those_who_look_and_cannot_jump():
    low_wall = (given.box(0.4, 6, 0.8, at=(9, 6), name="low wall"),)
    foe = {"leda": figure("vikings", at=(11, 6), crouched=True)}
    scene = field(low_wall, at=(7, 6), areas=(), others=foe)
    upright = scene.game.table.sees(scene.game.standings, "davios", "leda")
    down = go(scene, "crouch")
    assert upright
    assert not down.game.table.sees(down.game.standings, "davios", "leda")
    roof = (given.box(4, 4, 2, at=(6, 6), name="roof"),)
    asked = field(roof, at=(7, 6, 2), areas=(), crouched=True).play(move, "davios", until_asked=True)
    assert asked.check("jump 9,6").rule == "ICH-CROUCH-04"


# ---------------------------------------------------------------- ladders and ropes


def climbing_line(kind):
    """A tower of 3 pas whose edge is at x = 8, with a ladder or a rope on its side."""
    tower = given.box(6, 6, 3, at=(5, 6), name="tower")
    line = given.box(0.1, 0.6, 3, at=(8.05, 6), name=kind, kind=kind)
    return (tower, line)


@pytest.mark.rule("ICH-LADDER-01", "ICH-LADDER-02")
@pytest.mark.parametrize(("kind", "cost"), [("ladder", 3.0), ("rope", 6.0)])
@pytest.mark.parametrize("hurry", [False, True])
def test_a_ladder_takes_its_length_and_a_rope_twice_that_without_any_roll(kind, cost, hurry):
    scene = field(climbing_line(kind), at=(8.8, 6), areas=())
    played = go(scene, {"path": f"{kind} 7.9,6,3", "hurry": hurry})
    assert davios(played).place == pytest.approx((7.9, 6, 3), abs=0.01)
    assert played.state.activation.spent_pas == pytest.approx(cost, abs=0.01)


@pytest.mark.rule("ICH-LADDER-03")
def test_nobody_stops_on_a_ladder():
    scene = field(climbing_line("ladder"), at=(8.8, 6), areas=(), active=None)
    tired = scene.play(
        activate, "davios", "greeks", answers=["move", "walk 10.5,6; walk 8.8,6", "move"], until_asked=True
    )
    assert tired.check("ladder 7.9,6,3").rule == "ICH-LADDER-03"
