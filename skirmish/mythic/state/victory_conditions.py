"""Validates the victory conditions that a scenario may set (MYT-WIN-07), which are data.

    {"kind": "last_divinity"}                                      for the side that is left
    {"kind": "stones", "count": 4}                                 for every side, or with "player" for one
    {"kind": "destroy", "unit": "hydra", "player": "ann"}          at once
    {"kind": "hold", "area": "gate", "player": "bob", "rounds": 2} at the end of a round, from that round on
    {"kind": "rounds", "count": 8, "player": "bob"}                when they are over

Conditions may differ from player to player; the first that is met ends the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

NEEDS = {
    "last_divinity": (),
    "stones": ("count",),
    "destroy": ("unit", "player"),
    "hold": ("area", "player"),
    "rounds": ("count", "player"),
}


class ConditionError(ValueError):
    """A victory condition that says too little."""


def check_conditions(conditions: Iterable[Mapping[str, Any]], players: Iterable[str]) -> tuple[Mapping[str, Any], ...]:
    """The conditions of a scenario, or a `ConditionError` that names what is wrong with one."""
    known = set(players)
    for condition in conditions:
        kind = condition.get("kind")
        if kind not in NEEDS:
            raise ConditionError(f"victory condition {kind!r} is none of {', '.join(NEEDS)}")
        missing = [key for key in NEEDS[kind] if key not in condition]
        if missing:
            raise ConditionError(f"victory condition {kind} needs {', '.join(missing)}")
        if condition.get("player", next(iter(known))) not in known:
            raise ConditionError(f"victory condition {kind} is for {condition['player']}, who does not play")
    return tuple(conditions)
