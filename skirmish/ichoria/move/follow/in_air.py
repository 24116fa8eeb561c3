"""Plays a judged leg in the air, on a wall or on a ladder, to its end or to where it fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.gods import faith
from skirmish.ichoria.move.charge import dive_on
from skirmish.ichoria.move.follow.journey import able, arrive, fall_through, meet
from skirmish.ichoria.move.follow.landing import athletics, land
from skirmish.ichoria.move.follow.remainder import rest_from
from skirmish.ichoria.path.rolls import Grade
from skirmish.ichoria.state.move_events import Displaced, Failed, Moved
from skirmish.ichoria.table.measures import SNAP_PAS, apart, distance

if TYPE_CHECKING:
    from skirmish.ichoria.move.follow.journey import Journey, Moment, Route
    from skirmish.ichoria.path.judgement import Failure, JudgedLeg
    from skirmish.ichoria.state.skirmish import Skirmish

DEEDS = {"jump": "jumped", "leap": "leapt", "dive": "jumped"}


async def fly(game: Skirmish, journey: Journey, route: Route, number: int) -> Journey:
    """A flight: its rolls come first (ICH-SHOOT-08), then the way through the air, then the landing.

    What comes back is the journey itself when all went as it was judged, or else what is left of it.
    """
    legs = flight_legs(route, number)
    last = number + len(legs) - 1
    first = next(iter(route.on(last)), None)
    if first is not None and first.point.along_pas <= route.start_of(number) + SNAP_PAS:
        return await _before_taking_off(game, journey, route, number, first)
    failed, failure = await _attempt(game, journey.figure, legs)
    if failed is not None and failure is not None and failure.kind != "slower":
        return await _fail(game, journey, route, number, failed, failure)
    cost = failure.cost_pas if failure is not None else sum(leg.cost_pas for leg in legs)
    _take_off(game, journey.figure, legs)
    in_air = [one for one in route.on(last) if one.point.along_pas < route.end_of(last) - SNAP_PAS]
    after = await _through_the_air(game, journey, route, in_air, legs[-1].leg.kind)
    if not able(game, journey.figure):
        return after.ended()
    _touch_down(game, journey.figure, legs, cost)
    after = await fall_through(game, after, route, last)
    if able(game, journey.figure):
        await _come_down(game, journey.figure, legs[-1], route.engaged_by(route.end_of(last)))
    return await _go_on(game, after, route, last, cost - sum(leg.cost_pas for leg in legs), same=journey)


async def _before_taking_off(game: Skirmish, journey: Journey, route: Route, number: int, moment: Moment) -> Journey:
    """What happens where a flight would begin, while it can still be given up."""
    rest = rest_from(journey.legs, route.judged, number)
    left = journey.taken_up(game, rest, route.start_of(number), route.cost_before(number))
    return await meet(game, left, route, moment)


def flight_legs(route: Route, number: int) -> tuple[JudgedLeg, ...]:
    """One leg, or the two of a flight that cannot be broken off between them (ICH-COMBO-04)."""
    leg = route.judged.legs[number]
    return (leg, *(route.judged.legs[other] for other in leg.inseparable_with))


async def _attempt(game: Skirmish, name: str, legs: tuple[JudgedLeg, ...]) -> tuple[JudgedLeg | None, Failure | None]:
    """The rolls of a flight in the order of its displacements; the first that fails ends it (ICH-COMBO-08)."""
    won: list[str] = []
    for leg in legs:
        for roll in leg.rolls:
            if roll.purpose == "landing":
                continue
            grade = await athletics(game, name, roll)
            if grade in roll.wanted:
                won += ["olympic_action", *(["olympic_feat"] if roll.heroic else [])]
                continue
            partly = grade == Grade.PARTIAL_SUCCESS
            if partly and (leg.partial is not None or len(legs) == 1):
                _earn(game, name, [*won, "olympic_action"])  # no roll has failed (ICH-COMBO-07)
            return leg, leg.partial if partly and leg.partial is not None else leg.failure
    _earn(game, name, won)
    return None, None


def _earn(game: Skirmish, name: str, acts: list[str]) -> None:
    """ICH-FAITH-04, ICH-FAITH-05: each success pays; those that a failed roll has made void do not (ICH-COMBO-05)."""
    for act in acts:
        faith.earn(game, name, act)


async def _through_the_air(game: Skirmish, journey: Journey, route: Route, moments: list[Moment], how: str) -> Journey:
    """What happens on the way, from where the figure is then."""
    for moment in moments:
        if able(game, journey.figure):
            game.emit(Moved(journey.figure, moment.point.place, 0.0, how, in_air=True))
            journey = await meet(game, journey, route, moment, in_air=True)
    return journey


def _take_off(game: Skirmish, name: str, legs: tuple[JudgedLeg, ...]) -> None:
    """ICH-SHOOT-12: who is in the air has jumped, and is the harder to hit from there on."""
    for leg in legs:
        if leg.leg.kind in DEEDS:
            game.emit(Displaced(name, DEEDS[leg.leg.kind]))


def _touch_down(game: Skirmish, name: str, legs: tuple[JudgedLeg, ...], cost_pas: float) -> None:
    """Where a flight ends: settled on its support, or above a fall (ICH-MOV-16, ICH-FALL-11, ICH-JUMP-11)."""
    last = legs[-1]
    game.emit(
        Moved(name, last.way[-1] if last.way else last.end, cost_pas, last.leg.kind, in_air=last.fall is not None)
    )


async def _come_down(game: Skirmish, name: str, leg: JudgedLeg, again: frozenset[str]) -> None:
    """The fall that a flight ends with, if it does, and the enemies it has come near."""
    grade = await land(game, name, leg.fall) if leg.fall is not None else None
    arrive(game, name, again)
    if leg.charge is not None and able(game, name):
        dive_on(game, name, leg.charge.target, grade)


async def _go_on(game: Skirmish, after: Journey, route: Route, last: int, more_pas: float, *, same: Journey) -> Journey:
    """What is left after a flight: all as it was judged, unless something happened or it took more than that."""
    at_end = [one for one in route.on(last) if one.point.along_pas >= route.end_of(last) - SNAP_PAS]
    if after is same and not at_end and abs(more_pas) <= SNAP_PAS:
        return same
    rest = rest_from(after.legs, route.judged, last + 1) if after.legs else ()
    after = after.taken_up(game, rest, route.end_of(last), route.cost_before(last + 1) + more_pas)
    for moment in at_end:
        if able(game, after.figure):
            after = await meet(game, after, route, moment)
    return after


async def _fail(
    game: Skirmish, journey: Journey, route: Route, number: int, failed: JudgedLeg, failure: Failure
) -> Journey:
    """A flight that does not succeed: it is spent, and the figure falls or stays below; the plan ends there."""
    name, last = journey.figure, number + len(flight_legs(route, number)) - 1
    game.emit(Failed(name, failed.leg.kind, failure.kind, failure.rules))
    fall = failure.fall
    if fall is None:
        game.emit(Moved(name, failure.at, failure.cost_pas, failed.leg.kind))
        return journey.ended()
    _take_off(game, name, (failed,))
    start = game.figure(name).place
    assert start is not None
    reached = [one for one in route.on(last) if distance(start, one.point.place) < distance(start, fall.start)]
    journey = await _through_the_air(game, journey, route, reached, failed.leg.kind)
    if not able(game, name):
        return journey.ended()
    game.emit(Moved(name, fall.start, failure.cost_pas, failed.leg.kind, in_air=True))
    await land(game, name, fall)
    arrive(game, name, frozenset(fall.engages))
    if not able(game, name) or apart(fall.landing, failed.end) > SNAP_PAS:
        return journey.ended()
    rest = rest_from(journey.legs, route.judged, last + 1)  # it got there all the same (ICH-CLIMB-08)
    return journey.taken_up(game, rest, route.end_of(last), route.cost_before(number) + failure.cost_pas)
