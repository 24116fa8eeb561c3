"""Exact odds of fights and shots: known two ways, worked out and by playing every die through the real rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from skirmish.ichoria.actions.melee import Fought, fight, opportunity_attack
from skirmish.ichoria.actions.odds import fight_odds, shot_odds
from skirmish.ichoria.actions.shots import Shot, shoot
from skirmish.ichoria.state.state import Difficulty
from tests import given
from tests.skirmish.ichoria import given_game
from tests.skirmish.ichoria.duels import duel, shot
from tests.skirmish.ichoria.every_die import chances, outcomes


def when_behind(decision):
    """Roll again whenever behind: what the odds take for granted."""
    assert type(decision).__name__ == "RollAgain"
    return "yes" if decision.throw.total < decision.throw.against else "no"


def played_harm(found, name):
    """The chances of losing 0, 1, 2 … points, and of being put in difficulty."""
    before = found[0][2].figures[name]
    lost = chances(found, lambda _, state: state.figures[name].sante)
    shaken = chances(found, lambda events, _: any(_puts_in_difficulty(event, name) for event in events))
    most = max(lost)
    return before.id, tuple(lost.get(most - points, Fraction(0)) for points in range(most + 1)), shaken.get(True, 0)


def _puts_in_difficulty(event, name):
    return type(event).__name__ == "PutInDifficulty" and event.figure == name


def won_tied_lost(found):
    kinds = chances(found, lambda events, _: next(event.winner for event in events if isinstance(event, Fought)))
    return tuple(kinds.get(who, 0) for who in ("davios", None, "theodore"))


def told_harm(harm):
    return harm.figure, harm.damage, harm.in_difficulty


SIBYL = {"selene": given_game.figure("greeks", at=(5, 8), abilities=("receptacle",))}
CRIXUS = {"crixus": given_game.figure("romans", at=(3.6, 6))}
BLADES = {"abilities": ("ambidextre",), "weapons": ("dague", "dague")}
"""Daggers roll no damage: few enough dice to play them all."""

FIGHTS = {
    "plain": duel(),
    "strong against weak": duel({"combat": 6, "weapons": ("marteau_lourd",)}, {"combat": 2, "weapons": ()}),
    "piercing": duel({"weapons": ("grande_hache",)}, {"abilities": ("reflexes_foudroyants",), "armure": 4}),
    "in difficulty, heartened": duel({"difficulty": Difficulty(melee=True)}, more=SIBYL),
    "outnumbered": duel(more=CRIXUS),
    "a dive": duel({"dive_bonus": "theodore", "weapons": ("dague",)}, {"sante": 4}),
    "a demon": duel(theodore={"abilities": ("demon",)}),
    "two blades": duel(BLADES, {"combat": 5}),
    "two blades each": duel(BLADES, {**BLADES, "combat": 5}, active="theodore"),
    "blades and a charge": duel(
        {**BLADES, "abilities": ("ambidextre", "charge_devastatrice"), "first_blow": frozenset({"theodore"})},
        {"weapons": ("dague",), "combat": 6},
    ),
    "nearly dead": duel({"health": 1}, {"health": 1}),
}


@pytest.mark.parametrize("name", FIGHTS)
def test_the_odds_of_a_fight_are_those_of_every_die_played(name):
    """Who wins, what each loses, who is shaken: equal as fractions, not nearly equal."""
    game = FIGHTS[name]
    found = outcomes(game, fight, "davios", "theodore", answer=when_behind)
    odds = fight_odds(game.game, "davios", "theodore")
    assert (odds.win, odds.tie, odds.lose) == won_tied_lost(found)
    assert told_harm(odds.to_defender) == played_harm(found, "theodore")
    assert told_harm(odds.to_attacker) == played_harm(found, "davios")


SHOTS = {
    "plain": (shot(), "arc", {}),
    "aimed at cover": (shot(pieces=[given.box(0.4, 4, 1.0, at=(11.2, 6))]), "arc", {"aimed": True}),
    "heavy bow, shield, running": (
        shot({"weapons": ("arc_lourd",)}, {"abilities": ("bouclier",), "last_deeds": frozenset({"ran"}), "armure": 4}),
        "arc_lourd",
        {"in_air": True},
    ),
    "a frightening target": (shot(theodore={"abilities": ("effroi",)}), "arc", {}),
    "a lance": (shot({"weapons": ("lance",)}, {"health": 1}), "lance", {}),
}


@pytest.mark.parametrize("name", SHOTS)
def test_the_odds_of_a_shot_are_those_of_every_die_played(name):
    """How likely it hits, and what it does."""
    game, weapon, how = SHOTS[name]
    found = outcomes(game, shoot, "jelena", "theodore", weapon, answer=when_behind, **how)
    odds = shot_odds(game.game, "jelena", "theodore", weapon, **how)
    assert odds.hit == chances(found, lambda events, _: any(isinstance(one, Shot) and one.hit for one in events))[True]
    assert told_harm(odds.to_target) == played_harm(found, "theodore")


def test_the_odds_of_an_attack_of_opportunity_hurt_the_defender_alone():
    """The attacker is safe whatever the dice."""
    found = outcomes(duel(), opportunity_attack, "davios", "theodore", answer=when_behind)
    odds = fight_odds(duel().game, "davios", "theodore", opportunity=True)
    assert told_harm(odds.to_defender) == played_harm(found, "theodore")
    assert told_harm(odds.to_attacker) == played_harm(found, "davios") == ("davios", (1, 0, 0, 0), 0)


def test_two_equal_fighters_win_fifteen_times_in_thirty_six():
    """Combat 4 each: 15 of 36 throws win, 6 tie; Armure 2 and a sword: a wound in 4 of 6, a D3 in 2 of them."""
    odds = fight_odds(duel().game, "davios", "theodore")
    assert (odds.win, odds.tie, odds.lose) == (Fraction(15, 36), Fraction(6, 36), Fraction(15, 36))
    assert odds.to_defender.hurt == Fraction(15, 36) * Fraction(4, 6)
    assert odds.to_defender.out == Fraction(15, 36) * Fraction(2, 6) * Fraction(1, 3)
    assert odds.to_defender.in_difficulty == Fraction(15, 36) * Fraction(1, 6)


def test_the_weapon_that_takes_most_is_the_one_reckoned_with():
    """Of sword and two-handed sword the latter; one that is said is the one."""
    game = duel({"weapons": ("epee", "epee_deux_mains")}).game
    assert fight_odds(game, "davios", "theodore").attacker.weapon == "epee_deux_mains"
    assert fight_odds(game, "davios", "theodore", weapon="epee").attacker.weapon == "epee"


def test_the_split_that_serves_best_who_makes_it_is_reckoned_with():
    """Three Romans on two Greeks: the Romans set Theodore on Davios, two on one."""
    more = {
        **CRIXUS,
        "achille": given_game.figure("greeks", at=(7.8, 6)),
        "spartacus": given_game.figure("romans", at=(9.2, 6)),
    }
    odds = fight_odds(duel(more=more).game, "davios", "theodore")
    assert [modifier.reason for modifier in odds.defender.modifiers] == ["outnumbering"]
