"""Parses the setup document, what the players agree on before a game, into a `Book`.

The document is plain JSON:

    {"mode": "skirmish", "players": ["ann", "bob"], "recruitment": "draft", "divinity": "god",
     "boards": {"delphi": {…}},                     a board document each; two under constructed recruitment
     "units": [{…}, …],                              unit documents: all that can be recruited or is imposed
     "teams": [["ann", "cyd"], ["bob", "dan"]],      only with four players
     "collections": {"ann": ["zeus", …]},            constructed: what each player owns, by default everything
     "max_rounds": 40,                               a draw when they are over; without it a game goes on
     "stalemate": 10}                                rounds without a wound or a stone after which most stones win

and in adventure mode also `lead`, `points` (a draft) or `armies` (limited), `zones`, `stones`, `placed`, `victory`,
`rules`. An invalid document raises a `SetupError` that names what is wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.board import board_from
from skirmish.mythic.setup.muster import without_army
from skirmish.mythic.state.book import Book, StonePlace
from skirmish.mythic.state.victory_conditions import check_conditions
from skirmish.mythic.units.unit_cards import DIVINITIES, UnitCard, card_from

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skirmish.board import Board
    from skirmish.kernel import Json

POINTS = {2: 18, 3: 16, 4: 14}
"""MYT-RECRUIT-02: recruitment points of each player by the number of players."""

MODES = ("skirmish", "adventure")
RECRUITMENTS = ("draft", "constructed", "limited")


class SetupError(ValueError):
    """A setup that cannot be played; the message names what is wrong, the rule says why."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


def book_from(document: Json) -> Book:
    """MYT-SETUP-01: the book of a game from what was agreed."""
    players = tuple(document.get("players", ()))
    sides = _sides(players, document.get("teams"))
    cards = _cards(document.get("units", ()))
    mode, recruitment = _kind(document, players, sides)
    book = Book(
        boards={name: board_from(board) for name, board in document.get("boards", {}).items()},
        cards=cards,
        players=_order(players, sides),
        sides=sides,
        mode=mode,
        recruitment=recruitment,
        divinity=document.get("divinity", "god"),
        points=_points(document, players, mode),
        lead=document.get("lead"),
        armies={player: tuple(army) for player, army in document.get("armies", {}).items()},
        collections={player: tuple(owned) for player, owned in document.get("collections", {}).items()},
        pool=tuple(document.get("pool", cards)),
        zones={player: tuple(areas) for player, areas in document.get("zones", {}).items()},
        stones=_stones(document.get("stones")),
        placed=dict(document.get("placed", {})),
        victory=check_conditions(document.get("victory", ()), players),
        scenario_rules=dict(document.get("rules", {})),
        max_rounds=document.get("max_rounds"),
        stalemate=document.get("stalemate"),
    )
    _check(book)
    return book


def _sides(players: tuple[str, ...], teams: Json) -> tuple[tuple[str, ...], ...]:
    """MYT-TEAM-01: every player alone, or four players in two sides of two."""
    if len(players) not in POINTS or len(set(players)) != len(players):
        raise SetupError(f"two to four different players, not {', '.join(map(str, players)) or 'none'}")
    if not teams:
        return tuple((player,) for player in players)
    sides = tuple(tuple(side) for side in teams)
    members = sorted(player for side in sides for player in side)
    if members != sorted(players) or [len(side) for side in sides] != [2, 2]:
        raise SetupError("teams are two sides of two, of the four players", "MYT-TEAM-01")
    return sides


