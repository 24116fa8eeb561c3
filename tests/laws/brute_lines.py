"""Lines and triangles the slow way: every line against every triangle, in whole numbers, without a tree.

What is here judges the search, so it shares no code with it. Products of three differences of 20 bits fit int64;
lines that lie in the plane of a triangle are left to Python's own integers and fractions.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np


def minus(p, q):
    return tuple(a - b for a, b in zip(p, q, strict=True))


def dot(p, q):
    return sum(a * b for a, b in zip(p, q, strict=True))


def cross(p, q):
    return (p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0])


class Triangles:
    """Triangles without a tree: their corners, and where each begins and ends along each axis."""

    def __init__(self, corners):
        self.corners = np.asarray(corners, dtype=np.int64)
        self._low, self._high = (np.ascontiguousarray(side(self.corners, axis=1).T) for side in (np.min, np.max))

    def near(self, line, slack=2):
        """Those that no axis and no side of the segment's shadows tells apart from it by more than the slack."""
        start, end = line
        near = np.arange(len(self.corners))
        for axis in range(3):
            least, most = min(start[axis], end[axis]) - slack, max(start[axis], end[axis]) + slack
            near = near[(self._low[axis, near] <= most) & (self._high[axis, near] >= least)]
        for i, j in ((0, 1), (1, 2), (2, 0)):
            east, north = end[i] - start[i], end[j] - start[j]
            aside = (self.corners[near, :, i] - start[i]) * north - (self.corners[near, :, j] - start[j]) * east
            reach = slack * (abs(int(east)) + abs(int(north)) + 1)
            near = near[(aside.min(axis=1) <= reach) & (aside.max(axis=1) >= -reach)]
        return near


def met_faces(triangles, line, near=None):
    """The numbers of the triangles that a closed segment has a point in common with."""
    start, end = (np.asarray(point, dtype=np.int64) for point in line)
    near = triangles.near((start, end)) if near is None else near
    u, v, w = (triangles.corners[near, k] - start for k in range(3))
    way = end - start
    normal = np.cross(v - u, w - u)
    before, after = -(normal * u).sum(axis=1), (normal * (way - u)).sum(axis=1)
    # Differences from the start stand for the points, so an orientation is a plain triple product.
    sides = np.stack([(np.cross(one, other) * way).sum(axis=1) for one, other in ((u, v), (v, w), (w, u))])
    has_area = (normal != 0).any(axis=1)
    through = (sides >= 0).all(axis=0) | (sides <= 0).all(axis=0)
    crossed = has_area & (np.sign(before) * np.sign(after) <= 0) & through & ((before != 0) | (after != 0))
    in_plane = near[has_area & (before == 0) & (after == 0)]
    ends = start.tolist(), end.tolist()
    touched = [face for face in in_plane if _meets_in_plane(*ends, triangles.corners[face].tolist())]
    return np.sort(np.concatenate([near[crossed], np.array(touched, dtype=np.int64)]))


def _meets_in_plane(start, end, triangle):
    """A segment in the plane of a triangle, clipped by its three sides in fractions."""
    u, v, w = triangle
    normal = cross(minus(v, u), minus(w, u))
    low, high = Fraction(0), Fraction(1)
    for tail, head in ((u, v), (v, w), (w, u)):
        inward = cross(normal, minus(head, tail))
        here, there = dot(inward, minus(start, tail)), dot(inward, minus(end, tail))
        if here < 0 and there < 0:
            return False
        if here < 0 <= there:
            low = max(low, Fraction(here, here - there))
        if there < 0 <= here:
            high = min(high, Fraction(here, here - there))
    return low <= high


def meets_body(line, body):
    """Whether a closed segment has a point in a closed body, in fractions."""
    start, end = ([int(number) for number in point] for point in line)
    ways = [Fraction(0), Fraction(1)]
    if start[2] == end[2]:
        if not body.low <= start[2] <= body.high:
            return False
    else:
        levels = sorted(Fraction(level - start[2], end[2] - start[2]) for level in (body.low, body.high))
        ways = [max(ways[0], levels[0]), min(ways[1], levels[1])]
        if ways[0] > ways[1]:
            return False
    (long, short), (dx, dy) = body.semi_axes, body.along
    from_centre = start[0] - body.centre[0], start[1] - body.centre[1]
    step = end[0] - start[0], end[1] - start[1]
    ahead, ahead_step = ((x * dx + y * dy) * short for x, y in (from_centre, step))
    aside, aside_step = ((x * dy - y * dx) * long for x, y in (from_centre, step))
    bend, slope = ahead_step**2 + aside_step**2, ahead * ahead_step + aside * aside_step
    if bend:
        ways.append(min(max(Fraction(-slope, bend), ways[0]), ways[1]))
    limit = (long * short) ** 2 * (dx * dx + dy * dy)
    return any((ahead + way * ahead_step) ** 2 + (aside + way * aside_step) ** 2 <= limit for way in ways)


