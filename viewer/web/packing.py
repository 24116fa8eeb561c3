"""A stage as bytes for a browser: triangles go as they are, since a table of 500,000 of them would be slow as text.

First "PAS1", then the length of the head (4 bytes, little endian). The head is JSON, filled up with spaces to a whole
number of fours: everything but the triangles. Behind it lie points (float32), corners (uint32) and colours (uint8),
where it says.
"""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any

import numpy as np

from viewer import palette
from viewer.export import VEIL, cast_document

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.tongue import Lang
    from skirmish.replay import Replayed
    from viewer.picture import DrawnPiece
    from viewer.stageset import StageSet

MAGIC = b"PAS1"


class _Cargo:
    """The part behind the head; every table of numbers begins at a multiple of 4."""

    def __init__(self) -> None:
        self.bytes = bytearray()

    def add(self, numbers: NDArray[Any]) -> list[int]:
        """Load numbers; returns where they begin and how many there are."""
        begins = len(self.bytes)
        self.bytes += numbers.tobytes() + b"\0" * (-numbers.nbytes % 4)
        return [begins, int(numbers.size)]


def packed_stage(stage: StageSet, **more: Any) -> bytes:
    """A stage with everything on it; `more` goes into its head."""
    cargo = _Cargo()
    head = {
        "title": stage.title,
        "subtitle": stage.subtitle,
        "size": list(stage.table_size_pas),
        "ruled": stage.ruled,
        "sides": [
            {"name": side, "colour": palette.side_colour(number), "shape": palette.side_shape(number)}
            for number, side in enumerate(stage.sides)
        ],
        "meshes": [_mesh(piece, number, cargo) for number, piece in enumerate(stage.pieces) if len(piece.faces)],
        **cast_document(stage),
        **more,
    }
    text = json.dumps(head, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()
    text += b" " * (-len(text) % 4)
    return MAGIC + struct.pack("<I", len(text)) + text + bytes(cargo.bytes)


def packed_record(replayed: Replayed, lang: Lang = "en") -> bytes:
    """A recorded game: its stage, every moment, and where it stops being what it says."""
    from viewer.stagewhat import stage_of_state  # noqa: PLC0415  it loads the rules of all games
    from viewer.timeline import timeline_of  # noqa: PLC0415

    match = replayed.match
    stage = stage_of_state(match.rules, match.state, lang)
    problem = str(replayed.difference) if replayed.difference else None
    return packed_stage(stage, moments=timeline_of(replayed, lang).documents(), problem=problem)


def _mesh(piece: DrawnPiece, number: int, cargo: _Cargo) -> dict[str, Any]:
    colour = palette.KINDS.get(piece.kind, palette.STONES[number % len(palette.STONES)])
    own = piece.colours
    return {
        "name": piece.name,
        "points": cargo.add(piece.vertices_pas.astype("<f4")),
        "corners": cargo.add(piece.faces.astype("<u4")),
        "colour": list(palette.rgb(colour)),
        "colours": None if own is None else cargo.add(np.ascontiguousarray(own)),
        "veil": VEIL if piece.see_through else 1.0,
    }
