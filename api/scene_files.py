"""A scene as files for other programs: the table as GLB, and a picture of table or board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.problems import Refusal
from scenes.boards import BoardScene

if TYPE_CHECKING:
    from api.opening import AnyScene
    from scenes import Scene


def table_glb(scene: Scene) -> bytes:
    """All scenery as the bytes of a GLB file."""
    from scenes.tableglb import glb_of_table  # noqa: PLC0415 - geometry loads slowly

    return glb_of_table(scene.table)


def preview_png(scene: AnyScene) -> bytes:
    """The table or the board from above; refused where the machine cannot draw."""
    from viewer import PictureError  # noqa: PLC0415 - pictures load slowly
    from viewer.boards import board_png  # noqa: PLC0415
    from viewer.gamemap import map_png  # noqa: PLC0415

    try:
        return board_png(scene) if isinstance(scene, BoardScene) else map_png(scene)
    except PictureError as missing:
        raise Refusal(409, "no_pictures", str(missing)) from missing
