"""Draws the page of a judged path: the table from above and aside with the path on it, and its legs in words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from viewer.draw import annotate, palette
from viewer.draw.annotate import Plate
from viewer.draw.ink import Box, Ink
from viewer.draw.opengl import BlankError
from viewer.draw.photograph import hiding_scenery, photograph
from viewer.rulings.from_above import birds_eye, from_above, heading
from viewer.rulings.sight_sheet import DESIGN_SIZE, SUPERSAMPLE, as_png

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from viewer.draw.picture import Point
    from viewer.rulings.move import DrawnLeg, LegRow, MovePicture

MARGIN, HEADER, FOOTER = 26, 150, 46
COLUMN_SHARE = 0.30
FALL = "#B3201E"
WAKE = "#6B4FA0"
COLOURS = {
    "walk": "#1D5FA8",
    "jump": "#C4500A",
    "leap": "#A8327F",
    "climb": "#0B7A55",
    "descend": "#0B7A55",
    "ladder": "#7A4E1F",
    "rope": "#7A4E1F",
    "swim": "#2A8FBD",
    "drop": FALL,
    "dive": FALL,
}
"""Colours of legs by kind; each leg has its number as well, so that colour is never needed to tell them apart."""

OTHER = palette.INK
SAMPLES_PER_PAS = 16
TITLE_SIZE, LINE_SIZE, LINE = 18.0, 15.0, 21.0
PLAN_ROOM, PLAN_MOST = 220, 400
"""Pixels of the column that a plan needs at least, and takes at most."""


def paint_move(drawing: MovePicture, size: tuple[int, int]) -> bytes:
    """The page as a PNG of this size."""
    width, height = size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE
    page = Ink(Image.new("RGB", (width, height), palette.PAPER), min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1]))
    words, gap = drawing.words, MARGIN * page.unit
    heading(page, words.verdict, words.headline, words.reason, good=drawing.legal)
    top, low = HEADER * page.unit, height - FOOTER * page.unit
    split = width - gap - COLUMN_SHARE * width
    _main(page, drawing, (gap, top, split - gap, low))
    _column(page, drawing, (split, top, width - gap, low))
    small = page.fitted(words.small_print, 16, width - 2 * gap)
    page.text((gap, (low + height) / 2), small, 16, palette.FADED_INK, anchor="lm")
    return as_png(page.image.resize(size, Image.Resampling.BOX))


def colour_of(kind: str) -> str:
    return COLOURS.get(kind, OTHER)


def _main(page: Ink, drawing: MovePicture, box: Box) -> None:
    size = round(box[2] - box[0]), round(box[3] - box[1])
    view = birds_eye(drawing.frame, size[0] / size[1], hiding_scenery(drawing))
    photo = photograph(drawing, view, size)
    if photo.is_blank:
        raise BlankError
    plate = Plate(Ink(Image.fromarray(photo.pixels), page.unit), photo)
    annotate.scale_bar(plate)
    mover = drawing.figure(drawing.mover)
    annotate.draw_body(plate, drawing.arrival, palette.VERDICTS["visible" if drawing.legal else "blocked"])
    if drawing.wanted is not None:
        start, end = photo.place(drawing.wanted)
        plate.ink.dashes(start, end, palette.FADED_INK, 2.4)
    for leg in drawing.legs:
        _leg(plate, leg)
    for number, leg in enumerate(drawing.legs, 1):
        _badge(plate, leg, number)
    _wakes(plate, drawing)
    if drawing.stop is not None:
        _stop(plate, drawing.stop)
    annotate.name_figure(plate, drawing, mover)
    for figure in drawing.figures:
        if figure is not mover:
            annotate.name_figure(plate, drawing, figure, small=True)
    page.image.paste(plate.ink.image, (round(box[0]), round(box[1])))
    page.pen.rectangle(box, outline=palette.HAIRLINE, width=max(1, round(1.5 * page.unit)))


def _leg(plate: Plate, leg: DrawnLeg) -> None:
    for fall in leg.risks:
        _dotted(plate, fall)
    for start, end in leg.falls:
        _stroke(plate, (start, end), FALL, 4.0)
        _arrow(plate, start, end, FALL)
    _stroke(plate, leg.points, colour_of(leg.kind), 5.0)
    if leg.points:
        plate.ink.dot(plate.photo.place([leg.points[0]])[0], 4.0, palette.WHITE)


@dataclass(frozen=True)
class Run:
    """A stretch of a stroke that is all seen or all hidden, in pixels."""

    corners: NDArray[np.float64]
    shown: bool


def _stroke(plate: Plate, points: tuple[Point, ...], colour: str, width: float) -> None:
    """A line through space: full where it is seen, broken where scenery hides it; cased in white."""
    for run in _runs(plate, points):
        if run.shown:
            plate.ink.path(run.corners, palette.WHITE, width + 3.5)
    for run in _runs(plate, points):
        plate.ink.path(run.corners, colour, width if run.shown else 0.8 * width, dashed=not run.shown)
        plate.keep_clear(run.corners[0], run.corners[-1])


def _runs(plate: Plate, points: tuple[Point, ...]) -> Iterator[Run]:
    samples = _samples(points)
    if len(samples) < 2:
        return
    placed = plate.photo.place_with_depth(samples)
    shown = plate.photo.is_open(placed)
    changes = [0, *(np.flatnonzero(np.diff(shown)) + 1), len(samples) - 1]
    for first, last in pairwise(changes):
        if last > first:
            yield Run(placed[first : last + 1, :2], bool(shown[first]))


def _samples(points: tuple[Point, ...]) -> NDArray[np.float64]:
    corners = np.asarray(points, dtype=float).reshape(-1, 3)
    parts = [corners[:1]]
    for start, end in pairwise(corners):
        count = max(2, int(SAMPLES_PER_PAS * np.linalg.norm(end - start)))
        parts.append(start + np.linspace(0.0, 1.0, count)[1:, None] * (end - start))
    return np.concatenate(parts)


def _arrow(plate: Plate, start: Point, end: Point, colour: str) -> None:
    """The head of an arrow where a fall ends."""
    tail, tip = plate.photo.place([start, end])
    away = tip - tail
    length = float(np.hypot(*away))
    if length < 1.0:
        return
    ahead, reach = away / length, 13 * plate.ink.unit
    aside = np.array([-ahead[1], ahead[0]])
    corners = [tip, tip - reach * ahead + 0.6 * reach * aside, tip - reach * ahead - 0.6 * reach * aside]
    plate.ink.pen.polygon([(float(x), float(y)) for x, y in corners], fill=colour)


def _dotted(plate: Plate, fall: tuple[Point, Point]) -> None:
    """The fall of a failure: dots, and a cross where it lands."""
    start, end = plate.photo.place(fall)
    length = float(np.hypot(*(end - start)))
    for share in np.arange(0.0, 1.0, 11 * plate.ink.unit / max(length, 1.0)):
        plate.ink.dot(start + share * (end - start), 2.6, FALL)
    plate.ink.cross(end, 6.0, FALL, 2.6)
    plate.keep_clear(start, end)


def _badge(plate: Plate, leg: DrawnLeg, number: int) -> None:
    """The number of a leg in the middle of it; a die's ring round it where it is rolled for."""
    samples = _samples(leg.points)
    if not len(samples):
        return
    at = plate.photo.place([samples[len(samples) // 2]])[0]
    if leg.rolls:
        plate.ink.ring(at, 17.0, palette.INK, 2.2)
    plate.ink.dot(at, 14.0, palette.WHITE)
    plate.ink.dot(at, 12.5, colour_of(leg.kind))
    plate.ink.text(at, f"{number}", 15, palette.WHITE, bold=True, anchor="mm")
    reach = 18 * plate.ink.unit
    plate.taken.append((at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach))


def _wakes(plate: Plate, drawing: MovePicture) -> None:
    """Diamonds with a letter where the path triggers something, side by side where it triggers several at once."""
    reach, before = 15 * plate.ink.unit, [np.array([-1e9, -1e9])]
    for number, (at, _) in enumerate(drawing.wakes):
        spot = plate.photo.place([at])[0]
        while min(float(np.hypot(*(spot - other))) for other in before) < 1.6 * reach:
            spot = spot + np.array([1.7 * reach, 0.0])
        before.append(spot)
        plate.ink.badge(spot, 13.0, palette.WHITE, "diamond", "")
        plate.ink.badge(spot, 11.0, WAKE, "diamond", letter(number))
        plate.taken.append((spot[0] - reach, spot[1] - reach, spot[0] + reach, spot[1] + reach))


def letter(number: int) -> str:
    """The letter of a trigger."""
    return chr(ord("a") + number % 26)


def _stop(plate: Plate, at: Point) -> None:
    """A cross in a ring where the path is refused."""
    spot = plate.photo.place([at])[0]
    plate.ink.ring(spot, 16.0, palette.VERDICTS["blocked"], 4.0)
    plate.ink.cross(spot, 8.0, palette.VERDICTS["blocked"], 4.0)
    reach = 20 * plate.ink.unit
    plate.taken.append((spot[0] - reach, spot[1] - reach, spot[0] + reach, spot[1] + reach))


def _column(page: Ink, drawing: MovePicture, box: Box) -> None:
    """The legs in words, what they wake, and the whole table where there is room; the command says the rest."""
    y = _title(page, box, box[1], drawing.words.legs_title) if drawing.rows else box[1]
    for number, row in enumerate(drawing.rows, 1):
        y = _row(page, box, y, row, number)
    if drawing.wakes:
        y = _title(page, box, y + 10 * page.unit, drawing.words.wakes_title)
    for number, (_, words) in enumerate(drawing.wakes):
        lines = page.wrapped(words, LINE_SIZE, box[2] - box[0] - 38 * page.unit)
        if y + len(lines) * LINE * page.unit > box[3]:
            return
        page.badge((box[0] + 14 * page.unit, y + 11 * page.unit), 11.0, WAKE, "diamond", letter(number))
        y = _lines(page, box, y, lines) + 6 * page.unit
    if box[3] - y > PLAN_ROOM * page.unit:
        _plan(page, drawing, (box[0], max(y + 16 * page.unit, box[3] - PLAN_MOST * page.unit), box[2], box[3]))


def _plan(page: Ink, drawing: MovePicture, box: Box) -> None:
    """The whole table from above, with the path."""
    top = _title(page, box, box[1], drawing.words.plan_title)
    size = round(box[2] - box[0]), round(box[3] - top)
    x, y = drawing.table_size_pas
    view = from_above([(0.0, 0.0, 0.0), (x, y, 0.0)], size[0] / size[1])
    photo = photograph(drawing, view, size)
    plate = Plate(Ink(Image.fromarray(photo.pixels), page.unit), photo)
    for leg in drawing.legs:
        _stroke(plate, leg.points, colour_of(leg.kind), 3.4)
    if drawing.stop is not None:
        plate.ink.cross(photo.place([drawing.stop])[0], 6.0, palette.VERDICTS["blocked"], 3.0)
    page.image.paste(plate.ink.image, (round(box[0]), round(top)))
    page.pen.rectangle((box[0], top, box[2], box[3]), outline=palette.HAIRLINE, width=max(1, round(1.5 * page.unit)))


def _title(page: Ink, box: Box, y: float, words: str) -> float:
    page.text((box[0], y), words, 19, palette.INK, bold=True)
    return y + 34 * page.unit


def _row(page: Ink, box: Box, y: float, row: LegRow, number: int) -> float:
    room = box[2] - box[0] - 38 * page.unit
    lines = [line for words in row.lines for line in page.wrapped(words, LINE_SIZE, room)]
    needed = (26 + LINE * len(lines)) * page.unit
    if y + needed > box[3]:
        return y
    mark = (box[0] + 14 * page.unit, y + 11 * page.unit)
    page.dot(mark, 12.5, colour_of(row.kind))
    page.text(mark, f"{number}", 15, palette.WHITE, bold=True, anchor="mm")
    title = page.fitted(row.title, TITLE_SIZE, room, bold=True)
    page.text((box[0] + 36 * page.unit, y), title, TITLE_SIZE, palette.INK, bold=True)
    return _lines(page, box, y + 25 * page.unit, lines) + 9 * page.unit


def _lines(page: Ink, box: Box, y: float, lines: list[str]) -> float:
    for line in lines:
        page.text((box[0] + 36 * page.unit, y), line, LINE_SIZE, palette.INK)
        y += LINE * page.unit
    return y
