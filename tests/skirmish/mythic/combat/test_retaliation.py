"""Striking back (MYT-RETAL), and the table of when it is possible (MYT-EX-RETAL-01)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.mythic.combat.area_attack import area_attack
from skirmish.mythic.combat.attack import Attack
from skirmish.mythic.combat.attack_action import make_attack, use_power
from skirmish.mythic.combat.retaliation import may_retaliate
from skirmish.mythic.state.combat_events import Attacked, AttackLost, Retaliated
from skirmish.mythic.state.state import Turn
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking, doing, using, with_changes


def duel(**more):
    """A striker against a mark whose player holds the card of the mark."""
    arena = Arena("...").add("striker", "ann", "a1", offence=1, **more)
    return arena.add("mark", "bob", "a1", offence=2, vitality=4).hold("bob", "mark")


def can_strike_back(fight):
    return fight.kind == "AnswerAttack" and "retaliate" in fight.asked.options


@pytest.mark.rule("MYT-RETAL-01")
def test_after_an_attack_of_range_0_the_defender_may_strike_back():
    assert can_strike_back(attacking(duel(), "striker", 1))


@pytest.mark.rule("MYT-RETAL-07")
def test_nobody_strikes_back_from_a_distance():
    arena = Arena("...").add("striker", "ann", "a1", offence=1, range=2)
    arena.add("mark", "bob", "b1", range=3).hold("bob", "mark")
    assert not attacking(arena, "striker", 1).match.pending


def test_into_a_full_area_at_range_0_one_is_struck_back():
    """MYT-EX-RETAL-01, third case."""
    arena = Arena("..", options={"capacity": 1}).add("striker", "ann", "a1", offence=1)
    assert can_strike_back(attacking(arena.add("mark", "bob", "b1").hold("bob", "mark"), "striker", 1))


@pytest.mark.rule("MYT-RETAL-02")
def test_without_an_activation_card_there_is_no_retaliation():
    """The card might be in the hand, so its player is asked all the same, and can only let it pass."""
    arena = duel().hold("bob", "aow").deck("bob", "mark")
    fight = attacking(arena, "striker", 1)
    assert fight.asked.options == ("pass",)
    assert attacking(duel(), "striker", 1, 1, 1).do("retaliate").hand("bob") == ()
    known = duel().hold("bob", "aow")
    assert not attacking(known, "striker", 1).match.pending


@pytest.mark.rule("MYT-RETAL-05")
def test_a_unit_strikes_back_once_in_a_turn():
    at = duel().activating("striker")
    at = with_changes(at, turn=replace(at.state.turn, retaliated=("mark",)))
    assert not doing(at, lambda play: make_attack(play, "striker"), 1).match.pending
    fight = attacking(duel(), "striker", 1, 1, 1).do("retaliate").settle()
    assert fight.state.turn.retaliated == ("mark",)
    assert fight.told(Retaliated) == [Retaliated("mark", "striker")]
    assert Turn("bob").retaliated == ()


@pytest.mark.rule("MYT-RETAL-06", "MYT-AREA-07")
def test_an_area_attack_is_not_answered():
    fight = doing(duel().activating("striker"), lambda play: area_attack(play, "striker", reach=0), 1)
    assert fight.told(Attacked)[0].kind == "area"
    assert not fight.match.pending
    assert may_retaliate(duel().position(), Attack("striker", "mark", "0"))
    assert not may_retaliate(duel().position(), Attack("striker", "mark", "0", "area"))


@pytest.mark.rule("MYT-RETAL-04")
def test_a_retaliation_is_not_answered():
    arena = duel().hold("ann", "striker")
    fight = attacking(arena, "striker", 1, 1, 1).do("retaliate").do("done")
    assert not fight.match.pending
    assert not may_retaliate(arena.position(), Attack("mark", "striker", "0", retaliation=True))


@pytest.mark.rule("MYT-RETAL-07", "MYT-DEATH-08")
def test_a_destroyed_defender_does_not_strike_back():
    arena = Arena("..").add("striker", "ann", "a1", offence=1)
    arena.add("mark", "bob", "a1", vitality=1).hold("bob", "mark")
    fight = attacking(arena, "striker", 5)
    assert fight.state.units["mark"].destroyed
    assert not fight.match.pending


@pytest.mark.rule("MYT-RETAL-08")
def test_a_defender_thrown_away_strikes_back_as_at_range_0():
    arena = Arena("..").add("striker", "ann", "a1", offence=1, talents=["mighty_throw"])
    arena.add("mark", "bob", "a1", offence=1, talents=["archer"]).hold("bob", "mark")
    fight = attacking(arena, "striker", 0, 1).do(["throw", "b1"])
    assert can_strike_back(fight)
    fight.do("retaliate")
    assert fight.told(Attacked)[-1].category == "0"


@pytest.mark.rule("MYT-RETAL-11")
def test_an_offensive_power_at_range_0_is_struck_back():
    power = {"id": "blow", "type": "offensive", "effects": [{"do": "attack", "range": 0}]}
    arena = duel(powers=[power])
    assert can_strike_back(using(arena, "striker", "blow", 1))


@pytest.mark.rule("MYT-RETAL-11")
def test_an_aerial_attack_at_range_0_is_struck_back():
    assert can_strike_back(attacking(duel(classes=["flying"]), "striker", 1, declared="complex"))


@pytest.mark.rule("MYT-RETAL-03")
def test_one_strikes_back_with_the_stats_one_has_after_the_wounds():
    rows = [{"offence": offence, "defence": 5, "range": 0, "movement": 1} for offence in (6, 2, 1)]
    arena = Arena("..").add("striker", "ann", "a1", offence=1)
    arena.add("mark", "bob", "a1", rows=rows, left=3).hold("bob", "mark")
    fight = attacking(arena, "striker", 5, 1, 1).do("retaliate")
    assert fight.told(Attacked)[-1].offence == 2


@pytest.mark.rule("MYT-RETAL-09")
def test_a_retaliation_is_a_normal_attack_of_range_0():
    """Close Combat counts in it, Archer does not; the attacker's ruins protect him against it."""
    arena = Arena("R.").add("striker", "ann", "a1", offence=1, defence=5)
    arena.add("mark", "bob", "a1", offence=2, talents=["close_combat", "archer"]).hold("bob", "mark")
    fight = attacking(arena, "striker", 1, 1, 1, 1).do("retaliate")
    assert fight.asked.options == (["close_combat"], [])
    fight.do(["close_combat"])
    told = fight.told(Attacked)[-1]
    assert (told.offence, told.defence, told.category, told.kind) == (3, 6, "0", "normal")


