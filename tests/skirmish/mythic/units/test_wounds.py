"""Wounds and destruction (MYT-WOUND, MYT-DEATH)."""

from __future__ import annotations

import pytest

from skirmish.kernel.events import Ended
from skirmish.mythic.hand.art_of_war import is_payment
from skirmish.mythic.state.combat_events import Destroyed, Wounded
from skirmish.mythic.state.events import ActivationCut, Dropped, Eliminated
from skirmish.mythic.turn.recall import may_recall
from skirmish.mythic.turn.turn import activations, may_activate
from skirmish.mythic.units.death import destroy, wound
from skirmish.mythic.units.stats import row_of
from skirmish.mythic.units.tokens import TokenReturned, place_token
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.fights import attacking, doing

SPORE = {
    "id": "spores",
    "type": "active",
    "tokens": {"count": 2, "defence": 3, "vitality": 1},
    "effects": [{"do": "place_token"}],
}


def wounding(arena, unit, points, cause="lava"):
    return doing(arena.position(), lambda play: wound(play, unit, points, cause))


@pytest.mark.rule("MYT-WOUND-01")
def test_each_die_at_or_above_the_defence_takes_one_point():
    arena = Arena("..").add("striker", "ann", "a1", offence=3).add("mark", "bob", "a1", defence=4, vitality=5)
    assert attacking(arena, "striker", 4, 5, 0).settle().left("mark") == 3


@pytest.mark.rule("MYT-WOUND-02", "MYT-UNIT-10", "MYT-STAT-10")
def test_the_slide_goes_down_a_row_for_each_point_and_the_new_row_counts():
    rows = [{"offence": 9 - n, "defence": 8 - n, "range": 2 - n, "movement": 3 - n} for n in range(3)]
    arena = Arena("..").add("hero", "ann", "a1", rows=rows, left=3)
    fight = wounding(arena, "hero", 2)
    row = row_of(type("At", (), {"state": fight.state, "book": arena.rules().book}), "hero")
    assert (row.offence, row.defence, row.range, row.movement) == (7, 6, 0, 1)


@pytest.mark.rule("MYT-WOUND-03", "MYT-TROOP-03")
def test_a_troop_loses_a_miniature_for_each_point():
    arena = Arena("..").add("striker", "ann", "a1", offence=2).add("pack", "bob", "a1", "troop", vitality=5, defence=3)
    assert attacking(arena, "striker", 3, 3).left("pack") == 3


@pytest.mark.rule("MYT-WOUND-04")
def test_all_wounds_of_an_attack_come_together_and_those_beyond_are_lost():
    arena = Arena("..").add("striker", "ann", "a1", offence=4).add("mark", "bob", "a1", defence=1, vitality=2)
    fight = attacking(arena, "striker", 5, 5, 5, 5)
    assert fight.told(Wounded) == [Wounded("mark", 2, "attack")]


@pytest.mark.rule("MYT-WOUND-05")
def test_a_wound_without_an_attack_rolls_nothing_asks_nobody_and_heeds_no_defence():
    arena = Arena("..").add("mark", "bob", "a1", defence=10).add("wall", "bob", "a1", talents=["guard"])
    fight = wounding(arena.hold("bob", "mark", "wall"), "mark", 1)
    assert not fight.match.pending
    assert fight.left("mark") == 3


@pytest.mark.rule("MYT-DEATH-01", "MYT-STAT-06")
def test_a_unit_is_destroyed_as_soon_as_its_vitality_is_0():
    arena = Arena("..").add("mark", "bob", "a1", vitality=3)
    assert wounding(arena, "mark", 2).told(Destroyed) == []
    gone = wounding(arena, "mark", 3)
    assert gone.told(Destroyed) == [Destroyed("mark", "a1")]
    assert gone.area("mark") is None


@pytest.mark.rule("MYT-DEATH-02", "MYT-DEATH-03", "MYT-TROOP-08")
def test_a_destroyed_troop_can_be_recalled_and_a_hero_cannot():
    arena = Arena("..").add("lord", "ann", "a1", "god", vitality=5)
    arena.add("hero", "ann", None, left=0, entered=True).add("pack", "ann", None, "troop", left=0, entered=True)
    at = arena.hold("ann", "hero", "pack").position()
    assert may_recall(at, "ann", "pack")
    assert not may_recall(at, "ann", "hero")
    assert not may_activate(at, at.state.units["hero"])


