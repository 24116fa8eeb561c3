"""Draws pictures of rulings, where the machine can draw; a ruling does not depend on its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.command.terminal.output import complain

if TYPE_CHECKING:
    from pathlib import Path

    from scenes import Scene, SightRuling
    from scenes.words import Tongue


def draw(scene: Scene, ruling: SightRuling, path: Path, tongue: Tongue) -> Path | None:
    """Draw a ruling; where that is not possible, one line says what is missing, and there is no picture."""
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.rulings import snapshot  # noqa: PLC0415

    try:
        return snapshot(scene, ruling, path, lang=tongue.lang)
    except PictureError as missing:
        complain(str(missing))
        return None
