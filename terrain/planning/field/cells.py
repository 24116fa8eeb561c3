"""Groups the storeys of each cell into nodes, and finds the neighbour nodes that a straight walk reaches.

Row of `pattern`: 0 columns east, 1 rows north, from a cell to a neighbour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine.kernels import inlined, kernel
from terrain.planning.field.arcs import tread
from terrain.planning.field.soundings import MOST_LEVELS
from terrain.planning.field.storeys import PER_CELL

if TYPE_CHECKING:
    from terrain.planning.field.storeys import Storeys

TAKEN, WATER, LOW = 1, 2, 4
"""Why a storey may be barred: a figure stands there; it is ground to venture on; one cannot stand upright."""

MOST_IN_CELL = PER_CELL * PER_CELL * MOST_LEVELS


class Nodes(NamedTuple):
    """Places to be: for each cell, from `start` to the next, its nodes. Storeys of a node hang together."""

    across: int
    along: int
    start: Any
    storey: Any
    """The storey that stands for each node: the one nearest to the middle of the cell."""
    of_storey: Any
    """For each storey its node."""
    point: Any
    """For each node the point of its storey."""


class Arcs(NamedTuple):
    """Short walks: from each node, from `start` to the next, to which nodes and how long."""

    start: Any
    to: Any
    length: Any
    beside: Any
    """How many of them lead to the cells beside; they come first."""


def find_nodes(storeys: Storeys, height_units: int) -> Nodes:
    """Join the storeys of every cell to nodes; where a body has to crouch it is another node than where it stands."""
    across, along = storeys.across // PER_CELL, storeys.along // PER_CELL
    of_storey = np.full(len(storeys.top), -1, dtype=np.int32)
    storey = np.empty(len(storeys.top), dtype=np.int32)
    start = np.zeros(across * along + 1, dtype=np.int32)
    count = _join_cells(storeys, height_units, across, along, of_storey, storey, start)
    point_of = np.repeat(np.arange(storeys.across * storeys.along, dtype=np.int32), np.diff(storeys.start))
    return Nodes(across, along, start, storey[:count], of_storey, point_of[storey[:count]])


@kernel
def _join_cells(s: Storeys, height: int, across: int, along: int, of_storey: Any, storey: Any, start: Any) -> int:
    found, place = np.empty(MOST_IN_CELL, dtype=np.int64), np.empty(MOST_IN_CELL, dtype=np.int64)
    group = np.empty(MOST_IN_CELL, dtype=np.int64)
    nodes = 0
    for row in range(along):
        for cell in range(across):
            count = _storeys_of_cell(s, row, cell, found, place)
            _group(s, height, found, place, count, group)
            nodes = _number(found, place, group, count, nodes, of_storey, storey)
            start[row * across + cell + 1] = nodes
    return nodes


@inlined
def _storeys_of_cell(s: Storeys, row: int, cell: int, found: Any, place: Any) -> int:
    """The storeys of the points of a cell, and which of its points each belongs to."""
    count = 0
    for inner in range(PER_CELL * PER_CELL):
        point = (row * PER_CELL + inner // PER_CELL) * s.across + cell * PER_CELL + inner % PER_CELL
        for k in range(s.start[point], s.start[point + 1]):
            found[count], place[count] = k, inner
            count += 1
    return count


@inlined
def _group(s: Storeys, height: int, found: Any, place: Any, count: int, group: Any) -> None:
    """Give storeys that one walks between the same number."""
    top, room, step = s.top, s.room, s.step
    for a in range(count):
        group[a] = a
    for a in range(count):
        for b in range(a + 1, count):
            side = abs(place[a] % PER_CELL - place[b] % PER_CELL) + abs(place[a] // PER_CELL - place[b] // PER_CELL)
            alike = (room[found[a]] >= height) == (room[found[b]] >= height)
            if side == 1 and alike and abs(top[found[a]] - top[found[b]]) <= step and group[a] != group[b]:
                old, new = group[b], group[a]
                for c in range(count):
                    group[c] = new if group[c] == old else group[c]


@inlined
def _number(found: Any, place: Any, group: Any, count: int, nodes: int, of_storey: Any, storey: Any) -> int:
    """Number the groups of a cell; the storey nearest to its middle stands for each."""
    for a in range(count):
        if of_storey[found[a]] >= 0:
            continue
        for b in range(count):
            if group[b] == group[a]:
                of_storey[found[b]] = nodes
        storey[nodes] = found[_representative(place, group, count, group[a])]
        nodes += 1
    return nodes


@inlined
def _representative(place: Any, group: Any, count: int, wanted: int) -> int:
    """The storey of a group nearest to the middle; of several alike the one that lies where they lean to together."""
    nearest, east, north, best = 99, 0, 0, -1
    for b in range(count):
        if group[b] != wanted:
            continue
        x, y = place[b] % PER_CELL - PER_CELL // 2, place[b] // PER_CELL - PER_CELL // 2
        away = x * x + y * y
        if away < nearest:
            nearest, east, north, best = away, 0, 0, b
        if away == nearest:
            east, north = east + x, north + y
    east, north = min(max(east, -1), 1), min(max(north, -1), 1)
    for b in range(count):
        x, y = place[b] % PER_CELL - PER_CELL // 2, place[b] // PER_CELL - PER_CELL // 2
        if group[b] == wanted and x == east and y == north:
            return b
    return best


PATTERN = ((1, 0), (1, 1), (2, 1), (3, 1), (3, 2))
"""Cells to which a node looks for a straight walk, in the first eighth of the circle: 32 in all, the eight beside it
first. So a bent walk is measured to about one percent."""


def _pattern() -> Any:
    """The pattern all around, the nearest cells first, beginning with the cell itself."""
    signs = ((1, 1), (-1, 1), (1, -1), (-1, -1))
    every = {(0, 0)} | {
        turned for x, y in PATTERN for sx, sy in signs for turned in ((sx * x, sy * y), (sx * y, sy * x))
    }
    return np.array(sorted(every, key=lambda cell: (max(map(abs, cell)), cell)), dtype=np.int64)


BESIDE = 9
"""The number of cells at the start of the pattern that are the cell itself and those beside it."""


def find_arcs(storeys: Storeys, nodes: Nodes, height_units: int) -> Arcs:
    """Walk straight from every node to the nodes around it."""
    barred = np.where(storeys.room < height_units, LOW, 0).astype(np.uint8)
    start, beside = np.zeros(len(nodes.storey) + 1, dtype=np.int32), np.zeros(len(nodes.storey), dtype=np.int32)
    room = 40 * len(nodes.storey) + 64
    to, length = np.empty(room, dtype=np.int32), np.empty(room, dtype=np.float32)
    count = _walk_arcs(storeys, nodes, barred, _pattern(), start, to, length, beside)
    return Arcs(start, to[:count].copy(), length[:count].copy(), beside)


@kernel
def _walk_arcs(s: Storeys, n: Nodes, barred: Any, pattern: Any, start: Any, to: Any, length: Any, beside: Any) -> int:
    count = 0
    rate = np.zeros(0, dtype=np.float32)
    for cell in range(n.across * n.along):
        for node in range(n.start[cell], n.start[cell + 1]):
            for k in range(len(pattern)):
                row, place = cell // n.across + pattern[k, 1], cell % n.across + pattern[k, 0]
                if row < 0 or place < 0 or row >= n.along or place >= n.across:
                    continue
                for end in range(n.start[row * n.across + place], n.start[row * n.across + place + 1]):
                    if end == node or count >= len(to):
                        continue
                    crawls = (barred[n.storey[node]] | barred[n.storey[end]]) & LOW
                    if crawls and k >= BESIDE:
                        continue
                    cost = walk_between(s, n, barred, rate, 0 if crawls else LOW, node, end)
                    if cost >= 0.0:
                        to[count], length[count] = end, cost
                        count += 1
                        beside[node] += 1 if k < BESIDE else 0
            start[node + 1] = count
    return count


@inlined
def walk_between(s: Storeys, n: Nodes, barred: Any, rate: Any, mask: int, node: int, end: int) -> float:
    """What the straight walk between two nodes costs, or -1."""
    here, there = n.point[node], n.point[end]
    x, y, height = float(here % s.across), float(here // s.across), float(s.top[n.storey[node]])
    storey, cost = tread(s, barred, rate, mask, x, y, height, float(there % s.across), float(there // s.across))
    return cost if storey == n.storey[end] else -1.0
