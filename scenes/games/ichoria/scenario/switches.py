"""Lists the rules of Ichoria that the book leaves open, with the readings that a match may choose from."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args, get_type_hints

from scenes.plugs.rulebook import Reading
from scenes.words.story.ichoria import OPTIONS
from skirmish.ichoria.book import READING_RULES, Readings


def readings() -> tuple[Reading, ...]:
    """The switches of `[readings]` in a scenario file."""
    values = get_type_hints(Readings)
    return tuple(
        Reading(
            one.name,
            READING_RULES[one.name],
            str(one.default),
            {value: OPTIONS[f"{one.name} {value}"] for value in get_args(values[one.name])},
        )
        for one in fields(Readings)
    )
