"""Defines the results of a survey: how far each side is from what is fought for, at what risk and exposure.

A table is surveyed in activations to its fragments, a board in areas to its stones. The adapter of a game surveys;
tables, pictures and documents show the results.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from terrain.movement import Place

LIKELY = 0.5
"""A place counts as reached after a number of activations when that is at least as likely as not."""

CERTAIN = 1.0 - 1e-9
DIGITS = 9


@dataclass(frozen=True, slots=True)
class Share:
    """A number of spots out of all: `count` of `of`."""

    count: int
    of: int

    @property
    def value(self) -> float:
        return self.count / self.of if self.of else 0.0


@dataclass(frozen=True, slots=True)
class Imbalance:
    """By how much a layout favours a side, in activations."""

    time: float
    exposure: float
    favours: str | None
    """The side that is better off, time and danger taken together; None when none is."""

    @property
    def total(self) -> float:
        return round(self.time + self.exposure, DIGITS)


def imbalance_of(time: NDArray[np.float64], danger: NDArray[np.float64], names: Sequence[str]) -> Imbalance:
    """The one number of a layout, from the times and dangers of its sides."""
    found = Imbalance(
        round(float(time.max() - time.min()), DIGITS), round(float(danger.max() - danger.min()), DIGITS), None
    )
    both = np.round(time + danger, DIGITS)
    if both.max() <= both.min():
        return found
    return replace(found, favours=names[int(np.argmin(both))])


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a route in one way of moving: where it ends."""

    way: str
    to: Place


@dataclass(frozen=True, slots=True)
class Access:
    """How a band gets from a side to a place: by which figure, in how many activations, how likely, at what risk."""

    chances: tuple[float, ...]
    """How likely one of them has touched it after 0, 1, 2 … activations."""
    harvests: tuple[float, ...]
    """How likely one of them has harvested it by then."""
    figure: str | None
    """The figure that gets there best; None when none does."""
    walking: int | None
    """Activations on foot alone, without hurrying; None when there is no such way."""
    harm: float = 0.0
    """What the way takes of Santé on average."""
    deepest_pas: float = 0.0
    """The deepest fall on the way that may hurt; those of up to 4 pas do not (ICH-FALL-02)."""
    route: tuple[tuple[Stretch, ...], ...] = ()
    """The way of that figure, activation by activation, each from where it sets out."""

    @property
    def activations(self) -> int | None:
        """In how many activations it is likely reached; failing that, after how many nothing more is gained."""
        best = max(self.chances)
        if best <= 0.0:
            return None
        enough = min(LIKELY, best)
        return next(count for count, chance in enumerate(self.chances) if chance >= enough)

    @property
    def chance(self) -> float:
        """How likely it is reached in these activations."""
        return self.chances[self.activations] if self.activations is not None else 0.0

    @property
    def certain(self) -> int | None:
        """After how many activations it is reached for certain."""
        return next((count for count, chance in enumerate(self.chances) if chance >= CERTAIN), None)

    @property
    def expected(self) -> float:
        """How many activations it takes on average until it is harvested, those looked at at most."""
        return round(sum(1.0 - chance for chance in self.harvests[:-1]), DIGITS)


@dataclass(frozen=True, slots=True)
class Token:
    """A fragment where it lies, or might lie."""

    id: str
    value: int
    place: Place


@dataclass(frozen=True, slots=True)
class FragmentSurvey:
    """What was found out about one fragment."""

    token: Token
    access: Mapping[str, Access]
    """By side: how the band that starts there gets to it; where a die decides which band does, the better of them."""
    times: Mapping[str, float]
    """By side: activations until it is harvested, on average over the bands."""
    dangers: Mapping[str, Share]
    """By side: how much of the ground of the other sides sees its figure there."""
    seen: Share
    """How much of all standable ground sees a figure there."""

    @property
    def reachable(self) -> bool:
        return any(access.activations is not None for access in self.access.values())


@dataclass(frozen=True, slots=True)
class SideSurvey:
    """What was found out about one side."""

    name: str
    band: str | None
    shot_at: Share
    """How much of its ground the others can shoot at in their first activation, after a walk."""
    time: float
    danger: float


@dataclass(frozen=True, slots=True)
class Survey:
    """A scenario, surveyed."""

    space: ClassVar[Literal["table"]] = "table"

    name: str
    moves: int
    """How many activations were looked at."""
    sides: tuple[SideSurvey, ...]
    fragments: tuple[FragmentSurvey, ...]
    imbalance: Imbalance
    rays: int
    """Rays between two bodies that decide whether they see each other."""

    @property
    def unreachable(self) -> tuple[str, ...]:
        """The fragments that no figure gets to."""
        return tuple(one.token.id for one in self.fragments if not one.reachable)


@dataclass(frozen=True, slots=True)
class StoneAccess:
    """How a zone gets to a stone."""

    areas: int | None
    """The board's own distance (MYT-RANGE-01)."""
    walk: int | None
    """Areas that a hero enters on foot (MYT-WALK-01); None when there is no such way."""
    ways: int
    """How many ways there are that share no area: 1 is a neck."""
    necks: tuple[str, ...]
    """The areas on every way there."""


@dataclass(frozen=True, slots=True)
class StoneSurvey:
    """What was found out about a stone."""

    area: str
    access: Mapping[str, StoneAccess]
    dangers: Mapping[str, Share]
    """By zone: how many areas of the other zones see a unit of it there."""
    seen: Share
    """How many of all other areas see it."""

    @property
    def reachable(self) -> bool:
        return any(access.walk is not None for access in self.access.values())


@dataclass(frozen=True, slots=True)
class ZoneSurvey:
    """What was found out about a zone."""

    name: str
    areas: tuple[str, ...]
    seen: Share
    """How many of its areas some area of another zone sees."""
    time: float
    danger: float


@dataclass(frozen=True, slots=True)
class BoardSurvey:
    """A board, surveyed."""

    space: ClassVar[Literal["board"]] = "board"

    name: str
    zones: tuple[ZoneSurvey, ...]
    stones: tuple[StoneSurvey, ...]
    imbalance: Imbalance

    @property
    def unreachable(self) -> tuple[str, ...]:
        return tuple(stone.area for stone in self.stones if not stone.reachable)
