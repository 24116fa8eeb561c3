"""Effroi: figures so frightening that charging or shooting at them needs a roll of courage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.path.rolls import Grade
from skirmish.ichoria.state.engagement import engaged

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish


def has_effroi(game: Skirmish, name: str) -> bool:
    """Its own, or lent by an Effroyable illusion until the end of the turn; twice is no more than once."""
    return "effroi" in game.card(name).abilities or game.figure(name).has("effroi")


def frightens(game: Skirmish, feared: str, who: str) -> bool:
    """Whether a figure needs courage to charge or shoot at an enemy; one engaged with it does not."""
    return has_effroi(game, feared) and game.book.enemies(feared, who) and not engaged(game, feared, who)


async def dares(game: Skirmish, who: str, feared: str) -> bool:
    """ICH-CHAR-07: a roll of Psychisme, before any other dice, for each charge or shot at a frightening enemy."""
    if not frightens(game, feared, who):
        return True
    return await rolling.test(game, who, value(game, who, "psychisme"), "psychisme") is Grade.SUCCESS
