"""Draws a table as a surveyor shows it: a plan from above, and a view from the side with a staff for heights."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np

from scenes.words import Tongue, sentences
from viewer.draw.camera import STAND_OFF_PAS, View
from viewer.draw.picture import DrawnFigure, DrawnPiece, Point, put_picture, sides_of
from viewer.rulings.sight import drawn_figure, drawn_piece
from viewer.rulings.snapshots import picture_pngs

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from scenes.scan import Surface
    from scenes.table import Scene
    from scenes.words import Lang

Side = Literal["above", "side"]
SIDES: tuple[Side, ...] = ("above", "side")
WIDTH, LOWEST, HIGHEST = 1600, 620, 1900
"""Pixels: pictures are so wide, and as high as the table needs within these."""

FRAME, HEADER, FOOTER = 26, 112, 50
"""Pixels of a picture round the view: beside it, above it and below it."""

MARGIN_PAS = 1.2
BAR_ROOM = 0.05
"""Room below the table for the scale bar, as a share of the picture's width."""

ELEVATION_DEG = 24.0
"""Low enough to show heights, high enough to see between pieces."""

SURVEY_WORDS = sentences("pictures/table_plan")


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on the table to look at, with a word on it."""

    at_pas: Point
    words: str


@dataclass(frozen=True, eq=False)
class Survey:
    """A table with everything on it, from one side, without any ruling."""

    side: Side
    table_size_pas: tuple[float, float]
    pieces: tuple[DrawnPiece, ...]
    figures: tuple[DrawnFigure, ...]
    marks: tuple[Mark, ...]
    title: str
    subtitle: str
    small_print: str

    @property
    def sides(self) -> tuple[str, ...]:
        return sides_of(self.figures)

    @property
    def top_pas(self) -> float:
        """The height of the highest point."""
        return max([0.0, *(float(piece.vertices_pas[:, 2].max()) for piece in self.pieces if len(piece.vertices_pas))])

    @property
    def corners(self) -> NDArray[np.float64]:
        """Points that the picture must hold: the table, and the box around each piece."""
        x, y = self.table_size_pas
        table = np.array([[east, north, 0.0] for east in (0.0, x) for north in (0.0, y)])
        return np.concatenate([table, *(box_corners(piece) for piece in self.pieces)])


def box_corners(piece: DrawnPiece) -> NDArray[np.float64]:
    """The eight corners of the box around a piece; none when it is empty."""
    if len(piece.vertices_pas) == 0:
        return np.zeros((0, 3))
    low, high = piece.vertices_pas.min(axis=0), piece.vertices_pas.max(axis=0)
    return np.array([[x, y, z] for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])])


def save_surveys(
    scene: Scene,
    folder: Path,
    *,
    surfaces: Mapping[str, Surface] | None = None,
    marks: Iterable[Mark] = (),
    lang: Lang = "en",
) -> tuple[Path, ...]:
    """Draw a scene from above and from the side into PNG files, which are either whole or not there.

    Surfaces lend their colours to the pieces that have their names. Raises `PictureError` with one line
    that says what to do.
    """
    drawings = [survey_of(scene, side, surfaces or {}, tuple(marks), lang) for side in SIDES]
    pngs = picture_pngs([(drawing, size_of(drawing)) for drawing in drawings])
    return tuple(put_picture(png, folder / f"{side}.png") for png, side in zip(pngs, SIDES, strict=True))


def survey_of(scene: Scene, side: Side, surfaces: Mapping[str, Surface], marks: tuple[Mark, ...], lang: Lang) -> Survey:
    """The values of the picture."""
    words = Tongue(lang, SURVEY_WORDS)
    pieces = tuple(
        _coloured(surfaces[piece.id], piece.id) if piece.id in surfaces else drawn_piece(piece)
        for piece in scene.table.pieces
    )
    said = [words("grid"), *([words("staff")] if side == "side" else []), *([words("marks")] if marks else [])]
    return Survey(
        side=side,
        table_size_pas=scene.table.size_pas,
        pieces=pieces,
        figures=tuple(drawn_figure(figure) for figure in scene.figures),
        marks=marks,
        title=scene.name,
        subtitle=f"{words(side)} · {_size(scene, words)}",
        small_print=" · ".join(said),
    )


def _coloured(surface: Surface, name: str) -> DrawnPiece:
    return DrawnPiece(name, surface.vertices, surface.faces.astype(np.int32), colours=surface.colours)


def _size(scene: Scene, words: Tongue) -> str:
    x, y = scene.table.size_pas
    return words(
        "size",
        x=words.number(2.5 * x, 1),
        y=words.number(2.5 * y, 1),
        x_pas=words.number(x, 1),
        y_pas=words.number(y, 1),
        pieces=len(scene.table.pieces),
    )


def way(side: Side) -> NDArray[np.float64]:
    """The direction from the table towards the eye."""
    if side == "above":
        return np.array([0.0, 0.0, 1.0])
    lift = math.radians(ELEVATION_DEG)
    return np.array([0.0, -math.cos(lift), math.sin(lift)])


def extent(drawing: Survey) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The middle of the picture on the table, and its half width and half height in pas."""
    towards = way(drawing.side)
    points = drawing.corners
    axes = View(_point(STAND_OFF_PAS * towards), (0.0, 0.0, 0.0), half_height_pas=1.0).axes[:2]
    flat = points @ axes.T
    low, high = flat.min(axis=0) - MARGIN_PAS, flat.max(axis=0) + MARGIN_PAS
    low[1] -= BAR_ROOM * (high[0] - low[0])
    return (low + high) / 2 @ axes, (high - low) / 2


def size_of(drawing: Survey) -> tuple[int, int]:
    """Width and height in pixels that suit the table."""
    _, half = extent(drawing)
    inner = (WIDTH - 2 * FRAME) * float(half[1] / half[0]) + HEADER + FOOTER
    return WIDTH, round(min(max(inner, LOWEST), HIGHEST))


def view_of(drawing: Survey, aspect: float) -> View:
    """The parallel view that just holds the table, in a picture of some width for its height."""
    middle, half = extent(drawing)
    eye = middle + STAND_OFF_PAS * way(drawing.side)
    return View(_point(eye), _point(middle), half_height_pas=max(float(half[1]), float(half[0]) / aspect))


def _point(numbers: NDArray[np.float64]) -> Point:
    x, y, z = (float(number) for number in numbers)
    return x, y, z
