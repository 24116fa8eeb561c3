"""Improving a layout: what makes it unfair is moved, as little and as few as will do.

One fragment at a time is moved to where it takes most from the imbalance, each pas of the way counting against it. Each
stays in its half, so that shares stay as they are. It ends when the layout is fair enough or nothing is worth a move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from scenes.layout.placement import imbalances

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.layout.candidates import Candidates
    from scenes.layout.surveying import Imbalance

FAIR_ENOUGH = 0.1
"""An imbalance of a tenth of an activation is less than dice make of any layout."""

COST_PER_PAS = 0.01
"""Of two moves the shorter one, unless the longer one gains so much more for each pas."""

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


def improve(spots: Candidates, values: Sequence[int]) -> tuple[Move, ...]:
    """The moves that make a layout fair; the fragments are the last rows of the spots, in their order."""
    chosen = list(range(spots.free, spots.free + len(values)))
    moves: list[Move] = []
    while len(moves) < MOST_MOVES:
        before = spots.imbalance(chosen, values)
        found = _best_move(spots, chosen, values, before.total) if before.total > FAIR_ENOUGH else None
        if found is None:
            break
        slot, chosen[slot] = found[0], found[1]
        moves.append(Move(slot, chosen[slot], before, spots.imbalance(chosen, values)))
    return merged(moves)


def merged(moves: Sequence[Move]) -> tuple[Move, ...]:
    """What was moved twice is told once."""
    last = {move.slot: move for move in moves}
    first = {move.slot: move for move in reversed(moves)}
    return tuple(
        Move(slot, last[slot].row, first[slot].before, last[slot].after)
        for slot in dict.fromkeys(move.slot for move in moves)
    )


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
