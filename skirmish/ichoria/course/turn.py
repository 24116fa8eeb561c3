"""The turn: activates every figure once, by a shuffled deck or by secret picks (chapters TURN and OPT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.course import end as ending
from skirmish.ichoria.course.activation import activate
from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.state.skirmish import controller
from skirmish.ichoria.state.turn_events import CardDrawn, PicksRevealed, TurnBegan, TurnEnded
from skirmish.kernel import Choice, hidden

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from skirmish.ichoria.state.skirmish import Skirmish

BLANK = "blank"


@dataclass(frozen=True, slots=True)
class PickCard(Choice):
    """Pick in secret the figure to be activated next, or a blank (ICH-OPT-02, ICH-OPT-04)."""


@dataclass(frozen=True, slots=True)
class ChooseFirst(Choice):
    """Choose which of two coupled figures acts first in their activation (ICH-BAND-04)."""


async def play_turns(game: Skirmish) -> None:
    """ICH-TURN-01: turn after turn, until the game is over. It goes on from wherever the state is."""
    while game.state.phase == "turns":
        if not game.state.in_turn:
            game.checkpoint()
            if await ending.concessions(game):
                return
            await _begin_turn(game)
        while _waiting(game):
            game.checkpoint()
            await _next_activation(game)
            if ending.ended(game):
                return
        game.emit(TurnEnded(game.state.turn))
        if ending.turns_over(game):
            return


async def _begin_turn(game: Skirmish) -> None:
    """ICH-TURN-02: the cards of all figures are shuffled anew; or each side takes its own in hand (ICH-OPT-01)."""
    deck: tuple[str, ...] = ()
    blanks: Mapping[str, int] = {}
    if game.book.options.alternate_activation:
        blanks = blank_cards(game)
    else:
        cards = tuple(_cards(game))
        order = await game.shuffle("deck", len(cards))
        deck = tuple(cards[place] for place in order)
    game.emit(TurnBegan(game.state.turn + 1, hidden(deck, outside=len(deck)), blanks))


def _cards(game: Skirmish) -> Iterator[str]:
    """All figures on the table that belong to a player; the card of an NPC is never drawn (ICH-NPC-01).

    A hero and its animal have one card (ICH-BAND-04).
    """
    mine = (figure.id for figure in game.state.on_table() if game.card(figure.id).side in game.book.sides)
    return (name for name in mine if not _goes_along(game, name))


def _goes_along(game: Skirmish, name: str) -> bool:
    """Whether a figure is activated with its hero, and has no card of its own as long as that one is there."""
    hero = game.card(name).coupled_with
    return hero is not None and game.figure(hero).on_table


def _unit(game: Skirmish, name: str) -> tuple[str, ...]:
    """A figure and those that are activated with it, as far as they are there and still to be activated."""
    coupled = (one for one, card in game.book.cards.items() if card.coupled_with == name)
    found = [one for one in (name, *coupled) if game.figure(one).on_table]
    return tuple(one for one in found if not game.figure(one).activated)


def _hand(game: Skirmish, side: str) -> tuple[str, ...]:
    """The figures of a side that are still to be activated this turn."""
    mine = (figure for figure in game.state.on_table() if game.card(figure.id).side == side)
    return tuple(figure.id for figure in mine if not figure.activated and not _goes_along(game, figure.id))


def _waiting(game: Skirmish) -> bool:
    """Whether anybody is still to be activated this turn."""
    if not game.book.options.alternate_activation:
        return bool(game.state.deck.value)
    return any(_hand(game, side) for side in game.book.sides)


async def _next_activation(game: Skirmish) -> None:
    """The next card: of a figure that is gone it is laid aside (ICH-TURN-03)."""
    if game.book.options.alternate_activation:
        name = await _picked(game)
    else:
        name = game.state.deck.value[0]
        game.emit(CardDrawn(name, gone=not _unit(game, name)))
    left = _unit(game, name) if name is not None else ()
    while left and game.state.phase == "turns":
        first = left[0]
        if len(left) > 1:
            first = await game.ask(ChooseFirst(controller(game, first), left))
        await activate(game, first, controller(game, first))
        left = tuple(one for one in left if one != first and game.figure(one).on_table)


# ---------------------------------------------------------------- alternate activation


def blank_cards(game: Skirmish) -> Mapping[str, int]:
    """ICH-OPT-01: enough blanks for each side that all hands have the same number of cards."""
    hands = {side: len(_hand(game, side)) for side in game.book.sides}
    return {side: max(hands.values()) - count for side, count in hands.items()}


async def _picked(game: Skirmish) -> str | None:
    """The figure whose turn it is among those revealed; when none is left, all pick anew (ICH-OPT-02)."""
    queue = [name for name in game.state.queue if game.figure(name).on_table]
    if not queue:
        await _pick(game)
        queue = list(game.state.queue)
    return queue[0] if queue else None


async def _pick(game: Skirmish) -> None:
    """ICH-OPT-02: each side picks in secret, and all picks are turned over at once; blanks activate no figure."""
    options = {side: card_options(game, side) for side in game.book.sides}
    asked = [side for side in game.book.sides if options[side]]
    answers = await game.ask_together([PickCard(side, options[side]) for side in asked])
    picks = {side: str(answer) for side, answer in zip(asked, answers, strict=True)}
    blanks = {side: left - (picks.get(side) == BLANK) for side, left in game.state.blanks.items()}
    figures = [pick for pick in picks.values() if pick != BLANK]
    game.emit(PicksRevealed(picks, await _by_initiative(game, figures), blanks))


def card_options(game: Skirmish, side: str) -> tuple[str, ...]:
    """ICH-OPT-04: a figure of the hand, or a blank where there is one left."""
    return (*_hand(game, side), *((BLANK,) if game.state.blanks.get(side, 0) > 0 else ()))


async def _by_initiative(game: Skirmish, figures: list[str]) -> tuple[str, ...]:
    """ICH-OPT-03: the higher Initiative goes first; a die decides between equals."""
    order: list[str] = []
    left = list(figures)
    while left:
        first = left[0]
        for other in left[1:]:
            first = await _quicker(game, first, other)
        left.remove(first)
        order.append(first)
    return tuple(order)


async def _quicker(game: Skirmish, a: str, b: str) -> str:
    mine, theirs = value(game, a, "initiative"), value(game, b, "initiative")
    if mine == theirs:
        return await rolling.tie_break(game, a, b)
    return a if mine > theirs else b
