"""Characteristics as they stand: the card, grave wounds, and what inspires or enrages (chapter CHAR)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.games.ichoria.bands import armoury
from skirmish.ichoria.actions.disengagement import disengage
from skirmish.ichoria.actions.effroi import dares
from skirmish.ichoria.actions.melee import fight
from skirmish.ichoria.actions.shots import shoot
from skirmish.ichoria.book.cards import Faction, Options
from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.figure.damage import hurt
from skirmish.ichoria.path.rolls import Grade, jump_roll
from tests.skirmish.ichoria.duels import duel, shot, totals

SEVEN = ("combat", "adresse", "armure", "initiative", "athletisme", "psychisme", "sante")
GRAVE = Options(grave_wounds=True)


def all_seven(game, name="davios"):
    return tuple(value(game, name, characteristic) for characteristic in SEVEN)


@pytest.mark.rule("ICH-CHAR-01")
def test_a_card_has_seven_characteristics_in_its_order():
    """The Spartan hoplite's card reads 5 3 2 3 4 3 4, from Combat to Santé."""
    leonidas = armoury.card("leonidas", "greeks", "greeks/spartan_hoplite")
    assert armoury.CHARACTERISTICS == SEVEN
    assert tuple(leonidas.characteristic(one) for one in SEVEN) == (5, 3, 2, 3, 4, 3, 4)


@pytest.mark.rule("ICH-CHAR-02")
def test_initiative_decides_who_gets_away():
    """With Initiative 5 against 1, a 2 beats a 5 of the enemy, and the figure gets away."""
    game = duel({"initiative": 5}, {"initiative": 1})
    played = game.play(disengage, "davios", dice=[("initiative", "davios", 2), ("initiative", "theodore", 5)])
    assert played.result is True


@pytest.mark.rule("ICH-CHAR-03")
def test_combat_is_added_by_both_sides():
    """Combat 5 and 2 on top of dice of 1 and 3."""
    played = duel({"combat": 5}, {"combat": 2}).play(fight, "davios", dice=[1, 3, 2])
    assert totals(played) == (6, 5)


@pytest.mark.rule("ICH-CHAR-04")
def test_adresse_hits_and_evades():
    """Adresse 4 to hit, Adresse 2 to evade, on top of equal dice."""
    played = shot({"adresse": 4}, {"adresse": 2}).play(shoot, "jelena", "theodore", "arc", dice=[3, 3, 2])
    assert totals(played) == (7, 5)


@pytest.mark.rule("ICH-CHAR-05", "ICH-SHOOT-14")
def test_armure_is_rolled_against_by_losers_of_a_fight_and_by_those_hit():
    """Armure 4 stops a 4, in melee and after a shot."""
    fought = duel(theodore={"armure": 4}).play(fight, "davios", dice=[6, 1, ("armure", "theodore", 4)])
    hit = shot(theodore={"armure": 4}).play(shoot, "jelena", "theodore", "arc", dice=[6, 1, ("armure", "theodore", 4)])
    assert fought.state.figure("theodore").sante == hit.state.figure("theodore").sante == 3


@pytest.mark.rule("ICH-CHAR-06")
def test_athletisme_is_what_a_jump_is_rolled_against():
    """Athlétisme 4 makes a 4 a success, Athlétisme 3 a failure."""
    grades = [
        duel().play(rolling.test, "davios", jump_roll(athletisme, 4.0, hurry=False), dice=[("jump", 4)]).result
        for athletisme in (4, 3)
    ]
    assert grades == [Grade.SUCCESS, Grade.FAILURE]


@pytest.mark.rule("ICH-CHAR-07")
def test_psychisme_resists_what_frightens():
    """Psychisme 3 stands a 3 before a frightening enemy, and not a 4."""
    game = shot({"psychisme": 3}, {"abilities": ("effroi",)})
    assert game.play(dares, "jelena", "theodore", dice=[("psychisme", 3)]).result is True
    assert game.play(dares, "jelena", "theodore", dice=[("psychisme", 4)]).result is False


@pytest.mark.rule("ICH-CHAR-08", "ICH-DMG-06")
def test_sante_is_the_damage_a_figure_can_take():
    """Santé 4 stands 3 points of damage, and not a fourth."""
    game = duel(theodore={"sante": 4})
    assert game.play(hurt, "theodore", 3).state.figure("theodore").on_table
    assert game.play(hurt, "theodore", 4).state.figure("theodore").status == "out"


@pytest.mark.rule("ICH-OPT-05")
def test_a_grave_wound_takes_two_of_all_but_armure_and_sante_and_leaves_one():
    """Santé 1 of 3, where the players agreed on it: 4 becomes 2, and 2 becomes 1, not 0."""
    hurt_davios = {"combat": 4, "adresse": 2, "armure": 3, "initiative": 3, "athletisme": 3, "psychisme": 5}
    assert all_seven(duel({**hurt_davios, "health": 1}, options=GRAVE).game) == (2, 1, 3, 1, 1, 3, 3)
    assert all_seven(duel({**hurt_davios, "health": 1}).game) == (4, 2, 3, 3, 3, 5, 3)


@pytest.mark.rule("ICH-OPT-05")
def test_a_grave_wound_is_over_when_sante_rises_again():
    """At Santé 2 nothing is reduced; the reduction comes before bonuses."""
    assert value(duel({"health": 2}, options=GRAVE).game, "davios", "combat") == 4
    inspired = duel({"health": 1, "combat": 2, "turn_flags": frozenset({"inspired"})}, options=GRAVE)
    assert value(inspired.game, "davios", "combat") == 2


def test_inspiration_raises_five_characteristics_by_one():
    """Combat, Adresse, Initiative, Athlétisme and Psychisme; neither Armure nor Santé."""
    game = duel({"turn_flags": frozenset({"inspired"})}).game
    assert all_seven(game) == (5, 4, 2, 4, 4, 4, 3)


@pytest.mark.rule("ICH-TALION-02", "ICH-TALION-04", "ICH-TALION-05", "ICH-TALION-06")
def test_frenzy_raises_combat_adresse_and_initiative_and_what_the_faction_adds():
    """Heroes have +2, +1, +1 and the faction's; a mercenary has nothing of it, renegades not the faction's part."""
    rage = {"greeks": Faction("greeks", frenzy={"psychisme": 1})}
    assert all_seven(_frenzied(duel(factions=rage))) == (6, 4, 2, 4, 3, 4, 3)
    assert all_seven(_frenzied(duel({"mercenary": True}, factions=rage))) == (4, 3, 2, 3, 3, 3, 3)
    assert all_seven(_frenzied(duel(factions=rage, renegades=("greeks",)))) == (6, 4, 2, 4, 3, 3, 3)


def _frenzied(given):
    return replace(given, state=given.state.with_side("greeks", frenzy=True)).game
