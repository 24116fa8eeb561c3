"""Exports a scene for other programs: the table as GLB, and a picture of table or board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.guard.problems import Refusal

if TYPE_CHECKING:
    from api.scenery.open import AnyScene
    from scenes import Scene


def table_glb(scene: Scene) -> bytes:
    """All scenery as the bytes of a GLB file."""
    from scenes.table import glb_of_table  # noqa: PLC0415 - geometry loads slowly

    return glb_of_table(scene.table)


def preview_png(scene: AnyScene) -> bytes:
    """The table or the board from above; refused where the machine cannot draw."""
    from viewer import PictureError  # noqa: PLC0415 - pictures load slowly
    from viewer.board import board_png  # noqa: PLC0415
    from viewer.paper import map_png  # noqa: PLC0415

    try:
        return board_png(scene) if scene.space == "board" else map_png(scene)
    except PictureError as missing:
        raise Refusal(409, "no_pictures", str(missing)) from missing
