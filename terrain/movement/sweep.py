"""Moves a body straight through space and finds the first thing it meets.

Scenery that the body already leans into at the start is no obstacle as long as it comes no nearer, and the
rim of its base, below the body, may scrape over anything. A slanted way is split where it cannot be proved
free, down to a lattice unit.

Columns of `face_boxes` are those of `Bed` in `standing/levels.py`; 4 is the low height.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.tolerances import BODY_CLEARANCE_PAS
from terrain.lattice.units import to_units
from terrain.movement.figures.crowd import Met, met_along, overlaps
from terrain.standing.lanes import Lane
from terrain.standing.levels import distances, rising

if TYPE_CHECKING:
    from terrain.movement.walk.steps import Gait
    from terrain.standing.lanes import Point

CLEAR_UNITS = to_units(BODY_CLEARANCE_PAS)


def leaning_radii(distances: Any, radii: Any) -> Any:
    """The radius that a body has for each face, when it cuts into those that are nearer than its radius now."""
    return np.where(distances < radii, distances.min(initial=np.inf) - 1e-9, radii)


@dataclass(frozen=True, slots=True)
class Struck:
    """What a moving body runs into, a face or a figure, after which share of its way, and whether it is overhead."""

    share: float
    face: int | None
    figure: str | None
    overhead: bool = False


def sweep(gait: Gait, start: Point, end: Point, feet: float, feet_at_end: float) -> Struck | None:
    """The first thing met on the way from a place to another."""
    flight = _Flight.of(gait, start, end, feet, feet_at_end)
    return flight.first(0.0, 1.0)


@dataclass(frozen=True, eq=False)
class _Flight:
    """A straight way in space, with everything near it."""

    gait: Gait
    lane: Lane
    feet: float
    feet_at_end: float
    radii: np.ndarray
    met: tuple[Met, ...]

    @classmethod
    def of(cls, gait: Gait, start: Point, end: Point, feet: float, feet_at_end: float) -> _Flight:
        low, high = min(feet, feet_at_end), max(feet, feet_at_end) + gait.height
        lane = Lane(gait.floors, gait.base, start, end, low, high)
        at_start = distances(lane.bed, 0.0, feet + CLEAR_UNITS, feet + gait.height)
        radii = leaning_radii(at_start, np.full(len(lane.places), gait.base.within))
        return cls(gait, lane, feet, feet_at_end, radii, _met(gait, lane))

    def _feet(self, share: float) -> float:
        return self.feet + share * (self.feet_at_end - self.feet)

    def _struck(self, start: float, end: float) -> Struck | None:
        """Something that may be met between two shares of the way."""
        low, high = sorted((self._feet(start), self._feet(end)))
        for met in self.met:
            if met.blocks(start * self.lane.length, end * self.lane.length or 1e-12, low, high + self.gait.height):
                return Struck(start, None, met.name)
        at, to = start * self.lane.length, end * self.lane.length
        face = rising(self.lane.bed, self.radii, at, to, low + CLEAR_UNITS, high + self.gait.height)
        return None if face < 0 else Struck(start, int(self.lane.places[face]), None, self._is_overhead(face, start))

    def _is_overhead(self, face: int, share: float) -> bool:
        return bool(self.lane.bed.face_boxes[face, 4] > self._feet(share) + self.gait.height / 2)

    def first(self, start: float, end: float) -> Struck | None:
        """The first thing met between two shares of the way; halves are looked at in turn."""
        struck = self._struck(start, end)
        length = max(self.lane.length_units, abs(self.feet_at_end - self.feet))
        if struck is None or (end - start) * length <= 1.0:
            return struck
        middle = (start + end) / 2
        return self.first(start, middle) or self.first(middle, end)


def _met(gait: Gait, lane: Lane) -> tuple[Met, ...]:
    if lane.length > 0.0:
        return met_along(gait.figures, lane)
    near = [figure for figure in gait.figures if overlaps(gait.base, lane.start, figure.body)]
    return tuple(Met(figure.name, -1.0, 1.0, figure.body.low, figure.body.high) for figure in near)
