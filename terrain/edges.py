"""What lies beyond the rim of a storey: voids to jump over, walls to go up, edges to come down from.

From every node next to such a rim the ways lead off in 32 headings, the same after a quarter turn or in a mirror.
Where balance is lost and found again is looked for between points, so lengths are good to a hundredth of a pas.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.exact import inlined, kernel
from terrain.lattice import UNITS_PER_PAS
from terrain.soundings import gather, is_clear, level_below, roof_above
from terrain.treads import storey_near

if TYPE_CHECKING:
    from terrain.cells import Arcs, Nodes
    from terrain.soundings import Pad, Probe
    from terrain.storeys import Storeys

JUMP, UP, DOWN = 0, 1, 2

TO_RIM = 4
"""So many points ahead of a node its rim is looked for; another node is nearer to what is farther."""

HALVINGS = 6
"""A rim is found to a 64th of the distance between points."""

BESIDE = 3
"""So many points beyond a base's width what is above or below a rim may begin."""


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


class Found(NamedTuple):
    """Ways as they are found: how many, from which node to which, of which kind, and their numbers.

    Numbers: length of the walk before, horizontal length, rise, depth of a fall half-way, then take-off and landing
    as points and heights.
    """

    count: Any
    ends: Any
    numbers: Any


@inlined
def _storey_at(g: Ground, x: float, y: float) -> int:
    """The point nearest to a place, or -1 off the table."""
    i, j = math.floor(x + 0.5), math.floor(y + 0.5)
    if i < 0 or j < 0 or i >= g.storeys.across or j >= g.storeys.along:
        return -1
    return j * g.storeys.across + i


@inlined
def _east(g: Ground, x: float) -> float:
    """From points to pas from the middle of the table."""
    return (x + 0.5 - g.storeys.across / 2) * g.storeys.spacing


@inlined
def _north(g: Ground, y: float) -> float:
    return (y + 0.5 - g.storeys.along / 2) * g.storeys.spacing


@kernel
def _held_at(g: Ground, x: float, y: float, height: int) -> bool:
    """Whether a base at a place is held within a step of a height."""
    step = g.probe.step
    floors, _, total = gather(g.probe, _east(g, x), _north(g, y), g.pad)
    return level_below(g.pad, floors, total, step, height + step) >= height - step


@kernel
def _rim_between(g: Ground, x: float, y: float, dx: float, dy: float, held: float, lost: float, height: int) -> float:
    """How far along a line balance is lost, or found when `lost` comes first."""
    for _ in range(HALVINGS):
        middle = (held + lost) / 2
        if _held_at(g, x + dx * middle, y + dy * middle, height):
            held = middle
        else:
            lost = middle
    return held


@kernel
def _is_clear_at(g: Ground, x: float, y: float, low: int, high: int) -> bool:
    """Whether a body between two heights meets nothing at a place; the sky of the nearest point may tell at once."""
    point = _storey_at(g, x, y)
    if point < 0:
        return False
    return is_clear(g.probe, _east(g, x), _north(g, y), low, high, g.pad)


