"""Divine stones: claimed, carried, dropped, absorbed; the cards they give."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.events import Boxed, Dropped, Gained, Healed
from skirmish.mythic.state.stones import STONE_NAMES, absorbable, carried_by, unclaimed
from skirmish.mythic.state.victory import stones_of
from skirmish.mythic.turn.actions import claimable, may_make
from tests.skirmish.mythic.arenas import Arena


def temple(**more) -> Arena:
    """A god, a hero and a troop of ann around a stone."""
    arena = Arena("...").add("zeus", "ann", "a1", "god", **more).add("hero", "ann", "a1")
    return arena.add("hoplites", "ann", "a1", "troop").stone("a1").hold("ann", "zeus", "hero", "hoplites")


# ---------------------------------------------------------------- claim


@pytest.mark.rule("MYT-CLAIM-01", "MYT-STONE-02")
def test_a_unit_takes_an_unclaimed_stone_of_its_area():
    arena = temple().stone("b1")
    assert [stone.id for stone in claimable(arena.activating("hero"), "hero")] == ["stone1"]
    table = arena.play().do(["hero", "simple"], ["claim", "stone1"])
    assert carried_by(arena.position(), "hero") is None
    assert (table.state.stones["stone1"].area, table.state.stones["stone1"].carrier) == (None, "hero")
    assert may_make(Arena("..").add("hero", "ann", "a1").activating("hero"), "hero", "claim").rule == "MYT-CLAIM-01"


@pytest.mark.rule("MYT-CLAIM-02", "MYT-STONE-03")
def test_a_unit_carries_one_stone_and_after_dropping_it_another():
    arena = temple().stone(carrier="hero")
    assert may_make(arena.activating("hero"), "hero", "claim").rule == "MYT-CLAIM-02"
    table = arena.play().do(["hero", "simple"], "drop", ["claim", "stone1"])
    assert table.state.stones["stone1"].carrier == "hero"
    assert table.state.stones["stone2"].area == "a1"


@pytest.mark.rule("MYT-CLAIM-03")
def test_a_carrier_walks_attacks_and_runs_as_ever():
    arena = Arena("...").add("hero", "ann", "a1").add("foe", "bob", "a1").stone(carrier="hero")
    for action in ("walk", "attack"):
        assert may_make(arena.activating("hero"), "hero", action)
    assert may_make(arena.activating("hero", "complex"), "hero", "run")


@pytest.mark.rule("MYT-CLAIM-04")
def test_an_enemy_with_block_guards_the_stones_of_its_area():
    arena = temple().add("cerberus", "bob", "a1", "monster", talents=["block"])
    arena.add("ram", "ann", "a1", talents=["block"])
    assert may_make(arena.activating("hero"), "hero", "claim").rule == "MYT-CLAIM-04"
    assert may_make(arena.activating("ram"), "ram", "claim")
    assert may_make(temple().add("foe", "bob", "a1").activating("hero"), "hero", "claim")


@pytest.mark.rule("MYT-CLAIM-05")
def test_every_type_claims_but_nobody_takes_a_stone_from_a_base():
    arena = temple()
    for name in ("zeus", "hero", "hoplites"):
        assert may_make(arena.activating(name), name, "claim")
    taken = Arena("..").add("hero", "ann", "a1").add("friend", "ann", "a1").add("foe", "bob", "a1")
    taken.stone(carrier="friend").stone(carrier="foe")
    assert claimable(taken.activating("hero"), "hero") == ()


@pytest.mark.rule("MYT-TAL-13", "MYT-BOARD-09")
def test_a_gem_collector_reaches_into_visible_areas_around_it():
    arena = Arena("... ...", options={"kinds": {("a1", "b1"): "wall"}})
    arena.add("thief", "ann", "a1", talents=["gem_collector"]).stone("b1").stone("a2").stone("b2")
    assert [stone.id for stone in claimable(arena.activating("thief"), "thief")] == ["stone2"]


# ---------------------------------------------------------------- absorb


@pytest.mark.rule("MYT-ABSORB-01")
def test_only_a_divinity_absorbs_stones_that_are_unclaimed_or_carried_by_allies_beside_it():
    arena = temple().stone(carrier="hero").stone(carrier="zeus").stone("b1").add("foe", "bob", "a1")
    arena.stone(carrier="foe")
    at = arena.activating("zeus", "complex")
    assert [stone.id for stone in absorbable(at, at.state.units["zeus"])] == ["stone1", "stone2", "stone3"]
    assert may_make(arena.activating("hero", "complex"), "hero", "absorb").rule == "MYT-ABSORB-01"


@pytest.mark.rule("MYT-ABSORB-02", "MYT-STONE-08")
def test_an_absorbed_stone_lies_on_the_dashboard_and_gives_a_card():
    table = temple().play().do(["zeus", "complex"], ["absorb", "stone1"])
    assert table.state.stones["stone1"].dashboard == "zeus"
    assert table.state.stones["stone1"].area is None
    assert table.hand("ann").count("omphalos") == 1
    assert table.told(Gained)


@pytest.mark.rule("MYT-ABSORB-03", "MYT-WIN-08")
def test_a_stone_of_another_mythology_counts_but_has_no_effect():
    arena = Arena("..").add("zeus", "ann", "a1", "god").stone("a1", mythology="egyptian").hold("ann", "zeus")
    table = arena.play().do(["zeus", "complex"], ["absorb", "stone1"])
    assert "omphalos" not in table.hand("ann")
    assert sum(stone.dashboard == "zeus" for stone in table.state.stones.values()) == 1


@pytest.mark.rule("MYT-ABSORB-04")
def test_each_absorb_action_takes_one_stone_of_the_players_choice():
    table = temple().stone("a1").play().do(["zeus", "complex"])
    assert {"stone1", "stone2"} == {option[1] for option in table.asked.options if option[0] == "absorb"}
    table.do(["absorb", "stone2"])
    assert table.state.stones["stone1"].area == "a1"
    assert table.kind != "Act"


@pytest.mark.rule("MYT-ABSORB-05")
def test_neither_enemies_nor_block_prevent_absorbing():
    arena = temple().add("cerberus", "bob", "a1", "monster", talents=["block"])
    assert may_make(arena.activating("zeus", "complex"), "zeus", "absorb")


# ---------------------------------------------------------------- stones


@pytest.mark.rule("MYT-STONE-01")
def test_each_mythology_has_its_stone():
    assert STONE_NAMES == {"greek": "omphalos", "scandinavian": "rune", "egyptian": "kheper"}


@pytest.mark.rule("MYT-STONE-04")
def test_a_stone_is_dropped_in_an_area_merely_passed_through():
    arena = Arena("...").add("hero", "ann", "a1").stone(carrier="hero").hold("ann", "hero")
    table = arena.play().do(["hero", "simple"], "walk", ["b1", "drop", "c1"])
    assert table.state.stones["stone1"].area == "b1"
    assert table.area("hero") == "c1"
    empty = Arena("...").add("hero", "ann", "a1").hold("ann", "hero").play().do(["hero", "simple"])
    assert empty.refused("drop") == ("carries_nothing", "MYT-STONE-04")
    assert empty.do("walk").refused(["b1", "drop", "c1"]) == ("carries_nothing", "MYT-STONE-04")


@pytest.mark.rule("MYT-STONE-06", "MYT-DEATH-04")
def test_a_destroyed_carrier_drops_its_stone_where_it_fell():
    arena = Arena("P.").add("hero", "ann", "a1", left=1).stone(carrier="hero").hold("ann", "hero")
    table = arena.play().do(["hero", "simple"])
    assert table.state.stones["stone1"].area == "a1"
    assert table.told(Dropped)


@pytest.mark.rule("MYT-STONE-07", "MYT-WIN-08")
def test_what_is_treated_as_a_stone_is_claimed_but_never_absorbed():
    arena = Arena("..").add("zeus", "ann", "a1", "god").stone("a1", absorbable=False)
    assert [stone.id for stone in claimable(arena.activating("zeus"), "zeus")] == ["stone1"]
    assert may_make(arena.activating("zeus", "complex"), "zeus", "absorb").rule == "MYT-ABSORB-01"


@pytest.mark.rule("MYT-STONE-09")
def test_an_omphalos_card_heals_the_divinity_and_leaves_the_game():
    arena = Arena("..").add("zeus", "ann", "a1", "god", vitality=6, left=4).stone("b1", dashboard="zeus")
    arena.hold("ann", "omphalos", "omphalos", "omphalos", "zeus")
    table = arena.play().do("heal")
    assert table.state.units["zeus"].vitality == 5
    assert table.told(Boxed)
    assert table.told(Healed)
    assert "omphalos" not in table.state.armies["ann"].discard
    assert stones_of(arena.position(), ("ann",)) == 1
    table.do("heal")
    assert "heal" not in table.asked.options, "the vitality is at its maximum"


@pytest.mark.rule("MYT-STONE-09")
def test_nobody_heals_in_another_players_turn():
    arena = Arena("..").add("zeus", "bob", "a1", "god", vitality=6, left=4).hold("bob", "omphalos", "zeus")
    arena.hold("ann", "hero").add("hero", "ann", "b1")
    table = arena.play()
    assert table.kind == "ConsiderManoeuvre"
    assert "heal" not in table.asked.options


@pytest.mark.rule("MYT-STONE-10", "MYT-DECK-09")
def test_an_omphalos_card_pays_and_goes_to_the_discard_pile():
    arena = Arena("..").add("hero", "ann", "a1").hold("ann", "omphalos", "hero").deck("ann", "aow", "aow", "aow")
    table = arena.play().do("draw_cards")
    assert table.kind == "Pay"
    table.do(["omphalos"])
    assert table.state.armies["ann"].discard == ("omphalos",)


@pytest.mark.rule("MYT-STONE-11")
def test_a_stone_passes_from_unit_to_unit_by_drop_and_claim():
    arena = Arena("..").add("hero", "ann", "a1").add("friend", "ann", "a1").stone(carrier="hero")
    arena.hold("ann", "hero", "friend", "aow")
    table = arena.play().do(["hero", "simple"], "drop", "end").passing()
    table.do(["friend", "simple"], ["claim", "stone1"])
    assert table.state.stones["stone1"].carrier == "friend"


@pytest.mark.rule("MYT-STONE-12")
def test_a_stone_travels_with_its_carrier():
    arena = Arena("...").add("hero", "ann", "a1").stone(carrier="hero").hold("ann", "hero")
    table = arena.play().do(["hero", "simple"], "walk", ["b1", "c1"])
    assert table.state.stones["stone1"].carrier == "hero"
    assert unclaimed(arena.position(), "a1") == ()
