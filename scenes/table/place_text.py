"""Parses places that people type: `3,4.5`, or `3,4.5,2` for one at a height, or the name of a fragment."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.files.problems import SceneError, one_line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.table.scene import Scene
    from terrain.movement import Place, Spot


def read_place(scene: Scene, text: str) -> Spot | Place:
    """The place that a text means: x,y or x,y,z on this table, or a fragment by its name."""
    lying = {fragment.id: (*fragment.at_pas, fragment.ground_pas) for fragment in scene.fragments}
    if text in lying:
        return lying[text]
    numbers = _numbers(text)
    if numbers is None:
        raise SceneError(one_line(f"{scene.path}: {text!r} is no place; write x,y or x,y,z in pas{_names(lying)}"))
    (x, y), (wide, deep) = numbers[:2], scene.table.size_pas
    if not (0.0 <= x <= wide and 0.0 <= y <= deep):
        raise SceneError(f"{scene.path}: {text} is off the table of {wide:g} x {deep:g}")
    return (x, y) if len(numbers) == 2 else (x, y, numbers[2])


def _numbers(text: str) -> list[float] | None:
    try:
        numbers = [float(word) for word in text.split(",")]
    except ValueError:
        return None
    return numbers if len(numbers) in (2, 3) and all(math.isfinite(number) for number in numbers) else None


def _names(lying: Mapping[str, object]) -> str:
    return f", or name a fragment: {', '.join(lying)}" if lying else ""
