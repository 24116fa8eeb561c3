"""Counts how many actions an activation allows, in which pairs (VIII), and uses them up.

Code that makes an action begins it with `begin_action`; an offensive power begins an attack (MYT-POW-13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.kernel import YES, Verdict
from skirmish.mythic.movement.entry import no
from skirmish.mythic.state.events import ActionMade
from skirmish.mythic.units.stats import has_talent

if TYPE_CHECKING:
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.state.state import Activation

SIMPLE = ("walk", "attack", "claim")
COMPLEX = ("run", "deploy", "absorb", "fast_flight", "aerial_attack")
"""MYT-ACT-01: three simple and three complex actions, and two more complex ones for fliers."""


def activation(at: Situation, unit: str) -> Activation:
    found = at.state.activation
    assert found is not None, f"{unit} is not being activated"
    return found


def may_still(at: Situation, unit: str, action: str) -> Verdict:
    """Whether the actions made so far leave room for another one, whatever the board says about it."""
    now = activation(at, unit)
    if action not in SIMPLE + COMPLEX:
        return no("no_such_action", "MYT-ACT-01", action=str(action))
    if action not in (SIMPLE if now.declared == "simple" else COMPLEX):
        return no("not_declared", "MYT-TURN-08", declared=now.declared, action=action)
    if action in now.extra:
        return YES
    if action in now.done:
        return no("same_action_twice", "MYT-ACT-02", action=action)
    if len(now.done) >= now.most:
        rule = "MYT-TERR-12" if now.powers_forbidden and now.declared == "simple" else "MYT-TURN-08"
        return no("no_action_left", rule, most=now.most)
    if action == "walk" and "attack" in now.done and not has_talent(at, unit, "mobility"):
        return no("no_walk_after_attack", "MYT-ACT-04", unit=unit)
    return YES


def is_extra(at: Situation, unit: str, action: str) -> bool:
    """Whether an action can only be made because a power gave it on top."""
    now = activation(at, unit)
    if action in now.done or len(now.done) >= now.most:
        return True
    return action == "walk" and "attack" in now.done and not has_talent(at, unit, "mobility")


def begin_action(play: Play, unit: str, action: str) -> None:
    """An action is used up when it begins; one that only a power allows comes out of what the power gave."""
    play.emit(ActionMade(unit, action, extra=is_extra(play, unit, action)))
