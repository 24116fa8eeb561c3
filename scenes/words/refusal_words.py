"""Says a refusal in the language that the reader's `Accept-Language` puts first.

A refusal is raised in English; a sentence whose English column fits it says it in any other language.
"""

from __future__ import annotations

import re
from functools import cache

from scenes.words.languages import LANGS, Lang
from scenes.words.sentence_files import sentences
from scenes.words.tongue import Tongue

REFUSALS = sentences("problems/refusals")
ENGLISH = "en"
LONGEST = 500
"""Longer refusals quote what was sent: they are not looked through."""
FACT = re.compile(r"\{(\w+)\}")


def accepted_language(accepted: str) -> Lang:
    """The language that `Accept-Language` puts first; English where it names none that there is."""
    weights: dict[str, float] = {}
    for part in accepted.split(","):
        name, _, rest = part.partition(";")
        weights.setdefault(name.strip()[:2].lower(), _weight(rest))
    best = max(LANGS, key=lambda lang: weights.get(lang, 0.0))
    return best if weights.get(best, 0.0) > weights.get(ENGLISH, 0.0) else ENGLISH


def _weight(told: str) -> float:
    """The `q=0.8` of a language; 1 without one, 0 where it is no number."""
    mark, _, number = told.strip().partition("=")
    try:
        return float(number) if mark == "q" else 1.0
    except ValueError:
        return 0.0


def refusal_in(lang: Lang, detail: str) -> str:
    """A refusal in a language; as it is where no sentence fits it."""
    if lang == ENGLISH or len(detail) > LONGEST:
        return detail
    for key, form in _forms():
        found = form.fullmatch(detail)
        if found:
            facts = {name: refusal_in(lang, fact) for name, fact in found.groupdict().items()}
            return Tongue(lang, REFUSALS)(key, **facts)
    return detail


@cache
def _forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """What each sentence looks like in English; those with most words of their own come first."""
    keys = sorted(REFUSALS, key=lambda key: -len(FACT.sub("", REFUSALS[key][ENGLISH])))
    return tuple((key, re.compile(_form(REFUSALS[key][ENGLISH]), re.DOTALL)) for key in keys)


def _form(english: str) -> str:
    parts = FACT.split(english)
    return "".join(f"(?P<{part}>.+)" if place % 2 else re.escape(part) for place, part in enumerate(parts))
