"""Draws the legend of a board: its terrains and boundaries, sides, stones, and the ways of a reach map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viewer.board.ground import lay_ground
from viewer.board.lines import draw_arrow, draw_boundary
from viewer.board.marks import draw_icon, draw_skull, draw_stone, unit_signs
from viewer.draw import palette

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from viewer.board.board_picture import BoardPicture
    from viewer.board.marks import Sign
    from viewer.draw.ink import Box, Ink

LEGEND = 262
SAMPLE = 46
TERRAINS = (
    "open_ground",
    "forest",
    "ruins",
    "rock",
    "cliff",
    "stairs",
    "water",
    "swamp",
    "lava",
    "polar",
    "rift",
    "cage",
)
REACHED = {"walk": ("#00795B", False), "run": ("#1F6FB2", True), "flight": ("#A8457F", True)}
"""Outlines of areas that are reached: their colour, and whether the stroke is broken."""
KINDS = ("normal", "wall", "escarpment", "chains", "cage_walls")
Spot = tuple[float, float]
Entry = tuple[str, "Callable[[Ink, Box], None]"]


def draw_legend(page: Ink, picture: BoardPicture, box: Box) -> None:
    """Everything on the board with its sign, in a column."""
    entries = list(_entries(picture))
    high = min(36 * page.unit, (box[3] - box[1]) / max(len(entries), 1))
    size = min(15.0, 0.42 * high / page.unit)
    for number, (words, draw) in enumerate(entries):
        top = box[1] + number * high
        draw(page, (box[0], top + 0.12 * high, box[0] + SAMPLE * page.unit, top + 0.88 * high))
        at = (box[0] + (SAMPLE + 12) * page.unit, top + high / 2)
        room = box[2] - at[0]
        page.text(at, page.fitted(words, size, room), size, palette.INK, anchor="lm")


def _entries(picture: BoardPicture) -> Iterator[Entry]:
    scene, tongue = picture.scene, picture.tongue
    board = scene.board
    yield tongue("board_legend_icon"), lambda ink, box: draw_icon(ink, _middle(box), 3)
    found = {area.terrain for area in board.areas.values()}
    for terrain in TERRAINS:
        if terrain in found:
            yield tongue(f"terrain_{terrain}"), _ground(terrain)
    kinds = {boundary.kind for boundary in board.boundaries}
    for kind in KINDS:
        if kind in kinds:
            yield tongue(f"kind_{kind}"), _line(kind)
    if any(boundary.low for boundary in board.boundaries):
        yield tongue("kind_heights"), _heights
    if board.skulls:
        yield tongue("board_legend_skulls"), lambda ink, box: draw_skull(ink, _middle(box))
    if scene.stones:
        yield tongue("board_legend_stone"), lambda ink, box: draw_stone(ink, _middle(box))
    yield from _sides(picture)
    yield from _ways(picture)


def _sides(picture: BoardPicture) -> Iterator[Entry]:
    for side, sign in unit_signs(picture.scene).items():
        if side is not None:
            yield side, _badge(sign)


def _badge(sign: Sign) -> Callable[[Ink, Box], None]:
    return lambda ink, box: ink.badge(_middle(box), 11, sign.colour, sign.shape, "")


def _ways(picture: BoardPicture) -> Iterator[Entry]:
    for one in picture.reach.reaches if picture.reach else ():
        colour, dashed = REACHED[one.way]
        yield picture.tongue(f"board_{one.way}"), _stroke(colour, dashed=dashed)
    if picture.reach:
        yield picture.tongue("board_legend_steps"), _step


def _step(ink: Ink, box: Box) -> None:
    ink.dot(_middle(box), 12.0, REACHED["walk"][0])
    ink.text(_middle(box), "2", 15, palette.WHITE, bold=True, anchor="mm")


def _stroke(colour: str, *, dashed: bool) -> Callable[[Ink, Box], None]:
    def draw(ink: Ink, box: Box) -> None:
        y = (box[1] + box[3]) / 2
        (ink.dashes if dashed else ink.cased_line)((box[0], y), (box[2], y), colour, 4.6)

    return draw


def _ground(terrain: str) -> Callable[[Ink, Box], None]:
    def draw(ink: Ink, box: Box) -> None:
        left, top, right, low = box
        corners = [(left, top), (right, top), (right, low), (left, low)]
        lay_ground(ink.image, corners, terrain, ink.unit)
        ink.pen.rectangle(box, outline=palette.INK, width=max(1, round(1.5 * ink.unit)))

    return draw


def _line(kind: str) -> Callable[[Ink, Box], None]:
    def draw(ink: Ink, box: Box) -> None:
        y = (box[1] + box[3]) / 2
        draw_boundary(ink, [(box[0], y), (box[2], y)], kind)

    return draw


def _heights(ink: Ink, box: Box) -> None:
    x, y = _middle(box)
    line = [(box[0], y), (box[2], y)]
    draw_boundary(ink, line, "normal")
    draw_arrow(ink, line, (x, box[3] + 40))


def _middle(box: Box) -> Spot:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
