"""Orients the faces of a scanned mesh: neighbours alike, and every part as a whole outwards.

Most scanners are consistent, so the orientation of the larger area of a part counts first. A closed part is then
turned outwards by its volume, unless it lines a cavity of another part. An open part looks up and away from its
middle; it is turned only when nearly all of it looks the opposite way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine import kernel
from terrain.scenery import join_edges

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface

LONE, CROWDED = -1, -2
"""What a side has for a mate when no face shares it, or more than one."""

AGAINST = -0.25
"""An open part is turned when it looks down and inwards by more than this, of -1 for all of it."""


class Turned(NamedTuple):
    """Faces that agree with one another, what each side has for a mate, and how many faces were turned over."""

    faces: NDArray[np.int64]
    mates: NDArray[np.int64]
    turned: int


class _Parts(NamedTuple):
    """For each part, joined by sides: its box, and sums over its faces."""

    low: Any
    high: Any
    area: Any
    turned_area: Any
    volume: Any
    outward: Any
    inward: Any
    lone: Any
    crowded: Any


def turned_outwards(surface: Surface) -> Turned:
    """Turn faces over where they disagree with their neighbours, and parts that look inwards."""
    faces = np.ascontiguousarray(surface.faces)
    mates = side_mates(faces)
    part, over, count = _agree(faces, mates)
    parts = _sums(surface.vertices, faces, mates, part, over, count)
    over ^= _look_inwards(parts)[part]
    return Turned(*_turn(faces, mates, over), int(over.sum()))


def side_mates(faces: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each side, numbered 3 times its face plus its place, the other side along it, or why there is none."""
    _, start, sides = join_edges(faces)
    shared_by = np.diff(start)
    mates = np.full(3 * len(faces), CROWDED, dtype=np.int64)
    mates[sides[start[:-1][shared_by == 1]]] = LONE
    one, other = sides[start[:-1][shared_by == 2]], sides[start[:-1][shared_by == 2] + 1]
    mates[one], mates[other] = other, one
    return mates


@kernel
def _agree(faces: Any, mates: Any) -> Any:
    """Number the parts, and tell which faces disagree with the first of their part."""
    part = np.full(len(faces), -1)
    over = np.zeros(len(faces), dtype=np.bool_)
    queue = np.empty(len(faces), dtype=np.int64)
    count = 0
    for seed in range(len(faces)):
        if part[seed] >= 0:
            continue
        part[seed], queue[0] = count, seed
        reached, total = 0, 1
        while reached < total:
            face = queue[reached]
            reached += 1
            for side in range(3):
                mate = mates[3 * face + side]
                if mate < 0 or part[mate // 3] >= 0:
                    continue
                clash = faces[face, side] == faces[mate // 3, mate % 3]
                part[mate // 3], over[mate // 3] = count, over[face] != clash
                queue[total] = mate // 3
                total += 1
        count += 1
    return part, over, count


def _sums(points: Any, faces: Any, mates: Any, part: Any, over: Any, count: int) -> _Parts:
    """What the parts look like when each agrees with its first face."""
    low, high = _boxes(points, faces, part, count)
    below = np.column_stack([(low + high)[:, :2] / 2, low[:, 2] - (high - low).max(axis=1) / 2])
    middle = (low.min(axis=0) + high.max(axis=0)) / 2
    area, turned_area, volume, outward, inward = _add_up(points, faces, part, over, below, middle, count)
    lone, crowded = (np.zeros(count, dtype=bool) for _ in range(2))
    lone[part[np.flatnonzero(mates == LONE) // 3]] = True
    crowded[part[np.flatnonzero(mates == CROWDED) // 3]] = True
    return _Parts(low, high, area, turned_area, volume, outward, inward, lone, crowded)


@kernel
def _boxes(points: Any, faces: Any, part: Any, count: int) -> Any:
    low, high = np.full((count, 3), np.inf), np.full((count, 3), -np.inf)
    for face in range(len(faces)):
        for side in range(3):
            for axis in range(3):
                at = points[faces[face, side], axis]
                low[part[face], axis] = min(low[part[face], axis], at)
                high[part[face], axis] = max(high[part[face], axis], at)
    return low, high


@kernel
def _add_up(points: Any, faces: Any, part: Any, over: Any, below: Any, middle: Any, count: int) -> Any:
    """Areas, areas turned over, volumes about one place, and how much looks away from below and towards it."""
    area, turned_area, volume = np.zeros(count), np.zeros(count), np.zeros(count)
    outward, inward = np.zeros(count), np.zeros(count)
    across, from_middle, from_below = np.empty(3), np.empty(3), np.empty(3)
    for face in range(len(faces)):
        a, b, c, number = faces[face, 0], faces[face, 1], faces[face, 2], part[face]
        for axis in range(3):
            i, j = (axis + 1) % 3, (axis + 2) % 3
            across[axis] = (points[b, i] - points[a, i]) * (points[c, j] - points[a, j])
            across[axis] -= (points[b, j] - points[a, j]) * (points[c, i] - points[a, i])
            from_middle[axis] = points[a, axis] - middle[axis]
            from_below[axis] = points[a, axis] - below[number, axis]
        size = np.sqrt(across[0] ** 2 + across[1] ** 2 + across[2] ** 2)
        sign = -1.0 if over[face] else 1.0
        looks = sign * (across[0] * from_below[0] + across[1] * from_below[1] + across[2] * from_below[2])
        space = across[0] * from_middle[0] + across[1] * from_middle[1] + across[2] * from_middle[2]
        area[number] += size
        turned_area[number] += size if over[face] else 0.0
        volume[number] += sign * space
        outward[number] += max(looks, 0.0)
        inward[number] += max(-looks, 0.0)
    return area, turned_area, volume, outward, inward


def _look_inwards(parts: _Parts) -> NDArray[np.bool_]:
    """Which parts must be turned over, now that each agrees with its first face."""
    against_most = parts.turned_area > parts.area / 2
    sign = np.where(against_most, -1.0, 1.0)
    volume = sign * parts.volume
    closed = ~parts.lone & ~parts.crowded
    vote = sign * (parts.outward - parts.inward) / np.maximum(parts.outward + parts.inward, 1e-300)
    wrong = np.where(closed, volume < 0, parts.lone & ~parts.crowded & (vote < AGAINST))
    # Where more than two faces meet, a part is only some side of a solid: all such sides are judged together.
    sides = ~parts.lone & parts.crowded
    wrong |= sides & (volume[sides].sum() < 0)
    lining = np.flatnonzero(closed & wrong)
    wrong[lining] = ~_lie_within(parts, lining, closed & ~wrong)
    return np.asarray(against_most != wrong)


def _lie_within(parts: _Parts, lining: NDArray[np.int64], hosts: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Whether the box of a part lies inside that of one of the hosts: then it lines a cavity."""
    low, high = parts.low[hosts], parts.high[hosts]
    return np.array(
        [bool(((low < parts.low[one]) & (high > parts.high[one])).all(axis=1).any()) for one in lining], dtype=bool
    )


def _turn(
    faces: NDArray[np.int64], mates: NDArray[np.int64], over: NDArray[np.bool_]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Turn faces over by swapping their last two corners: the first side and the last change places."""
    if not over.any():
        return faces, mates
    side = np.arange(len(mates))
    place = np.where(over[side // 3], side - side % 3 + 2 - side % 3, side)
    turned = np.empty_like(mates)
    turned[place] = np.where(mates >= 0, place[mates], mates)
    return np.where(over[:, None], faces[:, [0, 2, 1]], faces), turned
