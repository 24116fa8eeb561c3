"""Finds the levels that hold a base put down at a point, from columns: how high they are, and how much room is above.

A level is all walkable ground within one step below its top; it holds a base when at least half of it rests there.
The body above must be free from one step over its feet upwards: what is lower can be stepped on. A crouched body must
be free altogether. Shares of columns approximate exact areas to a few thousandths of a base: they serve plans, not
verdicts.

Row of a box: 0 west, 1 east, 2 south, 3 north, in pas from the middle of the table.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.lattice.units import to_units
from terrain.machine.kernels import inlined, kernel
from terrain.planning.field.columns import WHOLE
from terrain.standing.levels import HEIGHTS_PER_STEP

if TYPE_CHECKING:
    from terrain.planning.field.columns import Columns

HALF_SLACK = 4096
"""Half a base to one part in ten thousand is half a base: shares of columns are rounded."""

TOUCH_SLACK_PAS = 1e-3
"""A body may touch a wall: so small an overlap is none."""

MOST_LEVELS = 8
"""Levels above one another at one point; a table has no more storeys than that."""

MOST_TRIES = 96
"""Tops of levels tried at one point before it is given up: a heap of rubble, where no figure stands."""

OPEN_SKY = 1 << 28
"""Higher than anything, in lattice units."""

WEIGHT = 256
"""The weight of a column that is wholly below the base."""

RIM = 0.75
"""A column whose middle is this many columns inside or outside of the rim is wholly inside or outside."""

HAIR = 1e-7
"""Columns that are nearer than this, in columns, to being wholly below a base are asked like those at its rim."""


class Probe(NamedTuple):
    """A body and the columns it is put down on, in the form that compiled code likes; heights in lattice units."""

    across: int
    along: int
    width: float
    floor_start: Any
    floor_low: Any
    floor_high: Any
    floor_share: Any
    floor_box: Any
    wall_start: Any
    wall_low: Any
    wall_high: Any
    wall_box: Any
    ahead: float
    aside: float
    cos: float
    sin: float
    height: int
    low_height: int
    step: int


class Pad(NamedTuple):
    """Where the parts below one base are gathered: floors with their weight, walls, and the table top at the end."""

    low: Any
    high: Any
    weight: Any
    wall_low: Any
    wall_high: Any


def new_pad() -> Pad:
    """Room for what lies below one base."""
    return Pad(*(np.zeros(1 << 14, dtype=np.int32) for _ in Pad._fields))


def probe(
    columns: Columns,
    semi_axes_pas: tuple[float, float],
    turn_deg: float,
    heights_pas: tuple[float, float],
    step_pas: float,
) -> Probe:
    """A body on a base, standing or crouched in `heights_pas`."""
    floors, walls = columns.floors, columns.walls
    turn = math.radians(turn_deg) if semi_axes_pas[0] != semi_axes_pas[1] else 0.0
    return Probe(
        columns.grid.across, columns.grid.along, columns.grid.width_pas,
        floors.start, floors.low, floors.high, floors.share, floors.box,
        walls.start, walls.low, walls.high, walls.box,
        semi_axes_pas[0], semi_axes_pas[1], math.cos(turn), math.sin(turn),
        to_units(heights_pas[0]), to_units(heights_pas[1]), to_units(step_pas),
    )  # fmt: skip


@inlined
def _beyond_rim(ahead: float, aside: float, cos: float, sin: float, east: float, north: float) -> float:
    """How far a point, seen from the middle of a base, is outside of its rim; less than 0 inside."""
    if ahead == aside:
        return math.sqrt(east * east + north * north) - ahead
    u, v = (east * cos + north * sin) / ahead, (north * cos - east * sin) / aside
    away = math.sqrt(u * u + v * v)
    if away < 1e-9:
        return -min(ahead, aside)
    return (away - 1.0) * away / math.sqrt((u / ahead) ** 2 + (v / aside) ** 2)


@inlined
def _half_chord(ahead: float, aside: float, radius: float, cy: float) -> float:
    """Half the width of a round base, or one of another radius, so far north of its middle; -1 when it is not there.

    Columns of a row that are below a base for certain lie one after another, so that nothing has to be asked of each.
    Of an oval every column is asked.
    """
    square = radius * radius - cy * cy
    return math.sqrt(square) if ahead == aside and radius > 0.0 and square > 0.0 else -1.0


@inlined
def _row_below(ahead: float, aside: float, width: float, middle: float, cy: float) -> tuple[int, int, int, int]:
    """The columns of a row that a base may reach, first and last, and of these the ones that lie wholly below it.

    Where the middle of the base is, is counted in columns; `cy` is how far north of it the row lies.
    """
    reach = max(ahead, aside)
    west, east = math.floor(middle - reach / width), math.floor(middle + reach / width)
    outer = _half_chord(ahead, aside, ahead + RIM * width, cy) / width
    if outer >= 0.0:
        west = max(west, math.ceil(middle - outer - 0.5 - HAIR))
        east = min(east, math.floor(middle + outer - 0.5 + HAIR))
    inner = _half_chord(ahead, aside, ahead - RIM * width, cy) / width
    first, last = math.ceil(middle - inner - 0.5 + HAIR), math.floor(middle + inner - 0.5 - HAIR)
    return (west, east, first, last) if inner >= 0.0 and first <= last else (west, east, east + 1, east)


@kernel
def gather(s: Probe, x: float, y: float, pad: Pad) -> Any:
    """Gather what is below a base: how many floors and walls, and the weight of the whole base.

    The table top is ground everywhere, also beyond its rim: other code keeps bodies on the table.
    """
    floors, total = gather_floors(s, x, y, pad, -OPEN_SKY, OPEN_SKY)
    return floors, _gather_walls(s, x, y, pad), total


@kernel
def gather_floors(s: Probe, x: float, y: float, pad: Pad, bottom: int, ceiling: int) -> Any:
    """Gather the floors below a base that reach between two heights: how many, and the weight of the whole base."""
    across, along, width, cos, sin, ahead, aside = s.across, s.along, s.width, s.cos, s.sin, s.ahead, s.aside
    start, lows, highs, shares, box = s.floor_start, s.floor_low, s.floor_high, s.floor_share, s.floor_box
    into_low, into_high, into_weight = pad.low, pad.high, pad.weight
    reach = max(ahead, aside)
    south, north = math.floor((y - reach) / width + along / 2), math.floor((y + reach) / width + along / 2)
    floors = total = 0
    for row in range(south, north + 1):
        on_table, cy = 0 <= row < along, (row + 0.5 - along / 2) * width - y
        west, east, first, last = _row_below(ahead, aside, width, x / width + across / 2, cy)
        total += WEIGHT * (last + 1 - first)
        if on_table and first <= last and last >= 0 and first < across:
            column = row * across
            for k in range(start[column + max(first, 0)], start[column + min(last + 1, across)]):
                into_low[floors], into_high[floors] = lows[k], highs[k]
                into_weight[floors] = WEIGHT * shares[k]
                floors += (highs[k] >= bottom) & (lows[k] <= ceiling)
        place = west
        while place <= east:
            if place == first:
                place = last + 1
                continue
            beyond = _beyond_rim(ahead, aside, cos, sin, (place + 0.5 - across / 2) * width - x, cy) / width
            weight = int(WEIGHT * min(max(0.5 - beyond, 0.0), 1.0) + 0.5) if beyond <= RIM else 0
            total += weight
            if on_table and 0 <= place < across and beyond <= RIM:
                column = row * across + place
                for k in range(start[column], start[column + 1]):
                    within = (highs[k] >= bottom) & (lows[k] <= ceiling)
                    if within and (beyond < -RIM or _meets(ahead, aside, cos, sin, x, y, box, k)):
                        into_low[floors], into_high[floors] = lows[k], highs[k]
                        into_weight[floors] = weight * shares[k]
                        floors += 1
            place += 1
    return floors, total * WHOLE


@kernel
def _gather_walls(s: Probe, x: float, y: float, pad: Pad) -> int:
    """Gather the walls below a base: how many."""
    across, along, width, cos, sin, ahead, aside = s.across, s.along, s.width, s.cos, s.sin, s.ahead, s.aside
    start, lows, highs, box = s.wall_start, s.wall_low, s.wall_high, s.wall_box
    into_low, into_high = pad.wall_low, pad.wall_high
    reach = max(ahead, aside)
    south, north = math.floor((y - reach) / width + along / 2), math.floor((y + reach) / width + along / 2)
    walls = 0
    for row in range(max(south, 0), min(north, along - 1) + 1):
        cy = (row + 0.5 - along / 2) * width - y
        west, east, first, last = _row_below(ahead, aside, width, x / width + across / 2, cy)
        west, east = max(west, 0), min(east, across - 1)
        first, last = min(max(first, west), east + 1), min(last, east)
        column = row * across
        for k in range(start[column + west], start[column + east + 1]):
            inner = (start[column + first] <= k) & (k < start[column + last + 1])
            if inner or _meets(ahead, aside, cos, sin, x, y, box, k):
                into_low[walls], into_high[walls] = lows[k], highs[k]
                walls += 1
    return walls


@inlined
def _meets(ahead: float, aside: float, cos: float, sin: float, x: float, y: float, box: Any, k: int) -> bool:
    """Whether the box of a part comes inside the rim of the base at a point."""
    east = min(max(x, box[k, 0]), box[k, 1]) - x
    north = min(max(y, box[k, 2]), box[k, 3]) - y
    if ahead == aside:
        return east * east + north * north < (ahead - TOUCH_SLACK_PAS) * (ahead - TOUCH_SLACK_PAS)
    return _beyond_rim(ahead, aside, cos, sin, east, north) < -TOUCH_SLACK_PAS


@inlined
def _held(low: Any, high: Any, weight: Any, floors: int, top: int, step: int) -> int:
    """The weight on ground within one step below a top."""
    held = 0
    for k in range(floors):
        held += weight[k] if (high[k] >= top - step) & (low[k] <= top) else 0
    return held


@inlined
def _next_top(high: Any, floors: int, below: int) -> int:
    """The highest floor below a height; the table top when there is none."""
    top = 0
    for k in range(floors):
        top = max(top, high[k] if high[k] < below else 0)
    return top


@inlined
def _left(low: Any, weight: Any, floors: int, below: int) -> int:
    """The most that floors reaching below a height can hold."""
    left = 0
    for k in range(floors):
        left += weight[k] if low[k] < below else 0
    return left


@inlined
def _roof(low: Any, high: Any, count: int, clear: int) -> int:
    """The lowest part that reaches above a height."""
    roof = OPEN_SKY
    for k in range(count):
        roof = min(roof, low[k] if high[k] > clear else OPEN_SKY)
    return roof


@inlined
def roof_above(pad: Pad, floors: int, walls: int, clear: int) -> int:
    """The height of the lowest thing that reaches above a height, of what was gathered."""
    return min(_roof(pad.low, pad.high, floors, clear), _roof(pad.wall_low, pad.wall_high, walls, clear))


@kernel
def level_below(pad: Pad, floors: int, total: int, step: int, ceiling: int, lowest: int) -> int:
    """The top of the highest level between two heights that holds the base, of what was gathered; -1 when none does.

    The table top holds whatever stands within a step of it.
    """
    low, high, weight = pad.low, pad.high, pad.weight
    below = ceiling + 1
    enough = total // 2 - total // HALF_SLACK
    for _ in range(MOST_TRIES):
        if below > step and _left(low, weight, floors, below) < enough:
            below = step + 1
        top = _next_top(high, floors, below)
        if top < lowest:
            return -1
        if top <= step or _held(low, high, weight, floors, top, step) >= enough:
            return top
        below = top - step // HEIGHTS_PER_STEP
    return -1


@kernel
def levels_at(s: Probe, x: float, y: float, pad: Pad, tops: Any, rooms: Any) -> Any:
    """All levels on which a body fits at a point, from the highest down: how many, and how high scenery is there."""
    floors, walls, total = gather(s, x, y, pad)
    step = s.step
    sky = max(_next_top(pad.high, floors, OPEN_SKY), _next_top(pad.wall_high, walls, OPEN_SKY))
    count, ceiling = 0, OPEN_SKY
    while count < MOST_LEVELS:
        top = level_below(pad, floors, total, step, ceiling, 0)
        if top < 0:
            break
        room = roof_above(pad, floors, walls, top + step) - top
        if room < s.height:
            room = roof_above(pad, floors, walls, top) - top  # a crawling body steps over nothing with its back
        if room >= s.low_height:
            tops[count], rooms[count] = top, room
            count += 1
        if top == 0:
            break
        ceiling = top - step - 1 if room >= s.low_height else top - step // HEIGHTS_PER_STEP
    return count, sky


@kernel
def is_clear(s: Probe, x: float, y: float, low: int, high: int) -> bool:
    """Whether nothing is in the way of a body at a point between two heights, touching apart."""
    return not (
        _is_met(s, s.wall_start, s.wall_low, s.wall_high, s.wall_box, x, y, low, high)
        or _is_met(s, s.floor_start, s.floor_low, s.floor_high, s.floor_box, x, y, low, high)
    )


@kernel
def lies_below(s: Probe, x: float, y: float, low: int, high: int) -> bool:
    """Whether the top of some ground below a base is between two heights."""
    return _is_met(s, s.floor_start, s.floor_high, s.floor_high, s.floor_box, x, y, low - 1, high + 1)


@kernel
def _is_met(s: Probe, start: Any, lows: Any, highs: Any, box: Any, x: float, y: float, above: int, below: int) -> bool:
    """Whether some part of a kind below a base reaches above one height and below another; it stops at the first."""
    across, along, width, cos, sin, ahead, aside = s.across, s.along, s.width, s.cos, s.sin, s.ahead, s.aside
    reach = max(ahead, aside)
    south = max(math.floor((y - reach) / width + along / 2), 0)
    north = min(math.floor((y + reach) / width + along / 2), along - 1)
    for row in range(south, north + 1):
        cy = (row + 0.5 - along / 2) * width - y
        west, east, first, last = _row_below(ahead, aside, width, x / width + across / 2, cy)
        west, east = max(west, 0), min(east, across - 1)
        first, last = min(max(first, west), east + 1), min(last, east)
        column = row * across
        for k in range(start[column + west], start[column + east + 1]):
            if highs[k] > above and lows[k] < below:
                inner = (start[column + first] <= k) & (k < start[column + last + 1])
                if inner or _meets(ahead, aside, cos, sin, x, y, box, k):
                    return True
    return False
