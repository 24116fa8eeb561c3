"""The steps before the first turn: the lead player, the board, the sides, the armies, the table (chapter VI)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.kernel import Choice, Event
from skirmish.mythic.setup.agreement import zones_of
from skirmish.mythic.setup.recruitment import clockwise, recruit
from skirmish.mythic.setup.table import lay_table
from skirmish.mythic.state.state import Army, MythicState, changed, deck_of, hand_of

if TYPE_CHECKING:
    from skirmish.mythic.state.book import Book
    from skirmish.mythic.state.play import Play

STEPS = {
    "draft": ("1", "2.a", "3.a", "4.a", "5", "6"),
    "constructed": ("1", "2.b", "4.b", "3.b", "5", "6"),
    "adventure": ("1", "2", "3", "4"),
}
"""MYT-SETUP-07, MYT-SETUP-09: the steps in their order; under constructed the armies come before the lead player."""


@dataclass(frozen=True, slots=True)
class LeadChosen(Event):
    """The lead player is known: by the dice, or because the scenario says so."""

    player: str

    def apply(self, state: MythicState) -> MythicState:
        return changed(state, lead=self.player)


@dataclass(frozen=True, slots=True)
class BoardChosen(Event):
    """The game is played on this board."""

    board: str

    def apply(self, state: MythicState) -> MythicState:
        return changed(state, board=self.board)


@dataclass(frozen=True, slots=True)
class ZoneTaken(Event):
    """A player deploys in these areas."""

    player: str
    areas: tuple[str, ...]

    def apply(self, state: MythicState) -> MythicState:
        return state.with_army(self.player, zone=self.areas)


@dataclass(frozen=True, slots=True)
class ChooseBoard(Choice):
    """Choose which of the two boards is played on."""


@dataclass(frozen=True, slots=True)
class ChooseSide(Choice):
    """Choose the side of the board from which you deploy."""


def starting_state(book: Book) -> MythicState:
    """Everybody with recruitment points and nothing else."""
    armies = {
        player: Army(player, hand_of(player, ()), deck_of(()), points=book.points[player]) for player in book.players
    }
    return MythicState(armies=armies)


def steps(book: Book) -> tuple[str, ...]:
    """The numbered steps that the preparation of this game goes through."""
    return STEPS["adventure" if book.mode == "adventure" else book.recruitment]


async def prepare(play: Play) -> None:
    """MYT-SETUP-07, MYT-SETUP-09: go through the steps that the mode and the type of recruitment ask for."""
    for step in steps(play.book):
        await _STEPS[play.book.mode, step](play)


async def _agreed(play: Play) -> None:
    """Steps that were settled when the book was made: mode, recruitment, scenario, boards to choose from."""


async def _lead_and_side(play: Play) -> None:
    """MYT-SETUP-04: one board; the highest die leads, and the sides are chosen from the next player on."""
    play.emit(BoardChosen(next(iter(play.book.boards))))
    await roll_for_lead(play)
    await take_sides(play)


async def _lead_board_and_side(play: Play) -> None:
    """MYT-SETUP-05: the lead player also says which of the boards is used."""
    await roll_for_lead(play)
    boards = tuple(play.book.boards)
    chosen = boards[0]
    if len(boards) > 1:
        chosen = await play.ask(ChooseBoard(play.state.lead, boards))
    play.emit(BoardChosen(chosen))
    await take_sides(play)


async def _scenario(play: Play) -> None:
    """MYT-SETUP-09: the scenario gives board, lead player and, as a rule, the deployment areas."""
    play.emit(BoardChosen(next(iter(play.book.boards))))
    assert play.book.lead is not None, "an adventure names its lead player"
    play.emit(LeadChosen(play.book.lead))
    if play.book.zones:
        for player in play.book.players:
            play.emit(ZoneTaken(player, play.book.zones.get(player, ())))
    else:
        await take_sides(play)


async def roll_for_lead(play: Play) -> None:
    """MYT-SETUP-04: each rolls a die, blank counts 0; tied players roll again among themselves."""
    players = play.book.players
    while len(players) > 1:
        rolls = [await play.roll("lead", player) for player in players]
        players = tuple(player for player, value in zip(players, rolls, strict=True) if value == max(rolls))
    play.emit(LeadChosen(players[0]))


async def take_sides(play: Play) -> None:
    """MYT-SETUP-04, MYT-TEAM-03: from the player after the lead on, each side picks a free side of the board."""
    zones = zones_of(play.book, play.board)
    order = clockwise(play)
    for player in (*order[1:], order[0]):
        if play.state.armies[player].zone:
            continue
        chosen = await play.ask(ChooseSide(player, tuple(zones))) if len(zones) > 1 else next(iter(zones))
        for mate in play.book.side_of(player):
            play.emit(ZoneTaken(mate, zones[chosen]))
        del zones[chosen]


_STEPS = {
    ("skirmish", "1"): _agreed,
    ("skirmish", "2.a"): _agreed,
    ("skirmish", "2.b"): _agreed,
    ("skirmish", "3.a"): _lead_and_side,
    ("skirmish", "3.b"): _lead_board_and_side,
    ("skirmish", "4.a"): recruit,
    ("skirmish", "4.b"): recruit,
    ("skirmish", "5"): lay_table,
    ("skirmish", "6"): _agreed,
    ("adventure", "1"): _scenario,
    ("adventure", "2"): recruit,
    ("adventure", "3"): lay_table,
    ("adventure", "4"): _agreed,
}
