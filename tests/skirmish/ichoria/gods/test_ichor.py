"""Ichor on the table: harvested, carried, dropped and secured (chapter ICHOR)."""

import pytest

from skirmish.ichoria.course.end import may_concede
from skirmish.ichoria.figure.damage import hurt
from skirmish.ichoria.figure.elimination import eliminated
from skirmish.ichoria.gods.faith import PointsEarned
from skirmish.ichoria.gods.ichor import (
    CrystalsDropped,
    Harvested,
    crystals_of,
    harvest,
    harvest_verdict,
    harvestable,
    leave_table,
)
from skirmish.ichoria.move.action import move
from skirmish.ichoria.state.state import Fragment
from tests import given
from tests.skirmish.ichoria import given_game

NEAR = (5.75, 6)
"""Beside Davios: half his base and half a token are 0.8 pas."""


def meeting(davios=None, sigvald=None, **more):
    """Davios at 5,6 beside a fragment of 15, another of 5 far away; Sigvald beyond."""
    figures = {
        "davios": given_game.figure("greeks", **{"at": (5, 6), **(davios or {})}),
        "sigvald": given_game.figure("vikings", **{"at": (12, 6), **(sigvald or {})}),
    }
    fragments = more.pop("fragments", {"f1": (15, NEAR), "f2": (5, (30, 30))})
    return given_game.skirmish(figures=figures, active="davios", fragments=fragments, **more)


@pytest.mark.rule("ICH-ICHOR-01")
def test_fragments_lie_on_the_table_and_may_differ_in_worth():
    assert [(one.id, one.value) for one in meeting().state.fragments] == [("f1", 15), ("f2", 5)]


@pytest.mark.rule("ICH-ICHOR-02")
def test_a_figure_in_contact_takes_a_fragment_and_carries_its_crystals():
    played = meeting().play(harvest, "davios", "f1")
    assert played.told(Harvested) == [Harvested("davios", "f1", 15)]
    assert played.state.figures["davios"].crystals == 15
    assert [one.id for one in played.state.fragments] == ["f2"]


@pytest.mark.rule("ICH-ICHOR-02")
def test_a_fragment_out_of_contact_is_refused_with_its_place_and_the_gap():
    game = meeting().game
    verdict = harvest_verdict(game, "davios", "f2")
    assert (verdict.reason, verdict.rule, verdict.place) == ("no_contact", "ICH-ICHOR-02", (30.0, 30.0, 0.0))
    assert harvest_verdict(game, "davios", "f9").reason == "no_such_fragment"
    assert (harvestable(game, "davios"), harvestable(game, "sigvald")) == (("f1",), ())


@pytest.mark.rule("ICH-ICHOR-02")
def test_a_hundredth_of_a_pas_is_contact_and_two_are_not():
    close, far = (5.809, 6), (5.82, 6)
    assert harvestable(meeting(fragments={"f1": (5, close)}).game, "davios") == ("f1",)
    assert harvestable(meeting(fragments={"f1": (5, far)}).game, "davios") == ()


def test_an_engaged_figure_harvests_nothing():
    verdict = harvest_verdict(meeting(sigvald={"at": (5, 7.4)}).game, "davios", "f1")
    assert (verdict.reason, verdict.rule) == ("engaged", "ICH-ENG-05")


@pytest.mark.rule("ICH-ICHOR-03")
def test_a_dead_carrier_drops_all_its_crystals_as_one_token_where_it_died():
    """Davios carries 20 from two fragments when he dies."""
    played = meeting(davios={"crystals": 20}).play(hurt, "davios", 3, "sigvald")
    assert played.told(CrystalsDropped) == [CrystalsDropped("davios", "ichor_of_davios", 20, (5.0, 6.0, 0.0))]
    assert played.state.fragments[-1] == Fragment("ichor_of_davios", 20, (5.0, 6.0, 0.0), dropped=True)
    assert played.state.figures["davios"].crystals == 0


@pytest.mark.rule("ICH-ICHOR-03")
def test_crystals_fall_to_the_surface_below_a_carrier_that_dies_in_the_air():
    game = meeting(davios={"at": (5, 6, 3.5), "crystals": 5}, pieces=(given.box(3, 3, 2, at=(5, 6)),))
    assert game.play(eliminated, "davios", None).state.fragments[-1].place == (5.0, 6.0, 2.0)


