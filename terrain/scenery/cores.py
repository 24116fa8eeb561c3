"""Buries cores: coarse surfaces inside scenery that block every line the real surface blocks.

A scan is rough, and a chain over rough ground must follow each bump. But a line that comes from
outside a solid and meets any triangle lying wholly inside it has crossed the solid's surface. So a
smooth, coarse surface a little way under the real one blocks as well as the real one, and a chain
over it needs few triangles. Simplifying and shrinking propose such surfaces; each
triangle is then kept only if exact tests show that it lies inside.

Rows: a point is 0 x, 1 y, 2 z; a triangle three corner numbers; `borders[edge, end]` a point.
"""

from __future__ import annotations

from typing import Any

import fast_simplification
import numpy as np

from terrain.lattice.exact import flat, orient, segment_meets_triangle
from terrain.lattice.units import UNITS_PER_PAS
from terrain.machine.kernels import inlined, kernel
from terrain.scenery.tree import Tree, new_stack, next_leaf

ROUNDS = 4
"""How often triangles that stick out are pushed further in before they are given up."""


def simplified(points_pas: Any, triangles: Any, count: int) -> tuple[Any, Any]:
    """About the same surface with fewer triangles, in pas: the simplifier judges by size."""
    reduction = min(max(1.0 - count / len(triangles), 0.0), 0.999)
    points, kept = fast_simplification.simplify(
        points_pas.astype(np.float32), triangles.astype(np.int32), target_reduction=reduction, agg=5
    )
    return points.astype(np.float64), kept


def bury(
    vertices: Any, faces: Any, tree: Tree, borders: Any, model: tuple[Any, Any], depth_pas: float
) -> tuple[Any, Any]:
    """A simplified surface pushed some way inside the real one: only the triangles proved to be inside."""
    points, triangles = model[0] * UNITS_PER_PAS, model[1]
    inward = -_normals(points, triangles)
    depth = np.full(len(points), depth_pas * UNITS_PER_PAS)
    good = np.zeros(len(triangles), dtype=bool)
    stale = np.ones(len(triangles), dtype=bool)
    for last in [False] * ROUNDS + [True]:
        snapped = np.rint(points + inward * depth[:, None]).astype(np.int64)
        good[stale] = _inside(vertices, faces, tree, borders, snapped, triangles[stale])
        if good.all() or last:
            break
        moved = np.zeros(len(points), dtype=bool)
        moved[triangles[~good]] = True
        depth[moved] += depth_pas * UNITS_PER_PAS
        stale = moved[triangles].any(axis=1)
    used, renumbered = np.unique(triangles[good], return_inverse=True)
    return snapped[used], renumbered.reshape(-1, 3).astype(np.int32)


def _normals(points: Any, faces: Any) -> Any:
    corners = points[faces]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    total = np.zeros_like(points)
    for side in range(3):
        np.add.at(total, faces[:, side], across)
    return total / np.maximum(np.linalg.norm(total, axis=1, keepdims=True), 1e-9)


@kernel
def _inside(vertices: Any, faces: Any, tree: Tree, borders: Any, points: Any, triangles: Any) -> Any:
    """For each triangle whether it is clear of the surface, has an odd number of sheets above it, and no border.

    Under a border edge the number of sheets changes, and inside is not inside any more.
    """
    good = np.zeros(len(triangles), dtype=np.bool_)
    for k in range(len(triangles)):
        u, v, w = triangles[k, 0], triangles[k, 1], triangles[k, 2]
        good[k] = (
            clear_of(vertices, faces, tree, points, u, v, w)
            and sheets_above(vertices, faces, tree, points, u) % 2 == 1
            and not _under_border(borders, points, u, v, w)
        )
    return good


