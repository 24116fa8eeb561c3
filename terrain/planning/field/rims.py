"""Searches beyond the rim of a storey: voids to jump over, walls to go up, edges to come down from.

From every node next to such a rim the search looks along 32 headings, the same after a quarter turn or in a mirror.
The points where balance is lost and found again are located between grid points, so lengths are good to a hundredth
of a pas.

Row of `headings`: 0 x, 1 y of a unit vector.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from terrain.lattice.units import UNITS_PER_PAS
from terrain.machine.kernels import kernel
from terrain.planning.field.arcs import storey_near
from terrain.planning.field.ascents import go_up
from terrain.planning.field.link_finder import (
    DOWN,
    FALL,
    JUMP,
    NUDGE,
    Found,
    Ground,
    depth_below,
    east_of,
    held_at,
    is_clear_at,
    lent_ground,
    nearest_place,
    north_of,
    note,
    note_nearest,
    point_at,
    rim_between,
)
from terrain.planning.field.soundings import gather_floors, level_below

TO_RIM = 4
"""The number of points ahead of a node that are searched for its rim; another node is nearer to what is farther."""

BESIDE = 3
"""The number of points beyond a base's width within which ground above or below a rim must begin."""

LOST = 0.05
"""The number of points beyond the rim at which a fall begins."""

SLIDES = 2
"""How often the room around the foot of a fall is doubled in which a place is looked for, from a base's width on."""


