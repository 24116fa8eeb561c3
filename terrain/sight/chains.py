"""Grows a chain of triangles that every line of a shaft must cross.

From one triangle hit by a line of the shaft, the chain spreads over every edge around which some
line of the shaft could slip by, until all that is left on its boundary are edges that every line
passes on the inner side. The result is the smallest such chain that holds its seed; when growth
fails, there is none, and the shaft must be split.

Most growths fail, and those of a half of a shaft where those of the whole did. So the way on which a growth came to
its end is kept: from each face over an edge to the next. While lines slip by every edge of it, growth would go
that way again, and is not begun.

Rows of `Shaft`:
    p, q          points that span the end at a and the end at b: 0 x, 1 y, 2 z
    sizes         0 points in p, 1 points in q, 2 slabs in use
    plan[end]     up to four points of an end seen from above: 0 x, 1 y (floats)
    heights[end]  0 lowest, 1 highest (floats)
    slabs         0-2 direction x, y, z, 3 where a ends along it, 4 where b begins along it
    middles       the ends of the middle line, 0 at a, 1 at b
Rows of `Trouble.edges`: 0 start, 1 end of an edge, each x, y, z; `count[0]` is the number of edges.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from terrain.lattice.exact import orient
from terrain.machine.kernels import inlined, kernel
from terrain.scenery.triangles import Scenery, Scratch, facing, runs_forward

ROUNDING = 4096.0
"""Bound of the float error of an orientation: crosses are exact in float64, the dot rounds 2^61 thrice."""

FORWARD, BACKWARD, CROSSED = 1, 2, 3

WALL, CAP = -1, -2
"""How the way of a failed growth ends: no face to go on with, or more of them than allowed."""

LONGEST_WAY = 256


class Shaft(NamedTuple):
    """Points spanning both ends, and for each usable direction the slab that lies between them.

    A spanning set is a few points of the plan at two heights; `plan` and `heights` hold it again as
    floats, in that form.
    """

    p: Any
    q: Any
    sizes: Any
    plan: Any
    heights: Any
    directions: Any
    slabs: Any
    middles: Any


class Trouble(NamedTuple):
    """Edges at which growth failed or folded, kept to choose how to split: count, then corner pairs.

    An edge that some lines pass outside is harmless where the chain goes on as plainly as before.
    """

    count: Any
    edges: Any


def empty_shaft(directions: Any) -> Shaft:
    return Shaft(
        np.zeros((8, 3), dtype=np.int64),
        np.zeros((8, 3), dtype=np.int64),
        np.zeros(3, dtype=np.int64),
        np.zeros((2, 4, 2)),
        np.zeros((2, 2)),
        directions,
        np.zeros((len(directions), 5), dtype=np.int64),
        np.zeros((2, 3), dtype=np.int64),
    )


@kernel
def measure_shaft(shaft: Shaft) -> None:
    """Fill in, from the points, their floats and the slabs between the two ends."""
    _measure_end(shaft, shaft.p, 0)
    _measure_end(shaft, shaft.q, 1)
    slabs = 0
    for j in range(len(shaft.directions)):
        dx, dy, dz = shaft.directions[j, 0], shaft.directions[j, 1], shaft.directions[j, 2]
        after_a, before_b = -(1 << 62), 1 << 62
        for k in range(shaft.sizes[0]):
            after_a = max(after_a, dx * shaft.p[k, 0] + dy * shaft.p[k, 1] + dz * shaft.p[k, 2])
        for k in range(shaft.sizes[1]):
            before_b = min(before_b, dx * shaft.q[k, 0] + dy * shaft.q[k, 1] + dz * shaft.q[k, 2])
        if after_a < before_b:
            shaft.slabs[slabs, 0], shaft.slabs[slabs, 1], shaft.slabs[slabs, 2] = dx, dy, dz
            shaft.slabs[slabs, 3], shaft.slabs[slabs, 4] = after_a, before_b
            slabs += 1
    shaft.sizes[2] = slabs


@kernel
def _measure_end(shaft: Shaft, points: Any, end: int) -> None:
    """Spell the points of one end out as plan and heights; a cap has one height, and four points as it is."""
    count = shaft.sizes[end]
    flat = points[0, 2] == points[count - 1, 2]
    plan = count if flat else count // 2
    for k in range(4):
        shaft.plan[end, k, 0] = points[min(k, plan - 1), 0]
        shaft.plan[end, k, 1] = points[min(k, plan - 1), 1]
    shaft.heights[end, 0] = points[0, 2]
    shaft.heights[end, 1] = points[count - 1, 2]


@inlined
def lies_between(vertices: Any, faces: Any, face: int, sizes: Any, slabs: Any, p: Any, q: Any) -> bool:
    """Condition (B): no line of the shaft meets the triangle before it leaves a or after it reaches b."""
    u, v, w = faces[face, 0], faces[face, 1], faces[face, 2]
    after, before = False, False
    for number in range(sizes[2]):
        dx, dy, dz = slabs[number, 0], slabs[number, 1], slabs[number, 2]
        at_u = dx * vertices[u, 0] + dy * vertices[u, 1] + dz * vertices[u, 2]
        at_v = dx * vertices[v, 0] + dy * vertices[v, 1] + dz * vertices[v, 2]
        at_w = dx * vertices[w, 0] + dy * vertices[w, 1] + dz * vertices[w, 2]
        after = after or min(at_u, at_v, at_w) >= slabs[number, 3]
        before = before or max(at_u, at_v, at_w) <= slabs[number, 4]
        if after and before:
            return True
    return _plane_parts(vertices, u, v, w, sizes, p, q)


@kernel
def _plane_parts(vertices: Any, u: int, v: int, w: int, sizes: Any, p: Any, q: Any) -> bool:
    """Whether the triangle's plane has all of a strictly on one side and all of b on the other."""
    first = orient(vertices, u, vertices, v, vertices, w, p, 0)
    if first == 0:
        return False
    for k in range(sizes[0]):
        here = orient(vertices, u, vertices, v, vertices, w, p, k)
        if here == 0 or (here > 0) != (first > 0):
            return False
    for k in range(sizes[1]):
        here = orient(vertices, u, vertices, v, vertices, w, q, k)
        if here == 0 or (here > 0) == (first > 0):
            return False
    return True


