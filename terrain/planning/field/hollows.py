"""Finds storeys inside solid scenery, which no body can enter although there is room.

A point is inside a closed piece when the line straight up from it leaves the piece once more than it enters it.
Pieces with an open border, as scans have them, enclose nothing for certain and are ignored.

Row of a triangle corner: 0 x, 1 y, 2 height.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.units import UNITS_PER_PAS, to_units
from terrain.machine.kernels import inlined, kernel
from terrain.scenery.prepare import border_edges

if TYPE_CHECKING:
    from terrain.planning.field.storeys import Storeys
    from terrain.scenery.table import Table

ABOVE_UNITS = 32
"""The height above a floor (0.1 mm) at which a point is tested: on the face itself it is neither in nor out."""

NUDGES_PAS = 1e-6 * np.array([(1.0, 1.0, 0.0), (1.0, -1.0, 0.0), (-1.0, 1.0, 0.0), (-1.0, -1.0, 0.0)])
"""A point right on the border of a piece, seen from above, is inside, whichever side that is."""


def outside_solids(table: Table, storeys: Storeys) -> Any:
    """Of each storey whether it is outside of every closed piece."""
    outside = np.ones(len(storeys.top), dtype=np.bool_)
    middle = np.array([*(to_units(side) / 2 for side in table.size_pas), 0.0])
    for piece in table.obstacles:
        mesh = piece.mesh
        if len(border_edges(mesh.vertices, mesh.faces)) == 0:
            corners = ((mesh.vertices - middle) / UNITS_PER_PAS)[mesh.faces]
            for nudge in NUDGES_PAS:
                point, height = _crossings(corners + nudge, storeys.across, storeys.along, storeys.spacing)
                order = np.argsort(point, kind="stable")
                _mark_inside(storeys.start, storeys.top, point[order], height[order], outside)
    return outside


@kernel
def _crossings(corners: Any, across: int, along: int, spacing: float) -> Any:
    """Where upright lines through points cross some faces: the points and the heights in lattice units."""
    room = 1024
    point, height = np.empty(room, dtype=np.int64), np.empty(room)
    count = 0
    for face in range(len(corners)):
        c = corners[face]
        west, east = min(c[0, 0], c[1, 0], c[2, 0]), max(c[0, 0], c[1, 0], c[2, 0])
        south, north = min(c[0, 1], c[1, 1], c[2, 1]), max(c[0, 1], c[1, 1], c[2, 1])
        first, last = int(np.ceil(west / spacing + across / 2 - 0.5)), int(np.floor(east / spacing + across / 2 - 0.5))
        for row in range(
            max(int(np.ceil(south / spacing + along / 2 - 0.5)), 0),
            min(int(np.floor(north / spacing + along / 2 - 0.5)), along - 1) + 1,
        ):
            y = (row + 0.5 - along / 2) * spacing
            for column in range(max(first, 0), min(last, across - 1) + 1):
                x = (column + 0.5 - across / 2) * spacing
                if not _holds(c, x, y):
                    continue
                if count == len(point):
                    point, height = np.concatenate((point, point)), np.concatenate((height, height))
                point[count], height[count] = row * across + column, UNITS_PER_PAS * _height(c, x, y)
                count += 1
    return point[:count], height[:count]


@inlined
def _holds(c: Any, x: float, y: float) -> bool:
    """Whether a triangle seen from above holds a point; of two with a common edge just one does."""
    inside = False
    for k in range(3):
        a, b = k, k + 1 if k < 2 else 0
        if (c[a, 1], c[a, 0]) > (c[b, 1], c[b, 0]):
            a, b = b, a  # an edge is looked at the same way from both of its faces
        if (c[a, 1] > y) != (c[b, 1] > y):
            east = (c[b, 0] - c[a, 0]) * (y - c[a, 1]) - (c[b, 1] - c[a, 1]) * (x - c[a, 0])
            inside = inside != (east > 0.0)
    return inside


@inlined
def _height(c: Any, x: float, y: float) -> float:
    """How high a triangle is at a point."""
    ax, ay, az = c[1, 0] - c[0, 0], c[1, 1] - c[0, 1], c[1, 2] - c[0, 2]
    bx, by, bz = c[2, 0] - c[0, 0], c[2, 1] - c[0, 1], c[2, 2] - c[0, 2]
    up = ax * by - ay * bx
    return c[0, 2] - ((ay * bz - az * by) * (x - c[0, 0]) + (az * bx - ax * bz) * (y - c[0, 1])) / up


@kernel
def _mark_inside(start: Any, top: Any, point: Any, height: Any, outside: Any) -> None:
    """Mark the storeys above which a piece is crossed an odd number of times; crossings come point by point."""
    first = 0
    while first < len(point):
        last = first
        while last < len(point) and point[last] == point[first]:
            last += 1
        for storey in range(start[point[first]], start[point[first] + 1]):
            odd = False
            for k in range(first, last):
                odd = odd != (height[k] > top[storey] + ABOVE_UNITS)
            if odd:
                outside[storey] = False
        first = last
