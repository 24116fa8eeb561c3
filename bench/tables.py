"""Makes the tables of the benchmarks: generated ones of three sizes, rough hills, and meshes of the catalogue."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import trimesh

from terrain.meshes import read_mesh
from terrain.scenery import Piece, Shape, Table, box_shape, mesh_shape

if TYPE_CHECKING:
    from collections.abc import Callable

MESHES = Path(__file__).parents[1] / "scenes" / "catalogue" / "meshes"
SIDE_PAS = 36.0
ROCKS, RUINS = 24, 8
HILL_CELLS = 148
"""Cells of 0.24 pas, so that a noise of 0.05 pas is a fifth of a cell."""

HILLS = ((10, 12, 4, 4), (25, 10, 5, 5), (18, 26, 4.5, 5), (30, 28, 3, 3), (6, 28, 3, 3))
"""Place, height and width of the hills under the noise, in pas."""

RUIN_WALLS = ((0, 0, 4, 0.3), (0, 3.7, 1.5, 0.3), (2.5, 3.7, 1.5, 0.3), (0, 0, 0.3, 4), (3.7, 0, 0.3, 4))
"""Corner and size in pas of the walls of a ruin; a doorway is left open between the second and the third."""


@dataclass(frozen=True)
class Specimen:
    """A table by name, how it is made, and how many hard pairs are asked on it."""

    name: str
    make: Callable[[], Table]
    pairs: int = 120


def specimens(*, quick: bool = False) -> tuple[Specimen, ...]:
    """All tables of the benchmarks; when it has to be quick only a few small ones."""
    if quick:
        return (
            Specimen("2k", lambda: _generated("2k", 24, 0, 0), 12),
            Specimen("hill-05", lambda: _hill("hill-05", 0.05, 40), 12),
            Specimen("castle", lambda: _catalogue("castle_blocks_scan.obj", "m"), 6),
        )
    return (
        Specimen("2k", lambda: _generated("2k", 24, 0, 0)),
        Specimen("50k", lambda: _generated("50k", 132, 2, 2)),
        Specimen("500k", lambda: _generated("500k", 470, 3, 3)),
        Specimen("hill-02", lambda: _hill("hill-02", 0.02, HILL_CELLS)),
        Specimen("hill-05", lambda: _hill("hill-05", 0.05, HILL_CELLS)),
        Specimen("castle", lambda: _catalogue("castle_blocks_scan.obj", "m")),
        Specimen("tower", lambda: _catalogue("tower_example.stl", "mm")),
        Specimen("building", lambda: _catalogue("building_example.stl", "mm")),
        Specimen("mars", lambda: _catalogue("curiosity_landing_site.stl", "mm")),
    )


def seed_of(name: str) -> int:
    """A seed derived from its purpose, not chosen."""
    return zlib.crc32(name.encode())


def one_wall() -> Table:
    """A bare table with a single large wall across its middle."""
    return Table((SIDE_PAS, SIDE_PAS), (Piece("wall", box_shape(0.5, 30.0, 8.0), (18.0, 18.0, 0.0)),))


def _catalogue(file: str, units: str) -> Table:
    """One mesh of the catalogue, as it is, in the middle of a table."""
    shape = mesh_shape(read_mesh(MESHES / file), units)
    return Table((SIDE_PAS, SIDE_PAS), (Piece(Path(file).stem, shape, (18.0, 18.0, 0.0)),))


def _hill(name: str, noise_pas: float, cells: int) -> Table:
    """A sheet of five hills, every corner of it moved up or down by noise."""
    east, north = _corners(cells)
    heights = np.full_like(east, 1.0)
    for x, y, height, width in HILLS:
        heights += height * np.exp(-((east - x) ** 2 + (north - y) ** 2) / width**2)
    heights += noise_pas * np.random.default_rng(seed_of(name)).normal(size=heights.shape)
    return Table((SIDE_PAS, SIDE_PAS), (Piece("hills", _sheet(east, north, heights)),))


def _generated(name: str, cells: int, rock_detail: int, wall_detail: int) -> Table:
    """Rolling ground with rocks and ruins on it, each a piece of its own, finer with more cells and detail."""
    random = np.random.default_rng(seed_of(name))
    east, north = _corners(cells)
    heights = _rolling(east, north, random)

    def ground(x: float, y: float) -> float:
        return float(heights[int(x / SIDE_PAS * cells), int(y / SIDE_PAS * cells)])

    pieces = [Piece("ground", _sheet(east, north, heights))]
    pieces += [Piece(f"rock {k + 1}", _rock(random, ground, rock_detail)) for k in range(ROCKS)]
    pieces += [Piece(f"ruin {k + 1}", _ruin(random, ground, wall_detail)) for k in range(RUINS)]
    return Table((SIDE_PAS, SIDE_PAS), tuple(pieces))


def _corners(cells: int) -> tuple[Any, Any]:
    line = np.linspace(0.0, SIDE_PAS, cells + 1)
    east, north = np.meshgrid(line, line, indexing="ij")
    return east, north


def _rolling(east: Any, north: Any, random: np.random.Generator) -> Any:
    """Five octaves of waves and four hills, the lowest point a little above the table."""
    heights = np.zeros_like(east)
    for octave in range(5):
        for heading, phase in random.uniform(0.0, 2 * np.pi, (4, 2)):
            along = east * np.cos(heading) + north * np.sin(heading)
            heights += 0.35 / 2**octave * np.sin(0.35 * 2**octave * along + phase)
    for x, y in random.uniform(5.0, SIDE_PAS - 5.0, (4, 2)):
        heights += 2.5 * np.exp(-((east - x) ** 2 + (north - y) ** 2) / 8.0)
    return heights - heights.min() + 0.2


def _sheet(east: Any, north: Any, heights: Any) -> Shape:
    """A grid of heights as triangles, two to a cell."""
    number = np.arange(heights.size).reshape(heights.shape)
    here, right = number[:-1, :-1].ravel(), number[1:, :-1].ravel()
    across, up = number[1:, 1:].ravel(), number[:-1, 1:].ravel()
    faces = np.concatenate([np.stack([here, right, across], 1), np.stack([here, across, up], 1)])
    return Shape(np.stack([east, north, heights], axis=-1).reshape(-1, 3), faces)


def _rock(random: np.random.Generator, ground: Callable[[float, float], float], detail: int) -> Shape:
    """A bumpy ball, sunk into the ground by a third of its height."""
    ball = trimesh.creation.icosphere(subdivisions=detail)
    radius, (x, y) = random.uniform(0.5, 1.5), random.uniform(2.0, SIDE_PAS - 2.0, 2)
    vertices = ball.vertices * radius * (1 + 0.08 * random.normal(size=(len(ball.vertices), 1)))
    return Shape(vertices + np.array([x, y, ground(x, y) + 0.4 * radius]), np.asarray(ball.faces, dtype=np.int64))


def _ruin(random: np.random.Generator, ground: Callable[[float, float], float], detail: int) -> Shape:
    """Five walls that overlap at their corners, with their feet in the ground."""
    x, y = random.uniform(5.0, SIDE_PAS - 5.0, 2)
    foot = ground(x, y)
    walls = []
    for east, north, width, depth in RUIN_WALLS:
        low = np.array([x + east, y + north, foot - 1.0])
        wall = trimesh.creation.box(bounds=[low, low + np.array([width, depth, 4.0])])
        for _ in range(detail):
            wall = wall.subdivide()
        walls.append(wall)
    ruin = trimesh.util.concatenate(walls)
    return Shape(np.asarray(ruin.vertices), np.asarray(ruin.faces, dtype=np.int64))
