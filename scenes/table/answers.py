"""Defines the rulings about figures on a table: judged and planned paths, falls, reach maps and odds.

The rules of a game make these rulings (`scenes.table.questions`); documents, pictures and pages show them without
knowing which game it was. Sight, distance and cover need no rules of a game: they are in `scenes.rulings`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from scenes.table.scene import FRAGMENT_BASE_PAS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.table.scene import Figure, Fragment
    from skirmish.kernel import Verdict
    from terrain.movement import Place, Spot

# What the rules of a game put into its answers. A game on tables gives objects with these names; which classes they are
# of is its own business.
Prowess: TypeAlias = Any
"""What a figure can do: athlete.athletisme, and source, which says where that was found."""
JudgedLeg: TypeAlias = Any
"""A leg of a path: leg.kind, offered, start, end, length_pas, cost_pas, difficult, rolls, partial, failure, fall,
charge, inseparable_with, way, rules."""
Roll: TypeAlias = Any
"""A roll on the way: purpose, characteristic, athletisme, modifier, stepped, heroic, wanted, grade(die),
chance, rules."""
Failure: TypeAlias = Any
"""What failing a roll does: kind, at, cost_pas, fall, rules."""
Fall: TypeAlias = Any
"""A fall: cause, start, landing, height_pas, onto, name, shifted_pas, engages, roll, chance, outcomes."""
Trigger: TypeAlias = Any
"""What a path wakes: kind, who, at, leg, along_pas, rule."""
Part: TypeAlias = Any
"""One side of a fight or a shot: figure, weapon, adds, modifiers (reason, by, rule), rerolls."""
Harm: TypeAlias = Any
"""What a figure may lose: figure, sante, damage, expected, in_difficulty, out."""

CERTAIN = 1.0 - 1e-9
CONTACT_PAS = 0.01
"""Gaps up to this count as contact."""


@dataclass(frozen=True)
class MoveRuling:
    """A path as the rules see it, for a figure where it stands."""

    figure: Figure
    prowess: Prowess
    hurry: bool
    path: tuple[Any, ...]
    """The legs."""
    path_text: str
    """The path as players write it."""
    judgement: Any
    """Leg by leg: costs, rolls, triggers and the verdict."""

    @property
    def legal(self) -> bool:
        return bool(self.judgement.legal)

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule it rests on, in the order of the legs."""
        found = [rule for leg in self.judgement.legs for rule in leg.rules]
        found += [rule for roll in self.judgement.rolls for rule in roll.rules]
        found += [trigger.rule for trigger in self.judgement.triggers]
        found += [self.judgement.verdict.rule] if self.judgement.verdict.rule else []
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True)
class FallRuling:
    """A fall of a figure from some place: where it ends, and its possible outcomes."""

    figure: Figure
    prowess: Any
    fall: Any
    rules: tuple[str, ...]


@dataclass(frozen=True)
class RouteRuling:
    """The best path to a place, judged; when there is none, the judgement says why."""

    goal: Spot | Place
    prefer: str
    move: MoveRuling


@dataclass(frozen=True, eq=False)
class ReachRuling:
    """Every place that a figure can get to in this activation: square cells on all floors."""

    figure: Figure
    prowess: Any
    hurry: bool
    allowance_pas: float
    cell_pas: float
    places_pas: NDArray[np.float64]
    """The middles of the cells at their elevations, a row each."""
    costs_pas: NDArray[np.float64]
    """What the cheapest way there takes of the allowance."""
    chances: NDArray[np.float64]
    """How likely the safest way gets there, re-rolls not counted."""
    falls_pas: NDArray[np.float64]
    """The deepest fall that the safest way may end in."""
    threats: tuple[Any, ...] = ()

    def place(self, number: int) -> Place:
        x, y, z = (float(length) for length in self.places_pas[number])
        return x, y, z

    @property
    def area_pas2(self) -> float:
        return len(self.places_pas) * self.cell_pas**2

    @property
    def certain_area_pas2(self) -> float:
        """The part that it can get to without any roll that may fail."""
        return int((self.chances >= CERTAIN).sum()) * self.cell_pas**2

    @property
    def highest(self) -> int:
        """The cell that lies highest; of several the likeliest, then the cheapest."""
        heights = np.round(self.places_pas[:, 2], 2)
        return int(np.lexsort((self.costs_pas, -self.chances, -heights))[0])

    def touching(self, fragment: Fragment) -> int | None:
        """The best cell from which a fragment can be touched (ICH-ICHOR-02); None when there is none."""
        base = min(self.figure.base_pas) if isinstance(self.figure.base_pas, tuple) else self.figure.base_pas
        x, y = fragment.at_pas
        away = np.hypot(self.places_pas[:, 0] - x, self.places_pas[:, 1] - y)
        level = np.abs(self.places_pas[:, 2] - fragment.ground_pas) <= CONTACT_PAS
        near = np.flatnonzero((away <= (base + FRAGMENT_BASE_PAS) / 2) & level)
        if not len(near):
            return None
        return int(near[np.lexsort((self.costs_pas[near], -self.chances[near]))[0]])


@dataclass(frozen=True)
class FightRuling:
    """A fight: whether it may be declared as they stand, and its odds; far from each other, as if they met there."""

    verdict: Verdict
    odds: Any
    rules: tuple[str, ...] = ()
    """The rules that the odds rest on."""


@dataclass(frozen=True)
class ShotRuling:
    """A shot with one weapon: whether it may be declared, and its odds."""

    weapon: str
    verdict: Verdict
    odds: Any
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class OddsRuling:
    """The fights and shots of A against B, with their odds."""

    a: str
    b: str
    fight: FightRuling | None
    """None when a weapon was asked for that only shoots."""
    shots: tuple[ShotRuling, ...]

    @property
    def possible(self) -> bool:
        fights = self.fight is not None and self.fight.verdict.allowed
        return fights or any(shot.verdict for shot in self.shots)
