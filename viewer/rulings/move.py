"""Turns a judged path into a picture: its legs by kind, its rolls, its possible falls, and where it is refused.

`MovePicture` holds plain values; `move_picture` makes them from a scene and a ruling, `move_sheet` draws them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.table import traces
from scenes.words import (
    DIGITS,
    MOVE_SENTENCES,
    Tongue,
    refused,
    said_bound,
    said_failure,
    said_fall,
    said_leg,
    said_roll,
    said_trigger,
    sentences,
    together,
)
from viewer.draw.picture import DrawnFigure, DrawnPiece, Point, as_points, sides_of
from viewer.rulings.from_above import drawn_ground
from viewer.rulings.sight import drawn_figure
from viewer.rulings.snapshots import save_picture

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from scenes.table import MoveRuling, Scene
    from scenes.words import Lang

LIFT_PAS = 0.12
"""Paths are drawn this far above the ground they follow."""

PATH_WORDS = sentences("pictures/moves")


@dataclass(frozen=True)
class DrawnLeg:
    """A leg of the path: its line, the fall it ends with, and the falls that a failure causes."""

    kind: str
    points: tuple[Point, ...]
    falls: tuple[tuple[Point, Point], ...] = ()
    risks: tuple[tuple[Point, Point], ...] = ()
    rolls: int = 0


@dataclass(frozen=True)
class LegRow:
    """A leg in words: what it is and costs, then its rolls and risks."""

    kind: str
    title: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class MoveWords:
    """The words of the picture."""

    verdict: str
    headline: str
    reason: str
    small_print: str
    legs_title: str
    wakes_title: str
    plan_title: str


@dataclass(frozen=True, eq=False)
class MovePicture:
    """A path on its table."""

    table_size_pas: tuple[float, float]
    pieces: tuple[DrawnPiece, ...]
    figures: tuple[DrawnFigure, ...]
    mover: str
    arrival: DrawnFigure
    legal: bool
    legs: tuple[DrawnLeg, ...]
    rows: tuple[LegRow, ...]
    words: MoveWords
    stop: Point | None = None
    wanted: tuple[Point, Point] | None = None
    """From where it got to, to where the refused leg would have gone."""
    wakes: tuple[tuple[Point, str], ...] = ()

    @property
    def sides(self) -> tuple[str, ...]:
        return sides_of(self.figures)

    def figure(self, name: str) -> DrawnFigure:
        return next(figure for figure in self.figures if figure.name == name)

    @property
    def frame(self) -> NDArray[np.float64]:
        """What the picture must hold: the path, its falls, the figure at both ends, and where it is refused."""
        ends = [point for leg in self.legs for fall in (*leg.falls, *leg.risks) for point in fall]
        points = [point for leg in self.legs for point in leg.points]
        bodies = [
            figure.rim(z)
            for figure in (self.figure(self.mover), self.arrival)
            for z in (figure.low_pas, figure.top_pas)
        ]
        return np.concatenate([*bodies, as_points([*points, *ends, *((self.stop,) if self.stop else ())])])


def save_move(scene: Scene, ruling: MoveRuling, path: Path, lang: Lang = "en") -> Path:
    """Draw a judged path into a PNG file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    return save_picture(move_picture(scene, ruling, lang), path)


def move_picture(scene: Scene, ruling: MoveRuling, lang: Lang = "en") -> MovePicture:
    """The values of the picture."""
    words = Tongue(lang, together(MOVE_SENTENCES, PATH_WORDS))
    judged, figures = ruling.judgement, tuple(drawn_figure(figure) for figure in scene.figures)
    mover = next(figure for figure in figures if figure.name == ruling.figure.id)
    followed = traces(scene, ruling)
    return MovePicture(
        table_size_pas=scene.table.size_pas,
        pieces=drawn_ground(scene),
        figures=figures,
        mover=mover.name,
        arrival=_moved(mover, judged.end),
        legal=judged.legal,
        legs=tuple(_drawn_leg(leg, way) for leg, way in zip(judged.legs, followed, strict=True)),
        rows=tuple(_row(leg, words) for leg in judged.legs),
        words=_words(scene, ruling, words),
        stop=None if judged.legal else judged.verdict.place,
        wanted=None if judged.legal else _wanted(ruling),
        wakes=tuple((trigger.at, said_trigger(trigger, words)) for trigger in judged.triggers),
    )


def _wanted(ruling: MoveRuling) -> tuple[Point, Point] | None:
    """From where the figure got to, to the goal of the leg that was refused."""
    judged = ruling.judgement
    onward = [leg for leg in ruling.path if leg.kind != "from"]
    goal = onward[int(judged.verdict.facts.get("leg") or 0)].to
    if goal is None:
        return None
    x, y, *height = goal
    return _lifted(judged.end), _lifted((x, y, height[0] if height else judged.end[2]))


def _moved(figure: DrawnFigure, place: Point) -> DrawnFigure:
    x, y, z = place
    rise = z - figure.ground_pas
    return replace(figure, at_pas=(x, y), ground_pas=z, low_pas=figure.low_pas + rise, top_pas=figure.top_pas + rise)


def _drawn_leg(leg: Any, way: tuple[Point, ...]) -> DrawnLeg:
    risks = [failure.fall for failure in (leg.failure, leg.partial) if failure and failure.fall]
    rolls = sum(roll.purpose != "landing" for roll in leg.rolls)
    return DrawnLeg(
        leg.leg.kind,
        tuple(_lifted(point) for point in way),
        falls=tuple(_drop(fall) for fall in ((leg.fall,) if leg.fall else ())),
        risks=tuple(_drop(fall) for fall in risks),
        rolls=rolls,
    )


def _lifted(point: Point) -> Point:
    return (point[0], point[1], point[2] + LIFT_PAS)


def _drop(fall: Any) -> tuple[Point, Point]:
    return _lifted(fall.start), _lifted(fall.landing)


def _row(leg: Any, words: Tongue) -> LegRow:
    title = words("row", name=said_leg(leg, words), cost=words.number(leg.cost_pas, DIGITS))
    return LegRow(leg.leg.kind, title, tuple(_risks(leg, words)))


def _risks(leg: Any, words: Tongue) -> Iterator[str]:
    yield from (said_roll(roll, words) for roll in leg.rolls if roll.purpose != "landing")
    if leg.failure is not None:
        yield words("on_failure", what=said_failure(leg.failure, words))
    if leg.fall is not None:
        yield said_fall(leg.fall, words)


def _words(scene: Scene, ruling: MoveRuling, words: Tongue) -> MoveWords:
    judged = ruling.judgement
    return MoveWords(
        verdict=words("can" if judged.legal else "cannot"),
        headline=words(
            "headline",
            figure=ruling.figure.id,
            pace=words("hurry" if ruling.hurry else "walk"),
            cost=words.number(judged.cost_pas, DIGITS),
            allowance=said_bound(judged.allowance_pas, words),
        ),
        reason=_reason(ruling, words),
        small_print=words("small", scene=scene.name),
        legs_title=words("legs"),
        wakes_title=words("wakes"),
        plan_title=words("plan"),
    )


def _reason(ruling: MoveRuling, words: Tongue) -> str:
    judged = ruling.judgement
    if not judged.legal:
        return refused(judged.verdict, words)
    if judged.chance == 1 and not judged.rolls:
        return words("sure")
    return words("risky", rolls=len(judged.rolls), chance=words.share(float(judged.chance)))
