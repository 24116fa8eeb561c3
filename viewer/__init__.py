"""Pictures of tables and rulings. This package draws; it runs no rule and filters no secret.

draw      values to be drawn, palette, camera, off-screen rendering and labels
rulings   pictures of rulings: sight, moves, reach
board     flat pictures of boards of areas, without OpenGL
stage     a whole table or board in 3D, with rulings laid over it
replay    a recorded game as moments, and as a film
layout    plans, surveys and author's sheets of scenarios
paper     plans and maps of a table, for screen and printer
export    a stage as a GLB model or one HTML page
web       what the web page is sent: stage bytes and answers
window    windows on this machine's screen
gallery   draws the pictures of the gallery and the README

Pages that need PyVista run in a child process: `draw/opengl` starts it, `draw/painter` is its program. Names load on
first use, so code that only draws loads no geometry.
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.draw.opengl import check_opengl
    from viewer.draw.picture import PictureError
    from viewer.export.meshes import figure_meshes, path_line, piece_meshes, reach_cells, sight_lines
    from viewer.paper.table_plan import Mark, save_surveys

__all__ = [
    "Mark",
    "PictureError",
    "check_opengl",
    "figure_meshes",
    "path_line",
    "piece_meshes",
    "reach_cells",
    "save_surveys",
    "sight_lines",
]
__getattr__ = door(__name__, __file__)
