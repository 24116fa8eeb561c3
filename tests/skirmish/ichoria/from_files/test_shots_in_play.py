"""Aiming, hurrying and flying in games of scenario files."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.shots import Shot
from skirmish.ichoria.state.move_events import Hurried, WasHeld
from skirmish.ichoria.state.turn_events import Stayed
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import figure, piece, side

ARCHER = figure("jelena", "greeks/cretan_archer", (5, 6))
MARK = figure("sigvald", "vikings/rus", (13, 6))
NET = "filet_d_hephaistos on jelena"


def amazon_and_greeks(tmp_path, *, points=6):
    """An Amazon archer (Adresse 4) and a Greek mark whose gods can hold her: 8 pas apart."""
    return scenario_game.written(
        tmp_path,
        side("amazons", figure("jelena", "amazons/amazon_archer", (5, 6))),
        side("greeks", figure("davios", "greeks/athenian_hoplite", (13, 6)), points=points),
    )


@pytest.mark.rule("ICH-ACT-03", "ICH-SHOOT-07", "ICH-ACT-12")
def test_who_has_walked_and_is_then_held_has_not_aimed(tmp_path):
    """She walks a pas, the net falls on her, and the rest of her move fails: her shot is no aimed one."""
    game = amazon_and_greeks(tmp_path)
    walked = ["pass", "move", "walk 6,6", NET, "move", "walk 8,6"]
    held = game.play([*walked, "shoot"], dice=[6])
    assert held.told(WasHeld)
    assert [option["aimed"] for option in held.pending.options] == [False]
    shot = {"target": "davios", "weapon": "arc", "aimed": False}
    assert game.play([*walked, "shoot", shot], dice=[6, 4, 6]).told(Shot)[0].attack == 4 + 4


@pytest.mark.rule("ICH-ACT-02", "ICH-ACT-03")
def test_who_was_held_before_it_could_move_has_stayed_and_aims(tmp_path):
    held = amazon_and_greeks(tmp_path).play([NET, "move", "walk 8,6", "shoot"], dice=[6])
    assert held.told(Stayed)
    assert [option["aimed"] for option in held.pending.options] == [True]


@pytest.mark.rule("ICH-SHOOT-12", "ICH-MEL-03", "ICH-ACT-07")
def test_who_wanted_to_hurry_and_was_held_has_not_run(tmp_path):
    game = amazon_and_greeks(tmp_path)
    held = game.play([NET, "move", {"path": "walk 13,9", "hurry": True}], dice=[6])
    assert held.told(Hurried) == []
    assert held.figure("jelena").last_deeds == frozenset()
    assert not held.figure("jelena").has("hurried")
    assert "shoot" in held.pending.options  # her second action is still hers
    free = game.play([NET, "move", {"path": "walk 13,9", "hurry": True}], dice=[1])
    assert free.figure("jelena").last_deeds == {"ran"}


@pytest.mark.rule("ICH-SHOOT-12")
@pytest.mark.parametrize("die", [2, 6], ids=["the jump succeeds", "the jump fails"])
def test_a_jumper_in_mid_air_is_a_moving_target_whether_the_jump_succeeds_or_not(tmp_path, die):
    """Kara jumps 4 pas from roof to roof, and Jelena on alert shoots at her a pas from the edge."""
    roofs = piece("one", box=[4, 4, 3], at=[7, 10]) + piece("two", box=[4, 4, 3], at=[15, 10])
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("jelena", "greeks/cretan_archer", (10, 4))),
        side("vikings", figure("kara", "vikings/speer", (8.5, 10, 3))),
        scenery=roofs,
    )
    answers = ["alert", "end", "move", "jump 14,10", {"do": "shoot", "weapon": "arc_lourd", "at_pas": 1.5}]
    played = game.play(answers, dice=[die, 3, 3])
    shot = played.told(Shot)[0]
    assert (shot.attack, shot.defence) == (3 + 4, 3 + 3 + 1)
