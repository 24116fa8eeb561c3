"""`pas play` and `pas replay`: games by people at a prompt, their records, and what was changed in them."""

from __future__ import annotations

import io
import json
import re

import pytest

from scenes.plugs import matches
from scenes.words import typeset
from skirmish.ichoria.move.alert import React
from skirmish.kernel.dice import SeededDice
from viewer.paper.game_map import table_marks


@pytest.fixture
def at_the_prompt(pas, monkeypatch):
    """Plays with these lines typed at the prompts; when they are used up, the person leaves."""

    def play(*words, typed=()):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return pas("play", *words)

    return play


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """The lines of a finished game of two bots."""
    from api.command import main

    path = tmp_path_factory.mktemp("records") / "g.pas"
    assert main(["play", "duel", "--bots", "hunter,hunter", "--seed", "7", "--record", str(path), "--json"]) == 0
    return path.read_text("utf-8").splitlines()


def changed(lines, kind, change):
    """A record with the first line of a kind changed, and the number of that line."""
    place = next(place for place, line in enumerate(lines) if json.loads(line).get("kind") == kind)
    document = json.loads(lines[place])
    document["answer"] = change(document["answer"])
    return [*lines[:place], json.dumps(document), *lines[place + 1 :]], place + 1


def written(tmp_path, lines):
    path = tmp_path / "changed.pas"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


# -------------------------------------------------------------------- at the prompt


def test_a_person_plays_against_a_bot_by_numbers_and_by_words(at_the_prompt):
    said = at_the_prompt("duel", "--bots", "human,hunter", "--seed", "3", typed=["2", "Solicit the gods", "quit"])
    assert said.exit_code == 0
    assert "GREEKS  What does theron do?" in said.out
    assert "theron stays in place" in said.out
    assert "theron: solicit the gods" in said.out
    assert "THE GAME IS INTERRUPTED" in said.out


def test_a_question_mark_explains_the_rules_of_the_question(at_the_prompt):
    said = at_the_prompt("duel", "--bots", "human,hunter", "--seed", "3", typed=["?"])
    assert "ICH-ACT-01  Two actions, one of them a move" in said.out
    assert "hint suggests" in said.out


def test_a_question_mark_explains_the_rules_in_the_language_of_the_player(at_the_prompt):
    said = at_the_prompt("duel", "--bots", "human,hunter", "--seed", "3", "--lang", "fr", typed=["?"])
    assert "ICH-ACT-01  Deux actions, dont un déplacement" in said.out
    assert "Une figurine activée a deux actions." in said.out
    assert "An activated figure" not in said.out


def test_a_hint_can_be_taken(at_the_prompt):
    said = at_the_prompt("duel", "--bots", "human,hunter", "--seed", "6", typed=["1", "hint", "take"])
    assert "For instance: walk " in said.out
    assert "theron announces: walk " in said.out


def test_an_answer_is_taken_back_but_not_past_a_shuffle(at_the_prompt):
    said = at_the_prompt("duel", "--bots", "human,hunter", "--seed", "3", typed=["undo", "2", "undo", "undo"])
    assert said.out.count("nobody goes back past a die or a shuffle") == 2
    assert "taken back" in said.out
    assert said.out.count("GREEKS  What does theron do?") == 3


def test_each_wrong_answer_is_refused_in_one_line_with_its_reason(at_the_prompt):
    typed = ["bogus", "9", "fight", "1", "3", "walk 40,40", "hurry walk 10,13", "walk 10,"]
    said = at_the_prompt("duel", "--bots", "human,hunter", "--seed", "3", typed=typed)
    refused = [line for line in said.out.splitlines() if "Refused:" in line]
    assert len(refused) == 7
    assert "bogus is none of the possible answers" in refused[0]
    assert "not engaged (ICH-" in refused[2]
    assert all("(ICH-MOV-" in line for line in refused[3:])
    assert "{" not in said.out
    assert "Traceback" not in said.out + said.err


