"""The page of a game without space: whose turn it is, the cards of its state, and what was told last.

Drawn with letters and boxes alone, so it needs no graphics driver.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from PIL import Image

from viewer.draw import palette
from viewer.draw.ink import Ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from viewer.stage.sheet.state_sheet import SheetCard, SheetRow, StateSheet
    from viewer.stage.stage_set import StageSet

SUPERSAMPLE = 2
DESIGN = 1600
"""How many pixels wide a page is on which letters have their own size."""

PAD, GAP = 28.0, 18.0
TITLE, SUBTITLE, TURN, CARD, ROW = 34.0, 18.0, 24.0, 21.0, 18.0
LINE = 27.0
CARD_WIDE = 340.0
STORY_WIDE = 0.34
"""The share of the page that the story has, where there is one."""


def sheet_png(stage: StageSet, size: tuple[int, int]) -> bytes:
    """The sheet of a stage as the bytes of a PNG."""
    stream = io.BytesIO()
    sheet_image(stage, size).save(stream, "PNG")
    return stream.getvalue()


def sheet_image(stage: StageSet, size: tuple[int, int]) -> Image.Image:
    """The sheet of a stage as a picture; what does not fit is cut off below."""
    assert stage.sheet is not None, "only games without space have sheets"
    large = size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE
    ink = Ink(Image.new("RGB", large, palette.PAPER), max(large[0] / DESIGN, min(large) / 1000.0))
    pad, wide = PAD * ink.unit, float(large[0])
    ink.text((pad, pad), ink.fitted(stage.title, TITLE, wide - 2 * pad, bold=True), TITLE, palette.INK, bold=True)
    ink.text((pad, pad + 46 * ink.unit), stage.subtitle, SUBTITLE, palette.FADED_INK)
    ink.text((pad, pad + 76 * ink.unit), stage.sheet.turn, TURN, palette.VERDICTS["visible"], bold=True)
    top, right = pad + 120 * ink.unit, wide - pad
    if stage.sheet.told:
        right = wide * (1 - STORY_WIDE) - pad
        _story(ink, stage.sheet, (right + pad, top, wide - pad, large[1] - pad))
    _cards(ink, stage.sheet.cards, (pad, top, right))
    return ink.image.resize(size, Image.Resampling.BOX)


def _cards(ink: Ink, cards: Sequence[SheetCard], room: tuple[float, float, float]) -> None:
    """The cards in columns, each below the shortest column so far."""
    left, top, right = room
    gap = GAP * ink.unit
    count = max(1, int((right - left + gap) // (CARD_WIDE * ink.unit + gap)))
    wide = (right - left - (count - 1) * gap) / count
    lows = [top] * count
    for card in cards:
        column = lows.index(min(lows))
        lows[column] += _card(ink, card, (left + column * (wide + gap), lows[column]), wide) + gap


def _card(ink: Ink, card: SheetCard, at: tuple[float, float], wide: float) -> float:
    """One card; returns how high it is."""
    unit, inner = ink.unit, wide - 28 * ink.unit
    rows = [(row, ink.wrapped(_said(row), ROW, inner)) for row in card.rows]
    high = (48 + LINE * sum(len(lines) for _, lines in rows) + 14) * unit
    colour = palette.INK if card.side is None else palette.side_colour(card.side)
    ink.plate((at[0], at[1], at[0] + wide, at[1] + high), palette.WHITE, rim=colour)
    ink.text(
        (at[0] + 14 * unit, at[1] + 12 * unit), ink.fitted(card.title, CARD, inner, bold=True), CARD, colour, bold=True
    )
    down = at[1] + 48 * unit
    for _, lines in rows:
        for line in lines:
            ink.text((at[0] + 14 * unit, down), line, ROW, palette.INK)
            down += LINE * unit
    return high


def _said(row: SheetRow) -> str:
    return f"{row.name}: {' · '.join(row.values) or '—'}"


def _story(ink: Ink, sheet: StateSheet, box: tuple[float, float, float, float]) -> None:
    """What was told last, the latest on top and dark."""
    left, top, right, low = box
    ink.text((left, top), sheet.story_title, CARD, palette.INK, bold=True)
    down = top + 40 * ink.unit
    for number, said in enumerate(reversed(sheet.told)):
        for line in ink.wrapped(said, ROW, right - left):
            if down + LINE * ink.unit > low:
                return
            ink.text((left, down), line, ROW, palette.FADED_INK if number else palette.INK)
            down += LINE * ink.unit
        down += 6 * ink.unit
