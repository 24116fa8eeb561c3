"""Everything that bands, gods and setting up tell, ask and refuse can be said, in both languages."""

from __future__ import annotations

import re
import string
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path

import pytest

from scenes.plugs.rulebook import read_rulebook
from scenes.words import typeset
from scenes.words.story import ichoria, story
from scenes.words.story.ichoria import bands as ichoria_bands
from skirmish.kernel.decisions import Decision
from skirmish.kernel.events import Event
from skirmish.kernel.views import INNER

CHAPTERS = (
    "skirmish.ichoria.gods.faith",
    "skirmish.ichoria.gods.talion",
    "skirmish.ichoria.gods.ichor",
    "skirmish.ichoria.figure.elimination",
    "skirmish.ichoria.gods.conflict",
    "skirmish.ichoria.gods.influence",
    "skirmish.ichoria.gods.interventions",
    "skirmish.ichoria.course.npc",
    "skirmish.ichoria.actions.powers",
    "skirmish.ichoria.course.end",
    "skirmish.ichoria.course.fragments",
    "skirmish.ichoria.course.deployment",
    "skirmish.ichoria.course.setup",
)


def kinds(of):
    modules = [import_module(chapter) for chapter in CHAPTERS]
    found = [(module, thing) for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    mine = {thing for module, thing in found if issubclass(thing, of) and thing.__module__ == module.__name__}
    return sorted((kind for kind in mine if is_dataclass(kind)), key=lambda kind: kind.__name__)


def words_of(sentence):
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.mark.parametrize(("table", "of"), [("EVENTS", Event), ("DECISIONS", Decision)])
def test_every_event_and_decision_is_told_by_facts_it_has(table, of):
    sentences = getattr(ichoria_bands, table)
    assert {kind.__name__ for kind in kinds(of)} == set(sentences)
    for kind in kinds(of):
        known = {one.name for one in fields(kind) if not one.metadata.get(INNER)}
        assert all(words_of(said) <= known for said in sentences[kind.__name__].values())


def test_every_refusal_is_said():
    code = "\n".join(Path(import_module(chapter).__file__).read_text("utf-8") for chapter in CHAPTERS)
    used = set(re.findall(r'(?:_no\(|reason=)"(\w+)"', code))
    assert used <= set(ichoria.REASONS)
    assert set(ichoria_bands.REASONS) <= used


def test_every_decision_names_rules_that_exist():
    known = {rule.id for rule in read_rulebook("ichoria").rules}
    assert set(ichoria_bands.RULES) == set(ichoria_bands.DECISIONS)
    assert {rule for rules in ichoria_bands.RULES.values() for rule in rules} <= known


def test_a_game_is_told_in_french_and_in_english():
    earned = {"is": "PointsEarned", "side": "g", "figure": "davios", "act": "evasion", "points": 1, "currency": "faith"}
    assert story("ichoria", "fr").event(earned) == typeset("davios : esquive, +1 Foi")
    assert story("ichoria", "en").event(earned) == "davios: evasion, +1 Faith"
    asked = {"is": "PlaceFragment", "player": "g", "values": [15, 5]}
    assert story("ichoria", "en").decision(asked) == (
        "Which fragment (15, 5 CI) is placed, and where? For instance: 5 at x,y"
    )
