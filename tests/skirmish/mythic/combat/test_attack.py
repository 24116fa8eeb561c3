"""The sequence of an attack, its values and windows (MYT-ATK), from the air (MYT-FLY), against many (MYT-AREA)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.board.board import board_from
from skirmish.mythic.combat.action_limits import SIMPLE
from skirmish.mythic.combat.area_attack import area_attack, attackable_areas, everybody_in
from skirmish.mythic.combat.attack import Attack, defence_of, offence_of
from skirmish.mythic.combat.attack_action import can_attack, use_power
from skirmish.mythic.combat.target_choice import targets
from skirmish.mythic.odds import expected
from skirmish.mythic.state.combat_events import Attacked, AttackLost, DiceSetAside, Evaded, TargetTaken, Wounded
from skirmish.mythic.state.events import Discarded
from skirmish.mythic.units.stats import clamped
from tests.skirmish.mythic.arenas import Arena, lasting
from tests.skirmish.mythic.fights import attacking, doing, using

X = {"id": "bolt", "type": "offensive", "effects": [{"do": "attack", "range": 2}]}


def bolting(dice, **more):
    rows = [{"offence": 3, "defence": 5, "range": 0, "movement": 1, "powers": {"bolt": dice}}]
    return Arena("S..").add("zeus", "ann", "a1", rows=rows, left=1, powers=[X], **more).add("far", "bob", "c1")


def all_at_once(arena, unit="x1", reach=0):
    return doing(arena.activating(unit), lambda play: area_attack(play, unit, reach=reach), *[1] * 40)


# ---------------------------------------------------------------- the normal attack


@pytest.mark.rule("MYT-ATK-01", "MYT-AREA-01")
def test_the_attack_action_is_a_normal_attack_and_area_attacks_need_a_power():
    arena = Arena("..").add("one", "ann", "a1", offence=1).add("a", "bob", "a1").add("b", "bob", "a1")
    fight = attacking(arena, "one", 1).do("a")
    assert [(told.kind, told.target) for told in fight.told(Attacked)] == [("normal", "a")]
    assert SIMPLE == ("walk", "attack", "claim")


@pytest.mark.rule("MYT-ATK-02")
def test_the_target_of_the_declared_attack_is_the_defender_who_is_asked_as_such():
    arena = Arena("..").add("one", "ann", "a1", offence=1).add("a", "bob", "a1").add("b", "bob", "a1").hold("bob", "a")
    fight = attacking(arena, "one", 1).do("a")
    assert (fight.asked.player, fight.asked.unit, fight.asked.attacker) == ("bob", "a", "one")


@pytest.mark.rule("MYT-ATK-03", "MYT-ATK-07")
def test_target_values_assaults_wounds_and_retaliation_come_in_this_order():
    arena = Arena("..").add("one", "ann", "a1", offence=1).add("a", "bob", "a1", offence=1).add("b", "bob", "a1")
    fight = attacking(arena.hold("bob", "a"), "one", 5, 5)
    assert fight.kind == "ChooseTarget"
    fight.do("a", "retaliate")
    order = [type(event) for event in fight.match.events if isinstance(event, Attacked | DiceSetAside | Wounded)]
    assert order == [Attacked, DiceSetAside, Wounded, Attacked, DiceSetAside, Wounded]
    spent = [type(e) for e in fight.match.events if isinstance(e, Wounded | Discarded)]
    assert spent == [Wounded, Discarded, Wounded]


@pytest.mark.rule("MYT-ATK-08")
def test_effective_values_add_up_stat_power_talent_terrain_and_heights():
    """Offence 3, power +1, Archer +1, stairs +1; defence 5, forest +1."""
    power = {"id": "aim", "type": "passive", "effects": [{"do": "modifier", "stat": "offence", "amount": 1}]}
    arena = Arena("SF").add("one", "ann", "a1", offence=3, range=1, powers=[power], talents=["archer"])
    fight = attacking(arena.add("mark", "bob", "b1", defence=5), "one", *[1] * 6).do(["archer"])
    told = fight.told(Attacked)[0]
    assert (told.offence, told.defence) == (6, 6)
    assert told.talents == ("one:archer",)


@pytest.mark.rule("MYT-ATK-09", "MYT-POW-07", "MYT-POW-16")
def test_a_stated_number_of_dice_is_not_modified():
    """Seven dice from the stairs with Archer are seven dice, and Archer is not even offered."""
    fight = using(bolting(7, talents=["archer"]), "zeus", "bolt", *[1] * 7)
    assert fight.told(Attacked)[0].offence == 7


@pytest.mark.rule("MYT-ATK-09", "MYT-POW-07", "MYT-POW-16")
@pytest.mark.parametrize("dice", [0, 1, 3, 12])
def test_stated_dice_take_no_bonus_of_ground_heights_powers_effects_or_talents(dice):
    """Even none, one, and more than ten: the number in the window is the number of dice."""
    boost = {"id": "more", "type": "passive", "effects": [{"do": "modifier", "stat": "offence", "amount": 2}]}
    arena = Arena("S.", options={"capacity": 9})
    rows = [{"offence": 4, "defence": 5, "range": 0, "movement": 1, "powers": {"bolt": dice, "more": True}}]
    talents = ["archer", "close_combat", "sneak_attack", "phalanx", "bolster"]
    arena.add("zeus", "ann", "a1", "troop", vitality=2, rows=rows, powers=[X, boost], talents=talents)
    arena.add("friends", "ann", "a1", "troop").add("far", "bob", "b1", defence=9).hold("ann", "zeus")
    effect = lasting("offence", "zeus", "round", amount=1)
    at = arena.activating("zeus")
    at = replace(at, state=replace(at.state, effects=(effect,)))
    drawing = arena.document()["boards"]["arena"]
    drawing["boundaries"][0]["low"] = "b1"
    at = replace(at, book=replace(at.book, boards={"arena": board_from(drawing)}))
    fight = doing(at, lambda play: use_power(play, "zeus", "bolt"), *[0] * dice)
    fight.settle()
    assert fight.told(Attacked)[0].offence == dice
    assert fight.told(Attacked)[0].talents == ()
    assert len([entry for entry in fight.match.entries if entry.kind == "Die"]) == dice


@pytest.mark.rule("MYT-ATK-10", "MYT-STAT-09")
def test_modifiers_are_added_and_then_clamped_once():
    """MYT-EX-STAT-01."""
    printed, modifiers = (9, 1, 0, 8), ((1, 1), (-1, -1), (-1,), (1, 1, 1, -1))
    assert [clamped(value, adds) for value, adds in zip(printed, modifiers, strict=True)] == [10, 0, 0, 10]
    boost = {"id": "more", "type": "passive", "effects": [{"do": "modifier", "stat": "offence", "amount": 9}]}
    ward = {"id": "ward", "type": "passive", "effects": [{"do": "modifier", "stat": "defence", "amount": -9}]}
    arena = Arena("..").add("one", "ann", "a1", offence=4, powers=[boost]).add("mark", "bob", "a1", powers=[ward])
    attack = Attack("one", "mark", "0")
    assert (offence_of(arena.position(), attack), defence_of(arena.position(), attack)) == (10, 0)


@pytest.mark.rule("MYT-ATK-04")
def test_targets_are_what_is_seen_in_range_and_who_stands_in_a_full_area_beside():
    arena = Arena("... ...", options={"capacities": {"a2": 1}}).add("one", "ann", "a1", range=1)
    arena.add("seen", "bob", "b1").add("far", "bob", "c1").add("shut", "bob", "a2")
    assert [t.answer for t in targets(arena.position(), "one")] == ["seen", "shut", "shut at range 0"]


@pytest.mark.rule("MYT-ATK-13")
def test_the_windows_open_in_the_order_of_the_book():
    """Force of Nature, target, Guard, talents, the throw before blanks, discards, retaliation."""
    arena = Arena("R.").add("one", "ann", "a1", offence=3, talents=["force_of_nature", "close_combat", "mighty_throw"])
    arena.add("mark", "bob", "a1", offence=1).add("wall", "bob", "a1", offence=1, talents=["guard"])
    fight = attacking(arena.hold("bob", "wall"), "one", 0, 1, 2, 3, 1)
    seen = []
    for answer in ("use", "mark", "guard", ["close_combat"], ["throw", "b1"], "done", "pass"):
        seen.append(fight.kind)
        fight.do(answer)
    assert seen == [
        "UseTalent",
        "ChooseTarget",
        "AnswerAttack",
        "DeclareTalents",
        "BeforeBlanks",
        "SpendDie",
        "AnswerAttack",
    ]


@pytest.mark.rule("MYT-ATK-15")
def test_without_a_legal_target_no_attack_can_be_declared():
    arena = Arena("..").add("one", "ann", "a1").add("friend", "ann", "a1").add("far", "bob", "b1")
    assert not can_attack(arena.activating("one"), "one")


# ---------------------------------------------------------------- evading


def flier(**more):
    arena = Arena("..").add("one", "ann", "a1", offence=1, range=1)
    return arena.add("bird", "bob", "a1", classes=["flying"], **more).hold("bob", "aow", "bird")


@pytest.mark.rule("MYT-MANO-07", "MYT-FLY-13")
def test_a_flier_that_is_no_troop_evades_an_attack_of_range_0_for_an_aow_card():
    fight = attacking(flier(), "one").do("evade")
    assert fight.told(Evaded) == [Evaded("bird")]
    assert fight.hand("bob") == ("bird",)
    flock = Arena("..").add("one", "ann", "a1", offence=1)
    flock.add("flock", "bob", "a1", "troop", classes=["flying"]).hold("bob", "aow")
    assert not attacking(flock, "one", 1).match.pending


@pytest.mark.rule("MYT-MANO-08", "MYT-MANO-09")
def test_after_an_evasion_the_attacker_turns_on_another_target_or_loses_the_attack():
    lone = attacking(flier(), "one").do("evade")
    assert lone.told(AttackLost) == [AttackLost("one", "evaded")]
    assert lone.area("bird") == "a1"
    fight = attacking(flier().add("other", "bob", "b1"), "one", 1).do("bird", "evade")
    assert fight.asked.options == ("cancel", "other")
    told = fight.do("other").told(Attacked)
    assert [(one.target, one.category) for one in told] == [("other", "1+")]
    assert not fight.match.pending


@pytest.mark.rule("MYT-MANO-10")
def test_fliers_evade_retaliations_and_area_attacks_too():
    arena = Arena("..").add("bird", "ann", "a1", offence=1, classes=["flying"]).hold("ann", "aow")
    fight = attacking(arena.add("mark", "bob", "a1").hold("bob", "mark"), "bird", 1).do("retaliate", "evade")
    assert fight.told(AttackLost) == [AttackLost("mark", "evaded")]
    area = doing(flier().add("x", "bob", "a1").activating("one"), lambda play: area_attack(play, "one", reach=0), 1)
    area.do("bird", "evade")
    assert [told.target for told in area.told(Attacked)] == ["x"]


# ---------------------------------------------------------------- from the air


@pytest.mark.rule("MYT-FLY-10", "MYT-FLY-11")
def test_an_aerial_attack_sees_everything_reaches_farther_and_ignores_its_own_terrain():
    """From stairs behind a wall: range 1 + 1 and no bonus of the stairs; its ruins do not protect it afterwards."""
    arena = Arena("S..", options={"kinds": {("a1", "b1"): "wall"}})
    arena.add("bird", "ann", "a1", offence=2, range=1, classes=["flying"], talents=["archer"])
    fight = attacking(arena.add("far", "bob", "c1"), "bird", 1, 1, declared="complex")
    assert fight.told(Attacked)[0].offence == 2
    ruins = Arena("R.").add("bird", "ann", "a1", offence=1, defence=5, classes=["flying"])
    ruins.add("mark", "bob", "a1", offence=1).hold("bob", "mark")
    fight = attacking(ruins, "bird", 1, 1, declared="complex").do("retaliate")
    assert fight.told(Attacked)[1].defence == 5


@pytest.mark.rule("MYT-FLY-12")
def test_an_aerial_attack_keeps_the_bonus_of_heights():
    """Heights belong to the boundary, not to the ground that the flier ignores: offence 2 becomes 3."""
    arena = Arena("S.").add("bird", "ann", "a1", offence=2, range=1, classes=["flying"]).add("low", "bob", "b1")
    at = arena.position()
    drawing = arena.document()["boards"]["arena"]
    drawing["boundaries"][0]["low"] = "b1"
    at = replace(at, book=replace(at.book, boards={"arena": board_from(drawing)}))
    assert offence_of(at, Attack("bird", "low", "1+", aerial=True)) == 3
    assert offence_of(at, Attack("bird", "low", "1+")) == 4


@pytest.mark.rule("MYT-TERR-23")
@pytest.mark.parametrize("attack", [{}, {"kind": "area"}, {"retaliation": True}])
def test_terrain_counts_in_every_kind_of_attack_and_adds_to_the_rest(attack):
    """Ruins and Close Protection make 7 of 5, in normal and area attacks and in retaliations."""
    arena = Arena("R.").add("one", "ann", "a1").add("mark", "bob", "a1", defence=5)
    at = arena.position()
    assert defence_of(at, Attack("one", "mark", "0", **attack), ["close_protection"]) == 7


# ---------------------------------------------------------------- area attacks


def mixed():
    arena = Arena("..", players=("red", "blue"), options={"capacity": 9})
    arena.add("x1", "red", "a1", offence=1).add("x2", "red", "a1").add("y1", "blue", "a1")
    return arena.add("y2", "blue", "a1").hold("blue", "y1", "y2").hold("red", "x2")


@pytest.mark.rule("MYT-AREA-02", "MYT-AREA-04", "MYT-AREA-05", "MYT-AREA-06", "MYT-AREA-07")
def test_an_area_attack_on_a_mixed_area():
    """MYT-EX-AREA-01: y1, x2, y2 in the attacker's order; x2 is struck by the opponent; nobody strikes back."""
    fight = doing(mixed().activating("x1"), lambda play: area_attack(play, "x1", dice=2, reach=0), *[1] * 6)
    who = []
    for answer in ("y1", "done", "x2", "done", "done"):
        who.append((fight.kind, fight.asked.player))
        fight.do(answer)
    assert [told.target for told in fight.told(Attacked)] == ["y1", "x2", "y2"]
    assert who == [
        ("ChooseTarget", "red"),
        ("SpendDie", "red"),
        ("ChooseTarget", "red"),
        ("SpendDie", "blue"),
        ("SpendDie", "red"),
    ]
    assert not fight.match.pending


