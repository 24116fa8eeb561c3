"""Boundaries: the lines between two areas, and which units may cross them.

Heights are no kind of their own: a height is an arrow on a boundary of another kind, and that kind still decides which
units cross it and whether it blocks sight (MYT-BOUND-08).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from skirmish.board.plane import Point

Kind = Literal["cage_walls", "chains", "escarpment", "normal", "wall"]
Crossing = Literal["free", "ends", "no"]
"""Crossed freely; crossed, but the action ends in the area entered; not crossed."""
Going = Literal["walk", "run", "flight", "forced"]
"""How a unit goes: flight is the fast flight; forced is a throw or the step out of lava."""

KINDS: tuple[str, ...] = get_args(Kind)
OBSTACLES = frozenset({"wall"})
"""The boundaries that block sight (MYT-LOS-01)."""

SMALL_ENOUGH_FOR_CAGES = frozenset({"troop", "hero"})
_BEST_FIRST: tuple[Crossing, ...] = ("free", "ends", "no")


@dataclass(frozen=True, slots=True)
class Boundary:
    """A line that parts exactly two areas and has exactly one kind (MYT-BOUND-01)."""

    id: str
    kind: str
    between: tuple[str, str]
    line: tuple[Point, ...]
    low: str | None = None
    """The area that the arrow of heights points to, if the boundary bears one."""

    def beyond(self, area: str) -> str:
        """The area on the other side."""
        return self.between[1] if area == self.between[0] else self.between[0]


def crossing(kind: str, unit_type: str, going: Going = "walk", *, climbs: bool = False) -> Crossing:
    """MYT-BOUND-05 to MYT-BOUND-14: how a unit of a type (god, titan, hero, monster, troop) gets over a boundary.

    Climb helps on a walk only (MYT-TAL-09); a fast flight passes walls and escarpments and nothing else (MYT-FLY-06).
    """
    climbing = climbs and going == "walk"
    if kind == "cage_walls":
        return "free" if unit_type in SMALL_ENOUGH_FOR_CAGES else "no"
    if kind == "chains":
        return "free" if climbing or going == "forced" else "ends"
    if kind == "escarpment":
        return "free" if climbing or going == "flight" else "no"
    if kind == "wall":
        return "free" if going == "flight" else "no"
    return "free"


def least_restrictive(
    boundaries: tuple[Boundary, ...], unit_type: str, going: Going = "walk", *, climbs: bool = False
) -> tuple[Crossing, Boundary] | None:
    """MYT-BOUND-02, MYT-BOUND-03: the boundary a unit uses between two areas; None when there is none."""
    ways = [(crossing(one.kind, unit_type, going, climbs=climbs), one) for one in boundaries]
    return min(ways, key=lambda way: _BEST_FIRST.index(way[0]), default=None)
