"""Cuts a scan off at the edge of the table; keeps whole what stands on the table and hangs over its edge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.spatial import KDTree

from scenes.scan.clean.connections import join_faces, join_points
from scenes.scan.surface import Surface

if TYPE_CHECKING:
    from numpy.typing import NDArray

BELONGS, STRANGE = 0.25, 0.02
"""The least share of a thing over the table if it belongs there, and the share below which it does not."""

RIM_PAS = 0.5
"""12 mm: what is over the rim only may be the wall of the room, against which the table stands."""

SPACINGS = 3.0
"""Points of a cloud that are no farther apart than this many spacings are parts of one thing."""


@dataclass(frozen=True, eq=False)
class Cropped:
    """What is left, and how much of the scan was cut off."""

    surface: Surface
    cut: float


def crop(surface: Surface, size_pas: tuple[float, float], *, inset_pas: float, band_pas: float) -> Cropped:
    """Cut off what lies beyond a table from 0 to its size, or nearer to its edge than the inset."""
    meshed = len(surface.faces) > 0
    middles = surface.corners.mean(axis=1) if meshed else surface.vertices
    kept = _inside(middles, size_pas, inset_pas)
    if kept.all():
        return Cropped(surface, 0.0)
    weights = _areas(surface) if meshed else np.ones(len(middles))
    standing = np.flatnonzero(middles[:, 2] > 2 * band_pas)
    if len(standing) and not kept[standing].all():
        groups = join_faces(surface.only(standing)) if meshed else join_points(middles[standing], _reach(middles))
        over = _inside(middles[standing], size_pas, inset_pas + RIM_PAS)
        belonging, strange = _apart(groups, over, kept[standing], weights[standing])
        kept[standing] = (kept[standing] | belonging[groups]) & ~strange[groups]
    cut = float(weights[~kept].sum() / max(weights.sum(), 1e-300))
    return Cropped(surface.only(kept) if meshed else _only_points(surface, kept), cut)


def _inside(places: NDArray[np.float64], size_pas: tuple[float, float], inset_pas: float) -> NDArray[np.bool_]:
    flat = places[:, :2]
    return np.asarray(((flat >= inset_pas) & (flat <= np.array(size_pas) - inset_pas)).all(axis=1))


def _apart(
    groups: NDArray[np.int64], over: NDArray[np.bool_], inside: NDArray[np.bool_], weights: NDArray[np.float64]
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Which groups stand on the table to a good part, and which reach over its rim from elsewhere."""
    whole, on_table, within = (np.bincount(groups, weights=weights * part) for part in (1.0, over, inside))
    return on_table >= BELONGS * whole, (on_table < STRANGE * whole) & (within < whole)


def _areas(surface: Surface) -> NDArray[np.float64]:
    corners = surface.corners
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return np.asarray(np.linalg.norm(across, axis=1) / 2)


def _reach(points: NDArray[np.float64]) -> float:
    """The cell in which points of one thing meet: a few times their usual distance."""
    some = points[:: max(1, len(points) // 2000)]
    near = KDTree(points).query(some, k=min(5, len(points)))[0][:, -1]
    return max(SPACINGS * float(np.median(near)), 1e-9)


def _only_points(surface: Surface, kept: NDArray[np.bool_]) -> Surface:
    colours = None if surface.colours is None else surface.colours[kept]
    return Surface(surface.vertices[kept], surface.faces, colours)
