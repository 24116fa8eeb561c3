"""Reconstructs a surface from a point cloud without normals.

1. Measure the spacing of neighbouring points, and how far they scatter about planes through some of them. The grid
   cells are as wide as the larger of the two requires: wide enough that neighbouring cells hold points, and that
   noise does not split a surface in two.
2. For each cell, keep the middle of its points and the normal (the direction of least spread of the points around).
   Small groups of cells that touch no others are strays; they are left out and counted.
3. At the grid corners near points, compute the signed distance to the surface as a weighted mean over the planes of
   the cells around (moving least squares). Signs are compared only between the two ends of an edge, with fronts
   made to agree, so the cloud as a whole needs no inside and no outside: sheets, rooms and open walls all work.
4. Crossed edges make faces between the cells around them (surface nets). Where there are no points there is no
   face: holes stay holes. Neighbouring faces are oriented alike, sheets up and closed parts outwards.
5. Measure the surface against the points: the distance of each point from it, and its distance from the points,
   across the plane through the points around.

A wall thinner than a cell becomes a single sheet, and edges are rounded over about half a cell.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from scipy.spatial import KDTree

from scenes.scan.clean.connections import join_cells
from scenes.scan.clean.fronts import with_fronts
from scenes.scan.clean.surface_nets import Net, net_of
from scenes.scan.clean.voxels import Voxels, voxels_of
from scenes.scan.simplify.deviation import Deviation, figures
from scenes.scan.simplify.nearest import Finder
from scenes.scan.surface import SEED, ScanError, Surface

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEAST_POINTS = 100
"""Fewer show no surface."""

SPACINGS, NOISES = 1.4, 5.0
"""A cell is this many spacings of the points wide, and this many times as wide as they scatter."""

TRIED = 20_000
"""How many points are used to measure the spacing."""

AROUND, WIDE_AROUND = 8, 60
"""Neighbours that tell the spacing, and those that tell the noise."""

COMMON, FARTHEST = 0.6, 5.0
"""The share of a cloud's area whose points are no farther apart than cells allow for; farther ones are strays."""

MOST_CELLS = 1_500_000
"""A cloud with more is taken more coarsely: it would not fit the memory later."""

STRAYS = 12
"""Cells of a group that touches no other; smaller groups are strays."""

MEASURED = 200_000
"""How many points are used to measure their distance from the surface."""


@dataclass(frozen=True, eq=False)
class Surfaced:
    """The surface of a cloud, how far it is from the points and they from it, and how fine it is."""

    surface: Surface
    deviation_pas: Deviation
    spacing_pas: float
    noise_pas: float
    """How far points scatter about the surface, apart from the farthest of them."""
    strays: int
    notes: tuple[str, ...] = ()


def surface_from_points(points: NDArray[np.float64], colours: NDArray[np.uint8] | None = None) -> Surfaced:
    """Lay a surface through points."""
    if len(points) < LEAST_POINTS:
        raise ScanError(f"{len(points)} points are too few for a surface; at least {LEAST_POINTS} are needed")
    spacing, cell = cell_for(points)
    voxels, rows = voxels_of(points, cell)
    kept = _without_strays(voxels)
    if not kept.any():
        raise ScanError("its points are too far apart to show a surface")
    strays = int(voxels.counts[~kept].sum())
    if strays:
        points, colours = points[kept[rows]], None if colours is None else colours[kept[rows]]
        voxels, rows = voxels_of(points, cell)
    net = net_of(voxels)
    surface = _surface(net, None if colours is None else _mean_colours(colours, rows, voxels))
    if len(surface.faces) == 0:
        raise ScanError("its points show no surface")
    there, back = _to_surface(points, surface), _to_points(surface, voxels)
    notes = _notes(spacing, cell, strays, len(points))
    noise = float(np.median(there)) / 0.6745
    return Surfaced(surface, Deviation(*figures(there), *figures(back)), spacing, noise, strays, notes)


def cell_for(points: NDArray[np.float64]) -> tuple[float, float]:
    """The usual spacing of points, and how wide the cells of their grid should be."""
    dense = float(np.median(_spacings(points)))
    if dense <= 0:
        raise ScanError("its points are at too few places to show a surface")
    # Scanners see near things more densely: each place counts by its area, not by its points.
    thinned = voxels_thinned(points, dense)
    spacings = _spacings(thinned)
    sparse = _common(spacings[spacings <= FARTHEST * dense]) if (spacings <= FARTHEST * dense).any() else dense
    cell = max(SPACINGS * max(sparse, dense), NOISES * _noise(points))
    while len(voxels_thinned(thinned, cell)) > MOST_CELLS:
        cell *= 1.25
    return dense, cell


