"""Triangulates polygons, so that a doorway drawn as a notch in a wall stays open.

A fan from the first corner is right for convex polygons only; on a wall with a doorway it closes the
doorway. Here each polygon is projected onto its own plane (the one facing its area vector, which fits
best for anything nearly flat) and cut there. Every corner is kept, also those in the middle of a
straight side, since the neighbour polygon has them too and a side without them would leave a crack.
"""

from __future__ import annotations

from dataclasses import dataclass

import mapbox_earcut
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Numbers = NDArray[np.int64]

FLATNESS = 1e-4
"""A polygon is called flat when its corners lie within this share of its half-width from its plane.

It is only counted for the report. A wall 4 pas wide may be off by 5 micrometres, as printed digits make it.
"""

SLIVER = 1e-9
"""A cut that leaves less than this share of a polygon's size squared runs along one of its sides."""

OVERLAP = 1e-6
"""Triangles whose areas add up to more or less than the polygon's, by this share, come from one that crosses itself."""


@dataclass(frozen=True, eq=False)
class Triangulation:
    """Triangles in the order of their polygons, and how many polygons were out of the ordinary."""

    faces: Numbers
    nonplanar: int
    tangled: int
    too_few_corners: int

    def notes(self) -> tuple[str, ...]:
        """What a user should know about the polygons of a file."""
        remarks = (
            (self.nonplanar, "polygon", "not flat: the cut chosen decides their shape"),
            (self.tangled, "polygon", "crossing or touching themselves: their triangles are a guess"),
            (self.too_few_corners, "face", "with fewer than three corners, left out"),
        )
        return tuple(f"{count} {noun}{'s'[: count - 1]} {remark}" for count, noun, remark in remarks if count)


def triangulate(vertices: Points, corners: Numbers, counts: Numbers) -> Triangulation:
    """Cut polygons, given by their corners end to end, into triangles that turn the same way."""
    starts = np.cumsum(counts) - counts
    triangles = np.maximum(counts - 2, 0)
    slots = np.cumsum(triangles) - triangles
    faces = np.full((int(triangles.sum()), 3), -1, dtype=np.int64)
    nonplanar = tangled = 0
    for size in np.unique(counts[counts >= 3]).tolist():
        which = np.flatnonzero(counts == size)
        polygons = corners[starts[which, None] + np.arange(size)]
        cut = _cut_all(vertices, polygons)
        faces[slots[which, None] + np.arange(size - 2)] = cut.faces.reshape(-1, size - 2, 3)
        nonplanar, tangled = nonplanar + cut.nonplanar, tangled + cut.tangled
    return Triangulation(faces[faces[:, 0] >= 0], nonplanar, tangled, int((counts < 3).sum()))


def _cut_all(vertices: Points, polygons: Numbers) -> Triangulation:
    """Cut polygons that all have the same number of corners; unused triangles are -1."""
    size = polygons.shape[1]
    if size == 3:
        return Triangulation(polygons, 0, 0, 0)
    laid = _lay(vertices[polygons])
    if size == 4:
        local, tangled = _cut_quads(laid.flat, laid.span)
    else:
        local, tangled = _cut_each(laid.flat)
    kept = local[..., :1] >= 0
    faces = np.where(kept, np.take_along_axis(polygons[:, None, :], np.maximum(local, 0), axis=2), -1)
    return Triangulation(faces, laid.nonplanar, tangled, 0)


@dataclass(frozen=True, eq=False)
class _Laid:
    """Polygons on their planes, counter-clockwise, with the size of each."""

    flat: Points
    span: Points
    nonplanar: int


def _lay(shapes: Points) -> _Laid:
    """Project each polygon onto the plane that its area vector faces."""
    spokes = shapes - shapes.mean(axis=1, keepdims=True)
    normals = np.cross(spokes, np.roll(spokes, -1, axis=1)).sum(axis=1)
    length = np.linalg.norm(normals, axis=1, keepdims=True)
    normals = np.divide(normals, length, out=np.zeros_like(normals), where=length > 0)
    east, north = _plane_axes(normals)
    flat = np.stack([np.einsum("pci,pi->pc", spokes, east), np.einsum("pci,pi->pc", spokes, north)], axis=-1)
    span = np.abs(spokes).max(axis=(1, 2))
    off_plane = np.abs(np.einsum("pci,pi->pc", spokes, normals)).max(axis=1)
    return _Laid(flat, span, int((off_plane > FLATNESS * span).sum()))


def _plane_axes(normals: Points) -> tuple[Points, Points]:
    """Two unit vectors across each normal; of axis-parallel planes they are axes, so nothing is rounded."""
    least = np.abs(normals).argmin(axis=1)
    east = np.cross(np.eye(3)[least], normals)
    length = np.linalg.norm(east, axis=1, keepdims=True)
    east = np.divide(east, length, out=np.zeros_like(east), where=length > 0)
    return east, np.cross(normals, east)


def _cut_quads(flat: Points, span: Points) -> tuple[Numbers, int]:
    """Cut along corners 0 and 2, as other programs draw it, unless that leaves the quad or flattens a half."""
    first = np.array([[0, 1, 2], [0, 2, 3]])
    second = np.array([[0, 1, 3], [1, 2, 3]])
    least_first = _areas(flat[:, first]).min(axis=1)
    least_second = _areas(flat[:, second]).min(axis=1)
    sliver = SLIVER * span * span
    take_second = (least_first <= sliver) & (least_second > least_first)
    tangled = np.maximum(least_first, least_second) < -sliver
    return np.where(take_second[:, None, None], second, first), int(tangled.sum())


def _areas(triangles: Points) -> Points:
    """Twice the signed areas of flat triangles, shape (..., 3, 2)."""
    ahead = triangles[..., 1, :] - triangles[..., 0, :]
    aside = triangles[..., 2, :] - triangles[..., 0, :]
    return np.asarray(ahead[..., 0] * aside[..., 1] - ahead[..., 1] * aside[..., 0])


def _cut_each(flat: Points) -> tuple[Numbers, int]:
    """Clip the ears of each polygon; there are few with more than four corners."""
    count, size = flat.shape[:2]
    local = np.full((count, size - 2, 3), -1, dtype=np.int64)
    ring = np.array([size], dtype=np.uint32)
    for number, outline in enumerate(flat):
        cut = mapbox_earcut.triangulate_float64(np.ascontiguousarray(outline), ring).reshape(-1, 3)
        local[number, : len(cut)] = cut
    return local, int(_are_tangled(flat, local).sum())


def _are_tangled(flat: Points, local: Numbers) -> NDArray[np.bool_]:
    """Whether the triangles of each polygon fail to add up to it."""
    after = np.roll(flat, -1, axis=1)
    outline = (flat[..., 0] * after[..., 1] - flat[..., 1] * after[..., 0]).sum(axis=1)
    shapes = np.take_along_axis(flat[:, None], np.maximum(local, 0)[..., None], axis=2)
    covered = np.abs(_areas(shapes) * (local[..., 0] >= 0)).sum(axis=1)
    return np.asarray(np.abs(covered - outline) > OVERLAP * np.abs(outline))
