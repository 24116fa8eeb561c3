"""Generates the lines between two bodies in the order to try them: along their rims, top to top, then everywhere.

The lines follow a fixed low-discrepancy sequence, so the same question always tries the same lines. Lines near others
are drawn by a counter that is hashed, for the same reason.

Row of a body's frame: 0-1 centre x, y, 2-3 long and short semi-axis, 4-5 cosine and sine of the direction of the long
one, 6 low, 7 high.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine.kernels import kernel
from terrain.scenery.bodies import INNER_VERTICES, Body

if TYPE_CHECKING:
    from collections.abc import Callable

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


PULLS = (1.0, 0.6, 0.3, 0.12)
"""How much of the way into the bodies the ends of a line near another are moved."""

WIDTHS = (0.3, 2.0, 10.0, 50.0)
"""How far such lines are strewn, as multiples of how far the other is from joining the bodies."""

LEAST_UNITS = 4.0
STOPPED = 1e6
"""What is added to the excess of a line that is not free itself, but may have free ones near it."""


KEPT = 6
IDLE_TURNS = 4
EASIER = 0.9


class Effort(NamedTuple):
    """In how many places lines are followed, how many are strewn there in a turn, and for how many turns at most."""

    places: int
    strewn: int
    turns: int


QUICK, THOROUGH = Effort(6, 1024, 24), Effort(24, 1536, 40)


class Followed(NamedTuple):
    """A line that joins two bodies, or in each place the line that came nearest to it; and how many rays it took."""

    witness: Any | None
    nearest: Any
    rays: int


def follow(
    stopped: Callable[[Any, Any], Any], first_free: Callable[[Any], Any | None], a: Body, b: Body, lines: Any,
    effort: Effort, seed: int,
) -> Followed:  # fmt: skip
    """Follow lines that almost join two bodies, in several places, until one joins them or none comes nearer.

    In each place the free lines are kept whose ends are least outside the bodies, and others are strewn around them.
    """
    frames = frame_of(a), frame_of(b)
    kept = _apart(lines, _excess(lines, *frames), effort.places).astype(np.float64)
    shut = stopped(kept[:, 0], kept[:, 1])
    excess, label = _excess(kept, *frames) + STOPPED * shut, np.arange(len(kept))
    least, idle = excess.copy(), np.zeros(len(kept))
    starts, ends = np.empty((effort.strewn, 3)), np.empty((effort.strewn, 3))
    rays = 0
    while rays < effort.turns * effort.strewn and len(kept):
        lines_near(kept, excess, *frames, effort.strewn, seed + rays, starts, ends)
        rays += effort.strewn
        free = np.flatnonzero(~stopped(starts, ends))
        near, beyond = np.stack([starts[free], ends[free]], axis=1), excess_of(starts[free], ends[free], *frames)
        witness = first_free(near[beyond <= 0.0])
        if witness is not None:
            return Followed(witness, kept, rays)
        off = beyond > 0.0
        kept, excess, label = _nearest(
            np.concatenate([kept, near[off]]), np.concatenate([excess, beyond[off]]),
            np.concatenate([label, label[free[off] % len(kept)]]),
        )  # fmt: skip
        best = np.full(len(least), np.inf)
        np.minimum.at(best, label, excess)
        idle = np.where(best < EASIER * least, 0, idle + 1)
        least = np.minimum(least, best)
        if not (idle < IDLE_TURNS)[label].any():
            break
        going = (idle < IDLE_TURNS)[label]
        kept, excess, label = kept[going], excess[going], label[going]
    order = np.argsort(excess, kind="stable")
    return Followed(None, kept[order][np.sort(np.unique(label[order], return_index=True)[1])], rays)


def frame_of(body: Body) -> Any:
    """The numbers of a body that moving a point into it takes."""
    length = math.hypot(*body.along)
    return np.array(
        [*body.centre, *body.semi_axes, body.along[0] / length, body.along[1] / length, body.low, body.high]
    )


@kernel
def lines_near(lines: Any, excess: Any, a: Any, b: Any, count: int, seed: int, starts: Any, ends: Any) -> None:
    """Strew lines around some that almost join two bodies; most of them turn about a point on the way.

    A line that slips through a slit half-way has to turn about the slit when one of its ends is moved.
    """
    drawn = np.empty(11)
    for k in range(count):
        parent = k % len(lines)
        for j in range(11):
            drawn[j] = _drawn(seed * 1_000_003 + 11 * k + j)
        pull = PULLS[int(drawn[8] * len(PULLS))]
        width = (excess[parent] % STOPPED + LEAST_UNITS) * WIDTHS[int(drawn[9] * len(WIDTHS))]
        # The slit is anywhere from a sixth to five sixths of the way.
        way = (1.0 + 4.0 * drawn[6]) / 6.0
        lever = (way - 1.0) / way if drawn[7] < 0.6 else 0.0
        for axis in range(3):
            # Half of them keep their heights: the last line often runs from brim to brim.
            here = 0.0 if axis == 2 and drawn[10] < 0.5 else width
            aside = (2.0 * drawn[axis] - 1.0) * here
            other = lever * aside if lever != 0.0 else (2.0 * drawn[3 + axis] - 1.0) * here
            starts[k, axis] = lines[parent, 0, axis] + aside
            ends[k, axis] = lines[parent, 1, axis] + other
        _pull_into(a, starts, k, pull)
        _pull_into(b, ends, k, pull)


@kernel
def _drawn(counter: int) -> float:
    """A number from 0 to 1 for a counter (splitmix64): the same on every machine."""
    mixed = np.uint64(counter) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return float((mixed ^ (mixed >> np.uint64(31))) >> np.uint64(11)) / 9007199254740992.0


@kernel
def _pull_into(frame: Any, points: Any, k: int, share: float) -> None:
    """Move a point a share of the way to the nearest height and rim of a body, and to the lattice."""
    east, north = points[k, 0] - frame[0], points[k, 1] - frame[1]
    ahead = (east * frame[4] + north * frame[5]) / (frame[2] - 1.0)
    aside = (north * frame[4] - east * frame[5]) / (frame[3] - 1.0)
    keep = 1.0 + share * (1.0 / max(1.0, np.sqrt(ahead * ahead + aside * aside)) - 1.0)
    level = min(max(points[k, 2], frame[6]), frame[7])
    points[k, 0] = np.rint(frame[0] + keep * east)
    points[k, 1] = np.rint(frame[1] + keep * north)
    points[k, 2] = np.rint(points[k, 2] + share * (level - points[k, 2]))


def _excess(lines: Any, a: Any, b: Any) -> Any:
    """The excess of each line; one layout of arrays, whatever the lines come as, so that nothing is compiled twice."""
    return excess_of(*np.ascontiguousarray(lines.swapaxes(0, 1), dtype=np.float64), a, b)


@kernel
def excess_of(starts: Any, ends: Any, a: Any, b: Any) -> Any:
    """For each line about how many units its ends are outside their bodies, added up; 0 where it joins them."""
    excess = np.empty(len(starts))
    for k in range(len(starts)):
        excess[k] = _outside(a, starts, k) + _outside(b, ends, k)
    return excess


@kernel
def _outside(frame: Any, points: Any, k: int) -> float:
    east, north = points[k, 0] - frame[0], points[k, 1] - frame[1]
    ahead, aside = (east * frame[4] + north * frame[5]) / frame[2], (north * frame[4] - east * frame[5]) / frame[3]
    beyond = (np.sqrt(ahead * ahead + aside * aside) - 1.0) * frame[3]
    return max(0.0, beyond) + max(0.0, frame[6] - points[k, 2], points[k, 2] - frame[7])


def _apart(lines: Any, excess: Any, count: int) -> Any:
    """A few of many lines, as different as can be, the one first that is nearest to joining the bodies."""
    ends = lines.reshape(-1, 6).astype(np.float64)
    chosen = [int(np.argmin(excess))]
    away = np.abs(ends - ends[chosen[0]]).max(axis=1)
    while len(chosen) < min(count, len(lines)):
        chosen.append(int(np.argmax(away)))
        away = np.minimum(away, np.abs(ends - ends[chosen[-1]]).max(axis=1))
    return lines[chosen]


def _nearest(lines: Any, excess: Any, label: Any) -> tuple[Any, Any, Any]:
    """Of the lines of each label the few that are nearest to joining the bodies."""
    order = np.lexsort((excess, label))
    rank = np.arange(len(order)) - np.searchsorted(label[order], label[order])
    best = order[rank < KEPT]
    return lines[best], excess[best], label[best]


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
