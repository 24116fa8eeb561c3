"""The languages that sentences are in, and how each writes numbers and lists: `sentences/languages.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from scenes.words.sentence_files import SOURCE, sentences


@dataclass(frozen=True)
class Language:
    """How a language writes."""

    name: str
    decimal: str
    thousands: str
    sayings: str
    """What stands between several sayings in a row."""
    places: str
    """What stands between the numbers of a place."""
    singular: str
    """The numbers that take the singular: "1", or "below 2"."""
    typesetting: str

    def is_one(self, number: float) -> bool:
        """Whether a number takes the singular: 0 and 1½ do in French."""
        return abs(number) < 2 if self.singular == "below 2" else abs(number) == 1

    def local(self, written: str) -> str:
        """A number that is written already, with the decimal sign of this language."""
        return written.replace(".", self.decimal)


LANGUAGES = {lang: Language(**how) for lang, how in sentences("languages").items()}
LANGS = tuple(LANGUAGES)

if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGS]
    """One of the languages: options and questions to the server take no others."""


def language_in(name: str) -> Lang:
    """The language that a locale or a tag names (fr_CH.UTF-8, fr-CH); English where there are no sentences in it."""
    found = name[:2].lower()
    return found if found in LANGUAGES else SOURCE
