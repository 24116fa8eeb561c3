"""Computes the ways that figures take from one moment to the next: over the ground, in an arc, or straight down."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from skirmish import kit

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from viewer.draw.picture import DrawnFigure, Point
    from viewer.stage.stage_set import StageSet

STEP_PAS = 0.25
ARCS = {"jump": 0.35, "leap": 0.5, "dive": 0.3}
"""How high an arc goes over the straight line, as a share of its length."""

DROPS = frozenset({"fall", "drop"})
HOP = 0.25
"""Units of boards hop from area to area."""

LEAST_PAS = 0.02


@dataclass(frozen=True, eq=False)
class Way:
    """The points a figure goes through, from where it stood to where it stands."""

    figure: str
    how: str
    points: tuple[Point, ...]

    @property
    def length_pas(self) -> float:
        return float(np.linalg.norm(np.diff(np.array(self.points), axis=0), axis=1).sum())

    def at(self, share: float) -> Point:
        """Where the figure is after a share of its way."""
        points = np.array(self.points)
        walked = np.cumsum([0.0, *np.linalg.norm(np.diff(points, axis=0), axis=1)])
        x, y, z = (float(np.interp(share * walked[-1], walked, points[:, axis])) for axis in range(3))
        return x, y, z


def ways_between(before: StageSet, after: StageSet, event: Mapping[str, Any], rules: Any) -> tuple[Way, ...]:
    """The ways of all figures that stand elsewhere afterwards."""
    ways = []
    for figure in after.figures:
        was = before.figure(figure.name)
        if was is not None and math.dist(_foot(was), _foot(figure)) > LEAST_PAS:
            named = event.get("figure", event.get("unit")) == figure.name
            how = str(event.get("how", "")) if named else ""
            ways.append(Way(figure.name, how, _points(was, figure, how, rules)))
    return tuple(ways)


def _foot(figure: DrawnFigure) -> Point:
    return (*figure.at_pas, figure.ground_pas)


def _points(was: DrawnFigure, now: DrawnFigure, how: str, rules: Any) -> tuple[Point, ...]:
    start, end = _foot(was), _foot(now)
    if kit(rules.game).space == "board":
        return arc(start, end, HOP)
    if how in ARCS:
        return arc(start, end, ARCS[how])
    if how in DROPS:
        return (start, (end[0], end[1], start[2]), end)
    if how in ("climb", "descend", "ladder", "rope"):
        return _scaled(start, end)
    return over_ground(start, end, _ground_under(rules, now))


def arc(start: Point, end: Point, high: float) -> tuple[Point, ...]:
    """A bow from one place to another, as high as a share of its length."""
    shares = np.linspace(0.0, 1.0, 13)[:, None]
    points = np.array(start) * (1 - shares) + np.array(end) * shares
    points[:, 2] += 4 * high * math.dist(start, end) * (shares * (1 - shares))[:, 0]
    return _tuples(points)


def _scaled(start: Point, end: Point) -> tuple[Point, ...]:
    """Up a face, then onto what is there; or off it, then down."""
    if end[2] >= start[2]:
        return (start, (start[0], start[1], end[2]), end)
    return (start, (end[0], end[1], start[2]), end)


def over_ground(
    start: Point, end: Point, ground: Callable[[tuple[float, float], float], float | None]
) -> tuple[Point, ...]:
    """A straight way on foot, which follows the ground below it."""
    count = max(1, math.ceil(math.dist(start[:2], end[:2]) / STEP_PAS))
    points = [start]
    for number in range(1, count):
        share = number / count
        x, y = (a + share * (b - a) for a, b in zip(start[:2], end[:2], strict=True))
        found = ground((x, y), points[-1][2])
        points.append(
            (x, y, points[-1][2] + (end[2] - points[-1][2]) / (count - number + 1) if found is None else found)
        )
    return (*points, end)


def _ground_under(rules: Any, figure: DrawnFigure) -> Callable[[tuple[float, float], float], float | None]:
    base, height = 2 * min(figure.semi_axes_pas), figure.top_pas - figure.ground_pas

    def ground(spot: tuple[float, float], below: float) -> float | None:
        place = rules.table.ground(spot, base, height, below)
        return None if place is None else float(place[2])

    return ground


def _tuples(points: NDArray[np.float64]) -> tuple[Point, ...]:
    return tuple((float(x), float(y), float(z)) for x, y, z in points)
