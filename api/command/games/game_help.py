"""Explains a decision when a player types `?`: the rules it rests on, in our words, and how it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.plugs import games as games_with_rulebooks
from scenes.plugs import read_rulebook
from scenes.words.story import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.words import Tongue
    from skirmish.kernel import Json


def explained(game: str, decision: Json, tongue: Tongue) -> Iterator[str]:
    """The rules behind a decision, where the game has a rule book here, then what can be typed."""
    book = {rule.id: rule for rule in read_rulebook(game).rules} if game in games_with_rulebooks() else {}
    for rule in (book[rule_id].told(tongue.lang) for rule_id in rules_of(game, decision) if book):
        yield f"{rule.id}  {rule.title}"
        yield f"    {rule.text}"
        if rule.ruling:
            yield f"    {tongue('our_ruling')}: {rule.ruling}"
    yield tongue("help_answer")
