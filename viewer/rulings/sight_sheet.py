"""Draws the page of a sight ruling: verdict on top, the view across the line, and what the looker sees beside it."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

from PIL import Image

from viewer.draw import annotate, camera, palette
from viewer.draw.annotate import Plate
from viewer.draw.ink import Box, Ink
from viewer.draw.opengl import BlankError
from viewer.draw.photograph import Photograph, hiding_scenery, photograph
from viewer.rulings.sight_lines import body_piece

if TYPE_CHECKING:
    from viewer.draw.picture import Drawing, DrawnFigure

SUPERSAMPLE = 2
DESIGN_SIZE, TALL_DESIGN_WIDTH = (1600, 1000), 1000
MARGIN, HEADER, TALL_HEADER, FOOTER, TITLE = 26, 150, 234, 46, 34
COLUMN_SHARE, ROW_SHARE = 0.27, 0.30
ROW, MOST_ROWS = 54, 3


def paint(drawing: Drawing, size: tuple[int, int]) -> bytes:
    """The page as a PNG of this size."""
    width, height = size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE
    page = Ink(Image.new("RGB", (width, height), palette.PAPER), _unit(width, height))
    _header(page, drawing)
    main, beside = _panels(page)
    _main_panel(page, drawing, main)
    _side_panels(page, drawing, beside)
    _footer(page, drawing)
    return as_png(page.image.resize(size, Image.Resampling.BOX))


def as_png(image: Image.Image) -> bytes:
    stream = io.BytesIO()
    image.save(stream, "PNG", compress_level=6)
    return stream.getvalue()


def _is_tall(width: int, height: int) -> bool:
    return width <= 1.15 * height


def _unit(width: int, height: int) -> float:
    """How many pixels one pixel of the design takes: letters keep a readable size on tall pages too."""
    if _is_tall(width, height):
        return width / TALL_DESIGN_WIDTH
    return min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1])


def _panels(page: Ink) -> tuple[Box, Box]:
    """Room for the main view, and for smaller ones: beside it on a wide page, below it on a tall one."""
    width, height = page.image.size
    gap, low = MARGIN * page.unit, height - FOOTER * page.unit
    if _is_tall(width, height):
        top, split = TALL_HEADER * page.unit, low - ROW_SHARE * height
        return (gap, top, width - gap, split - gap), (gap, split, width - gap, low)
    top, split = HEADER * page.unit, width - gap - COLUMN_SHARE * width
    return (gap, top, split - gap, low), (split, top, width - gap, low)


def _side_panels(page: Ink, drawing: Drawing, box: Box) -> None:
    """What the looker sees; then the tightest place, or what the target sees and what stops the lines."""
    looker, target = drawing.pair
    if drawing.shares and drawing.gap is None:
        needed = (TITLE + ROW * min(len(drawing.shares), MOST_ROWS)) * page.unit
        box, low = _split(page, box, 1 - needed / (box[3] - box[1]))
        _shares_panel(page, drawing, low)
    first, second = _split(page, box, 0.5)
    _eye_panel(page, drawing, first, (looker, target), drawing.caption.eye_titles[0])
    if drawing.gap is not None:
        _gap_panel(page, drawing, second)
    else:
        _eye_panel(page, drawing, second, (target, looker), drawing.caption.eye_titles[1])


def _split(page: Ink, box: Box, share: float) -> tuple[Box, Box]:
    """Two panels: a tall box is cut across at a share of its height, a wide one in the middle."""
    left, top, right, low = box
    half_gap = MARGIN * page.unit / 2
    if right - left > low - top:
        middle = (left + right) / 2
        return (left, top, middle - half_gap, low), (middle + half_gap, top, right, low)
    cut = top + share * (low - top)
    return (left, top, right, cut - half_gap), (left, cut + half_gap, right, low)


def _inner_size(box: Box) -> tuple[int, int]:
    return round(box[2] - box[0]), round(box[3] - box[1])


def _paste(page: Ink, photo: Photograph, plate: Plate, box: Box) -> None:
    """Put an inked photograph on the page, with a hairline round it."""
    page.image.paste(plate.ink.image, (round(box[0]), round(box[1])))
    wide = max(1, round(1.5 * page.unit))
    page.pen.rectangle(
        (box[0] - wide, box[1] - wide, box[0] + photo.size[0] + wide, box[1] + photo.size[1] + wide),
        outline=palette.HAIRLINE,
        width=wide,
    )


def _plate(page: Ink, photo: Photograph) -> Plate:
    return Plate(Ink(Image.fromarray(photo.pixels), page.unit), photo)


def _main_panel(page: Ink, drawing: Drawing, box: Box) -> None:
    size = _inner_size(box)
    view = camera.across_the_line(drawing, size[0] / size[1], hiding_scenery(drawing))
    photo = photograph(drawing, view, size)
    if photo.is_blank:
        raise BlankError
    plate = _plate(page, photo)
    annotate.scale_bar(plate)
    for figure in drawing.figures:
        if figure.blocks:
            annotate.draw_body(plate, figure, palette.LINES["stopped"])
        elif figure in drawing.pair:
            annotate.draw_body(plate, figure, palette.side_colour(drawing.sides.index(figure.side)))
    for line in sorted(drawing.lines, key=lambda line: line.kind != "stopped"):
        annotate.draw_line(plate, line)
    for figure in drawing.pair:
        annotate.name_figure(plate, drawing, figure)
    annotate.name_blockers(plate, drawing)
    for figure in drawing.figures:
        if figure not in drawing.pair:
            annotate.name_figure(plate, drawing, figure, small=not figure.blocks)
    if drawing.gap is not None:
        annotate.draw_gap(plate, drawing.gap, drawing.gap_length)
    _paste(page, photo, plate, box)


def _eye_panel(page: Ink, drawing: Drawing, box: Box, pair: tuple[DrawnFigure, DrawnFigure], title: str) -> None:
    """What one of the pair sees: the other's body outlined, even where it is hidden."""
    looker, target = pair
    line = drawing.free_line
    if line is not None and looker.name == drawing.target:
        line = replace(line, start=line.end, end=line.start)
    box = _titled(page, box, title)
    view = camera.through_the_eyes(looker, target, line)
    photo = photograph(drawing, view, _inner_size(box), without=[looker.name])
    plate = _plate(page, photo)
    annotate.draw_body(plate, target, palette.side_colour(drawing.sides.index(target.side)))
    if line is not None:
        at = photo.place([line.end])[0]
        plate.ink.ring(at, 9.0, palette.LINES[line.kind], 3.0)
        plate.ink.dot(at, 2.2, palette.LINES[line.kind])
        plate.keep_clear(at, at)
    annotate.name_figure(plate, drawing, target, small=True)
    _paste(page, photo, plate, box)


