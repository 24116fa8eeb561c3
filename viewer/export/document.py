"""Exports a stage: a GLB model for other tools, or one HTML page that opens without a server."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.meshes.formats import NamedMesh, glb
from viewer.draw import palette
from viewer.draw.picture import PictureError, put_picture
from viewer.export.one_script import one_script
from viewer.export.pawns import pawn_mesh
from viewer.stage.stage_document import VEIL, stage_document
from viewer.web.page_words import SAID, said_script

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from scenes.words import Lang
    from viewer.draw.picture import DrawnPiece
    from viewer.stage.stage_set import StageSet
    from viewer.stage.subject import Opened

HERE = Path(__file__).parent
PAGE, SCRIPT = HERE / "export_page.html", HERE / "export_page.js"
LIVE = HERE.parent / "web" / "static"
"""The files of the live page; an exported page is made of the same ones."""

TABLE_DEEP_PAS = 0.7


def save_glb(stage: StageSet, path: Path | str) -> Path:
    """Write the table with its figures as a GLB file."""
    if stage.sheet is not None:
        raise PictureError(f"{stage.title}: a game without a table has no model; write a page with --html")
    return put_picture(glb(_meshes(stage)), Path(path))


def save_html(opened: Opened, path: Path | str, lang: Lang = "en") -> Path:
    """Write one page with everything in it: the table, its figures, and of a record every moment of the game."""
    return put_picture(page_of(opened, lang).encode(), Path(path))


def page_of(opened: Opened, lang: Lang = "en") -> str:
    """The text of the page; nothing in it points outside."""
    document = page_document(opened, lang)
    data = json.dumps(document, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    script = one_script(SCRIPT, LIVE, {SAID: said_script()})
    parts = {
        "lang": lang,
        "sum": b64encode(sha256(f"\n{script}\n".encode()).digest()).decode(),
        "title": _escaped(opened.stage.title),
        "style": (LIVE / "page.css").read_text("utf-8"),
        "script": script,
        "data": data,
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda place: parts[place[1]], PAGE.read_text("utf-8"))


def _escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def page_document(opened: Opened, lang: Lang = "en") -> dict[str, Any]:
    """What the page shows, as JSON: meshes of what stays, figures, labels, and the moments of a record."""
    stage = opened.stage
    document = stage_document(stage)
    if opened.replayed is not None:
        from viewer.replay.timeline import timeline_of  # noqa: PLC0415  only records have one

        document["moments"] = timeline_of(opened.replayed, lang).documents()
    return document | {"problems": list(opened.problems)}


def _meshes(stage: StageSet) -> Iterator[NamedMesh]:
    """Everything on the stage with its colours: the table top, pieces, tokens, pawns."""
    yield NamedMesh("table", *_table(stage.table_size_pas), _tone(palette.rgb(palette.TABLE_TOP)))
    for number, piece in enumerate((*stage.pieces, *stage.tokens)):
        if len(piece.faces):
            yield _painted(piece, number)
    for figure in stage.figures:
        number = stage.sides.index(figure.side)
        colour = _tone(palette.rgb(palette.side_colour(number)))
        yield NamedMesh(figure.name, *pawn_mesh(figure, palette.side_shape(number)), colour)


def _painted(piece: DrawnPiece, number: int) -> NamedMesh:
    """A piece with the colours of its points, or all in that of its kind."""
    veil = VEIL if piece.see_through else 1.0
    if piece.colours is not None:
        return NamedMesh(piece.name, piece.vertices_pas, piece.faces, (1.0, 1.0, 1.0, veil), piece.colours)
    colour = palette.rgb(palette.KINDS.get(piece.kind, palette.STONES[number % len(palette.STONES)]))
    return NamedMesh(piece.name, piece.vertices_pas, piece.faces, _tone(colour, veil))


def _tone(colour: tuple[int, int, int], veil: float = 1.0) -> tuple[float, float, float, float]:
    """A colour as models have it: linear light instead of screen values."""
    red, green, blue = ((channel / 255) ** 2.2 for channel in colour)
    return red, green, blue, veil


def _table(size: tuple[float, float]) -> tuple[NDArray[np.float64], NDArray[np.int32]]:
    x, y = size
    ring = [(0.0, 0.0), (x, 0.0), (x, y), (0.0, y)]
    points = np.array([(*corner, z) for z in (-TABLE_DEEP_PAS, -0.005) for corner in ring])
    quads = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
    return points, np.array([face for a, b, c, d in quads for face in ((a, b, c), (a, c, d))], dtype=np.int32)
