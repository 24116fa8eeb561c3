"""Everything that happens or is asked in turns and moves has words in both languages."""

from __future__ import annotations

import string

import pytest

from scenes.words import typeset
from scenes.words.story import story
from scenes.words.story.ichoria.moves import DECISIONS, EVENTS, OPTIONS, REASONS
from skirmish.ichoria.actions import mechanisms, second_actions
from skirmish.ichoria.actions.second_actions import SECOND_ACTIONS
from skirmish.ichoria.course import activation, turn
from skirmish.ichoria.course.activation import MOVE_ACTIONS
from skirmish.ichoria.move import action as moving
from skirmish.ichoria.move import alert
from skirmish.ichoria.state import move_events, turn_events
from skirmish.kernel.decisions import Decision
from skirmish.kernel.events import Event
from skirmish.kernel.views import seen_by
from tests.skirmish.ichoria import given_game

CHAPTERS = (activation, alert, mechanisms, move_events, moving, second_actions, turn, turn_events)


def _own(kind):
    found = {thing for chapter in CHAPTERS for thing in vars(chapter).values() if isinstance(thing, type)}
    names = {chapter.__name__ for chapter in CHAPTERS}
    return {thing.__name__ for thing in found if thing.__module__ in names and issubclass(thing, kind)}


def test_each_event_and_each_decision_has_its_sentence_and_no_sentence_is_left_over():
    assert _own(Event) == set(EVENTS)
    assert _own(Decision) == set(DECISIONS)
    assert {*MOVE_ACTIONS, *SECOND_ACTIONS} <= set(OPTIONS)


@pytest.mark.parametrize(
    "table", [EVENTS, DECISIONS, OPTIONS, REASONS], ids=["events", "decisions", "options", "reasons"]
)
def test_both_languages_state_the_same_facts(table):
    for said in table.values():
        assert _facts(said["fr"]) == _facts(said["en"])


def _facts(sentence):
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_a_refused_path_is_told_with_its_rule_and_place():
    scene = given_game.skirmish(figures={"davios": given_game.figure("greeks", at=(5, 6))}, active="davios")
    asked = scene.play(moving.move, "davios", until_asked=True)
    english, french = story("ichoria", "en"), story("ichoria", "fr")
    refused = asked.check("walk 12,6")
    assert "(ICH-MOV-01)" in english.refusal(refused)
    assert "11, 6, 0" in english.refusal(refused)
    assert "?" not in english.refusal(refused)
    assert french.decision(seen_by(asked.pending, "greeks")) == (
        typeset("Par où va davios ? (6 pas ; se hâter : oui ; par exemple : walk x,y; climb x,y,z)")
    )
