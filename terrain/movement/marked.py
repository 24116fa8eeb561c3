"""Marked ground: areas drawn on the table, and pieces that are no obstacle but a marsh, a lake, a field of rubble.

An area lies on the table top: a figure more than a step above it, for example on a bridge, is not in it. When all of it
lies within the outline of one piece, it was drawn on that piece (a hill, a scanned landscape), and then it also marks
the figures that this piece carries. A piece of a marked kind marks the figures that stand on it or, when it carries
none, in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely

from terrain.lattice.units import to_pas
from terrain.scenery.kinds import UNMARKED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.movement.answers import Marked, Place, Spot
    from terrain.scenery.pieces import Piece
    from terrain.scenery.table import Table


@dataclass(frozen=True, eq=False)
class _Zone:
    """Ground of a kind: its outline, the elevations it takes in, and the pieces that carry it up besides."""

    kind: str
    outline: Any
    low_pas: float
    high_pas: float
    carriers: frozenset[str]

    def holds(self, at: Place, carrier: str | None) -> bool:
        if not (self.low_pas <= at[2] <= self.high_pas or carrier in self.carriers):
            return False
        return bool(shapely.intersects_xy(self.outline, at[0], at[1]))


@dataclass(frozen=True, eq=False)
class Markings:
    """All marked ground of a table."""

    table: Table
    areas: Sequence[Marked]
    step_pas: float

    @cached_property
    def _zones(self) -> tuple[_Zone, ...]:
        drawn = [self._drawn(area) for area in self.areas]
        return tuple(drawn + [self._lying(piece) for piece in self.table.pieces if piece.kind not in UNMARKED])

    def _drawn(self, area: Marked) -> _Zone:
        outline = shapely.Polygon(area.polygon)
        shapely.prepare(outline)
        carriers = [name for name, around in self._outlines.items() if shapely.covers(around, outline)]
        return _Zone(area.kind, outline, -np.inf, self.step_pas, frozenset(carriers))

    def _lying(self, piece: Piece) -> _Zone:
        outline = _footprint(piece)
        shapely.prepare(outline)
        if piece.blocks_sight:
            return _Zone(piece.kind, outline, np.inf, -np.inf, frozenset({piece.id}))
        low, high = (corner[2] for corner in piece.bounds_pas)
        return _Zone(piece.kind, outline, low - self.step_pas, high, frozenset())

    @cached_property
    def _outlines(self) -> dict[str, Any]:
        """The hull around each obstacle, seen from above."""
        hulls = {}
        for piece in self.table.obstacles:
            hulls[piece.id] = shapely.convex_hull(shapely.multipoints(to_pas(piece.mesh.vertices[:, :2])))
        return hulls

    @cached_property
    def carried(self) -> bool:
        """Whether some marking depends on which piece one stands on."""
        return any(zone.carriers for zone in self._zones)

    def kinds(self, at: Place, carrier: str | None) -> frozenset[str]:
        """The kinds of the ground at a place, for a figure that stands on a piece."""
        return frozenset(zone.kind for zone in self._zones if zone.holds(at, carrier))

    def borders(self, start: Spot, end: Spot) -> list[float]:
        """Which shares of a straight way marked ground begins or ends at, seen from above; none when it meets none."""
        way = shapely.LineString([start, end])
        met = [zone.outline for zone in self._zones if shapely.intersects(zone.outline, way)]
        if not met:
            return []
        length = shapely.length(way)
        crossed = shapely.get_coordinates([shapely.intersection(shapely.boundary(zone), way) for zone in met])
        away = np.hypot(crossed[:, 0] - start[0], crossed[:, 1] - start[1]) / length
        return sorted({0.0, 1.0, *away[(away > 0.0) & (away < 1.0)].tolist()})


def _footprint(piece: Piece) -> Any:
    """All that a piece covers, seen from above."""
    corners = to_pas(piece.mesh.corners[:, :, :2])
    triangles = shapely.polygons(corners)
    return shapely.union_all(triangles[shapely.area(triangles) > 0])
