"""A scenario laid out, as plans and sheets draw it: on a table, or on a board. The adapter of its game gives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.board.board_scene import BoardScene
    from scenes.table.scene import Scene

Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PlanZone:
    """Ground on which a side deploys."""

    name: str
    polygon_pas: tuple[Spot, ...]
    side: str | None = None


@dataclass(frozen=True, slots=True)
class PlanFragment:
    """A fragment where it lies, with its number on the plan."""

    number: int
    name: str
    value: int
    at_pas: Spot
    height_pas: float | None
    """Above the table; None where it cannot lie."""


@dataclass(frozen=True, slots=True)
class PlanFigure:
    """A figure that stands on the table when the game begins."""

    name: str
    side: str
    at_pas: Spot
    base_pas: float


@dataclass(frozen=True, eq=False)
class TableLayout:
    """A scenario on a table."""

    name: str
    scene: Scene
    sides: tuple[str, ...]
    zones: tuple[PlanZone, ...]
    fragments: tuple[PlanFragment, ...]
    figures: tuple[PlanFigure, ...]
    case: Any = None
    """The scenario as its own game knows it."""


@dataclass(frozen=True, slots=True)
class AreaZone:
    """The areas of a board in which a side deploys."""

    name: str
    areas: Sequence[str]


@dataclass(frozen=True, eq=False)
class BoardLayout:
    """A scenario on a board of areas."""

    scene: BoardScene
    zones: tuple[AreaZone, ...]
    case: Any = None
    """The scenario as its own game knows it."""


@dataclass(frozen=True)
class Briefing:
    """A scenario in words, as its sheet tells the players: what to set up, who plays, and what wins."""

    title: str
    about: str
    steps: tuple[str, ...]
    victory: tuple[str, ...]
    bands: tuple[tuple[str, tuple[str, ...]], ...]
    """The sides, with a line for each figure."""
