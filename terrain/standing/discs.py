"""Computes what a round base has in common with a face below it, compiled.

Everything is in the frame of a *lane* (`lanes.py`): bases are discs of radius 1 whose centres lie on the x axis,
faces are rings of corners (x, y, height). Areas are exact up to the rounding of floats: a disc is a disc here and not
a polygon of many corners.

Row of a ring: 0 x, 1 y, 2 height.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from terrain.machine.kernels import inlined, kernel

CORNERS = 9
"""A triangle cut by two heights and four more lines has no more corners."""


@inlined
def sector(ax: float, ay: float, bx: float, by: float) -> float:
    """Twice the area that the unit disc has of the wedge between two directions; negative when it turns clockwise."""
    return math.atan2(ax * by - ay * bx, ax * bx + ay * by)


@kernel
def wedge(ax: float, ay: float, bx: float, by: float) -> float:
    """Twice the area that the unit disc has of the triangle of its centre and two points; signed."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    if square == 0.0:
        return 0.0
    ahead = ax * dx + ay * dy
    root = ahead * ahead - square * (ax * ax + ay * ay - 1.0)
    if root <= 0.0:
        return sector(ax, ay, bx, by)
    root = math.sqrt(root)
    enter, leave = max(0.0, (-ahead - root) / square), min(1.0, (root - ahead) / square)
    if enter >= leave:
        return sector(ax, ay, bx, by)
    area = (leave - enter) * (ax * by - ay * bx)
    if enter > 0.0:
        area += sector(ax, ay, ax + enter * dx, ay + enter * dy)
    if leave < 1.0:
        area += sector(ax + leave * dx, ay + leave * dy, bx, by)
    return area


@kernel
def area_in_disc(ring: Any, count: int, at: float) -> float:
    """The area of a ring within the disc at a place of the axis."""
    twice = 0.0
    for k in range(count):
        n = k + 1 if k + 1 < count else 0
        twice += wedge(ring[k, 0] - at, ring[k, 1], ring[n, 0] - at, ring[n, 1])
    return abs(twice) / 2.0


@kernel
def lies_within(ring: Any, count: int, start: float, end: float) -> bool:
    """Whether a ring lies within two discs."""
    for k in range(count):
        square = ring[k, 1] * ring[k, 1]
        if max((ring[k, 0] - start) ** 2, (ring[k, 0] - end) ** 2) + square > 1.0:
            return False
    return True


@kernel
def area_of(ring: Any, count: int) -> float:
    """The area of a ring."""
    twice = 0.0
    for k in range(1, count - 1):
        ax, ay = ring[k, 0] - ring[0, 0], ring[k, 1] - ring[0, 1]
        twice += ax * (ring[k + 1, 1] - ring[0, 1]) - ay * (ring[k + 1, 0] - ring[0, 0])
    return abs(twice) / 2.0


@kernel
def cut(ring: Any, count: int, into: Any, axis: int, limit: float, sign: float) -> int:
    """The part of a ring where one coordinate is at least a limit (at most, when the sign is negative)."""
    kept = 0
    for k in range(count):
        n = k + 1 if k + 1 < count else 0
        here, there = sign * (ring[k, axis] - limit), sign * (ring[n, axis] - limit)
        if here >= 0.0:
            into[kept, 0], into[kept, 1], into[kept, 2] = ring[k, 0], ring[k, 1], ring[k, 2]
            kept += 1
        if (here > 0.0 and there < 0.0) or (here < 0.0 and there > 0.0):
            share = here / (here - there)
            for c in range(3):
                into[kept, c] = ring[k, c] + share * (ring[n, c] - ring[k, c])
            into[kept, axis] = limit
            kept += 1
    return kept


@kernel
def between(face: Any, low: float, high: float, ring: Any, spare: Any) -> int:
    """Write the part of a triangle between two heights to a ring; the number of its corners, 0 when there is none."""
    least = min(face[0, 2], face[1, 2], face[2, 2])
    most = max(face[0, 2], face[1, 2], face[2, 2])
    if least > high or most < low:
        return 0
    ring[:3] = face
    count = 3
    if least < low:
        count = cut(ring, count, spare, 2, low, 1.0)
        ring[:count] = spare[:count]
    if most > high:
        count = cut(ring, count, spare, 2, high, -1.0)
        ring[:count] = spare[:count]
    return count


