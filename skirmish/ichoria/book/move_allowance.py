"""Computes how far a figure may move in one activation, and what a stretch of ground costs.

All kinds of displacement draw on one allowance (ICH-MOV-11, ICH-COMBO-03); only falls are free (ICH-FALL-08).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import DIFFICULT_FACTOR, HURRY_FACTOR

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
