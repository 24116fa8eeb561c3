"""Active abilities: Acrobatie, Effroyable illusion, Immobilisation and Inspiration."""

import pytest

from scenes.games.ichoria.bands.house_data import factions
from skirmish.ichoria.actions.powers import PowerUsed, power_verdict, targets, usable, use
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.gods.faith import PointsEarned
from skirmish.ichoria.state.engagement import engaged_with
from tests import given
from tests.skirmish.ichoria import given_game

ALL = ("effroyable_illusion", "immobilisation", "inspiration", "acrobatie")


def circle(selene=None, myrina=None, sigvald=None, **more):
    """Selene at 5,6 with all powers; Myrina, who can do Acrobatie too, and Sigvald at so many pas of her base."""
    figures = {
        "selene": given_game.figure("greeks", **{"at": (5, 6), "abilities": ALL, **(selene or {})}),
        "myrina": given_game.figure("greeks", **{"at": (9, 6), "abilities": ("acrobatie",), **(myrina or {})}),
        "sigvald": given_game.figure("vikings", **{"at": (5, 12), **(sigvald or {})}),
    }
    return given_game.skirmish(figures=figures, active="selene", **more)


def gap(pas):
    """Where a figure stands whose base is so far from Selene's."""
    return (5 + 1.2 + pas, 6)


def test_an_illusion_gives_effroi_to_one_of_the_band_or_to_oneself():
    assert targets(circle().game, "selene", "effroyable_illusion") == ("selene", "myrina")
    played = circle().play(use, "selene", "effroyable_illusion", answers=[("ChoosePowerTarget", "selene")])
    assert played.state.figures["selene"].has("effroi")


def test_inspiration_is_for_another_of_the_band_and_raises_five_characteristics():
    game = circle()
    assert targets(game.game, "selene", "inspiration") == ("myrina",)
    assert power_verdict(game.game, "selene", "inspiration", "selene").reason == "not_oneself"
    played = game.play(use, "selene", "inspiration")
    raised = ("combat", "adresse", "initiative", "athletisme", "psychisme")
    assert all(value(played.game, "myrina", name) == value(game.game, "myrina", name) + 1 for name in raised)


def test_immobilisation_is_for_enemies():
    assert targets(circle().game, "selene", "immobilisation") == ("sigvald",)
    assert circle().play(use, "selene", "immobilisation").state.figures["sigvald"].has("immobilised")


@pytest.mark.parametrize("ability", ["immobilisation", "inspiration"])
def test_spells_reach_nine_pas_and_no_further(ability):
    """Exactly 9 pas from base to base is in range, 9.1 is refused with the distance."""
    on = "sigvald" if ability == "immobilisation" else "myrina"
    assert power_verdict(circle(**{on: {"at": gap(9.0)}}).game, "selene", ability, on)
    verdict = power_verdict(circle(**{on: {"at": gap(9.1)}}).game, "selene", ability, on)
    assert (verdict.reason, verdict.facts["range_pas"]) == ("out_of_range", 9.0)
    assert verdict.facts["distance_pas"] == pytest.approx(9.1, abs=1e-3)


def test_no_sight_is_needed():
    wall = given.box(0.5, 6, 4, at=(7, 6))
    assert power_verdict(circle(pieces=(wall,)).game, "selene", "inspiration", "myrina")


def test_who_is_engaged_casts_nothing_and_who_has_not_the_ability_neither():
    engaged = circle(sigvald={"at": (5, 7.4)}).game
    assert power_verdict(engaged, "selene", "inspiration", "myrina").rule == "ICH-ENG-05"
    assert usable(engaged, "selene") == ("acrobatie",)
    assert usable(circle().game, "sigvald") == ()


def test_acrobats_swap_places_and_engagements_with_them():
    """Sigvald has engaged Selene; she swaps with Myrina, who is engaged in her place."""
    game = circle(sigvald={"at": (5, 7.4)})
    assert engaged_with(game.game, "selene") == ("sigvald",)
    played = game.play(use, "selene", "acrobatie")
    assert played.last == PowerUsed("selene", "acrobatie", "myrina")
    assert engaged_with(played.game, "sigvald") == ("myrina",)
    assert played.state.figures["selene"].place == (9.0, 6.0, 0.0)
    assert played.state.figures["myrina"].charged == frozenset()


def test_acrobatics_reaches_four_pas_among_those_who_both_have_it():
    assert power_verdict(circle(myrina={"at": gap(4.0)}).game, "selene", "acrobatie", "myrina")
    assert power_verdict(circle(myrina={"at": gap(4.1)}).game, "selene", "acrobatie", "myrina").reason == "out_of_range"
    clumsy = circle(myrina={"abilities": ()}).game
    assert power_verdict(clumsy, "selene", "acrobatie", "myrina").reason == "has_not_the_ability"
    assert power_verdict(circle().game, "selene", "acrobatie", "sigvald").reason == "wrong_side"


@pytest.mark.parametrize("bound", ["selene", "myrina"])
def test_an_immobilised_acrobat_swaps_with_nobody(bound):
    game = circle(**{bound: {"turn_flags": frozenset({"immobilised"})}}).game
    assert power_verdict(game, "selene", "acrobatie", "myrina").reason == "immobilised"


def test_two_acrobats_who_are_both_engaged_do_not_swap():
    figures = {
        "selene": given_game.figure("greeks", at=(5, 6), abilities=ALL),
        "myrina": given_game.figure("greeks", at=(9, 6), abilities=ALL),
        "sigvald": given_game.figure("vikings", at=(5, 7.4)),
        "kara": given_game.figure("vikings", at=(9, 7.4)),
    }
    game = given_game.skirmish(figures=figures, active="selene").game
    assert power_verdict(game, "selene", "acrobatie", "myrina").reason == "both_engaged"


def test_a_large_acrobat_needs_room_at_the_others_place():
    """Selene's base is 3 pas wide; Myrina stands beside a wall that leaves room for her own base only."""
    wall = given.box(0.5, 6, 4, at=(9.85, 6))
    game = circle(selene={"base_pas": 3.0, "at": (4.5, 6)}, pieces=(wall,)).game
    assert power_verdict(game, "selene", "acrobatie", "myrina").reason == "no_room"
    assert power_verdict(circle(selene={"base_pas": 3.0, "at": (4.5, 6)}).game, "selene", "acrobatie", "myrina")


def test_acrobatics_pleases_the_gods_of_the_amazons():
    game = circle(
        selene={"faction": "amazons", "role": "receptacle"}, myrina={"faction": "amazons"}, factions=factions()
    )
    assert [event.act for event in game.play(use, "selene", "acrobatie").told(PointsEarned)] == ["acrobatics"]
