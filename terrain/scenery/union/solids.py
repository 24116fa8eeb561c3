"""Unites closed solids that touch or cut into one another.

Two boxes set side by side share a hidden face, and no chain of triangles can pass from
the front of one to the front of the other, since they share no edge. So closed solids that meet are
united by Manifold, in double precision, and the result goes back to the lattice. All its corners are lattice points
of the parts but those where surfaces cross, and these are rounded into the solid. So the
united surface lies on the surfaces of the parts or within them, and stops no line that they leave free,
except through a crevice that was filled. A mesh that is not a closed solid stays as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import manifold3d
import numpy as np

from terrain.scenery.rays import RayCaster
from terrain.scenery.union.crevices import fillings
from terrain.scenery.union.crossings import joined_along_edges, rounded_inwards
from terrain.scenery.union.parts import groups_that_meet, split_into_parts, unwelded

PROBES = 4096

PLAIN_UP_TO_FACES = 500
"""Only plain parts are filled up to: boxes and posts are what people set side by side. A large mesh stays as it is."""


def unite(vertices: Any, faces: Any, owner: Any) -> tuple[Any, Any, Any, Any]:
    """Unite the solids that meet; answers corners, faces, the owner of each face, and which faces were replaced.

    Walls between solids are not part of the united surface; a caller that needs them keeps what was replaced.
    """
    parts = split_into_parts(vertices, faces)
    groups = groups_that_meet(vertices, faces, parts)
    replaced = np.zeros(len(faces), dtype=bool)
    if not groups:
        return vertices, faces, owner, replaced
    built: list[tuple[Any, Any, Any]] = []
    for group in groups:
        outcome = _unite_group(vertices, faces, owner, parts, group)
        if outcome is not None:
            replaced |= np.isin(parts, group)
            built.append(outcome)
    return *_assemble(vertices, faces[~replaced], owner[~replaced], built), replaced


@dataclass(frozen=True, eq=False)
class _Part:
    """A closed part: its corners, its triangles turned outwards, its planes, its piece, and its number in Manifold."""

    corners: Any
    triangles: Any
    planes: Any
    piece: int
    hollow: bool
    number: int

    @property
    def plain(self) -> bool:
        return not self.hollow and len(self.triangles) <= PLAIN_UP_TO_FACES

    def solid(self) -> Any:
        mesh = manifold3d.Mesh64(
            vert_properties=np.ascontiguousarray(self.corners, dtype=np.float64),
            tri_verts=np.ascontiguousarray(self.triangles, dtype=np.uint64),
            run_original_id=np.array([self.number], dtype=np.uint32),
            run_index=np.array([0, 3 * len(self.triangles)], dtype=np.uint64),
            face_id=np.ascontiguousarray(self.planes, dtype=np.uint64),
        )
        return manifold3d.Manifold(mesh)


def _unite_group(vertices: Any, faces: Any, owner: Any, parts: Any, group: Any) -> tuple[Any, Any, Any] | None:
    """One solid from several, or None when it could not be made or would block other lines than they did."""
    together = np.isin(parts, group)
    members = [_part(vertices, faces, owner, parts == part, together) for part in group.tolist()]
    several = len({part.piece for part in members}) > 1
    fillers = _fillers([part for part in members if part.plain]) if several else []
    whole = _whole(members, [solid for solid, _ in fillers])
    if whole is None:
        return None
    points, triangles, names = _faces_of(whole, members, {solid.original_id(): piece for solid, piece in fillers})
    if not _blocks_alike(vertices, faces[together], points, triangles):
        return None
    return points, triangles, names


def _part(vertices: Any, faces: Any, owner: Any, chosen: Any, together: Any) -> _Part:
    piece = int(owner[chosen][0])
    hollow = _is_room(vertices, faces, chosen, (owner == piece) & together)
    corners, triangles = unwelded(vertices, faces[chosen])
    if _volume(corners, triangles) < 0:
        triangles = triangles[:, ::-1]
    number = manifold3d.Manifold.reserve_ids(1)
    return _Part(corners, triangles, _planes(corners, triangles), piece, hollow, number)


def _planes(corners: Any, triangles: Any) -> Any:
    """For each triangle the first one that lies in the same plane and looks the same way; exact."""
    a, b, c = (corners[triangles[:, k]] for k in range(3))
    normal = np.cross(b - a, c - a)
    normal //= np.maximum(np.gcd.reduce(normal, axis=1, keepdims=True), 1)
    level = (normal * (a - corners[0])).sum(axis=1, keepdims=True)
    _, first, number = np.unique(np.hstack([normal, level]), axis=0, return_index=True, return_inverse=True)
    return first[number.reshape(-1)]


def _fillers(parts: list[_Part]) -> list[tuple[Any, int]]:
    """Solids that fill the crevices between plain parts, each with the piece it is named after."""
    found = [
        (manifold3d.Manifold.hull_points(points), parts[place].piece)
        for place, points in fillings([(part.corners, part.triangles) for part in parts])
    ]
    return [(solid, piece) for solid, piece in found if not solid.is_empty()]


def _whole(parts: list[_Part], fillers: list[Any]) -> Any | None:
    """All parts of all pieces as one solid, less the rooms in them."""
    solids: dict[int, list[Any]] = {}
    rooms: dict[int, list[Any]] = {}
    for part in parts:
        solid = part.solid()
        if solid.status() != manifold3d.Error.NoError:
            return None
        (rooms if part.hollow else solids).setdefault(part.piece, []).append(solid)
    whole = _add([
        *(_add(solids[piece]) - _add(rooms[piece]) if piece in rooms else _add(solids[piece]) for piece in solids),
        *fillers,
    ])  # fmt: skip
    return None if whole.status() != manifold3d.Error.NoError or whole.is_empty() else whole


def _add(solids: list[Any]) -> Any:
    return manifold3d.Manifold.batch_boolean(solids, manifold3d.OpType.Add)


def _is_room(vertices: Any, faces: Any, chosen: Any, piece: Any) -> bool:
    """Whether a part is a hollow in its piece: turned inside out, and within the box of the piece's other parts."""
    if _volume(vertices, faces[chosen]) >= 0 or not (piece & ~chosen).any():
        return False
    here, around = vertices[faces[chosen]].reshape(-1, 3), vertices[faces[piece & ~chosen]].reshape(-1, 3)
    return bool((here.min(axis=0) > around.min(axis=0)).all() and (here.max(axis=0) < around.max(axis=0)).all())


