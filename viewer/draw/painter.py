"""The drawing program: reads pickled drawings and sizes, writes PNGs, each behind its length (see `opengl`)."""

from __future__ import annotations

import os
import pickle
import struct
import sys
from importlib import import_module
from typing import Any

PAGES = {
    "Drawing": ("viewer.rulings.sight_sheet", "paint"),
    "MovePicture": ("viewer.rulings.move_sheet", "paint_move"),
    "ReachPicture": ("viewer.rulings.reach_sheet", "paint_reach"),
    "Shot": ("viewer.stage.shot_sheet", "paint_shot"),
    "Survey": ("viewer.paper.table_plan_sheet", "paint_survey"),
}
"""The kinds of drawing, and the function that lays out the page of each."""


def painted(drawing: Any, size: tuple[int, int]) -> bytes:
    """One picture as the bytes of a PNG, drawn in this process."""
    module, function = PAGES[type(drawing).__name__]
    png: bytes = getattr(import_module(module), function)(drawing, size)
    return png


def main() -> int:
    """Read, draw, write. The output is kept for pictures alone: what libraries print goes with the errors."""
    pictures = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    wanted = pickle.load(sys.stdin.buffer)  # noqa: S301  from our own process, through a pipe

    from viewer.draw.opengl import BLANK_EXIT, BlankError  # noqa: PLC0415

    try:
        for drawing, size in wanted:
            png = painted(drawing, size)
            pictures.write(struct.pack("<Q", len(png)) + png)
    except BlankError:
        return BLANK_EXIT
    pictures.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
