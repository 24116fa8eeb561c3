"""Laws that every game of Mythic Battles keeps, whatever is played: checked on games of chance."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from skirmish.kernel.dice import Chance, SeededDice
from skirmish.kernel.match import Match
from skirmish.kernel.record import Writer, read_record, write_record
from skirmish.kernel.replays import replay, resume
from skirmish.kernel.views import SPECTATOR, encode
from skirmish.mythic.kit import KIT
from skirmish.mythic.movement.entry import large
from skirmish.mythic.state.play import Position, card_of
from skirmish.mythic.state.state import AOW, OMPHALOS, MythicState, deck_of, hand_of
from tests.laws.mythic_games import SCENARIOS, match_of, resumed, setup_of, steps
from tests.skirmish.mythic.musters import setup

ROUNDS = 8


# ---------------------------------------------------------------- games


@pytest.mark.parametrize("scenario", ["skirmish_hyperborea", "the_cage", "two_cities"])
def test_a_game_of_chance_ends_with_a_winner_and_verifies(scenario):
    match = match_of(scenario, 2)
    for _ in steps(match, 2):
        pass
    assert match.over
    assert match.outcome.winners
    record = read_record(write_record(match, setup_of(scenario)))
    assert replay(record, KIT.rules(setup_of(scenario), None)).identical


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_game_fails_or_comes_to_a_dead_end(scenario):
    """Whoever is asked has an answer, every answer that is suggested is accepted, and the end is reached."""
    for seed in range(2):
        match = match_of(scenario, seed, rounds=ROUNDS)
        for _ in steps(match, seed):
            if not match.over:
                listed = match.pending[0].decision.listed()
                assert listed is None or listed
        assert match.over


def test_four_players_alone_play_until_one_divinity_is_left():
    match = Match(KIT.rules(setup(("ann", "bob", "cyd", "dan")), None), SeededDice(1))
    for _ in steps(match, 1):
        pass
    assert len(match.outcome.winners) == 1


def test_constructed_armies_with_the_same_units_play_on_a_board_that_was_chosen():
    two = {**setup_of("skirmish_agora")["boards"], **setup_of("skirmish_hyperborea")["boards"]}
    document = {**setup_of("skirmish_agora"), "recruitment": "constructed", "boards": two, "max_rounds": 4}
    match = Match(KIT.rules(document, None), SeededDice(2))
    for _ in steps(match, 2):
        pass
    assert match.over
    assert match.state.board in two
    assert any(name.endswith(":bob") for name in match.state.units)


# ---------------------------------------------------------------- what is conserved


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_cards_are_conserved(scenario):
    match = match_of(scenario, 3, rounds=ROUNDS)
    whole = None
    for _ in steps(match, 3):
        if match.state.stage != "playing":
            continue
        now = {player: _cards(match.state, player) for player in match.rules.players}
        whole = whole or now
        for player, army in match.state.armies.items():
            if not army.eliminated:
                assert now[player] == whole[player], player


def _cards(state: MythicState, player: str) -> Counter:
    """All cards of a player but omphalos cards, which come and go."""
    army = state.armies[player]
    cards = Counter(army.hand.value + army.deck.value + army.discard)
    del cards[OMPHALOS]
    return cards


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_omphalos_cards_are_never_more_than_the_stones_absorbed(scenario):
    match = match_of(scenario, 4, rounds=ROUNDS)
    for _ in steps(match, 4):
        for player, army in match.state.armies.items():
            units = match.state.units
            stones = [s for s in match.state.stones.values() if s.dashboard and units[s.dashboard].player == player]
            held = (army.hand.value + army.deck.value + army.discard).count(OMPHALOS)
            assert held <= len(stones)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_area_holds_more_than_its_capacity(scenario):
    match = match_of(scenario, 5, rounds=ROUNDS)
    before: dict[str, set[str]] = {}
    for _ in steps(match, 5):
        if match.state.board:
            before = _check_areas(Position(match.rules.book, match.state), before)


def _check_areas(at: Position, before: dict[str, set[str]]) -> dict[str, set[str]]:
    here: dict[str, set[str]] = {}
    for unit in at.state.units.values():
        if unit.area is not None:
            here.setdefault(unit.area, set()).add(unit.id)
    for area, units in here.items():
        capacity = at.board.areas[area].capacity
        assert len(units) <= capacity
        huge = {unit for unit in units if "huge" in card_of(at, unit).classes}
        assert not huge or capacity >= 3
        stayed = before.get(area, set())
        assert not (huge & stayed) or units <= stayed, "nobody comes in to a huge unit"
        if at.state.activation is None and at.board.areas[area].terrain == "rift":
            assert not any(large(card_of(at, unit)) for unit in units)
    return here


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_stones_and_vitality_stay_within_their_bounds(scenario):
    match = match_of(scenario, 6, rounds=ROUNDS)
    for _ in steps(match, 6):
        at = Position(match.rules.book, match.state)
        for stone in at.state.stones.values():
            assert [stone.area, stone.carrier, stone.dashboard].count(None) == 2
            assert stone.carrier is None or at.state.units[stone.carrier].area is not None
        carriers = [stone.carrier for stone in at.state.stones.values() if stone.carrier]
        assert len(carriers) == len(set(carriers))
        for unit in at.state.units.values():
            assert 0 <= unit.vitality <= card_of(at, unit.id).vitality
            assert unit.vitality or unit.area is None
        turn = at.state.turn
        assert turn is None or len(turn.activated) <= turn.limit
        assert turn is None or len(set(turn.activated)) == len(turn.activated)


# ---------------------------------------------------------------- keeping and taking up


@pytest.mark.parametrize(("scenario", "seed"), [("skirmish_hyperborea", 7), ("the_cage", 8)])
def test_every_state_is_kept_as_json_and_read_back_exactly(scenario, seed):
    match, codec = match_of(scenario, seed, rounds=4), KIT.codec()
    for _ in steps(match, seed):
        kept = json.loads(json.dumps(encode(match.state)))
        assert codec.decode(kept) == match.state
    events = json.loads(json.dumps([encode(event) for event in match.events]))
    assert [codec.decode(event) for event in events] == match.events


@pytest.mark.parametrize(("scenario", "seed"), [("skirmish_hyperborea", 7), ("the_cage", 9)])
def test_a_game_taken_up_from_any_checkpoint_goes_on_the_same(scenario, seed):
    """Start the rules again at every checkpoint from the state alone: the same answers give the same events."""
    match = match_of(scenario, seed, rounds=3)
    codec, marks = KIT.codec(), []
    last = match.checkpoint
    for _ in steps(match, seed):
        if match.checkpoint is not last:
            last = match.checkpoint
            marks.append((last, len(match.events)))
    answers = [entry for entry in match.entries if not entry.by.startswith("*")]
    for mark, _ in marks:
        again = resumed(match, codec.decode(encode(mark.state)), mark)
        for entry in answers:
            if entry.number > mark.asked:
                assert again.answer(entry.by, entry.number, entry.answer)
        assert again.over
        assert again.events == match.events[len(match.events) - len(again.events) :]
        assert again.state == match.state


@pytest.mark.parametrize(("scenario", "seed"), [("the_cage", 10)])
def test_a_game_saved_at_any_decision_goes_on_the_same(scenario, seed):
    """Write the record so far, read it, take the game up: what is waited for and what was told are the same."""
    match = match_of(scenario, seed, rounds=2)
    setup = {**setup_of(scenario), "max_rounds": 2}
    lines: list[str] = []
    writer = Writer(match, setup)
    for _ in steps(match, seed):
        lines += list(writer.new_lines())
        loaded = resume(read_record("".join(lines)), KIT.rules(setup, None))
        assert loaded.state == match.state
        assert [encode(event) for event in loaded.events] == [encode(event) for event in match.events]
        assert loaded.pending == match.pending


# ---------------------------------------------------------------- secrets


def _with_other_secrets(state: MythicState, player: str, chance: Chance) -> MythicState:
    """The same for all that the others know: hand and deck of a player dealt anew among themselves.

    Cards of troops stay where they are: a Leader who looks for one shows whether it was in the deck (MYT-TAL-18).
    """
    army = state.armies[player]
    loose = [card for card in army.hand.value + army.deck.value if _may_move(card)]
    mixed = [loose[place] for place in chance.order(len(loose))]
    cards = [mixed.pop() if _may_move(card) else card for card in army.hand.value + army.deck.value]
    size = army.hand_size
    return state.with_army(player, hand=hand_of(player, tuple(cards[:size])), deck=deck_of(tuple(cards[size:])))


def _may_move(card: str) -> bool:
    return card in (AOW, OMPHALOS) or not card.startswith(TROOPS)


TROOPS = ("amazons", "centaurs", "hoplites", "infernal", "spartans")


def _known(match, viewer: str, after: int) -> str:
    """All that a viewer gets to know, as bytes."""
    view = match.view(viewer)
    del view["events"]
    return json.dumps([view, match.told(viewer)[after:]], sort_keys=True)


@pytest.mark.parametrize(("scenario", "seed"), [("skirmish_agora", 11), ("skirmish_tartarus", 12), ("two_cities", 13)])
def test_hands_and_decks_never_leak(scenario, seed):
    """Two games that differ in a hidden hand and deck show the others the same, answer after answer."""
    match = match_of(scenario, seed, rounds=5)
    last, compared = match.checkpoint, 0
    for number, _ in enumerate(steps(match, seed)):
        if match.checkpoint is not last and not match.over and number % 4 == 0:
            last = match.checkpoint
            player = match.rules.players[number % len(match.rules.players)]
            compared += _follow(match, last, player, seed + number)
    assert compared > 50


def _follow(match, mark, player: str, seed: int) -> int:
    """Play two games on from a checkpoint, one with other secrets of a player, as long as both can be answered so."""
    other = _with_other_secrets(mark.state, player, Chance(seed))
    games = [resumed(match, mark.state, mark), resumed(match, other, mark)]
    viewers = [one for one in match.rules.players if one != player] + [SPECTATOR]
    for step in range(20):
        for viewer in viewers:
            assert _known(games[0], viewer, 0) == _known(games[1], viewer, 0), (player, viewer, games[0].events[-3:])
        if games[0].over:
            return step
        pending = games[0].pending[0]
        answer = next(pending.decision.suggest(Chance(f"{seed}:{step}")))
        asked = pending.decision.player
        if not games[1].pending[0].decision.check(answer):
            answer = next((one for one in ("pass", "stop", "none", "end") if _both(games, one)), None)
        if answer is None:
            return step
        assert all(game.answer(asked, pending.number, answer) for game in games)
    return 20


def _both(games, answer: str) -> bool:
    return all(game.pending[0].decision.check(answer) for game in games)


def test_a_leak_would_be_found():
    """The law above can fail: a hand that everybody may open is seen to differ."""
    match = match_of("skirmish_agora", 11, rounds=2)
    for _ in steps(match, 11, 60):
        pass
    army = match.state.armies["ann"]
    opened = replace(army.hand, to=frozenset(("ann", "bob")))
    state = match.state.with_army("ann", hand=opened)
    other = _with_other_secrets(state, "ann", Chance(5)).with_army("ann", hand=replace(opened, value=("aow",)))
    mark = match.checkpoint
    assert _known(resumed(match, state, mark), "bob", 0) != _known(resumed(match, other, mark), "bob", 0)
