"""The bot that means to win: it baits for strong hands, and keeps strong animals for many fish."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skirmish.kernel.dice import Chance
from tests.specimen.rules.marsh import ANIMALS, BaitFish

if TYPE_CHECKING:
    from skirmish.kernel.match import Match, Pending

STRONG = ANIMALS.index("otter")


@dataclass(frozen=True, slots=True)
class Angler:
    """Lays its strongest animal the likelier the more fish there are, so that nobody can tell."""

    seed: int | str

    def answer(self, match: Match[Any], player: str, pending: Pending) -> str:
        hand = sorted(match.state.hands[player].open_to(player), key=ANIMALS.index)
        if isinstance(pending.decision, BaitFish):
            return "bait" if ANIMALS.index(hand[-1]) >= STRONG else "wait"
        whim = Chance(f"{self.seed}:{player}:{pending.number}").below(6)
        return hand[-1] if whim < match.state.fish else hand[0]
