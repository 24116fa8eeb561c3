"""Makes a scene with figures moved or added, without changing its file."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from scenes.files.problems import SceneError, one_line
from scenes.files.scene_form import FigureForm
from scenes.files.spelling import UnknownName, known_or_new
from scenes.table.figures import Footing, PlacingError, refuse_overlaps

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from scenes.table.scene import Figure, Scene

UPRIGHT_PAS = 1.25
"""How high a figure stands that crouches in the scene and is to stand up."""


def with_figures(scene: Scene, moved: Sequence[Mapping[str, Any]]) -> Scene:
    """The scene with these figures at the given places: those it has are moved, others are added.

    A figure is described as in a scene file; of one that is there, only what changes. A `SceneError` says in one line
    what is not possible.
    """
    if not moved:
        return scene
    footing = Footing(scene.table, scene.step_pas, scene.slope_deg)
    figures = {figure.id: figure for figure in scene.figures}
    names: list[str] = []
    for entry in moved:
        said = {**entry, "id": _own_name(scene, entry, list(figures))}
        figure = _placed(scene, footing, figures.get(said["id"]), said)
        figures[figure.id] = figure
        names.append(figure.id)
    for name in names:
        _check_room(scene, figures[name], figures.values())
    return replace(scene, figures=tuple(figures.values()))


def _check_room(scene: Scene, figure: Figure, others: Iterable[Figure]) -> None:
    try:
        refuse_overlaps(figure, others)
    except PlacingError as trouble:
        raise SceneError(f"{scene.path}: {figure.id} {trouble}") from trouble


def _own_name(scene: Scene, entry: Mapping[str, Any], known: list[str]) -> str:
    try:
        return known_or_new(str(entry.get("id")), known, "figure")
    except UnknownName as unknown:
        raise SceneError(one_line(f"{scene.path}: {unknown}")) from unknown


def _placed(scene: Scene, footing: Footing, known: Figure | None, said: Mapping[str, Any]) -> Figure:
    name = said.get("id")
    if name in {piece.id for piece in scene.table.pieces}:
        raise SceneError(f"{scene.path}: {name!r} is the name of a piece")
    try:
        form = FigureForm.model_validate({**(_as_said(known) if known else {}), **said})
        return footing.figure(form)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        key = ".".join(str(part) for part in first["loc"])
        raise SceneError(one_line(f"{scene.path}: figures: {name}: {key}: {first['msg']}")) from wrong
    except PlacingError as trouble:
        raise SceneError(f"{scene.path}: {name} {trouble}") from trouble


def _as_said(figure: Figure) -> dict[str, Any]:
    """A figure of a scene as its file says it."""
    base = list(figure.base_pas) if isinstance(figure.base_pas, tuple) else figure.base_pas
    said = {
        "id": figure.id,
        "side": figure.side,
        "profile": figure.profile,
        "at": [*figure.at_pas, figure.ground_pas],
        "base": base,
        "height": UPRIGHT_PAS if figure.crouched else figure.height_pas,
        "turn": figure.turn_deg,
        "crouched": figure.crouched,
    }
    return {key: value for key, value in said.items() if value is not None}
