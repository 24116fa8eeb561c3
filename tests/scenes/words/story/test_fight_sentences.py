"""Attacks of Mythic Battles in words: every event and decision of combat has a sentence in both languages."""

from __future__ import annotations

import inspect

import pytest

from scenes.words import typeset
from scenes.words.story import story
from skirmish.kernel.decisions import Choice
from skirmish.kernel.views import seen_by
from skirmish.mythic.state import combat_decisions, combat_events
from skirmish.mythic.state.combat_decisions import RerollFives, SpendDie
from skirmish.mythic.units import tokens

ABSTRACT = {"DiceChoice"}


def kinds(module, base):
    found = vars(module).values()
    return [
        one for one in found if inspect.isclass(one) and one.__module__ == module.__name__ and issubclass(one, base)
    ]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_everything_that_happens_and_is_asked_in_combat_has_a_sentence(lang):
    teller = story("mythic", lang)
    for event in (*combat_events.EVENTS, tokens.TokenPlaced, tokens.TokenStruck, tokens.TokenReturned):
        assert teller.knows("events", event.__name__), event.__name__
    for decision in kinds(combat_decisions, Choice):
        assert decision.__name__ in ABSTRACT or teller.knows("decisions", decision.__name__), decision.__name__


def test_the_advice_on_dice_is_said():
    asked = SpendDie("ann", ("done", [3, 4]), "hoplites", "leonidas", (3, 4, 5), 0, 7, [3, 4], 1.361, 1)
    said = story("mythic", "en").decision(seen_by(asked, "ann"))
    assert said == ("Dice 3, 4, 5 against 7, wounds 0: discard which for which? (advice: 3, 4, 1.36 wounds expected)")
    again = RerollFives("ann", (0, 1, 2), "hoplites", "leonidas", (5, 5), 0, 7, 2, 1.361)
    assert typeset("conseil : 2, 1,36 blessure espérée") in story("mythic", "fr").decision(seen_by(again, "ann"))
