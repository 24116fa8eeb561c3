"""Non-player characters: they belong to no player, defend themselves, and act when a god takes one over.

The card of an NPC has a side that no player plays. It is never among the cards of the turn
(ICH-NPC-01); it is activated when a player pays for it, once a turn (ICH-NPC-02).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.course.end import ended
from skirmish.ichoria.gods.faith import pay
from skirmish.ichoria.gods.influence import PASS
from skirmish.kernel import YES, Choice, Event, Verdict

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skirmish.ichoria.state.skirmish import Skirmish

TAKE_OVER = "npc_control"
SANTE_FACTOR = 2
"""Points for each point of Santé that the NPC has (ICH-DIVINE-06)."""


@dataclass(frozen=True, slots=True)
class TakeOver(Choice):
    """Take over an NPC for one activation, or pass (ICH-DIVINE-06)."""

    prices: tuple[tuple[str, int], ...]
    points: int


@dataclass(frozen=True, slots=True)
class TakenOver(Event):
    """A god took over an NPC; its player directs it for one activation."""

    side: str
    npc: str
    cost: int


async def take_overs(game: Skirmish, activate: Callable[[Skirmish, str, str], Awaitable[None]]) -> None:
    """ICH-DIVINE-06: the player who pays first for an NPC activates it there and then, and directs it.

    Points may be spent at any moment of an activation: this is called where activations pause.
    """
    for side in _in_order(game):
        while game.state.phase == "turns" and (
            prices := {npc: price(game, npc) for npc in npcs(game) if may_take_over(game, side, npc)}
        ):
            points = game.state.sides[side].points
            answer = await game.ask(TakeOver(side, (PASS, *prices), tuple(prices.items()), points))
            if answer == PASS:
                break
            pay(game, side, prices[answer], TAKE_OVER)
            game.emit(TakenOver(side, answer, prices[answer]))
            await activate(game, answer, side)
            if ended(game):
                return  # nobody is asked any more (ICH-END-06)


def npcs(game: Skirmish) -> tuple[str, ...]:
    """The NPCs on the table."""
    return tuple(figure.id for figure in game.state.on_table() if game.card(figure.id).role == "npc")


def price(game: Skirmish, npc: str) -> int:
    """ICH-DIVINE-06: twice the Santé it has now."""
    return SANTE_FACTOR * game.figure(npc).sante


def may_take_over(game: Skirmish, side: str, npc: str) -> Verdict:
    """Whether a side may take over an NPC now: paid for, and not activated this turn (ICH-NPC-02)."""
    if game.figure(npc).activated:
        return Verdict(allowed=False, reason="already_activated", rule="ICH-NPC-02", facts={"npc": npc})
    cost, points = price(game, npc), game.state.sides[side].points
    if points < cost:
        facts = {"cost": cost, "points": points}
        return Verdict(allowed=False, reason="too_few_points", rule="ICH-DIVINE-06", facts=facts)
    return YES


def _in_order(game: Skirmish) -> tuple[str, ...]:
    """The player of the current activation first, then the others."""
    first = game.state.activation.controller if game.state.activation else None
    return tuple(sorted(game.book.sides, key=lambda side: side != first))
