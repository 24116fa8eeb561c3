"""Defines `BoardScene`: a board with its units and stones, as loaded from the file of a board scene."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from scenes.files.problems import SceneError, one_line
from scenes.files.spelling import UnknownName, meant
from scenes.plugs.plug import adapter

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from skirmish.board import Board, Stone


@dataclass(frozen=True, slots=True)
class BoardUnit:
    """A unit where it stands; values that neither the scene nor a card gives are None."""

    id: str
    area: str
    card: str = ""
    """The dashboard or troop card it has, by name; its own name as a rule."""
    side: str | None = None
    type: str | None = None
    range: int | None = None
    movement: int | None = None
    talents: frozenset[str] = frozenset()
    classes: frozenset[str] = frozenset()


@dataclass(frozen=True)
class BoardScene:
    """Everything the file of a board scene says."""

    space: ClassVar[Literal["board"]] = "board"

    path: Path
    name: str
    game: str
    board: Board
    document: Mapping[str, Any]
    """The board as plain JSON, as it goes into the setup of a match."""
    units: tuple[BoardUnit, ...] = ()
    stones: tuple[Stone, ...] = ()
    match: Mapping[str, Any] | None = None
    """How it is played, if the file says so."""
    notes: tuple[str, ...] = ()

    @cached_property
    def position(self) -> Any:
        """The scene as a moment of its game, for the rules to look at."""
        return adapter(self.game).position_of(self)

    @cached_property
    def occupied(self) -> frozenset[str]:
        """The areas with at least one unit: they block sight."""
        return frozenset(unit.area for unit in self.units)

    def in_area(self, area: str) -> tuple[BoardUnit, ...]:
        return tuple(unit for unit in self.units if unit.area == area)

    def unit(self, name: str) -> BoardUnit:
        """Find a unit by its name, without regard to case."""
        own = self._meant(name, [unit.id for unit in self.units], "unit")
        return next(unit for unit in self.units if unit.id == own)

    def area(self, name: str) -> str:
        """The area that a name means, without regard to case."""
        return self._meant(name, list(self.board.areas), "area")

    def place(self, name: str) -> tuple[str, BoardUnit | None]:
        """The area meant by a name: that of a unit, or the area itself."""
        own = self._meant(name, [*(unit.id for unit in self.units), *self.board.areas], "unit and no area")
        unit = next((unit for unit in self.units if unit.id == own), None)
        return (own, None) if unit is None else (unit.area, unit)

    def _meant(self, name: str, known: list[str], what: str) -> str:
        try:
            return meant(name, known, what)
        except UnknownName as unknown:
            raise SceneError(one_line(f"{self.path}: {unknown}")) from unknown
