"""Builds a bounding-box tree over the triangles of a mesh, and answers exact queries through it.

Boxes are float32, which holds lattice numbers exactly; a box is only ever too large, never too
small, so the exact test at the leaves decides.

Rows:
    boxes            0-2 low x, y, z, 3-5 high x, y, z
    stack of _build  0 node, 1 first and 2 last (exclusive) of its triangles in `order`
    faces            three corner numbers
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from terrain.lattice.exact import segment_meets_triangle
from terrain.machine.kernels import inlined, kernel

LEAF_TRIANGLES = 4
DEPTH = 96


class Tree(NamedTuple):
    """Boxes (low corner, high corner), left child or first triangle, count (0 for an inner node), and the order."""

    boxes: Any
    child: Any
    count: Any
    order: Any


def build_tree(vertices: Any, faces: Any) -> Tree:
    """Sort the triangles into a tree of boxes."""
    corners = vertices[faces]
    low = corners.min(axis=1).astype(np.float32).reshape(-1, 3)
    high = corners.max(axis=1).astype(np.float32).reshape(-1, 3)
    return Tree(*_build(low, high))


@kernel
def _build(low: Any, high: Any) -> Any:
    total = len(low)
    order = np.arange(total).astype(np.int32)
    room = max(1, 2 * total)
    boxes = np.zeros((room, 6), dtype=np.float32)
    child = np.zeros(room, dtype=np.int32)
    count = np.zeros(room, dtype=np.int32)
    stack = np.zeros((DEPTH * 2, 3), dtype=np.int64)
    nodes, top = 1, 0
    stack[0, 0], stack[0, 1], stack[0, 2] = 0, 0, total
    top = 1
    while top > 0:
        top -= 1
        node, first, last = stack[top, 0], stack[top, 1], stack[top, 2]
        _enclose(boxes[node], low, high, order, first, last)
        if last - first <= LEAF_TRIANGLES or top + 2 >= DEPTH * 2:
            child[node], count[node] = first, last - first
            continue
        middle = _split(low, high, order, first, last)
        child[node] = nodes
        stack[top, 0], stack[top, 1], stack[top, 2] = nodes, first, middle
        stack[top + 1, 0], stack[top + 1, 1], stack[top + 1, 2] = nodes + 1, middle, last
        top += 2
        nodes += 2
    return boxes[:nodes].copy(), child[:nodes].copy(), count[:nodes].copy(), order


@kernel
def _enclose(box: Any, low: Any, high: Any, order: Any, first: int, last: int) -> None:
    for axis in range(3):
        box[axis], box[axis + 3] = np.inf, -np.inf
    for place in range(first, last):
        face = order[place]
        for axis in range(3):
            box[axis] = min(box[axis], low[face, axis])
            box[axis + 3] = max(box[axis + 3], high[face, axis])


@kernel
def _split(low: Any, high: Any, order: Any, first: int, last: int) -> int:
    """Part the triangles at the cheapest of 16 places along the longest spread of their middles."""
    spread_low = np.full(3, np.inf)
    spread_high = np.full(3, -np.inf)
    for place in range(first, last):
        for axis in range(3):
            middle = low[order[place], axis] + high[order[place], axis]
            spread_low[axis] = min(spread_low[axis], middle)
            spread_high[axis] = max(spread_high[axis], middle)
    axis = int(np.argmax(spread_high - spread_low))
    width = spread_high[axis] - spread_low[axis]
    if width <= 0:
        return (first + last) // 2
    cut = _cheapest_cut(low, high, order, first, last, axis, spread_low[axis], width)
    left, right = first, last - 1
    while left <= right:
        face = order[left]
        bucket = min(15, int((low[face, axis] + high[face, axis] - spread_low[axis]) / width * 16))
        if bucket < cut:
            left += 1
        else:
            order[left], order[right] = order[right], order[left]
            right -= 1
    return left if first < left < last else (first + last) // 2


@kernel
def _cheapest_cut(low: Any, high: Any, order: Any, first: int, last: int, axis: int, start: float, width: float) -> int:
    """The bucket border with the least surface times triangles on both sides."""
    boxes = np.empty((16, 6))
    boxes[:, :3] = np.inf
    boxes[:, 3:] = -np.inf
    counts = np.zeros(16, dtype=np.int64)
    for place in range(first, last):
        face = order[place]
        bucket = min(15, int((low[face, axis] + high[face, axis] - start) / width * 16))
        counts[bucket] += 1
        for k in range(3):
            boxes[bucket, k] = min(boxes[bucket, k], low[face, k])
            boxes[bucket, k + 3] = max(boxes[bucket, k + 3], high[face, k])
    costs = np.zeros(17)
    _sweep(boxes, counts, costs, 0)
    _sweep(boxes, counts, costs, 1)
    best = 8
    for cut in range(1, 16):
        if costs[cut] < costs[best]:
            best = cut
    return best


@kernel
def _sweep(boxes: Any, counts: Any, costs: Any, backward: int) -> None:
    """Add to each cut the cost of the side already passed."""
    box = np.array([np.inf, np.inf, np.inf, -np.inf, -np.inf, -np.inf])
    total = 0
    for step in range(15):
        bucket = 15 - step if backward else step
        for k in range(3):
            box[k] = min(box[k], boxes[bucket, k])
            box[k + 3] = max(box[k + 3], boxes[bucket, k + 3])
        total += counts[bucket]
        cut = bucket if backward else bucket + 1
        if total > 0:
            x, y, z = box[3] - box[0], box[4] - box[1], box[5] - box[2]
            costs[cut] += total * (x * y + y * z + z * x)


@inlined
def segment_enters_box(ends: Any, inverse: Any, boxes: Any, node: int) -> bool:
    """Whether the segment comes within a unit of the box; errs only towards yes."""
    near, far = 0.0, 1.0
    for axis in range(3):
        start, low, high = float(ends[0, axis]), boxes[node, axis] - 1.0, boxes[node, axis + 3] + 1.0
        if inverse[axis] == np.inf:
            if start < low or start > high:
                return False
            continue
        enter = (low - start) * inverse[axis]
        leave = (high - start) * inverse[axis]
        near = max(near, min(enter, leave))
        far = min(far, max(enter, leave))
    return near <= far * (1 + 1e-12) + 1e-12


@inlined
def _set_inverse(ends: Any, inverse: Any) -> None:
    for axis in range(3):
        span = ends[1, axis] - ends[0, axis]
        inverse[axis] = 1.0 / span if span != 0 else np.inf


@inlined
def box_apart(boxes: Any, node: int, low: Any, high: Any) -> bool:
    """Whether the box of a node and another one share no point."""
    for axis in range(3):
        if low[axis] > boxes[node, axis + 3] or high[axis] < boxes[node, axis]:
            return True
    return False


@inlined
def new_stack() -> Any:
    """The stack of a walk down a tree, with the root on it."""
    return np.zeros(2 * DEPTH, dtype=np.int32)


@inlined
def next_leaf(tree: Tree, low: Any, high: Any, stack: Any, top: int) -> tuple[int, int]:
    """The next leaf whose box shares a point with a box, and what is then left on the stack; -1 at the end.

    A walk begins with a new stack of one entry.
    """
    while top > 0:
        top -= 1
        node = stack[top]
        if box_apart(tree.boxes, node, low, high):
            continue
        if tree.count[node] > 0:
            return node, top
        stack[top], stack[top + 1] = tree.child[node], tree.child[node] + 1
        top += 2
    return -1, 0


@kernel
def first_hit(vertices: Any, faces: Any, tree: Tree, ends: Any, limit: int) -> int:
    """Some triangle numbered below the limit that the closed segment meets, or -1: exact."""
    hits = np.empty(1, dtype=np.int32)
    return hits[0] if all_hits(vertices, faces, tree, ends, hits, limit) else -1


@kernel
def all_hits(vertices: Any, faces: Any, tree: Tree, ends: Any, hits: Any, limit: int) -> int:
    """Collect the triangles numbered below the limit that the closed segment meets, as far as there is room."""
    if len(faces) == 0:
        return 0
    boxes, child, count, order = tree.boxes, tree.child, tree.count, tree.order
    inverse = np.empty(3)
    _set_inverse(ends, inverse)
    stack = new_stack()
    top, found = 1, 0
    while top > 0 and found < len(hits):
        top -= 1
        node = stack[top]
        if not segment_enters_box(ends, inverse, boxes, node):
            continue
        if count[node] == 0:
            stack[top], stack[top + 1] = child[node], child[node] + 1
            top += 2
            continue
        for place in range(child[node], child[node] + count[node]):
            face = order[place]
            if (
                face < limit
                and found < len(hits)
                and segment_meets_triangle(ends, 0, 1, vertices, faces[face, 0], faces[face, 1], faces[face, 2])
            ):
                hits[found] = face
                found += 1
    return found
