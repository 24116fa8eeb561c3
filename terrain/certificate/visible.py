"""Checks whether a segment between two bodies is free: it shares no point with the scenery or with another body."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from terrain.certificate.apart import Soup, first_touched
from terrain.certificate.form import Cylinder, Ints, Point, ProofError, VisibleProof
from terrain.certificate.prism import holds
from terrain.certificate.scenery import Scenery, common_origin

if TYPE_CHECKING:
    from collections.abc import Mapping


def check_visible(proof: VisibleProof, scenery: Scenery, others: Mapping[str, Cylinder]) -> None:
    """Both ends lie in their bodies, and the closed segment meets no triangle and no other body."""
    start, end = proof.segment
    for name, body, point in (("a", proof.a, start), ("b", proof.b, end)):
        if not holds(body, point):
            raise ProofError(f"the segment's end {list(point)} is outside body {name}")
    if (face := _face_in_the_way(np.array(proof.segment, dtype=np.int64), scenery)) is not None:
        raise ProofError(f"the segment meets face {face} of the table")
    for name, body in others.items():
        if _meets_body(start, end, body):
            raise ProofError(f"the segment meets the body of {name[:40]!r}")


def _face_in_the_way(segment: Ints, scenery: Scenery) -> int | None:
    origin = common_origin([segment, scenery.extent])
    close = _faces_close_to(segment, scenery)
    corners = scenery.corners(close) - origin
    return first_touched(segment[[0, 1, 1]] - origin, Soup.of(corners, close))


def _faces_close_to(segment: Ints, scenery: Scenery) -> Ints:
    """Faces that no side of the segment's box, and no side of its line in plan, has wholly beyond it.

    Each corner gets a bit per side that it is strictly beyond. Coordinates are below 2^31 here and the line's normal
    below 2^21, so the products stay below 2^53.
    """
    low, high = segment.min(axis=0), segment.max(axis=0)
    normal = (segment[1] - segment[0])[[1, 0]] * np.array([1, -1])
    aside = scenery.vertices[:, :2] @ normal - segment[0, :2] @ normal
    beyond = [*(scenery.vertices < low).T, *(scenery.vertices > high).T, aside < 0, aside > 0]
    codes = np.zeros(len(scenery.vertices), dtype=np.uint8)
    for bit, flags in enumerate(beyond):
        codes |= flags.astype(np.uint8) << np.uint8(bit)
    shared = np.bitwise_and.reduce(codes[scenery.faces], axis=1)
    return np.flatnonzero(shared == 0)


def _meets_body(start: Point, end: Point, body: Cylinder) -> bool:
    """Whether a closed segment has a point in a closed body, in fractions.

    Over the part of the segment at the body's heights, what exceeds the ellipse is a quadratic in the way along it,
    open upwards: it is at most zero somewhere if it is so at an end, or at a bottom in between.
    """
    if (part := _part_between(start[2], end[2], body.low, body.high)) is None:
        return False
    constant, linear, square = _excess(start, end, body)
    if any(constant + way * (2 * linear + way * square) <= 0 for way in part):
        return True
    bottom_is_inside = square > 0 and part[0] * square < -linear < part[1] * square
    return bottom_is_inside and constant * square <= linear * linear


def _part_between(start: int, end: int, low: int, high: int) -> tuple[Fraction, Fraction] | None:
    """The part of a way from one height to another, from 0 to 1, on which it is between two heights."""
    if start == end:
        return (Fraction(0), Fraction(1)) if low <= start <= high else None
    ways = sorted(Fraction(height - start, end - start) for height in (low, high))
    first, last = max(ways[0], Fraction(0)), min(ways[1], Fraction(1))
    return (first, last) if first <= last else None


def _excess(start: Point, end: Point, body: Cylinder) -> tuple[int, int, int]:
    """C, B and A such that C + 2 B t + A t^2 is positive where the point at t is outside the ellipse."""
    dx, dy = body.along
    long, short = body.semi_axes
    from_centre = start[0] - body.centre[0], start[1] - body.centre[1]
    step = end[0] - start[0], end[1] - start[1]
    ahead, ahead_step = ((east * dx + north * dy) * short for east, north in (from_centre, step))
    aside, aside_step = ((east * dy - north * dx) * long for east, north in (from_centre, step))
    constant = ahead**2 + aside**2 - (long * short) ** 2 * (dx * dx + dy * dy)
    return constant, ahead * ahead_step + aside * aside_step, ahead_step**2 + aside_step**2
