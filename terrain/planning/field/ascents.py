"""Finds ways up a wall on a field: where the base touches it, where it comes over its top, and where it comes to rest.

It mirrors the test on the mesh (`movement/walls.py`): from the foot the body rises in small steps, and a face must
lead it on all the way. Where it could suddenly move on far, the way passes something to stand on, and is two links.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from terrain.lattice.tolerances import BUMP_PAS
from terrain.lattice.units import UNITS_PER_PAS, to_units
from terrain.machine.kernels import inlined, kernel
from terrain.planning.field.link_finder import (
    HALVINGS,
    NUDGE,
    UP,
    Found,
    Ground,
    east_of,
    is_clear_at,
    nearest_place,
    north_of,
    note_nearest,
    point_at,
)
from terrain.planning.field.soundings import OPEN_SKY, gather_floors, lies_below

RISE_UNITS = to_units(0.25)
"""How closely a face is followed on its way up."""

REST = 0.5
"""In radii of the base: a wall may step back by so much on its way up."""

MOST_TRIES = 4
"""Tops tried above one wall: beyond them lies another."""

GRAIN_UNITS = to_units(BUMP_PAS)
ROUGH_UNITS = to_units(0.125)
"""Tops of scans are no flatter than this, and still one top."""


@kernel
def go_up(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, before: float, height: int, walked: float,
    found: Found,
) -> None:  # fmt: skip
    """Find the lowest storey above a wall that a body gets up to: up, ahead, to the nearest place there."""
    s, step, body = g.storeys, g.probe.step, g.probe.height
    if not _may_lead_up(g, x + dx * before, y + dy * before, dx, dy, height):
        return
    foot = _touching(g, x, y, dx, dy, before, height)
    x, y, walked = x + dx * foot, y + dy * foot, walked + (foot - before) * s.spacing
    reached = np.empty(math.ceil(g.reach.wall_pas * UNITS_PER_PAS / RISE_UNITS) + 1)
    width = 2.0 * max(g.probe.ahead, g.probe.aside) / s.spacing
    rises = _led_up(g, x, y, dx, dy, height, _highest_ahead(g, x, y, dx, dy, height, 4.0 * width, False), reached)
    highest = min(height + step + rises * RISE_UNITS + GRAIN_UNITS, height + g.reach.wall_pas * UNITS_PER_PAS)
    tried, tries = -1, 0
    for k in range(1, math.ceil((reached[rises - 1] if rises > 0 else 0.0) + 3.0 * width)):
        point = point_at(s.across, s.along, x + dx * (k + NUDGE), y + dy * (k + NUDGE))
        if point < 0:
            return
        for storey in range(s.start[point + 1] - 1, s.start[point] - 1, -1):
            top = s.top[storey]
            if top <= height + step or s.room[storey] < body or abs(top - tried) <= ROUGH_UNITS:
                continue
            if top > highest + step:
                break
            tried, tries = top, tries + 1
            lowest = _lowest_of_level(g, x + dx * k, y + dy * k, height, top)
            if lowest <= highest and _get_onto(g, node, x, y, dx, dy, k, height, lowest, reached, walked, found):
                return
            if lowest < top <= highest and _get_onto(g, node, x, y, dx, dy, k, height, top, reached, walked, found):
                return
            if tries == MOST_TRIES:
                return


@kernel
def _may_lead_up(g: Ground, x: float, y: float, dx: float, dy: float, height: int) -> bool:
    """Whether some storey ahead is higher than a step and no farther than a wall up to it leans back: a quick no."""
    width = 2.0 * max(g.probe.ahead, g.probe.aside) / g.storeys.spacing
    return _highest_ahead(g, x, y, dx, dy, height, 2.0 * width, True) > height + g.probe.step


@kernel
def _highest_ahead(
    g: Ground, x: float, y: float, dx: float, dy: float, height: int, width: float, any_will_do: bool
) -> int:
    """The highest storey that a wall may lead up to, or any above a step; it begins so far ahead, and leans back."""
    across, along, spacing, start, tops = (
        g.storeys.across, g.storeys.along, g.storeys.spacing, g.storeys.start, g.storeys.top
    )  # fmt: skip
    highest, step, wall = height, g.probe.step, g.reach.wall_pas
    for k in range(1, math.ceil(width + wall / spacing)):
        point = point_at(across, along, x + dx * (k + NUDGE), y + dy * (k + NUDGE))
        if point < 0:
            break
        for storey in range(start[point], start[point + 1]):
            rise = (tops[storey] - height) / UNITS_PER_PAS
            if step / UNITS_PER_PAS < rise <= wall and k <= width + rise / spacing:
                highest = max(highest, tops[storey])
        if any_will_do and highest > height:
            break
    return highest


@inlined
def _farther(g: Ground) -> float:
    """By how many points a wall may step back while a body rises a little way up it."""
    return (RISE_UNITS / UNITS_PER_PAS + REST * max(g.probe.ahead, g.probe.aside)) / g.storeys.spacing


@kernel
def _led_up(g: Ground, x: float, y: float, dx: float, dy: float, height: int, highest: int, reached: Any) -> int:
    """Follow a wall up to some height for as long as it is in the way: in how many rises, and how far ahead at each."""
    s, at, farther = g.storeys, 0.0, _farther(g)
    most = min(max(math.ceil((highest - height - g.probe.step) / RISE_UNITS) + 1, 0), len(reached))
    for count in range(most):
        rise, end = height + g.probe.step + count * RISE_UNITS, at + farther
        while at < end:
            ahead = min(at + 1.0, end)
            if point_at(s.across, s.along, x + dx * ahead, y + dy * ahead) < 0:
                return count
            if not is_clear_at(g, x + dx * ahead, y + dy * ahead, rise + GRAIN_UNITS, rise + g.probe.height):
                break
            at = ahead
        if at >= end:
            return count
        reached[count] = at
    return most


@inlined
def _lowest_of_level(g: Ground, x: float, y: float, height: int, top: int) -> int:
    """The lowest ground too high to step on that is of a level: a body that gets over that is put down on the level."""
    floors, _ = gather_floors(g.probe, east_of(g, x), north_of(g, y), g.pad, top - g.probe.step, OPEN_SKY)
    lowest = top
    for k in range(floors):
        if g.pad.high[k] >= top - g.probe.step and g.pad.high[k] > height + g.probe.step:
            lowest = min(lowest, g.pad.high[k])
    return lowest


@kernel
def _get_onto(
    g: Ground, node: int, x: float, y: float, dx: float, dy: float, ahead: int, height: int, top: int, reached: Any,
    walked: float, found: Found,
) -> bool:  # fmt: skip
    """Get over ground of a height, and from there to the nearest places to stand."""
    over = _over(g, x, y, dx, dy, float(ahead), height, top)
    rises = math.ceil((top - GRAIN_UNITS - height - g.probe.step) / RISE_UNITS)
    led = (reached[rises - 1] if rises > 0 else 0.0) + _farther(g)
    if over < 0.0 or over > led or not _is_clear_up(g, x, y, dx, dy, over, height, top):
        return False
    over_x, over_y, low, high = x + dx * over, y + dy * over, top - ROUGH_UNITS, top + g.probe.step
    width = 2.0 * max(g.probe.ahead, g.probe.aside) / g.storeys.spacing
    nearest = nearest_place(g, over_x, over_y, low, high, width)
    if nearest == math.inf:
        return False
    note_nearest(g, found, node, UP, walked, x, y, height, over_x, over_y, low, high, nearest, top)
    return True


@kernel
def _touching(g: Ground, x: float, y: float, dx: float, dy: float, free: float, height: int) -> float:
    """How far along a line the base touches what rises in its way, within a point from where it is free."""
    met = free + 1.0
    for _ in range(HALVINGS):
        middle = (free + met) / 2
        if is_clear_at(g, x + dx * middle, y + dy * middle, height + g.probe.step, height + g.probe.height):
            free = middle
        else:
            met = middle
    return free


@inlined
def _lies_below(g: Ground, x: float, y: float, top: int) -> bool:
    """Whether ground of about a height lies below a base at a place."""
    return lies_below(g.probe, east_of(g, x), north_of(g, y), top - ROUGH_UNITS, top)


@kernel
def _over(g: Ground, x: float, y: float, dx: float, dy: float, ahead: float, height: int, top: int) -> float:
    """How far ahead a base first comes over ground of a height; -1 when that is farther than a wall leans back."""
    radius = max(g.probe.ahead, g.probe.aside) / g.storeys.spacing
    farthest = (top - height) / UNITS_PER_PAS / g.storeys.spacing + radius
    at = max(ahead - 2.0 * radius - 1.0, 0.0)
    while at < ahead and not _lies_below(g, x + dx * at, y + dy * at, top):
        at += 1.0
    if at > farthest + 1.0:
        return -1.0
    before, at = max(at - 1.0, 0.0), min(at, ahead)
    for _ in range(HALVINGS):
        middle = (before + at) / 2
        if _lies_below(g, x + dx * middle, y + dy * middle, top):
            at = middle
        else:
            before = middle
    return at if at <= farthest else -1.0


@kernel
def _is_clear_up(g: Ground, x: float, y: float, dx: float, dy: float, over: float, height: int, top: int) -> bool:
    """Whether a body rises straight up from a wall's foot, and moves on above its top, without meeting anything."""
    body = g.probe.height
    if not is_clear_at(g, x, y, height + g.probe.step, top + body):
        return False
    at = 0.0
    while at < over:
        at = min(at + 2.0, over)
        if not is_clear_at(g, x + dx * at, y + dy * at, top + GRAIN_UNITS, top + body):
            return False
    return True
