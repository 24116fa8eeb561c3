"""Finds the highest ground that carries a base.

Support is a question about a disc and not about a point: a figure does not fall through the slots
of a deck, and it stands on stairs whose treads are shallower than its base. A *level* is all
walkable ground within one step below its highest point; a base stands on the highest
level that holds up at least half of it, at the height of that level's highest point
under the base. The table top is ground everywhere, also below scenery, so there is always a level.

Normals carry no information on scans, so a face is walkable either way up, and the underside of a
slab counts as ground too. That matters little, because the top of the slab is higher and found
first; but where the top is too steep to stand on, or where a given floor height leaves the top out,
the answer can be an underside; the figure then has no room there (`room.py`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from terrain.lattice.tolerances import GRAZE_UNITS, STEP_PAS, WALKABLE_SLOPE_DEG
from terrain.lattice.units import to_pas, to_units
from terrain.standing.coverage import covered_in_disc
from terrain.standing.lanes import Base, Lane
from terrain.standing.levels import (
    ENOUGH,
    HELD,
    IN_DOUBT,
    heights,
    held_in_common,
    is_stepped_on,
    level_at,
    lost,
    may_hold,
    measured,
    reaching_up,
    steps_on,
    top_in_strip,
)
from terrain.standing.surfaces import Places, Surfaces

__all__ = [
    "Ground",
    "Level",
    "Numbers",
    "Places",
    "Surfaces",
    "face_at",
    "face_normals",
    "highest_level",
    "is_held",
    "share_held",
    "stand",
]

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a base stands: its height, a face that reaches it (None for the table top), and the share held up."""

    z_units: int
    face: int | None
    supported_share: float

    @property
    def z_pas(self) -> float:
        return to_pas(self.z_units)


@dataclass(frozen=True, slots=True)
class Level:
    """The highest point of a level that holds a base, in lattice units, and the share of the base it holds at least."""

    top: float
    share: float


def stand(
    surfaces: Surfaces,
    centre: tuple[int, int],
    semi_axes: tuple[int, int],
    along: tuple[int, int] = (1, 0),
    *,
    below_units: int | None = None,
    slope_deg: float = WALKABLE_SLOPE_DEG,
    step_pas: float = STEP_PAS,
) -> Ground:
    """Where a base put down at a place comes to stand.

    A floor is picked by `below_units`: ground more than one step above it is not looked at. All
    lengths are lattice units but for the step.
    """
    step = to_units(step_pas)
    ceiling = math.inf if below_units is None else float(below_units + step)
    lane = Lane(surfaces.floors(slope_deg, step), Base(semi_axes, along), centre, centre, high=ceiling + 0.5)
    level = highest_level(lane, 0.0, ceiling)
    if level is None:
        raise AssertionError("the table top holds every base")
    return Ground(round(level.top), face_at(lane, 0.0, level.top), share_held(lane, 0.0, level))


def share_held(lane: Lane, at: float, level: Level) -> float:
    """The share of a base that a level holds, also where faces lie across each other."""
    if not (lane.bed.lost_to > level.top).any():
        return level.share
    return _share(_covered(lane, at, level.top - lane.floors.step_units, level.top))


def highest_level(lane: Lane, at: float, ceiling: float, lowest: float = 0.0) -> Level | None:
    """The highest level between two heights that holds a base at a place of its lane, when there is one."""
    step = float(lane.floors.step_units)
    verdict, top, held = level_at(lane.bed, at, max(ceiling, 0.0), lowest, step)
    if verdict == IN_DOUBT:
        return _highest_for_certain(lane, at, ceiling, max(lowest, 0.0))
    return Level(top, _share(held)) if verdict == HELD else None


def is_held(lane: Lane, at: float, top: float) -> bool:
    """Whether the level with its top at a height holds at least half a base at a place of its lane."""
    floor = top - lane.floors.step_units
    if held_in_common(lane.bed, at, at, floor, top) >= ENOUGH:
        return True
    return bool((lane.bed.lost_to > top).any()) and _covered(lane, at, floor, top) >= ENOUGH


def _share(held: float) -> float:
    return min(1.0, held / math.pi)


def _highest_for_certain(lane: Lane, at: float, ceiling: float, lowest: float) -> Level | None:
    """The same where faces cross each other: what they cover together is worked out for each height."""
    step = float(lane.floors.step_units)
    top = top_in_strip(lane.bed, at, at, ceiling)
    lows, highs, areas, lost_to = measured(lane.bed, at, ceiling, lowest - step)
    first, last = steps_on(lane.bed, at, ceiling, lowest)
    hopeful = []
    for height in (top, *heights(last, top, lowest, step).tolist()):
        if is_stepped_on(first, last, height) and may_hold(lows, highs, areas, height, step):
            at_most = lost(lows, highs, areas, lost_to, height - step, height)
            if at_most + held_in_common(lane.bed, at, at, height - step, height) >= ENOUGH:
                hopeful.append(height)
    return _first_holding(lane, at, hopeful[:1]) or _first_holding(lane, at, hopeful[1:])


def _first_holding(lane: Lane, at: float, tops: list[float]) -> Level | None:
    """The first of some heights, from the highest down, whose level holds the base; many are ruled out together."""
    if not tops:
        return None
    held = _covered(lane, at, tops[-1] - lane.floors.step_units, tops[0])
    if held < ENOUGH:
        return None
    if len(tops) == 1:
        return Level(tops[0], _share(held))
    middle = len(tops) // 2
    return _first_holding(lane, at, tops[:middle]) or _first_holding(lane, at, tops[middle:])


def _covered(lane: Lane, at: float, floor: float, top: float) -> float:
    """The area of a base over ground between two heights; overlaps count once."""
    if floor <= 0.0:
        return math.pi
    return float(covered_in_disc(lane.bed.ground, lane.bed.ground_boxes, at, floor, top + GRAZE_UNITS))


def face_at(lane: Lane, at: float, height: float) -> int | None:
    """The first face below a base that reaches a height; the table top comes before all."""
    if height == 0.0:
        return None
    reaching = lane.ground_places[reaching_up(lane.bed, at, height)]
    return int(reaching.min()) if len(reaching) else None


def face_normals(corners: Any) -> Any:
    """The normals of triangles, as long as twice their areas; whole numbers for lattice corners."""
    return np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
