"""The board: areas with their ground, the boundaries between them, and the questions a game asks about both.

A board never changes. `board_from` parses it once from plain JSON and refuses a faulty one with a named fault;
afterwards every question of a game (what is adjacent, how far, what lies on the line) is a table lookup. What does
change in a game, units and fallen trees, is passed along with the question: see `sight.py`.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from skirmish.board.checks import board_faults
from skirmish.board.distances import all_distances
from skirmish.board.drawing import BoardError, Drawing, read_drawing
from skirmish.board.heights import lower_areas
from skirmish.board.sightlines import Line, trace
from skirmish.board.terrains import TERRAINS, Terrain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skirmish.board.boundaries import Boundary
    from skirmish.board.drawing import Area, Fault, SkullPath, Stone, Zone
    from skirmish.board.plane import Grid

__all__ = ["Board", "BoardError", "board_from", "judge_board"]

BOARDS_KEPT = 64
"""Boards that stay in memory; a process plays on a handful."""


@dataclass(frozen=True, eq=False)
class Board:
    """Everything drawn on a board (MYT-BOARD-01, MYT-BOARD-10)."""

    drawing: Drawing
    _lines: dict[tuple[str, str], Line] = field(default_factory=dict, repr=False)

    @property
    def name(self) -> str:
        return self.drawing.name

    @property
    def grid(self) -> Grid:
        """How the whole numbers of this board are turned back into the units of its drawing."""
        return self.drawing.grid

    @cached_property
    def areas(self) -> Mapping[str, Area]:
        """The areas by their id."""
        return {area.id: area for area in self.drawing.areas}

    @property
    def boundaries(self) -> tuple[Boundary, ...]:
        return self.drawing.boundaries

    @property
    def stones(self) -> tuple[Stone, ...]:
        """Where divine stones lie when a game begins."""
        return self.drawing.stones

    @property
    def zones(self) -> tuple[Zone, ...]:
        return self.drawing.zones

    def deployment(self, players: int) -> dict[str, tuple[str, ...]]:
        """The deployment areas of each side of the board, for a number of players."""
        return {zone.side: zone.areas for zone in self.zones if zone.players == players}

    def neighbours(self, area: str) -> tuple[str, ...]:
        """MYT-BOARD-06: the areas with a boundary in common, whatever its kind."""
        return self._neighbours[area]

    def surroundings(self, area: str) -> tuple[str, ...]:
        """MYT-BOARD-07: the area itself and every area adjacent to it."""
        return self._surroundings[area]

    def borders(self, a: str, b: str) -> tuple[Boundary, ...]:
        """All boundaries between two areas; none when they are not adjacent."""
        return self._borders.get((a, b), ())

    def distance(self, a: str, b: str) -> int | None:
        """MYT-RANGE-01: the fewest areas to enter on the way from a to b; None when there is no way."""
        return self._distances[a].get(b)

    def within(self, area: str, distance: int) -> tuple[str, ...]:
        """The areas at no more than a distance, the area itself first."""
        return tuple(other for other, far in self._distances[area].items() if far <= distance)

    def line(self, a: str, b: str) -> Line:
        """MYT-LOS-02: the straight line between two icons, with all that it meets."""
        found = self._lines.get((a, b))
        if found is None:
            found = self._lines[a, b] = trace(self, a, b)
        return found

    def terrain(self, area: str) -> Terrain:
        """The terrain as it is drawn; an emptied forest or ruin is open ground all the same (MYT-TERR-03)."""
        return TERRAINS[self.areas[area].terrain]

    def lower(self, area: str) -> frozenset[str]:
        """MYT-BOUND-11: the areas against which a unit in this one has the benefit of heights."""
        return self._lower[area]

    def skull_exits(self, rift: str, entered_from: str) -> tuple[str, ...]:
        """MYT-TERR-14: where the paths of skulls through a rift lead to from an area."""
        return self._skulls.get((rift, entered_from), ())

    @property
    def skulls(self) -> tuple[SkullPath, ...]:
        return self.drawing.skulls

    @cached_property
    def _borders(self) -> dict[tuple[str, str], tuple[Boundary, ...]]:
        found: dict[tuple[str, str], tuple[Boundary, ...]] = {}
        for boundary in self.boundaries:
            a, b = boundary.between
            for pair in ((a, b), (b, a)):
                found[pair] = (*found.get(pair, ()), boundary)
        return found

    @cached_property
    def _neighbours(self) -> dict[str, tuple[str, ...]]:
        beside = defaultdict(list)
        for a, b in self._borders:
            beside[a].append(b)
        return {area: tuple(beside[area]) for area in self.areas}

    @cached_property
    def _surroundings(self) -> dict[str, tuple[str, ...]]:
        return {area: (area, *beside) for area, beside in self._neighbours.items()}

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        return all_distances(self._neighbours)

    @cached_property
    def _lower(self) -> dict[str, frozenset[str]]:
        return lower_areas(self.drawing.areas, self.boundaries)

    @cached_property
    def _skulls(self) -> dict[tuple[str, str], tuple[str, ...]]:
        found: dict[tuple[str, str], tuple[str, ...]] = {}
        for path in self.skulls:
            for start, end in (path.between, path.between[::-1]):
                found[path.rift, start] = (*found.get((path.rift, start), ()), end)
        return found


def board_from(document: Any) -> Board:
    """The board of a document (plain JSON), or a `BoardError` that names what is wrong with it.

    The same document gives the same board, so that what one game has found out serves the next.
    """
    board, faults = judge_board(document)
    if board is None:
        raise BoardError(faults[0])
    return board


def judge_board(document: Any) -> tuple[Board | None, tuple[Fault, ...]]:
    """The board of a document, or everything that is wrong with it."""
    return _judged(json.dumps(document, sort_keys=True))


@lru_cache(maxsize=BOARDS_KEPT)
def _judged(text: str) -> tuple[Board | None, tuple[Fault, ...]]:
    try:
        drawing = read_drawing(json.loads(text))
    except BoardError as refusal:
        return None, (refusal.fault,)
    faults = tuple(board_faults(drawing))
    return (None, faults) if faults else (Board(drawing), ())
