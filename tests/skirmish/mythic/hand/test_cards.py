"""Decks, the refresh, payments in all three currencies, manoeuvres."""

from __future__ import annotations

import pytest

from skirmish.kernel.views import seen_by
from skirmish.mythic.hand.art_of_war import can_pay, could_pay, is_payment, worth
from skirmish.mythic.hand.manoeuvres import COST, can_buy, could_buy, offers
from skirmish.mythic.state.events import DeckMade, Drew, ManoeuvreBought, Searched, TookDeck
from skirmish.mythic.state.state import Turn
from tests.skirmish.mythic.arenas import Arena, lasting

BOB = (("foe",), ("foe",) * 5, ("foe",) * 5)


def table_of(hand: tuple[str, ...], deck: tuple[str, ...], pile: tuple[str, ...] = (), bob=BOB) -> Arena:
    """Ann with these cards in hand, deck and pile; bob with cards that pay for nothing."""
    arena = Arena("..").add("hero", "ann", "a1").add("foe", "bob", "b1")
    arena.hold("ann", *hand).deck("ann", *deck).pile("ann", *pile)
    return arena.hold("bob", *bob[0]).deck("bob", *bob[1]).pile("bob", *bob[2])


def sizes(table) -> list[tuple[int, int, int]]:
    return [(army.hand_size, army.deck_size, len(army.discard)) for army in table.state.armies.values()]


# ---------------------------------------------------------------- deck


@pytest.mark.rule("MYT-DECK-01")
def test_what_is_discarded_lies_face_up_on_the_own_pile():
    table = table_of(("hero", "aow"), ("aow",) * 4).play().do(["hero", "simple"])
    for viewer in ("ann", "bob"):
        assert seen_by(table.state.armies["ann"], viewer)["discard"] == ["hero"]


@pytest.mark.rule("MYT-DECK-02")
def test_emptying_the_deck_is_not_enough_for_a_refresh():
    table = table_of(("hero",), ("hero",), ("aow",) * 4).play().do("pass_and_draw")
    assert table.told(Drew)
    assert not table.told(DeckMade)
    assert sizes(table)[0] == (2, 0, 4)


@pytest.mark.rule("MYT-DECK-03", "MYT-DECK-04", "MYT-DECK-05", "MYT-DECK-06", "MYT-DECK-07", "MYT-MANO-04")
def test_draw_two_with_one_card_left():
    """MYT-EX-DECK-01: the one who draws has 2 cards after paying, and 1 in the deck; the other 1, none and 8."""
    arena = table_of(("hero", "hero", "aow"), ("hero",), ("hero",) * 8, (("foe",), (), ("foe",) * 8))
    table = arena.play().do("draw_cards")
    assert sizes(table) == [(4, 8, 0), (3, 6, 0)]
    draws = [(event.player, len(event.cards.value)) for event in table.told(Drew)]
    assert draws == [("ann", 1), ("bob", 2), ("ann", 1)]


@pytest.mark.rule("MYT-DECK-03")
def test_every_player_takes_the_rest_of_the_deck_not_only_the_one_who_ran_out():
    table = table_of(("hero", "hero"), (), ("hero",) * 4).play().do("pass_and_draw")
    assert [(event.player, len(event.cards.value)) for event in table.told(TookDeck)] == [("bob", 5)]


@pytest.mark.rule("MYT-DECK-04")
def test_a_refresh_makes_the_discard_pile_the_new_deck():
    table = table_of(("hero",) * 3, (), ("aow", "hero", "hero")).play().do("pass_and_draw")
    assert sizes(table)[0] == (4, 2, 0)
    assert {event.player for event in table.told(DeckMade)} == {"ann", "bob"}


@pytest.mark.rule("MYT-DECK-05")
def test_larger_hands_are_kept_by_a_refresh():
    arena = table_of(("hero",), (), ("hero",) * 9, (("foe",) * 6, (), ("foe",) * 2))
    table = arena.play().do("pass_and_draw")
    assert len(table.hand("ann")) == 3 + 1
    assert len(table.hand("bob")) == 6 + 1, "and the card of bob's turn, which has begun"