def _gap_panel(page: Ink, drawing: Drawing, box: Box) -> None:
    """The tightest place of the line, cut open and enlarged."""
    gap, line = drawing.gap, drawing.free_line
    assert gap is not None
    assert line is not None
    box = _titled(page, box, drawing.caption.gap_title)
    view = camera.close_up(gap, (line.start, line.end))
    photo = photograph(_of_bodies(drawing), view, _inner_size(box), cut_open=True)
    plate = _plate(page, photo)
    start, end = photo.place([line.start, line.end])
    plate.ink.cased_line(start, end, palette.LINES[line.kind], 5.0)
    on_line, on_obstacle = photo.place([gap.on_line, gap.on_obstacle])
    annotate.draw_length(plate, on_line, on_obstacle, drawing.gap_length, gap.obstacle)
    _paste(page, photo, plate, box)


def _of_bodies(drawing: Drawing) -> Drawing:
    """The drawing as lines meet it: other figures as bodies instead of pawns, and nothing tinted."""
    bodies = [body_piece(figure) for figure in drawing.figures if figure not in drawing.pair]
    pieces = [replace(piece, blocks=False) for piece in drawing.pieces]
    return replace(drawing, pieces=(*pieces, *bodies), figures=())


def _shares_panel(page: Ink, drawing: Drawing, box: Box) -> None:
    """Which obstacle stops how many of the sampled lines, as bars."""
    left, top, right, low = _titled(page, box, drawing.caption.shares_title)
    rows = min(MOST_ROWS, int((low - top) / (ROW * page.unit) + 0.5))
    for number, share in enumerate(drawing.shares[:rows]):
        y = top + number * ROW * page.unit
        percent = f"{100 * share.share:.0f} %"
        room = right - left - page.width_of(percent, 20, bold=True) - 16 * page.unit
        page.text((left, y + 4 * page.unit), page.fitted(share.name, 20, room), 20, palette.INK)
        page.text((right, y + 4 * page.unit), percent, 20, palette.INK, bold=True, anchor="ra")
        bar = (left, y + 33 * page.unit, right, y + 43 * page.unit)
        page.plate(bar, palette.HAIRLINE, radius=4)
        full = bar[0] + max(share.share, 0.02) * (right - left)
        page.plate((*bar[:2], full, bar[3]), palette.BLOCKER, radius=4)


