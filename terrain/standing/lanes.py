"""A lane: the strip of table that a base passes over on a straight way, prepared for many questions.

All lengths are scaled so that the base, round or oval, becomes a disc of radius 1, and turned so that the way
becomes the x axis, from 0 to the lane's length. Heights stay lattice units. A lane of no length is a place.

Rows: a corner is 0 x, 1 y, 2 height; `boxes` 0 west, 1 east, 2 south, 3 north, 4 low, 5 high.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.tolerances import GRAZE_UNITS
from terrain.machine.kernels import kernel
from terrain.standing.levels import Bed

if TYPE_CHECKING:
    from terrain.standing.floors import Floors, Numbers
    from terrain.standing.surfaces import Places

Point = tuple[float, float]


@dataclass(frozen=True)
class Base:
    """A base: half its length and width in lattice units, and a vector along its length."""

    semi_axes: tuple[int, int]
    along: tuple[int, int] = (1, 0)

    @cached_property
    def squeeze(self) -> tuple[float, float, float, float]:
        """The matrix, row by row, that makes it a disc of radius 1."""
        length = math.hypot(*self.along)
        cos, sin = self.along[0] / length, self.along[1] / length
        if self.semi_axes[0] == self.semi_axes[1]:
            cos, sin = 1.0, 0.0
        long, short = self.semi_axes
        return cos / long, sin / long, -sin / short, cos / short

    @cached_property
    def within(self) -> float:
        """Its radius of 1 less a graze."""
        return 1.0 - GRAZE_UNITS / min(self.semi_axes)

    @cached_property
    def reach(self) -> tuple[float, float]:
        """How far it reaches east and north from its centre."""
        length = math.hypot(*self.along)
        (long, short), (east, north) = self.semi_axes, self.along
        return math.hypot(long * east, short * north) / length, math.hypot(long * north, short * east) / length


@dataclass(frozen=True, eq=False)
class Lane:
    """The way of a base from a start to an end, over the faces between two heights."""

    floors: Floors
    base: Base
    start: Point
    end: Point
    low: float = 0.0
    high: float = math.inf

    @cached_property
    def _matrix(self) -> tuple[float, float, float, float]:
        """Squeeze, then turn the way to the x axis."""
        a, b, c, d = self.base.squeeze
        east, north = self.end[0] - self.start[0], self.end[1] - self.start[1]
        x, y = a * east + b * north, c * east + d * north
        length = math.hypot(x, y)
        if length == 0.0:
            return a, b, c, d
        cos, sin = x / length, y / length
        return cos * a + sin * c, cos * b + sin * d, cos * c - sin * a, cos * d - sin * b

    @cached_property
    def length(self) -> float:
        """How long the way is, in squeezed lengths."""
        a, b, c, d = self.base.squeeze
        east, north = self.end[0] - self.start[0], self.end[1] - self.start[1]
        return math.hypot(a * east + b * north, c * east + d * north)

    @cached_property
    def length_units(self) -> float:
        return math.hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    @cached_property
    def unit(self) -> float:
        """A lattice unit of the way in squeezed lengths."""
        return self.length / self.length_units if self.length else 1.0 / max(self.base.semi_axes)

    def point(self, at: float) -> Point:
        """The point of the table at a place of the way."""
        if at >= self.length:
            return self.end
        share = at / self.length
        return (
            self.start[0] + share * (self.end[0] - self.start[0]),
            self.start[1] + share * (self.end[1] - self.start[1]),
        )

    def seen(self, corners: Numbers) -> Numbers:
        """Corners in lattice units, in the frame of the lane."""
        a, b, c, d = self._matrix
        east, north = corners[..., 0] - self.start[0], corners[..., 1] - self.start[1]
        return np.stack([a * east + b * north, c * east + d * north, corners[..., 2]], axis=-1)

    @cached_property
    def _gathered(self) -> tuple[Places, Any, Any]:
        """The faces that the base passes over or runs into, with their corners and boxes as the lane sees them."""
        spans, surfaces = self._spans, self.floors.surfaces
        self.floors.look(*spans)
        places = surfaces.crossing(*spans, (self.low, self.high))
        kept, faces, boxes = _seen_faces(
            surfaces.vertices, surfaces.faces, places, self._matrix, self.start[0], self.start[1], self.length
        )
        return places[kept], faces, boxes

    @property
    def places(self) -> Places:
        """The faces along the lane, in rising order."""
        return self._gathered[0]

    @cached_property
    def _spans(self) -> tuple[Point, Point]:
        (west, east), (south, north) = ((min(pair), max(pair)) for pair in zip(self.start, self.end, strict=True))
        wide, deep = self.base.reach
        return (west - wide, east + wide), (south - deep, north + deep)

    @cached_property
    def _ground(self) -> Places:
        """Which of its faces are walkable, the highest first."""
        order = np.flatnonzero(self.floors.walkable[self.places])
        return order[np.argsort(-self.floors.surfaces.high[2][self.places[order]], kind="stable")]

    @cached_property
    def ground_places(self) -> Places:
        """Its walkable faces, the highest first."""
        return self.places[self._ground]

    @cached_property
    def bed(self) -> Bed:
        _, faces, boxes = self._gathered
        ground, ground_boxes = faces[self._ground], boxes[self._ground]
        lost_to = self.floors.lost_to[self.ground_places]
        if not self.floors.shared[self.ground_places].any():
            treads, tread_boxes, parts, part_boxes = ground, ground_boxes, ground, ground_boxes
        else:
            treads, parts = self._treads_and_parts(ground)
            tread_boxes, part_boxes = _boxes(treads), _boxes(parts)
        within = self.base.within
        return Bed(within, treads, tread_boxes, ground, ground_boxes, lost_to, parts, part_boxes, faces, boxes)

    def _treads_and_parts(self, ground: Any) -> tuple[Any, Any]:
        """Ground to step on, the highest first, and the parts of it that add up.

        A face that looks down is an underside where other ground lies closely above it, and is not stepped on. Which of
        two faces that cross is the upper depends on the place: those are.
        """
        places = self.ground_places
        shared = self.floors.shared[places]
        under = shared & (self.floors.lost_to[places] < np.inf) & self.floors.looks_down[places]
        left, rest = (self.seen(self.floors.parts(places[which])) for which in (under, shared & ~under))
        treads = np.concatenate([ground[~under], left])
        treads = treads[np.argsort(-treads[:, :, 2].max(axis=1, initial=-np.inf), kind="stable")]
        return treads, np.concatenate([ground[~shared], left, rest])


def _boxes(corners: Any) -> Any:
    """West, east, south, north, low and high of triangles."""
    low, high = corners.min(axis=1), corners.max(axis=1)
    return np.stack([low[:, 0], high[:, 0], low[:, 1], high[:, 1], low[:, 2], high[:, 2]], axis=1)


@kernel
def _seen_faces(
    vertices: Any, faces: Any, places: Any, matrix: Any, east: float, north: float, length: float
) -> tuple[Any, Any, Any]:
    """Which of some faces reach below a base on its lane, with their corners and boxes in its frame."""
    a, b, c, d = matrix
    kept = np.empty(len(places), dtype=np.intp)
    corners, boxes = np.empty((len(places), 3, 3)), np.empty((len(places), 6))
    count = 0
    for k in range(len(places)):
        for n in range(3):
            corner = faces[places[k], n]
            x, y = vertices[corner, 0] - east, vertices[corner, 1] - north
            corners[count, n, 0], corners[count, n, 1] = a * x + b * y, c * x + d * y
            corners[count, n, 2] = vertices[corner, 2]
        for axis in range(3):
            boxes[count, 2 * axis] = corners[count, :, axis].min()
            boxes[count, 2 * axis + 1] = corners[count, :, axis].max()
        if (
            boxes[count, 0] <= length + 1.0
            and boxes[count, 1] >= -1.0
            and boxes[count, 2] <= 1.0
            and boxes[count, 3] >= -1.0
        ):
            kept[count] = k
            count += 1
    return kept[:count].copy(), corners[:count].copy(), boxes[:count].copy()
