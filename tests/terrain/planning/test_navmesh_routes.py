"""Walks over the test level of a navigation library, held against a navigation mesh of the same level."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from pathfinder import PathFinder
from pathfinder.navmesh_baker import NavmeshBaker

from terrain.movement.answers import Mover
from terrain.movement.landscape import Landscape
from terrain.planning.move_rules import MoveRules
from terrain.planning.paths import route
from terrain.scenery.pieces import Piece, Shape
from terrain.scenery.table import Table
from tests.terrain.planning_specimens import prepared

LEVEL = Path(__file__).parents[3] / "scenes" / "catalogue" / "meshes" / "nav_test.obj"
SCALE = 0.39
RADIUS, HEIGHT, STEP = 0.6, 2.0, 0.9
"""The agent of the level, in its units."""

CELL, CELL_HEIGHT = 0.3, 0.2
"""What the navigation mesh is baked with: what its library proposes for this level."""

AGENT = Mover(2 * RADIUS * SCALE, HEIGHT * SCALE)
FAR = MoveRules(allowance_pas=90.0)
MARGIN_PAS = 1.0
AT_MOST = 1.05


@cache
def whole():
    """The level as numbers: corners (y is up) and triangles."""
    rows = [line.split() for line in LEVEL.read_text().splitlines() if line[:2] in ("v ", "f ")]
    corners = [tuple(float(word) for word in row[1:4]) for row in rows if row[0] == "v"]
    faces = [[int(word.split("/")[0]) - 1 for word in row[1:]] for row in rows if row[0] == "f"]
    triangles = [(face[0], *pair) for face in faces for pair in itertools.pairwise(face[1:])]
    return np.array(corners), np.array(triangles)


@dataclass(frozen=True)
class Part:
    """The faces of the level whose middles lie in a window: from west to east, and along its third axis."""

    window: tuple[float, float, float, float]

    def level(self):
        corners, faces = whole()
        middles, (west, east, low, high) = corners[faces].mean(axis=1), self.window
        kept = (middles[:, 0] > west) & (middles[:, 0] < east) & (middles[:, 2] > low) & (middles[:, 2] < high)
        used, faces = np.unique(faces[kept], return_inverse=True)
        return corners[used], faces.reshape(-1, 3)

    def on_table(self, points):
        """Points of the level as places on the table."""
        corners, points = self.level()[0], np.asarray(points)
        east, south, up = points[..., 0], points[..., 2], points[..., 1]
        x, y = east - corners[:, 0].min(), corners[:, 2].max() - south
        return np.stack(
            [SCALE * x + MARGIN_PAS, SCALE * y + MARGIN_PAS, SCALE * (up - whole()[0][:, 1].min())], axis=-1
        )

    def ours(self):
        corners, faces = self.level()
        shape = Shape(self.on_table(corners), faces)
        size = (shape.vertices[:, :2].max(axis=0) + MARGIN_PAS).tolist()
        table = Table((math.ceil(size[0]), math.ceil(size[1])), (Piece("level", shape),))
        landscape = Landscape(table, step_pas=STEP * SCALE)
        return prepared(table, AGENT, low_height_pas=AGENT.height_pas, step_pas=STEP * SCALE), landscape

    def walks(self, pairs):
        """Ways that the navigation mesh finds between the middles of its polygons, some pairs at random."""
        corners, faces = self.level()
        baker = NavmeshBaker()
        baker.add_geometry([tuple(corner) for corner in corners.tolist()], faces.tolist())
        baker.bake(CELL, CELL_HEIGHT, HEIGHT, RADIUS, STEP)
        corners, polygons = baker.get_polygonization()
        middles = [tuple(np.mean([corners[k] for k in polygon], axis=0).tolist()) for polygon in polygons]
        finder = PathFinder(corners, polygons)
        tried = itertools.permutations(np.random.default_rng(7).permutation(len(middles)).tolist(), 2)
        found = (finder.search_path(middles[a], middles[b]) for a, b in itertools.islice(tried, 4 * pairs))
        return [self.on_table(way) for way in found if len(way) > 1][:pairs]


def length(places):
    """The length of a way seen from above: a navigation mesh draws stairs as slopes."""
    return sum(math.dist(here[:2], there[:2]) for here, there in itertools.pairwise(places))


def standing(landscape, place):
    return landscape.footing(AGENT, tuple(place[:2]), below_pas=float(place[2])).place


def hold_against_the_mesh(part, pairs):
    """Ask for a walk wherever the navigation mesh has one; as many as were asked for."""
    field, landscape = part.ours()
    walks = part.walks(pairs)
    for way in walks:
        here, there = standing(landscape, way[0]), standing(landscape, way[-1])
        found = route(field, landscape, here, there, FAR)
        assert found is not None
        assert {leg.kind for leg in found.legs} == {"walk"}
        assert length([here, *(leg.end for leg in found.legs)]) <= AT_MOST * length(way)
    return len(walks)


def test_where_a_navigation_mesh_finds_a_way_one_walks_no_longer():
    """In a quarter of the level; ways there bend up to four times."""
    assert hold_against_the_mesh(Part((-math.inf, 16.8, -math.inf, -7.6)), 12) == 12


@pytest.mark.soak
def test_all_over_the_level_one_walks_no_longer_than_on_a_navigation_mesh():
    assert hold_against_the_mesh(Part((-math.inf, math.inf, -math.inf, math.inf)), 120) == 120
