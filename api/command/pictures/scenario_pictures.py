"""Draws plans of scenarios, where the machine can draw; an answer does not depend on its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.command.terminal.output import complain

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.layout import Checkup
    from scenes.words import Tongue


def draw_checkup(path: Path, found: Checkup, picture: Path, tongue: Tongue) -> Path | None:
    """Draw a scenario from above with a mark for every problem; one line says why there is none."""
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.layout import save_plan  # noqa: PLC0415  it loads geometry

    try:
        return save_plan(path, picture, found.problems, tongue.lang)
    except PictureError as missing:
        complain(str(missing))
        return None
