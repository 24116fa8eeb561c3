"""Finds holes in a surface by walking along their borders; fills the small ones and lists the others.

A border of a surface is a hole when the faces beside it look over it, and a rim when they look away: the
outline of a sheet is no hole. The foot on which an open piece stands is no hole either, nor is a gap in the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from scenes.scan.clean.components import components
from scenes.scan.clean.orientation import LONE
from terrain.lattice import CRACK_PAS
from terrain.machine import kernel
from terrain.meshes import triangulate

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.surface import Surface

OUTLINE = 0.3
"""A border is an outline when it runs around its faces so much more than around a gap, of 1 for a flat sheet."""

NEARLY_ALL = 0.7
"""A border that spans so much of the part it belongs to is its outline or its open side."""

MOST_CORNERS = 2000
"""A hole with more corners than this is not filled, however narrow."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A hole: the middle of its rim, how far it is across, how many sides its rim has, and whether it was filled."""

    at_pas: tuple[float, float, float]
    across_pas: float
    sides: int
    filled: bool


class Borders(NamedTuple):
    """The closed borders of a surface: their corners end to end, where each begins, and what they look like."""

    corners: NDArray[np.int64]
    starts: NDArray[np.int64]
    counts: NDArray[np.int64]
    middle: NDArray[np.float64]
    top: NDArray[np.float64]
    across: NDArray[np.float64]
    width: NDArray[np.float64]
    turn: NDArray[np.float64]
    """How much a border runs around the faces beside it, 1 for a flat sheet, -1 for a gap in one."""


class Filled(NamedTuple):
    """Faces that fill holes, and all holes there are."""

    faces: NDArray[np.int64]
    holes: tuple[Hole, ...]


def fill_holes(surface: Surface, mates: NDArray[np.int64], fill_pas: float, ground_pas: float) -> Filled:
    """Fill the holes that are small or mere cracks, and tell of the others.

    Faces agree with their neighbours, and `mates` are theirs. What is open no higher than the ground is no hole.
    """
    sides, counts = walk_borders(surface.faces, mates)
    if len(counts) == 0:
        return Filled(np.zeros((0, 3), dtype=np.int64), ())
    borders = _borders(surface.vertices, surface.faces, sides, counts)
    parts = components(surface)
    span = parts.across[parts.of_face[sides[borders.starts] // 3]]
    outline = (borders.turn > OUTLINE) | ((borders.turn > -OUTLINE) & (borders.across > NEARLY_ALL * span))
    small = (borders.across <= fill_pas) | (borders.width <= CRACK_PAS)
    filled = ~outline & small & (counts <= MOST_CORNERS)
    named = filled | (~outline & ~small & (borders.top > ground_pas))
    listed = tuple(_hole(borders, number, bool(filled[number])) for number in np.flatnonzero(named).tolist())
    return Filled(_closing_faces(surface.vertices, borders, filled), listed)


def _hole(borders: Borders, number: int, filled: bool) -> Hole:
    x, y, z = borders.middle[number].tolist()
    return Hole((x, y, z), float(borders.across[number]), int(borders.counts[number]), filled)


def _closing_faces(points: NDArray[np.float64], borders: Borders, chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Cut the chosen holes into triangles that look the same way as the faces around."""
    counts = borders.counts[chosen]
    corners = borders.corners[np.repeat(chosen, borders.counts)]
    # A border walks with its faces; what fills it walks against them.
    faces = triangulate(points, corners[::-1], counts[::-1]).faces
    return faces[_have_area(points[faces])]


def _have_area(corners: NDArray[np.float64]) -> NDArray[np.bool_]:
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return np.asarray((across != 0).any(axis=1))


def _borders(
    points: NDArray[np.float64], faces: NDArray[np.int64], sides: NDArray[np.int64], counts: NDArray[np.int64]
) -> Borders:
    """Measure borders that are given by their sides."""
    corners = faces[sides // 3, sides % 3]
    starts = np.cumsum(counts) - counts
    number = np.repeat(np.arange(len(counts)), counts)
    rim = points[corners]
    middle = np.add.reduceat(rim, starts) / counts[:, None]
    spokes = rim - middle[number]
    ends = points[faces[sides // 3, (sides + 1) % 3]] - middle[number]
    turns = np.add.reduceat(np.cross(spokes, ends), starts)
    twice_area = np.linalg.norm(turns, axis=1)
    around = np.add.reduceat(np.linalg.norm(ends - spokes, axis=1), starts)
    across = 2 * np.maximum.reduceat(np.linalg.norm(spokes, axis=1), starts)
    looks = np.add.reduceat(_normals(points[faces[sides // 3]]), starts) / counts[:, None]
    turn = np.einsum("bi,bi->b", turns, looks) / np.maximum(twice_area, 1e-300)
    top = np.maximum.reduceat(rim[:, 2], starts)
    return Borders(corners, starts, counts, middle, top, across, twice_area / np.maximum(around, 1e-300), turn)


def _normals(corners: NDArray[np.float64]) -> NDArray[np.float64]:
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    return np.asarray(across / np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-300))


@kernel
def walk_borders(faces: Any, mates: Any) -> Any:
    """Follow every border around; answers the sides of those that close, one border after the other.

    A border that comes through one point twice is cut there: holes that meet in a point are two.
    """
    most = (mates == LONE).sum()
    walked, sides = np.empty(most, dtype=np.int64), np.empty(most, dtype=np.int64)
    counts = np.empty(most // 3 + 1, dtype=np.int64)
    seen = np.zeros(len(mates), dtype=np.bool_)
    at = np.full(faces.max() + 1 if len(faces) else 0, -1)
    borders, total = 0, 0
    for start in range(len(mates)):
        if mates[start] != LONE or seen[start]:
            continue
        side, length = start, 0
        while side >= 0 and not seen[side]:
            seen[side] = True
            walked[length] = side
            length += 1
            side = _next_side(faces, mates, side)
        if side == start:
            borders, total = _cut_at_doubles(faces, walked, length, at, sides, counts, borders, total)
    return sides[:total].copy(), counts[:borders].copy()


@kernel
def _cut_at_doubles(
    faces: Any, walked: Any, length: int, at: Any, sides: Any, counts: Any, borders: int, total: int
) -> tuple[int, int]:
    """Add a border, in as many loops as pass no point twice; `at` says where each point of the way was met, or -1."""
    open_sides = 0
    for k in range(length):
        walked[open_sides] = walked[k]
        open_sides += 1
        at[faces[walked[k] // 3, walked[k] % 3]] = open_sides - 1
        end = faces[walked[k] // 3, (walked[k] + 1) % 3]
        if at[end] < 0:
            continue
        loop = open_sides - at[end]
        open_sides = at[end]
        for place in range(open_sides, open_sides + loop):
            at[faces[walked[place] // 3, walked[place] % 3]] = -1
            sides[total] = walked[place]
            total += 1
        counts[borders] = loop
        borders += 1
    return borders, total


@kernel
def _next_side(faces: Any, mates: Any, side: int) -> int:
    """The side of a border after another: turn about its end from face to face until there is no more."""
    end = faces[side // 3, (side + 1) % 3]
    for _ in range(1000):
        side = side // 3 * 3 + (side + 1) % 3
        if mates[side] == LONE:
            return side
        side = mates[side]
        if side < 0 or faces[side // 3, (side + 1) % 3] != end:
            return -1
    return -1
