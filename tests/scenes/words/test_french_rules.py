"""Rules of games that can be played, in French: all of them, with the same numbers, and no words without a rule."""

from __future__ import annotations

import re

import pytest

from scenes.plugs.rulebook import CATALOGUE, read_rulebook
from scenes.plugs.translation import NO_BREAK, read_translations
from skirmish import games as playable

FRENCH = sorted(path.stem for path in (CATALOGUE / "french").glob("*.toml"))
WORDS = ("title", "text", "ambiguity", "ruling")
NO_WORDS = {"section", "name", "name_fr"}
"""Chapters and names are French already, or have a field of their own."""
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


def french(game):
    return {name: words["fr"] for name, words in read_translations(CATALOGUE, game).items()}


def test_ichoria_is_in_french_and_only_games_that_can_be_played_are():
    assert "ichoria" in FRENCH
    assert set(FRENCH) <= set(playable())


@pytest.mark.parametrize("game", FRENCH)
def test_every_rule_has_its_title_its_text_and_its_ruling_in_french(game):
    said = french(game)
    missing = [
        (rule.id, field)
        for rule in read_rulebook(game).rules
        for field in WORDS
        if rule.facts.get(field) and not said.get(rule.id, {}).get(field)
    ]
    assert not missing


@pytest.mark.parametrize("game", FRENCH)
def test_no_french_words_belong_to_nothing(game):
    entries = {entry.id: entry for entry in read_rulebook(game).entries}
    unused = [
        (name, field) for name, words in french(game).items() for field in words
        if name not in entries or field not in entries[name].facts
    ]  # fmt: skip
    assert not unused


@pytest.mark.parametrize("game", FRENCH)
def test_french_says_the_same_numbers_with_a_decimal_comma(game):
    said = french(game)
    differing = [
        (rule.id, field, lost)
        for rule in read_rulebook(game).rules
        for field in WORDS
        if (lost := _numbers(rule.facts.get(field, "")) - _numbers(said[rule.id].get(field, "").replace(",", ".")))
    ]
    assert not differing
    assert not [name for name in said if re.search(r"(?<![\d.])\d\.\d(?![\d.])", _text(said[name]))]


@pytest.mark.parametrize("game", FRENCH)
def test_french_is_set_as_french_is(game):
    """Curly apostrophes, and no line that could begin with a colon or end with an opening quote."""
    texts = {name: " ".join(map(_text, words.values())) for name, words in french(game).items()}
    assert not [name for name, text in texts.items() if re.search(r"\w'\w|« | [:;?!»](?!\w)", text)]
    assert any(f"{NO_BREAK}:" in text for text in texts.values())


@pytest.mark.parametrize("game", FRENCH)
def test_all_that_pas_rules_says_is_in_french(game):
    """Whatever is written as words in English, not only in rules: effects, notes, gaps."""
    said = french(game)
    missing = [
        (entry.id, field)
        for entry in read_rulebook(game).entries
        for field, fact in entry.facts.items()
        if isinstance(fact, str) and len(fact.split()) > 3 and field not in NO_WORDS
        if field not in said.get(entry.id, {})
    ]
    assert not missing


def test_an_entry_keeps_what_is_no_word_when_it_is_told_in_french():
    arc = next(entry for entry in read_rulebook("ichoria").entries if entry.id == "ability/allonge")
    told = arc.told("fr")
    assert (told.facts["range"], told.facts["key"], told.lang) == (2.0, "allonge", "fr")
    assert told.facts["effect"].startswith("Un ennemi qui passe")
    assert arc.told("en") is arc


def _text(fact):
    """All words of a fact, however deep."""
    if isinstance(fact, dict):
        fact = list(fact.values())
    return " ".join(map(_text, fact)) if isinstance(fact, list) else str(fact)


def _numbers(text):
    return set(NUMBER.findall(text))
