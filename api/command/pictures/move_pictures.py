"""Draws pictures of moves, where the machine can draw; an answer does not depend on its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.command.terminal.output import complain

if TYPE_CHECKING:
    from pathlib import Path

    from scenes import MoveRuling, ReachRuling, Scene
    from scenes.words import Tongue


def draw_move(scene: Scene, ruling: MoveRuling, path: Path, tongue: Tongue) -> Path | None:
    """Draw a judged path; where that is not possible, one line says what is missing, and there is no picture."""
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.rulings import save_move  # noqa: PLC0415  it loads geometry

    try:
        return save_move(scene, ruling, path, tongue.lang)
    except PictureError as missing:
        complain(str(missing))
        return None


def draw_reach(scene: Scene, ruling: ReachRuling, path: Path, tongue: Tongue) -> Path | None:
    """Draw a reach map, in the same way."""
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.rulings import save_reach  # noqa: PLC0415  it loads geometry

    try:
        return save_reach(scene, ruling, path, tongue.lang)
    except PictureError as missing:
        complain(str(missing))
        return None