def _titled(page: Ink, box: Box, title: str) -> Box:
    """Write a title over a panel, and give what is left of it."""
    room = box[2] - box[0]
    page.text((box[0], box[1]), page.fitted(title, 19, room, bold=True), 19, palette.INK, bold=True)
    return box[0], box[1] + TITLE * page.unit, box[2], box[3]


def _header(page: Ink, drawing: Drawing) -> None:
    """The verdict with its sign, the two figures, and why: in two lines, or in four on a tall page."""
    unit, caption, colour = page.unit, drawing.caption, palette.VERDICTS[drawing.verdict]
    centre = (MARGIN + 46) * unit, 74 * unit
    page.dot(centre, 46, colour)
    _sign(page, centre, drawing.verdict)
    left, right = (MARGIN + 116) * unit, page.image.width - MARGIN * unit
    page.text((left, 76 * unit), caption.verdict, 62, colour, bold=True, anchor="ls")
    if _is_tall(*page.image.size):
        headline, lines = (left, 120 * unit), page.wrapped(caption.reason, 24, right - MARGIN * unit)[:2]
        places = [(MARGIN * unit, (170 + 32 * number) * unit) for number in range(2)]
    else:
        after = left + page.width_of(caption.verdict, 62, bold=True) + 30 * unit
        headline, lines, places = (after, 76 * unit), [caption.reason], [(left, 120 * unit)]
    size = page.fitting_size(caption.headline, 32, 18, right - headline[0])
    page.text(headline, page.fitted(caption.headline, size, right - headline[0]), size, palette.INK, anchor="ls")
    for place, words in zip(places, lines, strict=False):
        page.text(place, page.fitted(words, 24, right - place[0]), 24, palette.INK, anchor="ls")


def _sign(page: Ink, centre: tuple[float, float], verdict: str) -> None:
    """A tick, a cross, a wavy equals or a question mark: the verdict without colour."""
    x, y = centre
    unit = page.unit
    if verdict == "visible":
        page.line((x - 22 * unit, y + 2 * unit), (x - 6 * unit, y + 18 * unit), palette.WHITE, 9)
        page.line((x - 6 * unit, y + 18 * unit), (x + 22 * unit, y - 16 * unit), palette.WHITE, 9)
    elif verdict == "blocked":
        for tilt in (1, -1):
            page.line((x - 18 * unit, y - tilt * 18 * unit), (x + 18 * unit, y + tilt * 18 * unit), palette.WHITE, 9)
    else:
        page.text((x, y), "≈" if verdict == "too_close" else "?", 66, palette.WHITE, bold=True, anchor="mm")


def _footer(page: Ink, drawing: Drawing) -> None:
    """What the strokes mean, on the left; small print on the right."""
    unit = page.unit
    y = page.image.height - FOOTER / 2 * unit + 2 * unit
    x = MARGIN * unit
    for kind, words in drawing.caption.legend:
        colour = palette.LINES[kind]
        page.line((x, y), (x + 40 * unit, y), colour, annotate.WIDTHS[kind])
        if kind == "stopped":
            page.cross((x + 40 * unit, y), 6, colour, 3)
        page.text((x + 54 * unit, y), words, 16, palette.FADED_INK, anchor="lm")
        x += 54 * unit + page.width_of(words, 16) + 34 * unit
    room = page.image.width - x - MARGIN * unit
    words = page.fitted(drawing.caption.small_print, 16, room)
    page.text((page.image.width - MARGIN * unit, y), words, 16, palette.FADED_INK, anchor="rm")