@pytest.mark.rule("MYT-DECK-08")
def test_draws_that_nothing_is_left_for_are_lost():
    arena = table_of(("hero", "hero", "hero", "aow"), (), ())
    table = arena.play().do("pass_and_draw")
    assert len(table.hand("ann")) == 4
    assert sizes(table)[0][1:] == (0, 0)


@pytest.mark.rule("MYT-DECK-08", "MYT-DECK-07")
def test_what_one_refresh_does_not_bring_is_lost_and_no_second_one_takes_place():
    """Two cards are owed: the deck has none, the refresh brings one, and the other draw is lost."""
    table = table_of(("hero", "hero", "aow", "aow"), (), ()).play().do("draw_cards")
    assert [event.player for event in table.told(DeckMade)] == ["ann", "bob"], "one refresh"
    assert len(table.hand("ann")) == 4, "the payment came back, and there was no other card"
    assert sizes(table)[0] == (4, 0, 0)
    full = table_of(("hero", "hero", "aow", "aow"), ("hero",), ("hero", "hero", "hero")).play().do("draw_cards")
    assert sizes(full)[0] == (5, 3, 0), "one was there, one came with the refresh, and no more is owed"


@pytest.mark.rule("MYT-DECK-09")
def test_cards_of_the_dead_go_round_too():
    arena = Arena("..").add("ghost", "ann", None, left=0, entered=True).add("hero", "ann", "a1")
    arena.hold("ann", "hero", "hero", "hero").deck("ann").pile("ann", "ghost", "omphalos", "aow")
    table = arena.play().do("pass_and_draw")
    army = table.state.armies["ann"]
    assert sorted(army.hand.value + army.deck.value) == ["aow", "ghost", "hero", "hero", "hero", "omphalos"]


# ---------------------------------------------------------------- art of war


def graveyard() -> Arena:
    """Leonidas and the Hydra are dead, so are the Hoplites; Zeus lives."""
    arena = Arena("..").add("zeus", "ann", "a1", "god").add("leonidas", "ann", None, left=0, entered=True)
    arena.add("hydra", "ann", None, "monster", left=0, entered=True)
    return arena.add("hoplites", "ann", None, "troop", left=0, entered=True)


@pytest.mark.rule("MYT-AOW-02", "MYT-AOW-03", "MYT-DEATH-09")
def test_what_pays_for_one_aow_card():
    """MYT-EX-AOW-01."""
    at = graveyard().position()
    offered = [["aow"], ["omphalos"], ["leonidas", "hydra"], ["leonidas", "leonidas"], ["leonidas"]]
    offered += [["hoplites", "hoplites"], ["zeus", "zeus"]]
    accepted = [is_payment(at, "ann", offer) for offer in offered]
    assert accepted == [True, True, True, True, False, False, False]
    assert not is_payment(at, "bob", ["leonidas", "hydra"]), "they are no units of bob"


@pytest.mark.rule("MYT-AOW-02", "MYT-DEATH-09")
def test_a_player_chooses_how_to_pay():
    arena = graveyard().hold("ann", "leonidas", "hydra", "omphalos", "aow", "zeus").deck("ann", *["zeus"] * 4)
    table = arena.play().do("draw_cards")
    assert table.asked.options == (["aow"], ["omphalos"], ["hydra", "leonidas"])
    table.do(["hydra", "leonidas"])
    assert table.state.armies["ann"].discard == ("hydra", "leonidas")


@pytest.mark.rule("MYT-AOW-04")
def test_a_cost_of_several_is_paid_card_by_card_each_in_any_way():
    at = graveyard().hold("ann", "aow", "omphalos", "hydra", "leonidas", "hydra").position()
    assert worth(at, "ann", at.state.armies["ann"].hand.value) == 3
    power = {"id": "storm", "type": "active", "cost": 2, "effects": [{"do": "draw", "cards": 1}]}
    arena = graveyard().add("mage", "ann", "a1", powers=[power])
    arena.hold("ann", "mage", "aow", "hydra", "leonidas").deck("ann", *["zeus"] * 4)
    table = arena.play().do(["mage", "simple"], "power:storm", ["hydra", "leonidas"])
    assert sorted(table.state.armies["ann"].discard) == ["aow", "hydra", "leonidas", "mage"]


