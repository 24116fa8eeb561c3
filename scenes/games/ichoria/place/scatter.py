"""Lays out fragments for a new scenario: an odd one on the middle line, the others in pairs, one in each half."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from skirmish.ichoria.course import TOKEN_HEIGHT_PAS, PlaceFragment
from skirmish.ichoria.gods import TOKEN_PAS
from skirmish.ichoria.table import find_ground, gridded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scenes.games.ichoria.check.case import Case
    from skirmish.ichoria.table import Polygon
    from terrain.movement import Place, Spot


def laid_out(case: Case, count: int) -> tuple[Place, ...] | None:
    """Legal places for `count` fragments on a table with two halves; None when that many are not found."""
    if len(case.halves) != 2:
        return None
    wide, deep = case.size_pas
    found: list[Place] = []
    (_, here), (_, there) = case.halves
    if count % 2:
        line = sorted((spot for spot in _line(wide, deep)), key=lambda spot: abs(spot[0] - wide / 2))
        middle = _first(case, here, line, found)
        if middle is None:
            return None
        found.append(middle)
    spots = sorted(gridded(here, TOKEN_PAS), key=lambda spot: _preference(spot, case.size_pas))
    for _ in range(count // 2):
        pair = _pair(case, (here, there), spots, found)
        if pair is None:
            return None
        found += pair
    return tuple(found)


def _line(wide: float, deep: float) -> Iterable[Spot]:
    return ((number / 4, deep / 2) for number in range(2, int(4 * wide) - 1))


def _preference(spot: Spot, size_pas: tuple[float, float]) -> tuple[float, float]:
    """Ground between the strip and the middle first, and from the outside inwards."""
    wide, deep = size_pas
    return abs(spot[1] - deep / 3), -abs(spot[0] - wide / 2)


def _pair(
    case: Case, halves: tuple[Polygon, Polygon], spots: Sequence[Spot], found: list[Place]
) -> tuple[Place, Place] | None:
    """Two places, one in each half, across the middle from each other or as nearly so as the ground lets."""
    wide, deep = case.size_pas
    for spot in spots:
        one = _legal(case, halves[0], spot, found)
        if one is None:
            continue
        across = (wide - spot[0], deep - spot[1])
        near = sorted(
            gridded(halves[1], TOKEN_PAS), key=lambda other: hypot(other[0] - across[0], other[1] - across[1])
        )
        other = _first(case, halves[1], [across, *near[:200]], [*found, one])
        if other is not None:
            return one, other
    return None


def _first(case: Case, half: Polygon, spots: Iterable[Spot], found: Sequence[Place]) -> Place | None:
    return next((place for spot in spots if (place := _legal(case, half, spot, found)) is not None), None)


def _legal(case: Case, half: Polygon, spot: Spot, found: Sequence[Place]) -> Place | None:
    """Where a fragment put down at a spot would lie, if the rules let it."""
    decision = PlaceFragment(case.sides[0], (1,), half, tuple(found), case.table)
    if not decision.verdict(list(spot)):
        return None
    return find_ground(case.table, spot, TOKEN_PAS, TOKEN_HEIGHT_PAS)
