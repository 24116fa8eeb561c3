"""Rules of turns and cards, in force in games that are played from scenario files."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.events import Healed, ManoeuvreBought, TurnEnded
from tests.scenes.games.mythic.files import adventure, drawn_board, played, scenario_file

FROST = drawn_board("P..")
TWO = {"ann": ["zeus", "hoplites"], "bob": ["ares"]}
ZONES = {"ann": ["a1", "b1"], "bob": ["c1"]}


def frost(folder):
    """Zeus freezes beside an omphalos, and takes it with the only action that the cold leaves him."""
    placed = [{"id": "zeus", "area": "a1"}, {"id": "hoplites", "area": "b1"}, {"id": "ares", "area": "c1"}]
    path = scenario_file(folder, FROST, adventure(TWO, zones=ZONES), units=placed, stones=[{"area": "a1"}] * 4)
    game = played(path).quiet("BeginTurn")
    return game.do(["zeus", "complex"], ["absorb", "stone1"])


@pytest.mark.rule("MYT-STONE-09")
def test_a_wounded_god_is_healed_before_the_turn_ends_though_no_action_is_left(tmp_path):
    """He absorbs with his only action, all cards of another unit are in the deck, and the turn is about to end."""
    game = frost(tmp_path)
    assert game.state.units["zeus"].vitality == 8
    game.quiet("EndTurn")
    assert (game.asked.player, game.state.activation) == ("ann", None)
    game.do("heal")
    assert [event.unit for event in game.told(Healed)] == ["zeus"]
    assert game.state.units["zeus"].vitality == 9
    assert "omphalos" not in game.hand("ann"), "the card is back in the box"


@pytest.mark.rule("MYT-MANO-01")
def test_manoeuvres_are_bought_before_a_turn_ends_by_everybody(tmp_path):
    """The limit of activations is reached, and still the active player draws, and then the other one."""
    game = frost(tmp_path).quiet("EndTurn").do("draw_cards", ["aow"], "none")
    assert not game.told(TurnEnded)
    assert (game.kind, game.asked.player) == ("ConsiderManoeuvre", "bob")
    game.do("draw_cards")
    assert [event.player for event in game.told(ManoeuvreBought)] == ["ann", "bob"]
    game.quiet("BeginTurn")
    assert [event.player for event in game.told(TurnEnded)] == ["ann"]


@pytest.mark.rule("MYT-MANO-01", "MYT-TURN-11")
def test_a_manoeuvre_finds_the_card_for_another_activation(tmp_path):
    """Ann holds art of war cards and cards of Zeus; she searches for a card of her hoplites and goes on."""
    game = frost(tmp_path).passing()
    assert (game.kind, game.asked.player) == ("GoOn", "ann")
    game.do(["search_card", "hoplites"], ["aow"], ["hoplites", "simple"], ["aow"])
    assert game.state.turn.activated == ("zeus", "hoplites")
