"""The stage as plain values: the table with everything on it, whatever the game, and a few words.

`set_of_scene` makes it from a table, `relief.set_of_board` from a board of areas, `state_sheet.set_of_state` from the
state of a game without space, which has a sheet of its state in place of a table.
Stills, films and pages all draw the same `StageSet`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from scenes.plugs import Strip
from scenes.words import MM_PER_PAS, Tongue, sentences
from viewer.draw import palette
from viewer.draw.picture import DrawnFigure, DrawnPiece, Point, as_points, sides_of
from viewer.rulings.from_above import drawn_ground
from viewer.rulings.sight import drawn_figure
from viewer.stage.table_ground import drawn_strip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from scenes.table import Scene
    from scenes.words import Lang
    from viewer.stage.sheet.state_sheet import StateSheet

STAGE_WORDS = sentences("pictures/stage")
FRAGMENT_LIFT_PAS = 0.5


@dataclass(frozen=True, slots=True)
class Label:
    """Words at a place of the stage."""

    at_pas: Point
    words: str
    colour: str = palette.INK

    @property
    def is_fragment(self) -> bool:
        return self.colour == palette.ICHOR


@dataclass(frozen=True, eq=False)
class StageSet:
    """A table with everything on it. Sides have their colours and shapes in the order in which they are named."""

    title: str
    subtitle: str
    table_size_pas: tuple[float, float]
    pieces: tuple[DrawnPiece, ...]
    figures: tuple[DrawnFigure, ...]
    sides: tuple[str, ...]
    labels: tuple[Label, ...] = ()
    ruled: bool = True
    """Whether the table has a grid in pas; a board of areas has none."""
    small_print: str = ""
    tokens: tuple[DrawnPiece, ...] = field(default=())
    """What lies about and changes in a game: fragments, thrown weapons, stones."""
    sheet: StateSheet | None = None
    """What is shown of a game without space: there is nothing to draw of it but this."""

    def figure(self, name: str) -> DrawnFigure | None:
        return next((figure for figure in self.figures if figure.name == name), None)

    @property
    def corners(self) -> NDArray[np.float64]:
        """Points that a view of the whole has to hold."""
        x, y = self.table_size_pas
        ring = [(0.0, 0.0, 0.0), (x, 0.0, 0.0), (x, y, 0.0), (0.0, y, 0.0)]
        boxes = [_box(piece) for piece in self.pieces if len(piece.faces)]
        heads = [figure.eye for figure in self.figures]
        return np.concatenate([as_points(ring), as_points(heads), *boxes])


def _box(piece: DrawnPiece) -> NDArray[np.float64]:
    low, high = piece.vertices_pas.min(axis=0), piece.vertices_pas.max(axis=0)
    return np.array([(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])])


def set_of_scene(
    scene: Scene,
    lang: Lang = "en",
    *,
    sides: Sequence[str] = (),
    strips: Sequence[Strip] = (),
    lying: Sequence[DrawnPiece] = (),
    missing: Sequence[str] = (),
) -> StageSet:
    """A table: with deployment strips of the match, and what lies about besides fragments."""
    words = Tongue(lang, STAGE_WORDS)
    figures = tuple(drawn_figure(figure) for figure in scene.figures)
    sides = tuple(dict.fromkeys([*sides, *sides_of(figures)]))
    ground = drawn_ground(scene)
    fixed = len(ground) - len(scene.fragments)
    marked = list(strips) or _own_strips(scene, words)
    return StageSet(
        title=scene.name,
        subtitle=_subtitle(scene, words, missing),
        table_size_pas=scene.table.size_pas,
        pieces=(*ground[:fixed], *(drawn_strip(strip, sides) for strip in marked)),
        figures=figures,
        sides=sides,
        labels=(*fragment_labels(scene), *(_strip_label(strip, sides) for strip in marked)),
        small_print=words("missing", names=", ".join(missing)) if missing else "",
        tokens=(*ground[fixed:], *lying),
    )


def _subtitle(scene: Scene, words: Tongue, missing: Sequence[str]) -> str:
    x, y = scene.table.size_pas
    x_cm, y_cm = (words.number(side * MM_PER_PAS / 10, 1) for side in (x, y))
    size = words("size", x=words.number(x, 1), y=words.number(y, 1), x_cm=x_cm, y_cm=y_cm)
    count = words("count", figures=len(scene.figures), pieces=len(scene.table.pieces))
    lost = f" · {words('missing', names=', '.join(missing))}" if missing else ""
    return f"{size} · {count}{lost}"


def _own_strips(scene: Scene, words: Tongue) -> list[Strip]:
    """The deployment areas that the scene itself marks."""
    return [
        Strip(area.side or words("deployment"), area.polygon_pas, area.side)
        for area in scene.areas
        if area.kind == "deployment"
    ]


def fragment_labels(scene: Scene) -> list[Label]:
    """The name and the worth of each fragment, over it."""
    return [
        Label((*lying.at_pas, lying.ground_pas + FRAGMENT_LIFT_PAS), f"{lying.id} · {lying.value}", palette.ICHOR)
        for lying in scene.fragments
    ]


def _strip_label(strip: Strip, sides: tuple[str, ...]) -> Label:
    x, y = np.mean(np.asarray(strip.polygon_pas), axis=0)
    colour = palette.side_colour(sides.index(strip.side)) if strip.side in sides else palette.FADED_INK
    return Label((float(x), float(y), 0.0), strip.name, colour)
