"""Finds choke points (necks): areas that every way from a zone to a stone passes; counts the independent ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Beside = Mapping[str, Sequence[str]]
    Port = tuple[str, bool]

ALL_WAYS = 9
"""More ways than this are as good as any number."""


def necks_between(beside: Beside, zone: Sequence[str], stone: str) -> tuple[str, ...]:
    """The areas between a zone and a stone without which no unit gets there; empty when no way leads there."""
    if stone in zone or not _is_reached(beside, zone, stone, None):
        return ()
    return tuple(area for area in beside if area not in (*zone, stone) and not _is_reached(beside, zone, stone, area))


def _is_reached(beside: Beside, zone: Sequence[str], stone: str, shut: str | None) -> bool:
    seen, edge = {*zone, shut}, list(zone)
    while edge:
        here = edge.pop()
        if here == stone:
            return True
        for there in beside[here]:
            if there not in seen:
                seen.add(there)
                edge.append(there)
    return False


def ways_between(beside: Beside, zone: Sequence[str], stone: str) -> int:
    """How many ways lead from a zone to a stone that share no area but those at their ends (Menger)."""
    if stone in zone:
        return ALL_WAYS
    taken: set[tuple[Port, Port]] = set()
    count = 0
    while count < ALL_WAYS and _one_more(beside, zone, stone, taken):
        count += 1
    return count


def _one_more(beside: Beside, zone: Sequence[str], stone: str, taken: set[tuple[Port, Port]]) -> bool:
    """Find one way more through areas that are split into a way in and a way out, and take it."""
    starts = {(area, True) for area in zone}
    came: dict[Port, Port | None] = dict.fromkeys(starts)
    edge = sorted(starts)
    while edge:
        here = edge.pop(0)
        if here == (stone, False):
            _take(came, here, taken)
            return True
        for there in _steps(beside, here, zone, taken):
            if there not in came:
                came[there] = here
                edge.append(there)
    return False


def _steps(beside: Beside, here: Port, zone: Sequence[str], taken: set[tuple[Port, Port]]) -> list[Port]:
    """Where flow may go on: out of an area to those beside it, through an area once, and back where it came from."""
    area, out = here
    onward = [(there, False) for there in beside[area] if there not in zone] if out else [(area, True)]
    free = [there for there in onward if (here, there) not in taken]
    return free + [start for start, end in sorted(taken) if end == here]


def _take(came: dict[Port, Port | None], end: Port, taken: set[tuple[Port, Port]]) -> None:
    here = end
    while (before := came[here]) is not None:
        if (here, before) in taken:
            taken.remove((here, before))
        else:
            taken.add((before, here))
        here = before
