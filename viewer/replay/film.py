"""Plans a film of a recorded game: how long each moment takes, and where figures move meanwhile.

The plan is plain values; `film_reel` draws it in a process of its own, frame by frame, into an MP4 or a GIF file.
"""

from __future__ import annotations

import json
import pickle
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from terrain.machine import PART
from viewer.draw.camera import View
from viewer.draw.opengl import in_child
from viewer.draw.picture import PictureError, whole_picture
from viewer.stage.viewpoint import eyes_of, view_named

if TYPE_CHECKING:
    from viewer.draw.picture import DrawnFigure, Point
    from viewer.replay.timeline import Timeline
    from viewer.replay.ways import Way
    from viewer.stage.stage_set import StageSet

SIZE = (960, 600)
SMALLEST, LARGEST = 320, 1920
FPS = {".mp4": 12, ".gif": 6}
"""Frames in a second, by the kind of file."""

NO_FFMPEG = "an MP4 needs ffmpeg; install one with: pip install 'pas-skirmish[films]', or name a .gif"

PACE_PAS_PER_S = 7.0
SHORTEST_TRAVEL_S, LONGEST_TRAVEL_S = 0.35, 1.3
HOLD_S, READING_S_PER_LETTER = 0.55, 0.022
WOUND_S = 0.6
"""How long moments stand: a little, longer the more there is to read, and longer when a figure is hurt."""

LONGEST_FILM_S = 150.0
"""A film is not longer than this; longer games are shown faster."""

PATIENCE_S = 1800.0
WITHOUT_TABLE = View((0.0, 0.0, 1.0), (0.0, 0.0, 0.0))
"""Games without space are filmed as sheets, which no camera looks at."""

CAPTION_PIXELS = 118
"""Room below the stage for words and dice, at a width of 960."""


@dataclass(frozen=True, eq=False)
class Take:
    """A moment on film: the stage before it, the ways of figures, the stage after it, and the words."""

    before: StageSet
    after: StageSet
    ways: tuple[Way, ...]
    heading: str
    said: str
    dice: tuple[int, ...]
    wound: bool
    pair: tuple[str, str] | None
    travel_s: float
    hold_s: float


@dataclass(frozen=True, eq=False)
class Film:
    """All takes, seen by one camera that stands still, or through the eyes of a figure as it moves."""

    title: str
    view: View
    size: tuple[int, int]
    fps: int
    takes: tuple[Take, ...]
    path: str
    eyes: tuple[str, ...] = ()
    """The figure whose eyes they are, and the figure it looks at, if any; empty where the camera stands still."""

    @property
    def seconds(self) -> float:
        return sum(take.travel_s + take.hold_s for take in self.takes)


@dataclass(frozen=True, slots=True)
class Shown:
    """A film that was made: where it is, how long it is, how many frames it has."""

    path: Path
    seconds: float
    frames: int


def save_film(
    timeline: Timeline, path: Path | str, *, speed: float = 1.0, size: tuple[int, int] = SIZE, camera: str = "orbit"
) -> Shown:
    """Film a recorded game into an MP4 or GIF file, which is either whole or not there.

    Raises `PictureError` with one line that says what to do.
    """
    path = Path(path)
    check_film_path(path)
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise PictureError(f"a film is {SMALLEST} to {LARGEST} pixels wide and high, not {size[0]} x {size[1]}")
    with whole_picture(path, f"{PART}{path.suffix.lower()}") as draft:
        plan = film_of(timeline, str(draft), speed=speed, size=size, camera=camera)
        answer = in_child("viewer.replay.film_reel", pickle.dumps(plan, protocol=pickle.HIGHEST_PROTOCOL), PATIENCE_S)
    return Shown(path, plan.seconds, int(json.loads(answer)["frames"]))


def check_film_path(path: Path) -> None:
    """Find out whether a film can go there before any work is done for it."""
    if path.suffix.lower() not in FPS:
        raise PictureError(f"{path}: films are MP4 or GIF files; give a name that ends in .mp4 or .gif")
    if path.is_dir() or not path.parent.is_dir():
        raise PictureError(f"{path}: is a folder" if path.is_dir() else f"{path}: there is no folder {path.parent}")
    if path.suffix.lower() == ".mp4" and find_spec("imageio_ffmpeg") is None:
        raise PictureError(NO_FFMPEG)


def film_of(timeline: Timeline, path: str, *, speed: float, size: tuple[int, int], camera: str) -> Film:
    """Plan a film: sizes are even, as films must be, and the whole is not longer than a film may be."""
    width, height = (side - side % 2 for side in size)
    stage_height = height - caption_height((width, height))
    largest = max((moment.stage for moment in timeline.moments), key=lambda stage: len(stage.figures))
    spaceless = largest.sheet is not None
    view = WITHOUT_TABLE if spaceless else view_named(camera, largest, width / stage_height)
    eyes = tuple(camera.split(":")[1:3]) if camera.startswith("eyes:") and not spaceless else ()
    if eyes:
        view = view_named("orbit", largest, width / stage_height)
    takes = _takes(timeline)
    natural = sum(take.travel_s + take.hold_s for take in takes)
    factor = max(speed, natural / LONGEST_FILM_S)
    paced = tuple(replace(take, travel_s=take.travel_s / factor, hold_s=take.hold_s / factor) for take in takes)
    return Film(largest.title, view, (width, height), FPS[Path(path).suffix], paced, path, eyes)


def view_at(film: Film, stage: StageSet) -> View:
    """Where a frame is taken from; before the one whose eyes it is comes to the table, and after, from aside."""
    looker, *others = (stage.figure(name) for name in film.eyes) if film.eyes else (None,)
    if looker is None:
        return film.view
    return eyes_of(stage, looker, others[0] if others else None)


def unseen(film: Film, stage: StageSet) -> StageSet:
    """The stage without the one through whose eyes it is seen."""
    if not film.eyes:
        return stage
    return replace(stage, figures=tuple(figure for figure in stage.figures if figure.name != film.eyes[0]))


def caption_height(size: tuple[int, int]) -> int:
    """How many pixels below the stage are for words; even."""
    return 2 * round(CAPTION_PIXELS * min(size[0] / SIZE[0], size[1] / SIZE[1]) / 2)


def _takes(timeline: Timeline) -> list[Take]:
    befores = (timeline.moments[0], *timeline.moments[:-1])
    return [
        Take(
            before.stage,
            moment.stage,
            moment.ways,
            moment.heading,
            moment.said,
            moment.numbers,
            moment.wound,
            moment.pair,
            _travel_s(moment.ways),
            HOLD_S + READING_S_PER_LETTER * len(moment.said) + (WOUND_S if moment.wound else 0.0),
        )
        for before, moment in zip(befores, timeline.moments, strict=True)
    ]


def _travel_s(ways: tuple[Way, ...]) -> float:
    if not ways:
        return 0.0
    longest = max(way.length_pas for way in ways)
    return min(max(longest / PACE_PAS_PER_S, SHORTEST_TRAVEL_S), LONGEST_TRAVEL_S)


def figures_at(take: Take, share: float) -> tuple[DrawnFigure, ...]:
    """Where moving figures are after a share of the take: each on its way."""
    going = {way.figure: way.at(share) for way in take.ways}
    return tuple(moved(figure, going[figure.name]) for figure in take.after.figures if figure.name in going)


def moved(figure: DrawnFigure, place: Point) -> DrawnFigure:
    """The figure at another place."""
    x, y, z = place
    rise = z - figure.ground_pas
    return replace(figure, at_pas=(x, y), ground_pas=z, low_pas=figure.low_pas + rise, top_pas=figure.top_pas + rise)
