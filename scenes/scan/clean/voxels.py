"""Sorts a point cloud into grid cells: for each cell the middle of its points, their number, and the surface normal.

Cells are looked up by place in a hash table, so the extent of a cloud is not limited.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine import inlined, kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

BITS = 20
FULL = 1 << BITS
"""Cells along each axis, at most."""

MARGIN = 8
"""Cells kept free around the cloud, so that no neighbour has a negative place."""

FEW = 8
"""Fewer points than this do not show which way a surface looks."""

LINE = 0.03
"""Points that spread less than this across, by how they spread along, lie on a line: they show no surface."""

FLAT, EDGE = 0.2, 0.35
"""Points that spread so much across their plane, by how they spread along it, lie flat; from there on, on an edge."""

EMPTY = -1
"""No cell has this number."""


class Voxels(NamedTuple):
    """The occupied cells of a cloud, in the order of their keys."""

    keys: NDArray[np.int64]
    middles: NDArray[np.float64]
    counts: NDArray[np.float64]
    normals: NDArray[np.float64]
    low: NDArray[np.float64]
    """The corner of cell (0, 0, 0)."""
    cell: float
    slots: NDArray[np.int64]
    """The table of hashes: the row of a cell, or EMPTY."""


def voxels_of(points: NDArray[np.float64], cell: float) -> tuple[Voxels, NDArray[np.int64]]:
    """Sort a cloud into cells; also the row of the cell of each point.

    Height 0 is in the middle of a layer of cells: a table that lay between two layers would be seen in both.
    """
    low = (np.floor(points.min(axis=0) / cell) - MARGIN + 0.5) * cell
    places = np.floor((points - low) / cell).astype(np.int64)
    keys, rows = np.unique(places @ np.array([FULL * FULL, FULL, 1]), return_inverse=True)
    counts = np.bincount(rows, minlength=len(keys)).astype(np.float64)
    sums = np.stack([np.bincount(rows, points[:, axis] - low[axis]) for axis in range(3)], axis=1)
    middles = sums / counts[:, None]
    slots = table_of(keys)
    spreads = _spreads(points - low, rows, middles)
    normals, shifts = np.zeros((len(keys), 3)), np.zeros(len(keys))
    _look(keys, slots, counts, middles, spreads, cell, normals, shifts)
    return Voxels(keys, middles + shifts[:, None] * normals + low, counts, normals, low, cell, slots), rows


def _spreads(points: NDArray[np.float64], rows: NDArray[np.int64], middles: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each cell the sums of products of what its points are off its middle: xx, xy, xz, yy, yz, zz."""
    away = points - middles[rows]
    pairs = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
    return np.stack([np.bincount(rows, away[:, i] * away[:, j]) for i, j in pairs], axis=1)


def table_of(keys: NDArray[np.int64]) -> NDArray[np.int64]:
    """A table of hashes for keys that are all different."""
    size = 1 << max(4, int(np.ceil(np.log2(max(len(keys), 1) * 2.2))))
    slots = np.full(size, EMPTY, dtype=np.int64)
    _fill(keys, slots)
    return slots


@inlined
def slot_of(key: int, mask: int) -> int:
    mixed = key * -7046029254386353131
    return (mixed ^ (mixed >> 29)) & mask


@kernel
def _fill(keys: Any, slots: Any) -> None:
    mask = len(slots) - 1
    for row in range(len(keys)):
        slot = slot_of(keys[row], mask)
        while slots[slot] != EMPTY:
            slot = (slot + 1) & mask
        slots[slot] = row


@inlined
def row_of(key: int, keys: Any, slots: Any) -> int:
    """The row of a key, or EMPTY."""
    mask = len(slots) - 1
    slot = slot_of(key, mask)
    while slots[slot] != EMPTY:
        if keys[slots[slot]] == key:
            return slots[slot]
        slot = (slot + 1) & mask
    return EMPTY


@kernel
def _look(
    keys: Any, slots: Any, counts: Any, middles: Any, spreads: Any, cell: float, normals: Any, shifts: Any
) -> None:
    """Which way the surface looks at each cell, across the points around, and how far the cell is off their plane."""
    sums = np.empty(10)
    matrix = np.empty(6)
    for row in range(len(keys)):
        for reach in range(1, 3):
            _gather(row, reach, keys, slots, counts, middles, spreads, cell, sums, matrix)
            second, least = _thinnest(matrix, normals, row)
            if sums[0] >= FEW and second > LINE:
                break
        ahead = (sums[1] * normals[row, 0] + sums[2] * normals[row, 1] + sums[3] * normals[row, 2]) / sums[0]
        # Where points lie flat, a cell off their plane is noise; around an edge the plane would cut the edge off.
        shifts[row] = ahead * min(1.0, max(0.0, (EDGE - least) / (EDGE - FLAT)))


