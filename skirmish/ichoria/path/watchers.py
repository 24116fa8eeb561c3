"""The figures that a move may trigger: enemies it could engage, bearers of long weapons, sentries, auras."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import DEEP_WATER
from skirmish.ichoria.book.numbers import ENGAGED_BELOW_PAS

if TYPE_CHECKING:
    from collections.abc import Callable

    from skirmish.ichoria.table.landscape import Landscape
    from terrain.movement.answers import Mover, Place
    from terrain.scenery.obstacles import Obstacle


@dataclass(frozen=True, slots=True)
class Watcher:
    """Another figure, and what of it a passer-by has to do with."""

    name: str
    at: Place
    body: Obstacle
    """Its volume, down to the ground."""
    enemy: bool = True
    left: bool = False
    """Whether the mover has just disengaged from it, and may go on with its move (ICH-ENG-08, ICH-ENG-09)."""
    parted_well: bool = True
    """Of an enemy just left: whether the mover won its roll against it, so that no long weapon reaches after it."""
    reach_pas: float | None = None
    """How far its Allonge reaches, when it has one."""
    range_pas: float | None = None
    """How far it shoots or charges when it is on alert."""
    aura_pas: float | None = None
    sees: Callable[[Place, Mover], bool] | None = None
    """Whether it sees a body that stands at a place; without this nothing hides anybody from it."""
    swims: bool = False
    """Whether it is in deep water."""
    looks_out: bool = True
    """Whether it matters where it comes to see the mover: only sentries act on that (ICH-ALERT-03, ICH-ALERT-06)."""

    def sees_at(self, place: Place, mover: Mover) -> bool:
        return self.sees is None or self.sees(place, mover)


def may_engage(landscape: Landscape, mover: Mover, place: Place, watcher: Watcher) -> bool:
    """Whether two enemies this near engage each other at all.

    A wall between them keeps them apart (ICH-ENG-07), and so does the shore between a swimmer and one that stands on
    land (ICH-SWIM-08).
    """
    in_water = DEEP_WATER in landscape.kinds_at(place)
    return watcher.enemy and in_water == watcher.swims and watcher.sees_at(place, mover)


def engaged(landscape: Landscape, mover: Mover, place: Place, watcher: Watcher) -> bool:
    """Whether a figure at a place is engaged with an enemy: a gap of less than half a pas (ICH-ENG-01, ICH-ENG-06)."""
    near = landscape.first_within(mover, place, place, watcher.body, ENGAGED_BELOW_PAS, strict=True)
    return near is not None and may_engage(landscape, mover, place, watcher)
