"""Laws of sight on boards: exact answers agree with a second method, both ways, and however the board is drawn."""

from __future__ import annotations

import random

import numpy as np
import pytest
import shapely
from scipy.spatial import Voronoi

from skirmish.board.board import board_from
from skirmish.board.borders import shared_border
from skirmish.board.plane import grid_for

TERRAINS = ("open_ground", "forest", "rock", "water", "ruins")
WIDE, HIGH = 24, 16
SLACK = 1e-6
"""The second method works in floats: stretches shorter than this are for the exact one to decide."""


def random_board(seed, kinds=("normal", "wall", "escarpment")):
    """A board of some dozen cells around random points; corners are rounded, so that they are shared exactly."""
    chance = random.Random(seed)
    count = chance.randint(6, 14)
    seeds = np.array([[chance.uniform(1, WIDE - 1), chance.uniform(1, HIGH - 1)] for _ in range(count)])
    mirrored = [
        seeds,
        seeds * [-1, 1],
        seeds * [1, -1],
        [2 * WIDE, 0] + seeds * [-1, 1],
        [0, 2 * HIGH] + seeds * [1, -1],
    ]
    diagram = Voronoi(np.concatenate(mirrored))
    outlines = {}
    for place in range(count):
        corners = [
            tuple(np.round(diagram.vertices[n], 2).tolist()) for n in diagram.regions[diagram.point_region[place]]
        ]
        outlines[f"c{place}"] = list(dict.fromkeys(corners))
    return _document(outlines, seeds, chance, kinds)


def _document(outlines, seeds, chance, kinds):
    grid = grid_for([corner for outline in outlines.values() for corner in outline])
    exact = {name: tuple(grid.point(corner) for corner in outline) for name, outline in outlines.items()}
    names = list(outlines)
    boundaries = [
        {"between": [one, other], "kind": chance.choice(kinds), "line": [list(grid.place(point)) for point in part]}
        for place, one in enumerate(names)
        for other in names[place + 1 :]
        for part in shared_border(exact[one], exact[other])
    ]
    areas = [
        {
            "id": name,
            "terrain": chance.choice(TERRAINS),
            "capacity": 3,
            "icon": np.round(seeds[place], 2).tolist(),
            "polygon": [list(corner) for corner in outline],
        }
        for place, (name, outline) in enumerate(outlines.items())
    ]
    return {"areas": areas, "boundaries": boundaries}


def pairs(board):
    names = list(board.areas)
    return [(a, b) for place, a in enumerate(names) for b in names[place + 1 :]]


@pytest.mark.parametrize("seed", range(25))
def test_areas_and_walls_on_a_line_are_those_that_shapely_finds(seed):
    """An independent library, in floats: wherever it is sure, it says the same."""
    board = board_from(random_board(seed))
    shapes = {area.id: shapely.Polygon(area.polygon) for area in board.areas.values()}
    walls = {one.id: shapely.LineString(one.line) for one in board.boundaries if one.kind == "wall"}
    for a, b in pairs(board):
        line, drawn = board.line(a, b), shapely.LineString([board.areas[a].icon, board.areas[b].icon])
        for name, shape in shapes.items():
            inside = shape.intersection(drawn).length
            if name not in (a, b) and inside > SLACK:
                assert name in line.areas
            elif name in line.areas:
                assert inside > 0
        for name, wall in walls.items():
            if drawn.distance(wall) > SLACK:
                assert name not in line.walls
            elif drawn.crosses(wall):
                assert name in line.walls


@pytest.mark.rule("MYT-LOS-11")
@pytest.mark.parametrize("seed", range(25, 45))
def test_lines_are_the_same_both_ways(seed):
    board = board_from(random_board(seed))
    for a, b in pairs(board):
        there, back = board.line(a, b), board.line(b, a)
        assert there.areas == back.areas[::-1]
        assert set(there.walls) == set(back.walls)


@pytest.mark.parametrize("seed", range(45, 55))
def test_taking_a_unit_away_never_hides_anybody(seed):
    board, chance = board_from(random_board(seed)), random.Random(seed)
    crowd = frozenset(chance.sample(sorted(board.areas), 4))
    for a, b in pairs(board):
        if board.line(a, b).free(crowd):
            assert all(board.line(a, b).free(crowd - {one}) for one in crowd)


@pytest.mark.parametrize("turn", [(0, 1, -1, 0), (-1, 0, 0, 1), (3, 1, -1, 3)])
@pytest.mark.parametrize("seed", range(65, 73))
def test_turning_and_enlarging_the_board_changes_nothing(seed, turn):
    """Whole turns, mirror images and a slanting enlargement, all of which are exact."""
    document = random_board(seed)
    board, turned = board_from(document), board_from(moved(document, turn))
    for a, b in pairs(board):
        assert board.line(a, b).areas == turned.line(a, b).areas
        assert board.line(a, b).walls == turned.line(a, b).walls


def moved(document, turn):
    from fractions import Fraction

    def place(point):
        x, y = (Fraction(repr(number)) for number in point)
        a, b, c, d = turn
        return [float(a * x + b * y + 100), float(c * x + d * y - 7)]

    areas = [
        {**area, "icon": place(area["icon"]), "polygon": [place(corner) for corner in area["polygon"]]}
        for area in document["areas"]
    ]
    boundaries = [{**one, "line": [place(point) for point in one["line"]]} for one in document["boundaries"]]
    return {"areas": areas, "boundaries": boundaries}


@pytest.mark.rule("MYT-RANGE-01")
@pytest.mark.parametrize("seed", range(55, 65))
def test_distances_keep_the_triangle(seed):
    """No way over a third area is shorter, and neighbours are one apart."""
    board = board_from(random_board(seed))
    for a, b in pairs(board):
        assert board.distance(a, b) == board.distance(b, a)
        assert (board.distance(a, b) == 1) is (b in board.neighbours(a))
        assert all(board.distance(a, b) <= board.distance(a, c) + board.distance(c, b) for c in board.areas)
