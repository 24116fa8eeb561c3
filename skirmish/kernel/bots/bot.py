"""Defines bots: programs that see what their seat sees, and answer what their seat is asked.

`RandomBot` takes any suggestion with equal probability: it knows no game, and tries moves that no player would make.
Bots that play well belong to their games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from skirmish.kernel.dice import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skirmish.kernel.bots.thinker import Advice
    from skirmish.kernel.decisions import Answer
    from skirmish.kernel.match import Match, Pending

MOST_ANSWERS = 200_000
"""A game that takes more is going round in circles."""


class BotError(Exception):
    """A bot gave an answer that was refused, or a game does not end: a bug."""


class Bot(Protocol):
    """A program that plays."""

    def answer(self, match: Match[Any], player: str, pending: Pending) -> Answer:
        """The answer of a seat to its decision. Secrets of others must be left closed (`Hidden.open_to`)."""
        ...


class Adviser(Bot, Protocol):
    """A bot that can say why."""

    def advise(self, match: Match[Any], player: str, pending: Pending) -> Advice:
        """What it would answer in a seat, and why."""
        ...


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Takes any suggestion, each as likely."""

    seed: int | str

    def answer(self, match: Match[Any], player: str, pending: Pending) -> Answer:  # noqa: ARG002 - it does not look
        return next(pending.decision.suggest(Chance(f"{self.seed}:{player}:{pending.number}")))


def play_out(
    match: Match[Any],
    bots: Mapping[str, Bot],
    *,
    most: int = MOST_ANSWERS,
    watch: Callable[[Match[Any]], None] | None = None,
) -> Match[Any]:
    """Let bots play until the game is over or waits for another player."""
    for _ in range(most):
        seat = next_seat(match, bots)
        if seat is None:
            return match
        player, pending = seat
        answer = bots[player].answer(match, player, pending)
        verdict = match.answer(player, pending.number, answer)
        if not verdict:
            refusal = f"{verdict.reason} ({verdict.rule})"
            raise BotError(f"{player} answered {answer!r} to {pending.decision.kind}: {refusal}")
        if watch is not None:
            watch(match)
    raise BotError(f"the game is not over after {most} answers")


def next_seat(match: Match[Any], bots: Mapping[str, Bot]) -> tuple[str, Pending] | None:
    """A bot that has something to answer, and what."""
    if match.over:
        return None
    for player in bots:
        pending = match.waiting_for(player)
        if pending is not None:
            return player, pending
    return None
