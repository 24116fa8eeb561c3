"""The judgement of a path: for each leg its cost, its rolls, and what a failure does."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from skirmish.ichoria.path.falls import Fall

if TYPE_CHECKING:
    from skirmish.ichoria.path.legs import Leg
    from skirmish.ichoria.path.rolls import Roll
    from skirmish.ichoria.path.triggers import Trigger
    from skirmish.kernel import Verdict
    from terrain.movement import Place

FailureKind = Literal["falls", "stays", "slower", "turn_over"]


@dataclass(frozen=True, slots=True)
class Failure:
    """What becomes of a figure whose displacement does not succeed.

    falls       it falls; `fall` says from where, how deep, onto what and with what landing roll
    stays       it stays where it tried from, and has spent the attempt
    slower      it succeeds all the same, at the higher cost
    turn_over   it stays where it rolled and can do nothing more this turn
    """

    kind: FailureKind
    at: Place
    cost_pas: float
    rules: tuple[str, ...]
    fall: Fall | None = None


@dataclass(frozen=True, slots=True)
class DiveCharge:
    """A dive on an enemy: what a landing that succeeds gives the diver (ICH-DIVE-04 to ICH-DIVE-06)."""

    target: str
    above_pas: float
    combat_bonus: int
    damage_steps: int


@dataclass(frozen=True, slots=True)
class JudgedLeg:
    """One displacement of a path. A leg that is offered may take several: up to the edge, over the void, and on."""

    leg: Leg
    offered: int
    """Which of the offered legs it is part of, counted from 0."""
    start: Place
    end: Place
    length_pas: float
    cost_pas: float
    """What it takes of the allowance when every roll succeeds."""
    difficult: bool = False
    water_pas: float = 0.0
    """The part of the cost that doubles when the swimming roll is only a partial success."""
    rolls: tuple[Roll, ...] = ()
    failure: Failure | None = None
    partial: Failure | None = None
    """What a partial success does instead, where that is less than what was wanted."""
    fall: Fall | None = None
    """The fall that it ends with."""
    charge: DiveCharge | None = None
    inseparable_with: tuple[int, ...] = ()
    """The judged legs without which it cannot be done, by their place among them (ICH-COMBO-04)."""
    rules: tuple[str, ...] = ()
    way: tuple[Place, ...] = ()
    """The straight stretches of the way, before any fall."""
    in_flight: bool = False
    """Whether it cannot be stopped on the way: in the air, on a wall, on a ladder."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A path as the rules see it. When it is not legal, the legs are those that could be judged."""

    legal: bool
    verdict: Verdict
    cost_pas: float
    allowance_pas: float
    legs: tuple[JudgedLeg, ...]
    rolls: tuple[Roll, ...]
    triggers: tuple[Trigger, ...]
    end: Place
    crouched: bool = False
    """Its posture at the end."""
    left_table: bool = False
    in_water: bool = False
    """Whether it ends in deep water, where it can be shot at but does not shoot (ICH-SWIM-07)."""
    chance: Fraction = field(default=Fraction(0))
    """How likely all of it is done, re-rolls not counted."""


def rolled(*asked: Roll | Fall | None) -> tuple[Roll, ...]:
    """The rolls among what a leg may ask for, in their order; a fall asks for its landing."""
    rolls = (asking.roll if isinstance(asking, Fall) else asking for asking in asked)
    return tuple(roll for roll in rolls if roll is not None)
