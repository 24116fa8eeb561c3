"""Prints the table from above at true scale: 1 pas is 2.5 cm, on several A4 sheets or on one large one.

Sheets overlap by a centimetre and carry marks to lay them on each other; every sheet has a bar of 10 cm, to
check that the printer has not scaled anything.
"""

from __future__ import annotations

import io
import math
import pickle
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure
from PIL import Image

from scenes.words import MM_PER_PAS, Tongue, sentences
from viewer.draw.opengl import in_child
from viewer.draw.picture import PictureError, whole_picture
from viewer.paper.true_scale_drawing import draw_bar, draw_overlap_marks, draw_table, write

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from scenes.words import Lang
    from viewer.stage.stage_set import StageSet

A4_MM = (210.0, 297.0)
MARGIN_MM = 10.0
"""Printers leave a margin; nothing of the table is in it."""

FOOT_MM = 14.0
"""Room on every sheet for its name and the bar."""

OVERLAP_MM = 10.0
MM_PER_INCH = 25.4
LARGEST_SHEET_MM = 5000.0
"""PDF readers know no larger pages."""

MAP_WORDS = sentences("pictures/true_scale")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page: the corner of the table that is in its lower left, what it shows, and its place among the others."""

    column: int
    row: int
    west_mm: float
    south_mm: float
    wide_mm: float
    high_mm: float


@dataclass(frozen=True)
class Layout:
    """All sheets of a map, each as large as the paper."""

    paper_mm: tuple[float, float]
    sheets: tuple[Sheet, ...]
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Printed:
    """A map that was written: where, and on how many sheets of which size."""

    path: Path
    sheets: int
    paper_mm: tuple[float, float]


def save_map_pdf(stage: StageSet, path: Path | str, *, one_sheet: bool = False, lang: Lang = "en") -> Printed:
    """Write the map into a PDF file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    path = Path(path)
    if not stage.ruled:
        raise PictureError(f"{stage.title}: a board of areas has no scale; draw it with: pas view --shot FILE.png")
    layout = one_large_sheet(stage) if one_sheet else a4_sheets(stage)
    put_pdf(map_pages(stage, layout, lang), path, stage.title)
    return Printed(path, len(layout.sheets), layout.paper_mm)


def map_pages(stage: StageSet, layout: Layout, lang: Lang = "en") -> Iterator[Figure]:
    """The sheets of a map, one after the other."""
    photo = photograph_from_above(stage)
    for sheet in layout.sheets:
        yield _page(stage, layout, sheet, photo, Tongue(lang, MAP_WORDS))


def put_pdf(sheets: Iterable[Figure], path: Path, title: str) -> None:
    """Write pages into a PDF file, which is then whole."""
    about = {"Title": title, "Creator": "pas", "CreationDate": None}
    with whole_picture(path) as draft, PdfPages(draft, metadata=about) as pages:
        for sheet in sheets:
            pages.savefig(sheet)


def _size_mm(stage: StageSet) -> tuple[float, float]:
    x, y = stage.table_size_pas
    return x * MM_PER_PAS, y * MM_PER_PAS


def one_large_sheet(stage: StageSet) -> Layout:
    """One page as large as the table, for a plotter or a copy shop."""
    x, y = _size_mm(stage)
    paper = (x + 2 * MARGIN_MM, y + 2 * MARGIN_MM + FOOT_MM)
    if max(paper) > LARGEST_SHEET_MM:
        raise PictureError(f"the table is {max(paper) / 10:g} cm long: more than one page can be")
    return Layout(paper, (Sheet(0, 0, 0.0, 0.0, x, y),), 1, 1)


def a4_sheets(stage: StageSet) -> Layout:
    """As few A4 sheets as hold the table, upright or across, each over its neighbours by a centimetre."""
    layouts = [_tiled(_size_mm(stage), paper) for paper in (A4_MM, A4_MM[::-1])]
    return min(layouts, key=lambda layout: len(layout.sheets))


def _tiled(size_mm: tuple[float, float], paper: tuple[float, float]) -> Layout:
    room = (paper[0] - 2 * MARGIN_MM, paper[1] - 2 * MARGIN_MM - FOOT_MM)
    columns, rows = (
        max(1, math.ceil((length - OVERLAP_MM) / (side - OVERLAP_MM)))
        for length, side in zip(size_mm, room, strict=True)
    )
    sheets = [
        Sheet(column, row, column * (room[0] - OVERLAP_MM), row * (room[1] - OVERLAP_MM), *room)
        for row in reversed(range(rows))
        for column in range(columns)
    ]
    return Layout(paper, tuple(sheets), columns, rows)


def photograph_from_above(stage: StageSet) -> Image.Image:
    """The table straight from above, exactly from edge to edge."""
    png = in_child("viewer.paper.photo", pickle.dumps(stage, protocol=pickle.HIGHEST_PROTOCOL))
    return Image.open(io.BytesIO(png)).convert("RGB")


def _page(stage: StageSet, layout: Layout, sheet: Sheet, photo: Image.Image, words: Tongue) -> Figure:
    """One sheet: the part of the table it shows, marks for laying sheets together, its name and the bar."""
    paper = layout.paper_mm
    page = Figure(figsize=(paper[0] / MM_PER_INCH, paper[1] / MM_PER_INCH))
    left, low = MARGIN_MM / paper[0], (MARGIN_MM + FOOT_MM) / paper[1]
    axes = page.add_axes((left, low, sheet.wide_mm / paper[0], sheet.high_mm / paper[1]))
    axes.set_xlim(sheet.west_mm, sheet.west_mm + sheet.wide_mm)
    axes.set_ylim(sheet.south_mm, sheet.south_mm + sheet.high_mm)
    axes.set_axis_off()
    draw_table(axes, stage, np.asarray(photo), sheet)
    over = page.add_axes((0.0, 0.0, 1.0, 1.0))
    over.set_xlim(0, paper[0])
    over.set_ylim(0, paper[1])
    over.set_axis_off()
    _foot(over, stage, layout, sheet, words)
    return page


def _foot(axes: object, stage: StageSet, layout: Layout, sheet: Sheet, words: Tongue) -> None:
    many = len(layout.sheets) > 1
    row, column = chr(ord("A") + layout.rows - 1 - sheet.row), sheet.column + 1
    name = words("sheet", name=stage.title, row=row, column=column, rows=layout.rows, columns=layout.columns)
    write(axes, (layout.paper_mm[0] - MARGIN_MM, MARGIN_MM + 2), name if many else words("one", name=stage.title))
    draw_bar(axes, (MARGIN_MM, MARGIN_MM + 2), words("bar"))
    if many:
        draw_overlap_marks(axes, sheet, layout, (MARGIN_MM, MARGIN_MM + FOOT_MM), OVERLAP_MM)