@pytest.mark.rule("MYT-RETAL-10")
def test_one_strikes_back_with_the_offence_and_never_with_an_offensive_power():
    powers = [
        {"id": "bolt", "type": "offensive", "effects": [{"do": "attack", "range": 3}]},
        {"id": "rage", "type": "passive", "effects": [{"do": "modifier", "stat": "offence", "amount": 1}]},
    ]
    arena = Arena("..").add("striker", "ann", "a1", offence=1)
    arena.add("mark", "bob", "a1", offence=2, powers=powers).hold("bob", "mark")
    fight = attacking(arena, "striker", 1, 1, 1, 1)
    assert fight.asked.options == ("pass", "retaliate")
    fight.do("retaliate")
    assert (fight.told(Attacked)[-1].offence, fight.told(Attacked)[-1].power) == (3, "")


@pytest.mark.rule("MYT-RETAL-12")
def test_after_guard_only_the_guard_may_strike_back():
    arena = Arena("..").add("striker", "ann", "a1", offence=1).add("mark", "bob", "a1")
    arena.add("wall", "bob", "a1", talents=["guard"]).hold("bob", "mark", "wall")
    fight = attacking(arena, "striker", 1).do("mark", "guard")
    assert (fight.kind, fight.asked.unit) == ("AnswerAttack", "wall")
    fight.do("pass")
    assert not fight.match.pending


def test_a_paralysed_unit_does_not_strike_back():
    """MYT-GAP-19."""
    power = {"id": "gaze", "type": "active", "effects": [{"do": "paralyse", "types": ["hero"]}]}
    arena = duel(powers=[power])

    async def gaze_and_strike(play):
        await use_power(play, "striker", "gaze")
        await make_attack(play, "striker")

    assert not doing(arena.activating("striker"), gaze_and_strike, 1).match.pending


def test_an_attack_lost_to_initiative_says_so():
    arena = Arena("..").add("striker", "ann", "a1", vitality=1, defence=1)
    arena.add("mark", "bob", "a1", offence=1, talents=["initiative"]).hold("bob", "mark")
    fight = attacking(arena, "striker", 3).do("initiative")
    assert fight.told(AttackLost) == [AttackLost("striker", "destroyed")]
