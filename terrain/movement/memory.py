"""Caches answers about movement for a table: the one memory of geometry that planners, judges and games share.

A planner, a judge and the code that tidies a path ask the same questions, and so does the next turn of a game.

    question                 key, besides the setting              worked out anew without it (castle, hunters)
    walk, wall, drop, fall   mover, places, figures near the way   a fall through the lattice takes half a second
    footing, balanced        mover, place                          as often as a path is judged
    first_within             mover, stretch, the other's body      for every figure along every stretch

No answer can be stale. A table never changes, and its answers go with it. The setting is all that a landscape adds to
it: marked areas, step and slope. Places are keyed in lattice units, which is what answers are worked out from. Figures
are values, body and all; only those that stand where a question looks are part of its key, so others may move.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.table import Table

Point = tuple[float, float]

MOST = 1 << 15
"""Answers kept for one table in one setting; beyond that all are forgotten."""


class Memory:
    """Answers by question."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Any] = {}

    def answer(self, question: Hashable, work_out: Callable[[], Any]) -> Any:
        """The answer to a question; worked out when it is asked for the first time."""
        if question not in self._known:
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[question] = work_out()
        return self._known[question]


_MEMORIES: WeakKeyDictionary[Table, dict[Hashable, Memory]] = WeakKeyDictionary()


def memory_of(table: Table, setting: Hashable) -> Memory:
    """The memory of a table in a setting: that on which answers rest besides it and the figures."""
    return _MEMORIES.setdefault(table, {}).setdefault(setting, Memory())


def near(figures: Iterable[Obstacle], start: Point, end: Point, reach: float) -> tuple[Obstacle, ...]:
    """The figures that come within a reach of a straight way, seen from above; all lengths in lattice units."""
    return tuple(figure for figure in figures if _apart(figure, start, end) <= reach)


def _apart(figure: Obstacle, start: Point, end: Point) -> float:
    east, north = end[0] - start[0], end[1] - start[1]
    x, y = figure.body.centre[0] - start[0], figure.body.centre[1] - start[1]
    square = east * east + north * north
    share = min(1.0, max(0.0, (x * east + y * north) / square)) if square else 0.0
    return math.hypot(x - share * east, y - share * north) - max(figure.body.semi_axes)
