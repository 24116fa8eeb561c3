"""The object that every rule is passed: the game itself, the book of cards, and the table it is played on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.table.tabletop import Standing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skirmish.ichoria.book.cards import Book, Card, Weapon
    from skirmish.ichoria.state.state import FigureState, Ichoria
    from skirmish.ichoria.table.tabletop import Standings, Tabletop
    from skirmish.kernel import Answer, Decision, Event, Game


@dataclass(frozen=True, slots=True)
class Skirmish:
    """A game of Ichoria as its rules see it; rules call it `game`."""

    _game: Game[Ichoria]
    book: Book
    laid: Tabletop
    """The table as it was laid out."""

    @property
    def state(self) -> Ichoria:
        return self._game.state

    @property
    def table(self) -> Tabletop:
        """The table as it is now: doors and mechanisms that were worked have moved their pieces (ICH-ACT-08)."""
        return self.laid.as_worked(self.state.worked) if self.state.worked else self.laid

    def emit(self, event: Event) -> None:
        self._game.emit(event)

    async def ask(self, decision: Decision) -> Answer:
        return await self._game.ask(decision)

    async def ask_together(self, decisions: Sequence[Decision]) -> tuple[Answer, ...]:
        return await self._game.ask_together(decisions)

    async def die(self, purpose: str, by: str | None = None) -> int:
        """A bare D6, without anybody's influence (ICH-DICE-01)."""
        return await self._game.roll(purpose, by)

    async def shuffle(self, purpose: str, count: int) -> tuple[int, ...]:
        return await self._game.shuffle(purpose, count)

    def checkpoint(self) -> None:
        self._game.checkpoint()

    # ---------------------------------------------------------------- figures

    def figure(self, name: str) -> FigureState:
        return self.state.figures[name]

    def card(self, name: str) -> Card:
        return self.book.cards[name]

    def weapon(self, key: str) -> Weapon:
        return self.book.weapons[key]

    def standing(self, name: str) -> Standing:
        """A figure on the table as a body among others."""
        figure, card = self.figure(name), self.card(name)
        assert figure.place is not None
        return Standing(name, card.side, figure.place, card.base_pas, card.height_pas, figure.crouched)

    @property
    def standings(self) -> Standings:
        """Everybody on the table."""
        return tuple(self.standing(figure.id) for figure in self.state.on_table())

    def enemies_of(self, name: str) -> Iterator[FigureState]:
        """The enemies of a figure that are on the table."""
        return (other for other in self.state.on_table() if self.book.enemies(name, other.id))

    def friends_of(self, name: str) -> Iterator[FigureState]:
        """The other figures of its band that are on the table."""
        return (other for other in self.state.on_table() if other.id != name and not self.book.enemies(name, other.id))

    @property
    def active(self) -> str | None:
        """The figure being activated."""
        return self.state.activation.figure if self.state.activation else None


def side_is_gone(game: Skirmish) -> bool:
    """ICH-END-06: whether a side has nobody left on the table, so that the game is over."""
    return any(
        not any(game.figure(name).on_table for name in game.book.bands[side].figures) for side in game.book.sides
    )


def chief_out(game: Skirmish, side: str) -> bool:
    """Whether the chief of a side has been eliminated."""
    chiefs = (name for name in game.book.bands[side].figures if game.card(name).role == "chief")
    return any(game.figure(name).status == "out" for name in chiefs)


def decided(game: Skirmish) -> tuple[str, str] | None:
    """Why the game is over in the middle of whatever is going on, and by which rule; None while it goes on.

    A side without figures ends it (ICH-END-06), or the fall of a chief, where a scenario says so (ICH-END-05).
    """
    if side_is_gone(game):
        return "side_gone", "ICH-END-06"
    if game.book.options.victory == "chief" and any(chief_out(game, side) for side in game.book.sides):
        return "chief_out", "ICH-END-05"
    return None


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
