"""The end of a game: giving up, a side that is gone, the last turn, and who has won (chapter END)."""

from dataclasses import replace

import pytest

from skirmish.ichoria.book.cards import Options
from skirmish.ichoria.course.end import Concede, Conceded, concessions, ended, finish, may_concede, turns_over
from skirmish.ichoria.figure.elimination import eliminated
from skirmish.ichoria.gods.ichor import leave_table
from skirmish.ichoria.state.state import SideState
from skirmish.kernel.dice import Chance
from skirmish.kernel.events import Ended
from tests.skirmish.ichoria import given_game


def bands(greeks=4, *, out=0, fragments=None, secured=None, carried=None, **more):
    """So many Greeks, the last so many out; and four Vikings, their Chief v0."""
    figures = {}
    for place in range(greeks):
        gone = {"at": None, "status": "out"} if place >= greeks - out else {"at": (3 + 3 * place, 6)}
        role = {"role": "chief"} if place == 0 else {}
        figures[f"g{place}"] = given_game.figure("greeks", **gone, **role, crystals=(carried or {}).get(f"g{place}", 0))
    for place in range(4):
        role = {"role": "chief"} if place == 0 else {}
        carries = (carried or {}).get(f"v{place}", 0)
        figures[f"v{place}"] = given_game.figure("vikings", at=(3 + 3 * place, 30), **role, crystals=carries)
    lying = {"f1": (5, (20, 20))} if fragments is None else fragments
    game = given_game.skirmish(figures=figures, fragments=lying, **more)
    sides = {side: SideState(side, secured=(secured or {}).get(side, 0)) for side in ("greeks", "vikings")}
    return replace(game, state=replace(game.state, sides=sides))


@pytest.mark.rule("ICH-END-01")
@pytest.mark.parametrize(("greeks", "too_few", "enough"), [(4, 0, 1), (5, 1, 2), (6, 1, 2)])
def test_a_band_may_give_up_once_a_quarter_of_it_is_lost(greeks, too_few, enough):
    """1 of 4, 2 of 5, 2 of 6."""
    early = may_concede(bands(greeks, out=too_few).game, "greeks")
    assert (early.reason, early.rule, early.facts["fragments_left"]) == ("too_early_to_give_up", "ICH-END-01", 1)
    assert may_concede(bands(greeks, out=enough).game, "greeks")


@pytest.mark.rule("ICH-END-01")
def test_a_band_may_give_up_once_all_fragments_have_been_harvested():
    assert may_concede(bands(fragments={}).game, "greeks")
    assert not may_concede(bands(fragments={"f1": (5, (20, 20))}).game, "greeks")


@pytest.mark.rule("ICH-END-01")
def test_who_may_not_give_up_is_not_asked():
    assert bands().play(concessions).events == []


@pytest.mark.rule("ICH-END-02")
def test_the_game_is_over_as_soon_as_a_player_gives_up():
    played = bands(out=1).play(concessions, answers=[("greeks", "Concede", "give up")])
    assert played.result
    assert played.told(Conceded) == [Conceded("greeks")]
    assert (played.state.phase, played.last.reason) == ("over", "conceded")


@pytest.mark.rule("ICH-END-02")
def test_who_plays_on_plays_on():
    played = bands(fragments={}).play(concessions, answers=["play on", "play on"])
    assert (played.result, played.events) == (False, [])


def test_giving_up_is_suggested_seldom_and_playing_on_most_of_the_time():
    first = [next(Concede("greeks", ("play on", "give up")).suggest(Chance(seed))) for seed in range(200)]
    assert 5 < first.count("give up") < 50


@pytest.mark.rule("ICH-END-03")
def test_the_side_with_the_most_crystals_wins_even_if_it_gave_up():
    game = bands(out=1, secured={"greeks": 15}, carried={"g0": 5, "v0": 15})
    played = game.play(concessions, answers=["give up"])
    assert played.last == Ended(("greeks",), "conceded", "ICH-END-02", (("greeks", 20), ("vikings", 15)))


@pytest.mark.rule("ICH-ICHOR-06")
def test_crystals_secured_and_carried_decide_the_winner():
    played = bands(secured={"vikings": 10}, carried={"g1": 5}).play(finish, "turn_limit", "ICH-END-06")
    assert (played.last.winners, dict(played.last.score)) == (("vikings",), {"greeks": 5, "vikings": 10})


@pytest.mark.rule("ICH-END-04")
def test_equal_crystals_are_a_draw():
    assert bands(secured={"greeks": 5}, carried={"v1": 5}).play(finish, "x", "ICH-END-06").last.winners == ()


@pytest.mark.rule("ICH-END-05")
def test_a_scenario_may_count_the_dead_instead_of_crystals():
    game = bands(out=2, secured={"greeks": 50}, options=Options(victory="kills"))
    played = game.play(finish, "turn_limit", "ICH-END-06")
    assert (played.last.winners, dict(played.last.score)) == (("vikings",), {"greeks": 0, "vikings": 2})


@pytest.mark.rule("ICH-END-05")
def test_a_scenario_may_end_with_the_death_of_a_chief():
    async def slay(game):
        await eliminated(game, "v0", "g0")
        return ended(game)

    played = bands(options=Options(victory="chief")).play(slay)
    assert (played.result, played.last.winners, played.last.reason) == (True, ("greeks",), "chief_out")
    assert not bands().play(slay).result


@pytest.mark.rule("ICH-END-06")
def test_the_game_ends_when_a_side_has_no_figure_left_and_what_lies_about_is_nobodys():
    async def wipe_out(game):
        for place in range(4):
            assert not ended(game)
            await eliminated(game, f"v{place}", None)
        return ended(game)

    played = bands(carried={"v0": 15, "g0": 5}).play(wipe_out)
    assert (played.result, played.last.winners, played.last.reason) == (True, ("greeks",), "side_gone")
    assert dict(played.last.score) == {"greeks": 5, "vikings": 0}


@pytest.mark.rule("ICH-END-06")
def test_a_side_that_has_walked_off_is_gone_too():
    def all_leave(game):
        for place in range(4):
            leave_table(game, f"v{place}")
        return ended(game)

    played = bands(carried={"v0": 15}).play(all_leave)
    assert (played.last.winners, played.last.reason) == (("vikings",), "side_gone")


@pytest.mark.rule("ICH-END-06")
def test_there_is_no_turn_limit_unless_the_players_agreed_on_one():
    assert not bands(turn=99).play(turns_over).result
    limited = Options(turn_limit=4)
    assert not bands(turn=3, options=limited).play(turns_over).result
    assert bands(turn=4, options=limited).play(turns_over).last.reason == "turn_limit"
