"""Measures how long a walk over uneven ground is.

The length is that of the line which the elevation of the base draws along the way: on slopes the length along the
surface, plus the height of every step up or down. A base lies on the highest points below it, so it
follows no crevice; what is left of the noise of a scan are bumps that rise and fall by less than a hand can feel, and
those are straightened first. Ground that rises and stays up is never lost by that: corners of the line that are kept
do not move.

Row of a line: 0 distance along the way, 1 height, both in pas. Row of `stack`: 0 first corner, 1 last corner.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.tolerances import BEND_PAS, BUMP_PAS
from terrain.machine.kernels import kernel

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Mark:
    """A point of the line: how far along the way, how high, and the length of the line up to there; all in pas."""

    way: float
    height: float
    length: float


@dataclass(frozen=True)
class Profile:
    """The line that the elevation of a base draws along its way: its corners, and those where it bends for good."""

    corners: tuple[Mark, ...]
    bends: tuple[Mark, ...]

    @cached_property
    def _ways(self) -> list[float]:
        return [corner.way for corner in self.corners]

    def mark(self, way: float) -> Mark:
        """The point of the line at a place of the way; beyond the step, when there is one right there."""
        place = min(bisect_right(self._ways, way), len(self.corners) - 1)
        before, after = self.corners[place - 1], self.corners[place]
        span = after.way - before.way
        share = 1.0 if span == 0.0 else min(1.0, max(0.0, (way - before.way) / span))
        height = before.height + share * (after.height - before.height)
        return Mark(way, height, before.length + share * (after.length - before.length))


def profile_of(knots: Sequence[tuple[float, float]]) -> Profile:
    """The line through places and heights, in pas, with its bumps drawn straight."""
    line = np.array(knots, dtype=np.float64)
    line = line[_kept(line, BUMP_PAS)]
    bent = _kept(line, BEND_PAS)
    corners: list[Mark] = []
    length = 0.0
    for way, height in line.tolist():
        if corners:
            length += math.hypot(way - corners[-1].way, height - corners[-1].height)
        corners.append(Mark(way, height, length))
    return Profile(tuple(corners), tuple(corner for corner, bend in zip(corners, bent, strict=True) if bend))


@kernel
def _kept(line: Any, tolerance: float) -> Any:
    """Which corners of a line are needed so that none of the others is farther from it than a tolerance."""
    kept = np.zeros(len(line), dtype=np.bool_)
    kept[0], kept[-1] = True, True
    stack = np.empty((len(line) + 1, 2), dtype=np.int64)
    stack[0, 0], stack[0, 1], open_spans = 0, len(line) - 1, 1
    while open_spans > 0:
        open_spans -= 1
        first, last = stack[open_spans, 0], stack[open_spans, 1]
        worst, where = 0.0, -1
        for k in range(first + 1, last):
            off = _off(line, first, last, k)
            if off > worst:
                worst, where = off, k
        if worst > tolerance:
            kept[where] = True
            stack[open_spans, 0], stack[open_spans, 1] = first, where
            stack[open_spans + 1, 0], stack[open_spans + 1, 1] = where, last
            open_spans += 2
    return kept


@kernel
def _off(line: Any, first: int, last: int, k: int) -> float:
    """How far a corner is from the straight line between two others."""
    dx, dy = line[last, 0] - line[first, 0], line[last, 1] - line[first, 1]
    ex, ey = line[k, 0] - line[first, 0], line[k, 1] - line[first, 1]
    square = dx * dx + dy * dy
    if square > 0.0:
        share = min(1.0, max(0.0, (ex * dx + ey * dy) / square))
        ex, ey = ex - share * dx, ey - share * dy
    return math.hypot(ex, ey)
