"""The entry of Mythic Battles in the library of games: its rules, the codec of its states, its bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish import Kit
from skirmish.kernel import RandomBot, codec_of
from skirmish.mythic.bots.warlord import Warlord
from skirmish.mythic.setup.agreement import book_from
from skirmish.mythic.setup.setup import prepare, starting_state
from skirmish.mythic.state.play import Play
from skirmish.mythic.state.victory import GameOver
from skirmish.mythic.turn.turn import play_rounds

if TYPE_CHECKING:
    from skirmish.kernel import Codec, Game, Json
    from skirmish.mythic.state.book import Book
    from skirmish.mythic.state.state import MythicState

NAME = "mythic"
VERSION = "1.6"


@dataclass(frozen=True, slots=True)
class MythicRules:
    """Mythic Battles: Pantheon, for one match."""

    book: Book

    @property
    def game(self) -> str:
        return NAME

    @property
    def version(self) -> str:
        return VERSION

    @property
    def players(self) -> tuple[str, ...]:
        return self.book.players

    def start(self) -> MythicState:
        """The state before anything has happened."""
        return starting_state(self.book)

    async def play(self, game: Game[MythicState]) -> None:
        """MYT-WIN-06: prepare, then play rounds until the game is won, which ends every procedure under way."""
        play = Play(game, self.book)
        try:
            if game.state.stage == "setup":
                await prepare(play)
            await play_rounds(play)
        except GameOver as over:
            game.emit(over.ended)


def rules(document: Json, _table: object = None) -> MythicRules:
    """The rules of one match, from its setup document; a mythic game needs no table."""
    return MythicRules(book_from(document))


def codec() -> Codec:
    """Reads back every value of the game."""
    return codec_of("skirmish.mythic")


KIT = Kit(
    name=NAME,
    title="Mythic Battles: Pantheon",
    version=VERSION,
    space="board",
    players=(2, 4),
    rules=rules,
    codec=codec,
    usual_bot="warlord",
    bots={"random": RandomBot, "warlord": Warlord},
)
