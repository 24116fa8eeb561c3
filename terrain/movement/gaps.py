"""Jumps over gaps in the ground: from the last place in balance before a void to the first one beyond.

A jump keeps its height. It ends on ground within a step of the take-off height, at the first place along its line
that holds the base, tested at steps of a hair. When there is no such place before its goal, it ends on the lower ground
that the goal lies on, where the line first reaches that ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from terrain.movement.walk.steps import HAIR_UNITS, Way
from terrain.standing.coverage import most_covered
from terrain.standing.ground import highest_level
from terrain.standing.lanes import Lane
from terrain.standing.levels import ENOUGH, ground_at_most, rising

if TYPE_CHECKING:
    from terrain.movement.walk.steps import Gait
    from terrain.standing.lanes import Point

HALVINGS = 24

WORTH_A_LOOK = 8.0
"""In hairs: over shorter stretches every place is asked at once."""

AREA_SLACK = 1e-6
"""Areas are good to less."""


@dataclass(frozen=True, slots=True)
class Leapt:
    """Where a jump ends on its lane and at which elevation, and what the body runs into before: a face or a figure."""

    lane: Lane
    landing: float | None
    feet: float
    struck_at: float | None = None
    face: int | None = None
    figure: str | None = None


def leap(gait: Gait, start: Point, end: Point, feet: float) -> Leapt:
    """Jump from a place in balance, with a void ahead, towards a goal."""
    way = Way(gait, Lane(gait.floors, gait.base, start, end, 0.0, feet + gait.step + gait.height))
    jump = _Jump(way, feet)
    found = jump.ahead(HAIR_UNITS * way.lane.unit, way.lane.length) or jump.below()
    if found is None:
        return jump.stopped(way.lane.length, feet) or Leapt(way.lane, None, feet)
    landing, level = found
    return jump.stopped(landing, max(feet, level)) or Leapt(way.lane, landing, level)


@dataclass(frozen=True, eq=False)
class _Jump:
    way: Way
    feet: float

    def ahead(self, start: float, end: float) -> tuple[float, float] | None:
        """The first place in balance at the level of the take-off; stretches without enough ground are passed over."""
        step = self.way.gait.step
        if end <= start:
            return None
        if ground_at_most(self.way.lane.bed, start, end, self.feet - 2 * step, self.feet + step) < ENOUGH:
            return None
        hair, middle = HAIR_UNITS * self.way.lane.unit, (start + end) / 2
        if end - start > hair:
            barren = self._barren_around(middle) if end - start > WORTH_A_LOOK * hair else 0.0
            return self.ahead(start, middle - barren) or self.ahead(middle + barren, end)
        for place in (start, end):
            if self._level(place) is not None:
                return self._narrowed(start, place)
        return None

    def _barren_around(self, at: float) -> float:
        """How far around a place no level holds the base: a disc that moves on gains twice as much ground at most."""
        bed, step = self.way.lane.bed, self.way.gait.step
        most = most_covered(bed.ground, bed.ground_boxes, at, self.feet - step, self.feet + step, step, ENOUGH)
        return max(0.0, (ENOUGH - most) / 2.0 - AREA_SLACK)

    def _level(self, at: float) -> float | None:
        return self.way.level(at, self.feet, self.way.gait.step)

    def _narrowed(self, start: float, good: float) -> tuple[float, float]:
        """Find the first place in balance before a good one, within a hair."""
        bad = max(0.0, min(start, good - HAIR_UNITS * self.way.lane.unit))
        for _ in range(HALVINGS):
            middle = (bad + good) / 2
            if self._level(middle) is None:
                bad = middle
            else:
                good = middle
        level = self._level(good)
        assert level is not None
        return good, level

    def below(self) -> tuple[float, float] | None:
        """Where the line first is over the ground that its end lies on: walked back to from there."""
        lane, gait = self.way.lane, self.way.gait
        level = highest_level(lane, lane.length, self.feet)
        if level is None:
            return None
        back, trodden = gait.walk(lane.end, lane.start, level.top)
        place = back.length if trodden.halt is None else trodden.halt.at
        return max(0.0, lane.length - place), trodden.knots[-1][1]

    def stopped(self, landing: float, feet: float) -> Leapt | None:
        """What the body runs into before it lands."""
        gait, lane = self.way.gait, self.way.lane
        met = self.way.figure(0.0, landing, self.feet, feet)
        low, high = self.feet + gait.step, feet + gait.height
        if met is None and rising(lane.bed, self.way.radii, 0.0, landing, low, high) < 0:
            return None
        free, struck = 0.0, landing if met is None else max(met.enter, 1e-12)
        if rising(lane.bed, self.way.radii, 0.0, struck, low, high) < 0:
            return Leapt(lane, None, self.feet, met.enter if met else struck, None, met.name if met else None)
        for _ in range(2 * HALVINGS):
            middle = (free + struck) / 2
            if rising(lane.bed, self.way.radii, 0.0, middle, low, high) < 0:
                free = middle
            else:
                struck = middle
        face = rising(lane.bed, self.way.radii, 0.0, struck, low, high)
        return Leapt(lane, None, self.feet, free, int(lane.places[face]))
