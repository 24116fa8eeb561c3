"""Renegades that a scenario lists itself are stripped as those of a band file are."""

from __future__ import annotations

import pytest

from scenes.games.ichoria.scenario.scenario_file import SCENARIOS
from scenes.plugs.matches import load_scenario
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import figure, side

GREEKS = side("greeks", figure("davios", "greeks/athenian_hoplite", (14, 15)))
RUS = figure("sigvald", "vikings/rus", (5, 15))
MAIDEN = figure("runir", "vikings/shield_maiden", (5, 12))


@pytest.mark.rule("ICH-REN-04")
@pytest.mark.parametrize("said", [{"renegade": True}, {"faction": "renegades"}], ids=["renegade", "faction"])
def test_a_renegade_rus_charges_no_farther_than_anybody(tmp_path, said):
    """Davios is 7.8 pas off: a Viking engages him with Attaque éclair, a renegade of theirs cannot."""
    viking = scenario_game.written(tmp_path, side("vikings", RUS, MAIDEN), GREEKS)
    charge = "walk 12.4,15"
    assert viking.play(["move"]).check(charge)
    renegade = scenario_game.written(tmp_path, side("vikings", RUS, MAIDEN, **said), GREEKS)
    refused = renegade.play(["move"]).check(charge)
    assert (refused.reason, refused.rule) == ("too_far", "ICH-MOV-01")
    assert renegade.play(["move"]).match.rules.book.cards["runir"].abilities == {"animal_de_garde"}


@pytest.mark.rule("ICH-REN-04")
def test_no_renegade_of_the_shipped_marsh_keeps_a_capability_of_its_faction():
    book = load_scenario(SCENARIOS / "marsh.toml").rules.book
    renegades = book.bands["renegades"].figures
    assert not {"attaque_eclair", "acrobatie", "coordination"} & {
        ability for name in renegades for ability in book.cards[name].abilities
    }
    assert book.bands["renegades"].renegade
