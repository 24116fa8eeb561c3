"""Draws the table of a game in play from above: figures where they stand, and what lies on the ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.board import BoardScene
from viewer.board.board_picture import board_png
from viewer.draw.picture import put_picture
from viewer.paper.table_plan import Mark, size_of, survey_of
from viewer.rulings.snapshots import picture_pngs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from scenes.table import Scene
    from scenes.words import Lang


def table_marks(scene: Scene) -> Iterator[Mark]:
    """Fragments with their worth, and figures with the spot they stand on, which is where paths begin."""
    for lying in scene.fragments:
        yield Mark((*lying.at_pas, lying.ground_pas), f"{lying.id} ({lying.value})")
    for figure in scene.figures:
        x, y = figure.at_pas
        yield Mark((x, y, figure.ground_pas + figure.height_pas), f"{figure.id} {x:.4g},{y:.4g}")


def save_map(scene: Scene | BoardScene, path: Path, lang: Lang = "en") -> Path:
    """Draw a scene from above into a PNG file, with figures named and fragments marked with their worth."""
    return put_picture(map_png(scene, lang), path)


def map_png(scene: Scene | BoardScene, lang: Lang = "en") -> bytes:
    """The bytes of that picture; a board is drawn as a board."""
    if isinstance(scene, BoardScene):
        return board_png(scene, None, lang)
    drawing = survey_of(scene, "above", {}, tuple(table_marks(scene)), lang)
    return picture_pngs([(drawing, size_of(drawing))])[0]
