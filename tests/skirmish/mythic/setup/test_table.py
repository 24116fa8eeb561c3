"""Setting the table: stones, trees, troops, decks and hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.kernel.views import seen_by
from skirmish.mythic.setup.table import LeftOut, TableLaid, deal, deck_cards
from skirmish.mythic.state.events import Gained
from skirmish.mythic.state.play import Position
from skirmish.mythic.state.stones import absorb
from tests.skirmish.mythic.arenas import Arena, board, unit
from tests.skirmish.mythic.fights import doing, with_changes
from tests.skirmish.mythic.musters import begin, drafted, placed, setup


def laid(**more):
    """A game of ann and bob after a draft of the first units there are."""
    return drafted(begin(setup(**more), 5, 1).do("side1"))


@pytest.mark.rule("MYT-TABLE-01")
def test_stones_and_trees_lie_where_the_board_has_them():
    wooded = board("F.R. ....", stones=["b1", "c2"])
    table = laid(boards={"arena": wooded})
    event = table.told(TableLaid)[0]
    assert [stone.area for stone in event.stones.values()] == ["b1", "c2"]
    assert event.elements == {"a1": 2, "c1": 1}


@pytest.mark.rule("MYT-TABLE-01")
def test_the_stones_of_a_scenario_lie_where_its_map_says():
    armies = {"ann": ["god1"], "bob": ["god2"]}
    stones = [{"area": "c3", "mythology": "egyptian"}, {"area": "b1", "absorbable": False}]
    table = begin(setup(mode="adventure", lead="ann", armies=armies, stones=stones)).do("side1")
    found = table.state.stones.values()
    assert [(one.area, one.mythology, one.absorbable) for one in found] == [
        ("c3", "egyptian", True),
        ("b1", "greek", False),
    ]


@pytest.mark.rule("MYT-TABLE-02", "MYT-STONE-08")
def test_art_of_war_and_omphalos_cards_come_from_a_stock_beside_the_board_that_does_not_run_out():
    """No deck has an omphalos card; points that were not spent become cards, however many; so does every stone."""
    few = [unit("god1", "god", cost=1, strategic_value=2), unit("god2", "god", cost=1, strategic_value=2)]
    table = begin(setup(units=few, boards={"arena": board("....", stones=["a1"] * 6)}), 5, 1).do("side1")
    table.do(*["god1", "god2"])
    for army in table.state.armies.values():
        cards = army.hand.value + army.deck.value
        assert cards.count("aow") == 3 + 17 + 2, "three for all, one for each point left, and those of the army"
        assert "omphalos" not in cards
    arena = Arena("..").add("zeus", "ann", "a1", "god").hold("ann")
    at = arena.stone("a1").stone("a1").stone("a1").activating("zeus", "complex")
    taken = doing(at, _absorb_three)
    assert taken.hand("ann") == ("omphalos",) * 3


async def _absorb_three(play):
    for stone in ("stone1", "stone2", "stone3"):
        absorb(play, "zeus", stone)


@pytest.mark.rule("MYT-TABLE-03", "MYT-TABLE-08", "MYT-TOKEN-02")
def test_each_unit_lies_ready_with_its_tokens_and_its_full_vitality():
    trap = {"id": "trap", "type": "active", "tokens": {"count": 3}, "effects": [{"do": "place_token"}]}
    armies = {"ann": ["god1", "trapper"], "bob": ["god2"]}
    units = [*setup()["units"], unit("trapper", powers=[trap], vitality=5)]
    table = begin(setup(mode="adventure", lead="ann", armies=armies, units=units)).do("side1")
    assert [token.in_reserve for token in table.state.tokens.values()] == [True] * 3
    assert {token.unit for token in table.state.tokens.values()} == {"trapper"}
    assert table.state.units["trapper"].vitality == 5


@pytest.mark.rule("MYT-TABLE-04")
def test_troops_are_placed_one_by_one_in_the_own_zone_from_the_lead_player_on():
    armies = {"ann": ["god1", "troop1", "troop2", "troop3"], "bob": ["god2", "troop4"]}
    table = begin(setup(mode="adventure", lead="bob", armies=armies)).do("side1")
    assert table.asked.player == "bob"
    zone = table.state.armies["bob"].zone
    other = table.state.armies["ann"].zone[0]
    assert table.refused(["troop4", other]) == ("not_your_zone", "MYT-TABLE-04")
    assert table.refused(["troop1", zone[0]]) == ("no_such_troop", "MYT-TABLE-04")
    table.do(["troop4", zone[0]])
    assert [table.asked.player for _ in range(3) if table.do(table.asked.options[0])][:2] == ["ann", "ann"]
    assert all(table.state.units[f"troop{n}"].area for n in (1, 2, 3, 4))


@pytest.mark.rule("MYT-TABLE-04", "MYT-WALK-06")
def test_a_troop_is_not_placed_in_a_full_area_and_one_without_room_waits_for_a_recall():
    tiny = board("..", capacity=1)
    armies = {"ann": ["god1", "troop1", "troop2"], "bob": ["god2"]}
    table = begin(setup(mode="adventure", lead="ann", armies=armies, boards={"arena": tiny})).do("side1")
    table.do(table.asked.options[0])
    assert table.state.units["troop2"].area is None
    assert table.state.units["troop2"].destroyed
    assert table.kind != "PlaceTroop"


@pytest.mark.rule("MYT-TABLE-05", "MYT-TABLE-06", "MYT-RECRUIT-11")
def test_starting_deck_and_hand():
    """MYT-EX-TABLE-01: 14 activation cards and a strategic value of 8 are a deck of 22; 2 points are left."""
    units = [
        unit("god1", "god", cost=8, activation_cards=6, strategic_value=5),
        unit("hero1", cost=8, activation_cards=8, strategic_value=3),
        unit("god2", "god", cost=18),
    ]
    table = begin(setup(units=units), 5, 1).do("side1", "god1", "god2", "hero1")
    at = Position(table.match.rules.book, table.state)
    assert len(deck_cards(at, "ann")) == 22
    drawn_in_the_first_turn = 1
    assert len(table.hand("ann")) == 8 + drawn_in_the_first_turn
    assert table.state.armies["ann"].deck_size == 19 - drawn_in_the_first_turn
    assert table.hand("ann").count("aow") >= 5


@pytest.mark.rule("MYT-TABLE-05")
def test_decks_are_shuffled():
    table = placed(laid())
    shuffles = [entry for entry in table.match.entries if entry.kind == "Shuffle"]
    assert [entry.answer["for"] for entry in shuffles] == ["deck", "deck"]


@pytest.mark.rule("MYT-TABLE-07")
def test_gods_and_heroes_wait_off_the_board_unless_the_scenario_places_them():
    table = placed(laid())
    assert all(one.area is None for one in table.state.units.values() if one.id.startswith(("god", "hero")))
    armies = {"ann": ["god1", "hero1"], "bob": ["god2"]}
    table = begin(setup(mode="adventure", lead="ann", armies=armies, placed={"hero1": "b2"})).do("side1")
    assert table.area("hero1") == "b2"
    assert table.area("god1") is None


@pytest.mark.rule("MYT-TABLE-09", "MYT-DECK-01")
def test_hands_are_known_to_their_players_decks_to_nobody_and_piles_to_all():
    arena = Arena("..").add("hero", "ann", "a1").hold("ann", "hero", "aow").deck("ann", "aow", "hero")
    state = arena.pile("ann", "hero").state()
    seen = {viewer: seen_by(state.armies["ann"], viewer) for viewer in ("ann", "bob")}
    assert seen["ann"]["hand"] == ["hero", "aow"]
    assert seen["bob"]["hand"] == 2
    assert seen["ann"]["deck"] == seen["bob"]["deck"] == 2
    assert seen["bob"]["discard"] == ["hero"]


@pytest.mark.rule("MYT-TABLE-09")
def test_a_hand_has_no_limit():
    arena = Arena("..").add("hero", "ann", "a1").hold("ann", *["hero"] * 30).deck("ann", "aow", "aow")
    table = arena.play().do("pass_and_draw")
    assert len(table.hand("ann")) == 31


@pytest.mark.rule("MYT-TABLE-04", "MYT-TROOP-09")
def test_every_troop_without_room_waits_to_be_recalled():
    armies = {"ann": ["god1", "troop1", "troop2", "troop3"], "bob": ["god2"]}
    plan = board("....", capacity=1, zones=[["a1"], ["d1"]])
    table = begin(setup(mode="adventure", lead="ann", armies=armies, boards={"arena": plan}))
    table.do("side1" if table.asked.player == "ann" else "side2")
    table.do(["troop1", "a1"])
    assert [event.unit for event in table.told(LeftOut)] == ["troop2", "troop3"]
    waiting = table.state.units["troop2"]
    assert (waiting.area, waiting.vitality, waiting.entered) == (None, 0, True)


@pytest.mark.rule("MYT-DEPLOY-02", "MYT-SETUP-09")
def test_the_zones_of_a_scenario_are_those_of_its_players():
    armies, zones = {"ann": ["god1"], "bob": ["god2"]}, {"ann": ["b1", "c1"], "bob": ["d3"]}
    table = begin(setup(mode="adventure", lead="ann", armies=armies, zones=zones))
    assert {player: army.zone for player, army in table.state.armies.items()} == {"ann": ("b1", "c1"), "bob": ("d3",)}


LIMITED = {"mode": "adventure", "lead": "ann", "armies": {"ann": ["god_of_ann", "hero"], "bob": ["god_of_bob", "foe"]}}


@pytest.mark.rule("MYT-TABLE-06", "MYT-RECRUIT-11")
@pytest.mark.parametrize(("more", "cards"), [({}, 3 + 2), (LIMITED, 3)])
def test_points_that_were_not_spent_are_worth_cards_in_a_draft_alone(more, cards):
    arena = Arena("..", setup=more).add("hero", "ann", "a1").add("foe", "bob", "b1").hold("ann")
    at = arena.position()
    rich = with_changes(at, armies={**at.state.armies, "ann": replace(at.state.armies["ann"], points=2)})
    assert doing(rich, _deal).told(Gained)[0].cards == ("aow",) * cards


async def _deal(play):
    deal(play, "ann")
