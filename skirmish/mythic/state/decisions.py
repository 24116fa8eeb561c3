"""Base classes of the decisions in Mythic Battles. Answers are words or short lists of words.

Most are choices from a list; a `Ruled` one also returns the rule that refuses an answer outside the list.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from skirmish.kernel import INNER, Answer, Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from skirmish.kernel import Chance, Verdict


def deed(answer: Answer) -> str:
    """What an answer does, whichever unit it names: its first word."""
    return str(answer[0] if isinstance(answer, list) else answer).partition(":")[0]


@dataclass(frozen=True, slots=True)
class Deeds(Choice):
    """A choice between kinds of deeds, some of which can be done in many ways.

    Suggestions choose the kind first, so that a search for any of ten cards is no likelier than the only attack.
    """

    likely: ClassVar[Mapping[str, int]] = {}
    """How much likelier a kind of deed is suggested first; 1 when not said."""

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        yield self._any(chance)
        yield from Choice.suggest(self, chance)

    def _any(self, chance: Chance) -> Answer:
        kinds: dict[str, list[Answer]] = {}
        for answer in self.options:
            kinds.setdefault(self.kind_of(answer), []).append(answer)
        weights = [self.likely.get(kind, 1) for kind in kinds]
        drawn = chance.below(sum(weights), 0)
        for ways, weight in zip(kinds.values(), weights, strict=True):
            if drawn < weight:
                return ways[chance.below(len(ways), 1)] if len(ways) > 1 else ways[0]
            drawn -= weight
        raise AssertionError("a weight is missing")

    def kind_of(self, answer: Answer) -> str:
        """The kind of deed an answer is."""
        return deed(answer)


@dataclass(frozen=True, slots=True)
class Ruled(Deeds):
    """A choice that knows why something else cannot be chosen."""

    why_not: Callable[[Answer], Verdict | None] = field(metadata={INNER: True}, compare=False, repr=False)
    """The refusal of an answer by a rule; None when there is no more to say than that it is not listed."""

    def check(self, answer: Answer) -> Verdict:
        verdict = Choice.check(self, answer)
        ruled = None if verdict else self.why_not(answer)
        return verdict if ruled is None else ruled