@kernel
def _under_border(borders: Any, points: Any, u: int, v: int, w: int) -> bool:
    """Whether the box of a border edge overlaps the triangle's in plan and is not wholly below it."""
    for k in range(len(borders)):
        apart = max(borders[k, 0, 2], borders[k, 1, 2]) < min(points[u, 2], points[v, 2], points[w, 2])
        for axis in range(2):
            low = min(points[u, axis], points[v, axis], points[w, axis])
            high = max(points[u, axis], points[v, axis], points[w, axis])
            apart = apart or max(borders[k, 0, axis], borders[k, 1, axis]) < low
            apart = apart or min(borders[k, 0, axis], borders[k, 1, axis]) > high
        if not apart:
            return True
    return False


@kernel
def clear_of(vertices: Any, faces: Any, tree: Tree, points: Any, u: int, v: int, w: int) -> bool:
    """Whether a triangle shares no point with the mesh; exact. A triangle without area is never clear."""
    if flat(points, u, v, w):
        return False
    low, high = np.empty(3), np.empty(3)
    for axis in range(3):
        low[axis] = min(points[u, axis], points[v, axis], points[w, axis])
        high[axis] = max(points[u, axis], points[v, axis], points[w, axis])
    stack = new_stack()
    leaf, top = next_leaf(tree, low, high, stack, 1)
    while leaf >= 0:
        for place in range(tree.child[leaf], tree.child[leaf] + tree.count[leaf]):
            face = tree.order[place]
            if triangles_meet(points, u, v, w, vertices, faces[face, 0], faces[face, 1], faces[face, 2]):
                return False
        leaf, top = next_leaf(tree, low, high, stack, top)
    return True


@kernel
def triangles_meet(aa: Any, a: int, b: int, c: int, uu: Any, u: int, v: int, w: int) -> bool:
    """Whether two triangles share a point: then an edge of one meets the other."""
    return (
        segment_meets_triangle(aa, a, b, uu, u, v, w)
        or segment_meets_triangle(aa, b, c, uu, u, v, w)
        or segment_meets_triangle(aa, c, a, uu, u, v, w)
        or segment_meets_triangle(uu, u, v, aa, a, b, c)
        or segment_meets_triangle(uu, v, w, aa, a, b, c)
        or segment_meets_triangle(uu, w, u, aa, a, b, c)
    )


@kernel
def sheets_above(vertices: Any, faces: Any, tree: Tree, points: Any, point: int) -> int:
    """How many triangles lie straight above a point that is on none of them.

    Ties fall to one side, as if the point stood a hair further along y: then no edge is met twice.
    """
    low = points[point].astype(np.float64)
    high = low.copy()
    high[2] = np.inf
    stack, sheets = new_stack(), 0
    leaf, top = next_leaf(tree, low, high, stack, 1)
    while leaf >= 0:
        for place in range(tree.child[leaf], tree.child[leaf] + tree.count[leaf]):
            face = tree.order[place]
            sheets += is_above(vertices, faces[face, 0], faces[face, 1], faces[face, 2], points, point)
        leaf, top = next_leaf(tree, low, high, stack, top)
    return sheets


@inlined
def is_above(vertices: Any, u: int, v: int, w: int, points: Any, point: int) -> int:
    crossings = (
        _passes(vertices, u, v, points, point)
        + _passes(vertices, v, w, points, point)
        + _passes(vertices, w, u, points, point)
    )
    if crossings == 0:
        return 0
    # The sign of the turn is that of the face seen from above; the orientation tells on which side the point is.
    side = orient(vertices, u, vertices, v, vertices, w, points, point)
    return 1 if (side < 0) == (crossings > 0) and side != 0 else 0


@inlined
def _passes(vertices: Any, u: int, v: int, points: Any, point: int) -> int:
    """Signed crossing of the edge by the ray from the point towards +x, in the plan."""
    up = vertices[u, 1] <= points[point, 1] < vertices[v, 1]
    down = vertices[v, 1] <= points[point, 1] < vertices[u, 1]
    if not up and not down:
        return 0
    turn = (vertices[v, 0] - vertices[u, 0]) * (points[point, 1] - vertices[u, 1]) - (
        vertices[v, 1] - vertices[u, 1]
    ) * (points[point, 0] - vertices[u, 0])
    if up:
        return 1 if turn > 0 else 0
    return -1 if turn < 0 else 0
