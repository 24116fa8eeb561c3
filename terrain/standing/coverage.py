"""Computes how much of a base faces cover together, overlaps counted once, compiled.

The table is cut into slabs at every corner and every crossing of edges. Within a slab no two edges cross, so the
area covered there consists of a few quadrangles, and the part of each within the disc of the base is exact.

Rows:
    boxes       0 west, 1 east, 2 south, 3 north, 4 low, 5 high
    edges       0 x, 1 y of the western end, 2 x, 3 y of the eastern end
    low, high   y of a part's lower and upper border in a slab: 0 in the west, 1 in the middle, 2 in the east
    quad        a corner each, counter-clockwise from the south-west: 0 x, 1 y, 2 unused
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from terrain.lattice.tolerances import GRAZE_UNITS
from terrain.machine.kernels import inlined, kernel
from terrain.standing.discs import CORNERS, area_in_disc, between

NARROW = 1e-13
"""Slabs narrower than this hold nothing."""

TOPS_AT_ONCE = 8
"""Into how many groups the tops of levels are put."""

EDGE = 4
"""Numbers of an edge: x and y of its western and of its eastern end."""


@kernel
def covered_in_disc(faces: Any, boxes: Any, at: float, floor: float, top: float) -> float:
    """The area of the disc at a place of the axis that parts of faces between two heights cover."""
    edges, owner, count = _edges(faces, boxes, at, floor, top)
    slabs = _slabs(edges, owner, count, at)
    start, across = _edges_across(edges, count, slabs)
    quad, low, high = np.empty((4, 3)), np.empty((count, 3)), np.empty((count, 3))
    area = 0.0
    for k in range(len(slabs) - 1):
        if slabs[k + 1] - slabs[k] > NARROW:
            edges_here = across[start[k] : start[k + 1]]
            area += _in_slab(edges, owner, edges_here, slabs[k], slabs[k + 1], at, quad, low, high)
    return area


@kernel
def _edges_across(edges: Any, count: int, slabs: Any) -> Any:
    """For each slab, from `start` to the next, the edges across its middle, in their order."""
    middles = (slabs[:-1] + slabs[1:]) / 2.0
    first = np.searchsorted(middles, edges[:count, 0])
    last = np.searchsorted(middles, edges[:count, 2], side="right")
    start = np.zeros(len(slabs), dtype=np.int64)
    for k in range(count):
        for slab in range(first[k], last[k]):
            start[slab + 1] += 1
    start = np.cumsum(start)
    filled, across = start.copy(), np.empty(start[-1], dtype=np.int64)
    for k in range(count):
        for slab in range(first[k], last[k]):
            across[filled[slab]] = k
            filled[slab] += 1
    return start, across


@kernel
def most_covered(faces: Any, boxes: Any, at: float, lowest: float, ceiling: float, step: float, enough: float) -> float:
    """No level between two heights holds more of the disc at a place than this; it is looked at as far as it matters.

    The ground of a level is within a step below its top. Levels whose tops are close together are taken as one.
    """
    most, share = 0.0, (ceiling - lowest) / TOPS_AT_ONCE
    for k in range(TOPS_AT_ONCE):
        floor, top = lowest + k * share - step, lowest + (k + 1) * share
        if floor <= 0.0:
            return math.pi
        most = max(most, covered_in_disc(faces, boxes, at, floor, top + GRAZE_UNITS))
        if most >= enough:
            break
    return most


@kernel
def _edges(faces: Any, boxes: Any, at: float, floor: float, top: float) -> tuple[Any, Any, int]:
    """The edges of all parts that reach below the disc, from west to east, with the number of their part."""
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    edges, owner = np.empty((len(faces) * CORNERS, EDGE)), np.empty(len(faces) * CORNERS, dtype=np.int64)
    count = 0
    for k in range(len(faces)):
        if boxes[k, 0] >= at + 1.0 or boxes[k, 1] <= at - 1.0 or boxes[k, 2] >= 1.0 or boxes[k, 3] <= -1.0:
            continue
        corners = between(faces[k], floor, top, ring, spare) if boxes[k, 4] <= top and boxes[k, 5] >= floor else 0
        for c in range(corners if corners > 2 else 0):
            n = c + 1 if c + 1 < corners else 0
            first, last = (c, n) if ring[c, 0] <= ring[n, 0] else (n, c)
            if ring[last, 0] - ring[first, 0] > NARROW:
                edges[count, 0], edges[count, 1] = ring[first, 0], ring[first, 1]
                edges[count, 2], edges[count, 3] = ring[last, 0], ring[last, 1]
                owner[count] = k
                count += 1
    return edges, owner, count


@kernel
def _slabs(edges: Any, owner: Any, count: int, at: float) -> Any:
    """Where slabs begin and end: at corners, at crossings, and at both sides of the disc."""
    found = np.empty(2 * count + 16)
    found[0], found[1] = at - 1.0, at + 1.0
    places = 2
    order = np.argsort(edges[:count, 0])
    for i in range(count):
        a = order[i]
        for end in (edges[a, 0], edges[a, 2]):
            if abs(end - at) < 1.0:
                found[places] = end
                places += 1
        for j in range(i + 1, count):
            b = order[j]
            if edges[b, 0] >= edges[a, 2]:
                break
            if places + 4 > len(found):
                found = np.concatenate((found, np.empty_like(found)))
            x = _crossing(edges, a, b) if owner[a] != owner[b] else math.inf
            if abs(x - at) < 1.0:
                found[places] = x
                places += 1
        if places + 4 > len(found):
            found = np.concatenate((found, np.empty_like(found)))
    return np.sort(found[:places])


@inlined
def _height(edges: Any, k: int, x: float) -> float:
    """How far north an edge is at a place."""
    return edges[k, 1] + (x - edges[k, 0]) / (edges[k, 2] - edges[k, 0]) * (edges[k, 3] - edges[k, 1])


@inlined
def _crossing(edges: Any, a: int, b: int) -> float:
    """Where two edges cross; inf when they do not."""
    west, east = max(edges[a, 0], edges[b, 0]), min(edges[a, 2], edges[b, 2])
    before = _height(edges, a, west) - _height(edges, b, west)
    after = _height(edges, a, east) - _height(edges, b, east)
    if (before > 0.0 and after < 0.0) or (before < 0.0 and after > 0.0):
        return west + (east - west) * before / (before - after)
    return math.inf


@kernel
def _in_slab(
    edges: Any, owner: Any, across: Any, west: float, east: float, at: float, quad: Any, low: Any, high: Any
) -> float:
    """The area within the disc that is covered in a slab."""
    parts = _bounds(edges, owner, across, west, east, low, high)
    order = np.argsort(low[:parts, 1])
    area, k = 0.0, 0
    while k < parts:
        first = last = order[k]
        k += 1
        while k < parts and low[order[k], 1] <= high[last, 1]:
            last = order[k] if high[order[k], 1] > high[last, 1] else last
            k += 1
        quad[0, 0], quad[1, 0], quad[2, 0], quad[3, 0] = west, east, east, west
        quad[0, 1], quad[1, 1], quad[2, 1], quad[3, 1] = low[first, 0], low[first, 2], high[last, 2], high[last, 0]
        area += _area(quad, at)
    return area


@kernel
def _bounds(edges: Any, owner: Any, across: Any, west: float, east: float, low: Any, high: Any) -> int:
    """Of every part in a slab where it begins and ends: in the west, in the middle and in the east."""
    middle, parts, part = (west + east) / 2.0, 0, -1
    for k in across:
        y = _height(edges, k, middle)
        if owner[k] != part:
            part, parts = owner[k], parts + 1
            low[parts - 1, 1], high[parts - 1, 1] = math.inf, -math.inf
        for bound, nearer in ((low, y < low[parts - 1, 1]), (high, y > high[parts - 1, 1])):
            if nearer:
                bound[parts - 1, 0], bound[parts - 1, 1] = _height(edges, k, west), y
                bound[parts - 1, 2] = _height(edges, k, east)
    return parts


@inlined
def _area(quad: Any, at: float) -> float:
    """The area of a quadrangle within the disc; most lie wholly in it."""
    for k in range(4):
        if (quad[k, 0] - at) ** 2 + quad[k, 1] ** 2 > 1.0:
            return area_in_disc(quad, 4, at)
    return (quad[1, 0] - quad[0, 0]) * (quad[2, 1] - quad[1, 1] + quad[3, 1] - quad[0, 1]) / 2.0
