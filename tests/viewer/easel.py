"""One process that draws for all tests: loading VTK takes longer than drawing.

It is the painter itself. That a picture is drawn in a process of its own, and what is said where that fails, is tested
beside it, with `picture_png` and `save_picture`.
"""

from __future__ import annotations

import atexit
import io
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from PIL import Image

from viewer.draw.painter import painted


@cache
def painter():
    """The process, which ends with this one."""
    process = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
    atexit.register(process.shutdown)
    return process


def picture(drawing, size):
    """A drawing as players see it."""
    with Image.open(io.BytesIO(painter().submit(painted, drawing, size).result())) as image:
        assert (image.format, image.size) == ("PNG", size)
        return image.convert("RGB")
