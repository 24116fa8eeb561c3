"""Telling a game: sentences filled with the facts of events, decisions and refusals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from scenes.sayings import kernel

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from scenes.tongue import Lang, Sentences
    from skirmish.verdicts import Verdict
    from skirmish.views import Json

TABLES = ("EVENTS", "DECISIONS", "OPTIONS", "REASONS")
GAMES = {"ichoria": "scenes.sayings.ichoria", "mythic": "scenes.sayings.mythic"}
SILENT = ""
"""A sentence that is not said: what it tells is told by another."""


class _Facts(dict[str, str]):
    """Facts of a sentence; one that is not known is a question mark."""

    def __missing__(self, key: str) -> str:
        return "?"


@dataclass(frozen=True)
class Story:
    """Speaks of one game in one language."""

    lang: Lang
    events: Sentences
    decisions: Sentences
    options: Sentences
    reasons: Sentences

    def event(self, document: Mapping[str, Json]) -> str | None:
        """What happened, in a sentence; None when it is not worth one."""
        return self._said(self.events, str(document["is"]), document) or None

    def decision(self, document: Mapping[str, Json]) -> str:
        """What is asked."""
        return self._said(self.decisions, str(document["is"]), document)

    def option(self, answer: Json) -> str:
        """An answer that can be given, in words; a name or a place speaks for itself."""
        if isinstance(answer, list):
            return " ".join(self.option(part) for part in answer)
        if isinstance(answer, str) and answer in self.options:
            return self._said(self.options, answer, {})
        return self._fact(answer)

    def refusal(self, verdict: Verdict) -> str:
        """Why not, by which rule and where."""
        facts = {name.removesuffix("_pas"): fact for name, fact in verdict.facts.items()}
        why = self._said(self.reasons, verdict.reason, facts)
        rule = f" ({verdict.rule})" if verdict.rule else ""
        where = f", {self._place(verdict.place)}" if verdict.place else ""
        return f"{why}{where}{rule}"

    def knows(self, table: str, key: str) -> bool:
        """Whether there is a sentence for it."""
        return key in getattr(self, table)

    def _said(self, sentences: Sentences, key: str, facts: Mapping[str, Any]) -> str:
        if key not in sentences:
            told = ", ".join(f"{name} {self._fact(fact)}" for name, fact in facts.items() if name != "is")
            return f"{key.replace('_', ' ')}: {told}" if told else key.replace("_", " ")
        template = sentences[key][0 if self.lang == "fr" else 1]
        return template.format_map(_Facts({name: self._fact(fact) for name, fact in facts.items()}))

    def _fact(self, fact: Any) -> str:
        if fact is None:
            return "—"
        if isinstance(fact, bool):
            return self.options["yes" if fact else "no"][0 if self.lang == "fr" else 1]
        if isinstance(fact, float):
            return self._number(fact)
        if isinstance(fact, list | tuple):
            if len(fact) == 3 and all(isinstance(part, float) for part in fact):
                return self._place(fact)
            return ", ".join(self._fact(part) for part in fact) or "—"
        if isinstance(fact, dict):
            return ", ".join(f"{name} {self._fact(part)}" for name, part in fact.items() if name != "is")
        return self._word(str(fact))

    def _word(self, word: str) -> str:
        """A word of the game in this language; anything else is a name."""
        return self.options[word][0 if self.lang == "fr" else 1] if word in self.options else word

    def _number(self, number: float) -> str:
        text = f"{number:.2f}".rstrip("0").rstrip(".") or "0"
        return text.replace(".", ",") if self.lang == "fr" else text

    def _place(self, place: Any) -> str:
        return ("; " if self.lang == "fr" else ", ").join(self._number(float(part)) for part in place)


@cache
def story(game: str, lang: Lang) -> Story:
    """Who tells a game in a language."""
    module: ModuleType | None = import_module(GAMES[game]) if game in GAMES else None
    tables = [{**getattr(kernel, table), **(getattr(module, table) if module else {})} for table in TABLES]
    return Story(lang, *tables)


def rules_of(game: str, decision: Mapping[str, Json]) -> tuple[str, ...]:
    """The rules that a decision rests on: those of its kind, and the one that it names itself."""
    known: Mapping[str, tuple[str, ...]] = getattr(import_module(GAMES[game]), "RULES", {}) if game in GAMES else {}
    own = decision.get("rule")
    return (*((own,) if isinstance(own, str) else ()), *known.get(str(decision["is"]), ()))
