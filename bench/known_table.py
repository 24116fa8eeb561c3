"""Builds a table of exactly known shape, and simulates the scan of it by a phone.

Six pieces stand on a table top of 36 x 24 pas. Their truth is exact; the scan of it is one sheet with noise, holes
and flakes, tilted, and in any unit.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import manifold3d
import numpy as np

from terrain.scenery import Piece, Shape, Table

SIZE_PAS = (36.0, 24.0)
MIDDLE = np.array([SIZE_PAS[0] / 2, SIZE_PAS[1] / 2])
SUNK = 0.5
"""How far pieces reach into the table's slab, so that the two unite."""

Solid = manifold3d.Manifold


def block(x, y, z, at):
    return Solid.cube([x, y, z + SUNK], center=False).translate([at[0] - x / 2, at[1] - y / 2, -SUNK])


def tower():
    """A round tower with a passage right through it."""
    whole = Solid.cylinder(7 + SUNK, 2.5, 2.5, 64).translate([7.0, 6.0, -SUNK])
    return whole - Solid.cube([8.0, 1.6, 2.5]).translate([3.0, 5.2, 0.0])


def house():
    """Four walls and a gable."""
    (x, y), (wide, deep) = (27.0, 17.0), (2.5, 2.0)
    foot = [[x + e * wide, y + n * deep, z] for e in (-1, 1) for n in (-1, 1) for z in (-SUNK, 2.5)]
    ridge = [[x - wide, y, 4.2], [x + wide, y, 4.2]]
    return Solid.hull_points(np.array(foot + ridge))


def hill():
    """A flat-topped mound."""
    return Solid.cylinder(1.5 + SUNK, 4.0, 2.0, 48).translate([8.5, 17.5, -SUNK])


def rock():
    points = np.random.default_rng(5).normal(size=(24, 3)) * [1.3, 1.0, 0.9] + [29.0, 6.0, 0.6]
    points[:, 2] = np.maximum(points[:, 2], -SUNK)
    return Solid.hull_points(points)


def solids():
    """The pieces by name, each sunk into the table by a little."""
    return {
        "tower": tower(),
        "long wall": block(7.0, 0.6, 3.0, (18.0, 11.0)),
        "short wall": block(0.6, 5.0, 1.8, (20.5, 19.0)),
        "house": house(),
        "hill": hill(),
        "rock": rock(),
    }


def above_table(solid):
    """The part of a piece that stands on the table."""
    return solid.trim_by_plane([0.0, 0.0, 1.0], 0.0)


def truth():
    """The table as it really is."""
    return Table(SIZE_PAS, tuple(_piece(name, above_table(solid)) for name, solid in solids().items()))


def _piece(name, solid):
    mesh = solid.to_mesh64()
    corners = np.asarray(mesh.vert_properties[:, :3])
    low, high = corners.min(axis=0), corners.max(axis=0)
    foot = np.array([*((low + high) / 2)[:2], low[2]])
    return Piece(name, Shape(corners - foot, np.asarray(mesh.tri_verts, dtype=np.int64)), tuple(foot.tolist()))


@dataclass(frozen=True)
class Phone:
    """How well it scans, and how it writes that down."""

    edge_pas: float = 0.25
    """How long the edges of its triangles are at most."""
    noise_pas: float = 0.02
    holes: int = 4
    flakes: int = 30
    tilt_deg: float = 12.0
    units_per_pas: float = 0.025
    seed: int = 1
    shift: tuple[float, float, float] = field(default=(3.0, -2.0, 7.0))


def scan(phone):
    """Points in the phone's units and the triangles between them."""
    rng = np.random.default_rng(phone.seed)
    points, faces = _skin(phone.edge_pas)
    faces = _with_holes(points, faces, phone.holes, rng)
    points = points + rng.normal(scale=phone.noise_pas, size=points.shape)
    points, faces = _with_flakes(points, faces, phone.flakes, rng)
    return (points @ tilt(phone.tilt_deg).T + phone.shift) * phone.units_per_pas, faces


def _skin(edge_pas):
    """What can be seen of the table and its pieces: everything but the underside and the sides of the slab."""
    slab = Solid.cube([*SIZE_PAS, 1.0]).translate([0.0, 0.0, -1.0])
    whole = Solid.batch_boolean([slab, *solids().values()], manifold3d.OpType.Add).refine_to_length(edge_pas)
    mesh = whole.to_mesh64()
    points, faces = np.asarray(mesh.vert_properties[:, :3]), np.asarray(mesh.tri_verts, dtype=np.int64)
    seen = points[faces].mean(axis=1)[:, 2] > -1e-6
    return points, faces[seen]


def _with_holes(points, faces, count, rng):
    """Some round patches of the table top were not seen."""
    middles = points[faces].mean(axis=1)
    flat = np.flatnonzero(np.ptp(points[faces][:, :, 2], axis=1) < 1e-9)
    for place in rng.choice(flat, count, replace=False):
        faces_away = np.linalg.norm(middles - middles[place], axis=1) > rng.uniform(0.2, 0.5)
        faces, middles = faces[faces_away], middles[faces_away]
        flat = flat[flat < len(faces)]
    return faces


def _with_flakes(points, faces, count, rng):
    """Specks that hang in the air."""
    places = rng.uniform([0, 0, 1], [*SIZE_PAS, 9], size=(count, 1, 3))
    specks = (places + rng.normal(scale=0.04, size=(count, 3, 3))).reshape(-1, 3)
    numbers = np.arange(3 * count).reshape(-1, 3) + len(points)
    return np.concatenate([points, specks]), np.concatenate([faces, numbers])


def tilt(degrees):
    """A turn about a slanting axis, then one about the upright: as a phone was held."""
    angle, slant = np.radians(degrees), np.array([0.8, 0.6, 0.0])
    cross = np.array([[0, -slant[2], slant[1]], [slant[2], 0, -slant[0]], [-slant[1], slant[0], 0]])
    lean = np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross
    about = np.radians(37.0)
    turn = np.array([[np.cos(about), -np.sin(about), 0], [np.sin(about), np.cos(about), 0], [0, 0, 1]])
    return lean @ turn


def cloud(count, noise_pas=0.02, seed=1):
    """Points of the table as a laser sees them, in metres."""
    rng = np.random.default_rng(seed)
    points, faces = _skin(1.0)
    corners = points[faces]
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    chosen = corners[rng.choice(len(faces), count, p=areas / areas.sum())]
    shares = rng.dirichlet([1.0, 1.0, 1.0], count)
    hit = (chosen * shares[:, :, None]).sum(axis=1) + rng.normal(scale=noise_pas, size=(count, 3))
    return (hit @ tilt(12.0).T) * 0.025


def write_ply(path, points, faces=()):
    """A binary file of the scan."""
    header = (
        f"ply\nformat binary_little_endian 1.0\nelement vertex {len(points)}\n"
        "property double x\nproperty double y\nproperty double z\n"
        f"element face {len(faces)}\nproperty list uchar int vertex_indices\nend_header\n"
    )
    rows = np.empty(len(faces), dtype=[("count", "u1"), ("corners", "<i4", 3)])
    if len(faces):
        rows["count"], rows["corners"] = 3, faces
    path.write_bytes(header.encode() + np.ascontiguousarray(points, dtype="<f8").tobytes() + rows.tobytes())
