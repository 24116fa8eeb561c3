"""What is said: in both languages, and never more than is known."""

from __future__ import annotations

import re
import string
from importlib import import_module
from pathlib import Path

import pytest

import api.command
from api.command.words.sentences import SENTENCES
from scenes.words.tongue import Tongue

SPEAKING = (
    "scenes.words.tongue",
    "scenes.words.move_tongue",
    "scenes.words.scan_notes",
    "scenes.words.board_rulings",
    "scenes.layout.fairness.sentences",
    "viewer.board.board_picture",
    "viewer.board.board_sheet",
    "viewer.board.ground",
    "viewer.board.legend",
    "viewer.board.lines",
    "viewer.board.marks",
)
"""Modules of scenes that hold or say sentences of the command."""

_WAYS_ON_BOARDS = ("board_walk", "board_run", "board_flight")

ENGLISH, FRENCH = Tongue("en"), Tongue("fr")


@pytest.mark.parametrize("key", SENTENCES)
def test_both_languages_state_the_same_facts(key):
    french, english = (set(_facts(SENTENCES[key][lang])) for lang in ("fr", "en"))
    assert french == english


def _facts(sentence: str) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(sentence) if name]


def test_every_sentence_is_used_and_every_sentence_used_exists():
    code = "\n".join(path.read_text("utf-8") for path in Path(api.command.__file__).parent.rglob("*.py"))
    code += "\n".join(Path(import_module(name).__file__).read_text("utf-8") for name in SPEAKING)
    unused = [key for key in SENTENCES if not re.search(rf"[\"']{key}[\"']", code) and not key.startswith(_composed())]
    said = set(re.findall(r'tongue\("(\w+)"', code))
    assert unused == []
    assert said <= set(SENTENCES)


def _composed() -> tuple[str, ...]:
    """Keys put together from a verdict, a step, a move, what a band has wrong, a proof lacks or a catalogue writes."""
    of_moves = ("leg_", "roll_for_", "fails_", "falls_onto_", "outcome_", "wakes_", "no_", "athletisme_")
    of_boards = ("terrain_", "kind_", "unwalked_", "board_over_", "board_refused_", *_WAYS_ON_BOARDS)
    return (
        "adds_",
        "band_",
        "new_",
        "view_",
        "why_",
        "fall_",
        "states_",
        "step_",
        "part_",
        "dice_",
        "rule_",
        *of_moves,
        *of_boards,
    )


@pytest.mark.parametrize(
    ("length_pas", "said"),
    [
        (0.02, "0.50 mm (0.020 pas)"),
        (0.1, "2.5 mm (0.100 pas)"),
        (0.1199999, "2.9 mm (0.119 pas)"),
        (1e-4, "2.5 µm (0.00010 pas)"),
        (0.0, "0.00 mm (0.000 pas)"),
    ],
)
def test_a_length_that_holds_is_never_rounded_up(length_pas, said):
    assert ENGLISH.length(length_pas) == said


def test_a_length_that_is_not_exceeded_is_never_rounded_down():
    assert ENGLISH.length_at_most(0.0005) == "0.02 mm (0.001 pas)"
    assert ENGLISH.length_at_most(0.02) == "0.50 mm (0.020 pas)"


def test_french_writes_a_comma():
    assert FRENCH.length(0.1) == "2,5 mm (0,100 pas)"
    assert FRENCH.number(1234.5, 1) == "1234,5"
    assert (FRENCH.count(12345), ENGLISH.count(12345)) == ("12\u202f345", "12,345")


@pytest.mark.parametrize(
    ("share", "said"), [(0.0, "0 %"), (0.001, "<1 %"), (0.5, "50 %"), (0.999, ">99 %"), (1.0, "100 %")]
)
def test_a_little_is_not_nothing_and_nearly_all_is_not_all(share, said):
    assert ENGLISH.share(share) == said


@pytest.mark.parametrize(("low", "high", "said"), [(0.0, 0.0, "0 %"), (0.291, 0.309, "29–31 %"), (0.29, 0.29, "29 %")])
def test_an_interval_is_rounded_outwards(low, high, said):
    assert ENGLISH.between(low, high) == said
