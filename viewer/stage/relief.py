"""Builds a board of areas as a relief: areas by terrain and height, boundaries, 3D elements, units, stones."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
import shapely

from scenes.words import BOARD_SENTENCES, Tongue, area_name
from viewer.board.ground import GROUND, MARKS
from viewer.board.lines import CAGE, CHAIN, ESCARPMENT, NORMAL, WALL
from viewer.draw import palette
from viewer.draw.picture import DrawnFigure, DrawnPiece
from viewer.stage.stage_set import Label, StageSet
from viewer.stage.table_ground import coloured, flat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from scenes.board import BoardScene
    from scenes.words import Lang
    from skirmish.board import Area, Board, Boundary

    Mesh = tuple[NDArray[np.float64], NDArray[np.int32]]

FLOOR = 0.5
LEVEL = 0.7
RISES = {"water": -0.22, "swamp": -0.08, "lava": -0.15, "rift": -0.45, "rock": 0.55, "cliff": 0.75, "stairs": -0.15}
"""How high the ground of an area is: a floor, so much for each level, and what the terrain adds. Pictures only."""

BOUNDARIES = {
    "wall": (WALL, 0.9, 0.26),
    "escarpment": (ESCARPMENT, 0.22, 0.3),
    "chains": (CHAIN, 0.45, 0.1),
    "cage_walls": (CAGE, 0.75, 0.1),
    "normal": (NORMAL, 0.03, 0.07),
}
"""The colour of each kind of boundary, how high it stands over the higher ground beside it, and how thick it is."""

TREE, TRUNK, COLUMN = "#5E8A45", "#7A5B3A", "#CFC8BA"
UNIT_RADIUS, UNIT_HEIGHT, RING = 0.42, 1.25, 0.95
TALL = {"god": 1.45, "titan": 1.6, "monster": 1.5}
SIDES_OF_ROUND = 14


def set_of_board(scene: BoardScene, lang: Lang = "en", *, sides: Sequence[str] = (), bare: bool = False) -> StageSet:
    """The board with its units and stones; bare, these alone."""
    words, board = Tongue(lang, BOARD_SENTENCES), scene.board
    named = tuple(dict.fromkeys([*sides, *(unit.side or "" for unit in scene.units)]))
    return StageSet(
        title=scene.name,
        subtitle=words("board_count", areas=len(board.areas), units=len(scene.units)),
        table_size_pas=_extent(board)[1],
        pieces=() if bare else (*_grounds(scene), *_boundaries(scene), *_elements(scene)),
        figures=tuple(_units(scene)),
        sides=named,
        labels=tuple(_labels(scene)),
        ruled=False,
        tokens=tuple(_stones(scene)),
    )


def height_of(area: Area) -> float:
    """The height of an area's ground in the relief."""
    return FLOOR + LEVEL * (area.level or 0) + RISES.get(area.terrain, 0.0)


@lru_cache(8)
def _extent(board: Board) -> tuple[tuple[float, float], tuple[float, float]]:
    """The south-west corner of a board as it is drawn, and its size."""
    places = np.array([board.grid.place(corner) for area in board.areas.values() for corner in area.polygon])
    west, south = (float(number) for number in places.min(axis=0))
    east, north = (float(number) for number in places.max(axis=0))
    return (west, south), (east - west, north - south)


def _place(scene: BoardScene, point: tuple[int, int]) -> tuple[float, float]:
    """A point of the board on the stage, whose south-west corner is the origin."""
    x, y = scene.board.grid.place(point)
    west, south = _extent(scene.board)[0]
    return x - west, y - south


def outline_of(scene: BoardScene, area: Area) -> NDArray[np.float64]:
    return np.array([_place(scene, corner) for corner in area.polygon])


def icon_of(scene: BoardScene, area: Area) -> tuple[float, float]:
    return _place(scene, area.icon)


