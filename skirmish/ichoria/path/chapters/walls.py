"""Finds the foot and the top of a wall: what leaps and climbs share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.path.chapters.flights import met_on, refused_flight
from skirmish.ichoria.path.chapters.walks import tread
from skirmish.ichoria.path.falls import fall_from
from skirmish.ichoria.path.legs import Walk
from skirmish.ichoria.path.progress import LEVEL_PAS
from skirmish.ichoria.table.measures import SNAP_PAS, apart, at_most, raised, spot

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.legs import Goal
    from skirmish.ichoria.path.progress import Going
    from terrain.movement import Place, Wall


def reach_wall(going: Going, to: Goal, rule: str) -> tuple[Going, Wall]:
    """Up to the wall that lies in a direction, unless the base touches it already (ICH-LEAP-01, ICH-MOV-13)."""
    top = to[2] - LEVEL_PAS if len(to) == 3 else 0.0
    wall = going.landscape.wall(going.mover, going.at, spot(to), at_least_pas=top)
    if wall is None:
        going = _walk_to_wall(going, to, rule)
        wall = going.landscape.wall(going.mover, going.at, spot(to), at_least_pas=top)
    if wall is None:
        raise going.refused("no_wall", rule)
    must_be_free(going, wall, rule)
    return going, wall


def must_be_free(going: Going, wall: Wall, rule: str) -> None:
    """Nothing in the way along the wall: no overhang above and no railing below."""
    if wall.barrier is not None:
        raise going.refused("flight_blocked", rule, wall.foot, name=wall.barrier)


def _walk_to_wall(going: Going, to: Goal, rule: str) -> Going:
    steps = going.landscape.walk(going.mover, going.at, spot(to))
    if steps.stop is None or steps.stop.reason == "edge":
        raise going.refused("no_wall", rule, steps.end)
    if steps.stop.reason not in ("wall", "steep", "low"):  # what is hollow below stops a figure by its roof
        raise going.refused_by(steps.stop)
    return going if steps.length_pas <= SNAP_PAS else tread(going, Walk(spot(steps.end)), steps)


def top_of(going: Going, wall: Wall) -> tuple[Place, Fall | None]:
    """Where one stands on top: in balance, after a free shift of at most one base diameter (ICH-MOV-16).

    A support that cannot hold it lets the figure fall on its far side (ICH-FALL-11), unless a figure stands there.
    """
    settled = wall.settled
    if settled is not None and at_most(apart(wall.top, settled), going.figure.base_diameter_pas):
        return settled, None
    check_figures(going, (raised(going.at, wall.top[2]), wall.far_side))
    return wall.far_side, fall_from(going, wall.far_side, "support_too_small")


def check_figures(going: Going, way: tuple[Place, ...]) -> None:
    """No figure passes through another on the way up (ICH-MOV-04); `Landscape.wall` tests the scenery."""
    stop = met_on(going, way)
    if stop is not None and stop.reason == "figure":
        raise refused_flight(going, stop, "ICH-MOV-04")
