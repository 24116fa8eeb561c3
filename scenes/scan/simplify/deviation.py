"""Measures how far two surfaces lie apart, in both directions.

The two directions differ: a chimney that is missing from the second surface is far from everything there,
while everything there is near the first. Places are measured against triangles, never against points alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from scenes.scan.simplify.nearest import Finder

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface

MOST_PLACES = 300_000
"""The most places of a surface that are measured: half of them points, the others middles of faces and sides."""


@dataclass(frozen=True, slots=True)
class Deviation:
    """Distances in pas from one surface to another, and back: their mean, what 95 of 100 keep to, and the most."""

    there_mean: float
    there_95: float
    there_most: float
    back_mean: float
    back_95: float
    back_most: float

    @property
    def most(self) -> float:
        """The larger of both directions."""
        return max(self.there_most, self.back_most)


NONE = Deviation(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""Between a surface and itself."""


class Places(NamedTuple):
    """Places on a surface, and the face each lies on."""

    at: NDArray[np.float64]
    face: NDArray[np.int64]


def deviation(a: Surface, b: Surface, most_places: int = MOST_PLACES) -> Deviation:
    """How far the places of the first surface are from the second, and back."""
    there = Finder(b).nearest(measured_places(a, most_places).at).distance_pas
    back = Finder(a).nearest(measured_places(b, most_places).at).distance_pas
    return Deviation(*figures(there), *figures(back))


def figures(distances_pas: NDArray[np.float64]) -> tuple[float, float, float]:
    """The mean, what 95 of 100 keep to, and the most."""
    most, usual = float(distances_pas.max()), float(np.percentile(distances_pas, 95))
    return float(distances_pas.mean()), usual, most


def measured_places(surface: Surface, most: int = MOST_PLACES, *, all_points: bool = False) -> Places:
    """The places of a surface that are measured: its points, and the middles of its faces and of their sides."""
    faces, points = surface.faces, surface.vertices
    every = np.arange(len(faces))
    face_of = np.full(len(points), -1, dtype=np.int64)
    face_of[faces] = every[:, None]
    used = np.flatnonzero(face_of >= 0)
    at_point = used if all_points else some(used, most // 2)
    at_face = some(every, most // 4)
    at_side = some(np.arange(3 * len(faces)), most // 4)
    side_of, side = at_side // 3, at_side % 3
    middles = (points[faces[side_of, side]] + points[faces[side_of, (side + 1) % 3]]) / 2
    at = np.concatenate([points[at_point], points[faces[at_face]].mean(axis=1), middles])
    return Places(at, np.concatenate([face_of[at_point], at_face, side_of]))


def some(numbers: NDArray[np.int64], most: int) -> NDArray[np.int64]:
    """Pick at most `most` of the numbers, evenly spaced and always the same ones."""
    if len(numbers) <= most:
        return numbers
    return numbers[np.arange(most) * len(numbers) // most]
