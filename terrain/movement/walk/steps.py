"""Walks a body straight on over the ground.

A walk is proved stretch by stretch, not sampled at points. On a stretch, the ground within one step below the highest
that any base of it meets must hold half of what all its bases have in common: then every base is in balance there. And
nothing that is more than a step above the feet may reach into the volume that the body sweeps. A stretch that cannot be
proved is split. A stretch of a hair is either stepped over, when the feet find a level within a step and room above it,
or it ends the walk, and the place is then found to a fraction of a lattice unit.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from terrain.lattice.tolerances import BUMP_PAS, STRIDE_HAIR_PAS
from terrain.lattice.units import to_units
from terrain.movement.figures.crowd import met_along
from terrain.movement.walk.strides import crept, profile, proved, proved_at
from terrain.standing.ground import highest_level
from terrain.standing.lanes import Lane
from terrain.standing.levels import distances, heights_met, rising, top_in_strip

if TYPE_CHECKING:
    from collections.abc import Iterator

    from terrain.movement.figures.crowd import Met
    from terrain.scenery.obstacles import Obstacle
    from terrain.standing.floors import Floors
    from terrain.standing.lanes import Base, Point

WINDOW_UNITS = to_units(2.0)
"""Faces are looked at so far above and below the feet; when the ground leaves that, they are gathered anew."""

HAIR_UNITS = to_units(STRIDE_HAIR_PAS)
GRAIN_UNITS = float(to_units(BUMP_PAS))
"""Within this the elevation of the feet along the way is known."""

HALVINGS = 16
"""Of a hair, to find where a walk ends: far below a lattice unit."""

GRAZING_UNITS = 512.0
"""Along a wall that it runs into at the flattest angle, a body dips in by a graze within this way."""

LONGEST_STRIDE = 8.0
LONGEST_STRIDE_UP = 0.75
LEANING_STRIDE = 0.125
"""In radii of the base: on the table top; above it, where bases farther apart have less than half in common; and while
a body cuts into something, its width being looked at anew after each.
"""

BEHIND = 0.25
"""In radii of the base: walls that lean outwards, as scanned ones do, are met overhead first, and so far behind at the
height of a step.
"""

STEEPEST_TAN = 5.7
"""A face that leans back more than 10 degrees from the upright is steep ground, and not a wall."""

Knot = tuple[float, float]
Trouble = Literal["wall", "steep", "edge", "low", "figure"]


@dataclass(frozen=True, slots=True)
class Halt:
    """What ends a walk: where on its lane, the feet there, the face or figure met, and a height above the feet."""

    trouble: Trouble
    at: float
    feet: float
    face: int | None = None
    figure: str | None = None
    height: float | None = None


@dataclass(frozen=True, slots=True)
class _Bump:
    """A face of the lane that a body runs into at a place; how far its feet may rise, and where they would be then."""

    face: int
    at: float
    feet: float
    rise: float
    lifted: float


@dataclass(frozen=True, slots=True)
class Trodden:
    """A walk on its lane: places with the elevations of the feet, and what ended it before its goal."""

    knots: tuple[Knot, ...]
    halt: Halt | None


@dataclass(frozen=True, eq=False)
class Gait:
    """A body that walks: its base and height, the ground, and the other figures."""

    floors: Floors
    base: Base
    height: int
    figures: tuple[Obstacle, ...] = ()
    owners: Any = None
    """For each face the place of its piece; only whether a body is inside a piece depends on it."""

    @property
    def step(self) -> float:
        return float(self.floors.step_units)

    @cached_property
    def rises(self) -> tuple[float, ...]:
        """How far feet may rise at once, in the order to be tried.

        A body no higher than a step (it crawls) first tries to pass below what is as high as itself.
        """
        return (self.step,) if self.height > self.step else (float(self.height - 1), self.step)

    def lane(self, start: Point, end: Point, feet: float) -> Lane:
        """The lane of a walk, with the faces around the feet."""
        reach = WINDOW_UNITS + 2 * self.step
        return Lane(self.floors, self.base, start, end, feet - reach, feet + reach + self.height)

    def foothold(self, at: Point, feet: float) -> float | None:
        """The elevation of a base at a point for feet that come there from some height; None when they find none."""
        way = Way(self, self.lane(at, at, feet))
        return way.foothold(feet)

    def walk(self, start: Point, end: Point, feet: float) -> tuple[Lane, Trodden]:
        """Walk from a point to another, with the feet at the height of the ground at the start."""
        way = Way(self, self.lane(start, end, feet))
        level = way.foothold(feet)
        if level is None:
            return way.lane, Trodden(((0.0, feet),), Halt("edge", 0.0, feet))
        if not len(way.lane.places) and not way.met and level == 0.0:
            return way.lane, Trodden(((0.0, 0.0), (way.lane.length, 0.0)), None)
        way.lean(0.0, level)
        return way.lane, _walk(way, level)


@dataclass(frozen=True, eq=False)
class Way:
    """A lane and the body that walks along it."""

    gait: Gait
    lane: Lane

    @cached_property
    def met(self) -> tuple[Met, ...]:
        return met_along(self.gait.figures, self.lane)

    @cached_property
    def radii(self) -> Any:
        """How near the body may come to each face."""
        return np.full(len(self.lane.places), self.lane.base.within)

    @property
    def radius(self) -> float:
        return float(self.radii.min(initial=self.lane.base.within))

    def lean(self, at: float, feet: float, least: float = 0.0) -> None:
        """A body that cuts into something where it sets out is slimmer until it is clear of that.

        Wherever it comes, it takes up what room it finds there, up to its own width, and needs that from then on.
        """
        near = distances(self.lane.bed, at, feet + self.gait.step, feet + self.gait.height).min(initial=np.inf)
        self.radii[:] = min(max(near - 1e-9, least), self.lane.base.within)

    def around(self, feet: float) -> Way:
        """The same way with faces gathered around the feet, when they have gone up or down far."""
        if abs(feet - (self.lane.low + self.lane.high - self.gait.height) / 2) <= WINDOW_UNITS:
            return self
        way = Way(self.gait, self.gait.lane(self.lane.start, self.lane.end, feet))
        way.radii[:] = self.radius
        return way

    def longest(self, feet: float) -> float:
        """The longest stride that is worth a try."""
        if self.radius < self.lane.base.within:
            return LEANING_STRIDE
        return LONGEST_STRIDE if feet <= self.gait.step else LONGEST_STRIDE_UP

    def foothold(self, feet: float) -> float | None:
        """The elevation at the start for feet at about some height, or else within a step of it."""
        here = highest_level(self.lane, 0.0, feet + 1.0, feet - 1.0)  # places are rounded to the lattice
        return self.level(0.0, feet, self.gait.step) if here is None else here.top

    def level(self, at: float, feet: float, rise: float) -> float | None:
        """The elevation at a place for feet that come from some height, when they find any within a step."""
        level = highest_level(self.lane, at, feet + rise, feet - self.gait.step)
        return None if level is None else level.top

    def stride(self, at: float, to: float, feet: float) -> tuple[Knot, ...]:
        """Knots of the elevation up to the end of a stretch, the beginning left out; none when it is not proved."""
        bed, gait = self.lane.bed, self.gait
        for rise in self._rises(at, feet):
            sure, low, high = proved(bed, self.radii, at, to, feet, rise, gait.step, float(gait.height))
            if sure and self.figure(at, to, low, high) is None:
                if high - low <= GRAIN_UNITS:
                    return ((to, top_in_strip(bed, to, to, feet + rise)),)
                knots = profile(bed, at, to, feet + rise, GRAIN_UNITS, self.lane.unit)
                return tuple((place, height) for place, height in knots.tolist())
        if proved_at(bed, self.radii, at, to, feet, gait.step, gait.step, float(gait.height)):
            after = self.level(to, feet, gait.step)
            if after is not None and self.figure(at, to, feet, feet + gait.step) is None:
                return self._between((at, feet), (to, after))
        return ()

    def _between(self, start: Knot, end: Knot) -> tuple[Knot, ...]:
        """Knots where the elevation steps up or down within a proved stretch, found by halving."""
        if abs(end[1] - start[1]) <= GRAIN_UNITS:
            return (end,)
        if end[0] - start[0] <= self.lane.unit:
            return (start[0], end[1]), end
        middle = (start[0] + end[0]) / 2
        height = self.level(middle, start[1], self.gait.step)
        if height is None:
            return (start[0], end[1]), end
        return self._between(start, (middle, height)) + self._between((middle, height), end)

    def figure(self, at: float, to: float, low: float, high: float) -> Met | None:
        """The first figure in the way on a stretch, for feet between two heights."""
        return next((met for met in self.met if met.blocks(at, to, low, high + self.gait.height)), None)

    def step_over(self, at: float, to: float, feet: float) -> float | Halt | _Bump:
        """The feet at the end of a hair, or why they do not get there."""
        tries = [self._step_over(at, to, feet, rise) for rise in self._rises(at, feet)]
        return next((found for found in tries if isinstance(found, float)), tries[0])

    def _rises(self, at: float, feet: float) -> Iterator[float]:
        """How far the feet may rise from here: not onto what is above them already, as a roof is."""
        first, *others = self.gait.rises
        yield first
        for rise in others:
            if top_in_strip(self.lane.bed, at, at, feet + rise) <= feet:
                yield rise

    def creep(self, at: float, feet: float, end: float) -> float:
        """Where one gets hair by hair, as along the very edge of a ledge, where nothing longer can be proved."""
        gait, rise = self.gait, self.gait.rises[0]
        goal = min([end, at + 1.0, *(met.enter for met in self.met if met.enter > at)])
        if self.figure(at, goal, feet, feet) is not None:
            return at
        hair = HAIR_UNITS * self.lane.unit
        return float(crept(self.lane.bed, self.radii, at, goal, hair, feet, rise, gait.step, float(gait.height)))

    def _step_over(self, at: float, to: float, feet: float, rise: float) -> float | Halt | _Bump:
        after = self.level(to, feet, rise)
        low, high = feet + rise, max(feet, feet if after is None else after) + self.gait.height
        face = rising(self.lane.bed, self.radii, at, to, low, high)
        if face < 0 and after is not None and after < feet:
            face = rising(self.lane.bed, self.radii, to, to, after + rise, after + self.gait.height)
        if face >= 0:
            return _Bump(face, to, feet, rise, high - self.gait.height)
        if after is None:
            return Halt("edge", at, feet)
        met = self.figure(at, to, min(feet, after), max(feet, after))
        return after if met is None else Halt("figure", at, feet, figure=met.name)

    def against(self, bump: _Bump) -> Halt:
        """Which kind of obstacle the body ran into, and where it first touched it."""
        feet, at = bump.feet, self.touching(bump.at, bump.feet)
        place = int(self.lane.places[bump.face])
        spans = self._met_at(bump, self.lane.unit)
        if len(spans) and spans[:, 0].min() > feet + bump.rise:
            behind = self._met_at(bump, BEHIND)
            if behind[:, 0].min(initial=np.inf) > feet + bump.rise:
                return Halt("low", at, feet, place, height=float(spans[:, 0].min()) - bump.lifted)
            spans = behind
        trouble: Trouble = "steep" if self._leans_back(bump.face) else "wall"
        return Halt(trouble, at, feet, place, height=_reach_up(spans, feet, bump.rise) - feet)

    def _met_at(self, bump: _Bump, farther: float) -> Any:
        """Between which heights the body would meet faces above its step, a little farther on."""
        spans = heights_met(self.lane.bed, bump.at + farther, bump.feet)
        return spans[spans[:, 1] > bump.feet + bump.rise]

    def touching(self, at: float, feet: float) -> float:
        """Where the body first touched what it grazes at a place."""
        low, high = feet + self.gait.rises[0], feet + self.gait.height
        slim = self.radius if self.radius < self.lane.base.within else 1.0
        radii = np.full(len(self.radii), slim - 1e-9)
        free = max(0.0, at - GRAZING_UNITS * self.lane.unit)
        if rising(self.lane.bed, radii, free, free, low, high) >= 0:
            return at
        for _ in range(2 * HALVINGS):
            middle = (free + at) / 2
            if rising(self.lane.bed, radii, middle, middle, low, high) >= 0:
                at = middle
            else:
                free = middle
        return free

    def _leans_back(self, face: int) -> bool:
        first, second, third = self.gait.floors.surfaces.corners(self.lane.places[face : face + 1])[0]
        east, north, up = np.cross(second - first, third - first).tolist()
        return bool(np.hypot(east, north) < STEEPEST_TAN * abs(up))


def _reach_up(spans: Any, feet: float, rise: float) -> float:
    """How high faces reach that stand above each other from a height on, with gaps of no more than a rise."""
    top = feet + rise
    for low, high in sorted(spans.tolist()):
        if low <= top + rise:
            top = max(top, high)
    return top


def _walk(way: Way, feet: float) -> Trodden:
    """Go on while a stretch can be proved or stepped over, by longer strides where that goes well."""
    knots, at, end = [(0.0, feet)], 0.0, way.lane.length
    hair = HAIR_UNITS * way.lane.unit
    pace = min(LONGEST_STRIDE_UP, way.longest(feet))
    while at < end:
        to = min([end, at + pace, *(met.enter for met in way.met if met.enter > at)])
        found = way.stride(at, to, feet)
        if not found and to - at > hair:
            pace = (to - at) / 2
            continue
        if not found:
            after = way.step_over(at, to, feet)
            if not isinstance(after, float):
                return Trodden(tuple(knots), _narrowed(way, at, to, feet, after))
            found = ((at, after), (way.creep(to, after, end), after))
            to = found[-1][0]
        knots += found
        at, feet = to, found[-1][1]
        pace = min(2 * pace, way.longest(feet))
        way = way.around(feet)
        if way.radius < way.lane.base.within:
            way.lean(at, feet, way.radius)
    return Trodden(tuple(knots), None)


def _narrowed(way: Way, at: float, to: float, feet: float, trouble: Halt | _Bump) -> Halt:
    """Find where within a hair a walk comes to its end: the last place that was still free and in balance."""
    start = at
    for _ in range(HALVINGS):
        middle = (at + to) / 2
        found = way.step_over(start, middle, feet)
        if isinstance(found, float):
            at = middle
        else:
            to, trouble = middle, found
    return way.against(trouble) if isinstance(trouble, _Bump) else replace(trouble, at=at)
