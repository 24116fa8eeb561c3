"""Sums of squared distances to planes (quadric error): ten numbers and a weight for each point.

The squared distance of a place to a plane is a quadratic form of the place, and forms add up. So a point
that stands for many stores all their planes in one row of ten numbers, and an eleventh, their weight.
Planes weigh by the area of their faces; along a border an upright plane keeps it from creeping inwards.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from terrain.lattice import UNITS_PER_PAS
from terrain.machine import bare_inlined, kernel

BORDER_WEIGHT = 10.0
"""How much more than a face's plane the line of a border counts."""

WELL_SET = 1e-6
"""Planes that meet in a point more loosely than this name no place."""

NUMBERS, WEIGHT = 11, 10
"""How many numbers a row has, and which of them is its weight."""


@kernel
def planes_of_points(points: Any, faces: Any, lone: Any) -> Any:
    """For each point the planes of its faces and of its borders; `lone` marks the sides that no face shares."""
    rows = np.zeros((len(points), NUMBERS))
    normal, wall = np.empty(3), np.empty(3)
    for face in range(len(faces)):
        a, b, c = faces[face, 0], faces[face, 1], faces[face, 2]
        area = unit_normal(points, a, b, c, normal)
        if area <= 0.0:
            continue
        for side in range(3):
            u, v = faces[face, side], faces[face, (side + 1) % 3]
            _add(rows, u, normal, points, a, area)
            if lone[face, side]:
                square = _upright(points, u, v, normal, wall)
                _add(rows, u, wall, points, u, BORDER_WEIGHT * square)
                _add(rows, v, wall, points, u, BORDER_WEIGHT * square)
    return rows


@bare_inlined
def unit_normal(points: Any, a: int, b: int, c: int, normal: Any) -> float:
    """The unit normal of a face; answers its area, and leaves the normal alone when there is none."""
    ux, uy, uz = points[b, 0] - points[a, 0], points[b, 1] - points[a, 1], points[b, 2] - points[a, 2]
    vx, vy, vz = points[c, 0] - points[a, 0], points[c, 1] - points[a, 1], points[c, 2] - points[a, 2]
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    size = np.sqrt(x * x + y * y + z * z)
    if size > 0.0:
        normal[0], normal[1], normal[2] = x / size, y / size, z / size
    return size / 2


@bare_inlined
def _upright(points: Any, u: int, v: int, normal: Any, wall: Any) -> float:
    """The unit normal of the plane along a side and across its face; answers the square of the side."""
    x, y, z = points[v, 0] - points[u, 0], points[v, 1] - points[u, 1], points[v, 2] - points[u, 2]
    square = x * x + y * y + z * z
    size = max(np.sqrt(square), 1e-12)
    wall[0] = (y * normal[2] - z * normal[1]) / size
    wall[1] = (z * normal[0] - x * normal[2]) / size
    wall[2] = (x * normal[1] - y * normal[0]) / size
    return square


@bare_inlined
def _add(rows: Any, point: int, normal: Any, points: Any, through: int, weight: float) -> None:
    x, y, z = normal[0], normal[1], normal[2]
    d = -(x * points[through, 0] + y * points[through, 1] + z * points[through, 2])
    rows[point, 0] += weight * x * x
    rows[point, 1] += weight * x * y
    rows[point, 2] += weight * x * z
    rows[point, 3] += weight * y * y
    rows[point, 4] += weight * y * z
    rows[point, 5] += weight * z * z
    rows[point, 6] += weight * x * d
    rows[point, 7] += weight * y * d
    rows[point, 8] += weight * z * d
    rows[point, 9] += weight * d * d
    rows[point, 10] += weight


@bare_inlined
def mean_square(row: Any, x: float, y: float, z: float) -> float:
    """The mean squared distance of a place to the planes of a row."""
    square = x * (row[0] * x + 2 * (row[1] * y + row[2] * z + row[6]))
    square += y * (row[3] * y + 2 * (row[4] * z + row[7])) + z * (row[5] * z + 2 * row[8]) + row[9]
    return max(square, 0.0) / max(row[10], 1e-300)


@bare_inlined
def nearest_to_planes(row: Any, place: Any) -> bool:
    """The place nearest to all planes of a row, on the lattice; no when they do not meet in a point."""
    a, b, c, d, e, f = row[0], row[1], row[2], row[3], row[4], row[5]
    p, q, r = -row[6], -row[7], -row[8]
    first, second, third = d * f - e * e, b * f - c * e, b * e - c * d
    whole = a * first - b * second + c * third
    if whole <= WELL_SET * row[10] * row[10] * row[10]:
        return False
    x = (p * first - b * (q * f - e * r) + c * (q * e - d * r)) / whole
    y = (a * (q * f - e * r) - p * second + c * (b * r - q * c)) / whole
    z = (a * (d * r - q * e) - b * (b * r - q * c) + p * third) / whole
    place[0] = np.rint(x * UNITS_PER_PAS) / UNITS_PER_PAS
    place[1] = np.rint(y * UNITS_PER_PAS) / UNITS_PER_PAS
    place[2] = np.rint(z * UNITS_PER_PAS) / UNITS_PER_PAS
    return True
