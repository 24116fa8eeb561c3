"""Turns a reach map into a picture: every place coloured by the chance of getting there, paler the more it costs.

`ReachPicture` holds plain values; `reach_picture` makes them from a scene and a reach map, `reach_sheet` draws them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from scenes.words import Tongue, sentences
from viewer.draw.palette import rgb
from viewer.draw.picture import DrawnFigure, DrawnPiece, sides_of
from viewer.rulings.from_above import drawn_ground
from viewer.rulings.sight import drawn_figure
from viewer.rulings.snapshots import save_picture

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from scenes.table import ReachRuling, Scene
    from scenes.words import Lang

CHANCES = ((0.0, "#B8400A"), (0.34, "#E28A1F"), (0.67, "#E8C840"), (0.999, "#9CC25B"), (1.0, "#1E8C72"))
"""Colours by chance: what is certain stands apart from what is merely likely, for colour-blind eyes too."""

PALEST = 0.62
"""How far the colour of the last pas is mixed with white."""

LIFT_PAS = 0.04
"""Cells float this far above the ground, over its roughness."""

TILE = 0.93
"""Cells leave a hair between each other in large views, so that slopes and floors show."""

REACH_WORDS = sentences("pictures/reach")


@dataclass(frozen=True)
class ReachWords:
    """The words of the picture."""

    verdict: str
    headline: str
    reason: str
    small_print: str
    plan: str
    under: str
    """With {height} left open."""
    chance: str
    cost: str
    point: str = "."
    """What parts a number from its decimals."""

    def below(self, height_pas: float) -> str:
        """The title of a plan that is cut open at a height."""
        return self.under.format(height=f"{height_pas:.1f}".replace(".", self.point))


@dataclass(frozen=True)
class Threat:
    """An enemy that could be charged or shot, and the words on it."""

    name: str
    words: str


@dataclass(frozen=True, eq=False)
class ReachPicture:
    """A reach map on its table."""

    table_size_pas: tuple[float, float]
    pieces: tuple[DrawnPiece, ...]
    figures: tuple[DrawnFigure, ...]
    mover: str
    places_pas: NDArray[np.float64]
    costs_pas: NDArray[np.float64]
    chances: NDArray[np.float64]
    cell_pas: float
    allowance_pas: float
    words: ReachWords
    threats: tuple[Threat, ...] = ()

    @property
    def sides(self) -> tuple[str, ...]:
        return sides_of(self.figures)

    def figure(self, name: str) -> DrawnFigure:
        return next(figure for figure in self.figures if figure.name == name)

    @property
    def colours(self) -> NDArray[np.uint8]:
        return shades(self.chances, self.costs_pas / max(self.allowance_pas, 1e-9))

    def carpet(self, tile: float = 1.0) -> DrawnPiece:
        """All cells as one flat piece in colours; tiles smaller than a cell leave a hair between them."""
        half = tile * self.cell_pas / 2
        ring = ((-half, -half), (half, -half), (half, half), (-half, half))
        corners = np.array([(*corner, LIFT_PAS) for corner in ring])
        vertices = (self.places_pas[:, None, :] + corners).reshape(-1, 3)
        first = 4 * np.arange(len(self.places_pas), dtype=np.int32)[:, None]
        faces = np.concatenate([first + np.array([0, 1, 2]), first + np.array([0, 2, 3])]).astype(np.int32)
        return DrawnPiece("reach", vertices, faces, colours=np.repeat(self.colours, 4, axis=0))


def shades(chances: NDArray[np.float64], spent: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Red, green and blue by chance, paler by the share of the allowance that is spent."""
    stops = np.array([stop for stop, _ in CHANCES])
    hues = np.array([rgb(colour) for _, colour in CHANCES], dtype=float)
    full = np.stack([np.interp(chances, stops, hues[:, channel]) for channel in range(3)], axis=-1)
    pale = PALEST * np.clip(np.asarray(spent, dtype=float), 0.0, 1.0)[..., None]
    return np.asarray(np.rint((1 - pale) * full + pale * 255.0), dtype=np.uint8)


def save_reach(scene: Scene, ruling: ReachRuling, path: Path, lang: Lang = "en") -> Path:
    """Draw a reach map into a PNG file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    return save_picture(reach_picture(scene, ruling, lang), path)


def reach_picture(scene: Scene, ruling: ReachRuling, lang: Lang = "en") -> ReachPicture:
    """The values of the picture."""
    words = Tongue(lang, REACH_WORDS)
    return ReachPicture(
        table_size_pas=scene.table.size_pas,
        pieces=drawn_ground(scene),
        figures=tuple(drawn_figure(figure) for figure in scene.figures),
        mover=ruling.figure.id,
        places_pas=ruling.places_pas,
        costs_pas=ruling.costs_pas,
        chances=ruling.chances,
        cell_pas=ruling.cell_pas,
        allowance_pas=ruling.allowance_pas,
        words=_words(scene, ruling, words),
        threats=_threats(ruling, words),
    )


def _words(scene: Scene, ruling: ReachRuling, words: Tongue) -> ReachWords:
    pace = words("hurry" if ruling.hurry else "walk", allowance=f"{ruling.allowance_pas:g}")
    certain, rolled = ruling.certain_area_pas2, ruling.area_pas2 - ruling.certain_area_pas2
    return ReachWords(
        verdict=words("verdict", area=words.number(ruling.area_pas2, 1)),
        headline=words("headline", figure=ruling.figure.id, pace=pace),
        reason=words(
            "reason",
            certain=words.number(certain, 1),
            rolled=words.number(rolled, 1),
            athletisme=ruling.prowess.athlete.athletisme,
        ),
        small_print=words("small", cell=words.number(ruling.cell_pas, 2), scene=scene.name),
        plan=words("plan"),
        under=words("under", height="{height}"),
        chance=words("legend_chance"),
        cost=words("legend_cost"),
        point=words.how.decimal,
    )


def _threats(ruling: ReachRuling, words: Tongue) -> tuple[Threat, ...]:
    said: dict[str, list[str]] = {}
    for threat in ruling.threats:
        said.setdefault(threat.target, []).append(f"{words(threat.kind)} {words.share(threat.chance)}")
    return tuple(Threat(name, " · ".join(parts)) for name, parts in said.items())
