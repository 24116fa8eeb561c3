"""Pays with art of war cards, or with cards that count as one (MYT-AOW-02).

Whether a player is asked how to pay depends only on public facts, never on the hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from skirmish.kernel import Choice
from skirmish.mythic.hand.cards import discard, hand, unseen
from skirmish.mythic.state.state import AOW, OMPHALOS, without

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.state.state import Card

Payment = tuple[str, ...]
"""What is discarded instead of one AoW card."""


@dataclass(frozen=True, slots=True)
class Pay(Choice):
    """Choose what to discard for one art of war card."""

    purpose: str


def cards_of_the_dead(at: Situation, player: str, cards: Iterable[Card]) -> list[Card]:
    """MYT-DEATH-09: activation cards of own destroyed units other than troops."""
    kinds = at.book.cards
    dead = {unit.id for unit in at.state.units.values() if unit.vitality == 0 and unit.player == player}
    return [card for card in cards if card in dead and not kinds[at.state.units[card].card].troop] if dead else []


def payments(at: Situation, player: str, cards: tuple[Card, ...]) -> tuple[Payment, ...]:
    """MYT-AOW-02, MYT-AOW-03: the ways to pay one AoW card with these cards, each once."""
    ways: list[Payment] = [(card,) for card in (AOW, OMPHALOS) if card in cards]
    dead = cards_of_the_dead(at, player, cards)
    ways += dict.fromkeys(tuple(sorted(pair)) for pair in combinations(dead, 2))
    return tuple(ways)


def is_payment(at: Situation, player: str, offer: Iterable[Card]) -> bool:
    """Whether cards are exactly what one AoW card can be paid with."""
    cards = tuple(offer)
    return tuple(sorted(cards)) in payments(at, player, cards) and len(cards) <= 2


def worth(at: Situation, player: str, cards: tuple[Card, ...]) -> int:
    """MYT-AOW-04: how many AoW cards could be paid with these cards, each in any of the three ways."""
    single = cards.count(AOW) + cards.count(OMPHALOS)
    return single + len(cards_of_the_dead(at, player, cards)) // 2


def can_pay(at: Situation, player: str, cost: int, *, keeping: tuple[Card, ...] = ()) -> bool:
    """MYT-AOW-05: whether the hand of a player can pay the whole cost (and still keep some cards)."""
    if cost == 0:
        return True
    cards = hand(at, player)
    return cards.count(AOW) >= cost or worth(at, player, without(cards, keeping)) >= cost


def could_pay(at: Situation, player: str, cost: int, *, besides: int = 0) -> bool:
    """Whether, by what everybody knows, a player may be able to pay (and have a number of cards besides)."""
    army = at.state.armies[player]
    if cost == 0:
        return True
    if army.hand_size < cost + besides:
        return False
    return army.hand.value.count(AOW) + army.deck.value.count(AOW) >= cost or worth(at, player, unseen(army)) >= cost


async def pay(play: Play, player: str, cost: int, purpose: str) -> None:
    """MYT-AOW-01, MYT-AOW-04: pay card by card, each in any way; the player is asked where there may be several."""
    for _ in range(cost):
        if _may_have_several_ways(play, player):
            chosen = await play.ask(Pay(player, _listed(payments(play, player, hand(play, player))), purpose))
        else:
            chosen = payments(play, player, hand(play, player))[0]
        discard(play, player, chosen, purpose)


def _may_have_several_ways(at: Situation, player: str) -> bool:
    cards = unseen(at.state.armies[player])
    return OMPHALOS in cards or len(cards_of_the_dead(at, player, cards)) > 1


def _listed(ways: tuple[Payment, ...]) -> tuple[list[str], ...]:
    return tuple(list(way) for way in ways)