@pytest.mark.rule("MYT-DEATH-04")
def test_the_stone_stays_where_its_carrier_perished():
    arena = Arena("..").add("mark", "bob", "b1", vitality=1).stone(carrier="mark")
    fight = wounding(arena, "mark", 1)
    assert fight.told(Dropped) == [Dropped("mark", "stone1", "b1")]
    assert fight.state.stones["stone1"].area == "b1"


@pytest.mark.rule("MYT-DEATH-05", "MYT-TOKEN-03", "MYT-TOKEN-04")
def test_tokens_on_the_destroyed_unit_return_and_those_it_placed_stay():
    arena = Arena("..").add("mother", "bob", "a1", "monster", vitality=2, powers=[SPORE]).add("mark", "ann", "a1")

    async def deeds(play):
        place_token(play, "mother", "spores", on="mark")
        place_token(play, "mother", "spores", area="b1")
        await wound(play, "mother", 2, "lava")
        await wound(play, "mark", 9, "lava")

    fight = doing(arena.position(), deeds)
    assert fight.told(TokenReturned) == [TokenReturned("mother:spores:1")]
    assert fight.state.tokens["mother:spores:2"].area == "b1"


@pytest.mark.rule("MYT-DEATH-06")
def test_cards_of_the_destroyed_stay_and_activate_nobody():
    arena = Arena("..").add("mark", "bob", "a1", vitality=1).hold("bob", "mark", "aow").pile("bob", "mark")
    fight = wounding(arena, "mark", 1)
    assert fight.hand("bob") == ("mark", "aow")
    assert fight.state.armies["bob"].discard == ("mark",)
    at = type("At", (), {"state": fight.state, "book": arena.rules().book})
    assert activations(at, "bob") == ()


@pytest.mark.rule("MYT-DEATH-07")
def test_with_three_players_the_fall_of_a_divinity_takes_the_whole_army_along():
    """Units, cards and tokens leave; the stone of a carrier stays; the other two play on."""
    arena = Arena("...", players=("ann", "bob", "cyd"), options={"zones": [["a1"], ["b1"], ["c1"]]})
    arena.add("lord", "bob", "a1", "god", vitality=1).add("bearer", "bob", "b1").stone(carrier="bearer")
    arena.add("mother", "bob", "c1", powers=[SPORE]).hold("bob", "lord", "aow")
    fight = wounding(arena, "lord", 1)
    assert fight.told(Eliminated) == [Eliminated("bob")]
    assert fight.told(Ended) == []
    assert all(unit.area is None for unit in fight.state.units.values() if unit.player == "bob")
    assert fight.state.stones["stone1"].area == "b1"
    assert (fight.hand("bob"), fight.state.tokens) == ((), {})


def test_with_two_players_the_fall_of_a_divinity_ends_the_game_at_once():
    """MYT-WIN-06: no retaliation follows."""
    arena = Arena("..").add("striker", "ann", "a1", offence=1).add("lord", "bob", "a1", "god", vitality=1)
    fight = attacking(arena.hold("bob", "lord"), "striker", 5)
    assert fight.match.over
    assert fight.told(Ended)[0].winners == ("ann",)


@pytest.mark.rule("MYT-DEATH-08")
def test_the_activation_of_a_unit_that_dies_by_a_retaliation_is_over():
    arena = Arena("..").add("striker", "ann", "a1", offence=1, vitality=1).add("mark", "bob", "a1", offence=1)
    fight = attacking(arena.hold("bob", "mark"), "striker", 1, 5).do("retaliate")
    assert fight.told(ActivationCut) == [ActivationCut("striker", "destroyed")]
    assert fight.state.activation.over


@pytest.mark.rule("MYT-DEATH-09")
def test_two_cards_of_destroyed_heroes_pay_and_those_of_a_troop_do_not():
    arena = Arena("..").add("hero", "ann", None, left=0, entered=True)
    at = arena.add("pack", "ann", None, "troop", left=0, entered=True).position()
    assert is_payment(at, "ann", ("hero", "hero"))
    assert not is_payment(at, "ann", ("pack", "pack"))


def test_whoever_is_destroyed_by_a_power_is_gone_without_a_wound():
    arena = Arena("..").add("pack", "bob", "a1", "troop", vitality=5)
    fight = doing(arena.position(), lambda play: destroy(play, "pack"))
    assert fight.told(Wounded) == []
    assert fight.left("pack") == 0
