"""Parses what a player announces before a figure moves: its way, whether it hurries, and what it does on the way.

An answer is the text of a path, or a document:

    "walk 10,4; jump 13,4"
    {"path": "walk 10,4", "hurry": true}
    {"path": "walk 12,4", "action": {"do": "shoot", "target": "sigvald", "weapon": "arc", "at_pas": 3}}

`at_pas` is how far along its way the second action is taken (ICH-ACT-05); without it that is at the end, for a harvest
where the figure first touches the fragment, and for a disengagement where it starts. `fallen_pas` names a point in the
middle of a fall. Every second action but hurrying can be announced with the way (ICH-ALERT-07, ICH-ALERT-13).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skirmish.ichoria.actions.second_actions import SECOND_ACTIONS, Action
from skirmish.ichoria.path.legs import From, LegError, read_legs, write_legs

if TYPE_CHECKING:
    from skirmish.ichoria.path.legs import Leg
    from skirmish.kernel import Answer

STAY = "stay"
PLAN_KEYS = {"path", "hurry", "action"}
ACTION_KEYS = {"do", "target", "weapon", "at_pas", "fallen_pas"}


class PlanError(Exception):
    """An answer that is no plan; the message is one line."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A way, and what is done on it."""

    legs: tuple[Leg, ...]
    hurry: bool = False
    action: Action | None = None
    at_pas: float | None = None
    """How far along the way the action is taken; None at its end."""
    fallen_pas: float | None = None
    """How far down the first fall of the way it is taken, if it is in a fall."""

    @property
    def text(self) -> str:
        return write_legs(self.legs)


def read_plan(answer: Answer) -> Plan:
    """The plan that an answer stands for, or a `PlanError` that says what is wrong with it."""
    said = {"path": answer} if isinstance(answer, str) else answer
    if (
        not isinstance(said, dict)
        or not isinstance(said.get("path"), str)
        or said.get("hurry", False) not in (True, False)
    ):
        raise PlanError("say a path, like: walk 10,4; climb 10,5,2; or hurry before it")
    _check_keys(said, PLAN_KEYS)
    action = said.get("action")
    try:
        return Plan(
            read_legs(said["path"]),
            said.get("hurry", False),
            None if action is None else _read_action(action),
            None if action is None else _length(action, "at_pas"),
            None if action is None else _length(action, "fallen_pas"),
        )
    except LegError as wrong:
        raise PlanError(str(wrong)) from None


def onward_legs(legs: tuple[Leg, ...]) -> tuple[Leg, ...]:
    """The legs that go somewhere: without the one that only says where the path starts."""
    return legs[1:] if legs and isinstance(legs[0], From) else legs


def _read_action(said: Any) -> Action:
    if not isinstance(said, dict) or said.get("do") not in SECOND_ACTIONS:
        raise PlanError(f"an action on the way is one of {', '.join(SECOND_ACTIONS)}")
    _check_keys(said, ACTION_KEYS)
    for key in ("target", "weapon"):
        if not isinstance(said.get(key, ""), str):
            raise PlanError(f"{key} is a name")
    return Action(said["do"], said.get("target"), said.get("weapon"))


def _length(said: dict[str, Any], key: str) -> float | None:
    length = said.get(key)
    if length is None:
        return None
    if isinstance(length, bool) or not isinstance(length, int | float) or not 0 <= length < math.inf:
        raise PlanError(f"{key} is a length in pas: a number from 0")
    return float(length)


def _check_keys(said: dict[str, Any], known: set[str]) -> None:
    for key in said:
        if key not in known:
            raise PlanError(f"{key!r} is not known here; known: {', '.join(sorted(known))}")
