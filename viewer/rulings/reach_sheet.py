"""Draws the page of a reach map: the table from above and aside, plans of what lies on top and below, and a legend."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from viewer.draw import annotate, palette
from viewer.draw.annotate import Plate
from viewer.draw.ink import Box, Ink
from viewer.draw.opengl import BlankError
from viewer.draw.photograph import hiding_scenery, photograph
from viewer.draw.picture import as_points
from viewer.rulings.from_above import birds_eye, from_above, heading
from viewer.rulings.reach import LIFT_PAS, TILE, shades
from viewer.rulings.sight_sheet import DESIGN_SIZE, SUPERSAMPLE, as_png

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from viewer.draw.photograph import Photograph
    from viewer.draw.picture import DrawnFigure
    from viewer.rulings.reach import ReachPicture

MARGIN, HEADER, FOOTER, TITLE, LEGEND = 26, 150, 46, 32, 190
COLUMN_SHARE = 0.30
MOST_PLANS = 3
FLOOR_GAP_PAS = 1.0
"""Hidden places whose heights differ by more than this lie on different floors."""

BODY_PAS = 1.2
"""How far above a floor its plan is cut: below the next one, above what stands on it as a rule."""

UP = np.array([0.0, 0.0, 200.0])
STEPS = (1.0, 5 / 6, 2 / 3, 1 / 2, 1 / 3, 1 / 6)
"""The chances of a die, for the legend."""


@dataclass(frozen=True)
class Plan:
    """A floor to be shown from above: its title, and the height at which the table is cut open."""

    title: str
    cut_at_pas: float | None


def paint_reach(drawing: ReachPicture, size: tuple[int, int]) -> bytes:
    """The page as a PNG of this size."""
    width, height = size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE
    page = Ink(Image.new("RGB", (width, height), palette.PAPER), min(width / DESIGN_SIZE[0], height / DESIGN_SIZE[1]))
    words, gap = drawing.words, MARGIN * page.unit
    heading(page, words.verdict, words.headline, words.reason, good=None)
    top, low = HEADER * page.unit, height - FOOTER * page.unit
    split = width - gap - COLUMN_SHARE * width
    _main(page, drawing, (gap, top, split - gap, low))
    _plans(page, drawing, (split, top, width - gap, low - LEGEND * page.unit))
    _legend(page, drawing, (split, low - (LEGEND - 26) * page.unit, width - gap, low))
    small = page.fitted(words.small_print, 16, width - 2 * gap)
    page.text((gap, (low + height) / 2), small, 16, palette.FADED_INK, anchor="lm")
    return as_png(page.image.resize(size, Image.Resampling.BOX))


def _with_carpet(drawing: ReachPicture, tile: float = 1.0) -> ReachPicture:
    return replace(drawing, pieces=(*drawing.pieces, drawing.carpet(tile)))


def _frame(drawing: ReachPicture) -> NDArray[np.float64]:
    """What the picture must hold: every place reached, the figure, and the enemies threatened."""
    named = [drawing.figure(name) for name in (drawing.mover, *(threat.name for threat in drawing.threats))]
    rims = [figure.rim(z) for figure in named for z in (figure.ground_pas, figure.top_pas)]
    return np.concatenate([as_points(drawing.places_pas), *rims])


def _size(box: Box) -> tuple[int, int]:
    return round(box[2] - box[0]), round(box[3] - box[1])


def _main(page: Ink, drawing: ReachPicture, box: Box) -> None:
    size = _size(box)
    view = birds_eye(_frame(drawing), size[0] / size[1], hiding_scenery(drawing))
    photo = photograph(_with_carpet(drawing, TILE), view, size)
    if photo.is_blank:
        raise BlankError
    plate = Plate(Ink(Image.fromarray(photo.pixels), page.unit), photo)
    annotate.scale_bar(plate)
    _hidden_cells(plate, drawing, photograph(replace(drawing, figures=()), view, size))
    mover = drawing.figure(drawing.mover)
    annotate.draw_body(plate, mover, palette.INK)
    annotate.name_figure(plate, drawing, mover)
    for figure in drawing.figures:
        if figure is not mover:
            annotate.name_figure(plate, drawing, _with_threat(drawing, figure), small=True)
    _paste(page, plate, box)


def _with_threat(drawing: ReachPicture, figure: DrawnFigure) -> DrawnFigure:
    """The figure with what could be done to it beside its name."""
    words = next((threat.words for threat in drawing.threats if threat.name == figure.name), None)
    return replace(figure, name=f"{figure.name} · {words}", blocks=True) if words else figure


def _hidden_cells(plate: Plate, drawing: ReachPicture, scenery: Photograph) -> None:
    """Places that scenery hides from the picture, as dots in their colours; figures hide them for good."""
    placed = plate.photo.place_with_depth(drawing.places_pas + np.array([0.0, 0.0, 0.05]))
    reach = 0.22 * drawing.cell_pas * plate.photo.view.pixels_per_pas(plate.photo.size) / plate.ink.unit
    dotted = ~scenery.is_open(placed) & ~_on_figures(plate.photo, scenery, placed)
    for spot, colour, shown in zip(placed, drawing.colours, dotted, strict=True):
        if shown:
            plate.ink.dot(spot[:2], min(reach, 4.0), _hex(colour))


def _on_figures(photo: Photograph, scenery: Photograph, placed: NDArray[np.float64]) -> NDArray[np.bool_]:
    """At which pixels a figure is seen: there the table is nearer than without figures."""
    column = np.clip(placed[:, 0].astype(int), 0, photo.size[0] - 1)
    row = np.clip(placed[:, 1].astype(int), 0, photo.size[1] - 1)
    return np.asarray(photo.depths_pas[row, column] < scenery.depths_pas[row, column] - 2 * LIFT_PAS)


def _hex(colour: NDArray[np.uint8]) -> str:
    return "#" + bytes(int(channel) for channel in colour).hex()


def _paste(page: Ink, plate: Plate, box: Box) -> None:
    page.image.paste(plate.ink.image, (round(box[0]), round(box[1])))
    page.pen.rectangle(box, outline=palette.HAIRLINE, width=max(1, round(1.5 * page.unit)))


def _plans(page: Ink, drawing: ReachPicture, box: Box) -> None:
    """The map from above, and once more for every floor that lies below a roof or another floor."""
    plans = [Plan(drawing.words.plan, None), *_lower_floors(drawing)][:MOST_PLANS]
    high, gap = (box[3] - box[1]) / len(plans), 12 * page.unit
    for number, plan in enumerate(plans):
        top = box[1] + number * high
        title = page.fitted(plan.title, 18, box[2] - box[0], bold=True)
        page.text((box[0], top), title, 18, palette.INK, bold=True)
        _plan(page, drawing, plan, (box[0], top + TITLE * page.unit, box[2], top + high - gap))


def _plan(page: Ink, drawing: ReachPicture, plan: Plan, box: Box) -> None:
    size = _size(box)
    view = from_above(_frame(drawing), size[0] / size[1], cut_at_pas=plan.cut_at_pas)
    photo = photograph(_with_carpet(drawing), view, size, cut_open=plan.cut_at_pas is not None)
    _paste(page, Plate(Ink(Image.fromarray(photo.pixels), page.unit), photo), box)


def _lower_floors(drawing: ReachPicture) -> Iterator[Plan]:
    """Floors with places that a plan from above would not show, the highest first."""
    hides = hiding_scenery(drawing)
    lifted = drawing.places_pas + np.array([0.0, 0.0, 0.1])
    below = np.array([hides(place[None, :], UP) > 0 for place in lifted], dtype=bool)
    heights = np.sort(drawing.places_pas[below, 2])
    if not len(heights):
        return
    for floor in reversed(np.split(heights, np.flatnonzero(np.diff(heights) > FLOOR_GAP_PAS) + 1)):
        cut = float(floor[-1]) + BODY_PAS
        yield Plan(drawing.words.below(cut), cut)


def _legend(page: Ink, drawing: ReachPicture, box: Box) -> None:
    """Chance downwards, cost to the right: every colour of the map with its meaning."""
    unit, words = page.unit, drawing.words
    left, top, right, low = box[0] + 58 * unit, box[1] + 24 * unit, box[2], box[3] - 24 * unit
    page.text((box[0], box[1]), words.chance, 16, palette.INK, bold=True)
    page.text((right, box[1]), f"{words.cost} →", 16, palette.INK, bold=True, anchor="ra")
    columns, high = 24, (low - top) / len(STEPS)
    for row, chance in enumerate(STEPS):
        y = top + row * high
        page.text((left - 8 * unit, y + high / 2), f"{100 * chance:.0f} %", 14, palette.INK, anchor="rm")
        colours = shades(np.full(columns, chance), np.linspace(0.0, 1.0, columns))
        for column, colour in enumerate(colours):
            x = left + (right - left) * column / columns
            page.pen.rectangle((x, y, x + (right - left) / columns, y + high - 2 * unit), fill=_hex(colour))
    for share in (0.0, 0.5, 1.0):
        anchor = {0.0: "la", 0.5: "ma", 1.0: "ra"}[share]
        spot = (left + share * (right - left), low + 3 * unit)
        page.text(spot, f"{share * drawing.allowance_pas:g}", 14, palette.INK, anchor=anchor)
