"""Unites closed solids that touch or cut into one another.

Two boxes set side by side share a hidden face, and no chain of triangles can pass from
the front of one to the front of the other, since they share no edge. So closed solids that meet are
united (by Manifold, in double precision), and the result is snapped to the lattice again: no point
moves by more than three units, 9 µm. A mesh that is not a closed solid stays as it is.
"""

from __future__ import annotations

from typing import Any

import manifold3d
import numpy as np

from terrain.lattice.tolerances import SEAM_UNITS
from terrain.machine.kernels import inlined, kernel
from terrain.scenery.rays import RayCaster

PROBES = 4096

SWOLLEN_UP_TO_FACES = 500
"""Only plain parts are swollen: boxes and posts are what people set side by side, and a large mesh stays as it is."""


def unite(vertices: Any, faces: Any, owner: Any) -> tuple[Any, Any, Any, Any]:
    """Unite the solids that meet; answers corners, faces, the owner of each face, and which faces were replaced.

    Walls between solids are not part of the united surface; a caller that needs them keeps what was replaced.
    """
    parts = split_into_parts(vertices, faces)
    groups = _meeting(vertices, faces, parts)
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


def split_into_parts(vertices: Any, faces: Any) -> Any:
    """For each face the number of its part; parts that only share corners or touch along edges are apart.

    A face whose part has an open or ill-paired edge gets -1.
    """
    mates = pair_sides(vertices, faces)
    parts, closed = _label(mates)
    return np.where(closed[parts], parts, -1)


def pair_sides(vertices: Any, faces: Any) -> Any:
    """For each side of each face the side it shares material with, or -1.

    Where more than two faces meet at an edge, each is paired with the first face met when turning
    about the edge through its own material.
    """
    start, end = faces.reshape(-1).astype(np.int64), np.roll(faces, -1, axis=1).reshape(-1).astype(np.int64)
    key = np.minimum(start, end) << 32 | np.maximum(start, end)
    order = np.argsort(key, kind="stable")
    first = np.flatnonzero(np.r_[True, key[order][1:] != key[order][:-1]])
    count = np.diff(np.r_[first, len(order)])
    mates = np.full(len(key), -1, dtype=np.int64)
    forward = start < end
    plain = first[count == 2]
    a, b = order[plain], order[plain + 1]
    opposed = forward[a] != forward[b]
    mates[a[opposed]], mates[b[opposed]] = b[opposed], a[opposed]
    for place, number in zip(first[count > 2], count[count > 2], strict=True):
        _pair_by_angle(vertices, faces, order[place : place + number], forward, mates)
    return mates


def _pair_by_angle(vertices: Any, faces: Any, sides: Any, forward: Any, mates: Any) -> None:
    angles = _angles_about_edge(vertices, faces, sides, forward)
    ahead = [(side, angle) for side, angle in zip(sides.tolist(), angles.tolist(), strict=True) if forward[side]]
    behind = [(side, angle) for side, angle in zip(sides.tolist(), angles.tolist(), strict=True) if not forward[side]]
    if len(ahead) != len(behind):
        return
    turns = sorted(
        ((there - here) % (2 * np.pi) or 2 * np.pi, side, mate) for side, here in ahead for mate, there in behind
    )
    taken: set[int] = set()
    for _, side, mate in turns:
        if side not in taken and mate not in taken:
            taken |= {side, mate}
            mates[side], mates[mate] = mate, side


def _angles_about_edge(vertices: Any, faces: Any, sides: Any, forward: Any) -> Any:
    """The angle of each face about their common edge, growing from a forward face into its material."""
    face, side = sides // 3, sides % 3
    u, v = faces[face, side], faces[face, (side + 1) % 3]
    low, high = np.where(forward[sides], u, v)[0], np.where(forward[sides], v, u)[0]
    axis = (vertices[high] - vertices[low]).astype(np.float64)
    axis /= np.linalg.norm(axis)
    away = (vertices[faces[face, (side + 2) % 3]] - vertices[low]).astype(np.float64)
    away -= np.outer(away @ axis, axis)
    zero = away[0] / np.linalg.norm(away[0])
    # Outward normal of a forward face is axis x away; its material lies the other way about the axis.
    return -np.arctan2(away @ np.cross(axis, zero), away @ zero)


