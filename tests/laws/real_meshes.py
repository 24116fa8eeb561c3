"""The meshes of the catalogue as pieces in the middle of a table, each in its usual size."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from terrain.meshes.files import read_mesh
from terrain.scenery.pieces import Piece, Shape, mesh_shape
from terrain.scenery.table import Table

MESHES = Path(__file__).parents[2] / "scenes" / "catalogue" / "meshes"

FILES = {
    "castle": ("castle_blocks_scan.obj", "m", "z", 1.0),
    "tower": ("tower_example.stl", "mm", "z", 1.0),
    "building": ("building_example.stl", "mm", "z", 1.0),
    "bridge": ("walkway_bridge.stl", "mm", "z", 1.0),
    "stairs": ("industrial_stairs.stl", "mm", "z", 1.0),
    "mars": ("curiosity_landing_site.stl", "mm", "z", 1.0),
    "garden": ("botanical_garden_lidar.ply", "pas", "z", 1.5),
    "level": ("nav_test.obj", "pas", "y", 0.39),
    "wallhole": ("wallhole.obj", "pas", "y", 0.4),
    "wall_broken": ("wall_broken.glb", "pas", "y", 0.75),
}


@cache
def real_piece(name):
    if name == "hill":
        return Piece(name, hill_shape())
    file, units, up, scale = FILES[name]
    return Piece(name, mesh_shape(read_mesh(MESHES / file), units, up, scale), (18.0, 18.0, 0.0))


@cache
def real_table(name):
    return Table((36.0, 36.0), (real_piece(name),))


def hill_shape(cells=150, noise_pas=0.02):
    """Rolling ground under the whole table, a little rough: an open sheet of 45 000 triangles."""
    rng = np.random.default_rng(4)
    x, y = (axis.ravel() for axis in np.meshgrid(*[np.linspace(0, 36, cells + 1)] * 2, indexing="ij"))
    z = 2 + 1.2 * np.sin(x / 3) * np.cos(y / 4) + 0.8 * np.sin((x + y) / 5) + noise_pas * rng.standard_normal(len(x))
    corner = np.arange((cells + 1) ** 2).reshape(cells + 1, cells + 1)
    a, b, c, d = (part.ravel() for part in (corner[:-1, :-1], corner[1:, :-1], corner[1:, 1:], corner[:-1, 1:]))
    return Shape(np.stack([x, y, z], axis=1), np.concatenate([np.stack([a, b, c], 1), np.stack([a, c, d], 1)]))


def ground_under(table, at_pas, radius_pas=0.6):
    """The highest surface under a round base, by a sheaf of plumb lines; the table top where there is none."""
    steps = np.linspace(-1, 1, 13)
    x, y = (axis.ravel() for axis in np.meshgrid(steps, steps))
    inside = x * x + y * y <= 1.1
    places = np.stack([at_pas[0] + radius_pas * x[inside], at_pas[1] + radius_pas * y[inside]], axis=1) * 8192
    highest = float(table.vertices[:, 2].max()) + 100.0
    tops = np.column_stack([places, np.full(len(places), highest)])
    feet = np.column_stack([places, np.full(len(places), -1.0)])
    faces = table.caster.first_faces(tops, feet)
    heights = [_height_at(table, face, place) for face, place in zip(faces, places, strict=True) if face >= 0]
    return max([0.0, *heights]) / 8192


def _height_at(table, face, place):
    """The height of a face at a place, kept between its lowest and its highest corner."""
    corners = table.vertices[table.faces[face]].astype(float)
    normal = np.cross(corners[1] - corners[0], corners[2] - corners[0])
    low, high = corners[:, 2].min(), corners[:, 2].max()
    if normal[2] == 0:
        return high
    height = corners[0, 2] - (normal[:2] @ (place - corners[0, :2])) / normal[2]
    return min(max(height, low), high)
