"""Kernels for stretches of a walk: prove that a body gets over a stretch, and compute how high its feet are on the way.

Row of `knots`: 0 place on the axis of the lane, 1 height. `bed` is `Bed` of `standing/levels.py`.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from terrain.machine.kernels import kernel
from terrain.standing.levels import (
    ENOUGH,
    HELD,
    NOT_HELD,
    Bed,
    common_of,
    deciding,
    held_in_common,
    level_at,
    rising,
    top_in_common,
    top_in_strip,
    top_of,
)

PIECE = 0.2
"""In radii of the base: for so long a piece of a stretch the faces that may be the highest below it are listed."""


@kernel
def proved(
    bed: Bed, radii: Any, start: float, end: float, feet: float, rise: float, step: float, height: float
) -> tuple[bool, float, float]:
    """Whether a body walks along a stretch for certain, always at the height of the highest ground below it.

    All ground within a step of the highest below any base of the stretch, where all bases have it in common, holds half
    of a base; and nothing that is higher above the feet than they rise reaches into the body on the whole stretch.
    With it the heights between which the feet stay.
    """
    high = top_in_strip(bed, start, end, feet + rise)
    low = top_in_common(bed, start, end, feet + rise)
    if high - low > step or held_in_common(bed, start, end, high - step, high) < ENOUGH:
        return False, low, high
    return rising(bed, radii, start, end, low + rise, high + height) < 0, low, high


@kernel
def proved_at(
    bed: Bed, radii: Any, start: float, end: float, feet: float, rise: float, step: float, height: float
) -> bool:
    """The same where higher ground below the base holds too little of it: it stays on what is no higher than its feet.

    All ground within a step below the feet holds half of what the bases have in common, and it is the level of the
    highest of it, wherever that is.
    """
    high = top_in_strip(bed, start, end, feet + rise)
    low = top_in_common(bed, start, end, feet)
    if high - low > step or held_in_common(bed, start, end, feet - step, feet) < ENOUGH:
        return False
    return rising(bed, radii, start, end, low + rise, high + height) < 0


@kernel
def profile(bed: Bed, start: float, end: float, ceiling: float, grain: float, finest: float) -> Any:
    """The height of the highest ground below a base along a stretch: places and heights, within a grain of height.

    Where it jumps, the place comes twice.
    """
    knots = np.empty((16, 2))
    pieces = math.ceil((end - start) / PIECE)
    low = top_in_common(bed, start, end, ceiling)
    among = deciding(bed, np.arange(len(bed.treads)), start, end, low)
    count = 0
    for piece in range(pieces):
        first, last = start + (end - start) * piece / pieces, start + (end - start) * (piece + 1) / pieces
        least = common_of(bed, among, low, first, last, ceiling)
        chosen = deciding(bed, among, first, last, least)
        knots, count = _piece(bed, chosen, least, first, last, ceiling, grain, finest, knots, count)
    return knots[:count].copy()


@kernel
def _piece(
    bed: Bed,
    chosen: Any,
    low: float,
    start: float,
    end: float,
    ceiling: float,
    grain: float,
    finest: float,
    knots: Any,
    count: int,
) -> Any:
    """The knots of a piece of the stretch, so short that few faces can be the highest on it."""
    ends = np.empty(64)
    ends[0], open_ends, here = end, 1, start
    before = top_of(bed, chosen, low, here, here, ceiling)
    while open_ends > 0:
        there = ends[open_ends - 1]
        top = top_of(bed, chosen, low, here, there, ceiling)
        spread = top - before
        if spread <= grain and top - low > grain:
            spread = top - common_of(bed, chosen, low, here, there, ceiling)
        if spread > grain and there - here > finest and open_ends < len(ends):
            ends[open_ends] = (here + there) / 2.0
            open_ends += 1
            continue
        if count + 2 > len(knots):
            knots = np.concatenate((knots, np.empty_like(knots)))
        after = top_of(bed, chosen, low, there, there, ceiling)
        if spread > grain:
            knots[count, 0], knots[count, 1] = here, after
            count += 1
        knots[count, 0], knots[count, 1] = there, after
        count, here, before, open_ends = count + 1, there, after, open_ends - 1
    return knots, count


@kernel
def crept(
    bed: Bed, radii: Any, start: float, end: float, hair: float, feet: float, rise: float, step: float, height: float
) -> float:
    """How far a body gets on a stretch whose every hair it can step over without rising or sinking."""
    at = start
    while at < end:
        to = min(at + hair, end)
        verdict, top, _ = level_at(bed, to, feet + rise, feet - step, step)
        if verdict != HELD or top != feet or rising(bed, radii, at, to, feet + rise, feet + height) >= 0:
            break
        at = to
    return at


@kernel
def held_at_each(bed: Bed, places: Any, ceiling: float, step: float) -> Any:
    """At each of some places how much of a base the highest level up to a ceiling holds."""
    held = np.empty(len(places))
    for k in range(len(places)):
        top = top_in_strip(bed, places[k], places[k], ceiling)
        held[k] = held_in_common(bed, places[k], places[k], top - step, top)
    return held


@kernel
def is_walled_in(bed: Bed, radii: Any, at: float, low: float, high: float, span: float) -> bool:
    """Whether something is in the way of a body at a place all the way up, in every span between two heights.

    Then a body that takes up two spans or more has no room there, wherever between these heights it is.
    """
    for k in range(int((high - low) / span)):
        if rising(bed, radii, at, at, low + k * span, low + (k + 1) * span) < 0:
            return False
    return high - low >= span


@kernel
def first_open(
    bed: Bed, radii: Any, places: Any, first: int, low: float, high: float, span: float, feet: float, lowest: float,
    step: float,
) -> int:  # fmt: skip
    """The first of some places, from one on, where a body may stand within a step of a height; their number for none.

    It is not walled in there, as far as spans tell, and some level holds it, or may do so.
    """
    for k in range(first, len(places)):
        if span > 0.0 and is_walled_in(bed, radii, places[k], low, high, span):
            continue
        if level_at(bed, places[k], feet + step, lowest, step)[0] != NOT_HELD:
            return k
    return len(places)
