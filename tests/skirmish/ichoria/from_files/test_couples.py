"""Coupled figures: a heroine and her wolf in games of scenario files (ICH-BAND-04)."""

from __future__ import annotations

import pytest

from scenes.files.problems import SceneError
from skirmish.ichoria.actions.melee import Fought
from skirmish.ichoria.course.end import may_concede
from skirmish.ichoria.gods.faith import PointsEarned
from skirmish.ichoria.gods.talion import lost_share
from skirmish.ichoria.state.turn_events import ActivationBegan, CardDrawn
from skirmish.kernel.events import Shuffled
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import figure, side

RUNIR = figure("runir", "vikings/shield_maiden", (5, 6), animal="wolf", animal_at=[5, 9])
KARA = figure("kara", "vikings/speer", (5, 20))
DAVIOS = figure("davios", "greeks/athenian_hoplite", (20, 6))


def pair(tmp_path, *more, greeks=(DAVIOS,), **entries):
    return scenario_game.written(tmp_path, side("vikings", RUNIR, KARA, *more), side("greeks", *greeks), **entries)


@pytest.mark.rule("ICH-BAND-04")
@pytest.mark.parametrize("first", ["runir", "runir wolf"])
def test_both_act_in_one_activation_in_the_order_their_player_says(tmp_path, first):
    game = pair(tmp_path)
    asked = game.play()
    assert asked.asked == ("vikings", "ChooseFirst")
    assert [event.count for event in asked.told(Shuffled)] == [3]  # one card for the two of them
    second = {"runir": "runir wolf", "runir wolf": "runir"}[first]
    played = game.play([first, "end", "end"])
    assert [event.figure for event in played.told(ActivationBegan)][:3] == [first, second, "kara"]


@pytest.mark.rule("ICH-BAND-04", "ICH-MOV-15")
def test_the_wolf_has_its_own_body_and_moves_and_bites_by_its_own_profile(tmp_path):
    """It is Rapide: 8 pas and a bite with Combat 3, which Davios answers with 4."""
    game = pair(tmp_path, greeks=(figure("davios", "greeks/athenian_hoplite", (14, 9)),))
    bite = game.play(["runir wolf", "move", "walk 12.4,9", "fight"], dice=[2, 6, 2])
    assert [(one.attack, one.defence) for one in bite.told(Fought)] == [(2 + 3, 6 + 4)]
    assert bite.figure("runir wolf").place == pytest.approx((12.4, 9, 0), abs=0.001)
    assert bite.figure("runir").place == (5.0, 6.0, 0.0)
    assert bite.game.card("runir wolf").height_pas == pytest.approx(0.9)


@pytest.mark.rule("ICH-BAND-04", "ICH-FAITH-01")
def test_the_wolf_has_no_hands_and_no_gods(tmp_path):
    fragment = '[[fragments]]\nid = "near"\nvalue = 5\nat = [5.5, 9]\n'
    game = pair(tmp_path, figure("sibyl", "barbarians/barbarian_sibyl", (2, 2)), fragments=fragment)
    asked = game.play(["runir wolf"])
    assert not {"harvest", "solicit", "retrieve", "work"} & set(asked.pending.options)
    assert asked.check("harvest").rule == "ICH-BAND-04"
    assert asked.check("solicit").rule == "ICH-ACT-06"
    assert asked.told(PointsEarned) == []


@pytest.mark.rule("ICH-BAND-04", "ICH-END-01", "ICH-TALION-01")
def test_the_pair_is_lost_when_both_are_and_counts_as_one(tmp_path):
    """Davios kills the wolf and then the heroine: only with her is one of two figures of the band lost."""
    greeks = (
        figure("davios", "greeks/spartan_hoplite", (6.4, 9), weapons=["epee_deux_mains"]),
        figure("leon", "greeks/spartan_hoplite", (6.4, 6), weapons=["epee_deux_mains"]),
    )
    game = pair(tmp_path, greeks=greeks)
    first = ["runir", "end", "end", "end", "fight"]
    wolf_dead = game.play(first, dice=[6, 1, 4])
    assert wolf_dead.figure("runir wolf").status == "out"
    assert lost_share(wolf_dead.game, "vikings") == 0
    assert not may_concede(wolf_dead.game, "vikings")
    # a 5 on Armure is critical: 2D3, three dice of the four points of Santé
    both = game.play([*first, "end", "fight"], dice=[6, 1, 4, 6, 1, 5, 6, 6])
    assert both.figure("runir").status == "out"
    assert lost_share(both.game, "vikings") == pytest.approx(0.5)
    assert may_concede(both.game, "vikings")


@pytest.mark.rule("ICH-BAND-04", "ICH-TURN-03")
def test_a_wolf_whose_heroine_is_dead_still_acts_on_the_card_of_the_pair(tmp_path):
    """The Greeks are drawn first and kill Runir; then her card comes, and the wolf is activated."""
    greeks = (figure("leon", "greeks/spartan_hoplite", (6.4, 6), weapons=["epee_deux_mains"]),)
    game = pair(tmp_path, greeks=greeks)
    played = game.play(["fight", "end"], dice=[6, 1, 5, 6, 6], orders=[(2, 0, 1)])
    assert played.figure("runir").status == "out"
    assert [(event.figure, event.gone) for event in played.told(CardDrawn)] == [("leon", False), ("runir", False)]
    assert played.pending.figure == "runir wolf"
    # and in the next turn it has a card of its own
    second = game.play(["fight", "end", "end", "end"], dice=[6, 1, 5, 6, 6], orders=[(2, 0, 1), (0, 1, 2)])
    assert [event.count for event in second.told(Shuffled)] == [3, 3]


def test_an_animal_that_is_none_is_refused_by_line_and_key(tmp_path):
    with pytest.raises(SceneError, match=r"sides\[0\].figures\[0\].animal: no animal is called 'wolv'"):
        scenario_game.written(
            tmp_path,
            side("vikings", figure("runir", "vikings/shield_maiden", (5, 6), animal="wolv")),
            side("greeks", DAVIOS),
        )
