"""Manoeuvres: draw cards, search for a card, evade; at any moment, each once per round and player (chapter XI).

A player is asked between atomic steps whenever, by what everybody knows, that player might buy one: a player who is
not asked could not have paid, so that asking reveals nothing about a hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from skirmish.kernel import hidden
from skirmish.mythic.hand.art_of_war import can_pay, could_pay, pay
from skirmish.mythic.hand.cards import draw, playing_order, shuffle_deck
from skirmish.mythic.state.decisions import Deeds
from skirmish.mythic.state.events import EffectsEnded, ManoeuvreBought, Searched
from skirmish.mythic.state.play import card_of

if TYPE_CHECKING:
    from skirmish.kernel import Answer
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.state.state import Effect

DRAW, SEARCH, EVADE = "draw_cards", "search_card", "evade"
COST = {DRAW: 1, SEARCH: 1, EVADE: 1}
CARDS_DRAWN = 2
DECLINE = "pass"


@dataclass(frozen=True, slots=True)
class ConsiderManoeuvre(Deeds):
    """Buy a manoeuvre in another player's turn, or let it pass."""

    likely = MappingProxyType({DECLINE: 20})


def cost_of(at: Situation, player: str, manoeuvre: str) -> int:
    """What a manoeuvre costs; a power may have made the next one free."""
    return 0 if _free(at, player) else COST[manoeuvre]


def _free(at: Situation, player: str) -> tuple[Effect, ...]:
    units = at.state.units
    return tuple(one for one in at.state.effects if one.kind == "free_manoeuvre" and units[one.unit].player == player)


def could_buy(at: Situation, player: str, manoeuvre: str) -> bool:
    """Whether, for all that everybody knows, a player may buy a manoeuvre now (MYT-MANO-02, MYT-MANO-06)."""
    army = at.state.armies[player]
    if manoeuvre in army.manoeuvres or (manoeuvre == SEARCH and army.deck_size == 0):
        return False
    return could_pay(at, player, cost_of(at, player, manoeuvre))


def can_buy(at: Situation, player: str, manoeuvre: str) -> bool:
    """Whether a player can buy a manoeuvre with the cards in hand."""
    return could_buy(at, player, manoeuvre) and can_pay(at, player, cost_of(at, player, manoeuvre))


def offers(at: Situation, player: str) -> tuple[Answer, ...]:
    """MYT-MANO-04, MYT-MANO-05: the answers by which a player buys a draw, or a search for a certain card."""
    army = at.state.armies[player]
    if not can_pay(at, player, cost_of(at, player, DRAW)):
        return ()
    found: tuple[Answer, ...] = () if DRAW in army.manoeuvres else (DRAW,)
    if SEARCH not in army.manoeuvres:
        found += tuple([SEARCH, card] for card in sorted(set(army.deck.value)))
    return found


def is_manoeuvre(answer: Answer) -> bool:
    """Whether an answer buys a manoeuvre."""
    return answer == DRAW or (isinstance(answer, list) and answer[0] == SEARCH)


async def buy(play: Play, player: str, answer: Answer) -> None:
    """MYT-MANO-03: pay, then take the effect."""
    manoeuvre = answer if isinstance(answer, str) else answer[0]
    free = _free(play, player)
    if free:
        play.emit(EffectsEnded(free[:1]))
    else:
        await pay(play, player, COST[manoeuvre], manoeuvre)
    play.emit(ManoeuvreBought(player, manoeuvre))
    if manoeuvre == DRAW:
        await draw(play, player, CARDS_DRAWN)
    elif manoeuvre == SEARCH:
        play.emit(Searched(player, hidden(answer[1], player)))
        await shuffle_deck(play, player)


async def offer_manoeuvres(play: Play, *, but: tuple[str, ...] = ()) -> None:
    """MYT-MANO-01: a moment between atomic steps at which the players, in playing order, may buy manoeuvres."""
    for player in playing_order(play):
        while player not in but and (could_buy(play, player, DRAW) or could_buy(play, player, SEARCH)):
            answer = await play.ask(ConsiderManoeuvre(player, (DECLINE, *offers(play, player))))
            if answer == DECLINE:
                break
            await buy(play, player, answer)


def may_evade(at: Situation, unit: str) -> bool:
    """MYT-MANO-07, MYT-FLY-13: only flying units that are no troops evade."""
    card = card_of(at, unit)
    return "flying" in card.classes and not card.troop
