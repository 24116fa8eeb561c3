"""A figure on its way: where it is, what it has spent, and the legs judged so far.

Rules take a `Going` and return the next one; nothing is changed in place. A rule that refuses raises `Refused`, which
never leaves this package: the judge returns the verdict it carries.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.table.measures import SNAP_PAS, apart, at_most, direction, more_than
from skirmish.kernel import Fact, Verdict

if TYPE_CHECKING:
    from skirmish.ichoria.path.judgement import JudgedLeg
    from skirmish.ichoria.path.legs import Goal
    from skirmish.ichoria.path.profile import Athlete
    from skirmish.ichoria.path.triggers import Watcher
    from skirmish.ichoria.table.landscape import Landscape
    from terrain.movement import Mover, Place, Spot, Stop

LEVEL_PAS = 0.5
"""Elevations that differ by up to a step are one floor (ICH-MOV-17, ICH-MOV-18)."""

STOPS = {
    "wall": ("wall_ahead", "ICH-MOV-17"),
    "steep": ("too_steep", "ICH-MOV-13"),
    "figure": ("figure_in_the_way", "ICH-MOV-04"),
    "low": ("too_low", "ICH-CROUCH-01"),
    "off_table": ("off_table", "ICH-MOV-14"),
    "edge": ("edge_ahead", "ICH-MOV-10"),
}
"""What a stop on the way means to the rules."""


class Refused(Exception):  # noqa: N818 - not an error: a rule that says no
    """A rule says no; it carries the verdict and the way up to there."""

    def __init__(self, verdict: Verdict, going: Going) -> None:
        super().__init__(verdict.reason)
        self.verdict = verdict
        self.going = going


@dataclass(frozen=True, slots=True)
class Going:
    """A move being judged."""

    landscape: Landscape
    figure: Athlete
    hurry: bool
    allowance_pas: float
    at: Place
    crouched: bool
    watchers: tuple[Watcher, ...] = ()
    size_pas: tuple[float, float] | None = None
    slow_water: bool | None = None
    """What a swimming roll made earlier in the same move has made of the water; None before there was one."""
    legs: tuple[JudgedLeg, ...] = ()
    offered: int = 0
    left_table: bool = False

    @property
    def mover(self) -> Mover:
        """Its body in its present posture."""
        return self.figure.mover(crouched=self.crouched)

    @property
    def spent_pas(self) -> float:
        return sum(leg.cost_pas for leg in self.legs)

    @property
    def left_pas(self) -> float:
        """What is left of the allowance."""
        return self.allowance_pas - self.spent_pas

    @property
    def has_swum(self) -> bool:
        """Whether the one swimming roll of a move was made (ICH-SWIM-01)."""
        return self.slow_water is not None or any(roll.purpose == "swim" for leg in self.legs for roll in leg.rolls)

    @property
    def heading(self) -> Spot | None:
        """The way that it went last, seen from above."""
        ways = (direction(leg.start, leg.way[-1]) for leg in reversed(self.legs) if leg.way)
        return next((way for way in ways if way is not None), None)

    def towards(self, to: Goal) -> Spot:
        """The way to a spot; a leg that goes nowhere is refused."""
        way = direction(self.at, to)
        if way is None:
            raise self.refused("goes_nowhere", "ICH-MOV-03")
        return way

    def is_ahead(self, to: Goal, way: Spot) -> bool:
        """Whether a spot still lies farther on along a way."""
        return (to[0] - self.at[0]) * way[0] + (to[1] - self.at[1]) * way[1] > SNAP_PAS

    def after(self, leg: JudgedLeg, *, rule: str = "ICH-COMBO-03", where: Place | None = None) -> Going:
        """The figure at the end of a leg, unless its allowance does not reach so far (ICH-COMBO-03)."""
        if more_than(leg.cost_pas, self.left_pas):
            raise self.refused("too_far", rule, where or leg.start, needs_pas=leg.cost_pas, left_pas=self.left_pas)
        return replace(self, at=leg.end, legs=(*self.legs, leg))

    def reaching(self, to: Goal) -> Going:
        """The same, unless a goal with an elevation is on another floor than the figure has come to."""
        if len(to) == 3 and not at_most(abs(to[2] - self.at[2]), LEVEL_PAS):
            raise self.refused("other_floor", "ICH-MOV-18", wanted_pas=to[2], reached_pas=self.at[2])
        return self

    def refused(self, reason: str, rule: str, place: Place | None = None, **facts: Fact) -> Refused:
        """A no, where the figure is unless another place is named."""
        return Refused(Verdict(False, reason, rule, place or self.at, {"leg": self.offered, **facts}), self)

    def refused_by(self, stop: Stop, rule: str | None = None) -> Refused:
        """A no because of what stands in the way."""
        reason, own_rule = STOPS[stop.reason]
        return self.refused(reason, rule or own_rule, stop.at, name=stop.name, height_pas=stop.height_pas)

    def is_at(self, place: Goal) -> bool:
        return apart(self.at, place) <= SNAP_PAS
