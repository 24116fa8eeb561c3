"""How games end and players leave them, in games that are played from scenario files."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.combat_events import Destroyed
from skirmish.mythic.state.events import EffectsEnded, Eliminated, TurnBegan
from tests.scenes.games.mythic.files import adventure, drawn_board, played, scenario_file

LINE = drawn_board("...")
FELL = [5] * 18
"""Nine fives, all rolled again and raised: a triple bite with them fells any god here."""
STONES = [{"kind": "stones", "count": 4}]


def bite(game, whom):
    """Cerberus bites a divinity in his area to death; its cards lie first in his player's hand."""
    game.turn_of("bob").do(["cerberus", "simple"], "power:three_headed_bite")
    if game.kind == "ChooseTarget":
        game.do(whom)
    return game.quiet("Act", "GoOn", "EndTurn", "BeginTurn", "ConsiderManoeuvre")


def three(folder, **more):
    """Medusa beside Athena, Cerberus beside Hades, and Ares waits."""
    armies = {"ann": ["hades", "medusa"], "bob": ["cerberus", "ares"], "cyd": ["athena", "hoplites"]}
    where = {"hades": "b1", "medusa": "a1", "cerberus": "b1", "ares": "c1", "athena": "a1", "hoplites": "c1"}
    units = [{"id": unit, "area": area} for unit, area in where.items()]
    zones = {"ann": ["a1"], "bob": ["b1"], "cyd": ["c1"]}
    return scenario_file(folder, LINE, adventure(armies, zones=zones, **more), units=units)


@pytest.mark.rule("MYT-TURN-03", "MYT-DEATH-07")
def test_what_began_in_the_turn_of_a_player_who_is_out_ends_where_the_next_one_would_have_begun(tmp_path):
    """Medusa petrifies Athena; then her player falls. A round later Athena can be activated again."""
    game = played(three(tmp_path), *FELL).quiet("BeginTurn")
    game.do(["search_card", "medusa"], ["medusa", "simple"], "power:petrify")
    bite(game, "hades")
    assert [event.player for event in game.told(Eliminated)] == ["ann"]
    game.turn_of("cyd")
    assert game.refused(["athena", "simple"])[0] == "paralysed"
    game.do("pass").turn_of("bob")
    assert [[effect.kind for effect in event.effects] for event in game.told(EffectsEnded)] == [["paralysed"]]
    game.do("pass").turn_of("cyd").do(["athena", "simple"])
    assert [event.player for event in game.told(TurnBegan)] == ["ann", "bob", "cyd", "bob", "cyd"]


def two(folder, **more):
    """Cerberus between two divinities."""
    armies = {"ann": ["hades", "hoplites"], "bob": ["cerberus", "ares"]}
    where = {"hades": "b1", "hoplites": "b1", "cerberus": "b1", "ares": "c1"}
    units = [{"id": unit, "area": area} for unit, area in where.items()]
    zones = {"ann": ["a1"], "bob": ["c1"]}
    return scenario_file(folder, LINE, adventure(armies, zones=zones, **more), units=units)


@pytest.mark.rule("MYT-DEATH-07", "MYT-WIN-07")
def test_in_an_adventure_for_two_the_army_fights_on_without_its_god(tmp_path):
    """Only stones win here: Hades falls, and his hoplites are activated as before."""
    game = bite(played(two(tmp_path, victory=STONES), *FELL), "hades")
    assert [event.unit for event in game.told(Destroyed)] == ["hades"]
    assert not game.told(Eliminated)
    assert not game.match.over
    game.quiet("BeginTurn").turn_of("ann").do(["search_card", "hoplites"], ["hades", "hades"])
    assert ["hoplites", "simple"] in game.asked.options


@pytest.mark.rule("MYT-DEATH-07", "MYT-WIN-02")
def test_in_an_adventure_for_two_that_asks_for_the_last_divinity_the_fall_ends_it(tmp_path):
    game = bite(played(two(tmp_path, victory=[{"kind": "last_divinity"}]), *FELL), "hades")
    assert (game.match.outcome.winners, game.match.outcome.rule) == (("bob",), "MYT-WIN-02")


@pytest.mark.rule("MYT-DEATH-07")
def test_when_every_divinity_has_fallen_and_none_of_three_armies_is_left_nobody_wins(tmp_path):
    """Only stones win, and the gods freeze one after the other: the last one is no winner, and no game fails."""
    path = three(tmp_path, victory=STONES)
    text = path.read_text("utf-8").replace('"terrain" = "open_ground"', '"terrain" = "polar"')
    path.write_text(text, "utf-8")
    game = played(path).quiet("BeginTurn")
    while not game.match.over:
        game.do(_freeze(game.asked)).quiet("BeginTurn")
    assert (game.match.outcome.winners, game.match.outcome.reason) == ((), "nobody_left")
    assert sorted(event.player for event in game.told(Eliminated)) == ["ann", "bob", "cyd"]


def _freeze(asked):
    """Activate a god, or draw for its card."""
    gods = [one for one in asked.options if one[0] in ("hades", "ares", "athena")]
    return gods[0] if gods else "pass_and_draw"


QUIET = [{"kind": "stones", "count": 9}]


def standstill(folder, rounds, **more):
    """Zeus may absorb what lies beside him; apart from that nothing happens."""
    armies = {"ann": ["zeus", "hoplites"], "bob": ["ares", "spartans"]}
    units = [{"id": "zeus", "area": "a1"}, {"id": "hoplites", "area": "a1"}, {"id": "ares", "area": "c1"}]
    units += [{"id": "spartans", "area": "c1"}]
    match = adventure(armies, zones={"ann": ["a1"], "bob": ["c1"]}, victory=QUIET, stalemate=rounds, **more)
    return played(scenario_file(folder, LINE, match, units=units, stones=[{"area": "a1"}] * 2))


def test_a_game_that_goes_nowhere_ends_where_its_scenario_says_so(tmp_path):
    """A house rule: three rounds without a wound or a stone absorbed. Most stones win, and as many are a draw."""
    nothing = standstill(tmp_path, 3).quiet()
    assert (nothing.match.outcome.winners, nothing.match.outcome.reason) == ((), "stalemate")
    assert nothing.state.round == 3
    ahead = standstill(tmp_path, 3).quiet("BeginTurn").do("pass").turn_of("ann")
    ahead.do(["zeus", "complex"], ["absorb", "stone1"]).quiet()
    assert (ahead.match.outcome.winners, ahead.match.outcome.score) == (("ann",), (("ann", 1.0), ("bob", 0.0)))
    assert ahead.state.round == 2 + 3, "the count begins anew with the stone of the second round"
