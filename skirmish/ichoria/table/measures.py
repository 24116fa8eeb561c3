"""Compares lengths with the bounds of a rule, and does the small plane geometry that rules need.

Scenery and figures stand on the lattice of `terrain.lattice`. Both ends of a gap or a wall were snapped to it, and a
body may graze what it passes by a unit or two, so a length of exactly three pas may come back longer by a few units.
Bounds forgive that and no more: an excess of a thousandth of a pas, eight units, still counts.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from terrain.lattice import UNITS_PER_PAS

if TYPE_CHECKING:
    from terrain.movement import Place, Spot

SNAP_PAS = 4 / UNITS_PER_PAS
"""0.012 mm: by how much a length may come back too long because its ends were snapped."""


def at_most(length_pas: float, bound_pas: float) -> bool:
    """A bound that is included, as in 'X or less' (ICH-MEAS-04)."""
    return length_pas <= bound_pas + SNAP_PAS


def more_than(length_pas: float, bound_pas: float) -> bool:
    """The opposite: strictly beyond a bound."""
    return not at_most(length_pas, bound_pas)


def spot(place: Spot | Place) -> Spot:
    """A place seen from above."""
    return (place[0], place[1])


def raised(place: Spot | Place, z_pas: float) -> Place:
    """The place above or below at another elevation."""
    return (place[0], place[1], z_pas)


def apart(a: Spot | Place, b: Spot | Place) -> float:
    """How far two places are from each other seen from above."""
    return math.hypot(b[0] - a[0], b[1] - a[1])


def distance(a: Place, b: Place) -> float:
    """How far two places are from each other in space."""
    return math.dist(a, b)


def midpoint(a: Spot | Place, b: Spot | Place) -> Spot:
    """Halfway between two places, seen from above."""
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def direction(start: Spot | Place, to: Spot | Place) -> Spot | None:
    """The way from one place to another as a vector of length one; None when they are one spot."""
    length = apart(start, to)
    if length <= SNAP_PAS:
        return None
    return ((to[0] - start[0]) / length, (to[1] - start[1]) / length)


def onward(place: Spot | Place, way: Spot, by_pas: float) -> Spot:
    """The spot so far along a direction."""
    return (place[0] + way[0] * by_pas, place[1] + way[1] * by_pas)


def between(a: Place, b: Place, share: float) -> Place:
    """The place at a share of the straight line from one place to another."""
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)
