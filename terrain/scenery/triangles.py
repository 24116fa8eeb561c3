"""Indexes triangles for search: which of them share an edge, their normals, and the tree over them.

Rows: a normal is 0 x, 1 y, 2 z; `middles` holds the two ends of the middle line of a shaft, each x, y, z.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from terrain.machine.kernels import inlined
from terrain.scenery.tree import Tree, build_tree


class Scenery(NamedTuple):
    """A mesh with its edges. Faces numbered from `solid_faces` on are buried cores, not surfaces.

    `core_of` gives for each of those the number of the core it belongs to.
    """

    vertices: Any
    faces: Any
    normals: Any
    edge_of: Any
    edge_ends: Any
    edge_start: Any
    edge_faces: Any
    tree: Tree
    core_of: Any
    solid_faces: int


class Scratch(NamedTuple):
    """Working memory of growths; the first three are all zero between two of them.

    Rows:
        queue      number of an edge; the three of the first member, of the second and so on
        via        of each member twice the place in the queue of the edge it was added at, and 1 if its sign is +1
        dead_ends  of each face with sign -1, then +1: 0 era, 1 edge, 2 the next row or how it ends, 3-4 the bounds
                   (`chains.py`)
        era        0 the number of the search that writes dead ends
    """

    coefficient: Any
    net: Any
    edge_class: Any
    queue: Any
    members: Any
    via: Any
    dead_ends: Any
    era: Any


def build_scenery(vertices: Any, faces: Any, core_of: Any) -> Scenery:
    """Join the edges and build the tree; the last faces, one for each entry of `core_of`, are cores."""
    vertices = np.ascontiguousarray(vertices, dtype=np.int64)
    faces = np.ascontiguousarray(faces, dtype=np.int32)
    edge_of, edge_start, edge_faces = join_edges(faces)
    side = edge_faces[edge_start[:-1]]
    ends = np.stack([faces[side // 3, side % 3], faces[side // 3, (side + 1) % 3]], axis=1)
    return Scenery(
        vertices,
        faces,
        face_normals(vertices, faces),
        edge_of,
        np.sort(ends, axis=1),
        edge_start,
        edge_faces,
        build_tree(vertices, faces),
        np.ascontiguousarray(core_of, dtype=np.int32),
        len(faces) - len(core_of),
    )


def join_edges(faces: Any) -> tuple[Any, Any, Any]:
    """Number the edges: of each face its three edges, and of each edge the faces beside it (as 3*face+side)."""
    start = faces.reshape(-1).astype(np.int64)
    end = np.roll(faces, -1, axis=1).reshape(-1).astype(np.int64)
    key = np.minimum(start, end) << 32 | np.maximum(start, end)
    order = np.argsort(key, kind="stable")
    fresh = np.ones(len(key), dtype=bool)
    fresh[1:] = key[order][1:] != key[order][:-1]
    number = np.cumsum(fresh) - 1
    edge_of = np.empty(len(key), dtype=np.int32)
    edge_of[order] = number
    edge_start = np.append(np.flatnonzero(fresh), len(key)).astype(np.int32)
    return edge_of.reshape(-1, 3), edge_start, order.astype(np.int32)


def scratch_for(scenery: Scenery) -> Scratch:
    faces, edges = len(scenery.faces), len(scenery.edge_start) - 1
    return Scratch(
        np.zeros(faces, dtype=np.int8),
        np.zeros(edges, dtype=np.int8),
        np.zeros(edges, dtype=np.int8),
        np.zeros(3 * faces + 3, dtype=np.int32),
        np.zeros(faces, dtype=np.int32),
        np.zeros(faces + 1, dtype=np.int32),
        np.zeros((2 * faces, 5), dtype=np.int32),
        np.ones(1, dtype=np.int32),
    )


def face_normals(vertices: Any, faces: Any) -> Any:
    """Twice the area of each face, along its normal; exact."""
    corners = vertices[faces].reshape(-1, 3, 3)
    return np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])


@inlined
def facing(normals: Any, face: int, middles: Any) -> int:
    """The sign of the face's normal along the middle line: 1 when the line leaves through it, -1, or 0."""
    along = (
        normals[face, 0] * (middles[1, 0] - middles[0, 0])
        + normals[face, 1] * (middles[1, 1] - middles[0, 1])
        + normals[face, 2] * (middles[1, 2] - middles[0, 2])
    )
    return 1 if along > 0 else (-1 if along < 0 else 0)


@inlined
def runs_forward(faces: Any, face: int, side: int) -> bool:
    """Whether a face walks its edge from the lower-numbered corner to the higher."""
    return faces[face, side] < faces[face, side + 1 if side < 2 else 0]
