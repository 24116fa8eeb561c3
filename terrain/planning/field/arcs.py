"""Walks straight from point to point over storeys, as long as rises and drops are no more than a step.

It is a fast approximation of walking on the mesh: good enough for planning, and checked on the mesh before a route is
proposed.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from terrain.lattice.units import UNITS_PER_PAS
from terrain.machine.kernels import inlined, kernel

if TYPE_CHECKING:
    from terrain.planning.field.storeys import Storeys

NEAR_SHARE = 0.2071
"""Of the two points that a line passes between, one that has less than this share in it does not count. No line between
points has just this share, so that rounding never decides."""

LEVELLED = 3
"""Lengths are measured over this many points at once, so that the bumps of a scan add next to nothing to them."""

STRAIGHT_SLACK_PAS = 1e-6
"""A straight walk may be so much dearer than a bent one, by rounding."""

STEEPEST = 1.1
"""A rise of more than this for each pas ahead is a step and no slope: the steepest slopes rise by 1."""


@inlined
def storey_near(start: Any, top: Any, point: int, height: float, step: int) -> int:
    """The storey of a point that a walker at a height goes on to, or -1."""
    for k in range(start[point], start[point + 1]):
        if top[k] <= height + step:
            return k if top[k] >= height - step else -1
    return -1


@inlined
def _length(ahead: float, rise: float) -> float:
    """The length of a short stretch along its slope."""
    return ahead if rise == 0.0 else math.sqrt(ahead * ahead + rise * rise)


@inlined
def tread(
    s: Storeys, barred: Any, rate: Any, mask: int, x: float, y: float, height: float, end_x: float, end_y: float
) -> Any:
    """Walk straight: the storey one ends on (-1 when one does not get there), and what it costs.

    Places are counted in points from the first one of the table. `barred` says of storeys why one may not get there,
    of which reasons those of the `mask` count; `rate` says of storeys what a pas costs there, if it has any.
    """
    return _follow(s.start, s.top, s.step, s.across, s.along, s.spacing, barred, rate, mask, x, y, height, end_x, end_y)


@inlined
def _look(
    start: Any, top: Any, step: int, barred: Any, rate: Any, mask: int, point: int, beside: int, share: float,
    height: float,
) -> Any:  # fmt: skip
    """Between two points: the nearer storey (-1 when one of them bars the way), the height, and what a pas costs."""
    first, second = 0 if share <= 1.0 - NEAR_SHARE else 1, 1 if share >= NEAR_SHARE else 0
    level, storey, rated = 0.0, -1, 0.0
    for other in range(first, second + 1):
        found = storey_near(start, top, point + other * beside, height, step)
        if found < 0 or barred[found] & mask:
            return -1, 0.0, 0.0
        part = 1.0 if first == second else (share if other else 1.0 - share)
        storey = found if part >= 0.5 else storey
        level += part * top[found]
        rated += part if len(rate) == 0 else part * rate[found]
    return storey, level, rated


@kernel
def _follow(
    start: Any, top: Any, step: int, across: int, along: int, spacing: float, barred: Any, rate: Any, mask: int,
    x: float, y: float, height: float, end_x: float, end_y: float,
) -> Any:  # fmt: skip
    """Follow the line across rows of points, and look at it where it crosses them: between two points at most."""
    flat = abs(end_x - x) >= abs(end_y - y)
    here, end, side, side_end = (x, end_x, y, end_y) if flat else (y, end_y, x, end_x)
    rows, sides, along_row, beside = (across, along, 1, across) if flat else (along, across, across, 1)
    sign, last = 1 if end >= here else -1, math.floor(end + 0.5)
    row = math.floor(here) + 1 if sign > 0 else math.ceil(here) - 1
    row = last if row * sign > last * sign else row
    slant = (side_end - side) / (end - here) if end != here else 0.0
    pace = spacing * math.sqrt(1.0 + slant * slant)
    cost, ahead, since, before = 0.0, 0.0, height, 1.0
    while True:
        aside = side + slant * (row - here) if end != here else side_end
        low = math.floor(aside)
        share = aside - low
        if row < 0 or row >= rows or low < 0 or low + (share >= NEAR_SHARE) >= sides:
            return -1, cost
        storey, level, rated = _look(
            start, top, step, barred, rate, mask, row * along_row + low * beside, beside, share, height
        )
        if storey < 0:
            return -1, cost
        ahead += pace * min(abs(row - here), 1.0)
        rise = (level - height) / UNITS_PER_PAS
        if abs(rise) > STEEPEST * pace:
            cost += (_length(ahead, (height - since) / UNITS_PER_PAS) + abs(rise)) * rated
            ahead, since = 0.0, level
        elif ahead >= LEVELLED * spacing or rated != before or row == last:
            cost += _length(ahead, (level - since) / UNITS_PER_PAS) * (rated + before) / 2
            ahead, since = 0.0, level
        height, before = level, rated
        if row == last:
            return storey, cost
        row += sign


@kernel
def pull_straight(
    s: Storeys, barred: Any, rate: Any, mask: int, x: float, y: float, height: float, storeys: Any, points: Any,
    kept: Any,
) -> int:  # fmt: skip
    """Of storeys with their points that are walked to one after the other, keep those at which the way has to bend.

    From each place the farthest one is gone to that can be reached straight, and no dearer so. How many are kept.
    """
    count, kept_count, done = len(storeys), 0, 0
    while done < count:
        best, spent = done, 0.0
        here_x, here_y, here_height = x, y, height
        for k in range(done, count):
            point_x, point_y = float(points[k] % s.across), float(points[k] // s.across)
            _, step_cost = tread(s, barred, rate, mask, here_x, here_y, here_height, point_x, point_y)
            spent += step_cost
            end, cost = tread(s, barred, rate, mask, x, y, height, point_x, point_y)
            if end == storeys[k] and cost <= spent + STRAIGHT_SLACK_PAS:
                best = k
            here_x, here_y, here_height = point_x, point_y, float(s.top[storeys[k]])
        kept[kept_count] = best
        kept_count += 1
        x, y = float(points[best] % s.across), float(points[best] // s.across)
        height, done = float(s.top[storeys[best]]), best + 1
    return kept_count