@pytest.mark.rule("MYT-AOW-05")
def test_who_cannot_pay_the_whole_cost_cannot_use_the_effect():
    at = graveyard().hold("ann", "aow", "hydra").position()
    assert can_pay(at, "ann", 1)
    assert not can_pay(at, "ann", 2)
    power = {"id": "storm", "type": "active", "cost": 2, "effects": [{"do": "draw", "cards": 1}]}
    arena = Arena("..").add("mage", "ann", "a1", powers=[power]).hold("ann", "mage", "aow", "mage")
    table = arena.deck("ann", "aow", "aow").play().do(["mage", "simple"])
    assert "power:storm" not in table.asked.options
    assert table.refused("power:storm")[0] == "power_not_usable"


@pytest.mark.rule("MYT-TABLE-09")
def test_whether_somebody_might_pay_is_judged_by_what_everybody_knows():
    both = Arena("..").add("hero", "ann", "a1").hold("ann", "hero").deck("ann", "aow", "hero").position()
    other = Arena("..").add("hero", "ann", "a1").hold("ann", "aow").deck("ann", "hero", "hero").position()
    assert could_pay(both, "ann", 1) == could_pay(other, "ann", 1) is True
    assert (can_pay(both, "ann", 1), can_pay(other, "ann", 1)) == (False, True)
    none_left = Arena("..").add("hero", "ann", "a1").hold("ann", "hero").deck("ann", "hero").pile("ann", "aow")
    assert not could_pay(none_left.position(), "ann", 1)


# ---------------------------------------------------------------- manoeuvres


@pytest.mark.rule("MYT-MANO-01")
def test_manoeuvres_are_bought_in_the_own_turn_and_in_that_of_others():
    arena = table_of(("hero", "aow"), ("hero",) * 5, (), (("foe", "aow"), ("foe",) * 5, ()))
    table = arena.play()
    assert (table.kind, table.asked.player) == ("ConsiderManoeuvre", "bob")
    table.do("draw_cards")
    assert len(table.hand("bob")) == 3
    table.passing().do("draw_cards")
    assert [event.player for event in table.told(ManoeuvreBought)] == ["bob", "ann"]


@pytest.mark.rule("MYT-MANO-01")
def test_who_is_about_to_be_attacked_may_look_for_a_card_to_strike_back_with():
    arena = Arena("..").add("hero", "ann", "a1", offence=0).add("foe", "bob", "a1", offence=0)
    arena.hold("ann", "hero").hold("bob", "aow").deck("bob", "foe", "aow").deck("ann", "hero")
    table = arena.play().passing().do(["hero", "simple"], "attack")
    assert (table.kind, table.asked.player) == ("ConsiderManoeuvre", "bob")
    table.do(["search_card", "foe"]).passing()
    assert (table.kind, table.asked.player) == ("AnswerAttack", "bob")
    table.do("retaliate")
    assert "foe" in table.state.armies["bob"].discard


@pytest.mark.rule("MYT-MANO-02")
def test_each_manoeuvre_is_bought_once_per_round_and_player():
    table = table_of(("hero", "aow", "aow", "aow"), ("hero",) * 9).play().do("draw_cards")
    assert "draw_cards" not in table.asked.options
    assert ["search_card", "hero"] in table.asked.options
    table.do(["search_card", "hero"])
    assert offers(table_of(("aow",), ("hero",)).position(), "ann") == ("draw_cards", ["search_card", "hero"])
    assert not any(option == "draw_cards" or option[0] == "search_card" for option in table.asked.options)
    assert table.state.armies["ann"].manoeuvres == ("draw_cards", "search_card")