def _surely_meets(starts, ends, body):
    """For each segment whether one of a few of its points is well inside a body; errs only towards no."""
    shares = np.linspace(0, 1, 65)[:, None, None]
    return np.any([_is_within(body, starts + share * (ends - starts)) for share in shares], axis=0)


def is_free(table, line, others=()):
    """Whether a segment meets no face of a table and none of the other figures; exact."""
    triangles = Triangles(table.vertices[table.faces])
    return len(met_faces(triangles, line)) == 0 and not any(meets_body(line, other.body) for other in others)


# Lines between two bodies

MOST_AT_ONCE = 400_000
"""Lines that are drawn together; about three in five have both ends in their bodies, and only these count."""


def lines_at_random(rng, table, a, b, count):
    """Lattice points of both bodies: anywhere, at the rims, and on lines that graze the edges of the scenery."""
    starts, ends = _points_in(rng, a, count), _points_in(rng, b, count)
    aimed = np.flatnonzero(rng.random(count) < 0.4)
    if len(table.faces) and len(aimed):
        ends[aimed] = _past_edges(rng, table, starts[aimed], ends[aimed])
    good = _is_within(a, starts) & _is_within(b, ends)
    return starts[good], ends[good]


def _points_in(rng, body, count):
    """Half of them on the rim, a third each at the foot, at the top and in between."""
    reach = np.where(rng.random(count) < 0.5, 1.0 - 1e-3 * rng.random(count), np.sqrt(rng.random(count)))
    angle = rng.random(count) * 2 * np.pi
    rise = np.clip(rng.random(count) * 3 - 1, 0, 1)
    length = math.hypot(*body.along)
    ahead = body.semi_axes[0] * reach * np.cos(angle) / length
    aside = body.semi_axes[1] * reach * np.sin(angle) / length
    x = body.centre[0] + ahead * body.along[0] - aside * body.along[1]
    y = body.centre[1] + ahead * body.along[1] + aside * body.along[0]
    return np.rint(np.stack([x, y, body.low + rise * (body.high - body.low)], axis=1)).astype(np.int64)


def _past_edges(rng, table, starts, ends):
    """New ends, so that the lines pass an edge of the scenery within a few units."""
    face = rng.integers(len(table.faces), size=len(starts))
    side = rng.integers(3, size=len(starts))
    tails, heads = (table.vertices[table.faces[face, (side + k) % 3]] for k in range(2))
    share = np.clip(rng.random(len(starts)) * 1.4 - 0.2, 0, 1)[:, None]
    through = tails + share * (heads - tails) + rng.integers(-3, 4, size=(len(starts), 3))
    way, part = ends - starts, through - starts
    stretch = (way * way).sum(axis=1) / np.maximum(1.0, (way * part).sum(axis=1))
    aimed = np.rint(starts + part * np.minimum(stretch, 1000.0)[:, None])
    return np.clip(aimed, -(2.0**19), 2.0**20).astype(np.int64)


def _is_within(body, points):
    """Points inside by more than float arithmetic could be wrong."""
    x, y = (points[:, k].astype(np.float64) - body.centre[k] for k in (0, 1))
    (dx, dy), length = body.along, math.hypot(*body.along)
    ahead, aside = (x * dx + y * dy) / length, (x * dy - y * dx) / length
    inside = (ahead / body.semi_axes[0]) ** 2 + (aside / body.semi_axes[1]) ** 2 <= 1 - 1e-9
    return inside & (points[:, 2] >= body.low) & (points[:, 2] <= body.high)


def free_line(rng, table, a, b, others=(), count=20_000):
    """A line that many rays and an exact look at every triangle find free, if there is one among so many."""
    cast = 0
    while cast < count:
        starts, ends = lines_at_random(rng, table, a, b, min(2 * (count - cast) + 16, MOST_AT_ONCE))
        assert len(starts), "bodies that hold no lattice points"
        line = _first_free(table, starts, ends, others)
        if line is not None:
            assert a.contains(line[0])
            assert b.contains(line[1])
            return line
        cast += len(starts)
    return None


def _first_free(table, starts, ends, others):
    stopped = table.caster.stopped(starts, ends)
    for other in others:
        stopped |= _surely_meets(starts, ends, other.body)
    lines = (np.stack([starts[place], ends[place]]) for place in np.flatnonzero(~stopped))
    return next((line for line in lines if is_free(table, line, others)), None)
