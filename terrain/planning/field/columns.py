"""Cuts the scenery into narrow upright columns: which heights it fills in each, and how much of the column it covers.

Every triangle is clipped to the columns it reaches, so nothing is lost between sample points: a wall as thin as
paper is in its column, with the exact box of the part that lies there. Walkable parts are kept apart from parts that
are too steep. Coordinates are measured from the middle of the table, in pas: lattice numbers and their halves are
exact floats, and a table mirrored or turned by a quarter has mirrored or turned columns.

Row of a part (`PART_FIELDS`): 0 low, 1 high, 2 west, 3 east, 4 south, 5 north, all in pas; 6 the share of the column
that it covers, -1 when it is too steep. Row of a ring: 0 x, 1 y, 2 height.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.lattice.units import UNITS_PER_PAS, to_units
from terrain.machine.kernels import inlined, kernel
from terrain.standing.floors import SLOPE_SLACK_DEG

if TYPE_CHECKING:
    from terrain.scenery.table import Table

ONE_SPAN_PAS = 0.02
"""Parts of one column that lie so close above each other are one: no body fits between them."""

MOST_SPANS = 6
"""Columns with more walls than this join those that reach the same heights, whatever boxes they have."""

WHOLE = 4096
"""The share of a part that covers its column."""

PART_FIELDS = 7
"""Of each part: low, high, west, east, south, north, and the share of the column it covers; -1 when too steep."""


class Grid(NamedTuple):
    """A grid of square columns about the middle of the table."""

    across: int
    along: int
    width_pas: float

    @property
    def west_pas(self) -> float:
        return -self.across * self.width_pas / 2

    @property
    def south_pas(self) -> float:
        return -self.along * self.width_pas / 2


class Spans(NamedTuple):
    """For each column, from `start` to the next, its parts in rising order."""

    start: Any
    low: Any
    high: Any
    """Heights in lattice units."""
    box: Any
    """West, east, south and north of each part, in pas from the middle of the table."""
    share: Any
    """How much of the column each part covers, in 4096ths."""


class Columns(NamedTuple):
    """A table as columns: what can be walked on, and what is too steep for that."""

    grid: Grid
    floors: Spans
    walls: Spans


def cut_into_columns(table: Table, width_pas: float, groups: int, slope_deg: float, step_pas: float) -> Columns:
    """Cut the scenery of a table; the number of columns each way is a multiple of `groups`."""
    size = [math.ceil(to_units(side) / (UNITS_PER_PAS * width_pas * groups)) * groups for side in table.size_pas]
    grid = Grid(size[0], size[1], width_pas)
    vertices, faces, _ = table.pieces_as_placed
    middle = np.array([*(to_units(side) / 2 for side in table.size_pas), 0.0])
    corners = ((vertices - middle) / UNITS_PER_PAS)[faces]
    column, parts = _all_parts(corners, _walkable(corners, slope_deg), grid)
    gentle = parts[:, 6] >= 0
    floors, walls = (_joined(column[kept], parts[kept], grid) for kept in (gentle, ~gentle))
    _count_once(floors.start, floors.high, floors.share, to_units(step_pas))
    return Columns(grid, floors, walls)


def _walkable(corners: Any, slope_deg: float) -> Any:
    """Which triangles are no steeper than a slope, whichever way they are turned."""
    east, north, up = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]).T
    steepest = math.tan(math.radians(slope_deg + SLOPE_SLACK_DEG))
    return (up != 0) & (np.hypot(east, north) <= steepest * np.abs(up))


def _all_parts(corners: Any, walkable: Any, grid: Grid) -> tuple[Any, Any]:
    """The column of every part, and the parts."""
    room = max(1 << 16, 8 * len(corners))
    columns, parts = [np.zeros(0, np.int32)], [np.zeros((0, PART_FIELDS), np.float32)]
    done = 0
    while done < len(corners):
        column, part = np.empty(room, np.int32), np.empty((room, PART_FIELDS), np.float32)
        done, count = _clip(corners, walkable, done, grid.across, grid.along, grid.width_pas, column, part)
        columns.append(column[:count])
        parts.append(part[:count])
        room = 2 * room if count == 0 else room
    return np.concatenate(columns), np.concatenate(parts)


@kernel
def _clip(
    corners: Any, walkable: Any, first: int, across: int, along: int, width: float, column: Any, part: Any
) -> Any:
    """Clip triangles from a first one on, until all are done or the room is full: the next one, and how many parts."""
    strip, cell, work = np.empty((9, 3)), np.empty((9, 3)), np.empty((9, 3))
    count = 0
    for face in range(first, len(corners)):
        start = count
        south, north = _columns_between(corners[face], 3, 1, along, width)
        for row in range(south, north + 1):
            low = (row - along / 2) * width
            sides = _clipped(corners[face], 3, 1, low, low + width, strip, work)
            if sides == 0:
                continue
            west, east = _columns_between(strip, sides, 0, across, width)
            if count + east - west + 1 > len(column):
                return face, start
            for place in range(west, east + 1):
                low = (place - across / 2) * width
                held = _clipped(strip, sides, 0, low, low + width, cell, work)
                if held > 0 and _measure(cell, held, width, walkable[face], part, count):
                    column[count] = row * across + place
                    count += 1
    return len(corners), count


@inlined
def _columns_between(ring: Any, sides: int, axis: int, columns: int, width: float) -> Any:
    """The first and the last column that a ring reaches; one that it only touches on its far side is not reached."""
    low = high = ring[0, axis]
    for k in range(1, sides):
        low, high = min(low, ring[k, axis]), max(high, ring[k, axis])
    first = math.floor(low / width + columns / 2)
    last = math.floor(high / width + columns / 2)
    if last > first and high <= (last - columns / 2) * width:
        last -= 1
    return max(first, 0), min(last, columns - 1)


@inlined
def _clipped(ring: Any, sides: int, axis: int, low: float, high: float, out: Any, work: Any) -> int:
    """The part of a ring between two coordinates; how many corners it has."""
    return _beyond(work, _beyond(ring, sides, axis, low, 1.0, work), axis, high, -1.0, out)


@inlined
def _beyond(ring: Any, sides: int, axis: int, limit: float, sign: float, out: Any) -> int:
    """The part of a ring above a coordinate, or below it when the sign is negative."""
    kept = 0
    for k in range(sides):
        after = k + 1 if k + 1 < sides else 0
        here, there = sign * (ring[k, axis] - limit), sign * (ring[after, axis] - limit)
        if here >= 0:
            out[kept] = ring[k]
            kept += 1
        if here * there < 0:
            share = here / (here - there)
            for c in range(3):
                out[kept, c] = ring[k, c] + share * (ring[after, c] - ring[k, c])
            out[kept, axis] = limit
            kept += 1
    return kept


@inlined
def _measure(ring: Any, sides: int, width: float, gentle: bool, part: Any, row: int) -> bool:
    """Note the heights, the box and the share of a clipped part; not when it is wholly below the table top."""
    part[row, 0] = part[row, 1] = ring[0, 2]
    part[row, 2] = part[row, 3] = ring[0, 0]
    part[row, 4] = part[row, 5] = ring[0, 1]
    twice = 0.0
    for k in range(sides):
        after = k + 1 if k + 1 < sides else 0
        part[row, 0], part[row, 1] = min(part[row, 0], ring[k, 2]), max(part[row, 1], ring[k, 2])
        part[row, 2], part[row, 3] = min(part[row, 2], ring[k, 0]), max(part[row, 3], ring[k, 0])
        part[row, 4], part[row, 5] = min(part[row, 4], ring[k, 1]), max(part[row, 5], ring[k, 1])
        twice += (ring[k, 0] - ring[0, 0]) * (ring[after, 1] - ring[0, 1])
        twice -= (ring[k, 1] - ring[0, 1]) * (ring[after, 0] - ring[0, 0])
    share = abs(twice) / (2.0 * width * width)
    part[row, 6] = share if gentle else -1.0
    return part[row, 1] >= 0.0 and (share > 0.0 or not gentle)


def _joined(column: Any, parts: Any, grid: Grid) -> Spans:
    """The parts of each column in rising order, those that meet made one."""
    count = np.bincount(column, minlength=grid.across * grid.along)
    start = np.concatenate([[0], np.cumsum(count)]).astype(np.int64)
    parts = parts[_in_columns(column, parts, start)]
    kept = np.zeros(len(count), dtype=np.int64)
    _join_parts(start, parts, kept, grid.width_pas)
    place = np.repeat(start[:-1], kept) + np.arange(kept.sum()) - np.repeat(np.cumsum(kept) - kept, kept)
    parts = parts[place]
    begin = np.concatenate([[0], np.cumsum(kept)]).astype(np.int32)
    low, high = (to_units(parts[:, k]).astype(np.int32) for k in (0, 1))
    share = np.rint(WHOLE * np.clip(parts[:, 6], 0.0, 1.0)).astype(np.int32)
    return Spans(begin, low, high, np.ascontiguousarray(parts[:, 2:6]), share)


@kernel
def _count_once(start: Any, high: Any, share: Any, step: int) -> None:
    """Take from each floor what floors within a step above it cover: together they hold no more than the column."""
    for column in range(len(start) - 1):
        for k in range(start[column], start[column + 1]):
            for above in range(k + 1, start[column + 1]):
                if high[above] - high[k] <= step:
                    share[k] = min(share[k], max(WHOLE - share[above], 0))


@kernel
def _in_columns(column: Any, parts: Any, start: Any) -> Any:
    """The order of the parts by columns, and within a column from the lowest up."""
    order, end = np.empty(len(column), dtype=np.int64), start[:-1].copy()
    for row in range(len(column)):
        place = end[column[row]]
        end[column[row]] += 1
        while place > start[column[row]] and parts[order[place - 1], 0] > parts[row, 0]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = row
    return order


@kernel
def _join_parts(start: Any, parts: Any, kept: Any, width: float) -> None:
    """Join the parts of every column in place, and count what is left of each."""
    for column in range(len(kept)):
        first, last = start[column], start[column + 1]
        if last > first:
            kept[column] = _join_column(parts, first, last, width, last - first > MOST_SPANS)


@inlined
def _join_column(parts: Any, first: int, last: int, width: float, freely: bool) -> int:
    """Join parts that meet: floors always, walls only when one's box holds the other's, or freely."""
    end = first + 1
    for row in range(first + 1, last):
        joined = False
        for before in range(end - 1, first - 1, -1):
            if parts[row, 0] > parts[before, 1] + ONE_SPAN_PAS:
                continue
            if parts[row, 6] >= 0 or freely or _nested(parts, row, before, width):
                _unite(parts, row, before)
                joined = True
                break
        if not joined:
            parts[end] = parts[row]
            end += 1
    return end - first


@inlined
def _nested(parts: Any, one: int, other: int, width: float) -> bool:
    """Whether the box of one part holds the box of another, but for the width of a hair."""
    slack = width / 256
    inside = outside = True
    for k in (2, 4):
        inside = (
            inside and parts[one, k] >= parts[other, k] - slack and parts[one, k + 1] <= parts[other, k + 1] + slack
        )
        outside = (
            outside and parts[one, k] <= parts[other, k] + slack and parts[one, k + 1] >= parts[other, k + 1] - slack
        )
    return inside or outside


@inlined
def _unite(parts: Any, one: int, into: int) -> None:
    """Make one part of two; their shares add up."""
    for k in (0, 2, 4):
        parts[into, k] = min(parts[into, k], parts[one, k])
        parts[into, k + 1] = max(parts[into, k + 1], parts[one, k + 1])
    if parts[one, 6] >= 0:
        parts[into, 6] += parts[one, 6]
