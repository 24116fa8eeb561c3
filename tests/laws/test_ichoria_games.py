"""Laws of whole games of Ichoria: what must hold in any game, asked of many that are played at random.

The table is that of the duel, and games are short; `make soak` plays thousands, to their end and on larger tables.
"""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import dist

import pytest

from scenes.games.ichoria.scenario.scenario_file import SCENARIOS, load_setup, table_of
from skirmish.ichoria.course.activation import ChooseAction
from skirmish.ichoria.figure.dice import Throw
from skirmish.ichoria.gods.influence import influenced
from skirmish.ichoria.kit import KIT
from skirmish.ichoria.state.engagement import engaged
from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.kernel.bots import RandomBot, next_seat, play_out
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.game import Game
from skirmish.kernel.match import CHANCE, Checkpoint, Match
from skirmish.kernel.record import read_record, write_record
from skirmish.kernel.replays import resume
from skirmish.kernel.views import REFEREE, SPECTATOR, encode, hidden, seen_by
from terrain.movement.answers import Mover
from tests.skirmish.ichoria import given_game

GAMES, BATCH = 200, 20
DUST_PAS = 2e-3
"""Bases in contact may overlap by the grain of the lattice."""


@cache
def setup(name="duel", *, turns=2, alternate=False, grave=False):
    told = copy.deepcopy(load_setup(SCENARIOS / f"{name}.toml"))
    told["book"]["options"] |= {"turn_limit": turns, "alternate_activation": alternate, "grave_wounds": grave}
    return told


@cache
def table(name="duel"):
    return table_of(setup(name))


def match_of(seed, name="duel", **options):
    return Match(KIT.rules(setup(name, **options), table(name)), SeededDice(seed))


def bots(match, seed):
    return {player: RandomBot(f"{seed} {player}") for player in match.rules.players}


def played(seed, *, watch=None, name="duel", **options):
    """A game of two random players from its start to its end."""
    match = match_of(seed, name, **options)
    play_out(match, bots(match, seed), most=3000, watch=watch)
    assert match.over
    assert match.outcome is not None
    return match


def played_to(seed, answers, **options):
    """The same game after so many answers of players."""
    match = match_of(seed, **options)
    for _ in range(answers):
        player, pending = next_seat(match, bots(match, seed))
        answer = RandomBot(f"{seed} {player}").answer(match, player, pending)
        assert match.answer(player, pending.number, answer)
    return match


def options_of(seed):
    return {"alternate": seed % 2 == 1, "grave": seed % 3 == 0}


# -------------------------------------------------------------------- what must hold at any decision


def check_state(match):
    game = Skirmish(Game(match.state, lambda _: None, lambda: None), match.rules.book, match.rules.table)
    check_crystals(match)
    check_engagement(game)
    if any(isinstance(pending.decision, ChooseAction) for pending in match.pending):
        check_footing(game)


def crystals(state):
    on_table = sum(fragment.value for fragment in state.fragments)
    return on_table + sum(one.crystals for one in state.figures.values()) + sum(s.secured for s in state.sides.values())


def check_crystals(match):
    assert crystals(match.state) == crystals(match.rules.start())


def check_engagement(game):
    for a, b in combinations([figure.id for figure in game.state.on_table()], 2):
        assert engaged(game, a, b) == engaged(game, b, a)


def check_footing(game):
    """Nobody rests with less than half its base held up, or inside another."""
    standing = game.standings
    for one in standing:
        mover = Mover(one.base_pas, 0.5 if one.crouched else one.height_pas)
        landscape = game.table.landscape(standing, one.id)
        assert landscape.balanced(mover, one.place), one
        assert landscape.footing(mover, one.place[:2], below_pas=one.place[2]).inside is None, one
    for a, b in combinations(standing, 2):
        beside = dist(a.place[:2], b.place[:2]) >= (a.base_pas + b.base_pas) / 2 - DUST_PAS
        assert beside or abs(a.place[2] - b.place[2]) >= 0.5 - DUST_PAS, (a, b)


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games_end_and_keep_their_laws(first):
    """No exception, no dead end; crystals are conserved, engagement is symmetric, everybody stands."""
    for seed in range(first, first + BATCH):
        played(seed, watch=check_state, **options_of(seed))


# -------------------------------------------------------------------- saving and loading


def reloaded(match):
    """The match again, from the JSON of its last checkpoint and the answers since."""
    kept = match.checkpoint
    state = KIT.codec().decode(json.loads(json.dumps(encode(kept.state))))
    assert state == kept.state
    again = Match(match.rules, match.dice, Checkpoint(state, kept.sent, kept.drawn, kept.asked))
    for entry in match.entries:
        if entry.number > kept.asked and entry.by != CHANCE:
            assert again.answer(entry.by, entry.number, entry.answer)
    return again


