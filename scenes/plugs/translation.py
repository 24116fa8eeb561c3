"""Reads the words of the rule catalogues in other languages, and sets their spaces as that language does.

A catalogue is written in English. Its words in another language are in a folder beside it, one file per game:
`french/<game>.toml` has a table per entry, by its id, with those fields that are words.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

ENGLISH = "en"
FOLDERS = {"fr": "french"}
"""By language; a folder more is a language more."""

NO_BREAK = "\u00a0"
FRENCH_SPACES = re.compile(r"(?<=\S)[ \u00a0\u202f](?=[:;?!%»](?!\w))|(?<=«)[ \u00a0\u202f]")
"""Where French sets a space that no line may break at."""

Words = dict[str, Any]
"""The fields of an entry that are words, in one language."""


def read_translations(catalogue: Path, game: str) -> dict[str, dict[str, Words]]:
    """The words of the entries of a game by id, then by language; entries without any are missing."""
    found: dict[str, dict[str, Words]] = {}
    for lang, folder in FOLDERS.items():
        path = catalogue / folder / f"{game}.toml"
        tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        for name, words in tables.items():
            found.setdefault(name, {})[lang] = {key: _set(fact, lang) for key, fact in words.items()}
    return found


def overlaid(facts: Mapping[str, Any], words: Mapping[str, Any]) -> Words:
    """Facts with their words in another language; what a table says inside another replaces only that."""
    return {
        **facts,
        **{key: overlaid(facts[key], said) if isinstance(said, dict) else said for key, said in words.items()},
    }


def _set(fact: Any, lang: str) -> Any:
    """Words with the spaces of their language, however deep."""
    if isinstance(fact, dict):
        return {key: _set(inner, lang) for key, inner in fact.items()}
    if isinstance(fact, list):
        return [_set(inner, lang) for inner in fact]
    return FRENCH_SPACES.sub(NO_BREAK, fact) if lang == "fr" and isinstance(fact, str) else fact
