"""Finds where two outlines run along each other: the border that two areas share."""

from __future__ import annotations

from itertools import pairwise

from skirmish.board.plane import Corners, Point, apart, edges, share_of, side_of

Stretch = tuple[Point, Point]


def shared_border(one: Corners, other: Corners) -> list[Corners]:
    """The lines that two outlines have in common, each as long as it goes; a single point is no line."""
    return _joined(shared_stretches(one, other))


def shared_stretches(one: Corners, other: Corners) -> list[Stretch]:
    """The straight parts of a border."""
    if apart(one, other):
        return []
    return [part for edge in edges(one) for part in _overlaps(edge, other)]


def overlap(edge: Stretch, other: Stretch) -> Stretch | None:
    """The part of positive length that two segments have in common."""
    a, b = edge
    if a == b or side_of(a, b, other[0]) != 0 or side_of(a, b, other[1]) != 0:
        return None
    low, high = sorted(other, key=lambda point: share_of(a, b, point))
    start = low if share_of(a, b, low) > 0 else a
    end = high if share_of(a, b, high) < 1 else b
    return (start, end) if share_of(a, b, start) < share_of(a, b, end) else None


def _overlaps(edge: Stretch, outline: Corners) -> list[Stretch]:
    found = [part for part in (overlap(edge, other) for other in edges(outline)) if part is not None]
    return sorted(found, key=lambda part: share_of(*edge, part[0]))


def _joined(parts: list[Stretch]) -> list[Corners]:
    """Stretches put together where one begins at the end of another."""
    lines: list[list[Point]] = [list(part) for part in parts]
    place = 0
    while place < len(lines):
        follower = next((line for line in lines if line is not lines[place] and line[0] == lines[place][-1]), None)
        if follower is None:
            place += 1
        else:
            lines[place] += follower[1:]
            lines = [line for line in lines if line is not follower]
            place = 0
    return [_straightened(line) for line in lines]


def _straightened(line: list[Point]) -> Corners:
    """A line without the points that lie in the middle of a straight part."""
    kept = [line[0]]
    for point, after in pairwise(line[1:]):
        if side_of(kept[-1], after, point) != 0:
            kept.append(point)
    return (*kept, line[-1])
