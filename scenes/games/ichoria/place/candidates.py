"""Lists the spots where fragments may lie, on all floors of a table, with the survey values of each.

Spots are those of a grid that is counted from the middle of the table. All that a search needs to know about a layout
is looked up here; nothing is surveyed again during the search.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from scenes.games.ichoria.survey.table_survey import weighed
from scenes.layout.surveys import imbalance_of
from scenes.table.figures import Footing, PlacingError
from skirmish.ichoria.course import SPACING_PAS, TOKEN_HEIGHT_PAS
from skirmish.ichoria.gods import TOKEN_PAS
from skirmish.ichoria.table import find_ground, half_beside, inside, strips
from terrain.scenery import figure_body

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from numpy.typing import NDArray

    from scenes.games.ichoria.survey.scope import Setting
    from scenes.games.ichoria.survey.table_survey import Surveyor
    from scenes.layout.surveys import Imbalance, Token
    from skirmish.ichoria.table import Polygon
    from terrain.movement import Place
    from terrain.planning.field import Field

    Progress = Callable[[float], None]

GRID_PAS = 1.0
FINE_GRID_PAS = 0.5
SMALL_TABLE_PAS2 = 200.0
"""Smaller tables are looked at on the finer grid."""

SPARE_PAS = 0.01
"""Fragments are laid out this much farther apart than they must be: files are written with few decimals."""

LATE = 0.5
"""A side gets to a spot when it harvests there, on average, at least this long before the end of the activations."""

SOUNDED = 0.8
"""How much of the work the ground is, in a bar that people watch."""

ON_THE_LINE = -1
"""The half of a spot on the line between two halves: it belongs to neither."""

FLOOR_PAS = 1.0
"""Fragments whose heights differ by less lie on one floor, as people see it."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A spot where a fragment may lie."""

    at: tuple[float, ...]
    """As a file says it: two numbers, and the height where that is not the highest ground."""
    place: Place
    half: int
    """The number of the half it lies in."""


@dataclass(frozen=True, eq=False)
class Candidates:
    """All candidates, and after them the fragments that stay where they are."""

    sides: tuple[str, ...]
    spots: tuple[Candidate, ...]
    free: int
    """How many of them may be taken."""
    times: NDArray[np.float64]
    """By side and spot."""
    dangers: NDArray[np.float64]

    @cached_property
    def heights(self) -> NDArray[np.float64]:
        return np.array([spot.place[2] for spot in self.spots])

    @cached_property
    def floors(self) -> NDArray[np.int64]:
        return np.round(self.heights / FLOOR_PAS).astype(np.int64)

    @cached_property
    def halves(self) -> NDArray[np.int64]:
        return np.array([spot.half for spot in self.spots], dtype=np.int64)

    @cached_property
    def apart(self) -> NDArray[np.bool_]:
        """Which two of them may both be taken (ICH-TABLE-06)."""
        places = np.array([spot.place for spot in self.spots]).reshape(-1, 3)
        away = places[:, None, :] - places[None, :, :]
        across = np.maximum(np.hypot(away[..., 0], away[..., 1]) - TOKEN_PAS, 0.0)
        return np.asarray(np.hypot(across, away[..., 2]) > SPACING_PAS + SPARE_PAS)

    @cached_property
    def gaps(self) -> NDArray[np.float64]:
        """For each spot by how much one side is later there than another."""
        return np.asarray(self.times.max(axis=0) - self.times.min(axis=0))

    def imbalance(self, chosen: Sequence[int], values: Sequence[int]) -> Imbalance:
        """That of a layout, as the survey would say it."""
        worth, rows = np.array(values, dtype=np.float64), list(chosen)
        return imbalance_of(weighed(self.times[:, rows], worth), weighed(self.dangers[:, rows], worth), self.sides)