def prism(outline: NDArray[np.float64], low: float, high: float) -> Mesh:
    """A closed block over an outline."""
    shape = shapely.normalize(shapely.Polygon(outline))
    ring = shapely.get_coordinates(shape.exterior)[:-1]
    top, top_faces = flat(shape, high)
    count = len(ring)
    here = np.arange(count, dtype=np.int32)
    after = (here + 1) % count
    sides = np.concatenate(
        [np.column_stack([here, here + count, after]), np.column_stack([after, here + count, after + count])]
    )
    rims = [np.column_stack([ring, np.full(count, z)]) for z in (low, high)]
    return np.concatenate([*rims, top]), np.concatenate([sides, top_faces + 2 * count]).astype(np.int32)


def _grounds(scene: BoardScene) -> Iterator[DrawnPiece]:
    for area in scene.board.areas.values():
        yield coloured(area.id, prism(outline_of(scene, area), 0.0, height_of(area)), GROUND[area.terrain])


def _boundaries(scene: BoardScene) -> Iterator[DrawnPiece]:
    """Each boundary as a low wall of its kind along the line between its areas."""
    for boundary in scene.board.boundaries:
        colour, rise, thick = BOUNDARIES.get(boundary.kind, BOUNDARIES["normal"])
        heights = [height_of(scene.board.areas[area]) for area in boundary.between]
        yield coloured(f"{boundary.kind} {boundary.id}", _fence(scene, boundary, max(heights) + rise, thick), colour)


def _fence(scene: BoardScene, boundary: Boundary, top: float, thick: float) -> Mesh:
    line = [_place(scene, point) for point in boundary.line]
    posts = boundary.kind in ("chains", "cage_walls")
    shapes = (
        _posts(line, thick)
        if posts
        else [shapely.LineString(line).buffer(thick / 2, cap_style="flat", join_style="mitre")]
    )
    return _joined([prism(shapely.get_coordinates(shape.exterior)[:-1], 0.0, top) for shape in shapes])


def _posts(line: list[tuple[float, float]], thick: float) -> list[shapely.Polygon]:
    """Posts along a line, so that one sees through a cage or over chains."""
    way = shapely.LineString(line)
    count = max(2, round(way.length / 0.45))
    return [
        way.interpolate(share, normalized=True).buffer(thick, quad_segs=2) for share in np.linspace(0.03, 0.97, count)
    ]


def _joined(meshes: Sequence[Mesh]) -> Mesh:
    offsets = np.cumsum([0, *(len(points) for points, _ in meshes)])
    faces = [faces + offset for (_, faces), offset in zip(meshes, offsets, strict=False)]
    return np.concatenate([points for points, _ in meshes]), np.concatenate(faces).astype(np.int32)


def _elements(scene: BoardScene) -> Iterator[DrawnPiece]:
    """Trees and columns, beside the icon of their area; and marks on grounds that are told by them."""
    for area in scene.board.areas.values():
        kind = scene.board.terrain(area.id).element
        for number in range(area.elements if kind else 0):
            x, y = _spot(scene, area, number + 0.5, 1.55)
            yield from _tree(area, x, y) if kind == "tree" else _column(area, x, y)
        if area.terrain in ("water", "lava", "swamp"):
            yield _ripples(scene, area)


def _tree(area: Area, x: float, y: float) -> Iterator[DrawnPiece]:
    ground = height_of(area)
    yield coloured(f"trunk {area.id}", stump((x, y), (0.1, 0.1), (ground, ground + 0.35)), TRUNK)
    yield coloured(f"tree {area.id}", stump((x, y), (0.48, 0.02), (ground + 0.3, ground + 1.35)), TREE)


def _column(area: Area, x: float, y: float) -> Iterator[DrawnPiece]:
    ground = height_of(area)
    yield coloured(f"column {area.id}", stump((x, y), (0.2, 0.17), (ground, ground + 1.0)), COLUMN)


