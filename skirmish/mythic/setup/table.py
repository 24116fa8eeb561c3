"""Sets the table (VI.D): the board with stones and 3D elements, troops in their zones, decks and hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.kernel import Event
from skirmish.mythic.hand.cards import draw_what_is_there, make_deck
from skirmish.mythic.movement.entry import admits, no
from skirmish.mythic.setup.recruitment import clockwise
from skirmish.mythic.state.book import StonePlace
from skirmish.mythic.state.decisions import Ruled
from skirmish.mythic.state.events import Gained, Placed
from skirmish.mythic.state.play import card_of
from skirmish.mythic.state.state import AOW, MythicState, Stone, Token, changed
from skirmish.mythic.units.tokens import reserve_of

if TYPE_CHECKING:
    from skirmish.kernel import Answer, Verdict
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.state.state import Card

STARTING_AOW = 3
STARTING_DRAW = 3
"""MYT-TABLE-06: cards of the starting hand from the stock, and from the own deck."""


@dataclass(frozen=True, slots=True)
class TableLaid(Event):
    """MYT-TABLE-01, MYT-TABLE-08: stones and 3D elements are on the board, tokens in their reserves."""

    stones: dict[str, Stone]
    elements: dict[str, int]
    tokens: dict[str, Token]

    def apply(self, state: MythicState) -> MythicState:
        return changed(state, stage="placing", stones=self.stones, elements=self.elements, tokens=self.tokens)


@dataclass(frozen=True, slots=True)
class LeftOut(Event):
    """A troop found no room in its zone: it waits on its card and can be recalled."""

    unit: str

    def apply(self, state: MythicState) -> MythicState:
        return state.with_unit(self.unit, vitality=0, entered=True)


@dataclass(frozen=True, slots=True)
class TableReady(Event):
    """Everything is in place; the lead player begins."""

    def apply(self, state: MythicState) -> MythicState:
        return changed(state, stage="playing")


@dataclass(frozen=True, slots=True)
class PlaceTroop(Ruled):
    """Choose one of your troops and one of your deployment areas for it: [troop, area]."""


async def lay_table(play: Play) -> None:
    """MYT-TABLE-01 to MYT-TABLE-06, in their order."""
    play.emit(TableLaid(_stones(play), _elements(play), _tokens(play)))
    for unit, area in play.book.placed.items():
        play.emit(Placed(unit, area, "scenario"))  # MYT-TABLE-07
    await place_troops(play)
    for player in clockwise(play):
        await make_deck(play, player, deck_cards(play, player))
    for player in clockwise(play):
        deal(play, player)
    play.emit(TableReady())


def _stones(at: Situation) -> dict[str, Stone]:
    """MYT-TABLE-01: the stones where the scenario map, or the board, has them."""
    places = at.book.stones
    if places is None:
        places = tuple(StonePlace(stone.area, stone.mythology) for stone in at.board.stones)
    found = [
        Stone(f"stone{number}", place.mythology, area=place.area, absorbable=place.absorbable)
        for number, place in enumerate(places, 1)
    ]
    return {stone.id: stone for stone in found}


def _elements(at: Situation) -> dict[str, int]:
    """MYT-TABLE-01, MYT-TERR-08, MYT-TERR-17: trees and columns as the terrain says."""
    return {area.id: area.elements for area in at.board.areas.values() if area.elements}


def _tokens(at: Situation) -> dict[str, Token]:
    """MYT-TABLE-08: the reserve of each power that works with tokens."""
    reserves = (reserve_of(unit.id, card_of(at, unit.id)) for unit in at.state.units.values())
    return {token.id: token for reserve in reserves for token in reserve}


async def place_troops(play: Play) -> None:
    """MYT-TABLE-04: one troop each in turn, from the lead player on, until all are placed."""
    while any([await _place_one(play, player) for player in clockwise(play)]):
        pass


def troops_to_place(at: Situation, player: str) -> list[str]:
    """MYT-TROOP-09: the troops of a player that are not on the board yet."""
    mine = (unit for unit in at.state.units.values() if unit.player == player)
    return [unit.id for unit in mine if card_of(at, unit.id).troop and not unit.entered]


async def _place_one(play: Play, player: str) -> bool:
    troops = troops_to_place(play, player)
    if not troops:
        return False
    zone = play.state.armies[player].zone
    options = tuple([troop, area] for troop in troops for area in zone if admits(play, troop, area, "deploy"))
    if not options:
        play.emit(LeftOut(troops[0]))
        return True
    troop, area = await play.ask(PlaceTroop(player, options, lambda answer: _why_not(play, player, answer)))
    play.emit(Placed(troop, area, "setup"))
    return True


def _why_not(at: Situation, player: str, answer: Answer) -> Verdict | None:
    """Why a troop cannot be placed so."""
    if not isinstance(answer, list) or len(answer) != 2 or answer[0] not in troops_to_place(at, player):
        return no("no_such_troop", "MYT-TABLE-04")
    if answer[1] not in at.state.armies[player].zone:
        return no("not_your_zone", "MYT-TABLE-04", area=str(answer[1]))
    verdict = admits(at, answer[0], answer[1], "deploy")
    return None if verdict else verdict


def deck_cards(at: Situation, player: str) -> tuple[Card, ...]:
    """MYT-TABLE-05: the activation cards of all units, and an AoW card for each point of strategic value."""
    cards: list[Card] = []
    value = 0
    for unit in at.state.units.values():
        if unit.player == player:
            card = card_of(at, unit.id)
            cards += [unit.id] * card.activation_cards
            value += card.strategic_value
    return (*cards, *[AOW] * value)


def deal(play: Play, player: str) -> None:
    """MYT-TABLE-06, MYT-RECRUIT-11: three AoW cards, one more per unspent point of a draft, three of the deck."""
    unspent = play.state.armies[player].points if play.book.recruitment == "draft" else 0
    play.emit(Gained(player, (AOW,) * (STARTING_AOW + unspent), "starting hand"))
    draw_what_is_there(play, player, STARTING_DRAW)
