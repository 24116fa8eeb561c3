"""Sight on the board: the straight line from icon to icon, what it meets, and whether that blocks.

The things on a line are a fact of the board, found once. Whether they block depends on the game: areas with units
block, emptied forests and ruins no longer do. The two end areas never do, but their walls do (MYT-LOS-04).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skirmish.board.boundaries import OBSTACLES
from skirmish.board.plane import first_meeting, stretches

if TYPE_CHECKING:
    from collections.abc import Container
    from fractions import Fraction

    from skirmish.board.board import Board

Why = Literal["wall", "terrain", "units"]


@dataclass(frozen=True, slots=True)
class Passed:
    """An area that a line really passes through, with the shares of the way at which it enters and leaves."""

    area: str
    enters: Fraction
    leaves: Fraction
    obstacle: bool
    """Whether its terrain, as drawn, blocks."""


@dataclass(frozen=True, slots=True)
class Met:
    """A boundary that a line crosses or touches, and at which share of the way it first does."""

    boundary: str
    kind: str
    at: Fraction


@dataclass(frozen=True, slots=True)
class Blocker:
    """Something that hides the end of a line from its start."""

    what: str
    """The id of the area or boundary."""
    why: Why
    at: Fraction
    """The share of the way at which the line first meets it."""


@dataclass(frozen=True, slots=True)
class Line:
    """The line between two icons: the areas it passes through between its end areas, and the boundaries it meets."""

    start: str
    end: str
    passes: tuple[Passed, ...]
    meets: tuple[Met, ...]
    areas: tuple[str, ...]
    """The areas passed, without the two at its ends, each once, in order."""
    walls: tuple[str, ...]
    """The walls that it crosses or touches: they always block."""
    obstacles: frozenset[str]
    """The areas passed whose terrain, as drawn, is an obstacle."""

    @property
    def boundaries(self) -> tuple[str, ...]:
        return tuple(met.boundary for met in self.meets)

    @property
    def blocked_by(self) -> tuple[str, ...]:
        """What blocks it on the empty board: walls, and terrain as drawn."""
        return (*self.walls, *(area for area in self.areas if area in self.obstacles))

    def free(self, occupied: Container[str], emptied: Container[str] = ()) -> bool:
        """MYT-LOS-02: whether nothing on it blocks, given the areas with units and those emptied of 3D elements."""
        if self.walls:
            return False
        for area in self.areas:
            if area in occupied or (area in self.obstacles and area not in emptied):
                return False
        return True

    def blockers(self, occupied: Container[str], emptied: Container[str] = ()) -> tuple[Blocker, ...]:
        """MYT-LOS-01: everything on it that blocks, from its start on."""
        found = [Blocker(met.boundary, "wall", met.at) for met in self.meets if met.kind in OBSTACLES]
        named = set()
        for passed in self.passes:
            stands = passed.obstacle and passed.area not in emptied
            if passed.area not in named and (stands or passed.area in occupied):
                named.add(passed.area)
                found.append(Blocker(passed.area, "terrain" if stands else "units", passed.enters))
        return tuple(sorted(found, key=lambda blocker: blocker.at))


def trace(board: Board, start: str, end: str) -> Line:
    """Find everything that the line between two icons meets; the two end areas are left out (MYT-LOS-12)."""
    if start == end:
        return Line(start, end, (), (), (), (), frozenset())
    passes = sorted(_passes(board, start, end), key=lambda passed: passed.enters)
    meets = sorted(_meets(board, start, end), key=lambda met: met.at)
    return Line(
        start,
        end,
        tuple(passes),
        tuple(meets),
        tuple(dict.fromkeys(passed.area for passed in passes)),
        tuple(met.boundary for met in meets if met.kind in OBSTACLES),
        frozenset(passed.area for passed in passes if passed.obstacle),
    )


def _passes(board: Board, start: str, end: str) -> list[Passed]:
    """MYT-LOS-07: an area counts when a stretch of positive length lies inside it."""
    eye, mark = board.areas[start].icon, board.areas[end].icon
    return [
        Passed(area.id, enters, leaves, board.terrain(area.id).obstacle and _has_its_effects(board, area.id))
        for area in board.areas.values()
        if area.id not in (start, end)
        for enters, leaves in stretches(eye, mark, area.polygon)
    ]


def _has_its_effects(board: Board, area: str) -> bool:
    """MYT-TERR-02: a forest or ruin that begins the game without its elements is open ground."""
    return board.terrain(area).element is None or board.areas[area].elements > 0


def _meets(board: Board, start: str, end: str) -> list[Met]:
    """MYT-LOS-06: a boundary counts where the line crosses or touches it, its ends included."""
    eye, mark = board.areas[start].icon, board.areas[end].icon
    found = [(boundary, first_meeting(eye, mark, boundary.line)) for boundary in board.boundaries]
    return [Met(boundary.id, boundary.kind, at) for boundary, at in found if at is not None]


def ignores_obstacles(board: Board, start: str, end: str, *, own_terrain: bool = True) -> bool:
    """MYT-LOS-10: whether a unit at the start looks over everything on the way to the end.

    From rock and stairs, and from above heights to lower areas. An aerial attack ignores its own terrain
    (MYT-FLY-10): it looks over everything anyway.
    """
    return (own_terrain and board.terrain(start).ignores_obstacles) or end in board.lower(start)


def visible(board: Board, start: str, end: str, occupied: Container[str], emptied: Container[str] = ()) -> bool:
    """Whether a unit in one area sees the units, and the area itself, of another (MYT-LOS-02, -03, -09, -10)."""
    return start == end or ignores_obstacles(board, start, end) or board.line(start, end).free(occupied, emptied)