def stump(at: tuple[float, float], radii: tuple[float, float], heights: tuple[float, float]) -> Mesh:
    """A round stump, as wide below as the first radius and above as the second."""
    angles = np.linspace(0.0, 2 * math.pi, SIDES_OF_ROUND, endpoint=False)
    circle = np.column_stack([np.cos(angles), np.sin(angles)])
    rims = [
        np.column_stack([np.array(at) + radius * circle, np.full(len(circle), z)])
        for radius, z in zip(radii, heights, strict=True)
    ]
    here = np.arange(SIDES_OF_ROUND, dtype=np.int32)
    after, top = (here + 1) % SIDES_OF_ROUND, SIDES_OF_ROUND
    lid = np.column_stack([np.full(top, 2 * top), here + top, after + top])
    walls = np.concatenate(
        [np.column_stack([here, after, here + top]), np.column_stack([after, after + top, here + top])]
    )
    return np.concatenate([*rims, [[*at, heights[1]]]]), np.concatenate([walls, lid]).astype(np.int32)


def _ripples(scene: BoardScene, area: Area) -> DrawnPiece:
    """Strokes on wet and burning ground, which tell it without colour."""
    shape = shapely.Polygon(outline_of(scene, area)).buffer(-0.25)
    west, south, east, north = shape.bounds
    strokes = [
        shapely.LineString([(x, y), (x + 0.35, y + 0.12), (x + 0.7, y)]).buffer(0.045, cap_style="flat")
        for row, y in enumerate(np.arange(south, north, 0.75))
        for x in np.arange(west + 0.55 * (row % 2), east, 1.1)
    ]
    inside = [stroke for stroke in strokes if shape.contains(stroke)]
    return coloured(
        f"ripples {area.id}", flat(shapely.MultiPolygon(inside), height_of(area) + 0.012), MARKS[area.terrain]
    )


def _spot(scene: BoardScene, area: Area, number: float, radius: float, count: int = 6) -> tuple[float, float]:
    """One of some places round the icon of an area, kept within it."""
    x, y = icon_of(scene, area)
    turn = 2 * math.pi * number / count - math.pi / 2
    wanted = shapely.Point(x + radius * math.cos(turn), y + radius * math.sin(turn))
    room = shapely.Polygon(outline_of(scene, area)).buffer(-0.5)
    if not room.is_empty and not room.contains(wanted):
        wanted = shapely.Point(shapely.get_coordinates(shapely.shortest_line(room, wanted))[0])
    return float(wanted.x), float(wanted.y)


def _units(scene: BoardScene) -> Iterator[DrawnFigure]:
    """Units round the icon of their area: alone on it, several in a ring."""
    for area in scene.board.areas.values():
        units = scene.in_area(area.id)
        for number, unit in enumerate(units):
            at = icon_of(scene, area) if len(units) == 1 else _spot(scene, area, number, RING, max(len(units), 3))
            ground, size = height_of(area), TALL.get(unit.type or "", 1.0)
            radius, top = UNIT_RADIUS * math.sqrt(size), ground + UNIT_HEIGHT * size
            yield DrawnFigure(unit.id, unit.side or "", at, (radius, radius), 0.0, ground, ground + 0.05, top)


def _stones(scene: BoardScene) -> Iterator[DrawnPiece]:
    counted: dict[str, int] = {}
    for stone in scene.stones:
        area = scene.board.areas[stone.area]
        number = counted[stone.area] = counted.get(stone.area, 0) + 1
        at, ground = _spot(scene, area, number + 2.5, 1.15), height_of(area)
        lower, upper = (
            stump(at, (0.05, 0.26), (ground, ground + 0.3)),
            stump(at, (0.26, 0.02), (ground + 0.3, ground + 0.75)),
        )
        yield coloured(f"stone {area.id} {number}", _joined([lower, upper]), palette.STONE)


def _labels(scene: BoardScene) -> Iterator[Label]:
    """The name of each area with its capacity."""
    for area in scene.board.areas.values():
        yield Label(
            (*icon_of(scene, area), height_of(area)),
            f"{area_name(scene, area.id)} · {area.capacity}",
            palette.FADED_INK,
        )
