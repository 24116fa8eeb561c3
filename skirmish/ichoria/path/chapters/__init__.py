"""The chapters of movement, one module per kind of leg.

walks      on foot, swimming, crawling, off an edge, off the table (MOV, SWIM, CROUCH)
jumps      over a void to something no higher (JUMP)
leaps      straight up (LEAP)
combined   a jump and a leap in one (COMBO)
climbs     walls, ladders and ropes (CLIMB, LADDER)
dives      down on an enemy (DIVE)
contacts   where a move ends near an enemy (ENG)
flights    checks shared by legs in the air
walls      checks shared by leaps and climbs
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.path.chapters.contacts import engaged_from_the_start

__all__ = [
    "engaged_from_the_start",
]
__getattr__ = door(__name__, __file__)
