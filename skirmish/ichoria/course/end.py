"""Ends a game: a side concedes, a side has no figures left, or the last turn is over; then counts the scores."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.figure.dice import test
from skirmish.ichoria.gods.ichor import crystals_of
from skirmish.ichoria.gods.talion import heroes, is_lost, units_of
from skirmish.ichoria.path.rolls import Grade
from skirmish.ichoria.state.skirmish import chief_out, decided
from skirmish.kernel import YES, Choice, Ended, Event, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from skirmish.kernel import Answer, Chance

CONCEDE_SHARE = Fraction(1, 4)
"""The share of a band that must be eliminated before it may give up (ICH-END-01)."""

PLAY_ON, GIVE_UP = "play on", "give up"
SELDOM = 8
"""One suggestion in this many is to give up: games are for playing."""


@dataclass(frozen=True, slots=True)
class Concede(Choice):
    """Give up, or play on (ICH-END-02)."""

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        first, second = (GIVE_UP, PLAY_ON) if chance.below(SELDOM) == 0 else (PLAY_ON, GIVE_UP)
        yield first
        yield second


@dataclass(frozen=True, slots=True)
class Conceded(Event):
    """A side gave up; that ends the game, and it may have won it nevertheless (ICH-END-03)."""

    side: str

    def apply(self, state: Ichoria) -> Ichoria:
        return state.with_side(self.side, conceded=True)


@dataclass(frozen=True, slots=True)
class FrenzyHeld(Event):
    """A band in frenzy could not be made to give up, and plays on (ICH-TALION-09)."""

    side: str
    figure: str


@dataclass(frozen=True, slots=True)
class PlayStopped(Event):
    """Nothing more is played."""

    def apply(self, state: Ichoria) -> Ichoria:
        return replace(state, phase="over", activation=None, interrupted=())


# ---------------------------------------------------------------- giving up


async def concessions(game: Skirmish) -> bool:
    """ICH-END-02: at the start of a turn each side that may give up is asked; whether the game is over by it."""
    for side in game.book.sides:
        if may_concede(game, side) and await game.ask(Concede(side, (PLAY_ON, GIVE_UP))) == GIVE_UP:
            if not await _frenzy_lets_go(game, side):
                continue
            game.emit(Conceded(side))
            finish(game, "conceded", "ICH-END-02")
            return True
    return False


def may_concede(game: Skirmish, side: str) -> Verdict:
    """ICH-END-01: not before all fragments have been harvested or a quarter of the band is eliminated."""
    waiting = sum(
        not fragment.dropped for fragment in game.state.fragments
    )  # ICH-ICHOR-08: dropped ones were harvested
    band = units_of(game, side)
    lost = sum(is_lost(game, unit) for unit in band)
    if not waiting or Fraction(lost, len(band)) >= CONCEDE_SHARE:
        return YES
    facts = {"lost": lost, "band": len(band), "fragments_left": waiting}
    return Verdict(allowed=False, reason="too_early_to_give_up", rule="ICH-END-01", facts=facts)


async def _frenzy_lets_go(game: Skirmish, side: str) -> bool:
    """ICH-TALION-07: a band in frenzy gives up only if its leader passes a roll of Psychisme."""
    leader = _leader(game, side)
    if not game.state.sides[side].frenzy or leader is None:
        return True
    if await test(game, leader, value(game, leader, "psychisme"), "give up") is Grade.SUCCESS:
        return True
    game.emit(FrenzyHeld(side, leader))
    return False


def _leader(game: Skirmish, side: str) -> str | None:
    """ICH-TALION-08: the Chief; with the Chief gone the hero with the highest Psychisme. Mercenaries do not rage."""
    standing = [name for name in heroes(game, side) if game.figure(name).on_table]
    chief = next((name for name in standing if game.card(name).role == "chief"), None)
    return chief or max(standing, key=lambda name: value(game, name, "psychisme"), default=None)


# ---------------------------------------------------------------- other ends


def ended(game: Skirmish) -> bool:
    """Whether the game is over; called after every action."""
    if game.state.phase == "over":
        return True
    over = decided(game)
    if over is not None:
        finish(game, *over)
    return over is not None


def turns_over(game: Skirmish) -> bool:
    """Whether the game ends with the turn just played, where the players agreed on a limit (ICH-END-06)."""
    limit = game.book.options.turn_limit
    if limit is None or game.state.turn < limit:
        return False
    finish(game, "turn_limit", "ICH-END-06")
    return True


def finish(game: Skirmish, reason: str, rule: str) -> None:
    """ICH-END-03, ICH-END-04: the side with the most has won, even if it gave up; equal counts are a draw.

    The players may have agreed that who gives up loses.
    """
    score = scores(game)
    loses = game.book.options.readings.giving_up == "loses"
    able = [side for side in game.book.sides if not (loses and game.state.sides[side].conceded)]
    best = max(score[side] for side in able)
    winners = tuple(side for side in able if score[side] == best)
    game.emit(PlayStopped())
    game.emit(Ended(winners if len(winners) == 1 else (), reason, rule, tuple(score.items())))


def scores(game: Skirmish) -> Mapping[str, int]:
    """What each side has of that which decides the game."""
    count = VICTORIES[game.book.options.victory]
    return {side: count(game, side) for side in game.book.sides}


def _kills(game: Skirmish, side: str) -> int:
    """What it has eliminated: strangers and the figures of other bands, a hero with its animal counted as one."""
    strangers = [name for name, card in game.book.cards.items() if card.role == "npc"]
    lost = sum(is_lost(game, unit) for other in game.book.sides if other != side for unit in units_of(game, other))
    return lost + sum(game.figure(name).status == "out" for name in strangers)


def _chiefs(game: Skirmish, side: str) -> int:
    return 0 if chief_out(game, side) else 1


VICTORIES: Mapping[str, Callable[[Skirmish, str], int]] = {
    "crystals": crystals_of,
    "kills": _kills,
    "chief": _chiefs,
}
"""What may decide a game: the crystals (ICH-END-03), or what a scenario says instead (ICH-END-05)."""
