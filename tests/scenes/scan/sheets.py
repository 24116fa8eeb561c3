"""Surfaces in a line, as a scanner sees them: sheets and blocks of small triangles, in pas, with noise if wanted."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from scenes.scan.surface import Reading, Surface

NO_FACES = np.zeros((0, 3), dtype=np.int64)


def sheet(size, *, at=(0.0, 0.0), step=0.5, height=None):
    """Level ground of a size, from a corner on, or as high as a function of x and y says."""
    x, y = (np.linspace(low, low + long, round(long / step) + 1) for low, long in zip(at, size, strict=True))
    east, north = (grid.ravel() for grid in np.meshgrid(x, y, indexing="ij"))
    up = np.zeros(len(east)) if height is None else height(east, north)
    return Surface(np.column_stack([east, north, up]), _net(len(x), len(y)))


def _net(wide, deep):
    corner = np.arange(wide * deep).reshape(wide, deep)
    a, b, c, d = (part.ravel() for part in (corner[:-1, :-1], corner[1:, :-1], corner[1:, 1:], corner[:-1, 1:]))
    return np.concatenate([np.column_stack([a, b, c]), np.column_stack([a, c, d])])


def block(x, y, z, *, at, step=0.5, foot=False):
    """A box whose foot stands at a place: the low corner of its foot. What it stands on hides the foot."""
    top = sheet((x, y), step=step)
    sides = [
        _stood(sheet((x, z), step=step), [[1, 0, 0], [0, 0, 1]], (0, 0, 0)),
        _stood(sheet((z, x), step=step), [[0, 0, 1], [1, 0, 0]], (0, y, 0)),
        _stood(sheet((z, y), step=step), [[0, 0, 1], [0, 1, 0]], (0, 0, 0)),
        _stood(sheet((y, z), step=step), [[0, 1, 0], [0, 0, 1]], (x, 0, 0)),
    ]
    below = [Surface(top.vertices, top.faces[:, ::-1])] if foot else []
    return moved(together(moved(top, (0, 0, z)), *sides, *below), (*at, 0.0)[:3])


def _stood(flat, axes, at):
    return Surface(flat.vertices[:, :2] @ np.array(axes, dtype=float) + at, flat.faces)


def together(*surfaces):
    starts = np.cumsum([0, *(len(surface.vertices) for surface in surfaces)])
    faces = [surface.faces + start for surface, start in zip(surfaces, starts, strict=False)]
    return Surface(np.concatenate([surface.vertices for surface in surfaces]), np.concatenate(faces))


def moved(surface, by):
    return surface.moved(surface.vertices + np.array(by, dtype=float))


def turned(surface, turn):
    """Turned about the origin by a matrix."""
    return surface.moved(surface.vertices @ np.asarray(turn).T)


def tilt(degrees, about=(1.0, 0.0, 0.0)):
    """The matrix of a turn about an axis."""
    x, y, z = np.array(about) / np.linalg.norm(about)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    angle = np.radians(degrees)
    return np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross


def noisy(surface, pas, seed=1):
    rng = np.random.default_rng(seed)
    return surface.moved(surface.vertices + rng.normal(scale=pas, size=surface.vertices.shape))


def scenery():
    """A hut, a wall and a tower for a table of 36 x 24."""
    return together(
        block(5, 4, 3, at=(6, 5)),
        block(8, 1, 2, at=(15, 15)),
        block(3, 3, 7, at=(28, 7)),
        block(2, 2, 1.5, at=(25, 17)),
    )


def table(*pieces, size=(36.0, 24.0), **more):
    """A table top with pieces on it; without any, the usual ones."""
    return together(sheet(size, **more), *(pieces or [scenery()]))


def cloud(surface, count, *, noise=0.0, seed=1):
    """Points all over a surface, without faces."""
    rng = np.random.default_rng(seed)
    corners = surface.corners
    areas = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    faces = rng.choice(len(areas), count, p=areas / areas.sum())
    weights = rng.dirichlet([1, 1, 1], count)
    points = (corners[faces] * weights[:, :, None]).sum(axis=1) + rng.normal(scale=noise, size=(count, 3))
    return Surface(points, NO_FACES)


def reading(surface, *, name="scan.obj", scale=1.0, kind="mesh", **more):
    """A file with a surface in it, with so many of its units to a pas."""
    return Reading(Path(name), kind, surface.moved(surface.vertices * scale), **more)


def angle_deg(one, other):
    cosine = np.dot(one, other) / np.linalg.norm(one) / np.linalg.norm(other)
    return float(np.degrees(np.arccos(np.clip(cosine, -1, 1))))
