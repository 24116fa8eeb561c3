"""Reads and searches the rule catalogues: each game's rules, rulings and gaps in our own words, with ids.

They are data: `scenes/catalogue/rules/*.toml`, one file per game. An entry is anything a catalogue
lists (a rule, a weapon, a talent, a gap); searching ignores case and accents, and finds an entry by
its words in any language.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from scenes.files.spelling import nearest
from scenes.plugs.translation import ENGLISH, Words, overlaid, read_translations

CATALOGUE = Path(__file__).parents[1] / "catalogue" / "rules"
TITLE_FIELDS = ("name", "what", "about", "god")
MOST_SLIPS = 5
"""Unknown words of one search that are taken for slips of the hand."""

UNSEARCHED_FIELDS = frozenset({"line", "source", "absent", "inferred"})


@dataclass(frozen=True)
class Entry:
    """One entry of a catalogue, with its fields in one language: as they are written there, until it is `told`."""

    game: str
    kind: str
    id: str
    facts: Mapping[str, Any]
    lang: str = ENGLISH

    @property
    def translations(self) -> Mapping[str, Words]:
        """By language: the fields that are words."""
        return _translations(self.game).get(self.id, {})

    def told(self, lang: str) -> Entry:
        """Itself in a language; words that have not been translated stay English."""
        if lang == self.lang or lang not in self.translations:
            return self
        return replace(self, facts=overlaid(self.facts, self.translations[lang]), lang=lang)

    @property
    def title(self) -> str:
        names = ("title", f"name_{self.lang}", *TITLE_FIELDS)
        return next((str(self.facts[name]) for name in names if name in self.facts), self.id)

    @property
    def text(self) -> str:
        return str(self.facts.get("text", ""))

    @property
    def ruling(self) -> str | None:
        """What is played where the game leaves a question open."""
        return self.facts.get("ruling")

    @property
    def ambiguity(self) -> str | None:
        """What the game leaves open."""
        return self.facts.get("ambiguity")

    @cached_property
    def folded(self) -> str:
        """All its words in all languages, for searching."""
        fields = [(name, fact) for words in (self.facts, *self.translations.values()) for name, fact in words.items()]
        said = (word for name, fact in fields if name not in UNSEARCHED_FIELDS for word in _strings(fact))
        return fold(" ".join([self.id, *said]))

    @cached_property
    def titles(self) -> str:
        """Its title in all languages, for searching."""
        names = [self.title, str(self.facts.get("name_fr", "")), *(self.told(lang).title for lang in self.translations)]
        return fold(" ".join(names))


@dataclass(frozen=True)
class Reading:
    """A rule that the book leaves open: a switch of scenario files, and what each of its values says."""

    switch: str
    rule: str
    default: str
    texts: Mapping[str, Mapping[str, str]]
    """By value, then by language."""


@dataclass(frozen=True)
class Rulebook:
    """The catalogue of one game."""

    game: str
    title: str
    entries: tuple[Entry, ...]

    @cached_property
    def rules(self) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries if entry.kind == "rule")

    @cached_property
    def languages(self) -> frozenset[str]:
        """The languages in which any of its words are."""
        return frozenset({ENGLISH}.union(*(entry.translations for entry in self.entries)))


def fold(text: str) -> str:
    """Lower case without accents: `Réceptacle` and `receptacle` are one word."""
    split = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "OE"))
    return "".join(letter for letter in split if not unicodedata.combining(letter)).casefold()


def games() -> tuple[str, ...]:
    """The games that have a catalogue."""
    return tuple(sorted(path.stem for path in CATALOGUE.glob("*.toml")))


@cache
def _translations(game: str) -> Mapping[str, Mapping[str, Words]]:
    """Read when a reader of another language, or a search, first asks for them."""
    return read_translations(CATALOGUE, game)


@cache
def read_rulebook(game: str) -> Rulebook:
    """The catalogue of a game; the game must be one of `games()`."""
    book = tomllib.loads((CATALOGUE / f"{game}.toml").read_text(encoding="utf-8"))
    return Rulebook(game, str(book.get("title", game.title())), tuple(_entries(game, book)))


def _entries(game: str, book: Mapping[str, Any]) -> Iterator[Entry]:
    for kind, rows in book.items():
        if isinstance(rows, list):
            yield from (Entry(game, kind, _id(kind, row), row) for row in rows if isinstance(row, dict))


def _id(kind: str, row: Mapping[str, Any]) -> str:
    name = next((row[key] for key in ("id", "key", "number", "class", "name", "god") if key in row), "")
    return str(name) if str(name).isupper() else f"{kind}/{name}"


def search(words: str, game: str | None = None) -> tuple[Entry, ...]:
    """The entries named by an id, by a chapter (`ICH-SHOOT`), or by all of some words; the best first."""
    entries, wanted = _entries_of(game), fold(words.strip())
    if not is_id(words, game):
        return _search_words(entries, re.findall(r"\w+", wanted))
    exact = tuple(entry for entry in entries if fold(entry.id) == wanted)
    return exact or tuple(entry for entry in entries if fold(entry.id).startswith(f"{wanted}-"))


def is_id(words: str, game: str | None = None) -> bool:
    """Whether this begins as ids do; `two-handed` does not."""
    ids = (fold(entry.id) for entry in _entries_of(game))
    beginnings = {name.partition(mark)[0] + mark for name in ids for mark in "-/" if mark in name}
    return fold(words.strip()).startswith(tuple(beginnings))


def _entries_of(game: str | None) -> list[Entry]:
    return [entry for name in ([game] if game else games()) for entry in read_rulebook(name).entries]


def _search_words(entries: list[Entry], words: list[str]) -> tuple[Entry, ...]:
    """Entries in which every word begins a word; those that say most of it in their title first."""
    shapes = [re.compile(rf"\b{re.escape(word)}") for word in words]
    found = [entry for entry in entries if shapes and all(shape.search(entry.folded) for shape in shapes)]
    return tuple(sorted(found, key=lambda entry: _rank(entry, words)))


def _rank(entry: Entry, words: list[str]) -> tuple[int, int, bool]:
    """Whole words of the title before beginnings of them, rules before other entries."""
    title = re.findall(r"\w+", entry.titles)
    whole = sum(word in title for word in words)
    begun = sum(any(part.startswith(word) for part in title) for word in words)
    return -whole, -begun, entry.kind != "rule"


def nearest_spellings(words: str, game: str | None = None) -> list[str]:
    """What a search that found nothing may have meant: an id, or a word for each one that is unknown."""
    entries, wanted = _entries_of(game), fold(words.strip())
    if is_id(words, game):
        near = nearest(wanted, [entry.id for entry in entries])
        return [near] if near else []
    known = _known_words(game)
    slips = [word for word in dict.fromkeys(re.findall(r"\w+", wanted)) if word not in known]
    return [near for word in slips[:MOST_SLIPS] if (near := nearest(word, known))]


@cache
def _known_words(game: str | None) -> frozenset[str]:
    return frozenset(word for entry in _entries_of(game) for word in re.findall(r"\w{3,}", entry.folded))


def _strings(fact: Any) -> Iterator[str]:
    """All words of a fact, however deep."""
    if isinstance(fact, Mapping):
        for inner in fact.values():
            yield from _strings(inner)
    elif isinstance(fact, list):
        for inner in fact:
            yield from _strings(inner)
    else:
        yield str(fact)
