"""Every rule of the chapters on movement is named in the code and by a test."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.given import CATALOGUE

ROOT = Path(__file__).parents[4]
CHAPTERS = ("MOV", "FALL", "JUMP", "LEAP", "CLIMB", "SWIM", "CROUCH", "DIVE", "LADDER", "COMBO", "ENG")
RULE_ID = re.compile(r"ICH-[A-Z]+-\d\d")


def ids():
    book = tomllib.loads((CATALOGUE / "rules" / "ichoria.toml").read_text("utf-8"))
    return [rule["id"] for rule in book["rule"] if rule["id"].split("-")[1] in CHAPTERS]


def named_in(folder):
    return {name for path in folder.rglob("*.py") for name in RULE_ID.findall(path.read_text("utf-8"))}


def marked_in(folder):
    marks = re.compile(r"mark\.rule\(([^)]*)\)")
    texts = [path.read_text("utf-8") for path in folder.rglob("test_*.py")]
    return {name for text in texts for mark in marks.findall(text) for name in RULE_ID.findall(mark)}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_rule_of_the_chapter_is_named_in_the_code_and_by_a_test(chapter):
    wanted = {name for name in ids() if name.split("-")[1] == chapter}
    assert len(wanted) >= 3
    assert sorted(wanted - named_in(ROOT / "skirmish" / "ichoria")) == []
    assert sorted(wanted - marked_in(ROOT / "tests" / "skirmish")) == []


def test_no_rule_is_named_that_is_not_in_the_catalogue():
    book = tomllib.loads((CATALOGUE / "rules" / "ichoria.toml").read_text("utf-8"))
    known = {entry["id"] for kind in ("rule", "example") for entry in book[kind]}
    assert sorted(named_in(ROOT / "skirmish") - known) == []
    assert sorted(named_in(ROOT / "tests" / "skirmish") - known) == []
