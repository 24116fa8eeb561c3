"""The interface of a table for the rules of a whole game.

Any object that answers these questions will do; `scenes.games.ichoria.tabletop.scene_tabletop` answers them on real
scenery with the same code as the measuring commands. Every question says where the figures stand: a tabletop keeps no
state of the game. All answers are the same on every machine: none depends on a time limit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skirmish.ichoria.path.legs import Leg
    from skirmish.ichoria.path.profile import Athlete
    from skirmish.ichoria.table.landscape import Landscape
    from skirmish.kernel import Chance
    from terrain.movement import Mover, Place, Spot
    from terrain.scenery import Obstacle


@dataclass(frozen=True, slots=True)
class Standing:
    """A figure where it stands, as a body among others."""

    id: str
    side: str
    place: Place
    base_pas: float | tuple[float, float] = 1.2
    height_pas: float = 1.25
    """Its height when it stands upright."""
    crouched: bool = False


Standings = tuple[Standing, ...]
"""Everybody on the table, in a fixed order."""


@dataclass(frozen=True, slots=True)
class Apart:
    """How far two figures are apart: between bodies for melee, between bases for ranges (ICH-MEAS-02, ICH-MEAS-03)."""

    bodies_pas: float
    bases_pas: float


@dataclass(frozen=True, slots=True)
class Shelter:
    """How a target is hidden from a shooter (ICH-SHOOT-10, ICH-SHOOT-11, ICH-SHOOT-17)."""

    concealed: bool
    in_cover: bool


@dataclass(frozen=True, slots=True)
class Reachable:
    """A place that a figure can get to, what the way takes of its allowance, and how likely it gets there."""

    place: Place
    cost_pas: float
    chance: float


@dataclass(frozen=True, slots=True)
class Zone:
    """Ground on which a side deploys, as a polygon seen from above (ICH-DEPLOY-05, ICH-DEPLOY-06)."""

    name: str
    polygon: tuple[Spot, ...]
    side: str | None = None
    """The side it is fixed for; None when it can be chosen."""


class Tabletop(Protocol):
    """A table to play on. It is a value: a door that opens makes another one (ICH-ACT-08)."""

    @property
    def mechanisms(self) -> tuple[str, ...]:
        """The doors and mechanisms that can be worked."""
        ...

    def as_worked(self, worked: frozenset[str]) -> Tabletop:
        """The table after these mechanisms were worked, each once."""
        ...

    def apart_from_mechanism(self, a: Standing, name: str) -> float:
        """The gap between a base and what has to be touched to work a mechanism."""
        ...

    def room_for(self, standing: Standing, others: Standings) -> bool:
        """Whether a figure can stay where it stands: held up, and inside nothing."""
        ...

    @property
    def size_pas(self) -> tuple[float, float]: ...

    def sees(self, standings: Standings, a: str, b: str) -> bool:
        """Whether two figures see each other, as `pas los` rules it (ICH-SHOOT-02, ICH-SHOOT-16)."""
        ...

    def sees_at(self, standings: Standings, looker: str, passer: str, place: Place, mover: Mover) -> bool:
        """Whether a figure sees another one's body at some place of its way."""
        ...

    def shelter(self, standings: Standings, shooter: str, target: str) -> Shelter:
        """How well a target is hidden from a shooter, as `pas cover` rules it."""
        ...

    def apart(self, a: Standing, b: Standing) -> Apart:
        """How far two figures are apart, as `pas measure` says it."""
        ...

    def apart_from_token(self, a: Standing, place: Place) -> float:
        """The gap between a base and a token: a fragment, a thrown weapon (GAP-28)."""
        ...

    def body(self, standing: Standing) -> Obstacle:
        """The volume of a figure down to the ground, as it stands in the way of others."""
        ...

    def token(self, name: str, place: Place) -> Obstacle:
        """A fragment's token as a mover touches it."""
        ...

    def landscape(self, standings: Standings, mover: str) -> Landscape:
        """The table as one figure moves over it: everybody else is in the way."""
        ...

    def ground(self, spot: Spot, base_pas: float, height_pas: float, below_pas: float | None = None) -> Place | None:
        """Where a base put down at a spot stands in balance and free of scenery; None when it does not."""
        ...

    def on_scenery(self, place: Place, base_pas: float) -> bool:
        """Whether a base at a place stands on a piece of scenery, be it in part (ICH-DEPLOY-04)."""
        ...

    def zones(self) -> tuple[Zone, ...]:
        """The deployment zones that the table itself fixes; empty when the standard strips are used."""
        ...

    def route(
        self,
        standings: Standings,
        mover: str,
        figure: Athlete,
        goal: Spot | Place,
        *,
        hurry: bool,
        allowance_pas: float,
        prefer: Literal["cheapest", "safest"] = "cheapest",
        left: frozenset[str] = frozenset(),
    ) -> tuple[Leg, ...] | None:
        """A legal path to a place within an allowance; a goal near an enemy is a charge. None when none is found.

        Enemies that the mover has just left do not hold it (ICH-ENG-09).
        """
        ...

    def reach(
        self,
        standings: Standings,
        mover: str,
        figure: Athlete,
        *,
        hurry: bool,
        allowance_pas: float,
        left: frozenset[str] = frozenset(),
    ) -> Sequence[Reachable]:
        """Every place that a figure can get to within an allowance without engaging an enemy, on a grid of cells."""
        ...

    def deployable(self, zone: Zone, chance: Chance) -> Iterator[Spot]:
        """Spots in a zone at which a base may stand, in a random order without end or until there are no more."""
        ...
