"""The Armure roll and what weapons do (chapters ARM and DMG)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.plugs.rulebook import read_rulebook
from skirmish.ichoria.actions.melee import fight
from skirmish.ichoria.actions.shots import shoot
from skirmish.ichoria.book.cards import Weapon
from skirmish.ichoria.figure.armour import armour_value
from skirmish.ichoria.figure.damage import DAMAGE, Hurt, hurt
from skirmish.ichoria.figure.elimination import WentOut
from skirmish.ichoria.state.state import Difficulty
from tests.skirmish.ichoria import given_game
from tests.skirmish.ichoria.duels import duel, shot

WON = (6, 1)
"""Davios wins by dice of 6 and 1."""


def lost_by_theodore(*dice, theodore=None, weapon="epee"):
    """What Theodore, of Armure 3 and Santé 9, suffers by these dice."""
    game = duel({"weapons": (weapon,)}, {"armure": 3, "sante": 9, **(theodore or {})})
    played = game.play(fight, "davios", dice=[*WON, *dice])
    figure = played.state.figure("theodore")
    return 9 - figure.sante, figure.difficulty


@pytest.mark.rule("ICH-ARM-01", "ICH-ARM-02")
def test_an_even_result_up_to_armure_is_no_damage():
    """A 2 on Armure 3: nothing at all."""
    assert lost_by_theodore(2) == (0, None)


@pytest.mark.rule("ICH-ARM-03", "ICH-DIFF-01")
def test_an_odd_result_up_to_armure_is_no_damage_but_difficulty():
    """A 3 on Armure 3."""
    assert lost_by_theodore(3) == (0, Difficulty(melee=True))


@pytest.mark.rule("ICH-ARM-04", "ICH-EX-14")
@pytest.mark.parametrize("die", [4, 6])
def test_an_even_result_beyond_armure_is_normal_damage(die):
    """Theodore, Armure 3, rolls a 4: normal damage; a 6 is the same."""
    assert lost_by_theodore(die) == (1, None)


@pytest.mark.rule("ICH-ARM-05")
def test_an_odd_result_beyond_armure_is_critical_damage():
    """A 5 on Armure 3, by a sword: D3, here 3 points."""
    assert lost_by_theodore(5, 6) == (3, None)


@pytest.mark.rule("ICH-ARM-04")
def test_a_six_fails_even_on_the_thickest_armour():
    """Armure 6 does not stop a 6."""
    assert lost_by_theodore(6, theodore={"armure": 6}) == (1, None)


@pytest.mark.rule("ICH-DMG-01", "ICH-DMG-02", "ICH-DMG-03", "ICH-DMG-04", "ICH-DIVE-07")
def test_classes_of_damage_are_those_of_the_catalogue():
    """Light 1 and 1, medium 1 and D3, heavy 2 and 2D3, extra-heavy 4 and 2D6."""
    listed = {entry.facts["class"]: entry.facts for entry in read_rulebook("ichoria").entries if entry.kind == "damage"}
    assert {name: (row["normal"], row["critical"]) for name, row in DAMAGE.items()} == {
        name: (entry["normal"], entry["critical"]) for name, entry in listed.items()
    }


@pytest.mark.rule("ICH-DMG-02")
def test_light_weapons_take_one_normally_and_critically():
    """A dagger: 1 and 1, without a damage die."""
    assert (lost_by_theodore(4, weapon="dague")[0], lost_by_theodore(5, weapon="dague")[0]) == (1, 1)


@pytest.mark.rule("ICH-DMG-03")
def test_medium_weapons_take_one_and_critically_a_d3():
    """A sword: 1, and a D3 of 4, which is 2."""
    assert (lost_by_theodore(4)[0], lost_by_theodore(5, 4)[0]) == (1, 2)


@pytest.mark.rule("ICH-DMG-04")
def test_heavy_weapons_take_two_and_critically_two_d3():
    """A two-handed sword: 2, and 2D3 of 6 and 1, which is 3 + 1."""
    heavy = "epee_deux_mains"
    assert (lost_by_theodore(4, weapon=heavy)[0], lost_by_theodore(5, 6, 1, weapon=heavy)[0]) == (2, 4)


@pytest.mark.rule("ICH-DMG-05")
def test_damage_is_taken_from_sante():
    """2 of 3 points: 1 is left."""
    played = duel().play(hurt, "theodore", 2, "davios")
    assert played.told(Hurt) == [Hurt("theodore", 2, "davios", 1)]
    assert played.state.figure("theodore").sante == 1


@pytest.mark.rule("ICH-DMG-06")
def test_at_zero_a_figure_is_out_and_off_the_table():
    """Theodore loses his last point in a fight, and is removed."""
    played = duel(theodore={"health": 1}).play(fight, "davios", dice=[*WON, 4])
    assert played.told(WentOut) == [WentOut("theodore", "davios")]
    assert played.state.figure("theodore").place is None


@pytest.mark.rule("ICH-DMG-07")
def test_sante_never_falls_below_zero():
    """5 points of damage take 2 from a figure that has 2."""
    played = duel(theodore={"health": 2}).play(hurt, "theodore", 5, "davios")
    assert played.told(Hurt) == [Hurt("theodore", 2, "davios", 0)]
    assert played.state.figure("theodore").sante == 0


@pytest.mark.rule("ICH-FAITH-07")
def test_wounding_an_enemy_pleases_the_gods_once_however_deep_the_wound():
    """2 points for Davios's band, whose Réceptacle is in play, for 3 points of damage; none for a fall."""
    sibyl = {"selene": given_game.figure("greeks", at=(20, 20), role="receptacle")}
    game = duel(more=sibyl)
    assert game.play(hurt, "theodore", 2, "davios").state.sides["greeks"].points == 2
    assert game.play(hurt, "theodore", 2).state.sides["greeks"].points == 0


