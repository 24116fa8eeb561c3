"""Computes the glow of a blocking piece: its colour warms towards the places where lines end on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from viewer.draw import palette

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from viewer.draw.picture import DrawnPiece

GLOW_PAS = 1.6
"""How far around the stops of lines a blocking piece is tinted strongly."""


def glow(piece: DrawnPiece, colour: str) -> NDArray[np.uint8]:
    """Red, green and blue of each point of a blocking piece, over a colour or its own."""
    near = np.zeros(len(piece.vertices_pas))
    for stop in piece.stops:
        apart = np.square(piece.vertices_pas - np.asarray(stop)).sum(axis=1)
        near = np.maximum(near, np.exp(-apart / GLOW_PAS**2))
    weight = (0.25 + 0.6 * near)[:, None]
    under = np.asarray(palette.rgb(colour)) if piece.colours is None else piece.colours
    mixed = (1 - weight) * under + weight * np.asarray(palette.rgb(palette.BLOCKER))
    return np.asarray(mixed, dtype=np.uint8)
