"""Finds where a base stands: the ground that holds it, and the room above.

ground     finds the highest level that holds up at least half a base
room       tests whether scenery leaves a figure room where it stands
surfaces   index of all faces by squares of the table
floors     walkable faces, with overlaps counted once
lanes      the strip of table under a moving base, in the base's own frame
levels     kernels: heights, held areas and obstacles below a base
discs      kernels: what a round base has in common with a face
coverage   kernel: the exact area of a base that faces cover together
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.standing.ground import stand
    from terrain.standing.room import inside
    from terrain.standing.surfaces import Surfaces, surfaces_of

__all__ = [
    "Surfaces",
    "inside",
    "stand",
    "surfaces_of",
]
__getattr__ = door(__name__, __file__)
