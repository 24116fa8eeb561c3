"""Finds the links between places that no walk joins: jumps, leaps, climbs, descents, drops, ladders and ropes.

Links are geometry, found once for a table and a body, as far as a `Reach` goes. What a body may do of them, and at
what price, its `MoveRules` say.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.lattice.units import to_pas
from terrain.planning.field.link_finder import JUMP, Found, Ground
from terrain.planning.field.rims import find_ways, headings

if TYPE_CHECKING:
    from terrain.planning.field.cells import Nodes
    from terrain.planning.field.storeys import Storeys

BOUND_SLACK_PAS = 0.01
"""Links are measured to about this: one that misses a bound by less is taken to keep it, until it is judged."""

LEAST_GAP_PAS = 0.3
"""Narrower voids between places of one level are the roughness of a rim, seen at points."""

BESIDE_PAS = 0.5
"""The distance from a base at which a ladder or rope can still be held."""

MOST_BESIDE = 6
"""Nodes joined to each end of a ladder or rope."""

ROOM = 1 << 16
"""Ways written down at once."""


class Links(NamedTuple):
    """From each node, from `start` to the next: to which node, of which kind, and its numbers."""

    start: Any
    to: Any
    kind: Any
    before: Any
    """How far one walks from the node to where it begins."""
    length: Any
    """The horizontal length of a jump; the length of a ladder or rope."""
    rise: Any
    deep: Any
    """How deep one falls when it fails."""
    after: Any
    """How far one walks from where it ends to the node."""
    take_off: Any
    landing: Any
    """Point coordinates and heights in pas."""


class Upright(NamedTuple):
    """A ladder or a rope: its kind, and its foot and top in pas from the middle of the table."""

    kind: int
    foot: tuple[float, float, float]
    top: tuple[float, float, float]


def find_links(ground: Ground, uprights: list[Upright]) -> Links:
    """All links of a table for a body."""
    ends, numbers = _all_ways(ground)
    level = (ends[:, 2] == JUMP) & (np.abs(numbers[:, 2]) <= to_pas(ground.probe.step))
    kept = (numbers[:, 1] <= ground.reach.jump_pas + BOUND_SLACK_PAS) & ~(level & (numbers[:, 1] < LEAST_GAP_PAS))
    held = [_upright_ways(ground, upright) for upright in uprights]
    every_end = np.concatenate([ends[kept], *(of for of, _ in held)])
    return _joined(ground.storeys, ground.nodes, every_end, np.concatenate([numbers[kept], *(of for _, of in held)]))


def _all_ways(ground: Ground) -> tuple[Any, Any]:
    """Look around from every node, with more room whenever it is used up."""
    towards = headings()
    ends, numbers = [np.zeros((0, 3), np.int32)], [np.zeros((0, 10), np.float64)]
    node = 0
    while node < len(ground.nodes.storey):
        found = Found(np.zeros(1, np.int64), np.zeros((ROOM, 3), np.int32), np.zeros((ROOM, 10), np.float64))
        node = find_ways(ground, towards, node, found)
        ends.append(found.ends[: found.count[0]])
        numbers.append(found.numbers[: found.count[0]])
    return np.concatenate(ends), np.concatenate(numbers)


def _upright_ways(ground: Ground, upright: Upright) -> tuple[Any, Any]:
    """Up and down between the nodes at the foot of a ladder or rope and those at its top."""
    feet, tops = (_nodes_beside(ground, place) for place in (upright.foot, upright.top))
    pairs = [(a, b) for a in feet for b in tops]
    ends = [(a, b, upright.kind) for a, b in pairs] + [(b, a, upright.kind) for a, b in pairs]
    numbers = [_upright_numbers(ground, upright, foot, top) for foot, top in pairs]
    numbers += [_upright_numbers(ground, upright, top, foot) for foot, top in pairs]
    return np.array(ends, np.int32).reshape(-1, 3), np.array(numbers, np.float64).reshape(-1, 10)


def _upright_numbers(ground: Ground, upright: Upright, start: int, end: int) -> tuple[float, ...]:
    """One holds on to it at one node and lets go at the other: only its length counts."""
    here, there = _place_of(ground, start), _place_of(ground, end)
    return (0.0, math.dist(upright.foot, upright.top), there[2] - here[2], 0.0, *here, *there)


def _place_of(ground: Ground, node: int) -> tuple[float, float, float]:
    point, storey = int(ground.nodes.point[node]), int(ground.nodes.storey[node])
    row, place = divmod(point, ground.storeys.across)
    return float(place), float(row), to_pas(int(ground.storeys.top[storey]))


def _nodes_beside(ground: Ground, place: tuple[float, float, float]) -> list[int]:
    """Nodes whose bodies stand upright beside a place, at most a step above or below it; the nearest ones."""
    storeys, nodes, probe = ground.storeys, ground.nodes, ground.probe
    row, column = np.divmod(nodes.point, storeys.across)
    east = (column + 0.5 - storeys.across / 2) * storeys.spacing - place[0]
    north = (row + 0.5 - storeys.along / 2) * storeys.spacing - place[1]
    away, rise = np.hypot(east, north), np.abs(to_pas(storeys.top[nodes.storey]) - place[2])
    near = (away <= max(probe.ahead, probe.aside) + BESIDE_PAS) & (rise <= to_pas(probe.step))
    near &= storeys.room[nodes.storey] >= probe.height
    found = np.flatnonzero(near)
    return found[np.argsort(away[found], kind="stable")][:MOST_BESIDE].tolist()


def _joined(storeys: Storeys, nodes: Nodes, ends: Any, numbers: Any) -> Links:
    """The links in the order of their nodes; of those that join the same two nodes alike the shortest is kept."""
    row, column = np.divmod(nodes.point[ends[:, 1]], storeys.across)
    after = storeys.spacing * np.hypot(numbers[:, 7] - column, numbers[:, 8] - row)
    total = numbers[:, 0] + numbers[:, 1] + after
    # Of two links of equal length the other numbers decide, so a mirrored table keeps the mirrored link.
    told = np.round(np.column_stack([numbers[:, :4], total]), 6)
    order = np.lexsort((*told.T, ends[:, 2], ends[:, 1], ends[:, 0]))
    ends, numbers, after = ends[order], numbers[order], after[order]
    first = np.ones(len(ends), dtype=bool)
    first[1:] = (ends[1:] != ends[:-1]).any(axis=1)
    ends, numbers, after = ends[first], numbers[first], after[first]
    start = np.searchsorted(ends[:, 0], np.arange(len(nodes.storey) + 1)).astype(np.int32)
    before, length, rise, deep = (np.ascontiguousarray(numbers[:, k]) for k in range(4))
    to, kind = np.ascontiguousarray(ends[:, 1]), ends[:, 2].astype(np.uint8)
    take_off, landing = np.ascontiguousarray(numbers[:, 4:7]), np.ascontiguousarray(numbers[:, 7:10])
    return Links(start, to, kind, before, length, rise, deep, after, take_off, landing)