@pytest.mark.rule("MYT-AREA-02", "MYT-AREA-03", "MYT-AREA-08")
def test_the_area_is_in_range_in_sight_and_holds_an_enemy():
    """The adjacent full area behind a wall is none."""
    arena = Arena("... ...", options={"capacity": 1, "kinds": {("a1", "a2"): "wall"}}).add("one", "ann", "a1", range=1)
    arena.add("seen", "bob", "b1").add("walled", "bob", "a2").add("far", "bob", "c1")
    assert attackable_areas(arena.position(), "one") == ("b1",)
    friends = Arena("..").add("one", "ann", "a1", range=1).add("friend", "ann", "b1")
    assert attackable_areas(friends.position(), "one") == ()


@pytest.mark.rule("MYT-AREA-06")
def test_with_three_players_the_next_opponent_strikes_the_ally_and_spends_no_cards():
    power = {"id": "again", "type": "passive", "cost": 1, "effects": [{"do": "reroll", "dice": 1}]}
    arena = Arena("...", players=("ann", "bob", "cyd"), options={"zones": [["a1"], ["b1"], ["c1"]], "capacity": 9})
    arena.add("x1", "bob", "a1", offence=2, powers=[power]).add("x2", "bob", "a1").add("y", "ann", "a1")
    arena.hold("cyd", "aow").hold("bob", "aow")
    fight = all_at_once(arena).do("x2")
    assert (fight.kind, fight.asked.player) == ("SpendDie", "cyd")
    fight.do("done")
    assert (fight.kind, fight.asked.player) == ("BeforeBlanks", "bob")


