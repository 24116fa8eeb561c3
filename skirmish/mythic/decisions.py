"""What players are asked in Mythic Battles. Answers are words or short lists of words.

Most are choices among what is listed; a `Ruled` one also says by which rule an answer that is not listed is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skirmish.decisions import Answer, Choice
from skirmish.views import INNER

if TYPE_CHECKING:
    from collections.abc import Callable

    from skirmish.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Ruled(Choice):
    """A choice that knows why something else cannot be chosen."""

    why_not: Callable[[Answer], Verdict | None] = field(metadata={INNER: True}, compare=False, repr=False)
    """The refusal of an answer by a rule; None when there is no more to say than that it is not listed."""

    def check(self, answer: Answer) -> Verdict:
        verdict = Choice.check(self, answer)
        return verdict or self.why_not(answer) or verdict
