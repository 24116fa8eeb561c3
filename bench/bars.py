"""Defines the limits that the figures have to keep, and checks them."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    """A limit that a figure has to keep: an upper or a lower one."""

    limit: float
    unit: str
    at_least: bool = False

    def keeps(self, value: float) -> bool:
        return value >= self.limit if self.at_least else value <= self.limit

    def __str__(self) -> str:
        return f"bar {'≥' if self.at_least else '≤'} {self.limit:g} {self.unit}"


@dataclass(frozen=True)
class Measured:
    """A figure beside its bar; `give` is one standard deviation of it, where that is known.

    Times are wall times. `by_cpu` is the same figure by CPU time, which others at work on the machine change little.
    """

    what: str
    value: float
    bar: Bar
    give: float = 0.0
    by_cpu: float | None = None

    @property
    def kept(self) -> bool:
        return self.bar.keeps(self.value)

    @property
    def mark(self) -> str:
        if self.kept:
            return "✓"
        slack = self.give if self.bar.at_least else -self.give
        return "✗ within ±" if self.give and self.bar.keeps(self.value + slack) else "✗"

    @property
    def text(self) -> str:
        give = f" ±{self.give:.0f}" if self.give else ""
        return f"{self.value:.3g}{give} {self.bar.unit}"


@dataclass(frozen=True)
class Share:
    """A count out of a total."""

    part: int
    whole: int

    @property
    def percent(self) -> float:
        return 100.0 * self.part / self.whole if self.whole else math.nan

    @property
    def give(self) -> float:
        """Half the width, in points, of the interval (Wilson's) that holds the true share two times in three."""
        if not self.whole:
            return math.nan
        share = self.part / self.whole
        return 100.0 * math.sqrt(share * (1 - share) / self.whole + 0.25 / self.whole**2) / (1 + 1 / self.whole)


DECIDED = {
    "500k": {5: 85, 50: 98, 500: 100},
    "castle": {50: 95, 500: 99},
    "tower": {500: 92},
    "building": {500: 92},
    "hill-05": {500: 90},
}
"""For tables by name: the percentage of hard pairs that is decided within a number of milliseconds."""

VISIBLE_AT_ONCE = Bar(95, "%", at_least=True)
PLAIN_MEDIAN = Bar(1, "ms")
ONE_WALL = Bar(0.2, "ms")
CERTIFICATE_MEDIAN, CERTIFICATE_P90 = Bar(4, "kB"), Bar(16, "kB")
CHECK_MEDIAN = Bar(200, "ms")
FRESH, RELOADED = Bar(10, "s"), Bar(0.5, "s")
AS_FAST = Bar(1, "times ours", at_least=True)
CONTRADICTIONS = Bar(0, "contradictions")
MISSED = Bar(0.5, "% of all pairs")
EDGE_SHORT, EDGE_LONG = Bar(1, "% of edge pairs"), Bar(0.2, "% of edge pairs")
EDGE_MEDIAN, EDGE_HIGH = Bar(5, "ms"), Bar(60, "ms")


def decided_bar(table: str, within_ms: float) -> Bar | None:
    percent = DECIDED.get(table, {}).get(int(within_ms))
    return None if percent is None else Bar(percent, "%", at_least=True)
