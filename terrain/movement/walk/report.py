"""Reports a walk in pas: its stretches, cut where marked ground begins and ends, and why it stopped."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from terrain.lattice.units import UNITS_PER_PAS, to_pas, to_units
from terrain.movement.answers import Place, Stop, Stretch, Walk
from terrain.movement.walk.profile import Mark, Profile, profile_of
from terrain.standing.ground import Level, highest_level
from terrain.standing.lanes import Lane

if TYPE_CHECKING:
    from collections.abc import Iterator

    from terrain.movement.landscape import Landscape
    from terrain.movement.walk.steps import Gait, Halt, Trodden

Cell = tuple[int, int, int]
Point = tuple[int, int]
Part = tuple[Mark, Mark, frozenset[str]]

STEPS_BACK = 4
"""How many lattice units a place found on a slanted way is taken back until it is good on the lattice too."""


def walked(landscape: Landscape, gait: Gait, start: Cell, to: Point) -> Walk:
    """Walk from a place straight to a spot, as far as it goes."""
    spot, feet = (start[0], start[1]), float(start[2])
    goal = _on_table(landscape, spot, to)
    lane, trodden = gait.walk(spot, goal, feet)
    per_pas = lane.unit * UNITS_PER_PAS
    knots = [(at / per_pas, _in_pas(height)) for at, height in trodden.knots]
    end, stop = _ended(landscape, gait, lane, trodden)
    way = math.hypot(end[0] - to_pas(spot[0]), end[1] - to_pas(spot[1]))
    knots = [knot for knot in knots if knot[0] < way or knot[0] == 0.0] + [(way, knots[-1][1])]
    if stop is None and goal != to:
        stop = Stop("off_table", end)
    profile = profile_of(knots)
    return Walk(end, stop, tuple(_stretches(landscape, _place(spot, trodden.knots[0][1]), end, profile)))


def _in_pas(units: float) -> float:
    return units / UNITS_PER_PAS


def _place(point: Point, feet: float) -> Place:
    return to_pas(point[0]), to_pas(point[1]), to_pas(round(feet))


def _on_table(landscape: Landscape, start: Point, to: Point) -> Point:
    """The goal, or where the way to it reaches the rim of the table."""
    share = 1.0
    for here, there, size in zip(start, to, landscape.table.size_pas, strict=True):
        rim = to_units(size)
        if there > rim and there != here:
            share = min(share, max(0.0, (rim - here) / (there - here)))
        if there < 0 and there != here:
            share = min(share, max(0.0, here / (here - there)))
    if share == 1.0:
        return to
    return round(start[0] + share * (to[0] - start[0])), round(start[1] + share * (to[1] - start[1]))


def _ended(landscape: Landscape, gait: Gait, lane: Lane, trodden: Trodden) -> tuple[Place, Stop | None]:
    """Where a walk ended, on the lattice, and why when that was not its goal."""
    halt = trodden.halt
    if halt is None:
        return _place((round(lane.end[0]), round(lane.end[1])), trodden.knots[-1][1]), None
    end = _last_good(gait, lane, halt)
    name = halt.figure or landscape.piece_name(halt.face)
    height = halt.height
    if halt.trouble == "edge":
        height = halt.feet - _below(gait, lane, halt)
    return end, Stop(halt.trouble, end, name, None if height is None else to_pas(round(height)))


def _last_good(gait: Gait, lane: Lane, halt: Halt) -> Place:
    """The last place of a walk that is also in balance when it is rounded to the lattice."""
    for back in range(STEPS_BACK):
        x, y = lane.point(max(0.0, halt.at - back * lane.unit))
        point = (round(x), round(y))
        level = gait.foothold(point, halt.feet)
        if level is not None:
            return _place(point, level)
    x, y = lane.start
    return _place((round(x), round(y)), halt.feet)


def _below(gait: Gait, lane: Lane, halt: Halt) -> float:
    """The elevation of the ground just beyond an edge."""
    x, y = lane.point(min(lane.length, halt.at + lane.unit))
    beyond = Lane(gait.floors, gait.base, (x, y), (x, y), high=halt.feet + 0.5)
    return (highest_level(beyond, 0.0, halt.feet - gait.step) or Level(0.0, 1.0)).top


def _stretches(landscape: Landscape, start: Place, end: Place, profile: Profile) -> Iterator[Stretch]:
    """The parts of a walk: each straight, and on ground of the same kinds."""
    along = _Along(landscape, start, end, profile)
    borders = landscape.markings.borders(start[:2], end[:2]) if along.length > 0.0 else []
    if not borders:
        for here, there in pairwise(profile.bends):
            if there.length > here.length:
                yield Stretch(along.place(here), along.place(there), there.length - here.length)
        return
    marks = sorted({*profile.bends, *along.cuts(borders)}, key=lambda mark: mark.length)
    parts = [(here, there, along.kinds(here, there)) for here, there in pairwise(marks) if there.length > here.length]
    for first, last, kinds in _merged(parts, frozenset(profile.bends)):
        yield Stretch(along.place(first), along.place(last), last.length - first.length, kinds)


def _merged(parts: list[Part], bends: frozenset[Mark]) -> list[Part]:
    """Parts put together where neither the ground nor the direction changes."""
    merged: list[Part] = []
    for here, there, kinds in parts:
        if merged and merged[-1][2] == kinds and here not in bends:
            merged[-1] = (merged[-1][0], there, kinds)
        else:
            merged.append((here, there, kinds))
    return merged


@dataclass(frozen=True)
class _Along:
    """Places along a walk."""

    landscape: Landscape
    start: Place
    end: Place
    profile: Profile

    @property
    def length(self) -> float:
        return self.profile.corners[-1].way

    def place(self, mark: Mark) -> Place:
        """The place on the lattice at a point of the profile."""
        x, y = self._spot(mark.way)
        return x, y, to_pas(to_units(mark.height))

    def _spot(self, way: float) -> tuple[float, float]:
        if way in (0.0, self.length):
            x, y, _ = self.end if way else self.start
            return x, y
        share = way / self.length
        x, y = (a + share * (b - a) for a, b in zip(self.start[:2], self.end[:2], strict=True))
        return to_pas(to_units(x)), to_pas(to_units(y))

    def kinds(self, here: Mark, there: Mark) -> frozenset[str]:
        """The kinds of the ground halfway between two points."""
        middle = Mark((here.way + there.way) / 2, (here.height + there.height) / 2, 0.0)
        return self.landscape.kinds_at(self.place(middle))

    def cuts(self, borders: list[float]) -> Iterator[Mark]:
        """Where marked ground begins or ends, and where the walk may come onto or off a piece that lies above it."""
        for share in borders:
            yield self.profile.mark(share * self.length)
        step = self.landscape.step_pas
        for here, there in pairwise(self.profile.corners):
            if (here.height - step) * (there.height - step) < 0:
                share = (step - here.height) / (there.height - here.height)
                length = here.length + share * (there.length - here.length)
                yield Mark(here.way + share * (there.way - here.way), step, length)
            if self.landscape.markings.carried:
                yield there
