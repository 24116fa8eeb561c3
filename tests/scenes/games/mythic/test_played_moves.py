"""Rules of movement and ground, in force in games that are played from scenario files on the boards that ship."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.combat_events import Attacked
from skirmish.mythic.state.events import Moved
from tests.scenes.games.mythic.files import adventure, played, scenario_file

PIT = {"under": ["hades", "minotaur", "hoplites"], "over": ["athena", "spartans"]}
ZONES = {"under": ["iron-road", "charred-wood"], "over": ["shade-field", "south-pit"]}


def pit(folder, minotaur, spartans="bone-yard"):
    """The Minotaur in the pit of Tartarus; he has just been activated."""
    where = {"hades": "iron-road", "minotaur": minotaur, "hoplites": "charred-wood", "athena": "tomb"}
    units = [{"id": unit, "area": area} for unit, area in {**where, "spartans": spartans}.items()]
    return scenario_file(folder, "tartarus", adventure(PIT, zones=ZONES), units=units)


def activated(path, *dice):
    game = played(path, *dice).quiet("BeginTurn")
    return game.do(["search_card", "minotaur"], ["minotaur", "simple"])


@pytest.mark.rule("MYT-TERR-14", "MYT-TERR-15")
def test_a_charge_into_the_rift_of_tartarus_follows_the_skulls_and_does_not_stop_in_it(tmp_path):
    game = activated(pit(tmp_path, "anvil")).do("power:charge")
    assert "upper-rift" in game.asked.options
    game.do("upper-rift")
    assert [event.area for event in game.told(Moved)] == ["upper-rift", "guard-house"], "the skulls lead there alone"
    assert (game.area("minotaur"), game.state.activation) == ("guard-house", None), "two areas are all it enters"


@pytest.mark.rule("MYT-TERR-14")
def test_a_charge_enters_no_rift_beside_the_skulls_nor_one_it_could_not_leave(tmp_path):
    from_the_side = activated(pit(tmp_path, "iron-road")).do("power:charge")
    assert "upper-rift" not in from_the_side.asked.options
    from_the_forge = activated(pit(tmp_path, "forge")).do("power:charge")
    assert "lower-rift" in from_the_forge.asked.options
    from_the_forge.do("south-pit")
    assert "lower-rift" not in from_the_forge.asked.options, "one area is left: it could not get out again"
    assert "stop" in from_the_forge.asked.options


@pytest.mark.rule("MYT-TERR-14", "MYT-AREA-02")
def test_a_charge_over_enemies_goes_on_and_strikes_in_every_area(tmp_path):
    blanks = [0] * 6
    game = activated(pit(tmp_path, "anvil", "charred-wood"), *blanks, *blanks).do("power:charge", "charred-wood")
    assert game.kind == "ChooseTarget", "friend and foe stand there"
    game.do("spartans").quiet("ChooseArea")
    assert {event.target for event in game.told(Attacked)} == {"spartans", "hoplites"}
    assert {"stop", "ash-gate"} <= set(game.asked.options)
