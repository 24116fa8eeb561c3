"""Draws maps of surveys, where the machine can draw; an answer does not depend on its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.command.terminal.output import complain

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.layout import BoardSurvey, Survey
    from scenes.words import Tongue


def draw_survey(path: Path, found: Survey | BoardSurvey, picture: Path, tongue: Tongue) -> Path | None:
    """Draw what was surveyed; one line says why there is no picture."""
    from viewer import PictureError  # noqa: PLC0415  it loads geometry
    from viewer.layout import save_survey  # noqa: PLC0415  it loads geometry

    try:
        return save_survey(path, found, picture, tongue.lang)
    except PictureError as missing:
        complain(str(missing))
        return None
