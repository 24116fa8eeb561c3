"""Draws on a photograph: the lines of a ruling, where they stop or squeeze through, and the names of figures.

Lines that scenery hides from the picture are drawn broken, as on a plan.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import shapely

from viewer.draw import palette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from viewer.draw.ink import Box, Ink
    from viewer.draw.photograph import Photograph
    from viewer.draw.picture import Drawing, DrawnFigure, DrawnLine, Gap, Tableau

SAMPLES_PER_LINE = 240
WIDTHS = {"witness": 5.0, "nearly": 5.0, "stopped": 2.6}
NAME_SIZE, SMALL_NAME_SIZE = 21.0, 15.0

Places = tuple[tuple[int, int], ...]
AROUND: Places = tuple(
    (east * reach // 2, south * reach)
    for reach in (58, 100, 150, 210)
    for east, south in ((0, 1), (0, -1), (4, 1), (-4, 1), (4, -1), (-4, -1))
)
"""Where a label may stand from what it names, the best place first."""


@dataclass
class Plate:
    """A photograph being inked: the pen, and the boxes that labels have taken."""

    ink: Ink
    photo: Photograph
    taken: list[Box] = field(default_factory=list)

    def keep_clear(self, start: NDArray[np.float64], end: NDArray[np.float64]) -> None:
        """Keep labels off a stroke."""
        reach = 9 * self.ink.unit
        steps = np.linspace(0.0, 1.0, max(2, int(np.hypot(*(end - start)) / (2 * reach))))
        for x, y in start + steps[:, None] * (end - start):
            self.taken.append((x - reach, y - reach, x + reach, y + reach))

    def is_free(self, box: Box) -> bool:
        width, height = self.photo.size
        inside = box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height
        return inside and not any(overlap(box, other) for other in self.taken)


def overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def draw_line(plate: Plate, line: DrawnLine) -> None:
    """Draw a line of sight: full where it is seen, broken where it is hidden, a cross where it is stopped."""
    colour, width = palette.LINES[line.kind], WIDTHS[line.kind]
    start, end = plate.photo.place([line.start, line.end])
    if line.aim is not None:
        plate.ink.dashes(end, plate.photo.place([line.aim])[0], colour, 1.1, cased=False)
    for first, last, shown in _runs(plate.photo, line):
        if shown:
            plate.ink.cased_line(first, last, colour, width)
        else:
            plate.ink.dashes(first, last, colour, width * 0.8)
    for at in (start, end)[: 1 if line.kind == "stopped" else 2]:
        plate.ink.dot(at, width * 0.9 + 1.5, palette.WHITE)
        plate.ink.dot(at, width * 0.9, colour)
    if line.kind == "stopped":
        plate.ink.cross(end, 5.5, colour, 3.0)
    plate.keep_clear(start, end)


def _runs(photo: Photograph, line: DrawnLine) -> Iterator[tuple[NDArray[np.float64], NDArray[np.float64], bool]]:
    """Stretches of a line that are all seen or all hidden, in pixels."""
    steps = np.linspace(0.0, 1.0, SAMPLES_PER_LINE)[:, None]
    points = np.asarray(line.start) * (1 - steps) + np.asarray(line.end) * steps
    placed = photo.place_with_depth(points)
    shown, at = photo.is_open(placed), placed[:, :2]
    changes = [0, *(np.flatnonzero(np.diff(shown)) + 1), len(points) - 1]
    for first, last in pairwise(changes):
        yield at[first], at[last], bool(shown[first])


def draw_gap(plate: Plate, gap: Gap, words: str) -> None:
    """A ring where the line is tightest, with the clearance beside it."""
    at = plate.photo.place([gap.on_line])[0]
    colour = palette.INK
    plate.ink.ring(at, 11.0, colour, 2.6)
    _leader_label(plate, at, words, colour)


def _leader_label(plate: Plate, at: NDArray[np.float64], words: str, colour: str, places: Places = AROUND) -> None:
    """Words on a plate near a point, joined to it by a thin line."""
    ink, size = plate.ink, 19.0
    half = ink.width_of(words, size, bold=True) / 2 + 10 * ink.unit
    for east, south in places:
        x, y = at[0] + east * ink.unit, at[1] + south * ink.unit
        box = (x - half, y - 17 * ink.unit, x + half, y + 17 * ink.unit)
        if plate.is_free(box):
            break
    away = np.array([x, y]) - at
    ink.line(at + 14 * ink.unit * away / np.hypot(*away), (x, y), colour, 1.8)
    ink.plate(box, palette.WHITE, rim=colour)
    ink.text((x, y), words, size, colour, bold=True, anchor="mm")
    plate.taken.append(box)
    plate.keep_clear(at, np.array([x, y]))


def draw_body(plate: Plate, figure: DrawnFigure, colour: str) -> None:
    """Outline the exact body: full where it is seen, broken where something hides it."""
    low, top = (plate.photo.place_with_depth(figure.rim(z)) for z in (figure.low_pas, figure.top_pas))
    if min(low[:, 2].min(), top[:, 2].min()) <= plate.photo.view.near_pas:
        return  # the eye is inside it
    hull = shapely.MultiPoint(np.concatenate([low, top])).convex_hull
    for ring, width in ((hull.exterior, 2.0), (shapely.LinearRing(top), 1.3)):
        corners = shapely.get_coordinates(shapely.segmentize(ring, 5 * plate.ink.unit), include_z=True)
        seen = plate.photo.is_open(corners)
        changes = [0, *(np.flatnonzero(np.diff(seen)) + 1), len(corners) - 1]
        for first, last in pairwise(changes):
            plate.ink.path(corners[first : last + 1, :2], colour, width, dashed=not seen[first])


def name_figure(plate: Plate, drawing: Tableau, figure: DrawnFigure, *, small: bool = False) -> None:
    """Write a figure's name over its head, with the badge of its side."""
    ink, photo = plate.ink, plate.photo
    top = photo.place([figure.eye])[0]
    if not (0 <= top[0] < photo.size[0] and 0 <= top[1] < photo.size[1]):
        return
    size = SMALL_NAME_SIZE if small else NAME_SIZE
    width = ink.width_of(figure.name, size, bold=True) + 2.9 * size * ink.unit
    box = _box_by(plate, figure, width, 1.75 * size * ink.unit)
    side = drawing.sides.index(figure.side)
    colour = palette.side_colour(side)
    if box[3] < top[1]:
        ink.line((top[0], top[1] - 4 * ink.unit), ((box[0] + box[2]) / 2, box[3]), colour, 1.8)
    ink.plate(box, palette.WHITE, rim=palette.LINES["stopped"] if figure.blocks else colour)
    badge, middle = (box[0] + 1.1 * size * ink.unit, (box[1] + box[3]) / 2), (box[1] + box[3]) / 2
    ink.badge(badge, 0.62 * size, colour, palette.side_shape(side), figure.side[:1].upper())
    ink.text((box[0] + 2.2 * size * ink.unit, middle), figure.name, size, palette.INK, bold=True, anchor="lm")
    plate.taken.append(box)


