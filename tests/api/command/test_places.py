"""Questions about places: `pas los SCENE 5,6 20,11.5`, on a table that has no figures yet."""

from __future__ import annotations

import pytest

BARE = """
format = "pas-scene/1"
game = "ichoria"
name = "Nobody here"
[table]
size = [24, 18]
[[pieces]]
id = "wall"
box = [0.5, 8.0, 3.0]
at = [12.0, 9.0]
[[pieces]]
id = "platform"
box = [4.0, 4.0, 2.0]
at = [20.0, 9.0]
"""


@pytest.fixture
def bare(tmp_path):
    path = tmp_path / "bare.toml"
    path.write_text(BARE)
    return path


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [("5,9", "16,9", "blocked"), ("5,9", "5,15", "visible"), ("16,3", "20,9,2:crouched", "visible")],
)
def test_sight_between_places_is_ruled_proved_and_verified(pas, bare, tmp_path, a, b, verdict):
    proof = tmp_path / "proof.json"
    said = pas("los", bare, a, b, "--certificate", proof, "--json")
    assert said.exit_code == 0, said.err
    assert (said.document["verdict"], said.document["figures"]) == (verdict, [a, b])
    checked = pas("verify", proof, "--json")
    assert (checked.exit_code, checked.document["ok"], checked.document["figures"]) == (0, True, [a, b])


def test_distance_and_cover_are_answered_for_places(pas, bare):
    assert pas("measure", bare, "5,9", "16,9", "--json").document["distance"] == pytest.approx(9.8, abs=1e-3)
    assert pas("measure", bare, "5,9", "16,9").out.splitlines()[0].strip() == "5,9 IS 9.800 PAS FROM 16,9"
    assert pas("cover", bare, "5,9", "16,9", "--json").document["hidden"]["low"] > 0.99


@pytest.mark.parametrize("command", ["los", "measure", "cover"])
@pytest.mark.parametrize(
    ("place", "trouble"),
    [("30,9", "off the table"), ("12,9,0", "inside wall"), ("20,9,1", "no floor at height 1"), ("5;9", "no place")],
)
def test_a_place_where_nobody_can_stand_is_bad_input(pas, bare, command, place, trouble):
    said = pas(command, bare, "5,9", place)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert trouble in said.err
    assert "bare.toml" in said.err


def test_a_place_and_itself_are_no_pair(pas, bare):
    said = pas("measure", bare, "5,9", "5,9")
    assert said.exit_code == 2
    assert "named twice" in said.err


@pytest.mark.parametrize("command", ["los", "measure", "cover"])
def test_the_help_says_that_places_can_be_asked_about(pas, command):
    assert "a place x,y" in " ".join(pas(command, "--help").out.split())


@pytest.mark.pictures
def test_a_ruling_between_places_is_drawn(pas, bare, tmp_path):
    said = pas("los", bare, "5,9", "16,9", "--picture", tmp_path / "ruling.png", "--json")
    assert said.exit_code == 0
    assert (tmp_path / "ruling.png").read_bytes().startswith(b"\x89PNG")


def test_a_place_is_asked_about_as_our_own_json_prints_it(pas, bare):
    """Where a figure can get, copied from the answer: into every question that takes a place."""
    cell = pas("reach", bare, "20,9", "--json").document["cells"][3]["at"]
    typed, printed = ",".join(map(repr, cell)), str(cell)
    for place in (typed, printed):
        assert pas("los", bare, "5,3", place, "--json").exit_code == 0
        assert pas("measure", bare, place, "5,3", "--json").document["figures"] == [place, "5,3"]
        assert pas("cover", bare, "5,3", place).exit_code == 0
        assert pas("route", bare, "20,9", place, "--json").document["legal"]
    x, y, _ = cell
    assert pas("move", bare, typed, f"walk {x + 0.0123456789},{y + 0.0123456789}", "--json").document["legal"]


@pytest.mark.parametrize("command", ["los", "measure", "cover", "route"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_decimal_comma_is_said_to_be_one(pas, bare, command, lang):
    said = pas(command, bare, "5,9", "16,5;9,25", "--lang", lang)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert "decimals take a point, and a comma stands between the numbers; write 16.5,9.25" in said.err


def test_a_decimal_comma_in_a_path_is_said_to_be_one(pas, bare):
    said = pas("move", bare, "5,9", "walk 5,5,9,5")
    assert said.exit_code == 2
    assert "walk has 4 numbers" in said.err
    assert "decimals with a point: 10.5,4" in said.err
