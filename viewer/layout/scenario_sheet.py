"""Prints the author's sheet of a scenario: the map on one page, then set-up in words, bands and victory."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from matplotlib.figure import Figure

from scenes.layout import BoardLayout, Briefing, TableLayout
from scenes.plugs import adapter_of
from scenes.words import Tongue, sentences
from viewer.draw import palette
from viewer.draw.picture import PictureError
from viewer.layout.board_plan import BOARD_PLAN_WORDS, board_image
from viewer.layout.drawing import PLAN_WORDS, draw_plan
from viewer.layout.scenario_plan import layout_case, plan_of_layout
from viewer.paper.true_scale import A4_MM, MM_PER_INCH, a4_sheets, map_pages, put_pdf

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from scenes.words import Lang
    from viewer.layout.scenario_plan import Plan

MARGIN_MM, WIDE_MM = 12.0, A4_MM[0] - 24.0
MAP_HIGH_MM = 165.0
HEADING_MM, LINE_MM, GAP_MM = 11.5, 4.8, 0.6
"""How much of a page a heading, a line and the gap below a paragraph take."""

LETTERS_PER_MM = 0.58
"""How many letters of 10 points go into a millimetre, on average."""

SHEET_WORDS = sentences("layout/scenario_sheet")


@dataclass(frozen=True, slots=True)
class SheetPrinted:
    """A sheet that was written, and how many pages it has."""

    path: Path
    pages: int


def save_sheet(path: Path, pdf: Path, *, true_scale: bool = False, lang: Lang = "en") -> SheetPrinted:
    """Print the sheet of a scenario of any game into a PDF file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    layout = layout_case(path)
    briefing: Briefing = adapter_of(path).brief(layout, lang)
    if isinstance(layout, BoardLayout):
        if true_scale:
            raise PictureError(f"{path}: a board of areas has no scale; leave --true-scale out")
        pages = list(_board_pages(layout, briefing, lang))
    else:
        pages = list(_table_pages(layout, briefing, true_scale=true_scale, lang=lang))
    put_pdf(pages, pdf, path.stem)
    return SheetPrinted(pdf, len(pages))


def _table_pages(layout: TableLayout, briefing: Briefing, *, true_scale: bool, lang: Lang) -> Iterator[Figure]:
    plan, words = plan_of_layout(layout, (), lang), Tongue(lang, SHEET_WORDS)
    first = _Page(briefing, words)
    wide, deep = plan.size_pas
    scale = min(WIDE_MM / wide, MAP_HIGH_MM / deep)

    def draw(axes: Any) -> None:
        draw_plan(axes, plan, Tongue(lang, PLAN_WORDS), points_per_pas=scale / MM_PER_INCH * 72)

    first.picture((wide * scale, deep * scale), draw)
    first.heading(words("fragments"))
    first.columns(_fragment_rows(plan, words) or [words("players_place")], 2)
    yield from _with_words(first, briefing, words, words("bands"))
    if true_scale:
        yield from map_pages(plan.stage, a4_sheets(plan.stage), lang)


def _board_pages(layout: BoardLayout, briefing: Briefing, lang: Lang) -> Iterator[Figure]:
    words = Tongue(lang, SHEET_WORDS)
    image = board_image(layout, Tongue(lang, BOARD_PLAN_WORDS))
    scale = min(WIDE_MM / image.width, MAP_HIGH_MM / image.height)
    first = _Page(briefing, words)

    def draw(axes: Any) -> None:
        axes.imshow(image, aspect="auto")
        axes.set_axis_off()

    first.picture((image.width * scale, image.height * scale), draw)
    yield from _with_words(first, briefing, words, words("armies"))


def _with_words(first: _Page, briefing: Briefing, words: Tongue, bands: str) -> Iterator[Figure]:
    """The set-up, the victory and the bands: below the map if they fit there, else on a page of their own."""
    steps = [f"{number}.  {step}" for number, step in enumerate(briefing.steps, 1)]
    page = first
    if page.high_mm([*steps, *briefing.victory]) > page.room_mm:
        yield page.figure
        page = _Page(briefing, words)
    page.heading(words("set_up"))
    page.lines(steps)
    page.heading(words("victory"))
    page.lines(briefing.victory)
    if page.bands_high_mm(briefing) > page.room_mm:
        yield page.figure
        page = _Page(briefing, words)
    page.heading(bands)
    page.side_by_side(briefing.bands)
    yield page.figure


