"""The entry of Ichoria in the library of games: its rules from a setup, its bots, and the codec of its values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skirmish import Kit
from skirmish.ichoria.bots.hunter import Hunter
from skirmish.ichoria.course.setup import set_up
from skirmish.ichoria.course.turn import play_turns
from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.ichoria.state.state import FigureState, Fragment, Ichoria, SideState
from skirmish.kernel import RandomBot, codec_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skirmish.ichoria.book.cards import Book
    from skirmish.ichoria.table.tabletop import Tabletop
    from skirmish.kernel import Codec, Game, Json
    from terrain.movement import Place


def codec() -> Codec:
    """Reads back every value of the game."""
    return codec_of("skirmish.ichoria")


def rules(setup: Json, table: Any) -> IchoriaRules:
    """The rules of a match by its setup, on its table."""
    return rules_of(setup, table, codec().decode(setup["book"]))


GAME, VERSION = "ichoria", "0.2"


@dataclass(frozen=True, eq=False)
class IchoriaRules:
    """The rules of one match: its cards and options, its table, and what a scenario has put there already."""

    book: Book
    table: Tabletop
    places: Mapping[str, Place]
    """Figures that stand on the table from the start."""
    fragments: tuple[Fragment, ...] = ()
    points: Mapping[str, int] | None = None
    game: str = GAME
    version: str = VERSION

    @property
    def players(self) -> tuple[str, ...]:
        return self.book.sides

    def start(self) -> Ichoria:
        """The state before anything has happened: a figure without a place waits to be deployed."""
        points = self.points or {}
        return Ichoria(
            figures={name: self._figure(name) for name in self.book.cards},
            sides={side: SideState(side, points.get(side, 0)) for side in self.book.sides},
            fragments=self.fragments,
            fragments_placed=tuple(fragment.id for fragment in self.fragments),
        )

    def _figure(self, name: str) -> FigureState:
        place = self.places.get(name)
        return FigureState(name, self.book.cards[name].sante, "reserve" if place is None else "table", place)

    async def play(self, game: Game[Ichoria]) -> None:
        """Set the table and play turns until the game is over (ICH-DEPLOY-01, ICH-TURN-01)."""
        skirmish = Skirmish(game, self.book, self.table)
        await set_up(skirmish)
        await play_turns(skirmish)


def rules_of(setup: Json, table: Tabletop, book: Book) -> IchoriaRules:
    """The rules of a match by its setup."""
    places = {name: _place(place) for name, place in setup["places"].items()}
    fragments = tuple(Fragment(one["id"], one["value"], _place(one["place"])) for one in setup["fragments"])
    return IchoriaRules(book, table, places, fragments, dict(setup["points"]))


def _place(numbers: Json) -> Place:
    x, y, z = numbers
    return float(x), float(y), float(z)


KIT = Kit(
    name=GAME,
    title="Ichoria",
    version=VERSION,
    space="table",
    players=(2, 4),
    rules=rules,
    codec=codec,
    usual_bot="hunter",
    bots={"random": RandomBot, "hunter": Hunter},
)
