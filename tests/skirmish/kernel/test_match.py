"""A match takes numbered answers, refuses by name, keeps secrets, goes back, and fails without a trace."""

from __future__ import annotations

import json

import pytest

from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.decisions import EnterDie
from skirmish.kernel.dice import DiceError, GivenDice, SeededDice, TypedDice
from skirmish.kernel.events import Rolled, TookBack
from skirmish.kernel.match import Match, RulesError
from skirmish.kernel.views import REFEREE, SPECTATOR, encode
from tests.skirmish.kernel.lanterns import CODEC, PLAYERS, LanternRules, Scored


def started(dice=None, **rules):
    return Match(LanternRules(**rules), dice or SeededDice(5))


def say(match, player, answer):
    return match.answer(player, match.waiting_for(player).number, answer)


def cards(match, player):
    return match.state.hands[PLAYERS.index(player)].open_to(player)


def to_bids(match):
    for player in PLAYERS:
        assert say(match, player, "look")
        assert say(match, player, cards(match, player)[0])
    return match


def random_game(seed=1):
    return play_out(started(SeededDice(seed)), {player: RandomBot(seed) for player in PLAYERS})


def test_a_game_of_bots_ends_with_an_outcome():
    match = random_game()
    assert match.over
    assert match.outcome.reason == "score"
    assert match.pending == ()


def test_the_same_seed_gives_the_same_game():
    assert random_game(3).events == random_game(3).events
    assert random_game(3).events != random_game(4).events


def test_an_answer_to_an_old_decision_is_refused_by_name():
    match = started()
    old = match.waiting_for("north").number
    say(match, "north", "look")
    verdict = match.answer("north", old, "look")
    assert not verdict
    assert verdict.reason == "stale_answer"
    assert verdict.facts["asked"] == match.waiting_for("north").number


def test_nobody_answers_for_another():
    match = started()
    number = match.waiting_for("north").number
    assert match.answer("south", number, "look").reason == "not_your_decision"
    assert match.answer("west", number, "look").reason == "unknown_player"


def test_an_answer_that_is_no_option_changes_nothing():
    match = started()
    before = (match.state, list(match.events), list(match.entries), match.pending)
    assert say(match, "north", "shout").reason == "not_an_option"
    assert (match.state, list(match.events), list(match.entries), match.pending) == before


def test_a_game_that_is_over_takes_no_answers():
    match = random_game()
    assert match.answer("north", 1, "look").reason == "game_over"


def test_a_hand_is_seen_by_its_player_and_by_the_referee_alone():
    match = started()
    mine, theirs, anyone = (match.view(viewer)["state"]["hands"][0] for viewer in ("north", "south", SPECTATOR))
    assert mine == list(cards(match, "north"))
    assert theirs == anyone == 2
    assert match.view(REFEREE)["state"]["hands"] == [list(cards(match, player)) for player in PLAYERS]
    with pytest.raises(PermissionError):
        match.state.hands[0].open_to("south")


def test_the_options_of_a_decision_are_shown_to_its_player_alone():
    match = started()
    say(match, "north", "look")
    assert match.view("north")["pending"][0]["options"] == list(cards(match, "north"))
    assert match.view("south")["pending"] == [
        {"number": match.pending[0].number, "answered": False, "is": "PlayCard", "player": "north"}
    ]


def test_what_another_may_see_is_the_same_whatever_the_secret_is():
    """Two deals that differ in the north hand only look the same from the south, to the byte."""
    dealt = [started(GivenDice(orders=(order,))) for order in ((0, 1, 2, 3), (1, 0, 2, 3))]
    views = [json.dumps([match.view("south"), match.told("south")]) for match in dealt]
    assert views[0] == views[1]
    assert dealt[0].view("north") != dealt[1].view("north")


def test_a_sealed_answer_is_told_to_nobody_before_all_are_in():
    views = []
    for bid in (0, 3):
        match = to_bids(started())
        assert say(match, "north", bid)
        assert match.waiting_for("north") is None
        views.append(json.dumps([match.view("south"), match.told("south"), match.told(SPECTATOR)]))
    assert views[0] == views[1]
    assert '"answered": true' in views[0]
    say(match, "south", 1)
    assert match.state.round == 1
    assert Scored("north", 3) in match.events


def test_a_sealed_answer_can_be_taken_back_until_all_are_in():
    match = to_bids(started())
    say(match, "north", 3)
    assert match.undo("north")
    assert match.waiting_for("north") is not None
    assert isinstance(match.events[-1], TookBack)
    say(match, "north", 0)
    say(match, "south", 1)
    assert match.undo("south").reason == "undo_past_reveal"


def test_an_answer_is_taken_back_and_leaves_a_trace():
    match = started()
    before = match.state
    say(match, "north", "look")
    assert match.undo("north")
    assert match.state == before
    assert match.pending[0].decision.kind == "Look"
    assert match.entries[-1].kind == "Undo"
    assert match.pending[0].number > match.entries[-1].number


def test_nobody_goes_back_past_a_die():
    match = started()
    say(match, "north", "look")
    say(match, "north", cards(match, "north")[0])
    assert match.undo("north").reason == "undo_past_chance"


def test_nobody_takes_back_what_another_answered():
    match = started()
    say(match, "north", "look")
    assert match.undo("south").reason == "undo_past_other"


def test_dice_rolled_on_the_table_are_entered_by_any_player():
    match = started(TypedDice(5))
    say(match, "north", "look")
    say(match, "north", cards(match, "north")[0])
    assert isinstance(match.pending[0].decision, EnterDie)
    assert say(match, "south", 7).reason == "not_a_die"
    assert say(match, "south", 6)
    assert Rolled("score", "north", 6, 6, typed=True) in match.events


def test_given_dice_say_what_they_are_for():
    match = started(GivenDice((("score", "north", 6), ("armour", 2))))
    say(match, "north", "look")
    say(match, "north", 0)
    say(match, "south", "look")
    with pytest.raises(RulesError) as trouble:
        say(match, "south", 2)
    assert isinstance(trouble.value.__cause__, DiceError)


def test_rules_that_fail_leave_the_match_as_it_was():
    match = started(GivenDice(orders=((0, 1, 2, 3),)), fails_on=1)
    say(match, "north", "look")
    before = (match.state, list(match.events), list(match.entries), match.pending)
    with pytest.raises(RulesError):
        say(match, "north", 1)
    assert (match.state, match.events, match.entries, match.pending) == before


def test_a_state_is_read_back_exactly():
    match = to_bids(started())
    assert CODEC.decode(json.loads(json.dumps(encode(match.state)))) == match.state


def test_a_match_goes_on_from_a_checkpoint():
    """Given the state of a checkpoint and the answers since, the rest comes out the same."""
    bots = {player: RandomBot(8) for player in PLAYERS}
    whole = started(SeededDice(8))
    states = []
    play_out(whole, bots, watch=lambda match: states.append(match.checkpoint))
    for checkpoint in {id(state): state for state in states}.values():
        again = play_out(Match(LanternRules(), SeededDice(8), checkpoint), bots)
        assert again.state == whole.state
        assert again.events == whole.events[len(whole.events) - len(again.events) :]