@kernel
def _label(mates: Any) -> Any:
    """Number the parts joined by paired sides, and tell which are closed."""
    total = len(mates) // 3
    parts = np.full(total, -1, dtype=np.int64)
    closed = np.ones(total, dtype=np.bool_)
    stack = np.empty(total, dtype=np.int64)
    number = 0
    for seed in range(total):
        if parts[seed] >= 0:
            continue
        parts[seed] = number
        stack[0] = seed
        top = 1
        while top > 0:
            top -= 1
            face = stack[top]
            for side in range(3):
                mate = mates[3 * face + side]
                if mate < 0:
                    closed[number] = False
                elif parts[mate // 3] < 0:
                    parts[mate // 3] = number
                    stack[top] = mate // 3
                    top += 1
        number += 1
    return parts, closed


def _meeting(vertices: Any, faces: Any, parts: Any) -> list[Any]:
    """Groups of closed parts whose boxes meet."""
    numbers = np.unique(parts[parts >= 0])
    if len(numbers) < 2:
        return []
    rank = np.searchsorted(numbers, parts[parts >= 0])
    corners = vertices[faces[parts >= 0]]
    low = np.full((len(numbers), 3), np.iinfo(np.int64).max)
    high = -low
    np.minimum.at(low, rank, corners.min(axis=1))
    np.maximum.at(high, rank, corners.max(axis=1))
    groups = _grouped(low, high)
    return [numbers[groups == group] for group in np.unique(groups) if (groups == group).sum() > 1]


@kernel
def _grouped(low: Any, high: Any) -> Any:
    """Label boxes so that boxes that meet share a label."""
    total = len(low)
    label = np.arange(total)
    changed = True
    while changed:
        changed = False
        for i in range(total):
            for j in range(i):
                if label[i] == label[j]:
                    continue
                if (
                    low[i, 0] <= high[j, 0] and low[j, 0] <= high[i, 0]
                    and low[i, 1] <= high[j, 1] and low[j, 1] <= high[i, 1]
                    and low[i, 2] <= high[j, 2] and low[j, 2] <= high[i, 2]
                ):  # fmt: skip
                    least = min(label[i], label[j])
                    label[i], label[j] = least, least
                    changed = True
    return label


def _unite_group(vertices: Any, faces: Any, owner: Any, parts: Any, group: Any) -> tuple[Any, Any, Any] | None:
    """One solid from several, or None when it could not be made or would block other lines than they did."""
    owners: dict[int, int] = {}
    solids: dict[int, list[Any]] = {}
    rooms: dict[int, list[Any]] = {}
    several = len(np.unique(owner[np.isin(parts, group)])) > 1
    for part in group.tolist():
        chosen = parts == part
        piece = int(owner[chosen][0])
        hollow = _is_room(vertices, faces, chosen, (owner == piece) & np.isin(parts, group))
        swell = SEAM_UNITS if several and not hollow and chosen.sum() <= SWOLLEN_UP_TO_FACES else 0
        solid, number = _solid(vertices, faces[chosen], swell)
        if solid is None:
            return None
        owners[number] = piece
        (rooms if hollow else solids).setdefault(piece, []).append(solid)
    whole = _add(
        [_add(solids[piece]) - _add(rooms[piece]) if piece in rooms else _add(solids[piece]) for piece in solids]
    )
    if whole.status() != manifold3d.Error.NoError or whole.is_empty():
        return None
    points, triangles, names = _faces_of(whole, owners)
    together = np.isin(parts, group)
    if not _blocks_alike(vertices, faces[together], points, triangles):
        return None
    return points, triangles, names


def _add(solids: list[Any]) -> Any:
    return manifold3d.Manifold.batch_boolean(solids, manifold3d.OpType.Add)


def _is_room(vertices: Any, faces: Any, chosen: Any, piece: Any) -> bool:
    """Whether a part is a hollow in its piece: turned inside out, and within the box of the piece's other parts."""
    if _volume(vertices, faces[chosen]) >= 0 or not (piece & ~chosen).any():
        return False
    here, around = vertices[faces[chosen]].reshape(-1, 3), vertices[faces[piece & ~chosen]].reshape(-1, 3)
    return bool((here.min(axis=0) > around.min(axis=0)).all() and (here.max(axis=0) < around.max(axis=0)).all())


def _solid(vertices: Any, faces: Any, swell: int) -> tuple[Any, int]:
    """A part as a Manifold of its own, turned the right way out, with the number that marks its faces."""
    corners, triangles = _unwelded(vertices, faces)
    if _volume(corners, triangles) < 0:
        triangles = triangles[:, ::-1]
    corners = _swollen(corners, triangles, swell)
    number = manifold3d.Manifold.reserve_ids(1)
    mesh = manifold3d.Mesh64(
        vert_properties=np.ascontiguousarray(corners, dtype=np.float64),
        tri_verts=np.ascontiguousarray(triangles, dtype=np.uint64),
        run_original_id=np.array([number], dtype=np.uint32),
        run_index=np.array([0, 3 * len(triangles)], dtype=np.uint64),
    )
    solid = manifold3d.Manifold(mesh)
    return (solid if solid.status() == manifold3d.Error.NoError else None), number


def _unwelded(vertices: Any, faces: Any) -> tuple[Any, Any]:
    """Corners of a part, one for each fan of faces around it, so that every edge has two faces."""
    mates = pair_sides(vertices, faces)
    corner = _fans(faces, mates)
    names, triangles = np.unique(corner, return_inverse=True)
    return vertices[faces.reshape(-1)[names]], triangles.reshape(-1, 3)


@kernel
def _fans(faces: Any, mates: Any) -> Any:
    """For each corner of each face the first corner of its fan: corners are one when a paired side joins them."""
    root = np.arange(3 * len(faces))
    for side in range(len(mates)):
        mate = mates[side]
        if mate < 0:
            continue
        after, mate_after = side // 3 * 3 + (side + 1) % 3, mate // 3 * 3 + (mate + 1) % 3
        for one, other in ((side, mate_after), (after, mate)):
            a, b = _root(root, one), _root(root, other)
            root[max(a, b)] = min(a, b)
    for k in range(len(root)):
        root[k] = _root(root, k)
    return root


@inlined
def _root(root: Any, corner: int) -> int:
    while root[corner] != corner:
        root[corner] = root[root[corner]]
        corner = root[corner]
    return corner


def _swollen(corners: Any, triangles: Any, units: int) -> Any:
    """The corners moved outwards, so that pieces set side by side overlap by a hair instead of gaping by one."""
    if units == 0:
        return corners
    a, b, c = (corners[triangles[:, k]] for k in range(3))
    across = np.cross(b - a, c - a).astype(np.float64)
    # Each plane once, however many triangles it has at the corner: a box's corner moves along its diagonal.
    unit = np.rint(across / np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-9) * 64)
    rows = np.concatenate([np.column_stack([triangles[:, k], unit]) for k in range(3)])
    rows = np.unique(rows, axis=0)
    outward = np.zeros_like(corners, dtype=np.float64)
    np.add.at(outward, rows[:, 0].astype(np.int64), rows[:, 1:] / 64)
    length = np.maximum(np.abs(outward).max(axis=1, keepdims=True), 1e-9)
    return corners + np.rint(outward / length * units)


def _volume(corners: Any, triangles: Any) -> float:
    a, b, c = (corners[triangles[:, k]].astype(np.float64) for k in range(3))
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum())


def _faces_of(whole: Any, owners: dict[int, int]) -> tuple[Any, Any, Any]:
    mesh = whole.to_mesh64()
    points = np.rint(np.asarray(mesh.vert_properties)[:, :3]).astype(np.int64)
    triangles = np.asarray(mesh.tri_verts).astype(np.int64)
    names = np.empty(len(triangles), dtype=np.int32)
    bounds = np.asarray(mesh.run_index).astype(np.int64) // 3
    for place, number in enumerate(np.asarray(mesh.run_original_id).tolist()):
        names[bounds[place] : bounds[place + 1]] = owners[number]
    welded, inverse = np.unique(points, axis=0, return_inverse=True)
    triangles = inverse.reshape(-1)[triangles]
    proper = (triangles != np.roll(triangles, 1, axis=1)).all(axis=1)
    return welded, triangles[proper], names[proper]


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
