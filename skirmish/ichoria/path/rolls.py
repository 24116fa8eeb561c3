"""Rolls of Athlétisme: which roll a displacement needs, and the exact chance of every grade.

A characteristic is rolled with one D6: a result up to the characteristic is a success (ICH-DICE-03). A modifier
changes the characteristic and not the die (ICH-DICE-05). A *stepped* roll also looks at the die's parity: even is the
total, odd the partial success; even is the partial, odd the total failure (ICH-DICE-06 to ICH-DICE-09).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Literal

from skirmish.ichoria.book.numbers import FREE_JUMP_PAS, FREE_LEAP_PAS, JUMP_PAS, LEAP_PAS, SAFE_FALL_PAS
from skirmish.ichoria.table.measures import at_most

Purpose = Literal["jump", "leap", "climb", "descend", "swim", "landing"]
FACES = range(1, 7)


class Grade(StrEnum):
    """How a roll came out; the first two are those of a plain roll."""

    SUCCESS = "success"
    FAILURE = "failure"
    TOTAL_SUCCESS = "total_success"
    PARTIAL_SUCCESS = "partial_success"
    PARTIAL_FAILURE = "partial_failure"
    TOTAL_FAILURE = "total_failure"


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll that a move asks for.

    A heroic roll wants a total success (ICH-JUMP-09, ICH-LEAP-07), other stepped rolls are content with a partial one.
    """

    purpose: Purpose
    athletisme: int
    modifier: int = 0
    stepped: bool = False
    heroic: bool = False
    partial_from: int | None = None
    """What an odd die is held against, where that is not the value (ICH-LEAP-09)."""
    rules: tuple[str, ...] = ()
    characteristic: Literal["athletisme"] = "athletisme"

    @property
    def value(self) -> int:
        """What the die is held against: the characteristic with its modifier (ICH-DICE-05, ICH-DICE-10)."""
        return self.athletisme + self.modifier

    @property
    def wanted(self) -> tuple[Grade, ...]:
        """The grades with which the displacement succeeds."""
        if self.heroic:
            return (Grade.TOTAL_SUCCESS,)
        return (Grade.SUCCESS, Grade.TOTAL_SUCCESS, Grade.PARTIAL_SUCCESS)

    @property
    def chance(self) -> Fraction:
        """How likely it succeeds; re-rolls are not counted."""
        return self.chance_of(*self.wanted)

    def chance_of(self, *grades: Grade) -> Fraction:
        """How likely one of these grades is."""
        return Fraction(sum(self.grade(die) in grades for die in FACES), len(FACES))

    def grade(self, die: int) -> Grade:
        """How a die is read."""
        return read(die, self.value, stepped=self.stepped, partial_from=self.partial_from)


def read(die: int, value: int, *, stepped: bool = False, partial_from: int | None = None) -> Grade:
    """ICH-DICE-03: how a die of any characteristic roll is read against the (modified) value."""
    if partial_from is not None and die % 2 == 1:
        value = partial_from
    success = die == 1 or (die <= value and die != 6)  # ICH-DICE-04: 1 always succeeds, 6 always fails
    if not stepped:
        return Grade.SUCCESS if success else Grade.FAILURE
    even = die % 2 == 0
    if success:
        return Grade.TOTAL_SUCCESS if even else Grade.PARTIAL_SUCCESS  # ICH-DICE-06, ICH-DICE-07
    return Grade.PARTIAL_FAILURE if even else Grade.TOTAL_FAILURE  # ICH-DICE-08, ICH-DICE-09


def jump_roll(athletisme: int, length_pas: float, *, hurry: bool) -> Roll | None:
    """What a jump asks for: nothing up to 3 pas, Athlétisme up to 6 (-1 hurrying), beyond that a heroic roll."""
    if at_most(length_pas, FREE_JUMP_PAS):
        return None  # ICH-JUMP-03
    if at_most(length_pas, JUMP_PAS):
        return Roll("jump", athletisme, -1 if hurry else 0, rules=("ICH-JUMP-04",))
    return Roll("jump", athletisme, -1, stepped=True, heroic=True, rules=("ICH-JUMP-09",))


