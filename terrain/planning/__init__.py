"""Plans moves over a table: where a body can get, at what cost, and by which route.

field            the grid of all places for one body, prepared once and cached
conditions       a field under the present figures, marked ground and rules of one move
labels           labels of the search: cost, chance and harm of reaching a node
label_search     label-setting search over a field
link_costs       cost and chance of jumps, climbs, drops, ladders and ropes in the search
reach_map        every place within one move
journeys         the best chance to be at every place after several moves
paths            the best route between two places, verified on the mesh
legs             lays a planned route out on the mesh, leg by leg
trial            tries on the mesh what plans rest on
outset           the first labels of a search from a place
move_rules       the rules of one move as a planner takes them
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.planning.journeys import Journey, Start, journey
    from terrain.planning.labels import CLIMBED, DESCENDED, DROPPED, HELD, JUMPED, LEAPT, WALK
    from terrain.planning.legs.route_legs import Leg
    from terrain.planning.move_rules import Band, Bands, MoveRules, Price, Venture
    from terrain.planning.paths import route
    from terrain.planning.reach_map import Reach, reach

__all__ = [
    "CLIMBED",
    "DESCENDED",
    "DROPPED",
    "HELD",
    "JUMPED",
    "LEAPT",
    "WALK",
    "Band",
    "Bands",
    "Journey",
    "Leg",
    "MoveRules",
    "Price",
    "Reach",
    "Start",
    "Venture",
    "journey",
    "reach",
    "route",
]
__getattr__ = door(__name__, __file__)
