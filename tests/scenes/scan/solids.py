"""Solids and scanned tables in a line: small triangles all over, with noise, holes and flakes if wanted."""

from __future__ import annotations

from pathlib import Path

import manifold3d
import numpy as np

from scenes.scan.clean.doubles import welded
from scenes.scan.level.levelled import TableFound
from scenes.scan.surface import Surface
from terrain.meshes.files import read_mesh

MESHES = Path(__file__).parents[3] / "scenes" / "catalogue" / "meshes"


def cube(x, y, z, at=(0.0, 0.0, 0.0)):
    """A box whose low corner is at a place."""
    return manifold3d.Manifold.cube([x, y, z]).translate(list(at))


def tube(radius, height, at=(0.0, 0.0, 0.0)):
    return manifold3d.Manifold.cylinder(height, radius, radius, 48).translate(list(at))


def ball(radius, at=(0.0, 0.0, 0.0)):
    return manifold3d.Manifold.sphere(radius, 64).translate(list(at))


def railed_deck():
    """A bridge of 15 by 5 pas with a post at each corner: seen alone, its deck carries them as a table does."""
    deck = cube(15, 5, 0.3)
    for x in (0, 14.7):
        for y in (0, 4.7):
            deck += cube(0.3, 0.3, 1, (x, y, 0.3))
    return deck


def skin(solid, step=None):
    """The surface of a solid, in triangles no longer than a step."""
    mesh = (solid.refine_to_length(step) if step else solid).to_mesh64()
    points = np.array(mesh.vert_properties)[:, :3]
    return Surface(np.ascontiguousarray(points), np.array(mesh.tri_verts).astype(np.int64))


def scanned_table(*solids, size=(14.0, 10.0), step=0.15, noise=0.0, waves=0.0):
    """What a scanner sees of a table with solids on it: one sheet over all of them, seen from above and around."""
    whole = cube(*size, 1.0, at=(0, 0, -1))
    for solid in solids:
        whole += solid
    seen = skin(whole, step)
    sheet = seen.only(seen.corners[:, :, 2].min(axis=1) > -1e-9)
    lift = waves * np.sin(sheet.vertices[:, 0] * 1.3) * np.cos(sheet.vertices[:, 1] * 0.9)
    return noisy(sheet.moved(sheet.vertices + np.outer(lift, [0, 0, 1])), noise)


def noisy(surface, sigma, seed=7):
    """Every point moved any way, as a scanner misses it."""
    away = np.random.default_rng(seed).normal(0, 1, surface.vertices.shape)
    return surface.moved(surface.vertices + sigma * away)


def without_near(surface, at, radius):
    """A surface with a hole: without the faces whose middle is near a place."""
    return surface.only(np.linalg.norm(surface.corners.mean(axis=1) - at, axis=1) > radius)


def found(noise=0.0, flatness=None):
    """The table as the step before leaves it: its plane is z = 0."""
    return TableFound(noise, 2 * noise if flatness is None else flatness, 0.5, (0.0, 0.0, 1.0), ())


def real(name, scale):
    """A mesh of the catalogue in pas, standing on z = 0, its triangles joined."""
    mesh = read_mesh(MESHES / name)
    points = mesh.vertices * scale
    return welded(Surface(points - points.min(axis=0), mesh.faces))[0]


def volume(surface):
    """What a closed surface encloses; negative when it looks inwards."""
    a, b, c = (surface.corners[:, k] for k in range(3))
    return float(np.einsum("fi,fi->", a, np.cross(b, c)) / 6)


def lone_sides(surface):
    """How many sides of faces no other face shares."""
    ends = np.stack([surface.faces, np.roll(surface.faces, -1, axis=1)], axis=2).reshape(-1, 2)
    return int((np.unique(np.sort(ends, axis=1), axis=0, return_counts=True)[1] == 1).sum())
