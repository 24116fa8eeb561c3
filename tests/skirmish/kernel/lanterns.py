"""Lanterns: the smallest game that uses all of the kernel.

Each of two players holds two hidden cards. In turn a player looks at his cards, plays one openly and rolls a die; the
sum is his score. Then both bid in secret, and the higher bid adds to its score. Three rounds; the higher score wins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from skirmish.kernel.decisions import Answer, Choice, Decision
from skirmish.kernel.events import Ended, Event
from skirmish.kernel.verdicts import YES, Verdict
from skirmish.kernel.views import Codec, Hidden, hidden

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.kernel.dice import Chance
    from skirmish.kernel.game import Game

PLAYERS = ("north", "south")


@dataclass(frozen=True, slots=True)
class Lanterns:
    round: int = 0
    turn: int = 0
    hands: tuple[Hidden[tuple[int, ...]], ...] = ()
    scores: tuple[int, ...] = (0, 0)


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    hands: tuple[Hidden[tuple[int, ...]], ...]

    def apply(self, state: Lanterns) -> Lanterns:
        return replace(state, hands=self.hands)


@dataclass(frozen=True, slots=True)
class Scored(Event):
    player: str
    points: int

    def apply(self, state: Lanterns) -> Lanterns:
        place = PLAYERS.index(self.player)
        scores = tuple(score + self.points * (number == place) for number, score in enumerate(state.scores))
        return replace(state, scores=scores)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    round: int
    turn: int

    def apply(self, state: Lanterns) -> Lanterns:
        return replace(state, round=self.round, turn=self.turn)


@dataclass(frozen=True, slots=True)
class PlayCard(Choice):
    pass


@dataclass(frozen=True, slots=True)
class Look(Choice):
    pass


@dataclass(frozen=True, slots=True)
class Bid(Decision):
    most: int

    def check(self, answer: Answer) -> Verdict:
        if isinstance(answer, int) and 0 <= answer <= self.most:
            return YES
        return Verdict(allowed=False, reason="bid_too_high", rule="LAN-BID-01", facts={"most": self.most})

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        yield chance.below(self.most + 1)


@dataclass(frozen=True, slots=True)
class LanternRules:
    fails_on: int | None = None
    game: str = "lanterns"
    version: str = "1"
    players: tuple[str, ...] = PLAYERS

    def start(self) -> Lanterns:
        return Lanterns()

    async def play(self, game: Game[Lanterns]) -> None:
        if not game.state.hands:
            await self._deal(game)
        while game.state.round < 3:
            game.checkpoint()
            await self._round(game)
        best = max(game.state.scores)
        winners = tuple(name for name, score in zip(PLAYERS, game.state.scores, strict=True) if score == best)
        game.emit(Ended(winners if len(winners) == 1 else (), "score"))

    async def _deal(self, game: Game[Any]) -> None:
        order = await game.shuffle("deck", 4)
        hands = (tuple(order[:2]), tuple(order[2:]))
        game.emit(Dealt(tuple(hidden(hand, name, outside=2) for name, hand in zip(PLAYERS, hands, strict=True))))

    async def _round(self, game: Game[Lanterns]) -> None:
        for player, hand in zip(PLAYERS, game.state.hands, strict=True):
            await game.ask(Look(player, ("look",)))
            card = await game.ask(PlayCard(player, hand.open_to(player)))
            if card == self.fails_on:
                raise ZeroDivisionError
            game.emit(Scored(player, card + await game.roll("score", player)))
        bids = await game.ask_together([Bid(player, 3) for player in PLAYERS])
        if bids[0] != bids[1]:
            game.emit(Scored(PLAYERS[bids[1] > bids[0]], max(bids)))
        game.emit(Passed(game.state.round + 1, 0))


CODEC = Codec([Lanterns, Dealt, Scored, Passed, Ended])