@inlined
def keeps_inside(uu: Any, u: int, vv: Any, v: int, sizes: Any, plan: Any, heights: Any, p: Any, q: Any) -> bool:
    """Whether every line of the shaft passes the directed edge uv strictly on its inner side.

    The orientation is affine in both ends, so the spanning points speak for all; the plan's least
    value and the heights' least value add up, so 4 + 2 products do for each of 8 points.
    """
    x, y, z = float(uu[u, 0]), float(uu[u, 1]), float(uu[u, 2])
    wx, wy, wz = vv[v, 0] - x, vv[v, 1] - y, vv[v, 2] - z
    x0, y0, x1, y1 = plan[1, 0, 0] - x, plan[1, 0, 1] - y, plan[1, 1, 0] - x, plan[1, 1, 1] - y
    x2, y2, x3, y3 = plan[1, 2, 0] - x, plan[1, 2, 1] - y, plan[1, 3, 0] - x, plan[1, 3, 1] - y
    low, high = heights[1, 0] - z, heights[1, 1] - z
    doubtful = False
    for i in range(4):
        bx, by = x - plan[0, i, 0], y - plan[0, i, 1]
        nz = bx * wy - by * wx
        rise = min(nz * low, nz * high)
        for k in range(2):
            bz = z - heights[0, k]
            nx, ny = by * wz - bz * wy, bz * wx - bx * wz
            least = rise + min(nx * x0 + ny * y0, nx * x1 + ny * y1, nx * x2 + ny * y2, nx * x3 + ny * y3)
            if least <= -ROUNDING:
                return False
            doubtful = doubtful or least < ROUNDING
    return not doubtful or _keeps_inside_exactly(uu, u, vv, v, sizes, p, q)


@kernel
def _keeps_inside_exactly(uu: Any, u: int, vv: Any, v: int, sizes: Any, p: Any, q: Any) -> bool:
    for i in range(sizes[0]):
        for j in range(sizes[1]):
            if orient(p, i, q, j, uu, u, vv, v) <= 0:
                return False
    return True