@inlined
def point_to_edge(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The square of the distance from a point to a stretch of a line."""
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = 0.0
    if square > 0.0:
        share = min(1.0, max(0.0, ((px - ax) * dx + (py - ay) * dy) / square))
    ex, ey = ax + share * dx - px, ay + share * dy - py
    return ex * ex + ey * ey


@kernel
def holds(ring: Any, count: int, x: float) -> bool:
    """Whether a point of the axis lies within a convex ring or on its border."""
    left, right = False, False
    for k in range(count):
        n = k + 1 if k + 1 < count else 0
        turn = (ring[n, 0] - ring[k, 0]) * -ring[k, 1] - (ring[n, 1] - ring[k, 1]) * (x - ring[k, 0])
        left, right = left or turn > 0.0, right or turn < 0.0
    return left != right


@kernel
def away(ring: Any, count: int, start: float, end: float) -> float:
    """The square of the distance from a stretch of the axis to a convex ring; 0 when they meet."""
    if count > 2 and holds(ring, count, start):
        return 0.0
    nearest = np.inf
    for k in range(count):
        n = k + 1 if k + 1 < count else 0
        ax, ay, bx, by = ring[k, 0], ring[k, 1], ring[n, 0], ring[n, 1]
        if (ay < 0.0) != (by < 0.0):
            x = ax + (bx - ax) * ay / (ay - by)
            if start <= x <= end:
                return 0.0
        nearest = min(nearest, point_to_edge(ax, ay, start, 0.0, end, 0.0))
        nearest = min(nearest, point_to_edge(start, 0.0, ax, ay, bx, by))
        nearest = min(nearest, point_to_edge(end, 0.0, ax, ay, bx, by))
    return nearest


@kernel
def highest_in_disc(ring: Any, count: int, at: float, radius: float) -> float:
    """The height of the highest point of a flat ring within a disc; -inf when they have nothing in common.

    It is a corner, a point where the rim crosses an edge, or the point of the rim to which the ring rises most.
    """
    if away(ring, count, at, at) >= radius * radius:
        return -np.inf
    best = -np.inf
    for k in range(count):
        n = k + 1 if k + 1 < count else 0
        best = max(best, _highest_of_edge(ring, k, n, at, radius))
    return max(best, _highest_of_rim(ring, count, at, radius))


@kernel
def _highest_of_edge(ring: Any, k: int, n: int, at: float, radius: float) -> float:
    """The higher end of that part of an edge that lies within a disc."""
    ax, ay = ring[k, 0] - at, ring[k, 1]
    dx, dy, rise = ring[n, 0] - ring[k, 0], ring[n, 1] - ring[k, 1], ring[n, 2] - ring[k, 2]
    square = dx * dx + dy * dy
    ahead = ax * dx + ay * dy
    root = ahead * ahead - square * (ax * ax + ay * ay - radius * radius)
    if square == 0.0:
        return max(ring[k, 2], ring[n, 2]) if ax * ax + ay * ay < radius * radius else -np.inf
    if root <= 0.0:
        return -np.inf
    root = math.sqrt(root)
    enter, leave = max(0.0, (-ahead - root) / square), min(1.0, (root - ahead) / square)
    if enter > leave:
        return -np.inf
    return ring[k, 2] + (leave if rise > 0.0 else enter) * rise


@kernel
def _highest_of_rim(ring: Any, count: int, at: float, radius: float) -> float:
    """The height above the point of the rim towards which the ring rises most, when that lies within the ring."""
    east, north, up = _normal(ring, count)
    steep = math.hypot(east, north)
    if up == 0.0:
        return -np.inf
    if steep <= 1e-12 * abs(up):
        return ring[0, 2]
    sign = -1.0 if up > 0.0 else 1.0
    x, y = at + sign * radius * east / steep, sign * radius * north / steep
    left, right = False, False
    for k in range(count):
        n = k + 1 if k + 1 < count else 0
        turn = (ring[n, 0] - ring[k, 0]) * (y - ring[k, 1]) - (ring[n, 1] - ring[k, 1]) * (x - ring[k, 0])
        left, right = left or turn > 0.0, right or turn < 0.0
    if left and right:
        return -np.inf
    return ring[0, 2] - (east * (x - ring[0, 0]) + north * (y - ring[0, 1])) / up


@kernel
def _normal(ring: Any, count: int) -> tuple[float, float, float]:
    """The normal of a flat ring, as long as twice its area."""
    east, north, up = 0.0, 0.0, 0.0
    for k in range(1, count - 1):
        ax, ay, az = ring[k, 0] - ring[0, 0], ring[k, 1] - ring[0, 1], ring[k, 2] - ring[0, 2]
        bx, by, bz = ring[k + 1, 0] - ring[0, 0], ring[k + 1, 1] - ring[0, 1], ring[k + 1, 2] - ring[0, 2]
        east += ay * bz - az * by
        north += az * bx - ax * bz
        up += ax * by - ay * bx
    return east, north, up


@kernel
def highest_in_strip(ring: Any, count: int, start: float, end: float, radius: float, spare: Any) -> float:
    """The height of the highest point of a flat ring below any disc that moves along a stretch of the axis."""
    best = max(highest_in_disc(ring, count, start, radius), highest_in_disc(ring, count, end, radius))
    first, second = spare[0], spare[1]
    count = cut(ring, count, first, 0, start, 1.0)
    count = cut(first, count, second, 0, end, -1.0)
    count = cut(second, count, first, 1, -radius, 1.0)
    count = cut(first, count, second, 1, radius, -1.0)
    if count > 2:
        best = max(best, second[:count, 2].max())
    return best
