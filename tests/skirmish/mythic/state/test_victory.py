"""How games end: the last divinity, four stones, what a scenario says."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.combat_events import Destroyed
from skirmish.mythic.state.events import Eliminated, Gained, PhaseBegan
from skirmish.mythic.state.state import Turn
from skirmish.mythic.state.victory import outcome, stones_of
from skirmish.mythic.units.death import destroy
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import doing

FOUR = ("ann", "bob", "cyd", "dan")
TEAMS = {"teams": [["ann", "cyd"], ["bob", "dan"]]}


def gods(players=FOUR[:2], fallen=(), stones=(), **more) -> Arena:
    """A god each, in a1 and beside; some fallen, some with stones on the dashboard."""
    arena = Arena("....", players=players, **more)
    for number, player in enumerate(players):
        area = None if player in fallen else "abcd"[number] + "1"
        left = 0 if player in fallen else None
        arena.add(f"god_{player}", player, area, "god", left=left, entered=True)
    for player, count in zip(players, stones, strict=False):
        for _ in range(count):
            arena.stone(dashboard=f"god_{player}")
    return arena


@pytest.mark.rule("MYT-WIN-02", "MYT-WIN-03", "MYT-WIN-04", "MYT-WIN-05", "MYT-WIN-10")
def test_the_end_of_a_skirmish():
    """MYT-EX-WIN-01."""
    cases = [
        gods(fallen=("bob",)),
        gods(FOUR[:3], fallen=("bob",)),
        gods(stones=(3, 3)),
        gods(stones=(4, 1)),
        gods(FOUR, fallen=("dan",), setup=TEAMS),
        gods(FOUR, stones=(2, 0, 2, 0), setup=TEAMS),
        gods(FOUR, stones=(2, 2, 1, 1)),
    ]
    ends = [outcome(arena.position()) for arena in cases]
    assert [end is not None for end in ends] == [True, False, False, True, True, True, False]
    assert [end.winners for end in ends if end] == [("ann",), ("ann",), ("ann", "cyd"), ("ann", "cyd")]
    assert [end.rule for end in ends if end] == ["MYT-WIN-02", "MYT-WIN-03", "MYT-WIN-04", "MYT-WIN-05"]


@pytest.mark.rule("MYT-WIN-01")
def test_a_skirmish_has_the_same_conditions_for_any_number_of_players():
    for players in (FOUR[:2], FOUR[:3], FOUR):
        assert outcome(gods(players, stones=(4,)).position()).reason == "stones"
        assert outcome(gods(players, fallen=players[1:]).position()).reason == "last_divinity"


@pytest.mark.rule("MYT-WIN-03", "MYT-WIN-06")
def test_the_fourth_stone_ends_the_game_before_anything_else_happens():
    arena = gods(stones=(3,)).stone("a1").hold("ann", "god_ann", "aow")
    table = arena.play().passing().do(["god_ann", "complex"], ["absorb", "stone4"])
    assert table.match.over
    assert table.match.outcome.winners == ("ann",)
    assert not table.told(Gained), "not even the card of the stone is taken"


@pytest.mark.rule("MYT-WIN-02", "MYT-WIN-06")
def test_a_divinity_that_freezes_to_death_ends_a_game_of_two_at_once():
    arena = Arena("P.").add("zeus", "ann", "a1", "god", left=1).add("ares", "bob", "b1", "god").hold("ann", "zeus")
    table = arena.play().do(["zeus", "simple"])
    assert table.match.over
    assert table.match.outcome.winners == ("bob",)


@pytest.mark.rule("MYT-WIN-04")
def test_in_teams_the_surviving_god_does_not_save_his_side():
    arena = gods(FOUR, setup=TEAMS, fallen=())
    arena.drawing = "P..."
    arena.units["god_ann"] = _left(arena.units["god_ann"], 1)
    table = arena.hold("ann", "god_ann").play().do(["god_ann", "simple"])
    assert table.match.outcome.winners == ("bob", "dan")


def _left(unit, vitality):
    from dataclasses import replace

    return replace(unit, vitality=vitality)


@pytest.mark.rule("MYT-WIN-08")
def test_giving_a_card_back_does_not_lower_the_count():
    arena = gods(stones=(3,)).stone("a1", mythology="egyptian").hold("ann", "omphalos", "god_ann")
    arena.units["god_ann"] = _left(arena.units["god_ann"], 1)
    table = arena.play().do("heal")
    assert stones_of(arena.position(), ("ann",)) == 3
    table.do(["god_ann", "complex"], ["absorb", "stone4"])
    assert table.match.over, "a stone of any mythology counts"


@pytest.mark.rule("MYT-WIN-09")
def test_the_first_divinity_to_fall_ends_a_game_of_two():
    """Both gods stand in the cold with a point left; whoever begins falls and loses, and nobody draws."""
    arena = Arena("PP").add("zeus", "ann", "a1", "god", left=1).add("ares", "bob", "b1", "god", left=1)
    table = arena.hold("ann", "zeus").play().do(["zeus", "simple"])
    assert table.match.outcome.winners == ("bob",)
    assert len(table.told(Destroyed)) == 1


@pytest.mark.rule("MYT-WIN-10", "MYT-DEATH-07")
def test_with_three_players_the_game_goes_on_without_the_one_who_lost_his_god():
    arena = Arena("P...", players=FOUR[:3]).add("zeus", "ann", "a1", "god", left=1)
    arena.add("ares", "bob", "b1", "god").add("hera", "cyd", "c1", "god").add("hero", "ann", "d1")
    arena.stone(carrier="hero").hold("ann", "zeus", "hero").hold("bob", "ares").hold("cyd", "hera")
    arena.deck("bob", "ares").deck("cyd", "hera").deck("ann", "hero")
    table = arena.play().do(["zeus", "simple"])
    assert not table.match.over
    assert table.told(Eliminated) == [Eliminated("ann")]
    assert table.area("hero") is None
    assert table.state.stones["stone1"].area == "d1"
    seen = []
    for _ in range(3):
        seen.append(table.state.turn.player)
        table.do("pass")
    assert seen == ["bob", "cyd", "bob"], "ann is skipped"


@pytest.mark.rule("MYT-WIN-07")
def test_a_scenario_sets_its_own_conditions_which_may_differ_from_player_to_player():
    base = {"mode": "adventure", "lead": "ann", "points": 10}
    hunt = [{"kind": "destroy", "unit": "hydra", "player": "ann"}, {"kind": "rounds", "count": 3, "player": "bob"}]
    arena = gods(setup={**base, "victory": hunt}).add("hydra", "bob", "c1", "monster", left=0, entered=True)
    assert outcome(arena.position()).winners == ("ann",)
    alive = gods(setup={**base, "victory": hunt}, stones=(4,)).add("hydra", "bob", "c1", "monster")
    assert outcome(alive.position()) is None, "stones do not count here"
    alive.changes = {"round": 3}
    assert outcome(alive.position(), round_over=True).winners == ("bob",)
    hold = [{"kind": "hold", "area": "b1", "player": "bob"}, {"kind": "stones", "count": 2, "player": "ann"}]
    assert outcome(gods(setup={**base, "victory": hold}).position(), round_over=True).winners == ("bob",)
    assert outcome(gods(setup={**base, "victory": hold}).position()) is None
    two = gods(setup={**base, "victory": hold}, stones=(2, 2)).position()
    assert outcome(two).winners == ("ann",)


def test_rounds_run_out_only_where_that_was_agreed():
    arena = gods(setup={"max_rounds": 2})
    arena.changes = {"round": 2, "turn": Turn("bob", "end")}
    arena.hold("bob", "god_bob")
    table = arena.play()
    while table.match.pending:
        table.do("none" if table.kind == "EndTurn" else "pass")
    assert table.match.over
    assert (table.match.outcome.winners, table.match.outcome.rule) == ((), "MYT-GAP-22")


@pytest.mark.rule("MYT-WIN-07")
def test_a_unit_to_be_destroyed_counts_when_its_last_point_is_gone():
    hunt = [{"kind": "destroy", "unit": "hydra", "player": "ann"}]
    for left, winners in ((1, None), (0, ("ann",))):
        setup = {"mode": "adventure", "lead": "ann", "points": 9, "victory": hunt}
        arena = gods(setup=setup).add("hydra", "bob", "c1" if left else None, "monster", left=left, entered=True)
        ended = outcome(arena.position())
        assert (ended.winners if ended else None) == winners


@pytest.mark.rule("MYT-WIN-07")
@pytest.mark.parametrize(("round_over", "now", "holder", "ended"), [
    (True, 3, "god_bob", True), (True, 2, "god_bob", False), (True, 3, None, False), (False, 3, "god_bob", False),
])  # fmt: skip
def test_an_area_is_held_only_at_the_end_of_a_round_late_enough_and_by_somebody(round_over, now, holder, ended):
    victory = [{"kind": "hold", "area": "b1" if holder else "c1", "player": "bob", "rounds": 3}]
    arena = gods(setup={"mode": "adventure", "lead": "ann", "points": 10, "victory": victory})
    arena.changes = {"round": now}
    assert (outcome(arena.position(), round_over=round_over) is not None) == ended


@pytest.mark.rule("MYT-WIN-07")
@pytest.mark.parametrize(("round_over", "now", "ended"), [(True, 3, True), (True, 2, False), (False, 3, False)])
def test_a_number_of_rounds_has_been_survived_when_the_last_of_them_is_over(round_over, now, ended):
    victory = [{"kind": "rounds", "count": 3, "player": "bob"}]
    arena = gods(setup={"mode": "adventure", "lead": "ann", "points": 10, "victory": victory})
    arena.changes = {"round": now}
    assert (outcome(arena.position(), round_over=round_over) is not None) == ended


@pytest.mark.parametrize(("now", "ended"), [(1, False), (2, True)])
def test_the_last_round_that_was_agreed_is_played_to_its_end_and_no_other(now, ended):
    arena = gods(setup={"max_rounds": 2})
    arena.changes = {"round": now}
    found = outcome(arena.position(), round_over=True)
    assert (found is not None and found.reason == "rounds_over") == ended


@pytest.mark.rule("MYT-WIN-07")
def test_a_game_is_over_the_moment_the_unit_to_be_destroyed_falls():
    """Nothing is asked of anybody after that, and nothing else happens."""
    hunt = [{"kind": "destroy", "unit": "hydra", "player": "ann"}]
    arena = gods(setup={"mode": "adventure", "lead": "ann", "points": 9, "victory": hunt})
    fight = doing(arena.add("hydra", "bob", "c1", "monster").position(), lambda play: _fall(play, "hydra"))
    assert fight.match.over
    assert fight.match.outcome.winners == ("ann",)
    assert fight.told(PhaseBegan) == []


async def _fall(play, unit):
    await destroy(play, unit)
    play.emit(PhaseBegan("end"))
