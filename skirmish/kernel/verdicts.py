"""Defines verdicts: the answer of a rule to whether something may be done.

A verdict is a value: a yes, or a no with its reason, rule and place. The reason is a code with facts, so that
it can be worded in any language; other modules hold the words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

Fact = str | float | bool | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Allowed or not; the reason with its facts, the rule it rests on, and the place on the table it is about."""

    allowed: bool
    reason: str
    rule: str | None = None
    place: tuple[float, float, float] | None = None
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return self.allowed


YES = Verdict(allowed=True, reason="allowed")
