"""Draws the page of a table plan: a title, the table with its outline, names, marks, a scale and a staff."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from viewer.draw import annotate, palette
from viewer.draw.annotate import Plate
from viewer.draw.ink import Box, Ink
from viewer.draw.opengl import BlankError
from viewer.draw.photograph import photograph
from viewer.paper.table_plan import FOOTER, FRAME, HEADER, WIDTH, Mark, Survey, box_corners, view_of
from viewer.rulings.sight_sheet import SUPERSAMPLE, as_png

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

NAME_SIZE, MARK_SIZE = 17.0, 15.0
MOST_NAMES = 80
"""More names than this hide the table they name."""

STAFF_TICK_PAS = 0.35


def paint_survey(drawing: Survey, size: tuple[int, int]) -> bytes:
    """The page as a PNG of this size."""
    width, height = size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE
    page = Ink(Image.new("RGB", (width, height), palette.PAPER), width / WIDTH)
    room = width - 2 * FRAME * page.unit
    page.text((FRAME * page.unit, 24 * page.unit), page.fitted(drawing.title, 34, room), 34, palette.INK, bold=True)
    page.text((FRAME * page.unit, 72 * page.unit), page.fitted(drawing.subtitle, 21, room), 21, palette.FADED_INK)
    low = height - FOOTER * page.unit
    _panel(page, drawing, (FRAME * page.unit, HEADER * page.unit, width - FRAME * page.unit, low))
    small = page.fitted(drawing.small_print, 16, room)
    page.text((FRAME * page.unit, (low + height) / 2), small, 16, palette.FADED_INK, anchor="lm")
    return as_png(page.image.resize(size, Image.Resampling.BOX))


def _panel(page: Ink, drawing: Survey, box: Box) -> None:
    size = round(box[2] - box[0]), round(box[3] - box[1])
    photo = photograph(drawing, view_of(drawing, size[0] / size[1]), size)
    if photo.is_blank:
        raise BlankError
    plate = Plate(Ink(Image.fromarray(photo.pixels), page.unit), photo)
    annotate.scale_bar(plate)
    _outline(plate, drawing.table_size_pas)
    if drawing.side == "side":
        _staff(plate, drawing.top_pas)
    for number, mark in enumerate(drawing.marks):
        _mark(plate, mark, number)
    _names(plate, drawing)
    page.image.paste(plate.ink.image, (round(box[0]), round(box[1])))
    page.pen.rectangle(box, outline=palette.HAIRLINE, width=max(1, round(1.5 * page.unit)))


def _outline(plate: Plate, size_pas: tuple[float, float]) -> None:
    """The rim of the table: full where it is seen, broken where scenery hides it."""
    x, y = size_pas
    ring = np.array([(0, 0, 0), (x, 0, 0), (x, y, 0), (0, y, 0), (0, 0, 0)], dtype=float)
    for start, end in pairwise(ring):
        steps = np.linspace(0.0, 1.0, 200)[:, None]
        placed = plate.photo.place_with_depth(start * (1 - steps) + end * steps)
        seen = plate.photo.is_open(placed)
        changes = [0, *(np.flatnonzero(np.diff(seen)) + 1), len(seen) - 1]
        for first, last in pairwise(changes):
            plate.ink.path(placed[first : last + 1, :2], palette.INK, 2.2, dashed=not seen[first])


def _staff(plate: Plate, top_pas: float) -> None:
    """A surveyor's staff at the near left corner of the table, a number at every pas or two."""
    ink = plate.ink
    every = 1 if top_pas <= 8 else 2 if top_pas <= 16 else 5
    top = every * max(1, int(np.ceil(top_pas / every)))
    foot, head = plate.photo.place([(0.0, 0.0, 0.0), (0.0, 0.0, float(top))])
    ink.cased_line(foot, head, palette.INK, 2.0)
    for height in range(0, top + 1, every):
        at, aside = plate.photo.place([(0.0, 0.0, float(height)), (-STAFF_TICK_PAS, 0.0, float(height))])
        ink.line(at, aside, palette.INK, 1.6)
        ink.text((aside[0] - 6 * ink.unit, aside[1]), f"{height}", 15, palette.INK, anchor="rm")
    plate.keep_clear(foot, head)


def _mark(plate: Plate, mark: Mark, number: int) -> None:
    """A ring with its number, and what it stands for beside it."""
    colour = palette.VERDICTS["blocked"]
    at = plate.photo.place([mark.at_pas])[0]
    plate.ink.ring(at, 12.0, colour, 2.6)
    plate.ink.text(at, f"{number + 1}", 14, colour, bold=True, anchor="mm")
    reach = 16 * plate.ink.unit
    plate.taken.append((at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach))
    box = _free_box(plate, (at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach), mark.words, MARK_SIZE, ())
    if box is not None:
        _tag(plate, box, mark.words, MARK_SIZE, colour)


def _names(plate: Plate, drawing: Survey) -> None:
    """The name of every piece beside it, the largest first; off other pieces where there is room."""
    boxes = {piece.name: _box_on(plate, box_corners(piece)) for piece in drawing.pieces if len(piece.faces)}
    largest = sorted(boxes, key=lambda name: -_area(boxes[name]))[:MOST_NAMES]
    for name in largest:
        others = tuple(box for other, box in boxes.items() if other != name)
        box = _free_box(plate, boxes[name], name, NAME_SIZE, (*others, boxes[name]))
        box = box or _free_box(plate, boxes[name], name, NAME_SIZE, ())
        if box is not None:
            _tag(plate, box, name, NAME_SIZE, palette.INK)


def _box_on(plate: Plate, corners: NDArray[np.float64]) -> Box:
    at = plate.photo.place(corners)
    return float(at[:, 0].min()), float(at[:, 1].min()), float(at[:, 0].max()), float(at[:, 1].max())


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _free_box(plate: Plate, beside: Box, words: str, size: float, avoid: tuple[Box, ...]) -> Box | None:
    """Room for words beside a box that nothing else has taken."""
    for box in _places(plate, beside, words, size):
        if plate.is_free(box) and not any(annotate.overlap(box, other) for other in avoid):
            return box
    return None


def _places(plate: Plate, beside: Box, words: str, size: float) -> Iterator[Box]:
    """Where words may stand: below a box, above it, to its sides, farther off, and at last on it."""
    unit = plate.ink.unit
    half, high = plate.ink.width_of(words, size, bold=True) / 2 + 8 * unit, 0.85 * size * unit
    x, y = (beside[0] + beside[2]) / 2, (beside[1] + beside[3]) / 2
    for gap in (4 * unit, 16 * unit, 34 * unit):
        yield from (
            (x - half, beside[3] + gap, x + half, beside[3] + gap + 2 * high),
            (x - half, beside[1] - gap - 2 * high, x + half, beside[1] - gap),
            (beside[2] + gap, y - high, beside[2] + gap + 2 * half, y + high),
            (beside[0] - gap - 2 * half, y - high, beside[0] - gap, y + high),
        )
    yield (x - half, y - high, x + half, y + high)


def _tag(plate: Plate, box: Box, words: str, size: float, colour: str) -> None:
    """Words on a plate."""
    plate.ink.plate(box, palette.WHITE, rim=colour, radius=5.0)
    plate.ink.text(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), words, size, colour, bold=True, anchor="mm")
    plate.taken.append(box)
