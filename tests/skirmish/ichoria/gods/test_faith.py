"""Acts of Faith and of Blasphemy: what brings a band points, and what does not (chapters FAITH, BLAS)."""

from dataclasses import replace

import pytest

from scenes.games.ichoria.bands.house_data import factions
from scenes.plugs.rulebook import read_rulebook
from skirmish.ichoria.actions.disengagement import disengage
from skirmish.ichoria.actions.melee import fight
from skirmish.ichoria.actions.shots import shoot
from skirmish.ichoria.book.cards import Options, Readings
from skirmish.ichoria.figure.elimination import eliminated
from skirmish.ichoria.gods.faith import COMMON_ACTS, PointsEarned, conquer, earn, may_solicit, receives_points
from skirmish.ichoria.gods.ichor import harvest, leave_table
from skirmish.ichoria.move.action import move
from skirmish.ichoria.state.state import SideState
from tests import given
from tests.skirmish.ichoria import given_game

DAVIOS = {"at": (5, 6), "combat": 5, "athletisme": 3}
SELENE = {"at": (2, 2), "role": "receptacle"}


def meeting(davios=None, sigvald=None, selene=None, sides_now=None, **more):
    """Davios at 5,6 with his Réceptacle behind him; Sigvald the Chief at 6.4,6, within half a pas of him."""
    figures = {
        "davios": given_game.figure("greeks", **{**DAVIOS, **(davios or {})}),
        "selene": given_game.figure("greeks", **{**SELENE, **(selene or {})}),
        "sigvald": given_game.figure("vikings", **{"at": (6.4, 6), "role": "chief", **(sigvald or {})}),
    }
    game = given_game.skirmish(figures=figures, active="davios", **more)
    return game if sides_now is None else replace(game, state=replace(game.state, sides=sides_now))


def earned(played):
    return [(event.figure, event.act, event.points) for event in played.told(PointsEarned)]


def points(played, side="greeks"):
    return played.state.sides[side].points


def test_the_common_acts_are_those_of_the_catalogue():
    listed = [entry.facts for entry in read_rulebook("ichoria").entries if entry.kind == "faith_act"]
    assert {act["key"]: act["points"] for act in listed} == COMMON_ACTS


@pytest.mark.rule("ICH-FAITH-03")
def test_nine_acts_please_the_gods_of_every_faction():
    worth = {
        "olympic_action": 1, "olympic_feat": 2, "shooter_feat": 1, "fighter_feat": 2, "evasion": 1,
        "conquest": 2, "great_sacrifice": 3, "ultimate_sacrifice": 5, "fruitful_harvest": 1,
    }  # fmt: skip
    assert {act: earn(meeting().game, "davios", act) for act in worth} == worth


@pytest.mark.rule("ICH-FAITH-01")
def test_an_act_of_a_hero_gives_points_to_its_band_and_to_no_other():
    played = meeting(points={"greeks": 2}).play(earn, "davios", "evasion")
    assert (points(played), points(played, "vikings")) == (3, 0)
    assert played.last == PointsEarned("greeks", "davios", "evasion", 1, "faith")


@pytest.mark.rule("ICH-FAITH-02")
def test_a_band_whose_receptacle_is_eliminated_earns_nothing():
    game = meeting(selene={"at": None, "status": "out"})
    assert not receives_points(game.game, "greeks")
    assert points(game.play(earn, "davios", "evasion")) == 0


@pytest.mark.rule("ICH-FAITH-02")
def test_a_receptacle_that_walks_off_the_table_still_transmits_unless_it_is_read_otherwise():
    async def leave_and_dodge(game):
        leave_table(game, "selene")
        earn(game, "davios", "evasion")

    assert points(meeting().play(leave_and_dodge)) == 1
    silent = Options(readings=Readings(receptacle_off_table="silent"))
    assert points(meeting(options=silent).play(leave_and_dodge)) == 0


@pytest.mark.rule("ICH-FAITH-04")
def test_a_jump_that_needs_a_roll_earns_one_point_when_it_succeeds_and_none_when_it_fails():
    """Davios jumps 4 pas from one block to the next."""
    blocks = (given.box(3, 3, 2, at=(5, 6), name="west"), given.box(3, 3, 2, at=(12, 6), name="east"))
    game = meeting(davios={"at": (6, 6, 2.0)}, sigvald={"at": (30, 30)}, pieces=blocks)
    jumped = game.play(move, "davios", answers=["jump 11,6"], dice=[3])
    assert earned(jumped) == [("davios", "olympic_action", 1)]
    assert earned(game.play(move, "davios", answers=["jump 11,6"], dice=[5])) == []


