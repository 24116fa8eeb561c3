"""Welds snapped triangles into one mesh: joins equal corners and drops faces without area and duplicates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from terrain.meshes.mesh import Faces, Mesh
from terrain.meshes.slivers import without_slivers

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from terrain.lattice.units import Units

KEY_BITS = 21
"""Bits for each coordinate above the lowest: 256 pas, twice the largest extent, and three fit in 63."""


@dataclass(frozen=True, eq=False)
class Welded:
    """A clean mesh, and what was done to get it."""

    mesh: Mesh
    corners_welded: int
    flat_faces_dropped: int
    repeated_faces_dropped: int


def weld(points: Units, faces: NDArray[np.integer]) -> Welded:
    """Join equal corners, drop faces of zero area and all but the first of faces that are equal and look alike.

    Corners come out sorted, so the mesh does not depend on how a file numbers them. Faces keep their
    order, except those beside a face without area, which come last.
    """
    vertices, number_of = _distinct(points)
    numbered = number_of[faces]
    with_area, flat_faces = without_slivers(vertices, numbered)
    once = with_area[_first_of_equals(with_area)]
    return Welded(
        _only_used(vertices, once),
        corners_welded=len(points) - len(vertices),
        flat_faces_dropped=flat_faces,
        repeated_faces_dropped=len(with_area) - len(once),
    )


def _distinct(points: Units) -> tuple[Units, NDArray[np.int64]]:
    """The distinct points in order, and which of them each point is."""
    if len(points) == 0:
        return points, np.zeros(0, dtype=np.int64)
    low = points.min(axis=0)
    above = points - low
    if int(above.max()) >> KEY_BITS:
        raise ValueError("points lie too far apart to be welded")
    keys = (above[:, 0] << 2 * KEY_BITS) | (above[:, 1] << KEY_BITS) | above[:, 2]
    _, first, number_of = np.unique(keys, return_index=True, return_inverse=True)
    return points[first], number_of


def _first_of_equals(faces: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Marks every face that no earlier one equals, whichever corner it starts from.

    Two faces back to back are both kept: they are where two solids touch, and each closes its own.
    """
    start = np.argmin(faces, axis=1)
    first_corner, second, third = (faces[np.arange(len(faces)), (start + k) % 3] for k in range(3))
    order = np.lexsort((third, second, first_corner))
    repeats = np.ones(len(faces), dtype=bool)
    repeats[:1] = False
    for corner in (first_corner, second, third):
        ordered = corner[order]
        repeats[1:] &= ordered[1:] == ordered[:-1]
    first = np.empty(len(faces), dtype=bool)
    first[order] = ~repeats
    return first


def _only_used(vertices: Units, faces: NDArray[np.int64]) -> Mesh:
    used = np.zeros(len(vertices), dtype=bool)
    used[faces] = True
    number_of: Faces = (np.cumsum(used) - 1).astype(np.int32)
    return Mesh(np.ascontiguousarray(vertices[used]), number_of[faces].reshape(-1, 3))
