"""Defines the values passed between the steps of a scan: `Surface`, `Reading` and `ScanError`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


Kind = Literal["mesh", "cloud", "heights"]


class ScanError(ValueError):
    """A scan that cannot be used; one line that names the file and the trouble."""


class ScanStopped(ScanError):  # noqa: N818  nothing is wrong with it
    """A scan that used up its time or memory; what is done is kept."""


@dataclass(frozen=True, eq=False)
class Surface:
    """Points and the triangles between them; a cloud has none. Colours, if any, are one for each point."""

    vertices: NDArray[np.float64]
    faces: NDArray[np.int64]
    colours: NDArray[np.uint8] | None = None

    @property
    def corners(self) -> NDArray[np.float64]:
        """The three corners of every triangle."""
        return self.vertices[self.faces]

    def moved(self, vertices: NDArray[np.float64]) -> Surface:
        """The same surface with its points elsewhere."""
        return Surface(vertices, self.faces, self.colours)

    def only(self, faces: NDArray[np.int64] | NDArray[np.bool_]) -> Surface:
        """Some of the triangles, and the points that carry them."""
        chosen = self.faces[faces]
        used = np.zeros(len(self.vertices), dtype=bool)
        used[chosen] = True
        colours = None if self.colours is None else self.colours[used]
        return Surface(self.vertices[used], (np.cumsum(used) - 1)[chosen], colours)


@dataclass(frozen=True, eq=False)
class Reading:
    """What a file holds, in its own units and axes, and the unit and up axis it states."""

    path: Path
    kind: Kind
    surface: Surface
    metres_per_unit: float | None = None
    """As the file or its format says; nothing when it is silent."""
    up: Literal["x", "y", "z"] | None = None
    """As the format says; nothing when any axis may be up."""
    notes: tuple[str, ...] = field(default=())


SEED = 25
"""The same scan gives the same scene, on every machine."""

SOUNDINGS = 30_000
"""Enough for four points in each cell of a table 90 cells long; more tell nothing new about a plane."""

POINTS_LOOKED_AT = 400_000
"""Of a larger cloud a part is as good: it is thinned to fewer points anyway."""


@dataclass(frozen=True, eq=False)
class Soundings:
    """Points spread evenly, and which way the surface looks there, if it has faces."""

    points: NDArray[np.float64]
    normals: NDArray[np.float64] | None
    reach: float
    """How far the scan goes, apart from strays: the diagonal of the box that holds nearly all of it."""
    area_each: float = 0.0
    """The area that a point stands for, if there are faces."""

    def only(self, chosen: NDArray[np.bool_]) -> Soundings:
        normals = None if self.normals is None else self.normals[chosen]
        return Soundings(self.points[chosen], normals, self.reach, self.area_each)


def take_soundings(surface: Surface, most: int = SOUNDINGS) -> Soundings:
    """Sound a mesh by its area, a cloud by the room that its points take up."""
    rng = np.random.default_rng(SEED)
    if len(surface.faces):
        points, normals, area = _over_faces(surface, most, rng)
        return Soundings(points, normals, _reach(points), area / most)
    points = _over_points(surface.vertices, most, rng)
    return Soundings(points, None, _reach(points))


def _over_faces(
    surface: Surface, most: int, rng: np.random.Generator
) -> tuple[NDArray[np.float64], NDArray[np.float64], float]:
    """Points, the normals of their faces, and the area of all faces."""
    corners = surface.corners
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(across, axis=1)
    areas[~np.isfinite(areas)] = 0.0
    reached = np.cumsum(areas)
    if len(areas) == 0 or reached[-1] <= 0:
        return np.zeros((0, 3)), np.zeros((0, 3)), 0.0
    steps = (np.arange(most) + rng.random(most)) / most * reached[-1]
    faces = np.minimum(np.searchsorted(reached, steps, side="right"), len(areas) - 1)
    first, second = rng.random((2, most, 1))
    folded = first + second > 1
    first, second = np.where(folded, 1 - first, first), np.where(folded, 1 - second, second)
    a, b, c = corners[faces, 0], corners[faces, 1], corners[faces, 2]
    points = a + (b - a) * first + (c - a) * second
    return points, across[faces] / areas[faces, None], float(reached[-1]) / 2


def _over_points(points: NDArray[np.float64], most: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """One point of each cell of a grid that is as fine as the number of points allows."""
    if len(points) > POINTS_LOOKED_AT:
        points = points[np.sort(rng.choice(len(points), POINTS_LOOKED_AT, replace=False))]
    reach = _reach(points)
    if reach <= 0:
        return points[:1]
    low = points.min(axis=0)
    for cells in (400, 280, 200, 140, 100):
        places = np.clip((points - low) / reach * cells, 0, 2**20).astype(np.int64)
        _, first = np.unique(places @ np.array([1 << 42, 1 << 21, 1]), return_index=True)
        if len(first) <= most:
            break
    return np.asarray(points[np.sort(first)][:most])


def _reach(points: NDArray[np.float64]) -> float:
    if len(points) == 0:
        return 0.0
    low, high = np.percentile(points, [0.5, 99.5], axis=0)
    return float(np.linalg.norm(high - low))


def points_in_use(surface: Surface) -> NDArray[np.float64]:
    """The corners of faces; all points of a cloud."""
    if len(surface.faces) == 0:
        return surface.vertices
    used = np.zeros(len(surface.vertices), dtype=bool)
    used[surface.faces] = True
    return np.asarray(surface.vertices[used])