@pytest.mark.rule("MYT-AREA-09")
def test_a_guard_may_be_hit_for_every_ally_it_covers_and_once_more_for_itself():
    arena = Arena("..", options={"capacity": 9}).add("x1", "ann", "a1", offence=1).add("a", "bob", "a1")
    arena.add("b", "bob", "a1").add("wall", "bob", "a1", talents=["guard"], vitality=9)
    fight = all_at_once(arena).do("a", "guard", "b", "guard")
    assert [told.target for told in fight.told(Attacked)] == ["wall", "wall", "wall"]
    assert fight.told(TargetTaken) == [TargetTaken("wall", "a"), TargetTaken("wall", "b")]


@pytest.mark.rule("MYT-AREA-06")
def test_nobody_pays_for_a_blow_on_an_own_ally_and_the_opponent_decides_what_is_used():
    """Ann's troop hits her own hero: Bob rolls, uses her free power if he likes, and her dear one is not for sale."""
    dear = {"id": "dear", "type": "passive", "cost": 1, "effects": [{"do": "wounds_inflicted", "amount": 1}]}
    free = {"id": "free", "type": "passive", "effects": [{"do": "wounds_inflicted", "amount": 1}]}
    for used, left in (("use", 2), ("pass", 3)):
        arena = Arena("..", options={"capacity": 9}).add("x1", "ann", "a1", offence=1, powers=[dear, free])
        arena.add("x2", "ann", "a1", defence=1).add("y", "bob", "a1").hold("ann", "aow").hold("bob", "aow")
        fight = doing(arena.activating("x1"), lambda play: area_attack(play, "x1", reach=0), 1, 0).do("x2")
        assert (fight.kind, fight.asked.player, fight.asked.power) == ("UsePower", "bob", "free")
        fight.do(used)
        assert fight.left("x2") == left
        assert (fight.hand("ann"), fight.hand("bob")) == (("aow",), ("aow",))
        assert not fight.match.pending


