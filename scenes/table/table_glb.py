"""Serialises a table as one GLB file: a mesh for each piece in pas, named and coloured by its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from scenes.table.kind_colours import KIND_COLOURS
from scenes.table.paint import coat_of
from terrain.lattice import to_pas
from terrain.meshes.formats import NamedMesh, glb

if TYPE_CHECKING:
    from terrain.scenery import Piece, Table

STONE = (0.62, 0.6, 0.56, 1.0)


def glb_of_table(table: Table) -> bytes:
    """The scenery as the bytes of a GLB file; pieces have the colours of their meshes, where those have any."""
    return glb(_named(piece) for piece in table.pieces)


def _named(piece: Piece) -> NamedMesh:
    coat = coat_of(piece)
    if coat is not None:
        return NamedMesh(piece.id, coat.placed(piece.at_pas, piece.turn_deg), coat.faces, colours=coat.colours)
    points = np.asarray(to_pas(piece.mesh.vertices))
    colour = KIND_COLOURS[piece.kind].in_glb if piece.kind in KIND_COLOURS else None
    return NamedMesh(piece.id, points, piece.mesh.faces, colour or STONE)
