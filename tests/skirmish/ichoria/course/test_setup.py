"""Before the first turn: the table, the fragments, the sides and the deployment (chapters TABLE, DEPLOY)."""

from dataclasses import replace

import pytest

from skirmish.ichoria.book.cards import Options
from skirmish.ichoria.course.deployment import Deployed, SideChosen, StayedAway
from skirmish.ichoria.course.fragments import (
    FragmentLeftOut,
    FragmentPlaced,
    FragmentsShared,
    provisional_halves,
    shared_out,
    token_gap,
)
from skirmish.ichoria.course.setup import PhaseBegan, set_up
from skirmish.ichoria.table.tabletop import Zone
from skirmish.ichoria.table.zones import TABLE_PAS, strips, zones
from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.dice import Chance, SeededDice
from skirmish.kernel.events import Rolled
from skirmish.kernel.match import Match
from tests import given
from tests.skirmish.ichoria import given_game

TWO_EACH = Options(fragments=(15, 5, 15, 5))
NO_FRAGMENTS = Options(fragments=())


def before(figures=2, *, options=TWO_EACH, **more):
    """So many figures a side, none of them on the table yet."""
    bands = {f"{side[0]}{place}": given_game.figure(side) for side in ("greeks", "vikings") for place in range(figures)}
    return given_game.skirmish(figures=bands, options=options, phase=more.pop("phase", "fragments"), **more)


def asked(game, answers=(), dice=(1,)):
    return game.play(set_up, answers=answers, dice=dice, until_asked=True)


def fragment(value, *at):
    return {"value": value, "at": list(at)}


def stand(figure, *at):
    return {"figure": figure, "at": list(at)}


def refused(decision, answer):
    verdict = decision.check(answer)
    assert not verdict
    return verdict.reason, verdict.rule


# ---------------------------------------------------------------- the table


@pytest.mark.rule("ICH-TABLE-01")
def test_the_standard_table_is_a_square_of_36_pas_with_a_strip_at_either_end():
    assert before().table.size_pas == (TABLE_PAS, TABLE_PAS) == (36.0, 36.0)
    assert [zone.name for zone in zones(before().game)] == ["south", "north"]


# ---------------------------------------------------------------- fragments


@pytest.mark.rule("ICH-TABLE-08")
def test_ich_ex_23_a_standard_game_has_twelve_fragments_worth_eighty_crystals():
    """ICH-EX-23: two of 15 and ten of 5, six for each player."""
    standard = Options().fragments
    assert (len(standard), standard.count(15), standard.count(5), sum(standard)) == (12, 2, 10, 80)
    assert {len(hand) for hand in shared_out(standard, ("greeks", "vikings")).values()} == {6}


@pytest.mark.rule("ICH-TABLE-04")
def test_fragments_are_shared_equally_and_what_cannot_be_shared_is_left_out():
    assert shared_out((15, 15, 5, 5, 5, 5), "ab") == {"a": (15, 5, 5), "b": (15, 5, 5)}
    assert shared_out((15, 5, 5, 5, 1), "ab") == {"a": (15, 5), "b": (5, 5)}


@pytest.mark.rule("ICH-TABLE-04")
def test_a_player_places_only_fragments_of_his_share_and_of_the_agreed_worth():
    game = asked(before())
    assert game.told(FragmentsShared)[0].hands == {"greeks": (15, 5), "vikings": (15, 5)}
    assert refused(game.pending, fragment(10, 18, 30)) == ("fragment_not_held", "ICH-TABLE-04")
    placed = [fragment(15, 18, 30), fragment(15, 18, 6)]
    assert asked(before(), placed).pending.values == (5,)


@pytest.mark.rule("ICH-TABLE-05")
def test_each_places_in_the_half_of_the_other():
    """The Greeks are given the south for now, so they place in the north, the middle line included."""
    game = before().game
    assert provisional_halves(game)["greeks"] == ((0, 0), (36, 0), (36, 18), (0, 18))
    decision = asked(before()).pending
    assert decision.player == "greeks"
    assert refused(decision, fragment(15, 18, 17.9)) == ("outside_half", "ICH-TABLE-05")
    assert decision.check(fragment(15, 18, 17.9)).place == (18.0, 17.9, 0.0)
    assert decision.check(fragment(15, 18, 18))
    theirs = asked(before(), [fragment(15, 18, 30)]).pending
    assert theirs.player == "vikings"
    assert refused(theirs, fragment(15, 18, 18.1)) == ("outside_half", "ICH-TABLE-05")


