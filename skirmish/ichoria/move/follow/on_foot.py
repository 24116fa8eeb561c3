"""Plays a judged leg on foot; it can be stopped anywhere, and the swimming roll is made where water begins."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from skirmish.ichoria.gods.ichor import leave_table
from skirmish.ichoria.move.follow.journey import able, arrive, fall_through, meet
from skirmish.ichoria.move.follow.landing import land, swim
from skirmish.ichoria.move.follow.remainder import rest_from
from skirmish.ichoria.move.mover import judge
from skirmish.ichoria.path.legs import Crouch, Leave, Stand, Walk
from skirmish.ichoria.path.way import Point
from skirmish.ichoria.state.move_events import ChangedPosture, Moved
from skirmish.ichoria.table.measures import SNAP_PAS, distance, spot

if TYPE_CHECKING:
    from skirmish.ichoria.move.follow.journey import Journey, Route
    from skirmish.ichoria.state.skirmish import Skirmish


async def tread(game: Skirmish, journey: Journey, route: Route, number: int) -> Journey:
    """A leg on foot: up to the first point at which something happens, or to its end.

    What comes back is the journey itself when all went as it was judged, or else what is left of it.
    """
    shore = _shore(route, number)
    first = next(iter(route.on(number)), None)
    if shore is not None and (first is None or shore.along_pas < first.point.along_pas - SNAP_PAS):
        return await _enter_water(game, journey, route, number, shore)
    if first is not None and first.point.along_pas < route.end_of(number) - SNAP_PAS:
        return await meet(game, _go_to(game, journey, route, number, first.point), route, first)
    after = await _finish(game, journey, route, number)
    if (first is None and after is journey) or not able(game, journey.figure):
        return after
    rest = rest_from(journey.legs, route.judged, number + 1)
    after = after.taken_up(game, rest, route.end_of(number), route.cost_before(number + 1))
    return after if first is None else await meet(game, after, route, first)


def _go_to(game: Skirmish, journey: Journey, route: Route, number: int, point: Point) -> Journey:
    """Along a leg on foot up to a point; the rest is to be judged again from there."""
    name, start, cost = journey.figure, game.figure(journey.figure).place, 0.0
    assert start is not None
    rest = rest_from(journey.legs, route.judged, number)
    if distance(start, point.place) > SNAP_PAS:
        dry = replace(journey.stride, slow_water=bool(journey.stride.slow_water))
        walked = judge(game, name, (Walk(spot(point.place)),), dry)
        cost = walked.cost_pas
        game.emit(Moved(name, walked.end if walked.legs else point.place, cost, route.judged.legs[number].leg.kind))
        arrive(game, name, route.engaged_by(point.along_pas), (start, point.place))
    return journey.taken_up(game, rest, point.along_pas, route.cost_before(number) + cost)


async def _enter_water(game: Skirmish, journey: Journey, route: Route, number: int, shore: Point) -> Journey:
    """ICH-SWIM-01: the roll is made where it gets wet, and holds for the rest of the move."""
    roll = next(one for one in route.judged.legs[number].rolls if one.purpose == "swim")
    journey = _go_to(game, journey, route, number, shore)
    slow = await swim(game, journey.figure, roll)
    return journey.ended() if slow is None else journey.striding(replace(journey.stride, slow_water=slow))


def _shore(route: Route, number: int) -> Point | None:
    """Where on a leg the swimming roll is made, if it is made on this one."""
    leg = route.judged.legs[number]
    failure = leg.failure
    if failure is None or not any(roll.purpose == "swim" for roll in leg.rolls):
        return None
    pieces = [piece for piece in route.pieces if piece.leg == number]
    near = min(pieces, key=lambda piece: distance(piece.start, failure.at))
    return Point.on(near, near.start)


async def _finish(game: Skirmish, journey: Journey, route: Route, number: int) -> Journey:
    """A leg to its end: its cost, a change of posture, the fall that it ends with, the rim of the table."""
    name, leg = journey.figure, route.judged.legs[number]
    game.emit(Moved(name, leg.way[-1] if leg.way else leg.start, leg.cost_pas, leg.leg.kind))
    if isinstance(leg.leg, Crouch | Stand):
        game.emit(ChangedPosture(name, crouched=isinstance(leg.leg, Crouch)))
    if leg.fall is not None:
        arrive(game, name, route.engaged_by(route.end_of(number)), leg.way)
        journey = await fall_through(game, journey, route, number)
        if able(game, name):
            await land(game, name, leg.fall)
    elif isinstance(leg.leg, Leave):
        arrive(game, name, way=leg.way)
        leave_table(game, name)
    arrive(game, name, route.engaged_by(route.end_of(number)), leg.way)
    return journey
