"""Reads from a scenario of Ichoria what a survey needs: its sides, the figures that start there, and the fragments.

A side is a place to start from: a zone, a strip along the rim, or the places where figures stand already. A band plays
from a side; where a die decides it, either band may.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely

from scenes.games.ichoria.moves.athletes import Prowess
from scenes.games.ichoria.moves.planner_ground import field_for
from scenes.layout.fairness.seating import seatings
from scenes.layout.surveys import Token
from scenes.plugs.matches import Scenario, load_scenario
from skirmish.ichoria.path import Athlete, athlete
from skirmish.ichoria.table import strips

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from numpy.typing import NDArray

    from scenes.games.ichoria.tabletop.scene_tabletop import SceneTabletop
    from scenes.table.scene import Scene
    from skirmish.ichoria.book import Book, Card
    from skirmish.ichoria.table import Zone
    from terrain.movement import Landscape, Place
    from terrain.planning.field import Field

    Progress = Callable[[float], None]

USUAL_MOVES = 8
"""Activations that are looked at where no turn limit says how many there are."""

MOST_MOVES = 12
EDGE_PAS = 1e-6
"""What binary fractions lose on the edge of a zone, on this or on that side of a mirror."""


@dataclass(frozen=True, slots=True)
class Side:
    """A place to start from."""

    name: str
    band: str | None
    """The band that starts there; None where a die decides it."""
    zones: tuple[Zone, ...] = ()
    places: tuple[Place, ...] = ()
    """Where its figures stand already."""


@dataclass(frozen=True, slots=True)
class Runner:
    """A figure of a band as it moves and shoots."""

    name: str
    band: str
    athlete: Athlete
    range_pas: float | None = None


@dataclass(frozen=True, eq=False)
class Setting:
    """A scenario as a surveyor takes it."""

    scenario: Scenario
    table: SceneTabletop
    sides: tuple[Side, ...]
    runners: tuple[Runner, ...]
    tokens: tuple[Token, ...]
    moves: int

    @property
    def scene(self) -> Scene:
        return self.table.scene

    @property
    def bands(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(runner.band for runner in self.runners))

    @cached_property
    def fastest(self) -> tuple[Runner, ...]:
        """The figures that no other of their band outdoes in all: where the best of a band gets, one of them gets."""
        found: list[Runner] = []
        for runner in sorted(self.runners, key=lambda one: (-one.athlete.athletisme, -one.athlete.move_pas)):
            if not any(other.band == runner.band and _outdoes(other.athlete, runner.athlete) for other in found):
                found.append(runner)
        return tuple(sorted(found, key=self.runners.index))

    @cached_property
    def landscape(self) -> Landscape:
        """The table without figures."""
        return self.table.landscape((), "")

    @cached_property
    def usual_field(self) -> Field:
        """The ground as a usual figure stands on it."""
        return self.field(Athlete(3))

    def field(self, mover: Athlete, progress: Progress | None = None) -> Field:
        return field_for(self.scene, Prowess(mover, "said"), progress)

    def start_nodes(self, side: Side, field: Field) -> NDArray[np.int64]:
        """The nodes of a side's zones on which a whole base may be deployed: not on scenery, where that is possible."""
        held = np.zeros(len(field.places), dtype=bool)
        points = shapely.points(field.places[:, 0], field.places[:, 1])
        for zone in side.zones:
            polygon = shapely.Polygon(zone.polygon)
            away = shapely.distance(points, polygon.boundary)
            held |= shapely.intersects(points, polygon) & (away >= max(field.form.base_pas) / 2 - EDGE_PAS)
        held &= ~field.low
        flat = held & (field.places[:, 2] <= 0.0)
        return np.flatnonzero(flat if flat.any() else held)


def setting_of(scenario: Scenario | Path) -> Setting:
    """Read what a survey needs of a scenario; a `SceneError` says what it lacks."""
    read = scenario if isinstance(scenario, Scenario) else load_scenario(scenario)
    rules: Any = read.rules
    table, book, options = rules.table, rules.book, rules.book.options
    tokens = (Token(one["id"], one["value"], _place(one["place"])) for one in read.setup["fragments"])
    moves = min(options.turn_limit or USUAL_MOVES, MOST_MOVES)
    return Setting(read, table, _sides(read, table, book), _runners(book), tuple(tokens), moves)


def _outdoes(a: Athlete, b: Athlete) -> bool:
    """Whether a figure gets wherever another one does, as soon and as likely."""
    same_body = (a.base_pas, a.height_pas, a.turn_deg) == (b.base_pas, b.height_pas, b.turn_deg)
    return same_body and a.athletisme >= b.athletisme and a.move_pas >= b.move_pas and a.climbs >= b.climbs


def _place(told: list[float]) -> Place:
    x, y, z = told
    return x, y, z


def _sides(read: Scenario, table: SceneTabletop, book: Book) -> tuple[Side, ...]:
    """The sides as the games of bots name them; which band is fixed to one, and where it starts."""
    names = seatings(read)[0].sides
    zones = table.zones() or strips(table.size_pas)
    free = [zone for zone in zones if zone.side is None]
    return tuple(_side(read, book, band, names[band], zones, free) for band in book.sides)


def _side(read: Scenario, book: Book, band: str, name: str, zones: tuple[Zone, ...], free: list[Zone]) -> Side:
    """Where a band starts; of free zones each has the one it is named for, and any band may come to start there."""
    placed = read.setup["places"]
    standing = tuple(_place(placed[one]) for one in book.bands[band].figures if one in placed)
    if len(standing) == len(book.bands[band].figures):
        return Side(name, band, (), standing)
    own = tuple(zone for zone in zones if zone.side == band)
    if own:
        return Side(name, band, own, standing)
    return Side(name, None, tuple(zone for zone in free if zone.name == name))


def _runners(book: Book) -> tuple[Runner, ...]:
    return tuple(
        Runner(name, band, _athlete(book.cards[name]), _range(book, book.cards[name]))
        for band in book.sides
        for name in book.bands[band].figures
    )


def _athlete(card: Card) -> Athlete:
    profile = {"key": card.id, "athletisme": card.athletisme, "abilities": card.abilities}
    return athlete(profile, base_pas=card.base_pas, height_pas=card.height_pas)


def _range(book: Book, card: Card) -> float | None:
    """How far it shoots or throws, when it has a weapon for that (ICH-SHOOT-03, ICH-THROW-01)."""
    weapons = (book.weapons[key] for key in card.weapons)
    return max((float(weapon.range_pas or 0.0) for weapon in weapons if weapon.ranged), default=None)
