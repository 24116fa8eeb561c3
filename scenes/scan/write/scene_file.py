"""Writes the scene file of a scan (TOML): the table, a commented entry for each piece, an example of what to add."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from scenes.files.problems import one_line
from scenes.plugs.plug import games_on

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

DIGITS = 5
"""A hundred thousandth of a pas is a tenth of the lattice: a piece comes back to the very place it had."""

BASE_PAS, STEP_PAS = 1.2, 0.5
WRAP = 110


def scene_text(report: Mapping[str, Any]) -> str:
    """The scene that a report describes, as TOML."""
    return "\n".join([*_head(report), *_table(report), *_pieces(report["pieces"]), *_example(report), ""])


def _head(report: Mapping[str, Any]) -> Iterator[str]:
    files = ", ".join(entry["file"] for entry in report["inputs"])
    yield f"# Made by `pas scan` from {one_line(files)}."
    yield "# Change it as you like: a scan that is made anew sets a changed scene aside, and never overwrites it."
    yield "# Lengths are in pas (1 pas = 25 mm). The table lies from (0, 0) to its size; its top is at height 0."
    yield f"# Scale: {one_line(report['scale']['how'])}. How good the scan is: report.md."
    yield ""
    yield 'format = "pas-scene/1"'
    yield f"game = {quoted(games_on('table')[0])}"
    yield f"name = {quoted(report['name'])}"
    yield ""


def _table(report: Mapping[str, Any]) -> Iterator[str]:
    x, y = report["table"]["size_pas"]
    yield "[table]"
    yield f"size = [{x}, {y}]".ljust(39) + f"# {2.5 * x:.1f} × {2.5 * y:.1f} cm"
    yield ""


def _pieces(pieces: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for piece in pieces:
        x, y, z = piece["at_pas"]
        guess = f"{one_line(piece['guess'])} " if piece["guess"] else ""
        yield f"# {guess}{sizes(piece['size_pas'])} pas ({sizes(piece['size_cm'])} cm), {piece['triangles']} triangles"
        yield "[[pieces]]"
        yield f"id = {quoted(piece['id'])}"
        yield f"mesh = {quoted(piece['mesh'])}"
        yield 'units = "pas"'
        yield 'up = "y"'
        yield f"at = [{x}, {y}, {z}]".ljust(39) + "# the middle of its foot"
        yield f"accuracy = {piece['accuracy_pas']}".ljust(39) + f"# {25 * piece['accuracy_pas']:.2f} mm"
        yield ""


def _example(report: Mapping[str, Any]) -> Iterator[str]:
    x, y = free_place(report["table"]["size_pas"], report["pieces"])
    yield "# Your figures: take the first # off each line below, and give each figure a name and a place of its own."
    yield "# A figure stands on whatever is below it; a third number in `at` picks the floor. Lengths are in pas."
    yield "# [[figures]]"
    yield '# id = "davios"'
    yield '# side = "greeks"'
    yield f"# at = [{x}, {y}]"
    yield f"# base = {BASE_PAS}"
    yield "# height = 1.25"


def quoted(words: str) -> str:
    """A text as TOML has it."""
    return json.dumps(one_line(words), ensure_ascii=False)


def sizes(lengths: Sequence[float]) -> str:
    return " × ".join(f"{length:.1f}" for length in lengths)


def free_place(size: Sequence[float], pieces: Sequence[Mapping[str, Any]]) -> tuple[float, float]:
    """A place on the table beside all pieces; the middle of the table where there is none."""
    rim = BASE_PAS / 2 + 0.1
    for y in _places(rim, size[1]):
        for x in _places(rim, size[0]):
            if not any(_covers(piece, x, y, rim) for piece in pieces):
                return x, y
    return round(size[0] / 2, 2), round(size[1] / 2, 2)


def _places(rim: float, length: float) -> Iterator[float]:
    """Steps along a side, from a base's width within the edge."""
    count = int((length - 2 * rim) / STEP_PAS) + 1 if length >= 2 * rim else 0
    yield from (round(rim + STEP_PAS * number, 2) for number in range(count))


def _covers(piece: Mapping[str, Any], x: float, y: float, reach: float) -> bool:
    (east, north, _), (wide, deep, _) = piece["at_pas"], piece["size_pas"]
    return bool(abs(x - east) < wide / 2 + reach and abs(y - north) < deep / 2 + reach)