@kernel
def grow(
    scenery: Scenery, scratch: Scratch, shaft: Shaft, seed: int, most_faces: int, most_back: int, trouble: Trouble
) -> int:
    """Grow from a seed; answers the number of faces in the chain, or minus the number tried when it fails.

    A chain that was found is left in the scratch, for `clear` to wipe.
    """
    vertices, faces, normals, edge_of, edge_ends, edge_start, edge_faces = scenery[:7]
    coefficient, net, edge_class, queue, chain, via = scratch[:6]
    p, q, sizes, plan, heights, _, slabs, middles = shaft
    noted, notes, head, back = trouble.count, trouble.edges, 0, 0
    sign = facing(normals, seed, middles)
    if sign == 0 or not lies_between(vertices, faces, seed, sizes, slabs, p, q):
        return 0
    members, tail = _add(faces, edge_of, coefficient, net, queue, chain, via, seed, sign, 0, 0, 0)
    while head < tail:
        edge, head = queue[head], head + 1
        if net[edge] == 0 or _holds(
            vertices, edge_ends, edge_class, edge, net[edge] > 0, middles, sizes, plan, heights, p, q
        ):
            continue
        face, sign = _cancelling(
            vertices, faces, normals, edge_start, edge_faces, coefficient, edge, net[edge] > 0,
            sizes, slabs, p, q, middles,
        )  # fmt: skip
        folds = face >= 0 and sign * facing(normals, face, middles) < 0
        back += folds
        if folds and edge_class[edge] == CROSSED:
            _note(vertices, edge_ends, edge, noted, notes)
        if face < 0 or members >= most_faces or back > most_back + members // 8:
            _note(vertices, edge_ends, edge, noted, notes)
            _keep_dead_end(scenery, scratch, head - 1, WALL if face < 0 else CAP, most_faces, most_back)
            clear(edge_of, coefficient, net, edge_class, chain, members)
            return -members
        members, tail = _add(faces, edge_of, coefficient, net, queue, chain, via, face, sign, head - 1, members, tail)
    if _has_boundary(net, queue, tail):
        return members
    clear(edge_of, coefficient, net, edge_class, chain, members)
    return -members


@kernel
def _keep_dead_end(scenery: Scenery, scratch: Scratch, place: int, end: int, most_faces: int, most_back: int) -> None:
    """Write down the way from the seed to the edge at which a growth failed, by the place of that edge in the queue."""
    after = end
    while True:
        member = place // 3
        face, sign = scratch.members[member], scratch.via[member] % 2
        row = 2 * face + sign
        entry = scratch.dead_ends[row]
        forward = runs_forward(scenery.faces, face, place % 3) == (sign > 0)
        entry[0], entry[1], entry[2] = scratch.era[0], 2 * scratch.queue[place] + forward, after
        entry[3], entry[4] = most_faces, most_back
        if member == 0:
            return
        after, place = row, scratch.via[member] // 2