def _box_by(plate: Plate, figure: DrawnFigure, width: float, height: float) -> Box:
    """Room for a label: straight over the head if possible, else higher, aside, or under the base."""
    unit, edge = plate.ink.unit, 4 * plate.ink.unit
    rims = plate.photo.place(np.concatenate([figure.rim(figure.ground_pas), figure.rim(figure.top_pas)]))
    head = plate.photo.place([figure.eye])[0]
    over = [head[1] - lift * unit for lift in (22, 56, 92, 130)]
    bottoms = [*over, rims[:, 1].max() + height + 8 * unit]
    lefts = [head[0] - width / 2 + east * width for east in (0.0, -0.5, 0.5)]
    limit = max(plate.photo.size[0] - width - edge, edge)
    boxes = [
        (left, bottom - height, left + width, bottom)
        for bottom in bottoms
        for left in (min(max(left, edge), limit) for left in lefts)
    ]
    return next((box for box in boxes if plate.is_free(box)), boxes[0])


def name_blockers(plate: Plate, drawing: Drawing) -> None:
    """Write what blocks beside a place where it stops a line."""
    for piece in drawing.pieces:
        if piece.stops:
            middle = np.median(plate.photo.place(piece.stops), axis=0)
            _leader_label(plate, middle, piece.name, palette.LINES["stopped"], AROUND[6:])


def scale_bar(plate: Plate) -> None:
    """A bar in the corner: black and white, a pas each; true all over a parallel view."""
    ink, photo = plate.ink, plate.photo
    pas = photo.view.pixels_per_pas(photo.size)
    count = max((n for n in (1, 2, 3, 5, 10) if n * pas <= 0.36 * photo.size[0]), default=1)
    left, low = 26 * ink.unit, photo.size[1] - 26 * ink.unit
    words = f"{count} pas  ({count * 2.5:g} cm)"
    room = max(count * pas, ink.width_of(words, 16))
    box = (left - 14 * ink.unit, low - 46 * ink.unit, left + room + 14 * ink.unit, low + 14 * ink.unit)
    ink.plate(box, palette.PAPER, rim=palette.HAIRLINE)
    for number in range(count):
        tone = palette.INK if number % 2 == 0 else palette.WHITE
        strip = (left + number * pas, low - 9 * ink.unit, left + (number + 1) * pas, low)
        ink.pen.rectangle(strip, fill=tone, outline=palette.INK, width=max(1, round(ink.unit)))
    ink.text((left, low - 17 * ink.unit), words, 16, palette.INK, anchor="ls")
    plate.taken.append(box)


def draw_length(plate: Plate, start: NDArray[np.float64], end: NDArray[np.float64], words: str, name: str) -> None:
    """Draw a measured stretch, with its length before its start and a name behind its end."""
    plate.ink.cased_line(start, end, palette.INK, 2.4)
    for at in (start, end):
        plate.ink.dot(at, 5.0, palette.INK)
    away = -62 if end[1] >= start[1] else 62
    _leader_label(plate, start, words, palette.INK, ((0, away),))
    tag, half = (end[0], end[1] - away * plate.ink.unit), plate.ink.width_of(name, 16) / 2 + 8 * plate.ink.unit
    plate.ink.plate(
        (tag[0] - half, tag[1] - 13 * plate.ink.unit, tag[0] + half, tag[1] + 13 * plate.ink.unit), palette.PAPER
    )
    plate.ink.text(tag, name, 16, palette.INK, anchor="mm")
