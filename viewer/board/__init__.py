"""Flat pictures of boards of areas, drawn without OpenGL.

board_picture   makes the picture of a board with a ruling; saves it as PNG
board_sheet     draws the page
ground          colour and pattern of each terrain
lines           strokes of boundaries, and arrows of heights
marks           icons, names, units, stones and skulls
legend          the legend
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.board.board_picture import Ruling, board_png, save_board

__all__ = [
    "Ruling",
    "board_png",
    "save_board",
]
__getattr__ = door(__name__, __file__)
