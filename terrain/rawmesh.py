"""The surface of a mesh file as triangles in the file's own units, before anything is placed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from terrain.polygons import triangulate

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_TRIANGLES = 4_000_000
"""More than this does not fit the memory of a player's machine once prepared for sight."""

MAX_BYTES = 1 << 30
"""Larger files are refused unread, whatever their header says."""

MAX_COORDINATE = 1e12
"""Survey coordinates in millimetres stay below 1e10; beyond this, squares lose all meaning."""

POINTS_PER_TRIANGLE = 3
"""A mesh of separate triangles has three points for each, none needs more."""


MAX_CORNERS = 10_000
"""Cutting one polygon takes seconds beyond this, if it winds; real ones have a few hundred corners at most."""


class MeshError(ValueError):
    """A mesh file that cannot be used; one line that names the file and the trouble."""


@dataclass(frozen=True, eq=False)
class RawMesh:
    """Points in file units, triangles as three point numbers each, and what the reader noticed."""

    vertices: NDArray[np.float64]
    faces: NDArray[np.int64]
    notes: tuple[str, ...] = field(default=())
    nonplanar_polygons: int = 0


def refuse_too_many(triangles: int, limit: int, points: int = 0) -> None:
    """Stop before memory is spent on a file that is too large to use."""
    if triangles > limit:
        raise MeshError(f"at least {triangles} triangles, and at most {limit} can be used; simplify the mesh first")
    if points > limit * POINTS_PER_TRIANGLE:
        raise MeshError(f"at least {points} points for {limit} triangles at most; remove those that carry no face")


def surface_of_polygons(
    vertices: NDArray[np.float64],
    corners: NDArray[np.int64],
    counts: NDArray[np.int64],
    limit: int,
    notes: tuple[str, ...] = (),
) -> RawMesh:
    """The surface of polygons given by their corner numbers end to end, and how many each has."""
    refuse_too_many(int(np.maximum(counts - 2, 0).sum()), limit, len(vertices))
    if len(counts) and counts.max() > MAX_CORNERS:
        raise MeshError(f"a polygon with {counts.max()} corners, and at most {MAX_CORNERS} can be cut into triangles")
    check_surface(vertices, corners)
    result = triangulate(vertices, corners, counts)
    if len(result.faces) == 0:
        raise MeshError("it has no triangles")
    return RawMesh(vertices, result.faces, (*notes, *result.notes()), result.nonplanar)


def check_surface(vertices: NDArray[np.float64], corners: NDArray[np.int64]) -> None:
    """Every face names points that exist and can be measured."""
    if len(corners) == 0:
        raise MeshError(
            "a cloud of points without faces: it has no surface" if len(vertices) else "it has no triangles"
        )
    check_corners(corners, len(vertices))
    used = vertices if np.abs(vertices).max() <= MAX_COORDINATE else vertices[corners]
    if not np.isfinite(used).all():
        raise MeshError("a coordinate is not a finite number (NaN or infinite)")
    if np.abs(used).max() > MAX_COORDINATE:
        raise MeshError(f"a coordinate of {np.abs(used).max():.3g} is beyond any measure")


def check_corners(corners: NDArray[np.int64], points: int) -> None:
    """Every corner is one of so many points."""
    first, last = int(corners.min()), int(corners.max())
    if first < 0 or last >= points:
        wrong = first if first < 0 else last
        raise MeshError(f"damaged: a face names point {wrong + 1}, but there are only {points}")