@pytest.mark.rule("ICH-TABLE-05")
def test_halves_follow_the_zones_that_a_scenario_draws():
    """Zones in the west and the east divide the table the other way."""
    areas = (
        ("deployment", ((0, 0), (6, 0), (6, 36), (0, 36)), "greeks"),
        ("deployment", ((30, 0), (36, 0), (36, 36), (30, 36)), "vikings"),
    )
    game = with_zones(before(), areas)
    assert provisional_halves(game.game)["vikings"] == ((18, 0), (36, 0), (36, 36), (18, 36))
    assert refused(asked(game).pending, fragment(15, 17, 30)) == ("outside_half", "ICH-TABLE-05")


@pytest.mark.rule("ICH-TABLE-06")
def test_players_place_in_turn_and_a_die_names_the_first():
    answers = [fragment(15, 6, 6), fragment(15, 6, 30), fragment(5, 30, 6)]
    played = asked(before(), answers, dice=[("first fragment", 4)])
    order = [(event.side, event.value) for event in played.told(FragmentPlaced)]
    assert order == [("vikings", 15), ("greeks", 15), ("vikings", 5)]
    assert played.pending.player == "greeks"


@pytest.mark.rule("ICH-TABLE-06")
def test_fragments_lie_more_than_six_pas_apart_from_edge_to_edge():
    """A token is 0.4 pas wide: centres 6.4 apart are 6 pas from edge to edge, which is not enough."""
    second = asked(before(), [fragment(15, 18, 18.2)]).pending
    verdict = second.check(fragment(15, 18, 11.8))
    assert (verdict.reason, verdict.rule) == ("fragments_too_near", "ICH-TABLE-06")
    assert verdict.place == pytest.approx((18.0, 11.8, 0.0), abs=1e-3)
    assert verdict.facts["gap_pas"] == pytest.approx(6.0, abs=1e-3)
    assert second.check(fragment(15, 18, 11.79))


@pytest.mark.rule("ICH-TABLE-06")
def test_height_counts_between_fragments_and_the_rim_of_the_table_is_allowed():
    tower = given.box(2, 2, 7, at=(18, 20))
    decision = asked(before(pieces=(tower,)), [fragment(15, 18, 20, 7)]).pending
    assert decision.check(fragment(15, 18, 17.5))
    assert token_gap((18, 20, 7), (18, 17.5, 0)) > 6
    assert decision.check(fragment(15, 0.2, 0.2))


@pytest.mark.rule("ICH-TABLE-07")
def test_a_fragment_may_lie_on_a_roof_and_a_height_picks_the_floor():
    """A floor at 3 pas above open ground: without a height it is the upper one."""
    slab = given.box(4, 4, 0.5, at=(18, 30, 3))
    game = before(pieces=(slab,))
    places = [asked(game, [fragment(15, *at)]).told(FragmentPlaced)[0].place for at in ((18, 30), (18, 30, 0))]
    assert places == [(18.0, 30.0, 3.5), (18.0, 30.0, 0.0)]
    assert refused(asked(game).pending, fragment(15, 18, 30, 2)) == ("no_ground", "ICH-TABLE-05")


def test_scenery_of_any_height_is_played_on_and_a_fragment_on_it_lies_at_its_height():
    """A rock of 4 pas, the height of the greatest ordinary leap and of the deepest safe fall."""
    game = before(pieces=(given.box(3, 3, 4, at=(18, 30)),))
    assert asked(game, [fragment(15, 18, 30)]).told(FragmentPlaced)[0].place[2] == 4.0


@pytest.mark.parametrize(
    "answer",
    [
        None,
        "18,30",
        {"value": 15},
        {"value": 15, "at": [18]},
        {"value": 15, "at": ["x", 3]},
        {"value": True, "at": [1, 2]},
    ],
)
def test_what_is_no_placement_is_refused_by_name(answer):
    verdict = asked(before()).pending.check(answer)
    assert verdict.reason in ("not_a_placement", "not_a_spot", "fragment_not_held")


