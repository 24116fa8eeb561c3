"""Draws pictures of boards, where the machine can draw; an answer does not depend on its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.command.terminal.output import complain

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.board import BoardScene
    from scenes.words import Tongue
    from viewer.board import Ruling


def draw_board(scene: BoardScene, ruling: Ruling | None, path: Path | None, tongue: Tongue) -> Path | None:
    """Draw a board with a ruling, if a picture is wanted; one line says why there is none."""
    if path is None:
        return None
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.board import save_board  # noqa: PLC0415  it loads geometry

    try:
        return save_board(scene, ruling, path, tongue.lang)
    except PictureError as missing:
        complain(str(missing))
        return None
