"""Finds open ground: there every walk passes for certain, and nothing has to be tried on the mesh.

Around a point of open ground, as far as a base reaches, there is one storey only, with room to stand; and from the
lowest of it to the highest thing of all it is so little that walks are as long as they look.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.units import to_units

if TYPE_CHECKING:
    from terrain.planning.field.field import Field

FLAT_PAS = 0.1
"""What rises by no more adds next to nothing to the length of a walk."""

MARGIN_PAS = 0.1
"""How far beyond a base things are taken into account."""


def open_points(field: Field) -> Any:
    """Of each point whether it is open ground."""
    storeys = field.storeys
    shape = (storeys.along, storeys.across)
    single = np.diff(storeys.start) == 1
    only = storeys.start[:-1][single]
    top, roomy = np.zeros(len(single), dtype=np.int32), np.zeros(len(single), dtype=bool)
    top[single], roomy[single] = storeys.top[only], storeys.room[only] >= to_units(field.form.height_pas)
    reach = math.ceil((max(field.form.base_pas) / 2 + MARGIN_PAS) / storeys.spacing)
    lowest = -_highest_around((-top).reshape(shape), reach)
    highest = _highest_around(np.maximum(top, storeys.sky).reshape(shape), reach)
    clear = ~_highest_around(~roomy.reshape(shape), reach)
    return (clear & (highest - lowest < to_units(FLAT_PAS))).ravel()


def _highest_around(values: Any, reach: int) -> Any:
    """The highest value in a square around each point."""
    for axis in (0, 1):
        padding = [(reach, reach) if axis == side else (0, 0) for side in (0, 1)]
        padded, length = np.pad(values, padding, mode="edge"), values.shape[axis]
        shifted = [np.take(padded, range(shift, shift + length), axis) for shift in range(2 * reach + 1)]
        values = np.maximum.reduce(shifted)
    return values


def leads_over_open_ground(field: Field, is_open: Any, start: Any, end: Any) -> Any:
    """Of straight ways whether all their points are open ground; row by row x and y, counted in points."""
    away = end - start
    count = math.ceil(float(np.abs(away).max(initial=0.0))) + 1
    clear = np.ones(len(away), dtype=bool)
    for share in np.linspace(0.0, 1.0, count + 1):
        column, row = np.floor(start + share * away + 0.5).astype(np.int64).T
        column, row = np.clip(column, 0, field.storeys.across - 1), np.clip(row, 0, field.storeys.along - 1)
        clear &= is_open[row * field.storeys.across + column]
    return clear
