"""Computes how far a figure may move in one activation, and what a stretch of ground costs.

All kinds of displacement draw on one allowance (ICH-MOV-11, ICH-COMBO-03); only falls are free (ICH-FALL-08). The judge
of paths and the planner both ask here what a displacement costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import (
    CLIMB_COST,
    DIFFICULT_FACTOR,
    FALL_COST,
    HURRY_FACTOR,
    JUMP_COST,
    LADDER_COST,
    LEAP_COST,
)

if TYPE_CHECKING:
    from skirmish.ichoria.path.profile import Athlete

DIFFICULT = "difficult"
DEEP_WATER = "deep_water"


def allowance(figure: Athlete, *, hurry: bool, charging: bool = False) -> float:
    """Its move, half as much again when it hurries; the nine pas replace the six (ICH-MOV-01, ICH-MOV-02)."""
    move = figure.charge_pas if charging and figure.charge_pas is not None else figure.move_pas
    return move * HURRY_FACTOR if hurry else move


def is_difficult(kinds: frozenset[str], *, crouched: bool) -> bool:
    """A yes or a no, whatever the number of reasons (ICH-MOV-07, ICH-MOV-08, ICH-CROUCH-03)."""
    return crouched or DIFFICULT in kinds


def cost(length_pas: float, *, difficult: bool) -> float:
    """Each pas of difficult ground takes two (ICH-MOV-06); doubling never compounds (ICH-MOV-08)."""
    return length_pas * DIFFICULT_FACTOR if difficult else length_pas


def jump_cost(length_pas: float) -> float:
    """The length of a jump is counted (ICH-JUMP-12)."""
    return length_pas * JUMP_COST


def leap_cost(height_pas: float) -> float:
    """The height of a leap is counted (ICH-LEAP-11)."""
    return height_pas * LEAP_COST


def climb_cost(height_pas: float, *, difficult: bool) -> float:
    """The height of a wall is counted, on the way up (ICH-CLIMB-02) and on the way down (ICH-CLIMB-07)."""
    return cost(height_pas * CLIMB_COST, difficult=difficult)


def line_cost(length_pas: float, *, is_rope: bool, crouched: bool) -> float:
    """The length of a ladder or rope is counted; ropes are difficult ground (ICH-LADDER-01, ICH-LADDER-02)."""
    return cost(length_pas * LADDER_COST, difficult=is_rope or crouched)


def fall_cost(height_pas: float) -> float:
    """A fall takes nothing of the move (ICH-FALL-08)."""
    return height_pas * FALL_COST
