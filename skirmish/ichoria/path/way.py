"""The way of a whole path as straight pieces in order, and where a condition begins and ends along it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from skirmish.ichoria.path.legs import Crouch, Stand
from skirmish.ichoria.table.measures import SNAP_PAS, between, distance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from skirmish.ichoria.path.judgement import JudgedLeg
    from skirmish.ichoria.path.profile import Athlete
    from skirmish.ichoria.table.landscape import Between, Landscape
    from terrain.movement import Mover, Place
    from terrain.scenery import Obstacle

HALVINGS = 10
"""How often the way between two looks is halved to find where a view opens: to a lattice unit or two."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A straight piece of the way, or the single place where a fall ends."""

    start: Place
    end: Place
    leg: int
    along_pas: float
    mover: Mover
    in_flight: bool = False

    @property
    def length_pas(self) -> float:
        return distance(self.start, self.end)


@dataclass(frozen=True, slots=True, order=True)
class Point:
    """A point of the way: on which leg, and how far along the whole way."""

    leg: int
    along_pas: float
    place: Place

    @classmethod
    def on(cls, piece: Piece, place: Place) -> Point:
        return cls(piece.leg, piece.along_pas + distance(piece.start, place), place)


def course(figure: Athlete, start: Place, legs: Sequence[JudgedLeg]) -> tuple[Piece, ...]:
    """Where a figure goes, posture by posture; what it falls through is no way, but where it lands is a place."""
    crouched, along = figure.crouched, 0.0
    pieces = [Piece(start, start, 0, 0.0, figure.mover(crouched=crouched))]
    for number, leg in enumerate(legs):
        crouched = isinstance(leg.leg, Crouch) or (crouched and not isinstance(leg.leg, Stand))
        mover = figure.mover(crouched=crouched)
        for here, there in _straights(leg):
            pieces.append(Piece(here, there, number, along, mover, leg.in_flight and here != there))
            along += distance(here, there)
    return tuple(pieces)


def _straights(leg: JudgedLeg) -> Iterator[tuple[Place, Place]]:
    yield from ((here, there) for here, there in pairwise(leg.way) if here != there)
    if leg.fall is not None:
        yield leg.end, leg.end


@dataclass(frozen=True, slots=True)
class Span:
    """A part of one piece, from its first to its last point."""

    piece: Piece
    first: Place
    last: Place

    @property
    def from_start(self) -> bool:
        return self.first == self.piece.start

    @property
    def to_end(self) -> bool:
        return self.last == self.piece.end


@dataclass(frozen=True, slots=True)
class Nearness:
    """What is near: less than a reach, or at most that; between bodies for melee, between bases for ranges."""

    reach_pas: float
    strict: bool = False
    between: Between = "bodies"

    def spans(self, landscape: Landscape, pieces: Sequence[Piece], other: Obstacle) -> Iterator[Span]:
        """The parts of the way near a figure; on a straight piece there is at most one."""
        for piece in pieces:
            first = self._first(landscape, piece.mover, piece.start, piece.end, other)
            if first is not None:
                last = self._first(landscape, piece.mover, piece.end, piece.start, other)
                yield Span(piece, first, last or first)

    def _first(self, landscape: Landscape, mover: Mover, start: Place, end: Place, other: Obstacle) -> Place | None:
        found = landscape.first_within(
            mover, start, end, other, self.reach_pas, strict=self.strict, between=self.between
        )
        ends = (place for place in (start, end) if found is not None and distance(place, found) <= SNAP_PAS)
        return next(ends, found)


def crossings(spans: Sequence[Span], pieces: Sequence[Piece]) -> Iterator[tuple[bool, Point]]:
    """Where the way enters (True) and leaves (False) what the spans cover; being in it at the start is entering."""
    covering = {id(span.piece): span for span in spans}
    inside = False
    for piece in pieces:
        span = covering.get(id(piece))
        if inside and (span is None or not span.from_start):
            yield False, Point.on(piece, piece.start)
            inside = False
        if span is not None:
            if not inside:
                yield True, Point.on(piece, span.first)
            inside = span.to_end
            if not inside:
                yield False, Point.on(piece, span.last)


def changes(
    pieces: Sequence[Piece], holds: Callable[[Place, Mover], bool], step_pas: float
) -> Iterator[tuple[bool, Point]]:
    """Where a question begins (True) and ceases (False) to be answered yes; asked every step, then by halving."""
    before = False
    for piece in pieces:
        at = piece.start
        for share in _shares(piece.length_pas, step_pas):
            here = between(piece.start, piece.end, share)
            if holds(here, piece.mover) != before:
                before = not before
                yield before, Point.on(piece, _turn(piece, at, here, holds))
            at = here


def first_that(span: Span, holds: Callable[[Place, Mover], bool], step_pas: float) -> Place | None:
    """The first place of a span for which a question is answered yes; asked every step, then by halving."""
    at = span.first
    for share in _shares(distance(span.first, span.last), step_pas):
        here = between(span.first, span.last, share)
        if holds(here, span.piece.mover):
            return _turn(span.piece, at, here, holds)
        at = here
    return None


def _shares(length_pas: float, step_pas: float) -> list[float]:
    count = max(1, -int(-length_pas // step_pas))
    return [number / count for number in range(count + 1)]


def _turn(piece: Piece, before: Place, after: Place, holds: Callable[[Place, Mover], bool]) -> Place:
    """Where between two places the answer turns into that of the second."""
    wanted = holds(after, piece.mover)
    if holds(before, piece.mover) == wanted:
        return before
    for _ in range(HALVINGS):
        middle = between(before, after, 0.5)
        before, after = (before, middle) if holds(middle, piece.mover) == wanted else (middle, after)
    return after
