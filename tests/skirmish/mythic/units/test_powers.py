"""Powers in general (MYT-POW), the vocabulary, and every power of the catalogue at work."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from skirmish.mythic.combat.action_limits import may_still
from skirmish.mythic.combat.attack import Attack, defence_of, offence_of
from skirmish.mythic.hand.manoeuvres import cost_of
from skirmish.mythic.state.combat_events import Attacked, Destroyed, DiceGivenUp, PowerUsed, WoundsChanged
from skirmish.mythic.state.events import ElementRemoved, Healed
from skirmish.mythic.state.state import Unit
from skirmish.mythic.turn.actions import powers, why_not
from skirmish.mythic.turn.activation import activate
from skirmish.mythic.turn.turn import may_activate
from skirmish.mythic.units import powers as power_cards
from skirmish.mythic.units.death import destroy, wound
from skirmish.mythic.units.effects import POWER_TYPES, WORDS, Word, areas_of, power_from
from skirmish.mythic.units.gifts import set_off
from skirmish.mythic.units.powers import in_force, powers_of, triggered, usable, value_of
from skirmish.mythic.units.stats import affected, movement_of
from skirmish.mythic.units.unit_cards import card_from
from tests.skirmish.mythic.arenas import Arena, unit
from tests.skirmish.mythic.fights import attacking, doing, using, with_changes

UNITS = Path(__file__).parents[4] / "scenes/catalogue/mythic/units"
DOCUMENTS = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(UNITS.glob("*.toml"))}


def enlist(arena, name, player="ann", area="a1", left=None):
    """A unit of the catalogue, with its own card."""
    card = card_from(DOCUMENTS[name])
    arena.cards.append(DOCUMENTS[name])
    arena.units[name] = Unit(name, name, player, left or card.vitality, area, entered=area is not None)
    return arena


def power(name, kind, *words, **more):
    return {"id": name, "type": kind, "effects": list(words), **more}


def with_power(kind, *words, drawing="..", where="a1", **more):
    options = {key: more.pop(key) for key in ("cost", "trigger") if key in more}
    arena = Arena(drawing).add("one", "ann", "a1", offence=2, powers=[power("gift", kind, *words, **options)], **more)
    return arena.add("mark", "bob", where)


DRAW = {"do": "draw", "cards": 1}
BLOW = {"do": "attack", "range": 1}
STRONGER = {"do": "modifier", "stat": "offence", "amount": 1}


# ---------------------------------------------------------------- kinds of power


@pytest.mark.rule("MYT-POW-01")
def test_there_are_four_types_and_a_power_of_another_is_refused_by_name():
    assert POWER_TYPES == ("permanent", "passive", "active", "offensive")
    with pytest.raises(ValueError, match="power gift: type 'magic'"):
        power_from({"id": "gift", "type": "magic"})


def test_a_word_that_does_not_exist_is_refused_by_name():
    with pytest.raises(ValueError, match="no effect is called 'teleport'"):
        power_from(power("gift", "active", {"do": "teleport"}))
    with pytest.raises(ValueError, match="draw knows no colour"):
        power_from(power("gift", "active", {"do": "draw", "colour": "red"}))
    with pytest.raises(ValueError, match="no condition is called at_night"):
        power_from(power("gift", "passive", {**STRONGER, "when": ["at_night"]}))
    with pytest.raises(ValueError, match="trigger"):
        power_from(power("gift", "passive", DRAW, trigger="noon"))


def test_every_word_is_explained_to_whoever_writes_a_unit():
    page = (Path(__file__).parents[4] / "docs" / "author.md").read_text(encoding="utf-8")
    assert [word for word in WORDS if f"`{word}`" not in page] == []


@pytest.mark.rule("MYT-POW-03", "MYT-POW-04")
def test_a_dashboard_says_of_each_power_type_cost_name_tokens_and_effect():
    for document in DOCUMENTS.values():
        found = powers_of(card_from(document))
        assert len(found) <= 2
        for one, written in zip(found, document["powers"], strict=True):
            assert (one.id, one.type, one.cost) == (written["id"], written["type"], written["cost"])
            assert one.name
            assert one.words
            assert (one.tokens is not None) == ("tokens" in written)


@pytest.mark.rule("MYT-POW-05", "MYT-STAT-05")
def test_a_power_works_only_while_the_row_shows_it():
    rows = [{"offence": 2, "defence": 5, "range": 0, "movement": 1, "powers": shown} for shown in ({"gift": True}, {})]
    for left, offence in ((2, 3), (1, 2)):
        arena = Arena("..").add("one", "ann", "a1", rows=rows, left=left, powers=[power("gift", "passive", STRONGER)])
        at = arena.add("mark", "bob", "a1").position()
        assert offence_of(at, Attack("one", "mark", "0")) == offence


@pytest.mark.rule("MYT-POW-06", "MYT-POW-07")
def test_a_number_on_the_row_is_the_number_of_dice_and_a_symbol_leaves_the_offence():
    for shown, dice in ((5, 5), (True, 2)):
        rows = [{"offence": 2, "defence": 5, "range": 0, "movement": 1, "powers": {"gift": shown}}]
        arena = Arena("..").add("one", "ann", "a1", rows=rows, left=1, powers=[power("gift", "offensive", BLOW)])
        fight = using(arena.add("mark", "bob", "b1"), "one", "gift", *[1] * dice)
        assert fight.told(Attacked)[0].offence == dice


@pytest.mark.rule("MYT-POW-08")
def test_the_cost_is_paid_before_the_effect():
    arena = with_power("active", DRAW, cost=2).hold("ann", "aow", "aow", "one").deck("ann", "x", "y")
    fight = using(arena, "one", "gift")
    assert fight.hand("ann") == ("one", "x")
    kinds = [type(event).__name__ for event in fight.match.events]
    assert kinds == ["Discarded", "Discarded", "PowerUsed", "Drew"]


@pytest.mark.rule("MYT-POW-09", "MYT-HIER-08")
def test_a_triggered_power_must_be_resolved_unless_it_has_a_cost_its_player_does_not_pay():
    heal = {"do": "heal", "points": 1}
    free = with_power("passive", heal, trigger="end", left=1)

    def at_the_end(arena):
        at = arena.activating("one")
        return doing(at, lambda play: set_off(play, "one", triggered(play, "one", "end")[0]))

    assert at_the_end(free).left("one") == 2
    dear = with_power("passive", heal, trigger="end", cost=1, left=1).hold("ann", "aow")
    assert at_the_end(dear).asked.options == ("pass", "use")
    assert at_the_end(dear).do("pass").left("one") == 1
    assert at_the_end(dear).do("use").left("one") == 2


@pytest.mark.rule("MYT-POW-10")
def test_permanent_powers_work_on_complex_actions_in_water_and_off_the_board():
    arena = with_power("permanent", STRONGER, drawing="~.")
    gift = powers_of(card_from(arena.cards[0]))[0]
    assert in_force(arena.activating("one", "complex"), "one", gift)
    assert in_force(arena.activating("one"), "one", gift)
    off = Arena("..").add("one", "ann", None, powers=[power("gift", "permanent", STRONGER)]).position()
    assert in_force(off, "one", gift)


@pytest.mark.rule("MYT-POW-11")
def test_passive_powers_work_outside_the_activation_but_not_on_complex_actions_or_off_the_board():
    arena = with_power("passive", STRONGER)
    gift = powers_of(card_from(arena.cards[0]))[0]
    assert in_force(arena.position(), "one", gift)
    assert not in_force(arena.activating("one", "complex"), "one", gift)
    off = Arena("..").add("one", "ann", None, powers=[power("gift", "passive", STRONGER)]).position()
    assert not in_force(off, "one", gift)


@pytest.mark.rule("MYT-POW-12")
def test_active_powers_are_used_once_per_turn_in_the_own_simple_activation():
    arena = with_power("active", DRAW).deck("ann", "x", "y")
    assert [one.id for one in usable(arena.activating("one"), "one", "active")] == ["gift"]
    assert usable(arena.activating("one", "complex"), "one", "active") == ()
    assert usable(arena.activating("mark"), "one", "active") == ()
    fight = using(arena, "one", "gift")
    assert fight.told(PowerUsed) == [PowerUsed("one", "gift", active=True)]
    used = with_changes(arena.activating("one"), turn=fight.state.turn)
    assert usable(used, "one", "active") == ()


@pytest.mark.rule("MYT-POW-13", "MYT-POW-15")
def test_after_lightning_zeus_may_only_claim():
    """MYT-EX-POW-01: neither attack nor offensive power nor walk follows an offensive power; claim does."""
    arena = enlist(Arena("...", options={"capacity": 9}), "zeus").add("mark", "bob", "c1").hold("ann", "aow")
    fight = using(arena, "zeus", "lightning", *[1] * 8).settle()
    assert fight.state.activation.done == ("attack",)
    at = with_changes(arena.activating("zeus"), activation=fight.state.activation)
    assert {action: bool(may_still(at, "zeus", action)) for action in ("walk", "attack", "claim")} == {
        "walk": False,
        "attack": False,
        "claim": True,
    }
    assert "lightning" not in [one.id for one in powers(at, "zeus")]
    assert "lightning" in [one.id for one in powers(arena.activating("zeus"), "zeus")]
    assert usable(arena.activating("zeus", "complex"), "zeus", "offensive") == ()


@pytest.mark.rule("MYT-POW-14")
def test_an_offensive_power_follows_the_normal_sequence_with_retaliation():
    arena = with_power("offensive", {"do": "attack", "range": 0}).hold("bob", "mark")
    fight = using(arena, "one", "gift", 1, 1)
    assert fight.told(Attacked)[0].kind == "normal"
    fight.do("done")
    assert fight.asked.options == ("pass", "retaliate")


@pytest.mark.rule("MYT-POW-16")
def test_an_offensive_power_is_a_normal_attack_for_talents_that_add_no_dice():
    """Torment counts, Close Combat does not."""
    rows = [{"offence": 2, "defence": 5, "range": 0, "movement": 1, "powers": {"gift": 3}}]
    gift = power("gift", "offensive", {"do": "attack", "range": 0})
    arena = Arena("..").add("one", "ann", "a1", rows=rows, left=1, powers=[gift], talents=["torment", "close_combat"])
    fight = using(arena.add("mark", "bob", "a1", defence=5), "one", "gift", 1, 1, 1)
    assert fight.asked.options == (["torment"], [])
    fight.do(["torment"])
    assert (fight.told(Attacked)[0].offence, fight.told(Attacked)[0].defence) == (3, 4)


@pytest.mark.rule("MYT-POW-17")
def test_water_and_polar_ground_take_active_and_offensive_powers_away():
    for kind, word in (("active", DRAW), ("offensive", BLOW)):
        wet = with_power(kind, word, drawing="~.")
        assert usable(wet.activating("one"), "one", kind) == ()
        fish = with_power(kind, word, drawing="~.", classes=["aquatic"])
        assert len(usable(fish.activating("one"), "one", kind)) == 1
        frozen = with_power(kind, word).activating("one", powers_forbidden=True)
        assert usable(frozen, "one", kind) == ()
        assert why_not(frozen, "one", "power:gift").rule == "MYT-POW-17"


# ---------------------------------------------------------------- gods


def test_ares_frenzy_gives_a_walk_and_an_attack_and_his_wrath_strikes_everybody_around():
    arena = enlist(Arena("..", options={"capacity": 9}), "ares").add("a", "bob", "a1").add("b", "bob", "a1")
    fight = using(arena.hold("ann", "aow"), "ares", "ares_1")
    at = with_changes(arena.activating("ares"), activation=fight.state.activation)
    assert fight.state.activation.extra == ("walk", "attack")
    done = with_changes(
        at, activation=at.state.activation.__class__("ares", "ann", "simple", ("walk", "attack"), ("walk", "attack"))
    )
    assert may_still(done, "ares", "attack")
    assert may_still(done, "ares", "walk")
    wrath = using(arena, "ares", "ares_2", *[1] * 20).settle()
    assert [(told.target, told.kind, told.offence) for told in wrath.told(Attacked)] == [
        ("a", "area", 8),
        ("b", "area", 8),
    ]


def test_hades_lives_on_every_death_and_his_inferno_strikes_an_area():
    arena = enlist(Arena("..", options={"capacity": 9}), "hades", left=3).add("pack", "ann", "a1", "troop")
    arena.add("a", "bob", "b1", vitality=1).add("b", "bob", "b1").pile("ann", "pack", "aow").hold("ann", "aow")
    fight = doing(arena.activating("hades"), lambda play: wound(play, "a", 1, "lava"))
    assert fight.told(Healed) == [Healed("hades", 1, "soul_culling")]
    assert fight.hand("ann") == ("aow", "pack")
    assert fight.state.armies["ann"].discard == ("aow",)
    inferno = using(arena, "hades", "inferno", *[1] * 20).settle()
    assert [(told.target, told.offence, told.category) for told in inferno.told(Attacked)] == [
        ("a", 4, "1+"),
        ("b", 4, "1+"),
    ]


@pytest.mark.rule("MYT-LIMIT-05")
def test_athena_activates_two_more_units_and_her_owl_strikes_from_afar():
    """MYT-EX-LIMIT-01: three units in all."""
    arena = enlist(Arena("..."), "athena").add("far", "bob", "c1").hold("ann", "aow")
    assert using(arena, "athena", "strategist").state.turn.limit == 3
    owl = using(arena, "athena", "athenas_owl", *[1] * 6).settle()
    assert [(told.target, told.offence) for told in owl.told(Attacked)] == [("far", 6)]


def test_zeus_strikes_with_lightning_and_chooses_his_cards():
    arena = enlist(Arena("...."), "zeus").add("far", "bob", "d1").hold("ann", "aow").deck("ann", "aow", "zeus")
    assert using(arena, "zeus", "lightning", *[1] * 8).settle().told(Attacked)[0].offence == 8
    fight = using(arena, "zeus", "patriarch")
    assert fight.asked.options == ("zeus", "nothing")
    assert fight.do("zeus").hand("ann") == ("zeus",)


# ---------------------------------------------------------------- heroes


def test_heracles_rolls_a_die_again_his_own_and_those_of_his_opponents():
    arena = enlist(Arena(".."), "heracles").add("mark", "bob", "a1", defence=5, vitality=7)
    fight = attacking(arena, "heracles", 5, 5, 5, 5, 5, 5, 1, 5)
    assert fight.asked.advice == ["reroll", "heraclean_feat", 1]
    fight.do(["reroll", "heraclean_feat", 1])
    assert fight.told(DiceGivenUp) == [DiceGivenUp((1,), "heraclean_feat")]
    assert fight.state.units["mark"].destroyed
    against = enlist(Arena(".."), "heracles").add("striker", "bob", "a1", offence=2, vitality=9)
    fight = attacking(against, "striker", 5, 5, 0)
    assert (fight.kind, fight.asked.player) == ("BeforeBlanks", "ann")
    assert fight.asked.advice == ["reroll", "heraclean_feat", 5]
    fight.do(["reroll", "heraclean_feat", 5])
    assert fight.asked.dice == (5,)


def test_heracles_throws_trees_while_there_are_any():
    arena = enlist(Arena("F..", options={"capacities": {"a1": 2}}), "heracles").add("far", "bob", "c1")
    fight = using(arena, "heracles", "heraclean_strength", *[1] * 7).settle()
    assert fight.told(ElementRemoved) == [ElementRemoved("a1")]
    assert fight.told(Attacked)[0].offence == 7
    bare = enlist(Arena("..."), "heracles").add("far", "bob", "c1")
    assert "heraclean_strength" not in [one.id for one in powers(bare.activating("heracles"), "heracles")]


def test_achilles_suffers_less_and_inflicts_more_for_a_card_each():
    arena = enlist(Arena(".."), "achilles", "bob").add("striker", "ann", "a1", offence=2).hold("bob", "aow")
    fight = attacking(arena, "striker", 5, 5, 4, 4).do("done", 2).do("use")
    assert fight.told(WoundsChanged) == [WoundsChanged("endurance", 1)]
    assert fight.left("achilles") == 4
    arena = enlist(Arena(".."), "achilles").add("mark", "bob", "a1", defence=5).hold("ann", "aow")
    fight = attacking(arena, "achilles", 5, 0, 0, 0, 0, 0).do("use")
    assert fight.left("mark") == 2


def test_leonidas_leads_two_troops_with_a_bonus_when_his_activation_is_over():
    arena = enlist(enlist(enlist(Arena("..", options={"capacity": 9}), "leonidas"), "hoplites"), "spartans")
    arena.hold("ann", "aow", "hoplites", "spartans").add("mark", "bob", "a1", defence=9)
    fight = doing(arena.position(), lambda play: activate(play, "leonidas", "ann", "simple"), *[0] * 40)
    fight.do("end", "use")
    assert (fight.asked.player, fight.asked.options) == ("ann", ("pass", "hoplites", "spartans")), "a choice of hers"
    fight.do("hoplites", "spartans", "simple")
    assert fight.state.activation.unit == "hoplites"
    bonuses = {effect.kind: effect.amount for effect in fight.state.effects if effect.unit == "hoplites"}
    assert bonuses == {"offence": 1, "defence": 1}
    fight.do("attack", [])
    assert fight.told(Attacked)[0].offence == 5
    fight.do("simple")
    assert fight.state.activation.unit == "spartans"


def test_leonidas_may_lead_one_troop_alone_and_in_any_order():
    arena = enlist(enlist(enlist(Arena("..", options={"capacity": 9}), "leonidas"), "hoplites"), "spartans")
    arena.hold("ann", "aow", "hoplites", "spartans")
    led = doing(arena.position(), lambda play: activate(play, "leonidas", "ann", "simple")).do("end", "use", "spartans")
    assert led.asked.options == ("pass", "hoplites")
    alone = led.do("pass", "simple")
    assert alone.state.activation.unit == "spartans"
    both = doing(arena.position(), lambda play: activate(play, "leonidas", "ann", "simple"))
    both.do("end", "use", "spartans", "hoplites", "pass", "complex")
    assert both.state.turn.activated == ("leonidas", "hoplites"), "the card of the Spartans was kept back"
    nobody = doing(arena.position(), lambda play: activate(play, "leonidas", "ann", "simple"))
    nobody.do("end", "use", "pass")
    assert not nobody.match.pending


def test_blows_on_leonidas_are_passed_on_to_troops_beside_him():
    arena = enlist(enlist(Arena(".."), "leonidas", "bob"), "hoplites", "bob").add("striker", "ann", "a1", offence=2)
    fight = attacking(arena, "striker", 5, 5, 4, 4).do("leonidas", "done", 2)
    assert fight.asked.options == ("keep", ["hoplites", 1], ["hoplites", 2])
    fight.do(["hoplites", 1])
    assert (fight.left("leonidas"), fight.left("hoplites")) == (5, 4)


def test_odysseus_has_a_manoeuvre_and_a_card_for_nothing():
    arena = enlist(Arena(".."), "odysseus").deck("ann", "x", "y")
    fight = using(arena, "odysseus", "subterfuge")
    at = with_changes(arena.activating("odysseus"), effects=fight.state.effects)
    assert (cost_of(at, "ann", "draw_cards"), cost_of(at, "bob", "draw_cards")) == (0, 1)
    assert using(arena, "odysseus", "cunning").hand("ann") == ("x",)


def test_atalanta_hunts_twice_and_dodges_for_a_round():
    arena = enlist(Arena(".."), "atalanta").add("mark", "bob", "a1").hold("ann", "aow")
    assert using(arena, "atalanta", "huntress").state.activation.extra == ("walk", "attack")
    fight = using(arena, "atalanta", "dodge")
    at = with_changes(arena.position(), effects=fight.state.effects)
    assert defence_of(at, Attack("mark", "atalanta", "0")) == 8
    assert fight.state.effects[0].until == "round"


# ---------------------------------------------------------------- monsters and troops


def test_the_minotaur_charges_through_two_areas_and_rolls_two_dice_again():
    arena = enlist(Arena("..."), "minotaur").add("a", "bob", "b1").add("b", "bob", "c1").hold("ann", "aow")
    fight = using(arena, "minotaur", "charge", *[1] * 30)
    fight.settle(ChooseArea=["c1"])
    assert [(told.target, told.kind, told.category) for told in fight.told(Attacked)] == [
        ("a", "area", "0"),
        ("b", "area", "0"),
    ]
    assert fight.area("minotaur") == "c1"
    plain = enlist(Arena(".."), "minotaur").add("mark", "bob", "a1")
    assert ["reroll", "bloodlust", 1, 1] in attacking(plain, "minotaur", *[1] * 7).asked.options


def test_the_hydra_bites_everybody_within_reach_and_grows_again():
    arena = enlist(Arena("..", options={"capacity": 9}), "hydra", left=4).add("a", "bob", "a1").add("b", "bob", "b1")
    arena.add("friend", "ann", "b1")
    fight = using(arena.hold("ann", "aow"), "hydra", "onslaught", *[1] * 20).settle()
    assert [told.target for told in fight.told(Attacked)] == ["a", "b"]
    ended = doing(arena.position(), lambda play: activate(play, "hydra", "ann", "simple")).do("end")
    assert ended.left("hydra") == 5


def test_cerberus_bites_one_or_breathes_on_many():
    arena = enlist(Arena(".."), "cerberus").add("a", "bob", "a1").add("b", "bob", "b1").hold("ann", "aow")
    bite = using(arena, "cerberus", "three_headed_bite", *[0] * 9).settle()
    assert [(told.target, told.offence, told.kind) for told in bite.told(Attacked)] == [("a", 9, "normal")]
    breath = using(arena, "cerberus", "blazing_breath", *[0] * 5).do("b1").settle()
    assert [(told.target, told.kind) for told in breath.told(Attacked)] == [("b", "area")]


def test_medusa_petrifies_troops_and_paralyses_the_rest_for_a_round():
    arena = enlist(Arena("..", options={"capacity": 9}), "medusa").add("pack", "bob", "a1", "troop")
    arena.add("hero", "bob", "a1").add("mine", "ann", "a1", "troop").hold("ann", "aow", "aow")
    fight = using(arena, "medusa", "petrify")
    assert fight.told(Destroyed) == [Destroyed("pack", "a1")]
    at = with_changes(arena.position(), effects=fight.state.effects, units=fight.state.units)
    assert affected(at, "hero", "paralysed")
    assert not may_activate(at, at.state.units["hero"])
    assert fight.state.units["mine"].area == "a1"


@pytest.mark.rule("MYT-TURN-09")
@pytest.mark.parametrize(("lost", "after"), [(2, 1), (1, 0), (0, 0)])
def test_infernal_warriors_regain_a_miniature_at_the_end_of_their_activation(lost, after):
    """MYT-EX-TROOP-01."""
    arena = enlist(Arena(".."), "infernal_warriors", left=5 - lost)
    at = arena.add("mark", "bob", "a1").position()
    fight = doing(at, lambda play: activate(play, "infernal_warriors", "ann", "simple")).do("end")
    assert 5 - fight.left("infernal_warriors") == after


@pytest.mark.parametrize(
    ("troop", "left", "where", "category", "offence"),
    [
        ("hoplites", 5, "a1", "0", 4),
        ("spartans", 3, "a1", "0", 4),
        ("spartans", 1, "a1", "0", 2),
        ("amazons", 4, "b1", "1+", 4),
        ("amazons", 4, "a1", "0", 3),
        ("infernal_hounds", 6, "a1", "0", 4),
        ("centaurs", 3, "a1", "0", 5),
    ],
)
def test_what_the_powers_of_troops_add_to_their_offence(troop, left, where, category, offence):
    at = enlist(Arena(".."), troop, left=left).add("mark", "bob", where).position()
    assert offence_of(at, Attack(troop, "mark", category)) == offence


def test_hounds_gain_nothing_against_troops_and_centaurs_nothing_beside_friends():
    at = enlist(Arena(".."), "infernal_hounds").add("pack", "bob", "a1", "troop").position()
    assert offence_of(at, Attack("infernal_hounds", "pack", "0")) == 3
    at = enlist(Arena(".."), "centaurs").add("mark", "bob", "a1").add("friend", "ann", "a1").position()
    assert offence_of(at, Attack("centaurs", "mark", "0")) == 4


def test_a_new_unit_is_a_data_file():
    """Words put together in a way that no unit of the catalogue does: an aura on the row of a titan."""
    gift = power("storm", "offensive", {"do": "attack_each", "range": 1}, {"do": "heal", "points": 2}, cost=0)
    arena = Arena("..").add("cronos", "ann", "a1", "titan", offence=1, left=2, powers=[gift]).add("a", "bob", "b1")
    fight = using(arena, "cronos", "storm", 5)
    assert [told.target for told in fight.told(Attacked)] == ["a"]
    assert fight.left("cronos") == 4
    assert value_of(arena.position(), "cronos", "storm") is True


def test_a_card_is_read_anew_where_another_one_had_its_place_in_memory():
    """Cards are remembered by their place: a new one that lies where an old one lay has powers of its own."""
    old, new = (card_from(unit("one", powers=[power(name, "active", DRAW)])) for name in ("old", "new"))
    power_cards._READ[id(new)] = (old, powers_of(old))
    assert [one.id for one in powers_of(new)] == ["new"]
    assert powers_of(new) is powers_of(new), "and is read once"


@pytest.mark.rule("MYT-POW-10")
def test_a_permanent_power_works_for_a_unit_that_was_destroyed_and_a_passive_one_does_not():
    for kind, drawn in (("permanent", 1), ("passive", 0)):
        wake = {"id": "wake", "type": kind, "trigger": "destroyed", "effects": [{"do": "draw", "cards": 1}]}
        arena = Arena("..").add("ghost", "ann", None, left=0, entered=True, powers=[wake])
        arena.cards[-1]["rows"][-1]["powers"] = {"wake": True}
        arena.add("mark", "bob", "a1").deck("ann", "x", "y").hold("ann")
        fight = doing(arena.position(), lambda play: destroy(play, "mark"))
        assert len(fight.hand("ann")) == drawn


@pytest.mark.rule("MYT-HIER-04", "MYT-POW-09")
def test_what_nobody_could_pay_for_is_not_put_in_order():
    dear = {"id": "dear", "type": "passive", "cost": 1, "trigger": "destroyed", "effects": [{"do": "draw"}]}
    free = {"id": "free", "type": "passive", "trigger": "destroyed", "effects": [{"do": "draw"}]}
    arena = Arena("..").add("one", "ann", "a1", powers=[dear, free]).add("mark", "bob", "a1")
    rich = doing(arena.hold("ann", "aow").position(), lambda play: destroy(play, "mark"))
    assert (rich.kind, set(rich.asked.options)) == ("OrderEffects", {"dear:one", "free:one"})
    poor = doing(arena.hold("ann").deck("ann", "x").position(), lambda play: destroy(play, "mark"))
    assert (poor.kind, poor.hand("ann")) == (None, ("x",))


@pytest.mark.rule("MYT-TAL-07")
def test_a_unit_that_is_held_does_not_charge():
    charge = {"id": "charge", "type": "offensive", "effects": [{"do": "charge", "areas": 2}]}
    arena = Arena("...").add("bull", "ann", "a1", "monster", powers=[charge])
    assert [one.id for one in powers(arena.activating("bull"), "bull")] == ["charge"]
    arena.add("wall", "bob", "a1", talents=["block"])
    assert powers(arena.activating("bull"), "bull") == ()


@pytest.mark.rule("MYT-DEATH-07", "MYT-POW-10")
def test_nothing_works_any_more_for_a_player_who_is_out():
    wake = {"id": "wake", "type": "permanent", "trigger": "destroyed", "effects": [{"do": "draw"}]}
    arena = Arena("...", players=("ann", "bob", "cyd")).add("ghost", "cyd", None, left=0, entered=True, powers=[wake])
    arena.add("mark", "bob", "a1").deck("cyd", "x")
    at = arena.position()
    for out, drawn in ((False, ("x",)), (True, ())):
        now = replace(at, state=at.state.with_army("cyd", eliminated=out))
        assert doing(now, lambda play: destroy(play, "mark")).hand("cyd") == drawn


@pytest.mark.rule("MYT-MANO-05", "MYT-TABLE-09")
@pytest.mark.parametrize("chosen", ["one", "nothing"])
def test_a_deck_that_a_power_searched_is_shuffled_whatever_was_taken(chosen):
    arena = with_power("active", {"do": "search", "cards": 1}).deck("ann", "one", "aow")
    fight = using(arena, "one", "gift").do(chosen)
    assert [entry.kind for entry in fight.match.entries if entry.by == "*chance"] == ["Shuffle"]
    assert fight.state.armies["ann"].deck_size == (1 if chosen == "one" else 2)


@pytest.mark.rule("MYT-POW-08", "MYT-POW-09")
def test_a_power_that_was_set_off_takes_its_card():
    rest = {"id": "rest", "type": "passive", "cost": 1, "trigger": "destroyed", "effects": [{"do": "heal"}]}
    arena = Arena("..").add("one", "ann", "a1", left=2, powers=[rest]).add("mark", "bob", "a1").hold("ann", "aow")
    fight = doing(arena.position(), lambda play: destroy(play, "mark")).do("use")
    assert (fight.left("one"), fight.hand("ann"), fight.state.armies["ann"].discard) == (3, (), ("aow",))


@pytest.mark.rule("MYT-LIMIT-05")
def test_the_limit_is_raised_by_one_where_the_card_says_no_number():
    fight = using(with_power("active", {"do": "raise_limit"}), "one", "gift")
    assert fight.state.turn.limit == 3


def test_a_charge_of_which_nothing_else_is_said_goes_through_one_area():
    assert areas_of(Word("charge")) == 1
    assert areas_of(Word("charge", {"areas": 2})) == 2


def test_what_holds_while_a_unit_attacks_does_not_hold_while_nobody_does():
    """A movement that grows in an attack is the printed one on the march."""
    words = [{"do": "modifier", "stat": "movement", "amount": 1, "when": ["attacking"]}]
    at = with_power("passive", *words, movement=1).position()
    assert movement_of(at, "one") == 1


@pytest.mark.rule("MYT-TURN-07", "MYT-TERR-12")
def test_a_power_that_nobody_can_pay_for_is_not_put_in_order_with_the_cold():
    """On polar ground a power of the start comes before the wound or after it, but only if it may come at all."""
    dear = power("dear", "permanent", DRAW, cost=1, trigger="start")
    for cards, kind in ((("aow",), "OrderEffects"), ((), "Act")):
        arena = Arena("P.").add("one", "ann", "a1", powers=[dear]).add("mark", "bob", "b1")
        table = doing(
            arena.hold("ann", *cards).deck("ann", "x").position(), lambda p: activate(p, "one", "ann", "simple")
        )
        assert table.kind == kind


@pytest.mark.parametrize(("beside", "more"), [("hero", 1), ("god", 1), ("monster", 0), ("troop", 0)])
def test_hyperboreans_stand_firmer_beside_a_hero_or_a_god(beside, more):
    at = enlist(Arena(".."), "hyperboreans").add("mark", "bob", "a1").add("friend", "ann", "a1", beside).position()
    alone = enlist(Arena(".."), "hyperboreans").add("mark", "bob", "a1").position()
    blow = Attack("mark", "hyperboreans", "0")
    assert defence_of(at, blow) - defence_of(alone, blow) == more


def test_a_modifier_of_which_no_amount_is_said_adds_one():
    at = with_power("passive", {"do": "modifier", "stat": "movement"}, movement=1).position()
    assert movement_of(at, "one") == 2


@pytest.mark.rule("MYT-POW-12")
def test_only_active_powers_are_used_up_for_the_turn():
    state = with_power("active", DRAW).activating("one").state
    assert PowerUsed("one", "gift", active=True).apply(state).turn.powers == ("one:gift",)
    assert PowerUsed("one", "gift").apply(state).turn.powers == ()


def test_a_troop_without_a_card_that_could_be_in_the_hand_is_not_led():
    """Hoplites and Spartans stand beside Leonidas, but the card of the Spartans is in the discard pile."""
    arena = enlist(enlist(enlist(Arena("..", options={"capacity": 9}), "leonidas"), "hoplites"), "spartans")
    arena.hold("ann", "aow", "hoplites").pile("ann", "spartans")
    led = doing(arena.position(), lambda play: activate(play, "leonidas", "ann", "simple")).do("end", "use")
    assert led.asked.options == ("pass", "hoplites")


def test_a_power_that_leads_troops_leads_one_where_the_card_says_no_number():
    arena = with_power("passive", {"do": "raise_limit", "by": 2}, {"do": "activate_troops"}, trigger="end")
    for name in ("first", "second"):
        arena.add(name, "ann", "a1", "troop")
    arena.hold("ann", "first", "second")
    led = doing(arena.position(), lambda play: activate(play, "one", "ann", "simple")).do("end", "second")
    assert led.asked.options == ("pass", "simple", "complex")


def test_a_power_draws_one_card_where_it_says_no_number():
    arena = with_power("active", {"do": "draw"}).hold("ann").deck("ann", "x", "y", "z")
    assert len(using(arena, "one", "gift").hand("ann")) == 1


@pytest.mark.rule("MYT-POW-13")
@pytest.mark.parametrize("kind", ["active", "offensive"])
def test_a_power_that_attacks_is_not_offered_without_anything_to_attack(kind):
    near = with_power(kind, BLOW, drawing="....", where="b1").activating("one")
    far = with_power(kind, BLOW, drawing="....", where="d1").activating("one")
    assert ([one.id for one in powers(near, "one")], powers(far, "one")) == (["gift"], ())
