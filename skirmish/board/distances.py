"""Computes how far areas are apart, counted in areas that have to be entered.

Kinds of boundary, terrains, units and full areas play no part (MYT-RANGE-02): a distance is a shortest way over
adjacent areas, and nothing else.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def all_distances(neighbours: Mapping[str, Sequence[str]]) -> dict[str, dict[str, int]]:
    """MYT-RANGE-01: from every area to every other that can be got to, the nearest first."""
    return {area: distances_from(area, neighbours) for area in neighbours}


def distances_from(start: str, neighbours: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """The start is not counted, the last area is."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for area in neighbours[here]:
            if area not in found:
                found[area] = found[here] + 1
                waiting.append(area)
    return found


def shortest_way(start: str, end: str, neighbours: Mapping[str, Sequence[str]]) -> tuple[str, ...] | None:
    """One of the shortest ways, from the start to the end, both included."""
    far = distances_from(end, neighbours)
    if start not in far:
        return None
    way = [start]
    while way[-1] != end:
        way.append(next(area for area in neighbours[way[-1]] if far[area] == far[way[-1]] - 1))
    return tuple(way)


def in_range(distance: int | None, reach: int) -> bool:
    """MYT-RANGE-03: whether a target at a distance is in range."""
    return distance is not None and distance <= reach


def range_category(distance: int) -> str:
    """MYT-RANGE-04: "0" in the same area, "1+" anywhere else."""
    return "0" if distance == 0 else "1+"
