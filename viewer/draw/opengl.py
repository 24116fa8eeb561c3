"""Runs drawing programs in a child process, since VTK kills the process where OpenGL is missing.

A whole picture is drawn in one child: it has to load VTK anyway, so its death costs nothing that a trial
beforehand would save, and the asking process, be it a command or a server, never loads VTK at all. What needs
a window in its own process asks `check_opengl` first. `python -m viewer.draw.opengl` tries a small drawing.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from terrain.machine import run
from viewer.draw.picture import PictureError

if TYPE_CHECKING:
    from terrain.machine import Ended

NO_PYVISTA = "no picture: PyVista is not installed; install it with: pip install 'pas-skirmish[viewer]'"
NO_OPENGL = "no picture: OpenGL does not work here; on Debian or Ubuntu: apt-get install libegl1 libgl1-mesa-dri"
KILLED = "no picture: the system stopped the drawing, most likely for want of memory"
PATIENCE_S = 180.0
BLANK_EXIT = 87
"""How a child says that nothing appeared: a library is there, but no driver."""


class BlankError(Exception):
    """Nothing appeared in a picture that shows a table: there is no driver."""


def in_child(module: str, given: bytes, patience_s: float = PATIENCE_S) -> bytes:
    """Run a module of ours as a program with bytes as its input, and return its output."""
    if find_spec("pyvista") is None:
        raise PictureError(NO_PYVISTA)
    ended = run(module, given, patience_s)
    if ended.how != "finished":
        raise PictureError(_why(ended, patience_s))
    output: bytes = ended.found
    return output


def check_opengl() -> None:
    """Raise `PictureError` with what to install where pictures cannot be drawn."""
    in_child("viewer.draw.opengl", b"")


def _why(ended: Ended, patience_s: float) -> str:
    """What a child's end means."""
    if ended.how == "out of time":
        return f"no picture: it was not done after {patience_s:g} s"
    if ended.how == "out of memory":
        return KILLED
    if ended.how == "crashed" or ended.code == BLANK_EXIT:
        return NO_OPENGL
    return f"no picture: {ended.last_line}"


def _try() -> int:
    """Draw a white square; whether it really appeared tells whether there is a driver."""
    import pyvista as pv  # noqa: PLC0415  the asking process must not load VTK

    plotter = pv.Plotter(off_screen=True, window_size=(16, 16))
    plotter.set_background("black")
    plotter.add_mesh(pv.Plane(), color="white", lighting=False)
    plotter.view_xy()
    seen = plotter.screenshot(return_img=True)
    return 0 if seen is not None and seen.max() > seen.min() else BLANK_EXIT


if __name__ == "__main__":
    sys.exit(_try())