def leap_roll(athletisme: int, height_pas: float, *, hurry: bool, strict: bool = False) -> Roll | None:
    """What a leap asks for: nothing up to 2 pas, Athlétisme up to 4 (-1 hurrying), beyond that a heroic roll.

    Of that one an odd die up to Athlétisme is half a success, as printed; read strictly, only one up to Athlétisme-1.
    """
    if at_most(height_pas, FREE_LEAP_PAS):
        return None  # ICH-LEAP-03
    if at_most(height_pas, LEAP_PAS):
        return Roll("leap", athletisme, -1 if hurry else 0, rules=("ICH-LEAP-04",))
    partial_from = None if strict else athletisme  # ICH-LEAP-09
    return Roll("leap", athletisme, -1, stepped=True, heroic=True, partial_from=partial_from, rules=("ICH-LEAP-07",))


def climb_roll(athletisme: int, *, hurry: bool) -> Roll:
    """What a climb asks for: Athlétisme+1, without the bonus when hurrying."""
    return Roll("climb", athletisme, 0 if hurry else 1, rules=("ICH-CLIMB-06" if hurry else "ICH-CLIMB-04",))


def descent_roll(athletisme: int, *, hurry: bool) -> Roll:
    """What climbing down asks for: the same as climbing up."""
    return Roll("descend", athletisme, 0 if hurry else 1, rules=("ICH-CLIMB-07",))


def swim_roll(athletisme: int, *, hurry: bool) -> Roll:
    """What moving in deep water asks for: a stepped Athlétisme+1, without the bonus when hurrying."""
    rule = "ICH-SWIM-06" if hurry else "ICH-SWIM-01"
    return Roll("swim", athletisme, 0 if hurry else 1, stepped=True, rules=(rule,))


def landing_roll(athletisme: int, height_pas: float) -> Roll | None:
    """What landing asks for: nothing up to 4 pas, beyond that a stepped Athlétisme without modifier."""
    if at_most(height_pas, SAFE_FALL_PAS):
        return None  # ICH-FALL-02
    return Roll("landing", athletisme, stepped=True, rules=("ICH-FALL-01", "ICH-FALL-03"))


@dataclass(frozen=True, slots=True)
class Outcome:
    """The consequence of one grade of a roll."""

    grade: Grade
    rule: str
    damage: str | None = None
    """Dice or points taken straight from Santé."""
    armour_roll: bool = False
    """Whether Armure may save from that damage: against falls and water it never does (ICH-FALL-10, ICH-SWIM-05)."""
    in_difficulty: bool = False
    turn_over: bool = False
    """The figure can do nothing more this turn (ICH-ACT-11)."""
    difficult_water: bool = False

    @property
    def goes_on(self) -> bool:
        """Whether the move goes on afterwards."""
        return not self.turn_over


LANDING = {
    outcome.grade: outcome
    for outcome in (
        Outcome(Grade.TOTAL_SUCCESS, "ICH-FALL-04"),
        Outcome(Grade.PARTIAL_SUCCESS, "ICH-FALL-05", in_difficulty=True),
        Outcome(Grade.PARTIAL_FAILURE, "ICH-FALL-06", damage="1D3", turn_over=True),
        Outcome(Grade.TOTAL_FAILURE, "ICH-FALL-07", damage="2D3", turn_over=True),
    )
}

SWIMMING = {
    outcome.grade: outcome
    for outcome in (
        Outcome(Grade.TOTAL_SUCCESS, "ICH-SWIM-02"),
        Outcome(Grade.PARTIAL_SUCCESS, "ICH-SWIM-03", difficult_water=True),
        Outcome(Grade.PARTIAL_FAILURE, "ICH-SWIM-04", turn_over=True),
        Outcome(Grade.TOTAL_FAILURE, "ICH-SWIM-05", damage="1", turn_over=True),
    )
}


def outcomes(roll: Roll) -> tuple[tuple[Outcome, Fraction], ...]:
    """The outcomes of a landing or swimming roll, each with its chance; none for other rolls."""
    table = {"landing": LANDING, "swim": SWIMMING}.get(roll.purpose, {})
    return tuple((outcome, roll.chance_of(grade)) for grade, outcome in table.items() if roll.chance_of(grade))
