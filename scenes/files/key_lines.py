"""Finds the line on which each key of a TOML text stands.

The standard parser gives values without places, and the maintained TOML libraries of Python keep no line
numbers either. So this second parser finds only the places. It runs on text that the standard parser has
already accepted, so it validates nothing: it only has to skip values correctly.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

Path = tuple[str | int, ...]
"""Where a value is in a document: keys, and places in arrays counted from 0."""

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]*")
_STRINGS = (
    # A long string may end in up to two quotes of its own before the three that close it.
    re.compile(r'"""(?:\\.|[^\\])*?"""(?:"{0,2})', re.DOTALL),
    re.compile(r"'''.*?'''(?:'{0,2})", re.DOTALL),
    re.compile(r'"(?:\\.|[^"\\\n])*"'),
    re.compile(r"'[^'\n]*'"),
)


@dataclass(frozen=True)
class KeyLines:
    """The line of every key and array element of one text, counted from 1."""

    lines: Mapping[Path, int]

    def line(self, path: Path) -> int | None:
        """The line of a path; of the nearest thing that holds it when it is not in the text itself."""
        for length in range(len(path), 0, -1):
            if path[:length] in self.lines:
                return self.lines[path[:length]]
        return None


def key_lines(text: str) -> KeyLines:
    """Find the line of every key in a valid TOML text."""
    return KeyLines(_Reading(text.replace("\r\n", "\n")).document())


@dataclass
class _Reading:
    """One walk over a text, from its start to its end."""

    text: str
    at: int = 0
    line: int = 1
    lines: dict[Path, int] = field(default_factory=dict)
    rows: dict[Path, int] = field(default_factory=dict)
    """How many `[[tables]]` a path has had so far."""

    def document(self) -> dict[Path, int]:
        table: Path = ()
        self._skip(_BLANK)
        while self.at < len(self.text):
            if self._next_is("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_BLANK)
        return self.lines

    def _header(self) -> Path:
        """`[name]` or `[[name]]`: the path that the pairs below it belong to."""
        line, row = self.line, self.text.startswith("[[", self.at)
        self._move(2 if row else 1)
        path = self._within_rows((), self._dotted_key(), line, last_is_row=row)
        self._move(2 if row else 1)
        return path

    def _within_rows(self, table: Path, keys: list[str], line: int, *, last_is_row: bool = False) -> Path:
        """Follow keys from a table; a key that names rows means the last row so far."""
        path = table
        for place, key in enumerate(keys):
            path = (*path, key)
            self.lines.setdefault(path, line)
            if last_is_row and place == len(keys) - 1:
                self.rows[path] = self.rows.get(path, 0) + 1
            if path in self.rows:
                path = (*path, self.rows[path] - 1)
                self.lines.setdefault(path, line)
        return path

    def _pair(self, table: Path) -> None:
        """`key = value`."""
        line = self.line
        path = self._within_rows(table, self._dotted_key(), line)
        self._move(1)
        self._skip(_SPACE)
        self._value(path)

    def _dotted_key(self) -> list[str]:
        """The parts of a key up to its `=` or `]`."""
        keys = []
        while True:
            self._skip(_SPACE)
            keys.append(self._key())
            self._skip(_SPACE)
            if not self._next_is("."):
                return keys
            self._move(1)

    def _key(self) -> str:
        if self.text[self.at] in "\"'":
            quoted = self._string()
            return str(tomllib.loads(f"key = {quoted}")["key"])
        return self._skip(_BARE_KEY)

    def _value(self, path: Path) -> None:
        if self._next_is("["):
            self._array(path)
        elif self._next_is("{"):
            self._inline_table(path)
        elif self.text[self.at] in "\"'":
            self._string()
        else:
            self._skip(_SCALAR)

    def _array(self, path: Path) -> None:
        self._move(1)
        self._skip(_BLANK)
        place = 0
        while not self._next_is("]"):
            self.lines[(*path, place)] = self.line
            self._value((*path, place))
            self._to_next_item()
            place += 1
        self._move(1)

    def _inline_table(self, path: Path) -> None:
        self._move(1)
        self._skip(_BLANK)
        while not self._next_is("}"):
            self._pair(path)
            self._to_next_item()
        self._move(1)

    def _to_next_item(self) -> None:
        self._skip(_BLANK)
        if self._next_is(","):
            self._move(1)
            self._skip(_BLANK)

    def _string(self) -> str:
        for form in _STRINGS:
            if form.match(self.text, self.at):
                return self._skip(form)
        raise AssertionError("the standard reader has accepted this text")

    def _next_is(self, mark: str) -> bool:
        return self.text.startswith(mark, self.at)

    def _skip(self, form: re.Pattern[str]) -> str:
        found = form.match(self.text, self.at)
        skipped = found.group() if found else ""
        self._move(len(skipped))
        return skipped

    def _move(self, count: int) -> None:
        self.line += self.text.count("\n", self.at, self.at + count)
        self.at += count
