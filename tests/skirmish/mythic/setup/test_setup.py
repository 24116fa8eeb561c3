"""Preparing a game: modes, the lead player, boards and sides, teams."""

from __future__ import annotations

import pytest

from skirmish.mythic.setup.agreement import SetupError, book_from
from skirmish.mythic.setup.recruitment import Recruited, clockwise
from skirmish.mythic.setup.setup import BoardChosen, LeadChosen, ZoneTaken, steps
from skirmish.mythic.state.events import TurnBegan
from skirmish.mythic.state.victory_conditions import ConditionError
from tests.skirmish.mythic.arenas import board
from tests.skirmish.mythic.musters import begin, drafted, placed, setup

FOUR = ("ann", "bob", "cyd", "dan")
TEAMS = [["ann", "cyd"], ["bob", "dan"]]


def adventure(**more):
    return setup(mode="adventure", lead="bob", **more)


@pytest.mark.rule("MYT-SETUP-01", "MYT-WIN-01")
def test_the_mode_comes_first_and_there_are_two():
    assert book_from(setup()).mode == "skirmish"
    assert book_from(adventure(points=12)).mode == "adventure"
    with pytest.raises(SetupError, match="MYT-SETUP-01"):
        book_from(setup(mode="brawl"))


@pytest.mark.rule("MYT-SETUP-02")
def test_constructed_is_for_two_players_or_teams_only():
    assert book_from(setup(recruitment="constructed"))
    assert book_from(setup(FOUR, teams=TEAMS, recruitment="constructed"))
    for players in (FOUR[:3], FOUR):
        with pytest.raises(SetupError, match="MYT-SETUP-02"):
            book_from(setup(players, recruitment="constructed"))


@pytest.mark.rule("MYT-SETUP-03")
def test_one_board_for_a_draft_and_up_to_two_for_constructed():
    two = {"north": board(".."), "south": board("..")}
    assert book_from(setup(recruitment="constructed", boards=two))
    with pytest.raises(SetupError, match="MYT-SETUP-03"):
        book_from(setup(boards=two))
    with pytest.raises(SetupError, match="MYT-SETUP-03"):
        book_from(setup(boards={}))


@pytest.mark.rule("MYT-SETUP-04")
def test_the_highest_die_leads_ties_roll_again_and_the_next_player_picks_a_side():
    table = begin(setup(), 4, 4, 0, 3)
    assert table.told(LeadChosen) == [LeadChosen("bob")]
    assert (table.kind, table.asked.player) == ("ChooseSide", "ann")
    table.do("side2")
    zones = {event.player: event.areas[0] for event in table.told(ZoneTaken)}
    assert zones == {"ann": "d1", "bob": "a1"}


@pytest.mark.rule("MYT-SETUP-04")
def test_only_the_tied_players_roll_again():
    table = begin(setup(FOUR[:3]), 5, 0, 5, 1, 2)
    assert table.told(LeadChosen) == [LeadChosen("cyd")]


@pytest.mark.rule("MYT-SETUP-05")
def test_under_constructed_the_lead_player_chooses_the_board():
    zones = [["a1"], ["b1"]]
    two = {"north": board("..", zones=zones), "south": board("..", zones=zones)}
    table = begin(setup(recruitment="constructed", boards=two), 1, 2)
    army = ["god1", "hero1", "hero3", "hero4"]
    table.do(army, army)
    assert (table.kind, table.asked.player) == ("ChooseBoard", "bob")
    table.do("south")
    assert table.told(BoardChosen) == [BoardChosen("south")]
    assert (table.kind, table.asked.player) == ("ChooseSide", "ann")


@pytest.mark.rule("MYT-SETUP-06", "MYT-SETUP-07")
def test_under_constructed_the_armies_are_fixed_before_the_lead_is_known():
    """MYT-EX-SETUP-01."""
    assert steps(book_from(setup())) == ("1", "2.a", "3.a", "4.a", "5", "6")
    assert steps(book_from(setup(recruitment="constructed"))) == ("1", "2.b", "4.b", "3.b", "5", "6")
    army = ["god1", "hero1", "hero3", "hero4"]
    kinds = [type(event) for event in begin(setup(recruitment="constructed"), 1, 2).do(army, army).match.events]
    assert kinds.index(Recruited) < kinds.index(LeadChosen)
    kinds = [type(event) for event in drafted(begin(setup(), 1, 2).do("side1")).match.events]
    assert kinds.index(LeadChosen) < kinds.index(ZoneTaken) < kinds.index(Recruited)


@pytest.mark.rule("MYT-SETUP-08", "MYT-TURN-01")
def test_after_the_table_setup_the_lead_player_takes_the_first_turn():
    table = placed(drafted(begin(setup(), 1, 2).do("side1")))
    assert [event.player for event in table.told(TurnBegan)] == ["bob"]