@pytest.mark.rule("MYT-HIER-04", "MYT-HIER-07")
def test_what_makes_a_blow_heavier_and_lighter_is_ordered_and_ends_at_none():
    """One wound, +1 for nothing by the attacker and -1 for a card by the target: the active player orders them."""
    heavier = {"id": "heavier", "type": "passive", "effects": [{"do": "wounds_inflicted", "amount": 1}]}
    lighter = {"id": "lighter", "type": "passive", "cost": 1, "effects": [{"do": "wounds_suffered", "amount": -1}]}
    for first, left in (("heavier:one", 3), ("lighter:mark", 4)):
        arena = Arena("..").add("one", "ann", "a1", offence=1, powers=[heavier])
        arena.add("mark", "bob", "a1", defence=1, powers=[lighter]).hold("bob", "aow")
        fight = attacking(arena, "one", 1)
        assert (fight.kind, fight.asked.player, fight.asked.unit) == ("OrderEffects", "ann", "mark")
        fight.do(first, "use")
        assert fight.left("mark") == left
    poor = attacking(arena.hold("bob").deck("bob"), "one", 1)
    assert (poor.kind, poor.left("mark")) == (None, 2), "where one of them cannot come there is no order"
    none = attacking(arena.hold("bob", "aow"), "one", 0)
    assert (none.kind, none.left("mark")) == (None, 4), "a blow that does not wound is not made heavier"


