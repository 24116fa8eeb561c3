"""Geometry of a wargaming table: sight, cover, distance, where a base stands, and where it can move.

It knows no game, player or rule. Lengths are in pas in the public functions and in lattice units (1/8192 pas) inside.

lattice       integer lattice units, exact predicates and every tolerance
meshes        reads mesh files, triangulates, welds and repairs them
scenery       pieces, the table, figure bodies; prepares triangles, trees and cores for the searches
standing      finds the ground that holds a base, and whether a body has room there
sight         decides whether two bodies see each other, with a witness line or a proof
measures      distance between bases and the hidden share of a target (cover)
movement      walks, jumps, climbs, falls and collisions of one body on the mesh
planning      grid of places, reach maps and shortest routes; proposals are checked by `movement`
certificate   checks a proof of sight in integers; shares no code with `sight`
machine       kernel compiler, caches, source digests and lazy package doors
warm          compiles every kernel by asking a few small questions
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.certificate.checker import CertificateError, Checked, check, read_certificate, seal, write_certificate
    from terrain.lattice.units import UNITS_PER_PAS, to_pas, to_units
    from terrain.measures.base_distance import Distance
    from terrain.measures.hidden_share import Cover, PieceShare
    from terrain.meshes.files import read_mesh
    from terrain.meshes.raw import MeshError
    from terrain.movement.answers import Marked, Mover
    from terrain.movement.landscape import Landscape
    from terrain.scenery.bodies import Body, figure_body
    from terrain.scenery.kinds import GROUND_KINDS, PIECE_KINDS
    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.pieces import Piece, PieceError, Shape, box_shape, cylinder_shape, mesh_shape, ramp_shape
    from terrain.scenery.table import Table
    from terrain.sight.question import Sight
    from terrain.standing.ground import Ground, stand
    from terrain.warm import compile_kernels

__all__ = [
    "GROUND_KINDS",
    "PIECE_KINDS",
    "UNITS_PER_PAS",
    "Body",
    "CertificateError",
    "Checked",
    "Cover",
    "Distance",
    "Ground",
    "Landscape",
    "Marked",
    "MeshError",
    "Mover",
    "Obstacle",
    "Piece",
    "PieceError",
    "PieceShare",
    "Shape",
    "Sight",
    "Table",
    "box_shape",
    "check",
    "compile_kernels",
    "cylinder_shape",
    "figure_body",
    "mesh_shape",
    "ramp_shape",
    "read_certificate",
    "read_mesh",
    "seal",
    "stand",
    "to_pas",
    "to_units",
    "write_certificate",
]
__getattr__ = door(__name__, __file__)
