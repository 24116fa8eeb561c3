"""Defines the rulings about a board of areas: sight, distance, moves, reach and odds between units.

The rules of a game make these rulings (`board_questions`); documents, pictures and pages show them without
knowing which game it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.board.board_scene import BoardUnit
    from skirmish.board import Blocker, Boundary, Line
    from skirmish.kernel import Verdict

Over = Literal["same_area", "terrain", "heights"]
"""Why nothing on the way counts: the same area, a vantage point, or heights towards a lower area."""


@dataclass(frozen=True)
class End:
    """One end of a question: a unit, or an area asked about by its own name."""

    name: str
    area: str
    unit: BoardUnit | None


@dataclass(frozen=True)
class BoardSightRuling:
    """Whether a sees b: the line between their icons, what is on it, and what of that counts."""

    a: End
    b: End
    line: Line
    sees: bool
    seen_back: bool
    """Whether b sees a: only what ignores obstacles makes a difference."""
    over: Over | None
    blockers: tuple[Blocker, ...]
    """What is in the way; it blocks unless `over` says why not."""
    distance: int | None
    milliseconds: float
    rules: tuple[str, ...]

    @property
    def ruling(self) -> Literal["sees", "does not see"]:
        return "sees" if self.sees else "does not see"


@dataclass(frozen=True)
class BoardDistanceRuling:
    """How far b is from a, in areas, and by which way."""

    a: End
    b: End
    distance: int | None
    way: tuple[str, ...]
    adjacent: bool
    range: int | None
    """How far a reaches at b; None when its range is not known."""
    in_range: bool | None
    full: bool
    """Whether the area of b holds no further unit."""
    rules: tuple[str, ...]


@dataclass(frozen=True)
class BoardMoveRuling:
    """A way through areas, and whether the rules allow it."""

    unit: BoardUnit
    way: str
    path: tuple[str, ...]
    verdict: Verdict
    boundaries: tuple[Boundary | None, ...]
    """The boundary that each step uses; None between areas far apart."""
    gone: int
    """How many areas of the path can be entered before it is refused."""
    rule: str

    @property
    def legal(self) -> bool:
        return self.verdict.allowed


@dataclass(frozen=True)
class BoardReach:
    """Where one way of going leads: the areas with a shortest path each, or why the unit cannot set out."""

    way: str
    paths: Mapping[str, tuple[str, ...]]
    setting_out: Verdict
    rule: str


@dataclass(frozen=True)
class BoardReachRuling:
    """Where a unit can get this activation."""

    unit: BoardUnit
    reaches: tuple[BoardReach, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.rule for one in self.reaches))

    def nearest_way(self, area: str) -> tuple[str, tuple[str, ...]] | None:
        """How to get to an area: in the first way of going that leads there."""
        return next(((one.way, one.paths[area]) for one in self.reaches if area in one.paths), None)


@dataclass(frozen=True)
class BoardAttack:
    """An attack at one range: its dice, what they have to beat, and the wounds that the best play gives."""

    category: str
    offence: int
    defence: int
    vitality: int
    wounds: Any
    """The exact distribution of wounds, as the rules of the game count it."""


@dataclass(frozen=True)
class BoardOddsRuling:
    """Whether a may attack b as they stand, and the outcomes at each range it may choose."""

    a: str
    b: str
    verdict: Verdict
    attacks: tuple[BoardAttack, ...]
    rules: tuple[str, ...]