@pytest.mark.rule("MYT-ATK-14", "MYT-AREA-09", "MYT-MANO-10")
def test_the_active_player_orders_guard_and_evade_in_an_area_attack():
    arena = Arena("..", options={"capacity": 9}).add("one", "ann", "a1", offence=1)
    arena.add("bird", "bob", "a1", classes=["flying"]).add("wall", "bob", "a1", talents=["guard"]).hold("bob", "aow")
    fight = doing(arena.activating("one"), lambda play: area_attack(play, "one", reach=0), 1).do("bird")
    assert (fight.kind, fight.asked.player) == ("OrderAnswers", "ann")
    assert fight.asked.options == ("guard:wall", "evade:bird")
    fight.do("evade:bird", "evade")
    assert [told.target for told in fight.told(Attacked)] == ["wall"], "the evader is not hit, and nobody in its place"
    covered = doing(arena.activating("one"), lambda play: area_attack(play, "one", reach=0), 1, 1).do("bird")
    covered.do("guard:wall", "guard")
    assert [told.target for told in covered.told(Attacked)] == ["wall", "wall"]


@pytest.mark.rule("MYT-AREA-10")
def test_who_is_thrown_out_before_being_chosen_is_not_hit():
    """The guard takes the blow meant for y1 and is thrown: it stands elsewhere when its own turn comes."""
    arena = Arena("..", options={"capacity": 9}).add("x1", "ann", "a1", offence=1, talents=["mighty_throw"])
    arena.add("y1", "bob", "a1").add("wall", "bob", "a1", talents=["guard"])
    assert everybody_in(arena.position(), "a1", "x1") == ("y1", "wall")
    fight = doing(arena.activating("x1"), lambda play: area_attack(play, "x1", reach=0), 0)
    fight.do("y1", "guard", ["throw", "b1"])
    assert not fight.match.pending
    assert [told.target for told in fight.told(Attacked)] == ["wall"], "once for y1, and not for itself"
    assert (fight.area("wall"), fight.area("y1")) == ("b1", "a1")


@pytest.mark.rule("MYT-AREA-10")
def test_who_is_thrown_out_after_being_hit_and_comes_back_is_not_hit_again():
    """Thrown into the lava, y1 stumbles back into the area that is under attack."""
    arena = Arena(".L", options={"capacity": 9}).add("x1", "ann", "a1", offence=1, talents=["mighty_throw"])
    arena.add("y1", "bob", "a1").add("y2", "bob", "a1")
    fight = doing(arena.activating("x1"), lambda play: area_attack(play, "x1", reach=0), 0, 1)
    fight.do("y1", ["throw", "b1"])
    assert fight.area("y1") == "a1"
    assert [told.target for told in fight.told(Attacked)] == ["y1", "y2"]


def test_odds_agree_with_the_values_of_an_attack():
    arena = Arena("..").add("one", "ann", "a1", offence=4).add("mark", "bob", "a1", defence=7)
    attack = Attack("one", "mark", "0")
    at = arena.position()
    assert float(expected(offence_of(at, attack), defence_of(at, attack))) == pytest.approx(1.0974, abs=1e-4)
