"""The table of a game as it is now, from above: figures where they stand, and what lies on the ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.boards.scene import BoardScene
from viewer.boards import board_png
from viewer.snapshot import picture_pngs, put_picture
from viewer.survey import Mark, size_of, survey_of

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.scene import Scene
    from scenes.tongue import Lang


def save_map(scene: Scene | BoardScene, path: Path, lang: Lang = "en") -> Path:
    """Draw a scene from above into a PNG file, fragments marked with their worth."""
    return put_picture(map_png(scene, lang), path)


def map_png(scene: Scene | BoardScene, lang: Lang = "en") -> bytes:
    """The bytes of that picture; a board is drawn as a board."""
    if isinstance(scene, BoardScene):
        return board_png(scene, None, lang)
    marks = tuple(Mark((*lying.at_pas, lying.ground_pas), f"{lying.id} ({lying.value})") for lying in scene.fragments)
    drawing = survey_of(scene, "above", {}, marks, lang)
    return picture_pngs([(drawing, size_of(drawing))])[0]
