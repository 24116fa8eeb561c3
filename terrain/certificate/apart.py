"""Tests exactly, in int64, whether sets of points touch and how often a surface passes above a point.

Coordinates are measured from the middle of everything, so they are at most 2^19 and their differences at most 2^20.
A cross product of two differences then has components of at most 2^41, and its dot product with a point is at most
3 * 2^60, with a difference at most 3 * 2^61 < 2^63: no step overflows.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from terrain.certificate.form import Ints, ProofError

Flags = NDArray[np.bool_]

UNITS = np.eye(3, dtype=np.int64)


@dataclass(frozen=True, slots=True, eq=False)
class Soup:
    """Triangles, the numbers by which the table knows them, and per axis where each begins and ends."""

    corners: Ints
    numbers: Ints
    low: Ints
    high: Ints

    @classmethod
    def of(cls, corners: Ints, numbers: Ints) -> Soup:
        first, second, third = (np.ascontiguousarray(corners[:, k].T) for k in range(3))
        low = np.minimum(np.minimum(first, second), third)
        high = np.maximum(np.maximum(first, second), third)
        return cls(corners, numbers, low, high)

    def near(self, points: Ints) -> Ints:
        """Which triangles have a box that reaches into the box around some points."""
        low, high = points.min(axis=0), points.max(axis=0)
        close = np.flatnonzero((self.low[0] <= high[0]) & (self.high[0] >= low[0]))
        for axis in (1, 2):
            close = close[(self.low[axis, close] <= high[axis]) & (self.high[axis, close] >= low[axis])]
        return close


def cross(left: Ints, right: Ints) -> Ints:
    """Cross products along the last axis."""
    a, b, c = left[..., 0], left[..., 1], left[..., 2]
    x, y, z = right[..., 0], right[..., 1], right[..., 2]
    return np.stack([b * z - c * y, c * x - a * z, a * y - b * x], axis=-1)


def separated(first: Ints, second: Ints, axes: Ints) -> Flags:
    """Per row, whether along one of its axes all first points lie strictly to one side of all second points."""
    turned = axes.swapaxes(-1, -2)
    here, there = first @ turned, second @ turned
    before = here.max(axis=-2) < there.min(axis=-2)
    behind = there.max(axis=-2) < here.min(axis=-2)
    return np.asarray((before | behind).any(axis=-1))


def first_touched(triangle: Ints, soup: Soup) -> int | None:
    """The number of a triangle of the soup with a point in common with this one; both are closed sets.

    A segment is a triangle whose last two corners are the same.
    """
    near = soup.near(triangle)
    normal = cross(triangle[1] - triangle[0], triangle[2] - triangle[0])
    near = near[~separated(triangle, soup.corners[near], normal[np.newaxis])]
    corners = soup.corners[near]
    touching = near[~separated(triangle, corners, _triangle_axes(triangle, corners))]
    return int(soup.numbers[touching[0]]) if touching.size else None


def _triangle_axes(one: Ints, many: Ints) -> Ints:
    """Directions that suffice to part two triangles whose boxes meet.

    Both normals and the nine products of edges part triangles in different planes. In a common plane, looking along a
    coordinate direction turns the question into a flat one, which the normals of the six edges settle.
    """
    rows = len(many)
    own = np.broadcast_to(_edges(one), (rows, 3, 3))
    theirs = _edges(many)
    normals = np.stack([cross(own[:, 0], own[:, 1]), cross(theirs[:, 0], theirs[:, 1])], axis=1)
    products = cross(own[:, :, np.newaxis], theirs[:, np.newaxis]).reshape(rows, 9, 3)
    edges = np.concatenate([own, theirs], axis=1)
    flat = cross(edges[:, :, np.newaxis], UNITS).reshape(rows, 18, 3)
    return np.concatenate([normals, products, flat], axis=1)


def _edges(points: Ints) -> Ints:
    return np.roll(points, -1, axis=-2) - points


def touches_prism(ring: Ints, low: int, high: int, soup: Soup) -> bool:
    """Whether any triangle has a point in common with the solid between two heights over a convex polygon."""
    solid = np.concatenate([np.insert(ring, 2, height, axis=1) for height in (low, high)])
    near = soup.corners[soup.near(solid)]
    sides = np.insert(_edges(ring), 2, 0, axis=1)
    walls = cross(sides, UNITS[2])
    near = near[~separated(solid, near, walls)]
    edges = _edges(near)
    normals = cross(edges[:, 0], edges[:, 1])[:, np.newaxis]
    upright = cross(edges, UNITS[2])
    products = cross(edges[:, :, np.newaxis], sides).reshape(len(near), 3 * len(sides), 3)
    axes = np.concatenate([normals, upright, products], axis=1)
    return not separated(solid, near, axes).all()


def touches_from_above(footprint: Ints, edges: Ints) -> Flags:
    """Which edges have a point of a flat convex set below, above or in them, as seen in plan.

    The set is given by corners in order, and may be as thin as a segment: hence also axes along its sides.
    """
    plan = edges[:, :, :2]
    sides, spans = _edges(footprint), plan[:, 1:] - plan[:, :1]
    own = np.concatenate([_square(sides), sides, UNITS[:2, :2]])
    rest = np.concatenate([_square(spans), spans], axis=1)
    return ~(separated(footprint, plan, own) | separated(footprint, plan, rest))


def _square(directions: Ints) -> Ints:
    """Flat directions turned a quarter to the right."""
    return np.stack([directions[..., 1], -directions[..., 0]], axis=-1)


def is_enclosed(point: Ints, corners: Ints) -> bool:
    """Whether a surface passes an odd number of times above a point that is not on it.

    The point is thought of as moved by (e, e^2) for an infinitely small e: then its vertical line meets no edge, and
    every comparison that comes out even is settled by the next term.
    """
    spans = _edges(corners)
    offset = point - corners
    sides = np.sign(spans[..., 0] * offset[..., 1] - spans[..., 1] * offset[..., 0])
    sides = np.where(sides == 0, -np.sign(spans[..., 1]), sides)
    sides = np.where(sides == 0, np.sign(spans[..., 0]), sides)
    over = corners[np.abs(sides.sum(axis=1)) == 3]
    normals = cross(over[:, 1] - over[:, 0], over[:, 2] - over[:, 0])
    heights = np.sign((normals * (point - over[:, 0])).sum(axis=1))
    if not heights.all():
        raise ProofError("the point is on the surface")
    return int((heights != np.sign(normals[:, 2])).sum()) % 2 == 1
