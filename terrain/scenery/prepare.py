"""Prepares a table: computes once everything that lets questions be answered quickly.

The steps, each of which can be inspected: 1 gather the obstacles and close small holes, 2 unite solids
that meet, 3 find which pieces enclose a solid together, 4 bury cores in the large ones, 5 join edges
and build the tree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.lattice.units import UNITS_PER_PAS
from terrain.scenery.cores import bury, simplified
from terrain.scenery.tree import Tree, build_tree
from terrain.scenery.triangles import Scenery, build_scenery, join_edges
from terrain.scenery.union.solids import unite

if TYPE_CHECKING:
    from terrain.scenery.pieces import Piece

Progress = Callable[[float], None]

CORE_FROM_FACES = 200
"""Solids of fewer faces are as plain as any core would be."""

FINE_UP_TO_FACES = 150_000
FINE = ((0.02, 0.4),)
PLAIN = ((0.06, 0.05), (0.16, 0.01))
"""Depth in pas, and share of the faces kept, of the cores of a solid; very large ones get no fine core."""


OWN_ARRAYS = ("piece_of_face", "core_pieces", "borders", "border_core")


@dataclass(frozen=True, eq=False)
class Arrays:
    """A prepared table as plain arrays, which is how it is kept on disk."""

    scenery: Scenery
    piece_of_face: Any
    core_pieces: Any
    """For each core and number of a piece whether its faces are the surface of the solid the core lies in."""
    borders: Any
    """Edges where the surface of a solid ends: two corners each."""
    border_core: Any
    """For each border edge and core whether it borders that core's solid."""

    def unpacked(self) -> dict[str, Any]:
        scenery = {key: value for key, value in self.scenery._asdict().items() if key not in ("tree", "solid_faces")}
        tree = {f"tree_{key}": value for key, value in self.scenery.tree._asdict().items()}
        rest = {key: getattr(self, key) for key in OWN_ARRAYS}
        return scenery | tree | rest

    @classmethod
    def packed(cls, arrays: dict[str, Any]) -> Arrays:
        tree = Tree(*(arrays[f"tree_{key}"] for key in Tree._fields))
        solid_faces = len(arrays["faces"]) - len(arrays["core_of"])
        fields = [key for key in Scenery._fields if key not in ("tree", "solid_faces")]
        scenery = Scenery(**{key: arrays[key] for key in fields}, tree=tree, solid_faces=solid_faces)
        return cls(scenery, *(arrays[key] for key in OWN_ARRAYS))


@dataclass(frozen=True, eq=False)
class Core:
    """A buried surface: its corners and faces, the pieces of the solid around it, and that solid's border."""

    points: Any
    faces: Any
    pieces: Any
    borders: Any
    depth_pas: float


def prepare(pieces: tuple[Piece, ...], progress: Progress) -> Arrays:
    """All five steps; the progress goes from 0 to 1."""
    vertices, faces, owner = gather(pieces)
    progress(0.05)
    placed, placed_owner = vertices[faces], owner
    vertices, faces, owner, replaced = unite(vertices, faces, owner)
    progress(0.3)
    cores = _cores(vertices, faces, owner, len(pieces), progress)
    # What was replaced stays an obstacle: a wall inside a solid still parts two rooms, and blocks as plainly as ever.
    replaced[replaced] = ~_are_among(placed[replaced], vertices[faces])
    vertices, faces, owner = _with_faces(vertices, faces, owner, placed[replaced], placed_owner[replaced] + len(pieces))
    arrays = _joined(vertices, faces, owner, cores, len(pieces))
    progress(1.0)
    return arrays


def gather(pieces: tuple[Piece, ...], *, closed: bool = True) -> tuple[Any, Any, Any]:
    """The obstacles as one mesh, its small holes closed or as they are, and for each face the place of its piece."""
    offsets = np.cumsum([0, *(len(piece.mesh.vertices) for piece in pieces)])
    none = np.zeros((0, 3), dtype=np.int64)
    vertices = np.concatenate([none, *(piece.mesh.vertices for piece in pieces)])
    whole = [_faces_of(piece) if closed else piece.mesh.faces for piece in pieces]
    faces = [triangles + offset for triangles, offset in zip(whole, offsets, strict=False)]
    counts = [len(triangles) for triangles in whole]
    owner = np.repeat(np.arange(len(counts), dtype=np.int32), counts)
    return vertices, np.concatenate([none, *faces]).astype(np.int32), owner


def _faces_of(piece: Piece) -> Any:
    return np.concatenate([piece.mesh.faces, piece.closing_faces])