@pytest.mark.rule("ICH-FAITH-04")
def test_a_landing_that_is_only_a_partial_success_earns_its_point():
    """Davios drops 5 pas and lands with a 3: in difficulty, but on his feet."""
    game = meeting(davios={"at": (5, 6, 5.0)}, sigvald={"at": (30, 30)}, pieces=(given.box(2, 2, 5, at=(5, 6)),))
    assert earned(game.play(move, "davios", answers=["drop 6.8,6"], dice=[3])) == [("davios", "olympic_action", 1)]


@pytest.mark.rule("ICH-FAITH-05")
def test_a_heroic_jump_earns_two_points_more_and_a_partial_success_pays_as_a_roll_alone():
    """7 pas from block to block, hurrying, against Athlétisme 5 - 1: a 4 is a total, a 3 a partial success."""
    blocks = (given.box(3, 3, 2, at=(5, 6), name="west"), given.box(3, 3, 2, at=(15, 6), name="east"))
    game = meeting(davios={"at": (6, 6, 2.0), "athletisme": 5}, sigvald={"at": (30, 30)}, pieces=blocks)
    answer = {"path": "jump 14,6", "hurry": True}
    won = game.play(move, "davios", answers=[answer], dice=[4])
    assert earned(won) == [("davios", "olympic_action", 1), ("davios", "olympic_feat", 2)]
    partly = game.play(move, "davios", answers=[answer], dice=[3])
    assert earned(partly) == [("davios", "olympic_action", 1)]
    assert game.play(move, "davios", answers=[answer], dice=[5]).state.figures["davios"].place[0] < 12  # it fell
    assert earned(game.play(move, "davios", answers=[answer], dice=[5])) == []


@pytest.mark.rule("ICH-FAITH-06")
def test_a_shot_that_hits_earns_a_point_whether_it_hurts_or_not():
    game = meeting(davios={"weapons": ("arc",), "adresse": 4}, sigvald={"at": (12, 6), "adresse": 2, "armure": 4})
    unhurt = game.play(shoot, "davios", "sigvald", "arc", dice=[6, 1, 2])
    assert unhurt.state.figures["sigvald"].sante == 3
    assert earned(unhurt) == [("davios", "shooter_feat", 1)]
    assert earned(game.play(shoot, "davios", "sigvald", "arc", dice=[1, 6])) == []


@pytest.mark.rule("ICH-FAITH-07")
def test_damage_earns_two_points_for_each_blow_and_not_for_each_point():
    """A heavy weapon takes 2 Santé in one blow: 2 points all the same."""
    game = meeting(davios={"weapons": ("epee_deux_mains",)}, sigvald={"armure": 2})
    struck = game.play(fight, "davios", "sigvald", dice=[6, 1, 4])
    assert struck.state.figures["sigvald"].sante == 1
    assert earned(struck) == [("davios", "fighter_feat", 2)]


@pytest.mark.rule("ICH-FAITH-07")
def test_a_defender_that_wins_the_fight_has_earned_its_points():
    lost = meeting(sigvald={"role": "receptacle"}).play(fight, "davios", "sigvald", dice=[1, 6, 4])
    assert lost.state.figures["davios"].sante == 2
    assert earned(lost) == [("sigvald", "fighter_feat", 2)]


@pytest.mark.rule("ICH-FAITH-08")
def test_who_has_won_the_roll_has_not_got_away_yet():
    assert earned(meeting().play(disengage, "davios", dice=[6, 1])) == []


@pytest.mark.rule("ICH-FAITH-09")
def test_a_hero_conquers_the_enemy_zone_once_and_no_more():
    """The Vikings deploy in the north: Davios walks over its line at 30 pas, steps back and comes again."""
    sides = {"greeks": SideState("greeks", zone="south"), "vikings": SideState("vikings", zone="north")}
    game = meeting(davios={"at": (5, 29)}, sigvald={"at": (30, 33)}, sides_now=sides)

    async def come_twice(game):
        before = conquer(game, "davios")
        await move(game, "davios")
        await move(game, "davios")
        return before

    played = game.play(come_twice, answers=["walk 5,31", "walk 5,29; walk 5,30.5"])
    assert (played.result, earned(played)) == (0, [("davios", "conquest", 2)])


@pytest.mark.rule("ICH-FAITH-09")
def test_ones_own_zone_is_no_conquest():
    sides = {"greeks": SideState("greeks", zone="south"), "vikings": SideState("vikings", zone="north")}
    assert conquer(meeting(davios={"at": (5, 5)}, sides_now=sides).game, "davios") == 0


