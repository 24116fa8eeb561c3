"""Sets sentences: fills them with facts, chooses plural forms, and writes French as printers do.

A fact in braces may be followed by two forms, of which its number chooses one: `{count} {count:zone|zones}`. French
drops the e of *de* before a vowel, and keeps its high punctuation on the line of the word before.
"""

from __future__ import annotations

import re
from string import Formatter
from typing import TYPE_CHECKING, Any

from scenes.words.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.words.languages import Lang

NO_BREAK = "\N{NO-BREAK SPACE}"
ELIDED = re.compile(r"\b([Dd])e (?=[aeiouâéèêîôAEIOUÀÂÉÈÊÎÔ]|[yY](?![aeiouéè]))")
ARTICLE = re.compile(r"\b([Dd]e|[Àà]) (?:L’|L(?:e|a|es) )(?=\w)")
"""A name with an article of its own, behind a small word that joins it."""
JOINED = {"de le ": "du ", "de les ": "des ", "à le ": "au ", "à les ": "aux "}
HIGH = re.compile(r" (?=[;:?!»])|(?<=«) ")
"""The spaces before ; : ? ! and inside « »."""


class Forms(Formatter):
    """Fills a sentence in one language; a field with two forms takes the one that goes with its number."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def format_field(self, value: Any, form: str) -> str:
        one, between, many = form.partition("|")
        if not between:
            return str(super().format_field(value, form))
        return one if self.is_one(value) else many

    def is_one(self, value: object) -> bool:
        """Whether a number takes the singular: 0 and 1½ do in French; what is no number does not."""
        how = LANGUAGES[self.lang]
        try:
            number = float(str(value).replace(how.thousands, "").replace(how.decimal, "."))
        except ValueError:
            return False
        return how.is_one(number)


FORMS = {lang: Forms(lang) for lang in LANGUAGES}


def filled(sentence: str, facts: Mapping[str, Any], lang: Lang) -> str:
    """A sentence with its facts, as this language writes it."""
    said = FORMS[lang].vformat(sentence, (), facts)
    return typeset(said) if LANGUAGES[lang].typesetting == "french" else said


def typeset(french: str) -> str:
    """French with its elisions, and with spaces that no line breaks at."""
    return HIGH.sub(NO_BREAK, ELIDED.sub(r"\1’", ARTICLE.sub(_joined, french)))


def _joined(found: re.Match[str]) -> str:
    """*de Le Minotaure* is *du Minotaure*, *de L’Hydre* *de l’Hydre*."""
    said = found[0].lower()
    joined = JOINED.get(said, said)
    return joined.capitalize() if found[0][0].isupper() else joined


def name_in(lang: Lang, name: str) -> str:
    """A name from data as this language prints it: data may have the apostrophe that keyboards have."""
    return name.replace("'", "’") if LANGUAGES[lang].typesetting == "french" else name


def as_typed(shown: str) -> str:
    """What somebody at a keyboard types for what is shown: spaces are plain, apostrophes straight, case is free."""
    return shown.replace(NO_BREAK, " ").replace("’", "'").casefold()
