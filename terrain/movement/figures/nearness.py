"""Finds where a body on a straight way first comes within a distance of another.

The gap between two upright bodies, one of which moves straight, is a convex function of the way: it falls, then
rises. So the nearest point of the way is found first, and then the first one before it that is near enough. Every
comparison is made exactly on the lattice, as in `base_distance.py`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from terrain.lattice.units import to_units
from terrain.measures.base_distance import Gap, Standing, distance

if TYPE_CHECKING:
    from terrain.scenery.bodies import Body
    from terrain.standing.lanes import Base

Cell = tuple[int, int, int]
"""A place on the lattice."""

Between = Literal["bodies", "bases"]

SHRINKS = 48
"""Of the stretch in which the nearest point lies; each leaves two thirds."""


@dataclass(frozen=True)
class Approach:
    """A body moved straight from a place to another, and the figure it may come near."""

    base: Base
    height: int
    start: Cell
    end: Cell
    other: Body
    between: Between = "bodies"

    def first_within(self, reach_pas: float, *, strict: bool) -> Cell | None:
        """The first place where the gap is less than a reach (strictly) or at most that."""
        if self._passes_by(reach_pas):
            return None
        if self._near(0.0, reach_pas, strict=strict):
            return self.start
        nearest = self._nearest
        if not self._near(nearest, reach_pas, strict=strict):
            return None
        far, near = 0.0, nearest
        while (near - far) * self._length > 0.25:
            middle = (far + near) / 2
            if self._near(middle, reach_pas, strict=strict):
                near = middle
            else:
                far = middle
        return self.place(near)

    def _passes_by(self, reach_pas: float) -> bool:
        """Whether the whole way lies too far off, seen from above."""
        (ax, ay), (bx, by), (ox, oy) = self.start[:2], self.end[:2], self.other.centre
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        share = 0.0 if square == 0 else min(1.0, max(0.0, ((ox - ax) * dx + (oy - ay) * dy) / square))
        away = math.hypot(ax + share * dx - ox, ay + share * dy - oy)
        return away > max(self.base.semi_axes) + max(self.other.semi_axes) + to_units(max(reach_pas, 0.0)) + 2

    @cached_property
    def _length(self) -> float:
        return math.dist(self.start, self.end)

    @cached_property
    def _nearest(self) -> float:
        """The share of the way at which the gap is least."""
        low, high = 0.0, 1.0
        for _ in range(SHRINKS):
            first, second = low + (high - low) / 3, high - (high - low) / 3
            if self._about(first) <= self._about(second):
                high = second
            else:
                low = first
        return min((0.0, low, (low + high) / 2, high, 1.0), key=self._about)

    def _about(self, share: float) -> float:
        """The gap in floats, quick between round bases."""
        if self.base.semi_axes[0] != self.base.semi_axes[1] or not self.other.round:
            return self._gap(share).pas
        x, y, z = (a + share * (b - a) for a, b in zip(self.start, self.end, strict=True))
        plane = math.hypot(x - self.other.centre[0], y - self.other.centre[1])
        plane = max(0.0, plane - self.base.semi_axes[0] - self.other.semi_axes[0])
        if self.between == "bases":
            return math.hypot(plane, z - self.other.low)
        return math.hypot(plane, max(0.0, z - self.other.high, self.other.low - z - self.height))

    def place(self, share: float) -> Cell:
        """The lattice place at a share of the way."""
        x, y, z = (round(a + share * (b - a)) for a, b in zip(self.start, self.end, strict=True))
        return x, y, z

    def _near(self, share: float, reach_pas: float, *, strict: bool) -> bool:
        gap = self._gap(share)
        return gap.less_than(reach_pas) if strict else gap.at_most(reach_pas)

    def _gap(self, share: float) -> Gap:
        x, y, z = self.place(share)
        moving = Standing((x, y), self.base.semi_axes, self.base.along, z, z + self.height)
        other = Standing(self.other.centre, self.other.semi_axes, self.other.along, self.other.low, self.other.high)
        measured = distance(moving, other)
        return measured.bodies if self.between == "bodies" else measured.bases
