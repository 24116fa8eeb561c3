"""Shared ground of the link search: what lies at a place of the field, and how found links are written down.

Places are counted in points from the first one of the table, heights in lattice units.

Rows of `Found`:
    ends      0 node at the start, 1 node at the end, 2 kind (JUMP, UP, DOWN, LADDER, ROPE, FALL)
    numbers   0 walk before it, 1 horizontal length, 2 rise, 3 depth of a fall half-way, all in pas,
              4 take-off x, 5 take-off y (in points), 6 take-off height in pas,
              7 landing x, 8 landing y (in points), 9 landing height in pas
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from terrain.lattice.units import UNITS_PER_PAS
from terrain.machine.kernels import inlined, kernel, lent
from terrain.planning.field.cells import Arcs, Nodes
from terrain.planning.field.soundings import Pad, Probe, gather_floors, is_clear, level_below
from terrain.planning.field.storeys import Storeys

JUMP, UP, DOWN, LADDER, ROPE, FALL = range(6)
"""Over a void, up a wall, down along it by climbing, along a ladder or a rope, and down by a fall."""

HALVINGS = 6
"""A rim is found to a 64th of the distance between points."""

SAME_SQUARE = 1e-6
"""Squares of distances in points that differ by less are the same."""

NUDGE = 1e-4
"""Half-way between two points the one ahead is the nearest, in whatever direction one goes."""


class Reach(NamedTuple):
    """How far and how high ways are looked for: jumps, how much they rise, and walls."""

    jump_pas: float
    rise_pas: float
    wall_pas: float


class Ground(NamedTuple):
    """Everything that a way is looked for on."""

    probe: Probe
    storeys: Storeys
    nodes: Nodes
    arcs: Arcs
    reach: Reach
    pad: Pad


@kernel
def lent_ground(g: Ground) -> Ground:
    """The same ground for as long as its owner waits: see `lent`."""
    p, s, n, a = g.probe, g.storeys, g.nodes, g.arcs
    probe = Probe(
        p.across, p.along, p.width,
        lent(p.floor_start), lent(p.floor_low), lent(p.floor_high), lent(p.floor_share), lent(p.floor_box),
        lent(p.wall_start), lent(p.wall_low), lent(p.wall_high), lent(p.wall_box),
        p.ahead, p.aside, p.cos, p.sin, p.height, p.low_height, p.step,
    )  # fmt: skip
    start, top, room, sky = lent(s.start), lent(s.top), lent(s.room), lent(s.sky)
    storeys = Storeys(s.across, s.along, s.spacing, s.step, start, top, room, sky)
    nodes = Nodes(n.across, n.along, lent(n.start), lent(n.storey), lent(n.of_storey), lent(n.point))
    arcs = Arcs(lent(a.start), lent(a.to), lent(a.length), lent(a.beside))
    pad = Pad(lent(g.pad.low), lent(g.pad.high), lent(g.pad.weight), lent(g.pad.wall_low), lent(g.pad.wall_high))
    return Ground(probe, storeys, nodes, arcs, g.reach, pad)


class Found(NamedTuple):
    """Ways as they are found: how many, from which node to which, of which kind, and their numbers.

    Numbers: length of the walk before, horizontal length, rise, depth of a fall half-way, then take-off and landing
    as points and heights.
    """

    count: Any
    ends: Any
    numbers: Any


@inlined
def point_at(across: int, along: int, x: float, y: float) -> int:
    """The point nearest to a place, or -1 off the table, whose size is given in points."""
    i, j = math.floor(x + 0.5), math.floor(y + 0.5)
    return j * across + i if 0 <= i < across and 0 <= j < along else -1


@inlined
def east_of(g: Ground, x: float) -> float:
    """From points to pas from the middle of the table."""
    return (x + 0.5 - g.storeys.across / 2) * g.storeys.spacing


@inlined
def north_of(g: Ground, y: float) -> float:
    return (y + 0.5 - g.storeys.along / 2) * g.storeys.spacing


@kernel
def held_at(g: Ground, x: float, y: float, height: int) -> bool:
    """Whether a base at a place is held within a step of a height."""
    step = g.probe.step
    low, high = height - 2 * step, height + step
    floors, total = gather_floors(g.probe, east_of(g, x), north_of(g, y), g.pad, low, high)
    return level_below(g.pad, floors, total, step, high, height - step) >= height - step


@kernel
def rim_between(g: Ground, x: float, y: float, dx: float, dy: float, held: float, lost: float, height: int) -> float:
    """How far along a line balance is lost, or found when `lost` comes first."""
    for _ in range(HALVINGS):
        middle = (held + lost) / 2
        if held_at(g, x + dx * middle, y + dy * middle, height):
            held = middle
        else:
            lost = middle
    return held


@kernel
def is_clear_at(g: Ground, x: float, y: float, low: int, high: int) -> bool:
    """Whether a body between two heights meets nothing at a place of the table."""
    if point_at(g.storeys.across, g.storeys.along, x, y) < 0:
        return False
    return is_clear(g.probe, east_of(g, x), north_of(g, y), low, high)


@kernel
def note(
    g: Ground, found: Found, node: int, kind: int, walked: float, length: float, rise: float, deep: float,
    off_x: float, off_y: float, off: int, x: float, y: float, storey: int,
) -> None:  # fmt: skip
    """Write a way down, unless there is no room left."""
    row = found.count[0]
    if row >= len(found.ends):
        return
    to = g.nodes.of_storey[storey]
    found.ends[row, 0], found.ends[row, 1], found.ends[row, 2] = node, to, kind
    number = found.numbers
    number[row, 0], number[row, 1], number[row, 2], number[row, 3] = walked, length, rise, deep
    number[row, 4], number[row, 5], number[row, 6] = off_x, off_y, off / UNITS_PER_PAS
    number[row, 7], number[row, 8], number[row, 9] = x, y, g.storeys.top[storey] / UNITS_PER_PAS
    found.count[0] = row + 1


@kernel
def depth_below(g: Ground, x: float, y: float, height: int) -> float:
    """How deep one falls from a height at a place."""
    s = g.storeys
    point = point_at(s.across, s.along, x, y)
    for storey in range(s.start[point], s.start[point + 1]):
        if s.top[storey] <= height:
            return (height - s.top[storey]) / UNITS_PER_PAS
    return height / UNITS_PER_PAS


@inlined
def _storey_between(start: Any, top: Any, room: Any, height: int, point: int, low: int, high: int) -> int:
    """The storey of a point on which a body of some height stands between two elevations; or -1."""
    for storey in range(start[point], start[point + 1]):
        if top[storey] <= high:
            return storey if top[storey] >= low and room[storey] >= height else -1
    return -1


@kernel
def nearest_place(g: Ground, x: float, y: float, low: int, high: int, within: float) -> float:
    """The square of how many points it is from a place to the nearest one where a body stands between two heights.

    It is inf when there is none within a distance.
    """
    across, along, start, top, room = g.storeys.across, g.storeys.along, g.storeys.start, g.storeys.top, g.storeys.room
    height, nearest = g.probe.height, math.inf
    for j in range(max(math.ceil(y - within), 0), min(math.floor(y + within), along - 1) + 1):
        for i in range(max(math.ceil(x - within), 0), min(math.floor(x + within), across - 1) + 1):
            away = (i - x) * (i - x) + (j - y) * (j - y)
            if away < nearest and away <= within * within:
                found = _storey_between(start, top, room, height, j * across + i, low, high) >= 0
                nearest = away if found else nearest
    return nearest


@kernel
def note_nearest(
    g: Ground, found: Found, node: int, kind: int, walked: float, off_x: float, off_y: float, off: int, x: float,
    y: float, low: int, high: int, nearest: float, risen: int,
) -> None:  # fmt: skip
    """Write down ways to all places that are as near to one as the nearest: in a mirror they are the same.

    A body that goes up rises to a height, and ground within a step of that costs nothing more.
    """
    s, within = g.storeys, math.sqrt(nearest) + 1.0
    for j in range(max(math.ceil(y - within), 0), min(math.floor(y + within), s.along - 1) + 1):
        for i in range(max(math.ceil(x - within), 0), min(math.floor(x + within), s.across - 1) + 1):
            if (i - x) * (i - x) + (j - y) * (j - y) > nearest + SAME_SQUARE:
                continue
            if kind == FALL and (i - x) * (x - off_x) + (j - y) * (y - off_y) < 0.0:
                continue  # to fall off one side and come to rest on the other is no way to plan
            storey = _storey_between(s.start, s.top, s.room, g.probe.height, j * s.across + i, low, high)
            if storey >= 0 and (kind != UP or _moves_on(g, x, y, float(i), float(j), storey)):
                rise = ((risen if kind == UP else s.top[storey]) - off) / UNITS_PER_PAS
                note(g, found, node, kind, walked, 0.0, rise, max(-rise, 0.0), off_x, off_y, off, i, j, storey)


@kernel
def _moves_on(g: Ground, x: float, y: float, to_x: float, to_y: float, storey: int) -> bool:
    """Whether a body gets from over a rim to the storey where it settles."""
    low, high = g.storeys.top[storey] + g.probe.step, g.storeys.top[storey] + g.probe.height
    for share in (0.25, 0.5, 0.75):
        if not is_clear_at(g, x + share * (to_x - x), y + share * (to_y - y), low, high):
            return False
    return True
