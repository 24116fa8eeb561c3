"""Hands, decks and discard piles: drawing, the refresh that involves every player, shuffling.

The cards of a player are public up to a point: everybody can count the cards of an army and look through its discard
pile, so the cards in hand and deck together are known (`unseen`), and how many of them are in the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.mythic.state.events import DeckMade, Discarded, Drew, TookDeck
from skirmish.mythic.state.state import deck_of, hand_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.state.state import Army, Card

LEAST_HAND = 3
"""MYT-DECK-05: cards in a hand after a refresh, at least."""


def hand(at: Situation, player: str) -> tuple[Card, ...]:
    """The cards a player holds, known to that player alone."""
    return at.state.armies[player].hand.open_to(player)


def unseen(army: Army) -> tuple[Card, ...]:
    """The cards that are in a hand or a deck: everybody can work them out, but not where each one is."""
    return army.hand.value + army.deck.value


def may_hold(at: Situation, player: str, card: Card) -> bool:
    """Whether, for all that everybody knows, a player may have a card in hand."""
    army = at.state.armies[player]
    return army.hand_size > 0 and card in unseen(army)


def playing_order(at: Situation) -> tuple[str, ...]:
    """The players still in the game, clockwise from the active one (MYT-WIN-10: eliminated players are skipped)."""
    players = at.book.players
    start = players.index(at.state.active or at.state.lead)
    return tuple(p for p in players[start:] + players[:start] if not at.state.armies[p].eliminated)


async def draw(play: Play, player: str, count: int) -> None:
    """MYT-DECK-02, MYT-DECK-07: draw what is there; if that is not enough the game pauses for a refresh."""
    owed = count - draw_what_is_there(play, player, count)
    if owed:
        await refresh(play)
        draw_what_is_there(play, player, owed)  # MYT-DECK-08: what is still missing is lost


def draw_what_is_there(play: Play, player: str, count: int) -> int:
    """Draw as many cards as there are, up to a count; how many they were."""
    cards = play.state.armies[player].deck.value[:count]
    if cards:
        play.emit(Drew(player, hand_of(player, cards)))
    return len(cards)


async def refresh(play: Play) -> None:
    """MYT-DECK-03 to MYT-DECK-06: every player takes the rest of the deck, shuffles a new one and has three cards."""
    players = playing_order(play)
    for player in players:
        left = play.state.armies[player].deck.value
        if left:
            play.emit(TookDeck(player, hand_of(player, left)))
    for player in players:
        await make_deck(play, player, play.state.armies[player].discard, of_discard=True)
    for player in players:
        missing = LEAST_HAND - play.state.armies[player].hand_size
        if missing > 0:
            draw_what_is_there(play, player, missing)


async def make_deck(play: Play, player: str, cards: tuple[Card, ...], *, of_discard: bool = False) -> None:
    """Shuffle cards into a new deck."""
    order = await play.game.shuffle("deck", len(cards), player)
    play.emit(DeckMade(player, deck_of(tuple(cards[place] for place in order)), of_discard=of_discard))


async def shuffle_deck(play: Play, player: str) -> None:
    """Put the deck of a player in a new order."""
    await make_deck(play, player, play.state.armies[player].deck.value)


def discard(play: Play, player: str, cards: Iterable[Card], purpose: str) -> None:
    """MYT-TURN-15, MYT-DECK-01: cards leave the hand for the player's own pile, face up."""
    play.emit(Discarded(player, tuple(cards), purpose))
