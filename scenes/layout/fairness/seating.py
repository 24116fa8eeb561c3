"""Assigns the bands of a scenario to the sides of its layout.

A *side* is a place to start from: a zone, a strip, fixed starting places. A *band* is what plays there. In the first
seating every band starts where the scenario puts it; in each further one all bands move on by one side, so that over
all seatings every band has stood on every side, and a strong band favours none.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from scenes.plugs.plug import adapter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.plugs.matches import Scenario
    from skirmish.kernel import Answer, Bot, Match, Pending, Rules


@dataclass(frozen=True, eq=False)
class Seating:
    """One way to put the bands on the sides."""

    rules: Rules[Any]
    sides: Mapping[str, str]
    """The side of the layout that each player starts from."""
    bands: Mapping[str, str]
    """What the band is called that each player leads."""
    origins: Mapping[str, str]
    """The player whose band it is in the scenario."""
    choices: Mapping[str, Mapping[str, Answer]] = field(default_factory=dict)
    """What a player answers to some kinds of decisions, so that the band starts where it should."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A bot that takes the seat it was given; everything else it decides as it would."""

    bot: Bot
    choices: Mapping[str, Answer]

    def answer(self, match: Match[Any], player: str, pending: Pending) -> Answer:
        wanted = self.choices.get(pending.decision.kind)
        if wanted is not None and pending.decision.check(wanted):
            return wanted
        return self.bot.answer(match, player, pending)


def seatings(scenario: Scenario) -> tuple[Seating, ...]:
    """All ways to put the bands of a scenario on its sides that move all bands on by the same number."""
    found: tuple[Seating, ...] = adapter(scenario.game).seatings(scenario)
    return found
