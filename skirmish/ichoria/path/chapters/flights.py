"""Checks a way through the air: what the body meets on it, and which figures may take it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import HEROIC_JUMP_PAS, HEROIC_LEAP_PAS, JUMP_PAS, LEAP_PAS
from skirmish.ichoria.path.chapters.walks import to_edge
from skirmish.ichoria.path.falls import fall_from
from skirmish.ichoria.path.judgement import Failure
from skirmish.ichoria.table.measures import midpoint, more_than, raised

if TYPE_CHECKING:
    from skirmish.ichoria.path.legs import Goal
    from skirmish.ichoria.path.progress import Going, Refused
    from terrain.movement import Place, Stop


def to_take_off(going: Going, to: Goal) -> Going:
    """To the last place in balance before a void (ICH-JUMP-08); without a void there is nothing to jump over."""
    return to_edge(going, to, "no_void", "ICH-JUMP-01")


def must_be_upright(going: Going) -> None:
    """No figure jumps or leaps out of a crawl (ICH-CROUCH-04)."""
    if going.crouched:
        raise going.refused("crouched", "ICH-CROUCH-04")


def check_jump(going: Going, length_pas: float) -> None:
    """At most 6 pas (ICH-JUMP-02), or 9 for heroes that hurry (ICH-JUMP-09)."""
    if more_than(length_pas, HEROIC_JUMP_PAS):
        raise going.refused("jump_too_long", "ICH-JUMP-09", length_pas=length_pas, most_pas=HEROIC_JUMP_PAS)
    if more_than(length_pas, JUMP_PAS) and not going.hurry:
        raise going.refused("jump_needs_hurry", "ICH-JUMP-02", length_pas=length_pas, most_pas=JUMP_PAS)


def check_leap(going: Going, height_pas: float) -> None:
    """At most 4 pas (ICH-LEAP-02), or 6 for heroes that hurry (ICH-LEAP-07)."""
    if more_than(height_pas, HEROIC_LEAP_PAS):
        raise going.refused("leap_too_high", "ICH-LEAP-07", height_pas=height_pas, most_pas=HEROIC_LEAP_PAS)
    if more_than(height_pas, LEAP_PAS) and not going.hurry:
        raise going.refused("leap_needs_hurry", "ICH-LEAP-02", height_pas=height_pas, most_pas=LEAP_PAS)


def check_flight(going: Going, way: tuple[Place, ...], rule: str) -> None:
    """The body meets nothing on the straight stretches of its flight (ICH-MOV-04)."""
    stop = met_on(going, way)
    if stop is not None:
        raise refused_flight(going, stop, rule)


def met_on(going: Going, way: tuple[Place, ...]) -> Stop | None:
    """The first thing that the body meets."""
    stops = (going.landscape.sweep(going.mover, start, end) for start, end in pairwise(way))
    return next((stop for stop in stops if stop is not None), None)


def refused_flight(going: Going, stop: Stop, rule: str) -> Refused:
    """A no because a body in the air meets something: a figure (ICH-MOV-04) or scenery."""
    if stop.reason == "figure":
        return going.refused_by(stop)
    return going.refused("flight_blocked", rule, stop.at, name=stop.name, height_pas=stop.height_pas)


def falls_midway(going: Going, end: Place, cost_pas: float, *rules: str) -> Failure:
    """A failed jump falls from halfway, at the height of its take-off, and has cost all it tried (ICH-JUMP-05)."""
    fall = fall_from(going, raised(midpoint(going.at, end), going.at[2]), "failed_jump")
    return Failure("falls", fall.landing, cost_pas, rules, fall)
