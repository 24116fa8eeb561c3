"""A jump and a leap in one: the slanted flight over a void to something higher (chapter COMBO)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import jump_cost, leap_cost
from skirmish.ichoria.book.numbers import PARTIAL_LEAP_PAS
from skirmish.ichoria.path.chapters.flights import (
    check_jump,
    check_leap,
    falls_midway,
    met_on,
    must_be_upright,
    refused_flight,
    to_take_off,
)
from skirmish.ichoria.path.chapters.walks import walk_on
from skirmish.ichoria.path.falls import fall_from, far_side
from skirmish.ichoria.path.judgement import Failure, JudgedLeg, rolled
from skirmish.ichoria.path.progress import LEVEL_PAS
from skirmish.ichoria.path.rolls import jump_roll, leap_roll
from skirmish.ichoria.table.measures import SNAP_PAS, apart, at_most, midpoint, more_than, raised, spot

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.legs import Goal, Jump, Leap
    from skirmish.ichoria.path.progress import Going
    from skirmish.ichoria.path.rolls import Roll
    from terrain.movement import Place, Spot


@dataclass(frozen=True, slots=True)
class Flight:
    """A slanted flight: where it ends, and what each of its two parts asks for."""

    end: Place
    fall: Fall | None
    length_pas: float
    height_pas: float
    jump: Roll | None
    leap: Roll | None
    failure: Failure | None
    partial: Failure | None

    @property
    def cost_pas(self) -> float:
        """Its height and its length, and not the length of the slant (ICH-COMBO-02)."""
        return jump_cost(self.length_pas) + leap_cost(self.height_pas)


def jump_and_leap(going: Going, jump: Jump, leap: Leap) -> Going:
    """Each part keeps its own bound and its own roll; no figure can stop between them (ICH-COMBO-04).

    The rolls come in the order of the displacements, and the first that fails ends the flight (ICH-COMBO-08).
    """
    must_be_upright(going)
    going = to_take_off(going, jump.to)
    way = going.towards(leap.to)
    flight = _flight(going, leap.to, way)
    if more_than(flight.cost_pas, going.left_pas):
        raise going.refused("too_far", "ICH-COMBO-03", needs_pas=flight.cost_pas, left_pas=going.left_pas)
    over, up = _judged(going, jump, leap, flight)
    return walk_on(going.after(over).after(up), leap.to, way)


def _flight(going: Going, to: Goal, way: Spot) -> Flight:
    end, fall = _ledge(going, to, way)
    length, height = apart(going.at, end), end[2] - going.at[2]
    check_jump(going, length)
    check_leap(going, height)
    _check_slant(going, end)
    jump = jump_roll(going.figure.athletisme, length, hurry=going.hurry)
    leap = leap_roll(going.figure.athletisme, height, hurry=going.hurry, strict=going.figure.strict_leaps)
    takes = jump_cost(length) + leap_cost(height)
    fails = falls_midway(going, end, takes, "ICH-COMBO-05", "ICH-COMBO-06") if jump or leap else None
    partial = _partly_up(going, end, takes) if leap and leap.heroic else None
    return Flight(end, fall, length, height, jump, leap, fails, partial)


def _ledge(going: Going, to: Goal, way: Spot) -> tuple[Place, Fall | None]:
    """The first place in balance on what the flight is for, found by walking back to its edge (ICH-JUMP-08).

    A ledge that is too small lets it fall on the far side (ICH-FALL-11).
    """
    wanted = to[2] if len(to) == 3 else None
    footing = going.landscape.footing(going.mover, spot(to), below_pas=wanted).place
    if wanted is not None and not at_most(abs(footing[2] - wanted), LEVEL_PAS):
        beyond = far_side(going, raised(to, wanted), way)
        if beyond is None:
            raise going.refused("other_floor", "ICH-MOV-18", footing, wanted_pas=wanted, reached_pas=footing[2])
        return raised(to, wanted), fall_from(going, beyond, "support_too_small")
    back = going.landscape.walk(going.mover, footing, spot(going.at))
    if back.stop is None or back.end[2] - going.at[2] <= SNAP_PAS:
        raise going.refused("no_ledge", "ICH-COMBO-02", footing)
    return back.end, None


def _check_slant(going: Going, end: Place) -> None:
    """A free way over and up: first up and then over, or over as far as the ledge and up beside it."""
    above = raised(going.at, end[2])
    stop = met_on(going, (going.at, above, end))
    if stop is None:
        return
    across = going.landscape.sweep(going.mover, going.at, raised(end, going.at[2]))
    beside = across.at if across else raised(end, going.at[2])
    if met_on(going, (beside, raised(beside, end[2]), end)) is not None:
        raise refused_flight(going, stop, "ICH-COMBO-02")


def _partly_up(going: Going, end: Place, cost_pas: float) -> Failure:
    """No roll failed, but the heroic leap was partial: the fall starts halfway, 4 pas higher (ICH-COMBO-07)."""
    fall = fall_from(going, raised(midpoint(going.at, end), going.at[2] + PARTIAL_LEAP_PAS), "partial_leap")
    return Failure("falls", fall.landing, cost_pas, ("ICH-COMBO-07", "ICH-LEAP-09", "ICH-LEAP-10"), fall)


def _judged(going: Going, jump: Jump, leap: Leap, flight: Flight) -> tuple[JudgedLeg, JudgedLeg]:
    """Two legs that stand or fall together (ICH-COMBO-05)."""
    first = len(going.legs)
    over = JudgedLeg(
        jump,
        going.offered,
        going.at,
        raised(flight.end, going.at[2]),
        flight.length_pas,
        jump_cost(flight.length_pas),
        rolls=rolled(flight.jump),
        failure=flight.failure,
        inseparable_with=(first + 1,),
        rules=("ICH-COMBO-02", "ICH-COMBO-04", "ICH-JUMP-08"),
        in_flight=True,
    )
    return over, replace(
        over,
        leg=leap,
        start=over.end,
        end=flight.fall.landing if flight.fall else flight.end,
        length_pas=flight.height_pas,
        cost_pas=leap_cost(flight.height_pas),
        rolls=rolled(flight.leap, flight.fall),
        partial=flight.partial,
        fall=flight.fall,
        inseparable_with=(first,),
        way=(going.at, raised(going.at, flight.end[2]), flight.end),
    )
