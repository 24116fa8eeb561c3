"""The tools of every picture: values, colours, camera, rendering, ink.

picture      what a picture shows, as plain values in pas
palette      colours, safe for colour-blind eyes
camera       views, and projection of points to pixels
actors       VTK actors of the table, pieces and pawns
glow         colours of a blocking piece around the places where lines stop
photograph   renders a view off-screen to pixels and depths
shading      soft shadows from depths
ink          lines, letters and labels on an image
annotate     draws lines, gaps, bodies and names on a photograph
opengl       runs the drawing program in a child process
painter      the drawing program
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.draw.opengl import NO_PYVISTA
    from viewer.draw.picture import PictureError

__all__ = [
    "NO_PYVISTA",
    "PictureError",
]
__getattr__ = door(__name__, __file__)
