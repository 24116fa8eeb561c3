"""Building an army: draft, constructed, limited."""

from __future__ import annotations

from itertools import combinations

import pytest

from skirmish.kernel.dice import Chance
from skirmish.mythic.setup.agreement import POINTS, SetupError, book_from
from skirmish.mythic.setup.recruitment import BuildArmy, Recruited, judge_army, same_unit
from skirmish.mythic.units.unit_cards import card_from
from tests.skirmish.mythic.arenas import unit
from tests.skirmish.mythic.musters import POOL, TROOPS, begin, drafted, placed, setup

FOUR = ("ann", "bob", "cyd", "dan")


def draft(units=POOL, **more):
    """A draft that ann leads."""
    return begin(setup(units=units, **more), 5, 1).do("side1")


@pytest.mark.rule("MYT-RECRUIT-01")
def test_what_one_player_takes_is_gone_for_the_others():
    table = draft().do("god1")
    assert "god1" not in table.asked.options
    assert table.refused("god1") == ("already_taken", "MYT-RECRUIT-01")
    assert table.refused("nobody") == ("not_in_the_pool", "MYT-RECRUIT-01")


@pytest.mark.rule("MYT-RECRUIT-02")
def test_recruitment_points_by_the_number_of_players():
    """MYT-EX-RECRUIT-02."""
    assert POINTS == {2: 18, 3: 16, 4: 14}
    for players in (FOUR[:2], FOUR[:3], FOUR):
        book = book_from(setup(players))
        assert set(book.points.values()) == {POINTS[len(players)]}


@pytest.mark.rule("MYT-RECRUIT-03")
def test_a_scenario_fixes_the_points_of_each_player():
    book = book_from(setup(mode="adventure", lead="ann", points={"ann": 10, "bob": 14}))
    assert book.points == {"ann": 10, "bob": 14}


@pytest.mark.rule("MYT-RECRUIT-04")
def test_everyone_plays_a_divinity_of_the_agreed_kind():
    units = [*POOL, unit("titan1", "titan", cost=7), unit("titan2", "titan", cost=7)]
    assert "titan1" not in draft(units).asked.options
    assert set(draft(units, divinity="titan").asked.options) == {"titan1", "titan2"}


@pytest.mark.rule("MYT-RECRUIT-05")
def test_divinities_are_taken_first_clockwise_from_the_lead_player():
    table = draft()
    assert table.refused("hero1") == ("divinity_first", "MYT-RECRUIT-05")
    table.do("god3", "god1")
    assert [(event.player, event.card) for event in table.told(Recruited)] == [("ann", "god3"), ("bob", "god1")]


@pytest.mark.rule("MYT-RECRUIT-06")
def test_the_other_units_are_taken_backwards_from_the_last_one_lap_after_lap():
    table = begin(setup(FOUR[:3]), 5, 1, 2).do("side1", "side2").do("god1", "god2", "god3")
    takers = []
    for _ in range(6):
        takers.append(table.asked.player)
        table.do(table.asked.options[-1])
    assert takers == ["cyd", "bob", "ann", "cyd", "bob", "ann"]


@pytest.mark.rule("MYT-RECRUIT-07")
def test_a_unit_is_paid_when_it_is_taken_the_divinity_too():
    table = draft().do("god1", "god2")
    assert table.state.armies["ann"].points == 12
    table.do("hero3", "hero4", "hero5", "hero6", "troop1")
    assert table.state.armies["bob"].points == 12 - 4 - 3 - 1
    poor = draft([*POOL, unit("giant", "monster", cost=13)]).do("god1", "god2")
    assert poor.refused("giant") == ("too_dear", "MYT-RECRUIT-07")


@pytest.mark.rule("MYT-RECRUIT-08")
def test_an_army_has_one_divinity_and_no_more():
    table = draft().do("god1", "god2")
    assert table.refused("god3") == ("second_divinity", "MYT-RECRUIT-08")
    with pytest.raises(SetupError, match="MYT-RECRUIT-08"):
        book_from(setup(mode="adventure", lead="ann", armies={"ann": ["god1", "god2"], "bob": ["god3"]}))


@pytest.mark.rule("MYT-RECRUIT-09")
def test_an_army_has_one_other_unit_of_five_points_or_more():
    table = draft().do("god1", "god2", "hero1", "troop1")
    assert table.asked.player == "bob"
    assert table.refused("hero2") == ("second_expensive_unit", "MYT-RECRUIT-09")