@pytest.mark.rule("ICH-ARM-06")
@pytest.mark.parametrize(
    ("armure", "abilities", "weapon", "melee", "expected"),
    [
        (3, (), "epee", True, 3),
        (3, ("reflexes_foudroyants",), "epee", True, 4),
        (3, ("reflexes_foudroyants",), "arc", False, 3),
        (5, ("reflexes_foudroyants",), "epee", True, 5),
        (5, ("reflexes_foudroyants",), "grande_epee", True, 4),
        (1, (), "grande_epee", True, 1),
        (3, (), "arc_lourd", False, 2),
    ],
)
def test_armure_is_raised_by_reflexes_up_to_five_and_lowered_by_piercing_down_to_one(
    armure, abilities, weapon, melee, expected
):
    """Réflexes foudroyants in melee alone; Perce-Armure by blade or heavy bow, after them."""
    game = duel(theodore={"armure": armure, "abilities": abilities}).game
    assert armour_value(game, "theodore", game.weapon(weapon), melee=melee) == expected


@pytest.mark.rule("ICH-ARM-06")
def test_a_pierced_armour_is_rolled_with_one_less():
    """Armure 3 against a great sword: a 3 is a critical wound, where a sword would only bring difficulty."""
    assert lost_by_theodore(3, 2, weapon="grande_epee") == (1, None)


@pytest.mark.rule("ICH-MEAS-05", "ICH-ARM-06")
@pytest.mark.parametrize(("gap", "armure"), [(0.0, 3), (0.01, 3), (0.02, 2)])
def test_coordination_helps_in_base_contact(gap, armure):
    """A friend with Coordination touches Davios: Armure 2 is 3; a hundredth of a pas is contact, two are not."""
    friend = given_game.figure("greeks", at=(5 - 1.2 - gap, 6), abilities=("coordination",))
    game = duel(more={"achille": friend}).game
    assert armour_value(game, "davios", game.weapon("epee"), melee=True) == armure


def test_coordination_neither_adds_up_nor_helps_its_bearer():
    """Two bearers around Davios give +1 in all; he himself, alone with the ability, has nothing of it."""
    friends = {
        name: given_game.figure("greeks", at=at, abilities=("coordination",))
        for name, at in {"achille": (3.8, 6), "leonidas": (5, 7.2)}.items()
    }
    game = duel(more=friends).game
    assert armour_value(game, "davios", game.weapon("epee"), melee=False) == 3
    alone = duel({"abilities": ("coordination",)}).game
    assert armour_value(alone, "davios", alone.weapon("epee"), melee=True) == 2


def test_demons_suffer_critical_damage_as_normal_but_for_magic():
    """A critical hit by a sword takes 1 without a die; by a magic blade, D3."""
    demon = {"abilities": ("demon",)}
    assert lost_by_theodore(5, theodore=demon) == (1, None)
    game = duel({"weapons": ("runes",)}, {"armure": 3, "sante": 9, **demon})
    runes = Weapon("runes", "Runes", "medium", melee=True, ranged=False, thrown=False, magic=True)
    armed = replace(game, book=replace(game.book, weapons={**game.book.weapons, "runes": runes}))
    played = armed.play(fight, "davios", dice=[*WON, 5, 6])
    assert played.state.figure("theodore").sante == 6


def test_commotion_shakes_in_melee_by_two():
    """A heavy hammer's victim is in difficulty at -2."""
    assert lost_by_theodore(3, weapon="marteau_lourd") == (0, Difficulty(melee=True, penalty=2))


@pytest.mark.rule("ICH-SHOOT-14")
def test_a_shot_puts_in_difficulty_of_the_other_kind():
    """Theodore is not engaged when the arrow grazes him: only an action gets him out of it."""
    played = shot(theodore={"armure": 3}).play(shoot, "jelena", "theodore", "arc", dice=[*WON, 3])
    assert played.state.figure("theodore").difficulty == Difficulty(melee=False)
