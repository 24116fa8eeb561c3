"""Draws the page of a board: areas by terrain, boundaries by kind, capacities, units, stones, and a ruling."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image

from skirmish.board import along
from viewer.board.ground import lay_ground
from viewer.board.legend import LEGEND, REACHED, draw_legend
from viewer.board.lines import draw_arrow, draw_boundary
from viewer.board.marks import draw_area_marks, draw_skulls, middle_of, unit_signs
from viewer.draw import palette
from viewer.draw.ink import Box, Ink
from viewer.rulings.from_above import heading
from viewer.rulings.sight_sheet import DESIGN_SIZE, SUPERSAMPLE, as_png

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from skirmish.board import Boundary
    from viewer.board.board_picture import BoardPicture

Spot = tuple[float, float]

MARGIN, HEADER, FOOTER = 26, 150, 46


@dataclass(frozen=True)
class Panel:
    """The part of a page that shows the board: how a point of the board comes to a pixel."""

    ink: Ink
    picture: BoardPicture
    scale: float
    left: float
    low: float

    def spot(self, point: tuple[int | Fraction, int | Fraction]) -> Spot:
        """The pixel of a point of the board, north on top."""
        x, y = self.picture.scene.board.grid.place(point)
        return self.left + self.scale * x, self.low - self.scale * y

    def spots(self, points: Sequence[tuple[int, int]]) -> list[Spot]:
        return [self.spot(point) for point in points]


def paint_board(picture: BoardPicture, size: tuple[int, int]) -> bytes:
    """The page as a PNG of this size."""
    width, height = size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE
    unit = min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1])
    page = Ink(Image.new("RGB", (width, height), palette.PAPER), unit)
    heading(page, picture.verdict, picture.headline, picture.reason, good=picture.good)
    gap, top, low = MARGIN * unit, HEADER * unit, height - FOOTER * unit
    split = width - (LEGEND + MARGIN) * unit
    panel = panel_in(page, picture, (gap, top, split - gap, low))
    draw_board(panel)
    draw_legend(page, picture, (split, top, width - gap, low))
    small = page.fitted(picture.small_print, 16, width - 2 * gap)
    page.text((gap, (low + height) / 2), small, 16, palette.FADED_INK, anchor="lm")
    return as_png(page.image.resize(size, Image.Resampling.BOX))


def panel_in(page: Ink, picture: BoardPicture, box: Box) -> Panel:
    """The board in the middle of its box, as large as it fits."""
    board = picture.scene.board
    places = [board.grid.place(corner) for area in board.areas.values() for corner in area.polygon]
    x0, x1 = min(x for x, _ in places), max(x for x, _ in places)
    y0, y1 = min(y for _, y in places), max(y for _, y in places)
    scale = min((box[2] - box[0]) / (x1 - x0), (box[3] - box[1]) / (y1 - y0))
    left = (box[0] + box[2] - scale * (x1 - x0)) / 2 - scale * x0
    low = (box[1] + box[3] + scale * (y1 - y0)) / 2 + scale * y0
    return Panel(page, picture, scale, left, low)


def draw_board(panel: Panel) -> None:
    """The board with all that is on it, and what a ruling says of it."""
    board, ink = panel.picture.scene.board, panel.ink
    for area in board.areas.values():
        corners = panel.spots(area.polygon)
        lay_ground(ink.image, corners, area.terrain, ink.unit)
        for start, end in pairwise((*corners, corners[0])):
            ink.line(start, end, palette.INK, 2.4)
    for boundary in sorted(board.boundaries, key=lambda one: one.kind != "normal"):
        draw_boundary(ink, panel.spots(boundary.line), boundary.kind)
    _outlined_areas(panel)
    for boundary in board.boundaries:
        if boundary.low is not None:
            draw_arrow(ink, panel.spots(boundary.line), panel.spot(board.areas[boundary.low].icon))
    for path in board.skulls:
        draw_skulls(panel, path)
    _marks(panel)


def _outlined_areas(panel: Panel) -> None:
    """The areas that a ruling is about: those that block, or those that are reached."""
    if panel.picture.sight is not None:
        _blocking_areas(panel)
    if panel.picture.reach is not None:
        _reached_areas(panel)


def _marks(panel: Panel) -> None:
    """The line of sight, then what is written in the areas, then what stops the line."""
    picture = panel.picture
    if picture.sight is not None:
        _sight_line(panel)
    if picture.move is not None:
        _way(panel)
    signs = unit_signs(picture.scene)
    for area in picture.scene.board.areas.values():
        draw_area_marks(panel, area, signs)
    if picture.sight is not None:
        _crosses(panel)
    if picture.reach is not None:
        _steps(panel)


def _blocking_areas(panel: Panel) -> None:
    ruling, board = panel.picture.sight, panel.picture.scene.board
    assert ruling is not None
    colour = palette.FADED_INK if ruling.sees else palette.VERDICTS["blocked"]
    for blocker in ruling.blockers:
        if blocker.why != "wall":
            _outline(panel, board.areas[blocker.what].polygon, colour, dashed=ruling.sees)


def _outline(panel: Panel, polygon: Sequence[tuple[int, int]], colour: str, *, dashed: bool) -> None:
    """The outline of an area, drawn a little inside it, so that two beside each other can both be seen."""
    corners = _inset(panel.spots(polygon), 8.0 * panel.ink.unit)
    for start, end in pairwise((*corners, corners[0])):
        if dashed:
            panel.ink.dashes(start, end, colour, 4.2)
        else:
            panel.ink.cased_line(start, end, colour, 5.0)


def _inset(corners: list[Spot], reach: float) -> list[Spot]:
    import shapely  # noqa: PLC0415  only outlines need it

    shrunk = shapely.Polygon(corners).buffer(-reach, join_style="mitre")
    if shrunk.is_empty or shrunk.geom_type != "Polygon":
        return corners
    return [(float(x), float(y)) for x, y in list(shrunk.exterior.coords)[:-1]]


def _sight_line(panel: Panel) -> None:
    ruling, board, ink = panel.picture.sight, panel.picture.scene.board, panel.ink
    assert ruling is not None
    eye, mark = board.areas[ruling.a.area].icon, board.areas[ruling.b.area].icon
    start, end = panel.spot(eye), panel.spot(mark)
    if ruling.a.area == ruling.b.area:
        return
    if ruling.sees:
        ink.cased_line(start, end, palette.VERDICTS["visible"], 5.5)
        return
    stop = panel.spot(along(eye, mark, ruling.blockers[0].at))
    ink.dashes(stop, end, palette.VERDICTS["blocked"], 4.0)
    ink.cased_line(start, stop, palette.VERDICTS["blocked"], 5.5)


def _way(panel: Panel) -> None:
    """A way from icon to icon: full as far as it may be gone, then broken, with a cross where it is refused."""
    ruling, board = panel.picture.move, panel.picture.scene.board
    assert ruling is not None
    gone = ruling.gone
    spots = [panel.spot(board.areas[area].icon) for area in (ruling.unit.area, *ruling.path)]
    gates = [_gate(panel, *step) for step in zip(spots, spots[1:], ruling.boundaries, strict=False)]
    for number, (start, gate, end) in enumerate(zip(spots, gates, spots[1:], strict=False)):
        for one, other in ((start, gate), (gate, end)):
            if number < gone:
                panel.ink.cased_line(one, other, palette.VERDICTS["visible"], 6.0)
            else:
                panel.ink.dashes(one, other, palette.VERDICTS["blocked"], 4.5)
    if not ruling.legal:
        at = gates[gone] if gone < len(gates) else spots[-1]
        panel.ink.cross(at, 11, palette.VERDICTS["blocked"], 5.5)


def _gate(panel: Panel, start: Spot, end: Spot, boundary: Boundary | None) -> Spot:
    """Where a step crosses: the middle of the boundary it uses, or half-way where there is none."""
    if boundary is None:
        return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return middle_of(panel, boundary)


def _crosses(panel: Panel) -> None:
    """A cross where the line first meets each thing that blocks; a ring where it is looked over."""
    ruling, board = panel.picture.sight, panel.picture.scene.board
    assert ruling is not None
    eye, mark = board.areas[ruling.a.area].icon, board.areas[ruling.b.area].icon
    for blocker in ruling.blockers:
        spot = panel.spot(along(eye, mark, blocker.at))
        if ruling.sees:
            panel.ink.ring(spot, 8, palette.FADED_INK, 3.0)
        else:
            panel.ink.cross(spot, 10, palette.VERDICTS["blocked"], 5.0)


def _reached_areas(panel: Panel) -> None:
    """Each area in which the unit can end, outlined by the slowest way that gets there."""
    ruling, scene = panel.picture.reach, panel.picture.scene
    assert ruling is not None
    for area in scene.board.areas.values():
        found = ruling.nearest_way(area.id)
        if found is not None:
            colour, dashed = REACHED[found[0]]
            _outline(panel, area.polygon, colour, dashed=dashed)


def _steps(panel: Panel) -> None:
    """Beside the icon of each area that is reached, how many areas have to be entered."""
    ruling, board, ink = panel.picture.reach, panel.picture.scene.board, panel.ink
    assert ruling is not None
    for area in board.areas.values():
        found = ruling.nearest_way(area.id)
        if found is not None:
            x, y = panel.spot(area.icon)
            at = (x - 34 * ink.unit, y)
            ink.dot(at, 13.5, palette.WHITE)
            ink.dot(at, 12.0, REACHED[found[0]][0])
            ink.text(at, str(len(found[1])), 15, palette.WHITE, bold=True, anchor="mm")