def _order(players: tuple[str, ...], sides: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """MYT-TEAM-04: in teams the sides alternate, players 1 and 3 against 2 and 4; else it is as they sit."""
    if len(sides) == len(players):
        return players
    first, second = sides
    return (first[0], second[0], first[1], second[1])


def _cards(documents: Json) -> dict[str, UnitCard]:
    cards: dict[str, UnitCard] = {}
    for document in documents:
        try:
            card = card_from(document)
        except ValueError as trouble:
            raise SetupError(str(trouble)) from trouble
        if card.id in cards:
            raise SetupError(f"unit {card.id} is there twice", "MYT-RECRUIT-10")
        cards[card.id] = card
    return cards


def _kind(document: Json, players: tuple[str, ...], sides: tuple[tuple[str, ...], ...]) -> tuple[str, str]:
    """MYT-SETUP-02, MYT-SETUP-10: mode and recruitment; what an adventure gives decides how its armies are made."""
    mode = document.get("mode", "skirmish")
    given = "limited" if "armies" in document else "draft"
    recruitment = document.get("recruitment", given if mode == "adventure" else "draft")
    if mode not in MODES or recruitment not in RECRUITMENTS:
        raise SetupError(f"mode {mode!r} with {recruitment!r} recruitment is not a way to play", "MYT-SETUP-01")
    if recruitment == "constructed" and len(players) != 2 and len(sides) != 2:
        raise SetupError("constructed recruitment is for two players or for teams", "MYT-SETUP-02")
    if mode == "adventure" and recruitment != given:
        raise SetupError(f"a scenario with {'armies' if given == 'limited' else 'points'} is {given}", "MYT-SETUP-10")
    if mode == "skirmish" and recruitment == "limited":
        raise SetupError("limited recruitment is for adventures", "MYT-RECRUIT-16")
    return mode, recruitment


def _points(document: Json, players: tuple[str, ...], mode: str) -> Mapping[str, int]:
    """MYT-RECRUIT-02, MYT-RECRUIT-03: by the number of players; in an adventure as the scenario says."""
    points = document.get("points") if mode == "adventure" else None
    if isinstance(points, dict):
        return {player: int(points[player]) for player in players}
    return dict.fromkeys(players, int(points) if points is not None else POINTS[len(players)])


def _stones(places: Json) -> tuple[StonePlace, ...] | None:
    if places is None:
        return None
    return tuple(StonePlace(p["area"], p.get("mythology", "greek"), p.get("absorbable", True)) for p in places)


def _check(book: Book) -> None:
    _check_boards(book)
    if book.divinity not in DIVINITIES:
        raise SetupError(f"everyone plays a god or everyone a titan, not a {book.divinity}", "MYT-RECRUIT-04")
    unknown = {name for names in (book.pool, *book.armies.values(), *book.collections.values()) for name in names}
    unknown -= set(book.cards)
    if unknown:
        raise SetupError(f"no card is given for {', '.join(sorted(unknown))}")
    if book.mode == "adventure" and book.lead not in book.players:
        raise SetupError("an adventure names its lead player", "MYT-RECRUIT-03")
    if book.recruitment == "limited":
        _check_armies(book)
    else:
        _check_recruits(book)


def _check_boards(book: Book) -> None:
    """MYT-SETUP-03: one board; under constructed recruitment each side brings one."""
    most = 2 if book.recruitment == "constructed" else 1
    if not 1 <= len(book.boards) <= most:
        raise SetupError(
            f"{len(book.boards)} boards, where {'one or two' if most > 1 else 'one'} can be", "MYT-SETUP-03"
        )
    for name, board in book.boards.items():
        missing = [area for areas in book.zones.values() for area in areas if area not in board.areas]
        if missing:
            raise SetupError(f"board {name} has no area {missing[0]}", "MYT-DEPLOY-02")
        if not book.zones and len(zones_of(book, board)) < len(book.sides):
            raise SetupError(f"board {name} has no deployment zones for {len(book.sides)} sides", "MYT-DEPLOY-02")


def zones_of(book: Book, board: Board) -> dict[str, tuple[str, ...]]:
    """MYT-TEAM-02: the deployment zones of a board by its sides; teams use the plan for two players."""
    return board.deployment(len(book.sides))


def _check_recruits(book: Book) -> None:
    """MYT-RECRUIT-04: what was agreed can be recruited by everybody; else a game would begin without armies."""
    found = without_army(book)
    if found is not None:
        player, why = found
        raise SetupError(f"{player} cannot recruit an army: {why}", "MYT-RECRUIT-04")


def _check_armies(book: Book) -> None:
    """MYT-RECRUIT-16: the scenario fixes the units of every player; each army is led by one divinity."""
    for player in book.players:
        army = book.armies.get(player, ())
        leaders = [name for name in army if book.cards[name].divinity]
        if len(leaders) != 1:
            raise SetupError(f"the army of {player} has {len(leaders)} divinities, not one", "MYT-RECRUIT-08")
        if len(set(army)) != len(army):
            raise SetupError(f"the army of {player} has a unit twice", "MYT-RECRUIT-10")
