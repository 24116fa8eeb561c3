"""Finds the storeys of a table for one body: at points close to each other, all levels on which it can stand.

Points lie three to a cell each way, the middle one in the middle of the cell. Where no scenery is near,
the table top is the only storey, and nothing has to be computed.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine.kernels import kernel
from terrain.planning.field.soundings import MOST_LEVELS, OPEN_SKY, levels_at, new_pad

if TYPE_CHECKING:
    from collections.abc import Callable

    from terrain.planning.field.soundings import Pad, Probe

PER_CELL = 3
"""Points to a cell, each way."""

ROUNDS = 24
"""How often progress is told."""


class Storeys(NamedTuple):
    """For each point, row by row from the south-west, its storeys from the highest down; heights in lattice units."""

    across: int
    along: int
    spacing: float
    step: int
    start: Any
    top: Any
    room: Any
    """How much room there is above each storey."""
    sky: Any
    """For each point the height of the highest thing below the base."""


def find_storeys(
    probe: Probe, cell_pas: float, half_size_pas: tuple[float, float], progress: Callable[[float], None]
) -> Storeys:
    """Sound every point of a table."""
    per_column = cell_pas / probe.width
    across, along = (round(columns / per_column) * PER_CELL for columns in (probe.across, probe.along))
    tops, rooms = (np.zeros((across * along, MOST_LEVELS), dtype=np.int32) for _ in range(2))
    counts, sky = (np.zeros(across * along, dtype=np.int32) for _ in range(2))
    spacing, filled, pad = cell_pas / PER_CELL, _filled_before(probe), new_pad()
    rows = np.linspace(0, along, ROUNDS + 1).astype(int).tolist()
    for first, last in pairwise(rows):
        _sound_rows(probe, filled, first, last, across, along, spacing, *half_size_pas, pad, tops, rooms, counts, sky)
        progress(last / along)
    start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    kept = np.arange(MOST_LEVELS) < counts[:, None]
    return Storeys(across, along, spacing, probe.step, start, tops[kept], rooms[kept], sky)


def without(storeys: Storeys, kept: Any) -> Storeys:
    """The storeys without those that are not kept."""
    point = np.repeat(np.arange(len(storeys.sky)), np.diff(storeys.start))
    counts = np.bincount(point[kept], minlength=len(storeys.sky))
    start = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    return storeys._replace(start=start, top=storeys.top[kept], room=storeys.room[kept])


def _filled_before(probe: Probe) -> Any:
    """For each corner of the grid of columns how many columns with anything in them lie south-west of it."""
    filled = (np.diff(probe.floor_start) + np.diff(probe.wall_start)).reshape(probe.along, probe.across) > 0
    sums = np.zeros((probe.along + 1, probe.across + 1), dtype=np.int32)
    sums[1:, 1:] = filled.cumsum(axis=0).cumsum(axis=1)
    return sums


@kernel
def _sound_rows(
    probe: Probe, filled: Any, first: int, last: int, across: int, along: int, spacing: float, half_east: float,
    half_north: float, pad: Pad, tops: Any, rooms: Any, counts: Any, sky: Any,
) -> None:  # fmt: skip
    """Sound the points of some rows."""
    found, room = np.empty(MOST_LEVELS, dtype=np.int64), np.empty(MOST_LEVELS, dtype=np.int64)
    for row in range(first, last):
        y = (row + 0.5 - along / 2) * spacing
        for place in range(across):
            x, point = (place + 0.5 - across / 2) * spacing, row * across + place
            if abs(x) > half_east or abs(y) > half_north:
                continue
            if _is_bare(probe, filled, x, y):
                counts[point], rooms[point, 0] = 1, OPEN_SKY
                continue
            counts[point], sky[point] = levels_at(probe, x, y, pad, found, room)
            for k in range(counts[point]):
                tops[point, k], rooms[point, k] = found[k], room[k]


@kernel
def _is_bare(probe: Probe, filled: Any, x: float, y: float) -> bool:
    """Whether a base at a point is over nothing but the table."""
    reach = max(probe.ahead, probe.aside)
    west, east = int((x - reach) / probe.width + probe.across / 2), int((x + reach) / probe.width + probe.across / 2)
    south, north = int((y - reach) / probe.width + probe.along / 2), int((y + reach) / probe.width + probe.along / 2)
    if x - reach < -probe.across * probe.width / 2 or y - reach < -probe.along * probe.width / 2:
        return False
    if east >= probe.across or north >= probe.along:
        return False
    inside = filled[north + 1, east + 1] - filled[south, east + 1] - filled[north + 1, west] + filled[south, west]
    return inside == 0