@kernel
def find_ways(g: Ground, headings: Any, first: int, found: Found) -> int:
    """Look around from nodes, from a first one on, until all are done or the room is full; the next one."""
    g = lent_ground(g)
    s, n, a = g.storeys, g.nodes, g.arcs
    for node in range(first, len(n.storey)):
        if a.beside[node] >= 8 or s.room[n.storey[node]] < g.probe.height:
            continue
        if found.count[0] + 8 * len(headings) > len(found.ends):
            return node
        x, y = float(n.point[node] % s.across), float(n.point[node] // s.across)
        for k in range(len(headings)):
            _look_ahead(g, node, x, y, headings[k, 0], headings[k, 1], found)
    return len(n.storey)


@kernel
def _look_ahead(g: Ground, node: int, x: float, y: float, dx: float, dy: float, found: Found) -> None:
    """Walk to the rim of a storey and look what is beyond."""
    s = g.storeys
    height, walked = s.top[g.nodes.storey[node]], 0.0
    for k in range(1, TO_RIM + 1):
        point = point_at(s.across, s.along, x + dx * (k + NUDGE), y + dy * (k + NUDGE))
        if point < 0:
            return
        storey = storey_near(s.start, s.top, point, height, s.step)
        if storey < 0:
            _beyond_rim(g, node, x, y, dx, dy, float(k), height, walked, found)
            return
        walked += math.hypot(s.spacing, (s.top[storey] - height) / UNITS_PER_PAS)
        height = s.top[storey]


@kernel
def _beyond_rim(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, lost: float, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Beyond the rim is a wall, or a void."""
    step, body = g.probe.step, g.probe.height
    if not is_clear_at(g, x + dx * lost, y + dy * lost, height + step, height + body):
        go_up(g, node, x, y, dx, dy, lost - 1.0, height, walked, found)
    elif not held_at(g, x + dx * lost, y + dy * lost, height):
        edge = rim_between(g, x, y, dx, dy, lost - 1.0, lost, height)
        _go_over(g, node, x, y, dx, dy, edge, height, walked + (edge - lost + 1.0) * g.storeys.spacing, found)


@kernel
def _rises_free(
    g: Ground, x: float, y: float, dx: float, dy: float, foot: float, ahead: int, height: int, top: int
) -> bool:
    """Whether a body rises from a place to a height, and moves ahead there, without meeting anything."""
    step, body = g.probe.step, g.probe.height
    if not is_clear_at(g, x + dx * foot, y + dy * foot, height + step, top + body):
        return False
    for k in range(2, ahead, 2):
        if not is_clear_at(g, x + dx * (foot + k), y + dy * (foot + k), top + step, top + body):
            return False
    return True


@kernel
def _go_over(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, edge: float, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Fly on from an edge: note where one could come down, and where one lands on the same level."""
    step, body, spacing = g.probe.step, g.probe.height, g.storeys.spacing
    across, along, start, tops = g.storeys.across, g.storeys.along, g.storeys.start, g.storeys.top
    room, sky = g.storeys.room, g.storeys.sky
    off_x, off_y = x + dx * edge, y + dy * edge
    beside = 2 * max(g.probe.ahead, g.probe.aside) / spacing + BESIDE
    below = -1
    _fall_off(g, node, off_x, off_y, dx, dy, height, walked, found)
    for k in range(1, math.floor(g.reach.jump_pas / spacing) + 2):
        here_x, here_y = off_x + dx * (k + NUDGE), off_y + dy * (k + NUDGE)
        point = point_at(across, along, here_x, here_y)
        if point < 0:
            return
        if sky[point] > height + step and not is_clear_at(g, here_x, here_y, height + step, height + body):
            _land_higher(g, node, off_x, off_y, dx, dy, k, height, walked, found)
            return
        storey = start[point]
        while storey < start[point + 1] and (tops[storey] > height + step or room[storey] < body):
            storey += 1
        if storey == start[point + 1]:
            continue
        top = tops[storey]
        if sky[point] > top + step and not is_clear_at(g, here_x, here_y, top + step, height + body):
            continue  # something is in the way of coming down
        if top >= height - step:
            _land_level(g, node, off_x, off_y, dx, dy, k, height, walked, found)
            return
        if below < 0 and k <= beside:
            fall = (height - top) / UNITS_PER_PAS
            note(g, found, node, DOWN, walked, 0.0, -fall, fall, off_x, off_y, height, here_x, here_y, storey)
        elif below < 0 or top > below + step:
            _land_lower(g, node, off_x, off_y, dx, dy, k, height, walked, storey, found)
        below = top


@kernel
def _fall_off(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, height: int, walked: float, found: Found
) -> None:
    """Fall straight down from a rim, and slide to the nearest place at the level that one falls to."""
    step, width = g.probe.step, 2.0 * max(g.probe.ahead, g.probe.aside) / g.storeys.spacing
    out_x, out_y = x + dx * LOST, y + dy * LOST
    floors, total = gather_floors(g.probe, east_of(g, out_x), north_of(g, out_y), g.pad, 0, height)
    level = level_below(g.pad, floors, total, step, height, 0)
    if level < 0 or level >= height - step:
        return
    low, high = level - step, min(level + step, height)
    for _ in range(SLIDES):
        nearest = nearest_place(g, out_x, out_y, low, high, width)
        if nearest < math.inf:
            note_nearest(g, found, node, FALL, walked, x, y, height, out_x, out_y, low, high, nearest, 0)
            return
        width *= 2.0


@kernel
def _land_level(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, ahead: int, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Land within a step of the height one took off from."""
    s = g.storeys
    rim = rim_between(g, x, y, dx, dy, float(ahead), ahead - 1.0, height)
    to_x, to_y = x + dx * rim, y + dy * rim
    point = point_at(s.across, s.along, x + dx * (ahead + NUDGE), y + dy * (ahead + NUDGE))
    storey = storey_near(s.start, s.top, point, height, s.step)
    rise = (s.top[storey] - height) / UNITS_PER_PAS
    deep = depth_below(g, x + dx * (rim / 2 + NUDGE), y + dy * (rim / 2 + NUDGE), height)
    note(g, found, node, JUMP, walked, rim * s.spacing, rise, deep, x, y, height, to_x, to_y, storey)


@kernel
def _land_lower(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, ahead: int, height: int, walked: float,
    storey: int, found: Found,
) -> None:  # fmt: skip
    """Land on something that rises from what is below."""
    s = g.storeys
    rim = rim_between(g, x, y, dx, dy, float(ahead), ahead - 1.0, s.top[storey])
    rise = (s.top[storey] - height) / UNITS_PER_PAS
    deep = depth_below(g, x + dx * (rim / 2 + NUDGE), y + dy * (rim / 2 + NUDGE), height)
    note(g, found, node, JUMP, walked, rim * s.spacing, rise, deep, x, y, height, x + dx * rim, y + dy * rim, storey)


@kernel
def _land_higher(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, ahead: int, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Land above the wall that one flies into, by rising first."""
    s, step, body = g.storeys, g.probe.step, g.probe.height
    farthest = ahead + 2 * math.ceil(max(g.probe.ahead, g.probe.aside) / s.spacing) + BESIDE
    for k in range(ahead, farthest + 1):
        point = point_at(s.across, s.along, x + dx * (k + NUDGE), y + dy * (k + NUDGE))
        if point < 0:
            return
        for storey in range(s.start[point + 1] - 1, s.start[point] - 1, -1):
            top = s.top[storey]
            if top <= height + step or s.room[storey] < body:
                continue
            if top - height > g.reach.rise_pas * UNITS_PER_PAS or not _rises_free(g, x, y, dx, dy, 0.0, k, height, top):
                return
            rim = rim_between(g, x, y, dx, dy, float(k), k - 1.0, top)
            rise, deep = (
                (top - height) / UNITS_PER_PAS,
                depth_below(g, x + dx * (rim / 2 + NUDGE), y + dy * (rim / 2 + NUDGE), height),
            )
            to_x, to_y = x + dx * rim, y + dy * rim
            note(g, found, node, JUMP, walked, rim * s.spacing, rise, deep, x, y, height, to_x, to_y, storey)
            return


def headings() -> Any:
    """32 directions of length 1, exactly the same after a quarter turn and in a mirror."""
    angles = np.arange(1, 4) * math.pi / 16
    eighth = [(1.0, 0.0), *zip(np.cos(angles).tolist(), np.sin(angles).tolist(), strict=True)]
    quarter = [*eighth, (math.sqrt(0.5), math.sqrt(0.5)), *((y, x) for x, y in eighth[:0:-1])]
    turned = [quarter, [(-y, x) for x, y in quarter], [(-x, -y) for x, y in quarter], [(y, -x) for x, y in quarter]]
    return np.array([heading for part in turned for heading in part])
