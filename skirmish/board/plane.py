"""Exact plane geometry: what a straight line passes through, touches or grazes.

Coordinates are whole numbers, so every sign is exact, and places along a line are fractions. No tolerance decides
anything: a line through a corner is a line through a corner.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import lcm
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Point = tuple[int, int]
Corners = tuple[Point, ...]
Where = tuple[Fraction, Fraction]


@dataclass(frozen=True, slots=True)
class Grid:
    """Whole numbers for the numbers of a drawing: as many to one unit as its finest decimal needs."""

    per_unit: int

    def point(self, place: Sequence[float]) -> Point:
        """A place of the drawing in whole numbers."""
        x, y = (_as_written(number) * self.per_unit for number in place)
        return (int(x), int(y))

    def place(self, point: tuple[int | Fraction, int | Fraction]) -> tuple[float, float]:
        """A point back in the units of the drawing."""
        return (float(Fraction(point[0]) / self.per_unit), float(Fraction(point[1]) / self.per_unit))


def grid_for(places: Iterable[Sequence[float]]) -> Grid:
    """The coarsest grid that holds every place exactly as it is written."""
    return Grid(lcm(*(_as_written(number).denominator for place in places for number in place)))


def _as_written(number: float) -> Fraction:
    """0.1 means a tenth, not the binary fraction next to it."""
    return Fraction(repr(number))


def side_of(start: Point, end: Point, point: Point) -> int:
    """On which side of the line from start to end a point lies: positive to the left, 0 on it."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def edges(corners: Corners) -> Iterator[tuple[Point, Point]]:
    """The edges of a polygon, the last one back to its first corner."""
    yield from pairwise((*corners, corners[0]))


def area_twice(corners: Corners) -> int:
    """Twice the area of a polygon; positive when its corners go counter-clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(corners))


def inside(corners: Corners, x: int, y: int, parts: int = 1) -> bool:
    """Whether the point (x, y) / parts lies strictly inside a simple polygon; its outline is not inside."""
    odd = False
    for (ax, ay), (bx, by) in edges(corners):
        left, right, low, high = ax * parts, bx * parts, ay * parts, by * parts
        turn = (bx - ax) * (y - low) - (by - ay) * (x - left)
        if turn == 0 and min(left, right) <= x <= max(left, right) and min(low, high) <= y <= max(low, high):
            return False
        if (low > y) != (high > y) and (turn > 0) == (by > ay):
            odd = not odd
    return odd


def apart(one: Corners, other: Corners) -> bool:
    """Whether the boxes around two polygons have not even a point in common."""
    return any(
        max(corner[axis] for corner in one) < min(corner[axis] for corner in other)
        or max(corner[axis] for corner in other) < min(corner[axis] for corner in one)
        for axis in (0, 1)
    )


def stretches(start: Point, end: Point, corners: Corners) -> tuple[tuple[Fraction, Fraction], ...]:
    """Where a line runs inside a polygon: from which to which share of its way. Corners and edges are not inside."""
    sides = [side_of(start, end, corner) for corner in corners]
    if start == end or min(sides) >= 0 or max(sides) <= 0:
        return ()  # the polygon is on one side of the line, which grazes it at most
    cuts = sorted({Fraction(0), Fraction(1), *_cuts(start, end, corners, sides)})
    found = []
    for low, high in pairwise(cuts):
        steps, parts = ((low + high) / 2).as_integer_ratio()
        x, y = (a * parts + steps * (b - a) for a, b in zip(start, end, strict=True))
        if inside(corners, x, y, parts):
            found.append((low, high))
    return tuple(found)


def _cuts(start: Point, end: Point, corners: Corners, sides: list[int]) -> Iterator[Fraction]:
    """Where, between its ends, a line meets the outline of a polygon."""
    for (a, b), (side_a, side_b) in zip(edges(corners), pairwise((*sides, sides[0])), strict=True):
        if side_a == 0:
            share = share_of(start, end, a)
            if 0 < share < 1:
                yield share
        elif (side_a > 0) != (side_b > 0) and side_b != 0:
            share = _crossing(start, end, a, b)
            if 0 < share < 1:
                yield share


def _crossing(start: Point, end: Point, a: Point, b: Point) -> Fraction:
    """The share of the way from start to end at which the line through a and b is met."""
    before, after = side_of(a, b, start), side_of(a, b, end)
    return Fraction(before, before - after)


def share_of(start: Point, end: Point, point: Point) -> Fraction:
    """How far along the way from start to end a point on their line lies: 0 at the start, 1 at the end."""
    axis = 0 if start[0] != end[0] else 1
    return Fraction(point[axis] - start[axis], end[axis] - start[axis])


def along(start: Point, end: Point, share: Fraction) -> Where:
    """The point at a share of the way."""
    return (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))


def meeting(start: Point, end: Point, a: Point, b: Point) -> Fraction | None:
    """The first share of the way from start to end that lies on the segment from a to b, its ends included."""
    side_a, side_b = side_of(start, end, a), side_of(start, end, b)
    if side_a == 0 and side_b == 0:
        return _meeting_in_line(start, end, a, b)
    if (side_a > 0) == (side_b > 0) and side_a != 0 and side_b != 0:
        return None
    share = _crossing(start, end, a, b)
    return share if 0 <= share <= 1 else None


def _meeting_in_line(start: Point, end: Point, a: Point, b: Point) -> Fraction | None:
    if start == end:
        axis = 0 if a[0] != b[0] else 1
        low, high = sorted((a[axis], b[axis]))
        return Fraction(0) if low <= start[axis] <= high else None
    low_share, high_share = sorted((share_of(start, end, a), share_of(start, end, b)))
    if high_share < 0 or low_share > 1:
        return None
    return max(low_share, Fraction(0))


def first_meeting(start: Point, end: Point, polyline: Corners) -> Fraction | None:
    """The first share of the way at which a line touches or crosses a polyline; None when it never does."""
    shares = [meeting(start, end, a, b) for a, b in pairwise(polyline)]
    return min((share for share in shares if share is not None), default=None)


def on_outline(corners: Corners, a: Point, b: Point) -> bool:
    """Whether all of the segment from a to b lies on the outline of a polygon."""
    if a == b:
        return False
    parts = []
    for one, other in edges(corners):
        if side_of(a, b, one) == 0 and side_of(a, b, other) == 0:
            low, high = sorted((share_of(a, b, one), share_of(a, b, other)))
            parts.append((low, high))
    reached = Fraction(0)
    for low, high in sorted(parts):
        if low <= reached:
            reached = max(reached, high)
    return reached >= 1
