"""A scene as files for other programs: the table as GLB, and a picture of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.problems import Refusal

if TYPE_CHECKING:
    from scenes import Scene


def table_glb(scene: Scene) -> bytes:
    """All scenery as the bytes of a GLB file."""
    from scenes.tableglb import glb_of_table  # noqa: PLC0415 - geometry loads slowly

    return glb_of_table(scene.table)


def preview_png(scene: Scene) -> bytes:
    """The table from above; refused where the machine cannot draw."""
    from viewer import PictureError  # noqa: PLC0415 - pictures load slowly
    from viewer.gamemap import map_png  # noqa: PLC0415

    try:
        return map_png(scene)
    except PictureError as missing:
        raise Refusal(409, "no_pictures", str(missing)) from missing
