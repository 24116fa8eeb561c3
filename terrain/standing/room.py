"""Tests whether scenery leaves a figure room where it stands.

A scan is never accurate enough for a base to meet the ground without a scratch, so a figure counts as
inside a piece only when its middle is buried there, or when faces cut into the inner half of its body.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.machine.kernels import kernel
from terrain.standing.discs import CORNERS, away, between
from terrain.standing.ground import face_normals

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from terrain.lattice.units import Units
    from terrain.scenery.bodies import Body
    from terrain.standing.ground import Numbers, Places
    from terrain.standing.surfaces import Surfaces


def inside(surfaces: Surfaces, piece_of_face: NDArray[np.int32], body: Body) -> int | None:
    """The first piece whose solid holds the middle of a body, or whose faces cut its inner half."""
    pieces = np.concatenate([_enclosing(surfaces, piece_of_face, body), piece_of_face[overlaps(surfaces, body)]])
    return int(pieces.min()) if len(pieces) else None


def overlaps(surfaces: Surfaces, body: Body) -> Places:
    """The faces that cut into the inner half of a body: the cylinder of half its width, from low to high.

    The rim is left out because ground may rise there and a figure may lean on a wall.
    """
    reach = max(body.semi_axes) / 2
    (east, north), heights = body.centre, (body.low, body.high)
    places = surfaces.crossing((east - reach, east + reach), (north - reach, north + reach), heights)
    return places[_cutting(_around_axis(surfaces.corners(places), body), *heights)]


def _around_axis(corners: Units, body: Body) -> Numbers:
    """Corners seen from the body's axis, stretched so that its inner half has radius 1."""
    cos, sin = np.array(body.along) / math.hypot(*body.along)
    east, north = corners[..., 0] - body.centre[0], corners[..., 1] - body.centre[1]
    ahead = (east * cos + north * sin) * 2 / body.semi_axes[0]
    aside = (north * cos - east * sin) * 2 / body.semi_axes[1]
    return np.stack([ahead, aside, corners[..., 2]], axis=-1)


@kernel
def _cutting(corners: Any, low: float, high: float) -> Any:
    """Which triangles come nearer than 1 to the axis between two heights."""
    flags = np.zeros(len(corners), dtype=np.bool_)
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    for k in range(len(corners)):
        count = between(corners[k], low, high, ring, spare)
        flags[k] = count > 0 and away(ring, count, 0.0, 0.0) < 1.0
    return flags


def _enclosing(surfaces: Surfaces, piece_of_face: NDArray[np.int32], body: Body) -> NDArray[np.int32]:
    """The pieces whose surface the middle of a body sees an odd number of times above it and to all four sides.

    A solid that holds the point is seen so, and an open sheet overhead, as scans have them, is not.
    Downwards the table closes what has no underside, so nothing is asked of that direction.
    """
    middle = np.array([*body.centre, (body.low + body.high) // 2])
    pieces = int(piece_of_face.max(initial=-1)) + 1
    odd = np.ones(pieces, dtype=bool)
    for axis in (2, 0, 1):
        if not odd.any():
            break
        ahead, behind = _seen_along(surfaces, middle, axis)
        for seen in (ahead,) if axis == 2 else (ahead, behind):
            odd &= np.bincount(piece_of_face[seen], minlength=pieces) % 2 == 1
    return np.flatnonzero(odd).astype(np.int32)


def _seen_along(surfaces: Surfaces, point: Units, axis: int) -> tuple[Places, Places]:
    """The faces an axis through a point crosses before and behind it; exact, and each shared edge counts once."""
    spans = [(number - 0.5, number + 0.5) for number in point.tolist()]
    spans[axis] = (-math.inf, math.inf)
    places = surfaces.crossing(*spans)
    corners = (surfaces.corners(places) - point)[:, :, [(axis + 1) % 3, (axis + 2) % 3, axis]]
    crossed = _hold_origin(corners)
    places, corners = places[crossed], corners[crossed]
    normals = face_normals(corners)
    side = np.sign((normals * corners[:, 0]).sum(axis=1)) * np.sign(normals[:, 2])
    return places[side > 0], places[side < 0]


def _hold_origin(corners: Any) -> NDArray[np.bool_]:
    """Which triangles, seen along their third axis, hold the origin; of two with a common edge just one does."""
    inside_of = np.zeros(len(corners), dtype=bool)
    for k in range(3):
        (ax, ay), (bx, by) = corners[:, k, :2].T, corners[:, (k + 1) % 3, :2].T
        right_of_edge = np.where(by > ay, ax * by - bx * ay, bx * ay - ax * by) > 0
        inside_of ^= ((ay > 0) != (by > 0)) & right_of_edge
    return inside_of
