"""Jumps: over a void to something that is no higher (chapter JUMP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import jump_cost
from skirmish.ichoria.path.chapters.combined import jump_and_leap
from skirmish.ichoria.path.chapters.flights import (
    check_flight,
    check_jump,
    falls_midway,
    must_be_upright,
    refused_flight,
    to_take_off,
)
from skirmish.ichoria.path.chapters.walks import walk_on
from skirmish.ichoria.path.falls import fall_from, far_side
from skirmish.ichoria.path.judgement import JudgedLeg, rolled
from skirmish.ichoria.path.legs import Leap
from skirmish.ichoria.path.rolls import jump_roll
from skirmish.ichoria.table.measures import SNAP_PAS, apart, raised, spot

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.legs import Goal, Jump
    from skirmish.ichoria.path.progress import Going
    from terrain.movement import Gap, Place, Spot


def jump(going: Going, leg: Jump) -> Going:
    """Straight over a void, to something that is no higher (ICH-JUMP-01).

    Its length is the distance without balance (ICH-JUMP-08): the walk to the edge and the walk on are walks. To
    something higher it is a jump and a leap in one.
    """
    must_be_upright(going)
    way, going = going.towards(leg.to), to_take_off(going, leg.to)
    gap = going.landscape.gap(going.mover, going.at, spot(leg.to))
    if _rise(gap, leg.to) > SNAP_PAS:
        return jump_and_leap(going, leg, Leap(leg.to))
    if gap.landing is None and gap.stop is not None:
        raise refused_flight(going, gap.stop, "ICH-JUMP-01")
    end, fall = _touch_down(going, gap, leg.to, way)
    going = going.after(_judged(going, leg, end, fall), rule="ICH-JUMP-12")
    return walk_on(going, leg.to, way)


def _judged(going: Going, leg: Jump, end: Place, fall: Fall | None) -> JudgedLeg:
    """Nothing to roll for up to 3 pas, one roll up to 6, heroes up to 9 (ICH-JUMP-02 to ICH-JUMP-04, ICH-JUMP-09)."""
    length = apart(going.at, end)
    check_jump(going, length)
    roll = jump_roll(going.figure.athletisme, length, hurry=going.hurry)
    failure_rule = "ICH-JUMP-10" if roll and roll.heroic else "ICH-JUMP-05"
    return JudgedLeg(
        leg,
        going.offered,
        going.at,
        fall.landing if fall else end,
        length,
        jump_cost(length),
        rolls=rolled(roll, fall),
        failure=falls_midway(going, end, jump_cost(length), failure_rule) if roll else None,
        fall=fall,
        rules=("ICH-JUMP-01", "ICH-JUMP-08", *_landing_rules(fall)),
        way=(going.at, end),
        in_flight=True,
    )


def _rise(gap: Gap, to: Goal) -> float:
    """How much higher than the take-off a jump is to end."""
    wanted = to[2] if len(to) == 3 else gap.take_off[2]
    reached = gap.landing[2] if gap.landing else gap.take_off[2]
    return max(wanted, reached) - gap.take_off[2]


def _touch_down(going: Going, gap: Gap, to: Goal, way: Spot) -> tuple[Place, Fall | None]:
    """Where a jump ends in the air, and the fall from there.

    On a support of its level it ends in balance (ICH-JUMP-06); from one that is too small it falls on the other side
    (ICH-JUMP-07); above a lower one it falls (ICH-JUMP-11).
    """
    if gap.landing is not None and gap.drop_pas <= SNAP_PAS:
        return gap.landing, None
    over = raised(to, going.at[2])
    beyond = far_side(going, over, way)
    if beyond is not None:
        return over, fall_from(going, beyond, "support_too_small")
    end = _above_lower(going, over)
    check_flight(going, (going.at, end), "ICH-JUMP-01")
    fall = fall_from(going, end, "jump_down")
    if fall.onto == "off_table":
        raise going.refused("ends_over_void", "ICH-JUMP-01", end)
    return end, fall


def _above_lower(going: Going, over: Place) -> Place:
    """Above the first place in balance of a lower support (ICH-JUMP-08), found by walking back to its edge.

    Ground that goes on all the way back has no such edge: there a jump ends where it is aimed.
    """
    below = going.landscape.fall(going.mover, over).place
    back = going.landscape.walk(going.mover, below, spot(going.at))
    at_edge = back.stop is not None and back.stop.reason == "edge"
    return raised(back.end, going.at[2]) if at_edge else over


def _landing_rules(fall: Fall | None) -> tuple[str, ...]:
    if fall is None:
        return ("ICH-JUMP-06", "ICH-MOV-16")
    return ("ICH-JUMP-07", "ICH-FALL-11") if fall.cause == "support_too_small" else ("ICH-JUMP-11", "ICH-FALL-08")


def ends_over_void(going: Going, leg: Jump) -> bool:
    """Whether a jump finds nothing to stand on at its level, so that no figure could stop there (ICH-COMBO-04)."""
    steps = going.landscape.walk(going.mover, going.at, spot(leg.to))
    if steps.stop is None or steps.stop.reason != "edge":
        return False
    gap = going.landscape.gap(going.mover, steps.end, spot(leg.to))
    lands = gap.landing is not None and gap.drop_pas <= SNAP_PAS
    return not lands and _rise(gap, leg.to) <= SNAP_PAS
