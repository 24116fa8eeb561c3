"""Builds what lies on the ground of a stage, as pieces: deployment strips, and weapons that were thrown."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import shapely

from viewer.draw import palette
from viewer.draw.picture import DrawnPiece, Point

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.plugs import Strip

STRIP_AT_PAS = -0.0035
"""Strips lie just under the lines of the grid."""

HATCH_EVERY_PAS, HATCH_WIDE_PAS = 1.0, 0.5
"""Strips are hatched, so that they are told from plain ground without colour."""

PALE = 0.55
SHAFT_PAS, SHAFT_WIDE_PAS = 1.4, 0.09
SHAFT = "#6B3E12"


def flat(shape: shapely.Geometry, height_pas: float) -> tuple[NDArray[np.float64], NDArray[np.int32]]:
    """Triangles that cover a shape of the plane, facing up, at a height."""
    if shape.is_empty:
        return np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int32)
    triangles = shapely.get_parts(shapely.constrained_delaunay_triangles(shape))
    corners = np.concatenate([shapely.get_coordinates(shapely.normalize(one))[:3] for one in triangles])
    faces = np.arange(len(corners), dtype=np.int32).reshape(-1, 3)
    a, b, c = (corners[faces[:, corner]] for corner in range(3))
    (east, north), (east_c, north_c) = (b - a).T, (c - a).T
    down = east * north_c - north * east_c < 0
    faces[down] = faces[down][:, ::-1]
    return np.column_stack([corners, np.full(len(corners), height_pas)]), faces


def coloured(
    name: str, mesh: tuple[NDArray[np.float64], NDArray[np.int32]], colour: str, *, pale: float = 0.0
) -> DrawnPiece:
    """A piece all in one colour, mixed with some white."""
    tone = (1 - pale) * np.array(palette.rgb(colour)) + pale * 255
    return DrawnPiece(name, *mesh, colours=np.tile(np.asarray(np.rint(tone), dtype=np.uint8), (len(mesh[0]), 1)))


def drawn_strip(strip: Strip, sides: tuple[str, ...]) -> DrawnPiece:
    """A deployment strip, hatched in the colour of its side."""
    ground = shapely.Polygon(strip.polygon_pas)
    west, south, east, north = ground.bounds
    reach = (east - west) + (north - south)
    bars = [
        shapely.LineString([(west + at + 1, south - 1), (west + at - reach, south + reach)])
        for at in np.arange(0.0, reach, HATCH_EVERY_PAS)
    ]
    hatched = shapely.intersection(
        shapely.union_all(shapely.buffer(bars, HATCH_WIDE_PAS / 2, cap_style="flat")), ground
    )
    colour = palette.side_colour(sides.index(strip.side)) if strip.side in sides else palette.FADED_INK
    return coloured(f"deployment {strip.name}", flat(hatched, STRIP_AT_PAS), colour, pale=PALE)


def thrown_weapon(name: str, place: Point, turn_deg: float = 35.0) -> DrawnPiece:
    """A thrown weapon where it lies: a shaft with a tip."""
    x, y, z = place
    along = np.array([math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))])
    half, wide = along * SHAFT_PAS / 2, np.array([-along[1], along[0]]) * SHAFT_WIDE_PAS
    tip = along * (SHAFT_PAS / 2 + 4 * SHAFT_WIDE_PAS)
    ring = [-half - wide, half - wide, half - 2.2 * wide, tip, half + 2.2 * wide, half + wide, -half + wide]
    shape = shapely.Polygon([(x + dx, y + dy) for dx, dy in ring])
    return coloured(name, flat(shape, z + 0.06), SHAFT)