def find_candidates(looked: Surveyor, kept: Sequence[Token] = (), progress: Progress = lambda _: None) -> Candidates:
    """All spots where a fragment may lie and every side gets to it, and the fragments that are kept."""
    setting, found = looked.setting, []
    halves = halves_of(setting)
    floors = _Floors(setting, Footing(setting.scene.table, setting.scene.step_pas, setting.scene.slope_deg))
    grid = list(_grid(setting.table.size_pas))
    for number, (x, y) in enumerate(grid):
        found += [Candidate(at, place, _half(halves, place)) for at, place in floors.at(x, y)]
        if number % 20 == 0:
            progress(SOUNDED * number / len(grid))
    found = _reached(looked, found)
    pinned = [Candidate(token.place, token.place, _half(halves, token.place)) for token in kept]
    spots = (*found, *pinned)
    places = _places(spots)
    times, seen = looked.times(places), looked.dangers(places)
    dangers = [seen[side.name] / max(looked.enemy_spots(side), 1) for side in looked.sides]
    progress(1.0)
    names = tuple(side.name for side in looked.sides)
    return Candidates(names, spots, len(found), np.array([times[name] for name in names]), np.array(dangers))


def _places(spots: Sequence[Candidate]) -> NDArray[np.float64]:
    return np.array([spot.place for spot in spots], dtype=np.float64).reshape(-1, 3)


def _reached(looked: Surveyor, spots: list[Candidate]) -> list[Candidate]:
    """Those to which every side gets."""
    if not spots:
        return spots
    times = np.array(list(looked.times(_places(spots)).values()))
    every = np.flatnonzero((times < looked.setting.moves - LATE).all(axis=0))
    return [spots[row] for row in every]


def halves_of(setting: Setting) -> tuple[Polygon, ...]:
    """The halves of the table that belong to the zones of two sides (ICH-TABLE-05); none for more sides."""
    zones = setting.table.zones() or strips(setting.table.size_pas)
    if len(setting.sides) != 2:
        return ()
    fixed = {zone.side: zone for zone in zones if zone.side is not None}
    free = iter(zone for zone in zones if zone.side is None)
    found = [fixed.get(band) or next(free, None) for band in setting.bands]
    return tuple(half_beside(zone, setting.table.size_pas) for zone in found if zone is not None)


def _half(halves: tuple[Polygon, ...], place: Place) -> int:
    held = [number for number, half in enumerate(halves) if inside(half, place[:2])]
    return held[0] if len(held) == 1 and len(halves) == 2 else ON_THE_LINE


def _grid(size_pas: tuple[float, float]) -> Iterator[tuple[float, float]]:
    wide, deep = size_pas
    step = FINE_GRID_PAS if wide * deep < SMALL_TABLE_PAS2 else GRID_PAS
    columns, rows = (math.floor((size / 2 - TOKEN_PAS / 2) / step) for size in size_pas)
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            yield wide / 2 + column * step, deep / 2 + row * step


@dataclass(frozen=True, eq=False)
class _Floors:
    """The ground of a table as fragments lie on it, floor by floor."""

    setting: Setting
    footing: Footing

    def at(self, x: float, y: float) -> Iterator[tuple[tuple[float, ...], Place]]:
        """A spot on every floor where figures stand around it, as it can be said in a file and is found again."""
        table = self.setting.table
        top = find_ground(table, (x, y), TOKEN_PAS, TOKEN_HEIGHT_PAS)
        if top is not None and self._reads_as((x, y), top):
            yield (x, y), top
        for floor in _floors_near(self.setting.usual_field, x, y):
            if top is not None and abs(floor - top[2]) <= FLOOR_PAS:
                continue
            at = (x, y, math.ceil(100 * floor) / 100)
            place = find_ground(table, at, TOKEN_PAS, TOKEN_HEIGHT_PAS)
            if place is not None and self._reads_as(at, place):
                yield at, place

    def _reads_as(self, at: tuple[float, ...], place: Place) -> bool:
        """Whether a file that says so puts the fragment there."""
        try:
            ground = self.footing.ground_below(figure_body((at[0], at[1]), 0.0, TOKEN_PAS), list(at))
        except PlacingError:
            return False
        return abs(ground - place[2]) < SPARE_PAS


def _floors_near(field: Field, x: float, y: float) -> list[float]:
    """The heights of the floors around a spot, a pas apart at least."""
    cells = field.nodes
    column, row = (math.floor((of + 0.5) / 3) for of in field.points(x, y))
    heights = [
        float(field.places[node, 2])
        for other in range(max(row - 1, 0), min(row + 1, cells.along))
        for cell in range(max(column - 1, 0), min(column + 1, cells.across))
        for node in range(*cells.start[other * cells.across + cell : other * cells.across + cell + 2])
    ]
    floors: list[float] = []
    for height in sorted(heights):
        if not floors or height - floors[-1] > FLOOR_PAS:
            floors.append(height)
    return floors
