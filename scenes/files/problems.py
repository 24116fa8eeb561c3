"""Defines the problems of a scene file; each is one line that names file, line and key."""

from __future__ import annotations

from dataclasses import dataclass


class SceneError(Exception):
    """A scene that cannot be used, or a question it cannot answer; the message is one line."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong in a scene file."""

    file: str
    what: str
    line: int | None = None
    key: str = ""

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return ": ".join(part for part in (place, self.key, self.what) if part)

    @property
    def error(self) -> SceneError:
        return SceneError(str(self))


def one_line(message: str) -> str:
    """A message without line breaks or control characters, as errors must be; no-break spaces stay."""
    shown = "".join(letter if letter.isprintable() or letter == "\N{NO-BREAK SPACE}" else " " for letter in message)
    return " ".join(filter(None, shown.split(" ")))
