"""Turns: the shuffled deck, the optional hands of cards, and what lasts as long as a turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.ichoria.book.cards import Options
from skirmish.ichoria.course.activation import ActivationBegan
from skirmish.ichoria.course.turn import play_turns
from skirmish.ichoria.state.turn_events import CardDrawn, PicksRevealed, TurnBegan, TurnEnded
from skirmish.kernel.events import Ended, Shuffled
from skirmish.kernel.match import Sealed
from skirmish.kernel.views import REFEREE, seen_by
from tests.skirmish.ichoria import given_game

figure = given_game.figure
FRAGMENTS = {"f1": (5, (30, 30))}
"""Somewhere far off, so that nobody may give up yet."""


def field(*, turn=0, turn_limit=1, alternate=False, **figures):
    """Two Greeks against two Vikings on an empty table, far apart, before their first turn."""
    usual = {
        "davios": figure("greeks", at=(5, 6), initiative=4),
        "leda": figure("greeks", at=(9, 6), initiative=2),
        "sigvald": figure("vikings", at=(5, 30), initiative=3),
        "rus": figure("vikings", at=(9, 30), initiative=2),
    }
    options = Options(alternate_activation=alternate, turn_limit=turn_limit)
    return given_game.skirmish(figures={**usual, **figures}, fragments=FRAGMENTS, turn=turn, options=options)


def activated(played):
    return [event.figure for event in played.told(ActivationBegan)]


@pytest.mark.rule("ICH-TURN-01", "ICH-TURN-02")
def test_in_each_turn_everybody_is_activated_once_in_the_order_of_a_fresh_shuffle():
    played = field(turn_limit=2).play(play_turns, answers=["end"] * 8, orders=[(2, 0, 3, 1), (0, 1, 2, 3)])
    assert activated(played) == ["sigvald", "davios", "rus", "leda", "davios", "leda", "sigvald", "rus"]
    assert len(played.told(Shuffled)) == 2
    assert [event.turn for event in played.told(TurnEnded)] == [1, 2]
    assert played.last.reason == "turn_limit"


@pytest.mark.rule("ICH-TURN-02")
def test_nobody_knows_the_order_of_the_cards_still_to_come():
    played = field().play(play_turns, orders=[(2, 0, 3, 1)], until_asked=True)
    began = played.told(TurnBegan)[0]
    assert seen_by(began, "greeks")["deck"] == seen_by(began, "vikings")["deck"] == 4
    assert seen_by(played.state, "greeks")["deck"] == 3
    assert seen_by(played.state, REFEREE)["deck"] == ["davios", "rus", "leda"]


@pytest.mark.rule("ICH-TURN-03")
def test_the_card_of_a_figure_that_has_gone_is_laid_aside():
    scene = field(leda=figure("greeks", at=(0.7, 6)))
    played = scene.play(play_turns, answers=["move", "leave", "end", "end", "end"], orders=[(1, 0, 2, 3)])
    assert activated(played) == ["leda", "davios", "sigvald", "rus"]
    in_turn = replace(scene.state, turn=1, in_turn=True, deck=played.told(TurnBegan)[0].deck)
    gone = replace(scene, state=in_turn.with_figure("leda", status="out", place=None))
    played = gone.play(play_turns, answers=["end"] * 3)
    assert played.told(CardDrawn)[0] == CardDrawn("leda", gone=True)
    assert activated(played) == ["davios", "sigvald", "rus"]


@pytest.mark.rule("ICH-TURN-04")
def test_with_three_bands_everybody_else_is_an_enemy():
    scene = field(penthe=figure("amazons", at=(20, 20)))
    assert scene.book.sides == ("greeks", "vikings", "amazons")
    enemies = {enemy.id for enemy in scene.game.enemies_of("penthe")}
    assert enemies == {"davios", "leda", "sigvald", "rus"}
    played = scene.play(play_turns, answers=["end"] * 5)
    assert activated(played)[-1] == "penthe"


@pytest.mark.rule("ICH-TURN-05")
def test_what_holds_for_a_turn_ends_with_the_turn_and_not_with_the_activation():
    hurrying = {"path": "walk 5,15", "hurry": True}
    played = field(turn_limit=2).play(
        play_turns, answers=["move", hurrying, "end"], orders=[(0, 1, 2, 3)], until_asked=True
    )
    assert played.state.figures["davios"].has("hurried")  # leda has been activated since
    played = field().play(play_turns, answers=["move", hurrying, "end", "end", "end"], orders=[(0, 1, 2, 3)])
    assert not played.state.figures["davios"].turn_flags
    assert played.state.figures["davios"].last_deeds == {"ran"}  # that is of its last activation (ICH-SHOOT-12)


@pytest.mark.rule("ICH-TURN-05")
def test_a_turn_that_was_lost_is_lost_to_its_end():
    scene = field(davios=figure("greeks", at=(5, 6), turn_flags=frozenset({"spent"})))
    played = scene.play(play_turns, answers=["end"] * 3)
    assert activated(played) == ["davios", "leda", "sigvald", "rus"]  # davios is not even asked
    assert not played.state.figures["davios"].has("spent")


# ---------------------------------------------------------------- hands of cards


@pytest.mark.rule("ICH-OPT-01")
def test_the_smaller_band_holds_blanks_until_both_hands_are_equal():
    scene = field(alternate=True, olaf=figure("vikings", at=(13, 30)), sven=figure("vikings", at=(17, 30)))
    played = scene.play(play_turns, until_asked=True)
    assert played.told(TurnBegan)[0].blanks == {"greeks": 2, "vikings": 0}
    assert played.match.pending[0].decision.options == ("davios", "leda", "blank")
    assert played.match.pending[1].decision.options == ("sigvald", "rus", "olaf", "sven")


@pytest.mark.rule("ICH-OPT-02", "ICH-OPT-03", "ICH-EX-06")
def test_picks_are_secret_until_both_are_made_and_the_higher_initiative_goes_first():
    """The archer and the warrior are picked; the warrior is quicker, and gets to its cover before the shot."""
    played = field(alternate=True).play(play_turns, answers=[("greeks", "PickCard", "leda")], until_asked=True)
    assert played.last == Sealed("greeks")
    assert "leda" not in str(played.match.told("vikings", after=len(played.events) - 1))
    scene = field(alternate=True)
    played = scene.play(play_turns, answers=["leda", "sigvald", "end", "end", "davios", "rus", "end", "end"])
    assert activated(played) == ["sigvald", "leda", "davios", "rus"]
    assert played.told(PicksRevealed)[0].picks == {"greeks": "leda", "vikings": "sigvald"}


@pytest.mark.rule("ICH-OPT-02")
def test_a_figure_already_activated_cannot_be_picked_again():
    played = field(alternate=True).play(play_turns, answers=["leda", "sigvald", "end", "end"], until_asked=True)
    assert played.pending.options == ("davios",)
    assert played.check("leda").reason == "not_an_option"


@pytest.mark.rule("ICH-OPT-03")
@pytest.mark.parametrize(("die", "first"), [(3, "leda"), (4, "rus")])
def test_a_die_decides_between_equal_initiatives(die, first):
    scene = field(alternate=True)
    played = scene.play(play_turns, answers=["leda", "rus"], dice=[("tie", die)], until_asked=True)
    assert activated(played) == [first]


@pytest.mark.rule("ICH-OPT-04")
def test_a_blank_activates_nobody_in_that_exchange():
    scene = field(alternate=True, olaf=figure("vikings", at=(13, 30)))
    answers = ["blank", "sigvald", "end", "davios", "rus", "end", "end", "leda", "olaf", "end", "end"]
    played = scene.play(play_turns, answers=answers)
    assert activated(played) == ["sigvald", "davios", "rus", "olaf", "leda"]
    assert [event.picks["greeks"] for event in played.told(PicksRevealed)] == ["blank", "davios", "leda"]


@pytest.mark.rule("ICH-END-02")
def test_giving_up_is_asked_at_the_start_of_a_turn_alone():
    scene = given_game.skirmish(
        figures={"davios": figure("greeks", at=(5, 6)), "sigvald": figure("vikings", at=(5, 30))},
        turn=0,
        options=Options(turn_limit=2),
    )
    played = scene.play(play_turns, answers=[("Concede", "play on"), ("Concede", "play on"), "end", "end", "give up"])
    assert (played.last.reason, played.state.turn, type(played.last)) == ("conceded", 1, Ended)


def test_the_rules_go_on_from_any_checkpoint():
    scene = field(alternate=True)
    played = scene.play(play_turns, answers=["leda", "sigvald", "end", "end"], until_asked=True)
    again = replace(scene, state=played.match.checkpoint.state)
    rest = again.play(play_turns, answers=["davios", "rus", "end", "end"])
    assert activated(rest) == ["davios", "rus"]
