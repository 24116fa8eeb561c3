"""Finds the player that decides for a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish


def controller(game: Skirmish, name: str) -> str:
    """Its own side; for an NPC the player that took it over, or else one that is not being activated (ICH-NPC-01)."""
    side = game.card(name).side
    if side in game.book.sides:
        return side
    activation = game.state.activation
    if activation is None:
        return game.book.sides[0]
    if activation.figure == name:
        return activation.controller
    return next(player for player in game.book.sides if player != activation.controller)
