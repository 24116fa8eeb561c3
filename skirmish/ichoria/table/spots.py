"""Parses the spots on the table that players name in their answers, and suggests spots to them."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from skirmish.ichoria.table.zones import bounds, inside

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skirmish.ichoria.table.tabletop import Tabletop
    from skirmish.ichoria.table.zones import Polygon
    from skirmish.kernel import Answer, Chance
    from terrain.movement import Place, Spot

FLOOR_PAS = 0.5
"""A height that is said finds the floor this close to it: differences of less are ground (ICH-MOV-18)."""

GRID_PAS = 0.25
"""How far apart spots are that are tried one after the other."""

STEPS_PER_PAS = 16
"""Random spots lie on a grid this fine, so that they are short to write."""

NUMBER = r"-?\d+(?:\.\d+)?"
PLACEMENT = re.compile(rf"(?P<what>.+?)\s+(?:(?:at|à|en)\s+)?(?P<spot>{NUMBER}(?:\s*,\s*{NUMBER}){{1,2}})")

RANDOM_TRIES = 60
"""The number of random spots tried before the ground is searched in order."""


def read_spot(said: Answer) -> tuple[float, ...] | None:
    """A spot as it is said, [x, y] or [x, y, z] in pas; None when it is none."""
    if not isinstance(said, list | tuple) or len(said) not in (2, 3):
        return None
    if any(isinstance(number, bool) or not isinstance(number, int | float) for number in said):
        return None
    return tuple(float(number) for number in said) if all(math.isfinite(number) for number in said) else None


def read_placement(typed: str) -> tuple[str, list[float]] | None:
    """Parse a typed placement: `davios at 5,4`, `davios 5,4,2`; None when it is none."""
    found = PLACEMENT.fullmatch(typed.strip())
    return (found["what"], [float(number) for number in found["spot"].split(",")]) if found else None


def find_ground(table: Tabletop, spot: tuple[float, ...], base_pas: float, height_pas: float) -> Place | None:
    """The ground at a spot: the highest, or the floor whose height was said."""
    if len(spot) == 2:
        return table.ground((spot[0], spot[1]), base_pas, height_pas)
    found = table.ground((spot[0], spot[1]), base_pas, height_pas, below_pas=spot[2] + FLOOR_PAS)
    return found if found is not None and abs(found[2] - spot[2]) <= FLOOR_PAS else None


def scattered(polygon: Polygon, chance: Chance, margin_pas: float = 0.0) -> Iterator[Spot]:
    """Random spots in a polygon, then all those of a grid in a random order of its rows."""
    left, low, right, high = _inner_bounds(polygon, margin_pas)
    columns, rows = (int((right - left) * STEPS_PER_PAS), int((high - low) * STEPS_PER_PAS))
    for tried in range(RANDOM_TRIES):
        x = left + chance.below(columns + 1, tried, 0) / STEPS_PER_PAS
        y = low + chance.below(rows + 1, tried, 1) / STEPS_PER_PAS
        if inside(polygon, (x, y)):
            yield x, y
    yield from gridded(polygon, margin_pas, chance.order(int((high - low) / GRID_PAS) + 1, RANDOM_TRIES))


def gridded(polygon: Polygon, margin_pas: float = 0.0, rows: Sequence[int] | None = None) -> Iterator[Spot]:
    """The spots of a grid over a polygon, row by row; a margin spares those too near its outermost edges."""
    left, low, right, high = _inner_bounds(polygon, margin_pas)
    for row in range(int((high - low) / GRID_PAS) + 1) if rows is None else rows:
        for column in range(int((right - left) / GRID_PAS) + 1):
            spot = (left + column * GRID_PAS, low + row * GRID_PAS)
            if inside(polygon, spot):
                yield spot


def _inner_bounds(polygon: Polygon, margin_pas: float) -> tuple[float, float, float, float]:
    left, low, right, high = bounds(polygon)
    across, along = min(margin_pas, (right - left) / 2), min(margin_pas, (high - low) / 2)
    return left + across, low + along, right - across, high - along
