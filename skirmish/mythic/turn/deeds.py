"""Manoeuvres, and healing the divinity: what a player may do at any moment of the own turn (MYT-ACT-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.hand.manoeuvres import DRAW, SEARCH, buy, could_buy, is_manoeuvre, offers
from skirmish.mythic.state.stones import could_heal, heal_with_omphalos, may_heal

if TYPE_CHECKING:
    from skirmish.kernel import Answer
    from skirmish.mythic.state.play import Play, Situation

HEAL = "heal"


def deeds(at: Situation, player: str) -> tuple[Answer, ...]:
    """The free deeds that the hand of the active player allows now (MYT-MANO-01, MYT-STONE-09)."""
    return (*offers(at, player), *((HEAL,) if may_heal(at, player) else ()))


def could_do(at: Situation, player: str) -> bool:
    """Whether, for all that everybody knows, the active player might do one of them now."""
    return could_buy(at, player, DRAW) or could_buy(at, player, SEARCH) or could_heal(at, player)


async def do_deed(play: Play, player: str, answer: Answer) -> bool:
    """Carry a free deed out; whether the answer was one."""
    if is_manoeuvre(answer):
        await buy(play, player, answer)
    elif answer == HEAL:
        heal_with_omphalos(play, player)
    else:
        return False
    return True
