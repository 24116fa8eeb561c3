"""The field of a table for one body: a grid of places, and the walks and links between them.

field         prepares a field in five steps and caches it
columns       step 1: cuts the scenery into narrow upright columns
soundings     step 2: finds the levels that hold a base at a point of the columns
storeys       step 2: sounds every point of the table
hollows       step 2: removes storeys inside closed solids
cells         step 3: joins the storeys of a cell to nodes; step 4: walks between nodes
arcs          step 4: walks straight over storeys
links         step 5: jumps, leaps, climbs, drops, ladders and ropes; `MoveRules`
link_finder   step 5: the ground that links are searched on, and how they are noted
rims          step 5: searches beyond the rim of a storey for voids, walls and edges
ascents       step 5: searches for ways up a wall
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.planning.field.field import Field, prepare_field
    from terrain.planning.field.link_finder import FALL, Reach

__all__ = [
    "FALL",
    "Field",
    "Reach",
    "prepare_field",
]
__getattr__ = door(__name__, __file__)
