"""Estimates the progress of a scan: the share of each step, from typical step times per million triangles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from scenes.scan.store.step_cache import NAMES

Say = Callable[[dict[str, Any]], None]

SECONDS_PER_MILLION = (2.5, 3.0, 3.0, 9.0, 2.0, 3.0, 1.0)
"""Measured on one core, for each step and million triangles; with `LEAST_S` for what loading takes."""

LEAST_S = 0.6
BYTES_PER_TRIANGLE = 40.0
"""Between OBJ and PLY: all there is to go by until a file is read."""


@dataclass
class Pace:
    """Says at every step how much is behind us and how long the step may take."""

    say: Say
    size: float
    """Millions of triangles or points."""
    at: int = 0
    expected_s: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.expected_s = [LEAST_S + self.size * seconds for seconds in SECONDS_PER_MILLION]

    def begin(self, number: int) -> None:
        """Say that a step begins."""
        self.at = number
        self._tell(0.0, 1.0)

    def part(self, done: int, of: int) -> None:
        """Say how many parts of the step are behind us."""
        self._tell(done / of, (done + 1) / of)

    def _tell(self, low: float, high: float) -> None:
        whole, before = sum(self.expected_s), sum(self.expected_s[: self.at - 1])
        mine = self.expected_s[self.at - 1]
        self.say(
            {
                "step": self.at,
                "name": NAMES[self.at - 1],
                "share": (before + low * mine) / whole,
                "until": (before + high * mine) / whole,
                "seconds": (high - low) * mine,
            }
        )


def pace_for(say: Say, size_bytes: float) -> Pace:
    """The pace of a scan, by the size of its files."""
    return Pace(say, size_bytes / BYTES_PER_TRIANGLE / 1e6)
