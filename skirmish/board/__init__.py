"""The board: areas, boundaries, terrain, distance and sight.

board        the board with all its lookup tables; the entry point
drawing      parses a board document into areas and boundaries
checks       validates a board; returns all its faults
plane        exact plane geometry in whole numbers
outlines     tests whether outlines are simple, and whether two overlap
borders      finds the border that two areas share
boundaries   kinds of boundary, and which units may cross them
terrains     the twelve terrains
heights      which areas are lower than others
distances    distances counted in areas
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.board.board import Board, board_from, judge_board
    from skirmish.board.boundaries import Boundary, Crossing, least_restrictive
    from skirmish.board.distances import distances_from, in_range, shortest_way
    from skirmish.board.drawing import Area, SkullPath, Stone, hole_fault
    from skirmish.board.plane import along
    from skirmish.board.sightlines import Blocker, Line, ignores_obstacles
    from skirmish.board.terrains import OPEN_GROUND, Terrain

__all__ = [
    "OPEN_GROUND",
    "Area",
    "Blocker",
    "Board",
    "Boundary",
    "Crossing",
    "Line",
    "SkullPath",
    "Stone",
    "Terrain",
    "along",
    "board_from",
    "distances_from",
    "hole_fault",
    "ignores_obstacles",
    "in_range",
    "judge_board",
    "least_restrictive",
    "shortest_way",
]
__getattr__ = door(__name__, __file__)
