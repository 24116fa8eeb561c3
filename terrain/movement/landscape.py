"""The landscape: answers every question about movement over a table, in pas.

It holds the table, the marked ground and the figures that stand in the way. Each question is computed by a module of
its own in lattice units (`walk/report`, `gaps`, `walls`, `falls`, `rest`, `sweep`, `ladders`, `figures/nearness`).
Every place passed in is snapped to the lattice, and every place returned lies on it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.tolerances import BODY_CLEARANCE_PAS, STEP_PAS, WALKABLE_SLOPE_DEG
from terrain.lattice.units import to_pas, to_units
from terrain.movement import falls as falling
from terrain.movement import gaps, ladders, walls
from terrain.movement import rest as settling
from terrain.movement import sweep as sweeping
from terrain.movement.answers import (
    Footing,
    Gap,
    Landing,
    Line,
    Marked,
    Mover,
    Onto,
    Place,
    Reason,
    Spot,
    Stop,
    Walk,
    Wall,
)
from terrain.movement.figures.nearness import Approach
from terrain.movement.marked import Markings
from terrain.movement.memory import Memory, memory_of, near
from terrain.movement.walk.report import walked
from terrain.movement.walk.steps import Gait
from terrain.scenery.bodies import Body, direction
from terrain.standing.ground import Level, face_at, highest_level, is_held, share_held
from terrain.standing.lanes import Base, Lane
from terrain.standing.levels import lowest_above, rising, top_in_strip
from terrain.standing.room import inside
from terrain.standing.surfaces import surfaces_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from terrain.movement.figures.nearness import Between
    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.table import Table
    from terrain.standing.floors import Floors

Cell = tuple[int, int, int]

LEVELS_PER_STEP = 8
"""Levels looked at within a step for one that leaves a body room."""

USUAL_RADIUS_UNITS = to_units(0.6)
"""Half the usual base: what lies below that carries a figure that stands at a place."""


@dataclass(frozen=True, eq=False)
class Landscape:
    """A table with its marked ground and figures, for questions about movement."""

    table: Table
    areas: Sequence[Marked] = field(default=(), kw_only=True)
    figures: Sequence[Obstacle] = field(default=(), kw_only=True)
    step_pas: float = field(default=STEP_PAS, kw_only=True)
    slope_deg: float = field(default=WALKABLE_SLOPE_DEG, kw_only=True)

    @cached_property
    def floors(self) -> Floors:
        return surfaces_of(self.table).floors(self.slope_deg, to_units(self.step_pas))

    @cached_property
    def markings(self) -> Markings:
        return Markings(self.table, self.areas, self.step_pas)

    def gait(self, mover: Mover, figures: Sequence[Obstacle] | None = None) -> Gait:
        """A mover among the figures of this landscape, or some of them, in lattice units."""
        owners, among = self.table.pieces_as_placed[2], self.figures if figures is None else figures
        return Gait(self.floors, base_of(mover), to_units(mover.height_pas), tuple(among), owners)

    def piece_name(self, face: int | None) -> str | None:
        """The piece that a face belongs to."""
        return None if face is None else self.table.piece_names[int(self.table.pieces_as_placed[2][face])]

    def footing(self, mover: Mover, at: Spot, *, below_pas: float | None = None) -> Footing:
        """What holds a base up that is put down at a spot; a given height picks the floor no more than a step above."""
        spot = _spot(at)
        ceiling = math.inf if below_pas is None else float(to_units(below_pas) + self.floors.step_units)
        question = ("footing", mover, spot, ceiling)
        footing: Footing = self._memory.answer(question, lambda: self._footing(mover, spot, ceiling))
        return footing

    def _footing(self, mover: Mover, spot: tuple[int, int], ceiling: float) -> Footing:
        lane = Lane(self.floors, base_of(mover), spot, spot)
        level = self._roomy_level(mover, lane, ceiling)
        place = _place(spot, level.top)
        piece = self.piece_name(face_at(lane, 0.0, level.top))
        return Footing(place, share_held(lane, 0.0, level), piece, self._inside(mover, place))

    def _roomy_level(self, mover: Mover, lane: Lane, ceiling: float) -> Level:
        """The highest level that holds a base; one within a step below it, when only there the body is free."""
        highest = highest_level(lane, 0.0, ceiling) or Level(0.0, 1.0)
        step, height = float(self.floors.step_units), to_units(mover.height_pas)
        radii = np.full(len(lane.places), lane.base.within)
        level: Level | None = highest
        while level is not None:
            if rising(lane.bed, radii, 0.0, 0.0, level.top + step, level.top + height) < 0:
                return level
            lower = level.top - max(1.0, step / LEVELS_PER_STEP)
            level = highest_level(lane, 0.0, lower, highest.top - step) if level.top > 0.0 else None
        return highest

    def _inside(self, mover: Mover, at: Place) -> str | None:
        """The piece that a body at a place would stand inside of."""
        x, y, low = _cell(at)
        base, height = base_of(mover), to_units(mover.height_pas)
        clear = min(to_units(BODY_CLEARANCE_PAS), height // 2)
        body = Body((x, y), base.semi_axes, base.along, low + clear, low + height)
        piece = inside(self.floors.surfaces, self.table.pieces_as_placed[2], body)
        return None if piece is None else self.table.piece_names[piece]

    def balanced(self, mover: Mover, at: Place) -> bool:
        """Whether at least half a base is on surfaces of its level."""
        cell = _cell(at)
        held: bool = self._memory.answer(("balanced", mover, cell), lambda: self._balanced(mover, cell))
        return held

    def _balanced(self, mover: Mover, cell: Cell) -> bool:
        x, y, z = cell
        lane = Lane(self.floors, base_of(mover), (x, y), (x, y), high=z + 1.0)
        return is_held(lane, 0.0, float(z))

    def walk(self, mover: Mover, start: Place, to: Spot) -> Walk:
        """Walk straight to a spot, following the ground."""
        here, there = _cell(start), _spot(to)
        return self._remembered("walk", mover, here, there, lambda: walked(self, self.gait(mover), here, there))

    @cached_property
    def _memory(self) -> Memory:
        return memory_of(self.table, (tuple(self.areas), self.step_pas, self.slope_deg))

    def _remembered(
        self,
        question: str,
        mover: Mover,
        start: Cell,
        to: tuple[int, int],
        answer: Callable[[], Any],
        beyond: float = 0.0,
    ) -> Any:
        """An answer that rests on figures along a way, and so far beyond the base on it."""
        figures = near(self.figures, start[:2], to, max(base_of(mover).semi_axes) + beyond)
        return self._memory.answer((question, mover, start, to, figures), answer)

    def gap(self, mover: Mover, start: Place, to: Spot) -> Gap:
        """A jump over the void ahead, landing no farther than a spot."""
        walk = self.walk(mover, start, to)
        if walk.stop is None or walk.stop.reason != "edge":
            landing = walk.end if walk.stop is None else None
            return Gap(walk.end, landing, 0.0, 0.0, walk.stop)
        x, y, z = _cell(walk.end)
        leapt = gaps.leap(self.gait(mover), (x, y), _spot(to), float(z))
        return self._gap(walk.end, leapt)

    def _gap(self, take_off: Place, leapt: gaps.Leapt) -> Gap:
        lane = leapt.lane
        if leapt.struck_at is not None:
            at = _place(_rounded(lane.point(leapt.struck_at)), leapt.feet)
            name = leapt.figure or self.piece_name(leapt.face)
            stop = Stop("figure" if leapt.figure else "wall", at, name)
            return Gap(take_off, None, _length(leapt.struck_at / lane.unit), 0.0, stop)
        if leapt.landing is None:
            return Gap(take_off, None, _length(lane.length_units), 0.0, None)
        landing = _place(_rounded(lane.point(leapt.landing)), leapt.feet)
        return Gap(take_off, landing, _length(leapt.landing / lane.unit), take_off[2] - landing[2], None)

    def sweep(self, mover: Mover, start: Place, end: Place) -> Stop | None:
        """The first thing that a body moved straight through space meets."""
        here, there = _cell(start), _cell(end)
        struck = sweeping.sweep(self.gait(mover), here[:2], there[:2], float(here[2]), float(there[2]))
        if struck is None:
            return None
        at = to_pas([a + struck.share * (b - a) for a, b in zip(here, there, strict=True)]).tolist()
        reason: Reason = "figure" if struck.figure else "low" if struck.overhead else "wall"
        return Stop(reason, (at[0], at[1], at[2]), struck.figure or self.piece_name(struck.face))

    def wall(self, mover: Mover, start: Place, towards: Spot, *, at_least_pas: float = 0.0) -> Wall | None:
        """The wall that a base touches in a direction; with a top at some elevation at least, when that is said."""
        here, there, least = _cell(start), _spot(towards), to_units(at_least_pas)
        return self._remembered(
            f"wall above {least}",
            mover,
            here,
            there,
            lambda: self._wall_from(mover, here, there, least),
            _around_wall(mover),
        )

    def _wall_from(self, mover: Mover, here: Cell, there: tuple[int, int], least: int) -> Wall | None:
        return self._wall(walls.wall(self.gait(mover), here[:2], there, float(here[2]), least))

    def drop(self, mover: Mover, start: Place, towards: Spot) -> Wall | None:
        """The same wall seen from above: its foot below, its top where the base is."""
        here, there = _cell(start), _spot(towards)
        return self._remembered(
            "drop", mover, here, there, lambda: self._drop_from(mover, here, there), _around_wall(mover)
        )

    def _drop_from(self, mover: Mover, here: Cell, there: tuple[int, int]) -> Wall | None:
        return self._wall(walls.drop(self.gait(mover), here[:2], there, float(here[2])))

    def _wall(self, rise: walls.Rise | None) -> Wall | None:
        if rise is None:
            return None
        settled = None if rise.settled is None else _place(rise.settled.point, rise.settled.feet)
        foot, top = _place(rise.foot, rise.feet), _place(rise.top, rise.height)
        far_side = _place(rise.far_side, min(rise.height, rise.feet) if rise.far_side == rise.foot else rise.height)
        barrier = self.piece_name(rise.barrier)
        return Wall(foot, top[2] - foot[2], top, settled, far_side, self.piece_name(rise.face), barrier)

    def settle(self, mover: Mover, at: Place, *, within_pas: float) -> Place | None:
        """The nearest balanced and free place at this level."""
        x, y, z = _cell(at)
        found = settling.settle(self.gait(mover), (x, y), float(z), float(to_units(within_pas)))
        return None if found is None else _place(found.point, found.feet)

    def fall(self, mover: Mover, at: Place) -> Landing:
        """Fall straight down from a place."""
        x, y, z = _cell(at)
        if not self.on_table((at[0], at[1])):
            return Landing((to_pas(x), to_pas(y), 0.0), to_pas(z), "off_table")
        landed = self._landed(mover, (x, y, z))
        place = _place(landed.point, landed.feet)
        piece = self.piece_name(landed.face)
        height, shifted = to_pas(z) - place[2], to_pas(round(landed.shift))
        if landed.figure is not None:
            return Landing(place, height, "figure", landed.figure, shifted)
        onto: Onto = "deep_water" if "deep_water" in self.markings.kinds(place, piece) else "ground"
        return Landing(place, height, onto, piece, shifted)

    def _landed(self, mover: Mover, at: Cell) -> falling.Landed:
        """Where a fall ends: most end within a base's width, and figures farther off have no part in it."""
        wide = 2.0 * max(base_of(mover).semi_axes)
        close = near(self.figures, at[:2], at[:2], 1.5 * wide)
        landed: falling.Landed = self._remembered(
            "fall", mover, at, at[:2], lambda: falling.fall(self.gait(mover, close), at[:2], float(at[2])), wide
        )
        return landed if landed.shift <= wide else falling.fall(self.gait(mover), at[:2], float(at[2]))

    def on_table(self, at: Spot) -> bool:
        """Whether the centre of a base is on the table, its rim included."""
        return all(0.0 <= number <= size for number, size in zip(at, self.table.size_pas, strict=True))

    def line(self, mover: Mover, start: Place, to: Place) -> Line | None:
        """A ladder or a rope that joins two places."""
        return ladders.line(self.table, mover, start, to, self.step_pas)

    def kinds_at(self, at: Place) -> frozenset[str]:
        """The kinds of marked ground at a place."""
        return self.markings.kinds(at, self.carrier(at) if self.markings.carried else None)

    def carrier(self, at: Place) -> str | None:
        """The piece whose ground a point at an elevation lies on; None for the table top."""
        x, y, z = _cell(at)
        lane = Lane(self.floors, Base((USUAL_RADIUS_UNITS, USUAL_RADIUS_UNITS)), (x, y), (x, y), high=z + 1.0)
        return self.piece_name(face_at(lane, 0.0, top_in_strip(lane.bed, 0.0, 0.0, z + 0.5)))

    def headroom(self, mover: Mover, at: Place) -> float:
        """How much room there is above the feet; inf under the sky."""
        x, y, z = _cell(at)
        lane = Lane(self.floors, base_of(mover), (x, y), (x, y), low=float(z))
        step, clear = float(self.floors.step_units), float(to_units(BODY_CLEARANCE_PAS))
        inner = lowest_above(lane.bed, 0.5, z + clear, whole=False)
        outer = lowest_above(lane.bed, lane.base.within, z + step, whole=True)
        return float(min(inner, outer) - z) / to_units(1.0)

    def first_within(
        self,
        mover: Mover,
        start: Place,
        end: Place,
        other: Obstacle,
        reach_pas: float,
        *,
        strict: bool,
        between: Between = "bodies",
    ) -> Place | None:
        """The first point of a straight stretch where the gap to a figure is less than a reach, or at most that."""
        here, there = _cell(start), _cell(end)

        def first() -> Place | None:
            approach = Approach(base_of(mover), to_units(mover.height_pas), here, there, other.body, between)
            found = approach.first_within(reach_pas, strict=strict)
            return None if found is None else _place(found[:2], float(found[2]))

        question = ("first_within", mover, here, there, other.body, reach_pas, strict, between)
        place: Place | None = self._memory.answer(question, first)
        return place


def _around_wall(mover: Mover) -> float:
    """How far from the foot of a wall others may stand in the way up there."""
    return float(walls.AHEAD_UNITS + 4 * max(base_of(mover).semi_axes))


def base_of(mover: Mover) -> Base:
    """The base of a mover in lattice units."""
    long, short = mover.base_pas if isinstance(mover.base_pas, tuple) else (mover.base_pas, mover.base_pas)
    along = direction(mover.turn_deg) if long != short else (1, 0)
    return Base((to_units(long / 2), to_units(short / 2)), along)


def _spot(at: Spot) -> tuple[int, int]:
    return to_units(at[0]), to_units(at[1])


def _cell(at: Place) -> Cell:
    return to_units(at[0]), to_units(at[1]), to_units(at[2])


def _place(point: tuple[int, int], feet: float) -> Place:
    return to_pas(point[0]), to_pas(point[1]), to_pas(round(feet))


def _rounded(point: Any) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _length(units: float) -> float:
    """A length rounded to the lattice: between straight edges it is a whole number of units."""
    return to_pas(round(units))
