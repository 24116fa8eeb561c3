"""Loads the sentences of files: a table for each sentence, in it a column for each language.

    [why_blocked]
    fr = "Aucune ligne droite ne les joint."
    en = "No straight line joins them."

A file is read when its first sentence is needed. Files that are written as above, which all are that ship, are read
line by line: 1,550 sentences in 2 ms, where tomllib takes 46. Any other TOML is read by tomllib.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

FOLDER = Path(os.environ.get("PAS_WORDS") or Path(__file__).parent / "sentences")
"""Translators may try a copy with a column more."""
SOURCE = "en"
"""The language that sentences are written in first."""


class Columns(dict[str, str]):
    """What a sentence or a name is in each language; one that has no column for it uses the English words."""

    def __missing__(self, lang: str) -> str:
        return self[SOURCE]


Sentences = Mapping[str, Mapping[str, str]]
"""Sentences by a key; facts go into braces (`typography` has the forms of a number)."""
Tables = dict[str, dict[str, Columns]]
"""What a file holds: by table, key and language."""


class LazySentences(Mapping[str, Mapping[str, str]]):
    """Sentences that are read when the first of them is needed."""

    def __init__(self, read: Callable[[], Sentences]) -> None:
        self._read = cache(read)

    def __getitem__(self, key: str) -> Mapping[str, str]:
        return self._read()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._read())

    def __len__(self) -> int:
        return len(self._read())


def sentences(name: str, table: str = "") -> Sentences:
    """The sentences of a file below `sentences/`, or those of one of its tables."""
    return sentences_in(FOLDER / f"{name}.toml", table)


def sentences_in(path: Path, table: str = "") -> Sentences:
    """The sentences of any file: games from elsewhere bring their own."""
    return LazySentences(lambda: _tables(path)[table])


def together(*parts: Sentences) -> Sentences:
    """Several sentences as one; of those with the same key the last counts."""
    return LazySentences(lambda: {key: columns for part in parts for key, columns in part.items()})


@cache
def _tables(path: Path) -> Tables:
    text = path.read_text("utf-8")
    return plainly_read(text) or thoroughly_read(text)


def plainly_read(text: str) -> Tables | None:
    """The tables of a file, line by line; None where a line is not as those that ship."""
    tables: Tables = {}
    columns = Columns()
    for line in text.split("\n"):
        if line.startswith("["):
            table, dot, key = line[1:-1].rpartition(".")
            if not line.endswith("]") or not (dot == "" or table.isidentifier()):
                return None
            columns = tables.setdefault(table, {}).setdefault(key.strip('"'), Columns())
        elif line and not line.startswith("#"):
            lang, _, said = line.partition(' = "')
            if not lang.isidentifier() or said[-1:] != '"' or '"' in said[:-1].replace('\\"', ""):
                return None
            columns[lang] = json.loads(f'"{said}') if "\\" in said else said[:-1]
    return tables


def thoroughly_read(text: str) -> Tables:
    """The tables of a file by tomllib: sentences stand in it alone, or in tables of their own."""
    import tomllib  # noqa: PLC0415 - its loading takes longer than all files that are plainly read

    tables: Tables = {}
    for key, found in tomllib.loads(text).items():
        if all(isinstance(one, str) for one in found.values()):
            tables.setdefault("", {})[key] = Columns(found)
        else:
            tables[key] = {inner: Columns(columns) for inner, columns in found.items()}
    return tables
