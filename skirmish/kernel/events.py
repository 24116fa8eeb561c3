"""What happened. Only events change the state of a game.

An event is a frozen value named in the past tense. `apply` says what it does to the state; secrets in it are `Hidden`,
so that every viewer can be told as much of it as is his to know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game."""

    reveals: ClassVar[bool] = False
    """Whether somebody learned a secret by it: nobody can take back what he has seen."""

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
    """Cards were put in a random order that nobody knows."""

    purpose: str
    by: str | None
    count: int


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A player took his last answer back: the last so many events before this one did not happen."""

    player: str
    events: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: who won (nobody in a draw), why, and by which rule."""

    winners: tuple[str, ...]
    reason: str
    rule: str | None = None
    score: tuple[tuple[str, float], ...] = ()
