"""The object that rules are passed: the game being played and the book of what never changes.

`Play` asks and emits events; `Position` only looks. Both are a `Situation`, which is enough for every question.

The end of a game is immediate (MYT-WIN-06): `victory.check_victory` raises `GameOver` as soon as it is won, at any
depth of the call stack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from skirmish.board import Board
    from skirmish.kernel import Answer, Decision, Event, Game
    from skirmish.mythic.state.book import Book
    from skirmish.mythic.state.state import MythicState, Unit
    from skirmish.mythic.units.unit_cards import UnitCard


class Situation(Protocol):
    """A state together with what never changes: enough for every question."""

    @property
    def book(self) -> Book: ...

    @property
    def state(self) -> MythicState: ...

    @property
    def board(self) -> Board: ...


@dataclass(frozen=True, slots=True)
class Position:
    """A state to look at."""

    book: Book
    state: MythicState

    @property
    def board(self) -> Board:
        return self.book.boards[self.state.board]


@dataclass(frozen=True, slots=True)
class Play:
    """A game being played, from the side of the rules."""

    game: Game[MythicState]
    book: Book

    @property
    def state(self) -> MythicState:
        return self.game.state

    @property
    def board(self) -> Board:
        return self.book.boards[self.game.state.board]

    def emit(self, event: Event) -> None:
        """Tell what happened; the state follows."""
        self.game.emit(event)

    async def ask(self, decision: Decision) -> Answer:
        """Wait for a player's decision."""
        return await self.game.ask(decision)

    async def roll(self, purpose: str, by: str | None = None) -> int:
        """MYT-ASSAULT-12: roll a die whose faces are blank (0) and 1 to 5."""
        return await self.game.roll(purpose, by) - 1


def card_of(at: Situation, unit: str) -> UnitCard:
    """The dashboard or troop card of a unit."""
    return at.book.cards[at.state.units[unit].card]


def in_area(at: Situation, area: str) -> tuple[Unit, ...]:
    """The units in an area, in the order in which they were recruited."""
    return tuple(unit for unit in at.state.units.values() if unit.area == area)


def enemies(at: Situation, unit: Unit, other: Unit) -> bool:
    """MYT-UNIT-04: whether two units are enemies; the player that controls a unit for an activation does not matter."""
    return not at.book.allied(unit.player, other.player)
