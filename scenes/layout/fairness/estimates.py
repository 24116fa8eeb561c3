"""Computes means over games, with the interval that says how far to trust them.

The unit is the seed, not the game: the games of one seed share their dice and differ only in which band stands where,
so they are not independent samples. Every figure is therefore averaged over the games of a seed first, and the interval
follows from how much the seeds differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ALPHA = 0.05
"""How often a fair layout may be called unfair."""

LOOK_ALPHA = 0.001
"""How often at each look before the last (after Haybittle and Peto: so little that the last one hardly pays for it)."""

FIRST_LOOK = 20
"""Seeds before the first look; each further one is after twice as many."""

PRETENDED = (0.0, 1.0)
"""One seed all lost and one all won, added to those played before an interval of a share is drawn (after Agresti and
Coull: two won and two lost games). Without them ten wins of ten would leave no doubt at all."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with the ends of its interval."""

    value: float
    low: float
    high: float

    @property
    def give(self) -> float:
        """How far the interval goes from the figure, on its longer side."""
        return max(self.high - self.value, self.value - self.low)

    def holds(self, value: float) -> bool:
        """Whether the interval contains a value."""
        return self.low <= value <= self.high

    def within(self, value: float, most: float) -> bool:
        """Whether the whole interval lies so near to a value."""
        return value - most <= self.low and self.high <= value + most

    def times_to_tell(self, value: float, most: float) -> float:
        """How many times as many it takes until the interval either leaves out the value, or lies near to it.

        An interval narrows by the root of how many there are; which of the two comes first is taken.
        """
        apart = abs(self.value - value)
        return max(1.0, (self.give / max(apart, most - apart)) ** 2)


def share(seeds: Sequence[float], alpha: float = ALPHA) -> Estimate:
    """The mean of shares between 0 and 1, one for each seed."""
    around = counted((*seeds, *PRETENDED), alpha)
    return Estimate(sum(seeds) / len(seeds), around.low, min(1.0, around.high))


def counted(seeds: Sequence[float], alpha: float = ALPHA) -> Estimate:
    """The mean of numbers that are never below 0, one for each seed; two seeds at least. After Student."""
    from scipy.special import stdtrit  # noqa: PLC0415 - phrasing estimates need not load it

    count = len(seeds)
    middle = sum(seeds) / count
    spread = sqrt(sum((one - middle) ** 2 for one in seeds) / (count - 1))
    give = float(stdtrit(count - 1, 1 - alpha / 2)) * spread / sqrt(count)
    return Estimate(middle, max(0.0, middle - give), middle + give)


def looks(seeds: int) -> tuple[int, ...]:
    """After how many seeds a run is evaluated before its end; they are fixed before anything is played."""
    found = []
    at = FIRST_LOOK
    while at < seeds:
        found.append(at)
        at *= 2
    return tuple(found)


def last_alpha(earlier: int) -> float:
    """The alpha left for the last look after `earlier` ones: together they are wrong no more often than `ALPHA`."""
    return ALPHA - earlier * LOOK_ALPHA