def _volume(corners: Any, triangles: Any) -> float:
    a, b, c = (corners[triangles[:, k]].astype(np.float64) for k in range(3))
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum())


def _faces_of(whole: Any, parts: list[_Part], filled: dict[int, int]) -> tuple[Any, Any, Any]:
    """Lattice points, faces and the piece of each face of the united solid."""
    mesh = whole.to_mesh64()
    triangles = np.asarray(mesh.tri_verts).astype(np.int64)
    planes = np.asarray(mesh.face_id).astype(np.int64)
    bounds = np.asarray(mesh.run_index).astype(np.int64) // 3
    names, run = np.empty(len(triangles), dtype=np.int32), np.full(len(triangles), -1)
    bases, normals = np.zeros((2, len(triangles), 3), dtype=np.int64)
    by_number = {part.number: part for part in parts}
    for place, number in enumerate(np.asarray(mesh.run_original_id).tolist()):
        here = slice(bounds[place], bounds[place + 1])
        part = by_number.get(number)
        names[here] = filled[number] if part is None else part.piece
        if part is not None:
            bases[here], normals[here] = _plane_points(part, planes[here])
            run[here] = number if part.plain else -1
    points = rounded_inwards(np.asarray(mesh.vert_properties)[:, :3], triangles, bases, normals)
    return _welded(points, triangles, names, run)


def _plane_points(part: _Part, planes: Any) -> tuple[Any, Any]:
    """A corner of each plane, and its normal, which points out of what is solid."""
    a, b, c = (part.corners[part.triangles[planes, k]] for k in range(3))
    normal = np.cross(b - a, c - a)
    return a, -normal if part.hollow else normal


def _welded(points: Any, triangles: Any, names: Any, run: Any) -> tuple[Any, Any, Any]:
    """Equal points made one, faces without three corners dropped, and edges that lie on one another joined."""
    welded, inverse = np.unique(points, axis=0, return_inverse=True)
    triangles = inverse.reshape(-1)[triangles]
    proper = (triangles != np.roll(triangles, 1, axis=1)).all(axis=1)
    triangles, source = joined_along_edges(welded, triangles[proper], run[proper])
    return welded, triangles, names[proper][source]


def _blocks_alike(vertices: Any, faces: Any, points: Any, triangles: Any) -> bool:
    """Whether segments across the group are stopped before and after alike, but for a few that graze."""
    low, high = vertices[faces].reshape(-1, 3).min(axis=0) - 4096, vertices[faces].reshape(-1, 3).max(axis=0) + 4096
    ladder = np.arange(PROBES)[:, None] * np.array([0.8191725, 0.6710436, 0.5497005, 0.4502996, 0.3688741, 0.3021725])
    places = low + (ladder.reshape(PROBES, 2, 3) % 1.0) * (high - low)
    # From the hull's outside to anywhere: inner walls may not count.
    starts, ends = places[:, 0].copy(), places[:, 1]
    axis = np.arange(PROBES) % 3
    starts[np.arange(PROBES), axis] = np.where(np.arange(PROBES) % 2 == 0, low[axis], high[axis])
    ends[np.arange(PROBES), axis] = np.where(np.arange(PROBES) % 2 == 0, high[axis], low[axis])
    used, renumbered = np.unique(faces, return_inverse=True)
    before = RayCaster(vertices[used], renumbered.reshape(-1, 3)).stopped(starts, ends)
    after = RayCaster(points, triangles).stopped(starts, ends)
    return bool((before != after).sum() <= PROBES // 1000)


def _assemble(vertices: Any, faces: Any, owner: Any, built: list[tuple[Any, Any, Any]]) -> tuple[Any, Any, Any]:
    all_points, all_faces, all_owners, offset = [vertices], [faces], [owner], len(vertices)
    for points, triangles, names in built:
        all_points.append(points)
        all_faces.append(triangles + offset)
        all_owners.append(names)
        offset += len(points)
    points = np.concatenate(all_points)
    triangles = np.concatenate(all_faces)
    used, inverse = np.unique(triangles, return_inverse=True)
    return points[used], inverse.reshape(-1, 3).astype(np.int32), np.concatenate(all_owners).astype(np.int32)
