"""Parses what a player types at a prompt: a number of the list, words that were shown, or the answer itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scenes.words import as_typed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.words.story import Story
    from skirmish.kernel import Answer, Decision

BETWEEN = re.compile(r"\s*(?:,|→|->|\s)\s*")
"""What may stand between the parts of an answer."""
LISTED = re.compile(r",|→|->")
"""What stands between names that are made of several words."""


def meant(typed: str, decision: Decision, story: Story) -> Answer:
    """The answer that a player means; whether it may be given is for the decision to say."""
    options = decision.listed() or ()
    shown = {as_typed(str(option)): option for option in options}
    shown |= {as_typed(story.option(option, decision.kind)): option for option in options}
    if as_typed(typed) in shown and not typed.isdecimal():
        return shown[as_typed(typed)]
    if typed.isdecimal() and 1 <= int(typed) <= len(options) and not _has_numbers(options):
        return options[int(typed) - 1]
    answer = decision.read(typed)
    return _parts(answer, options, story) if isinstance(answer, str) else answer


def _has_numbers(options: Sequence[Answer]) -> bool:
    return any(isinstance(option, int) for option in options)


def _parts(words: str, options: Sequence[Answer], story: Story) -> Answer:
    """Words for an answer of several parts: taken apart where the parts are an answer, or no other kind is wanted."""
    wanted = [option for option in options if isinstance(option, list)]
    names = {as_typed(story.option(part)): part for option in wanted for part in option if isinstance(part, str)}
    phrases = [as_typed(phrase.strip()) for phrase in LISTED.split(words)]
    parts = [names[phrase] for phrase in phrases] if set(phrases) <= set(names) else BETWEEN.split(words)
    if parts in wanted or (wanted and (len(wanted) == len(options) or len(parts) > 1) and words not in options):
        return parts
    return words
