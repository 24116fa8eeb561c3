"""The integer lattice on which every verdict is decided.

units        converts pas to lattice units (1/8192 pas) and back
exact        exact int64 predicates: orientation, segment against triangle
tolerances   every tolerance of the geometry, each with its reason
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.lattice.tolerances import (
        BODY_CLEARANCE_PAS,
        CONTACT_PAS,
        CRACK_PAS,
        HAIR_PAS,
        STEP_PAS,
        WALKABLE_SLOPE_DEG,
    )
    from terrain.lattice.units import EXTENT_PAS, UNITS_PER_PAS, to_pas, to_units

__all__ = [
    "BODY_CLEARANCE_PAS",
    "CONTACT_PAS",
    "CRACK_PAS",
    "EXTENT_PAS",
    "HAIR_PAS",
    "STEP_PAS",
    "UNITS_PER_PAS",
    "WALKABLE_SLOPE_DEG",
    "to_pas",
    "to_units",
]
__getattr__ = door(__name__, __file__)
