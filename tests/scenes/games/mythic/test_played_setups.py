"""Recruitment from scenario files: what cannot be recruited is refused before anybody plays."""

from __future__ import annotations

import pytest

from scenes.games.mythic.armies.unit_cards import shipped_cards
from scenes.games.mythic.scenario import scenario_problems
from skirmish.mythic.setup.recruitment import Recruited
from tests.scenes.games.mythic.files import played, scenario_file


def draft(folder, *players, **more):
    return scenario_file(folder, "tartarus", {"players": list(players), "recruitment": "draft", **more})


def what(path):
    return [problem.what for problem in scenario_problems(path)]


@pytest.mark.rule("MYT-RECRUIT-04")
def test_titans_lead_armies_where_that_was_agreed(tmp_path):
    path = draft(tmp_path, "ann", "bob", divinity="titan")
    assert what(path) == []
    game = played(path, 3, 1)
    while game.kind == "ChooseSide":
        game.do(game.asked.options[0])
    assert (game.kind, set(game.asked.options)) == ("Recruit", {"kronos", "oceanus"})
    game.do("kronos", "oceanus")
    while game.kind == "Recruit":
        game.do(game.asked.options[-1])
    assert [event.unit for event in game.told(Recruited)][:2] == ["kronos", "oceanus"]
    assert game.quiet("BeginTurn").match.pending


@pytest.mark.rule("MYT-RECRUIT-04")
def test_what_cannot_be_recruited_is_refused_before_the_game(tmp_path):
    """Two titans ship: three players cannot have one each. A pool of gods has none, and an army must add up."""
    three = draft(tmp_path, "ann", "bob", "cyd", divinity="titan")
    assert what(three) == [
        "ann cannot recruit an army: 2 of kind titan can be had for 16 points, and 3 players recruit (MYT-RECRUIT-04)"
    ]
    gods = draft(tmp_path, "ann", "bob", divinity="titan", pool=["zeus", "ares", "hoplites"])
    assert "0 of kind titan" in what(gods)[0]
    poor = draft(tmp_path, "ann", "bob", mode="adventure", lead="ann", points=6)
    assert what(poor) == [], "three gods cost six points"
    poor = draft(tmp_path, "ann", "bob", mode="adventure", lead="ann", points=5)
    assert "0 of kind god can be had for 5 points" in what(poor)[0]


@pytest.mark.rule("MYT-RECRUIT-14", "MYT-RECRUIT-04")
def test_a_collection_from_which_no_exact_army_can_be_built_is_refused(tmp_path):
    """Eighteen points: Zeus, one unit of five or more, and the rest; two dear ones or a hero twice do not count."""
    enough = ["zeus", "veteran_heracles", "minotaur", "hoplites", "amazons"]
    twins = ["zeus", "heracles", "veteran_heracles", "hydra", "hoplites", "amazons"]
    dear = ["zeus", "veteran_heracles", "cerberus", "hoplites"]
    for owned, refused in ((enough, False), (twins, False), (dear, True), (["zeus", "heracles"], True)):
        path = scenario_file(
            tmp_path,
            "tartarus",
            {"players": ["ann", "bob"], "recruitment": "constructed", "collections": {"ann": owned}},
        )
        assert bool(what(path)) is refused, owned
    assert "no army of what ann owns costs exactly 18 points" in what(path)[0]


def test_data_for_every_talent_class_type_and_trigger_ships():
    """Nothing of the rules waits for a unit that nobody can field."""
    cards = list(shipped_cards().values())
    talents = {talent for card in cards for talent in card["talents"]}
    classes = {one for card in cards for one in card["classes"]}
    triggers = {power.get("trigger", "") for card in cards for power in card.get("powers", ())}
    assert {"archer", "force_of_nature", "leader", "sneak_attack"} <= talents
    assert classes == {"aquatic", "fireproof", "boreal", "huge", "flying"}
    assert {card["type"] for card in cards} == {"god", "titan", "hero", "monster", "troop"}
    assert triggers == {"", "start", "end", "destroyed"}
    assert all(card["source"] == "house" for card in cards)
