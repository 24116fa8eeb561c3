"""`pas measure`, `pas cover`, `pas check` and `pas demo`."""

from __future__ import annotations

import re

import pytest

from api.command.terminal.scene_names import shipped_scenes

CLOSE = """
format = "pas-scene/1"
game = "ichoria"
name = "Close quarters"
[table]
size = [20, 20]
[[pieces]]
id = "wall"
box = [0.5, 3.0, 0.8]
at = [10.0, 10.0]
[[figures]]
id = "davios"
side = "greeks"
at = [5.0, 10.0]
[[figures]]
id = "jelena"
side = "amazons"
at = [5.0, 11.65]
[[figures]]
id = "scout"
side = "amazons"
at = [10.85, 10.0]
"""


@pytest.fixture
def close(tmp_path):
    path = tmp_path / "close.toml"
    path.write_text(CLOSE)
    return path


@pytest.mark.rule("ICH-MEAS-02", "ICH-ENG-01")
def test_distance_is_measured_from_base_to_base_and_says_who_is_engaged(pas, close):
    said = pas("measure", close, "davios", "jelena", "--json")
    assert said.exit_code == 0
    assert said.document["distance"] == pytest.approx(0.45, abs=1e-3)
    assert said.document["horizontal"] == said.document["distance"]
    assert (said.document["vertical"], said.document["engaged"]) == (0, True)
    far = pas("measure", close, "davios", "scout", "--json").document
    assert (far["distance"], far["engaged"]) == (pytest.approx(4.65, abs=1e-3), False)


def test_distance_is_said_in_pas_and_centimetres(pas, close):
    said = pas("measure", close, "davios", "scout").out
    assert said.splitlines()[0].strip() == "DAVIOS IS 4.650 PAS FROM SCOUT"
    assert re.search(r"\(11\.6[23] cm\)", said)
    assert (
        pas("measure", close, "davios", "scout", "--lang", "fr")
        .out.strip()
        .startswith("DAVIOS EST À 4,650 PAS DE SCOUT")
    )


@pytest.mark.rule("ICH-SHOOT-11", "ICH-SHOOT-17")
def test_cover_names_the_wall_that_hides_and_is_touched(pas, close):
    said = pas("cover", close, "davios", "scout", "--json")
    assert said.exit_code == 0
    hidden, pieces = said.document["hidden"], said.document["pieces"]
    assert 0.3 < hidden["low"] <= hidden["high"] < 0.9
    assert (pieces[0]["name"], pieces[0]["touches"]) == ("wall", True)
    assert "wall" in pas("cover", close, "davios", "scout").out


def test_a_figure_in_the_open_is_not_hidden(pas, close):
    said = pas("cover", close, "davios", "jelena")
    assert said.exit_code == 0
    assert said.out.splitlines()[0].strip() == "JELENA IS IN THE OPEN TO DAVIOS"


@pytest.mark.parametrize("name", shipped_scenes())
def test_every_shipped_scene_passes_the_check(pas, name):
    said = pas("check", name, "--json")
    assert (said.exit_code, said.document["problems"]) == (0, [])
    assert said.document["table"]["pieces"] >= 0


def test_check_lists_every_problem_with_its_line_and_key(pas, close):
    close.write_text(CLOSE.replace("at = [5.0, 10.0]", "at = [55.0, 10.0]").replace('side = "amazons"', "sidde = 1", 1))
    said = pas("check", close, "--json")
    assert said.exit_code == 1
    assert said.document["ok"] is False
    assert {problem["line"] for problem in said.document["problems"]} == {14, 17}
    assert all(problem["key"].startswith("figures[") for problem in said.document["problems"])
    lines = pas("check", close).out.splitlines()
    assert lines[0].strip() == "2 PROBLEMS"
    assert f"{close}:14: figures[0].at" in lines[1]


@pytest.mark.parametrize("name", ["missing.toml", "."])
def test_there_is_nothing_to_check_where_there_is_no_file(pas, tmp_path, name):
    said = pas("check", tmp_path / name)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint


@pytest.mark.pictures
def test_the_demo_rules_proves_and_draws_the_castle_dispute(pas, tmp_path):
    said = pas("demo", "--out", tmp_path / "out", "--json")
    assert said.exit_code == 0
    assert said.err == ""
    assert said.document["ruling"]["figures"] == ["davios", "jelena"]
    assert said.document["ruling"]["verdict"] in ("visible", "blocked", "too_close")
    assert said.document["verified"]["ok"] is True
    assert (tmp_path / "out" / "castle.png").read_bytes().startswith(b"\x89PNG")
    assert pas("verify", tmp_path / "out" / "castle.json").exit_code == 0


def test_the_demo_needs_a_folder_it_can_make(pas, tmp_path):
    (tmp_path / "file").touch()
    said = pas("demo", "--out", tmp_path / "file" / "out")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
