"""Refusals of the server in the language of the reader."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import api
from scenes.words import typeset
from scenes.words.refusal_words import LONGEST, REFUSALS, refusal_in
from tests.words.keys import FACT, Key, english_of, shape_of

DETAIL = 2
"""The place of the text among the arguments of a refusal."""


def raised():
    """Every text that a refusal is raised with, with a mark for each fact; those that others made are left out."""
    for path in sorted(Path(api.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and len(node.args) > DETAIL:
                detail = node.args[DETAIL]
                if isinstance(detail, ast.Constant | ast.JoinedStr):
                    yield shape_of(detail)


def test_every_refusal_has_a_sentence():
    known = {english_of(Key("", "", key, REFUSALS[key])) for key in REFUSALS}
    assert len(set(raised())) > 50
    assert {said for said in raised() if said.strip(FACT)} <= known


@pytest.mark.parametrize(
    ("detail", "said"),
    [
        ("this token has no seat here", "ce jeton n’a pas de place ici"),
        ("an upload has at most 40 files", "un envoi a au plus 40 fichiers"),
        (
            "no rules for a game 'ichorya'; did you mean 'ichoria'?",
            "pas de règles pour un jeu 'ichorya' ; vouliez-vous dire 'ichoria' ?",
        ),
        ("what nobody ever says", "what nobody ever says"),
    ],
)
def test_a_refusal_is_said_in_french_where_a_sentence_fits_it(detail, said):
    assert refusal_in("fr", detail) == typeset(said)
    assert refusal_in("en", detail) == detail


def test_a_refusal_that_quotes_a_whole_file_is_not_looked_through():
    detail = "no bot is called " + "x" * LONGEST
    assert refusal_in("fr", detail) == detail


def test_the_server_refuses_in_the_language_of_the_browser(asking):
    refused = asking.get("/v1/rules?game=ichorya", headers={"Accept-Language": "fr-CH, fr;q=0.9, en;q=0.8"})
    assert refused.json()["detail"].startswith("pas de règles pour un jeu 'ichorya'")
    assert (refused.json()["code"], refused.headers["content-language"]) == ("not_found", "fr")
    plain = asking.get("/v1/rules?game=ichorya")
    assert plain.json()["detail"] == "no rules for a game 'ichorya'; did you mean 'ichoria'?"
