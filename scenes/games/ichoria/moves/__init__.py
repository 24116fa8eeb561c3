"""Moves on a table of Ichoria: judged, planned and mapped.

ruling          judges a path or a fall of a figure
reach           finds the best path to a place, and maps every place a figure can get to
threats         lists the enemies a figure can charge or shoot in this activation
athletes        a figure's movement, reach and range, from its profile
watchers        the other figures: enemies, obstacles, alert watchers
planner_ground  prepares the ground for the planner: the field of a body, distance from enemies
planner_rules   converts the rules of movement into numbers for the planner
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.ichoria.moves.planner_ground import Referee
    from scenes.games.ichoria.moves.planner_rules import as_legs, link_reach, plan_rules

__all__ = [
    "Referee",
    "as_legs",
    "link_reach",
    "plan_rules",
]
__getattr__ = door(__name__, __file__)
