"""Games without space: their state on cards as a viewer may see it, whose turn it is, and what was told."""

from __future__ import annotations

import json
import re
import sys

import pytest
from PIL import Image

from scenes.plugs.plug import NotOfferedError, adapter
from scenes.words.story import story
from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.match import Match
from skirmish.kernel.record import write_record
from skirmish.kernel.views import SPECTATOR
from tests.skirmish.kernel.lanterns import LanternRules
from viewer.draw.picture import PictureError
from viewer.export.document import page_of, save_glb
from viewer.replay.film import save_film
from viewer.replay.timeline import Timeline, timeline_of, turns_of
from viewer.stage.sheet.state_sheet import cards_of
from viewer.stage.shot import save_shot
from viewer.stage.subject import kind_of, open_what, stage_of_match
from viewer.web import packed_layout, packed_record, unpacked_stage

PLAYERS = ("north", "south")
KIT = """
from skirmish.library import Kit
from tests.skirmish.kernel.lanterns import CODEC, LanternRules
KIT = Kit("lanterns", "Lanterns", "1", "none", (2, 2), lambda setup, table: LanternRules(), lambda: CODEC, "random")
"""
ADAPTER = """
__all__ = ["is_scenario", "load_setup", "scenario_problems", "scene_now", "table_of"]
def load_setup(path): return {"name": "A dark evening"}
def is_scenario(path): return True
def scenario_problems(path): return []
def scene_now(rules, state): return None
def table_of(setup): return None
"""
WORDS = """
EVENTS = {"Scored": {"fr": "{player} marque {points} points", "en": "{player} scores {points}"}}
DECISIONS, REASONS = {}, {}
OPTIONS = {
    "hands": {"fr": "mains", "en": "hands"},
    "scores": {"fr": "points", "en": "scores"},
    "round": {"fr": "manche", "en": "round"},
}
"""


@pytest.fixture
def lanterns(tmp_path, monkeypatch):
    """A game from elsewhere, registered for one test; gives the file of a scenario of it."""
    home = tmp_path / "lantern_house"
    for name, text in (("rules/kit", KIT), ("scenes/__init__", ADAPTER), ("words/__init__", WORDS)):
        path = home / f"{name}.py"
        path.parent.mkdir(parents=True)
        path.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PAS_GAMES", "lanterns=lantern_house")
    scenario = tmp_path / "dark.toml"
    scenario.write_text('format = "pas-scenario/1"\ngame = "lanterns"\n', "utf-8")
    yield scenario
    for name in [name for name in sys.modules if name.partition(".")[0] == "lantern_house"]:
        del sys.modules[name]


@pytest.fixture
def record(lanterns):
    """A whole game, written down."""
    path = lanterns.with_name("dark.pas")
    path.write_text(write_record(played(), {"name": "A dark evening"}), "utf-8")
    return path


def played():
    match = Match(LanternRules(), SeededDice(4))
    play_out(match, {player: RandomBot(1) for player in PLAYERS})
    return match


def said(card):
    return {row.name: row.values for row in card.rows}


def test_what_players_have_is_on_their_own_cards_and_the_rest_on_others():
    state = {
        "is": "Farms",
        "round": 2,
        "gold": {"south": 4, "north": 0},
        "farms": {"north": {"is": "Farm", "barn": ["oats", "rye"], "hand": 3, "dog": None}},
        "dealt_cards": {"is": "set", "of": ["sun"]},
        "market": [{"is": "Stall", "name": "mill", "price": 2, "open": True}],
    }
    cards = {card.title: card for card in cards_of(state, PLAYERS, story("", "en"), "Game")}
    assert list(cards) == ["Game", "north", "south", "market · mill"]
    assert said(cards["Game"]) == {"round": ("2",), "dealt cards": ("sun",)}
    assert said(cards["north"]) == {"gold": ("0",), "barn": ("oats", "rye"), "hand": ("3",), "dog": ("—",)}
    assert [cards[name].side for name in cards] == [None, 0, 1, None]
    assert said(cards["market · mill"])["price"] == ("2",)


@pytest.mark.usefixtures("lanterns")
def test_a_viewer_sees_the_hand_that_is_his_and_how_many_cards_others_hold():
    match = Match(LanternRules(), SeededDice(4))
    hands = {}
    for viewer in ("north", SPECTATOR):
        (game,) = stage_of_match(match, "fr", viewer).sheet.cards
        hands[viewer] = said(game)["mains"]
    own = ", ".join(str(card) for card in match.state.hands[0].value)
    assert hands == {"north": (own, "2"), SPECTATOR: ("2", "2")}


def test_a_scenario_opens_without_a_scene_and_says_whose_turn_it_is(lanterns):
    opened = open_what(lanterns, "fr")
    assert (kind_of(lanterns), opened.what, opened.scene) == ("scenario", "scenario", None)
    assert opened.stage.title == "A dark evening"
    assert opened.stage.sheet.turn == "À north de jouer"
    assert unpacked_stage(packed_layout(opened, "dark"))[1]["sheet"]["turn"] == "À north de jouer"


def test_the_moments_of_a_record_tell_the_story_and_whose_turn_it_is(record):
    replayed = open_what(record).replayed
    timeline = timeline_of(replayed)
    told = [moment.said for moment in timeline.moments]
    assert told[0] == "The game begins."
    assert sum(" scores " in line for line in told) >= 6
    assert timeline.moments[-1].stage.sheet.turn == "The game is over"
    assert timeline.moments[-1].stage.sheet.told[-1] == told[-1]
    assert {moment.stage.sheet.turn for moment in timeline.moments[:-1]} == {"To play: north", "To play: south", ""}
    head = unpacked_stage(packed_record(replayed))[1]
    assert [moment["said"] for moment in head["moments"]] == told
    assert all(moment["sheet"]["cards"] for moment in head["moments"])


def test_turns_are_those_of_whoever_answers_next():
    match = played()
    turns = turns_of(match)
    assert len(turns) == len(match.events) + 1
    by = [entry.by for entry in match.entries if entry.by in PLAYERS]
    assert turns[0] == [by[0]]
    assert turns[-1] == []


def test_an_exported_page_has_the_sheet_of_every_moment(record):
    page = page_of(open_what(record))
    data = json.loads(re.search(r'<script id="data"[^>]*>(.*?)</script>', page, re.DOTALL)[1])
    assert data["sheet"]["turn"] == "The game is over"
    assert all("sheet" in moment for moment in data["moments"])
    assert "show_sheet" in page


def test_stills_and_films_show_the_sheet_and_models_are_refused(record, tmp_path):
    opened = open_what(record)
    still = save_shot(opened.stage, tmp_path / "end.png", (640, 400))
    with Image.open(still) as image:
        assert image.size == (640, 400)
    moments = timeline_of(opened.replayed).moments[:3]
    film = save_film(Timeline(moments), tmp_path / "short.gif", size=(320, 320))
    assert film.frames == 3
    with pytest.raises(PictureError, match="has no model"):
        save_glb(opened.stage, tmp_path / "end.glb")


def test_what_a_game_without_space_does_not_offer_is_refused_by_its_title(lanterns):
    with pytest.raises(NotOfferedError, match="Lanterns has no layout to draw"):
        adapter("lanterns").layout_case(lanterns)
