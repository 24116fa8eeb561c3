"""Leaps: straight up to the top of what the base touches (chapter LEAP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import leap_cost
from skirmish.ichoria.book.numbers import PARTIAL_LEAP_PAS
from skirmish.ichoria.path.chapters.flights import check_leap, must_be_upright
from skirmish.ichoria.path.chapters.walks import walk_on
from skirmish.ichoria.path.chapters.walls import check_figures, reach_wall, top_of
from skirmish.ichoria.path.falls import fall_from
from skirmish.ichoria.path.judgement import Failure, JudgedLeg, rolled
from skirmish.ichoria.path.rolls import leap_roll
from skirmish.ichoria.table.measures import apart, more_than, raised

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.legs import Leap
    from skirmish.ichoria.path.progress import Going
    from skirmish.ichoria.path.rolls import Roll
    from terrain.movement import Place, Wall


def leap(going: Going, leg: Leap) -> Going:
    """Straight up, with the base at the face of the support, and without a run-up (ICH-LEAP-01)."""
    must_be_upright(going)
    way = going.towards(leg.to)
    going, wall = reach_wall(going, leg.to, "ICH-LEAP-01")
    check_leap(going, wall.height_pas)
    end, fall = top_of(going, wall)
    _check_upright(going, wall)
    check_figures(going, (going.at, raised(going.at, end[2])))
    going = going.after(_judged(going, leg, wall.height_pas, end, fall), rule="ICH-LEAP-11")
    return walk_on(going, leg.to, way)


def _check_upright(going: Going, wall: Wall) -> None:
    """A leap is vertical: an edge that lies back from the foot of the wall needs a jump as well (ICH-LEAP-01)."""
    aside = apart(going.at, wall.top)
    if more_than(aside, going.figure.base_diameter_pas):
        raise going.refused("wall_leans_back", "ICH-LEAP-01", name=wall.name, aside_pas=aside)


def _judged(going: Going, leg: Leap, height_pas: float, end: Place, fall: Fall | None) -> JudgedLeg:
    """Nothing to roll for up to 2 pas, one roll up to 4, heroes up to 6 (ICH-LEAP-02 to ICH-LEAP-04, ICH-LEAP-07)."""
    roll = leap_roll(going.figure.athletisme, height_pas, hurry=going.hurry, strict=going.figure.strict_leaps)
    return JudgedLeg(
        leg,
        going.offered,
        going.at,
        fall.landing if fall else end,
        height_pas,
        leap_cost(height_pas),
        rolls=rolled(roll, fall),
        failure=_does_not_rise(going, height_pas, roll) if roll else None,
        partial=_rises_partly(going, height_pas) if roll and roll.heroic else None,
        fall=fall,
        rules=("ICH-LEAP-01", "ICH-LEAP-06", "ICH-FALL-11" if fall else "ICH-MOV-16"),
        way=(going.at, raised(going.at, end[2]), end),
        in_flight=True,
    )


def _does_not_rise(going: Going, height_pas: float, roll: Roll) -> Failure:
    """A failed leap leaves the figure where it was, its height spent (ICH-LEAP-05, ICH-LEAP-08)."""
    return Failure("stays", going.at, leap_cost(height_pas), ("ICH-LEAP-08" if roll.heroic else "ICH-LEAP-05",))


def _rises_partly(going: Going, height_pas: float) -> Failure:
    """A heroic leap that is only a partial success gets 4 pas up (ICH-LEAP-09), and down again from there.

    A support within those 4 pas stops it; straight up from the ground the fall is safe (ICH-LEAP-10).
    """
    fall = fall_from(going, raised(going.at, going.at[2] + PARTIAL_LEAP_PAS), "partial_leap")
    return Failure("falls", fall.landing, leap_cost(height_pas), ("ICH-LEAP-09", "ICH-LEAP-10"), fall)
