"""Saves a picture of a scene, a scenario or a recorded game, from any camera and of any size."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from viewer.draw.picture import put_picture
from viewer.rulings.snapshots import SIZE, check_size, save_picture
from viewer.stage.viewpoint import view_named

if TYPE_CHECKING:
    from viewer.stage.stage_set import StageSet


@dataclass(frozen=True, eq=False)
class Shot:
    """A stage, and where the camera stands."""

    stage: StageSet
    camera: str = "orbit"


def save_shot(stage: StageSet, path: Path | str, size: tuple[int, int] = SIZE, camera: str = "orbit") -> Path:
    """Draw a stage into a PNG file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    check_size(size)
    if stage.sheet is not None:
        from viewer.stage.sheet.sheet_page import sheet_png  # noqa: PLC0415  it loads typefaces

        return put_picture(sheet_png(stage, size), Path(path))
    view_named(camera, stage, size[0] / size[1])  # a camera that there is not is refused before any work
    return save_picture(Shot(stage, camera), Path(path), size)
