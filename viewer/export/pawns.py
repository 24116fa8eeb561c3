"""Builds a figure as one mesh: its exact base, and a pawn whose head has the shape of its side. It needs no VTK."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from viewer.draw.picture import DrawnFigure

    Numbers = NDArray[np.float64]
    Mesh = tuple[Numbers, NDArray[np.int32]]

BASE_PAS = 0.1
PROFILES = {
    "ball": ((0.3, 0.0), (0.78, 0.12), (1.0, 0.5), (0.78, 0.88), (0.3, 1.0)),
    "cube": ((1.05, 0.0), (1.05, 1.0)),
    "cone": ((1.05, 0.0), (0.02, 1.0)),
    "diamond": ((0.02, 0.0), (1.0, 0.5), (0.02, 1.0)),
    "drum": ((0.9, 0.0), (0.9, 1.0)),
}
"""The head of each shape as rings from below: radius and height, both as shares."""

ROUND, SQUARE = 24, 4


def pawn_mesh(figure: DrawnFigure, shape: str) -> Mesh:
    """Base, torso and head; triangles face outwards."""
    low, high = figure.ground_pas, figure.top_pas
    radius = min(0.22 * (high - low), 0.55 * min(figure.semi_axes_pas))
    neck = high - 1.7 * radius
    head = [(share * radius, neck + rise * (high - neck)) for share, rise in PROFILES[shape]]
    return _joined(
        [
            _turned(_footprint(figure), [(1.0, low), (1.0, low + BASE_PAS)]),
            _turned(_footprint(figure), [(0.66, low + BASE_PAS), (0.2, neck)]),
            _turned(_circle(figure, SQUARE if shape in ("cube", "diamond") else ROUND), head),
        ]
    )


def _footprint(figure: DrawnFigure) -> Numbers:
    return np.concatenate([[[*figure.at_pas]], figure.rim(0.0)[::2, :2]])


def _circle(figure: DrawnFigure, sides: int) -> Numbers:
    angles = 2 * np.pi * (np.arange(sides) + 0.5) / sides
    x, y = figure.at_pas
    return np.concatenate([[[x, y]], np.column_stack([x + np.cos(angles), y + np.sin(angles)])])


def _turned(outline: Numbers, rings: list[tuple[float, float]]) -> Mesh:
    """Rings of an outline (its middle first) at heights, each drawn in to a share, closed above and below."""
    middle, rim = outline[0], outline[1:]
    count = len(rim)
    levels = [np.column_stack([middle + share * (rim - middle), np.full(count, z)]) for share, z in rings]
    ends = np.array([[*middle, rings[0][1]], [*middle, rings[-1][1]]])
    here = np.arange(count, dtype=np.int32)
    after = (here + 1) % count
    walls = [
        part
        for low in range(0, (len(rings) - 1) * count, count)
        for part in (
            np.column_stack([here + low, after + low, here + low + count]),
            np.column_stack([after + low, after + low + count, here + low + count]),
        )
    ]
    last, foot = (len(rings) - 1) * count, len(rings) * count
    lids = [
        np.column_stack([np.full(count, foot), after, here]),
        np.column_stack([np.full(count, foot + 1), here + last, after + last]),
    ]
    return np.concatenate([*levels, ends]), np.concatenate([*walls, *lids]).astype(np.int32)


def _joined(meshes: list[Mesh]) -> Mesh:
    offsets = np.cumsum([0, *(len(points) for points, _ in meshes)])
    faces = [faces + offset for (_, faces), offset in zip(meshes, offsets, strict=False)]
    return np.concatenate([points for points, _ in meshes]), np.concatenate(faces).astype(np.int32)