@pytest.mark.rule("ICH-ICHOR-03")
def test_whoever_comes_in_contact_may_take_what_a_dead_enemy_dropped():
    async def die_and_be_robbed(game):
        await eliminated(game, "davios", "sigvald")
        await harvest(game, "sigvald", "ichor_of_davios")

    game = meeting(davios={"crystals": 15, "at": (5, 6)}, sigvald={"at": (5.7, 6)})
    assert game.play(die_and_be_robbed).state.figures["sigvald"].crystals == 15


@pytest.mark.rule("ICH-ICHOR-04")
def test_crystals_carried_off_the_table_belong_to_their_player_for_good():
    """Davios walks over the western rim with 15 crystals."""
    game = meeting(davios={"at": (2, 6), "crystals": 15})
    played = game.play(move, "davios", answers=["leave -0.5,6"])
    assert (played.state.figures["davios"].status, played.state.sides["greeks"].secured) == ("left", 15)
    assert crystals_of(played.game, "greeks") == 15


@pytest.mark.rule("ICH-ICHOR-05")
def test_what_heroes_carry_counts_for_their_player_and_what_lies_about_for_nobody():
    game = meeting(davios={"crystals": 15}, sigvald={"crystals": 5}).game
    assert (crystals_of(game, "greeks"), crystals_of(game, "vikings")) == (15, 5)
    dead = meeting(davios={"crystals": 15}).play(eliminated, "davios", None).game
    assert crystals_of(dead, "greeks") == 0


@pytest.mark.rule("ICH-ICHOR-07")
def test_a_hero_carries_any_number_of_fragments():
    async def take_both(game):
        await harvest(game, "davios", "f1")
        await harvest(game, "davios", "f2")

    game = meeting(fragments={"f1": (15, NEAR), "f2": (15, (5, 6.75))}, davios={"crystals": 50})
    assert game.play(take_both).state.figures["davios"].crystals == 80


@pytest.mark.rule("ICH-ICHOR-08")
def test_a_fragment_that_was_dropped_again_counts_as_harvested():
    """The only fragment is harvested and dropped by its dying carrier: all have been harvested."""

    async def take_and_die(game):
        await harvest(game, "davios", "f1")
        await eliminated(game, "davios", None)

    figures = {f"v{place}": given_game.figure("vikings", at=(20, 2 + 3 * place)) for place in range(5)}
    game = given_game.skirmish(
        figures={"davios": given_game.figure("greeks", at=(5, 6)), **figures},
        fragments={"f1": (15, NEAR)},
        fragments_placed=("f1",),
    )
    assert not may_concede(game.game, "vikings")
    played = game.play(take_and_die)
    assert may_concede(played.game, "vikings")
    assert played.state.harvested == {"f1"}


def test_dropped_crystals_please_the_gods_again():
    """The limit of Récolte fructueuse: each repeat needs a death."""

    async def die_and_be_robbed(game):
        await eliminated(game, "davios", None)
        await harvest(game, "sigvald", "ichor_of_davios")

    figures = {
        "sigvald": given_game.figure("vikings", at=(5.7, 6)),
        "vesarine": given_game.figure("vikings", at=(9, 9), role="receptacle"),
        "davios": given_game.figure("greeks", at=(5, 6), crystals=5),
    }
    played = given_game.skirmish(figures=figures, active="sigvald").play(die_and_be_robbed)
    assert [event.act for event in played.told(PointsEarned)] == ["fruitful_harvest"]


def test_a_stranger_that_walks_off_takes_its_crystals_from_everybody():
    figures = {
        "davios": given_game.figure("greeks", at=(5, 6)),
        "sigvald": given_game.figure("vikings", at=(12, 6)),
        "bear": given_game.figure("bear", at=(20, 6), role="npc", crystals=5),
    }
    played = given_game.skirmish(figures=figures).play(leave_table, "bear")
    assert [side.secured for side in played.state.sides.values()] == [0, 0]
