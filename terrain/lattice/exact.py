"""Exact predicates on lattice points, compiled. Every verdict rests on a sign computed here.

All coordinates are int64 lattice units whose differences fit 20 bits, so a determinant of three
differences fits 63 bits and no sign is ever rounded.

A point is passed as an array of points and its row in that array. Compiled code counts references to every
array it slices or unpacks, which costs more than the arithmetic; with rows there is nothing to count.
For the same reason the kernels unpack their bundles of arrays once, at the top.

Row of a point: 0 x, 1 y, 2 z.
"""

from __future__ import annotations

from typing import Any

from terrain.machine.kernels import inlined, kernel


@inlined
def orient(pp: Any, p: int, qq: Any, q: int, uu: Any, u: int, vv: Any, v: int) -> int:
    """det(q-p, u-p, v-p): positive when the line pq turns around uv the right-handed way."""
    ax, ay, az = qq[q, 0] - pp[p, 0], qq[q, 1] - pp[p, 1], qq[q, 2] - pp[p, 2]
    bx, by, bz = uu[u, 0] - pp[p, 0], uu[u, 1] - pp[p, 1], uu[u, 2] - pp[p, 2]
    cx, cy, cz = vv[v, 0] - pp[p, 0], vv[v, 1] - pp[p, 1], vv[v, 2] - pp[p, 2]
    return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)


@inlined
def flat(corners: Any, u: int, v: int, w: int) -> bool:
    """Whether three points lie on one line."""
    ax, ay, az = corners[v, 0] - corners[u, 0], corners[v, 1] - corners[u, 1], corners[v, 2] - corners[u, 2]
    bx, by, bz = corners[w, 0] - corners[u, 0], corners[w, 1] - corners[u, 1], corners[w, 2] - corners[u, 2]
    return ay * bz == az * by and az * bx == ax * bz and ax * by == ay * bx


@kernel
def segment_meets_triangle(ends: Any, p: int, q: int, corners: Any, u: int, v: int, w: int) -> bool:
    """Whether the closed segment pq and the closed triangle uvw share a point. Touching is meeting."""
    start = orient(corners, u, corners, v, corners, w, ends, p)
    end = orient(corners, u, corners, v, corners, w, ends, q)
    if (start > 0 and end > 0) or (start < 0 and end < 0):
        return False
    if start == 0 and end == 0:
        # A face without area is a seam along the edges of its neighbours, which are tested themselves.
        return not flat(corners, u, v, w) and _coplanar_meets(ends, p, q, corners, u, v, w)
    first = orient(ends, p, ends, q, corners, u, corners, v)
    second = orient(ends, p, ends, q, corners, v, corners, w)
    third = orient(ends, p, ends, q, corners, w, corners, u)
    return (first >= 0 and second >= 0 and third >= 0) or (first <= 0 and second <= 0 and third <= 0)


@kernel
def _coplanar_meets(ends: Any, p: int, q: int, corners: Any, u: int, v: int, w: int) -> bool:
    """The same in the triangle's own plane, seen along the axis in which it is widest."""
    i, j = _widest_plane(corners, u, v, w)
    if (
        _meet_2d(ends, p, q, corners, u, v, i, j)
        or _meet_2d(ends, p, q, corners, v, w, i, j)
        or _meet_2d(ends, p, q, corners, w, u, i, j)
    ):
        return True
    first = _turn_2d(corners, u, v, ends, p, i, j)
    second = _turn_2d(corners, v, w, ends, p, i, j)
    third = _turn_2d(corners, w, u, ends, p, i, j)
    return (first >= 0 and second >= 0 and third >= 0) or (first <= 0 and second <= 0 and third <= 0)


@kernel
def _widest_plane(corners: Any, u: int, v: int, w: int) -> tuple[int, int]:
    """The two axes onto which the triangle projects with the largest area."""
    over_z = abs(_turn_2d(corners, u, v, corners, w, 0, 1))
    over_x = abs(_turn_2d(corners, u, v, corners, w, 1, 2))
    over_y = abs(_turn_2d(corners, u, v, corners, w, 2, 0))
    if over_z >= over_x and over_z >= over_y:
        return 0, 1
    if over_x >= over_y:
        return 1, 2
    return 2, 0


@inlined
def _turn_2d(aa: Any, a: int, b: int, cc: Any, c: int, i: int, j: int) -> int:
    return (aa[b, i] - aa[a, i]) * (cc[c, j] - aa[a, j]) - (aa[b, j] - aa[a, j]) * (cc[c, i] - aa[a, i])


@kernel
def _meet_2d(ends: Any, p: int, q: int, corners: Any, u: int, v: int, i: int, j: int) -> bool:
    """Whether two closed segments of one plane share a point."""
    p_side, q_side = _turn_2d(corners, u, v, ends, p, i, j), _turn_2d(corners, u, v, ends, q, i, j)
    u_side, v_side = _turn_2d(ends, p, q, corners, u, i, j), _turn_2d(ends, p, q, corners, v, i, j)
    if (p_side > 0 and q_side > 0) or (p_side < 0 and q_side < 0):
        return False
    if (u_side > 0 and v_side > 0) or (u_side < 0 and v_side < 0):
        return False
    if p_side == 0 and q_side == 0 and u_side == 0 and v_side == 0:
        return _spans_touch(ends[p, i], ends[q, i], corners[u, i], corners[v, i]) and _spans_touch(
            ends[p, j], ends[q, j], corners[u, j], corners[v, j]
        )
    return True


@inlined
def _spans_touch(a: int, b: int, c: int, d: int) -> bool:
    return max(min(a, b), min(c, d)) <= min(max(a, b), max(c, d))
