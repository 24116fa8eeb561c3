"""Finds the point of a surface nearest to a place: on its triangles, not only on their corners.

A tree of boxes is searched for each place, the nearer box first. Consecutive places are usually
neighbours, so the search for each starts with the triangle that was nearest to the one before:
boxes farther away than that triangle are never opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine import bare, bare_inlined, kernel
from terrain.scenery import DEPTH, Tree, build_tree

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface


ROUNDING = 1e-10
"""The square of 0.00001 pas: boxes hold single precision, and may be too small by less than that."""


class Near(NamedTuple):
    """For each place the distance to a surface in pas, and the triangle on which the nearest point lies."""

    distance_pas: NDArray[np.float64]
    face: NDArray[np.int64]


class Finder:
    """A surface made ready for many questions."""

    def __init__(self, surface: Surface) -> None:
        if len(surface.faces) == 0:
            raise ValueError("nothing is near a surface without triangles")
        self.tree = build_tree(surface.vertices, surface.faces)
        # Triangles in the order of the tree lie side by side in memory when they lie side by side in space.
        self.corners = np.ascontiguousarray(surface.corners[self.tree.order])

    def nearest(self, places: NDArray[np.float64]) -> Near:
        """The triangle nearest to each place, and how far it is."""
        squares, slots = _search(self.corners, self.tree, np.ascontiguousarray(places, dtype=np.float64))
        return Near(np.sqrt(squares), self.tree.order[slots].astype(np.int64))


@kernel
def _search(corners: Any, tree: Tree, places: Any) -> Any:
    squares = np.empty(len(places))
    slots = np.zeros(len(places), dtype=np.int64)
    boxes, child, count = tree.boxes, tree.child, tree.count
    nodes = np.empty(2 * DEPTH, dtype=np.int32)
    away = np.empty(2 * DEPTH)
    last = 0
    for place in range(len(places)):
        x, y, z = places[place, 0], places[place, 1], places[place, 2]
        best = square_to_triangle(x, y, z, corners, last)
        nodes[0], away[0], top = 0, 0.0, 1
        while top > 0:
            top -= 1
            if away[top] > best + ROUNDING:
                continue
            node = nodes[top]
            if count[node] == 0:
                top = _open(x, y, z, boxes, child[node], nodes, away, top, best + ROUNDING)
                continue
            for slot in range(child[node], child[node] + count[node]):
                square = square_to_triangle(x, y, z, corners, slot)
                if square < best:
                    best, last = square, slot
        squares[place], slots[place] = best, last
    return squares, slots


@bare
def lies_within(
    corners: Any, boxes: Any, child: Any, count: Any, x: float, y: float, z: float, square: float, nodes: Any, away: Any
) -> bool:
    """Whether some triangle lies no farther from a place than allowed; `nodes` and `away` are working memory."""
    nodes[0], away[0], top = 0, 0.0, 1
    while top > 0:
        top -= 1
        node = nodes[top]
        if count[node] == 0:
            top = _open(x, y, z, boxes, child[node], nodes, away, top, square + ROUNDING)
            continue
        for slot in range(child[node], child[node] + count[node]):
            if square_to_triangle(x, y, z, corners, slot) <= square:
                return True
    return False


@bare_inlined
def _open(x: float, y: float, z: float, boxes: Any, left: int, nodes: Any, away: Any, top: int, best: float) -> int:
    """Put both halves of a box on the stack, the nearer on top, unless they are too far."""
    one, other = _square_to_box(x, y, z, boxes, left), _square_to_box(x, y, z, boxes, left + 1)
    nearer, farther = left, left + 1
    if other < one:
        nearer, farther, one, other = left + 1, left, other, one
    if other < best:
        nodes[top], away[top] = farther, other
        top += 1
    if one < best:
        nodes[top], away[top] = nearer, one
        top += 1
    return top


@bare_inlined
def _square_to_box(x: float, y: float, z: float, boxes: Any, node: int) -> float:
    across = max(boxes[node, 0] - x, 0.0, x - boxes[node, 3])
    along = max(boxes[node, 1] - y, 0.0, y - boxes[node, 4])
    up = max(boxes[node, 2] - z, 0.0, z - boxes[node, 5])
    return across * across + along * along + up * up


@bare_inlined
def square_to_triangle(x: float, y: float, z: float, corners: Any, face: int) -> float:
    """The square of the distance to a triangle: to its inside, or to the nearest of its sides."""
    ax, ay, az = corners[face, 0, 0], corners[face, 0, 1], corners[face, 0, 2]
    ux, uy, uz = corners[face, 1, 0] - ax, corners[face, 1, 1] - ay, corners[face, 1, 2] - az
    vx, vy, vz = corners[face, 2, 0] - ax, corners[face, 2, 1] - ay, corners[face, 2, 2] - az
    px, py, pz = x - ax, y - ay, z - az
    uu, uv, vv = ux * ux + uy * uy + uz * uz, ux * vx + uy * vy + uz * vz, vx * vx + vy * vy + vz * vz
    up, vp = ux * px + uy * py + uz * pz, vx * px + vy * py + vz * pz
    whole = uu * vv - uv * uv
    s, t = vv * up - uv * vp, uu * vp - uv * up
    if whole > 0.0 and s >= 0.0 and t >= 0.0 and s + t <= whole:
        s, t = s / whole, t / whole
        return _length_squared(px - s * ux - t * vx, py - s * uy - t * vy, pz - s * uz - t * vz)
    first = _square_to_side(px, py, pz, ux, uy, uz, up, uu)
    second = _square_to_side(px, py, pz, vx, vy, vz, vp, vv)
    wx, wy, wz = vx - ux, vy - uy, vz - uz
    qx, qy, qz = px - ux, py - uy, pz - uz
    across = wx * qx + wy * qy + wz * qz
    third = _square_to_side(qx, qy, qz, wx, wy, wz, across, wx * wx + wy * wy + wz * wz)
    return min(first, second, third)


@bare_inlined
def _square_to_side(
    px: float, py: float, pz: float, sx: float, sy: float, sz: float, along: float, whole: float
) -> float:
    """From a point to the segment that starts at the origin and runs along a side."""
    share = min(1.0, max(0.0, along / whole)) if whole > 0.0 else 0.0
    return _length_squared(px - share * sx, py - share * sy, pz - share * sz)


@bare_inlined
def _length_squared(x: float, y: float, z: float) -> float:
    return x * x + y * y + z * z
