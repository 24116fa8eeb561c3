"""Seating: bands change sides and take with them what is theirs; places, zones and what a side wins by stay."""

from __future__ import annotations

import pytest

from scenes.layout.fairness.contests import Bout, contest_of
from scenes.layout.fairness.seating import seatings
from scenes.plugs.matches import load_scenario, shipped_scenarios
from skirmish.ichoria.course.deployment import Deployed, SideChosen
from skirmish.kernel.bots import play_out
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.match import Match
from tests.scenes.layout.duels import duel, duel_file

ZONES = """
[[zones]]
name = "the dell"
side = "reds"
polygon = [[0, 0], [12, 0], [12, 3], [0, 3]]
[[zones]]
name = "the ridge"
side = "blues"
polygon = [[0, 9], [12, 9], [12, 12], [0, 12]]
"""
BIGGER_BAND = """
[[sides.figures]]
id = "squire"
profile = "greeks/athenian_hoplite"
at = [9.0, 10.5]
"""


def shipped(name):
    return load_scenario(shipped_scenarios()[name])


def started(scenario, moved, seed=1):
    """A match with everybody seated, deployed and waiting for the first activation."""
    contest = contest_of(scenario, ("random",))
    match = Match(contest.seatings[moved].rules, SeededDice(seed))
    bots = contest._bots(contest.seatings[moved], seed)
    if match.state.phase != "turns":
        play_out(_Until(match), bots)
    return match


class _Until:
    """A match that is over for its bots as soon as turns begin."""

    def __init__(self, match):
        self.match = match

    def __getattr__(self, name):
        return getattr(self.match, name)

    @property
    def over(self):
        return self.match.state.phase == "turns"


def test_bands_with_fixed_places_exchange_them_in_their_order():
    as_written, moved = seatings(shipped("duel"))
    homes = as_written.rules.places
    assert moved.rules.places == {
        "davios": homes["sigvald"],
        "theron": homes["kara"],
        "sigvald": homes["davios"],
        "kara": homes["theron"],
    }
    assert as_written.sides == {"greeks": "south", "vikings": "north"}
    assert moved.sides == {"greeks": "north", "vikings": "south"}


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_who_is_the_first_to_deploy_and_has_nobody_to_place_is_passed_over(tmp_path, seed):
    text = duel_file(tmp_path).read_text("utf-8").replace("at = [6.0, 10.5]", "")
    (tmp_path / "duel.toml").write_text(text, encoding="utf-8")
    match = started(load_scenario(tmp_path / "duel.toml"), moved=0, seed=seed)
    assert [event.figure for event in match.events if isinstance(event, Deployed)] == ["blues chief"]


def test_who_finds_no_place_left_is_deployed_on_the_side_of_his_band(tmp_path):
    text = duel_file(tmp_path).read_text("utf-8").replace("at = [6.0, 10.5]\n", "at = [6.0, 10.5]\n" + BIGGER_BAND)
    (tmp_path / "duel.toml").write_text(text, encoding="utf-8")
    scenario = load_scenario(tmp_path / "duel.toml")
    assert set(seatings(scenario)[1].rules.places) == {"reds chief", "blues chief"}
    match = started(scenario, moved=1)
    deployed = [event for event in match.events if isinstance(event, Deployed)]
    assert [event.figure for event in deployed] == ["squire"]
    assert deployed[0].place[1] <= 6.0, "the blues play from the south now"


def test_a_place_that_does_not_hold_a_figure_is_left_to_its_player(tmp_path):
    text = duel_file(tmp_path).read_text("utf-8").replace("at = [6.0, 10.5]", "at = [6.0, 10.0]\nbase = 3.4")
    (tmp_path / "duel.toml").write_text(text, encoding="utf-8")
    places = seatings(load_scenario(tmp_path / "duel.toml"))[1].rules.places
    assert set(places) == {"reds chief"}, "1.5 pas from the edge a base of 3.4 pas does not fit"


def test_zones_that_are_fixed_go_to_those_who_play_there_now(tmp_path):
    path = duel_file(tmp_path, placed=False, more=ZONES)
    as_written, moved = seatings(load_scenario(path))
    assert as_written.sides == {"reds": "the dell", "blues": "the ridge"}
    assert {zone.name: zone.side for zone in moved.rules.table.zones()} == {"the dell": "blues", "the ridge": "reds"}
    match = started(load_scenario(path), moved=1)
    assert match.state.figures["reds chief"].place[1] >= 9.0


@pytest.mark.parametrize("moved", [0, 1])
def test_who_may_choose_a_strip_takes_the_one_he_is_given_whatever_the_die(tmp_path, moved):
    match = started(load_scenario(duel_file(tmp_path, placed=False)), moved)
    chosen = {event.side: event.zone for event in match.events if isinstance(event, SideChosen)}
    wanted = ("south", "north") if moved == 0 else ("north", "south")
    assert (chosen["reds"], chosen["blues"]) == wanted


def test_in_a_draft_the_players_change_sides_of_the_board_and_the_same_one_leads():
    contest = contest_of(shipped("skirmish_agora"), ("random",))
    first, second = (Match(contest.seatings[moved].rules, SeededDice(3)) for moved in (0, 1))
    assert first.state.lead == second.state.lead
    assert contest.seatings[0].sides == {"ann": "north", "bob": "south"}
    assert contest.seatings[1].choices["ann"]["ChooseSide"] == "south"


def test_partners_change_sides_together():
    assert seatings(shipped("two_cities"))[1].sides == dict.fromkeys(("athens", "sparta"), "south") | dict.fromkeys(
        ("troy", "corinth"), "north"
    )


def test_three_bands_move_on_until_each_has_stood_everywhere():
    stood = [tuple(seating.sides.values()) for seating in seatings(shipped("skirmish_tartarus"))]
    assert stood == [("north", "south", "west"), ("south", "west", "north"), ("west", "north", "south")]


def test_in_an_adventure_the_armies_are_exchanged_and_what_a_side_wins_by_stays():
    as_written, moved = (seating.rules.book for seating in seatings(shipped("the_cage")))
    assert moved.armies["olympus"] == as_written.armies["underworld"]
    assert (moved.zones, moved.victory, moved.lead) == (as_written.zones, as_written.victory, as_written.lead)
    assert moved.placed == {"hoplites": "east-cage", "heracles": "chain-hall"}, "troop for troop, hero for monster"


def test_a_band_acts_first_on_both_sides_so_that_acting_first_favours_none(tmp_path):
    contest = duel(tmp_path)
    for seed in (1, 2):
        assert {contest.play(Bout(seed, moved)).first for moved in (0, 1)} == {"south", "north"}