@inlined
def _gather(
    row: int, reach: int, keys: Any, slots: Any, counts: Any, middles: Any, spreads: Any, cell: float, sums: Any,
    matrix: Any,
) -> None:  # fmt: skip
    """The spread of all points in the cells around, near ones counting more."""
    sums[:] = 0.0
    x, y, z = middles[row, 0], middles[row, 1], middles[row, 2]
    far = ((reach + 0.8) * cell) ** 2
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            for dz in range(-reach, reach + 1):
                other = row_of(keys[row] + dx * FULL * FULL + dy * FULL + dz, keys, slots)
                if other == EMPTY:
                    continue
                ax, ay, az = middles[other, 0] - x, middles[other, 1] - y, middles[other, 2] - z
                near = 1.0 - (ax * ax + ay * ay + az * az) / far
                if near <= 0.0:
                    continue
                weight = near * near * counts[other]
                sums[0] += weight
                sums[1] += weight * ax
                sums[2] += weight * ay
                sums[3] += weight * az
                part = near * near
                sums[4] += weight * ax * ax + part * spreads[other, 0]
                sums[5] += weight * ax * ay + part * spreads[other, 1]
                sums[6] += weight * ax * az + part * spreads[other, 2]
                sums[7] += weight * ay * ay + part * spreads[other, 3]
                sums[8] += weight * ay * az + part * spreads[other, 4]
                sums[9] += weight * az * az + part * spreads[other, 5]
    mx, my, mz = sums[1] / sums[0], sums[2] / sums[0], sums[3] / sums[0]
    matrix[0], matrix[1], matrix[2] = sums[4] - mx * sums[1], sums[5] - mx * sums[2], sums[6] - mx * sums[3]
    matrix[3], matrix[4], matrix[5] = sums[7] - my * sums[2], sums[8] - my * sums[3], sums[9] - mz * sums[3]


@inlined
def _thinnest(matrix: Any, normals: Any, row: int) -> tuple[float, float]:
    """The direction in which points spread least; how the second spread compares to the largest, the least to it."""
    xx, xy, xz, yy, yz, zz = matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]
    mean = (xx + yy + zz) / 3.0
    if mean <= 0.0:
        normals[row, 2] = 1.0
        return 0.0, 1.0
    dx, dy, dz = xx - mean, yy - mean, zz - mean
    radius = np.sqrt((dx * dx + dy * dy + dz * dz + 2.0 * (xy * xy + xz * xz + yz * yz)) / 6.0)
    if radius <= 1e-12 * mean:
        normals[row, 2] = 1.0
        return 0.0, 1.0
    turned = dx * (dy * dz - yz * yz) - xy * (xy * dz - yz * xz) + xz * (xy * yz - dy * xz)
    angle = np.arccos(min(1.0, max(-1.0, turned / (2.0 * radius**3)))) / 3.0
    largest = mean + 2.0 * radius * np.cos(angle)
    least = mean + 2.0 * radius * np.cos(angle + 2.0943951023931953)
    second = 3.0 * mean - largest - least
    ax, ay, az = xx - least, yy - least, zz - least
    # Two rows of the matrix span what is across the answer; the pair that is least parallel gives it best.
    best = 0.0
    for pair in range(3):
        if pair == 0:
            nx, ny, nz = xy * yz - xz * ay, xz * xy - ax * yz, ax * ay - xy * xy
        elif pair == 1:
            nx, ny, nz = xy * az - xz * yz, xz * xz - ax * az, ax * yz - xy * xz
        else:
            nx, ny, nz = ay * az - yz * yz, yz * xz - xy * az, xy * yz - ay * xz
        length = np.sqrt(nx * nx + ny * ny + nz * nz)
        if length > best:
            best = length
            normals[row, 0], normals[row, 1], normals[row, 2] = nx / length, ny / length, nz / length
    if best == 0.0:
        normals[row, 0], normals[row, 1], normals[row, 2] = 0.0, 0.0, 1.0
    return second / largest, least / second if second > 0.0 else 1.0
