"""Ends a move where it brings a figure to less than half a pas of an enemy (chapter ENG)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import ENGAGED_BELOW_PAS
from skirmish.ichoria.path.triggers import engaged, may_engage
from skirmish.ichoria.path.way import Nearness, Point, first_that
from skirmish.ichoria.table.measures import SNAP_PAS
from skirmish.kernel import Fact, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skirmish.ichoria.path.judgement import JudgedLeg
    from skirmish.ichoria.path.triggers import Watcher
    from skirmish.ichoria.path.way import Piece
    from skirmish.ichoria.table.landscape import Landscape
    from terrain.movement import Mover, Place

LOOK_PAS = 0.1
"""How often an enemy that is near enough is asked whether anything stands between."""


@dataclass(frozen=True, slots=True)
class Engagement:
    """An enemy, and the first point of the way at which the mover has charged it (ICH-ENG-02)."""

    watcher: Watcher
    point: Point


def engagements(landscape: Landscape, pieces: Sequence[Piece], watchers: Sequence[Watcher]) -> tuple[Engagement, ...]:
    """The enemies that a way engages, in the order in which it does (ICH-ENG-01)."""
    found = ((watcher, _first_point(landscape, pieces, watcher)) for watcher in watchers if watcher.enemy)
    engaging = [Engagement(watcher, point) for watcher, point in found if point is not None]
    return tuple(sorted(engaging, key=lambda engagement: engagement.point))


def _first_point(landscape: Landscape, pieces: Sequence[Piece], watcher: Watcher) -> Point | None:
    """The first point at less than half a pas with nothing between.

    An enemy just left counts again only once the gap to it has been half a pas (ICH-ENG-09).
    """
    near = Nearness(ENGAGED_BELOW_PAS, strict=True)
    spans = {id(span.piece): span for span in near.spans(landscape, pieces, watcher.body)}
    leaving = watcher.left

    def face_each_other(place: Place, mover: Mover) -> bool:
        return may_engage(landscape, mover, place, watcher)

    for piece in pieces:
        span = spans.get(id(piece))
        if leaving:
            leaving = span is not None and span.to_end
        elif span is not None:
            place = first_that(span, face_each_other, LOOK_PAS)
            if place is not None:
                return _where_it_counts(landscape, pieces, piece, place, watcher)
    return None


def _where_it_counts(
    landscape: Landscape, pieces: Sequence[Piece], piece: Piece, place: Place, watcher: Watcher
) -> Point:
    """No figure stops in the air or on a wall: a leg that ends near the enemy engages it where it ends."""
    last = [other for other in pieces if other.leg == piece.leg][-1]
    if piece.in_flight and engaged(landscape, last.mover, last.end, watcher):
        return Point.on(last, last.end)
    return Point.on(piece, place)


def stopped(
    pieces: Sequence[Piece], found: Sequence[Engagement], legs: Sequence[JudgedLeg], *, goes_on: bool
) -> tuple[Verdict, Point] | None:
    """The no to a way that goes on past the point where it engages an enemy (ICH-MOV-05); None when it stops there.

    Only a straight charge may go on, up to contact with that same enemy. Enemies reached at the same point are engaged
    together (ICH-ENG-06).
    """
    if not found:
        return None
    first, *others = found
    together = [other for other in others if other.point.along_pas - first.point.along_pas <= SNAP_PAS]
    is_last = first.point.leg == len(legs) - 1 and not goes_on
    if is_last and len(together) == len(others) and _closes_in(pieces, first):
        return None
    facts: dict[str, Fact] = {"leg": legs[first.point.leg].offered, "name": first.watcher.name}
    return Verdict(False, "engaged", "ICH-MOV-05", first.point.place, facts), first.point


def _closes_in(pieces: Sequence[Piece], engagement: Engagement) -> bool:
    """Whether the rest of the way leads straight towards the enemy, if there is any."""
    point, end = engagement.point, pieces[-1].end
    if pieces[-1].along_pas + pieces[-1].length_pas - point.along_pas <= SNAP_PAS:
        return True
    if any(piece.in_flight for piece in pieces if piece.leg == point.leg):
        return False
    onward = (end[0] - point.place[0], end[1] - point.place[1])
    enemy = (engagement.watcher.at[0] - end[0], engagement.watcher.at[1] - end[1])
    return onward[0] * enemy[0] + onward[1] * enemy[1] >= 0.0


def engaged_from_the_start(
    landscape: Landscape, mover: Mover, start: Place, watchers: Sequence[Watcher]
) -> Watcher | None:
    """An enemy that holds the figure where it is: an engaged figure does not move (ICH-ENG-03, ICH-ENG-04)."""
    holding = (watcher for watcher in watchers if watcher.enemy and not watcher.left)
    return next((watcher for watcher in holding if engaged(landscape, mover, start, watcher)), None)
