"""Draws the words below a film: the turn, what happens, the dice rolled, and how far the game has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viewer.draw import palette
from viewer.draw.ink import Ink
from viewer.replay.film import caption_height

if TYPE_CHECKING:
    from PIL import Image

    from viewer.replay.film import Film, Take

SAID, SMALL, DIE = 25.0, 15.0, 17.0
LINE = 30.0
BAR = 6.0
PAD = 22.0


def write_caption(page: Image.Image, film: Film, take: Take, progress: float) -> None:
    """Write into the strip below the stage."""
    high = caption_height(film.size)
    ink = Ink(page, high / 118)
    top, pad = film.size[1] - high, PAD * ink.unit
    ink.pen.line((0, top, page.width, top), fill=palette.HAIRLINE, width=2)
    heading = " · ".join(part for part in (take.heading, film.title) if part)
    ink.text((pad, top + 23 * ink.unit), heading, SMALL, palette.FADED_INK, anchor="ls")
    _dice(ink, page.width - pad, top + 17 * ink.unit, take.dice)
    colour = palette.VERDICTS["blocked"] if take.wound else palette.INK
    _sentence(ink, take, (pad, top + 56 * ink.unit), page.width - 2 * pad, colour)
    _bar(ink, film, progress)


def _sentence(ink: Ink, take: Take, at: tuple[float, float], room: float, colour: str) -> None:
    """What happens, in two lines at most; a cross before it when a figure is hurt, so that colour is not alone."""
    said = f"✚ {take.said}" if take.wound else take.said
    size = ink.fitting_size(said, SAID, 17.0, 1.9 * room)
    lines = ink.wrapped(said, size, room)
    if len(lines) > 2:
        lines = [lines[0], ink.fitted(" ".join(lines[1:]), size, room)]
    for number, line in enumerate(lines):
        ink.text((at[0], at[1] + number * LINE * ink.unit), line, size, colour, bold=take.wound, anchor="ls")


def _dice(ink: Ink, right: float, middle: float, numbers: tuple[int, ...]) -> None:
    """Dice with what they show, the last one rightmost."""
    side, step = DIE * ink.unit, (DIE * 1.25 + 8) * ink.unit
    for place, number in enumerate(reversed(numbers)):
        x = right - side - place * step
        box = (x - 0.62 * side, middle - 0.62 * side, x + 0.62 * side, middle + 0.62 * side)
        ink.plate(box, palette.WHITE, rim=palette.INK, radius=4)
        ink.text((x, middle), str(number), 14, palette.INK, bold=True, anchor="mm")


def _bar(ink: Ink, film: Film, progress: float) -> None:
    """How far the film is, with a tick where a figure is hurt."""
    width, height = film.size
    top = height - BAR * ink.unit
    ink.pen.rectangle((0, top, width, height), fill=palette.HAIRLINE)
    ink.pen.rectangle((0, top, progress * width, height), fill=palette.VERDICTS["visible"])
    passed = 0.0
    for take in film.takes:
        passed += take.travel_s + take.hold_s
        if take.wound:
            x = passed / film.seconds * width
            ink.pen.rectangle((x - ink.unit, top, x + ink.unit, height), fill=palette.VERDICTS["blocked"])
