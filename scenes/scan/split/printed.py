"""Arranges printed models, which have no table, in rows on a table of a usual size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.surface import ScanError
from terrain.lattice import to_pas, to_units

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.scan.surface import Surface

TABLES_PAS = (36.0, 48.0, 72.0, 96.0)
"""Sides of tables to try: 90 cm is usual, and beyond 240 cm no scene goes."""

GAP_PAS = 2.0
"""Between models, and from the rim: a figure walks through."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """By how much each model is to be moved, in pas, and the size of the table on which they stand then."""

    moves: tuple[tuple[float, float, float], ...]
    size_pas: tuple[float, float]


def side_by_side(models: Sequence[Surface]) -> Arranged:
    """Put models in rows about the middle of a table, each standing on it."""
    sizes = [np.ptp(model.vertices, axis=0) for model in models]
    for side in TABLES_PAS:
        corners = _rows(sizes, side)
        if corners is not None:
            moves = (_move(model, corner) for model, corner in zip(models, corners, strict=True))
            return Arranged(tuple(moves), (side, side))
    widest = max(max(size[0], size[1]) for size in sizes)
    raise ScanError(
        f"{len(models)} models of up to {widest:.0f} pas ({2.5 * widest:.0f} cm) do not fit on a table of "
        f"{2.5 * TABLES_PAS[-1]:.0f} cm: is the scale right? --units and --scale set it"
    )


def _rows(sizes: Sequence[np.ndarray], side: float) -> list[tuple[float, float]] | None:
    """The low corner of each model, row after row in the order given; None when they do not fit."""
    rows: list[list[int]] = [[]]
    for number in range(len(sizes)):
        if rows[-1] and _length(sizes, [*rows[-1], number]) > side - 2 * GAP_PAS:
            rows.append([])
        rows[-1].append(number)
    depths = [max(sizes[number][1] for number in row) for row in rows]
    whole = sum(depths) + GAP_PAS * (len(rows) - 1)
    if max(whole, *(_length(sizes, row) for row in rows)) > side - 2 * GAP_PAS:
        return None
    corners, north = [], (side + whole) / 2
    for row, depth in zip(rows, depths, strict=True):
        east = (side - _length(sizes, row)) / 2
        for number in row:
            corners.append((float(east), float(north - (depth + sizes[number][1]) / 2)))
            east += sizes[number][0] + GAP_PAS
        north -= depth + GAP_PAS
    return corners


def _length(sizes: Sequence[np.ndarray], row: list[int]) -> float:
    return float(sum(sizes[number][0] for number in row) + GAP_PAS * (len(row) - 1))


def _move(model: Surface, corner: tuple[float, float]) -> tuple[float, float, float]:
    x, y, z = (to_pas(to_units(length)) for length in (np.array([*corner, 0.0]) - model.vertices.min(axis=0)).tolist())
    return x, y, z  # whole lattice units: what was clean stays so
