"""How long things last, and what an activation is good for: what the events of a turn leave behind."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.combat_events import Destroyed
from skirmish.mythic.state.events import ActionsGiven, Activated, ActivationEnded, Eliminated, TurnEnded
from skirmish.mythic.state.state import Unit
from tests.skirmish.mythic.arenas import Arena, lasting

SPANS = ("attack", "activation", "turn", "round", "game")


def after(event):
    """The spans of what still lasts after an event, where something of every span did."""
    arena = Arena("..").add("hero", "ann", "a1")
    arena.changes = {"effects": tuple(lasting("offence", "hero", until, amount=1) for until in SPANS)}
    return [effect.until for effect in event.apply(arena.activating("hero").state).effects]


@pytest.mark.rule("MYT-TURN-06")
def test_what_lasts_for_an_activation_ends_with_it():
    assert after(ActivationEnded("hero")) == ["turn", "round", "game"]


@pytest.mark.rule("MYT-TURN-03")
def test_what_lasts_for_a_turn_ends_with_it():
    assert after(TurnEnded("ann")) == ["round", "game"]


@pytest.mark.rule("MYT-TURN-06")
@pytest.mark.parametrize(("declared", "most"), [("simple", 2), ("complex", 1)])
def test_an_activation_is_two_simple_actions_or_a_complex_one(declared, most):
    state = Activated("hero", "ann", declared).apply(Arena("..").add("hero", "ann", "a1").state())
    assert (state.activation.most, state.activation.declared, state.turn.activated) == (most, declared, ("hero",))


def test_actions_that_a_second_power_gives_come_on_top_of_those_of_the_first():
    state = Arena("..").add("hero", "ann", "a1").activating("hero").state
    for action in ("walk", "attack"):
        state = ActionsGiven("hero", (action,)).apply(state)
    assert state.activation.extra == ("walk", "attack")


@pytest.mark.rule("MYT-TABLE-07")
@pytest.mark.parametrize(("left", "entered", "waits"), [(1, False, True), (0, False, False), (1, True, False)])
def test_who_has_not_been_deployed_waits_as_long_as_a_point_is_left(left, entered, waits):
    assert Unit("hero", "hero", "ann", left, None, entered).waiting == waits


@pytest.mark.rule("MYT-DEATH-01")
def test_with_a_unit_ends_what_lasts_on_it_and_on_nobody_else():
    arena = Arena("..").add("hero", "ann", "a1").add("other", "ann", "a1")
    arena.changes = {"effects": (lasting("offence", "hero", amount=1), lasting("offence", "other", amount=1))}
    assert [effect.unit for effect in Destroyed("hero", "a1").apply(arena.state()).effects] == ["other"]


@pytest.mark.rule("MYT-DEATH-07")
def test_with_a_player_go_units_and_tokens_of_that_player_alone():
    curse = {"id": "curse", "type": "active", "tokens": {"count": 1}, "effects": [{"do": "place_token"}]}
    arena = Arena("..").add("mine", "ann", "a1", powers=[curse]).add("theirs", "bob", "b1", powers=[curse])
    left = Eliminated("ann").apply(arena.state())
    assert set(left.tokens) == {"theirs:curse:1"}
    assert (left.units["mine"].area, left.units["theirs"].area, left.units["theirs"].vitality) == (None, "b1", 4)
    assert (left.armies["ann"].eliminated, left.armies["bob"].eliminated) == (True, False)
