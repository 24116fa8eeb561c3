"""Parses what a player types at a prompt: a number of the list, words that were shown, or the answer itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

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
    shown = {str(option).casefold(): option for option in options}
    shown |= {story.option(option, decision.kind).casefold(): option for option in options}
    if typed.casefold() in shown and not typed.isdecimal():
        return shown[typed.casefold()]
    if typed.isdecimal() and 1 <= int(typed) <= len(options) and not _has_numbers(options):
        return options[int(typed) - 1]
    answer = decision.read(typed)
    return _parts(answer, options, story) if isinstance(answer, str) else answer


def _has_numbers(options: Sequence[Answer]) -> bool:
    return any(isinstance(option, int) for option in options)


def _parts(words: str, options: Sequence[Answer], story: Story) -> Answer:
    """Words for an answer of several parts: taken apart where the parts are an answer, or no other kind is wanted."""
    wanted = [option for option in options if isinstance(option, list)]
    names = {story.option(part).casefold(): part for option in wanted for part in option if isinstance(part, str)}
    phrases = [phrase.strip().casefold() for phrase in LISTED.split(words)]
    parts = [names[phrase] for phrase in phrases] if set(phrases) <= set(names) else BETWEEN.split(words)
    if parts in wanted or (wanted and (len(wanted) == len(options) or len(parts) > 1) and words not in options):
        return parts
    return words
