"""Tests exactly whether the outline of an area is a simple polygon, and whether two outlines overlap."""

from __future__ import annotations

from itertools import combinations

from skirmish.board.borders import overlap
from skirmish.board.plane import Corners, Point, along, apart, area_twice, edges, inside, meeting, stretches


def outline_trouble(corners: Corners) -> tuple[str, Point] | None:
    """What keeps corners from being one outline without holes, and where; None when nothing does."""
    if len(corners) < 3:
        return "has fewer than 3 corners", corners[0] if corners else (0, 0)
    lines = list(edges(corners))
    for a, b in lines:
        if a == b:
            return "has the same corner twice in a row", a
    return _crossing_lines(lines) or (("encloses nothing", corners[0]) if area_twice(corners) == 0 else None)


def _crossing_lines(lines: list[tuple[Point, Point]]) -> tuple[str, Point] | None:
    for one, other in combinations(lines, 2):
        if overlap(one, other):
            return "runs back along itself, as around a hole,", other[0]
    for (i, one), (j, other) in combinations(enumerate(lines), 2):
        neighbours = j - i in (1, len(lines) - 1)
        share = None if neighbours else meeting(*one, *other)
        if share is not None:
            x, y = along(*one, share)
            return "crosses or touches itself", (round(x), round(y))
    return None


def outlines_overlap(one: Corners, other: Corners) -> bool:
    """Whether two simple polygons have more in common than their outlines.

    If no edge of either runs inside the other, their insides are either apart or the same.
    """
    if apart(one, other):
        return False
    if any(stretches(a, b, other) for a, b in edges(one)) or any(stretches(a, b, one) for a, b in edges(other)):
        return True
    return inside(other, *_inner_point(one))


def _inner_point(corners: Corners) -> tuple[int, int, int]:
    """A point inside a simple polygon, as (x, y) / parts: the middle of a diagonal, or of a triangle."""
    for (ax, ay), (bx, by) in combinations(corners, 2):
        for low, high in stretches((ax, ay), (bx, by), corners):
            steps, parts = ((low + high) / 2).as_integer_ratio()
            return ax * parts + steps * (bx - ax), ay * parts + steps * (by - ay), parts
    (ax, ay), (bx, by), (cx, cy) = corners  # only a triangle has no diagonal
    return ax + bx + cx, ay + by + cy, 3
