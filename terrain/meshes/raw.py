"""Holds the surface of a mesh file as triangles in the file's own units; refuses files that are too large or broken."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from terrain.meshes.polygons import triangulate

if TYPE_CHECKING:
    from numpy.typing import NDArray

Up = Literal["y", "z"]
"""Axes that can point up in a file."""

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


class Standard(NamedTuple):
    """What a format defines, whatever one of its files says or does not say."""

    title: str
    unit: str | None
    up: Up | None


@dataclass(frozen=True, eq=False)
class RawMesh:
    """Points in file units, triangles as three point numbers each, and what the reader noticed."""

    vertices: NDArray[np.float64]
    faces: NDArray[np.int64]
    notes: tuple[str, ...] = field(default=())
    nonplanar_polygons: int = 0
    unit: str | None = None
    """As this very file says; nothing when it is silent."""
    up: Up | None = None
    standard: Standard | None = None
    """What its format defines for all files."""


@dataclass(frozen=True)
class Limits:
    """How much a file may hold; more is refused before memory is spent on it."""

    triangles: int
    points: int

    @classmethod
    def of_surface(cls, triangles: int) -> Limits:
        """The limits for a number of triangles, and for the points that they can need."""
        return cls(triangles, POINTS_PER_TRIANGLE * triangles)


@dataclass(frozen=True, eq=False)
class Polygons:
    """What a file holds as it stands there: points, and polygons by their corners end to end. Nothing is checked yet.

    Colours, where they were asked for and the file has them, are one for each point.
    """

    vertices: NDArray[np.float64]
    corners: NDArray[np.int64]
    counts: NDArray[np.int64]
    colours: NDArray[np.uint8] | None = None
    notes: tuple[str, ...] = field(default=())
    unit: str | None = None
    up: Up | None = None

    @classmethod
    def of_triangles(cls, mesh: RawMesh) -> Polygons:
        """Triangles as polygons of three corners."""
        counts = np.full(len(mesh.faces), 3)
        return cls(mesh.vertices, mesh.faces.reshape(-1), counts, None, mesh.notes, mesh.unit, mesh.up)


def refuse_too_many(triangles: int, limits: Limits, points: int = 0) -> None:
    """Stop before memory is spent on a file that is too large to use."""
    most = limits.triangles
    if triangles > most:
        raise MeshError(f"at least {triangles} triangles, and at most {most} can be used; simplify the mesh first")
    if points > limits.points:
        if limits.points == POINTS_PER_TRIANGLE * most:
            raise MeshError(f"at least {points} points for {most} triangles at most; remove those that carry no face")
        raise MeshError(f"at least {points} points, and at most {limits.points} can be used; thin them out first")


def surface_of_polygons(polygons: Polygons, limits: Limits) -> RawMesh:
    """The surface of polygons, if all of it can be used."""
    refuse_crowds(polygons, limits)
    check_surface(polygons.vertices, polygons.corners)
    return cut_into_triangles(polygons)


def refuse_crowds(polygons: Polygons, limits: Limits) -> None:
    """No more triangles, points and corners than can be worked on."""
    counts = polygons.counts
    refuse_too_many(int(np.maximum(counts - 2, 0).sum()), limits, len(polygons.vertices))
    if len(counts) and counts.max() > MAX_CORNERS:
        raise MeshError(f"a polygon with {counts.max()} corners, and at most {MAX_CORNERS} can be cut into triangles")


def cut_into_triangles(polygons: Polygons) -> RawMesh:
    """The triangles of polygons that were checked."""
    result = triangulate(polygons.vertices, polygons.corners, polygons.counts)
    if len(result.faces) == 0:
        raise MeshError("it has no triangles")
    notes = (*polygons.notes, *result.notes())
    return RawMesh(polygons.vertices, result.faces, notes, result.nonplanar, polygons.unit, polygons.up)


def colour_bytes(colours: NDArray[np.generic], full: float) -> NDArray[np.uint8]:
    """Colours whose brightest is a given number, as bytes; what is no number is black."""
    scaled = np.nan_to_num(np.asarray(colours, dtype=np.float64) * (255.0 / full), nan=0.0)
    return np.asarray(np.clip(np.rint(scaled), 0, 255), dtype=np.uint8)


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
    """Every corner is the number of an existing point."""
    first, last = int(corners.min()), int(corners.max())
    if first < 0 or last >= points:
        wrong = first if first < 0 else last
        raise MeshError(f"damaged: a face names point {wrong + 1}, but there are only {points}")
