"""Defines `Scene`: a table, the figures on it, and what its file says about the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal

from scenes.files.problems import SceneError, one_line
from scenes.files.spelling import UnknownName, meant
from terrain.lattice import to_units

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.files.scene_form import AreaKind
    from scenes.table.asked.doubts import Doubt
    from terrain.scenery import Body, Table

CROUCHED_HEIGHT_PAS = 0.5
FRAGMENT_BASE_PAS = 0.4
"""Diameter of a fragment's token (GAP-28: a radius of 0.2)."""


@dataclass(frozen=True)
class Figure:
    """A miniature where it stands."""

    id: str
    side: str | None
    profile: str | None
    at_pas: tuple[float, float]
    ground_pas: float
    base_pas: float | tuple[float, float]
    height_pas: float
    """Its height now: 0.5 when it crouches."""
    turn_deg: float
    crouched: bool
    body: Body

    @cached_property
    def whole_body(self) -> Body:
        """The body down to the ground: what stands in the way of others."""
        return replace(self.body, low=to_units(self.ground_pas))


@dataclass(frozen=True, slots=True)
class Fragment:
    """An Ichor fragment where it lies."""

    id: str
    value: int
    at_pas: tuple[float, float]
    ground_pas: float


@dataclass(frozen=True, slots=True)
class Area:
    """Marked ground."""

    kind: AreaKind
    polygon_pas: tuple[tuple[float, float], ...]
    side: str | None


@dataclass(frozen=True)
class Mechanism:
    """A door, or something that moves another piece: where that is once it is worked."""

    id: str
    piece: str
    to_pas: tuple[float, float, float]
    turn_deg: float
    gone: bool = False
    """Whether the piece is off the table then, as an open door is."""
    at_pas: tuple[float, float, float] | None = None
    """Where it is worked; None at the piece itself."""


@dataclass(frozen=True)
class Scene:
    """Everything a scene file says, ready to be asked."""

    space: ClassVar[Literal["table"]] = "table"

    path: Path
    name: str
    game: str
    table: Table
    too_close: Literal["blocked", "visible"] = "blocked"
    figures_block: bool = True
    step_pas: float = 0.5
    slope_deg: float = 45.0
    figures: tuple[Figure, ...] = ()
    fragments: tuple[Fragment, ...] = ()
    areas: tuple[Area, ...] = ()
    mechanisms: tuple[Mechanism, ...] = ()
    """The doors, and the mechanisms that move other pieces."""
    notes: tuple[str, ...] = ()
    """What the author may want to know: repairs of meshes, units taken for granted."""
    doubts: tuple[Doubt, ...] = ()
    """Problems of some of its entries, with which only those scenes come that were loaded for one question."""

    def figure(self, name: str) -> Figure:
        """Find a figure by its name, without regard to case; a slip in it is answered with the nearest spelling."""
        names = [figure.id for figure in self.figures]
        if not names:
            none = f"no figure is called {name!r}; there is none here; a place such as 5,6 stands for one"
            raise SceneError(f"{self.path}: {none}")
        return self.figures[names.index(self._meant(name, names, "figure"))]

    def worked(self, *names: str) -> Scene:
        """The scene after these mechanisms were worked: doors opened, levers pulled. Figures stay where they are."""
        table = self.table
        for one in self.mechanisms:
            if one.id in names:
                table = table.without(one.piece) if one.gone else table.moved(one.piece, one.to_pas, one.turn_deg)
        return replace(self, table=table)

    def without(self, *names: str) -> Scene:
        """The scene after pieces were taken away: a door opened, a wall destroyed. Figures stay where they are."""
        known = [piece.id for piece in self.table.pieces]
        return replace(self, table=self.table.without(*(self._meant(name, known, "piece") for name in names)))

    def _meant(self, name: str, known: list[str], what: str) -> str:
        try:
            return meant(name, known, what)
        except UnknownName as unknown:
            raise SceneError(one_line(f"{self.path}: {unknown}")) from unknown
