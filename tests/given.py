"""Tables, figures and scenes in a line: what tests start from.

A test should show the scene it is about, and a scene one can draw fits a line:

    table = given.table(given.box(0.5, 4, 3, at=(9, 9)))
    a, b = given.figure((4, 9)), given.figure((14, 9))
"""

from __future__ import annotations

from pathlib import Path

from scenes.table.scene import Figure, Scene
from terrain.scenery.bodies import figure_body
from terrain.scenery.pieces import Piece, box_shape, cylinder_shape, ramp_shape
from terrain.scenery.table import Table

CATALOGUE = Path(__file__).parents[1] / "scenes" / "catalogue"
SHIPPED = sorted(CATALOGUE.glob("*.toml"))


def box(x, y, z, *, at=(0.0, 0.0), turn=0.0, name="box", **more):
    """A block of these sizes, the middle of its foot at a place."""
    return Piece(name, box_shape(x, y, z), _lifted(at), turn, **more)


def cylinder(radius, height, *, at=(0.0, 0.0), name="cylinder", **more):
    return Piece(name, cylinder_shape(radius, height), _lifted(at), **more)


def ramp(x, y, z, *, at=(0.0, 0.0), turn=0.0, name="ramp", **more):
    """A wedge that rises along its x."""
    return Piece(name, ramp_shape(x, y, z), _lifted(at), turn, **more)


def table(*pieces, size=(36.0, 36.0)):
    return Table(size, pieces)


def figure(at, *, ground=0.0, base=1.2, height=1.25, turn=0.0):
    """The body of a figure that stands at a place."""
    return figure_body(at, ground, base, height, turn)


def scene(*pieces, size=(36.0, 36.0), **figures):
    """A scene with these pieces, and figures by name: at (x, y) or (x, y, ground), or any `other`."""
    standing = tuple(miniature(name, at) if isinstance(at, tuple) else at(name) for name, at in figures.items())
    return Scene(Path("given.toml"), "Given", "ichoria", table(*pieces, size=size), figures=standing)


def other(at, *, base=1.2, height=1.25, side=None):
    """A figure of another size or side, to be named by its scene."""
    return lambda name: miniature(name, at, base=base, height=height, side=side)


def miniature(name, at, *, base=1.2, height=1.25, side=None):
    """A figure that stands at (x, y) or at (x, y, ground)."""
    x, y, ground = (*at, 0.0)[:3]
    body = figure_body((x, y), ground, base, height)
    return Figure(name, side, None, (x, y), ground, base, height, 0.0, crouched=False, body=body)


def scene_file(folder, text, *, name="scene.toml", head=True):
    """A scene file in a folder; the lines that every scene starts with are put before the text."""
    path = folder / name
    path.write_text((HEAD if head else "") + text, encoding="utf-8")
    return path


HEAD = 'format = "pas-scene/1"\ngame = "ichoria"\nname = "Given"\ntable.size = [36, 36]\n'
HEAD_LINES = HEAD.count("\n")


def _lifted(at):
    return (*map(float, at), 0.0)[:3]
