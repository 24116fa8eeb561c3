"""Generates the lines between two bodies in the order to try them: along their rims, top to top, then everywhere.

The lines follow a fixed low-discrepancy sequence, so the same question always tries the same lines.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.machine.kernels import kernel
from terrain.scenery.bodies import INNER_VERTICES, Body

if TYPE_CHECKING:
    from terrain.sight.shafts import Hull

# Steps of the even sequence in four dimensions: powers of the inverse of the root of x^5 = x + 1.
_ROOT = 1.1673039782614187
STEPS = np.array([_ROOT**-1, _ROOT**-2, _ROOT**-3, _ROOT**-4])


def lines_between(a: Body, b: Body, first: int, count: int) -> tuple[Any, Any]:
    """The next `count` lines of the sequence, as lattice points truly inside both bodies (float64, exact)."""
    starts, ends = np.empty((count, 3)), np.empty((count, 3))
    heading = np.arctan2(b.centre[1] - a.centre[1], b.centre[0] - a.centre[0])
    _fill(a.inner_ring, a.low, a.high, _facing_corner(a, heading), b.inner_ring, b.low, b.high,
          _facing_corner(b, heading + np.pi), STEPS, first, starts, ends)  # fmt: skip
    return starts, ends


def _facing_corner(body: Body, heading: float) -> int:
    """The corner of the inner ring that looks along a heading."""
    turn = (heading - np.arctan2(body.along[1], body.along[0])) / (2 * np.pi)
    return round(float(turn) * INNER_VERTICES) % INNER_VERTICES


@kernel
def _fill(
    a_ring: Any, a_low: int, a_high: int, a_front: int, b_ring: Any, b_low: int, b_high: int, b_front: int,
    steps: Any, first: int, starts: Any, ends: Any,
) -> None:  # fmt: skip
    for k in range(len(starts)):
        number = first + k
        a_turn, b_turn = (0.5 + number * steps[0]) % 1.0, (0.5 + number * steps[1]) % 1.0
        a_rise, b_rise = (0.5 + number * steps[2]) % 1.0, (0.5 + number * steps[3]) % 1.0
        style = number % 6
        if style < 2:
            a_rise, b_rise = 1.0, 1.0
        elif style == 2:
            a_rise, b_rise = (0.0, 0.0) if number % 12 == 2 else (1.0, b_rise)
        elif style == 3:
            # Along the outer flanks, where a figure peeps around a corner.
            a_turn, b_turn = float(number // 6 % 2), float(number // 12 % 2)
        _place(a_ring, a_low, a_high, a_front, a_turn, a_rise, starts, k)
        _place(b_ring, b_low, b_high, b_front, b_turn, b_rise, ends, k)
        if style == 4:
            # From anywhere on the top of the lower figure, and on the underside of the higher.
            if number // 6 % 3 != 1:
                _spread(a_ring, a_low, a_high, b_low, b_high, a_turn, a_rise, starts, k)
            if number // 6 % 3 != 0:
                _spread(b_ring, b_low, b_high, a_low, a_high, b_turn, b_rise, ends, k)


@kernel
def _place(ring: Any, low: int, high: int, front: int, turn: float, rise: float, points: Any, k: int) -> None:
    """A point of the near half of the rim: turn 0 to 1 from flank to flank, rise 0 to 1 from foot to head."""
    corner = (front + int(np.rint((turn - 0.5) * (INNER_VERTICES // 2)))) % INNER_VERTICES
    points[k, 0] = ring[corner, 0]
    points[k, 1] = ring[corner, 1]
    points[k, 2] = low + np.rint(rise * (high - low))


@kernel
def _spread(
    ring: Any, low: int, high: int, other_low: int, other_high: int, turn: float, rise: float, points: Any, k: int
) -> None:
    """A point anywhere on the top or bottom that looks towards the other figure; none does at equal heights."""
    up, down = other_high > high, other_low < low
    if not up and not down:
        return
    corner = int(turn * INNER_VERTICES) % INNER_VERTICES
    opposite = (corner + INNER_VERTICES // 2) % INNER_VERTICES
    share = 0.5 + 0.5 * np.sqrt(rise)
    for axis in range(2):
        points[k, axis] = np.rint(ring[opposite, axis] + share * (ring[corner, axis] - ring[opposite, axis]))
    points[k, 2] = high if up else low


LENGTH = 256
ASIDE = np.radians([0, -35, 35, -65, 65, -85, 85, 0, 0, 0, 0, 0, 0])
TILTED = np.radians([0, 0, 0, 0, 0, 0, 0, -35, 35, -65, 65, -88, 88])


def directions_between(a: Hull, b: Hull) -> Any:
    """Whole vectors from a towards b, straight and turned aside, up and down, for condition (B)."""
    return directions_from(np.array([*a.centre, (a.low + a.high) // 2]), np.array([*b.centre, (b.low + b.high) // 2]))


def directions_from(start: Any, end: Any) -> Any:
    """The same from one point towards another."""
    east, north, rise = (end - start).tolist()
    yaw, pitch = math.atan2(north, east) + ASIDE, math.atan2(rise, max(math.hypot(east, north), 1.0)) + TILTED
    flat = np.cos(pitch)
    vectors = LENGTH * np.stack([flat * np.cos(yaw), flat * np.sin(yaw), np.sin(pitch)], axis=1)
    return np.rint(vectors).astype(np.int64)
