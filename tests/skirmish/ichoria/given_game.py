"""A game of Ichoria in a line: figures, scenery and dice, and one rule to be played.

    game = given_game.skirmish(
        figures={
            "davios": given_game.figure("greeks", at=(5, 6), combat=4, weapons=("epee",)),
            "sigvald": given_game.figure("vikings", at=(6.4, 6), combat=5),
        },
        active="davios",
    )
    played = game.play(fight, "davios", "sigvald", answers=["epee"], dice=[6, 1, 4])
    assert played.last == ...

Answers are taken in order; `("ChooseWeapon", "epee")` also says which decision it must be, and
`("greeks", "ChooseWeapon", "epee")` whose. Dice are numbers, or `("combat", 6)`, `("combat", "davios", 6)` to say what
they must be for. Too many or too few of either fail the test. With `until_asked` the rule may stop at a decision.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from scenes.games.ichoria.bands.armoury import CHARACTERISTICS, weapons
from scenes.games.ichoria.tabletop.scene_tabletop import SceneTabletop
from scenes.table.scene import Area, Scene
from skirmish.ichoria.book.cards import Band, Book, Card, Faction, Options
from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.ichoria.state.state import Activation, FigureState, Fragment, Ichoria, SideState
from skirmish.kernel.dice import GivenDice
from skirmish.kernel.game import Game
from skirmish.kernel.match import Match
from terrain.scenery.table import Table

USUAL = {
    "combat": 4, "adresse": 3, "armure": 2, "initiative": 3, "athletisme": 3, "psychisme": 3, "sante": 3,
}  # fmt: skip
OF_STATE = {one.name for one in fields(FigureState)} - {"id", "sante", "status", "place"}


def figure(side, at=None, *, health=None, status=None, **more):
    """A figure of a side at (x, y) or (x, y, z); `health` is its Santé now, the rest of its card or state."""
    return _Given(side, at, health, status, more)


@dataclass(frozen=True)
class _Given:
    side: str
    at: tuple | None
    health: int | None
    status: str | None
    more: dict

    def card(self, name):
        said = {key: value for key, value in self.more.items() if key not in OF_STATE}
        said["weapons"] = tuple(said.get("weapons", ("epee",)))
        said["abilities"] = frozenset(said.get("abilities", ()))
        return Card(name, self.side, **{"profile": "given", "faction": self.side, **USUAL, **said})

    def state(self, card, table):
        said = {key: value for key, value in self.more.items() if key in OF_STATE}
        status = self.status or ("table" if self.at is not None else "reserve")
        place = None if self.at is None else _place(table, self.at, card)
        health = card.sante if self.health is None else self.health
        return FigureState(card.id, health, status, place, **said)


def _place(table, at, card):
    if len(at) == 3:
        return tuple(map(float, at))
    base = max(card.base_pas) if isinstance(card.base_pas, tuple) else card.base_pas
    place = table.ground((float(at[0]), float(at[1])), base, card.height_pas)
    assert place is not None, f"{card.id} cannot stand at {at}"
    return place


def skirmish(
    pieces=(),
    figures=None,
    *,
    active=None,
    activation=None,
    options=None,
    points=None,
    fragments=None,
    lying=(),
    areas=(),
    size=(36.0, 36.0),
    renegades=(),
    factions=None,
    sides=None,
    turn=1,
    **of_state,
):
    """A game in the middle of a turn.

    `fragments` are `{"f1": (15, (20, 21))}`, `areas` `("difficult", [(1, 1), …])`; `activation` are further fields of
    the activation of `active`; what else is said goes into the state.
    """
    figures = figures or {}
    table = tabletop(tuple(pieces), tuple((kind, tuple(map(tuple, corners))) for kind, corners in areas), tuple(size))
    cards = {name: one.card(name) for name, one in figures.items()}
    playing = sides or tuple(dict.fromkeys(card.side for card in cards.values() if card.role != "npc"))
    book = _book(cards, playing, renegades, factions or {}, options or Options())
    state = Ichoria(
        figures={name: one.state(cards[name], table) for name, one in figures.items()},
        sides={side: SideState(side, (points or {}).get(side, 0)) for side in playing},
        fragments=tuple(_fragment(table, name, *one) for name, one in (fragments or {}).items()),
        weapons=tuple(lying),
        phase="turns",
        turn=turn,
    )
    if active is not None:
        began = Activation(active, cards[active].side, **(activation or {}))
        state = replace(state.with_figure(active, activated=True), activation=began)
    return GivenSkirmish(book, table, replace(state, **of_state))


def _book(cards, playing, renegades, factions, options):
    bands = {
        side: Band(
            side,
            next(card.faction for card in cards.values() if card.side == side),
            side in renegades,
            tuple(card.id for card in cards.values() if card.side == side),
        )
        for side in playing
    }
    known = {band.faction: Faction(band.faction) for band in bands.values()}
    return Book(tuple(playing), cards, bands, weapons(), {**known, **factions}, options)


def _fragment(table, name, value, at):
    place = table.ground((float(at[0]), float(at[1])), 0.4, 0.1) if len(at) == 2 else tuple(map(float, at))
    assert place is not None, f"{name} cannot lie at {at}"
    return Fragment(name, value, place)


@lru_cache(64)
def tabletop(pieces=(), areas=(), size=(36.0, 36.0)):
    """A table with these pieces and areas."""
    marked = tuple(Area(kind, corners, None) for kind, corners in areas)
    return SceneTabletop(Scene(Path("given.toml"), "Given", "ichoria", Table(size, pieces), areas=marked))


@dataclass(frozen=True)
class GivenSkirmish:
    """A game as it is given, before anything is played."""

    book: Book
    table: SceneTabletop
    state: Ichoria

    @property
    def game(self):
        """What rules are handed, for those that only answer a question or tell an event."""
        return Skirmish(Game(self.state, lambda _: None, lambda: None), self.book, self.table)

    def play(self, rule, *args, answers=(), dice=(), orders=(), until_asked=False, **kw):
        """Play one rule, `rule(game, *args, **kw)`, in a real match."""
        rules = _OneRule(self, rule, args, kw)
        given = GivenDice(tuple(dice), tuple(orders))
        match = Match(rules, given)
        for number, answer in enumerate(answers, 1):
            give(match, number, answer)
        asked = match.pending[0].decision if match.pending else None
        assert asked is None or until_asked, f"no answer was given to {asked}"
        assert given.left == 0, f"{given.left} of the dice were not rolled"
        return Played(match, rules)


def give(match, number, said):
    assert match.pending, f"answer {number} is left over: {said!r}"
    waiting = next(one for one in match.pending if match.waiting_for(one.decision.player) is one)
    decision = waiting.decision
    *named, answer = said if isinstance(said, tuple) else (said,)
    wanted = [decision.player, decision.kind][2 - len(named) :] if named else []
    assert wanted == named, f"answer {number} is for {named}, and {decision} is asked"
    verdict = match.answer(decision.player, waiting.number, answer)
    assert verdict, f"answer {number}, {answer!r}, to {decision} is refused: {verdict}"


@dataclass
class _OneRule:
    given: GivenSkirmish
    rule: Any
    args: tuple
    kw: dict
    result: Any = None
    game: str = "ichoria"
    version: str = "given"
    last: Any = field(default=None)

    @property
    def players(self):
        return self.given.book.sides

    def start(self):
        return self.given.state

    async def play(self, game):
        self.last = Skirmish(game, self.given.book, self.given.table)
        result = self.rule(self.last, *self.args, **self.kw)
        self.result = await result if inspect.isawaitable(result) else result


@dataclass(frozen=True)
class Played:
    """What came of a rule."""

    match: Match
    rules: _OneRule

    @property
    def events(self):
        return self.match.events

    @property
    def state(self):
        return self.match.state

    @property
    def result(self):
        return self.rules.result

    @property
    def last(self):
        """The last event."""
        return self.match.events[-1]

    @property
    def pending(self):
        """The decision that is waited for, with `until_asked`; of several secret ones the first."""
        return self.match.pending[0].decision if self.match.pending else None

    @property
    def game(self):
        """What rules are handed, as it is now."""
        return self.rules.last

    def told(self, kind):
        """The events of one kind."""
        return [event for event in self.match.events if isinstance(event, kind)]

    def check(self, answer):
        """The verdict on an answer to the decision that is waited for."""
        return self.pending.check(answer)


assert set(USUAL) == set(CHARACTERISTICS)
