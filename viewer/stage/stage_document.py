"""Serialises a stage as JSON for pages: meshes in base64, figures, tokens, labels, sheets of games without space."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import numpy as np

from viewer.draw import palette

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from viewer.draw.picture import DrawnPiece
    from viewer.stage.stage_set import StageSet

VEIL = 0.45
"""How solid a piece is that can be seen through."""


def stage_document(stage: StageSet) -> dict[str, Any]:
    """A stage as JSON; triangles are packed as numbers in base64."""
    return {
        "title": stage.title,
        "subtitle": stage.subtitle,
        "size": list(stage.table_size_pas),
        "ruled": stage.ruled,
        "sides": [
            {"name": side, "colour": palette.side_colour(number), "shape": palette.side_shape(number)}
            for number, side in enumerate(stage.sides)
        ],
        "meshes": [packed_piece(piece, number) for number, piece in enumerate(stage.pieces) if len(piece.faces)],
        **cast_document(stage),
    }


def cast_document(stage: StageSet) -> dict[str, Any]:
    """What comes and goes in a game: figures, tokens, labels."""
    return {
        "figures": [
            {
                "name": figure.name,
                "side": stage.sides.index(figure.side),
                "at": [round(number, 4) for number in (*figure.at_pas, figure.ground_pas)],
                "axes": [round(number, 4) for number in figure.semi_axes_pas],
                "turn": round(figure.turn_deg, 2),
                "height": round(figure.top_pas - figure.ground_pas, 4),
            }
            for figure in stage.figures
        ],
        "tokens": [packed_piece(token, 0) for token in stage.tokens],
        "labels": [
            {"at": [round(number, 3) for number in label.at_pas], "words": label.words, "colour": label.colour}
            for label in stage.labels
        ],
        **({"sheet": stage.sheet.document()} if stage.sheet else {}),
    }


def packed_piece(piece: DrawnPiece, number: int) -> dict[str, Any]:
    """A piece as numbers in base64: points, corners, and colours where it has its own."""
    colour = palette.KINDS.get(piece.kind, palette.STONES[number % len(palette.STONES)])
    own = piece.colours
    alike = own is not None and len(own) > 0 and bool((own == own[0]).all())
    tone = own[0].tolist() if own is not None and alike else list(palette.rgb(colour))
    packed = {
        "name": piece.name,
        "points": _base64(piece.vertices_pas.astype("<f4")),
        "corners": _base64(piece.faces.astype("<u4")),
        "colour": [int(channel) for channel in tone],
        "veil": VEIL if piece.see_through else 1.0,
    }
    return packed | ({"colours": _base64(own)} if own is not None and not alike else {})


def _base64(numbers: NDArray[Any]) -> str:
    return base64.b64encode(np.ascontiguousarray(numbers).tobytes()).decode()
