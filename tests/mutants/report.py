"""Says what became of the mutants of a game: how many were killed, and which survived, by the rules they break."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tests.mutants.sites import Mutant

UNCITED = "(no rule is cited there)"


@dataclass(frozen=True)
class Report:
    """The fates of a sample."""

    game: str
    fates: Mapping[str, str]
    """By the id of the mutant: killed, survived or equivalent."""
    sample: Sequence[Mutant]
    reasons: Mapping[str, str]

    def of(self, fate: str) -> list[Mutant]:
        return [mutant for mutant in self.sample if self.fates.get(mutant.id) == fate]

    @property
    def share(self) -> float:
        """How many of those that change the game were killed."""
        killed, survived = len(self.of("killed")), len(self.of("survived"))
        return killed / (killed + survived) if killed + survived else 1.0

    def lines(self) -> Iterator[str]:
        survived, equivalent = self.of("survived"), self.of("equivalent")
        if survived:
            yield "Survivors by rule:"
            yield from _by_rule(survived)
        if equivalent:
            yield "Equivalent, not counted:"
            for mutant in equivalent:
                yield f"  {_shown(mutant)}"
                yield f"      {self.reasons[mutant.id]}"
        tried = len(self.sample) - len([one for one in self.sample if one.id not in self.fates])
        yield (
            f"{self.game}: {tried} of {len(self.sample)} mutants tried, {len(self.of('killed'))} killed, "
            f"{len(survived)} survived, {len(equivalent)} equivalent: {100 * self.share:.1f} % killed"
        )


def _by_rule(mutants: Sequence[Mutant]) -> Iterator[str]:
    found: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        found[mutant.rules[0] if mutant.rules else UNCITED].append(mutant)
    for rule in sorted(found):
        yield f"  {rule}"
        yield from (f"    {_shown(mutant)}" for mutant in found[rule])


def _shown(mutant: Mutant) -> str:
    place = f"{mutant.path}:{mutant.line} {mutant.owner}"
    return f"{place}: {mutant.before}  ->  {mutant.after}"
