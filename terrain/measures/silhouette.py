"""Computes the share of a silhouette that is hidden from one point, by quartering the picture until the share is known.

A point of the picture stands for the line from the eye through it, up to where it enters the target's body. It is
hidden when that segment meets something, its ends included: what is inside the body or behind it hides nothing. A
cell of the picture is hidden when a chain stops every line from the eye to a rectangle in front of the body, and
open when no triangle reaches into the pyramid between the eye and a rectangle behind all that the eye sees of the
body there. Other cells are quartered, largest first.

Rows:
    cell, queue      0 west, 1 east, 2 south, 3 north, on the plane of the picture
    spans            0 share of the way at which no line of a cell is in the body, 1 at which all have entered it
    boxes of a tree  0-2 low x, y, z, 3-5 high x, y, z
    p, q of a shaft  0 x, 1 y, 2 z; p[0] is the eye, q the corners of a rectangle
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.exact import orient
from terrain.machine.kernels import inlined, kernel
from terrain.measures.picture import area_of, clipped, span_of
from terrain.scenery.tree import all_hits, box_apart, new_stack
from terrain.sight.chains import Shaft, Trouble, clear, grow, measure_shaft

if TYPE_CHECKING:
    from terrain.measures.picture import Picture
    from terrain.scenery.triangles import Scenery, Scratch

MOST_FACES = 600
MOST_BACK = 24
SMALLEST_UNITS = 8
LEAST_ROOM_UNITS = 4.0
"""In front of a body that is nearer to the eye than this nothing has room."""


@kernel
def share_hidden(
    picture: Picture, main: Scenery, main_scratch: Scratch, allowed: Any, usable: Any, figures: Scenery,
    figures_scratch: Scratch, around: Scenery, shaft: Shaft, trouble: Trouble, hits: Any, width: float, most_cells: int,
) -> tuple[float, float, int]:  # fmt: skip
    """The hidden share at least and at most, and the cells it took; faces that are not allowed do not count."""
    queue = np.zeros((most_cells + 8, 4), dtype=np.int64)
    spans, weights = np.zeros((most_cells + 8, 2)), np.zeros(most_cells + 8)
    _frame(picture, queue, spans)
    weights[0] = 1.0
    head, tail, hidden, shown, left = 0, 1, 0.0, 0.0, 0.0
    while head < tail and 1.0 - hidden - shown > width:
        cell, weight, near, far = queue[head], weights[head], spans[head, 0], spans[head, 1]
        head += 1
        before = near - 1.0 / picture.depth
        if before * picture.depth > LEAST_ROOM_UNITS:
            _aim(picture, cell, before, shaft)
            if _is_hidden(main, main_scratch, allowed, usable, figures, figures_scratch, shaft, trouble, hits):
                hidden += weight
                continue
        _aim(picture, cell, far + 1.0 / picture.depth, shaft)
        if _is_open(main, allowed, shaft, main.solid_faces) and _is_open(around, allowed[:0], shaft, len(around.faces)):
            shown += weight
        elif tail + 4 <= most_cells and max(cell[1] - cell[0], cell[3] - cell[2]) > SMALLEST_UNITS:
            tail = _quarter(picture, cell, queue, spans, weights, tail)
        else:
            left += weight
    # Summed up, and not what the shown share leaves of 1: where every cell is open, nothing at all is hidden.
    return min(1.0, hidden), min(1.0, hidden + left + weights[head:tail].sum()), head


@kernel
def _frame(picture: Picture, queue: Any, spans: Any) -> None:
    """The first cell: the box around the outline."""
    outline = picture.outline
    queue[0, 0], queue[0, 1] = np.int64(np.floor(outline[:, 0].min())), np.int64(np.ceil(outline[:, 0].max()))
    queue[0, 2], queue[0, 3] = np.int64(np.floor(outline[:, 1].min())), np.int64(np.ceil(outline[:, 1].max()))
    spans[0] = span_of(picture, outline, len(outline))


@kernel
def _quarter(picture: Picture, cell: Any, queue: Any, spans: Any, weights: Any, tail: int) -> int:
    """Queue the parts of a cell that show something of the silhouette; flat cells are halved."""
    across, up = (cell[0] + cell[1]) // 2, (cell[2] + cell[3]) // 2
    for k in range(4):
        part = queue[tail]
        part[0], part[1] = (cell[0], across) if k % 2 == 0 else (across, cell[1])
        part[2], part[3] = (cell[2], up) if k < 2 else (up, cell[3])
        polygon, count = clipped(picture.outline, part)
        weight = area_of(polygon, count) / picture.area
        if weight > 0.0:
            spans[tail] = span_of(picture, polygon, count)
            weights[tail] = weight
            tail += 1
    return tail


@kernel
def _aim(picture: Picture, cell: Any, share: float, shaft: Shaft) -> None:
    """Make the shaft that of all lines from the eye through a cell, up to a share of the way to the picture.

    The rectangle there is a unit wider all round, which rounding its corners may take away.
    """
    shaft.sizes[0], shaft.sizes[1] = 1, 4
    margin = 1.0 / share
    for k in range(4):
        across = cell[k % 2] + (margin if k % 2 == 1 else -margin)
        above = cell[2 + k // 2] + (margin if k >= 2 else -margin)
        for axis in range(3):
            place = picture.origin[axis] + across * picture.along[axis] + above * picture.up[axis]
            shaft.q[k, axis] = np.int64(np.rint(picture.eye[axis] + share * (place - picture.eye[axis])))
    for axis in range(3):
        shaft.p[0, axis] = picture.eye[axis]
        shaft.middles[0, axis] = picture.eye[axis]
        shaft.middles[1, axis] = (shaft.q[0, axis] + shaft.q[3, axis]) // 2
    measure_shaft(shaft)


@kernel
def _is_hidden(
    main: Scenery, main_scratch: Scratch, allowed: Any, usable: Any, figures: Scenery, figures_scratch: Scratch,
    shaft: Shaft, trouble: Trouble, hits: Any,
) -> bool:  # fmt: skip
    trouble.count[0] = 0
    found = all_hits(main.vertices, main.faces, main.tree, shaft.middles, hits, len(main.faces))
    for buried in range(2):
        for k in range(found):
            seed = hits[k]
            if (seed >= main.solid_faces) != (buried == 0):
                continue
            may = usable[main.core_of[seed - main.solid_faces]] if buried == 0 else allowed[seed]
            if may and _grows(main, main_scratch, allowed, shaft, seed, trouble):
                return True
    found = all_hits(figures.vertices, figures.faces, figures.tree, shaft.middles, hits, len(figures.faces))
    for k in range(found):
        if _grows(figures, figures_scratch, allowed[:0], shaft, hits[k], trouble):
            return True
    return False


@kernel
def _grows(scenery: Scenery, scratch: Scratch, allowed: Any, shaft: Shaft, seed: int, trouble: Trouble) -> bool:
    """Whether a chain of allowed faces blocks the shaft; with no list, all are allowed."""
    members = grow(scenery, scratch, shaft, seed, MOST_FACES, MOST_BACK, trouble)
    if members <= 0:
        return False
    good = True
    for k in range(members):
        face = scratch.members[k]
        good = good and (len(allowed) == 0 or face >= scenery.solid_faces or allowed[face])
    clear(scenery.edge_of, scratch.coefficient, scratch.net, scratch.edge_class, scratch.members, members)
    return good


@kernel
def _is_open(scenery: Scenery, allowed: Any, shaft: Shaft, limit: int) -> bool:
    """Whether no allowed face reaches into the pyramid from the eye to the cell; errs only towards no."""
    vertices, faces, tree = scenery.vertices, scenery.faces, scenery.tree
    if len(faces) == 0:
        return True
    boxes, child, count, order = tree.boxes, tree.child, tree.count, tree.order
    p, q = shaft.p, shaft.q
    low, high = np.empty(3), np.empty(3)
    for axis in range(3):
        low[axis] = min(p[0, axis], q[0, axis], q[1, axis], q[2, axis], q[3, axis])
        high[axis] = max(p[0, axis], q[0, axis], q[1, axis], q[2, axis], q[3, axis])
    stack = new_stack()
    top = 1
    while top > 0:
        top -= 1
        node = stack[top]
        if box_apart(boxes, node, low, high) or _box_beside(boxes, node, p, q):
            continue
        if count[node] == 0:
            stack[top], stack[top + 1] = child[node], child[node] + 1
            top += 2
            continue
        for place in range(child[node], child[node] + count[node]):
            face = order[place]
            if face >= limit or (len(allowed) > 0 and not allowed[face]):
                continue
            if not _beside(vertices, faces[face, 0], faces[face, 1], faces[face, 2], p, q):
                return False
    return True


@inlined
def _box_beside(boxes: Any, node: int, p: Any, q: Any) -> bool:
    """Whether a box lies wholly beyond one of the four sides of the pyramid, in floats with a margin."""
    for side in range(4):
        a, b, inner = _side(side)
        ax, ay, az = float(q[a, 0] - p[0, 0]), float(q[a, 1] - p[0, 1]), float(q[a, 2] - p[0, 2])
        bx, by, bz = float(q[b, 0] - p[0, 0]), float(q[b, 1] - p[0, 1]), float(q[b, 2] - p[0, 2])
        nx, ny, nz = ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx
        towards = nx * (q[inner, 0] - p[0, 0]) + ny * (q[inner, 1] - p[0, 1]) + nz * (q[inner, 2] - p[0, 2])
        if towards < 0:
            nx, ny, nz = -nx, -ny, -nz
        best = (
            nx * ((boxes[node, 3] if nx > 0 else boxes[node, 0]) - p[0, 0])
            + ny * ((boxes[node, 4] if ny > 0 else boxes[node, 1]) - p[0, 1])
            + nz * ((boxes[node, 5] if nz > 0 else boxes[node, 2]) - p[0, 2])
        )
        if best < -65536.0:
            return True
    return False


@inlined
def _side(side: int) -> tuple[int, int, int]:
    """Two corners of a cell that span a side of the pyramid, and one that is not on it."""
    if side == 0:
        return 0, 1, 2
    if side == 1:
        return 2, 3, 0
    if side == 2:
        return 0, 2, 1
    return 1, 3, 0


@inlined
def _beside(vertices: Any, u: int, v: int, w: int, p: Any, q: Any) -> bool:
    """Whether a triangle is parted from the pyramid by a side of it, by the cell's plane, by its own or by an edge."""
    for side in range(4):
        a, b, inner = _side(side)
        towards = orient(p, 0, q, a, q, b, q, inner)
        if towards != 0 and _all_beyond(vertices, u, v, w, p, 0, q, a, b, towards > 0):
            return True
    facing = orient(q, 0, q, 1, q, 2, p, 0)
    if facing != 0 and _all_beyond(vertices, u, v, w, q, 0, q, 1, 2, facing > 0):
        return True
    return (
        _plane_parts(vertices, u, v, w, p, q)
        or _edge_parts(vertices, u, v, w, p, q)
        or _edge_parts(vertices, v, w, u, p, q)
        or _edge_parts(vertices, w, u, v, p, q)
    )


