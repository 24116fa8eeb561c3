"""Draws the pictures that go with a scan: from above and from the side, in the colours of the scan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import scenes
from api.command.words.sentences import tongue_for
from scenes.scan.store import SCENE, read_report
from scenes.scan.write import coloured_surfaces
from viewer import Mark, save_surveys

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from scenes.words import Lang

MOST_MARKS = 12
"""More rings than this tell less."""


def draw_scan(folder: Path, lang: Lang) -> list[str]:
    """Draw the scene in a folder into the folder, and name the pictures."""
    scene, report = scenes.load_scene(folder / SCENE), read_report(folder)
    surfaces = coloured_surfaces(folder.parent, report)
    marks = tuple(_marks(report["scan_again"], lang))
    pictures = save_surveys(scene, folder, surfaces=surfaces, marks=marks, lang=lang)
    return [picture.name for picture in pictures]


def _marks(again: list[dict[str, Any]], lang: Lang) -> Iterable[Mark]:
    tongue = tongue_for(lang)
    for entry in [entry for entry in again if entry["what"] == "hole"][:MOST_MARKS]:
        x, y, z = entry["at_pas"]
        yield Mark((x, y, z), f"{tongue.number(2.5 * entry['across_pas'], 1)} cm")
