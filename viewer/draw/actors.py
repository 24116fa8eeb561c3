"""Builds the actors of a table: its top with a grid in pas, the pieces, and figures as pawns on exact bases."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pyvista as pv

from viewer.draw import palette
from viewer.draw.glow import glow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viewer.draw.picture import DrawnFigure, DrawnPiece, Tableau

TABLE_THICKNESS_PAS = 0.7
BASE_THICKNESS_PAS = 0.1
BOLD_EVERY_PAS = 6
STRIP_PAS = 0.025
BOLD_STRIP_PAS = 0.05
SINK_PAS = 0.004
"""The table top lies this far under zero, so that the undersides of pieces do not flicker through it."""

SMOOTH_UP_TO_TRIANGLES = 120_000
"""Finer meshes look smooth with flat triangles, and normals for them take seconds."""

SHARP_EDGE_DEG = 35.0
VEIL = 0.4
"""How solid scenery looks that one can see through."""


def set_stage(plotter: pv.Plotter, drawing: Tableau, *, without: Iterable[str] = ()) -> None:
    """Put everything solid on the plotter, save some figures by name."""
    light(plotter)
    _add_table(plotter, drawing.table_size_pas, ruled=getattr(drawing, "ruled", True))
    for number, piece in enumerate(drawing.pieces):
        add_piece(plotter, piece, number)
    add_cast(plotter, drawing, without=without)


def add_cast(plotter: pv.Plotter, drawing: Tableau, *, without: Iterable[str] = ()) -> None:
    """Put on the plotter what comes and goes: figures, and what lies about."""
    for token in getattr(drawing, "tokens", ()):
        add_piece(plotter, token, 0)
    left_out = set(without)
    for figure in drawing.figures:
        if figure.name not in left_out:
            add_pawn(plotter, figure, drawing.sides.index(figure.side))


def light(plotter: pv.Plotter) -> None:
    """A high sun over the shoulder, and a softer light from the eye so that no side is black."""
    plotter.remove_all_lights()
    sun = pv.Light(light_type="camera light", position=(-0.55, 0.95, 0.75), intensity=0.70)
    plotter.add_light(sun)
    plotter.add_light(pv.Light(light_type="headlight", intensity=0.42))


def _add_table(plotter: pv.Plotter, size_pas: tuple[float, float], *, ruled: bool) -> None:
    width, depth = size_pas
    slab = pv.Box((0.0, width, 0.0, depth, -TABLE_THICKNESS_PAS, -2 * SINK_PAS))
    plotter.add_mesh(slab, color=palette.TABLE_EDGE, ambient=0.5, diffuse=0.5)
    top = pv.Plane(center=(width / 2, depth / 2, -SINK_PAS), i_size=width, j_size=depth, i_resolution=1, j_resolution=1)
    plotter.add_mesh(top, color=palette.TABLE_TOP, ambient=0.55, diffuse=0.5)
    for colour, bold in ((palette.GRID, False), (palette.GRID_BOLD, True)) if ruled else ():
        plotter.add_mesh(_grid(width, depth, bold=bold), color=colour, ambient=0.55, diffuse=0.5)


def _grid(width: float, depth: float, *, bold: bool) -> pv.PolyData:
    """Strips a pas apart, or the bold ones every six pas and along the rim."""
    half = (BOLD_STRIP_PAS if bold else STRIP_PAS) / 2
    corners: list[tuple[float, float]] = []
    for length, other, swap in ((width, depth, False), (depth, width, True)):
        for at in dict.fromkeys([*range(math.floor(length) + 1), length]):
            if bold == (at % BOLD_EVERY_PAS == 0 or at == length):
                strip = [(at - half, 0.0), (at + half, 0.0), (at + half, other), (at - half, other)]
                corners += [(y, x) for x, y in reversed(strip)] if swap else strip
    quads = np.arange(len(corners)).reshape(-1, 4)
    heights = np.full((len(corners), 1), -SINK_PAS / 2)
    return pv.PolyData(np.hstack([corners, heights]), faces=np.insert(quads, 0, 4, axis=1).ravel())


def surface(piece: DrawnPiece) -> pv.PolyData:
    return pv.PolyData.from_regular_faces(piece.vertices_pas, piece.faces)


def add_piece(plotter: pv.Plotter, piece: DrawnPiece, number: int) -> None:
    if len(piece.faces) == 0:
        return
    colour = palette.KINDS.get(piece.kind, palette.STONES[number % len(palette.STONES)])
    mesh = surface(piece)
    tinted = piece.blocks or piece.colours is not None
    if tinted:
        mesh.point_data["tint"] = glow(piece, colour) if piece.blocks else piece.colours
    if len(piece.faces) <= SMOOTH_UP_TO_TRIANGLES:
        mesh = mesh.compute_normals(feature_angle=SHARP_EDGE_DEG, split_vertices=True, cell_normals=False)
    tint = {"scalars": "tint", "rgb": True} if tinted else {"color": colour}
    plotter.add_mesh(
        mesh,
        **tint,
        ambient=0.42,
        diffuse=0.68,
        specular=0.0,
        opacity=VEIL if piece.see_through else 1.0,
        smooth_shading="Normals" in mesh.point_data,
    )


def add_pawn(plotter: pv.Plotter, figure: DrawnFigure, side: int) -> None:
    """A base of the true size, and a pawn that fills the body; the head's shape tells the side."""
    colour = palette.side_colour(side)
    plotter.add_mesh(
        _drum(figure, 1.0, figure.ground_pas, figure.ground_pas + BASE_THICKNESS_PAS), color=colour, ambient=0.3
    )
    for part in (_torso(figure), _head(figure, palette.side_shape(side))):
        plotter.add_mesh(
            part, color=colour, ambient=0.34, diffuse=0.75, specular=0.12, smooth_shading=True, split_sharp_edges=True
        )


