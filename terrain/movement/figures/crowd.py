"""Finds the figures that stand in the way of a body that moves straight on.

Bodies are upright, so two of them meet when their bases overlap seen from above while their heights overlap too. The
part of a straight way on which two bases overlap is an interval: for discs the roots of a quadratic, for ovals the
interval that is left when every direction has cut off the parts where it separates them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from terrain.lattice.tolerances import GRAZE_UNITS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from terrain.scenery.bodies import Body
    from terrain.scenery.obstacles import Obstacle
    from terrain.standing.lanes import Base, Lane, Point

DIRECTIONS = 4096
"""In which ovals are looked at; what they miss is less than a lattice unit."""


@dataclass(frozen=True, slots=True)
class Met:
    """A figure on a lane: from where to where the bases overlap, and between which heights it stands."""

    name: str
    enter: float
    leave: float
    low: int
    high: int

    def blocks(self, start: float, end: float, low: float, high: float) -> bool:
        """Whether a body between two heights runs into it on a stretch of the lane."""
        return self.enter < end and self.leave > start and self.low < high and self.high > low


def met_along(figures: Iterable[Obstacle], lane: Lane) -> tuple[Met, ...]:
    """The figures that a base meets on its lane, those that it moves away from left out; the nearest first."""
    found = []
    for figure in figures:
        span = _overlap(lane.base, lane.start, lane.end, figure.body)
        if span is not None:
            enter, leave = (share * lane.length_units * lane.unit for share in span)
            found.append(Met(figure.name, enter, leave, figure.body.low, figure.body.high))
    return tuple(sorted(found, key=lambda met: met.enter))


def overlaps(base: Base, at: Point, body: Body) -> bool:
    """Whether a base at a point and a body overlap seen from above by more than a graze."""
    return _overlap(base, at, at, body) is not None


def _overlap(base: Base, start: Point, end: Point, body: Body) -> tuple[float, float] | None:
    """Between which shares of a way a base overlaps a body by more than a graze; None also when it only leaves it."""
    away = (body.centre[0] - start[0], body.centre[1] - start[1])
    way = (end[0] - start[0], end[1] - start[1])
    if _nearest(away, way) > max(base.semi_axes) + max(body.semi_axes):
        return None
    both_round = base.semi_axes[0] == base.semi_axes[1] and body.round
    span_of = _disc_span if both_round else _oval_span
    if span_of(base, body, away, way, float(GRAZE_UNITS)) is None:
        return None
    enter, leave = span_of(base, body, away, way, 0.0) or (0.0, 0.0)
    if not any(way):
        return 0.0, 1.0
    if leave <= 0.0 or enter >= 1.0 or (enter < 0.0 and enter + leave <= 0.0):
        return None
    return max(enter, 0.0), leave


def _nearest(away: Point, way: Point) -> float:
    """How near a way that starts at the origin comes to a point."""
    square = way[0] ** 2 + way[1] ** 2
    share = 0.0 if square == 0 else min(1.0, max(0.0, (away[0] * way[0] + away[1] * way[1]) / square))
    return math.hypot(away[0] - share * way[0], away[1] - share * way[1])


def _disc_span(base: Base, body: Body, away: Point, way: Point, deep: float) -> tuple[float, float] | None:
    """Between which shares of the way two discs overlap by more than a depth."""
    reach = base.semi_axes[0] + body.semi_axes[0] - deep
    square, ahead = way[0] ** 2 + way[1] ** 2, away[0] * way[0] + away[1] * way[1]
    rest = away[0] ** 2 + away[1] ** 2 - reach**2
    if square == 0:
        return (0.0, 1.0) if rest < 0 else None
    root = ahead**2 - square * rest
    if root <= 0:
        return None
    return (ahead - math.sqrt(root)) / square, (ahead + math.sqrt(root)) / square


def _oval_span(base: Base, body: Body, away: Point, way: Point, deep: float) -> tuple[float, float] | None:
    """The same for ovals: two convex shapes overlap when no direction parts them, and each says from where it does."""
    angles = 2 * math.pi * np.arange(DIRECTIONS) / DIRECTIONS
    east, north = np.cos(angles), np.sin(angles)
    reach = _reach(base.semi_axes, base.along, east, north) + _reach(body.semi_axes, body.along, east, north) - deep
    gap = away[0] * east + away[1] * north - reach
    pace = way[0] * east + way[1] * north
    if (gap[np.abs(pace) < 1e-9] >= 0).any():
        return None
    ahead, behind = pace >= 1e-9, pace <= -1e-9
    enter = float((gap[ahead] / pace[ahead]).max(initial=-math.inf))
    leave = float((gap[behind] / pace[behind]).min(initial=math.inf))
    return (max(enter, -1e9), min(leave, 1e9)) if enter < leave else None


def _reach(semi_axes: tuple[int, int], along: tuple[int, int], east: np.ndarray, north: np.ndarray) -> np.ndarray:
    """How far an oval reaches from its centre in some directions."""
    length = math.hypot(*along)
    cos, sin = along[0] / length, along[1] / length
    return np.hypot(semi_axes[0] * (east * cos + north * sin), semi_axes[1] * (north * cos - east * sin))