@pytest.mark.rule("MYT-MANO-02")
def test_in_a_new_round_manoeuvres_can_be_bought_again():
    arena = table_of(("aow",), ("hero",) * 9, (), ((), ("foe",) * 9, ()))
    arena.changes = {"turn": Turn("bob", "end")}
    state = arena.state().with_army("ann", manoeuvres=("draw_cards",))
    arena.changes["armies"] = state.armies
    table = arena.play()
    assert (table.asked.player, "draw_cards" in table.asked.options) == ("ann", False), "the round is not over yet"
    table.do("pass")
    assert (table.asked.player, "draw_cards" in table.asked.options) == ("ann", True)


@pytest.mark.rule("MYT-MANO-03")
def test_a_manoeuvre_is_paid_before_its_effect():
    assert COST == {"draw_cards": 1, "search_card": 1, "evade": 1}
    table = table_of(("aow",), (), ("hero",) * 2).play().do("draw_cards")
    kinds = [type(event).__name__ for event in table.match.events]
    assert kinds.index("Discarded") < kinds.index("ManoeuvreBought") < kinds.index("DeckMade")
    army = table.state.armies["ann"]
    assert sorted(army.hand.value + army.deck.value) == ["aow", "hero", "hero"], "the payment was shuffled in"


@pytest.mark.rule("MYT-MANO-04")
def test_draw_cards_draws_two():
    table = table_of(("aow", "hero"), ("hero", "aow", "hero")).play().do("draw_cards")
    assert table.hand("ann") == ("hero", "hero", "aow")


@pytest.mark.rule("MYT-MANO-05")
def test_a_search_takes_a_card_of_choice_which_nobody_else_sees_and_shuffles():
    arena = table_of(("aow", "hero"), ("hero", "aow", "hero"))
    table = arena.play().do(["search_card", "aow"])
    assert table.hand("ann") == ("hero", "aow")
    event = table.told(Searched)[0]
    assert seen_by(event, "ann")["card"] == "aow"
    assert seen_by(event, "bob")["card"] is None
    assert [entry.answer["for"] for entry in table.match.entries if entry.kind == "Shuffle"] == ["deck"]


@pytest.mark.rule("MYT-MANO-06")
def test_an_empty_deck_cannot_be_searched_and_causes_no_refresh():
    arena = table_of(("aow", "hero"), (), ("hero",) * 3)
    assert not could_buy(arena.position(), "ann", "search_card")
    assert offers(arena.position(), "ann") == ("draw_cards",)


def test_a_power_makes_the_next_manoeuvre_free():
    arena = table_of(("hero",), ("hero", "hero", "hero"))
    arena.changes = {"effects": (lasting("free_manoeuvre", "hero", turn_of="ann"),)}
    table = arena.play().do("draw_cards")
    assert (len(table.hand("ann")), table.state.effects) == (3, ())


@pytest.mark.rule("MYT-AOW-02", "MYT-DEATH-09")
def test_one_card_of_the_dead_is_no_way_to_pay_and_nobody_is_asked():
    """With two of them there is a choice between the pair and the AoW card."""
    for dead, asked in ((1, False), (2, True)):
        arena = Arena("..").add("hero", "ann", "a1").add("lost", "ann", None, left=0, entered=True)
        arena.add("foe", "bob", "b1").hold("ann", "aow", "hero", *["lost"] * dead).deck("ann", "hero")
        table = arena.play().passing().do("draw_cards")
        assert (table.kind == "Pay") == asked


@pytest.mark.rule("MYT-MANO-01")
def test_a_manoeuvre_that_a_player_might_buy_is_not_bought_without_the_cards_for_it():
    """Nobody knows whether the AoW card is in the hand or in the deck: only its owner does."""
    at = table_of(("hero",), ("aow", "hero")).position()
    assert could_buy(at, "ann", "draw_cards")
    assert not can_buy(at, "ann", "draw_cards")
    rich = table_of(("aow",), ("hero",)).position()
    assert can_buy(rich, "ann", "draw_cards")
