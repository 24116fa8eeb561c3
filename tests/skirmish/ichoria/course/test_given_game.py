"""The fixture of the other tests of the game: it gives answers and dice, and says what is left over or missing."""

import pytest

from skirmish.kernel.decisions import Choice
from skirmish.kernel.events import Rolled
from tests import given
from tests.skirmish.ichoria import given_game


def duel(**more):
    figures = {
        "davios": given_game.figure("greeks", at=(5, 6), combat=5),
        "sigvald": given_game.figure("vikings", at=(10, 6), crouched=True, health=1),
    }
    return given_game.skirmish(figures=figures, active="davios", **more)


async def ask_and_roll(game, who):
    answer = await game.ask(Choice(game.card(who).side, ("yes", "no")))
    return answer, await game.die("luck", who)


def test_a_rule_is_played_with_given_answers_and_dice():
    played = duel().play(ask_and_roll, "davios", answers=[("greeks", "Choice", "yes")], dice=[("luck", "davios", 4)])
    assert played.result == ("yes", 4)
    assert played.last == Rolled("luck", "davios", 6, 4)


def test_figures_are_as_they_are_given():
    state = duel(points={"greeks": 3}, fragments={"f1": (15, (20, 21))}).state
    assert (state.figures["sigvald"].sante, state.figures["sigvald"].crouched) == (1, True)
    assert state.sides["greeks"].points == 3
    assert state.fragments[0].place == (20.0, 21.0, 0.0)
    assert state.activation.figure == "davios"


@pytest.mark.parametrize(
    ("answers", "dice", "what"),
    [
        (["maybe"], [], "refused"),
        ([], [], "no answer"),
        (["yes", "no"], [4], "left over"),
        (["yes"], [4, 5], "not rolled"),
        ([("Bid", "yes")], [4], "is asked"),
    ],
)
def test_what_is_left_over_or_missing_fails(answers, dice, what):
    with pytest.raises(AssertionError, match=what):
        duel().play(ask_and_roll, "davios", answers=answers, dice=dice)


def test_a_wall_hides_and_the_same_table_measures():
    game = duel(pieces=(given.box(0.5, 6, 3, at=(7.5, 6)),)).game
    assert not game.table.sees(game.standings, "davios", "sigvald")
    assert game.table.apart(*game.standings).bases_pas == pytest.approx(3.8, abs=1e-4)
