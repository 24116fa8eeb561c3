"""The interface of a table for the rules of movement.

The rules need no mesh: any object that answers these questions will do; `terrain.movement.landscape.Landscape` does
on real scenery. Lengths are in pas, z is up; a place is the centre of a base at its elevation, a spot a point seen
from above.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from terrain.movement import Footing, Gap, Landing, Line, Mover, Place, Spot, Stop, Walk, Wall
    from terrain.scenery import Obstacle

Between = Literal["bodies", "bases"]


class Landscape(Protocol):
    """A table to move on: scenery, marked ground and the other figures."""

    def footing(self, mover: Mover, at: Spot, *, below_pas: float | None = None) -> Footing:
        """What holds a base up there; `below_pas` picks the floor: nothing more than a step above it is looked at."""
        ...

    def balanced(self, mover: Mover, at: Place) -> bool:
        """Whether at least half the base is on surfaces of its level (ICH-MOV-09, ICH-MOV-18)."""
        ...

    def walk(self, mover: Mover, start: Place, to: Spot) -> Walk:
        """Straight in plan, following the ground, until it arrives or something stops it."""
        ...

    def gap(self, mover: Mover, start: Place, to: Spot) -> Gap:
        """The first void on the way: from the last balanced place to the first one beyond, no farther than `to`."""
        ...

    def sweep(self, mover: Mover, start: Place, end: Place) -> Stop | None:
        """What the body meets when it is moved straight through space; None when the way is free."""
        ...

    def wall(self, mover: Mover, start: Place, towards: Spot, *, at_least_pas: float = 0.0) -> Wall | None:
        """The wall that the base touches in that direction, to be climbed or leapt; with a top at least so high."""
        ...

    def drop(self, mover: Mover, start: Place, towards: Spot) -> Wall | None:
        """The wall below the edge that the base stands on in that direction, to be climbed down."""
        ...

    def settle(self, mover: Mover, at: Place, *, within_pas: float) -> Place | None:
        """The nearest balanced and free place of this level."""
        ...

    def fall(self, mover: Mover, at: Place) -> Landing:
        """Straight down to the first surface that holds the base."""
        ...

    def line(self, mover: Mover, start: Place, to: Place) -> Line | None:
        """The ladder or rope that joins two places: a figure at either has an end of it at hand."""
        ...

    def kinds_at(self, at: Place) -> frozenset[str]:
        """What the ground is there: difficult, deep_water and the like."""
        ...

    def headroom(self, mover: Mover, at: Place) -> float:
        """How much room there is above the feet."""
        ...

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
        """The first point of a straight stretch where the gap to a figure is within reach, or less than it.

        Both ends may be the same place. Bodies are measured for melee, bases for ranges (ICH-MEAS-03).
        """
        ...


if TYPE_CHECKING:
    from terrain.movement import Landscape as RealLandscape

    def _answered(real: RealLandscape) -> Landscape:
        """The type checker says here whether real tables answer every question."""
        return real
