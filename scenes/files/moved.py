"""Rewrites the text of a scene file with figures or units moved; everything else, comments too, stays as it is."""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING, Any

from scenes.files.key_lines import key_lines
from scenes.files.problems import SceneError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Place = Sequence[float] | str
    """A place of the table in pas, or the name of an area of a board."""

PLACE, AREA = re.compile(r"\bat\s*=\s*\[[^\]]*\]"), re.compile(r"""\barea\s*=\s*(?:"[^"]*"|'[^']*')""")


def moved_text(text: str, moved: Mapping[str, Place]) -> str:
    """The text of a scene in which figures are elsewhere; a `SceneError` if it is written so that none can be moved."""
    places, rows = key_lines(text).line, text.replace("\r\n", "\n").split("\n")
    for section, key, pattern in (("figures", "at", PLACE), ("units", "area", AREA)):
        for number, entry in enumerate(tomllib.loads(text).get(section, [])):
            place, row = moved.get(entry.get("id")), places((section, number, key))
            if place is not None and row is not None:
                written = f"{key} = {_written(place)}"
                rows[row - 1] = written.join(pattern.split(rows[row - 1]))
    changed = "\n".join(rows)
    if tomllib.loads(changed) != _expected(tomllib.loads(text), moved):
        raise SceneError("nobody can be moved in this file: write every figure as a [[figures]] of its own")
    return changed


def _written(place: Place) -> str:
    if isinstance(place, str):
        return json.dumps(place, ensure_ascii=False)
    return "[" + ", ".join(f"{number:g}" for number in place) + "]"


def _expected(document: dict[str, Any], moved: Mapping[str, Place]) -> dict[str, Any]:
    """What the new text must say: the moved figures at their new places, every other one where it was."""
    for section, key in (("figures", "at"), ("units", "area")):
        for entry in document.get(section, []):
            if entry.get("id") in moved:
                entry[key] = tomllib.loads(f"at = {_written(moved[entry['id']])}")["at"]
    return document
