"""A record is the whole game: it replays identically, and whatever is changed in it is found at its line."""

from __future__ import annotations

import json

import pytest

from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.dice import SeededDice, TypedDice
from skirmish.kernel.match import Match
from skirmish.kernel.record import RecordError, Writer, read_record, write_record
from skirmish.kernel.replays import replay, resume
from tests.skirmish.kernel.lanterns import PLAYERS, LanternRules


def recorded(seed=2, dice=SeededDice):
    match = Match(LanternRules(), dice(seed))
    writer = Writer(match, {"table": "none"})
    lines = list(writer.new_lines())
    play_out(match, {player: RandomBot(seed) for player in PLAYERS}, watch=lambda _: lines.extend(writer.new_lines()))
    return match, lines


def changed(lines, number, **change):
    """The text with one line changed; lines are numbered from 1."""
    document = json.loads(lines[number - 1])
    return "".join([*lines[: number - 1], json.dumps({**document, **change}) + "\n", *lines[number:]])


def line_of(lines, kind, nth=0):
    return [number for number, line in enumerate(lines, 1) if json.loads(line).get("kind") == kind][nth]


def test_a_record_replays_identically():
    match, lines = recorded()
    again = replay(read_record("".join(lines)), LanternRules())
    assert again.identical
    assert again.match.events == match.events


def test_writing_as_it_goes_and_writing_at_the_end_are_the_same():
    match, lines = recorded()
    assert "".join(lines) == write_record(match, {"table": "none"})


def test_a_game_can_be_saved_and_loaded_at_every_line():
    match, lines = recorded()
    for count in range(1, len(lines)):
        halfway = resume(read_record("".join(lines[:count])), LanternRules())
        play_out(halfway, {player: RandomBot(2) for player in PLAYERS})
        assert halfway.events == match.events


def test_a_changed_die_is_found_and_named():
    _, lines = recorded()
    number = line_of(lines, "Die")
    result = json.loads(lines[number - 1])["answer"]["result"]
    other = {"for": "score", "result": result % 6 + 1}
    difference = replay(read_record(changed(lines, number, answer=other)), LanternRules()).difference
    assert difference.line == number
    assert str(difference) == (
        f"line {number}: the die is not the one its seed gives"
        f" (for score, recorded {result % 6 + 1}, seed gives {result})"
    )


def test_a_changed_answer_is_found_at_its_line():
    _, lines = recorded()
    number = line_of(lines, "Bid", -1)
    bid = json.loads(lines[number - 1])["answer"]
    difference = replay(read_record(changed(lines, number, answer=(bid + 1) % 3)), LanternRules()).difference
    assert difference.line == number


def test_a_changed_typed_die_is_found_at_its_line():
    _, lines = recorded(dice=TypedDice)
    number = line_of(lines, "EnterDie")
    result = json.loads(lines[number - 1])["answer"]
    difference = replay(read_record(changed(lines, number, answer=result % 6 + 1)), LanternRules()).difference
    assert difference.line == number


def test_a_changed_header_is_found():
    _, lines = recorded()
    assert replay(read_record(changed(lines, 1, setup={"table": "another"})), LanternRules()).difference.line == 1


def test_undone_answers_are_undone_again():
    match = Match(LanternRules(), SeededDice(9))
    match.answer("north", match.waiting_for("north").number, "look")
    match.undo("north")
    play_out(match, {player: RandomBot(9) for player in PLAYERS})
    assert replay(read_record(write_record(match, None)), LanternRules()).identical


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no record"),
        ("hello", "line 1 is damaged"),
        ('{"format": "pas-scene/1"}', "no record"),
        ('{"format": "pas-record/1", "game": "lanterns"}', "header lacks"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(text, says):
    with pytest.raises(RecordError, match=says):
        read_record(text)


def test_a_record_of_other_rules_is_refused():
    _, lines = recorded()
    with pytest.raises(RecordError, match="rules of lanterns 2"):
        replay(read_record("".join(lines)), LanternRules(version="2"))


def test_a_torn_record_names_its_line():
    _, lines = recorded()
    with pytest.raises(RecordError, match="line 4 is damaged"):
        read_record("".join(lines[:4])[:-9])


def test_who_resigns_loses_and_the_record_says_so():
    match = Match(LanternRules(), SeededDice(9))
    assert match.resign("north")
    assert (match.over, match.outcome.winners) == (True, ("south",))
    assert match.resign("south").reason == "game_over"
    assert replay(read_record(write_record(match, None)), LanternRules()).identical
