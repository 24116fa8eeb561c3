"""Finds where on an enemy's way a figure on alert could react: in view and in range at one point (ICH-ALERT-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.figure.arms import shooting_weapons
from skirmish.ichoria.move.action_points import pieces_of, way_pas
from skirmish.ichoria.move.mover import Look, alert_pas, move_pas
from skirmish.ichoria.path.triggers import LOOK_PAS
from skirmish.ichoria.path.way import Nearness, changes, crossings
from skirmish.ichoria.state.engagement import swims
from skirmish.ichoria.table.measures import SNAP_PAS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skirmish.ichoria.path.judgement import Judgement
    from skirmish.ichoria.state.skirmish import Skirmish

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Opening:
    """A stretch of an enemy's way on which it could be shot at with a weapon, or charged."""

    do: str
    first_pas: float
    last_pas: float
    weapon: str | None = None

    def at(self, share: float) -> float:
        """The point at a share of the stretch."""
        return self.first_pas + (self.last_pas - self.first_pas) * share


def openings(
    game: Skirmish, sentry: str, mover: str, judged: Judgement, until_pas: float | None = None, *, acts: bool = False
) -> tuple[Opening, ...]:
    """All stretches of a way on which a figure on alert could react, as far as the mover is going to come.

    One that acts where its way has led is there to be reacted to, although it goes no farther.
    """
    end = way_pas(pieces_of(game, mover, judged)) if until_pas is None else until_pas
    if end <= SNAP_PAS and not acts:
        return ()  # a figure that stays passes no sentry
    look = Look(game, sentry, mover, alert_pas(game, sentry))
    views = changes(pieces_of(game, mover, judged), look, LOOK_PAS)
    viewed = _intervals(((entering, point.along_pas) for entering, point in views), end)
    found = [
        Opening("shoot", first, last, key)
        for key in ([] if swims(game, sentry) else shooting_weapons(game, sentry))
        for first, last in _common(viewed, _within(game, sentry, mover, judged, game.weapon(key).range_pas or 0.0, end))
    ]
    charge_pas = move_pas(game, sentry, hurry=False, charging=True)  # ICH-ALERT-03
    near = _within(game, sentry, mover, judged, charge_pas, end)
    kinds = ("charge", "move") if game.book.options.readings.alert_move == "free" else ("charge",)  # ICH-ALERT-02
    found += [Opening(do, first, last) for do in kinds for first, last in _common(viewed, near)]
    return tuple(found)


def _within(
    game: Skirmish, sentry: str, mover: str, judged: Judgement, range_pas: float, end_pas: float
) -> list[Interval]:
    """The stretches of a way within a range, measured from base to base."""
    pieces = pieces_of(game, mover, judged)
    landscape = game.table.landscape(game.standings, mover)
    spans = list(Nearness(range_pas, between="bases").spans(landscape, pieces, game.table.body(game.standing(sentry))))
    return _intervals(((entering, point.along_pas) for entering, point in crossings(spans, pieces)), end_pas)


def _intervals(changes: Iterable[tuple[bool, float]], end_pas: float) -> list[Interval]:
    """Where something holds, from the points at which it begins and ends."""
    found: list[Interval] = []
    began: float | None = None
    for entering, along in changes:
        if entering:
            began = along
        elif began is not None:
            found.append((began, min(along, end_pas)))
            began = None
    if began is not None:
        found.append((began, end_pas))
    return [(first, last) for first, last in found if first <= last]


def _common(some: list[Interval], others: list[Interval]) -> list[Interval]:
    """Where two things hold at the same point."""
    both = ((max(a, c), min(b, d)) for a, b in some for c, d in others)
    return [(first, last) for first, last in both if first <= last]