def _drum(figure: DrawnFigure, share: float, low: float, high: float, top_share: float | None = None) -> pv.PolyData:
    """A closed cylinder or cone stump over the footprint."""
    centre = np.array([*figure.at_pas, 0.0])
    bottom, top = figure.rim(low), figure.rim(high)
    bottom[:, :2] = centre[:2] + share * (bottom[:, :2] - centre[:2])
    top[:, :2] = centre[:2] + (share if top_share is None else top_share) * (top[:, :2] - centre[:2])
    count = len(bottom)
    here = np.arange(count)
    after = (here + 1) % count
    walls = np.stack([np.full(count, 4), here, after, after + count, here + count], 1).ravel()
    caps = [count, *range(count - 1, -1, -1), count, *range(count, 2 * count)]
    return pv.PolyData(np.concatenate([bottom, top]), faces=np.concatenate([walls, caps]))


def _head_radius(figure: DrawnFigure) -> float:
    height = figure.top_pas - figure.ground_pas
    return min(0.22 * height, 0.55 * min(figure.semi_axes_pas))


def _torso(figure: DrawnFigure) -> pv.PolyData:
    low = figure.ground_pas + BASE_THICKNESS_PAS
    return _drum(figure, 0.66, low, figure.top_pas - 1.6 * _head_radius(figure), top_share=0.2)


def _head(figure: DrawnFigure, shape: str) -> pv.PolyData:
    radius = _head_radius(figure)
    x, y = figure.at_pas
    centre = (x, y, figure.top_pas - radius)
    if shape == "cube":
        side = 1.5 * radius
        return pv.Cube(center=(x, y, figure.top_pas - side / 2), x_length=side, y_length=side, z_length=side)
    if shape == "cone":
        return pv.Cone(center=centre, direction=(0, 0, 1), height=2 * radius, radius=1.05 * radius, resolution=24)
    if shape == "diamond":
        return pv.PlatonicSolid("octahedron", radius=radius, center=centre)
    if shape == "drum":
        return pv.Cylinder(center=centre, direction=(0, 0, 1), radius=0.9 * radius, height=2 * radius, resolution=24)
    return pv.Sphere(radius=radius, center=centre, theta_resolution=24, phi_resolution=24)
