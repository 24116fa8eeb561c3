"""Parses places that people type or copy from our JSON: `3,4.5`, `[3.0, 4.5, 6.1903076171875]`, a fragment's name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from scenes.files.problems import SceneError, one_line
from scenes.files.spelling import CURLY_QUOTES, UnknownName, meant

if TYPE_CHECKING:
    from scenes.table.scene import Scene
    from terrain.movement import Place, Spot

MOST_LETTERS = 200
"""Longer words are no place, however many decimals its numbers have."""

_NUMBER = r"([-+]?(?:\d{1,6}(?:\.\d*)?|\.\d+)(?:e-\d+)?)"
_BETWEEN = r"\s*,\s*"
_PLACE = re.compile(
    rf"[\[(]?\s*{_NUMBER}{_BETWEEN}{_NUMBER}(?:{_BETWEEN}{_NUMBER})?\s*[\])]?(:crouched)?", re.IGNORECASE
)
_NEARLY_A_PLACE = re.compile(rf"[(\[{CURLY_QUOTES}\s]*[-+−]?[\d.]+(?:\s*[,;]|\s+[-+−]?[\d.]+)")  # noqa: RUF001  a minus
_COMMA_NUMBER = r"(-?\d+),(\d+)"
_DECIMAL_COMMAS = re.compile(
    rf"\s*{_COMMA_NUMBER}\s*[,; ]\s*{_COMMA_NUMBER}(?:\s*[,; ]\s*{_COMMA_NUMBER})?\s*(:crouched)?"
)
"""`10,5;6,5` and `10,5,6,5`: two or three numbers, each with a comma for its decimals."""


class TypedPlace(NamedTuple):
    """The numbers of a place, and whether a figure crouches there."""

    numbers: tuple[float, ...]
    crouched: bool


def typed_place(text: str) -> TypedPlace | None:
    """The place that a text says with any number of decimals, as people or our own JSON write it."""
    found = _PLACE.fullmatch(text.strip()) if len(text) <= MOST_LETTERS else None
    if found is None:
        return None
    *numbers, crouched = found.groups()
    return TypedPlace(tuple(float(number) for number in numbers if number is not None), crouched is not None)


def is_nearly_a_place(text: str) -> bool:
    """Whether a text that is no place was meant for one."""
    return _NEARLY_A_PLACE.match(text) is not None


def no_place(text: str) -> str:
    """Why a text is no place, and how it is written; a decimal comma is answered with the text that was meant."""
    commas = _DECIMAL_COMMAS.fullmatch(text.strip(CURLY_QUOTES))
    if commas is not None:
        *parts, crouched = commas.groups()
        pairs = zip(parts[::2], parts[1::2], strict=True)
        better = ",".join(f"{whole}.{rest}" for whole, rest in pairs if whole is not None)
        said = "decimals take a point, and a comma stands between the numbers"
        return f"{text!r} is no place: {said}; write {better}{crouched or ''}"
    if any(letter in text for letter in CURLY_QUOTES):
        return f"{text!r} is no place: it has typographic quotes; write x,y or x,y,z in pas without them"
    return f"{text!r} is no place; write x,y or x,y,z in pas, with a point for decimals: 10.5,4"


def read_place(scene: Scene, text: str) -> Spot | Place:
    """The place that a text means: x,y or x,y,z on this table, or a fragment by its name."""
    lying = {fragment.id: (*fragment.at_pas, fragment.ground_pas) for fragment in scene.fragments}
    try:
        return lying[meant(text, lying, "fragment")]
    except UnknownName as unknown:
        place = typed_place(text)
        if place is None or place.crouched:
            raise SceneError(one_line(f"{scene.path}: {_not_found(text, list(lying), unknown)}")) from unknown
    (x, y), (wide, deep) = place.numbers[:2], scene.table.size_pas
    if not (0.0 <= x <= wide and 0.0 <= y <= deep):
        raise SceneError(f"{scene.path}: {text} is off the table of {wide:g} x {deep:g}")
    return (x, y) if len(place.numbers) == 2 else (x, y, place.numbers[2])


def _not_found(text: str, lying: list[str], unknown: UnknownName) -> str:
    """Why a text is neither a place nor a fragment."""
    if unknown.alike:
        return str(unknown)
    return f"{no_place(text)}, or name a fragment: {', '.join(lying)}" if lying else no_place(text)
