"""Draws the sheets of a true-scale map, in millimetres: the table, its grid, figures, fragments, marks and the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.words import MM_PER_PAS
from viewer.draw import palette

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from viewer.draw.picture import DrawnFigure
    from viewer.paper.true_scale import Layout, Sheet
    from viewer.stage.stage_set import StageSet

BAR_MM, BAR_HIGH_MM = 100.0, 3.0
CROSS_MM = 4.0
FRAGMENT_MM = 5.0
NAME_PT, SMALL_PT = 8.0, 6.5
BOLD_EVERY_PAS = 6


def draw_table(axes: Any, stage: StageSet, photo: NDArray[np.uint8], sheet: Sheet) -> None:
    """The photograph where the table is, its rim, the grid, and what stands and lies on it."""
    width, depth = (side * MM_PER_PAS for side in stage.table_size_pas)
    axes.imshow(_cut(photo, (width, depth), sheet), extent=_extent((width, depth), sheet), aspect="auto", zorder=0)
    axes.set_xlim(sheet.west_mm, sheet.west_mm + sheet.wide_mm)
    axes.set_ylim(sheet.south_mm, sheet.south_mm + sheet.high_mm)
    _grid(axes, width, depth)
    for figure in stage.figures:
        _base(axes, figure, palette.side_colour(stage.sides.index(figure.side)))
    for label in stage.labels:
        _label(axes, label.at_pas, label.words, label.colour, ring=label.is_fragment)


def _extent(size: tuple[float, float], sheet: Sheet) -> tuple[float, float, float, float]:
    """The part of the table that a sheet shows: west, east, south, north."""
    east, north = sheet.west_mm + sheet.wide_mm, sheet.south_mm + sheet.high_mm
    return sheet.west_mm, min(east, size[0]), sheet.south_mm, min(north, size[1])


def _cut(photo: NDArray[np.uint8], size: tuple[float, float], sheet: Sheet) -> NDArray[np.uint8]:
    """The pixels of that part; each sheet carries only its own."""
    west, east, south, north = _extent(size, sheet)
    high, wide = photo.shape[:2]
    rows = round(high * (1 - north / size[1])), round(high * (1 - south / size[1]))
    columns = round(wide * west / size[0]), round(wide * east / size[0])
    return photo[rows[0] : rows[1], columns[0] : columns[1]]


def _grid(axes: Any, width: float, depth: float) -> None:
    """A fine line each pas, a stronger one every six, and the rim of the table."""
    for length, draw, other in ((width, axes.vlines, depth), (depth, axes.hlines, width)):
        for number in range(int(length / MM_PER_PAS) + 1):
            strong = number % BOLD_EVERY_PAS == 0
            draw(number * MM_PER_PAS, 0, other, color=palette.GRID_BOLD, linewidth=0.7 if strong else 0.25)
    axes.plot([0, width, width, 0, 0], [0, 0, depth, depth, 0], color=palette.INK, linewidth=1.2)


def _base(axes: Any, figure: DrawnFigure, colour: str) -> None:
    """The exact base of a figure, with its name and the letter of its side."""
    rim = np.vstack([figure.rim(0.0), figure.rim(0.0)[:1]])[:, :2] * MM_PER_PAS
    axes.fill(rim[:, 0], rim[:, 1], facecolor="white", edgecolor=colour, linewidth=1.4, alpha=0.92, zorder=4)
    x, y = (number * MM_PER_PAS for number in figure.at_pas)
    letter = figure.side[:1].upper()
    axes.text(x, y, letter, ha="center", va="center", fontsize=12, weight="bold", color=colour, clip_on=True, zorder=5)
    below = y - max(figure.semi_axes_pas) * MM_PER_PAS - 3
    axes.text(x, below, figure.name, ha="center", va="center", fontsize=NAME_PT, clip_on=True, zorder=5)


def _label(axes: Any, at: tuple[float, float, float], words: str, colour: str, *, ring: bool) -> None:
    """The name of a fragment over its token, or of a zone in its middle."""
    x, y = at[0] * MM_PER_PAS, at[1] * MM_PER_PAS
    if ring:
        angles = np.linspace(0, 2 * np.pi, 33)
        circle = (x + FRAGMENT_MM * np.cos(angles), y + FRAGMENT_MM * np.sin(angles))
        axes.fill(*circle, facecolor="none", edgecolor=colour, linewidth=1.4, zorder=4)
        axes.plot([x], [y], marker="D", color=colour, markersize=4, zorder=4)
        y += FRAGMENT_MM + 3
    axes.text(
        x, y, words, ha="center", va="center", fontsize=NAME_PT, color=colour, weight="bold", clip_on=True, zorder=5
    )


def draw_bar(axes: Any, at: tuple[float, float], words: str) -> None:
    """A bar of ten centimetres in ten parts, and what to do with it."""
    x, y = at
    for number in range(10):
        left, tone = x + number * BAR_MM / 10, palette.INK if number % 2 == 0 else "white"
        right = left + BAR_MM / 10
        corners = ([left, right, right, left], [y, y, y + BAR_HIGH_MM, y + BAR_HIGH_MM])
        axes.fill(*corners, facecolor=tone, edgecolor=palette.INK, linewidth=0.4)
    axes.text(x, y + BAR_HIGH_MM + 1.5, words, fontsize=SMALL_PT, color=palette.INK, va="bottom")


def write(axes: Any, at: tuple[float, float], words: str) -> None:
    """Words that end at a place."""
    axes.text(*at, words, fontsize=NAME_PT, ha="right", va="bottom", color=palette.INK, weight="bold")


def draw_overlap_marks(axes: Any, sheet: Sheet, layout: Layout, corner: tuple[float, float], overlap_mm: float) -> None:
    """Crosses in the middle of each overlap, at the same places of the table on both sheets, and a line to cut by."""
    west, south = corner
    east, north = west + sheet.wide_mm, south + sheet.high_mm
    half = overlap_mm / 2
    for has, x in ((sheet.column > 0, west + half), (sheet.column < layout.columns - 1, east - half)):
        for y in (south + half, (south + north) / 2, north - half) if has else ():
            _cross(axes, x, y)
    for has, y in ((sheet.row > 0, south + half), (sheet.row < layout.rows - 1, north - half)):
        for x in (west + half, (west + east) / 2, east - half) if has else ():
            _cross(axes, x, y)
    axes.plot(
        [west, east, east, west, west],
        [south, south, north, north, south],
        color=palette.FADED_INK,
        linewidth=0.4,
        linestyle=(0, (4, 3)),
    )


def _cross(axes: Any, x: float, y: float) -> None:
    for dx, dy in ((CROSS_MM, 0), (0, CROSS_MM)):
        axes.plot([x - dx / 2, x + dx / 2], [y - dy / 2, y + dy / 2], color="#C4500A", linewidth=0.8, zorder=6)
