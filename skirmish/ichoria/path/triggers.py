"""Finds what a move triggers on its way, in the order in which it happens.

An enemy that is engaged (chapter ENG), one whose long weapon reaches out, a sentry that sees the mover or has it in
range (ICH-ALERT-04: both at the same point), an aura, a fragment of ichor.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from skirmish.ichoria.book.move_allowance import DEEP_WATER
from skirmish.ichoria.book.numbers import CONTACT_PAS, ENGAGED_BELOW_PAS
from skirmish.ichoria.path.way import Nearness, Point, changes, crossings, first_that

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from skirmish.ichoria.path.chapters.contacts import Engagement
    from skirmish.ichoria.path.way import Piece
    from skirmish.ichoria.table.landscape import Landscape
    from terrain.movement import Mover, Place
    from terrain.scenery import Obstacle

TriggerKind = Literal[
    "engages",
    "in_reach",
    "enters_view",
    "leaves_view",
    "enters_range",
    "leaves_range",
    "enters_aura",
    "leaves_aura",
    "fragment",
]

LOOK_PAS = 0.25
"""How often a sentry is asked what it sees; where the answer changes, the place is found by halving."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """Something that happens at a point of the way: what, with which figure, where, by which rule."""

    kind: TriggerKind
    who: str
    at: Place
    leg: int
    """On which of the judged legs."""
    along_pas: float
    """How far along the whole way, as the figure goes."""
    rule: str

    @classmethod
    def at_point(cls, kind: TriggerKind, who: str, point: Point, rule: str) -> Trigger:
        return cls(kind, who, point.place, point.leg, point.along_pas, rule)


def triggers(
    landscape: Landscape,
    pieces: Sequence[Piece],
    watchers: Sequence[Watcher],
    fragments: Sequence[Obstacle],
    engaged: Sequence[Engagement],
) -> tuple[Trigger, ...]:
    """All that a way wakes, in order."""
    found = [Trigger.at_point("engages", one.watcher.name, one.point, "ICH-ENG-01") for one in engaged]
    met = {one.watcher.name for one in engaged}
    for watcher in watchers:
        if watcher.name not in met:
            found += reached(landscape, pieces, watcher)
        found += _viewed(pieces, watcher)
        found += _ranged(landscape, pieces, watcher)
        found += _in_aura(landscape, pieces, watcher)
    for fragment in fragments:
        found += _touched(landscape, pieces, fragment)
    return tuple(sorted(found, key=lambda trigger: (trigger.leg, trigger.along_pas)))


def reached(landscape: Landscape, pieces: Sequence[Piece], watcher: Watcher) -> Iterator[Trigger]:
    """Allonge: once, at the first point of a displacement within reach of a figure that sees it, unengaged by it.

    An enemy just left does not reach after a mover that won its disengagement.
    """
    if watcher.reach_pas is None or not watcher.enemy or (watcher.left and watcher.parted_well):
        return
    moving = [piece for piece in pieces if piece.length_pas > 0.0]
    for span in Nearness(watcher.reach_pas).spans(landscape, moving, watcher.body):
        place = first_that(span, watcher.sees_at, LOOK_PAS)
        if place is not None:
            yield Trigger.at_point("in_reach", watcher.name, Point.on(span.piece, place), "ability/allonge")
            return


def _viewed(pieces: Sequence[Piece], watcher: Watcher) -> Iterator[Trigger]:
    """Where a sentry comes to see the mover, and where it loses sight of it (ICH-ALERT-03, ICH-ALERT-06)."""
    if watcher.sees is None or not watcher.looks_out:
        return
    for entering, point in changes(pieces, watcher.sees, LOOK_PAS):
        kind: TriggerKind = "enters_view" if entering else "leaves_view"
        yield Trigger.at_point(kind, watcher.name, point, "ICH-ALERT-04")


def _ranged(landscape: Landscape, pieces: Sequence[Piece], watcher: Watcher) -> Iterator[Trigger]:
    """Where the mover comes within range of a sentry, and where it gets out of it (ICH-ALERT-03, ICH-ALERT-06)."""
    if watcher.range_pas is None:
        return
    near = Nearness(watcher.range_pas, between="bases")
    for entering, point in crossings(list(near.spans(landscape, pieces, watcher.body)), pieces):
        kind: TriggerKind = "enters_range" if entering else "leaves_range"
        yield Trigger.at_point(kind, watcher.name, point, "ICH-ALERT-04")


def _in_aura(landscape: Landscape, pieces: Sequence[Piece], watcher: Watcher) -> Iterator[Trigger]:
    """Where the mover comes under an aura, and where it leaves it."""
    if watcher.aura_pas is None:
        return
    near = Nearness(watcher.aura_pas, between="bases")
    for entering, point in crossings(list(near.spans(landscape, pieces, watcher.body)), pieces):
        kind: TriggerKind = "enters_aura" if entering else "leaves_aura"
        yield Trigger.at_point(kind, watcher.name, point, "ability/receptacle")


def _touched(landscape: Landscape, pieces: Sequence[Piece], fragment: Obstacle) -> Iterator[Trigger]:
    """Where the mover first touches a fragment, and could stop to harvest it (ICH-ICHOR-02, ICH-MEAS-05)."""
    for span in Nearness(CONTACT_PAS, between="bases").spans(landscape, pieces, fragment):
        yield Trigger.at_point("fragment", fragment.name, Point.on(span.piece, span.first), "ICH-ICHOR-02")
        return


@dataclass(frozen=True, slots=True)
class Watcher:
    """Another figure, and what of it a passer-by has to do with."""

    name: str
    at: Place
    body: Obstacle
    """Its volume, down to the ground."""
    enemy: bool = True
    left: bool = False
    """Whether the mover has just disengaged from it, and may go on with its move (ICH-ENG-08, ICH-ENG-09)."""
    parted_well: bool = True
    """Of an enemy just left: whether the mover won its roll against it, so that no long weapon reaches after it."""
    reach_pas: float | None = None
    """How far its Allonge reaches, when it has one."""
    range_pas: float | None = None
    """How far it shoots or charges when it is on alert."""
    aura_pas: float | None = None
    sees: Callable[[Place, Mover], bool] | None = None
    """Whether it sees a body that stands at a place; without this nothing hides anybody from it."""
    swims: bool = False
    """Whether it is in deep water."""
    looks_out: bool = True
    """Whether it matters where it comes to see the mover: only sentries act on that (ICH-ALERT-03, ICH-ALERT-06)."""

    def sees_at(self, place: Place, mover: Mover) -> bool:
        return self.sees is None or self.sees(place, mover)


def may_engage(landscape: Landscape, mover: Mover, place: Place, watcher: Watcher) -> bool:
    """Whether two enemies this near engage each other at all.

    A wall between them keeps them apart (ICH-ENG-07), and so does the shore between a swimmer and one that stands on
    land (ICH-SWIM-08).
    """
    in_water = DEEP_WATER in landscape.kinds_at(place)
    return watcher.enemy and in_water == watcher.swims and watcher.sees_at(place, mover)


def engaged(landscape: Landscape, mover: Mover, place: Place, watcher: Watcher) -> bool:
    """Whether a figure at a place is engaged with an enemy: a gap of less than half a pas (ICH-ENG-01, ICH-ENG-06)."""
    near = landscape.first_within(mover, place, place, watcher.body, ENGAGED_BELOW_PAS, strict=True)
    return near is not None and may_engage(landscape, mover, place, watcher)
