"""Rolls for landing after a fall and for swimming, and applies the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.figure import damage
from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure.difficulty import put_in_difficulty
from skirmish.ichoria.gods import faith
from skirmish.ichoria.gods.ichor import leave_table
from skirmish.ichoria.path.rolls import LANDING, SWIMMING
from skirmish.ichoria.state.move_events import Exhausted, Landed, Moved, Swam, TriedAthletics

if TYPE_CHECKING:
    from skirmish.ichoria.path.falls import Fall
    from skirmish.ichoria.path.rolls import Grade, Outcome, Roll
    from skirmish.ichoria.state.skirmish import Skirmish


async def athletics(game: Skirmish, name: str, roll: Roll) -> Grade:
    """ICH-CHAR-06: a roll of Athlétisme on the way; the first of an activation makes it an athletic move."""
    grade = await rolling.test(game, name, roll)
    activation = game.state.activation
    if activation is not None and activation.figure == name and not activation.athletic:
        game.emit(TriedAthletics(name))
        faith.earn(game, name, "athletic_move")
    return grade


async def land(game: Skirmish, name: str, fall: Fall) -> Grade | None:
    """ICH-FALL-01: a figure comes down; the fall costs it no movement (ICH-FALL-08), deep ones it has to roll for.

    The grade of its landing is None when it needed no roll (ICH-FALL-02) or has fallen off the table (ICH-MOV-14).
    """
    if fall.onto == "off_table":
        game.emit(Landed(name, fall.landing, fall.height_pas, fall.cause, fall.onto, rule="ICH-MOV-14"))
        leave_table(game, name)
        return None
    game.emit(Moved(name, fall.landing, 0.0, "fall"))
    if fall.roll is None:
        game.emit(Landed(name, fall.landing, fall.height_pas, fall.cause, fall.onto))
        return None
    grade = await athletics(game, name, fall.roll)
    outcome = LANDING[grade]
    points = await damage.roll_damage(game, outcome.damage, name) if outcome.damage else 0
    game.emit(Landed(name, fall.landing, fall.height_pas, fall.cause, fall.onto, grade, points, outcome.rule))
    await suffer(game, name, outcome, points)
    return grade


async def swim(game: Skirmish, name: str, roll: Roll) -> bool | None:
    """ICH-SWIM-01: the one swimming roll of a move: whether water is slow from now on; None when the turn is over."""
    grade = await athletics(game, name, roll)
    outcome = SWIMMING[grade]
    game.emit(Swam(name, grade, outcome.difficult_water, outcome.rule))
    await suffer(game, name, outcome, int(outcome.damage or 0))
    return None if outcome.turn_over else outcome.difficult_water


async def suffer(game: Skirmish, name: str, outcome: Outcome, points: int) -> None:
    """What a grade does: damage straight to Santé (ICH-FALL-10), difficulty, the end of the turn (ICH-ACT-11)."""
    if outcome.goes_on:
        faith.earn(game, name, "olympic_action")  # ICH-FAITH-04: a partial success is a success
    if outcome.in_difficulty:
        put_in_difficulty(game, name)
    if outcome.turn_over:
        game.emit(Exhausted(name, outcome.rule))
    await damage.hurt(game, name, points)
