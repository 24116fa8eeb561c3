"""Closes small holes in a mesh.

A modelled piece sometimes lacks a face or two, or was saved with a crack. Such a hole is a mistake of
the modeller, and no player can look through it; but a line could. A hole is closed when it
is smaller than a tenth of a pas across, or when it is a crack no wider than 0.1 mm. Larger holes,
windows and the rims of open sheets stay as they are. Closing faces are the last of the mesh, and are
reported.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from terrain.lattice.tolerances import CRACK_PAS, SMALL_HOLE_PAS
from terrain.lattice.units import to_units
from terrain.meshes.polygons import triangulate
from terrain.scenery.triangles import join_edges

LONGEST_RIM = 256
"""A rim of more edges than this is no slip."""


def closing_faces(vertices: Any, faces: Any) -> Any:
    """Faces that close the small holes of a mesh."""
    found = [triangles for rim in rims(faces) if (triangles := _closing(vertices, rim)) is not None]
    return np.concatenate([np.zeros((0, 3), dtype=np.int64), *found])


def rims(faces: Any) -> list[Any]:
    """The closed rims of holes, as corners in order. A corner at which two holes meet ends the walk."""
    _, edge_start, edge_faces = join_edges(faces)
    lone = edge_faces[edge_start[:-1]][np.diff(edge_start) == 1]
    ends = np.stack([faces[lone // 3, (lone + 1) % 3], faces[lone // 3, lone % 3]], axis=1)
    neighbours: dict[int, list[int]] = {}
    for here, there in ends.tolist():
        neighbours.setdefault(here, []).append(there)
        neighbours.setdefault(there, []).append(here)
    return _walks({corner: beside for corner, beside in neighbours.items() if len(beside) == 2})


def _walks(neighbours: dict[int, list[int]]) -> list[Any]:
    """Follow each rim around; faces may look either way, so a rim has no direction of its own."""
    found = []
    while neighbours:
        start, (corner, last) = neighbours.popitem()
        rim = [start]
        while corner in neighbours and len(rim) <= LONGEST_RIM:
            one, other = neighbours.pop(corner)
            rim.append(corner)
            corner = other if one == rim[-2] else one
        if corner == start and rim[-1] == last and 3 <= len(rim) <= LONGEST_RIM:
            found.append(np.array(rim, dtype=np.int64))
    return found


def _closing(vertices: Any, rim: Any) -> Any | None:
    points = vertices[rim]
    triangles = triangulate(points.astype(np.float64), np.arange(len(rim)), np.array([len(rim)])).faces
    if len(triangles) == 0:
        return None
    small = np.ptp(points, axis=0).max() <= to_units(SMALL_HOLE_PAS)
    corners = points[triangles].astype(np.float64)
    if not small and (_widths(corners) > to_units(CRACK_PAS)).any():
        return None
    return rim[triangles]


def _widths(corners: Any) -> Any:
    """The least height of each triangle: twice its area by its longest side."""
    across = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    longest = np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2).max(axis=1)
    return across / np.maximum(longest, 1e-9)
