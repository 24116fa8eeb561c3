"""Computes which areas are lower than the one a unit stands in (MYT-BOUND-09, MYT-BOUND-11)."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from skirmish.board.boundaries import Boundary
    from skirmish.board.drawing import Area


def lower_areas(areas: Sequence[Area], boundaries: Sequence[Boundary]) -> dict[str, frozenset[str]]:
    """For each area, those in which a target stands lower; none for an area that is above no arrow itself."""
    across = _across_arrows(boundaries)
    below = _by_levels(areas) if all(area.level is not None for area in areas) else _by_arrows(areas, boundaries)
    return {
        area.id: frozenset(across[area.id]) | (below[area.id] if below else frozenset())
        if across[area.id]
        else frozenset()
        for area in areas
    }


def _across_arrows(boundaries: Sequence[Boundary]) -> defaultdict[str, set[str]]:
    """The areas that the arrows on the borders of an area point down to."""
    across: defaultdict[str, set[str]] = defaultdict(set)
    for boundary in boundaries:
        if boundary.low is not None:
            across[boundary.beyond(boundary.low)].add(boundary.low)
    return across


def _by_levels(areas: Sequence[Area]) -> Mapping[str, frozenset[str]]:
    levels = {area.id: area.level or 0 for area in areas}
    return {one: frozenset(other for other in levels if levels[other] < levels[one]) for one in levels}


def _by_arrows(areas: Sequence[Area], boundaries: Sequence[Boundary]) -> Mapping[str, frozenset[str]] | None:
    """Without levels: areas joined without an arrow between them are level; None when that contradicts an arrow."""
    group = _level_groups(areas, boundaries)
    down: defaultdict[str, set[str]] = defaultdict(set)
    for boundary in boundaries:
        if boundary.low is not None:
            down[group[boundary.beyond(boundary.low)]].add(group[boundary.low])
    below = {name: _all_below(name, down) for name in set(group.values())}
    if any(name in lower for name, lower in below.items()):
        return None
    return {area.id: frozenset(other for other in group if group[other] in below[group[area.id]]) for area in areas}


def _level_groups(areas: Sequence[Area], boundaries: Sequence[Boundary]) -> dict[str, str]:
    """The adjacency graph, cut at every pair of areas with an arrow: the name of the part each area is in."""
    cut = {frozenset(boundary.between) for boundary in boundaries if boundary.low is not None}
    group = {area.id: area.id for area in areas}
    for boundary in boundaries:
        if frozenset(boundary.between) not in cut:
            one, other = (group[area] for area in boundary.between)
            group = {area: one if name == other else name for area, name in group.items()}
    return group


def _all_below(start: str, down: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(down.get(start, ()))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(down.get(name, ()))
    return found
