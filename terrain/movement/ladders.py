"""Finds ladders and ropes that join two places; they lead from one level to another and block no movement.

Such a piece leads from the middle of its lowest points to the middle of its highest, and joins two places when the
base at one is within reach of its foot and the base at the other within reach of its top.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, cast

from terrain.lattice.units import to_pas
from terrain.movement.answers import Line, LineKind

if TYPE_CHECKING:
    import numpy as np

    from terrain.movement.answers import Mover, Place
    from terrain.scenery.pieces import Piece
    from terrain.scenery.table import Table

KINDS = ("ladder", "rope")

END_PAS = 0.1
"""Points this close to the lowest or highest one of a ladder are its end: rungs and stiles never end alike."""

ARM_PAS = 0.5
"""A figure holds on to a ladder or rope from so far off: the edge it hangs from lies between them."""


def line(table: Table, mover: Mover, start: Place, to: Place, step_pas: float) -> Line | None:
    """The ladder or rope that joins two places; the shortest when there are several."""
    low, high = sorted((start, to), key=lambda place: place[2])
    lines = [_line_of(piece) for piece in table.pieces if piece.kind in KINDS]
    joining = [each for each in lines if _joins(each, mover, low, high, step_pas)]
    return min(joining, key=lambda each: each.length_pas, default=None)


def _line_of(piece: Piece) -> Line:
    points = to_pas(piece.mesh.vertices)
    foot, top = (
        _end(points, points[:, 2] <= points[:, 2].min() + END_PAS),
        _end(points, points[:, 2] >= points[:, 2].max() - END_PAS),
    )
    foot, top = (*foot[:2], float(points[:, 2].min())), (*top[:2], float(points[:, 2].max()))
    return Line(cast("LineKind", piece.kind), foot, top, math.dist(foot, top), piece.id)


def _end(points: np.ndarray, which: np.ndarray) -> Place:
    x, y, z = ((points[which].min(axis=0) + points[which].max(axis=0)) / 2).tolist()
    return x, y, z


def _joins(line: Line, mover: Mover, low: Place, high: Place, step_pas: float) -> bool:
    return _at_hand(mover, low, line.foot, step_pas) and _at_hand(mover, high, line.top, step_pas)


def _at_hand(mover: Mover, place: Place, end: Place, step_pas: float) -> bool:
    """Whether an end is within an arm's length of a base, and within a step of its elevation."""
    width = mover.base_pas if isinstance(mover.base_pas, float | int) else min(mover.base_pas)
    away = math.hypot(place[0] - end[0], place[1] - end[1]) - width / 2
    return away <= ARM_PAS and abs(place[2] - end[2]) <= step_pas