@inlined
def _all_beyond(
    vertices: Any, u: int, v: int, w: int, first: Any, k: int, rest: Any, a: int, b: int, positive: bool
) -> bool:
    """Whether three corners lie strictly on the far side of a plane whose near side has the given sign."""
    at_u = orient(first, k, rest, a, rest, b, vertices, u)
    at_v = orient(first, k, rest, a, rest, b, vertices, v)
    at_w = orient(first, k, rest, a, rest, b, vertices, w)
    if positive:
        return at_u < 0 and at_v < 0 and at_w < 0
    return at_u > 0 and at_v > 0 and at_w > 0


@inlined
def _plane_parts(vertices: Any, u: int, v: int, w: int, p: Any, q: Any) -> bool:
    """Whether the whole pyramid is strictly on one side of the triangle's plane."""
    at_eye = orient(vertices, u, vertices, v, vertices, w, p, 0)
    for k in range(4):
        here = orient(vertices, u, vertices, v, vertices, w, q, k)
        if at_eye == 0 or here == 0 or (here > 0) != (at_eye > 0):
            return False
    return True


@inlined
def _edge_parts(vertices: Any, u: int, v: int, w: int, p: Any, q: Any) -> bool:
    """Whether the plane of the eye and an edge parts the third corner from the whole cell."""
    third = orient(p, 0, vertices, u, vertices, v, vertices, w)
    if third == 0:
        return False
    for k in range(4):
        here = orient(p, 0, vertices, u, vertices, v, q, k)
        if here == 0 or (here > 0) == (third > 0):
            return False
    return True
