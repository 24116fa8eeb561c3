"""`pas scenario new`: a few answers, and a scenario that passes its check."""

import io
import sys
import tomllib

import pytest


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def typing(monkeypatch):
    """Somebody at a terminal who types lines."""

    def type_lines(*lines):
        keyboard = io.StringIO("".join(f"{line}\n" for line in lines))
        keyboard.isatty = lambda: True
        monkeypatch.setattr(sys, "stdin", keyboard)

    return type_lines


def test_the_usual_answers_give_a_legal_standard_game(pas, here):
    said = pas("scenario", "new", "game.toml", "--yes", "--json")
    assert (said.exit_code, said.document["legal"]) == (0, True)
    written = tomllib.loads((here / "game.toml").read_text("utf-8"))
    assert written["options"]["fragments"] == [15, 15] + [5] * 10
    assert [side["band"] for side in written["sides"]] == ["phalanx", "drakkar"]


def test_an_odd_number_of_fragments_is_laid_out_in_the_halves_and_on_the_middle_line(pas, here):
    words = ("--scene", "open_field", "--bands", "greeks,vikings", "--fragments", "5", "--yes")
    said = pas("scenario", "new", "field.toml", *words, "--json")
    assert (said.exit_code, said.document["problems"]) == (0, [])
    written = tomllib.loads((here / "field.toml").read_text("utf-8"))
    assert [one["value"] for one in written["fragments"]] == [15, 5, 5, 5, 5]


@pytest.mark.usefixtures("here")
def test_a_board_scenario_has_its_board_inside_and_can_be_played(pas):
    said = pas("scenario", "new", "pit.toml", "--game", "mythic", "--board", "tartarus", "--players", "a,b,c", "--yes")
    assert said.exit_code == 0
    assert pas("play", "pit.toml", "--bots", "random", "--seed", "1", "--json").document["players"] == ["a", "b", "c"]


def test_questions_are_asked_again_with_a_hint_after_a_wrong_answer(pas, here, typing):
    typing("ichoria", "castel", "24x24", "greeks,vikings", "one", "4", "", "0", "Four")
    said = pas("scenario", "new", "game.toml")
    assert said.exit_code == 0
    assert "did you mean 'castle'?" in said.out
    assert "say a number of fragments" in said.out
    written = tomllib.loads((here / "game.toml").read_text("utf-8"))
    assert (written["name"], written["options"]) == ("Four", {"fragments": [15, 15, 5, 5]})


def test_where_nobody_can_be_asked_a_missing_answer_is_named_and_nothing_is_written(pas, here, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    said = pas("scenario", "new", "game.toml", "--game", "ichoria")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "--scene" in said.err
    assert list(here.iterdir()) == []


def test_a_file_that_is_there_is_not_replaced_unless_forced(pas, here):
    (here / "game.toml").write_text("mine", encoding="utf-8")
    assert pas("scenario", "new", "game.toml", "--yes").exit_code == 2
    assert (here / "game.toml").read_text("utf-8") == "mine"
    assert pas("scenario", "new", "game.toml", "--yes", "--force").exit_code == 0


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("--game", "chess"), "no such game"),
        (("--bands", "greek,vikings"), "did you mean 'greeks'?"),
        (("--fragments", "500"), "from 2 to 40"),
        (("--scene", "4x4"), "36x36"),
        (("--fragments", "4", "--worth", "5,5"), "2 worths for 4 fragments"),
        (("--scene", "13x13", "--fragments", "25"), "not found room"),
    ],
)
def test_a_wrong_answer_on_the_command_line_is_one_line_with_a_hint(pas, here, words, hint):
    said = pas("scenario", "new", "game.toml", "--yes", *words)
    assert (said.exit_code, hint in said.err, said.is_one_line_of_complaint) == (2, True, True)
    assert list(here.iterdir()) == []
