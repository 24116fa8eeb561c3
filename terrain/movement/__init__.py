"""Movement of one body over a table: pure geometry on the mesh, without rules or costs.

landscape   the public interface: every question about movement, in pas
answers     the values it takes and returns: Mover, Walk, Gap, Wall, Landing, Line …
walk        walks straight on: proves stretches, measures lengths, reports stops
figures     collisions with other figures, and distances to them along a way
gaps        jumps over voids
walls       climbs up walls and down drops
falls       falls straight down
rest        finds the nearest place where a body can stand
sweep       moves a body straight through space to the first thing it hits
ladders     ladders and ropes between two places
marked      marked ground: marsh, water, rubble
memory      caches movement answers per table
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.movement.answers import (
        Footing,
        Gap,
        Landing,
        Line,
        Marked,
        Mover,
        Onto,
        Place,
        Spot,
        Stop,
        Stretch,
        Walk,
        Wall,
    )
    from terrain.movement.landscape import Landscape

__all__ = [
    "Footing",
    "Gap",
    "Landing",
    "Landscape",
    "Line",
    "Marked",
    "Mover",
    "Onto",
    "Place",
    "Spot",
    "Stop",
    "Stretch",
    "Walk",
    "Wall",
]
__getattr__ = door(__name__, __file__)
