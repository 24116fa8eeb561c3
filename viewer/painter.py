"""The program that draws: a pickled drawing and a size come in, a PNG goes out (see `opengl`)."""

from __future__ import annotations

import os
import pickle
import sys


def main() -> int:
    """Read, draw, write. The output is kept for the picture alone: what libraries print goes with the errors."""
    picture = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    drawing, size = pickle.load(sys.stdin.buffer)  # noqa: S301  from our own process, through a pipe

    from viewer.opengl import BLANK_EXIT  # noqa: PLC0415
    from viewer.sheet import BlankError, paint  # noqa: PLC0415

    try:
        picture.write(paint(drawing, size))
    except BlankError:
        return BLANK_EXIT
    picture.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