def test_a_fragment_off_the_table_or_nowhere_is_refused_and_nothing_is_lost():
    game = asked(before())
    for spot in ((18, 36.5), (18, float("nan")), (18, float("inf"))):
        assert not game.match.answer("greeks", 2, fragment(15, *spot))
    assert game.match.pending[0].decision == game.pending


def test_without_room_for_more_a_fragment_is_left_out():
    """On a table of 8 pas one fragment in the far half leaves no room for another of the same player."""
    game = before(size=(8.0, 8.0), options=Options(fragments=(15, 15, 5, 5)))
    played = asked(game, [fragment(15, 4, 7.8), fragment(15, 4, 0.2)], dice=[1, 1])
    assert [event.value for event in played.told(FragmentLeftOut)] == [5, 5]


# ---------------------------------------------------------------- sides


@pytest.mark.rule("ICH-DEPLOY-01")
def test_sides_are_chosen_after_the_last_fragment():
    answers = [fragment(15, 6, 30), fragment(15, 6, 6), fragment(5, 30, 30), fragment(5, 30, 6)]
    played = asked(before(), answers, dice=[1, 5])
    assert [event.phase for event in played.told(PhaseBegan)] == ["sides"]
    assert (played.pending.kind, len(played.state.fragments)) == ("ChooseSide", 4)


@pytest.mark.rule("ICH-DEPLOY-02")
@pytest.mark.parametrize(("die", "first"), [(1, "greeks"), (3, "greeks"), (4, "vikings"), (6, "vikings")])
def test_a_die_names_who_starts_and_he_chooses_his_side(die, first):
    decision = asked(before(options=NO_FRAGMENTS), dice=[("first to deploy", die)]).pending
    assert (decision.player, decision.options) == (first, ("south", "north"))


@pytest.mark.rule("ICH-DEPLOY-02")
def test_the_other_has_the_opposite_side_be_it_his_provisional_one_or_not():
    played = asked(before(options=NO_FRAGMENTS), ["north"], dice=[2])
    assert played.told(SideChosen) == [SideChosen("greeks", "north"), SideChosen("vikings", "south")]


# ---------------------------------------------------------------- deployment


def deploying(*answers, **more):
    """The Greeks have chosen the south and place first."""
    return asked(before(options=NO_FRAGMENTS, **more), ["south", *answers], dice=[1])


@pytest.mark.rule("ICH-DEPLOY-03")
def test_players_place_one_figure_each_in_turn_until_all_are_on_the_table():
    answers = [stand("g0", 5, 3), stand("v1", 5, 33), stand("g1", 9, 3), stand("v0", 9, 33)]
    played = before(options=NO_FRAGMENTS).play(set_up, answers=["south", *answers], dice=[1])
    assert [event.figure for event in played.told(Deployed)] == ["g0", "v1", "g1", "v0"]
    assert (played.state.phase, len(list(played.state.on_table()))) == ("turns", 4)


@pytest.mark.rule("ICH-DEPLOY-03")
def test_a_figure_of_another_or_one_that_stands_already_is_refused():
    decision = deploying(stand("g0", 5, 3), stand("v0", 5, 33)).pending
    assert refused(decision, stand("v1", 9, 3)) == ("not_in_reserve", "ICH-DEPLOY-03")
    assert refused(decision, stand("g0", 9, 3)) == ("not_in_reserve", "ICH-DEPLOY-03")
    assert refused(decision, stand("g1", 5.5, 3)) == ("figure_in_the_way", "ICH-MOV-04")


@pytest.mark.rule("ICH-DEPLOY-04")
def test_a_figure_does_not_start_on_scenery():
    """A low block in the strip: on it is refused, even with part of the base; beside it is right."""
    decision = deploying(pieces=(given.box(3, 3, 1, at=(10, 3)),)).pending
    assert refused(decision, stand("g0", 10, 3)) == ("on_scenery", "ICH-DEPLOY-04")
    assert decision.check(stand("g0", 10, 3)).place == (10.0, 3.0, 1.0)
    assert decision.check(stand("g0", 13, 3))


@pytest.mark.rule("ICH-DEPLOY-04")
def test_a_figure_starts_on_scenery_when_nothing_else_is_possible():
    """A platform fills the whole strip."""
    decision = deploying(pieces=(given.box(36, 6, 1, at=(18, 3)),)).pending
    assert decision.check(stand("g0", 10, 3))


