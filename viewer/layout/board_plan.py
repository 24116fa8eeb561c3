"""Draws a scenario on a board from above: the board, a rim round every deployment zone, and problem marks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import shapely
from PIL import Image

from scenes.words import BOARD_SENTENCES, Tongue, sentences, together
from viewer.board.board_picture import BoardPicture
from viewer.board.board_sheet import draw_board, panel_in
from viewer.draw import palette
from viewer.draw.ink import Ink
from viewer.rulings.sight_sheet import SUPERSAMPLE, as_png

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.layout import BoardLayout, Finding
    from scenes.words import Lang
    from viewer.board.board_sheet import Panel
    from viewer.draw.ink import Box

WIDE, UNIT = 1600, 1.0
MARGIN, HEAD, LINE, FOOT = 40, 120, 34, 50
MOST_LISTED = 14
ZONE_INSET, ZONE_WIDE = 6.0, 6.0
WRONG = palette.VERDICTS["blocked"]

BOARD_PLAN_WORDS = together(BOARD_SENTENCES, sentences("layout/board_plan"))


@dataclass(frozen=True)
class BoardMark:
    """A problem on a board, with its number in the list."""

    number: int
    words: str
    area: str | None


def board_plan_png(layout: BoardLayout, problems: Sequence[Finding] = (), lang: Lang = "en") -> bytes:
    """The plan as a page of its own: title, board, and the list of what is marked."""
    tongue, marks = Tongue(lang, BOARD_PLAN_WORDS), _marks(problems, lang)
    listed = [f"{mark.number}. {mark.words}" for mark in marks[:MOST_LISTED]]
    if len(marks) > MOST_LISTED:
        listed.append(tongue("plan_more", count=len(marks) - MOST_LISTED))
    board_high = round((WIDE - 2 * MARGIN) * _aspect(layout))
    size = WIDE, HEAD + board_high + FOOT + LINE * len(listed)
    unit = SUPERSAMPLE * UNIT
    page = Ink(Image.new("RGB", (size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE), palette.PAPER), unit)
    page.text((MARGIN * unit, 26 * unit), layout.scene.name, 36, palette.INK, bold=True)
    zones = tongue("plan_zones", zones=", ".join(zone.name for zone in layout.zones))
    said = tongue("plan_problems", count=len(marks)) if marks else zones
    page.text((MARGIN * unit, 76 * unit), said, 21, WRONG if marks else palette.FADED_INK)
    draw_board_plan(page, layout, (MARGIN, HEAD, WIDE - MARGIN, HEAD + board_high), marks, tongue)
    for number, line in enumerate(listed):
        top = (HEAD + board_high + 16 + LINE * number) * unit
        page.text((MARGIN * unit, top), page.fitted(line, 20, (WIDE - 2 * MARGIN) * unit), 20, palette.INK)
    return as_png(page.image.resize(size, Image.Resampling.BOX))


def board_image(layout: BoardLayout, tongue: Tongue, wide: int = WIDE) -> Image.Image:
    """The board of a scenario alone, with its zones, for a sheet."""
    size = wide * SUPERSAMPLE, round(wide * _aspect(layout)) * SUPERSAMPLE
    page = Ink(Image.new("RGB", size, palette.WHITE), SUPERSAMPLE * wide / WIDE)
    high = size[1] / page.unit
    draw_board_plan(page, layout, (2, 2, WIDE - 2, high - 2), (), tongue)
    return page.image.resize((size[0] // SUPERSAMPLE, size[1] // SUPERSAMPLE), Image.Resampling.BOX)


def draw_board_plan(page: Ink, layout: BoardLayout, box: Box, marks: Sequence[BoardMark], tongue: Tongue) -> None:
    """The board in a box of the page, the rims of its zones, and marks."""
    left, top, right, low = (side * page.unit for side in box)
    picture = BoardPicture(layout.scene, None, None, None, "", "", "", "", tongue)
    panel = panel_in(page, picture, (left, top, right, low))
    draw_board(panel)
    rims = [_rim(panel, zone.areas, palette.side_colour(number)) for number, zone in enumerate(layout.zones)]
    for number, (zone, rim) in enumerate(zip(layout.zones, rims, strict=True)):
        if rim is not None:
            _name(page, rim, zone.name, palette.side_colour(number))
    beside: dict[str, int] = {}
    for mark in marks:
        if mark.area is not None and mark.area in layout.scene.board.areas:
            _mark(panel, mark, beside.setdefault(mark.area, 0))
            beside[mark.area] += 1


def _aspect(layout: BoardLayout) -> float:
    """How high the board is for its width."""
    board = layout.scene.board
    places = [board.grid.place(corner) for area in board.areas.values() for corner in area.polygon]
    xs, ys = [float(x) for x, _ in places], [float(y) for _, y in places]
    return (max(ys) - min(ys)) / (max(xs) - min(xs))


def _rim(panel: Panel, areas: Sequence[str], colour: str) -> Box | None:
    """A rim round the areas of a zone; returns the box of its largest part."""
    board, ink = panel.picture.scene.board, panel.ink
    shapes = [shapely.Polygon(panel.spots(board.areas[area].polygon)) for area in areas if area in board.areas]
    whole = shapely.union_all([shape.buffer(0.5) for shape in shapes]).buffer(-ZONE_INSET * ink.unit)
    parts = [part for part in getattr(whole, "geoms", [whole]) if not part.is_empty]
    for part in parts:
        for start, end in pairwise(part.exterior.coords):
            ink.cased_line(start, end, colour, ZONE_WIDE)
    if not parts:
        return None
    left, top, right, low = max(parts, key=lambda part: part.area).bounds
    return float(left), float(top), float(right), float(low)


def _name(ink: Ink, bounds: tuple[float, float, float, float], name: str, colour: str) -> None:
    half, high = ink.width_of(name, 20, bold=True) / 2 + 12 * ink.unit, 17 * ink.unit
    x, y = (bounds[0] + bounds[2]) / 2, bounds[1] + high
    ink.plate((x - half, y - high, x + half, y + high), colour, rim=palette.WHITE, radius=8)
    ink.text((x, y), name, 20, palette.WHITE, bold=True, anchor="mm")


def _mark(panel: Panel, mark: BoardMark, beside: int) -> None:
    board, ink = panel.picture.scene.board, panel.ink
    x, y = panel.spot(board.areas[mark.area or ""].icon)
    if beside == 0:
        ink.ring((x, y), 40, WRONG, 5)
    at = (x + (36 - 34 * beside) * ink.unit, y - 40 * ink.unit)
    ink.dot(at, 18, palette.WHITE)
    ink.dot(at, 16, WRONG)
    ink.text(at, str(mark.number), 19, palette.WHITE, bold=True, anchor="mm")


def _marks(problems: Sequence[Finding], lang: Lang) -> tuple[BoardMark, ...]:
    return tuple(
        BoardMark(number, one.said(lang) + (f" ({one.rule})" if one.rule else ""), one.area)
        for number, one in enumerate(problems, 1)
    )
