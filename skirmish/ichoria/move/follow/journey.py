"""The way that is still ahead of a figure, and what is to happen on it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.actions.melee import opportunity_attack
from skirmish.ichoria.gods import faith
from skirmish.ichoria.move.charge import engage, get_away
from skirmish.ichoria.move.mover import Stride, athlete_of, watchers_of
from skirmish.ichoria.path.triggers import reached
from skirmish.ichoria.path.way import Piece, Point, course
from skirmish.ichoria.state.engagement import engaged, engaged_with
from skirmish.ichoria.state.move_events import Moved, ReachedOut
from skirmish.ichoria.state.skirmish import decided
from skirmish.ichoria.table.measures import SNAP_PAS, between

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skirmish.ichoria.path.judgement import Judgement
    from skirmish.ichoria.path.legs import Leg
    from skirmish.ichoria.state.skirmish import Skirmish
    from terrain.movement import Place


@dataclass(frozen=True, slots=True)
class Appointment:
    """Something that happens when a mover comes to a point of its way."""

    along_pas: float
    keep: Callable[[Skirmish, bool], Awaitable[None]]
    """What happens; it is told whether the mover is in the air."""
    final: bool = False
    """Whether the move ends there."""
    fallen_pas: float | None = None
    """How far down the first fall from there on it happens, if it happens in a fall."""


@dataclass(frozen=True, slots=True)
class Journey:
    """What is still before a figure: its way, how it goes, and what is to happen on it."""

    figure: str
    legs: tuple[Leg, ...]
    stride: Stride
    appointments: tuple[Appointment, ...] = ()

    def ended(self) -> Journey:
        """Nothing of it is left."""
        return replace(self, legs=(), appointments=())

    def striding(self, stride: Stride) -> Journey:
        return replace(self, stride=stride)

    def taken_up(self, game: Skirmish, legs: tuple[Leg, ...], along_pas: float, cost_pas: float) -> Journey:
        """What is left after a part of the way: the same appointments, counted from here."""
        later = tuple(replace(one, along_pas=max(0.0, one.along_pas - along_pas)) for one in self.appointments)
        stride = replace(self.stride, spent_pas=self.stride.spent_pas + cost_pas, left=just_left(game, self.figure))
        return replace(self, legs=legs, appointments=later, stride=stride)


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of the way at which something happens: an appointment, or the blow of a long weapon."""

    point: Point
    appointment: Appointment | None = None
    bearer: str | None = None

    @property
    def is_falling(self) -> bool:
        return self.appointment is not None and self.appointment.fallen_pas is not None


@dataclass(frozen=True, slots=True)
class Route:
    """A judged path with its pieces and its moments, being followed."""

    judged: Judgement
    pieces: tuple[Piece, ...]
    moments: tuple[Moment, ...]

    def on(self, number: int) -> tuple[Moment, ...]:
        """What happens on a judged leg before it ends in a fall, in order."""
        return tuple(moment for moment in self.moments if moment.point.leg == number and not moment.is_falling)

    def falling(self, number: int) -> tuple[Moment, ...]:
        """What happens in the fall that a judged leg ends with."""
        return tuple(moment for moment in self.moments if moment.point.leg == number and moment.is_falling)

    def start_of(self, number: int) -> float:
        """How far along the whole way a judged leg starts."""
        return self.end_of(number - 1)

    def end_of(self, number: int) -> float:
        """How far along the whole way a judged leg ends."""
        return max((one.along_pas + one.length_pas for one in self.pieces if one.leg <= number), default=0.0)

    def cost_before(self, number: int) -> float:
        """What the legs before one have taken of the allowance."""
        return sum(leg.cost_pas for leg in self.judged.legs[:number])

    def engaged_by(self, along_pas: float) -> frozenset[str]:
        """The enemies that the way engages up to some point."""
        found = (one for one in self.judged.triggers if one.kind == "engages" and one.along_pas <= along_pas + SNAP_PAS)
        return frozenset(one.who for one in found)


def route_of(game: Skirmish, journey: Journey, judged: Judgement) -> Route:
    """A judged path, ready to be followed."""
    place = game.figure(journey.figure).place
    assert place is not None
    pieces = course(athlete_of(game, journey.figure), place, judged.legs)
    blows = [
        Moment(Point(trigger.leg, trigger.along_pas, trigger.at), bearer=trigger.who)
        for trigger in judged.triggers
        if trigger.kind == "in_reach"
    ]
    kept = [Moment(_appointed(judged, pieces, one), one) for one in journey.appointments]
    order = sorted(blows + kept, key=lambda one: (one.point.leg, one.point.along_pas, one.bearer is None))
    return Route(judged, pieces, tuple(order))