@kernel
def _note(
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
def find_ways(g: Ground, headings: Any, first: int, found: Found) -> int:
    """Look around from nodes, from a first one on, until all are done or the room is full; the next one."""
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
        point = _storey_at(g, x + dx * (k + NUDGE), y + dy * (k + NUDGE))
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
    floors, walls, total = gather(g.probe, _east(g, x + dx * lost), _north(g, y + dy * lost), g.pad)
    if roof_above(g.pad, floors, walls, height + step) < height + body:
        _go_up(g, node, x, y, dx, dy, lost - 1.0, height, walked, found)
    elif level_below(g.pad, floors, total, step, height + step) < height - step:
        edge = _rim_between(g, x, y, dx, dy, lost - 1.0, lost, height)
        _go_over(g, node, x, y, dx, dy, edge, height, walked + (edge - lost + 1.0) * g.storeys.spacing, found)


@kernel
def _go_up(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, foot: float, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Find the lowest storey above a wall, and whether a body gets there: straight up, then ahead.

    From where the base first comes over the top it is moved on by no more than its own width.
    """
    s, step, body = g.storeys, g.probe.step, g.probe.height
    width = math.floor(2 * max(g.probe.ahead, g.probe.aside) / s.spacing)
    tried = -1
    for k in range(1, width + math.ceil(g.reach.wall_pas / s.spacing)):
        point = _storey_at(g, x + dx * (foot + k + NUDGE), y + dy * (foot + k + NUDGE))
        if point < 0:
            return
        for storey in range(s.start[point + 1] - 1, s.start[point] - 1, -1):
            top = s.top[storey]
            if top <= height + step or s.room[storey] < body or abs(top - tried) <= step:
                continue
            tried = top
            leaning = (top - height) / UNITS_PER_PAS / s.spacing  # at 45 degrees a wall is as far as it is high
            if top - height > g.reach.wall_pas * UNITS_PER_PAS or k > width + leaning:
                continue
            if k > width and _is_over(g, x, y, dx, dy, foot, k - width, top):
                continue
            if _rises_free(g, x, y, dx, dy, foot, k, height, top):
                off_x, off_y, rise = x + dx * foot, y + dy * foot, (top - height) / UNITS_PER_PAS
                to_x, to_y = x + dx * (foot + k), y + dy * (foot + k)
                _note(g, found, node, UP, walked, 0.0, rise, 0.0, off_x, off_y, height, to_x, to_y, storey)
                return


@kernel
def _is_over(g: Ground, x: float, y: float, dx: float, dy: float, foot: float, ahead: int, top: int) -> bool:
    """Whether a base some points ahead is already over ground of a height."""
    point = _storey_at(g, x + dx * (foot + ahead + NUDGE), y + dy * (foot + ahead + NUDGE))
    return g.storeys.sky[point] >= top - g.probe.step // 4


@kernel
def _rises_free(
    g: Ground, x: float, y: float, dx: float, dy: float, foot: float, ahead: int, height: int, top: int
) -> bool:
    """Whether a body rises from a place to a height, and moves ahead there, without meeting anything."""
    step, body = g.probe.step, g.probe.height
    if not _is_clear_at(g, x + dx * foot, y + dy * foot, height + step, top + body):
        return False
    for k in range(2, ahead, 2):
        if not _is_clear_at(g, x + dx * (foot + k), y + dy * (foot + k), top + step, top + body):
            return False
    return True


@kernel
def _go_over(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, edge: float, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Fly on from an edge: note where one could come down, and where one lands on the same level."""
    s, step, body = g.storeys, g.probe.step, g.probe.height
    off_x, off_y = x + dx * edge, y + dy * edge
    beside = 2 * max(g.probe.ahead, g.probe.aside) / s.spacing + BESIDE
    below = -1
    for k in range(1, math.floor(g.reach.jump_pas / s.spacing) + 2):
        here_x, here_y = off_x + dx * (k + NUDGE), off_y + dy * (k + NUDGE)
        point = _storey_at(g, here_x, here_y)
        if point < 0:
            return
        if s.sky[point] > height + step and not _is_clear_at(g, here_x, here_y, height + step, height + body):
            _land_higher(g, node, off_x, off_y, dx, dy, k, height, walked, found)
            return
        storey = -1
        for other in range(s.start[point], s.start[point + 1]):
            if s.top[other] <= height + step and s.room[other] >= body:
                storey = other
                break
        if storey < 0 or not _falls_free(g, point, here_x, here_y, s.top[storey], height):
            continue
        top = s.top[storey]
        if top >= height - step:
            _land_level(g, node, off_x, off_y, dx, dy, k, height, walked, found)
            return
        if below < 0 and k <= beside:
            fall = (height - top) / UNITS_PER_PAS
            _note(g, found, node, DOWN, walked, 0.0, -fall, fall, off_x, off_y, height, here_x, here_y, storey)
        elif below < 0 or top > below + step:
            _land_lower(g, node, off_x, off_y, dx, dy, k, height, walked, storey, found)
        below = top


@kernel
def _falls_free(g: Ground, point: int, x: float, y: float, top: int, height: int) -> bool:
    """Whether a body comes down from a height to a storey without meeting anything."""
    step = g.probe.step
    return g.storeys.sky[point] <= top + step or _is_clear_at(g, x, y, top + step, height + g.probe.height)


@kernel
def _depth_below(g: Ground, x: float, y: float, height: int) -> float:
    """How deep one falls from a height at a place."""
    s = g.storeys
    point = _storey_at(g, x, y)
    for storey in range(s.start[point], s.start[point + 1]):
        if s.top[storey] <= height:
            return (height - s.top[storey]) / UNITS_PER_PAS
    return height / UNITS_PER_PAS


@kernel
def _land_level(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, ahead: int, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Land within a step of the height one took off from."""
    s = g.storeys
    rim = _rim_between(g, x, y, dx, dy, float(ahead), ahead - 1.0, height)
    to_x, to_y = x + dx * rim, y + dy * rim
    point = _storey_at(g, x + dx * (ahead + NUDGE), y + dy * (ahead + NUDGE))
    storey = storey_near(s.start, s.top, point, height, s.step)
    rise = (s.top[storey] - height) / UNITS_PER_PAS
    deep = _depth_below(g, x + dx * (rim / 2 + NUDGE), y + dy * (rim / 2 + NUDGE), height)
    _note(g, found, node, JUMP, walked, rim * s.spacing, rise, deep, x, y, height, to_x, to_y, storey)


@kernel
def _land_lower(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, ahead: int, height: int, walked: float,
    storey: int, found: Found,
) -> None:  # fmt: skip
    """Land on something that rises from what is below."""
    s = g.storeys
    rim = _rim_between(g, x, y, dx, dy, float(ahead), ahead - 1.0, s.top[storey])
    rise = (s.top[storey] - height) / UNITS_PER_PAS
    deep = _depth_below(g, x + dx * (rim / 2 + NUDGE), y + dy * (rim / 2 + NUDGE), height)
    _note(g, found, node, JUMP, walked, rim * s.spacing, rise, deep, x, y, height, x + dx * rim, y + dy * rim, storey)


@kernel
def _land_higher(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, ahead: int, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Land above the wall that one flies into, by rising first."""
    s, step, body = g.storeys, g.probe.step, g.probe.height
    farthest = ahead + 2 * math.ceil(max(g.probe.ahead, g.probe.aside) / s.spacing) + BESIDE
    for k in range(ahead, farthest + 1):
        point = _storey_at(g, x + dx * (k + NUDGE), y + dy * (k + NUDGE))
        if point < 0:
            return
        for storey in range(s.start[point + 1] - 1, s.start[point] - 1, -1):
            top = s.top[storey]
            if top <= height + step or s.room[storey] < body:
                continue
            if top - height > g.reach.rise_pas * UNITS_PER_PAS or not _rises_free(g, x, y, dx, dy, 0.0, k, height, top):
                return
            rim = _rim_between(g, x, y, dx, dy, float(k), k - 1.0, top)
            rise, deep = (
                (top - height) / UNITS_PER_PAS,
                _depth_below(g, x + dx * (rim / 2 + NUDGE), y + dy * (rim / 2 + NUDGE), height),
            )
            to_x, to_y = x + dx * rim, y + dy * rim
            _note(g, found, node, JUMP, walked, rim * s.spacing, rise, deep, x, y, height, to_x, to_y, storey)
            return


def headings() -> Any:
    """32 directions of length 1, exactly the same after a quarter turn and in a mirror."""
    angles = np.arange(1, 4) * math.pi / 16
    eighth = [(1.0, 0.0), *zip(np.cos(angles).tolist(), np.sin(angles).tolist(), strict=True)]
    quarter = [*eighth, (math.sqrt(0.5), math.sqrt(0.5)), *((y, x) for x, y in eighth[:0:-1])]
    turned = [quarter, [(-y, x) for x, y in quarter], [(-x, -y) for x, y in quarter], [(y, -x) for x, y in quarter]]
    return np.array([heading for part in turned for heading in part])
