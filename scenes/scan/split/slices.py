"""Cuts a surface at a height and keeps what is above."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from scenes.scan.surface import Surface
from terrain.lattice import UNITS_PER_PAS

if TYPE_CHECKING:
    from numpy.typing import NDArray


class _Crossings(NamedTuple):
    """New points where edges pass the height: the ends of those edges, and how far along each lies."""

    low: NDArray[np.int64]
    high: NDArray[np.int64]
    share: NDArray[np.float64]


def between_units(height_pas: float) -> float:
    """A height near this one that no point of the lattice has: cuts meet edges there, and never points."""
    return float((np.floor(height_pas * UNITS_PER_PAS) + 0.5) / UNITS_PER_PAS)


def above(surface: Surface, height_pas: float) -> Surface:
    """What is above a height that no point has; faces that pass it are cut, and new points lie exactly in it."""
    high = surface.vertices[:, 2] > height_pas
    above_count = high[surface.faces].sum(axis=1)
    whole = surface.faces[above_count == 3]
    one, two = surface.faces[above_count == 1], surface.faces[above_count == 2]
    one, two = _odd_first(one, high), _odd_first(two, ~high)
    cut = np.concatenate([one, two])
    if len(cut) == 0:
        return surface.only(above_count == 3)
    keys = np.stack([_edge_keys(cut[:, [0, 1]]), _edge_keys(cut[:, [0, 2]])], axis=1)
    edges, number = np.unique(keys, return_inverse=True)
    beside = number.reshape(-1, 2) + len(surface.vertices)
    tips, (right, left) = len(one), beside.T
    faces = np.concatenate(
        [
            whole,
            np.column_stack([one[:, 0], right[:tips], left[:tips]]),
            np.column_stack([right[tips:], two[:, 1], two[:, 2]]),
            np.column_stack([right[tips:], two[:, 2], left[tips:]]),
        ]
    )
    grown = _with_points(surface, _crossings(surface, edges, height_pas), height_pas)
    return Surface(grown.vertices, faces, grown.colours).only(np.ones(len(faces), dtype=bool))


def _odd_first(faces: NDArray[np.int64], odd: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Faces that start with the one corner that is unlike the others."""
    start = odd[faces].argmax(axis=1)
    return np.take_along_axis(faces, (start[:, None] + np.arange(3)) % 3, axis=1)


def _edge_keys(ends: NDArray[np.int64]) -> NDArray[np.int64]:
    return np.asarray(ends.min(axis=1) << 32 | ends.max(axis=1))


def _crossings(surface: Surface, edges: NDArray[np.int64], height_pas: float) -> _Crossings:
    low, high = edges >> 32, edges & 0xFFFFFFFF
    from_z, to_z = surface.vertices[low, 2], surface.vertices[high, 2]
    return _Crossings(low, high, (height_pas - from_z) / (to_z - from_z))


def _with_points(surface: Surface, crossings: _Crossings, height_pas: float) -> Surface:
    low, high, share = crossings.low, crossings.high, crossings.share[:, None]
    points = surface.vertices[low] * (1 - share) + surface.vertices[high] * share
    points[:, 2] = height_pas
    colours = surface.colours
    if colours is not None:
        between = colours[low] * (1 - share) + colours[high] * share
        colours = np.concatenate([colours, np.rint(between).astype(np.uint8)])
    return Surface(np.concatenate([surface.vertices, points]), surface.faces, colours)
