"""Defines `BoardScene`: a board with its units and stones, as loaded from the file of a board scene."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from scenes.files.problems import SceneError
from scenes.files.spelling import suggestion
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
        """Find a unit by its name."""
        found = next((unit for unit in self.units if unit.id == name), None)
        if found is None:
            hint = suggestion(name, [unit.id for unit in self.units])
            raise SceneError(f"{self.path}: no unit is called {name!r}; {hint}")
        return found

    def place(self, name: str) -> tuple[str, BoardUnit | None]:
        """The area meant by a name: that of a unit, or the area itself."""
        unit = next((unit for unit in self.units if unit.id == name), None)
        if unit is not None:
            return unit.area, unit
        if name in self.board.areas:
            return name, None
        known = [*(unit.id for unit in self.units), *self.board.areas]
        raise SceneError(f"{self.path}: no unit and no area is called {name!r}; {suggestion(name, known)}")
