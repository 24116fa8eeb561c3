"""Movement over areas.

action       the walk, run and fast flight actions, with their decision `TracePath`
move_judge   judges a path area by area; lists and suggests paths
entry        which areas let a unit in, and what happens on entering
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.mythic.movement.entry import ROOM_FOR_HUGE, lets_stand
    from skirmish.mythic.movement.move_judge import Way, judge, may_set_out, mover, reach, way_over

__all__ = [
    "ROOM_FOR_HUGE",
    "Way",
    "judge",
    "lets_stand",
    "may_set_out",
    "mover",
    "reach",
    "way_over",
]
__getattr__ = door(__name__, __file__)
