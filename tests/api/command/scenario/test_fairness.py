"""`pas scenario fairness`: the verdict in both languages, its exit codes, and what is refused."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scenes.words import typeset
from tests.scenes.layout.duels import AT_THE_FEET, duel_file, own_cache

ROOT = Path(__file__).parents[4]


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    """A cache of this test alone."""
    folder = own_cache(tmp_path)
    monkeypatch.setenv("PAS_CACHE", str(folder))
    return folder


@pytest.fixture
def lopsided(tmp_path):
    return duel_file(tmp_path, fragments=AT_THE_FEET, turns=1)


def test_a_layout_that_favours_a_side_is_named_with_share_and_interval_and_exits_1(pas, lopsided):
    said = pas("scenario", "fairness", lopsided, "--games", "12", "--jobs", "1")
    assert said.exit_code == 1
    assert "THE SOUTH SIDE WINS 100 % ± 43: NOT FAIR AT 95 %" in said.out
    assert "12, by hunter: 6 seeds from 1 on, each played from every side" in said.out
    assert "12 games played in" in said.out
    assert said.err == ""
    again = pas("scenario", "fairness", lopsided, "--games", "12", "--jobs", "1", "--lang", "fr")
    assert typeset("LE CÔTÉ SOUTH GAGNE 100 % ± 43 : PAS ÉQUITABLE, À 95 %") in again.out
    assert "toutes les parties étaient connues d’avant" in again.out


def test_a_layout_is_fair_once_enough_games_say_so_and_before_nobody_can_tell(pas, tmp_path):
    ask = ("scenario", "fairness", duel_file(tmp_path), "--bots", "random", "--jobs", "1")
    few = pas(*ask, "--games", "8")
    assert few.exit_code == 1
    told = re.search(r"CANNOT TELL YET: THE SOUTH SIDE WINS 50 % ± \d+ OF 8 GAMES; ABOUT (\d+) WOULD TELL", few.out)
    assert "8, shared among the sides" in few.out
    enough = pas(*ask, "--games", told[1])
    assert enough.exit_code == 0
    fair = re.search(rf" FAIR: THE SOUTH SIDE WINS 50 % ± (\d+) OF {told[1]} GAMES", enough.out)
    assert int(fair[1]) <= 10
    french = pas(*ask, "--games", "8", "--lang", "fr")
    assert typeset("ON NE PEUT ENCORE RIEN DIRE : LE CÔTÉ SOUTH GAGNE 50 %") in french.out


def test_the_document_has_every_figure_with_its_interval_and_no_time(pas, lopsided):
    said = pas("scenario", "fairness", lopsided, "--games", "12", "--jobs", "1", "--json")
    document = said.document
    assert (document["fair"], document["verdict"]["side"], document["games"]) == (False, "south", 12)
    figures = [document["turns"], document["answers"], *(side["share"] for side in document["sides"])]
    figures += [side["crystals"] for side in document["sides"]] + [document["first"]["share"]]
    assert all(figure["low"] <= figure["value"] <= figure["high"] for figure in figures)
    assert "seconds" not in said.out
    assert said.err.count("\n") == 1
    assert said.out == pas("scenario", "fairness", lopsided, "--games", "12", "--jobs", "1", "--json").out


def test_a_board_is_measured_with_its_stones_and_three_sides_have_a_third_each(pas):
    words = ("--bots", "random", "--games", "6", "--jobs", "1", "--json")
    document = pas("scenario", "fairness", "skirmish_tartarus", *words).document
    assert [side["name"] for side in document["sides"]] == ["north", "south", "west"]
    assert document["verdict"]["even"] == pytest.approx(1 / 3, abs=1e-6)
    assert all("stones" in side for side in document["sides"])


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("nowhere",), "nowhere: no such file"),
        (("duel", "--bots", "hunted"), "no bot of ichoria is called 'hunted'; did you mean 'hunter'?"),
        (("duel", "--bots", "hunter,hunter,hunter"), "--bots names 3 players, and 2 play"),
        (("duel", "--games", "2"), "--games"),
        (("duel", "--jobs", "2", "--cluster", "tcp://127.0.0.1:9"), "--jobs is for the cores of this machine"),
        (("castle.pas",), "is a record of a game"),
        (("broken.toml",), "broken.toml"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(pas, tmp_path, monkeypatch, words, complaint):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "castle.pas").write_text('{"format":"pas-record/1"}\n', encoding="utf-8")
    (tmp_path / "broken.toml").write_text('game = "ichoria"\nformat = "pas-scenario/1"\n', encoding="utf-8")
    said = pas("scenario", "fairness", *words)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert complaint in said.err


def test_ctrl_c_keeps_the_games_that_are_done_and_says_how_to_go_on(tmp_path, cache):
    path = duel_file(tmp_path, turns=4)
    command = [sys.executable, "-m", "api.command", "scenario", "fairness", str(path), "--bots", "random"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        [*command, "--games", "400", "--jobs", "1"], cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 60
    while not list(cache.glob("fairness/*.jsonl")) and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    kept = next(cache.glob("fairness/*.jsonl")).read_text("utf-8").splitlines()
    assert process.returncode == 2
    assert err.count("\n") == 1
    games = "1 game is" if len(kept) == 1 else f"{len(kept)} games are"
    assert f"stopped; {games} kept, and the same command goes on from there" in err
    assert all(json.loads(line)["ended"] for line in kept)
