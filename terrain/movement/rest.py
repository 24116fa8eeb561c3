"""Finds the nearest place where a body can stand at the level it has reached.

Directions are searched one after another, each only as far as the best place found so far; where a support is so
narrow that the base is in balance in a single place only, the search climbs from the best sample to its peak.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.movement.figures.crowd import overlaps
from terrain.movement.sweep import leaning_radii
from terrain.movement.walk.steps import Way
from terrain.movement.walk.strides import first_open, held_at_each
from terrain.standing.ground import highest_level
from terrain.standing.levels import ENOUGH, distances, held_in_common, rising, top_in_strip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from terrain.movement.walk.steps import Gait
    from terrain.standing.lanes import Point

    Fits = Callable[[Point, float], bool]

DIRECTIONS = 32
SAMPLES_PER_RADIUS = 12
HALVINGS = 24
NEARER_HALVINGS = 14
"""Of the way between two samples, to find where a place is good: far below a lattice unit."""

TURNS = 6
"""How often the best direction is looked for more closely."""


@dataclass(frozen=True, slots=True)
class Spotted:
    """A place found: its point, the elevation there, and how far off it is; lattice units."""

    point: tuple[int, int]
    feet: float
    shift: float


def settle(
    gait: Gait,
    at: Point,
    feet: float,
    within: float,
    *,
    ahead: Point | None = None,
    least: float = -math.inf,
    fits: Fits | None = None,
    beyond: float = 0.0,
) -> Spotted | None:
    """The shortest shift, no longer than a limit, to where a body is in balance and free at its level.

    The direction ahead is tried first; elevations below the least are left out. When it is said what a place must fit
    besides, the body may be inside something now, and gets out through it. A caller that searched in vain up to some
    distance continues `beyond` it.
    """
    search = _Search(gait, at, feet, least, fits)
    here = None if beyond else search.elevation(Way(gait, gait.lane(at, at, feet)), 0.0)
    if here is not None:
        return Spotted((round(at[0]), round(at[1])), here, 0.0)
    best = search.best(within, _all_round(ahead), beyond)
    best = best or search.best(within, _all_round(ahead), beyond, narrow=True)
    for turn in range(TURNS):
        if best is None:
            break
        angle = math.atan2(best.point[1] - at[1], best.point[0] - at[0])
        aside = math.pi / DIRECTIONS / 2**turn
        best = search.best(best.shift, (angle - aside, angle + aside)) or best
    return best


def _all_round(ahead: Point | None) -> Iterable[float]:
    """Directions: the one ahead first and then alternately to both sides of it; without one the widest apart first.

    What is found early makes the rest short.
    """
    if ahead is None or not any(ahead):
        for turn in range(DIRECTIONS):
            yield 2 * math.pi * int(f"{turn:05b}"[::-1], 2) / DIRECTIONS
        return
    first = math.atan2(ahead[1], ahead[0])
    for turn in range(DIRECTIONS):
        side = (turn + 1) // 2 * (1 if turn % 2 else -1)
        yield first + side * 2 * math.pi / DIRECTIONS


@dataclass(frozen=True, eq=False)
class _Search:
    """A body that looks for a place around a point, with its feet at some height."""

    gait: Gait
    at: Point
    feet: float
    least: float
    fits: Fits | None
    ways: dict[tuple[Point, Point], Way] = field(default_factory=dict)
    """Ways looked along so far: in vain they are looked along twice."""

    def best(
        self, within: float, angles: Iterable[float], beyond: float = 0.0, *, narrow: bool = False
    ) -> Spotted | None:
        """The nearest place in some directions; also on supports too narrow for samples, when that is said."""
        best = None
        for angle in angles:
            start, end = self._off(beyond, angle), self._off(within, angle)
            found = self._first_along(self._way(start, end), narrow=narrow)
            if found is not None and found.shift < within - 0.5:
                best, within = found, found.shift
        return best

    def _off(self, distance: float, angle: float) -> Point:
        return self.at[0] + distance * math.cos(angle), self.at[1] + distance * math.sin(angle)

    def _way(self, start: Point, end: Point) -> Way:
        if (start, end) not in self.ways:
            self.ways[start, end] = Way(self.gait, self.gait.lane(start, end, self.feet))
        return self.ways[start, end]

    def _first_along(self, way: Way, *, narrow: bool) -> Spotted | None:
        """The first place along a lane where the body stands, reached straight and freely."""
        count = max(2, math.ceil(way.lane.length * SAMPLES_PER_RADIUS))
        places = [way.lane.length * k / count for k in range(1, count + 1)]
        good = next((at for at in self._open(way, places) if self.elevation(way, at) is not None), None)
        if good is None and narrow:
            good = self._peak(way, places)
        return None if good is None else self._snapped(way, self._nearer(way, good, places[0]))

    def _nearer(self, way: Way, good: float, spacing: float) -> float:
        """The first good place between a good one and the sample before it."""
        bad = max(0.0, good - spacing)
        for _ in range(NEARER_HALVINGS):
            middle = (bad + good) / 2
            if self.elevation(way, middle) is None:
                bad = middle
            else:
                good = middle
        return good

    def elevation(self, way: Way, at: float) -> float | None:
        """The elevation of the body at a place of a lane, when it is in balance, free, and got there freely."""
        gait, bed = way.gait, way.lane.bed
        held = highest_level(way.lane, at, self.feet + gait.step, self._lowest)
        if held is None:
            return None
        level = held.top
        over, point = max(self.feet, level), way.lane.point(at)
        if rising(bed, way.radii, at, at, level + gait.step, level + gait.height) >= 0:
            return None
        if crowded(gait, point, level):
            return None
        if self.fits is not None:
            return level if self.fits(point, level) else None
        return level if rising(bed, self._radii(way), 0.0, at, over + gait.step, over + gait.height) < 0 else None

    @property
    def _lowest(self) -> float:
        """The lowest level that is looked for."""
        return max(self.feet - self.gait.step, self.least, 0.0)

    def _open(self, way: Way, places: list[float]) -> Iterator[float]:
        """The places where a body may have room on some level within a step: a quick no for most."""
        gait, every = self.gait, np.array(places)
        low, high = self._lowest + gait.step, self.feet + gait.step + gait.height
        span = (gait.height - gait.step) / 2
        k = 0
        while k < len(places):
            k = first_open(
                way.lane.bed, way.radii, every, k, low, high, span, self.feet, self._lowest, float(gait.step)
            )
            yield from places[k : k + 1]
            k += 1

    def _radii(self, way: Way) -> Any:
        """How near the body may come to each face on the way: to those that it cuts into now, as near as it is."""
        gait = self.gait
        return leaning_radii(distances(way.lane.bed, 0.0, self.feet + gait.step, self.feet + gait.height), way.radii)

    def _peak(self, way: Way, places: list[float]) -> float | None:
        """The place near the best of some samples where most of the base is held, when it is good."""
        step = way.gait.step
        shares = held_at_each(way.lane.bed, np.array(places), self.feet + step, step).tolist()
        if max(shares) + 2.0 * places[0] < ENOUGH:  # moving on by so much, no base gains more than that
            return None
        middle = places[max(range(len(places)), key=shares.__getitem__)]
        low, high = max(0.0, middle - places[0]), min(way.lane.length, middle + places[0])
        for _ in range(HALVINGS):
            first, second = low + (high - low) / 3, high - (high - low) / 3
            if self._held(way, first) < self._held(way, second):
                low = first
            else:
                high = second
        return high if self._held(way, high) >= ENOUGH and self.elevation(way, high) is not None else None

    def _held(self, way: Way, at: float) -> float:
        top = top_in_strip(way.lane.bed, at, at, self.feet + way.gait.step)
        return float(held_in_common(way.lane.bed, at, at, top - way.gait.step, top))

    def _snapped(self, way: Way, at: float) -> Spotted | None:
        """The place on the lattice, a unit or two farther when rounding has spoilt it."""
        for farther in range(4):
            x, y = way.lane.point(min(way.lane.length, at + farther * way.lane.unit))
            point = (round(x), round(y))
            level = self.elevation(Way(self.gait, self.gait.lane(point, point, self.feet)), 0.0)
            if level is not None:
                return Spotted(point, level, math.hypot(point[0] - self.at[0], point[1] - self.at[1]))
        return None


def crowded(gait: Gait, at: Point, feet: float) -> bool:
    """Whether another figure is where a body would stand."""
    return any(
        figure.body.low < feet + gait.height and figure.body.high > feet and overlaps(gait.base, at, figure.body)
        for figure in gait.figures
    )
