"""Finds walls: how high they are, where a body gets up on them, and what lies beyond.

From the place where a base touches a wall, the heights of all ground ahead are tried from below: the body must be able
to move forward there until its base is over that ground, and either find a place up there where it is in balance or get
clear across. A ledge on the way up that does neither is climbed past.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from terrain.lattice.tolerances import CONTACT_PAS, GRAZE_UNITS
from terrain.lattice.units import to_units
from terrain.movement.rest import Spotted, settle
from terrain.movement.walk.steps import GRAIN_UNITS
from terrain.standing.ground import face_at, highest_level
from terrain.standing.lanes import Lane
from terrain.standing.levels import rising, top_in_strip

if TYPE_CHECKING:
    from collections.abc import Iterator

    from terrain.movement.walk.steps import Gait
    from terrain.standing.lanes import Point

REACH_UNITS = to_units(CONTACT_PAS) + GRAZE_UNITS
AHEAD_UNITS = to_units(8.0)
"""A wall that leans back at 45 degrees and is as high as anybody climbs has its top no farther ahead."""

HALVINGS = 40
ROUGH_HALVINGS = 8
SAMPLES_PER_RADIUS = 16

RISE_UNITS = to_units(0.25)
"""How closely a face is followed on its way up."""

REST = 0.5
"""In radii of the base: a wall may step back by so much on its way up."""

Radii = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rise:
    """A wall or a drop in lattice units: where the base is below and above, where it settles, where it is clear beyond.

    `barrier` is a face that the body would run into on its way up or out.
    """

    foot: tuple[int, int]
    feet: float
    top: tuple[int, int]
    height: float
    settled: Spotted | None
    far_side: tuple[int, int]
    face: int | None
    barrier: int | None = None
    barred: bool = False
    """Whether something beyond the support keeps the body from getting clear of it."""


def wall(gait: Gait, start: tuple[int, int], towards: Point, feet: float, at_least: float = 0.0) -> Rise | None:
    """The wall that a base touches in a direction, with a top no lower than some height."""
    ahead = _direction(start, towards)
    if ahead is None:
        return None
    contact = _contact(gait, start, ahead, feet)
    if contact is None:
        return None
    at, face, hangs = contact
    foot = (start[0] + at * ahead[0], start[1] + at * ahead[1])
    climb = _Climb(gait, foot, ahead, feet, hangs)
    barred = None
    for height in climb.heights(max(at_least, feet + gait.step + 0.5)):
        found = climb.onto(height, face)
        if found is not None and (found.settled is not None or not found.barred):
            return found
        barred = barred or found
    return barred


def _direction(start: Point, towards: Point) -> Point | None:
    length = math.hypot(towards[0] - start[0], towards[1] - start[1])
    return None if length == 0 else ((towards[0] - start[0]) / length, (towards[1] - start[1]) / length)


def _contact(gait: Gait, start: Point, ahead: Point, feet: float) -> tuple[float, int, bool] | None:
    """How far ahead a base touches a wall, a face of it, and whether it hangs: the body meets it only farther up."""
    end = (start[0] + REACH_UNITS * ahead[0], start[1] + REACH_UNITS * ahead[1])
    lane = Lane(gait.floors, gait.base, start, end, feet)
    radii = np.full(len(lane.places), 1.0 - 1e-9)
    for high in (feet + gait.height, math.inf):
        face = rising(lane.bed, radii, 0.0, lane.length, feet + gait.step, high)
        if face >= 0:
            at = _first(lane, radii, feet + gait.step, high) / lane.unit
            return at, int(lane.places[face]), high == math.inf
    return None


def _first(lane: Lane, radii: Radii, low: float, high: float) -> float:
    """Where on a lane a body between two heights first runs into something, given that it does."""
    free, met = 0.0, lane.length
    for _ in range(HALVINGS):
        middle = (free + met) / 2
        if rising(lane.bed, radii, 0.0, middle, low, high) >= 0:
            met = middle
        else:
            free = middle
    return free


@dataclass(frozen=True, eq=False)
class _Climb:
    """A body at the foot of a wall, and everything ahead and above."""

    gait: Gait
    foot: Point
    ahead: Point
    feet: float
    hangs: bool

    @cached_property
    def lane(self) -> Lane:
        end = (self.foot[0] + AHEAD_UNITS * self.ahead[0], self.foot[1] + AHEAD_UNITS * self.ahead[1])
        return Lane(self.gait.floors, self.gait.base, self.foot, end, self.feet)

    @cached_property
    def radii(self) -> Radii:
        return np.full(len(self.lane.places), self.gait.base.within)

    def heights(self, lowest: float) -> Iterator[float]:
        """The heights of ground ahead, from below; of heights closer than a grain only the first."""
        boxes = self.lane.bed.ground_boxes
        tops = boxes[(boxes[:, 2] < 1) & (boxes[:, 3] > -1) & (boxes[:, 5] >= lowest), 5]
        before = -math.inf
        for top in np.unique(tops).tolist():
            if top >= before + GRAIN_UNITS:
                before = top
                yield top

    def onto(self, height: float, face: int) -> Rise | None:
        """Get up to a height, when the base can be moved over ground there and stays up or gets across."""
        over = self._over(height)
        if over is None:
            return None
        top, wide = _rounded(self.lane.point(over)), 2.0 * max(self.gait.base.semi_axes)
        settled = settle(self.gait, top, height, wide, ahead=self.ahead, least=height - GRAIN_UNITS)
        clear, barred = self._clear(over, height)
        far_side, foot = _rounded(self.lane.point(clear)), _rounded(self.foot)
        return Rise(foot, self.feet, top, height, settled, far_side, face, self._overhang(height), barred)

    def _free(self, to: float, height: float) -> bool:
        """Whether the body moves forward freely with its feet at a height."""
        low, high = height + GRAIN_UNITS, height + self.gait.height
        return bool(rising(self.lane.bed, self.radii, 0.0, to, low, high) < 0)

    def _over(self, height: float) -> float | None:
        """Where the base comes over ground of a height, moving forward freely."""
        bed, end = self.lane.bed, min(self.lane.length, (height - self.feet) * self.lane.unit + 1.0)
        if top_in_strip(bed, 0.0, end, height) < height - GRAIN_UNITS:
            return None
        before, over = 0.0, end
        for _ in range(HALVINGS):
            middle = (before + over) / 2
            if top_in_strip(bed, 0.0, middle, height) < height - GRAIN_UNITS:
                before = middle
            else:
                over = middle
        led = over <= (REST if self.hangs else self._led_to(height))
        return over if led and self._free(over, height) else None

    def _led_to(self, height: float) -> float:
        """How far ahead the base may be when a face has led it up to a height; -inf when there is a floor on the way.

        The higher it is, the farther the body moves on; where it suddenly moves on by more than a steep face leans
        back, the way leads over something one would stand on.
        """
        reached, farther = 0.0, RISE_UNITS * self.lane.unit + REST
        for rise in np.arange(self.feet + self.gait.step, height - GRAIN_UNITS, RISE_UNITS).tolist():
            if self._free(reached + farther, rise):
                return -math.inf
            reached = self._advanced(reached, reached + farther, rise)
        return reached + farther

    def _advanced(self, free: float, met: float, height: float) -> float:
        for _ in range(ROUGH_HALVINGS):
            middle = (free + met) / 2
            if self._free(middle, height):
                free = middle
            else:
                met = middle
        return free

    def _clear(self, over: float, height: float) -> tuple[float, bool]:
        """Where the base is clear of the support beyond, or how far the body gets, and whether something bars it."""
        before = over
        for sample in np.arange(over, self.lane.length, 1.0 / SAMPLES_PER_RADIUS).tolist():
            if not self._free(sample, height):
                return before, True
            if self._is_clear(sample, height):
                return self._first_clear(before, sample, height), False
            before = sample
        return self.lane.length, False

    def _is_clear(self, at: float, height: float) -> bool:
        low, high = height - self.gait.step, height + self.gait.height
        return bool(rising(self.lane.bed, self.radii, at, at, low, high) < 0)

    def _first_clear(self, before: float, clear: float, height: float) -> float:
        for _ in range(HALVINGS):
            middle = (before + clear) / 2
            if self._is_clear(middle, height):
                clear = middle
            else:
                before = middle
        return clear

    def _overhang(self, height: float) -> int | None:
        """A face that the inner half of the body would run into on the way up."""
        low, high = self.feet + self.gait.height, height + self.gait.height
        face = rising(self.lane.bed, self.radii / 2, 0.0, 0.0, low, high)
        return None if face < 0 else int(self.lane.places[face])


def _rounded(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def drop(gait: Gait, start: tuple[int, int], towards: Point, feet: float) -> Rise | None:
    """The wall that a base stands above, seen from its top: where the body would be clear of it at its foot.

    The edge must be near: the body loses its balance within the base's own width.
    """
    ahead = _direction(start, towards)
    if ahead is None:
        return None
    descent = _Descent(gait, start, ahead, feet)
    found = descent.foot()
    if found is None:
        return None
    at, below = found
    foot = _rounded(descent.lane.point(at))
    settled = settle(gait, foot, below, 2.0 * max(gait.base.semi_axes), ahead=ahead)
    return Rise(foot, below, start, feet, settled, foot, descent.edge, descent.barrier(at))


@dataclass(frozen=True, eq=False)
class _Descent:
    """A body above a drop, and everything ahead and below."""

    gait: Gait
    start: Point
    ahead: Point
    feet: float

    @cached_property
    def lane(self) -> Lane:
        end = (self.start[0] + AHEAD_UNITS * self.ahead[0], self.start[1] + AHEAD_UNITS * self.ahead[1])
        return Lane(self.gait.floors, self.gait.base, self.start, end, 0.0, self.feet + self.gait.height)

    @cached_property
    def radii(self) -> Radii:
        return np.full(len(self.lane.places), self.gait.base.within)

    def foot(self) -> tuple[float, float] | None:
        """Where on the lane the body is clear of the wall all the way down, and the elevation there."""
        farthest = 2.0 + REACH_UNITS * self.lane.unit
        found, before = None, 0.0
        for sample in np.arange(0.0, self.lane.length, 1.0 / SAMPLES_PER_RADIUS).tolist():
            found = self._below(sample)
            if found is not None:
                break
            if sample > farthest and self._is_balanced(sample):
                return None
            before = sample
        if found is None:
            return None
        clear = self._first(before, sample)
        below = self._below(clear)
        return None if below is None else (clear, below)

    def _first(self, before: float, clear: float) -> float:
        for _ in range(HALVINGS):
            middle = (before + clear) / 2
            if self._below(middle) is None:
                before = middle
            else:
                clear = middle
        return clear

    def _is_balanced(self, at: float) -> bool:
        return highest_level(self.lane, at, self.feet + 1.0, self.feet - self.gait.step) is not None

    def _is_held(self, at: float) -> bool:
        """Whether ground of the level above still lies below the base."""
        return bool(top_in_strip(self.lane.bed, at, at, self.feet) >= self.feet - self.gait.step)

    def _below(self, at: float) -> float | None:
        """The elevation straight below a place, when it is more than a step lower and nothing is in between."""
        if self._is_held(at):
            return None
        level = highest_level(self.lane, at, self.feet - self.gait.step)
        if level is None:
            return None
        low, high = level.top + self.gait.step, self.feet
        return level.top if rising(self.lane.bed, self.radii, at, at, low, high) < 0 else None

    @property
    def edge(self) -> int | None:
        """The face that the base is leaving."""
        return face_at(self.lane, 0.0, top_in_strip(self.lane.bed, 0.0, 0.0, self.feet))

    def barrier(self, at: float) -> int | None:
        """A face in the way of stepping out over the edge."""
        low, high = self.feet + self.gait.step, self.feet + self.gait.height
        face = rising(self.lane.bed, self.radii, 0.0, at, low, high)
        return None if face < 0 else int(self.lane.places[face])
