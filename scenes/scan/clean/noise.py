"""Estimates how far scanned points scatter about the surface they were taken from.

Around a point the surface is smooth, so a smooth patch (a quadric) is fitted to its neighbours, and the
residual is noise. Edges, corners and carving leave larger residuals than noise does, so only the patches with the
smallest residuals count: the residual of the best tenth also follows from the noise. A modelled surface has
no noise: most of its area lies in flat faces of more than one triangle, which no scanner produces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.scan.simplify.deviation import some
from scenes.scan.simplify.rings import Rings, gather_ring, rings_of
from terrain.lattice import UNITS_PER_PAS
from terrain.machine import inlined, kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface

PATCHES = 12_000
"""So many patches give the noise to within a percent."""

NEIGHBOURS = 12
"""Points in a patch; six numbers describe it, so six are left to tell what scatters. More would reach over edges."""

MORE_NEIGHBOURS = 72
"""Points in a patch where noise is not small beside the distance between points: a smaller one has no side."""

COARSE = 0.3
"""Noise beyond this share of the distance between points asks for larger patches."""

QUANTILE = 0.1
NORMAL_QUANTILE = -1.2816
"""The share of all patches that counts, and where it ends in a normal distribution."""

FLAT_PAS = 3 / UNITS_PER_PAS
"""Neighbouring faces this near to one plane are parts of one modelled face: 9 µm, more than snapping leaves."""

MODELLED = 0.5
"""A surface with more of its area than this in such faces was modelled."""

NUMBERS = 6
"""What describes a quadric."""

BARELY = 1e-9
"""Added where points on one line would leave a quadric undetermined."""


def noise_pas(surface: Surface) -> float:
    """The standard deviation of the points of a surface from the smooth surface through them, in pas."""
    if len(surface.faces) < 4:
        return 0.0
    rings = rings_of(surface)
    if _modelled_share(surface, rings) > MODELLED:
        return 0.0
    scatter = _scatter(surface, rings, NEIGHBOURS)
    if scatter > COARSE * spacing_pas(surface):
        scatter = _scatter(surface, rings, MORE_NEIGHBOURS)
    return scatter


def spacing_pas(surface: Surface) -> float:
    """The distance between neighbouring points: the median side of a face."""
    faces = surface.faces[some(np.arange(len(surface.faces)), PATCHES)]
    if len(faces) == 0:
        return 0.0
    ends = surface.vertices[faces]
    return float(np.median(np.linalg.norm(ends - np.roll(ends, 1, axis=1), axis=2)))


def _modelled_share(surface: Surface, rings: Rings) -> float:
    """How much of the area lies in faces that continue flat; the underside says nothing, it may be cut flat."""
    chosen = some(np.arange(len(surface.faces)), PATCHES)
    corners = surface.vertices[surface.faces[chosen]]
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    lowest = surface.vertices[:, 2].min()
    areas[corners[:, :, 2].max(axis=1) <= lowest + FLAT_PAS] = 0.0
    flat = _continues_flat(surface.vertices, surface.faces, rings, chosen)
    return float(areas[flat].sum() / max(areas.sum(), 1e-300))


@kernel
def _continues_flat(points: Any, faces: Any, rings: Rings, chosen: Any) -> Any:
    """Whether a face shares a side with another in the same plane."""
    first, after = rings.first, rings.after
    flat = np.zeros(len(chosen), dtype=np.bool_)
    for number in range(len(chosen)):
        face = chosen[number]
        for side in range(3):
            u, v = faces[face, side], faces[face, (side + 1) % 3]
            corner = first[u]
            while corner >= 0 and not flat[number]:
                other = corner // 3
                corner = after[corner]
                if other != face and v in (faces[other, 0], faces[other, 1], faces[other, 2]):
                    third = faces[other, 0] + faces[other, 1] + faces[other, 2] - u - v
                    flat[number] = abs(_height(points, faces, face, third)) <= FLAT_PAS
    return flat


@inlined
def _height(points: Any, faces: Any, face: int, point: int) -> float:
    """How far a point lies from the plane of a face."""
    a, b, c = faces[face, 0], faces[face, 1], faces[face, 2]
    ux, uy, uz = points[b, 0] - points[a, 0], points[b, 1] - points[a, 1], points[b, 2] - points[a, 2]
    vx, vy, vz = points[c, 0] - points[a, 0], points[c, 1] - points[a, 1], points[c, 2] - points[a, 2]
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    along = x * (points[point, 0] - points[a, 0]) + y * (points[point, 1] - points[a, 1])
    along += z * (points[point, 2] - points[a, 2])
    return along / max(np.sqrt(x * x + y * y + z * z), 1e-300)


def _scatter(surface: Surface, rings: Rings, neighbours: int) -> float:
    chosen = some(surface.faces[:, 0], PATCHES)
    patches = _patches(surface.faces, rings, chosen, neighbours)
    patches = patches[patches[:, -1] >= 0]
    if len(patches) == 0:
        return 0.0
    left_over = _mean_squares(surface.vertices[patches])
    # The mean square of n normal numbers is spread as a chi-square (its quantile by Wilson and Hilferty).
    spread = 2 / (9 * (neighbours - NUMBERS))
    usual = (1 - spread + NORMAL_QUANTILE * np.sqrt(spread)) ** 3
    return float(np.sqrt(np.quantile(left_over, QUANTILE) / usual))


@kernel
def _patches(faces: Any, rings: Rings, chosen: Any, neighbours: int) -> Any:
    """Each chosen point with its neighbours; the last is -1 where there are too few."""
    patches = np.full((len(chosen), neighbours), -1)
    marks = np.zeros(len(rings.first), dtype=np.bool_)
    for number in range(len(chosen)):
        gather_ring(faces, rings, chosen[number], patches[number], marks)
    return patches


def _mean_squares(patches: NDArray[np.float64]) -> NDArray[np.float64]:
    """What the best quadric through the points of each patch leaves over, across their thinnest direction."""
    spokes = patches - patches.mean(axis=1, keepdims=True)
    _, axes = np.linalg.eigh(np.einsum("pki,pkj->pij", spokes, spokes))
    laid = spokes @ axes
    size = np.maximum(np.abs(laid[:, :, 1:]).max(axis=(1, 2)), 1e-12)
    x, y = laid[:, :, 2] / size[:, None], laid[:, :, 1] / size[:, None]
    terms = np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=2)
    form = np.einsum("pki,pkj->pij", terms, terms) + BARELY * np.eye(NUMBERS)
    best = np.linalg.solve(form, np.einsum("pki,pk->pi", terms, laid[:, :, 0])[:, :, None])
    rest = laid[:, :, 0] - (terms @ best)[:, :, 0]
    return np.asarray((rest * rest).sum(axis=1) / (patches.shape[1] - NUMBERS))
