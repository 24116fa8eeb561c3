"""A bot made of opinions: for each kind of decision, candidate answers, what each is worth, and why.

A game brings its opinions as `Thought`s by the kind of decision, and what they look at as a seat of its own making. The
rest is the same in every game: the best candidate that the decision allows is the answer, the first of equals; what a
bot has no opinion on is left to chance, from its seed, so the same seed gives the same answers on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from skirmish.kernel.dice import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from skirmish.kernel.bots.bot import Adviser
    from skirmish.kernel.decisions import Answer
    from skirmish.kernel.match import Match, Pending
    from skirmish.kernel.verdicts import Fact

Seat = TypeVar("Seat")

NO_OPINION = "no_opinion"
"""Why something is answered that could as well have been something else."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer that a bot weighs."""

    answer: Answer
    worth: float = 0.0
    """In the currency of the bot: crystals, wounds, the share of games won."""
    reason: str = NO_OPINION
    """Why one would answer so, as a code that the words of the game turn into a sentence."""
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advice:
    """The answer of a bot, and what it rests on."""

    chosen: Candidate
    others: tuple[Candidate, ...] = ()
    """What else was weighed, the best first."""
    work: int = 0
    """How many answers were given in imagined games to find it."""

    @property
    def answer(self) -> Answer:
        return self.chosen.answer


Thought = "Callable[[Seat, Any], Sequence[Candidate]]"
"""What a bot thinks of one kind of decision: the candidates it sees; none when it has no opinion."""


def only(answer: Answer, reason: str = NO_OPINION, **facts: Fact) -> list[Candidate]:
    """The opinion that there is nothing to weigh."""
    return [Candidate(answer, 0.0, reason, facts)]


def weighed(options: Iterable[Answer], worth: Callable[[Any], float], reason: str = NO_OPINION) -> list[Candidate]:
    """Every option with what it is worth."""
    return [Candidate(option, float(worth(option)), reason) for option in options]


@dataclass(frozen=True, slots=True)
class Thinker(Generic[Seat]):
    """Answers with the candidate that is worth most."""

    seed: int | str
    thoughts: Mapping[str, Callable[[Seat, Any], Sequence[Candidate]]]
    """What it thinks, by the kind of the decision."""
    seat: Callable[[Match[Any], str, Chance], Seat]
    """What it looks at: made from a match, its player, and chance for this decision."""

    def answer(self, match: Match[Any], player: str, pending: Pending) -> Answer:
        return self.advise(match, player, pending).answer

    def advise(self, match: Match[Any], player: str, pending: Pending) -> Advice:
        """The best candidate that the decision allows; else any answer."""
        chance = Chance(f"{self.seed}:{player}:{pending.number}")
        ranked = self.candidates(match, player, pending)
        for place, one in enumerate(ranked):
            if pending.decision.check(one.answer):
                return Advice(one, (*ranked[:place], *ranked[place + 1 :]))
        return Advice(Candidate(next(pending.decision.suggest(chance))))

    def candidates(self, match: Match[Any], player: str, pending: Pending) -> tuple[Candidate, ...]:
        """What it weighs, the best first; none where it has no opinion."""
        chance = Chance(f"{self.seed}:{player}:{pending.number}")
        thought = self.thoughts.get(pending.decision.kind)
        found = thought(self.seat(match, player, chance), pending.decision) if thought is not None else ()
        return tuple(sorted(found, key=lambda one: -one.worth))


def advice_of(bot: Adviser | Any, match: Match[Any], player: str, pending: Pending) -> Advice:
    """What any bot advises; one that gives no reasons advises what it would answer."""
    if hasattr(bot, "advise"):
        advice: Advice = bot.advise(match, player, pending)
        return advice
    return Advice(Candidate(bot.answer(match, player, pending)))