def _fragment_rows(plan: Plan, words: Tongue) -> list[str]:
    """Number, name, worth, place and height of every fragment."""
    rows = []
    for one in plan.fragments:
        known = one.height_pas is not None
        height = words("high", height=words.number(one.height_pas or 0.0, 1)) if known else words("no_ground")
        x, y = (words.number(number, 1) for number in one.at_pas)
        rows.append(words("fragment", number=one.number, name=one.name, value=one.value, x=x, y=y, height=height))
    return rows


class _Page:
    """An A4 page that is filled from top to bottom, in millimetres."""

    def __init__(self, briefing: Briefing, words: Tongue) -> None:
        wide, high = A4_MM
        self.figure = Figure(figsize=(wide / MM_PER_INCH, high / MM_PER_INCH))
        self._y = MARGIN_MM + 5
        self._write(MARGIN_MM, briefing.title, 17, weight="bold")
        self._y += 6
        for line in textwrap.wrap(briefing.about, round(LETTERS_PER_MM * WIDE_MM)):
            self._write(MARGIN_MM, line, 9.5, color=palette.FADED_INK)
            self._y += 4.6
        self.figure.text(
            0.5, MARGIN_MM / 2 / high, words("foot", name=briefing.title), fontsize=7, ha="center",
            color=palette.FADED_INK,
        )  # fmt: skip

    @property
    def room_mm(self) -> float:
        """How much of the page is left."""
        return A4_MM[1] - MARGIN_MM - self._y

    def high_mm(self, lines: Sequence[str], wide_mm: float = WIDE_MM) -> float:
        """What paragraphs under two headings take of the page."""
        broken = sum(len(textwrap.wrap(line, round(LETTERS_PER_MM * wide_mm)) or [""]) for line in lines)
        return 2 * HEADING_MM + LINE_MM * broken + GAP_MM * len(lines)

    def bands_high_mm(self, briefing: Briefing) -> float:
        room = WIDE_MM / max(1, len(briefing.bands)) - 4
        return max((self.high_mm(figures, room) for _, figures in briefing.bands), default=0.0)

    def picture(self, size_mm: tuple[float, float], draw: Callable[[Any], None]) -> None:
        """Something drawn in the middle of the page."""
        wide, high = A4_MM
        left = (wide - size_mm[0]) / 2
        box = (left / wide, 1 - (self._y + size_mm[1]) / high, size_mm[0] / wide, size_mm[1] / high)
        draw(self.figure.add_axes(box))
        self._y += size_mm[1] + 3

    def heading(self, words: str) -> None:
        self._y += HEADING_MM - 5.5
        self._write(MARGIN_MM, words, 12.5, weight="bold", color=palette.ICHOR)
        self._y += 5.5

    def lines(self, lines: Sequence[str], left_mm: float = MARGIN_MM, wide_mm: float = WIDE_MM) -> None:
        """Paragraphs, broken where the page ends."""
        for line in lines:
            for number, part in enumerate(textwrap.wrap(line, round(LETTERS_PER_MM * wide_mm)) or [""]):
                self._write(left_mm + (5 if number else 0), part, 9.5)
                self._y += LINE_MM
            self._y += GAP_MM

    def columns(self, rows: Sequence[str], count: int) -> None:
        """Short rows in columns, read downwards."""
        deep = -(-len(rows) // count)
        top, low = self._y, self._y
        for number in range(count):
            self._y = top
            part = rows[number * deep : (number + 1) * deep]
            self.lines(part, MARGIN_MM + number * WIDE_MM / count, WIDE_MM / count - 4)
            low = max(low, self._y)
        self._y = low

    def side_by_side(self, bands: Sequence[tuple[str, Sequence[str]]]) -> None:
        """A column for each side with its figures."""
        top = self._y
        room = WIDE_MM / max(1, len(bands))
        for number, (side, figures) in enumerate(bands):
            self._y = top
            left = MARGIN_MM + number * room
            self._write(left, side, 10.5, weight="bold", color=palette.side_colour(number))
            self._y += 5.5
            self.lines(figures, left, room - 4)

    def _write(
        self, left_mm: float, words: str, size: float, *, color: str = palette.INK, weight: str = "normal"
    ) -> None:
        wide, high = A4_MM
        at = (left_mm / wide, 1 - self._y / high)
        self.figure.text(*at, words, fontsize=size, color=color, weight=weight, va="baseline")
