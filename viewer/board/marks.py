"""Draws the marks inside an area: its icon with the capacity, its name, units, stones, skulls."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from scenes.words import area_name
from viewer.draw import palette

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.board import BoardScene, BoardUnit
    from skirmish.board import Area, Boundary, SkullPath
    from viewer.board.board_sheet import Panel
    from viewer.draw.ink import Ink

Spot = tuple[float, float]

ICON, NAME, TERRAIN, BADGE, UNIT = 15.0, 14.5, 12.0, 9.5, 13.5
STONE, STONE_EDGE = "#E8B83A", "#7A5A10"
DARK_GROUNDS = frozenset({"rift"})


@dataclass(frozen=True)
class Sign:
    """How a side is told on pictures: a colour and a shape, and a letter for each unit."""

    colour: str
    shape: str


def unit_signs(scene: BoardScene) -> dict[str | None, Sign]:
    """The sign of every side on the board, in the order in which the scene names them."""
    sides = dict.fromkeys(unit.side for unit in scene.units)
    return {side: Sign(palette.side_colour(place), palette.side_shape(place)) for place, side in enumerate(sides)}


def draw_area_marks(panel: Panel, area: Area, signs: dict[str | None, Sign]) -> None:
    """The icon of an area with its number, its name above, terrain, units and stones below."""
    ink, scene = panel.ink, panel.picture.scene
    x, y = panel.spot(area.icon)
    colour = palette.WHITE if area.terrain in DARK_GROUNDS else palette.INK
    draw_icon(ink, (x, y), area.capacity)
    room = _room(panel, area)
    _lettering(ink, (x, y - 27 * ink.unit), area_name(scene, area.id), NAME, room, colour, bold=True)
    terrain = panel.picture.tongue(f"terrain_{area.terrain}")
    _lettering(ink, (x, y + 26 * ink.unit), terrain, TERRAIN, room, colour)
    stones = sum(stone.area == area.id for stone in scene.stones)
    for number in range(stones):
        draw_stone(ink, (x + (31 + 22 * number) * ink.unit, y))
    _units(panel, (x, y + 45 * ink.unit), scene.in_area(area.id), signs, room)


def _room(panel: Panel, area: Area) -> float:
    """How wide words about an area may be: its width at its icon."""
    y = area.icon[1]
    crossings = sorted(
        ax + (y - ay) * (bx - ax) / (by - ay)
        for (ax, ay), (bx, by) in pairwise((*area.polygon, area.polygon[0]))
        if (ay > y) != (by > y)
    )
    left = max((x for x in crossings if x <= area.icon[0]), default=area.icon[0])
    right = min((x for x in crossings if x > area.icon[0]), default=area.icon[0])
    half = min(area.icon[0] - left, right - area.icon[0]) / panel.picture.scene.board.grid.per_unit
    return max(2 * half * panel.scale - 10 * panel.ink.unit, 70 * panel.ink.unit)


def _lettering(ink: Ink, at: Spot, words: str, size: float, room: float, colour: str, *, bold: bool = False) -> None:
    """Words over a pattern, with a rim of the other tone that keeps them legible."""
    size = ink.fitting_size(words, size, 9.5, room)
    words = ink.fitted(words, size, room, bold=bold)
    rim = palette.INK if colour == palette.WHITE else palette.WHITE
    reach = 1.7 * ink.unit
    for turn in range(12):
        dx, dy = reach * math.cos(turn * math.pi / 6), reach * math.sin(turn * math.pi / 6)
        ink.text((at[0] + dx, at[1] + dy), words, size, rim, bold=bold, anchor="mm")
    ink.text(at, words, size, colour, bold=bold, anchor="mm")


def draw_icon(ink: Ink, at: Spot, capacity: int) -> None:
    """The icon from which sight goes, with the capacity of its area (MYT-BOARD-02)."""
    ink.dot(at, ICON + 2.5, palette.WHITE)
    ink.dot(at, ICON, palette.INK)
    ink.dot(at, ICON - 2.2, palette.PAPER)
    ink.text(at, str(capacity), 17, palette.INK, bold=True, anchor="mm")


def draw_stone(ink: Ink, at: Spot) -> None:
    """A divine stone: a cut gem."""
    for size, colour in ((12.5, palette.WHITE), (11.0, STONE_EDGE), (8.4, STONE)):
        reach = size * ink.unit
        corners = [(at[0] + reach * x, at[1] + reach * y) for x, y in ((0, -1), (0.8, -0.25), (0, 1), (-0.8, -0.25))]
        ink.pen.polygon(corners, fill=colour)
    reach = 8.4 * ink.unit
    ink.line((at[0] - 0.8 * reach, at[1] - 0.25 * reach), (at[0] + 0.8 * reach, at[1] - 0.25 * reach), STONE_EDGE, 1.2)


def _units(panel: Panel, at: Spot, units: Sequence[BoardUnit], signs: dict[str | None, Sign], room: float) -> None:
    """The units of an area, one below the other: the sign of the side, and the name."""
    for number, unit in enumerate(units):
        _unit(panel.ink, (at[0], at[1] + 23 * number * panel.ink.unit), unit, signs[unit.side], room)


def _unit(ink: Ink, at: Spot, unit: BoardUnit, sign: Sign, room: float) -> None:
    badge, gap = 2.3 * BADGE * ink.unit, 5 * ink.unit
    size = ink.fitting_size(unit.id, UNIT, 9.5, max(room - badge - gap, 60 * ink.unit))
    name = ink.fitted(unit.id, size, max(room - badge - gap, 60 * ink.unit), bold=True)
    wide = badge + gap + ink.width_of(name, size, bold=True)
    left, half = at[0] - wide / 2, 11 * ink.unit
    plate = (left - 5 * ink.unit, at[1] - half, left + wide + 6 * ink.unit, at[1] + half)
    ink.plate(plate, palette.WHITE, rim=sign.colour, radius=6)
    ink.badge((left + badge / 2, at[1]), BADGE * 0.8, sign.colour, sign.shape, unit.id[:1].upper())
    ink.text((left + badge + gap, at[1]), name, size, palette.INK, bold=True, anchor="lm")


def draw_skulls(panel: Panel, path: SkullPath) -> None:
    """A path of skulls, from the border of one area over the rift to that of the other (MYT-TERR-15)."""
    board = panel.picture.scene.board
    middle = panel.spot(board.areas[path.rift].icon)
    ends = [_border_middle(panel, path.rift, end) for end in path.between]
    for end in ends:
        for spot in _beads(end, middle, 24 * panel.ink.unit, 30 * panel.ink.unit):
            draw_skull(panel.ink, spot)


def _border_middle(panel: Panel, one: str, other: str) -> Spot:
    return middle_of(panel, panel.picture.scene.board.borders(one, other)[0])


def middle_of(panel: Panel, boundary: Boundary) -> Spot:
    """The middle of a boundary: of its middle part, or its middle corner."""
    line = panel.spots(boundary.line)
    if len(line) % 2:
        return line[len(line) // 2]
    (ax, ay), (bx, by) = line[len(line) // 2 - 1 : len(line) // 2 + 1]
    return (ax + bx) / 2, (ay + by) / 2


def _beads(start: Spot, end: Spot, every: float, keep_off: float) -> Iterator[Spot]:
    """Points from start towards end, which stop before the icon there."""
    length = math.dist(start, end)
    count = int((length - keep_off) / every)
    for number in range(count + 1):
        share = min((0.55 + number) * every / length, 1.0)
        if (1 - share) * length >= keep_off:
            yield start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def draw_skull(ink: Ink, at: Spot) -> None:
    x, y = at
    unit = ink.unit
    ink.dot((x, y), 8.0, palette.INK)
    ink.dot((x, y), 6.6, palette.WHITE)
    ink.pen.rectangle((x - 3.4 * unit, y + 4.0 * unit, x + 3.4 * unit, y + 9.0 * unit), fill=palette.INK)
    ink.pen.rectangle((x - 2.4 * unit, y + 3.0 * unit, x + 2.4 * unit, y + 8.0 * unit), fill=palette.WHITE)
    for side in (-1, 1):
        ink.dot((x + 2.7 * side * unit, y - 0.5 * unit), 1.9, palette.INK)