@pytest.mark.rule("MYT-RECRUIT-10")
def test_a_hero_and_its_veteran_are_the_same_unit():
    """MYT-EX-RECRUIT-01."""
    names = ["achilles", "veteran_achilles", "heracles", "veteran_heracles"]
    also = {"veteran_achilles": ["achilles"], "veteran_heracles": ["heracles"]}
    cards = {name: card_from(unit(name, same_unit_as=also.get(name, []))) for name in names}
    pairs = [("achilles", "veteran_achilles"), ("heracles", "veteran_heracles"), ("achilles", "heracles")]
    assert [not same_unit(cards[one], cards[other]) for one, other in pairs] == [False, False, True]
    units = [*POOL, unit("achilles", cost=2), unit("veteran_achilles", cost=2, same_unit_as=["achilles"])]
    table = draft(units).do("god1", "god2", "achilles", "troop1")
    assert table.refused("veteran_achilles") == ("same_unit_twice", "MYT-RECRUIT-10")


@pytest.mark.rule("MYT-RECRUIT-10")
def test_in_teams_the_whole_side_has_a_unit_once():
    units = [*POOL, unit("achilles", cost=2), unit("veteran_achilles", cost=2, same_unit_as=["achilles"])]
    teams = [["ann", "cyd"], ["bob", "dan"]]
    table = begin(setup(FOUR, teams=teams, units=units), 5, 1, 2, 3).do("side1", "god1", "god2", "god3", "god4")
    table.do("achilles", "troop1")
    assert table.asked.player == "bob"
    assert table.refused("veteran_achilles") == ("same_unit_twice", "MYT-RECRUIT-10")


@pytest.mark.rule("MYT-RECRUIT-11", "MYT-TABLE-06")
def test_who_can_recruit_must_and_points_that_nothing_can_be_had_for_become_cards():
    few = [unit("god1", "god", cost=6), unit("god2", "god", cost=6), unit("hero1", cost=11), unit("hero2", cost=12)]
    table = draft(few).do("god1", "god2")
    assert table.asked.options == ("hero1", "hero2"), "there is no way to stop early"
    table.do("hero1", "hero2")
    bob = table.state.armies["bob"]
    assert bob.hand.value.count("aow") == 3 + 1
    assert table.state.armies["ann"].hand.value.count("aow") == 3


@pytest.mark.rule("MYT-RECRUIT-12")
def test_a_player_without_points_is_skipped():
    dear = [unit("god1", "god", cost=18), unit("god2", "god", cost=6), *POOL[-8:]]
    table = draft(dear).do("god1", "god2", "troop14")
    assert table.asked.player == "bob"


ARMY = ["god1", "hero1", "hero3", "hero4"]


@pytest.mark.rule("MYT-RECRUIT-13")
def test_a_constructed_army_keeps_the_restrictions_of_a_draft_and_to_the_own_collection():
    book = book_from(
        setup(recruitment="constructed", collections={"bob": ["god2", *(f"troop{n}" for n in range(1, 13))]})
    )
    assert judge_army(book, "ann", tuple(ARMY))
    assert judge_army(book, "bob", tuple(ARMY)).rule == "MYT-RECRUIT-13"
    assert judge_army(book, "ann", ("god1", "hero1", "hero2", "hero6")).rule == "MYT-RECRUIT-09"
    assert judge_army(book, "ann", ("god1", "god2", "hero3", "hero6")).rule == "MYT-RECRUIT-08"
    assert judge_army(book, "ann", ("hero1", "hero3", "hero4", "hero5")).rule == "MYT-RECRUIT-08"
    assert judge_army(book, "ann", ("god1", "hero3", "hero3", "hero3")).rule == "MYT-RECRUIT-10"


@pytest.mark.rule("MYT-RECRUIT-14")
def test_a_constructed_army_costs_exactly_the_points_and_nothing_becomes_cards():
    table = begin(setup(recruitment="constructed"), 5, 1)
    assert table.refused(["god1", "hero1", "hero3"]) == ("not_the_exact_total", "MYT-RECRUIT-14")
    assert table.refused("god1")[1] == "MYT-RECRUIT-13"
    table.do(ARMY, ARMY).do("side1")
    assert [army.points for army in table.state.armies.values()] == [0, 0]
    assert all(army.hand.value.count("aow") >= 3 for army in table.state.armies.values())


@pytest.mark.rule("MYT-RECRUIT-13")
def test_suggested_armies_are_legal():
    book = book_from(setup(recruitment="constructed"))
    decision = BuildArmy("ann", 18, (), book)
    for seed in range(5):
        assert decision.check(next(decision.suggest(Chance(seed))))


@pytest.mark.rule("MYT-RECRUIT-15")
def test_opposing_constructed_armies_may_have_the_same_unit():
    table = placed(begin(setup(recruitment="constructed"), 5, 1).do(ARMY, ARMY).do("side1"))
    assert {"god1", "god1:bob"} <= set(table.state.units)
    assert table.state.units["god1:bob"].card == "god1"


