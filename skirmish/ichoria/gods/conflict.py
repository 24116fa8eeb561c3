"""Conflict of influence: the gods of both sides want the same action, and sealed bids decide between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from skirmish.ichoria.gods.faith import pay
from skirmish.kernel import YES, Decision, Event, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.kernel import Answer, Chance

SUCCESS_FROM = 4
"""A die of this or more is a success (ICH-CONF-04)."""

CONFLICT = "conflict of influence"


@dataclass(frozen=True, slots=True)
class Declared:
    """An intervention that a side wants to make: which, at what cost, and on which die."""

    side: str
    key: str
    cost: int
    die: int = 0
    """The place of the die, counted from 0."""


@dataclass(frozen=True, slots=True)
class StrengthenIntervention(Decision):
    """Say in secret how many points to add to an intervention in conflict (ICH-CONF-02)."""

    intervention: str
    most: int

    def check(self, answer: Answer) -> Verdict:
        if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer <= self.most:
            return YES
        return Verdict(allowed=False, reason="not_in_reserve", rule="ICH-CONF-02", facts={"most": self.most})

    def listed(self) -> tuple[int, ...]:
        return tuple(range(self.most + 1))

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        yield from chance.order(self.most + 1)


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """Both secret bids lie open: how many dice each intervention is worth."""

    reveals = True

    dice: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class ConflictSettled(Event):
    """How many successes each side had, and whose intervention takes effect; none when they are equal."""

    successes: tuple[tuple[str, int], ...]
    winner: str | None


async def settle_conflict(game: Skirmish, first: Declared, second: Declared) -> Declared | None:
    """ICH-CONF-01: both pay, both add points in secret; only the stronger intervention takes effect."""
    for one in (first, second):
        pay(game, one.side, one.cost, one.key)  # ICH-CONF-02: lost whatever the outcome
    pools = await _pools(game, (first, second))
    successes = [await _successes(game, one.side, pool) for one, pool in zip((first, second), pools, strict=True)]
    winner = None
    if successes[0] != successes[1]:  # ICH-CONF-05: equal successes, no effect at all
        winner = first if successes[0] > successes[1] else second
    counted = ((first.side, successes[0]), (second.side, successes[1]))
    game.emit(ConflictSettled(counted, winner.side if winner else None))
    return winner


async def _pools(game: Skirmish, both: tuple[Declared, Declared]) -> list[int]:
    """ICH-CONF-03: as many dice as the intervention costs, and one for each point added."""
    asked = [StrengthenIntervention(one.side, one.key, game.state.sides[one.side].points) for one in both]
    added = await game.ask_together(asked)
    for one, more in zip(both, added, strict=True):
        if more:
            pay(game, one.side, more, CONFLICT)
    pools = [one.cost + more for one, more in zip(both, added, strict=True)]
    game.emit(BidsOpened(tuple((one.side, pool) for one, pool in zip(both, pools, strict=True))))
    return pools


async def _successes(game: Skirmish, side: str, pool: int) -> int:
    """ICH-CONF-04: each die of 4 or more counts."""
    dice = [await game.die(CONFLICT, side) for _ in range(pool)]
    return sum(die >= SUCCESS_FROM for die in dice)
