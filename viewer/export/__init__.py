"""Exports a stage to other programs.

document          writes a GLB model, or one HTML page with everything in it
pawns             builds a figure as one mesh, without VTK
export_page.*     template and script of the page
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.export.document import save_glb, save_html

__all__ = [
    "save_glb",
    "save_html",
]
__getattr__ = door(__name__, __file__)
