"""A third language is one more column: everything is said in one that nobody speaks, and what stays English is seen."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from api.command.front.entries import GROUPS, PAS, PIECE, SCENARIO
from api.command.front.group_entries import LIBRARY
from scenes.words import LANGS
from tests.api.serving.servers import serving
from tests.words.keys import facts, faulty_columns, keys
from tests.words.plain_text import english_in
from tests.words.pseudo import ACCENTED, LANG, LONGER, PADDING, accented, pseudo, write_pseudo

ROOT = Path(__file__).parents[2]
ALL = {"": PAS, "piece ": PIECE, "scenario ": SCENARIO, "library ": LIBRARY}
HELP = ["--help", *(f"{group} --help" for group in GROUPS)]
HELP += [f"{group}{entry.name} --help" for group, entries in ALL.items() for entry in entries]
ASKED = """
los castle davios jelena --certificate proof.json --picture seen.png
los castle 3,4 20,11.5
los skirmish_agora north-gate granary --picture board.png
measure castle davios 20,11.5
cover castle davios jelena
odds castle davios jelena
odds castle jelena davios --weapon arc --aimed
move vertical leucas "jump 12.5,5; leap 13,8" --picture way.png
route vertical leucas 13,8.5,5 --hurry
reach vertical leucas --hurry --picture reach.png
reach castle davios --threats
fall vertical leucas 10.5,5
verify proof.json
rules --readings
rules nothingatall
scenario check castle
scenario check duel --picture plan.png
scenario survey duel
scenario survey skirmish_agora
scenario print duel -o duel.pdf
scenario new mine.toml --yes
scenario check mine.toml
scenario pack duel -o duel.paspack
play duel --bots random --seed 3 --record game.pas
replay game.pas
verify game.pas
play the_cage --bots random --seed 1 --record cage.pas
piece list
library list
map castle -o castle.pdf
view castle --shot castle.png
"""
MISTAKES = """
los castle davios
los castle davios jelena --budget 1,5
los castle davios jelena --lang yy
los castle davios jelena antiope myrine
los castle davios jelena --picture nowhere/seen.png
los nowhere davios jelena
los castel davios jelena
losx
los castle davios jelena --bugdet 3
play nothing
play duel --bots nobody
map castle -o castle.png
view
view castle --shot castle.jpg
scenario new mine.txt --yes
rules anything --game nogame
piece show nothing
scan
"""
COMMANDS = [*HELP, *filter(None, ASKED.splitlines())]
WRONG = [*filter(None, MISTAKES.splitlines())]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("words")
    write_pseudo(made)
    return made


@pytest.fixture(scope="module")
def walked(folder, tmp_path_factory):
    """What every command says, by its words."""
    home = tmp_path_factory.mktemp("walk")
    known = {"PAS_WORDS": str(folder), "LC_ALL": f"{LANG}_XX.UTF-8", "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.words.walk"],
        input=json.dumps([shlex.split(words) for words in [*COMMANDS, *WRONG]]),
        env={**os.environ, **known, "PAS_LIBRARY": str(home / "library")},
        cwd=home,
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(zip([*COMMANDS, *WRONG], json.loads(done.stdout), strict=True))


def test_the_language_has_every_sentence_with_its_facts_and_is_longer(folder):
    found = keys(folder)
    assert len(found) == len(keys())
    assert faulty_columns(found, (*LANGS, LANG)) == []
    assert all(len(one.columns[LANG]) >= len(one.columns["en"]) for one in found)


@pytest.mark.parametrize(
    ("said", "becomes"),
    [
        ("{a} sees {b}", "{a} šééš {b}" + 2 * PADDING),
        ("{count} {count:card|cards}", "{count} {count:çåŕđ|çåŕđš}"),
        ("see `pas verify`", "šéé `pas verify`" + 5 * PADDING),
        ("not {name!r}", "ñöŧ {name!r}" + PADDING),
    ],
)
def test_facts_and_what_is_typed_stay_as_they_are(said, becomes):
    assert pseudo(said) == becomes
    assert facts(pseudo(said)) == facts(said)
    assert LONGER == 0.4


@pytest.mark.parametrize(
    ("said", "english"),
    [
        ("Šééñ: castle, davios", False),
        ("The scanned castle", False),
        ("pas play FILE --bots human", False),
        ("Šééñ: no figure is here", True),
        ("castle: triangles joined", True),
    ],
)
def test_english_is_told_from_names_and_from_what_is_typed(said, english):
    assert bool(english_in(said)) is english


def test_every_command_answers_in_the_language_with_no_english_left(walked):
    answers = {words: walked[words] for words in COMMANDS}
    assert {words: one["complaint"] for words, one in answers.items() if one["code"] not in {0, 1}} == {}
    assert [words for words, one in answers.items() if not set(one["said"]) & set(ACCENTED)] == []
    left = {words: english_in(one["said"]) for words, one in answers.items()}
    assert {words: lines for words, lines in left.items() if lines} == {}


def test_what_is_wrong_with_the_words_of_a_command_is_said_in_the_language(walked):
    complaints = {words: walked[words]["complaint"] for words in WRONG}
    assert {words: walked[words]["code"] for words in WRONG if walked[words]["code"] != 2} == {}
    assert [words for words, said in complaints.items() if not set(said) & set(ACCENTED)] == []
    assert {words: said for words, said in complaints.items() if english_in(said)} == {}


def test_no_fact_is_missing_from_a_sentence(walked):
    said = {words: re.sub(r"\{[A-Z]+\}", "", one["said"]) for words, one in walked.items()}
    assert [words for words, text in said.items() if re.search(r"\{\w+\}", text)] == []


def test_pictures_are_written_in_the_language(walked):
    drawn = {words: one["drawn"] for words, one in walked.items() if one["drawn"]}
    assert len(drawn) >= 4
    assert [words for words, texts in drawn.items() if not set("".join(texts)) & set(ACCENTED)] == []
    left = {words: english_in("\n".join(texts)) for words, texts in drawn.items()}
    assert {words: lines for words, lines in left.items() if lines} == {}


def test_so_many_sentences_are_seen(walked):
    """Those of which a part that is no fact stands in what was said or drawn."""
    told = " ".join(" ".join([one["said"], *one["drawn"]]) for one in walked.values())
    told = " ".join(re.sub("[│╭╮╰╯─]", " ", told).split()).casefold()
    seen = [one for one in keys() if any(part in told for part in parts_of(one.columns["en"]))]
    assert len(seen) > 500


def parts_of(said):
    found = (accented(part).strip().casefold() for part in re.split(r"\{[^}]*\}|[⟨⟩\n]", said))
    return [part for part in found if len(part) > 3]


def test_the_server_answers_in_the_language(folder, tmp_path):
    with serving(tmp_path, PAS_STANDBY="", PAS_WORDS=str(folder)) as server, server.client() as client:
        page = client.get("/web/said.js").text
        look = {"a": "davios", "b": "jelena", "lang": LANG}
        ruled = client.post("/v1/scenes/castle/look", json=look).json()["ruling"]
        checked = client.post("/v1/scenarios/duel/check", json={"lang": LANG}).json()
        refused = client.post("/v1/scenes/castle/look", json={**look, "lang": "yy"})
        missing = client.get("/v1/rules?game=nogame", headers={"Accept-Language": LANG}).json()["detail"]
    assert f'"{LANG}": "{pseudo("First figure")}"' in page
    assert refused.status_code == 422
    assert english_in(missing) == []
    for answer in (ruled, checked, missing):
        assert set(json.dumps(answer, ensure_ascii=False)) & set(ACCENTED)
