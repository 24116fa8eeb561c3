"""Groups connected elements of a scan: triangles that share corners, points in the same or adjacent grid cells."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface

BITS = 20
"""For the number of a cell along each axis: a million cells."""

WELD = 2e-6
"""Corners closer than this share of the whole are one: files round to about seven digits."""

HALF_AROUND = tuple((x, y, z) for x, y, z in product((-1, 0, 1), repeat=3) if (x, y, z) > (0, 0, 0))
"""Thirteen of the 26 neighbours of a cell; the others see it from their side."""


def cell_keys(points: NDArray[np.float64], cell: float) -> NDArray[np.int64]:
    """The cell of each point as one number; neighbours along x, y and z differ by `key_step`."""
    places = np.floor((points - points.min(axis=0)) / cell).astype(np.int64) + 1
    return np.asarray(places @ np.array([1 << (2 * BITS), 1 << BITS, 1]))


def key_step(step: tuple[int, int, int]) -> int:
    """The difference between the number of a cell and that of the cell `step` away."""
    return (step[0] << (2 * BITS)) + (step[1] << BITS) + step[2]


def join_cells(keys: NDArray[np.int64]) -> NDArray[np.int64]:
    """For sorted cells, each once: the number of the group it belongs to, when neighbours belong together."""
    links = []
    for step in HALF_AROUND:
        wanted = keys + key_step(step)
        found = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
        here = np.flatnonzero(keys[found] == wanted)
        links.append(np.stack([here, found[here]]))
    return _groups(np.concatenate(links, axis=1), len(keys))


def join_points(points: NDArray[np.float64], cell: float) -> NDArray[np.int64]:
    """The group each point belongs to, when cells side by side belong together."""
    keys, own = np.unique(cell_keys(points, cell), return_inverse=True)
    return np.asarray(join_cells(keys)[own])


def join_faces(surface: Surface) -> NDArray[np.int64]:
    """The group each triangle belongs to, when those that share a corner belong together."""
    if len(surface.faces) == 0:
        return np.zeros(0, dtype=np.int64)
    low, high = surface.vertices.min(axis=0), surface.vertices.max(axis=0)
    keys = cell_keys(surface.vertices, max(float((high - low).max()) * WELD, 1e-12))
    _, corner = np.unique(keys, return_inverse=True)
    faces = corner[surface.faces]
    links = np.concatenate([faces[:, :2], faces[:, 1:]]).T
    return np.asarray(_groups(links, int(corner.max()) + 1)[faces[:, 0]])


def _groups(links: NDArray[np.int64], count: int) -> NDArray[np.int64]:
    graph = coo_array((np.ones(links.shape[1], dtype=np.int8), (links[0], links[1])), shape=(count, count))
    return np.asarray(connected_components(graph, directed=False)[1], dtype=np.int64)