@kernel
def is_dead_end(
    scenery: Scenery, scratch: Scratch, shaft: Shaft, seed: int, most_faces: int, most_back: int, trouble: Trouble
) -> bool:
    """Whether growth from a seed would fail as one of this search did: lines slip by every edge on the way."""
    vertices, edge_ends, normals, middles = scenery.vertices, scenery.edge_ends, scenery.normals, shaft.middles
    row = 2 * seed + (facing(normals, seed, middles) > 0)
    for _ in range(LONGEST_WAY):
        entry = scratch.dead_ends[row]
        if entry[0] != scratch.era[0]:
            return False
        edge, forward, after = entry[1] // 2, entry[1] % 2, entry[2]
        u, v = edge_ends[edge, 1 - forward], edge_ends[edge, forward]
        crossed = orient(middles, 0, middles, 1, vertices, u, vertices, v) > 0
        if crossed and keeps_inside(vertices, u, vertices, v, shaft.sizes, shaft.plan, shaft.heights, shaft.p, shaft.q):
            return False
        if after < 0 or (crossed and facing(normals, after // 2, middles) != 2 * (after % 2) - 1):
            _note(vertices, edge_ends, edge, trouble.count, trouble.edges)
        if after == CAP:
            return bool(entry[3] >= most_faces and entry[4] >= most_back)
        if after == WALL:
            return not _goes_on(scenery, shaft, edge, row // 2)
        row = after
    return False


@kernel
def _goes_on(scenery: Scenery, shaft: Shaft, edge: int, last: int) -> bool:
    """Whether any other face beside an edge lies between."""
    for place in range(scenery.edge_start[edge], scenery.edge_start[edge + 1]):
        face = scenery.edge_faces[place] // 3
        if face != last and lies_between(
            scenery.vertices, scenery.faces, face, shaft.sizes, shaft.slabs, shaft.p, shaft.q
        ):
            return True
    return False


@inlined
def _holds(
    vertices: Any, edge_ends: Any, edge_class: Any, edge: int, forward: bool, middles: Any,
    sizes: Any, plan: Any, heights: Any, p: Any, q: Any,
) -> bool:  # fmt: skip
    """Whether every line passes an open edge on the inner side, so that the chain may end there."""
    wanted = FORWARD if forward else BACKWARD
    u, v = (edge_ends[edge, 0], edge_ends[edge, 1]) if forward else (edge_ends[edge, 1], edge_ends[edge, 0])
    if edge_class[edge] == 0 and orient(middles, 0, middles, 1, vertices, u, vertices, v) > 0:
        if keeps_inside(vertices, u, vertices, v, sizes, plan, heights, p, q):
            edge_class[edge] = wanted
        else:
            edge_class[edge] = CROSSED
    return edge_class[edge] == wanted


@inlined
def _add(
    faces: Any, edge_of: Any, coefficient: Any, net: Any, queue: Any, chain: Any, via: Any, face: int, sign: int,
    place: int, members: int, tail: int,
) -> tuple[int, int]:  # fmt: skip
    """Take a face into the chain, come to by the edge at a place of the queue, and queue its edges."""
    coefficient[face] = sign
    chain[members] = face
    via[members] = 2 * place + (sign > 0)
    for side in range(3):
        edge = edge_of[face, side]
        net[edge] += sign if runs_forward(faces, face, side) else -sign
        queue[tail] = edge
        tail += 1
    return members + 1, tail


@inlined
def _cancelling(
    vertices: Any, faces: Any, normals: Any, edge_start: Any, edge_faces: Any, coefficient: Any,
    edge: int, forward: bool, sizes: Any, slabs: Any, p: Any, q: Any, middles: Any,
) -> tuple[int, int]:  # fmt: skip
    """A face beside the edge that closes it, and its sign; one seen from the front if there is a choice, or -1."""
    chosen, chosen_sign = -1, 0
    for place in range(edge_start[edge], edge_start[edge + 1]):
        face, side = edge_faces[place] // 3, edge_faces[place] % 3
        if coefficient[face] != 0 or not lies_between(vertices, faces, face, sizes, slabs, p, q):
            continue
        chosen, chosen_sign = face, -1 if runs_forward(faces, face, side) == forward else 1
        if chosen_sign * facing(normals, face, middles) > 0:
            break
    return chosen, chosen_sign


@inlined
def _note(vertices: Any, edge_ends: Any, edge: int, noted: Any, notes: Any) -> None:
    if noted[0] < len(notes):
        for axis in range(3):
            notes[noted[0], 0, axis] = vertices[edge_ends[edge, 0], axis]
            notes[noted[0], 1, axis] = vertices[edge_ends[edge, 1], axis]
        noted[0] += 1


@inlined
def _has_boundary(net: Any, queue: Any, tail: int) -> bool:
    found = False
    for k in range(tail):
        found = found or net[queue[k]] != 0
    return found


@inlined
def clear(edge_of: Any, coefficient: Any, net: Any, edge_class: Any, chain: Any, members: int) -> None:
    """Wipe what a growth left behind."""
    for k in range(members):
        face = chain[k]
        coefficient[face] = 0
        for side in range(3):
            net[edge_of[face, side]] = 0
            edge_class[edge_of[face, side]] = 0
