"""Commands on a game from elsewhere that has neither table nor board: each refuses in one line with its title."""

from __future__ import annotations

import importlib
import sys

import pytest

from tests.api.serving.servers import serving

PACKAGE, TITLE = "lanterns_of_lyn", "Lanterns of Lyn"
KIT = f"""
from skirmish.kernel.views import Codec
from skirmish.library import Kit

class Rules:
    game, version, players = "lanterns", "1", ("ann", "bob")

KIT = Kit(
    "lanterns", {TITLE!r}, "1", "none", (2, 2), lambda setup, table: Rules(), lambda: Codec(()), "random"
)
"""
ADAPTER = """
__all__ = ["is_scenario", "load_setup", "scenario_problems", "scene_now", "table_of"]

def load_setup(path): return {"name": path.stem}
def table_of(setup): return None
def scene_now(rules, state): return None
def scenario_problems(path): return []
def is_scenario(path): return True
"""
SCENARIO = 'format = "pas-scenario/1"\ngame = "lanterns"\nname = "A night"\n'
BAND = 'format = "pas-band/1"\ngame = "lanterns"\nname = "Bearers"\n'
QUESTIONS = {
    "los": ("ann", "bob"),
    "measure": ("ann", "bob"),
    "cover": ("ann", "bob"),
    "move": ("ann", "walk 1,1"),
    "route": ("ann", "1,1"),
    "reach": ("ann",),
    "fall": ("ann", "1,1,4"),
    "odds": ("ann", "bob"),
    "view": ("--show", "survey", "--html", "night.html"),
    "map": ("-o", "night.pdf"),
}
TOOLS = {"check": (), "survey": (), "improve": (), "place": ("--fragments", "4"), "fairness": ("--games", "4")}


@pytest.fixture
def lanterns(tmp_path, monkeypatch):
    """A package with a game of cards in a folder, registered by its name."""
    home = tmp_path / PACKAGE
    files = {"": "", "rules": "", "scenes": ADAPTER, "words": ""}
    for folder, text in files.items():
        (home / folder).mkdir(parents=True, exist_ok=True)
        (home / folder / "__init__.py").write_text(text, encoding="utf-8")
    (home / "rules" / "kit.py").write_text(KIT, encoding="utf-8")
    (home / "catalogue").mkdir()
    (home / "catalogue" / "lyn_by_night.toml").write_text(SCENARIO, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PAS_GAMES", f"lanterns={PACKAGE}")
    monkeypatch.chdir(tmp_path)
    importlib.invalidate_caches()
    yield tmp_path
    for name in [name for name in sys.modules if name.split(".")[0] == PACKAGE]:
        del sys.modules[name]


@pytest.fixture
def night(lanterns):
    path = lanterns / "night.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_about_a_game_without_space_is_refused_by_its_title(pas, night, question):
    said = pas(question, night, *QUESTIONS[question])
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert TITLE in said.err


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_that_a_game_does_not_offer_is_refused_by_its_title(pas, night, tool):
    said = pas("scenario", tool, night, *TOOLS[tool])
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert TITLE in said.err


@pytest.mark.usefixtures("lanterns")
def test_a_new_scenario_of_a_game_that_drafts_none_is_refused_by_its_title(pas):
    said = pas("scenario", "new", "mine.toml", "--game", "lanterns", "--yes")
    assert (said.exit_code, said.is_one_line_of_complaint, TITLE in said.err) == (2, True, True)


def test_a_band_of_a_game_without_bands_is_refused_by_its_title(pas, lanterns):
    (lanterns / "band.toml").write_text(BAND, encoding="utf-8")
    said = pas("check", "band.toml")
    assert (said.exit_code, said.is_one_line_of_complaint, TITLE in said.err) == (2, True, True)


def test_a_slip_in_a_game_s_name_is_answered_with_every_registered_game(pas, lanterns):
    said = pas("scenario", "new", "mine.toml", "--game", "lantern", "--yes")
    assert (said.exit_code, "did you mean 'lanterns'?" in said.err) == (2, True)
    assert not (lanterns / "mine.toml").exists()


@pytest.mark.parametrize(
    ("game", "option", "title"),
    [
        ("ichoria", ("--board", "agora"), "Ichoria"),
        ("ichoria", ("--answer", "moon=full"), "Ichoria"),
        ("mythic", ("--bands", "phalanx,drakkar"), "Mythic Battles"),
        ("mythic", ("--lay-out",), "Mythic Battles"),
    ],
)
def test_an_option_that_a_game_does_not_take_is_refused_by_its_title(pas, tmp_path, game, option, title):
    said = pas("scenario", "new", tmp_path / "mine.toml", "--game", game, *option, "--yes")
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert option[0] in said.err or "--moon" in said.err
    assert title in said.err


def test_over_http_it_is_unprocessable_and_the_title_is_said(lanterns, tmp_path_factory):
    data = tmp_path_factory.mktemp("served")
    with serving(data, PYTHONPATH=str(lanterns)) as server, server.client() as client:
        checked = client.post("/v1/scenarios/lyn_by_night/check", json={})
        sent = client.post("/v1/scenes", files={"files": ("night.toml", SCENARIO.encode())})
    assert (checked.status_code, sent.status_code) == (422, 422)
    assert TITLE in checked.text
    assert TITLE in sent.text
