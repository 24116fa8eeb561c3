"""Adds figures named by a place: `5,6` is a common figure at (5, 6), for tables without figures.

A name of this form describes its figure completely, so a later reader of the name, a certificate check for
example, puts the same figure in the same place.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scenes.files.problems import SceneError, one_line
from scenes.files.scene_form import FigureForm
from scenes.files.spelling import UnknownName, meant
from scenes.table.asked.place_text import is_nearly_a_place, no_place, typed_place
from scenes.table.figures import Footing, PlacingError, refuse_overlaps

if TYPE_CHECKING:
    from scenes.table.scene import Figure, Scene

CROUCHING = ", with :crouched after it for a figure that crouches"


def with_stand_ins(scene: Scene, *names: str) -> Scene:
    """The scene with a common figure at each place named; a figure that has such a name already keeps it.

    A name that is neither a figure's nor a place raises a `SceneError`, as does a place where no figure can stand.
    """
    new = [name for name in dict.fromkeys(names) if not _is_figure(scene, name)]
    for name in new:
        _check_place(scene, name)
    footing = Footing(scene.table, scene.step_pas, scene.slope_deg)
    for name in new:
        scene = replace(scene, figures=(*scene.figures, _stand_in(scene, footing, name)))
    return scene


def _is_figure(scene: Scene, name: str) -> bool:
    try:
        return bool(meant(name, [figure.id for figure in scene.figures], "figure"))
    except UnknownName:
        return False


def _check_place(scene: Scene, name: str) -> None:
    """A name that is nearly a place is refused with the form of places, any other as an unknown figure."""
    if typed_place(name) is not None:
        return
    if is_nearly_a_place(name):
        raise SceneError(one_line(f"{scene.path}: {no_place(name)}{CROUCHING}"))
    scene.figure(name)


def _stand_in(scene: Scene, footing: Footing, name: str) -> Figure:
    place = typed_place(name)
    assert place is not None, "only places get here"
    if name in {piece.id for piece in scene.table.pieces}:
        raise SceneError(
            f"{scene.path}: {name!r} is the name of a piece; write the place in another way, such as 5.0,6.0"
        )
    # Not validated by the form of scene files: the table itself refuses what is far off it.
    form = FigureForm.model_construct(id=name, at=list(place.numbers), crouched=place.crouched)
    try:
        figure = footing.figure(form)
        refuse_overlaps(figure, scene.figures)
    except PlacingError as trouble:
        raise SceneError(f"{scene.path}: {name} {trouble}") from trouble
    return figure
