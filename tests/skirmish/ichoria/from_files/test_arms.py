"""Weapons that are reloaded, magic, or need both hands, in games of scenario files."""

from __future__ import annotations

import pytest

from scenes.games.ichoria.bands.armoury import weapons
from skirmish.ichoria.actions.melee import melee_rerolls
from skirmish.ichoria.actions.shots import Shot
from skirmish.ichoria.figure.damage import Hurt
from skirmish.ichoria.state.turn_events import Reloaded
from tests.skirmish.ichoria import scenario_game
from tests.skirmish.ichoria.scenario_game import figure, side, stranger

FAR = figure("sigvald", "vikings/rus", (33, 33))


@pytest.mark.rule("ICH-ACT-10", "ICH-ACT-03")
def test_a_crossbow_is_empty_after_a_shot_and_reloaded_by_the_move_action(tmp_path):
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("jelena", "greeks/cretan_archer", (5, 6), weapons=["arbalete"])),
        side("vikings", figure("sigvald", "vikings/rus", (13, 6))),
    )
    shot = {"target": "sigvald", "weapon": "arbalete", "aimed": False}
    first = ["shoot", shot, "end", "end"]
    empty = game.play(first, dice=[1, 6])
    assert empty.told(Shot)[0].empties
    assert "reload" in empty.pending.options
    assert empty.check("shoot").rule == "ICH-SHOOT-01"
    again = game.play([*first, "reload", "shoot"], dice=[1, 6])
    assert again.told(Reloaded) == [Reloaded("jelena", "arbalete")]
    assert [option["aimed"] for option in again.pending.options] == [False]  # reloading is not aiming


@pytest.mark.rule("ICH-ENG-05", "ICH-ACT-10")
def test_nobody_reloads_while_engaged(tmp_path):
    """Sigvald runs up to Jelena after her shot; her move action can only be to stay where she is."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("jelena", "greeks/cretan_archer", (5, 6), weapons=["arbalete"])),
        side("vikings", figure("sigvald", "vikings/rus", (13, 6))),
    )
    shot = {"target": "sigvald", "weapon": "arbalete", "aimed": True}
    met = game.play(["shoot", shot, "move", {"path": "walk 6.5,6", "hurry": True}], dice=[1, 6])
    assert (met.asked, met.state.turn) == (("greeks", "ChooseAction"), 2)
    assert (met.check("reload").reason, met.check("reload").rule) == ("engaged", "ICH-ENG-05")
    assert "reload" not in met.pending.options


@pytest.mark.rule("ICH-DMG-01", "ability/demon")
@pytest.mark.parametrize(("blade", "lost"), [("epee", 1), ("lame_benie", 3)])
def test_only_a_magic_weapon_hurts_a_demon_critically(tmp_path, blade, lost):
    """A total failure on Armure: 1D3 with a blessed blade, and 1 with any other."""
    game = scenario_game.written(
        tmp_path,
        side("greeks", figure("davios", "greeks/spartan_hoplite", (5, 6), weapons=[blade])),
        side("vikings", FAR),
        stranger("shade", "beasts/shade", (6.4, 6)),
    )
    played = game.play(["fight"], dice=[6, 1, 5, *([6] if blade == "lame_benie" else [])])
    assert [event.points for event in played.told(Hurt)] == [lost]


@pytest.mark.rule("ability/ambidextre")
@pytest.mark.parametrize(
    ("second", "rolls_again"),
    [("epee", True), ("hallebarde", False), ("grande_hache", False), ("marteau_lourd", False)],
)
def test_who_holds_a_weapon_of_two_hands_has_no_second_one_in_the_other(tmp_path, second, rolls_again):
    game = scenario_game.written(
        tmp_path,
        side("amazons", figure("hiera", "amazons/amazon_blademaster", (5, 6), weapons=["epee", second])),
        side("vikings", figure("sigvald", "vikings/rus", (6.4, 6))),
    )
    assert ("ambidextre" in melee_rerolls(game.play().game, "hiera")) is rolls_again


def test_every_weapon_that_needs_both_hands_is_a_weapon():
    both = {key for key, weapon in weapons().items() if weapon.hands == 2}
    assert {
        "epee_deux_mains",
        "hache_deux_mains",
        "hallebarde",
        "hallebarde_lourde",
        "grande_hache",
        "marteau_lourd",
    } < both
    assert "arbalete" in both
    assert {key for key, weapon in weapons().items() if weapon.reload} == {"arbalete", "arbalete_de_poing"}
    assert {key for key, weapon in weapons().items() if weapon.magic} == {"lame_benie"}
