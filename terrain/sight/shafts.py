"""A shaft: all lines from a patch of one body's surface to a patch of another's.

The surface of a body is the side of its ring, cut in 1024 ticks around and by height, with a
rectangle over its top and one under its bottom. A patch is described by its kind and four whole numbers, and
the hull of its spanning points contains the whole patch.

Row of a patch:
    SIDE          0 kind, 1 first tick, 2 last tick, 3 low, 4 high
    TOP, BOTTOM   0 kind, 1 west, 2 east, 3 south, 4 north
Row of a point: 0 x, 1 y, 2 z; of a tick: 0 x, 1 y. `axes` of a hull: 0 long, 1 short semi-axis of the body, 2 cosine,
3 sine of the direction of the long one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from terrain.machine.kernels import kernel
from terrain.scenery.bodies import RING_VERTICES, TICKS_PER_EDGE, Body

SIDE, TOP, BOTTOM = 0, 1, 2
TICKS = RING_VERTICES * TICKS_PER_EDGE
INSET_UNITS = 1.0
"""How far inside its outline a point of a body is placed, so that rounding to the lattice leaves it inside."""


class Hull(NamedTuple):
    """A body as the search sees it: centre, lattice points along its ring, heights, and its true outline."""

    centre: Any
    ticks: Any
    low: int
    high: int
    axes: Any


def hull_of(body: Body) -> Hull:
    centre = np.array(body.centre, dtype=np.int64)
    length = float(np.hypot(*body.along))
    axes = np.array([*body.semi_axes, body.along[0] / length, body.along[1] / length], dtype=np.float64)
    return Hull(centre, _ticks(body.semi_axes, body.along) + centre, body.low, body.high, axes)


def are_apart(a: Hull, b: Hull) -> bool:
    """Whether the prisms on two rings have no point in common: else lines have no last exit, and nothing is proved."""
    if a.high < b.low or b.high < a.low:
        return True
    return _parts_them(a, b) or _parts_them(b, a)


def _parts_them(hull: Hull, other: Hull) -> bool:
    """Whether an edge of one ring has the whole other ring strictly in front of it."""
    ring, far = hull.ticks[::TICKS_PER_EDGE], other.ticks[::TICKS_PER_EDGE]
    edges = np.roll(ring, -1, axis=0) - ring
    outward = np.stack([edges[:, 1], -edges[:, 0]], axis=1)
    beyond = outward @ far.T - (outward * ring).sum(axis=1)[:, np.newaxis]
    return bool((beyond > 0).all(axis=1).any())


@lru_cache(maxsize=1024)
def _ticks(semi_axes: tuple[int, int], along: tuple[int, int]) -> Any:
    """The points around a ring, as seen from its centre."""
    ring = Body((0, 0), semi_axes, along, 0, 1).ring
    steps = (np.roll(ring, -1, axis=0) - ring) // TICKS_PER_EDGE
    return (ring[:, None, :] + np.arange(TICKS_PER_EDGE)[None, :, None] * steps[:, None, :]).reshape(-1, 2)


@kernel
def root_patches(hull: Hull, other: Hull) -> Any:
    """The patches that every line to the other body leaves through: kind and four bounds each."""
    patches = np.zeros((3, 5), dtype=np.int64)
    patches[0, 1], patches[0, 2] = _facing_run(hull.ticks, other.ticks)
    patches[0, 3], patches[0, 4] = hull.low, hull.high
    count = 1
    for cap in (TOP, BOTTOM):
        if (cap == TOP and other.high > hull.high) or (cap == BOTTOM and other.low < hull.low):
            patches[count, 0] = cap
            patches[count, 1], patches[count, 2] = hull.ticks[:, 0].min(), hull.ticks[:, 0].max()
            patches[count, 3], patches[count, 4] = hull.ticks[:, 1].min(), hull.ticks[:, 1].max()
            count += 1
    return patches[:count].copy()


@kernel
def _facing_run(ticks: Any, others: Any) -> tuple[int, int]:
    """The ticks around a body from where something of the other could be seen: edges with it in front."""
    first, seen, before = -1, 0, _sees(ticks, RING_VERTICES - 1, others)
    for edge in range(RING_VERTICES):
        here = _sees(ticks, edge, others)
        seen += here
        if here and not before:
            first = edge
        before = here
    if first < 0:
        return 0, TICKS
    return first * TICKS_PER_EDGE, (first + seen) * TICKS_PER_EDGE


@kernel
def _sees(ticks: Any, edge: int, others: Any) -> bool:
    """Whether anything of the other ring is in front of an edge."""
    a, b = edge * TICKS_PER_EDGE, (edge + 1) * TICKS_PER_EDGE % TICKS
    out_x, out_y = ticks[b, 1] - ticks[a, 1], ticks[a, 0] - ticks[b, 0]
    for k in range(0, TICKS, TICKS_PER_EDGE):
        if out_x * (others[k, 0] - ticks[a, 0]) + out_y * (others[k, 1] - ticks[a, 1]) > 0:
            return True
    return False


@kernel
def span(hull: Hull, patch: Any, points: Any) -> int:
    """Write the points whose hull holds the patch; answers how many."""
    if patch[0] != SIDE:
        count = _span_cap(hull, patch, points)
        for k in range(count):
            points[k, 2] = hull.high if patch[0] == TOP else hull.low
        return count
    count = _span_run(hull, patch[1], patch[2], points)
    for k in range(count):
        points[k, 2] = patch[3]
        points[count + k, 0] = points[k, 0]
        points[count + k, 1] = points[k, 1]
        points[count + k, 2] = patch[4]
    return 2 * count


@kernel
def _span_run(hull: Hull, start: int, end: int, points: Any) -> int:
    """Points in the plane around a run of ticks: its own corners when few, else tangents."""
    first_corner = start // TICKS_PER_EDGE + 1
    last_corner = (end + TICKS_PER_EDGE - 1) // TICKS_PER_EDGE - 1
    _copy_tick(hull, start, points[0])
    corners = last_corner - first_corner + 1
    if corners <= 2:
        for k in range(max(corners, 0)):
            _copy_tick(hull, (first_corner + k) * TICKS_PER_EDGE, points[1 + k])
        count = max(corners, 0) + 2
        _copy_tick(hull, end, points[count - 1])
        return count
    middle = (first_corner - 1 + last_corner) // 2
    _tangent_corner(hull, first_corner - 1, middle, points[1])
    _tangent_corner(hull, middle, last_corner, points[2])
    _copy_tick(hull, end, points[3])
    return 4


@kernel
def _span_cap(hull: Hull, patch: Any, points: Any) -> int:
    """The rectangle of a cap, or what an edge of the ring leaves of it when that has no more than four corners.

    Where the edge crosses a side of the rectangle, the corner is rounded along that side, outwards.
    """
    edge = _edge_towards(hull, (patch[1] + patch[2]) // 2, (patch[3] + patch[4]) // 2)
    a, b = hull.ticks[edge * TICKS_PER_EDGE], hull.ticks[(edge + 1) * TICKS_PER_EDGE % TICKS]
    out_x, out_y = b[1] - a[1], a[0] - b[0]
    reach = out_x * a[0] + out_y * a[1]
    count = 0
    for k in range(4):
        x, y = _corner_of(patch, k)
        next_x, next_y = _corner_of(patch, (k + 1) % 4)
        here, after = out_x * x + out_y * y - reach, out_x * next_x + out_y * next_y - reach
        if here <= 0:
            points[count, 0], points[count, 1] = x, y
            count += 1
        if (here < 0 < after) or (after < 0 < here):
            # From the end that is inside, as far as the edge and not a whole step further.
            steps = abs(next_x - x) + abs(next_y - y)
            inner, outer = (-here, after) if here < 0 else (-after, here)
            way = (steps * inner + inner + outer - 1) // (inner + outer)
            start_x, start_y, end_x, end_y = (x, y, next_x, next_y) if here < 0 else (next_x, next_y, x, y)
            if count < 8:
                points[count, 0] = start_x + way * np.sign(end_x - start_x)
                points[count, 1] = start_y + way * np.sign(end_y - start_y)
                count += 1
    if 3 <= count <= 4:
        return count
    for k in range(4):
        points[k, 0], points[k, 1] = _corner_of(patch, k)
    return 4


@kernel
def _corner_of(patch: Any, k: int) -> tuple[int, int]:
    """The corners of a rectangle, counter-clockwise."""
    return patch[2 if k in (1, 2) else 1], patch[4 if k >= 2 else 3]


@kernel
def _edge_towards(hull: Hull, x: int, y: int) -> int:
    """The edge of the ring that a point is furthest beyond, or least within."""
    best, most = 0, -np.inf
    for edge in range(RING_VERTICES):
        a, b = hull.ticks[edge * TICKS_PER_EDGE], hull.ticks[(edge + 1) * TICKS_PER_EDGE % TICKS]
        out_x, out_y = float(b[1] - a[1]), float(a[0] - b[0])
        beyond = (out_x * (x - a[0]) + out_y * (y - a[1])) / np.sqrt(out_x * out_x + out_y * out_y)
        if beyond > most:
            best, most = edge, beyond
    return best


@kernel
def _copy_tick(hull: Hull, tick: int, point: Any) -> None:
    point[0] = hull.ticks[tick % TICKS, 0]
    point[1] = hull.ticks[tick % TICKS, 1]


@kernel
def _tangent_corner(hull: Hull, first: int, second: int, point: Any) -> None:
    """Where two edges of the ring, prolonged, meet; moved outwards by more than rounding takes back."""
    a = hull.ticks[first * TICKS_PER_EDGE % TICKS]
    c = hull.ticks[second * TICKS_PER_EDGE % TICKS]
    b = hull.ticks[(first + 1) * TICKS_PER_EDGE % TICKS]
    d = hull.ticks[(second + 1) * TICKS_PER_EDGE % TICKS]
    ux, uy = float(b[0] - a[0]), float(b[1] - a[1])
    vx, vy = float(d[0] - c[0]), float(d[1] - c[1])
    along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / (ux * vy - uy * vx)
    u_length, v_length = np.hypot(ux, uy), np.hypot(vx, vy)
    out_x, out_y = uy / u_length + vy / v_length, -ux / u_length - vx / v_length
    push = 2.0 / max(1e-9, out_x * uy / u_length - out_y * ux / u_length)
    point[0] = np.int64(np.rint(a[0] + along * ux + push * out_x))
    point[1] = np.int64(np.rint(a[1] + along * uy + push * out_y))


@kernel
def place_of(hull: Hull, line: Any, end: int, place: Any) -> int:
    """Where a line leaves a body through its ring, top or bottom: writes two coordinates, answers the kind of patch."""
    x, y, z = line[end, 0] - hull.centre[0], line[end, 1] - hull.centre[1], line[end, 2]
    dx, dy, dz = line[1 - end, 0] - line[end, 0], line[1 - end, 1] - line[end, 1], line[1 - end, 2] - line[end, 2]
    way, edge = np.inf, 0
    for k in range(RING_VERTICES):
        here, after = hull.ticks[k * TICKS_PER_EDGE], hull.ticks[(k + 1) * TICKS_PER_EDGE % TICKS]
        out_x, out_y = float(after[1] - here[1]), float(here[0] - after[0])
        along = out_x * dx + out_y * dy
        if along > 0:
            ahead = out_x * (here[0] - hull.centre[0] - x) + out_y * (here[1] - hull.centre[1] - y)
            if ahead / along < way:
                way, edge = ahead / along, k
    kind = SIDE
    if dz != 0:
        up = ((hull.high if dz > 0 else hull.low) - z) / dz
        if up < way:
            way, kind = up, TOP if dz > 0 else BOTTOM
    if kind != SIDE:
        place[0], place[1] = hull.centre[0] + x + way * dx, hull.centre[1] + y + way * dy
        return kind
    here, after = hull.ticks[edge * TICKS_PER_EDGE], hull.ticks[(edge + 1) * TICKS_PER_EDGE % TICKS]
    ux, uy = float(after[0] - here[0]), float(after[1] - here[1])
    at_x, at_y = hull.centre[0] + x + way * dx - here[0], hull.centre[1] + y + way * dy - here[1]
    share = min(0.999, max(0.0, (at_x * ux + at_y * uy) / (ux * ux + uy * uy)))
    place[0], place[1] = TICKS_PER_EDGE * (edge + share), min(max(z + way * dz, hull.low), hull.high)
    return kind


@kernel
def middle(hull: Hull, patch: Any, points: Any, count: int, point: Any) -> None:
    """The lattice point in the middle of a patch; of a cap, in the middle of its spanning points."""
    if patch[0] == SIDE:
        at_place(hull, patch, (patch[1] + patch[2]) // 2, (patch[3] + patch[4]) // 2, point)
        return
    for axis in range(3):
        total = 0
        for k in range(count):
            total += points[k, axis]
        point[axis] = total // count


@kernel
def middles_of(a: Hull, b: Hull, rows: Any, lines: Any) -> None:
    """The lines between the middles of the patches of some shafts."""
    points = np.zeros((8, 3), dtype=np.int64)
    for k in range(len(rows)):
        middle(a, rows[k, 0:5], points, span(a, rows[k, 0:5], points), lines[k, 0])
        middle(b, rows[k, 5:10], points, span(b, rows[k, 5:10], points), lines[k, 1])


@kernel
def at_place(hull: Hull, patch: Any, first: int, second: int, point: Any) -> None:
    """The lattice point of a patch at two of its coordinates."""
    if patch[0] == SIDE:
        _copy_tick(hull, first, point)
        point[2] = second
    else:
        point[0], point[1] = first, second
        point[2] = hull.high if patch[0] == TOP else hull.low


@kernel
def move_inside(hull: Hull, points: Any, inside: Any, end: int) -> None:
    """Move a point of the hull into the body, straight towards its axis; one that is inside stays where it is."""
    east, north = float(points[end, 0] - hull.centre[0]), float(points[end, 1] - hull.centre[1])
    ahead = (east * hull.axes[2] + north * hull.axes[3]) / (hull.axes[0] - INSET_UNITS)
    aside = (north * hull.axes[2] - east * hull.axes[3]) / (hull.axes[1] - INSET_UNITS)
    keep = 1.0 / max(1.0, np.hypot(ahead, aside))
    inside[end, 0] = hull.centre[0] + np.int64(np.rint(east * keep))
    inside[end, 1] = hull.centre[1] + np.int64(np.rint(north * keep))
    inside[end, 2] = points[end, 2]


@kernel
def can_split(patch: Any, dimension: int, least_units: int) -> bool:
    """Whether a patch may be cut: a side between its ticks, all else down to a least width."""
    size = patch[2 + 2 * dimension] - patch[1 + 2 * dimension]
    if patch[0] == SIDE and dimension == 0:
        return bool(size >= 2)
    return bool(size >= least_units)


@kernel
def width_units(hull: Hull, patch: Any, dimension: int) -> float:
    """About how far the patch reaches along one of its dimensions."""
    size = float(patch[2 + 2 * dimension] - patch[1 + 2 * dimension])
    if patch[0] == SIDE and dimension == 0:
        a, b = hull.ticks[0], hull.ticks[1]
        return size * float(np.hypot(float(b[0] - a[0]), float(b[1] - a[1])))
    return size


@kernel
def faces_away(hull: Hull, patch: Any, points: Any, count: int) -> bool:
    """Whether no point given is in front of any facet that the patch touches: no line leaves that way."""
    if patch[0] == TOP:
        return bool(points[:count, 2].max() <= hull.high)
    if patch[0] == BOTTOM:
        return bool(points[:count, 2].min() >= hull.low)
    for edge in range(patch[1] // TICKS_PER_EDGE, (patch[2] + TICKS_PER_EDGE - 1) // TICKS_PER_EDGE):
        a = hull.ticks[edge * TICKS_PER_EDGE % TICKS]
        b = hull.ticks[(edge + 1) * TICKS_PER_EDGE % TICKS]
        out_x, out_y = b[1] - a[1], a[0] - b[0]
        for k in range(count):
            if out_x * (points[k, 0] - a[0]) + out_y * (points[k, 1] - a[1]) > 0:
                return False
    return True


@kernel
def off_the_ring(hull: Hull, patch: Any) -> bool:
    """Whether the rectangle of a cap lies strictly outside the ring it covers."""
    if patch[0] == SIDE:
        return False
    for edge in range(RING_VERTICES):
        a = hull.ticks[edge * TICKS_PER_EDGE]
        b = hull.ticks[(edge + 1) * TICKS_PER_EDGE % TICKS]
        out_x, out_y = b[1] - a[1], a[0] - b[0]
        x = patch[1] if out_x > 0 else patch[2]
        y = patch[3] if out_y > 0 else patch[4]
        if out_x * (x - a[0]) + out_y * (y - a[1]) > 0:
            return True
    return False
