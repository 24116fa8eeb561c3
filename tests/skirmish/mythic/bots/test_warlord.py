"""The warlord: it takes what wins, strikes by the odds, looks at nobody's cards, and beats chance."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import sqrt
from pathlib import Path

import pytest

from scenes.games.mythic.scenario import load_setup
from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.dice import GivenDice, SeededDice
from skirmish.kernel.match import Checkpoint, Match
from skirmish.mythic.bots.warlord import Warlord
from skirmish.mythic.kit import KIT
from skirmish.mythic.state.state import deck_of, hand_of
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking

CATALOGUE = Path(__file__).parents[4] / "scenes/catalogue/mythic"


def advised(table, seed=1):
    """What a warlord in the seat of whoever is asked would answer."""
    pending = table.match.pending[0]
    return Warlord(seed).answer(table.match, pending.decision.player, pending)


@cache
def rules_of(name):
    return KIT.rules(load_setup(CATALOGUE / f"{name}.toml"), None)


def beaten(name, games, first=0):
    """How many of so many games the warlord won against chance, its seat going round."""
    rules = rules_of(name)
    won = 0
    for seed in range(first, first + games):
        mine = rules.players[seed % len(rules.players)]
        match = Match(rules, SeededDice(seed))
        play_out(match, {who: Warlord(seed) if who == mine else RandomBot(seed) for who in rules.players})
        won += mine in match.outcome.winners
    return won


def interval(won, games, z=1.96):
    """Wilson's interval for a share."""
    share, spread = won / games, z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return middle - half, middle + half


# ---------------------------------------------------------------- single decisions


def test_it_absorbs_the_stone_that_wins():
    arena = Arena("..").add("lord", "ann", "a1", "god").add("mark", "bob", "a1").hold("ann", "lord")
    for _ in range(3):
        arena.stone(dashboard="lord")
    table = arena.stone("a1").play().passing()
    assert advised(table) == ["lord", "complex"]
    assert advised(table.do(["lord", "complex"])) == ["absorb", "stone4"]


def test_it_strikes_the_enemy_who_falls_rather_than_the_one_who_does_not():
    arena = Arena("..").add("one", "ann", "a1", offence=5).add("strong", "bob", "a1", defence=10, vitality=6)
    arena.add("weak", "bob", "a1", defence=3, vitality=1)
    assert advised(attacking(arena, "one")) == "weak"


def test_it_plays_dice_by_the_advice():
    arena = Arena("..").add("one", "ann", "a1", offence=4).add("mark", "bob", "a1", defence=7)
    fight = attacking(arena, "one", 0, 3, 4, 5)
    assert advised(fight) == fight.asked.advice == [3, 4]


def test_it_claims_a_stone_and_carries_it_towards_its_divinity():
    arena = Arena("....").add("lord", "ann", "d1", "god").add("one", "ann", "a1", movement=2).hold("ann", "one")
    table = arena.stone("a1").play().passing().do(["one", "simple"])
    assert advised(table) == ["claim", "stone1"]
    assert advised(table.do(["claim", "stone1"])) == "walk"
    assert advised(table.do("walk")) == ["b1", "c1"]


def test_its_divinity_keeps_away_from_whoever_could_fell_it():
    arena = Arena("...").add("lord", "ann", "b1", "god", left=1, vitality=6, movement=1).stone("c1").stone("a1")
    arena.add("ogre", "bob", "c1", "monster", offence=9, movement=0).hold("ann", "lord")
    table = arena.play().passing().do(["lord", "complex"])
    assert advised(table) == "run"
    assert advised(table.do("run")) == ["a1"]


def test_it_does_not_look_at_the_cards_of_others():
    """With any hand of the opponent and any order of all decks it answers the same."""
    arena = Arena("...").add("lord", "ann", "a1", "god").add("one", "ann", "b1").add("mark", "bob", "b1")
    arena.hold("ann", "one", "aow", "lord").hold("bob", "mark", "aow").deck("bob", "god_of_bob", "aow", "mark")
    state = arena.deck("ann", "one", "aow", "lord").state()
    other = state.with_army("bob", hand=hand_of("bob", ("god_of_bob", "mark")), deck=deck_of(("aow", "mark", "aow")))
    other = other.with_army("ann", deck=deck_of(("lord", "aow", "one")))
    answers = []
    for start in (state, other):
        match = Match(arena.rules(), GivenDice(()), Checkpoint(start, 0, 0, 0))
        while match.pending[0].decision.player != "ann":
            match.answer(match.pending[0].decision.player, match.pending[0].number, "pass")
        answers.append(Warlord(1).answer(match, "ann", match.pending[0]))
    assert answers[0] == answers[1]
    assert replace(state, armies={}) == replace(other, armies={})


# ---------------------------------------------------------------- whole games


def test_it_beats_chance_in_four_games_of_five():
    assert beaten("skirmish_agora", 5) >= 4


def test_warlords_end_their_games_among_themselves():
    rules = rules_of("skirmish_agora")
    match = Match(rules, SeededDice(3))
    play_out(match, {player: Warlord(3) for player in rules.players})
    assert match.over


@pytest.mark.soak
@pytest.mark.parametrize(("name", "games"), [("skirmish_agora", 60), ("skirmish_hyperborea", 60)])
def test_it_clearly_beats_chance(name, games):
    """The lower end of the interval for its share of wins is far above a half."""
    won = beaten(name, games)
    low, high = interval(won, games)
    print(f"{name}: {won} of {games} won, {low:.2f} to {high:.2f}")  # noqa: T201 - the measure is the point
    assert low > 0.8
