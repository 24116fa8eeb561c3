"""Computes which figures are engaged, from where they stand; stores nothing (chapter ENG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import DEEP_WATER
from skirmish.ichoria.book.numbers import ENGAGED_BELOW_PAS

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish


def engaged(game: Skirmish, a: str, b: str) -> bool:
    """ICH-ENG-01: enemies at less than half a pas of each other, with nothing between them (ICH-ENG-07).

    A swimmer and a figure on land do not reach each other (ICH-SWIM-08).
    """
    if a == b or not game.book.enemies(a, b) or not _both_on_table(game, a, b):
        return False
    near = game.table.apart(game.standing(a), game.standing(b)).bodies_pas < ENGAGED_BELOW_PAS
    return near and swims(game, a) == swims(game, b) and game.table.sees(game.standings, a, b)


def engaged_with(game: Skirmish, name: str) -> tuple[str, ...]:
    """ICH-ENG-06: every enemy that a figure is engaged with, in the order of the game."""
    return tuple(other.id for other in game.enemies_of(name) if engaged(game, name, other.id))


def swims(game: Skirmish, name: str) -> bool:
    """Whether a figure is in deep water (ICH-SWIM-07, ICH-SWIM-08)."""
    place = game.figure(name).place
    if place is None:
        return False
    return DEEP_WATER in game.table.landscape(game.standings, name).kinds_at(place)


def _both_on_table(game: Skirmish, a: str, b: str) -> bool:
    return game.figure(a).on_table and game.figure(b).on_table