@pytest.mark.rule("MYT-RECRUIT-15", "MYT-RECRUIT-10")
def test_within_a_side_a_constructed_unit_is_there_once():
    teams = [["ann", "cyd"], ["bob", "dan"]]
    table = begin(setup(FOUR, teams=teams, recruitment="constructed"), 5, 1, 2, 3)
    table.do(["god1", "hero1", "hero4"], ["god1", "hero1", "hero4"])
    assert table.asked.mates == ("god1", "hero1", "hero4")
    assert table.refused(["god1", "hero2", "hero5"]) == ("same_unit_twice", "MYT-RECRUIT-10")


@pytest.mark.rule("MYT-RECRUIT-16")
def test_the_scenario_of_a_limited_game_fixes_the_armies():
    armies = {"ann": ["god1", "hero1"], "bob": ["god2", "troop1"]}
    table = begin(setup(mode="adventure", lead="ann", armies=armies)).do("side1")
    owned = {unit.id: unit.player for unit in table.state.units.values()}
    assert owned == {"god1": "ann", "hero1": "ann", "god2": "bob", "troop1": "bob"}
    assert table.kind == "PlaceTroop"
    assert not drafted(table).told(Recruited)[0].cost


def test_every_army_is_suggested_once():
    units = [unit("zeus", "god", cost=12), unit("h3", cost=3), unit("h2", cost=2), unit("h4", cost=4), *TROOPS[:4]]
    units += [unit("ares", "god", cost=18)]
    book = book_from(setup(recruitment="constructed", units=units))
    found = [frozenset(army) for army in BuildArmy("ann", 18, (), book).suggest(Chance(1))]
    assert len(found) == len(set(found))
    naive = {
        frozenset(army)
        for size in range(1, len(units) + 1)
        for army in combinations([one["id"] for one in units], size)
        if judge_army(book, "ann", army)
    }
    assert set(found) == naive


@pytest.mark.rule("MYT-RECRUIT-04", "MYT-RECRUIT-05")
@pytest.mark.parametrize(("costs", "refused"), [((18, 18), False), ((18, 19), True), ((6,), True), ((6, 6, 6), False)])
def test_everybody_must_find_a_divinity_that_can_be_paid(costs, refused):
    units = [unit(f"god{number}", "god", cost=cost) for number, cost in enumerate(costs)]
    if refused:
        with pytest.raises(SetupError, match=r"ann cannot recruit an army: 1 of kind god can be had for 18 points"):
            book_from(setup(units=units))
    else:
        assert book_from(setup(units=units)).players == ("ann", "bob")


@pytest.mark.rule("MYT-RECRUIT-04", "MYT-RECRUIT-14")
@pytest.mark.parametrize(
    ("costs", "refused"),
    [((6,), False), ((5, 1), False), ((3, 3), False), ((5,), True), ((7,), True), ((3, 2), True), ((5, 5), True)],
)
def test_a_constructed_army_must_come_to_the_exact_total(costs, refused):
    """Twelve for the god leave six; of units that cost five or more there may be one."""
    units = [unit("zeus", "god", cost=12), *(unit(f"h{number}", cost=cost) for number, cost in enumerate(costs))]
    document = setup(recruitment="constructed", units=units)
    if refused:
        with pytest.raises(SetupError, match="no army of what ann owns costs exactly 18 points"):
            book_from(document)
    else:
        assert book_from(document).recruitment == "constructed"


@pytest.mark.rule("MYT-RECRUIT-04", "MYT-RECRUIT-13")
def test_a_draft_takes_its_divinities_from_the_pool_and_a_constructed_army_from_the_own_collection():
    """Ann owns no god: that matters only where she builds of what she owns."""
    units = [unit("zeus", "god", cost=18), unit("ares", "god", cost=18), unit("hero", cost=5)]
    document = setup(units=units, collections={"ann": ["hero"]})
    assert book_from(document).recruitment == "draft"
    with pytest.raises(SetupError, match="0 of kind god can be had for 18 points, and it needs one"):
        book_from({**document, "recruitment": "constructed"})


@pytest.mark.rule("MYT-RECRUIT-13")
def test_a_constructed_army_holds_nothing_that_its_player_does_not_own():
    units = [unit("zeus", "god", cost=18), unit("ares", "god", cost=18)]
    book = book_from(setup(units=units, recruitment="constructed", collections={"ann": ["zeus"]}))
    assert judge_army(book, "ann", ("zeus",))
    refused = judge_army(book, "ann", ("ares",))
    assert (refused.reason, refused.rule, dict(refused.facts)) == ("not_owned", "MYT-RECRUIT-13", {"unit": "ares"})
