"""Builds a surface through a cloud sorted into cells: finds where it crosses the grid, and joins crossings by faces.

At each grid corner near the cloud the signed distance to the surface is a mean over the points around; each
gives the distance of the corner in front of the plane through it. Which side is the front is unknown, but whether
the fronts of two points are the same side is known. So every corner uses the front of the point nearest to it, and
a grid edge is crossed when its two ends, put on the same front, lie on different sides. Each crossed edge has four
cells around it: a face joins their points, and the point of a cell is the middle of the crossings around it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from scenes.scan.clean.voxels import EMPTY, FULL, Voxels, row_of
from terrain.machine import inlined, kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

REACH = 2
"""Cells around a corner, in each direction, whose points have a say."""

SAME_WAY = 0.6
"""Cosine of 53 degrees: surfaces that look ways no more different than this are one, if there is no gap."""

GAP = 1.0
"""Surfaces so many cells apart are two: front and back of a wall."""

NEAR = 1.25
"""A point of the surface is no farther from the points of the cloud, in cells; else there is a hole."""

STEPS = (FULL * FULL, FULL, 1)
"""From a corner or cell to the next one along x, y and z."""


class Crossings(NamedTuple):
    """Edges of the grid that the surface crosses: the corner each starts at, its axis, the place, the side in front."""

    corners: NDArray[np.int64]
    axes: NDArray[np.int64]
    places: NDArray[np.float64]
    backward: NDArray[np.bool_]


class Net(NamedTuple):
    """Points of a surface, squares between them, and for each point the nearest cell of the cloud."""

    points: NDArray[np.float64]
    squares: NDArray[np.int64]
    voxel: NDArray[np.int64]


def net_of(voxels: Voxels) -> Net:
    """The surface of a cloud."""
    corners = _corners(voxels)
    distance, nearest = np.empty(len(corners)), np.full(len(corners), EMPTY)
    _measure(corners, voxels.keys, voxels.slots, voxels.middles - voxels.low, voxels.normals, voxels.counts,
             voxels.cell, distance, nearest)  # fmt: skip
    crossings = _crossings(voxels, corners, distance, nearest)
    return _joined(voxels, crossings)


def _corners(voxels: Voxels) -> NDArray[np.int64]:
    """The corners of the eight cells nearest to the middle of each occupied one."""
    first = np.rint((voxels.middles - voxels.low) / voxels.cell).astype(np.int64) @ np.array(STEPS)
    around = np.array([x * STEPS[0] + y * STEPS[1] + z for x in (-1, 0, 1) for y in (-1, 0, 1) for z in (-1, 0, 1)])
    return np.unique((np.unique(first)[:, None] + around).ravel())


@kernel
def _measure(
    corners: Any, keys: Any, slots: Any, middles: Any, normals: Any, counts: Any, cell: float, distance: Any,
    nearest: Any,
) -> None:  # fmt: skip
    """How far each corner is in front of the surface, as the point nearest to it sees front."""
    rows, squares = np.empty((2 * REACH) ** 3, dtype=np.int64), np.empty((2 * REACH) ** 3)
    far = (REACH * cell) ** 2
    for corner in range(len(corners)):
        key = corners[corner]
        x, y, z = (key // (FULL * FULL)) * cell, (key // FULL % FULL) * cell, (key % FULL) * cell
        found = _around(key, x, y, z, keys, slots, middles, far, rows, squares)
        if found == 0:
            continue
        best = 0
        for k in range(1, found):
            if squares[k] < squares[best]:
                best = k
        first = rows[best]
        total, weights = 0.0, 0.0
        for k in range(found):
            row = rows[k]
            near = 1.0 - squares[k] / far
            weight = near * near * near * near * counts[row]
            ahead = ((x - middles[row, 0]) * normals[row, 0] + (y - middles[row, 1]) * normals[row, 1]
                     + (z - middles[row, 2]) * normals[row, 2])  # fmt: skip
            total += weight * ahead * same_front(first, row, middles, normals, GAP * cell)
            weights += weight
        distance[corner], nearest[corner] = total / weights, first


@inlined
def _around(
    key: int, x: float, y: float, z: float, keys: Any, slots: Any, middles: Any, far: float, rows: Any, squares: Any
) -> int:
    """The cells of the cloud around a corner, and the squares of their distances."""
    found = 0
    for dx in range(-REACH, REACH):
        for dy in range(-REACH, REACH):
            for dz in range(-REACH, REACH):
                row = row_of(key + dx * FULL * FULL + dy * FULL + dz, keys, slots)
                if row == EMPTY:
                    continue
                square = (middles[row, 0] - x) ** 2 + (middles[row, 1] - y) ** 2 + (middles[row, 2] - z) ** 2
                if square < far:
                    rows[found], squares[found] = row, square
                    found += 1
    return found


@inlined
def same_front(a: int, b: int, middles: Any, normals: Any, gap: float) -> float:
    """1 if the normals of two points look to the same side of their surface, -1 if they do not.

    Where the surface goes on, fronts agree that look the same way. Around an edge, or from one side of a
    wall to the other, the normal is carried over as in a mirror half way between the points.
    """
    ex, ey, ez = middles[b, 0] - middles[a, 0], middles[b, 1] - middles[a, 1], middles[b, 2] - middles[a, 2]
    along = normals[a, 0] * normals[b, 0] + normals[a, 1] * normals[b, 1] + normals[a, 2] * normals[b, 2]
    from_a = ex * normals[a, 0] + ey * normals[a, 1] + ez * normals[a, 2]
    from_b = ex * normals[b, 0] + ey * normals[b, 1] + ez * normals[b, 2]
    square = ex * ex + ey * ey + ez * ez
    if square == 0.0 or (abs(along) > SAME_WAY and abs(from_a) + abs(from_b) < 2.0 * gap):
        return 1.0 if along >= 0.0 else -1.0
    return 1.0 if along - 2.0 * from_a * from_b / square >= 0.0 else -1.0


def _crossings(
    voxels: Voxels, corners: NDArray[np.int64], distance: NDArray[np.float64], nearest: NDArray[np.int64]
) -> Crossings:
    found = []
    for axis, step in enumerate(STEPS):
        ends = np.searchsorted(corners, corners + step)
        ends[ends == len(corners)] = 0
        starts = np.flatnonzero((corners[ends] == corners + step) & (nearest != EMPTY) & (nearest[ends] != EMPTY))
        shares = np.empty(len(starts))
        _cross(starts, ends[starts], distance, nearest, voxels.middles, voxels.normals, voxels.cell, shares)
        crossed = shares >= 0.0
        starts, shares = starts[crossed], shares[crossed]
        places = np.stack(np.unravel_index(corners[starts], (FULL, FULL, FULL)), axis=1).astype(np.float64)
        places[:, axis] += shares
        found.append(
            (starts, np.full(len(starts), axis), places, _looks_back(voxels, nearest[starts], distance[starts]))
        )
    starts, axes, places, backward = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return Crossings(corners[starts], axes, places * voxels.cell + voxels.low, backward)


@kernel
def _cross(
    starts: Any, ends: Any, distance: Any, nearest: Any, middles: Any, normals: Any, cell: float, shares: Any
) -> None:
    """Where along each edge the surface crosses it, as a share of its length; -1 if it does not."""
    for edge in range(len(starts)):
        start, end = starts[edge], ends[edge]
        here = distance[start]
        there = distance[end] * same_front(nearest[start], nearest[end], middles, normals, GAP * cell)
        crossed = (here < 0.0) != (there < 0.0) and abs(here) < 1.5 * cell and abs(there) < 1.5 * cell
        shares[edge] = here / (here - there) if crossed else -1.0


def _looks_back(voxels: Voxels, nearest: NDArray[np.int64], distance: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Whether the start of each edge is in front, when every normal is taken to look up."""
    up = np.where(voxels.normals[nearest, 2] >= 0.0, 1.0, -1.0)
    return np.asarray(distance * up > 0.0)


