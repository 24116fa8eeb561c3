"""Secrets: whatever another token can fetch is the same to the byte, whichever cards are hidden and answers sealed.

Games of chance are played in real rooms. Now and then a second room is opened in which only what is hidden differs:
a hand and a deck dealt anew, the order of the cards below the top, another sealed answer. To everybody who may not
know it, both rooms must look, tell and ask alike, answer after answer.
"""

from __future__ import annotations

import copy
import json
from dataclasses import replace

import pytest

from api.http.story import game_story
from api.play.rooms import Room
from api.play.seeds import ONLOOKERS
from api.storage import GameRow, SeatRow, open_store
from scenes.plugs.matches import load_scenario, shipped_scenarios
from skirmish.kernel.bots import RandomBot, next_seat
from skirmish.kernel.dice import Chance
from skirmish.kernel.match import Checkpoint, Match
from skirmish.kernel.views import REFEREE, SPECTATOR, hidden
from skirmish.library import kit
from skirmish.mythic.state.state import deck_of, hand_of
from tests.laws.test_ichoria_games import setup as ichoria_setup

GAMES = [*range(4), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(4, 104))]
"""A dozen games of three kinds; by `make soak` more than three hundred."""

TROOPS = ("amazons", "centaurs", "hoplites", "infernal", "spartans")
"""A Leader who looks for a troop card shows whether it was in the deck: those cards stay where they are."""

MARK = "a-card-that-nobody-knows"
STEPS, FOLLOWED, DRAWN = 120, 8, 4
"""So many answers of a game, so many after a difference, and so many cards that may be drawn at once."""


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    store = open_store(f"sqlite:///{tmp_path_factory.mktemp('secrets') / 'pas.sqlite'}")
    yield store
    store.close()


def room_of(store, game, setup, seed):
    """A room as the server opens it, with everybody in it."""
    row = GameRow(f"{game}{seed}{len(store.unfinished())}", game, kit(game).version, setup, "seeded", str(seed), 1.0)
    players = load_scenario(shipped_scenarios()["the_cage" if game == "mythic" else "duel"]).players
    store.create_game(row, [SeatRow(seat, "0" * 64) for seat in (*players, *ONLOOKERS)])
    return Room(store, row)


def seats_of(room, *without):
    return [seat for seat in (*room.rules.players, SPECTATOR) if seat not in without]


def fetched(room, seat, after=0):
    """Every byte that a token of this seat can fetch of a room: what it sees, hears and is asked."""
    view = room.view(seat)
    del view["events"]
    told = [game_story(room, seat, after, lang).model_dump(exclude={"next"}) for lang in ("fr", "en")]
    return json.dumps([view, room.told(seat, after), room.asked(seat, 3), told], sort_keys=True, ensure_ascii=False)


def beside(room, state, mark):
    """A room like this one, taken up at a checkpoint from another state."""
    other = copy.copy(room)
    other.match = Match(room.rules, room.match.dice, Checkpoint(state, mark.sent, mark.drawn, mark.asked))
    return other


def played(room, seed):
    """Play by chance, and stop after every answer."""
    bots = {player: RandomBot(f"{seed}:{player}") for player in room.rules.players}
    for _ in range(STEPS):
        seat = next_seat(room.match, bots)
        if seat is None:
            return
        player, pending = seat
        assert room.match.answer(player, pending.number, bots[player].answer(room.match, player, pending))
        yield


def marks_of(room, seed):
    """The checkpoints that a game of chance passes."""
    last = room.match.checkpoint
    for number, _ in enumerate(played(room, seed)):
        if room.match.checkpoint is not last and not room.match.over:
            last = room.match.checkpoint
            yield number, last


def alike(rooms, seats, seed):
    """Play two rooms on by the same answers as long as both take them; returns how often they were compared."""
    for step in range(FOLLOWED):
        for seat in seats:
            assert fetched(rooms[0], seat) == fetched(rooms[1], seat), (seat, rooms[0].match.events[-3:])
        if rooms[0].match.over or not _both_answer(rooms, f"{seed}:{step}"):
            return step + 1
    return FOLLOWED


def _both_answer(rooms, seed):
    pending, other = (room.match.pending[0] for room in rooms)
    answers = (*pending.decision.suggest(Chance(seed)), "pass", "stop", "none", "end")
    found = next((one for one in answers if pending.decision.check(one) and other.decision.check(one)), None)
    player = pending.decision.player
    return found is not None and all(room.match.answer(player, pending.number, found) for room in rooms)


# ---------------------------------------------------------------- hands and decks of Mythic Battles


def dealt_anew(state, player, chance):
    """Hand and deck of a player mixed among themselves."""
    army = state.armies[player]
    cards = army.hand.value + army.deck.value
    loose = [card for card in cards if not card.startswith(TROOPS)]
    mixed = iter([loose[place] for place in chance.order(len(loose))])
    cards = tuple(card if card.startswith(TROOPS) else next(mixed) for card in cards)
    hand, deck = cards[: army.hand_size], cards[army.hand_size :]
    return state.with_army(player, hand=hand_of(player, hand), deck=deck_of(deck))


