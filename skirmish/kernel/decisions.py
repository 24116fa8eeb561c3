"""Defines decisions: what a game asks its players.

A decision is a frozen value named in the imperative (`ChooseTarget`, `TracePath`). It validates an answer, which is
plain JSON. Where the choices are finite it lists them all; where they are not it validates what is offered, and can
suggest answers that are legal.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skirmish.kernel.verdicts import YES, Verdict
from skirmish.kernel.views import INNER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.kernel.dice import Chance
    from skirmish.kernel.views import Json, Viewer

Answer = Any
"""Plain JSON: a word, a number, a list or a dict of them."""


def inner(**options: Any) -> Any:
    """A field that is a tool of the rules (geometry, a rule to ask): never shown, kept or compared."""
    return field(metadata={INNER: True}, compare=False, repr=False, **options)


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that a player has to decide."""

    player: str

    @property
    def kind(self) -> str:
        return type(self).__name__

    def check(self, answer: Answer) -> Verdict:
        """Whether this may be answered; if not, why, by which rule and where."""
        raise NotImplementedError

    def listed(self) -> tuple[Answer, ...] | None:
        """All answers there are; None when they cannot be listed."""
        return None

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        """Legal answers, one after the other, as varied as may be; at least one."""
        raise NotImplementedError

    def read(self, typed: str) -> Answer:
        """Parse a typed answer: JSON, or else the words themselves."""
        try:
            return json.loads(typed)
        except (ValueError, RecursionError):
            return typed


@dataclass(frozen=True, slots=True)
class Choice(Decision):
    """A decision with finitely many answers."""

    options: tuple[Answer, ...]

    def check(self, answer: Answer) -> Verdict:
        if answer in self.options:
            return YES
        return Verdict(allowed=False, reason="not_an_option", facts={"answer": _brief(answer), "decision": self.kind})

    def listed(self) -> tuple[Answer, ...]:
        return self.options

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        for place in chance.order(len(self.options)):
            yield self.options[place]

    def read(self, typed: str) -> Answer:
        """An option by its number in the list, counted from 1, or by itself; where options are numbers, that number."""
        counted = any(isinstance(option, int) for option in self.options)
        if typed.isdecimal() and not counted and 1 <= int(typed) <= len(self.options):
            return self.options[int(typed) - 1]
        return Decision.read(self, typed)


@dataclass(frozen=True, slots=True)
class EnterDie(Decision):
    """Say what a die shows that was rolled on the table."""

    purpose: str
    by: str | None
    sides: int

    def check(self, answer: Answer) -> Verdict:
        if isinstance(answer, int) and not isinstance(answer, bool) and 1 <= answer <= self.sides:
            return YES
        return Verdict(allowed=False, reason="not_a_die", facts={"answer": _brief(answer), "sides": self.sides})

    def listed(self) -> tuple[int, ...]:
        return tuple(range(1, self.sides + 1))

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        yield chance.below(self.sides) + 1


def shown(decision: Decision, viewer: Viewer, document: Json) -> Json:
    """A decision as others see it: its player and its kind, not its options."""
    if viewer == decision.player:
        return document
    return {"is": decision.kind, "player": decision.player}


def _brief(answer: Answer) -> str:
    text = str(answer)
    return text if len(text) <= 60 else f"{text[:57]}..."
