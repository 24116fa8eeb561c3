"""Improves a layout: moves what makes it unfair, as few fragments as little as possible.

One fragment at a time is moved to where it reduces the imbalance most, each pas of the way counting against it. Each
stays in its half, so that shares stay as they are, unless the scenario sets those aside. The search ends when the
layout is fair enough or no move is worth it; then moves that later ones made needless are taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from scenes.games.ichoria.place.placement import imbalances
from scenes.layout.place.search import FAIR_ENOUGH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.games.ichoria.place.candidates import Candidates
    from scenes.layout.surveys import Imbalance

COST_PER_PAS = 0.01
"""Of two moves the shorter one, unless the longer one gains at least this much more for each pas."""

LEAST_GAIN = 0.02
MOST_MOVES = 12


@dataclass(frozen=True, slots=True)
class Move:
    """A fragment that is moved, and what that does to the imbalance."""

    slot: int
    """Which of the fragments."""
    row: int
    """The candidate it goes to."""
    before: Imbalance
    after: Imbalance


def improve(spots: Candidates, values: Sequence[int], *, in_halves: bool = True) -> tuple[Move, ...]:
    """The moves that make a layout fair; the fragments are the last rows of the spots, in their order.

    Where halves do not matter to a scenario, fragments may leave theirs.
    """
    spots = spots if in_halves else replace(spots, spots=tuple(replace(one, half=0) for one in spots.spots))
    first = list(range(spots.free, spots.free + len(values)))
    chosen, order = list(first), list[int]()
    while len(order) < MOST_MOVES:
        now = spots.imbalance(chosen, values).total
        found = _best_move(spots, chosen, values, now) if now > FAIR_ENOUGH else None
        if found is None:
            break
        chosen[found[0]] = found[1]
        order.append(found[0])
    _spare(spots, first, chosen, values)
    return _told(spots, first, chosen, values, list(dict.fromkeys(order)))


def _spare(spots: Candidates, first: Sequence[int], chosen: list[int], values: Sequence[int]) -> None:
    """Take back what later moves have made needless."""
    for slot in range(len(chosen)):
        back = [*chosen[:slot], first[slot], *chosen[slot + 1 :]]
        others = [row for place, row in enumerate(back) if place != slot]
        fits = bool(spots.apart[first[slot]][others].all())
        now, then = (spots.imbalance(rows, values).total for rows in (chosen, back))
        if chosen[slot] != first[slot] and fits and then <= max(now, FAIR_ENOUGH):
            chosen[slot] = first[slot]


def _told(
    spots: Candidates, first: Sequence[int], chosen: Sequence[int], values: Sequence[int], order: Sequence[int]
) -> tuple[Move, ...]:
    """The moves one after the other, each with what it does."""
    rows, moves = list(first), list[Move]()
    for slot in order:
        if chosen[slot] != first[slot]:
            before = spots.imbalance(rows, values)
            rows[slot] = chosen[slot]
            moves.append(Move(slot, chosen[slot], before, spots.imbalance(rows, values)))
    return tuple(moves)


def _best_move(spots: Candidates, chosen: Sequence[int], values: Sequence[int], now: float) -> tuple[int, int] | None:
    """The fragment and the spot that take most from the imbalance for the way it is moved."""
    best: tuple[float, int, int] | None = None
    for slot, here in enumerate(chosen):
        others = [row for place, row in enumerate(chosen) if place != slot]
        allowed = _allowed(spots, others, here)
        if not len(allowed):
            continue
        gains = now - imbalances(spots, others, values, slot, allowed)
        scores = np.round(np.maximum(gains, 0.0) - COST_PER_PAS * _away(spots, here)[allowed], 9)
        place = int(np.argmax(scores))
        if gains[place] >= LEAST_GAIN and (best is None or scores[place] > best[0]):
            best = (float(scores[place]), slot, int(allowed[place]))
    return None if best is None else (best[1], best[2])


def _allowed(spots: Candidates, others: Sequence[int], here: int) -> np.ndarray:
    """Where a fragment of a half may lie among the others."""
    free = np.arange(len(spots.spots)) < spots.free
    for row in others:
        free &= spots.apart[row]
    return np.flatnonzero(free & (spots.halves == spots.halves[here]))


def _away(spots: Candidates, here: int) -> np.ndarray:
    """How far each spot is from one."""
    places = np.array([spot.place for spot in spots.spots])
    return np.asarray(np.linalg.norm(places - places[here], axis=1))