@pytest.mark.parametrize("seed", GAMES)
def test_nobody_learns_of_a_hand_or_a_deck(store, seed):
    room = room_of(store, "mythic", load_scenario(shipped_scenarios()["the_cage"]).setup, seed)
    compared = 0
    for number, mark in marks_of(room, seed):
        if number % 4 == seed % 4:
            player = room.rules.players[number % 2]
            other = dealt_anew(mark.state, player, Chance(f"{seed}:{number}"))
            rooms = [beside(room, state, mark) for state in (mark.state, other)]
            compared += alike(rooms, seats_of(room, player), f"{seed}:{number}")
    assert compared > 10


@pytest.mark.parametrize("seed", GAMES)
def test_not_even_its_owner_learns_of_the_order_of_a_deck(store, seed):
    """He may know which cards are in it, where he is to choose one; not which comes when."""
    room = room_of(store, "mythic", load_scenario(shipped_scenarios()["the_cage"]).setup, seed)
    compared = 0
    for number, mark in marks_of(room, seed):
        player = room.rules.players[number % 2]
        first, rest = mark.state.armies[player].deck.value[:DRAWN], mark.state.armies[player].deck.value[DRAWN:]
        if number % 4 == seed % 4 and len(set(rest)) > 1:
            other = mark.state.with_army(player, deck=deck_of((*first, *reversed(rest))))
            rooms = [beside(room, state, mark) for state in (mark.state, other)]
            for seat in seats_of(room):
                assert fetched(rooms[0], seat) == fetched(rooms[1], seat), (number, seat)
            compared += 1
    assert compared


@pytest.mark.parametrize("seed", GAMES)
def test_no_byte_of_the_last_card_of_a_deck_is_fetched(store, seed):
    """The last card of a deck has a name that is nowhere else: nobody but its owner and the referee reads it."""
    room = room_of(store, "mythic", load_scenario(shipped_scenarios()["the_cage"]).setup, seed)
    looked = 0
    for number, mark in marks_of(room, seed):
        player = room.rules.players[number % 2]
        deck = mark.state.armies[player].deck.value
        if number % 4 == seed % 4 and len(deck) > DRAWN:
            marked = beside(room, mark.state.with_army(player, deck=deck_of((*deck[:-1], MARK))), mark)
            assert not [seat for seat in seats_of(room, player) if MARK in fetched(marked, seat)]
            assert MARK in json.dumps(marked.view(REFEREE))
            looked += 1
    assert looked


# ---------------------------------------------------------------- the deck and sealed answers of Ichoria


@pytest.mark.parametrize("seed", GAMES)
def test_nobody_learns_of_the_order_of_the_deck(store, seed):
    """Below the top card, which is the next to be shown, the cards may lie in any order."""
    room = room_of(store, "ichoria", ichoria_setup("duel"), seed)
    compared = 0
    for number, mark in marks_of(room, seed):
        top, *rest = mark.state.deck.value or ("",)
        if len(rest) > 1:
            deck = (top, *reversed(rest))
            other = replace(mark.state, deck=hidden(deck, outside=len(deck)))
            rooms = [beside(room, state, mark) for state in (mark.state, other)]
            seats = seats_of(room)
            assert [fetched(rooms[0], seat) for seat in seats] == [fetched(rooms[1], seat) for seat in seats], number
            compared += 1
    assert compared


@pytest.mark.parametrize("first", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(4, 104, 4))])
def test_nobody_learns_of_a_sealed_answer_before_all_are_given(store, first):
    """With alternate activation both sides pick in secret; the first pick, or another one, looks the same.

    A game may end before anybody has a choice, but not four of them.
    """
    picks = 0
    for seed in range(first, first + 4):
        room = room_of(store, "ichoria", ichoria_setup("duel", alternate=True), seed)
        picks += sum(_sealed_alike(room) for _ in played(room, seed))
    assert picks


def _sealed_alike(room):
    """Give one of several sealed answers, take it back and give another: to the others it is all the same."""
    if len(room.match.pending) < 2 or any(shown["answered"] for shown in room.view(REFEREE)["pending"]):
        return False
    pending = room.match.pending[0]
    player, options = pending.decision.player, pending.decision.listed() or ()
    seen = []
    for option in options[:3]:
        assert room.match.answer(player, pending.number, option)
        seen.append([fetched(room, seat, len(room.match.events) - 1) for seat in seats_of(room, player)])
        assert room.match.undo(player)
    assert all(one == seen[0] for one in seen), pending
    return len(seen) > 1


# ---------------------------------------------------------------- these laws can fail


def test_an_open_hand_would_be_found(store):
    room = room_of(store, "mythic", load_scenario(shipped_scenarios()["the_cage"]).setup, 1)
    mark = [mark for _, mark in marks_of(room, 1)][-1]
    open_hands = []
    for cards in (("aow",), ("aow", "aow")):
        hand = replace(hand_of("olympus", cards), to=frozenset(("olympus", "underworld")), outside=1)
        open_hands.append(beside(room, mark.state.with_army("olympus", hand=hand), mark))
    assert fetched(open_hands[0], "underworld") != fetched(open_hands[1], "underworld")
