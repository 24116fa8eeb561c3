"""Defines what a picture shows, as plain values in pas: scenery, figures, lines, marks and words.

Nothing here knows how it is drawn. A still, a window and a web page can all draw the same
`Drawing`, and a test can build one by hand.
"""

from __future__ import annotations

import math
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

import numpy as np

from terrain.machine import PART, whole_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

Point = tuple[float, float, float]
Verdict = Literal["visible", "blocked", "too_close", "undecided"]
LineKind = Literal["witness", "nearly", "stopped"]
"""A free line; a line that is free only by a hair; a line that something stops."""

RIM_POINTS = 48


class PictureError(Exception):
    """Why there is no picture, in one line that says what to do."""


@contextmanager
def whole_picture(path: Path, ending: str = PART) -> Iterator[Path]:
    """A draft to write that becomes a whole file; a `PictureError` says why it cannot be written."""
    try:
        with whole_file(path, ending) as draft:
            yield draft
    except OSError as error:
        raise PictureError(f"{path}: {error.strerror or error}") from error


def put_picture(content: bytes, path: Path) -> Path:
    """Write a picture, a model or a page whole."""
    with whole_picture(path) as draft:
        draft.write_bytes(content)
    return path


@dataclass(frozen=True, eq=False)
class DrawnPiece:
    """A piece of scenery as triangles; `stops` lists where lines end on it, if it blocks."""

    name: str
    vertices_pas: NDArray[np.float64]
    faces: NDArray[np.int32]
    kind: str = "solid"
    see_through: bool = False
    blocks: bool = False
    stops: tuple[Point, ...] = ()
    colours: NDArray[np.uint8] | None = None
    """Red, green and blue of each point, where they are known; else it is drawn as stone."""


@dataclass(frozen=True)
class DrawnFigure:
    """A figure: its exact base on the ground, its visible body between two heights, its side.

    The first semi-axis points along the turn. `blocks` is set when it stops a line between two others.
    """

    name: str
    side: str
    at_pas: tuple[float, float]
    semi_axes_pas: tuple[float, float]
    turn_deg: float
    ground_pas: float
    low_pas: float
    top_pas: float
    blocks: bool = False

    @property
    def eye(self) -> Point:
        return (*self.at_pas, self.top_pas)

    @property
    def middle(self) -> Point:
        return (*self.at_pas, (self.low_pas + self.top_pas) / 2)

    def rim(self, height_pas: float) -> NDArray[np.float64]:
        """Points around the footprint at a height."""
        angles = np.linspace(0.0, 2 * math.pi, RIM_POINTS, endpoint=False)
        long, short = self.semi_axes_pas
        ahead, aside = long * np.cos(angles), short * np.sin(angles)
        cos, sin = math.cos(math.radians(self.turn_deg)), math.sin(math.radians(self.turn_deg))
        x, y = self.at_pas
        return np.stack(
            [x + ahead * cos - aside * sin, y + ahead * sin + aside * cos, np.full(RIM_POINTS, height_pas)], 1
        )


@dataclass(frozen=True)
class DrawnLine:
    """A line of sight; one that is stopped ends there, and says where it would have gone."""

    start: Point
    end: Point
    kind: LineKind
    aim: Point | None = None


@dataclass(frozen=True)
class Gap:
    """Where a free line is tightest: a point on the line, the nearest point of what it passes, and its name."""

    on_line: Point
    on_obstacle: Point
    obstacle: str
    clearance_pas: float


@dataclass(frozen=True)
class Share:
    """How much of the sampled lines one obstacle stops, from 0 to 1."""

    name: str
    share: float


@dataclass(frozen=True)
class Caption:
    """The words of the picture: verdict in large letters, what to play, why, and small print."""

    verdict: str
    headline: str
    reason: str
    small_print: str = ""
    eye_titles: tuple[str, str] = ("", "")
    gap_title: str = ""
    shares_title: str = ""
    legend: tuple[tuple[LineKind, str], ...] = ()


class Tableau(Protocol):
    """Whatever can be put on a stage: a table with scenery and figures."""

    @property
    def table_size_pas(self) -> tuple[float, float]: ...
    @property
    def pieces(self) -> tuple[DrawnPiece, ...]: ...
    @property
    def figures(self) -> tuple[DrawnFigure, ...]: ...
    @property
    def sides(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, eq=False)
class Drawing:
    """One ruling as a picture: the table, the looker and the target, and what decides."""

    verdict: Verdict
    table_size_pas: tuple[float, float]
    pieces: tuple[DrawnPiece, ...]
    figures: tuple[DrawnFigure, ...]
    looker: str
    target: str
    caption: Caption
    lines: tuple[DrawnLine, ...] = ()
    gap: Gap | None = None
    gap_length: str = ""
    shares: tuple[Share, ...] = ()

    def figure(self, name: str) -> DrawnFigure:
        return next(figure for figure in self.figures if figure.name == name)

    @property
    def pair(self) -> tuple[DrawnFigure, DrawnFigure]:
        return self.figure(self.looker), self.figure(self.target)

    @property
    def free_line(self) -> DrawnLine | None:
        """The line that is free, or would be but for a hair."""
        return next((line for line in self.lines if line.kind != "stopped"), None)

    @property
    def sides(self) -> tuple[str, ...]:
        """Sides in order of appearance: the order that gives them colour and shape."""
        return sides_of(self.figures)


def sides_of(figures: Iterable[DrawnFigure]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(figure.side for figure in figures))


def as_points(points: Any) -> NDArray[np.float64]:
    return np.asarray(points, dtype=np.float64).reshape(-1, 3)
