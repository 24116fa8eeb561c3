"""Checks whether a chain of triangles meets every segment between two patches.

A chain stops all segments from the hull of P to the hull of Q when (N) its boundary is not empty, (S) every line from
P to Q passes all directed edges of the boundary on the same side, strictly, and (B) each of its triangles lies between
P and Q. Then every such line winds around the boundary, so it meets a triangle, and (B) puts that point on the segment.

Coordinates are at most 2^19 in size here, see `apart.py`. With u x v at most 2^39 and v - u at most 2^20, the form
of an edge applied to p has entries of at most 2^40 + 2^39, and applied to p and q it stays below 2^62 at every step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from terrain.certificate.apart import Flags, cross
from terrain.certificate.form import Ints, ProofError

_HALF_SPAN: Final = 2**19
_KEY_BITS: Final = 21
_BATCH: Final = 2**20
"""The number of determinants computed at once: 8 MB."""


@dataclass(frozen=True, slots=True, eq=False)
class Reach:
    """The points of a patch, and how far they reach along each direction that the proof offers."""

    points: Ints
    homogeneous: Ints
    least: Ints
    most: Ints

    @classmethod
    def of(cls, points: Ints, directions: Ints) -> Reach:
        along = points @ directions.T
        return cls(points, homogeneous(points), along.min(axis=0), along.max(axis=0))


@dataclass(frozen=True, slots=True, eq=False)
class Chain:
    """Oriented triangles, with what the conditions ask of them worked out once."""

    numbers: Ints
    origin: Ints
    directions: Ints
    corners: Ints
    normals: Ints
    offsets: Ints
    boundary: Ints
    forms: Ints

    @classmethod
    def of(cls, corners: Ints, numbers: Ints, directions: Ints, origin: Ints) -> Chain:
        """A chain of triangles, each with its corners in the order of its orientation; it must have a boundary (N)."""
        boundary = boundary_edges(corners)
        if not len(boundary):
            raise ProofError("its boundary is empty")
        normals = cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        return cls(
            numbers=numbers,
            origin=origin,
            directions=directions,
            corners=corners,
            normals=normals,
            offsets=np.asarray((normals * corners[:, 0]).sum(axis=1)),
            boundary=boundary,
            forms=_line_forms(boundary),
        )

    def work(self, start: Reach, end: Reach) -> int:
        """How many products the check of two patches takes, about."""
        lines = len(start.points) * len(end.points)
        return lines * len(self.boundary) + len(self.numbers) * self._work_per_triangle(start, end)

    def _work_per_triangle(self, start: Reach, end: Reach) -> int:
        return len(start.points) + len(end.points) + 3 * len(self.directions)

    def check_between(self, start: Reach, end: Reach) -> None:
        """(S) and (B) for all segments from one patch to the other."""
        if (edge := self._passed_on_both_sides(start, end)) is not None:
            tail, head = (self.boundary[edge] + self.origin).tolist()
            raise ProofError(f"line signs differ at edge {tuple(tail)}-{tuple(head)}")
        size = max(1, _BATCH // self._work_per_triangle(start, end))
        for first in range(0, len(self.numbers), size):
            aside = ~self._planes_between(start.points, end.points, slice(first, first + size))
            if aside.any():
                self._check_slabs(start, end, first + np.flatnonzero(aside))

    def _passed_on_both_sides(self, start: Reach, end: Reach) -> int | None:
        """The number of an edge that spoils the common sign of all lines, if there is one."""
        before, after = start.homogeneous, end.homogeneous.T
        size = max(1, _BATCH // (len(start.points) * len(end.points)))
        extremes = [
            (values.min(axis=(1, 2)), values.max(axis=(1, 2)))
            for values in (before @ self.forms[k : k + size] @ after for k in range(0, len(self.forms), size))
        ]
        least, most = (np.concatenate(parts) for parts in zip(*extremes, strict=True))
        left, right = least > 0, most < 0
        if left.all() or right.all():
            return None
        return int(np.flatnonzero(~(left if left.sum() >= right.sum() else right))[0])

    def _planes_between(self, start: Ints, end: Ints, rows: slice) -> Flags:
        """Which triangles have all of the start strictly on one side of their plane and all of the end on the other."""
        before = self.normals[rows] @ start.T - self.offsets[rows, np.newaxis]
        after = self.normals[rows] @ end.T - self.offsets[rows, np.newaxis]
        up = (before.max(axis=1) < 0) & (after.min(axis=1) > 0)
        down = (before.min(axis=1) > 0) & (after.max(axis=1) < 0)
        return np.asarray(up | down)

    def _check_slabs(self, start: Reach, end: Reach, rows: Ints) -> None:
        """One direction keeps each triangle from being before the start, and one from being after the end."""
        along = self.corners[rows] @ self.directions.T
        parting = start.most < end.least
        not_before = ((along.min(axis=1) >= start.most) & parting).any(axis=1)
        not_after = ((along.max(axis=1) <= end.least) & parting).any(axis=1)
        astray = rows[~(not_before & not_after)]
        if astray.size:
            raise ProofError(f"triangle {self.numbers[astray[0]]} is not between the patches")


def boundary_edges(corners: Ints) -> Ints:
    """The directed edges that are left of a chain when opposite ones cancel, shape (edges, 2, 3).

    Corners are the same when they are at the same place, whatever the mesh calls them.
    """
    starts = corners.reshape(-1, 3)
    places, first, names = np.unique(place_keys(starts), return_index=True, return_inverse=True)
    tails = names.reshape(-1)
    heads = np.roll(tails.reshape(-1, 3), -1, axis=1).reshape(-1)
    lower, upper = np.minimum(tails, heads), np.maximum(tails, heads)
    edges, which = np.unique(lower * len(places) + upper, return_inverse=True)
    counts = np.zeros(len(edges), dtype=np.int64)
    np.add.at(counts, which.reshape(-1), np.sign(heads - tails))
    left = np.flatnonzero(counts)
    low, high = edges[left] // len(places), edges[left] % len(places)
    forward = counts[left] > 0
    tail, head = np.where(forward, low, high), np.where(forward, high, low)
    return np.stack([starts[first[tail]], starts[first[head]]], axis=1)


def place_keys(points: Ints) -> Ints:
    """One number per place: 21 bits for each coordinate of at most 2^19 in size."""
    x, y, z = (points + _HALF_SPAN).T
    return np.asarray((x << 2 * _KEY_BITS) | (y << _KEY_BITS) | z)


def _line_forms(edges: Ints) -> Ints:
    """Per directed edge (u, v) the matrix M with (p, 1) M (q, 1) = det(q - p, u - p, v - p).

    That determinant is (q - p).(u x v) + (v - u).(p x q), which is linear in p and in q.
    """
    x, y, z = (edges[:, 1] - edges[:, 0]).T
    a, b, c = cross(edges[:, 0], edges[:, 1]).T
    o = np.zeros_like(x)
    rows = [[o, z, -y, -a], [-z, o, x, -b], [y, -x, o, -c], [a, b, c, o]]
    return np.moveaxis(np.array(rows, dtype=np.int64).reshape(4, 4, -1), -1, 0)


def homogeneous(points: Ints) -> Ints:
    """Points with a fourth coordinate of 1, as the forms of edges take them."""
    return np.insert(points, 3, 1, axis=1)