def test_areas_and_units_are_typed_by_the_names_that_are_shown(at_the_prompt):
    options = ["the_cage", "--bots", "human,random", "--seed", "1"]
    first = at_the_prompt(*options, typed=["Hoplites into Gate of ashes", "amazons, Iron road"])
    assert "OLYMPUS  Which troop is placed" in first.out
    assert "Hoplites is placed in Gate of ashes (setup)" in first.out
    assert "Amazons is placed in Iron road (setup)" in first.out
    assert "Traceback" not in first.out + first.err


def test_the_prompts_are_in_french_on_demand(at_the_prompt):
    said = at_the_prompt("duel", "--bots", "human,hunter", "--seed", "3", "--lang", "fr", typed=["rien", "tirer"])
    assert typeset("GREEKS  Que fait theron ?") in said.out
    assert typeset("Refusé : « rien » n’est pas une des réponses possibles") in said.out
    assert typeset("Tir de theron : sur qui, et avec quoi ?") in said.out
    assert typeset("sur kara : Arc lourd") in said.out


@pytest.mark.parametrize("bots", ["human,random", "random"])
def test_typed_dice_are_asked_of_people_whoever_plays(at_the_prompt, bots):
    said = at_the_prompt("skirmish_agora", "--bots", bots, "--dice", "typed", "--seed", "1", typed=["7", "x", "6", "1"])
    assert "Roll a die (who leads, ann): type the number before the face that it shows" in said.out
    assert "1  blank" in said.out
    assert "Refused: a D6 does not show 7" in said.out
    assert "Refused: a D6 does not show x" in said.out
    assert "ann leads and begins" in said.out


def test_a_map_of_the_table_is_drawn(at_the_prompt, tmp_path):
    path = tmp_path / "table.png"
    said = at_the_prompt("the_cage", "--bots", "human,random", "--seed", "1", typed=[f"map {path}", "map /no/x.png"])
    assert f"the table is in {path}" in said.out
    assert path.read_bytes().startswith(b"\x89PNG")
    assert "there is no folder" in said.out


# -------------------------------------------------------------------- records


def test_a_game_is_left_and_taken_up_again(at_the_prompt, pas, tmp_path):
    path = tmp_path / "g.pas"
    options = ["--bots", "human,hunter"]
    left = at_the_prompt("duel", *options, "--seed", "3", "--record", path, typed=["2", "quit"])
    assert f"pas play {path}" in left.out.replace("\n", "")
    again = at_the_prompt(path, *options, typed=["solicit", "quit"])
    assert "theron: solicit the gods" in again.out
    assert pas("replay", path, "--verify").exit_code == 0


def test_a_record_goes_on_with_its_own_dice(at_the_prompt, finished, tmp_path):
    said = at_the_prompt(written(tmp_path, finished), "--seed", "4")
    assert said.is_one_line_of_complaint
    assert "without --seed" in said.err


def test_a_recorded_game_is_identical_when_played_again(pas, finished, tmp_path):
    path = written(tmp_path, finished)
    assert "IDENTICAL" in pas("replay", path, "--verify").out
    document = pas("replay", path, "--verify", "--json").document
    assert document["ok"] is True
    assert document["outcome"]["winners"] == ["vikings"]


def test_a_changed_die_is_found_and_named(pas, finished, tmp_path):
    lines, number = changed(finished, "Die", lambda die: {**die, "result": die["result"] % 6 + 1})
    said = pas("replay", written(tmp_path, lines), "--verify")
    assert said.exit_code == 1
    assert f"line {number}: the die is not the one its seed gives" in said.out


def test_a_changed_answer_is_named_by_its_own_line(pas, finished, tmp_path):
    """The answer would be allowed; that it was another one is told by its seal, not by the line that follows."""
    lines, number = changed(finished, "ChooseAction", lambda _: "stay")
    said = pas("replay", written(tmp_path, lines), "--verify")
    assert said.exit_code == 1
    assert f"line {number}: the line or what followed from it was changed" in said.out
    lines, number = changed(finished, "ChooseAction", lambda _: "fly")
    assert f"line {number}: the answer is refused" in pas("replay", written(tmp_path, lines), "--verify").out


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("game", "chess", "no game is called 'chess'"),
        ("rules", "9", "the record is of ichoria 9"),
        ("setup", {}, "its setup cannot be used: it lacks 'scene'"),
        ("dice", {"kind": "loaded"}, "cannot be rolled again"),
    ],
)
def test_a_header_that_cannot_be_used_is_one_line_of_complaint(pas, finished, tmp_path, key, value, complaint):
    header = {**json.loads(finished[0]), key: value}
    path = written(tmp_path, [json.dumps(header), *finished[1:]])
    for command in (("replay", path), ("play", path, "--json")):
        said = pas(*command)
        assert said.exit_code == 2
        assert said.is_one_line_of_complaint
        assert re.match(rf"{re.escape(str(path))}(:\d+)?: ", said.err)
        assert complaint in said.err


