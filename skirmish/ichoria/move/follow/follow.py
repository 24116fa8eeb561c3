"""Follows a judged path: leg by leg, with its dice, and with everything that may happen on the way.

Everything appointed for a point of the way (a reaction, a shot of the mover's own, the blow of a long weapon) happens
there; then the rest of the path is judged again from where the figure is, with what is left of its move. On foot a
figure can be stopped anywhere; a leg begun in the air, on a wall or on a ladder is played to its end.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from skirmish.ichoria.move.follow.in_air import flight_legs, fly
from skirmish.ichoria.move.follow.journey import able, route_of
from skirmish.ichoria.move.follow.on_foot import tread
from skirmish.ichoria.move.follow.remainder import shortened
from skirmish.ichoria.move.mover import judge
from skirmish.ichoria.path.legs import LegError

if TYPE_CHECKING:
    from skirmish.ichoria.move.follow.journey import Journey
    from skirmish.ichoria.path.judgement import Judgement
    from skirmish.ichoria.state.skirmish import Skirmish


async def travel(game: Skirmish, journey: Journey) -> None:
    """Follow a way to its end, or to where it can no longer be followed."""
    while journey.legs and able(game, journey.figure):
        judged = _judged(game, journey)
        if judged is None:
            return
        if judged.legal:
            journey = await _follow(game, journey, judged)
            continue
        left = shortened(journey.legs, judged) if is_bound(game, journey.figure) else ()
        if left == journey.legs:
            return
        journey = replace(journey, legs=left)


def is_bound(game: Skirmish, name: str) -> bool:
    """ICH-ALERT-13: whether an enemy has reacted to the plan, which is then followed as far as it is possible."""
    activation = game.state.activation
    return activation is not None and activation.figure == name and activation.bound


def _judged(game: Skirmish, journey: Journey) -> Judgement | None:
    try:
        return judge(game, journey.figure, journey.legs, journey.stride)
    except LegError:  # what is left of the path makes no sense from here
        return None


async def _follow(game: Skirmish, journey: Journey, judged: Judgement) -> Journey:
    """Leg by leg, until something happens after which the rest has to be judged again."""
    route = route_of(game, journey, judged)
    number = 0
    while number < len(judged.legs):
        in_flight = judged.legs[number].in_flight
        after = await (fly if in_flight else tread)(game, journey, route, number)
        number += len(flight_legs(route, number)) if in_flight else 1
        if after is not journey:
            return after
        if not able(game, journey.figure):
            break
    return journey.ended()
