"""Indexes the faces of a table by squares, for questions about places.

Faces are filed by the squares of the table that their outlines seen from above reach into. A question
about a place looks into a few squares only, however many faces the table has.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from terrain.machine.kernels import kernel
from terrain.standing.floors import Floors

if TYPE_CHECKING:
    from terrain.lattice.units import Units
    from terrain.meshes.mesh import Faces
    from terrain.scenery.table import Table

SQUARE_UNITS = 2048
"""A quarter pas: a base of 1.2 pas reaches into some thirty squares, each with some dozen faces of a fine scan."""

Places = NDArray[np.intp]


class Grid(NamedTuple):
    """The squares from west to east and row by row: where each one's list of faces starts, and all lists end to end."""

    west: int
    south: int
    across: int
    rows: int
    starts: Any
    members: Any


@dataclass(frozen=True, eq=False)
class Surfaces:
    """Scenery made ready for questions about places: built once for a table, asked often."""

    vertices: Units
    faces: Faces

    @cached_property
    def low(self) -> NDArray[np.int32]:
        """The least coordinates of every face, a row for each axis."""
        return self._bounds(np.minimum)

    @cached_property
    def high(self) -> NDArray[np.int32]:
        return self._bounds(np.maximum)

    def _bounds(self, of: Any) -> NDArray[np.int32]:
        columns = np.ascontiguousarray(self.vertices.T, dtype=np.int32)
        first, second, third = self.faces.T
        return np.stack([of(of(column[first], column[second]), column[third]) for column in columns])

    @cached_property
    def grid(self) -> Grid:
        if not len(self.faces):
            return Grid(0, 0, 0, 0, np.zeros(1, dtype=np.int64), np.zeros(0, dtype=np.int32))
        west, south = int(self.low[0].min()), int(self.low[1].min())
        across = (int(self.high[0].max()) - west) // SQUARE_UNITS + 1
        rows = (int(self.high[1].max()) - south) // SQUARE_UNITS + 1
        starts, members = _filed(self.low, self.high, west, south, across, rows)
        return Grid(west, south, across, rows, starts, members)

    @cached_property
    def _floors(self) -> dict[tuple[float, int], Floors]:
        return {}

    def floors(self, slope_deg: float, step_units: int) -> Floors:
        """What of them is ground, up to a slope and in levels of a step."""
        key = (slope_deg, step_units)
        if key not in self._floors:
            self._floors[key] = Floors(self, slope_deg, step_units)
        return self._floors[key]

    def corners(self, places: Places) -> Units:
        return self.vertices[self.faces[places]]

    def squares(self, *spans: tuple[float, float]) -> tuple[int, int, int, int]:
        """The first and last column and row of squares that a rectangle reaches into; the last may come first."""
        grid = self.grid
        (west, east), (south, north) = spans
        return (
            _square(west - grid.west, grid.across),
            _square(east - grid.west, grid.across),
            _square(south - grid.south, grid.rows),
            _square(north - grid.south, grid.rows),
        )

    def crossing(self, *spans: tuple[float, float]) -> Places:
        """Faces whose box has more than its rim in common with a box, given by its three spans; in rising order."""
        if not len(self.faces):
            return np.zeros(0, dtype=np.intp)
        limits = np.array(spans, dtype=np.float64)
        found = _crossing(self.grid, self.low, self.high, limits, *self.squares(*spans[:2]))
        found.sort()
        return np.asarray(found)


def _square(away: float, count: int) -> int:
    if not math.isfinite(away):
        return 0 if away < 0 else count - 1
    return min(max(math.floor(away / SQUARE_UNITS), 0), count - 1)


_OF_TABLES: WeakKeyDictionary[Table, Surfaces] = WeakKeyDictionary()


def surfaces_of(table: Table) -> Surfaces:
    """The surfaces of a table as its pieces were placed: what figures stand on and bump into."""
    if table not in _OF_TABLES:
        _OF_TABLES[table] = Surfaces(*table.pieces_as_placed[:2])
    return _OF_TABLES[table]


@kernel
def _filed(low: Any, high: Any, west: int, south: int, across: int, rows: int) -> Any:
    """Sort faces into squares: count them, then write them down."""
    count = low.shape[1]
    starts = np.zeros(across * rows + 1, dtype=np.int64)
    for face in range(count):
        for row in range((low[1, face] - south) // SQUARE_UNITS, (high[1, face] - south) // SQUARE_UNITS + 1):
            for column in range((low[0, face] - west) // SQUARE_UNITS, (high[0, face] - west) // SQUARE_UNITS + 1):
                starts[row * across + column + 1] += 1
    for square in range(across * rows):
        starts[square + 1] += starts[square]
    members = np.empty(starts[-1], dtype=np.int32)
    filled = starts.copy()
    for face in range(count):
        for row in range((low[1, face] - south) // SQUARE_UNITS, (high[1, face] - south) // SQUARE_UNITS + 1):
            for column in range((low[0, face] - west) // SQUARE_UNITS, (high[0, face] - west) // SQUARE_UNITS + 1):
                square = row * across + column
                members[filled[square]] = face
                filled[square] += 1
    return starts, members


@kernel
def _crossing(grid: Grid, low: Any, high: Any, limits: Any, first: int, last: int, bottom: int, top: int) -> Any:
    """The faces of some squares whose boxes cross a box; a face is met in the first of its squares only."""
    room = 0
    for row in range(bottom, top + 1):
        room += grid.starts[row * grid.across + last + 1] - grid.starts[row * grid.across + first]
    found = np.empty(max(room, 0), dtype=np.intp)
    count = 0
    for row in range(bottom, top + 1):
        for column in range(first, last + 1):
            square = row * grid.across + column
            for place in range(grid.starts[square], grid.starts[square + 1]):
                face = grid.members[place]
                if (
                    column == max(first, (low[0, face] - grid.west) // SQUARE_UNITS)
                    and row == max(bottom, (low[1, face] - grid.south) // SQUARE_UNITS)
                    and low[0, face] < limits[0, 1]
                    and high[0, face] > limits[0, 0]
                    and low[1, face] < limits[1, 1]
                    and high[1, face] > limits[1, 0]
                    and low[2, face] < limits[2, 1]
                    and high[2, face] > limits[2, 0]
                ):
                    found[count] = face
                    count += 1
    return found[:count].copy()
