"""Falls: straight down, free of cost, and landed by a roll when they are deep.

A figure lands by the same rules whatever made it fall (ICH-FALL-14): up to 4 pas it lands safely, beyond that it
rolls. The way down is vertical; a ledge that does not hold half the base does not stop it (ICH-FALL-09).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from skirmish.ichoria.path.rolls import landing_roll, outcomes
from skirmish.ichoria.path.triggers import engaged
from skirmish.ichoria.table.measures import onward, raised, spot

if TYPE_CHECKING:
    from skirmish.ichoria.path.progress import Going
    from skirmish.ichoria.path.rolls import Outcome, Roll
    from terrain.movement import Landing, Onto, Place, Spot

Cause = Literal[
    "lost_balance", "chosen", "failed_jump", "jump_down", "failed_descent", "support_too_small", "partial_leap", "dive"
]

OFF_THE_EDGE_PAS = 0.001
"""How far beyond the last balanced place a fall is asked for: there the ground it leaves holds less than half."""

PROBE_PAS = 0.25
"""Half a step: how far below a landing its support is looked for."""

SLIM_PAS = 0.1
"""A base so narrow that anything one could aim a jump at holds it."""

FAR_SIDE_REACHES = (1, 2, 4, 8)
"""How many base diameters beyond a support its far side is looked for."""


@dataclass(frozen=True, slots=True)
class Fall:
    """A fall: from where, why, how deep, onto what."""

    cause: Cause
    start: Place
    landing: Place
    height_pas: float
    onto: Onto
    name: str | None
    shifted_pas: float
    """How far aside it landed because its place was taken (ICH-FALL-13)."""
    roll: Roll | None
    engages: tuple[str, ...] = ()

    @property
    def outcomes(self) -> tuple[tuple[Outcome, Fraction], ...]:
        """The possible outcomes of the landing; none when there is no roll."""
        return outcomes(self.roll) if self.roll else ()

    @property
    def chance(self) -> Fraction:
        """How likely it lands so that it can go on."""
        return self.roll.chance if self.roll else Fraction(1)


def fall_from(going: Going, start: Place, cause: Cause) -> Fall:
    """A fall from a place in the air (ICH-FALL-01 to ICH-FALL-03, ICH-FALL-08, ICH-FALL-09)."""
    return _landed(going, start, going.landscape.fall(going.mover, start), cause)


def fall_off(going: Going, edge: Place, way: Spot, cause: Cause) -> Fall:
    """A fall off an edge: it starts where balance is lost (ICH-MOV-10)."""
    beyond = raised(onward(edge, way, OFF_THE_EDGE_PAS), edge[2])
    return _landed(going, edge, going.landscape.fall(going.mover, beyond), cause)


def _landed(going: Going, start: Place, landing: Landing, cause: Cause) -> Fall:
    off_table = landing.onto == "off_table"  # it has left the table, and lands no more (ICH-MOV-14)
    return Fall(
        cause,
        start,
        landing.place,
        landing.height_pas,
        landing.onto,
        landing.name,
        landing.shifted_pas,
        roll=None if off_table else landing_roll(going.figure.athletisme, landing.height_pas),
        engages=() if off_table else _engaged_at(going, landing.place),
    )


def _engaged_at(going: Going, place: Place) -> tuple[str, ...]:
    """Landing near an enemy engages it (ICH-FALL-13)."""
    return tuple(
        watcher.name
        for watcher in going.watchers
        if watcher.enemy and engaged(going.landscape, going.mover, place, watcher)
    )


def far_side(going: Going, over: Place, way: Spot) -> Place | None:
    """Where a figure above a support that cannot hold it is clear of it (ICH-FALL-11); None when there is no support.

    The support is what the body meets when it is let down a little. Beyond, where it can be let down freely, it is
    moved back until it touches the support from the far side.
    """
    below = raised(over, over[2] - PROBE_PAS)
    if going.landscape.sweep(going.mover, over, below) is None:
        return None
    for diameters in FAR_SIDE_REACHES:
        clear = onward(spot(over), way, diameters * going.figure.base_diameter_pas)
        high, low = raised(clear, over[2]), raised(clear, below[2])
        if going.landscape.sweep(going.mover, high, low) is None:
            touch = going.landscape.sweep(going.mover, low, below)
            return raised(touch.at if touch else clear, _top_of_support(going, over))
    return None


def _top_of_support(going: Going, over: Place) -> float:
    """The elevation of what lies below a place, as a slim figure would stand on it; the fall starts there."""
    slim = replace(going.mover, base_pas=SLIM_PAS)
    top = going.landscape.footing(slim, spot(over), below_pas=over[2]).place[2]
    return top if abs(top - over[2]) <= 2 * PROBE_PAS else over[2]
