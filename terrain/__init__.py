"""Geometry of a wargaming table: what can be seen, how far it is, what gives cover, where a base stands and gets.

It knows no game, player or rule. Lengths are in pas at the door and in lattice units inside. Each question is
a module with a function of the same name: `from terrain.sight import sight`.

Scenery     `pieces` (box, cylinder, ramp, mesh files), `table` (all of it, immutable, prepared once)
Figures     `bodies` (a cylinder on its base), `obstacles` (other figures in the way)
Questions   `sight`, `cover`, `distance`, `ground` (where a base stands), `room` (whether it has room there)
Movement    `movement` (the answers), `landscape` (every question), `walking`, `gaps`, `walls`, `falling`, `settling`,
            `sweeping`, `ladders`, `nearing`, `marked`; under it `surfaces`, `floors`, `lanes`, `levels`, `discs`
Planning    `field` (all places of a table), `reach` (one move), `journeys` (several), `paths` (the best way)
Proof       `certificate` (the independent checker), `proofs` (what the search writes down)
Under it    `lattice` and `exact` (integers), `rays` (Embree), `tree`, `growth`, `search`, `buried`, `union`
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.certificate.checker import CertificateError, Checked, check, read_certificate, seal, write_certificate
    from terrain.lattice.units import UNITS_PER_PAS, to_pas, to_units
    from terrain.measures.base_distance import Distance
    from terrain.measures.hidden_share import Cover, PieceShare
    from terrain.meshes.files import MeshError, read_mesh
    from terrain.movement.answers import Marked, Mover
    from terrain.movement.landscape import Landscape
    from terrain.scenery.bodies import Body, figure_body
    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.pieces import Piece, PieceError, Shape, box_shape, cylinder_shape, mesh_shape, ramp_shape
    from terrain.scenery.table import Table
    from terrain.sight.question import Sight
    from terrain.standing.ground import Ground, stand

__all__ = [
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
