"""Compiles every kernel of the geometry by asking small questions, so that the first real question does not wait."""

from __future__ import annotations

import manifold3d
import numpy as np

from terrain.measures.hidden_share import cover
from terrain.movement.answers import Mover
from terrain.movement.landscape import Landscape
from terrain.scenery.bodies import figure_body
from terrain.scenery.pieces import Piece, Shape, box_shape, cylinder_shape
from terrain.scenery.table import Table
from terrain.sight.question import Obstacle, sight


def compile_kernels() -> None:
    """Ask a few small questions that between them run every kernel."""
    pieces = (
        Piece("wall", box_shape(0.5, 4.0, 3.0), (9.0, 10.0, 0.0)),
        Piece("post", cylinder_shape(0.5, 3.0), (9.0, 12.0, 0.0)),
        Piece("boulder", _boulder(), (20.0, 10.0, 0.0)),
    )
    table = Table((36.0, 36.0), pieces)
    left, right = figure_body((5.0, 10.0), 0.0), figure_body((13.0, 10.0), 0.0)
    beyond, other = figure_body((29.0, 10.0), 1.0), Obstacle("other", figure_body((24.0, 10.5), 0.0))
    beside = figure_body((5.0, 14.0), 0.0)
    for pair in ((left, right), (right, beyond), (left, beside)):
        sight(table, *pair, others=[other], with_margin=True)
        cover(table, *pair, [other])
    # A wall as high as both heads: the lines over it are followed until they close.
    level = Table((36.0, 36.0), (Piece("wall", box_shape(0.5, 12.0, 1.25), (9.0, 10.0, 0.0)),))
    sight(level, left, right, others=[other])
    _peer_around_a_corner()
    _move(table, other)


def _peer_around_a_corner() -> None:
    """Solids that run through one another; lines of larger figures get past them, those of these are proved not to."""
    walls = (
        Piece("long wall", box_shape(6.0, 0.4, 3.0), (9.0, 10.0, 0.0)),
        Piece("short wall", box_shape(0.4, 4.0, 3.0), (12.0, 8.2, 0.0), -40.0),
        Piece("floor", box_shape(3.0, 3.0, 0.25), (8.5, 7.5, 0.0)),
    )
    sight(Table((36.0, 36.0), walls), figure_body((9.32, 7.8), 0.25), figure_body((15.08, 14.0), 0.0))


def _move(table: Table, other: Obstacle) -> None:
    """Walk, jump, climb and fall on it."""
    landscape, mover = Landscape(table, figures=[other]), Mover(1.2, 1.25)
    ground, roof = landscape.footing(mover, (5.0, 10.0)).place, (9.0, 10.0, 3.0)
    landscape.walk(mover, ground, (20.0, 10.0))
    landscape.walk(mover, roof, (9.0, 5.0))
    landscape.gap(mover, roof, (13.0, 10.0))
    landscape.wall(mover, landscape.walk(mover, ground, (9.0, 10.0)).end, (9.0, 10.0))
    landscape.fall(mover, (10.0, 10.0, 3.0))
    landscape.settle(mover, (9.5, 10.0, 3.0), within_pas=1.2)


def _boulder() -> Shape:
    """A ball of many faces, so that a core is buried in it."""
    mesh = manifold3d.Manifold.sphere(2.0, 64).to_mesh()
    vertices = np.asarray(mesh.vert_properties, dtype=np.float64)
    return Shape(vertices - [0.0, 0.0, vertices[:, 2].min()], np.asarray(mesh.tri_verts).astype(np.int64))
