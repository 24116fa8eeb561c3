"""Finds English in what is said: two plain words in a row that are neither names nor typed as they stand."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skirmish import games, kit
from terrain import PIECE_KINDS
from tests.words.pseudo import KEPT

if TYPE_CHECKING:
    from collections.abc import Iterator

CATALOGUE = Path(__file__).parents[2] / "scenes" / "catalogue"
NAMING = {"about", "id", "key", "name", "name_en", "name_fr", "title", "sides", "label"}
TYPED = re.compile(
    r"(?<![A-Za-z])pas [a-z][^.:;)]*|\[OPTIONS\].*|<[^>]*>|\{[A-Z_a-z|]+\}"
    r"|[\w.~-]*/[\w./-]*|\b[\w-]+\.\w+\b|\b[A-Z]{2,}\b"
)
"""Commands, the forms of their words, paths and files."""
PHRASE = re.compile(r"(?<![A-Za-z])[A-Za-z]{2,}(?:[,;:]? [A-Za-z]{2,})+(?![A-Za-z])")


@cache
def names() -> re.Pattern[str]:
    """Every name of the catalogue, in any case, the longest first."""
    found = {path.stem for path in CATALOGUE.rglob("*")}
    for path in CATALOGUE.rglob("*.toml"):
        found.update(_named(tomllib.loads(path.read_text("utf-8"))))
    bots = {bot for game in games() for bot in kit(game).bots}
    found |= {one.replace("_", " ") for one in found} | set(PIECE_KINDS) | bots | {"human"}
    known = sorted((one for one in found if len(one) > 1), key=len, reverse=True)
    return re.compile("|".join(rf"(?<![A-Za-z]){re.escape(one)}(?![A-Za-z])" for one in known), re.IGNORECASE)


def _named(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _texts(value) if key in NAMING else _named(value)
    elif isinstance(data, list):
        for one in data:
            yield from _named(one)


def _texts(value: Any) -> Iterator[str]:
    yield from [value] if isinstance(value, str) else [one for one in value if isinstance(one, str)]


def english_in(said: str) -> list[str]:
    """The lines that hold English words."""
    return [line.strip() for line in said.splitlines() if english_line(line)]


def english_line(line: str) -> bool:
    bare = KEPT.sub("·", TYPED.sub("·", line))
    return bool(PHRASE.search(bare)) and bool(PHRASE.search(names().sub("·", bare)))
