"""`pas route` and `pas reach`: ways found and maps drawn, in words and as JSON."""

from __future__ import annotations

import math

import pytest

SMALL = """
format = "pas-scene/1"
game = "ichoria"
name = "A block and a ledge"
[table]
size = [16, 12]
[[pieces]]
id = "block"
box = [4.0, 4.0, 2.0]
at = [11.0, 6.0]
[[pieces]]
id = "ledge"
box = [0.3, 4.0, 2.0]
at = [4.0, 9.0]
[[figures]]
id = "davios"
side = "greeks"
profile = "greeks/cretan_archer"
at = [6.0, 6.0]
[[figures]]
id = "jelena"
side = "amazons"
profile = "amazons/amazon_archer"
at = [3.0, 4.0]
[[fragments]]
id = "f1"
value = 15
at = [10.0, 6.0, 2.0]
"""


@pytest.fixture
def small(tmp_path):
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    return path


def test_a_route_is_a_judged_path_with_its_chance(pas, small):
    said = pas("route", small, "davios", "8,3", "--json")
    document = said.document
    assert (said.exit_code, document["legal"], document["chance"]) == (0, True, 1.0)
    assert document["cost"] == pytest.approx(math.hypot(2, 3), abs=0.01)
    assert (document["to"], document["prefer"], document["path"]) == ([8.0, 3.0], "cheapest", "walk 8,3,0")
    assert pas("move", small, "davios", document["path"], "--json").document["cost"] == document["cost"]


@pytest.mark.rule("ICH-LEAP-03")
def test_a_fragment_is_a_place_to_go_to(pas, small):
    said = pas("route", small, "davios", "f1", "--json")
    assert said.exit_code == 0
    assert said.document["end"] == pytest.approx([10.0, 6.0, 2.0], abs=0.01)
    assert said.document["legs"][-1]["end"][2] == pytest.approx(2.0, abs=0.01)


def test_a_route_is_told_with_the_path_to_type(pas, small):
    said = pas("route", small, "davios", "8,3").out
    assert said.splitlines()[0].strip() == "DAVIOS CAN DO IT"
    assert "walk 8,3,0" in said
    assert "Chemin" in pas("route", small, "davios", "8,3", "--lang", "fr").out


@pytest.mark.parametrize(("goal", "reason"), [("15.2,11.2", "no_route"), ("4,9,2", "no_floor"), ("11,6,0", "no_room")])
def test_where_the_rules_lead_nowhere_the_answer_is_no(pas, small, goal, reason):
    said = pas("route", small, "davios", goal, "--json")
    assert (said.exit_code, said.document["legal"], said.document["reason"]) == (1, False, reason)
    assert said.document["at"] is not None
    words = pas("route", small, "davios", goal)
    assert (words.exit_code, words.err) == (1, "")
    assert words.out.splitlines()[0].strip() == "DAVIOS HAS NO WAY THERE"


@pytest.mark.parametrize("goal", ["nan,4", "30,4", "here", "3"])
def test_a_goal_that_is_no_place_on_the_table_is_bad_input(pas, small, goal):
    said = pas("route", small, "davios", goal)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert "small.toml" in said.err


def test_reach_has_cells_chances_and_an_area(pas, small):
    said = pas("reach", small, "davios", "--json")
    document = said.document
    assert said.exit_code == 0
    assert document["area"] == pytest.approx(len(document["cells"]) * document["cell"] ** 2)
    assert document["chance"]["certain"] + document["chance"]["rolled"] == pytest.approx(document["area"])
    assert all(0.0 < cell["chance"] <= 1.0 and 0.0 <= cell["cost"] <= 6.0 + 1e-6 for cell in document["cells"])
    assert document["threats"] == []
    far = max(document["cells"], key=lambda cell: cell["cost"])
    assert far["cost"] > 5.5


def test_reach_is_told_with_heights_fragments_and_threats(pas, small):
    said = pas("reach", small, "davios", "--threats").out
    assert "2.00 pas, at" in said
    assert "f1: 100 %" in said
    assert "Could charge" in said
    assert said.count("jelena: 100 %") == 2


@pytest.mark.rule("ICH-ACT-07")
def test_who_hurries_shoots_nobody(pas, small):
    threats = pas("reach", small, "davios", "--threats", "--hurry", "--json").document["threats"]
    assert [threat["kind"] for threat in threats] == ["charge"]


def test_places_have_reach_too(pas, small):
    said = pas("reach", small, "8,2", "--json")
    assert (said.exit_code, said.document["figure"], said.document["athletisme"]) == (0, "8,2", 3)


@pytest.mark.pictures
def test_maps_and_routes_are_drawn(pas, small, tmp_path):
    for words in (("reach", small, "davios"), ("route", small, "davios", "8,3")):
        picture = tmp_path / f"{words[0]}.png"
        assert pas(*words, "--picture", picture, "--json").document["picture"] == str(picture)
        assert picture.read_bytes().startswith(b"\x89PNG")