def _common(spacings: NDArray[np.float64]) -> float:
    """The spacing that most of the area keeps to."""
    spacings = np.sort(spacings)
    covered = np.cumsum(spacings**2)
    return float(spacings[np.searchsorted(covered, COMMON * covered[-1])])


def voxels_thinned(points: NDArray[np.float64], cell: float) -> NDArray[np.float64]:
    """One point of each cell."""
    places = np.floor((points - points.min(axis=0)) / cell)
    _, first = np.unique(places @ [1e12, 1e6, 1.0], return_index=True)
    return np.asarray(points[first])


def _spacings(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """The side of the square that a point has to itself, for some of the points."""
    if len(points) <= AROUND:
        return np.zeros(1)
    some = points[:: max(1, len(points) // TRIED)]
    away = KDTree(points).query(some, k=AROUND + 1)[0][:, -1]
    return np.asarray(away * np.sqrt(np.pi / AROUND))


def _noise(points: NDArray[np.float64]) -> float:
    """How far points are from planes through those around them; edges and corners are the lesser part."""
    some = points[:: max(1, len(points) // 3000)]
    _, beside = KDTree(points).query(some, k=min(WIDE_AROUND, len(points)))
    around = points[beside]
    away = around - around.mean(axis=1, keepdims=True)
    least = np.linalg.eigvalsh(np.einsum("nki,nkj->nij", away, away) / (around.shape[1] - 3))[:, 0]
    return float(np.sqrt(max(0.0, float(np.median(least)))))


def _without_strays(voxels: Voxels) -> NDArray[np.bool_]:
    groups = join_cells(voxels.keys)
    return np.asarray(np.bincount(groups)[groups] >= STRAYS)


def _mean_colours(colours: NDArray[np.uint8], rows: NDArray[np.int64], voxels: Voxels) -> NDArray[np.uint8]:
    sums = [np.bincount(rows, colours[:, channel]) for channel in range(colours.shape[1])]
    return np.rint(np.stack(sums, axis=1) / voxels.counts[:, None]).astype(np.uint8)


def _surface(net: Net, colours: NDArray[np.uint8] | None) -> Surface:
    """Squares cut along their shorter diagonal; points without a face are left out."""
    corners = net.points[net.squares]
    other = np.linalg.norm(corners[:, 0] - corners[:, 2], axis=1) > np.linalg.norm(
        corners[:, 1] - corners[:, 3], axis=1
    )
    squares = np.where(other[:, None], np.roll(net.squares, -1, axis=1), net.squares)
    triangles = squares[:, [0, 1, 2, 0, 2, 3]].reshape(-1, 3)
    faces = with_fronts(net.points, triangles)
    whole = Surface(net.points, faces, None if colours is None else colours[net.voxel])
    return whole.only(np.ones(len(faces), dtype=bool))


def _to_surface(points: NDArray[np.float64], surface: Surface) -> NDArray[np.float64]:
    """How far points, or enough of them, are from the surface; those over a hole as well."""
    some = points
    if len(points) > MEASURED:
        chosen = np.random.default_rng(SEED).choice(len(points), MEASURED, replace=False)
        some = points[np.sort(chosen)]
    return Finder(surface).nearest(some).distance_pas


def _to_points(surface: Surface, voxels: Voxels) -> NDArray[np.float64]:
    """How far the surface is from the planes through the points around: gaps between points are no deviation."""
    middles = surface.corners.mean(axis=1)
    middles = middles[:: max(1, len(middles) // MEASURED)]
    _, nearest = KDTree(voxels.middles).query(middles)
    return np.asarray(np.abs(((middles - voxels.middles[nearest]) * voxels.normals[nearest]).sum(axis=1)))


def _notes(spacing: float, cell: float, strays: int, points: int) -> tuple[str, ...]:
    laid = f"a surface was laid through {points} points {spacing:.3f} pas ({25 * spacing:.1f} mm) apart"
    fine = f"it shows nothing finer than {cell:.3f} pas ({25 * cell:.1f} mm)"
    dropped = (f"{strays} stray points left out, far from all others",) if strays else ()
    return (f"{laid}; {fine}", *dropped)
