"""A figure of the game as the judge of paths sees it, and the other figures as watchers of its way."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from skirmish.ichoria.book.move_allowance import DEEP_WATER, allowance
from skirmish.ichoria.book.numbers import REACH_PAS
from skirmish.ichoria.figure.arms import holds, shooting_weapons
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.path.judge import judge_path
from skirmish.ichoria.path.profile import athlete
from skirmish.ichoria.path.triggers import Watcher
from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.kernel import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skirmish.ichoria.path.judgement import Judgement
    from skirmish.ichoria.path.legs import Leg
    from skirmish.ichoria.path.profile import Athlete
    from skirmish.ichoria.table.landscape import Landscape
    from skirmish.ichoria.table.tabletop import Tabletop
    from terrain.movement import Mover, Place

JUDGEMENTS_KEPT = 32
"""How many judgements are cached: a path is judged when it is traced and again when it is gone.

This is the only memory of the rules. It saves 4 % of a game of two hunters on the castle; the answers of the table
under it are remembered by the table.
"""

NEAR_PAS = 2.5
"""Figures farther off than this are ignored: engaging and long weapons end at 2 pas."""


@dataclass(frozen=True, slots=True)
class Stride:
    """How a figure moves now: whether it hurries, and what of the same move lies behind it."""

    hurry: bool = False
    spent_pas: float = 0.0
    slow_water: bool | None = None
    left: frozenset[str] = frozenset()
    """Enemies it has just disengaged from (ICH-ENG-09)."""
    parted_well: bool = False
    """Whether it won that roll, so that they do not reach after it."""
    reached_by: frozenset[str] = frozenset()
    """Bearers of Allonge that have struck at it in this move."""


def athlete_of(game: Skirmish, name: str) -> Athlete:
    """A figure as it moves: its Athlétisme as it stands now, its posture, its body (ICH-MOV-15)."""
    card, figure = game.card(name), game.figure(name)
    profile = {"key": name, "athletisme": value(game, name, "athletisme"), "abilities": card.abilities}
    strict = game.book.options.readings.heroic_leap_partial == "athletisme_minus_1"
    body = {"base_pas": card.base_pas, "height_pas": card.height_pas, "crouched": figure.crouched}
    return athlete(profile, strict_leaps=strict, **body)


def move_pas(game: Skirmish, name: str, *, hurry: bool, charging: bool = False) -> float:
    """How far a figure may go in one move (ICH-MOV-01, ICH-MOV-02, ICH-MOV-15)."""
    return allowance(athlete_of(game, name), hurry=hurry, charging=charging)


def judge(game: Skirmish, name: str, legs: Sequence[Leg], stride: Stride) -> Judgement:
    """A path from where a figure stands, with what is left of its move (ICH-MOV-11)."""
    hands = tuple((one.id, one.thrown) for one in game.state.on_table())
    facts = (game.standings, hands, game.state.fragments)
    return _judged(_Question(name, tuple(legs), stride, athlete_of(game, name), facts, game.table, game))


@dataclass(frozen=True)
class _Question:
    """A path to be judged, with all that the answer depends on: what was judged when a path was checked stands.

    Its fields are the key of the memory. A judgement cannot be stale: whatever moves, is thrown or picked up is among
    the facts, and the table never changes.
    """

    name: str
    legs: tuple[Leg, ...]
    stride: Stride
    athlete: Athlete
    facts: tuple[object, ...]
    """Where everybody stands, what they have at hand, and what lies on the table."""
    table: Tabletop
    game: Skirmish = field(compare=False)


@lru_cache(JUDGEMENTS_KEPT)
def _judged(asked: _Question) -> Judgement:
    game, name, legs, stride = asked.game, asked.name, asked.legs, asked.stride
    figure = game.figure(name)
    assert figure.place is not None
    landscape = game.table.landscape(game.standings, name)
    return judge_path(
        landscape,
        asked.athlete,
        figure.place,
        legs,
        hurry=stride.hurry,
        watchers=watchers_of(game, name, stride, landscape),
        fragments=[game.table.token(token.id, token.place) for token in game.state.fragments],
        size_pas=game.table.size_pas,
        spent_pas=stride.spent_pas,
        slow_water=stride.slow_water,
    )


def watchers_of(game: Skirmish, name: str, stride: Stride, landscape: Landscape) -> tuple[Watcher, ...]:
    """All other figures: those the mover may engage, and those that reach out. `alert_openings` sees to sentries."""
    others = [other.id for other in game.state.on_table() if other.id != name]
    return tuple(_watcher(game, name, other, stride, landscape) for other in others)


def _watcher(game: Skirmish, name: str, other: str, stride: Stride, landscape: Landscape) -> Watcher:
    at, enemy = game.figure(other).place, game.book.enemies(name, other)
    assert at is not None
    return Watcher(
        other,
        at,
        game.table.body(game.standing(other)),
        enemy=enemy,
        left=other in stride.left,
        parted_well=stride.parted_well,
        reach_pas=REACH_PAS if enemy and other not in stride.reached_by and holds(game, other, "allonge") else None,
        sees=Look(game, other, name, NEAR_PAS) if enemy else None,
        looks_out=False,
        swims=DEEP_WATER in landscape.kinds_at(at),
    )


def is_watching(game: Skirmish, name: str) -> bool:
    """Whether a figure on alert could still react (ICH-ALERT-11, ICH-ACT-11)."""
    figure = game.figure(name)
    return figure.on_table and figure.alert and not figure.has("spent")


def alert_pas(game: Skirmish, name: str) -> float:
    """ICH-ALERT-03, ICH-ALERT-06: how far a figure on alert may react: its move to engage, or a weapon's range."""
    ranges = (game.weapon(key).range_pas or 0.0 for key in shooting_weapons(game, name))
    return max(move_pas(game, name, hurry=False, charging=True), *ranges, 0.0)


@dataclass(frozen=True)
class Look:
    """Whether a figure sees a mover at a place that is near enough to matter."""

    game: Skirmish
    looker: str
    passer: str
    within_pas: float

    def __call__(self, place: Place, mover: Mover) -> bool:
        game, there = self.game, replace(self.game.standing(self.passer), place=place)
        if game.table.apart(game.standing(self.looker), there).bodies_pas > self.within_pas:
            return False
        return game.table.sees_at(game.standings, self.looker, self.passer, place, mover)


def supposing(game: Skirmish, name: str, place: Place, *, crouched: bool | None = None) -> Skirmish:
    """The game as it would be with a figure at another place: for asking, not for playing."""
    posture = game.figure(name).crouched if crouched is None else crouched
    elsewhere = game.state.with_figure(name, place=place, crouched=posture)
    return Skirmish(Game(elsewhere, lambda _: None, lambda: None), game.book, game.laid)
