"""Anybody can check, after the game, that nobody chose the dice: by what was shown before the first one."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.dice import Origin, SeededDice, TypedDice, fresh_seed
from skirmish.kernel.match import Match
from skirmish.kernel.record import RecordError, Writer, dice_of, read_record, seal, write_record
from skirmish.kernel.replays import replay, resume
from tests.skirmish.kernel.lanterns import PLAYERS, LanternRules

SECRET = "0f" * 16
SHARES = (("north", "aa" * 16), ("south", "bb" * 16))
SYSTEM, SHARED, HAND = Origin("system", SECRET), Origin("players", SECRET, SHARES), Origin("hand")


def recorded(origin, dice=SeededDice, seed=None):
    match = Match(LanternRules(), dice(origin.seed if seed is None else seed, origin))
    return write_record(play_out(match, {player: RandomBot(2) for player in PLAYERS}), None)


def forged(text, **dice):
    """A record whose header says something else of its dice, with every seal made anew: only the dice can tell."""
    header = json.loads(text.splitlines()[0])
    said = {key: value for key, value in {**header["dice"], **dice}.items() if value is not None}
    match = Match(LanternRules(), SeededDice(said["seed"]))
    play_out(match, {player: RandomBot(2) for player in PLAYERS})
    first, *lines = write_record(match, None).splitlines()
    document = {key: value for key, value in {**json.loads(first), "dice": said}.items() if key != "seal"}
    before = seal("", document, match.events_of(-1))
    sealed = [json.dumps({**document, "seal": before})]
    for place, line in enumerate(lines):
        entry = {key: value for key, value in json.loads(line).items() if key != "seal"}
        before = seal(before, entry, () if "end" in entry else match.events_of(place))
        sealed.append(json.dumps({**entry, "seal": before}))
    return "\n".join(sealed) + "\n"


def test_a_fresh_seed_has_128_bits_and_never_comes_twice():
    seeds = {fresh_seed() for _ in range(1000)}
    assert len(seeds) == 1000
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_what_is_shown_before_the_game_is_the_sha_256_of_the_seed():
    """`printf %s SEED | sha256sum` is all that is needed to check it."""
    assert SYSTEM.commitment == sha256(SECRET.encode()).hexdigest()
    assert SYSTEM.seed == SECRET


def test_a_shared_seed_is_the_sha_256_of_all_shares_in_the_order_of_the_names():
    text = f"{SECRET}\nnorth={'aa' * 16}\nsouth={'bb' * 16}"
    assert SHARED.seed == sha256(text.encode()).hexdigest()
    assert Origin("players", SECRET, SHARES[:1]).seed != SHARED.seed
    assert Origin("players", "f0" * 16, SHARES).seed != SHARED.seed


@pytest.mark.parametrize("dice", [SeededDice, TypedDice])
@pytest.mark.parametrize("origin", [SYSTEM, SHARED])
def test_a_record_opens_what_was_committed_to(origin, dice):
    text = (
        recorded(origin, dice)
        if dice is SeededDice
        else write_record(Match(LanternRules(), dice(origin.seed, origin)), None)
    )
    record = read_record(text)
    assert record.header.dice["commitment"] == sha256(SECRET.encode()).hexdigest()
    assert replay(record, LanternRules()).identical
    assert dice_of(record.header).origin == origin


def test_a_seed_by_hand_is_marked_and_one_of_before_is_not():
    assert json.loads(recorded(HAND, seed=7).splitlines()[0])["dice"] == {"kind": "seeded", "seed": 7, "from": "hand"}
    plain = write_record(Match(LanternRules(), SeededDice(7)), None)
    assert json.loads(plain.splitlines()[0])["dice"] == {"kind": "seeded", "seed": 7}
    assert dice_of(read_record(plain).header).origin is None


def test_a_game_that_is_resumed_keeps_the_origin_of_its_seed():
    lines = recorded(SHARED).splitlines(keepends=True)
    halfway = resume(read_record("".join(lines[:4])), LanternRules())
    play_out(halfway, {player: RandomBot(2) for player in PLAYERS})
    assert "".join(Writer(halfway, None).new_lines()) == "".join(lines)


def test_records_are_forged_whole_here():
    """The harness of the next test gives a record that holds, when it changes nothing."""
    for origin in (SYSTEM, SHARED):
        text = recorded(origin)
        assert replay(read_record(forged(text)), LanternRules()).identical


@pytest.mark.parametrize(
    ("origin", "change", "says"),
    [
        (SYSTEM, {"seed": "1f" * 16}, "not the one that was committed to"),
        (SYSTEM, {"commitment": "00" * 32}, "not the one that was committed to"),
        (SYSTEM, {"commitment": None}, "not the one that was committed to"),
        (SYSTEM, {"from": "nowhere"}, "none of system, hand, players"),
        (SYSTEM, {"from": "players"}, "their shares are missing"),
        (SHARED, {"secret": "1f" * 16}, "not the one that was committed to"),
        (SHARED, {"seed": "1f" * 32}, "not the one that the shares"),
        (SHARED, {"shares": {"north": "aa" * 16}}, "not the one that the shares"),
        (SHARED, {"shares": {}}, "their shares are missing"),
        (SHARED, {"shares": ["north"]}, "their shares are missing"),
    ],
)
def test_dice_of_another_seed_than_the_one_shown_are_found_though_all_seals_fit(origin, change, says):
    difference = replay(read_record(forged(recorded(origin), **change)), LanternRules()).difference
    assert (difference.line, says in difference.what) == (1, True)


def test_a_record_of_a_later_form_is_refused_with_that_reason():
    text = recorded(SYSTEM).replace("pas-record/1", "pas-record/2", 1)
    with pytest.raises(RecordError, match="of the form pas-record/2, and this version of pas reads pas-record/1"):
        read_record(text)
