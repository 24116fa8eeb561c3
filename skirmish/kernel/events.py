"""Defines events: what happened. Only events change the state of a game.

An event is a frozen value named in the past tense. `apply` returns the state after it; secrets in it are `Hidden`,
so that every viewer is shown only what that viewer may know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game."""

    reveals: ClassVar[bool] = False
    """Whether a player learned a secret by it: what was seen cannot be undone."""

    def apply(self, state: Any) -> Any:
        """The state after this happened; events that only tell leave it as it is."""
        return state


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A die was rolled."""

    purpose: str
    by: str | None
    sides: int
    result: int
    typed: bool = False


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """Cards were put in a random order that no player knows."""

    purpose: str
    by: str | None
    count: int


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A player undid an answer: a number of events before this one did not happen."""

    player: str
    events: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: the winners (none in a draw), why, and by which rule."""

    winners: tuple[str, ...]
    reason: str
    rule: str | None = None
    score: tuple[tuple[str, float], ...] = ()
