"""What `?` says at a prompt: the rules that a decision rests on, in our words, and how it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.rulebook import read_rulebook
from scenes.sayings.telling import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.tongue import Tongue
    from skirmish.views import Json


def explained(game: str, decision: Json, tongue: Tongue) -> Iterator[str]:
    """The rules behind a decision, then what can be typed."""
    book = {rule.id: rule for rule in read_rulebook(game).rules}
    for rule_id in rules_of(game, decision):
        rule = book[rule_id]
        yield f"{rule.id}  {rule.title}"
        yield f"    {rule.text}"
        if rule.ruling:
            yield f"    {tongue('our_ruling')}: {rule.ruling}"
    yield tongue("help_answer")