@pytest.mark.rule("ICH-FAITH-10")
def test_killing_the_enemy_chief_earns_three_points():
    assert earned(meeting().play(eliminated, "sigvald", "davios")) == [("davios", "great_sacrifice", 3)]
    assert earned(meeting(sigvald={"role": "companion"}).play(eliminated, "sigvald", "davios")) == []
    assert earned(meeting().play(eliminated, "sigvald", None)) == []


@pytest.mark.rule("ICH-FAITH-11")
def test_killing_the_enemy_receptacle_earns_five_points():
    game = meeting(sigvald={"role": "receptacle"})
    assert earned(game.play(eliminated, "sigvald", "davios")) == [("davios", "ultimate_sacrifice", 5)]


@pytest.mark.rule("ICH-FAITH-12")
def test_a_harvest_earns_a_point():
    game = meeting(sigvald={"at": (30, 30)}, fragments={"f1": (15, (5.7, 6))})
    assert earned(game.play(harvest, "davios", "f1")) == [("davios", "fruitful_harvest", 1)]


@pytest.mark.rule("ICH-FAITH-13")
def test_ich_ex_26_a_viking_who_fights_and_a_greek_who_jumps_please_their_own_gods():
    """ICH-EX-26: the favoured acts of the factions, in the house data."""
    game = meeting(sigvald={"role": "receptacle"}, factions=factions()).game
    assert (earn(game, "sigvald", "fight"), earn(game, "sigvald", "shot")) == (1, 1)
    assert (earn(game, "sigvald", "athletic_move"), earn(game, "davios", "fight")) == (0, 0)
    assert earn(game, "davios", "athletic_move") == 1


@pytest.mark.rule("ICH-FAITH-13")
def test_a_viking_who_attacks_is_rewarded_whatever_comes_of_it():
    game = meeting(sigvald={"role": "receptacle"}, factions=factions())
    fought = game.play(fight, "sigvald", "davios", dice=[3, 2])
    assert earned(fought) == [("sigvald", "fight", 1)]


@pytest.mark.rule("ICH-FAITH-16")
def test_a_killing_shot_on_the_chief_earns_one_and_two_and_three():
    game = meeting(davios={"weapons": ("arc",)}, sigvald={"at": (12, 6), "health": 1})
    killed = game.play(shoot, "davios", "sigvald", "arc", dice=[6, 1, 6])
    assert [act for _, act, _ in earned(killed)] == ["shooter_feat", "fighter_feat", "great_sacrifice"]
    assert points(killed) == 6


@pytest.mark.rule("ICH-FAITH-16")
def test_the_reserve_starts_empty_and_has_no_maximum():
    game = meeting(points={"greeks": 99})
    assert meeting().state.sides["greeks"].points == 0
    assert points(game.play(earn, "davios", "ultimate_sacrifice")) == 104


@pytest.mark.rule("ICH-BAND-12")
def test_a_mercenary_performs_no_act_of_faith_and_may_not_solicit():
    game = meeting(davios={"mercenary": True}).game
    assert earn(game, "davios", "fighter_feat") == 0
    assert (may_solicit(game, "davios").rule, bool(may_solicit(game, "selene"))) == ("ICH-ACT-06", True)


# ---------------------------------------------------------------- blasphemy


def renegades(**more):
    """Davios, a Greek, and Thorvald, a Viking, with their Martyr, under the name of the godless."""
    figures = {
        "davios": given_game.figure("godless", at=(5, 6), faction="greeks"),
        "thorvald": given_game.figure("godless", at=(8, 6), faction="vikings"),
        "arylia": given_game.figure("godless", **{"at": (2, 2), "role": "receptacle", "faction": "greeks", **more}),
        "sigvald": given_game.figure("vikings", at=(20, 20)),
    }
    return given_game.skirmish(figures=figures, active="davios", renegades=("godless",), factions=factions())


@pytest.mark.rule("ICH-BLAS-01")
def test_renegades_earn_blasphemy_as_long_as_their_martyr_is_with_them():
    played = renegades().play(earn, "davios", "evasion")
    assert played.last == PointsEarned("godless", "davios", "evasion", 1, "blasphemy")
    assert renegades(at=None, status="out").play(earn, "davios", "evasion").events == []


@pytest.mark.rule("ICH-BLAS-02")
def test_a_renegade_offends_the_gods_of_its_origin_by_their_acts_and_by_the_common_ones():
    game = renegades().game
    assert (earn(game, "thorvald", "fight"), earn(game, "davios", "fight")) == (1, 0)
    assert (earn(game, "davios", "athletic_move"), earn(game, "thorvald", "athletic_move")) == (1, 0)
    assert earn(game, "thorvald", "fighter_feat") == COMMON_ACTS["fighter_feat"]