@pytest.mark.rule("ICH-DEPLOY-05")
def test_the_whole_base_lies_in_a_strip_of_six_pas():
    decision = deploying().pending
    assert decision.check(stand("g0", 0.6, 5.4))
    verdict = decision.check(stand("g0", 10, 5.41))
    assert (verdict.reason, verdict.rule, verdict.place) == ("outside_zone", "ICH-DEPLOY-05", (10.0, 5.41, 0.0))
    assert refused(decision, stand("g0", 0.59, 3)) == ("outside_zone", "ICH-DEPLOY-05")
    assert strips((36.0, 36.0))[1].polygon == ((0, 30), (36, 30), (36, 36), (0, 36))


@pytest.mark.rule("ICH-DEPLOY-06")
def test_a_scenario_may_draw_other_zones_and_then_nobody_chooses_a_side():
    areas = (
        ("deployment", ((10, 10), (16, 10), (16, 16), (10, 16)), "greeks"),
        ("deployment", ((20, 20), (26, 20), (26, 26), (20, 26)), "vikings"),
    )
    decision = asked(with_zones(before(options=NO_FRAGMENTS), areas), dice=[6]).pending
    assert (decision.kind, decision.player) == ("DeployFigure", "vikings")
    assert decision.check(stand("v0", 23, 23))
    assert refused(decision, stand("v0", 13, 13)) == ("outside_zone", "ICH-DEPLOY-05")


def with_zones(game, areas):
    drawn = tuple(
        Zone(f"{side} zone", tuple((float(x), float(y)) for x, y in polygon), side) for _, polygon, side in areas
    )
    return replace(game, table=Drawn(game.table, drawn))


class Drawn:
    """A table with zones of its own."""

    def __init__(self, table, drawn):
        self._table, self._drawn = table, drawn

    def zones(self):
        return self._drawn

    def __getattr__(self, name):
        return getattr(self._table, name)


@pytest.mark.rule("ICH-DEPLOY-06")
def test_what_a_scenario_has_placed_is_not_placed_again():
    """Fragments and figures are there: no die, no question; each side has the strip its figures are nearest to."""
    figures = {"g0": given_game.figure("greeks", at=(5, 30)), "v0": given_game.figure("vikings", at=(5, 5))}
    game = given_game.skirmish(figures=figures, fragments={"f1": (5, (18, 18))}, phase="fragments")
    played = game.play(set_up)
    assert played.told(Rolled) == []
    assert {name: side.zone for name, side in played.state.sides.items()} == {"greeks": "north", "vikings": "south"}
    assert played.state.phase == "turns"


def test_a_figure_without_room_stays_away():
    zone = ("deployment", ((0, 0), (1.3, 0), (1.3, 1.3), (0, 1.3)), "greeks")
    other = ("deployment", ((20, 20), (26, 20), (26, 26), (20, 26)), "vikings")
    game = with_zones(before(options=NO_FRAGMENTS), (zone, other))
    played = asked(game, [stand("g0", 0.65, 0.65), stand("v0", 23, 23)], dice=[1])
    assert played.told(StayedAway) == [StayedAway("g1", "vikings")]


def test_bots_set_up_whole_games_and_every_step_can_be_taken_up_again():
    """Random bots place twelve fragments and twelve figures; all are legal, and spaced as they should be."""
    game = before(figures=6, options=Options())
    match = Match(given_game._OneRule(game, set_up, (), {}), SeededDice(3))
    play_out(match, {"greeks": RandomBot(1), "vikings": RandomBot(2)})
    tokens = [one.place for one in match.state.fragments]
    assert len(tokens) == 12
    assert all(token_gap(a, b) > 6 for a in tokens for b in tokens if a != b)
    assert {figure.status for figure in match.state.figures.values()} == {"table"}
    for checkpoint in match._checkpoints[1::7]:
        again = Match(given_game._OneRule(game, set_up, (), {}), SeededDice(3), checkpoint)
        play_out(again, {"greeks": RandomBot(1), "vikings": RandomBot(2)})
        assert again.state == match.state


def test_suggestions_are_legal_and_varied():
    decision = asked(before()).pending
    found = [next(decision.suggest(Chance(seed))) for seed in range(20)]
    assert all(decision.check(answer) for answer in found)
    assert len({tuple(answer["at"]) for answer in found}) > 15
