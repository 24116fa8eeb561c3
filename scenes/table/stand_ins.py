"""Adds figures named by a place: `5,6` is a common figure at (5, 6), for tables without figures.

A name of this form describes its figure completely, so a later reader of the name, a certificate check for
example, puts the same figure in the same place.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from scenes.files.problems import SceneError, one_line
from scenes.files.scene_form import FigureForm
from scenes.table.figures import Footing, PlacingError

if TYPE_CHECKING:
    from scenes.table.scene import Figure, Scene

_NUMBER = r"(-?(?:\d{1,6}(?:\.\d{0,9})?|\.\d{1,9}))"
PLACE = re.compile(rf"{_NUMBER}, ?{_NUMBER}(?:, ?{_NUMBER})?(:crouched)?")
_NEARLY_A_PLACE = re.compile(r"[(\[]?\s*-?[\d.]+\s*[,;]")


def with_stand_ins(scene: Scene, *names: str) -> Scene:
    """The scene with a common figure at each place named; a figure that has such a name already keeps it.

    A name that is neither a figure's nor a place raises a `SceneError`, as does a place where no figure can stand.
    """
    known = {figure.id for figure in scene.figures}
    new = [name for name in dict.fromkeys(names) if name not in known]
    for name in new:
        _check_place(scene, name)
    footing = Footing(scene.table, scene.step_pas, scene.slope_deg)
    stand_ins = tuple(_stand_in(scene, footing, name) for name in new)
    return replace(scene, figures=(*scene.figures, *stand_ins)) if new else scene


def _check_place(scene: Scene, name: str) -> None:
    """A name that is nearly a place is refused with the form of places, any other as an unknown figure."""
    if PLACE.fullmatch(name):
        return
    if _NEARLY_A_PLACE.match(name):
        what = f"{name!r} is no place; write x,y or x,y,z in pas, with :crouched after it for a figure that crouches"
        raise SceneError(one_line(f"{scene.path}: {what}"))
    scene.figure(name)


def _stand_in(scene: Scene, footing: Footing, name: str) -> Figure:
    found = PLACE.fullmatch(name)
    assert found is not None, "only places get here"
    *place, crouched = found.groups()
    if name in {piece.id for piece in scene.table.pieces}:
        raise SceneError(
            f"{scene.path}: {name!r} is the name of a piece; write the place in another way, such as 5.0,6.0"
        )
    # Not validated by the form of scene files: the table itself refuses what is far off it.
    form = FigureForm.model_construct(
        id=name, at=[float(number) for number in place if number is not None], crouched=crouched is not None
    )
    try:
        return footing.figure(form)
    except PlacingError as trouble:
        raise SceneError(f"{scene.path}: {name} {trouble}") from trouble
