"""What spectators are shown of a match besides its scene: marked ground, what lies about, which events to point out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from terrain.movement import Place

HEADINGS = {"TurnBegan": "turn", "RoundBegan": "round"}
PAIRS = (("shooter", "target"), ("attacker", "defender"), ("attacker", "target"))


@dataclass(frozen=True, slots=True)
class Strip:
    """Ground on which a side deploys; the side is None while it can still be chosen."""

    name: str
    polygon_pas: tuple[tuple[float, float], ...]
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Lying:
    """A thing that lies on the table and can be picked up, such as a thrown weapon."""

    name: str
    place: Place


@dataclass(frozen=True, slots=True)
class StageMarks:
    """What a match adds to its table."""

    strips: tuple[Strip, ...] = ()
    lying: tuple[Lying, ...] = ()


@dataclass(frozen=True, slots=True)
class Signs:
    """Which events of a game are pointed out when it is shown again, by the names of the events."""

    wounds: frozenset[str] = frozenset()
    """Events in which somebody is hurt."""
    headings: Mapping[str, str] = field(default_factory=lambda: HEADINGS)
    """Events that begin a turn or a round, each with the fact that has its number: `turn` or `round`."""
    pairs: tuple[tuple[str, str], ...] = PAIRS
    """How events name who does something to whom."""
