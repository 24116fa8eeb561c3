"""Draws boundaries: each kind with a stroke of its own, and the arrows of heights."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from viewer.draw import palette

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from viewer.draw.ink import Ink

Spot = tuple[float, float]

WALL_FRAME, WALL, WALL_JOINT = "#B3261E", "#55504A", "#D8D2C6"
ESCARPMENT, CHAIN, CAGE, NORMAL, ARROW = "#6B5234", "#3E4A57", "#5A3F73", "#6F6A60", "#2B2A27"


def draw_boundary(ink: Ink, line: Sequence[Spot], kind: str) -> None:
    """A boundary in the stroke of its kind."""
    {"wall": _wall, "escarpment": _escarpment, "chains": _chains, "cage_walls": _cage_walls}.get(kind, _normal)(
        ink, line
    )


def _normal(ink: Ink, line: Sequence[Spot]) -> None:
    for start, end in pairwise(line):
        ink.line(start, end, palette.WHITE, 3.4)
        ink.dashes(start, end, NORMAL, 1.6, cased=False)


def _wall(ink: Ink, line: Sequence[Spot]) -> None:
    """Masonry framed by an unbroken red line (MYT-BOUND-14)."""
    for colour, width in ((palette.WHITE, 14.0), (WALL_FRAME, 11.0), (WALL, 6.4)):
        for start, end in pairwise(line):
            ink.line(start, end, colour, width)
    for spot, along in _steps(ink, line, 12.0):
        side = _across(along, 3.0 * ink.unit)
        ink.line(_moved(spot, side, -1), _moved(spot, side, 1), WALL_JOINT, 1.3)


def _escarpment(ink: Ink, line: Sequence[Spot]) -> None:
    for start, end in pairwise(line):
        ink.line(start, end, palette.WHITE, 7.0)
        ink.line(start, end, ESCARPMENT, 3.6)
    for spot, along in _steps(ink, line, 9.0):
        side = _across(along, 8.0 * ink.unit)
        ink.line(_moved(spot, side, -1), _moved(spot, side, 1), ESCARPMENT, 1.8)


def _chains(ink: Ink, line: Sequence[Spot]) -> None:
    for start, end in pairwise(line):
        ink.line(start, end, palette.WHITE, 10.0)
    for spot, _ in _steps(ink, line, 11.0):
        reach = 5.4 * ink.unit
        box = (spot[0] - reach, spot[1] - reach, spot[0] + reach, spot[1] + reach)
        ink.pen.ellipse(box, outline=CHAIN, width=max(1, round(2.3 * ink.unit)))


def _cage_walls(ink: Ink, line: Sequence[Spot]) -> None:
    for start, end in pairwise(line):
        ink.line(start, end, palette.WHITE, 11.0)
        side = _across((end[0] - start[0], end[1] - start[1]), 3.4 * ink.unit)
        for way in (-1, 1):
            ink.line(_moved(start, side, way), _moved(end, side, way), CAGE, 1.8)
    for spot, along in _steps(ink, line, 8.0):
        side = _across(along, 5.4 * ink.unit)
        ink.line(_moved(spot, side, -1), _moved(spot, side, 1), CAGE, 2.0)


def draw_arrow(ink: Ink, line: Sequence[Spot], low: Spot) -> None:
    """The arrow of heights: across the middle of a boundary, to its lower side."""
    (middle, along), *_ = list(_steps(ink, line, _length(line) / ink.unit, first=0.5))
    side = _across(along, 1.0)
    towards = (low[0] - middle[0]) * side[0] + (low[1] - middle[1]) * side[1]
    down = side if towards > 0 else (-side[0], -side[1])
    size = 11.0 * ink.unit
    tip = _moved(middle, down, 1.5 * size)
    flat = (-down[1], down[0])
    base = _moved(middle, down, -0.7 * size)
    corners = [tip, _moved(base, flat, 0.95 * size), _moved(base, flat, -0.95 * size)]
    ink.pen.polygon([_grown(corner, corners, 1.45) for corner in corners], fill=palette.WHITE)
    ink.pen.polygon(corners, fill=ARROW)


def _grown(corner: Spot, corners: Sequence[Spot], factor: float) -> Spot:
    x, y = (sum(one[axis] for one in corners) / len(corners) for axis in (0, 1))
    return x + factor * (corner[0] - x), y + factor * (corner[1] - y)


def _steps(ink: Ink, line: Sequence[Spot], every: float, first: float = 0.5) -> Iterator[tuple[Spot, Spot]]:
    """Points along a line at even distances near the one wanted, with the direction of the line there."""
    length = _length(line)
    count = max(1, round(length / (every * ink.unit)))
    wanted = [(first + number) * length / count for number in range(count)]
    walked = 0.0
    for start, end in pairwise(line):
        part = math.dist(start, end)
        along = (end[0] - start[0], end[1] - start[1])
        while wanted and wanted[0] <= walked + part:
            share = (wanted.pop(0) - walked) / part if part else 0.0
            yield (start[0] + share * along[0], start[1] + share * along[1]), along
        walked += part


def _length(line: Sequence[Spot]) -> float:
    return sum(math.dist(start, end) for start, end in pairwise(line))


def _across(along: Spot, length: float) -> Spot:
    """The direction to the side of a line, so long."""
    reach = math.hypot(*along) or 1.0
    return (-along[1] / reach * length, along[0] / reach * length)


def _moved(spot: Spot, way: Spot, times: float) -> Spot:
    return spot[0] + times * way[0], spot[1] + times * way[1]
