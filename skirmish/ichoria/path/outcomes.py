"""The outcomes of a landing or swimming roll, grade by grade: what a game has to apply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.path.rolls import Grade

if TYPE_CHECKING:
    from fractions import Fraction

    from skirmish.ichoria.path.rolls import Roll


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
