"""Rounds, turns and their phases; the activation limit; troop recall."""

from __future__ import annotations

import pytest

from skirmish.mythic.state.combat_events import Retaliated
from skirmish.mythic.state.events import (
    Activated,
    ActivationEnded,
    Drew,
    EffectBegan,
    EffectsEnded,
    Healed,
    Recalled,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from skirmish.mythic.state.state import Turn
from skirmish.mythic.turn.recall import may_recall, recallable
from skirmish.mythic.turn.turn import activations
from tests.skirmish.mythic.arenas import Arena, lasting

FULL = ("aow",) * 9


def duel(**more) -> Arena:
    """Two heroes and a god each, ann to begin; nobody can pay for a manoeuvre."""
    arena = Arena("...", **more).add("zeus", "ann", "a1", "god").add("hero", "ann", "a1")
    arena.add("ares", "bob", "c1", "god").add("foe", "bob", "c1")
    arena.deck("ann", *["hero"] * 9).deck("bob", *["foe"] * 9)
    return arena.hold("ann", "hero", "zeus").hold("bob", "foe")


def next_turn(table):
    """Answer with nothing until another player's turn begins."""
    count = len(table.told(TurnBegan))
    while len(table.told(TurnBegan)) == count:
        for nothing in ("pass", "end", "stop", "none"):
            if nothing in table.asked.options:
                table.do(nothing)
                break
    return table


# ---------------------------------------------------------------- turn


@pytest.mark.rule("MYT-TURN-01", "MYT-TURN-13")
def test_each_round_every_player_has_a_turn_from_the_lead_player_on():
    arena = duel()
    arena.changes = {"lead": "bob", "turn": Turn("bob", "activate")}
    table = arena.play()
    for _ in range(4):
        next_turn(table)
    assert [event.player for event in table.told(TurnBegan)] == ["ann", "bob", "ann", "bob"]
    assert [event.round for event in table.told(RoundBegan)] == [2, 3]
    assert table.state.lead == "bob"


@pytest.mark.rule("MYT-TURN-02")
def test_a_turn_has_its_phases_in_order():
    arena = duel()
    arena.changes = {"turn": Turn("ann", "start")}
    table = arena.hold("ann", "hero", "zeus", "aow").play()
    assert table.told(Drew)
    assert table.kind == "BeginTurn"
    table.do(["hero", "simple"], "end")
    assert table.kind == "GoOn"
    table.do("stop")
    assert table.kind == "EndTurn"
    table.do("none").passing()
    assert table.told(TurnEnded)


@pytest.mark.rule("MYT-TURN-03")
def test_what_lasts_a_round_ends_at_the_next_turn_of_the_player_in_whose_turn_it_began():
    arena = duel()
    mine = lasting("offence", "hero", amount=1, turn_of="bob")
    other = lasting("offence", "foe", amount=1, turn_of="ann")
    arena.changes = {"effects": (mine, other)}
    table = next_turn(arena.play())
    assert table.told(EffectsEnded) == [EffectsEnded((mine,))]
    assert table.state.effects == (other,)


@pytest.mark.rule("MYT-TURN-04")
def test_the_draw_at_the_start_of_a_turn_is_not_optional():
    arena = duel()
    arena.changes = {"turn": Turn("ann", "start")}
    table = arena.play()
    assert len(table.hand("ann")) == 3
    assert table.kind == "BeginTurn"


@pytest.mark.rule("MYT-TURN-05")
def test_who_passes_may_draw_one_card_more_and_still_recalls_at_the_end():
    arena = duel().add("hoplites", "ann", "b1", "troop").hold("ann", "hero", "aow", "aow")
    before = len(arena.hands["ann"])
    table = arena.play().do("pass_and_draw")
    assert len(table.hand("ann")) == before + 1
    assert (table.kind, "hoplites" in table.asked.options) == ("EndTurn", True)
    assert len(duel().hold("ann", "hero").play().do("pass").hand("ann")) == 1


@pytest.mark.rule("MYT-TURN-06")
def test_an_activation_costs_a_card_of_the_unit_and_is_declared():
    table = duel().hold("ann", "hero", "hero").play()
    assert table.refused(["zeus", "simple"]) == ("no_activation_card", "MYT-TURN-06")
    table.do(["hero", "complex"])
    assert table.state.armies["ann"].discard == ("hero",)
    assert table.told(Activated) == [Activated("hero", "ann", "complex")]


@pytest.mark.rule("MYT-TURN-07", "MYT-POW-09")
def test_powers_of_the_start_come_before_the_actions():
    power = {"id": "rest", "type": "passive", "trigger": "start", "effects": [{"do": "heal", "points": 1}]}
    arena = Arena("..").add("hero", "ann", "a1", left=2, powers=[power]).hold("ann", "hero")
    table = arena.play().do(["hero", "simple"])
    assert table.state.units["hero"].vitality == 3
    assert table.kind == "Act"


@pytest.mark.rule("MYT-TURN-09")
def test_powers_of_the_end_come_even_when_the_activation_was_cut_short():
    """MYT-EX-TROOP-01: Infernal Warriors regain a miniature, never more than they had."""
    power = {"id": "return", "type": "permanent", "trigger": "end", "effects": [{"do": "heal", "points": 1}]}
    for lost, after in ((2, 1), (1, 0), (0, 0)):
        arena = Arena(".m").add("warriors", "ann", "a1", "troop", vitality=5, left=5 - lost, powers=[power])
        table = arena.hold("ann", "warriors").play().do(["warriors", "simple"], "walk", ["b1"])
        assert table.state.units["warriors"].vitality == 5 - after
        assert bool(table.told(Healed)) is (lost > 0)
        assert table.told(ActivationEnded)


@pytest.mark.rule("MYT-TURN-10", "MYT-LIMIT-01")
def test_after_two_activations_the_turn_goes_to_its_end():
    arena = duel().add("third", "ann", "a1").hold("ann", "hero", "zeus", "third", "aow", "aow", "aow", "aow")
    table = arena.play().do(["hero", "simple"], "end").passing()
    table.do(["zeus", "simple"], "end").passing()
    assert table.kind != "GoOn"
    assert table.kind == "EndTurn"


@pytest.mark.rule("MYT-TURN-11", "MYT-AOW-01")
def test_another_activation_costs_an_aow_card_and_the_card_of_the_unit():
    table = duel().hold("ann", "hero", "zeus", "aow").play().do(["hero", "simple"], "end")
    table.do(["zeus", "simple"])
    assert table.state.armies["ann"].discard == ("hero", "aow", "zeus")
    poor = duel().hold("ann", "hero", "zeus").deck("ann", "aow", "hero").play().do(["hero", "simple"], "end")
    assert poor.kind != "GoOn", "one card cannot pay both"


@pytest.mark.rule("MYT-TURN-11", "MYT-AOW-05")
def test_without_an_aow_card_there_is_no_other_activation():
    arena = duel().hold("ann", "hero", "zeus", "zeus").deck("ann", "aow", "hero")
    table = arena.play().do(["hero", "simple"], "end")
    assert table.kind == "GoOn"
    assert table.refused(["zeus", "simple"]) == ("cannot_pay", "MYT-AOW-05")


@pytest.mark.rule("MYT-MANO-01", "MYT-TURN-11")
def test_with_a_single_card_in_hand_a_draw_may_bring_what_another_activation_needs():
    arena = duel().hold("ann", "aow").deck("ann", "aow", "hero", "hero")
    arena.changes = {"turn": Turn("ann", "again", activated=("zeus",))}
    table = arena.play().passing()
    table.do("draw_cards", ["hero", "simple"])
    assert table.state.armies["ann"].discard == ("aow", "aow", "hero")
    poor = duel().hold("ann", "aow").deck("ann", "hero", "hero")
    poor.changes = arena.changes
    assert poor.play().passing().kind == "EndTurn", "after the draw nothing is left to pay with"


@pytest.mark.rule("MYT-TURN-12")
def test_there_is_one_recall_at_the_end_of_a_turn_for_one_aow_card():
    arena = duel().add("hoplites", "ann", "b1", "troop", vitality=4, left=1).hold("ann", "aow", "aow", "aow")
    table = arena.play().do("pass")
    table.do("hoplites")
    assert table.state.armies["ann"].discard == ("aow",)
    assert table.kind == "EndTurn", "there are cards for a manoeuvre"
    assert table.refused("hoplites") == ("one_recall", "MYT-TURN-12")
    table.do("none").passing()
    assert len(table.told(Recalled)) == 1
    assert table.told(TurnEnded)


@pytest.mark.rule("MYT-TURN-14")
def test_who_holds_no_usable_card_can_only_pass():
    table = duel().hold("ann", "aow").play()
    assert set(map(str, table.asked.options)) <= {"pass", "pass_and_draw", "draw_cards", "['search_card', 'hero']"}
    table.do(["search_card", "hero"])
    assert ["hero", "simple"] in table.asked.options


@pytest.mark.rule("MYT-TURN-15")
def test_all_cards_that_are_discarded_come_from_the_hand():
    arena = duel().hold("ann", "hero", "aow", "zeus")
    table = arena.play().do(["hero", "simple"], "end", ["zeus", "simple"])
    assert table.hand("ann") == ()
    assert sorted(table.state.armies["ann"].discard) == ["aow", "hero", "zeus"]


# ---------------------------------------------------------------- limit


@pytest.mark.rule("MYT-LIMIT-02")
def test_a_unit_is_activated_once_per_turn():
    table = duel().hold("ann", "hero", "hero", "zeus", "aow").play().do(["hero", "simple"], "end")
    assert table.refused(["hero", "simple"]) == ("activated_already", "MYT-LIMIT-02")


@pytest.mark.rule("MYT-LIMIT-03", "MYT-TAL-19")
def test_an_activation_given_by_leader_counts_but_costs_no_aow_card():
    arena = Arena("...").add("captain", "ann", "a1", talents=["leader"]).add("hoplites", "ann", "a1", "troop")
    arena.add("hero", "ann", "a1").hold("ann", "captain", "hoplites", "hero", "aow").deck("ann", "aow")
    table = arena.play().do(["captain", "simple"], "end", "hoplites")
    table.do("simple")
    assert table.state.turn.activated == ("captain", "hoplites")
    assert "aow" not in table.state.armies["ann"].discard
    table.do("end").passing()
    assert table.kind != "GoOn", "the limit of two is reached"


@pytest.mark.rule("MYT-LIMIT-04", "MYT-RETAL-02")
def test_a_retaliation_is_not_an_activation():
    arena = Arena("..").add("hero", "ann", "a1", offence=0).add("foe", "bob", "a1", offence=0)
    arena.hold("ann", "hero").hold("bob", "foe", "foe").deck("ann", *["hero"] * 5).deck("bob", *["foe"] * 5)
    table = arena.play().do(["hero", "simple"], "attack", "retaliate")
    assert table.state.armies["bob"].discard == ("foe",)
    assert table.state.turn.player == "bob"
    assert ["foe", "simple"] in table.asked.options


@pytest.mark.rule("MYT-LIMIT-04", "MYT-RETAL-05")
def test_a_retaliation_leaves_the_limit_of_the_turn_as_it_is():
    """Hero and Zeus attack the same foe, who strikes back at the first: both activations of the turn are Ann's."""
    arena = Arena("..").add("hero", "ann", "a1", offence=0).add("zeus", "ann", "a1", "god", offence=0)
    arena.add("foe", "bob", "a1", offence=0).hold("ann", "hero", "zeus", "aow").hold("bob", "foe", "foe")
    table = arena.deck("bob", "foe").play().do(["hero", "simple"], "attack", "retaliate").quiet("GoOn")
    assert (table.state.turn.activated, table.state.turn.retaliated) == (("hero",), ("foe",))
    table.do(["zeus", "simple"], "attack")
    assert len(table.told(Retaliated)) == 1, "once per turn"
    assert [event.unit for event in table.told(Activated)] == ["hero", "zeus"]


@pytest.mark.rule("MYT-LIMIT-05")
def test_a_power_raises_the_limit_for_a_turn():
    """MYT-EX-LIMIT-01: with Athena's Strategist three units are activated in all."""
    power = {"id": "strategist", "type": "active", "effects": [{"do": "raise_limit", "by": 1}]}
    arena = Arena("..").add("athena", "ann", "a1", "god", powers=[power])
    arena.add("one", "ann", "a1").add("two", "ann", "a1").add("three", "ann", "a1")
    arena.hold("ann", "athena", "one", "two", "three", *["aow"] * 5).deck("ann", "aow")
    table = arena.play().do(["athena", "simple"], "power:strategist", "end")
    table.do(["one", "simple"], "end", ["two", "simple"], "end")
    assert table.kind != "GoOn"
    assert len(table.told(Activated)) == 3


# ---------------------------------------------------------------- recall


def camp(**card) -> Arena:
    arena = Arena("....").add("zeus", "ann", "a1", "god")
    return arena.add("hoplites", "ann", "c1", "troop", vitality=4, **card).hold("ann", "aow", "aow")


@pytest.mark.rule("MYT-RECALL-01", "MYT-RECALL-05", "MYT-RECALL-06")
def test_when_a_recall_is_possible():
    """MYT-EX-RECALL-01."""
    crowd = {"capacities": {"a1": 2}}
    cases = []
    cases.append(camp())
    cases.append(Arena("....", options=crowd).add("zeus", "ann", "a1", "god").add("hero", "ann", "a1"))
    cases[-1].add("hoplites", "ann", "c1", "troop")
    cases.append(Arena("....", options=crowd).add("zeus", "ann", "a1", "god").add("hoplites", "ann", "a1", "troop"))
    cases.append(Arena("....").add("zeus", "ann", "a1", "god"))
    cases[-1].add("hoplites", "ann", None, "troop", left=0, entered=True)
    cases.append(Arena("....").add("zeus", "ann", None, "god").add("hoplites", "ann", "c1", "troop"))
    verdicts = [may_recall(arena.position(), "ann", "hoplites") for arena in cases]
    assert [bool(verdict) for verdict in verdicts] == [True, False, True, True, False]
    assert (verdicts[1].rule, verdicts[4].rule) == ("MYT-RECALL-05", "MYT-RECALL-06")
    assert may_recall(cases[0].position(), "ann", "zeus").rule == "MYT-RECALL-01"
    assert may_recall(cases[0].position(), "bob", "hoplites").rule == "MYT-RECALL-01"


@pytest.mark.rule("MYT-RECALL-02", "MYT-TROOP-04")
def test_a_recalled_troop_stands_complete_beside_its_divinity():
    table = camp(left=1).play().do("pass", "hoplites")
    unit = table.state.units["hoplites"]
    assert (unit.area, unit.vitality) == ("a1", 4)


@pytest.mark.rule("MYT-RECALL-03", "MYT-STONE-06", "MYT-TROOP-10")
def test_a_recalled_troop_leaves_its_stone_where_it_stood():
    table = camp(left=1).stone(carrier="hoplites").play().do("pass", "hoplites")
    assert table.state.stones["stone1"].area == "c1"


@pytest.mark.rule("MYT-RECALL-04", "MYT-TOKEN-03")
def test_tokens_on_a_recalled_troop_go_back_to_their_reserve():
    curse = {"id": "curse", "type": "active", "tokens": {"count": 1}, "effects": [{"do": "place_token"}]}
    arena = camp().add("witch", "bob", "d1", powers=[curse])
    tokens = arena.state().tokens
    arena.changes = {"tokens": {name: _on(token, "hoplites") for name, token in tokens.items()}}
    table = arena.play().passing().do("pass", "hoplites")
    assert all(token.in_reserve for token in table.state.tokens.values())


def _on(token, unit):
    from dataclasses import replace

    return replace(token, on=unit)


@pytest.mark.rule("MYT-RECALL-05")
def test_a_recall_into_lava_burns_and_one_onto_rock_is_refused_to_troops_that_do_not_fly():
    arena = Arena("L...").add("zeus", "ann", "a1", "god", classes=["fireproof"])
    arena.add("hoplites", "ann", "c1", "troop", vitality=4).hold("ann", "aow")
    table = arena.play().do("pass", "hoplites")
    assert (table.area("hoplites"), table.state.units["hoplites"].vitality) == ("b1", 3)
    rock = Arena("r...").add("zeus", "ann", "a1", "god").add("hoplites", "ann", "c1", "troop")
    assert may_recall(rock.position(), "ann", "hoplites").rule == "MYT-RECALL-05"


@pytest.mark.rule("MYT-RECALL-05", "MYT-CLASS-07")
def test_a_huge_troop_is_not_recalled_into_a_small_area():
    arena = Arena("....", options={"capacities": {"a1": 2}}).add("zeus", "ann", "a1", "god")
    arena.add("giants", "ann", "c1", "troop", classes=["huge"])
    assert may_recall(arena.position(), "ann", "giants").rule == "MYT-CLASS-07"


@pytest.mark.rule("MYT-RECALL-06")
def test_there_is_no_recall_before_the_divinity_has_deployed():
    arena = Arena("..").add("zeus", "ann", None, "god").add("hoplites", "ann", "b1", "troop")
    assert recallable(arena.position(), "ann") == ()
    assert arena.hold("ann", "aow").play().do("pass").refused("hoplites") == (
        "no_divinity_on_the_board",
        "MYT-RECALL-06",
    )


@pytest.mark.rule("MYT-RECALL-07")
def test_a_troop_beside_its_divinity_is_recalled_to_regain_its_losses_and_drops_its_stone():
    arena = Arena("..").add("zeus", "ann", "a1", "god").add("hoplites", "ann", "a1", "troop", vitality=4, left=2)
    table = arena.stone(carrier="hoplites").hold("ann", "aow").play().do("pass", "hoplites")
    assert table.state.units["hoplites"].vitality == 4
    assert table.state.stones["stone1"].area == "a1"


@pytest.mark.rule("MYT-TROOP-08", "MYT-DEATH-03")
def test_a_destroyed_troop_comes_back_by_recall_and_its_cards_serve_again():
    arena = Arena("..").add("zeus", "ann", "a1", "god")
    arena.add("hoplites", "ann", None, "troop", left=0, entered=True).hold("ann", "aow", "hoplites")
    assert activations(arena.position(), "ann") == ()
    table = arena.play().do("pass", "hoplites")
    assert table.area("hoplites") == "a1"


def test_paralysed_units_are_not_activated():
    arena = duel()
    arena.changes = {"effects": (lasting("paralysed", "hero", turn_of="bob"),)}
    table = arena.play()
    assert table.refused(["hero", "simple"])[0] == "paralysed"
    assert not table.told(EffectBegan)


def test_an_answer_that_names_no_unit_is_refused_without_a_rule():
    table = duel().hold("ann", "hero", "zeus", "aow").play()
    for strange in (["nobody", "simple"], ["hero"], "hero", 3, []):
        assert table.refused(strange) == ("not_an_option", None)
    assert table.refused(["foe", "simple"]) == ("no_activation_card", "MYT-TURN-06")
    table.do("pass")
    for strange in (["hoplites"], 3, "nobody"):
        assert table.refused(strange) == ("not_an_option", None)
