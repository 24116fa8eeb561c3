"""The scenarios of Mythic Battles that ship: a skirmish on each board, an adventure, a team game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from scenes.files.problems import SceneError
from scenes.games.mythic import scenario as mythic_scenario
from scenes.games.mythic.briefing import brief
from scenes.games.mythic.layout.legality import layout_case
from scenes.games.mythic.scenario import load_setup, scenario_problems
from scenes.plugs.matches import load_scenario, scene_now, start_match
from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.dice import SeededDice
from skirmish.mythic.setup.agreement import book_from
from tests import given

MYTHIC = given.CATALOGUE / "mythic"
SCENARIOS = sorted(MYTHIC.glob("*.toml"))


def setup(name):
    return load_setup(MYTHIC / f"{name}.toml")


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_gives_a_setup_in_plain_json(path):
    assert scenario_problems(path) == []
    plain = load_setup(path)
    assert json.loads(json.dumps(plain)) == plain
    assert book_from(plain).players


def test_there_is_a_skirmish_on_each_board_an_adventure_and_a_team_game():
    books = {path.stem: book_from(load_setup(path)) for path in SCENARIOS}
    skirmishes = [book for book in books.values() if book.mode == "skirmish"]
    boards = {name for book in skirmishes for name in book.boards}
    assert boards == {"The drowned agora", "The pit of Tartarus", "Behind the north wind"}
    assert {book.recruitment for book in books.values()} == {"draft", "constructed", "limited"}
    assert any(book.teams for book in books.values())


@pytest.mark.rule("MYT-SETUP-10", "MYT-RECRUIT-16")
def test_the_adventure_imposes_armies_zones_stones_and_victory():
    book = book_from(setup("the_cage"))
    assert (book.mode, book.recruitment, book.lead) == ("adventure", "limited", "olympus")
    assert book.armies["underworld"][0] == "hades"
    assert book.placed == {"infernal_hounds": "east-cage", "minotaur": "chain-hall"}
    assert {one["kind"] for one in book.victory} == {"last_divinity", "stones", "rounds"}


@pytest.mark.rule("MYT-TEAM-04")
def test_in_the_team_game_the_sides_take_turns():
    book = book_from(setup("two_cities"))
    assert book.players == ("athens", "troy", "sparta", "corinth")
    assert book.sides == (("athens", "sparta"), ("troy", "corinth"))


@pytest.mark.rule("MYT-BOARD-11")
def test_a_game_has_all_its_components():
    """Board, miniatures, dashboards and troop cards, activation and art of war cards, stones, 3D elements, dice."""
    scenario = load_scenario(MYTHIC / "the_cage.toml")
    match = start_match(scenario, SeededDice(1))
    ended = play_out(match, {player: RandomBot(1) for player in scenario.players})
    state, book = ended.state, scenario.rules.book
    assert book.boards[state.board].areas
    assert {book.cards[unit.card].type for unit in state.units.values()} == {"god", "hero", "monster", "troop"}
    cards = [card for army in state.armies.values() for card in (*army.hand.value, *army.deck.value, *army.discard)]
    assert "aow" in cards
    assert set(state.units) & set(cards)
    assert state.stones
    assert state.elements
    assert ended.over


def test_a_match_can_be_drawn_as_it_stands():
    """After a game: every unit that is left stands where the state has it, and fallen woods are open ground."""
    scenario = load_scenario(MYTHIC / "the_cage.toml")
    ended = play_out(start_match(scenario, SeededDice(2)), {player: RandomBot(2) for player in scenario.players})
    scene = scene_now(ended)
    standing = {unit.id: unit.area for unit in ended.state.units.values() if unit.area is not None}
    assert {unit.id: unit.area for unit in scene.units} == standing
    cleared = replace(ended.state, elements={**ended.state.elements, "charred-wood": 0})
    board = mythic_scenario.scene_now(scenario.rules, cleared).board
    assert (board.terrain("charred-wood").id, board.terrain("guard-house").id) == ("open_ground", "ruins")


@pytest.mark.rule("MYT-UNIT-08")
def test_the_printed_sheet_names_dashboards_by_their_colour():
    """Blue titans, green monsters, yellow gods, grey heroes; troops have a card."""
    layout = layout_case(MYTHIC / "the_cage.toml")
    bands = dict(brief(layout, "en").bands)
    assert bands["olympus"][0] == "Athena · god, yellow dashboard"
    assert {unit.split(" · ")[1] for band in bands.values() for unit in band} == {
        "god, yellow dashboard",
        "hero, grey dashboard",
        "monster, green dashboard",
        "troop, card",
    }
    assert "Hadès · dieu, tableau de bord jaune" in dict(brief(layout, "fr").bands)["underworld"]
    titans = replace(layout.case.scene, match={**layout.case.match, "armies": {"olympus": ["kronos"]}})
    titan = brief(replace(layout, case=replace(layout.case, scene=titans)), "en")
    assert dict(titan.bands)["olympus"] == ("Kronos · titan, blue dashboard",)


def test_a_board_without_a_match_is_no_scenario():
    with pytest.raises(SceneError, match=r"agora.toml:\d+: match: is missing; write \[match\] with players"):
        load_setup(MYTHIC / "boards" / "agora.toml")


def test_what_the_rules_refuse_is_told_with_the_file(tmp_path):
    text = (MYTHIC / "boards" / "agora.toml").read_text("utf-8") + '\n[match]\nplayers = ["ann", "ann"]\n'
    path = tmp_path / "scenario.toml"
    path.write_text(text, "utf-8")
    (problem,) = scenario_problems(path)
    assert (problem.key, problem.what) == ("match", "two to four different players, not ann, ann")
    assert problem.line == text[: text.index("[match]")].count("\n") + 1