def _joined(voxels: Voxels, crossings: Crossings) -> Net:
    """A point in each cell with crossings, and a square around each crossing whose four cells all have one."""
    offsets = np.array([[0, STEPS[b], STEPS[b] + STEPS[c], STEPS[c]] for b, c in ((1, 2), (2, 0), (0, 1))])
    cells = crossings.corners[:, None] - offsets[crossings.axes]
    cells[crossings.backward] = cells[crossings.backward][:, ::-1]
    keys, numbers = np.unique(cells, return_inverse=True)
    numbers = numbers.reshape(cells.shape)
    count = np.bincount(numbers.ravel(), minlength=len(keys))
    sums = [np.bincount(numbers.ravel(), np.repeat(crossings.places[:, axis], 4)) for axis in range(3)]
    points = np.stack(sums, axis=1) / count[:, None]
    nearest, away = np.full(len(keys), EMPTY), np.full(len(keys), np.inf)
    _nearest(keys, points - voxels.low, voxels.keys, voxels.slots, voxels.middles - voxels.low, nearest, away)
    near = away <= (NEAR * voxels.cell) ** 2
    return Net(points, numbers[near[numbers].all(axis=1)], nearest)


@kernel
def _nearest(cells: Any, points: Any, keys: Any, slots: Any, middles: Any, nearest: Any, away: Any) -> None:
    """The cell of the cloud whose middle is nearest to each point, and the square of the distance."""
    for k in range(len(cells)):
        for dx in range(-1, 2):
            for dy in range(-1, 2):
                for dz in range(-1, 2):
                    row = row_of(cells[k] + dx * FULL * FULL + dy * FULL + dz, keys, slots)
                    if row == EMPTY:
                        continue
                    square = ((middles[row, 0] - points[k, 0]) ** 2 + (middles[row, 1] - points[k, 1]) ** 2
                              + (middles[row, 2] - points[k, 2]) ** 2)  # fmt: skip
                    if square < away[k]:
                        nearest[k], away[k] = row, square
