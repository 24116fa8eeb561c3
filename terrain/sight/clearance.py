"""Computes how near a line passes to the scenery: the clearance of a witness, and the face it nearly touches.

Rows: `ends` holds 0 start, 1 end of a segment, each x, y, z; a vertex is x, y, z; a face three corner numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from terrain.machine.kernels import inlined, kernel
from terrain.scenery.tree import Tree, new_stack


@kernel
def clearance(vertices: Any, faces: Any, tree: Tree, limit: int, ends: Any) -> tuple[float, int]:
    """The distance in units from a segment to the nearest face numbered below the limit, and that face (-1: none)."""
    best, nearest = np.inf, -1
    if len(faces) == 0:
        return best, nearest
    boxes, child, count, order = tree.boxes, tree.child, tree.count, tree.order
    stack = new_stack()
    top = 1
    while top > 0:
        top -= 1
        node = stack[top]
        if _at_least(ends, boxes, node) >= best:
            continue
        if count[node] == 0:
            left, right = child[node], child[node] + 1
            # The nearer child last, so that it is looked at first.
            if _at_least(ends, boxes, left) < _at_least(ends, boxes, right):
                left, right = right, left
            stack[top], stack[top + 1] = left, right
            top += 2
            continue
        for place in range(child[node], child[node] + count[node]):
            face = order[place]
            if face < limit:
                away = segment_to_face(ends, vertices, faces[face, 0], faces[face, 1], faces[face, 2])
                if away < best:
                    best, nearest = away, face
    return best, nearest


@inlined
def _at_least(ends: Any, boxes: Any, node: int) -> float:
    """A lower bound for the distance from the segment to a box: to its middle, less its half diagonal."""
    total, reach, length, along = 0.0, 0.0, 0.0, 0.0
    for axis in range(3):
        middle = (boxes[node, axis] + boxes[node, axis + 3]) / 2.0
        half = (boxes[node, axis + 3] - boxes[node, axis]) / 2.0
        reach += half * half
        span = float(ends[1, axis] - ends[0, axis])
        length += span * span
        along += span * (middle - ends[0, axis])
    share = min(1.0, max(0.0, along / length)) if length > 0 else 0.0
    for axis in range(3):
        middle = (boxes[node, axis] + boxes[node, axis + 3]) / 2.0
        gap = middle - (ends[0, axis] + share * (ends[1, axis] - ends[0, axis]))
        total += gap * gap
    return np.sqrt(total) - np.sqrt(reach)


@kernel
def segment_to_face(ends: Any, vertices: Any, u: int, v: int, w: int) -> float:
    """Distance from a segment to a triangle that it does not meet: between edges, or from an end to the inside."""
    best = _segment_to_segment(ends, vertices, u, v)
    best = min(best, _segment_to_segment(ends, vertices, v, w))
    best = min(best, _segment_to_segment(ends, vertices, w, u))
    for end in range(2):
        best = min(best, _point_over_face(ends, end, vertices, u, v, w))
    return best


@kernel
def _segment_to_segment(ends: Any, vertices: Any, u: int, v: int) -> float:
    a, e, b, c, f = 0.0, 0.0, 0.0, 0.0, 0.0
    for axis in range(3):
        first = float(ends[1, axis] - ends[0, axis])
        second = float(vertices[v, axis] - vertices[u, axis])
        between = float(ends[0, axis] - vertices[u, axis])
        a += first * first
        e += second * second
        b += first * second
        c += first * between
        f += second * between
    cross = a * e - b * b
    s = min(1.0, max(0.0, (b * f - c * e) / cross)) if cross > 0 else 0.0
    t = (b * s + f) / e if e > 0 else 0.0
    if t < 0.0 or t > 1.0:
        t = min(1.0, max(0.0, t))
        s = min(1.0, max(0.0, (b * t - c) / a)) if a > 0 else 0.0
    total = 0.0
    for axis in range(3):
        here = ends[0, axis] + s * (ends[1, axis] - ends[0, axis])
        there = vertices[u, axis] + t * (vertices[v, axis] - vertices[u, axis])
        total += (here - there) ** 2
    return np.sqrt(total)


@kernel
def _point_over_face(ends: Any, end: int, vertices: Any, u: int, v: int, w: int) -> float:
    """Distance from a point to the plane of a triangle when its foot is inside, else infinite."""
    ax, ay, az = _difference(vertices, v, u)
    bx, by, bz = _difference(vertices, w, u)
    px = float(ends[end, 0] - vertices[u, 0])
    py = float(ends[end, 1] - vertices[u, 1])
    pz = float(ends[end, 2] - vertices[u, 2])
    aa, ab, bb = ax * ax + ay * ay + az * az, ax * bx + ay * by + az * bz, bx * bx + by * by + bz * bz
    pa, pb = px * ax + py * ay + pz * az, px * bx + py * by + pz * bz
    whole = aa * bb - ab * ab
    if whole <= 0:
        return np.inf
    s, t = (bb * pa - ab * pb) / whole, (aa * pb - ab * pa) / whole
    if s < 0 or t < 0 or s + t > 1:
        return np.inf
    x, y, z = px - s * ax - t * bx, py - s * ay - t * by, pz - s * az - t * bz
    return np.sqrt(x * x + y * y + z * z)


@inlined
def _difference(vertices: Any, v: int, u: int) -> tuple[float, float, float]:
    return (
        float(vertices[v, 0] - vertices[u, 0]),
        float(vertices[v, 1] - vertices[u, 1]),
        float(vertices[v, 2] - vertices[u, 2]),
    )
