"""Names of weapons and abilities of Ichoria, and sentences for facts of several parts: throws, openings, loose weapons.

The game's own names stay French in both languages.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from scenes.plugs.plug import catalogue_of
from scenes.plugs.rulebook import read_rulebook
from scenes.words.sentence_files import Columns, sentences, together
from scenes.words.typography import name_in

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = ("weapon", "ability")


def _names() -> Iterator[tuple[str, Columns]]:
    for entry in read_rulebook("ichoria").entries:
        if entry.kind in KINDS and "key" in entry.facts:
            name = entry.title.partition(" (")[0]
            yield str(entry.facts["key"]), Columns(fr=name_in("fr", name), en=name)
    house = tomllib.loads((catalogue_of("ichoria") / "weapons.toml").read_text("utf-8"))
    yield from (
        (str(one["key"]), Columns(fr=name_in("fr", one["name"]), en=one["name_en"])) for one in house["weapons"]
    )


OPTIONS = together(dict(_names()), sentences("story/ichoria/names", "options"))
