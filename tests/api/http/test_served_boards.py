"""Boards of Mythic Battles over HTTP: listed, uploaded and asked like tables, by the answers of the command line."""

from __future__ import annotations

import json

import pytest

from api.command import main
from scenes.plugs.plug import CATALOGUE
from tests.api.http.test_served_scenes import WALL, upload

BOARDS = CATALOGUE / "mythic"


def asked(asking, scene, what, **question):
    return asking.post(f"/v1/scenes/{scene}/{what}", json=question)


def test_boards_are_listed_with_their_game(asking):
    games = {scene["id"]: scene["game"] for scene in asking.get("/v1/scenes").json()["scenes"] if scene["shipped"]}
    assert (games["castle"], games["agora"], games["the_cage"]) == ("ichoria", "mythic", "mythic")
    held = asking.get("/v1/scenes/atalanta").json()
    assert held["game"] == "mythic"
    assert {"id": "H", "terrain": "open", "capacity": 2}.keys() == held["summary"]["areas"][0].keys()
    assert "atalanta" in {unit["id"] for unit in held["summary"]["units"]}


@pytest.mark.parametrize(
    ("what", "words", "question"),
    [
        ("sight", ["los", "atalanta", "atalanta", "centaurs"], {"a": "atalanta", "b": "centaurs"}),
        ("distance", ["measure", "atalanta", "heracles", "leonidas"], {"a": "heracles", "b": "leonidas"}),
        ("reach", ["reach", "atalanta", "heracles"], {"figure": "heracles"}),
        ("move", ["move", "atalanta", "heracles", "walk N"], {"figure": "heracles", "path": "walk N"}),
        ("odds", ["odds", "atalanta", "atalanta", "heracles"], {"a": "atalanta", "b": "heracles"}),
        ("odds", ["odds", "castle", "davios", "jelena"], {"a": "davios", "b": "jelena"}),
    ],
)
def test_the_answers_about_boards_and_odds_are_those_of_the_command(asking, capsys, what, words, question):
    main([*words, "--json"])
    said = json.loads(capsys.readouterr().out)
    served = asked(asking, words[1], what, **question).json()
    own = {"milliseconds", "scene", "picture", "certificate"}
    assert {key: value for key, value in served.items() if key not in own} == {
        key: value for key, value in said.items() if key not in own
    }


def test_units_are_put_elsewhere_for_one_question(asking):
    """The Spartans stand between the two; in the question they have gone."""
    before = asked(asking, "atalanta", "sight", a="atalanta", b="achilles").json()
    assert (before["sees"], before["blockers"][0]["name"]) == (False, "S")
    gone = {"units": [{"id": "spartans", "area": "N"}]}
    assert asked(asking, "atalanta", "sight", a="atalanta", b="achilles", **gone).json()["sees"]
    assert not asked(asking, "atalanta", "sight", a="atalanta", b="achilles").json()["sees"]


def test_a_unit_that_is_not_on_the_board_is_added(asking):
    medusa = {"units": [{"id": "medusa", "area": "N", "side": "red"}]}
    assert asked(asking, "atalanta", "distance", a="medusa", b="heracles", **medusa).json()["distance"] == 1


@pytest.mark.parametrize(
    ("units", "why"),
    [
        ([{"id": "spartans", "area": "Olympus"}], "no area is called 'Olympus'"),
        ([{"id": f"spy{number}", "area": "N"} for number in range(9)], "does not fit"),
    ],
)
def test_a_unit_stands_only_where_there_is_room(asking, units, why):
    refused = asked(asking, "atalanta", "sight", a="atalanta", b="achilles", units=units)
    assert (refused.status_code, refused.json()["code"]) == (422, "cannot_be_asked")
    assert why in refused.json()["detail"]
    found = asked(asking, "atalanta", "check", units=units).json()
    assert (found["ok"], len(found["problems"])) == (False, 1)


def test_a_board_is_checked(asking):
    found = asked(asking, "agora", "check").json()
    assert (found["ok"], found["problems"]) == (True, [])
    assert found["board"]["areas"] > 10


@pytest.mark.parametrize(
    ("what", "question", "code"),
    [
        ("cover", {"a": "atalanta", "b": "heracles"}, "not_on_a_board"),
        ("sight/all", {}, "not_on_a_board"),
        ("route", {"figure": "atalanta", "to": "1,1"}, "not_on_a_board"),
        ("sight", {"a": "atalanta", "b": "heracles", "figures": [{"id": "x", "at": [1, 1]}]}, "not_on_a_board"),
        ("sight", {"a": "atalanta", "b": "nobody"}, "cannot_be_asked"),
        ("move", {"figure": "atalanta", "path": "teleport N"}, "cannot_be_asked"),
        ("prepare", None, "no_table"),
    ],
)
def test_what_a_board_cannot_answer_is_refused_by_name(asking, what, question, code):
    refused = asking.post(f"/v1/scenes/atalanta/{what}", json=question)
    assert (refused.status_code, refused.json()["code"]) == (422, code)


def test_a_board_has_no_table_and_a_table_no_units(asking):
    assert asking.get("/v1/scenes/agora/table.glb").json()["code"] == "no_table"
    units = asked(asking, "castle", "sight", a="davios", b="jelena", units=[{"id": "x", "area": "y"}])
    assert units.json()["code"] == "not_on_a_table"


def test_a_mythic_scene_is_uploaded_with_the_board_it_names(asking):
    files = {
        "the_cage.toml": (BOARDS / "the_cage.toml").read_bytes(),
        "boards/tartarus.toml": (BOARDS / "boards" / "tartarus.toml").read_bytes(),
    }
    stored = upload(asking, files)
    assert stored.status_code == 201, stored.text
    document = stored.json()
    assert (document["game"], document["name"]) == ("mythic", "What the cages hold")
    own, shipped = (asked(asking, scene, "check").json() for scene in (document["id"], "the_cage"))
    assert own == shipped


def test_a_mythic_scene_without_its_board_is_refused(asking):
    refused = upload(asking, {"the_cage.toml": (BOARDS / "the_cage.toml").read_bytes()})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_scene")
    assert "board" in refused.json()["detail"]


def test_two_scenes_in_one_upload_are_refused(asking):
    refused = upload(asking, {"walls.toml": WALL, "agora.toml": (BOARDS / "boards" / "agora.toml").read_bytes()})
    assert refused.json()["code"] == "no_scene"
