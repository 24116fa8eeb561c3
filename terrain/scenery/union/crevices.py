"""Fills crevices between plain solids: gaps of a few micrometres that nobody made.

Walls that were turned are snapped to the lattice corner by corner, so two of them that were set side by side may
gape by a unit or overlap by one. No player can look through such a gap; but a line could. Wherever
two faces that look at each other are nearer than two units, the room between them is filled, and nothing else is:
no surface moves, and a line that is stopped by a filling alone passes between two solids that are that near.

Rows: a point is 0 x, 1 y, 2 z; a triangle three corners; a half-space `n, d` holds the points p with n @ p <= d.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.tolerances import CREVICE_UNITS

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOK_AT_EACH_OTHER = -0.2
"""The greatest cosine between the normals of two faces that have a crevice between them: 78 degrees at most."""

ROOT_UNITS = 2.0
"""A filling reaches so deep into the solids on both sides, or less where it is narrow: it must not come out again."""

EXACTLY = 1e-6
"""Far below the lattice, far above the rounding of double precision."""


def fillings(solids: list[tuple[Any, Any]]) -> Iterator[tuple[int, Any]]:
    """For each crevice the number of a solid beside it, and points whose convex hull fills it.

    A solid is its corners and its outward triangles.
    """
    corners = [points[triangles].astype(np.float64) for points, triangles in solids]
    boxes = [(part.min(axis=(0, 1)) - CREVICE_UNITS, part.max(axis=(0, 1))) for part in corners]
    for (i, (low, high)), (j, (other_low, other_high)) in combinations(enumerate(boxes), 2):
        if (low <= other_high).all() and (other_low <= high).all():
            yield from ((i, filling) for filling in _between(corners[i], corners[j]))


def _between(some: Any, others: Any) -> Iterator[Any]:
    """Fillings of the crevices between two solids."""
    for a, b in _pairs(some, others):
        one, other = _near(some[a], others[b]), _near(others[b], some[a])
        if one is not None and other is not None and _gapes(some[a], other, others[b], one):
            yield np.concatenate([one, other, [_root(one, some[a])], [_root(other, others[b])]])


def _pairs(some: Any, others: Any) -> list[list[int]]:
    """Triangles that look at each other and whose boxes are near."""
    facing = _normals(some) @ _normals(others).T < LOOK_AT_EACH_OTHER
    low, high = some.min(axis=1) - CREVICE_UNITS, some.max(axis=1) + CREVICE_UNITS
    other_low, other_high = others.min(axis=1), others.max(axis=1)
    for axis in range(3):
        facing &= low[:, None, axis] <= other_high[None, :, axis]
        facing &= other_low[None, :, axis] <= high[:, None, axis]
    pairs: list[list[int]] = np.argwhere(facing).tolist()
    return pairs


def _normals(triangles: Any) -> Any:
    across = np.cross(triangles[..., 1, :] - triangles[..., 0, :], triangles[..., 2, :] - triangles[..., 0, :])
    return across / np.maximum(np.linalg.norm(across, axis=-1, keepdims=True), EXACTLY)


def _near(triangle: Any, other: Any) -> Any | None:
    """The part of a triangle within the reach of another one: a convex outline, or None when it has no area."""
    outline = triangle
    for normal, bound in _reach(other):
        outline = _clipped(outline, normal, bound)
        if len(outline) < 3:
            return None
    return outline if _inradius(outline) > EXACTLY else None


def _reach(triangle: Any) -> Iterator[tuple[Any, float]]:
    """Half-spaces around what is no further from a triangle than a crevice is wide: its slab, and its three sides."""
    normal = _normals(triangle)
    level = float(normal @ triangle[0])
    yield normal, level + CREVICE_UNITS
    yield -normal, CREVICE_UNITS - level
    for side in range(3):
        outwards = np.cross(triangle[(side + 1) % 3] - triangle[side], normal)
        outwards /= np.linalg.norm(outwards)
        yield outwards, float(outwards @ triangle[side]) + CREVICE_UNITS


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


def _gapes(a: Any, near_a: Any, b: Any, near_b: Any) -> bool:
    """Whether some of the other's outline is in front of each triangle: solids that overlap leave no gap."""
    in_front = (near_a - a[0]) @ _normals(a), (near_b - b[0]) @ _normals(b)
    return bool(max(in_front[0].max(), in_front[1].max()) > EXACTLY)


def _inradius(outline: Any) -> float:
    """About how far the middle of an outline is from its sides, at least."""
    middle = outline.mean(axis=0)
    along = np.roll(outline, -1, axis=0) - outline
    length = np.linalg.norm(along, axis=1)
    away = np.linalg.norm(np.cross(along, middle - outline), axis=1)
    return float((away[length > EXACTLY] / length[length > EXACTLY]).min(initial=np.inf))


def _root(outline: Any, triangle: Any) -> Any:
    """A point under the middle of an outline, inside the solid that the triangle belongs to."""
    return outline.mean(axis=0) - _normals(triangle) * min(ROOT_UNITS, _inradius(outline) / 2)
