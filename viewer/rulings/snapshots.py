"""Saves a ruling as a PNG file."""

from __future__ import annotations

import pickle
import struct
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from viewer.draw.opengl import in_child
from viewer.draw.picture import PictureError, put_picture
from viewer.rulings.sight import sight_drawing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.rulings import SightRuling
    from scenes.table import Scene
    from scenes.words import Lang
    from viewer.draw.picture import Drawing
    from viewer.paper.table_plan import Survey
    from viewer.rulings.move import MovePicture
    from viewer.rulings.reach import ReachPicture
    from viewer.stage.shot import Shot

    Picture: TypeAlias = Drawing | MovePicture | ReachPicture | Shot | Survey

SIZE = (1600, 1000)
SMALLEST, LARGEST = 400, 4096
"""Sides of a picture in pixels: smaller ones cannot be read, larger ones do not fit into memory."""

OTHER_FORMATS = frozenset({".jpg", ".jpeg", ".gif", ".svg", ".pdf", ".webp", ".bmp", ".tif", ".tiff"})


def snapshot(
    scene: Scene, ruling: SightRuling, path: Path | str, size: tuple[int, int] = SIZE, lang: Lang = "en"
) -> Path:
    """Draw a ruling into a PNG file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    return save_picture(sight_drawing(scene, ruling, lang), Path(path), size)


def save_picture(drawing: Picture, path: Path, size: tuple[int, int] = SIZE) -> Path:
    """Draw a picture and write it whole."""
    _writable(path)
    return put_picture(picture_png(drawing, size), path)


def picture_png(drawing: Picture, size: tuple[int, int] = SIZE) -> bytes:
    """Draw in a process of its own, and return the bytes of the PNG."""
    return picture_pngs([(drawing, size)])[0]


def picture_pngs(wanted: Sequence[tuple[Picture, tuple[int, int]]]) -> list[bytes]:
    """Draw several pictures in one process, which has to load its libraries only once."""
    for _, size in wanted:
        check_size(size)
    drawn = in_child("viewer.draw.painter", pickle.dumps(list(wanted), protocol=pickle.HIGHEST_PROTOCOL))
    pngs, place = [], 0
    for _ in wanted:
        (length,) = struct.unpack_from("<Q", drawn, place)
        pngs.append(drawn[place + 8 : place + 8 + length])
        place += 8 + length
    return pngs


def check_size(size: tuple[int, int]) -> None:
    """Refuse a size that is too small or too large, before any work is done for it."""
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise PictureError(f"a picture is {SMALLEST} to {LARGEST} pixels wide and high, not {size[0]} x {size[1]}")


def _writable(path: Path) -> None:
    """Find out whether a picture can go there before any work is done for it."""
    if path.suffix.lower() in OTHER_FORMATS:
        raise PictureError(f"pictures are PNG files: give a name that ends in .png, not {path.suffix}")
    if path.is_dir():
        raise PictureError(f"{path}: is a folder, not a file")
    if not path.parent.is_dir():
        raise PictureError(f"{path}: there is no folder {path.parent}")
