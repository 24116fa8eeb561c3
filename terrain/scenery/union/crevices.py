"""Fills crevices between plain solids: gaps of a few micrometres that nobody made.

Walls that were turned are snapped to the lattice corner by corner, so two of them that were set side by side may
gape by a unit or overlap by one. No player can look through such a gap; but a line could. Wherever
two faces that look at each other are nearer than two units, the room between them is filled, and nothing else is:
no surface moves, and a line that is stopped by a filling alone passes between two solids that are that near.

Rows: a point is 0 x, 1 y, 2 z; a triangle three corners; a half-space `n, d` holds the points p with n @ p <= d.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.lattice.tolerances import CREVICE_UNITS
from terrain.scenery.union.parts import boxes_that_meet

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOK_AT_EACH_OTHER = -0.2
"""The greatest cosine between the normals of two faces that have a crevice between them: 78 degrees at most."""

ROOT_UNITS = 2.0
"""A filling reaches so deep into the solids on both sides, or less where it is narrow: it must not come out again."""

EXACTLY = 1e-6
"""Far below the lattice, far above the rounding of double precision."""


class _Plain(NamedTuple):
    """A plain solid: its triangles and, for each, its normal and the half-spaces around what is near it."""

    triangles: Any
    normals: Any
    reaches: Any
    bounds: Any


def fillings(solids: list[tuple[Any, Any]]) -> Iterator[tuple[int, Any]]:
    """For each crevice the number of a solid beside it, and points whose convex hull fills it.

    A solid is its corners and its outward triangles.
    """
    plain = [_plain(points[triangles].astype(np.float64)) for points, triangles in solids]
    low = np.array([one.triangles.min(axis=(0, 1)) for one in plain]).reshape(-1, 3) - CREVICE_UNITS
    high = np.array([one.triangles.max(axis=(0, 1)) for one in plain]).reshape(-1, 3)
    for i, j in boxes_that_meet(low, high):
        yield from ((i, filling) for filling in _between(plain[i], plain[j]))


def _plain(triangles: Any) -> _Plain:
    """Half-spaces around what is no further from a triangle than a crevice is wide: its slab, and its three sides."""
    normals = _units(np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0]))
    outwards = _units(np.cross(np.roll(triangles, -1, axis=1) - triangles, normals[:, None]))
    level = (normals * triangles[:, 0]).sum(axis=1, keepdims=True)
    reaches = np.concatenate([np.stack([normals, -normals], axis=1), outwards], axis=1)
    bounds = np.concatenate([level, -level, (outwards * triangles).sum(axis=2)], axis=1) + CREVICE_UNITS
    return _Plain(triangles, normals, reaches, bounds)


def _units(vectors: Any) -> Any:
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), EXACTLY)


def _between(one: _Plain, other: _Plain) -> Iterator[Any]:
    """Fillings of the crevices between two solids."""
    for a, b in _pairs(one, other):
        here, there = _near(one, a, other, b), _near(other, b, one, a)
        if here is not None and there is not None and _gapes(one, a, there, other, b, here):
            yield np.concatenate([here, there, [_root(here, one.normals[a])], [_root(there, other.normals[b])]])


def _pairs(one: _Plain, other: _Plain) -> list[list[int]]:
    """Triangles that look at each other, of which none is beyond a side of the other's surroundings."""
    near = one.normals @ other.normals.T < LOOK_AT_EACH_OTHER
    low, high = one.triangles.min(axis=1) - CREVICE_UNITS, one.triangles.max(axis=1) + CREVICE_UNITS
    other_low, other_high = other.triangles.min(axis=1), other.triangles.max(axis=1)
    for axis in range(3):
        near &= low[:, None, axis] <= other_high[None, :, axis]
        near &= other_low[None, :, axis] <= high[:, None, axis]
    a, b = np.nonzero(near)
    reached = _reached(one, a, other, b) & _reached(other, b, one, a)
    pairs: list[list[int]] = np.stack([a, b], axis=1)[reached].tolist()
    return pairs


def _reached(one: _Plain, a: Any, other: _Plain, b: Any) -> Any:
    """For each pair whether some corner of the first triangle is within each of the half-spaces around the second."""
    beyond = np.einsum("phk,pck->phc", other.reaches[b], one.triangles[a])
    return (beyond.min(axis=2) <= other.bounds[b]).all(axis=1)


def _near(one: _Plain, a: int, other: _Plain, b: int) -> Any | None:
    """The part of a triangle within the reach of another one: a convex outline, or None when it has no area."""
    outline = one.triangles[a]
    for normal, bound in zip(other.reaches[b], other.bounds[b].tolist(), strict=True):
        outline = _clipped(outline, normal, bound)
        if len(outline) < 3:
            return None
    return outline if _inradius(outline) > EXACTLY else None


def _clipped(outline: Any, normal: Any, bound: float) -> Any:
    """The part of a convex outline within a half-space."""
    beyond = outline @ normal - bound
    kept = []
    for k, point in enumerate(outline):
        before = k - 1
        if (beyond[before] < 0) != (beyond[k] < 0):
            kept.append(outline[before] + (point - outline[before]) * (beyond[before] / (beyond[before] - beyond[k])))
        if beyond[k] < 0:
            kept.append(point)
    return np.array(kept).reshape(-1, 3)


def _gapes(one: _Plain, a: int, there: Any, other: _Plain, b: int, here: Any) -> bool:
    """Whether some of either outline is in front of the other triangle: solids that overlap leave no gap."""
    before_one = (there - one.triangles[a, 0]) @ one.normals[a]
    before_other = (here - other.triangles[b, 0]) @ other.normals[b]
    return bool(max(before_one.max(), before_other.max()) > EXACTLY)


def _inradius(outline: Any) -> float:
    """About how far the middle of an outline is from its sides, at least."""
    middle = outline.mean(axis=0)
    along = np.roll(outline, -1, axis=0) - outline
    length = np.linalg.norm(along, axis=1)
    away = np.linalg.norm(np.cross(along, middle - outline), axis=1)
    return float((away[length > EXACTLY] / length[length > EXACTLY]).min(initial=np.inf))


def _root(outline: Any, normal: Any) -> Any:
    """A point under the middle of an outline, inside the solid whose surface it is part of."""
    return outline.mean(axis=0) - normal * min(ROOT_UNITS, _inradius(outline) / 2)
