"""Makers of landscapes from one drawing: boxes, a marsh, and figures that stand in the way."""

from __future__ import annotations

from terrain.movement.answers import Marked
from terrain.movement.landscape import Landscape
from terrain.scenery.pieces import Piece, box_shape
from terrain.scenery.table import Table
from tests.skirmish.drawn_landscape import DrawnLandscape, Patch


def drawn(*boxes, marsh=None, figures=()):
    """The naive table."""
    patches = [Patch("difficult", *marsh)] if marsh else []
    return DrawnLandscape(*boxes, patches=patches, figures=figures)


def meshed(*boxes, marsh=None, figures=()):
    """Real scenery: a mesh for every box."""
    pieces = tuple(_piece(number, drawing) for number, drawing in enumerate(boxes))
    return Landscape(Table((36.0, 36.0), pieces), areas=_marked(marsh), figures=figures)


def _piece(number, drawing):
    size = (drawing.x1 - drawing.x0, drawing.y1 - drawing.y0, drawing.top - drawing.bottom)
    middle = ((drawing.x0 + drawing.x1) / 2, (drawing.y0 + drawing.y1) / 2, drawing.bottom)
    return Piece(f"{drawing.name} {number}", box_shape(*size), middle)


def _marked(marsh):
    if marsh is None:
        return ()
    west, south, east, north = marsh
    return (Marked("difficult", ((west, south), (east, south), (east, north), (west, north))),)


TABLES = {"drawn": drawn, "meshed": meshed}
