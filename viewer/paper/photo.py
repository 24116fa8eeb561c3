"""The program that renders a table from above for the map: reads a pickled stage, writes a PNG (see `draw/opengl`)."""

from __future__ import annotations

import os
import pickle
import sys
from dataclasses import replace

PIXELS_PER_PAS, LARGEST = 100, 4096
"""Fine enough for paper: a hundred pixels on 2.5 cm, as far as the largest picture allows."""


def main() -> int:
    """Read, draw, write."""
    pictures = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    stage = pickle.load(sys.stdin.buffer)  # noqa: S301  from our own process, through a pipe

    from PIL import Image  # noqa: PLC0415

    from viewer.draw.camera import STAND_OFF_PAS, View  # noqa: PLC0415
    from viewer.draw.opengl import BLANK_EXIT  # noqa: PLC0415
    from viewer.draw.photograph import photograph  # noqa: PLC0415
    from viewer.rulings.sight_sheet import as_png  # noqa: PLC0415

    x, y = stage.table_size_pas
    scale = min(PIXELS_PER_PAS, LARGEST / max(x, y))
    size = (round(x * scale), round(y * scale))
    middle = (x / 2, y / 2, 0.0)
    view = View((x / 2, y / 2, STAND_OFF_PAS), middle, half_height_pas=y / 2)
    photo = photograph(replace(stage, figures=(), tokens=()), view, size)
    if photo.is_blank:
        return BLANK_EXIT
    pictures.write(as_png(Image.fromarray(photo.pixels)))
    pictures.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
