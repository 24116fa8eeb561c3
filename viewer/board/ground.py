"""Draws the ground of areas on a board: a calm colour for each terrain, and a pattern that tells it without colour."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Spot = tuple[float, float]

GROUND = {
    "open_ground": "#EDE4CC",
    "forest": "#C9DBB2",
    "ruins": "#DDD5C6",
    "rock": "#C6C4C1",
    "cliff": "#B5A48E",
    "water": "#B5D3E3",
    "swamp": "#C6C9A0",
    "lava": "#F2B494",
    "polar": "#E6EFF4",
    "rift": "#8F8792",
    "stairs": "#E7D7BE",
    "cage": "#D9D2DE",
}
MARKS = {
    "open_ground": "#DCCFAF",
    "forest": "#7FA662",
    "ruins": "#A79B86",
    "rock": "#94918D",
    "cliff": "#85725A",
    "water": "#6FA3C0",
    "swamp": "#83884F",
    "lava": "#CF5A2B",
    "polar": "#9DBACB",
    "rift": "#5B5360",
    "stairs": "#BFA47C",
    "cage": "#9789A3",
}
TILE = 56
"""Sides of the tile of a pattern, in pixels of the design."""


class Stamp:
    """A tile on which a pattern is drawn; strokes that leave it on one side come in on the other."""

    def __init__(self, unit: float, ground: str, mark: str) -> None:
        self.side = round(TILE * unit)
        self.unit = unit
        self.mark = mark
        self.image = Image.new("RGB", (self.side, self.side), ground)
        self._pen = ImageDraw.Draw(self.image)

    def line(self, *points: Spot, width: float = 1.8) -> None:
        """A stroke through points given in pixels of the design."""
        for x, y in self._copies():
            shifted = [((px * self.unit) + x, (py * self.unit) + y) for px, py in points]
            self._pen.line(shifted, fill=self.mark, width=max(1, round(width * self.unit)), joint="curve")

    def blob(self, centre: Spot, radius: float) -> None:
        for x, y in self._copies():
            cx, cy, reach = centre[0] * self.unit + x, centre[1] * self.unit + y, radius * self.unit
            self._pen.ellipse((cx - reach, cy - reach, cx + reach, cy + reach), fill=self.mark)

    def shape(self, *points: Spot) -> None:
        for x, y in self._copies():
            self._pen.polygon([(px * self.unit + x, py * self.unit + y) for px, py in points], fill=self.mark)

    def _copies(self) -> list[Spot]:
        steps = (-self.side, 0, self.side)
        return [(x, y) for x in steps for y in steps]


def _waves(stamp: Stamp) -> None:
    for y in (10, 29, 48):
        stamp.line(*((x, y + 2.6 * math.sin(x * math.tau / 28 + y)) for x in range(0, 57, 2)))


def _trees(stamp: Stamp) -> None:
    for x, y in ((13, 18), (41, 44), (42, 10), (14, 48)):
        stamp.shape((x - 7, y + 5), (x + 7, y + 5), (x, y - 9))
        stamp.line((x, y + 5), (x, y + 9), width=2.4)


def _columns(stamp: Stamp) -> None:
    for x, y in ((13, 16), (41, 42)):
        stamp.line((x - 8, y - 8), (x + 8, y - 8), width=3)
        stamp.line((x - 9, y + 9), (x + 9, y + 9), width=3)
        for dx in (-4.5, 0, 4.5):
            stamp.line((x + dx, y - 7), (x + dx, y + 8), width=1.8)


def _facets(stamp: Stamp) -> None:
    for x, y in ((14, 18), (42, 46)):
        stamp.line((x - 12, y + 7), (x - 3, y - 9), (x + 4, y), (x + 8, y - 5), (x + 13, y + 7))
        stamp.line((x - 3, y - 9), (x - 1, y + 6), width=1.2)


def _hachures(stamp: Stamp) -> None:
    for x in range(0, 56, 8):
        stamp.line((x, 4), (x + 5, 24), width=2)
        stamp.line((x + 4, 32), (x + 9, 52), width=2)


def _tufts(stamp: Stamp) -> None:
    for x, y in ((13, 18), (41, 44)):
        for dx in (-6, 0, 6):
            stamp.line((x, y + 4), (x + dx, y - 7), width=1.8)
        stamp.line((x - 9, y + 7), (x + 9, y + 7), width=1.4)


def _flames(stamp: Stamp) -> None:
    for y in (16, 44):
        stamp.line(*((x, y + 5 * math.sin(x * math.tau / 18.67)) for x in range(0, 57, 2)), width=2.6)
    for spot in ((10, 30), (38, 30), (24, 2)):
        stamp.blob(spot, 2.8)


def _flakes(stamp: Stamp) -> None:
    for x, y in ((14, 15), (42, 43)):
        for turn in range(3):
            dx, dy = 8 * math.cos(turn * math.pi / 3), 8 * math.sin(turn * math.pi / 3)
            stamp.line((x - dx, y - dy), (x + dx, y + dy), width=1.7)
    stamp.blob((42, 14), 1.8)
    stamp.blob((14, 43), 1.8)


def _cracks(stamp: Stamp) -> None:
    for x, y in ((0, 12), (0, 40)):
        stamp.line((x, y), (x + 12, y + 8), (x + 20, y - 3), (x + 34, y + 6), (x + 44, y - 5), (x + 56, y), width=2.6)


def _steps(stamp: Stamp) -> None:
    for y in range(4, 56, 8):
        stamp.line((0, y), (56, y), width=1.5)


def _bars(stamp: Stamp) -> None:
    for x in range(5, 56, 14):
        stamp.line((x, 0), (x, 56), width=1.8)
    for y in (13, 41):
        stamp.line((0, y), (56, y), width=1.3)


def _dust(stamp: Stamp) -> None:
    for spot in ((9, 11), (33, 24), (49, 47), (19, 43)):
        stamp.blob(spot, 1.3)


PATTERNS: dict[str, Callable[[Stamp], None]] = {
    "open_ground": _dust,
    "forest": _trees,
    "ruins": _columns,
    "rock": _facets,
    "cliff": _hachures,
    "water": _waves,
    "swamp": _tufts,
    "lava": _flames,
    "polar": _flakes,
    "rift": _cracks,
    "stairs": _steps,
    "cage": _bars,
}


@cache
def _tile(terrain: str, unit: float) -> Image.Image:
    stamp = Stamp(unit, GROUND[terrain], MARKS[terrain])
    PATTERNS[terrain](stamp)
    return stamp.image


def lay_ground(image: Image.Image, corners: Sequence[Spot], terrain: str, unit: float) -> None:
    """Fill a polygon with the ground of a terrain."""
    left, top = (math.floor(min(corner[axis] for corner in corners)) for axis in (0, 1))
    right, low = (math.ceil(max(corner[axis] for corner in corners)) for axis in (0, 1))
    size = (right - left + 1, low - top + 1)
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in corners], fill=255)
    cloth, tile = Image.new("RGB", size), _tile(terrain, unit)
    for x in range(-(left % tile.width), size[0], tile.width):
        for y in range(-(top % tile.height), size[1], tile.height):
            cloth.paste(tile, (x, y))
    image.paste(cloth, (left, top), mask)
