"""A scene and its rulings as PyVista meshes, for a plotter or a notebook of your own.

Lengths are in pas. Nothing is rendered here, so no OpenGL is needed; a plotter needs it.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import numpy as np
import pyvista as pv

from viewer.draw import palette
from viewer.draw.picture import sides_of
from viewer.export.pawns import pawn_mesh
from viewer.rulings.reach import reach_picture
from viewer.rulings.sight import drawn_figure, drawn_piece, sight_drawing

if TYPE_CHECKING:
    from scenes.rulings import SightRuling
    from scenes.table import MoveRuling, ReachRuling, Scene


def piece_meshes(scene: Scene) -> dict[str, pv.PolyData]:
    """Every piece of scenery by its id, as triangles; the colours of a scan are the point data `rgb`."""
    found = {}
    for piece in map(drawn_piece, scene.table.pieces):
        found[piece.name] = pv.PolyData.from_regular_faces(piece.vertices_pas, piece.faces)
        if piece.colours is not None:
            found[piece.name].point_data["rgb"] = piece.colours
    return found


def figure_meshes(scene: Scene) -> dict[str, pv.PolyData]:
    """Every figure by its id, as a pawn on its exact base; the head has the shape of the side."""
    figures = [drawn_figure(figure) for figure in scene.figures]
    sides = sides_of(figures)
    shapes = [palette.side_shape(sides.index(figure.side)) for figure in figures]
    pawns = zip(figures, shapes, strict=True)
    return {figure.name: pv.PolyData.from_regular_faces(*pawn_mesh(figure, shape)) for figure, shape in pawns}


def sight_lines(scene: Scene, ruling: SightRuling) -> pv.PolyData:
    """The lines of a sight ruling: the free one, or lines up to what stops them; cell data `free` tells which."""
    lines = sight_drawing(scene, ruling).lines
    if not lines:
        return pv.PolyData()
    mesh = pv.line_segments_from_points(np.array([end for line in lines for end in (line.start, line.end)]))
    mesh.cell_data["free"] = np.array([line.kind != "stopped" for line in lines])
    return mesh


def path_line(ruling: MoveRuling) -> pv.PolyData:
    """The way of a judged path as one line, through every place where it turns; empty where no leg was judged."""
    places = [place for leg in ruling.judgement.legs for place in (leg.start, *leg.way, leg.end)]
    turns = [place for place, _ in groupby(places)]
    return pv.lines_from_points(np.array(turns)) if len(turns) > 1 else pv.PolyData()


def reach_cells(scene: Scene, ruling: ReachRuling) -> pv.PolyData:
    """The cells of a reach map, with cell data `chance` and `cost_pas`."""
    carpet = reach_picture(scene, ruling).carpet()
    mesh = pv.PolyData.from_regular_faces(carpet.vertices_pas, carpet.faces)
    mesh.cell_data["chance"] = np.tile(ruling.chances, 2)
    mesh.cell_data["cost_pas"] = np.tile(ruling.costs_pas, 2)
    return mesh
