"""Scenery, bodies and the prepared table that every search runs on.

kinds         kinds of scenery and ground
pieces        shapes and placed pieces: box, cylinder, ramp, mesh
table         the immutable table with all its pieces and its digest
prepare       prepares a table in five steps
close_holes   step 1: closes small holes in a mesh
union         step 2: unites closed solids that touch, and moves no surface
cores         step 4: buries coarse surfaces inside solids
triangles     step 5: triangles with shared edges, ready for search
tree          step 5: bounding-box tree over triangles, with exact queries
rays          adapter to Embree
bodies        the cylinder of a figure, with its rings
obstacles     other figures as prisms that block sight
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.scenery.bodies import Body, figure_body
    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.pieces import (
        PAS_PER_UNIT,
        PLAIN_SHAPES,
        UPS,
        Piece,
        PieceError,
        Shape,
        box_shape,
        cylinder_shape,
        mesh_shape,
        ramp_shape,
    )
    from terrain.scenery.rays import RayCaster
    from terrain.scenery.table import Table
    from terrain.scenery.tree import DEPTH, Tree, build_tree
    from terrain.scenery.triangles import join_edges

__all__ = [
    "DEPTH",
    "PAS_PER_UNIT",
    "PLAIN_SHAPES",
    "UPS",
    "Body",
    "Obstacle",
    "Piece",
    "PieceError",
    "RayCaster",
    "Shape",
    "Table",
    "Tree",
    "box_shape",
    "build_tree",
    "cylinder_shape",
    "figure_body",
    "join_edges",
    "mesh_shape",
    "ramp_shape",
]
__getattr__ = door(__name__, __file__)
