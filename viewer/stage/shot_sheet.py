"""Draws the page of a stage: one large view, with names, a scale, and a title in a corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from viewer.draw import annotate, palette
from viewer.draw.annotate import Plate
from viewer.draw.ink import Ink
from viewer.draw.opengl import BlankError
from viewer.draw.photograph import photograph
from viewer.rulings.sight_sheet import SUPERSAMPLE, as_png
from viewer.stage.viewpoint import view_named

if TYPE_CHECKING:
    from viewer.draw.camera import View
    from viewer.draw.picture import DrawnFigure
    from viewer.stage.shot import Shot
    from viewer.stage.stage_set import Label, StageSet

DESIGN = (1600, 1000)
TITLE, SUBTITLE, LABEL = 34.0, 19.0, 14.0
PAD = 22.0


def paint_shot(shot: Shot, size: tuple[int, int]) -> bytes:
    """The page as a PNG of this size."""
    large = size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE
    view = view_named(shot.camera, shot.stage, size[0] / size[1])
    looker = _looker(shot)
    photo = photograph(shot.stage, view, large, without=[looker.name] if looker else [])
    if photo.is_blank:
        raise BlankError
    plate = Plate(Ink(Image.fromarray(photo.pixels), page_unit(large)), photo)
    head_plate(plate, shot.stage.title, shot.stage.subtitle)
    if view.parallel and shot.stage.ruled:
        annotate.scale_bar(plate)
    name_all(plate, shot.stage, without=looker)
    return as_png(plate.ink.image.resize(size, Image.Resampling.BOX))


def page_unit(size: tuple[int, int]) -> float:
    """How many pixels one pixel of the design takes; letters stay readable on small and on tall pages."""
    return max(min(size[0] / DESIGN[0], size[1] / DESIGN[1]), min(size) / 1000.0)


def _looker(shot: Shot) -> DrawnFigure | None:
    """The figure whose eyes the view uses: its own body would fill the picture."""
    kind, _, rest = shot.camera.partition(":")
    return shot.stage.figure(rest.partition(":")[0]) if kind == "eyes" else None


def head_plate(plate: Plate, title: str, subtitle: str) -> None:
    """Title and subtitle in the upper left corner, on a plate that keeps names away."""
    ink, pad = plate.ink, PAD * plate.ink.unit
    room = 0.7 * plate.photo.size[0]
    title, subtitle = ink.fitted(title, TITLE, room, bold=True), ink.fitted(subtitle, SUBTITLE, room)
    wide = max(ink.width_of(title, TITLE, bold=True), ink.width_of(subtitle, SUBTITLE))
    box = (pad, pad, 3 * pad + wide, pad + 96 * ink.unit)
    ink.plate(box, palette.PAPER, rim=palette.HAIRLINE)
    ink.text((2 * pad, pad + 48 * ink.unit), title, TITLE, palette.INK, bold=True, anchor="ls")
    ink.text((2 * pad, pad + 80 * ink.unit), subtitle, SUBTITLE, palette.FADED_INK, anchor="ls")
    plate.taken.append(box)


def name_all(plate: Plate, stage: StageSet, *, without: DrawnFigure | None = None) -> None:
    """The names of all figures that are in the view, nearest first, then of everything else there is room for."""
    seen = [figure for figure in stage.figures if figure is not without and _in_view(plate.photo.view, plate, figure)]
    depth = plate.photo.view.project([figure.eye for figure in seen], plate.photo.size)[1]
    small = len(stage.figures) > 2
    for _, figure in sorted(zip(depth, seen, strict=True), key=lambda pair: float(pair[0])):
        if not plate.photo.is_open(plate.photo.place_with_depth([figure.eye]))[0]:
            annotate.draw_body(plate, figure, palette.side_colour(stage.sides.index(figure.side)))
        annotate.name_figure(plate, stage, figure, small=small)
    for figure in seen:
        body = plate.photo.place(np.concatenate([figure.rim(figure.ground_pas), [figure.eye]]))
        plate.taken.append((*body.min(axis=0).tolist(), *body.max(axis=0).tolist()))
    for label in stage.labels:
        _write(plate, label)


def _in_view(view: View, plate: Plate, figure: DrawnFigure) -> bool:
    return bool(view.project([figure.eye], plate.photo.size)[1][0] > view.near_pas)


def _write(plate: Plate, label: Label) -> None:
    """A label where it belongs, or a little off; none where there is no room, or the place is hidden or behind."""
    placed = plate.photo.place_with_depth([label.at_pas])
    x, y, depth = (float(number) for number in placed[0])
    in_sight = plate.photo.view.parallel or bool(plate.photo.is_open(placed)[0])
    if depth <= plate.photo.view.near_pas or not in_sight:
        return
    ink = plate.ink
    half = ink.width_of(label.words, LABEL, bold=True) / 2 + 6 * ink.unit
    for off in (0, 18, -18, 36, -36, 54):
        middle = y + off * ink.unit
        box = (x - half, middle - 11 * ink.unit, x + half, middle + 11 * ink.unit)
        if plate.is_free(box):
            ink.plate(box, palette.PAPER, rim=label.colour, radius=5)
            ink.text((x, middle), label.words, LABEL, label.colour, bold=True, anchor="mm")
            plate.taken.append(box)
            return
