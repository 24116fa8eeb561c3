"""Levels below a base, compiled: how high it stands, how much of it is held up, and what rises in its way.

A level is all ground within one step below its highest point. Here as in `discs.py` bases are discs of radius 1 with
their centres on the x axis; heights are lattice units. The table top, at height 0, is ground everywhere.

Rows: `boxes` 0 west, 1 east, 2 south, 3 north, 4 low, 5 high; a ring corner 0 x, 1 y, 2 height.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from terrain.lattice.tolerances import GRAZE_UNITS
from terrain.machine.kernels import inlined, kernel
from terrain.standing.discs import (
    CORNERS,
    area_in_disc,
    area_of,
    away,
    between,
    cut,
    highest_in_disc,
    highest_in_strip,
    lies_within,
)

AREA_SLACK = 1e-9
"""Areas are floats: so small a share of a base is nothing. One lattice unit of overlap is a thousand times more."""

ENOUGH = (0.5 - AREA_SLACK) * math.pi
"""A base is in balance with at least half its area held up."""

HEIGHT_GRAIN = 1e6
"""Heights on slopes are rounded to so small a part of a lattice unit, so that equal heights compare equal."""

TOUCH_UNITS = 1e-6
"""Two heights nearer than this are the same, and what lies there is touched and not entered."""

HEIGHTS_PER_STEP = 32
"""Heights tried on a slope whose top does not hold a base; 0.4 mm lies between them."""

HELD, NOT_HELD, IN_DOUBT = 0, 1, 2


class Bed(NamedTuple):
    """The faces along a lane: ground to step on, all ground, the parts of it that add up, and all faces.

    Ground is not stepped on where other ground lies above it within a step: those are undersides. Both kinds of ground
    come from the highest face down.

    Each has its box: west, east, south, north, low, high. `within` is the radius of a base less what it may graze: what
    does not reach into that is neither below it nor in its way. `lost_to` is how high the faces reach that each face of
    the ground has lost a part to.
    """

    within: float
    treads: Any
    tread_boxes: Any
    ground: Any
    ground_boxes: Any
    lost_to: Any
    parts: Any
    part_boxes: Any
    faces: Any
    face_boxes: Any


@inlined
def _reached(boxes: Any, k: int, start: float, end: float) -> bool:
    """Whether a box reaches below a disc that moves along a stretch of the axis, seen from above."""
    return boxes[k, 0] < end + 1.0 and boxes[k, 1] > start - 1.0 and boxes[k, 2] < 1.0 and boxes[k, 3] > -1.0


@kernel
def top_in_strip(bed: Bed, start: float, end: float, ceiling: float) -> float:
    """The highest ground up to a ceiling below any base on a stretch of the axis; 0 for the table."""
    return top_of(bed, np.arange(len(bed.treads)), 0.0, start, end, ceiling)


@kernel
def top_of(bed: Bed, chosen: Any, least: float, start: float, end: float, ceiling: float) -> float:
    """The same of some of the ground, given from the highest face down, and no lower than a height."""
    treads, boxes, within = bed.treads, bed.tread_boxes, bed.within
    ring, spare, more = np.empty((CORNERS, 3)), np.empty((CORNERS, 3)), np.empty((2, CORNERS, 3))
    best = least
    for k in chosen:
        if boxes[k, 5] <= best:
            break
        if boxes[k, 4] <= ceiling and _reached(boxes, k, start, end):
            count = between(treads[k], -np.inf, ceiling, ring, spare)
            if start == end:
                best = max(best, highest_in_disc(ring, count, start, within))
            else:
                best = max(best, highest_in_strip(ring, count, start, end, within, more))
    return np.round(best * HEIGHT_GRAIN) / HEIGHT_GRAIN


@kernel
def top_in_common(bed: Bed, start: float, end: float, ceiling: float) -> float:
    """Height that the ground below every base on a stretch reaches at least; 0 for the table."""
    return common_of(bed, np.arange(len(bed.treads)), 0.0, start, end, ceiling)


@kernel
def common_of(bed: Bed, chosen: Any, least: float, start: float, end: float, ceiling: float) -> float:
    """The same of some of the ground, given from the highest face down, and no lower than a height.

    The disc about the middle of the stretch that all bases hold is looked at in place of what they have in common.
    """
    treads, boxes = bed.treads, bed.tread_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    middle, radius = (start + end) / 2.0, bed.within - (end - start) / 2.0
    best = least
    if radius <= 0.0:
        return best
    for k in chosen:
        if boxes[k, 5] <= best:
            break
        if boxes[k, 4] <= ceiling and _reached(boxes, k, middle, middle):
            count = between(treads[k], -np.inf, ceiling, ring, spare)
            best = max(best, highest_in_disc(ring, count, middle, radius))
    return np.round(best * HEIGHT_GRAIN) / HEIGHT_GRAIN


@kernel
def deciding(bed: Bed, among: Any, start: float, end: float, least: float) -> Any:
    """Which of some ground reaches above a height below any base on a stretch, from the highest face down."""
    boxes = bed.tread_boxes
    chosen = np.empty(len(among), dtype=np.int64)
    count = 0
    for k in among:
        if boxes[k, 5] <= least:
            break
        if _reached(boxes, k, start, end):
            chosen[count] = k
            count += 1
    return chosen[:count]


@kernel
def held_in_common(bed: Bed, start: float, end: float, floor: float, top: float) -> float:
    """The area held up between two heights that all bases on a stretch of the axis have in common.

    What two discs share is, on this side of the middle between them, the part of the farther disc. Ground that rises
    above the top by no more than a graze does so at the rim.
    """
    if floor <= 0.0:
        return math.pi
    top += GRAZE_UNITS
    parts, boxes = bed.parts, bed.part_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    middle = (start + end) / 2.0
    area = 0.0
    for k in range(len(parts)):
        if boxes[k, 4] > top or boxes[k, 5] < floor or not _reached(boxes, k, end, start):
            continue
        count = between(parts[k], floor, top, ring, spare)
        if lies_within(ring, count, start, end):
            area += area_of(ring, count)
        elif start == end:
            area += area_in_disc(ring, count, start)
        else:
            area += area_in_disc(spare, cut(ring, count, spare, 0, middle, -1.0), end)
            area += area_in_disc(spare, cut(ring, count, spare, 0, middle, 1.0), start)
    return area


@kernel
def ground_at_most(bed: Bed, start: float, end: float, floor: float, top: float) -> float:
    """The sum of the areas of ground between two heights below all bases of a stretch together; overlaps count twice.

    Faces are not cut to the bases, so that it is quick and never too little.
    """
    if floor <= 0.0:
        return math.pi
    ground, boxes = bed.ground, bed.ground_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    middle = (start + end) / 2.0
    area = 0.0
    for k in range(len(ground)):
        if boxes[k, 4] <= top and boxes[k, 5] >= floor and _reached(boxes, k, start, end):
            count = between(ground[k], floor, top, ring, spare)
            for c in range(count):
                ring[c, 0] = (ring[c, 0] - middle) / (1.0 + (end - start) / 2.0)
                ring[c, 1] /= 1.0 + (end - start) / 2.0
            area += area_in_disc(ring, count, 0.0) * (1.0 + (end - start) / 2.0) ** 2
    return area


@kernel
def rising(bed: Bed, radii: Any, start: float, end: float, low: float, high: float) -> int:
    """Some face that a body between two heights runs into on a stretch of the axis, or -1.

    The radius that a body has for each face is 1 but for faces that it already cut into where it set out.
    """
    faces, boxes = bed.faces, bed.face_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    for k in range(len(faces)):
        if boxes[k, 5] <= low + TOUCH_UNITS or boxes[k, 4] >= high - TOUCH_UNITS or not _reached(boxes, k, start, end):
            continue
        count = between(faces[k], low, high, ring, spare)
        if count > 0 and away(ring, count, start, end) < radii[k] * radii[k]:
            return k
    return -1


@kernel
def heights_met(bed: Bed, at: float, low: float) -> Any:
    """Between which heights each face that reaches above a height is met by a body; none when it is beyond its base."""
    faces, boxes = bed.faces, bed.face_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    found = np.full((len(faces), 2), np.nan)
    for k in range(len(faces)):
        if boxes[k, 5] > low + TOUCH_UNITS and _reached(boxes, k, at, at):
            count = between(faces[k], low, np.inf, ring, spare)
            high = highest_in_disc(ring, count, at, 1.0)
            if high > -np.inf:
                ring[:count, 2] *= -1.0
                found[k, 0], found[k, 1] = -highest_in_disc(ring, count, at, 1.0), high
    return found


@kernel
def lowest_above(bed: Bed, radius: float, low: float, whole: bool) -> float:
    """The height of the lowest face above a height within a radius of the first place of the lane; inf for none.

    Faces that also lie below that height are left out when only whole ones count: those are walls, and not a roof.
    """
    faces, boxes = bed.faces, bed.face_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    lowest = np.inf
    for k in range(len(faces)):
        crossing = boxes[k, 4] <= low + TOUCH_UNITS
        if boxes[k, 5] <= low + TOUCH_UNITS or (crossing and whole) or not _reached(boxes, k, 0.0, 0.0):
            continue
        count = between(faces[k], low, np.inf, ring, spare)
        ring[:count, 2] *= -1.0
        lowest = min(lowest, -highest_in_disc(ring, count, 0.0, radius))
    return lowest


@kernel
def distances(bed: Bed, at: float, low: float, high: float) -> Any:
    """How far each face between two heights is from the axis of a body; inf when it is beyond its base."""
    faces, boxes = bed.faces, bed.face_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    found = np.full(len(faces), np.inf)
    for k in range(len(faces)):
        if boxes[k, 5] > low + TOUCH_UNITS and boxes[k, 4] < high - TOUCH_UNITS and _reached(boxes, k, at, at):
            count = between(faces[k], low, high, ring, spare)
            if count > 0:
                found[k] = math.sqrt(away(ring, count, at, at))
    return found


@kernel
def level_at(bed: Bed, at: float, ceiling: float, lowest: float, step: float) -> tuple[int, float, float]:
    """The highest level between two heights that holds a base, and the area it holds.

    When faces that lie across each other leave it open which, that is said, with the first height in doubt.
    """
    top = top_in_strip(bed, at, at, ceiling)
    held = held_in_common(bed, at, at, top - step, top)
    if top < lowest or held >= ENOUGH:
        return (NOT_HELD if top < lowest else HELD), top, held
    lowest = max(lowest, 0.0)
    lows, highs, areas, lost_to = measured(bed, at, ceiling, lowest - step)
    if lowest > step and reaching(lows, highs, areas, lowest - step, ceiling) < ENOUGH:
        return NOT_HELD, top, held
    first, last = steps_on(bed, at, ceiling, lowest)
    if held + lost(lows, highs, areas, lost_to, top - step, top) >= ENOUGH:
        return IN_DOUBT, top, held
    for height in heights(last, top, lowest, step):
        if not (is_stepped_on(first, last, height) and may_hold(lows, highs, areas, height, step)):
            continue
        held = held_in_common(bed, at, at, height - step, height)
        if held >= ENOUGH:
            return HELD, height, held
        if held + lost(lows, highs, areas, lost_to, height - step, height) >= ENOUGH:
            return IN_DOUBT, height, held
    return NOT_HELD, top, held


@kernel
def may_hold(lows: Any, highs: Any, areas: Any, height: float, step: float) -> bool:
    """Whether the ground within a step below a height may be enough."""
    return height <= step or reaching(lows, highs, areas, height - step, height) >= ENOUGH


@kernel
def is_stepped_on(lows: Any, highs: Any, height: float) -> bool:
    """Whether some of the ground to step on is at a height; the table top is."""
    for k in range(len(lows)):
        if lows[k] <= height <= highs[k]:
            return True
    return height == 0.0


@kernel
def steps_on(bed: Bed, at: float, ceiling: float, lowest: float) -> tuple[Any, Any]:
    """Lowest and highest point of what of each tread between two heights lies below a base."""
    treads, boxes = bed.treads, bed.tread_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    lows, highs = np.empty(len(treads)), np.empty(len(treads))
    found = 0
    for k in range(len(treads)):
        if boxes[k, 5] < lowest - TOUCH_UNITS:
            break
        if boxes[k, 4] <= ceiling and _reached(boxes, k, at, at):
            count = between(treads[k], -np.inf, ceiling, ring, spare)
            lows[found], highs[found] = _span(ring, count, at, bed.within)
            found += highs[found] > -np.inf
    return lows[:found], highs[:found]


@kernel
def _span(ring: Any, count: int, at: float, radius: float) -> tuple[float, float]:
    """The heights of the lowest and the highest point of a ring within a disc."""
    high = highest_in_disc(ring, count, at, radius)
    ring[:count, 2] *= -1.0
    low = -highest_in_disc(ring, count, at, radius)
    ring[:count, 2] *= -1.0
    return np.round(low * HEIGHT_GRAIN) / HEIGHT_GRAIN, np.round(high * HEIGHT_GRAIN) / HEIGHT_GRAIN


@kernel
def measured(bed: Bed, at: float, ceiling: float, lowest: float) -> Any:
    """Of each face between two heights: lowest point, highest point and area below a base, and what it lost to."""
    ground, boxes = bed.ground, bed.ground_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    lows, highs, areas = np.empty(len(ground)), np.empty(len(ground)), np.empty(len(ground))
    lost_to = np.empty(len(ground))
    found = 0
    for k in range(len(ground)):
        if boxes[k, 5] < lowest - TOUCH_UNITS:
            break
        if boxes[k, 4] > ceiling or not _reached(boxes, k, at, at):
            continue
        count = between(ground[k], -np.inf, ceiling, ring, spare)
        lows[found], highs[found] = _span(ring, count, at, bed.within)
        if highs[found] == -np.inf:
            continue
        areas[found] = area_in_disc(ring, count, at)
        lost_to[found] = bed.lost_to[k]
        found += 1
    return lows[:found], highs[:found], areas[:found], lost_to[:found]


@kernel
def reaching_up(bed: Bed, at: float, height: float) -> Any:
    """Which ground below a base reaches a height, but for a graze."""
    ground, boxes = bed.ground, bed.ground_boxes
    ring, spare = np.empty((CORNERS, 3)), np.empty((CORNERS, 3))
    which = np.empty(len(ground), dtype=np.int64)
    found = 0
    for k in range(len(ground)):
        if boxes[k, 5] < height - GRAZE_UNITS:
            break
        if boxes[k, 4] <= height + GRAZE_UNITS and _reached(boxes, k, at, at):
            count = between(ground[k], height - GRAZE_UNITS, height + GRAZE_UNITS, ring, spare)
            if highest_in_disc(ring, count, at, bed.within) > -np.inf:
                which[found] = k
                found += 1
    return which[:found]


@kernel
def reaching(lows: Any, highs: Any, areas: Any, floor: float, top: float) -> float:
    """The sum of the areas of all patches that reach between two heights; overlaps count twice."""
    area = 0.0
    for k in range(len(lows)):
        if lows[k] <= top and highs[k] >= floor:
            area += areas[k]
    return area


@kernel
def lost(lows: Any, highs: Any, areas: Any, lost_to: Any, floor: float, top: float) -> float:
    """How much patches between two heights may have lost to faces above those."""
    area = 0.0
    for k in range(len(lows)):
        if lost_to[k] > top and lows[k] <= top and highs[k] >= floor:
            area += areas[k]
    return area


@kernel
def heights(highs: Any, top: float, lowest: float, step: float) -> Any:
    """The heights below the top that may be the top of a level, from the highest down."""
    slopes = int((top - lowest) / step * HEIGHTS_PER_STEP) if step > 0.0 else 0
    every = np.empty(len(highs) + slopes + 2)
    every[: len(highs)] = highs
    for k in range(slopes):
        every[len(highs) + k] = top - (k + 1) * step / HEIGHTS_PER_STEP
    every[-2], every[-1] = step, 0.0
    return np.unique(every[(every < top) & (every >= lowest)])[::-1]
