"""Drops a body straight down to the first surface that holds at least half the base.

A ledge that holds less is passed, and the body may brush it. Ground too steep to stand on does not hold a body: where
a body would rest inside a piece, it slides to the nearest free place at that level, as it does off another figure.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from terrain.lattice.tolerances import BODY_CLEARANCE_PAS
from terrain.lattice.units import to_units
from terrain.movement.figures.crowd import overlaps
from terrain.movement.rest import settle
from terrain.movement.walk.steps import Way
from terrain.scenery.bodies import Body
from terrain.standing.ground import Level, face_at, highest_level
from terrain.standing.lanes import Lane
from terrain.standing.levels import rising
from terrain.standing.room import inside

if TYPE_CHECKING:
    from terrain.movement.walk.steps import Gait
    from terrain.scenery.obstacles import Obstacle
    from terrain.standing.lanes import Point

SLIDES = 4
"""How often the place looked at is doubled until a free one is found, from one base diameter on."""


@dataclass(frozen=True, slots=True)
class Landed:
    """Where a fall ends, the face that carries the body there, and the figure it fell on; lattice units."""

    point: tuple[int, int]
    feet: float
    face: int | None
    figure: str | None
    shift: float


def fall(gait: Gait, at: tuple[int, int], feet: float) -> Landed:
    """Fall from a place straight down."""
    lane = Lane(gait.floors, gait.base, at, at, high=feet + 0.5)
    level = highest_level(lane, 0.0, feet) or Level(0.0, 1.0)
    below = _figure_below(gait, at, level.top, feet)
    name = None if below is None else below.name
    if below is None and _fits(gait, feet, at, level.top):
        return Landed(at, level.top, face_at(lane, 0.0, level.top), None, 0.0)
    beyond, fits = 0.0, partial(_fits, gait, feet)
    for slide in range(SLIDES):
        within = 2.0 * max(gait.base.semi_axes) * 2**slide
        found = settle(gait, at, level.top, within, fits=fits, beyond=beyond)
        beyond = within
        if found is not None:
            there = Lane(gait.floors, gait.base, found.point, found.point, high=found.feet + 0.5)
            return Landed(found.point, found.feet, face_at(there, 0.0, found.feet), name, found.shift)
    return Landed(at, level.top, face_at(lane, 0.0, level.top), name, 0.0)


def _figure_below(gait: Gait, at: Point, low: float, high: float) -> Obstacle | None:
    """The highest figure that a body meets between two heights."""
    met = [
        figure
        for figure in gait.figures
        if figure.body.low < high and figure.body.high > low and overlaps(gait.base, at, figure.body)
    ]
    return max(met, key=lambda figure: figure.body.high, default=None)


def _fits(gait: Gait, highest: float, at: Point, feet: float) -> bool:
    """Whether a body that fell has room: it is not inside a piece, and nothing a step above its feet cuts into it."""
    if feet > highest:
        return False
    way = Way(gait, gait.lane(at, at, feet))
    if rising(way.lane.bed, way.radii, 0.0, 0.0, feet + gait.step, feet + gait.height) >= 0:
        return False
    if gait.owners is None:
        return True
    low = round(feet)
    centre = (round(at[0]), round(at[1]))
    clear = min(to_units(BODY_CLEARANCE_PAS), gait.height // 2)
    body = Body(centre, gait.base.semi_axes, gait.base.along, low + clear, low + gait.height)
    return inside(gait.floors.surfaces, gait.owners, body) is None
