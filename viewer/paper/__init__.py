"""Plans and maps of a table, for screen and printer.

table_plan           a table from above and from the side, as PNG
table_plan_sheet     draws the page of such a plan
game_map             the table of a game in play, from above
true_scale           a map at true scale as PDF, on A4 sheets or one large sheet
true_scale_drawing   draws the sheets of that map
photo                program that renders a table from above for the map
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.paper.game_map import map_png, save_map
    from viewer.paper.true_scale import save_map_pdf

__all__ = [
    "map_png",
    "save_map",
    "save_map_pdf",
]
__getattr__ = door(__name__, __file__)
