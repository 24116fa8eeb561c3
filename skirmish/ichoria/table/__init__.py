"""What the rules ask of a table; interfaces, measures and zones.

tabletop    interface for a whole game: sight, cover, distances, routes
landscape   interface for movement: walks, jumps, walls, falls
measures    compares lengths with the bounds of a rule; small plane geometry
spots       parses spots in answers, and suggests spots
zones       deployment zones and halves of the table
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.table.landscape import Landscape
    from skirmish.ichoria.table.measures import at_most
    from skirmish.ichoria.table.spots import find_ground, gridded
    from skirmish.ichoria.table.tabletop import Apart, Reachable, Shelter, Standing, Standings, Tabletop, Zone
    from skirmish.ichoria.table.zones import (
        STRIP_PAS,
        TABLE_PAS,
        Polygon,
        base_inside,
        from_edge,
        half_beside,
        inside,
        strips,
    )

__all__ = [
    "STRIP_PAS",
    "TABLE_PAS",
    "Apart",
    "Landscape",
    "Polygon",
    "Reachable",
    "Shelter",
    "Standing",
    "Standings",
    "Tabletop",
    "Zone",
    "at_most",
    "base_inside",
    "find_ground",
    "from_edge",
    "gridded",
    "half_beside",
    "inside",
    "strips",
]
__getattr__ = door(__name__, __file__)