def check_reload(match):
    again = reloaded(match)
    assert again.events == match.events[len(match.events) - len(again.events) :]
    assert again.state == match.state
    for viewer in (*match.rules.players, SPECTATOR, REFEREE):
        mine, theirs = again.view(viewer), match.view(viewer)
        assert (mine["pending"], mine["state"]) == (theirs["pending"], theirs["state"])


@pytest.mark.parametrize("seed", range(8))
def test_loading_at_every_decision_gives_the_same_game(seed):
    played(seed, watch=check_reload, **options_of(seed))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_record_cut_anywhere_goes_on_to_the_same_end(seed):
    whole = played(seed, **options_of(seed))
    told = setup(**options_of(seed))
    lines = write_record(whole, told).splitlines(keepends=True)
    for cut in range(1, len(lines), 7):
        match = resume(read_record("".join(lines[:cut])), whole.rules)
        play_out(match, bots(match, seed))
        assert match.events == whole.events


@pytest.mark.parametrize("seed", range(6))
def test_every_event_is_read_back_as_it_was(seed):
    match = played(seed, **options_of(seed))
    for event in match.events:
        assert KIT.codec().decode(json.loads(json.dumps(encode(event)))) == event


# -------------------------------------------------------------------- secrets


def shown(match, viewer):
    """All that a viewer sees and hears, byte by byte."""
    return json.dumps([match.view(viewer), match.told(viewer)], sort_keys=True)


@pytest.mark.parametrize("seed", range(0, 12, 2))
def test_nobody_sees_the_order_of_the_deck(seed):
    """Whatever order the cards have that are still to come, every side sees and hears the same."""
    answers = []
    match = played(seed, watch=lambda match: answers.append(len(match.state.deck.value)))
    assert match.over
    place = next(place for place, cards in enumerate(answers) if cards >= 2)
    match = played_to(seed, place + 1)
    deck = match.state.deck.value
    for viewer in (*match.rules.players, SPECTATOR):
        before = json.dumps(seen_by(match.state, viewer), sort_keys=True)
        other = with_deck(match.state, deck[::-1])
        assert json.dumps(seen_by(other, viewer), sort_keys=True) == before
        told = json.dumps(match.told(viewer))
        for left in range(2, len(deck) + 1):
            assert json.dumps(list(deck[-left:])) not in told


def with_deck(state, cards):
    return replace(state, deck=hidden(cards, outside=len(cards)))


@pytest.mark.parametrize("seed", range(1, 13, 2))
def test_nobody_sees_a_sealed_pick_before_it_is_opened(seed):
    """Whichever card one side has picked, the other sees and hears the same until it has picked as well."""
    match = match_of(seed, alternate=True)
    while len(match.pending) < 2:
        player, pending = next_seat(match, bots(match, seed))
        assert match.answer(player, pending.number, RandomBot(f"{seed} {player}").answer(match, player, pending))
    count = sum(entry.by != CHANCE for entry in match.entries)
    first, second = match.pending
    seen = set()
    for pick in first.decision.options:
        again = played_to(seed, count, alternate=True)
        assert again.answer(first.decision.player, first.number, pick)
        seen.add((shown(again, second.decision.player), shown(again, SPECTATOR)))
    assert len(first.decision.options) > 1
    assert len(seen) == 1


def test_nobody_sees_a_sealed_bid_before_it_is_opened():
    """Whatever one side adds to its intervention, the other sees and hears the same until it has bid as well."""
    figures = {
        "davios": given_game.figure("greeks", at=(5, 6)),
        "sigvald": given_game.figure("vikings", at=(9, 6)),
    }
    seen = set()
    for bid in range(4):
        game = given_game.skirmish(figures=figures, active="davios", points={"greeks": 9, "vikings": 9})
        quarrel = game.play(influenced, Throw("combat", "davios", (1,)), answers=["die 1", "die 1"], until_asked=True)
        first, second = quarrel.match.pending
        assert quarrel.match.answer(first.decision.player, first.number, bid)
        seen.add((shown(quarrel.match, second.decision.player), shown(quarrel.match, SPECTATOR)))
    assert len(seen) == 1


# -------------------------------------------------------------------- the long proofs


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 4000, 100))
def test_thousands_of_random_games_keep_their_laws(first):
    for seed in range(first, first + 100):
        played(seed, watch=check_state, turns=4, **options_of(seed))


@pytest.mark.soak
@pytest.mark.parametrize("name", ["castle", "towers", "marsh"])
@pytest.mark.parametrize("seed", range(20))
def test_random_games_on_large_tables_keep_their_laws(name, seed):
    played(seed, watch=check_state, name=name, turns=5, **options_of(seed))
