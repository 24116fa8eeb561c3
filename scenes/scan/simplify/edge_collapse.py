"""Collapses one edge of a surface, if that loses nothing.

The faces beside the edge are removed, the others around it follow its ends to one place. The surface must stay
connected as before, no face may fold over or become a needle, every place assigned around must find a face near
enough again, and the new faces must lie near the triangles that were scanned.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from scenes.scan.simplify.nearest import lies_within, square_to_triangle
from scenes.scan.simplify.quadrics import NUMBERS
from terrain.machine import bare_inlined
from terrain.scenery import DEPTH, Tree

TURN = 0.2
"""The least cosine between a face before and after: with less it would fold over."""

STILL = 0.99
"""A face that turns by no more than this cosine has not turned."""

THINNEST = 0.03
"""A face whose height is less than this share of its longest side is a needle; none is made thinner than it was."""

ROOM = 128
"""An edge with more faces than this around it is left alone."""

INNER, SOLE, BORDER, FIXED = 0, 1, 2, 3
"""Points within a surface, on the level it stands on, on its border, and where more than two faces share an edge.

Two points become one where the higher of them in this order is: a piece does not leave the table by it.
"""


class Web(NamedTuple):
    """A surface while its edges are drawn together.

    A corner is three times its face plus its place in it. `first` and `after` list the corners of each
    point, `first_held` and `next_held` the places held by each face; -1 ends a list. A face that is gone
    has -1 for its first point. `into` says which point each point was drawn into. `waits` says for each side
    what must be allowed before it is worth a trial. `scanned` and `tree` are the triangles as they were at first.
    """

    points: Any
    faces: Any
    first: Any
    after: Any
    planes: Any
    kinds: Any
    into: Any
    held: Any
    first_held: Any
    next_held: Any
    waits: Any
    scanned: Any
    tree: Tree


class Bench(NamedTuple):
    """Working memory for one edge: the faces around it, how they would become, and which places go where."""

    ring: Any
    corners: Any
    moved: Any
    holder: Any
    marks: Any
    row: Any
    place: Any
    nodes: Any
    away: Any


def make_bench(points: int, places: int) -> Bench:
    """Working memory for a surface with a number of points and room for a number of places."""
    return Bench(
        ring=np.zeros(ROOM, dtype=np.int32),
        corners=np.zeros((ROOM + 1, 3, 3)),
        moved=np.zeros(places, dtype=np.int32),
        holder=np.zeros(places, dtype=np.int32),
        marks=np.zeros(points, dtype=np.int8),
        row=np.zeros(NUMBERS),
        place=np.zeros(3),
        nodes=np.zeros(2 * DEPTH, dtype=np.int32),
        away=np.zeros(2 * DEPTH),
    )


@bare_inlined
def draw_together(web: Web, bench: Bench, u: int, v: int, allowed: float, flat: bool) -> int:
    """Draw an edge together at the place on the bench, if it may be; answers how many faces went with it."""
    dying, staying = _gather(web, bench, u, v)
    if not _may_go(web, bench, u, v, dying, staying):
        return 0
    turn = _most_turned(web, bench, u, v, dying, staying)
    places = _rehouse(web, bench, dying, staying, allowed) if turn > TURN else -1
    if places < 0:
        return 0
    # On flat ground faces that do not turn cannot but lie where the old ones lay, and need no proof of it.
    sure = flat and turn > STILL and _look_alike(bench.corners, staying)
    if not sure and not _keeps_close(web, bench, u, v, dying, staying, allowed):
        return 0
    _merge(web, bench, u, v)
    _relink(web, bench, u, v, dying, staying)
    for k in range(places):
        item, face = bench.moved[k], bench.ring[dying + bench.holder[k]]
        web.next_held[item], web.first_held[face] = web.first_held[face], item
    return dying


@bare_inlined
def _gather(web: Web, bench: Bench, u: int, v: int) -> tuple[int, int]:
    """The faces around an edge: first those beside it, then the others; -1 others when there are too many."""
    faces, ring = web.faces, bench.ring
    dying, total = 0, 0
    for end, other in ((u, v), (v, u)):
        corner = web.first[end]
        while corner >= 0:
            face = corner // 3
            corner = web.after[corner]
            a, b, c = faces[face, 0], faces[face, 1], faces[face, 2]
            beside = other in (a, b, c)
            if a < 0 or (beside and end == v):
                continue
            if total == ROOM:
                return dying, -1
            ring[total] = face
            if beside:
                ring[total], ring[dying] = ring[dying], face
                dying += 1
            total += 1
    return dying, total - dying


@bare_inlined
def _may_go(web: Web, bench: Bench, u: int, v: int, dying: int, staying: int) -> bool:
    """Whether a surface without the edge still hangs together as before."""
    both_on_border = web.kinds[u] == BORDER and web.kinds[v] == BORDER
    if staying <= 0 or dying == 0 or dying > (1 if both_on_border else 2):
        return False
    return _common_neighbours(web.faces, bench.ring, bench.marks, u, v, dying + staying) == dying


@bare_inlined
def _common_neighbours(faces: Any, ring: Any, marks: Any, u: int, v: int, total: int) -> int:
    """How many points are joined to both ends; more than the faces beside the edge, and two sheets would stick."""
    common = 0
    for step in range(3):
        for k in range(total):
            a, b, c = faces[ring[k], 0], faces[ring[k], 1], faces[ring[k], 2]
            for point in (a, b, c):
                if point in (u, v):
                    continue
                if step == 0 and u in (a, b, c):
                    marks[point] = 1
                elif step == 1 and v in (a, b, c) and marks[point] == 1:
                    marks[point] = 2
                    common += 1
                elif step == 2:
                    marks[point] = 0
    return common


@bare_inlined
def _most_turned(web: Web, bench: Bench, u: int, v: int, dying: int, staying: int) -> float:
    """Set out the faces as they would become; answers the least cosine by which one turns, -1 for a new needle."""
    corners, least = bench.corners, 1.0
    for k in range(staying):
        face = bench.ring[dying + k]
        for side in range(3):
            point = web.faces[face, side]
            moves = point in (u, v)
            for axis in range(3):
                # The face as it was is set out behind all others, to be compared with.
                corners[ROOM, side, axis] = web.points[point, axis]
                corners[k, side, axis] = bench.place[axis] if moves else web.points[point, axis]
        least = min(least, _turn(corners, ROOM, k))
        if least <= TURN:
            break
    return least


@bare_inlined
def _turn(corners: Any, before: int, later: int) -> float:
    """The cosine by which a face turns; -1 when it becomes a needle, and a thinner one than it was."""
    ax, ay, az, a_longest = _facing(corners, before)
    bx, by, bz, b_longest = _facing(corners, later)
    a_size, b_size = np.sqrt(ax * ax + ay * ay + az * az), np.sqrt(bx * bx + by * by + bz * bz)
    if b_size < THINNEST * b_longest and b_size * a_longest < a_size * b_longest:
        return -1.0
    return (ax * bx + ay * by + az * bz) / max(a_size * b_size, 1e-300)


@bare_inlined
def _look_alike(corners: Any, staying: int) -> bool:
    """Whether all faces look the same way: where a sheet is folded onto itself, flat ground proves nothing."""
    ax, ay, az, _ = _facing(corners, 0)
    for k in range(1, staying):
        bx, by, bz, _ = _facing(corners, k)
        along = ax * bx + ay * by + az * bz
        if along <= 0 or along * along <= STILL * (ax * ax + ay * ay + az * az) * (bx * bx + by * by + bz * bz):
            return False
    return True


@bare_inlined
def _facing(corners: Any, face: int) -> tuple[float, float, float, float]:
    """Twice the area of a face along its normal, and the square of its longest side."""
    ax, ay, az = corners[face, 0, 0], corners[face, 0, 1], corners[face, 0, 2]
    ux, uy, uz = corners[face, 1, 0] - ax, corners[face, 1, 1] - ay, corners[face, 1, 2] - az
    vx, vy, vz = corners[face, 2, 0] - ax, corners[face, 2, 1] - ay, corners[face, 2, 2] - az
    wx, wy, wz = vx - ux, vy - uy, vz - uz
    longest = max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz, wx * wx + wy * wy + wz * wz)
    return uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx, longest


@bare_inlined
def _rehouse(web: Web, bench: Bench, dying: int, staying: int, allowed: float) -> int:
    """Find each place held around the edge a face near enough; answers how many there are, or -1."""
    places = 0
    for k in range(dying + staying):
        item = web.first_held[bench.ring[k]]
        while item >= 0:
            x, y, z = web.held[item, 0], web.held[item, 1], web.held[item, 2]
            best, home = np.inf, 0
            for face in range(staying):
                square = square_to_triangle(x, y, z, bench.corners, face)
                if square < best:
                    best, home = square, face
            if best > allowed:
                return -1
            bench.moved[places], bench.holder[places] = item, home
            places += 1
            item = web.next_held[item]
    return places


@bare_inlined
def _keeps_close(web: Web, bench: Bench, u: int, v: int, dying: int, staying: int, allowed: float) -> bool:
    """Whether the new point, the middles of its faces and of the sides that meet in it lie near what was scanned."""
    x, y, z = bench.place[0], bench.place[1], bench.place[2]
    close = _is_close(web, bench, x, y, z, allowed)
    for k in range(staying):
        if not close:
            break
        close = _face_is_close(web, bench, u, v, bench.ring[dying + k], k, allowed)
    for k in range(staying):
        for side in range(3):
            bench.marks[web.faces[bench.ring[dying + k], side]] = 0
    return close


@bare_inlined
def _face_is_close(web: Web, bench: Bench, u: int, v: int, face: int, k: int, allowed: float) -> bool:
    """The same for one face; a mark says that a side to that point was tested already, from the face beside it."""
    corners, place, marks = bench.corners, bench.place, bench.marks
    x, y, z = (
        (corners[k, 0, 0] + corners[k, 1, 0] + corners[k, 2, 0]) / 3,
        (corners[k, 0, 1] + corners[k, 1, 1] + corners[k, 2, 1]) / 3,
        (corners[k, 0, 2] + corners[k, 1, 2] + corners[k, 2, 2]) / 3,
    )
    if not _is_close(web, bench, x, y, z, allowed):
        return False
    for side in range(3):
        point = web.faces[face, side]
        if point in (u, v) or marks[point]:
            continue
        marks[point] = 1
        x, y, z = place[0] + corners[k, side, 0], place[1] + corners[k, side, 1], place[2] + corners[k, side, 2]
        if not _is_close(web, bench, x / 2, y / 2, z / 2, allowed):
            return False
    return True


@bare_inlined
def _is_close(web: Web, bench: Bench, x: float, y: float, z: float, allowed: float) -> bool:
    boxes, child, count = web.tree.boxes, web.tree.child, web.tree.count
    return lies_within(web.scanned, boxes, child, count, x, y, z, allowed, bench.nodes, bench.away)


@bare_inlined
def _merge(web: Web, bench: Bench, u: int, v: int) -> None:
    """Let the first end stand for both."""
    web.into[v] = u
    web.kinds[u] = max(web.kinds[u], web.kinds[v])
    for axis in range(3):
        web.points[u, axis] = bench.place[axis]
    for k in range(NUMBERS):
        web.planes[u, k] += web.planes[v, k]


@bare_inlined
def _relink(web: Web, bench: Bench, u: int, v: int, dying: int, staying: int) -> None:
    """Take out the faces beside the edge, and list the others anew under the end that is left."""
    for k in range(dying):
        web.faces[bench.ring[k], 0] = -1
    web.first[u] = -1
    for k in range(staying):
        face = bench.ring[dying + k]
        web.first_held[face] = -1
        for side in range(3):
            if web.faces[face, side] in (u, v):
                web.faces[face, side] = u
                web.after[3 * face + side] = web.first[u]
                web.first[u] = 3 * face + side
