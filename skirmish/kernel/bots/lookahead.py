"""Values candidates by playing on: what each comes to on average in imagined games, within a stated amount of work.

An imagined game has come to the same point as the real one; what the seat does not know is dealt anew and dice fall
anew, alike for all candidates of a trial, so that luck tells them apart as little as possible. After each round of
trials the worse half of the candidates is dropped (sequential halving). Work is counted in answers given, never in
time: the same position gives the same answer on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from skirmish.kernel.bots.bot import next_seat
from skirmish.kernel.bots.thinker import Advice, Candidate
from skirmish.kernel.dice import Chance, SeededDice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from skirmish.kernel.bots.bot import Bot
    from skirmish.kernel.match import Match


@dataclass(frozen=True)
class Lookahead:
    """How a game is looked ahead into."""

    plays_on: Callable[[int | str], Bot]
    """Makes the bot that plays every seat in imagined games."""
    worth: Callable[[Match[Any], str], float]
    """What a position is worth to a player."""
    dealt: Callable[[Any, str, Chance], Any]
    """The state with what a player does not know dealt anew."""
    far: Callable[[Match[Any], Match[Any]], bool]
    """Whether an imagined game (first) has gone far enough beyond the real one (second) to be judged."""
    work: int
    """How many answers may be given for one decision; the trials under way are finished."""
    doubt: float = 0.0
    """By how much a candidate has to be better than the one that ranked first before looking ahead."""

    def advise(self, match: Match[Any], player: str, found: Sequence[Candidate], seed: str) -> Advice:
        """The candidate that came to most; `found` is ranked, the best guess first."""
        sums = dict.fromkeys(range(len(found)), 0.0)
        left, trials, spent = list(sums), 0, 0
        while len(left) > 1 and spent < self.work:
            share = self.work // max(1, len(found).bit_length())
            began = spent
            while spent < self.work and spent - began < share:
                for place in left:
                    value, cost = self._trial(match, player, found[place], f"{seed}:{trials}")
                    sums[place] += value
                    spent += cost
                trials += 1
            means = {place: sums[place] / trials for place in left}
            left = sorted(left, key=lambda place: -means[place])[: (len(left) + 1) // 2]
            found = [replace(one, worth=means.get(place, one.worth)) for place, one in enumerate(found)]
        best = left[0]
        if best and found[best].worth < found[0].worth + self.doubt:
            best = 0
        return Advice(found[best], tuple(one for place, one in enumerate(found) if place != best), spent)

    def _trial(self, match: Match[Any], player: str, candidate: Candidate, seed: str) -> tuple[float, int]:
        """What a candidate comes to in one imagined game, and how many answers that took."""
        chance = Chance(f"{seed}:dealt")
        imagined = match.imagined(SeededDice(seed), lambda state: self.dealt(state, player, chance))
        mine = imagined.waiting_for(player)
        assert mine is not None, "an imagined game waits for whoever the real one waits for"
        if not imagined.answer(player, mine.number, candidate.answer):
            return float("-inf"), 1
        seats: Mapping[str, Bot] = {name: self.plays_on(seed) for name in imagined.rules.players}
        cost = 1
        while not self.far(imagined, match) and cost < self.work:
            seat = next_seat(imagined, seats)
            if seat is None:
                break
            who, asked = seat
            imagined.answer(who, asked.number, seats[who].answer(imagined, who, asked))
            cost += 1
        return self.worth(imagined, player), cost
