"""Rules over HTTP: looked up by words, read by id, in the language asked for or that of the browser."""

from __future__ import annotations

import pytest

from tests.api.serving.players import as_seat, new_game


def test_a_rule_is_looked_up_and_read_in_french(asking):
    found = asking.get("/v1/rules", params={"words": "cible couvert", "game": "ichoria", "lang": "fr"})
    assert {"ICH-SHOOT-11"} <= {rule["id"] for rule in found.json()["rules"]}
    rule = asking.get("/v1/rules/ICH-SHOOT-11", params={"lang": "fr"})
    assert (rule.json()["lang"], rule.json()["title"]) == ("fr", "Cible à couvert")
    assert "50\u00a0%" in rule.json()["text"]
    assert rule.headers["content-language"] == "fr"
    assert asking.get("/v1/rules/ICH-SHOOT-11").json()["title"] == "Target in cover"


@pytest.mark.parametrize(
    ("accepted", "title"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "Égalité"),
        ("en-GB,en;q=0.9,fr;q=0.8", "Tie"),
        ("de,fr;q=0.5", "Égalité"),
        ("de", "Tie"),
        ("fr;q=0", "Tie"),
        ("fr;q=much", "Tie"),
    ],
)
def test_the_language_is_that_of_the_browser_unless_one_is_asked_for(asking, accepted, title):
    spoken = {"Accept-Language": accepted}
    assert asking.get("/v1/rules/ICH-MEL-06", headers=spoken).json()["title"] == title
    assert asking.get("/v1/rules/ICH-MEL-06?lang=en", headers=spoken).json()["title"] == "Tie"


def test_the_catalogues_say_in_which_languages_they_are(asking):
    books = {book["game"]: book["languages"] for book in asking.get("/v1/rules").json()["games"]}
    assert books["ichoria"] == ["en", "fr"]
    assert books["hellas"] == ["en"]
    rule = asking.get("/v1/rules/HEL-HUNT-03?lang=fr").json()
    assert (rule["lang"], rule["title"]) == ("en", "Inflicting Damage")


def test_an_id_with_a_stroke_is_read_too(asking):
    assert asking.get("/v1/rules/weapon/arc").json()["name"] == "Arc"


def test_the_rules_of_a_game_are_listed_whole(asking):
    assert len(asking.get("/v1/rules?game=ichoria").json()["rules"]) == 341


def test_a_rule_that_does_not_exist_is_refused_with_the_nearest(asking):
    refused = asking.get("/v1/rules/ICH-SHOT-02")
    assert (refused.status_code, refused.json()["code"]) == (404, "not_found")
    assert "did you mean 'ICH-SHOOT-02'?" in refused.json()["detail"]
    assert asking.get("/v1/rules?game=ichorya").status_code == 404
    nothing = asking.get("/v1/rules?words=conceeled").json()
    assert (nothing["rules"], nothing["nearest"]) == ([], ["concealed"])


def test_what_a_seat_is_asked_names_the_rules_it_rests_on(server, asking):
    game = new_game(asking, "duel", seed=3)
    told = []
    for player in game["players"]:
        with as_seat(server, game, player) as seat:
            told.append(seat.get(f"/v1/games/{game['id']}/story?lang=fr").json()["asked"])
    asked = next(one for one in told if one)
    assert asked["rules"]
    for rule in asked["rules"]:
        assert asking.get(f"/v1/rules/{rule}?lang=fr").json()["lang"] == "fr"
