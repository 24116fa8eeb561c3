"""Finds the planes of a scan by random trial (RANSAC), then fits them to the points that lie on them.

Independent of units. Trial planes come from the surface normal around single points and from
three points far apart; each is scored by how many points lie within a coarse band, in proportion to the
reach of the scan. The best are fitted repeatedly to the points of their band, near ones weighing
more, while the band shrinks to the scatter of those points: very narrow for a model, the noise for a
scan, the waves for a cloth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.spatial import KDTree

from scenes.scan.surface import SEED

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Soundings

COARSE = 0.006
"""The band of a trial plane as a share of the scan's reach: 8 mm on a table of 90 cm."""

WIDEST = 2.2
"""A band that grows beyond this many coarse ones holds no plane, but a slope or a hill."""

FINEST = 1e-5
"""No band is narrower, by the reach of the scan: coordinates of files are rounded to about this."""

SCATTERS = 3.6
"""A band is this many times as wide as its points scatter: it holds all but one in three thousand."""

LOOKS, TRIPLES, AROUND = 300, 500, 40
"""Trials from single points with this many neighbours, and from three points each."""

JUDGES, FITTED = 2000, 8000
"""The number of points that score the trials, and the number that score the best of them."""

ROUNDS = 15
"""Fits until the band has settled."""


@dataclass(frozen=True, eq=False)
class Plane:
    """A plane and the band of points that lie on it, in the units of the scan."""

    normal: NDArray[np.float64]
    offset: float
    band: float
    """Points within this distance lie on it."""
    residual: float
    """Root mean square of the distances of those points."""
    share: float
    """How much of the scan lies on it."""

    def heights(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """How far points are from it, to the side its normal looks to."""
        return np.asarray(points @ self.normal - self.offset)

    def holds(self, points: NDArray[np.float64]) -> NDArray[np.bool_]:
        return np.asarray(np.abs(self.heights(points)) <= self.band)

    def turned(self) -> Plane:
        """The same plane, looking to its other side."""
        return Plane(-self.normal, -self.offset, self.band, self.residual, self.share)


def find_planes(soundings: Soundings, *, most: int = 8, least_share: float = 0.02) -> tuple[Plane, ...]:
    """The largest planes of a scan, each holding what those before it left."""
    rng = np.random.default_rng(SEED)
    found: list[Plane] = []
    left = soundings.points
    while len(found) < most and len(left) > max(least_share * len(soundings.points), 10):
        plane = _best(left, soundings.reach, rng)
        if plane is None:
            break
        share = float(plane.holds(left).mean() * len(left) / len(soundings.points))
        if share < least_share:
            break
        # A plane that leans on one found before holds more of that one's points than of its own.
        if share >= 0.5 * plane.holds(soundings.points).mean():
            found.append(Plane(plane.normal, plane.offset, plane.band, plane.residual, share))
        left = left[np.abs(plane.heights(left)) > 2 * plane.band]
    return tuple(found)


def fit_plane(points: NDArray[np.float64], start: Plane, *, finest: float, widest: float) -> Plane | None:
    """The plane of the points near a first one, its band settled by how they scatter."""
    plane = start
    for _ in range(ROUNDS):
        heights = plane.heights(points)
        near = np.abs(heights) <= plane.band
        if near.sum() < 10:
            return None
        before = plane.band
        plane = _fitted(points[near], heights[near], plane)
        scatter = 1.4826 * float(np.median(np.abs(plane.heights(points[near]))))
        band = float(np.clip(SCATTERS * scatter, finest, widest))
        plane = Plane(plane.normal, plane.offset, band, plane.residual, plane.share)
        if abs(band - before) <= 1e-3 * before:
            break
    heights = plane.heights(points)
    within = heights[np.abs(heights) <= plane.band]
    if len(within) < 10:
        return None
    return Plane(plane.normal, plane.offset, plane.band, float(np.sqrt((within**2).mean())), len(within) / len(points))


def _fitted(points: NDArray[np.float64], heights: NDArray[np.float64], plane: Plane) -> Plane:
    """Least squares with weights that fall to nothing at the edge of the band."""
    weights = (1.0 - (heights / plane.band) ** 2) ** 2 + 1e-9
    middle = np.average(points, axis=0, weights=weights)
    away = (points - middle) * np.sqrt(weights)[:, None]
    normal = np.linalg.eigh(away.T @ away)[1][:, 0]
    if normal @ plane.normal < 0:
        normal = -normal
    return Plane(normal, float(normal @ middle), plane.band, plane.residual, plane.share)


def _best(points: NDArray[np.float64], reach: float, rng: np.random.Generator) -> Plane | None:
    """The trial plane that holds most points once it is fitted."""
    coarse = COARSE * reach
    normals = np.concatenate([_looks(points, rng), _triples(points, rng)])
    through, normals = normals[:, :3], normals[:, 3:]
    judges = points[rng.choice(len(points), min(JUDGES, len(points)), replace=False)]
    offsets = (through * normals).sum(axis=1)
    gone = (np.abs(judges @ normals.T - offsets) / coarse) ** 2
    order = np.argsort(-np.clip(1.0 - gone, 0.0, None).sum(axis=0), kind="stable")[:5]
    trials = (Plane(normals[k], float(offsets[k]), coarse, coarse, 0.0) for k in order)
    finest, widest = FINEST * reach, WIDEST * coarse
    some = points[:: max(1, len(points) // FITTED)]
    fitted = [fit_plane(some, trial, finest=finest, widest=widest) for trial in trials]
    best = max((plane for plane in fitted if plane is not None), key=lambda plane: plane.share, default=None)
    return None if best is None else fit_plane(points, best, finest=finest, widest=widest)


def _looks(points: NDArray[np.float64], rng: np.random.Generator) -> NDArray[np.float64]:
    """Planes through single points, as flat as their neighbours lie: six numbers each, a point and a normal."""
    some = rng.choice(len(points), min(LOOKS, len(points)), replace=False)
    _, beside = KDTree(points).query(points[some], k=min(AROUND, len(points)))
    around = points[beside]
    middles = around.mean(axis=1)
    away = around - middles[:, None]
    normals = np.linalg.eigh(np.einsum("nki,nkj->nij", away, away))[1][:, :, 0]
    return np.concatenate([middles, normals], axis=1)


def _triples(points: NDArray[np.float64], rng: np.random.Generator) -> NDArray[np.float64]:
    """Planes through three points each, left out where the three are on one line."""
    a, b, c = points[rng.integers(0, len(points), (3, TRIPLES))]
    across = np.cross(b - a, c - a)
    length = np.linalg.norm(across, axis=1)
    good = length > 1e-9 * max(float(length.max()), 1e-300)
    return np.concatenate([a[good], across[good] / length[good, None]], axis=1)
