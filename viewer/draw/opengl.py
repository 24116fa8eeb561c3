"""Runs drawing programs in a child process, since VTK kills the process where OpenGL is missing.

A whole picture is drawn in one child: it has to load VTK anyway, so its death costs nothing that a trial
beforehand would save, and the calling process, a command or a server, never loads VTK at all. Code that needs
a window in its own process calls `check_opengl` first. `python -m viewer.draw.opengl` tries a small drawing.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from viewer.draw.picture import PictureError

NO_PYVISTA = "no picture: PyVista is not installed; install it with: pip install 'pas-skirmish[viewer]'"
NO_OPENGL = "no picture: OpenGL does not work here; on Debian or Ubuntu: apt-get install libegl1 libgl1-mesa-dri"
KILLED = "no picture: the system stopped the drawing, most likely for want of memory"
PATIENCE_S = 180.0
BLANK_EXIT = 87
"""How a child says that nothing appeared: a library is there, but no driver."""

LARGEST_EXIT = 255
"""Windows reports a crash as a larger number, other systems as a negative one."""


def in_child(module: str, given: bytes, patience_s: float = PATIENCE_S) -> bytes:
    """Run a module of ours as a program with bytes as its input, and return its output."""
    if find_spec("pyvista") is None:
        raise PictureError(NO_PYVISTA)
    # -P: a folder of the user that happens to be called like a package of ours must not be taken for it.
    command = [sys.executable, "-P", "-m", module]
    try:
        ended = subprocess.run(  # noqa: S603  our own program
            command, input=given, capture_output=True, timeout=patience_s, env=_environment(), check=False
        )
    except subprocess.TimeoutExpired:
        raise PictureError(f"no picture: it was not done after {patience_s:g} s") from None
    if ended.returncode != 0:
        raise PictureError(_why(ended.returncode, ended.stderr.decode(errors="replace")))
    return ended.stdout


def check_opengl() -> None:
    """Raise `PictureError` with what to install where pictures cannot be drawn."""
    in_child("viewer.draw.opengl", b"")


def _environment() -> dict[str, str]:
    """The child finds our packages where this process did, installed or not."""
    ours = str(Path(__file__).resolve().parents[2])
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": f"{ours}{os.pathsep}{others}" if others else ours}


def _why(code: int, errors: str) -> str:
    """What a child's end means."""
    if code == -getattr(signal, "SIGKILL", 9):
        return KILLED
    if code < 0 or code > LARGEST_EXIT or code == BLANK_EXIT:
        return NO_OPENGL
    last = next((line for line in reversed(errors.splitlines()) if line.strip()), f"exit code {code}")
    return f"no picture: {last.strip()}"


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
