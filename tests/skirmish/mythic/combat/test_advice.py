"""Advice on dice: what is given up, what is rolled again, what is hoped for, down to the last point of vitality."""

from __future__ import annotations

from fractions import Fraction

import pytest

from skirmish.mythic.combat.area_attack import area_attack
from skirmish.mythic.odds import first_plan, last_plan, second_plan
from skirmish.mythic.state.combat_events import Attacked, PowerUsed
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking, doing


@pytest.mark.rule("MYT-ASSAULT-06", "MYT-WOUND-04")
def test_a_target_that_falls_already_is_not_worth_another_roll():
    arena = Arena("..").add("one", "ann", "a1", offence=3).add("mark", "bob", "a1", defence=6, left=1)
    fight = attacking(arena, "one", 5, 5, 1).do([1, 5])
    assert (fight.kind, fight.asked.advice, fight.asked.wounds, fight.asked.expected) == ("RerollFives", 0, 1, 1.0)
    tough = Arena("..").add("one", "ann", "a1", offence=3).add("mark", "bob", "a1", defence=6, left=2)
    fight = attacking(tough, "one", 5, 5, 1).do([1, 5])
    assert (fight.asked.advice, fight.asked.expected) == (1, round(1 + 5 / 6, 3))


def test_plans_count_what_wounds_already_and_stop_where_nothing_is_to_be_gained():
    assert second_plan((5, 7), 7).expected == 1 + Fraction(4, 6)
    assert second_plan((5, 7), 7, 1) == second_plan((5, 8), 7, 1)
    assert (second_plan((5, 7), 7, 1).reroll, second_plan((5, 7), 7, 1).expected) == (0, 1)
    assert (first_plan((5, 7), 7, 1).reroll, first_plan((5, 7), 7, 2).reroll) == (0, 1)
    assert first_plan((5,), 6, 0).reroll == 0, "no roll for nothing"
    assert (first_plan((5,), 6).reroll, first_plan((5,), 6).expected) == (1, Fraction(5, 6))
    assert (last_plan((1, 4), 5).expected, last_plan((1, 4), 5).discard) == (1, ((1, 4),))
    assert last_plan((1, 4, 6), 5).expected == 2


@pytest.mark.rule("MYT-POW-08", "MYT-POW-11")
def test_rolling_again_by_a_power_costs_its_card_and_is_told():
    power = {"id": "again", "type": "passive", "cost": 1, "effects": [{"do": "reroll", "dice": 1}]}
    arena = Arena("..").add("one", "ann", "a1", offence=1, powers=[power]).add("mark", "bob", "a1", defence=4)
    fight = attacking(arena.hold("ann", "aow", "aow"), "one", 0, 4).do(["reroll", "again", 0])
    assert fight.hand("ann") == ("aow",)
    assert [event.power for event in fight.told(PowerUsed)] == ["again"]
    assert fight.left("mark") == 3


def test_two_powers_pass_on_what_the_other_one_left():
    powers = [{"id": name, "type": "passive", "effects": [{"do": "pass_wounds"}]} for name in ("wall", "roof")]
    arena = Arena("..").add("one", "ann", "a1", offence=3).add("chief", "bob", "a1", defence=3, powers=powers)
    fight = attacking(arena.add("pack", "bob", "a1", "troop", vitality=9), "one", 3, 3, 3).do("chief")
    assert (fight.asked.wounds, fight.asked.options) == (3, ("keep", ["pack", 1], ["pack", 2], ["pack", 3]))
    fight.do(["pack", 2])
    assert (fight.asked.wounds, fight.asked.options) == (1, ("keep", ["pack", 1]))
    fight.do("keep")
    assert (fight.left("chief"), fight.left("pack")) == (3, 7)


@pytest.mark.rule("MYT-MANO-07", "MYT-MANO-10")
def test_a_flier_that_does_not_evade_is_attacked():
    arena = Arena("..").add("one", "ann", "a1", offence=1).add("bird", "bob", "a1", classes=["flying"])
    fight = attacking(arena.hold("bob", "aow"), "one", 1).do("pass")
    assert [told.target for told in fight.told(Attacked)] == ["bird"]
    area = doing(arena.activating("one"), lambda play: area_attack(play, "one", reach=0), 1).do("pass")
    assert [told.target for told in area.told(Attacked)] == ["bird"]


@pytest.mark.rule("MYT-FLY-10", "MYT-ATK-04")
def test_an_attack_on_the_ground_has_no_range_of_the_air():
    arena = Arena("..").add("bird", "ann", "a1", classes=["flying"]).add("m1", "bob", "a1").add("m2", "bob", "a1")
    arena.add("far", "bob", "b1")
    assert attacking(arena, "bird").asked.options == ("m1", "m2")
    assert attacking(arena, "bird", declared="complex").asked.options == ("m1", "m2", "far")
