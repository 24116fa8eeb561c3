"""A second opinion in plain Python integers and fractions: does a segment meet a triangle, a polygon contain a point?

Slow, short and unlike the code it judges.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise


def minus(p, q):
    return tuple(a - b for a, b in zip(p, q, strict=True))


def dot(p, q):
    return sum(a * b for a, b in zip(p, q, strict=True))


def cross(p, q):
    return (p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0])


def orient(p, q, u, v):
    return dot(minus(q, p), cross(minus(u, p), minus(v, p)))


def segment_meets_triangle(start, end, triangle):
    """Whether a closed segment and a closed triangle with an area have a point in common."""
    u, v, w = triangle
    normal = cross(minus(v, u), minus(w, u))
    before, after = dot(normal, minus(start, u)), dot(normal, minus(end, u))
    if before == after == 0:
        return _meet_in_plane(start, end, triangle, normal)
    if before * after > 0:
        return False
    sides = [orient(start, end, *edge) for edge in ((u, v), (v, w), (w, u))]
    return min(sides) >= 0 or max(sides) <= 0


def _meet_in_plane(start, end, triangle, normal):
    axis = next(k for k in range(3) if normal[k])
    flat = [tuple(c for k, c in enumerate(point) if k != axis) for point in (start, end, *triangle)]
    return bool(clip_to_convex(flat[:2], flat[2:]))


def turn(p, q, r):
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def clip_to_convex(points, polygon):
    """What is left in the plane of the hull of some points in order, within a convex polygon of either sense."""
    closed = [*polygon, polygon[0]]
    sense = 1 if sum(turn(polygon[0], *edge) for edge in pairwise(closed)) > 0 else -1
    for tail, head in pairwise(closed):
        points = clip(points, lambda p, tail=tail, head=head: sense * turn(tail, head, p))
    return points


def clip(points, height):
    """The part of the hull of some points in order where an affine function is not negative, in fractions."""
    kept = []
    for k, point in enumerate(points):
        other = points[(k + 1) % len(points)]
        here, there = height(point), height(other)
        if here >= 0:
            kept.append(point)
        if here * there < 0:
            part = Fraction(here) / (here - there)
            kept.append(tuple(a + part * (b - a) for a, b in zip(point, other, strict=True)))
    return kept


def flat_segments_meet(p, q, r, s):
    """Whether two closed segments in the plane have a point in common; either may be a point."""
    boxes_meet = all(max(p[k], q[k]) >= min(r[k], s[k]) and max(r[k], s[k]) >= min(p[k], q[k]) for k in (0, 1))
    return boxes_meet and turn(p, q, r) * turn(p, q, s) <= 0 and turn(r, s, p) * turn(r, s, q) <= 0


def triangles_meet(one, other):
    """Two triangles meet exactly when an edge of one meets the other."""
    return any(
        segment_meets_triangle(t[k], t[(k + 1) % 3], s) for t, s in ((one, other), (other, one)) for k in range(3)
    )


def has_area(triangle):
    u, v, w = triangle
    return any(cross(minus(v, u), minus(w, u)))


def is_in_body(body, point):
    (cx, cy), (long, short), (dx, dy), (low, high) = (body[key] for key in ("centre", "semi_axes", "along", "z"))
    x, y, z = point
    ahead, aside = (x - cx) * dx + (y - cy) * dy, (x - cx) * dy - (y - cy) * dx
    inside = Fraction(ahead, long) ** 2 + Fraction(aside, short) ** 2 <= dx * dx + dy * dy
    return inside and low <= z <= high