def _appointed(judged: Judgement, pieces: tuple[Piece, ...], one: Appointment) -> Point:
    """Where something appointed happens; in a fall, that is the first one from there on."""
    point = point_at(pieces, one.along_pas)
    if one.fallen_pas is None:
        return point
    falls = (number for number, leg in enumerate(judged.legs) if leg.fall is not None and number >= point.leg)
    return in_fall(judged, next(falls, point.leg), one.fallen_pas, one.along_pas)


def in_fall(judged: Judgement, number: int, fallen_pas: float, along_pas: float) -> Point:
    """The point so far down the fall that a leg ends with."""
    fall = judged.legs[number].fall
    if fall is None:
        return Point(number, along_pas, judged.legs[number].end)
    x, y, _ = fall.landing
    return Point(number, along_pas, (x, y, max(fall.start[2] - fallen_pas, fall.landing[2])))


async def fall_through(game: Skirmish, journey: Journey, route: Route, number: int) -> Journey:
    """ICH-SHOOT-08: what happens in the middle of a fall, from where the figure is then."""
    for moment in route.falling(number):
        if able(game, journey.figure):
            game.emit(Moved(journey.figure, moment.point.place, 0.0, "fall", in_air=True))
            journey = await meet(game, journey, route, moment, in_air=True)
    return journey


def point_at(pieces: tuple[Piece, ...], along_pas: float) -> Point:
    """The point so far along a way; its end when it is not so long."""
    for piece in pieces:
        length = piece.length_pas
        if along_pas <= piece.along_pas + length + SNAP_PAS:
            share = min(1.0, max(0.0, (along_pas - piece.along_pas) / length)) if length > 0.0 else 0.0
            return Point.on(piece, piece.end if share == 1.0 else between(piece.start, piece.end, share))
    return Point.on(pieces[-1], pieces[-1].end)


async def meet(game: Skirmish, journey: Journey, route: Route, moment: Moment, *, in_air: bool = False) -> Journey:
    """What happens at a moment; it happens once."""
    if moment.bearer is not None:
        return await _suffer_reach(game, journey, moment.bearer)
    met = moment.appointment
    assert met is not None
    others = tuple(one for one in journey.appointments if one.keep is not met.keep)
    await met.keep(game, in_air)
    if met.final or (able(game, journey.figure) and engaged_with(game, journey.figure)):
        journey = await _suffer_missed(game, journey, route, moment.point)
    if met.final:
        return journey.ended()
    return replace(journey, appointments=others, stride=_parted(game, journey))


def _parted(game: Skirmish, journey: Journey) -> Stride:
    """How it goes on when it has disengaged on its way (ICH-DIS-07)."""
    activation = game.state.activation
    if activation is None or activation.figure != journey.figure:
        return journey.stride
    return replace(journey.stride, left=activation.disengaged_from, parted_well=activation.won_disengagement)


async def _suffer_missed(game: Skirmish, journey: Journey, route: Route, point: Point) -> Journey:
    """Allonge: who is halted before the enemy that it was to engage has passed it, if it has come within its reach."""
    name = journey.figure
    ahead = [one.who for one in route.judged.triggers if one.kind == "engages" and one.along_pas > point.along_pas]
    landscape = game.table.landscape(game.standings, name)
    for watcher in watchers_of(game, name, journey.stride, landscape):
        if watcher.name not in ahead or engaged(game, name, watcher.name) or not able(game, name):
            continue
        blows = reached(landscape, route.pieces, watcher)
        if any(blow.along_pas <= point.along_pas + SNAP_PAS for blow in blows):
            journey = await _suffer_reach(game, journey, watcher.name)
    return journey


async def _suffer_reach(game: Skirmish, journey: Journey, bearer: str) -> Journey:
    """Allonge: an attack of opportunity at the first point within 2 pas, once per bearer and move."""
    if game.figure(bearer).on_table:
        game.emit(ReachedOut(bearer, journey.figure))
        await opportunity_attack(game, bearer, journey.figure)
    return journey.striding(replace(journey.stride, reached_by=journey.stride.reached_by | {bearer}))


def arrive(game: Skirmish, name: str, again: frozenset[str] = frozenset(), way: tuple[Place, ...] = ()) -> None:
    """Where a displacement has led: near enemies, away from others, into the enemy's zone."""
    if game.figure(name).on_table:
        get_away(game, name)
        engage(game, name, again)
        faith.conquer(game, name, way)  # ICH-FAITH-09


def able(game: Skirmish, name: str) -> bool:
    """Whether a figure can go on: it is there, its turn is not over (ICH-ACT-11), nor is the game (ICH-END-06)."""
    figure = game.figure(name)
    return figure.on_table and not figure.has("spent") and decided(game) is None


def just_left(game: Skirmish, name: str) -> frozenset[str]:
    """The enemies from which a figure has disengaged in this activation, and that it is still near (ICH-ENG-09)."""
    activation = game.state.activation
    return activation.disengaged_from if activation and activation.figure == name else frozenset()