def _cores(vertices: Any, faces: Any, owner: Any, pieces: int, progress: Progress) -> list[Core]:
    groups = pieces_joined(faces, owner, pieces)
    large = [group for group in np.unique(groups) if (groups[owner] == group).sum() >= CORE_FROM_FACES]
    cores = []
    for place, group in enumerate(large):
        cores += _bury_in(vertices, faces[groups[owner] == group], np.flatnonzero(groups == group))
        progress(0.3 + 0.5 * (place + 1) / len(large))
    # Plainest last: the search tries seeds with high numbers first.
    return sorted(cores, key=lambda core: core.depth_pas)


def pieces_joined(faces: Any, owner: Any, pieces: int) -> Any:
    """A number for each piece, the same for pieces whose faces share an edge since they were united."""
    _, edge_start, edge_faces = join_edges(faces)
    group = np.arange(pieces)
    first = owner[edge_faces[edge_start[:-1]] // 3] if len(faces) else np.zeros(0, dtype=np.int32)
    here = np.repeat(first, np.diff(edge_start))
    there = owner[edge_faces // 3] if len(faces) else here
    for a, b in np.unique(np.stack([here, there], axis=1)[here != there], axis=0).tolist():
        group[group == group[max(a, b)]] = min(group[a], group[b])
    return group


def _bury_in(vertices: Any, faces: Any, pieces: Any) -> list[Core]:
    used, renumbered = np.unique(faces, return_inverse=True)
    solid, triangles = vertices[used], renumbered.reshape(-1, 3).astype(np.int32)
    borders = border_edges(solid, triangles)
    tree = build_tree(solid, triangles)
    found = []
    model: tuple[Any, Any] = (solid / UNITS_PER_PAS, triangles)
    for depth_pas, faces_kept in (FINE if len(triangles) <= FINE_UP_TO_FACES else ()) + PLAIN:
        model = simplified(*model, round(faces_kept * len(triangles)))
        points, core = bury(solid, triangles, tree, borders, model, depth_pas)
        if len(core):
            found.append(Core(points, core, pieces, borders, depth_pas))
    return found


def border_edges(vertices: Any, faces: Any) -> Any:
    """The edges with an odd number of faces, as two corners each."""
    _, edge_start, edge_faces = join_edges(faces)
    side = edge_faces[edge_start[:-1]][np.diff(edge_start) % 2 == 1]
    return np.stack([vertices[faces[side // 3, side % 3]], vertices[faces[side // 3, (side + 1) % 3]]], axis=1)


def _are_among(corners: Any, others: Any) -> Any:
    """For each triangle whether one of the others has the same three corners."""
    if len(corners) == 0:
        return np.zeros(0, dtype=bool)
    places = np.concatenate([corners, others])
    shifted = places - places.reshape(-1, 3).min(axis=0)
    keys = np.sort(shifted[..., 0] << 42 | shifted[..., 1] << 21 | shifted[..., 2], axis=1)
    _, number = np.unique(keys, axis=0, return_inverse=True)
    number = number.reshape(-1)
    return np.isin(number[: len(corners)], number[len(corners) :])


def _with_faces(vertices: Any, faces: Any, owner: Any, corners: Any, corner_owner: Any) -> tuple[Any, Any, Any]:
    """A mesh with further faces, given by their corners; equal corners among them are one."""
    points, numbers = np.unique(corners.reshape(-1, 3), axis=0, return_inverse=True)
    further = numbers.reshape(-1, 3) + len(vertices)
    return (
        np.concatenate([vertices, points]),
        np.concatenate([faces, further]).astype(np.int32),
        np.concatenate([owner, corner_owner]).astype(np.int32),
    )


def _joined(vertices: Any, faces: Any, owner: Any, cores: list[Core], pieces: int) -> Arrays:
    points, triangles, offset = [vertices], [faces], len(vertices)
    for core in cores:
        points.append(core.points)
        triangles.append(core.faces + offset)
        offset += len(core.points)
    core_of = np.repeat(np.arange(len(cores)), [len(core.faces) for core in cores])
    core_pieces = np.zeros((len(cores), 2 * pieces), dtype=bool)
    for place, core in enumerate(cores):
        core_pieces[place, core.pieces] = True
    borders, border_core = _gathered_borders(cores)
    scenery = build_scenery(np.concatenate(points), np.concatenate(triangles), core_of)
    return Arrays(scenery, owner, core_pieces, borders, border_core)


def _gathered_borders(cores: list[Core]) -> tuple[Any, Any]:
    """The border edges of all solids, each once, and for each edge and core whether it is of that core's solid."""
    solids = {core.pieces.tobytes(): core.borders for core in cores}
    borders = np.concatenate([np.zeros((0, 2, 3), dtype=np.int64), *solids.values()])
    solid = np.repeat(np.arange(len(solids)), [len(edges) for edges in solids.values()])
    number = np.array([list(solids).index(core.pieces.tobytes()) for core in cores], dtype=np.int64)
    return borders, solid[:, None] == number[None, :]
