"""Caches answers about movement for a table, so that a repeated question costs nothing.

The planner, the judge and the path tidier ask the same questions, and so does the next turn of a game. An answer
depends on the scenery and only on those figures that stand where the question looks: they are part of the cache key,
other figures may move.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.table import Table

Point = tuple[float, float]

MOST = 1 << 15
"""Answers kept for one table; beyond that all are forgotten."""

_KNOWN: WeakKeyDictionary[Table, dict[Hashable, Any]] = WeakKeyDictionary()


def near(figures: Iterable[Obstacle], start: Point, end: Point, reach: float) -> tuple[Obstacle, ...]:
    """The figures that come within a reach of a straight way, seen from above; all lengths in lattice units."""
    return tuple(figure for figure in figures if _apart(figure, start, end) <= reach)


def _apart(figure: Obstacle, start: Point, end: Point) -> float:
    east, north = end[0] - start[0], end[1] - start[1]
    x, y = figure.body.centre[0] - start[0], figure.body.centre[1] - start[1]
    square = east * east + north * north
    share = min(1.0, max(0.0, (x * east + y * north) / square)) if square else 0.0
    return math.hypot(x - share * east, y - share * north) - max(figure.body.semi_axes)


def remembered(table: Table, question: Hashable, figures: Sequence[Obstacle], answer: Callable[[], Any]) -> Any:
    """The answer to a question among some figures; worked out when it is asked for the first time."""
    known = _KNOWN.setdefault(table, {})
    key = (question, tuple(figures))
    if key not in known:
        if len(known) >= MOST:
            known.clear()
        known[key] = answer()
    return known[key]
