"""Finds which cores may be used for two bodies: those of solids that at least one body stands clear of.

A core blocks only lines that come from outside its solid. And where the surface of a solid ends, as
a sheet of ground does at its rim, no line may pass under that border.

Rows: a vertex is 0 x, 1 y, 2 z; `borders[edge, end]` likewise; a corner of a ring or a centre is 0 x, 1 y.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.machine.kernels import kernel
from terrain.scenery.cores import is_above
from terrain.scenery.tree import Tree, new_stack, next_leaf

if TYPE_CHECKING:
    from terrain.scenery.prepare import Arrays
    from terrain.sight.shafts import Hull


def usable_cores(arrays: Arrays, a: Hull, b: Hull) -> Any:
    """For each core whether a proof for these two bodies may rest on it."""
    if len(arrays.core_pieces) == 0:
        return np.zeros(0, dtype=bool)
    outside = outside_of(arrays, a) | outside_of(arrays, b)
    over = np.zeros(len(outside), dtype=bool)
    _over_lines(arrays.borders, arrays.border_core, a.centre, b.centre, reach_of(a, b), min(a.low, b.low), over)
    return outside & ~over


def reach_of(a: Hull, b: Hull) -> float:
    """How far the rings of two bodies reach from their middles, at most."""
    return max(float(np.abs(hull.ticks[::16] - hull.centre).max()) for hull in (a, b)) * 1.5 + 1


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
    box_low = np.array([ring[:, 0].min(), ring[:, 1].min(), low], dtype=np.float64)
    box_high = np.array([ring[:, 0].max(), ring[:, 1].max(), np.inf])
    stack = new_stack()
    leaf, top = next_leaf(tree, box_low, box_high, stack, 1)
    while leaf >= 0:
        for place in range(tree.child[leaf], tree.child[leaf] + tree.count[leaf]):
            face = tree.order[place]
            if face >= solid_faces:
                continue
            u, v, w = faces[face, 0], faces[face, 1], faces[face, 2]
            above[piece_of_face[face]] += is_above(vertices, u, v, w, foot, 0)
            if not _surely_apart(vertices, u, v, w, ring, low, high):
                touched[piece_of_face[face]] = True
        leaf, top = next_leaf(tree, box_low, box_high, stack, top)


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


@kernel
def _over_lines(borders: Any, border_core: Any, a: Any, b: Any, reach: float, floor: int, over: Any) -> None:
    """Mark the cores whose solids may have a border edge over a line between two bodies; errs only towards yes.

    The lines stay within the strip around the middles that is as wide as the wider body.
    """
    along_x, along_y = float(b[0] - a[0]), float(b[1] - a[1])
    length = max(np.hypot(along_x, along_y), 1.0)
    along_x, along_y = along_x / length, along_y / length
    for k in range(len(borders)):
        if max(borders[k, 0, 2], borders[k, 1, 2]) < floor:
            continue
        here_x, here_y = float(borders[k, 0, 0] - a[0]), float(borders[k, 0, 1] - a[1])
        there_x, there_y = float(borders[k, 1, 0] - a[0]), float(borders[k, 1, 1] - a[1])
        ahead_here, ahead_there = here_x * along_x + here_y * along_y, there_x * along_x + there_y * along_y
        aside_here, aside_there = here_y * along_x - here_x * along_y, there_y * along_x - there_x * along_y
        if (
            max(ahead_here, ahead_there) < -reach
            or min(ahead_here, ahead_there) > length + reach
            or max(aside_here, aside_there) < -reach
            or min(aside_here, aside_there) > reach
        ):
            continue
        for core in range(len(over)):
            over[core] = over[core] or border_core[k, core]
