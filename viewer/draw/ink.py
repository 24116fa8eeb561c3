"""Draws strokes and letters on an image: cased lines, dashes, crosses, rings, labels.

Everything is drawn at twice the final size and halved at the end, which smooths it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib as mpl
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from viewer.draw import palette

if TYPE_CHECKING:
    from numpy.typing import NDArray

Box = tuple[float, float, float, float]
Spot = tuple[float, float]

DASH, PAUSE = 9.0, 7.0


@cache
def typeface(pixels: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    """DejaVu Sans, which comes with matplotlib and has Greek and accented letters."""
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    return ImageFont.truetype(Path(mpl.get_data_path()) / "fonts" / "ttf" / name, pixels)


@dataclass(frozen=True, eq=False)
class Ink:
    """A pen on an image; `unit` is the number of pixels in one pixel of the design."""

    image: Image.Image
    unit: float

    @property
    def pen(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image)

    def line(self, start: Any, end: Any, colour: str, width: float) -> None:
        """A straight stroke with round ends."""
        (x0, y0), (x1, y1) = start, end
        thick = max(1, round(width * self.unit))
        self.pen.line((x0, y0, x1, y1), fill=colour, width=thick)
        for x, y in ((x0, y0), (x1, y1)):
            self.dot((x, y), width / 2, colour)

    def cased_line(self, start: Any, end: Any, colour: str, width: float) -> None:
        """A stroke with a white rim, so that it stands out from any ground."""
        self.line(start, end, palette.WHITE, width + 3.5)
        self.line(start, end, colour, width)

    def dashes(self, start: Any, end: Any, colour: str, width: float, *, cased: bool = True) -> None:
        """A broken stroke: what lies behind something."""
        start, end = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
        length = max(float(np.hypot(*(end - start))), 1e-9)
        stroke = self.cased_line if cased else self.line
        for low in np.arange(0.0, length, (DASH + PAUSE) * self.unit) / length:
            high = min(low + DASH * self.unit / length, 1.0)
            stroke(start + low * (end - start), start + high * (end - start), colour, width)

    def path(self, corners: NDArray[np.float64], colour: str, width: float, *, dashed: bool = False) -> None:
        """Draw a stroke through many points."""
        if dashed:
            walked = np.cumsum([0.0, *np.hypot(*np.diff(corners, axis=0).T)])
            for low in np.arange(0.0, walked[-1], (DASH + PAUSE) * self.unit):
                along = np.linspace(low, min(low + DASH * self.unit, walked[-1]), 6)
                dash = np.stack([np.interp(along, walked, corners[:, axis]) for axis in (0, 1)], axis=1)
                self.path(dash, colour, width)
        else:
            thick = max(1, round(width * self.unit))
            self.pen.line([(x, y) for x, y in corners.tolist()], fill=colour, width=thick, joint="curve")

    def dot(self, at: Any, radius: float, colour: str) -> None:
        reach = radius * self.unit
        self.pen.ellipse((at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach), fill=colour)

    def ring(self, at: Any, radius: float, colour: str, width: float) -> None:
        for tone, wide in ((palette.WHITE, width + 3.5), (colour, width)):
            reach = (radius + wide / 2) * self.unit
            box = (at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)
            self.pen.ellipse(box, outline=tone, width=max(1, round(wide * self.unit)))

    def cross(self, at: Any, radius: float, colour: str, width: float) -> None:
        reach = radius * self.unit
        for tone, wide in ((palette.WHITE, width + 3.5), (colour, width)):
            for tilt in (1, -1):
                self.line((at[0] - reach, at[1] - tilt * reach), (at[0] + reach, at[1] + tilt * reach), tone, wide)

    def badge(self, at: Any, radius: float, colour: str, shape: str, letter: str) -> None:
        """The sign of a side: a shape in its colour with a letter."""
        reach = radius * self.unit
        corners = [(at[0] + reach * x, at[1] + reach * y) for x, y in BADGES.get(shape, ())]
        if corners:
            self.pen.polygon(corners, fill=colour)
        else:
            self.dot(at, radius, colour)
        drop = 0.18 * reach if shape == "cone" else 0.0
        self.text((at[0], at[1] + drop), letter, radius * 1.05, palette.WHITE, bold=True, anchor="mm")

    def text(self, at: Any, words: str, size: float, colour: str, *, bold: bool = False, anchor: str = "la") -> None:
        face = typeface(max(1, round(size * self.unit)), bold=bold)
        self.pen.text((float(at[0]), float(at[1])), words, fill=colour, font=face, anchor=anchor)

    def width_of(self, words: str, size: float, *, bold: bool = False) -> float:
        """The length of a line of text, in pixels of the image."""
        return float(typeface(max(1, round(size * self.unit)), bold=bold).getlength(words))

    def fitting_size(self, words: str, size: float, smallest: float, room: float) -> float:
        """The size at which the words fit the room, but not below the smallest."""
        return min(size, max(smallest, 0.97 * size * room / max(self.width_of(words, size), 1.0)))

    def fitted(self, words: str, size: float, room: float, *, bold: bool = False) -> str:
        """The words, cut short with an ellipsis where they are longer than the room."""
        if self.width_of(words, size, bold=bold) <= room:
            return words
        while words and self.width_of(words + "…", size, bold=bold) > room:
            words = words[:-1].rstrip()
        return words + "…"

    def wrapped(self, words: str, size: float, room: float) -> list[str]:
        """The words in lines that fit the room."""
        lines = [""]
        for word in words.split():
            longer = f"{lines[-1]} {word}".strip()
            if self.width_of(longer, size) <= room or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def plate(self, box: Box, colour: str, *, rim: str | None = None, radius: float = 8.0) -> None:
        """A filled box with round corners."""
        wide = max(1, round(1.5 * self.unit))
        self.pen.rounded_rectangle(box, radius * self.unit, fill=colour, outline=rim, width=wide if rim else 0)


BADGES = {
    "cube": ((-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)),
    "cone": ((0.0, -1.25), (1.25, 0.95), (-1.25, 0.95)),
    "diamond": ((0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)),
    "drum": ((-0.6, -1.05), (0.6, -1.05), (1.15, 0.0), (0.6, 1.05), (-0.6, 1.05), (-1.15, 0.0)),
}
"""Badges of sides as polygons about their middle; a ball has a disc."""
