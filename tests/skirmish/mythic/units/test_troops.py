"""Troops: miniatures, losses, talents of the last one, what they cost and carry."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.events import Moved
from skirmish.mythic.units.stats import complete, row_of, talents_of
from skirmish.mythic.units.unit_cards import card_from
from tests.skirmish.mythic.arenas import Arena, unit


@pytest.mark.rule("MYT-TROOP-01", "MYT-UNIT-13")
def test_a_troop_costs_one_point_unless_its_card_says_otherwise():
    assert card_from(unit("hoplites", "troop")).cost == 1
    assert card_from(unit("spartans", "troop", cost=2)).cost == 2
    nameless = unit("hero")
    del nameless["cost"]
    with pytest.raises(ValueError, match="only troops"):
        card_from(nameless)


@pytest.mark.rule("MYT-TROOP-02")
def test_the_miniatures_of_a_troop_are_in_one_area_and_move_together():
    arena = Arena("...", options={"capacities": {"b1": 1}}).add("hoplites", "ann", "a1", "troop", vitality=5)
    table = arena.hold("ann", "hoplites").play().do(["hoplites", "simple"], "walk", ["b1"])
    assert [event.area for event in table.told(Moved)] == ["b1"]
    assert table.area("hoplites") == "b1", "five miniatures are one unit in an area of capacity one"


@pytest.mark.rule("MYT-TROOP-03")
def test_the_miniatures_of_a_troop_are_its_vitality():
    card = card_from(unit("hoplites", "troop", vitality=5))
    assert (card.vitality, len(card.rows)) == (5, 1)
    arena = Arena("P.").add("hoplites", "ann", "a1", "troop", vitality=5).hold("ann", "hoplites")
    assert arena.play().do(["hoplites", "simple"]).state.units["hoplites"].vitality == 4


@pytest.mark.rule("MYT-TROOP-04")
def test_a_troop_is_complete_with_all_its_miniatures():
    for left, whole in ((5, True), (4, False), (1, False)):
        arena = Arena("..").add("hoplites", "ann", "a1", "troop", vitality=5, left=left)
        assert complete(arena.position(), "hoplites") is whole


@pytest.mark.rule("MYT-TROOP-05", "MYT-TAL-04")
def test_the_last_miniature_has_no_talents():
    """MYT-EX-TROOP-02."""
    in_force = []
    for strength, left in ((5, 5), (5, 2), (2, 1), (1, 1), (5, 1)):
        arena = Arena("..").add("hoplites", "ann", "a1", "troop", vitality=strength, left=left, talents=["phalanx"])
        in_force.append(bool(talents_of(arena.position(), "hoplites")))
    assert in_force == [True, True, False, True, False]


@pytest.mark.rule("MYT-TROOP-06")
def test_losses_do_not_change_the_stats_of_a_troop():
    rows = []
    for left in (5, 1):
        at = Arena("..").add("hoplites", "ann", "a1", "troop", vitality=5, left=left, offence=3).position()
        rows.append(row_of(at, "hoplites"))
    assert rows[0] == rows[1]


@pytest.mark.rule("MYT-TROOP-07")
def test_a_troop_has_no_strategic_value_unless_its_card_says_so():
    assert card_from(unit("hoplites", "troop")).strategic_value == 0
    assert card_from(unit("spartans", "troop", strategic_value=1)).strategic_value == 1
    armless = unit("hoplites", "troop")
    del armless["miniatures"]
    with pytest.raises(ValueError, match="miniatures"):
        card_from(armless)


@pytest.mark.rule("MYT-TROOP-10")
def test_a_troop_keeps_its_stone_when_it_loses_miniatures_and_drops_it_with_the_last():
    arena = Arena("P.").add("hoplites", "ann", "a1", "troop", vitality=5).stone(carrier="hoplites")
    table = arena.hold("ann", "hoplites").play().do(["hoplites", "simple"])
    assert table.state.stones["stone1"].carrier == "hoplites"
    arena = Arena("P.").add("hoplites", "ann", "a1", "troop", vitality=5, left=1).stone(carrier="hoplites")
    table = arena.hold("ann", "hoplites").play().do(["hoplites", "simple"])
    assert table.state.stones["stone1"].area == "a1"
