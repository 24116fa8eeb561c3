"""Turns a planned way into legs on the mesh.

trace            follows a label back to its steps
route_legs       lays steps out on the mesh, leg by leg
bands            what lengths and heights take by the rules of a move
string_pulling   straightens the bends of walks on the mesh
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.planning.legs.route_legs import Layer, Leg

__all__ = [
    "Layer",
    "Leg",
]
__getattr__ = door(__name__, __file__)
