"""Views of a table from above: aside, so that floors show, or straight down, cut open where needed.

Pictures of moves share this module: the ground with its marked areas, the view, and the heading of the page.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import shapely

from terrain import GROUND_KINDS
from viewer.draw import palette
from viewer.draw.camera import STAND_OFF_PAS, View
from viewer.draw.picture import DrawnPiece, Point, as_points
from viewer.rulings.sight import drawn_piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from scenes.table import Area, Fragment, Scene
    from viewer.draw.camera import Hidden
    from viewer.draw.ink import Ink

MARKED_AT_PAS = -0.003
"""Marked ground lies between the table top and the lines on it, so that the grid shows."""

CRYSTAL, CRYSTAL_PAS, CRYSTAL_SIDES = palette.ICHOR, 0.2, 6
"""Fragments of ichor: their colour, the radius of their token (GAP-28) and the sides of the crystal."""

ELEVATIONS_DEG = (44.0, 56.0, 68.0)
HEADINGS_DEG = (-62.0, -118.0, -35.0, -145.0, 62.0, 118.0)
"""Where the eye may stand, the plainest first: south of the table, which has north on top on every plan."""

HIDING_WEIGHT = 60.0
MARGIN_PAS = 1.2
MOST_POINTS = 300
"""The number of points that measure how much of a map a view hides."""


def drawn_ground(scene: Scene, *, bare: bool = False) -> tuple[DrawnPiece, ...]:
    """The pieces of a scene, its marked ground as flat pieces, and its fragments; bare, the fragments alone."""
    if bare:
        return tuple(_token(fragment) for fragment in scene.fragments)
    marked = [_marked(area, number) for number, area in enumerate(scene.areas) if area.kind in GROUND_KINDS]
    lying = [_token(fragment) for fragment in scene.fragments]
    return (*(drawn_piece(piece) for piece in scene.table.pieces), *marked, *lying)


def _token(fragment: Fragment) -> DrawnPiece:
    """A fragment as a small crystal that stands on its token."""
    x, y = fragment.at_pas
    angles = np.linspace(0.0, 2 * math.pi, CRYSTAL_SIDES, endpoint=False)
    ring = np.column_stack([x + CRYSTAL_PAS * np.cos(angles), y + CRYSTAL_PAS * np.sin(angles)])
    low, high = fragment.ground_pas, fragment.ground_pas + 2 * CRYSTAL_PAS
    vertices = np.vstack([np.column_stack([ring, np.full(len(ring), low)]), [[x, y, high]]])
    here = np.arange(CRYSTAL_SIDES, dtype=np.int32)
    faces = np.column_stack([here, (here + 1) % CRYSTAL_SIDES, np.full(CRYSTAL_SIDES, CRYSTAL_SIDES, dtype=np.int32)])
    colours = np.tile(np.array(palette.rgb(CRYSTAL), dtype=np.uint8), (len(vertices), 1))
    return DrawnPiece(fragment.id, vertices, faces.astype(np.int32), colours=colours)


def _marked(area: Area, number: int) -> DrawnPiece:
    triangles = shapely.constrained_delaunay_triangles(shapely.Polygon(area.polygon_pas))
    corners = [shapely.get_coordinates(triangle)[:3] for triangle in triangles.geoms]
    flat = np.concatenate(corners)
    vertices = np.column_stack([flat, np.full(len(flat), MARKED_AT_PAS)])
    faces = np.arange(len(flat), dtype=np.int32).reshape(-1, 3)
    return DrawnPiece(f"area {number + 1}", vertices, _facing_up(vertices, faces), kind=area.kind)


def _facing_up(vertices: NDArray[np.float64], faces: NDArray[np.int32]) -> NDArray[np.int32]:
    a, b, c = (vertices[faces[:, corner], :2] for corner in range(3))
    (east, north), (east_b, north_b) = (b - a).T, (c - a).T
    down = east * north_b - north * east_b < 0
    faces[down] = faces[down][:, ::-1]
    return faces


def birds_eye(points: object, aspect: float, hidden: Hidden) -> View:
    """The parallel view from above and aside that holds some points and hides least of them."""
    frame = as_points(points)
    matter = frame[:: max(1, len(frame) // MOST_POINTS)] + np.array([0.0, 0.0, 0.1])
    ways = list(_ways())
    costs = [HIDING_WEIGHT * hidden(matter, STAND_OFF_PAS * way) + number for number, way in enumerate(ways)]
    return framed(frame, ways[int(np.argmin(costs))], aspect)


def _ways() -> Iterator[NDArray[np.float64]]:
    for elevation in map(math.radians, ELEVATIONS_DEG):
        for heading in map(math.radians, HEADINGS_DEG):
            level = math.cos(elevation)
            yield np.array([level * math.cos(heading), level * math.sin(heading), math.sin(elevation)])


def from_above(points: object, aspect: float, *, cut_at_pas: float | None = None) -> View:
    """The plan that holds some points; what is higher than the cut is left out."""
    view = framed(as_points(points), np.array([0.0, 0.0, 1.0]), aspect)
    if cut_at_pas is None:
        return view
    return View(
        view.eye,
        view.focus,
        half_height_pas=view.half_height_pas,
        near_pas=view.eye[2] - cut_at_pas,
        far_pas=view.far_pas,
    )


def framed(points: NDArray[np.float64], way: NDArray[np.float64], aspect: float) -> View:
    """The parallel view from a direction that just holds the points, with a margin."""
    axes = View(_point(STAND_OFF_PAS * way), (0.0, 0.0, 0.0), half_height_pas=1.0).axes[:2]
    flat = points @ axes.T
    low, high = flat.min(axis=0) - MARGIN_PAS, flat.max(axis=0) + MARGIN_PAS
    middle = (low + high) / 2 @ axes
    half = (high - low) / 2
    eye = middle + STAND_OFF_PAS * way
    return View(_point(eye), _point(middle), half_height_pas=max(float(half[1]), float(half[0]) / aspect))


def _point(numbers: NDArray[np.float64]) -> Point:
    x, y, z = (float(number) for number in numbers)
    return x, y, z


def heading(page: Ink, verdict: str, headline: str, reason: str, *, good: bool | None) -> None:
    """The top of a page: a sign that needs no colour, the verdict, the figures, and the reason."""
    unit = page.unit
    colour = {True: palette.VERDICTS["visible"], False: palette.VERDICTS["blocked"], None: palette.INK}[good]
    centre, left = (72 * unit, 74 * unit), 142 * unit
    right = page.image.width - 26 * unit
    page.dot(centre, 46, colour)
    _sign(page, centre, good=good)
    page.text((left, 76 * unit), verdict, 54, colour, bold=True, anchor="ls")
    after = left + page.width_of(verdict, 54, bold=True) + 28 * unit
    size = page.fitting_size(headline, 30, 17, right - after)
    page.text((after, 76 * unit), page.fitted(headline, size, right - after), size, palette.INK, anchor="ls")
    size = page.fitting_size(reason, 24, 17, right - left)
    page.text((left, 120 * unit), page.fitted(reason, size, right - left), size, palette.INK, anchor="ls")


def _sign(page: Ink, centre: tuple[float, float], *, good: bool | None) -> None:
    """A tick, a cross, or a footprint's dots."""
    x, y = centre
    unit = page.unit
    if good is None:
        for radius in (34, 22, 9):
            page.ring((x, y), radius, palette.WHITE, 2.5)
    elif good:
        page.line((x - 22 * unit, y + 2 * unit), (x - 6 * unit, y + 18 * unit), palette.WHITE, 9)
        page.line((x - 6 * unit, y + 18 * unit), (x + 22 * unit, y - 16 * unit), palette.WHITE, 9)
    else:
        for tilt in (1, -1):
            page.line((x - 18 * unit, y - tilt * 18 * unit), (x + 18 * unit, y + tilt * 18 * unit), palette.WHITE, 9)
