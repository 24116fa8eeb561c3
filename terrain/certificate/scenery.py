"""Holds the scenery of a certificate: numbered triangles in whole numbers, and the common origin of the arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from terrain.certificate.form import NUMBER_LIMIT, SPAN_LIMIT, Ints, ProofError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import ArrayLike


@dataclass(frozen=True, eq=False)
class Scenery:
    """Corners, triangles as corner numbers, and the piece that each triangle belongs to."""

    vertices: Ints
    faces: Ints
    piece_of_face: Ints

    @classmethod
    def of(cls, vertices: ArrayLike, faces: ArrayLike, piece_of_face: ArrayLike) -> Scenery:
        return cls(
            _whole(vertices, "vertices").reshape(-1, 3),
            _whole(faces, "faces").reshape(-1, 3),
            _whole(piece_of_face, "piece_of_face").reshape(-1),
        )

    @cached_property
    def extent(self) -> Ints:
        """The two corners of its box, or nothing for a bare table."""
        if not len(self.vertices):
            return self.vertices
        extent = np.stack([self.vertices.min(axis=0), self.vertices.max(axis=0)])
        if np.abs(extent).max() >= NUMBER_LIMIT:
            raise ProofError("the table has corners beyond 2^31 units")
        return extent

    def corners(self, numbers: Ints) -> Ints:
        """The corners of some triangles, shape (triangles, 3, 3)."""
        return np.asarray(self.vertices[self.faces[numbers]])


def common_origin(clouds: Iterable[Ints]) -> Ints:
    """The middle of all points, once they are known to fit the box within which int64 is exact."""
    points = np.concatenate(list(clouds))
    low, high = points.min(axis=0), points.max(axis=0)
    if (high - low).max() > SPAN_LIMIT:
        raise ProofError(f"table, bodies and extras span more than {SPAN_LIMIT} units")
    return np.asarray(low + (high - low) // 2)


def _whole(values: ArrayLike, name: str) -> Ints:
    """Integers stay integers; a float array is the caller's mistake, not the certificate's."""
    array = np.asarray(values)
    if array.size and not np.issubdtype(array.dtype, np.integer):
        raise TypeError(f"{name} should be whole numbers")
    return array.astype(np.int64, copy=False)
