"""How a match reads the rules that the book leaves open: `[readings]` of a scenario file."""

from __future__ import annotations

from dataclasses import fields

import pytest

from scenes.files.problems import SceneError
from scenes.games.ichoria.scenario.switches import readings
from scenes.plugs.matches import rules_for
from scenes.words.story.teller import story
from skirmish.ichoria.book.cards import Readings
from skirmish.ichoria.course.end import Conceded
from skirmish.ichoria.course.setup import ReadingsAgreed
from skirmish.ichoria.gods.ichor import Harvested
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.match import Match
from skirmish.kernel.record import read_record, write_record
from skirmish.kernel.replays import replay
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import FAR_FRAGMENT, figure, piece, side

FAR_RUS = figure("sigvald", "vikings/rus", (33, 20))


def read_as(**said):
    return "[readings]\n" + "".join(f'{key} = "{value}"\n' for key, value in said.items())


def test_a_game_begins_by_telling_the_readings_that_are_not_usual_and_its_record_keeps_them(tmp_path):
    sides = side("greeks", figure("davios", "greeks/athenian_hoplite", (5, 6))), side("vikings", FAR_RUS)
    game = scenario_game.written(tmp_path, *sides, more=read_as(giving_up="loses", recovery="choice"))
    played = game.play()
    assert played.told(ReadingsAgreed) == [ReadingsAgreed(("giving_up loses",))]
    assert "who" in story("ichoria", "en").event({"is": "ReadingsAgreed", "readings": ["giving_up loses"]})
    match = Match(game.scenario.rules, SeededDice(1))
    record = read_record(write_record(match, game.scenario.setup))
    assert record.header.setup["book"]["options"]["readings"]["giving_up"] == "loses"
    rules = rules_for("ichoria", record.header.setup)
    assert rules.book.options.readings == Readings(giving_up="loses")
    assert replay(record, rules).difference is None
    assert scenario_game.written(tmp_path, *sides).play().told(ReadingsAgreed) == []


def test_a_reading_that_is_none_is_refused_by_line_and_key(tmp_path):
    sides = side("greeks", figure("davios", "greeks/athenian_hoplite", (5, 6))), side("vikings", FAR_RUS)
    with pytest.raises(SceneError, match=r"readings.giving_up"):
        scenario_game.written(tmp_path, *sides, more=read_as(giving_up="maybe"))
    with pytest.raises(SceneError, match=r"readings.giving_in"):
        scenario_game.written(tmp_path, *sides, more=read_as(giving_in="loses"))


def test_every_switch_is_listed_with_its_rule_and_a_text_for_each_value_in_both_languages():
    listed = {one.switch: one for one in readings()}
    assert set(listed) == {one.name for one in fields(Readings)}
    for one in listed.values():
        assert one.rule.startswith("ICH-")
        assert one.default in one.texts
        assert len(one.texts) == 2
        assert all(said["fr"] and said["en"] and said["fr"] != said["en"] for said in one.texts.values())


@pytest.mark.rule("ICH-LEAP-09")
@pytest.mark.parametrize(
    ("reading", "die", "fell"),
    [("athletisme", 5, True), ("athletisme_minus_1", 5, False), ("athletisme_minus_1", 3, True)],
)
def test_a_heroic_leap_is_half_a_success_up_to_athletisme_or_to_one_less(tmp_path, reading, die, fell):
    """Helen (Athlétisme 5) leaps 5 pas at a run. Half a success gets her 4 pas up and down again."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("helen", "greeks/spartan_warrior_woman", (9, 6))),
        side("vikings", FAR_RUS),
        scenery=piece("tower", box=[3, 3, 5], at=[7, 6]),
        more=read_as(heroic_leap_partial=reading),
    )
    played = game.play(["move", {"path": "leap 7.5,6", "hurry": True}], dice=[die])
    landed = [event for event in played.match.events if type(event).__name__ == "Landed"]
    assert bool(landed) is fell
    assert played.figure("helen").place[2] == 0.0


@pytest.mark.rule("ICH-LEAP-09")
def test_an_even_die_up_to_athletisme_minus_one_is_the_whole_heroic_leap(tmp_path):
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("helen", "greeks/spartan_warrior_woman", (9, 6))),
        side("vikings", FAR_RUS),
        scenery=piece("tower", box=[3, 3, 5], at=[7, 6]),
    )
    played = game.play(["move", {"path": "leap 7.5,6", "hurry": True}], dice=[4])
    assert played.figure("helen").place[2] == pytest.approx(5.0)


@pytest.mark.rule("ICH-DIFF-06")
@pytest.mark.parametrize("reading", ["choice", "must"])
def test_a_figure_in_lasting_difficulty_may_act_or_must_recover(tmp_path, reading):
    """Thor's hammer falls on Jelena, who is free and has Sigvald before her bow."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("jelena", "greeks/cretan_archer", (5, 6))),
        side("vikings", figure("sigvald", "vikings/rus", (13, 6)), points=5),
        more=read_as(recovery=reading),
    )
    hit = game.play([("vikings", "CallGods", "marteau_de_thor on jelena")])
    assert ("shoot" in hit.pending.options) is (reading == "choice")
    refused = hit.check("shoot")
    assert refused if reading == "choice" else (refused.reason, refused.rule) == ("must_recover", "ICH-DIFF-06")
    up = game.play([("vikings", "CallGods", "marteau_de_thor on jelena"), "recover_by_move"])
    assert "shoot" in up.pending.options


@pytest.mark.rule("ICH-DIFF-06")
def test_who_must_recover_from_lasting_difficulty_may_fight_in_that_of_a_melee(tmp_path):
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (5, 6))),
        side("vikings", figure("sigvald", "vikings/rus", (6.4, 6)), points=5),
        more=read_as(recovery="must"),
    )
    hit = game.play([("vikings", "CallGods", "marteau_de_thor on davios")])
    assert "fight" in hit.pending.options


@pytest.mark.rule("ICH-END-03")
@pytest.mark.parametrize(("reading", "winners"), [("counts", ("greeks",)), ("loses", ("vikings",))])
def test_who_gives_up_with_the_most_crystals_has_won_or_lost(tmp_path, reading, winners):
    """Davios has the only fragment when his player gives up."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/athenian_hoplite", (5, 6))),
        side("vikings", FAR_RUS),
        fragments=FAR_FRAGMENT.replace("[35, 35]", "[5.5, 6]"),
        more=read_as(giving_up=reading),
    )
    played = game.play(["harvest", "end", "end", ("greeks", "Concede", "give up")])
    assert played.told(Harvested)
    assert played.told(Conceded)
    assert played.match.outcome.winners == winners
