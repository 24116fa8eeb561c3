"""Which cores may be used for two bodies: those of solids that at least one body stands clear of.

A core blocks only lines that come from outside its solid. And where the surface of a solid ends, as
a sheet of ground does at its rim, no line may pass under that border.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.buried import is_above
from terrain.exact import kernel
from terrain.tree import DEPTH, Tree

if TYPE_CHECKING:
    from terrain.preparing import Arrays
    from terrain.shafts import Hull


def usable_cores(arrays: Arrays, a: Hull, b: Hull) -> Any:
    """For each core whether a proof for these two bodies may rest on it."""
    if len(arrays.core_pieces) == 0:
        return np.zeros(0, dtype=bool)
    outside = outside_of(arrays, a) | outside_of(arrays, b)
    overhead = _over_lines(arrays.borders, a.ticks[::16], b.ticks[::16], min(a.low, b.low))
    return outside & ~(overhead[:, None] & arrays.border_core).any(axis=0)


def outside_of(arrays: Arrays, hull: Hull) -> Any:
    """For each core whether the prism of a body is clear of its solid, and not within it."""
    pieces = arrays.core_pieces.shape[1]
    touched, above = np.zeros(pieces, dtype=bool), np.zeros(pieces, dtype=np.int64)
    scenery = arrays.scenery
    foot = np.array([[*hull.ticks[0], hull.low]], dtype=np.int64)
    _survey(scenery.vertices, scenery.faces, scenery.tree, scenery.solid_faces, arrays.piece_of_face,
            np.ascontiguousarray(hull.ticks[::16]), hull.low, hull.high, foot, touched, above)  # fmt: skip
    enclosed = (arrays.core_pieces @ above) % 2 == 1
    return ~(arrays.core_pieces @ touched) & ~enclosed


@kernel
def _survey(
    vertices: Any, faces: Any, tree: Tree, solid_faces: int, piece_of_face: Any, ring: Any, low: int, high: int,
    foot: Any, touched: Any, above: Any,
) -> None:  # fmt: skip
    """Mark the pieces that may touch the prism, and count for each how often it passes above the prism's foot."""
    if len(faces) == 0:
        return
    boxes, child, count, order = tree.boxes, tree.child, tree.count, tree.order
    west, east, south, north = ring[:, 0].min(), ring[:, 0].max(), ring[:, 1].min(), ring[:, 1].max()
    stack = np.empty(2 * DEPTH, dtype=np.int32)
    stack[0] = 0
    top = 1
    while top > 0:
        top -= 1
        node = stack[top]
        if (boxes[node, 3] < west or boxes[node, 0] > east or boxes[node, 4] < south or boxes[node, 1] > north
                or boxes[node, 5] < low):  # fmt: skip
            continue
        if count[node] == 0:
            stack[top], stack[top + 1] = child[node], child[node] + 1
            top += 2
            continue
        for place in range(child[node], child[node] + count[node]):
            face = order[place]
            if face >= solid_faces:
                continue
            u, v, w = faces[face, 0], faces[face, 1], faces[face, 2]
            above[piece_of_face[face]] += is_above(vertices, u, v, w, foot, 0)
            if not _surely_apart(vertices, u, v, w, ring, low, high):
                touched[piece_of_face[face]] = True


@kernel
def _surely_apart(vertices: Any, u: int, v: int, w: int, ring: Any, low: int, high: int) -> bool:
    """Whether a triangle is off a prism, by height or beyond one of its sides; errs only towards no."""
    if max(vertices[u, 2], vertices[v, 2], vertices[w, 2]) < low:
        return True
    if min(vertices[u, 2], vertices[v, 2], vertices[w, 2]) > high:
        return True
    for k in range(len(ring)):
        after = k + 1 if k + 1 < len(ring) else 0
        out_x, out_y = ring[after, 1] - ring[k, 1], ring[k, 0] - ring[after, 0]
        nearest = min(
            out_x * vertices[u, 0] + out_y * vertices[u, 1],
            out_x * vertices[v, 0] + out_y * vertices[v, 1],
            out_x * vertices[w, 0] + out_y * vertices[w, 1],
        )
        if nearest > out_x * ring[k, 0] + out_y * ring[k, 1]:
            return True
    return False


def _over_lines(borders: Any, a_ring: Any, b_ring: Any, floor: int) -> Any:
    """For each border edge whether it may hang over a line between two rings: errs only towards yes."""
    along = (b_ring.mean(axis=0) - a_ring.mean(axis=0)).astype(np.float64)
    frame = np.stack([along, [-along[1], along[0]]]) / max(float(np.hypot(*along)), 1.0)
    rings = np.concatenate([a_ring, b_ring]) @ frame.T
    edges = borders[:, :, :2] @ frame.T
    low, high = rings.min(axis=0) - 1, rings.max(axis=0) + 1
    aside = ((edges.min(axis=1) > high) | (edges.max(axis=1) < low)).any(axis=1)
    return ~aside & (borders[:, :, 2].max(axis=1, initial=-(1 << 62)) >= floor)
