"""Units, their stats and their classes (MYT-UNIT, MYT-STAT, MYT-CLASS), and the cards of the catalogue."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from skirmish.mythic.combat.attack import Attack, defence_of, offence_of
from skirmish.mythic.combat.attack_action import make_attack
from skirmish.mythic.hand.art_of_war import payments
from skirmish.mythic.movement.entry import admits
from skirmish.mythic.movement.move_judge import reach
from skirmish.mythic.setup.table import deck_cards
from skirmish.mythic.state.areas import full
from skirmish.mythic.state.combat_events import Attacked
from skirmish.mythic.state.stones import STONE_NAMES
from skirmish.mythic.units.death import wound
from skirmish.mythic.units.effects import Word
from skirmish.mythic.units.gifts import give
from skirmish.mythic.units.powers import powers_of, value_of
from skirmish.mythic.units.stats import allied, classes_of, ignores_ground, movement_of, range_of, row_of, type_of
from skirmish.mythic.units.unit_cards import CLASSES, DIVINITIES, STATS, TALENTS, TYPES, card_from
from tests.skirmish.mythic.arenas import Arena, unit
from tests.skirmish.mythic.fights import attacking, doing

CATALOGUE = Path(__file__).parents[4] / "scenes/catalogue"
RULES = tomllib.loads((CATALOGUE / "rules/mythic.toml").read_text(encoding="utf-8"))
DOCUMENTS = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((CATALOGUE / "mythic/units").glob("*.toml"))
}
CARDS = {name: card_from(document) for name, document in DOCUMENTS.items()}


def healing(arena, unit, points):
    power = type("Power", (), {"id": "rest"})()
    return doing(arena.position(), lambda play: give(play, unit, power, Word("heal", {"points": points})))


# ---------------------------------------------------------------- the catalogue


OUR_OWN = {"hyperboreans", "kronos", "oceanus", "scythians", "talos"}
"""Units that no source names, for what would else never be played: titans, an archer, a huge and a boreal unit."""


@pytest.mark.rule("MYT-UNIT-09", "MYT-TROOP-07")
def test_every_unit_of_the_catalogue_has_a_card():
    catalogued = {unit["id"] for unit in RULES["unit"]}
    assert set(CARDS) == catalogued | OUR_OWN
    assert len(catalogued) == 22
    for name, card in CARDS.items():
        assert card.id == name
        assert DOCUMENTS[name]["source"] == "house"
        assert card.cost >= 1
        assert card.activation_cards >= 1


@pytest.mark.parametrize("unit", RULES["unit"], ids=[unit["id"] for unit in RULES["unit"]])
def test_what_the_sources_give_stands_on_the_card(unit):
    card = CARDS[unit["id"]]
    if unit["type"] != "absent":
        assert card.type == unit["type"]
    assert set(unit["talents"]) <= card.talents
    assert set(unit.get("class", ())) <= card.classes
    assert set(unit.get("same_unit_as", ())) == set(card.same_unit_as)
    stats = dict(unit["stats"])
    assert stats.pop("vitality", card.vitality) == card.vitality
    assert stats.pop("miniatures", card.vitality) == card.vitality
    rows = unit.get("rows", [stats | {"vitality": card.vitality}])
    for row in rows:
        mine = card.row(row["vitality"])
        for stat, value in row.items():
            assert stat == "vitality" or getattr(mine, stat) == value
    powers = {power.id: power for power in powers_of(card)}
    for told in unit.get("power", ()):
        assert powers[told["id"]].words
        if told["power_type"] != "absent":
            assert powers[told["id"]].type == told["power_type"]


@pytest.mark.rule("MYT-POW-05", "MYT-POW-06")
def test_every_power_of_a_dashboard_shows_on_a_row_and_every_entry_names_a_power():
    for card in CARDS.values():
        if not card.troop:
            shown = {power for row in card.rows for power in row.powers}
            assert shown == {power.id for power in powers_of(card)}


@pytest.mark.rule("MYT-POW-02")
def test_the_power_of_a_troop_is_permanent_and_always_available():
    for card in CARDS.values():
        if card.troop:
            assert [power.type for power in powers_of(card)] == ["permanent"]
    arena = Arena("~.").add("pack", "ann", "a1", "troop", left=1)
    arena.cards[-1] |= {"powers": DOCUMENTS["spartans"]["powers"]}
    arena.add("mark", "bob", "a1")
    assert offence_of(arena.position(), Attack("pack", "mark", "0")) == 5


def test_a_card_with_an_unknown_word_is_refused_by_the_name_of_unit_and_word():
    row = dict.fromkeys(STATS, 1)
    hero = {"id": "nemo", "type": "hero", "cost": 3, "rows": [row]}
    wrong = [
        ({"talents": ["juggle"]}, "unit nemo: talents has no juggle"),
        ({"classes": ["subterranean"]}, "unit nemo: classes has no subterranean"),
        ({"powers": [{"id": "x", "type": "odd"}]}, "unit nemo: power x: type 'odd'"),
        ({"powers": [{"id": "x", "type": "active", "effects": [{"do": "win"}]}]}, "no effect is called 'win'"),
        ({"rows": [{**row, "powers": {"ghost": True}}]}, "unit nemo: a row shows ghost"),
    ]
    for change, said in wrong:
        with pytest.raises(ValueError, match=said):
            card_from({**hero, **change})
    assert {talent["id"] for talent in RULES["talent"]} == TALENTS.keys()
    assert {one["id"] for one in RULES["class"]} == CLASSES


# ---------------------------------------------------------------- units


@pytest.mark.rule("MYT-UNIT-01")
def test_an_army_is_what_a_player_controls_led_by_one_divinity():
    at = Arena("..").add("lord", "ann", "a1", "god").add("one", "ann", "a1").add("his", "bob", "b1").position()
    mine = [unit.id for unit in at.state.units.values() if unit.player == "ann"]
    assert mine == ["lord", "one"]
    assert [unit for unit in mine if type_of(at, unit) in DIVINITIES] == ["lord"]


@pytest.mark.rule("MYT-UNIT-02", "MYT-UNIT-03", "MYT-UNIT-04")
def test_units_of_one_player_or_side_are_allied_and_a_unit_is_its_own_ally():
    teams = {"teams": [["ann", "cyd"], ["bob", "dan"]]}
    arena = Arena("..", players=("ann", "bob", "cyd", "dan"), setup=teams, options={"zones": [["a1"], ["b1"]]})
    at = arena.add("a", "ann", "a1").add("c", "cyd", "a1").add("b", "bob", "a1").position()
    assert (allied(at, "a", "c"), allied(at, "a", "a"), allied(at, "a", "b")) == (True, True, False)


@pytest.mark.rule("MYT-UNIT-05")
def test_there_are_five_types_and_gods_and_titans_are_divinities():
    assert TYPES == ("god", "titan", "hero", "monster", "troop")
    assert {"god", "titan"} == DIVINITIES
    with pytest.raises(ValueError, match="wizard"):
        card_from({"id": "merlin", "type": "wizard"})


@pytest.mark.rule("MYT-UNIT-06", "MYT-UNIT-07")
def test_a_dashboard_has_a_row_for_each_point_and_a_troop_one_row_and_its_miniatures():
    for card in CARDS.values():
        assert len(card.rows) == (1 if card.troop else card.vitality)
    with pytest.raises(ValueError, match="miniatures"):
        card_from(
            {"id": "pack", "type": "troop", "rows": [dict.fromkeys(("offence", "defence", "range", "movement"), 1)]}
        )


@pytest.mark.rule("MYT-UNIT-10", "MYT-STAT-07", "MYT-STAT-05")
def test_the_slide_shows_the_row_of_the_vitality_with_stats_and_powers():
    rows = [
        {"offence": 6, "defence": 7, "range": 1, "movement": 2, "powers": {"bolt": 7, "gaze": True}},
        {"offence": 5, "defence": 6, "range": 0, "movement": 1, "powers": {"bolt": 4}},
    ]
    powers = [{"id": "bolt", "type": "offensive"}, {"id": "gaze", "type": "active"}]
    for left, values in ((2, (6, 7, True)), (1, (5, 4, False))):
        at = Arena("..").add("one", "ann", "a1", rows=rows, powers=powers, left=left).position()
        assert (row_of(at, "one").offence, value_of(at, "one", "bolt"), value_of(at, "one", "gaze")) == values
    assert Arena("..").add("one", "ann", "a1", rows=rows, powers=powers).units["one"].vitality == 2


@pytest.mark.rule("MYT-UNIT-13")
def test_only_troops_have_a_price_without_saying_it():
    row = [{"offence": 1, "defence": 1, "range": 0, "movement": 1}]
    assert card_from({"id": "pack", "type": "troop", "rows": row, "miniatures": 2}).cost == 1
    with pytest.raises(ValueError, match="price"):
        card_from({"id": "hero", "type": "hero", "rows": row})


@pytest.mark.rule("MYT-UNIT-14", "MYT-CLASS-01", "MYT-CLASS-02")
def test_a_unit_may_bear_several_classes_and_none_means_terrestrial():
    at = Arena("L~").add("one", "ann", "a1", classes=["flying", "fireproof"]).add("plain", "ann", "b1").position()
    assert classes_of(at, "one") == {"flying", "fireproof"}
    assert classes_of(at, "plain") == frozenset()
    grounds = ("water", "swamp", "lava", "polar")
    assert not any(ignores_ground(at, "plain", ground) for ground in grounds)


@pytest.mark.rule("MYT-UNIT-11", "MYT-UNIT-12")
def test_each_icon_brings_a_card_of_the_unit_and_each_strategic_value_an_art_of_war_card():
    arena = Arena("..").add("lord", "ann", "a1", "god", activation_cards=2, strategic_value=3)
    at = arena.add("one", "ann", "a1", activation_cards=3, strategic_value=1).position()
    cards = deck_cards(at, "ann")
    assert {card: cards.count(card) for card in set(cards)} == {"lord": 2, "one": 3, "aow": 4}


@pytest.mark.rule("MYT-UNIT-15")
def test_art_of_war_cards_are_all_alike_and_pay():
    at = Arena("..").position()
    assert payments(at, "ann", ("aow", "aow", "aow")) == (("aow",),)


@pytest.mark.rule("MYT-UNIT-16")
def test_the_greek_stone_is_the_omphalos():
    at = Arena("..").stone("a1").position()
    assert STONE_NAMES[at.state.stones["stone1"].mythology] == "omphalos"


# ---------------------------------------------------------------- stats


@pytest.mark.rule("MYT-STAT-02")
def test_the_defence_is_what_a_die_must_reach():
    for defence, left in ((3, 3), (4, 4)):
        arena = Arena("..").add("one", "ann", "a1", offence=1).add("mark", "bob", "a1", defence=defence)
        assert attacking(arena, "one", 3).left("mark") == left


@pytest.mark.rule("MYT-STAT-04")
def test_the_movement_is_the_number_of_areas_of_a_walk():
    at = Arena("....").add("one", "ann", "a1", movement=2).activating("one")
    assert set(reach(at, "one", "walk")) == {"a1", "b1", "c1"}


@pytest.mark.rule("MYT-STAT-08", "MYT-STAT-11")
def test_vitality_never_rises_above_the_maximum_and_the_row_goes_up_with_it():
    rows = [{"offence": n, "defence": 5, "range": 0, "movement": 1} for n in (6, 5, 4)]
    arena = Arena("..").add("one", "ann", "a1", rows=rows, left=1)
    assert healing(arena, "one", 1).left("one") == 2
    fight = healing(arena, "one", 9)
    assert fight.left("one") == 3
    at = type("At", (), {"state": fight.state, "book": arena.rules().book})
    assert row_of(at, "one").offence == 6


@pytest.mark.rule("MYT-STAT-09")
def test_movement_is_clamped_too():
    slow = {"id": "slow", "type": "passive", "effects": [{"do": "modifier", "stat": "movement", "amount": -9}]}
    at = Arena("..").add("one", "ann", "a1", movement=2, powers=[slow]).position()
    assert movement_of(at, "one") == 0


@pytest.mark.rule("MYT-STAT-10")
def test_a_unit_wounded_in_between_attacks_with_its_new_row():
    rows = [{"offence": n, "defence": 5, "range": 0, "movement": 1} for n in (6, 2)]
    arena = Arena("..").add("one", "ann", "a1", rows=rows).add("mark", "bob", "a1")

    async def deeds(play):
        await wound(play, "one", 1, "polar")
        await make_attack(play, "one")

    assert doing(arena.activating("one"), deeds, 1, 1).told(Attacked)[0].offence == 2


# ---------------------------------------------------------------- classes


@pytest.mark.rule("MYT-CLASS-03")
def test_aquatic_units_swim_one_area_farther_while_all_is_water():
    arena = Arena("~~~.").add("fish", "ann", "a1", movement=1, classes=["aquatic"])
    assert set(reach(arena.activating("fish"), "fish", "walk")) == {"a1", "b1", "c1"}
    shore = Arena("~.~").add("fish", "ann", "a1", movement=1, classes=["aquatic"])
    assert set(reach(shore.activating("fish"), "fish", "walk")) == {"b1"}


@pytest.mark.rule("MYT-CLASS-04")
def test_aquatic_units_mind_neither_water_nor_swamp():
    arena = Arena("m~").add("fish", "ann", "a1", classes=["aquatic"], defence=5).add("hero", "ann", "a1", defence=5)
    at = arena.add("archer", "bob", "b1", range=1).position()
    assert defence_of(at, Attack("archer", "fish", "1+")) == 5
    assert defence_of(at, Attack("archer", "hero", "1+")) == 4
    assert reach(arena.activating("fish"), "fish", "walk")
    assert not reach(arena.activating("hero"), "hero", "walk")


@pytest.mark.rule("MYT-CLASS-05", "MYT-CLASS-06")
def test_fireproof_units_ignore_lava_and_boreal_ones_polar_ground():
    at = Arena("LP").add("fire", "ann", "a1", classes=["fireproof"]).add("ice", "ann", "b1", classes=["boreal"])
    at = at.position()
    assert (ignores_ground(at, "fire", "lava"), ignores_ground(at, "fire", "polar")) == (True, False)
    assert (ignores_ground(at, "ice", "polar"), ignores_ground(at, "ice", "lava")) == (True, False)
    assert at.board.terrain("b1").obstacle


@pytest.mark.rule("MYT-CLASS-07", "MYT-CLASS-08", "MYT-BOARD-05")
@pytest.mark.parametrize(
    ("capacity", "units", "huge", "is_full", "may_enter"),
    [
        (3, 2, False, False, True),
        (3, 3, False, True, False),
        (4, 1, True, True, False),
        (2, 2, False, True, False),
        (1, 0, False, False, False),
    ],
)
def test_huge_units_fill_an_area_and_need_a_large_one(capacity, units, huge, is_full, may_enter):
    """MYT-EX-RANGE-03."""
    arena = Arena("..", options={"capacities": {"a1": capacity, "b1": 9}}).add("new", "ann", "b1", classes=["huge"])
    for number in range(units):
        classes = ["huge"] if huge and number == 0 else []
        arena.add(f"u{number}", "bob", "a1", classes=classes)
    at = arena.position()
    assert full(at, "a1") is is_full
    assert bool(admits(at, "new", "a1", "walk")) is may_enter


@pytest.mark.rule("MYT-CLASS-08")
def test_who_was_there_before_the_huge_unit_may_leave():
    arena = Arena("..").add("giant", "ann", "a1", classes=["huge"]).add("small", "bob", "a1")
    assert "b1" in reach(arena.activating("small"), "small", "walk")


@pytest.mark.rule("MYT-POW-10", "MYT-STAT-10")
def test_a_destroyed_unit_keeps_its_last_row():
    rows = [{"offence": number, "defence": 5, "range": 0, "movement": 1} for number in (3, 2, 1)]
    card = card_from(unit("one", rows=rows))
    assert [card.row(left).offence for left in (4, 3, 2, 1, 0)] == [3, 3, 2, 1, 1]


@pytest.mark.rule("MYT-UNIT-11")
def test_what_a_card_does_not_say_is_one_activation_card_and_no_strategic_value():
    card = card_from(unit("one"))
    assert (card.activation_cards, card.strategic_value) == (1, 0)


def test_range_is_without_the_bonus_of_the_air_unless_it_is_asked_for():
    at = Arena("..").add("one", "ann", "a1", range=1).position()
    assert (range_of(at, "one", "b1"), range_of(at, "one", "b1", aerial=True)) == (1, 2)


@pytest.mark.rule("MYT-RANGE-08")
def test_height_of_the_ground_lengthens_the_range_of_who_stands_on_it_but_not_of_who_flies_over_it():
    at = Arena("S.").add("one", "ann", "a1", range=1).position()
    assert (range_of(at, "one", "b1"), range_of(at, "one", "b1", aerial=True)) == (2, 2)
    flat = Arena("..").add("one", "ann", "a1", range=1).position()
    assert (range_of(flat, "one", "b1"), range_of(flat, "one", "b1", aerial=True)) == (1, 2)
