"""A new scenario from a few answers: what a game asks its author, and what was told.

The adapter of a game has `draft_questions()`, in the order in which they are asked, and `draft_text(told, target)`: a
commented file that can be checked, completed and played at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from scenes.words import Tongue

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from scenes.words import Lang


class AnswerError(ValueError):
    """An answer that cannot be used: one line with a hint."""


@dataclass(frozen=True)
class Told:
    """What the author has said so far."""

    folder: Path
    """Where the scenario will stand: files that are named are looked for from here."""
    answers: dict[str, Any] = field(default_factory=dict)
    """Answers as they were read, by the key of their question; `name` is what the scenario is called."""


@dataclass(frozen=True)
class DraftQuestion:
    """One question to the author of a scenario."""

    key: str
    """The option of the command that answers it."""
    words: Mapping[str, str]
    """What is asked, in each language."""
    read: Callable[[str, Told], Any]
    """Makes an answer of what was said; an `AnswerError` has a hint."""
    usual: Callable[[Told], str]
    """What is taken where nothing is said."""
    asked: bool = True
    """Whether somebody at a terminal is asked; else only its option answers it."""

    def said(self, lang: Lang) -> str:
        """The question in words."""
        return Tongue(lang, {self.key: self.words})(self.key)