def test_a_changed_header_is_named(pas, finished, tmp_path):
    header = json.loads(finished[0])
    header["dice"]["seed"] = 8
    said = pas("replay", written(tmp_path, [json.dumps(header), *finished[1:]]), "--verify")
    assert "line 1: the header was changed" in said.out


@pytest.mark.parametrize("content", [b"", b'{"hello": 1}\n', bytes(range(256)), b'{"format":"pas-record/1"'])
@pytest.mark.parametrize("command", ["replay", "play"])
def test_a_foreign_or_damaged_file_is_one_line_of_complaint(pas, tmp_path, command, content):
    path = tmp_path / "foreign.pas"
    path.write_bytes(content)
    said = pas(command, path)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert re.match(rf"{re.escape(str(path))}(:\d+)?: ", said.err)


# -------------------------------------------------------------------- what cannot be played


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["dual"], "did you mean 'duel'?"),
        (["nothing.toml"], "nothing.toml: there is no such file"),
        (["duel", "--bots", "warlord"], "no bot is called 'warlord'"),
        (["duel", "--bots", "hunter,hunter,hunter"], "--bots names 3 players, and 2 play"),
        (["duel", "--dice", "loaded"], "'loaded' is not one of"),
        (["duel", "--record", "/no/such/folder/g.pas"], "there is no folder"),
        (["duel", "--dice", "typed", "--json"], "nobody could type dice"),
    ],
)
def test_what_cannot_be_played_is_one_line_of_complaint(pas, words, complaint):
    said = pas("play", *words)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert complaint in said.err


def test_a_game_as_a_document(pas):
    document = pas("play", "the_cage", "--bots", "warlord", "--seed", "1", "--json").document
    assert document["over"] is True
    assert document["waiting_for"] == []
    assert document["outcome"]["winners"]
    waiting = pas("play", "duel", "--seed", "3", "--json").document
    assert (waiting["over"], waiting["waiting_for"]) == (False, ["greeks"])


def test_a_map_names_the_figures_and_where_they_stand():
    """Paths are typed as places: whoever looks at the map must find out where a figure is."""
    scenario = matches.load_scenario(matches.shipped_scenarios()["duel"])
    scene = matches.scene_now(matches.start_match(scenario, SeededDice(1)))
    assert "theron 10,2" in {mark.words for mark in table_marks(scene)}


def test_figures_are_deployed_by_a_name_and_a_spot(at_the_prompt):
    typed = ["nobody at 3,3", "hiera at 3,20", "hiera at 3", "hiera at 3,3"]
    said = at_the_prompt("marsh", "--bots", "human,random", "--seed", "2", typed=typed)
    refused = [line for line in said.out.splitlines() if "Refused:" in line]
    assert [line.rpartition(" ")[2] for line in refused[:2]] == ["(ICH-DEPLOY-03)", "(ICH-DEPLOY-05)"]
    assert "say who or what, then x,y" in refused[2]
    assert "hiera is placed at 3, 3, 0" in said.out


def test_a_reaction_is_typed_as_what_is_done_and_where():
    asked = React("greeks", "davios", "kara", "walk 4,8", None, (), game=None, judged=None)
    assert asked.read("charge 2.5") == {"do": "charge", "at_pas": 2.5}
    assert asked.read("shoot arc lourd 3") == {"do": "shoot", "weapon": "arc_lourd", "at_pas": 3.0}
    assert asked.read("pass") == "pass"
