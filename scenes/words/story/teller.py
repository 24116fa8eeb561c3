"""Narrates a game: fills sentences with the facts of events, decisions and refusals.

A sentence names its facts in braces. Text in ⟨brackets⟩ is included only when all facts in it are known. Answers and
facts that are made of several parts have sentences too, among the options: `deploy[]` for a list that begins with that
word, `ChooseShot[]` for answers to that decision, `Throw[]` for a fact of that kind. An empty sentence
is left out: another one tells the same.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from scenes.plugs.data_files import own_files
from scenes.plugs.plug import adapter, words_of
from scenes.words.languages import LANGUAGES
from scenes.words.story import kernel
from scenes.words.typography import filled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.plugs.data_files import DataFile
    from scenes.words.languages import Lang
    from scenes.words.sentence_files import Sentences
    from skirmish.kernel import Json, Verdict

TABLES = ("EVENTS", "DECISIONS", "OPTIONS", "REASONS")
STORIES_KEPT = 16
DIE = "EnterDie"
"""The decision by which people say what a die shows."""
OPTIONAL = re.compile(r"⟨([^⟩]*)⟩")
NAMED = re.compile(r"\{(\w+)(?::[^}]*)?\}")
LONG_DECIMAL = re.compile(r"(\d+\.\d{2})\d+")
ABOUT = re.compile(r"(.+)( at range 0)()|(.+?)( on |:)(.*)")
"""Words of the rules made of two: a target at range 0, an intervention on a figure, a unit and its player or talent."""


class _Facts(dict[str, str]):
    """Facts of a sentence; one that is not known is a question mark."""

    def __missing__(self, key: str) -> str:
        return "?"


@dataclass(frozen=True)
class Story:
    """Narrates one game in one language."""

    lang: Lang
    events: Sentences
    decisions: Sentences
    options: Sentences
    reasons: Sentences

    def event(self, document: Mapping[str, Json]) -> str | None:
        """What happened, in a sentence; None when it is not worth one."""
        facts = {**document, "face": self._face(document["result"])} if "result" in document else document
        return self._said(self.events, str(document["is"]), facts) or None

    def decision(self, document: Mapping[str, Json]) -> str:
        """What is asked."""
        return self._said(self.decisions, str(document["is"]), document)

    def option(self, answer: Json, kind: str = "") -> str:
        """An answer that can be given to a kind of decision, in words; a name or a place speaks for itself."""
        if kind == DIE:
            return self._face(answer)
        shape = self._shape_of(answer, kind)
        if shape is not None:
            return self._said(self.options, shape, _parts(answer))
        if isinstance(answer, list):
            return ", ".join(self.option(part) for part in answer) or self._word("none")
        return self._fact(answer)

    def _face(self, result: Json) -> str:
        """What a die shows: its number, unless the dice of the game have faces of their own."""
        return self._word(f"face {result}") if f"face {result}" in self.options else self._fact(result)

    def _shape_of(self, answer: Json, kind: str) -> str | None:
        """The sentence for an answer made of several parts."""
        if not isinstance(answer, list | dict) or not answer:
            return None
        first = answer[0] if isinstance(answer, list) else answer.get("do", "")
        shapes = (f"{first}[]", f"{kind}[]")
        return next((shape for shape in shapes if shape in self.options), None)

    def refusal(self, verdict: Verdict) -> str:
        """Why not, by which rule and where."""
        facts = {name.removesuffix("_pas"): fact for name, fact in verdict.facts.items()}
        why = self._said(self.reasons, verdict.reason, facts)
        more = {"why": why, "place": self._place(verdict.place or ()), "rule": verdict.rule}
        return filled(_what_is_known(kernel.REFUSALS["refused"][self.lang], more), more, self.lang)

    def knows(self, table: str, key: str) -> bool:
        """Whether there is a sentence for it."""
        return key in getattr(self, table)

    def _said(self, sentences: Sentences, key: str, facts: Mapping[str, Any]) -> str:
        if key not in sentences:
            told = ", ".join(f"{name} {self._fact(fact)}" for name, fact in facts.items() if name != "is")
            return f"{key.replace('_', ' ')}: {told}" if told else key.replace("_", " ")
        return self._filled(sentences[key][self.lang], facts)

    def _filled(self, template: str, facts: Mapping[str, Any]) -> str:
        known = _Facts({name: self._fact(fact) for name, fact in facts.items()})
        return filled(_what_is_known(template, facts), known, self.lang)

    def _fact(self, fact: Any) -> str:
        if fact is None:
            return "—"
        if isinstance(fact, bool):
            return self._word("yes" if fact else "no")
        if isinstance(fact, float):
            return self._number(fact)
        if isinstance(fact, list | tuple):
            if len(fact) > 1 and all(isinstance(part, float) for part in fact):
                return self._place(fact)
            return ", ".join(self._fact(part) for part in fact) or "—"
        if isinstance(fact, dict):
            return self._thing(fact)
        return self._word(str(fact))

    def _thing(self, thing: Mapping[str, Any]) -> str:
        """A fact made of several: a throw of dice, a weapon on the ground, how a roll came out."""
        shape = f"{thing.get('is')}[]"
        if shape in self.options:
            return self._said(self.options, shape, thing)
        if set(thing) == {"is", "name"}:
            return self._word(str(thing["name"]).lower())
        return ", ".join(f"{self._word(name)} {self._fact(part)}" for name, part in thing.items() if name != "is")

    def _word(self, word: str) -> str:
        """A word of the game in this language; anything else is a name."""
        if word in self.options:
            return self.options[word][self.lang]
        about = ABOUT.fullmatch(word)
        what, between, whom = [part for part in about.groups() if part is not None] if about else ("", "", "")
        if f"{between.strip()}[]" in self.options:
            return self._said(self.options, f"{between.strip()}[]", {"what": what, "whom": whom})
        return LONG_DECIMAL.sub(r"\1", word)

    def _number(self, number: float) -> str:
        text = f"{number:.2f}".rstrip("0").rstrip(".") or "0"
        return LANGUAGES[self.lang].local(text)

    def _place(self, place: Any) -> str:
        return LANGUAGES[self.lang].places.join(self._number(float(part)) for part in place)


def _parts(answer: list[Json] | dict[str, Json]) -> dict[str, Json]:
    """The facts of an answer: by name, or by place with all behind the first as the rest."""
    if isinstance(answer, dict):
        return answer
    return {**{f"part{place}": part for place, part in enumerate(answer)}, "rest": answer[1:]}


def _what_is_known(template: str, facts: Mapping[str, Any]) -> str:
    """A sentence without those parts in brackets that name a fact which is not known."""
    return OPTIONAL.sub(lambda part: part[1] if _all_known(part[1], facts) else "", template)


def _all_known(template: str, facts: Mapping[str, Any]) -> bool:
    return all(facts.get(name) not in (None, "", []) for name in NAMED.findall(template))


def story(game: str, lang: Lang) -> Story:
    """The narrator of a game in a language; it knows what players have named in their libraries."""
    return _story(game, lang, own_files(game))


@lru_cache(STORIES_KEPT)
def _story(game: str, lang: Lang, own: tuple[DataFile, ...]) -> Story:
    module = words_of(game)
    tables = {table: {**getattr(kernel, table), **(getattr(module, table) if module else {})} for table in TABLES}
    if own and adapter(game).offers("own_names"):
        tables["OPTIONS"] |= adapter(game).own_names()
    return Story(lang, *tables.values())


def rules_of(game: str, decision: Mapping[str, Json]) -> tuple[str, ...]:
    """The rules that a decision rests on: those of its kind, and the one that it names itself."""
    known: Mapping[str, tuple[str, ...]] = getattr(words_of(game), "RULES", {})
    own = decision.get("rule")
    return (*((own,) if isinstance(own, str) else ()), *known.get(str(decision["is"]), ()))
