"""Extends the rim of a piece straight down to the table and closes it, so that the piece is a solid.

A piece is cut from the table slightly above it. From the cut every wall goes straight down to height 0, where
a sole closes it. Where the scan has a gap down to the cut, the sole goes straight across, and the gap
above it stays open: surfaces that were not seen are not invented.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import manifold3d
import numpy as np

from scenes.scan.clean.holes import walk_borders
from scenes.scan.clean.orientation import LONE, side_mates
from scenes.scan.surface import Surface

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Footed(NamedTuple):
    """A piece that reaches down to the table, and whether its foot is closed all around."""

    surface: Surface
    closed: bool


def with_foot(surface: Surface, cut_pas: float) -> Footed:
    """Carry the rim of a piece, its border at the height of the cut, down to the table."""
    faces = surface.faces
    on_cut = surface.vertices[:, 2] == cut_pas
    mates = side_mates(faces)
    lone = np.flatnonzero(mates == LONE)
    starts, ends = faces[lone // 3, lone % 3], faces[lone // 3, (lone + 1) % 3]
    rim = on_cut[starts] & on_cut[ends]
    if not rim.any():
        return Footed(surface, closed=False)
    carried = np.unique(np.concatenate([starts[rim], ends[rim]]))
    below = np.full(len(on_cut), -1, dtype=np.int64)
    below[carried] = len(on_cut) + np.arange(len(carried))
    u, v = starts[rim], ends[rim]
    walls = np.concatenate([np.column_stack([v, u, below[u]]), np.column_stack([v, below[u], below[v]])])
    outlines, closed = _outlines(faces, mates, on_cut)
    points = np.concatenate([surface.vertices, surface.vertices[carried] * (1.0, 1.0, 0.0)])
    soles = below[_filled(points, outlines)]
    colours = None if surface.colours is None else np.concatenate([surface.colours, surface.colours[carried]])
    return Footed(Surface(points, np.concatenate([faces, walls, soles]), colours), closed)


def _outlines(
    faces: NDArray[np.int64], mates: NDArray[np.int64], on_cut: NDArray[np.bool_]
) -> tuple[list[NDArray[np.int64]], bool]:
    """The corners of the foot, outline by outline; and whether the rim is nowhere broken by a gap."""
    sides, counts = walk_borders(faces, mates)
    outlines, closed = [], True
    for border in np.split(faces[sides // 3, sides % 3], np.cumsum(counts)[:-1]):
        corners = border[on_cut[border]]
        if len(corners) >= 3:
            outlines.append(corners)
            closed &= len(corners) == len(border)
    return outlines, closed and bool(outlines)


def _filled(points: NDArray[np.float64], outlines: list[NDArray[np.int64]]) -> NDArray[np.int64]:
    """Triangles that fill the outlines and look down; an outline within another is a yard and stays open."""
    if not outlines:
        return np.zeros((0, 3), dtype=np.int64)
    flat = [points[corners, :2] for corners in outlines]
    triangles = np.asarray(manifold3d.triangulate(flat)).reshape(-1, 3)
    return np.concatenate(outlines)[triangles[:, ::-1]].astype(np.int64)
