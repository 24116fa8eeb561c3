"""Computes the legs that are left when a path is broken off, written so that they can be judged again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.path.legs import Drop, Leap, Leave, Swim, Walk
from skirmish.ichoria.table.measures import direction, onward, spot

if TYPE_CHECKING:
    from skirmish.ichoria.path.judgement import JudgedLeg, Judgement
    from skirmish.ichoria.path.legs import Leg
    from terrain.movement import Spot

BEYOND_PAS = 1.2
"""How far beyond an edge or the rim a leg is aimed that said only its direction."""

ON_FOOT = (Walk, Swim, Leave)


def rest_from(legs: tuple[Leg, ...], judged: Judgement, number: int) -> tuple[Leg, ...]:
    """The legs that are left when the judged leg of this number is still to be gone, or to be gone on with.

    An offered leg may be several judged ones: up to the edge, over the void, and on. Before its flight all of it is
    left, after that only the walk on.
    """
    if number >= len(judged.legs):
        return ()
    offered = judged.legs[number].offered
    mine = [(place, leg) for place, leg in enumerate(judged.legs) if leg.offered == offered]
    flights = [place for place, leg in mine if leg.in_flight or isinstance(leg.leg, Drop)]
    if not flights or number <= flights[-1]:
        return (_explicit(legs[offered], judged, mine), *legs[offered + 1 :])
    after = offered + (2 if _is_merged(legs, offered, mine) else 1)
    goal = legs[after - 1].to
    return (*((Walk(spot(goal)),) if goal is not None else ()), *legs[after:])


def _is_merged(legs: tuple[Leg, ...], offered: int, mine: list[tuple[int, JudgedLeg]]) -> bool:
    """Whether a jump was judged as one flight with the leap that follows it (ICH-COMBO-04)."""
    following = legs[offered + 1] if offered + 1 < len(legs) else None
    return isinstance(following, Leap) and any(leg.leg == following for _, leg in mine)


def _explicit(leg: Leg, judged: Judgement, mine: list[tuple[int, JudgedLeg]]) -> Leg:
    """A leg that went on in the direction of the one before it, said so that it can stand alone."""
    if leg.to is not None or not isinstance(leg, Drop | Leave):
        return leg
    place, last = mine[-1]
    way = _heading(judged.legs[: place + 1])
    if way is None:
        return leg
    ahead = onward(last.way[-1] if last.way else last.start, way, BEYOND_PAS)
    return type(leg)(ahead)


def _heading(legs: tuple[JudgedLeg, ...]) -> Spot | None:
    ways = (direction(leg.start, leg.way[-1]) for leg in reversed(legs) if leg.way)
    return next((way for way in ways if way is not None), None)


def shortened(legs: tuple[Leg, ...], judged: Judgement) -> tuple[Leg, ...]:
    """As much of a path as is still possible: up to the leg that is refused, and on it as far as the move lasts."""
    facts = judged.verdict.facts
    number = int(facts.get("leg") or 0)
    before, refused = legs[:number], legs[number : number + 1]
    place = judged.verdict.place
    if judged.verdict.reason == "too_far" and place is not None and refused and isinstance(refused[0], ON_FOOT):
        return (*before, Walk(spot(place)))
    return before
