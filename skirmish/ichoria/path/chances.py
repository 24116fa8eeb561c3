"""Computes how likely a whole path succeeds: follows every branch in which the dice let it go on.

The allowance spent matters as well as the rolls: a climb that fails costs twice its height and may still succeed, and
water that is only half mastered costs double to the end of the move.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from skirmish.ichoria.book.move_allowance import climb_cost, cost
from skirmish.ichoria.path.rolls import Grade
from skirmish.ichoria.table.measures import SNAP_PAS, apart, at_most

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skirmish.ichoria.path.judgement import JudgedLeg
    from skirmish.ichoria.path.rolls import Roll

CERTAIN = Fraction(1)


class State(NamedTuple):
    """What of the past matters: what was spent, and whether water is slow (None before the swimming roll)."""

    spent_pas: float
    slow_water: bool | None


def chance(legs: Iterable[JudgedLeg], allowance_pas: float) -> Fraction:
    """How likely all legs are done within an allowance; re-rolls are not counted."""
    states = {State(0.0, None): CERTAIN}
    for leg in legs:
        after: dict[State, Fraction] = defaultdict(Fraction)
        for state, likely in states.items():
            for share, then in _ways_on(leg, state):
                if at_most(then.spent_pas, allowance_pas):
                    after[then] += likely * share
        states = after
    return sum(states.values(), Fraction(0))


def _ways_on(leg: JudgedLeg, state: State) -> Iterator[tuple[Fraction, State]]:
    """Every way in which a leg may be done, with its likelihood and what it leaves behind."""
    for in_water, water in _waters(leg, state):
        extra = cost(leg.water_pas, difficult=True) - leg.water_pas if water.slow_water else 0.0
        for share, cost_pas in _costs(leg):
            yield in_water * share, State(round(state.spent_pas + cost_pas + extra, 9), water.slow_water)


def _waters(leg: JudgedLeg, state: State) -> Iterator[tuple[Fraction, State]]:
    """What the swimming roll makes of the water, if this leg has it (ICH-SWIM-01 to ICH-SWIM-03)."""
    swim = _roll_for(leg, "swim")
    if swim is None:
        yield CERTAIN, state
        return
    yield swim.chance_of(Grade.TOTAL_SUCCESS), State(state.spent_pas, slow_water=False)
    yield swim.chance_of(Grade.PARTIAL_SUCCESS), State(state.spent_pas, slow_water=True)


def _costs(leg: JudgedLeg) -> Iterator[tuple[Fraction, float]]:
    """What a leg may cost when it is done in the end."""
    lands = leg.fall.chance if leg.fall else CERTAIN
    trials = [roll for roll in leg.rolls if roll.purpose not in ("swim", "landing")]
    succeeds = CERTAIN
    for roll in trials:
        succeeds *= roll.chance
    yield succeeds * lands, leg.cost_pas
    again = _in_spite_of_failing(leg)
    if trials and again is not None:
        share, cost_pas = again
        yield (1 - succeeds) * share * lands, cost_pas


def _in_spite_of_failing(leg: JudgedLeg) -> tuple[Fraction, float] | None:
    """How a failed leg may still be done: up the wall at double cost, or down it by a fall that is landed well.

    A failed climb is followed as if it went on (ICH-CLIMB-05): whether the allowance bears it is seen when it is spent.
    """
    roll = leg.rolls[0] if leg.rolls else None
    failure = leg.failure
    if roll is None or failure is None:
        return None
    if roll.purpose == "climb":
        return CERTAIN, climb_cost(leg.length_pas, difficult=True)
    fall = failure.fall
    if roll.purpose == "descend" and fall is not None and apart(fall.landing, leg.end) <= SNAP_PAS:
        return fall.chance, failure.cost_pas
    return None


def _roll_for(leg: JudgedLeg, purpose: str) -> Roll | None:
    return next((roll for roll in leg.rolls if roll.purpose == purpose), None)
