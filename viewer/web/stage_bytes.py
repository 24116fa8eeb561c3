"""Serialises a stage for a browser: triangles go as binary, since a table of 500,000 of them would be slow as text.

First "PAS1", then the length of the head (4 bytes, little endian). The head is JSON, padded with spaces to a multiple
of four bytes: everything but the triangles. Behind it lie points (float32), corners (uint32) and colours (uint8),
at the offsets that the head gives.
"""

from __future__ import annotations

import base64
import json
import struct
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.board import BoardScene
from viewer.draw import palette
from viewer.draw.picture import DrawnFigure, DrawnPiece
from viewer.stage.stage_document import VEIL, cast_document
from viewer.stage.stage_set import StageSet

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.words import Lang
    from skirmish.kernel import Replayed
    from viewer.stage.subject import Opened

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


def packed_layout(opened: Opened, scenario: str) -> bytes:
    """A scenario before its game; what lies on it can be dragged, and is told by name and place, not as triangles."""
    if opened.scene is None or isinstance(opened.scene, BoardScene):
        return packed_stage(opened.stage, scenario=scenario, fragments=[])
    lying = [
        {"name": one.id, "value": one.value, "at": [round(number, 4) for number in (*one.at_pas, one.ground_pas)]}
        for one in opened.scene.fragments
    ]
    labels = tuple(label for label in opened.stage.labels if not label.is_fragment)
    bare = replace(opened.stage, labels=labels, tokens=())
    return packed_stage(bare, scenario=scenario, fragments=lying, ichor=palette.ICHOR)


def unpacked_stage(content: bytes) -> tuple[StageSet, dict[str, Any]]:
    """The stage again, as far as it is drawn, and its head: what a window of ours shows of another machine's game."""
    if content[:4] != MAGIC:
        raise ValueError("these are not the bytes of a stage")
    (length,) = struct.unpack_from("<I", content, 4)
    head, cargo = json.loads(content[8 : 8 + length]), content[8 + length :]
    sides = tuple(side["name"] for side in head["sides"])
    stage = StageSet(
        title=head["title"],
        subtitle=head["subtitle"],
        table_size_pas=(head["size"][0], head["size"][1]),
        pieces=tuple(_unpacked_mesh(mesh, cargo) for mesh in head["meshes"]),
        figures=tuple(_unpacked_figure(figure, sides) for figure in head["figures"]),
        sides=sides,
        ruled=head["ruled"],
        tokens=tuple(_unpacked_token(token) for token in head["tokens"]),
    )
    return stage, head


def _unpacked_mesh(mesh: dict[str, Any], cargo: bytes) -> DrawnPiece:
    points, corners = (
        np.frombuffer(cargo, kind, count, begins)
        for kind, (begins, count) in (("<f4", mesh["points"]), ("<u4", mesh["corners"]))
    )
    tints = np.array(mesh["colour"], dtype=np.uint8)[None].repeat(len(points) // 3, axis=0)
    if mesh["colours"]:
        tints = np.frombuffer(cargo, np.uint8, mesh["colours"][1], mesh["colours"][0]).reshape(-1, 3)
    return _piece(mesh, points, corners, tints)


def _unpacked_token(token: dict[str, Any]) -> DrawnPiece:
    points, corners = (
        np.frombuffer(base64.b64decode(token[key]), kind) for key, kind in (("points", "<f4"), ("corners", "<u4"))
    )
    return _piece(token, points, corners, np.array([token["colour"]], dtype=np.uint8).repeat(len(points) // 3, axis=0))


def _piece(told: dict[str, Any], points: Any, corners: Any, tints: Any) -> DrawnPiece:
    vertices, faces = points.reshape(-1, 3).astype(np.float64), corners.reshape(-1, 3).astype(np.int32)
    return DrawnPiece(told["name"], vertices, faces, see_through=told["veil"] < 1.0, colours=tints)


def _unpacked_figure(told: dict[str, Any], sides: tuple[str, ...]) -> DrawnFigure:
    x, y, z = told["at"]
    long, short = told["axes"]
    top = z + told["height"]
    return DrawnFigure(told["name"], sides[told["side"]], (x, y), (long, short), told["turn"], z, z, top)


def packed_record(replayed: Replayed, lang: Lang = "en") -> bytes:
    """A recorded game: its stage, every moment, and where it stops being what it says."""
    from viewer.replay.timeline import timeline_of  # noqa: PLC0415
    from viewer.stage.subject import stage_of_match  # noqa: PLC0415  it loads the rules of all games

    stage = stage_of_match(replayed.match, lang)
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
