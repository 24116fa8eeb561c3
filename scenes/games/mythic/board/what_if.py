"""Makes a board scene with units moved or added, without changing its file."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from scenes.files.problems import SceneError, one_line
from scenes.files.spelling import UnknownName, known_or_new, suggestion
from scenes.games.mythic.board.form import BoardUnitForm
from scenes.games.mythic.board.load import HUGE, unit_from
from skirmish.mythic.movement import ROOM_FOR_HUGE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from scenes.board.board_scene import BoardScene, BoardUnit


def with_units(scene: BoardScene, moved: Sequence[Mapping[str, Any]]) -> BoardScene:
    """The scene with these units at the given places: those it has are moved, others are added.

    A unit is described as in a scene file. A `SceneError` says in one line what is not possible.
    """
    if not moved:
        return scene
    units = {unit.id: unit for unit in scene.units}
    for said in moved:
        known = units.get(_own_name(scene, said, list(units)))
        unit = _placed(scene, said) if known is None else replace(known, area=str(said["area"]))
        units[unit.id] = unit
    changed = replace(scene, units=tuple(units.values()))
    for said in moved:
        _check(changed, changed.unit(str(said["id"])))
    return changed


def _own_name(scene: BoardScene, said: Mapping[str, Any], known: list[str]) -> str:
    try:
        return known_or_new(str(said.get("id")), known, "unit")
    except UnknownName as unknown:
        raise SceneError(one_line(f"{scene.path}: {unknown}")) from unknown


def _placed(scene: BoardScene, said: Mapping[str, Any]) -> BoardUnit:
    try:
        return unit_from(BoardUnitForm.model_validate(dict(said)))
    except ValidationError as wrong:
        first = wrong.errors()[0]
        key = ".".join(str(part) for part in first["loc"])
        raise SceneError(one_line(f"{scene.path}: units: {said.get('id')}: {key}: {first['msg']}")) from wrong


def _check(scene: BoardScene, unit: BoardUnit) -> None:
    """MYT-BOARD-03, MYT-CLASS-07: no unit stands where there is no room."""
    areas = scene.board.areas
    if unit.area not in areas:
        raise SceneError(f"{scene.path}: no area is called {unit.area!r}; {suggestion(unit.area, areas)}")
    capacity = areas[unit.area].capacity
    if Counter(other.area for other in scene.units)[unit.area] > capacity:
        raise SceneError(f"{scene.path}: {unit.id} does not fit: {unit.area} holds {capacity} units")
    if HUGE in unit.classes and capacity < ROOM_FOR_HUGE:
        raise SceneError(f"{scene.path}: {unit.id} is huge, and {unit.area} holds fewer than {ROOM_FOR_HUGE} units")