@pytest.mark.rule("MYT-SETUP-09", "MYT-RECRUIT-03")
def test_an_adventure_follows_its_scenario_and_its_lead_player_starts():
    assert steps(book_from(adventure(points=12))) == ("1", "2", "3", "4")
    armies = {"ann": ["god1", "hero1"], "bob": ["god2", "troop1"]}
    table = begin(adventure(armies=armies, zones={"ann": ["a1"], "bob": ["d1"]}))
    assert table.told(LeadChosen) == [LeadChosen("bob")]
    assert placed(table).told(TurnBegan)[0].player == "bob"
    with pytest.raises(SetupError, match="MYT-RECRUIT-03"):
        book_from(setup(mode="adventure", points=12))


@pytest.mark.rule("MYT-SETUP-10")
def test_a_scenario_that_names_units_is_limited_and_one_with_points_is_a_draft():
    armies = {"ann": ["god1"], "bob": ["god2"]}
    assert book_from(adventure(armies=armies)).recruitment == "limited"
    assert book_from(adventure(points=12)).recruitment == "draft"
    with pytest.raises(SetupError, match="MYT-SETUP-10"):
        book_from(adventure(armies=armies, recruitment="draft"))


def test_setups_that_cannot_be_played_are_refused_by_name():
    for broken, words in (
        ({"players": ["ann"]}, "two to four"),
        ({"players": ["ann", "ann"]}, "different players"),
        ({"units": [{"id": "blob", "type": "blob"}]}, "unit blob: type"),
        ({"divinity": "hero"}, "MYT-RECRUIT-04"),
        ({"pool": ["nobody"]}, "no card is given for nobody"),
        ({"recruitment": "limited"}, "MYT-RECRUIT-16"),
    ):
        with pytest.raises(SetupError, match=words):
            book_from({**setup(), **broken})
    with pytest.raises(ConditionError, match="needs unit"):
        book_from(adventure(points=12, victory=[{"kind": "destroy", "player": "ann"}]))
    with pytest.raises(SetupError, match="no deployment zones"):
        book_from(setup(FOUR, boards={"small": board("..")}))


# ---------------------------------------------------------------- teams


@pytest.mark.rule("MYT-TEAM-01")
def test_two_against_two_are_two_sides_of_allies():
    book = book_from(setup(FOUR, teams=TEAMS))
    assert book.allied("ann", "cyd")
    assert not book.allied("ann", "bob")
    with pytest.raises(SetupError, match="MYT-TEAM-01"):
        book_from(setup(FOUR, teams=[["ann"], ["bob", "cyd", "dan"]]))


@pytest.mark.rule("MYT-TEAM-02", "MYT-RECRUIT-02")
def test_in_teams_each_has_fourteen_points_and_the_plan_is_that_for_two():
    book = book_from(setup(FOUR, teams=TEAMS))
    assert set(book.points.values()) == {14}
    assert len(book.boards["arena"].deployment(2)) == 2


@pytest.mark.rule("MYT-TEAM-03")
def test_team_mates_deploy_on_the_same_side():
    table = begin(setup(FOUR, teams=TEAMS), 5, 1, 2, 3).do("side2")
    armies = table.state.armies
    assert armies["bob"].zone == armies["dan"].zone != armies["ann"].zone == armies["cyd"].zone


@pytest.mark.rule("MYT-TEAM-04")
def test_the_sides_alternate_in_playing_order():
    """MYT-EX-TEAM-01: clockwise is 1, 2, 3, 4, and the other way is 4, 3, 2, 1."""
    table = begin(setup(FOUR, teams=TEAMS), 5, 1, 2, 3).do("side2")
    assert clockwise(_position(table)) == ("ann", "bob", "cyd", "dan")
    table = drafted(table)
    takers = [event.player for event in table.told(Recruited)]
    assert takers[:8] == ["ann", "bob", "cyd", "dan", "dan", "cyd", "bob", "ann"]
    mixed = book_from(setup(("ann", "cyd", "bob", "dan"), teams=TEAMS))
    assert mixed.players == ("ann", "bob", "cyd", "dan")


@pytest.mark.rule("MYT-TEAM-05")
def test_team_mates_keep_their_own_decks_and_hands():
    table = placed(drafted(begin(setup(FOUR, teams=TEAMS), 5, 1, 2, 3).do("side2")))
    hands = {player: army.hand for player, army in table.state.armies.items()}
    assert all(hand.to == {player} for player, hand in hands.items())
    decks = [set(army.hand.value + army.deck.value) - {"aow"} for army in table.state.armies.values()]
    assert not decks[0] & decks[2], "no card of a team mate"


def _position(table):
    from skirmish.mythic.state.play import Position

    return Position(table.match.rules.book, table.state)
