"""The seventeen talents (MYT-TAL); those of movement and claims by the questions that ask for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from skirmish.mythic.combat.action_limits import may_still
from skirmish.mythic.combat.area_attack import area_attack
from skirmish.mythic.combat.assault import Blow
from skirmish.mythic.combat.attack import Attack
from skirmish.mythic.combat.attack_action import can_attack, make_attack
from skirmish.mythic.combat.interception import guards
from skirmish.mythic.combat.rerolls import throw_areas
from skirmish.mythic.combat.target_choice import targets
from skirmish.mythic.movement.move_judge import may_set_out, reach
from skirmish.mythic.state.areas import sees
from skirmish.mythic.state.combat_events import Attacked, AttackLost, DiceGivenUp, Retaliated, TargetTaken, Threw
from skirmish.mythic.state.events import Dropped, ElementRemoved, Searched
from skirmish.mythic.turn.actions import claimable
from skirmish.mythic.turn.leader import Follower, lead, leads, may_be_led, troops_near
from skirmish.mythic.units.stats import has_talent, range_of, talents_of
from skirmish.mythic.units.talents import BLANKS_TO_THROW, Offer, counted, may_draw_on_nature, offers
from tests.skirmish.mythic.arenas import Arena, lasting
from tests.skirmish.mythic.fights import attacking, doing, with_changes


def duel(talents=(), kind="hero", *, where="a1", drawing="..", **more):
    arena = Arena(drawing).add("one", "ann", "a1", kind, talents=list(talents), **{"offence": 2, **more})
    return arena.add("mark", "bob", where, defence=5)


def names(at, attack):
    return [(offer.talent, offer.part) for offer in offers(at, attack)]


def struck(fight):
    return fight.told(Attacked)[-1]


# ---------------------------------------------------------------- in general


@pytest.mark.rule("MYT-TAL-01", "MYT-ATK-08")
def test_a_talent_is_used_only_if_its_player_says_so():
    for declared, offence in ((["close_combat"], 3), ([], 2)):
        fight = attacking(duel(["close_combat"]), "one", 1, 1, 1).settle(DeclareTalents=[declared])
        assert struck(fight).offence == offence


@pytest.mark.rule("MYT-TAL-02")
def test_the_player_of_the_unit_with_the_talent_decides_about_its_target():
    """The hero's Bolster works on the troop; the player of the hero is asked."""
    arena = Arena("..", players=("ann", "bob", "cyd", "dan"), setup={"teams": [["ann", "cyd"], ["bob", "dan"]]})
    arena.options["zones"] = [["a1"], ["b1"]]
    arena.add("pack", "ann", "a1", "troop", offence=2).add("hero", "cyd", "a1", talents=["bolster"])
    arena.add("mark", "bob", "a1")
    fight = attacking(arena, "pack", 1, 1, 1)
    assert (fight.kind, fight.asked.player, fight.asked.units) == ("DeclareTalents", "cyd", ("hero",))
    assert struck(fight.do(["bolster"])).offence == 3


@pytest.mark.rule("MYT-TAL-03", "MYT-TAL-08", "MYT-TAL-27")
def test_two_bolsters_and_a_phalanx_make_five_of_three():
    """MYT-EX-TAL-02: talents of one name do not add up."""
    arena = Arena("..").add("pack", "ann", "a1", "troop", offence=3, talents=["phalanx"]).add("mark", "bob", "a1")
    arena.add("a", "ann", "a1", talents=["bolster"]).add("b", "ann", "a1", talents=["bolster"])
    arena.options["capacity"] = 9
    fight = attacking(arena.add("others", "ann", "a1", "troop"), "pack", 1, 1, 1, 1, 1)
    assert struck(fight.do(["phalanx", "bolster"])).offence == 5


@pytest.mark.rule("MYT-TAL-04", "MYT-TAL-05")
def test_the_last_miniature_of_a_troop_has_no_talents():
    """MYT-EX-TROOP-02."""
    for whole, left, in_force in ((5, 5, True), (5, 2, True), (2, 1, False), (1, 1, True), (5, 1, False)):
        at = Arena("..").add("pack", "ann", "a1", "troop", talents=["block"], vitality=whole, left=left).position()
        assert has_talent(at, "pack", "block") is in_force


@pytest.mark.rule("MYT-TAL-05")
def test_talents_are_ignored_on_a_complex_activation_and_in_water_unless_aquatic():
    arena = Arena("~.").add("one", "ann", "b1", talents=["block"]).add("wet", "ann", "a1", talents=["block"])
    arena.add("fish", "ann", "a1", talents=["block"], classes=["aquatic"])
    at = arena.position()
    assert [talents_of(at, unit) for unit in ("one", "wet", "fish")] == [{"block"}, frozenset(), {"block"}]
    assert talents_of(arena.activating("one", "complex"), "one") == frozenset()
    assert talents_of(arena.activating("one"), "one") == {"block"}


@pytest.mark.rule("MYT-UNIT-03", "MYT-TAL-11", "MYT-TAL-27", "MYT-TAL-28", "MYT-TAL-08")
@pytest.mark.parametrize(
    ("talent", "bonus"), [("close_protection", 0), ("phalanx", 0), ("sneak_attack", 0), ("bolster", 1)]
)
def test_alone_in_the_area_only_bolster_works_on_the_troop_itself(talent, bonus):
    """MYT-EX-TAL-03."""
    arena = Arena("..").add("pack", "ann", "a1", "troop", talents=[talent]).add("mark", "bob", "a1")
    at = arena.position()
    mine = Attack("mark", "pack", "0") if talent == "close_protection" else Attack("pack", "mark", "0")
    assert len(names(at, mine)) == bonus


# ---------------------------------------------------------------- at 2.a


@pytest.mark.rule("MYT-TAL-06")
def test_archers_have_one_more_offence_in_a_normal_attack_from_afar():
    at = duel(["archer"], where="b1", range=1).position()
    assert names(at, Attack("one", "mark", "1+")) == [("archer", "attacker")]
    assert names(at, Attack("one", "mark", "0")) == []
    assert names(at, Attack("one", "mark", "1+", "area")) == []
    fight = attacking(duel(["archer"], where="b1", range=1), "one", 1, 1, 1).do(["archer"])
    assert struck(fight).offence == 3


@pytest.mark.rule("MYT-TAL-10")
def test_close_combat_gives_one_offence_at_range_0_until_the_activation_is_over():
    arena = duel(["close_combat"])
    fight = attacking(arena, "one", 1, 1, 1).do(["close_combat"])
    assert struck(fight).offence == 3
    assert fight.state.effects[0].until == "activation"
    at = duel(["close_combat"], where="b1", range=1).position()
    assert names(at, Attack("one", "mark", "1+")) == []
    assert names(at, Attack("one", "mark", "0", "area")) == []


@pytest.mark.rule("MYT-TAL-10")
def test_in_a_retaliation_close_combat_lasts_for_that_attack():
    arena = Arena("..").add("striker", "bob", "a1", offence=1).add("one", "ann", "a1", talents=["close_combat"])
    fight = attacking(arena.hold("ann", "one"), "striker", 1, 1, 1, 1, 1, 1).do("retaliate", ["close_combat"])
    assert struck(fight).offence == 5
    assert fight.state.effects == ()


@pytest.mark.rule("MYT-TAL-30", "MYT-TAL-10", "MYT-TAL-28")
@pytest.mark.parametrize("talent", ["close_combat", "sneak_attack"])
def test_what_was_obtained_holds_for_later_attacks_of_the_activation_at_any_range_and_does_not_add_up(talent):
    """Three attacks by powers: beside, at a distance and beside again, with three dice each; then it is over."""
    frenzy = {"id": "frenzy", "type": "active", "effects": [{"do": "extra_actions", "actions": ["attack", "attack"]}]}
    arena = duel([talent], range=1, powers=[frenzy]).add("friend", "ann", "a1").add("far", "bob", "b1", defence=5)
    table = arena.hold("ann", "one", "friend").play(*[1] * 9).do(["one", "simple"], "power:frenzy")
    table.do("attack", "mark", [talent]).quiet("Act").do("attack", "far").quiet("Act").do("attack", "mark").quiet(
        "BeginTurn"
    )
    assert [(told.target, told.offence) for told in table.told(Attacked)] == [("mark", 3), ("far", 3), ("mark", 3)]
    assert [told.talents for told in table.told(Attacked)] == [(f"one:{talent}",), (), ()], "asked for once"
    assert table.state.effects == ()


@pytest.mark.rule("MYT-TAL-30", "MYT-TAL-12")
def test_force_of_nature_holds_for_the_activation_and_not_beyond():
    frenzy = {"id": "frenzy", "type": "active", "effects": [{"do": "extra_actions", "actions": ["attack"]}]}
    arena = Arena("F..").add("one", "ann", "a1", offence=2, talents=["force_of_nature"], powers=[frenzy])
    arena.add("far", "bob", "b1", defence=5).hold("ann", "one")
    table = arena.play(*[1] * 6).do(["one", "simple"], "attack", "use").quiet("Act")
    table.do("power:frenzy", "attack").quiet("UseTalent")
    assert table.kind == "UseTalent", "another tree may fall, for nothing"
    table.do("pass").quiet("BeginTurn")
    assert [told.offence for told in table.told(Attacked)] == [3, 3]
    assert table.state.effects == ()


@pytest.mark.rule("MYT-TAL-11")
def test_close_protection_gives_one_defence_beside_an_ally_also_against_area_attacks():
    arena = Arena("..").add("striker", "bob", "a1", offence=1).add("one", "ann", "a1", talents=["close_protection"])
    arena.add("friend", "ann", "a1")
    for kind in ("normal", "area"):
        assert names(arena.position(), Attack("striker", "one", "0", kind)) == [("close_protection", "defender")]
    fight = attacking(arena, "striker", 1).do("one", ["close_protection"])
    assert struck(fight).defence == 6


@pytest.mark.rule("MYT-TAL-08")
def test_bolster_strengthens_allied_troops_in_attack_and_defence_but_no_heroes():
    arena = Arena("..").add("pack", "ann", "a1", "troop", offence=2, defence=4).add("mark", "bob", "a1", offence=1)
    arena.add("hero", "ann", "a1", talents=["bolster"])
    at = arena.position()
    for kind in ("normal", "area"):
        assert names(at, Attack("pack", "mark", "0", kind)) == [("bolster", "attacker")]
        assert names(at, Attack("mark", "pack", "0", kind)) == [("bolster", "defender")]
    assert names(at, Attack("mark", "hero", "0")) == []
    fight = attacking(arena, "mark", 1).do("pack", ["bolster"])
    assert struck(fight).defence == 5


@pytest.mark.rule("MYT-TAL-27")
def test_phalanx_needs_another_troop_and_gives_offence_and_defence():
    arena = Arena("..").add("pack", "ann", "a1", "troop", talents=["phalanx"], offence=2, defence=4)
    arena.add("mark", "bob", "a1", offence=1).add("hero", "ann", "a1")
    assert names(arena.position(), Attack("pack", "mark", "0")) == []
    arena.add("others", "ann", "a1", "troop")
    at = arena.position()
    assert names(at, Attack("pack", "mark", "1+", "area")) == [("phalanx", "attacker")]
    assert names(at, Attack("mark", "pack", "0")) == [("phalanx", "defender")]
    assert struck(attacking(arena, "mark", 1).do("pack", ["phalanx"])).defence == 5
    assert struck(attacking(arena, "pack", 1, 1, 1).do(["phalanx"])).offence == 3


@pytest.mark.rule("MYT-TAL-28")
def test_sneak_attack_needs_an_ally_in_the_area_of_the_attacker():
    """An ally beside the target in the full area next door is not enough."""
    arena = Arena("..", options={"capacity": 2}).add("one", "ann", "a1", talents=["sneak_attack"], offence=2)
    arena.add("mark", "bob", "b1").add("friend", "ann", "b1")
    assert names(arena.position(), Attack("one", "mark", "0")) == []
    arena.add("second", "ann", "a1")
    assert names(arena.position(), Attack("one", "mark", "0")) == [("sneak_attack", "attacker")]
    assert names(arena.position(), Attack("one", "mark", "1+")) == []
    fight = attacking(arena, "one", 1, 1, 1).do(["sneak_attack"])
    assert struck(fight).offence == 3
    assert fight.state.effects[0].until == "activation"


@pytest.mark.rule("MYT-TAL-29")
def test_torment_lowers_the_defence_of_the_target_at_range_0():
    assert struck(attacking(duel(["torment"]), "one", 1, 1).do(["torment"])).defence == 4
    assert names(duel(["torment"]).position(), Attack("one", "mark", "1+")) == []
    assert names(duel(["torment"]).position(), Attack("one", "mark", "0", "area")) == []


# ---------------------------------------------------------------- around the target choice


@pytest.mark.rule("MYT-TAL-12")
def test_force_of_nature_takes_an_element_for_offence_and_range_before_the_target_is_chosen():
    """From a ruin: the column goes, the ground is open, and two areas away there is a target."""
    arena = (
        Arena("R..").add("one", "ann", "a1", offence=2, range=1, talents=["force_of_nature"]).add("far", "bob", "c1")
    )
    at = arena.activating("one")
    assert targets(at, "one") == ()
    assert can_attack(at, "one")
    fight = attacking(arena, "one", 1, 1, 1)
    assert fight.asked.options == ("use",)
    fight.do("use")
    assert fight.told(ElementRemoved) == [ElementRemoved("a1")]
    assert struck(fight).offence == 3
    assert {effect.until for effect in fight.state.effects} == {"activation"}


@pytest.mark.rule("MYT-TAL-12")
def test_force_of_nature_may_be_left_and_does_not_add_up():
    arena = Arena("F.", options={"capacity": 6}).add("one", "ann", "a1", offence=2, talents=["force_of_nature"])
    arena.add("mark", "bob", "a1")
    assert struck(attacking(arena, "one", 1, 1).do("pass")).offence == 2

    async def twice(play):
        await make_attack(play, "one")
        await make_attack(play, "one")

    fight = doing(arena.activating("one"), twice, 1, 1, 1, 1, 1, 1).do("use", "done", "use")
    assert struck(fight).offence == 3
    assert fight.state.elements["a1"] == 1
    assert not can_attack(Arena("..").add("one", "ann", "a1", talents=["force_of_nature"]).position(), "one")


@pytest.mark.rule("MYT-TAL-14")
def test_a_guard_in_the_same_area_becomes_the_target_of_normal_and_area_attacks():
    arena = Arena("..").add("striker", "ann", "a1", offence=1).add("mark", "bob", "a1")
    arena.add("wall", "bob", "a1", talents=["guard"], defence=6).add("distant", "bob", "b1", talents=["guard"])
    fight = attacking(arena, "striker", 1).do("mark")
    assert (fight.asked.unit, fight.asked.options) == ("wall", ("pass", "guard"))
    fight.do("guard")
    assert fight.told(TargetTaken) == [TargetTaken("wall", "mark")]
    assert (struck(fight).target, struck(fight).defence) == ("wall", 6)
    area = doing(arena.activating("striker"), lambda play: area_attack(play, "striker", reach=0), 1, 1)
    assert struck(area.do("mark", "guard")).target == "wall"


@pytest.mark.rule("MYT-TAL-14")
def test_a_guard_covers_team_mates_and_never_an_enemy_a_token_or_the_victim_of_its_own_side():
    """In teams cyd's wall covers bob's mark; nobody covers against an area attack of the own side."""
    arena = Arena("..", players=("ann", "bob", "dan", "cyd"), setup={"teams": [["ann", "dan"], ["bob", "cyd"]]})
    arena.options = {"zones": [["a1"], ["b1"]], "capacity": 9}
    arena.add("striker", "ann", "a1", offence=1).add("mark", "bob", "a1")
    arena.add("wall", "cyd", "a1", talents=["guard"]).add("own", "ann", "a1", talents=["guard"])
    at = arena.position()
    assert guards(at, Attack("striker", "mark", "0")) == ["wall"], "of a team mate, and no enemy"
    assert guards(at, Attack("striker", "wall", "0")) == [], "it cannot cover itself"
    assert guards(at, Attack("mark", "striker", "0")) == ["own"]
    assert guards(at, Attack("striker", "own", "0", "area")) == []
    hit = doing(at, lambda play: area_attack(play, "striker", reach=0), *[1] * 9)
    hit.settle(ChooseTarget=["own"], AnswerAttack=["guard"])
    assert [told.target for told in hit.told(Attacked)] == ["own", "wall", "wall"]
    alone = duel(["guard"]).position()
    assert guards(alone, Attack("mark", "one", "0")) == []


@pytest.mark.rule("MYT-TAL-14")
def test_a_guard_that_lets_pass_leaves_the_choice_to_the_next_one():
    arena = Arena("..", options={"capacity": 9}).add("striker", "ann", "a1", offence=1).add("mark", "bob", "a1")
    arena.add("w1", "bob", "a1", talents=["guard"]).add("w2", "bob", "a1", talents=["guard"])
    fight = attacking(arena, "striker", 1).do("mark", "guard:w1", "pass")
    assert (fight.kind, fight.asked.unit) == ("AnswerAttack", "w2")
    assert struck(fight.do("guard")).target == "w2"
    both = attacking(arena, "striker", 1).do("mark", "guard:w1", "guard")
    assert struck(both).target == "w1", "w2 is not asked: one Guard for one choice"


@pytest.mark.rule("MYT-TAL-14")
def test_nobody_guards_against_a_retaliation():
    arena = Arena("..").add("striker", "ann", "a1", offence=1).add("wall", "ann", "a1", talents=["guard"])
    arena.add("mark", "bob", "a1", offence=1).hold("bob", "mark")
    fight = attacking(arena, "striker", 1, 1).do("retaliate")
    assert struck(fight).target == "striker"
    assert not fight.match.pending
    assert guards(arena.position(), Attack("mark", "striker", "0")) == ["wall"]
    assert guards(arena.position(), Attack("mark", "striker", "0", retaliation=True)) == []


@pytest.mark.rule("MYT-ATK-14", "MYT-TAL-03")
def test_the_active_player_orders_the_answers_and_guard_works_once_for_a_choice():
    arena = Arena("..").add("striker", "ann", "a1", offence=1)
    arena.add("mark", "bob", "a1", talents=["initiative"], offence=1)
    arena.add("w1", "bob", "a1", talents=["guard"]).add("w2", "bob", "a1", talents=["guard", "initiative"])
    arena.options["capacity"] = 9
    fight = attacking(arena.hold("bob", "mark", "w2"), "striker", 1, 1).do("mark")
    assert (fight.kind, fight.asked.player) == ("OrderAnswers", "ann")
    assert fight.asked.options == ("guard:w1", "guard:w2", "initiative:mark")
    fight.do("guard:w2", "guard")
    assert (fight.kind, fight.asked.options) == ("AnswerAttack", ("pass", "initiative"))
    assert fight.asked.unit == "w2"


@pytest.mark.rule("MYT-TAL-15")
def test_initiative_strikes_back_before_the_attack_at_the_usual_cost():
    arena = (
        Arena("..").add("striker", "ann", "a1", offence=1).add("mark", "bob", "a1", offence=1, talents=["initiative"])
    )
    fight = attacking(arena.hold("bob", "mark"), "striker", 1, 1).do("initiative")
    assert [told.attacker for told in fight.told(Attacked)] == ["mark", "striker"]
    assert fight.told(Retaliated) == [Retaliated("mark", "striker", initiative=True)]
    assert fight.hand("bob") == ()
    afar = Arena("..").add("striker", "ann", "a1", range=1, offence=1)
    afar.add("mark", "bob", "b1", talents=["initiative"])
    assert not attacking(afar.hold("bob", "mark"), "striker", 1).match.pending


@pytest.mark.rule("MYT-TAL-15", "MYT-RETAL-05")
def test_who_struck_back_in_this_turn_has_no_initiative():
    arena = Arena("..").add("striker", "ann", "a1", offence=1).add("mark", "bob", "a1", talents=["initiative"])
    at = arena.hold("bob", "mark", "mark").activating("striker")
    at = with_changes(at, turn=replace(at.state.turn, retaliated=("mark",)))
    assert not doing(at, lambda play: make_attack(play, "striker"), 1).match.pending


@pytest.mark.rule("MYT-TAL-16")
def test_after_initiative_the_attack_goes_on_unless_the_attacker_is_gone_and_is_not_struck_back_again():
    arena = Arena("..").add("striker", "ann", "a1", offence=1, vitality=2)
    arena.add("mark", "bob", "a1", offence=1, talents=["initiative"]).hold("bob", "mark", "mark")
    fight = attacking(arena, "striker", 5, 1).do("initiative")
    assert struck(fight).attacker == "striker"
    assert not fight.match.pending
    thrown = Arena("...").add("striker", "ann", "a1", offence=1)
    thrown.add("mark", "bob", "a1", offence=1, talents=["initiative", "mighty_throw"]).hold("bob", "mark")
    fight = attacking(thrown, "striker", 0).do("initiative", ["throw", "b1"])
    assert fight.told(AttackLost) == [AttackLost("striker", "out_of_range")]
    assert struck(fight).attacker == "mark"


@pytest.mark.rule("MYT-TAL-17")
def test_initiative_against_initiative_leaves_the_ordinary_retaliation():
    arena = Arena("..").add("striker", "ann", "a1", offence=1, talents=["initiative"])
    arena.add("mark", "bob", "a1", talents=["initiative"]).hold("bob", "mark")
    fight = attacking(arena, "striker", 1)
    assert struck(fight).attacker == "striker"
    assert fight.asked.options == ("pass", "retaliate")


# ---------------------------------------------------------------- before blanks go


@pytest.mark.rule("MYT-TAL-22")
def test_a_throw_comes_after_the_roll_into_an_adjacent_area_with_room_ground_and_a_way():
    """West is full, north a cliff, south behind a wall: only the east is left."""
    drawing = ".C. ... ..."
    kinds = {("b2", "b3"): "wall"}
    arena = Arena(drawing, options={"kinds": kinds, "capacities": {"a2": 1}})
    arena.add("ox", "ann", "b2", "monster", talents=["mighty_throw"], offence=2).add("mark", "bob", "b2")
    arena.add("full", "ann", "a2")
    fight = attacking(arena, "ox", 0, 3)
    assert fight.asked.options == ("done", ["throw", "c2"])
    assert fight.asked.dice == (0, 3)
    fight.do(["throw", "c2"])
    assert fight.told(Threw) == [Threw("ox", "mark", "c2")]
    assert fight.area("mark") == "c2"


@pytest.mark.rule("MYT-TAL-23")
@pytest.mark.parametrize(("kind", "blanks"), [("troop", 1), ("hero", 1), ("monster", 2), ("god", 2), ("titan", 3)])
def test_the_heavier_the_target_the_more_blanks_a_throw_needs(kind, blanks):
    """MYT-EX-TAL-01."""
    assert BLANKS_TO_THROW[kind] == blanks
    arena = Arena("..").add("ox", "ann", "a1", talents=["mighty_throw"]).add("mark", "bob", "a1", kind)
    blow = Blow(Attack("ox", "mark", "0"), 4, 5, "ann")
    assert throw_areas(arena.position(), blow, (0,) * (blanks - 1) + (1,)) == ()
    assert throw_areas(arena.position(), blow, (0,) * blanks) == ("b1",)


@pytest.mark.rule("MYT-TAL-24", "MYT-ATK-11", "MYT-CLASS-09")
def test_the_thrown_drop_their_stone_first_and_the_attack_goes_on_with_the_same_values():
    """Thrown from the ruins onto open ground, the target keeps the defence it had; the huge cannot be thrown."""
    arena = Arena("R.").add("ox", "ann", "a1", talents=["mighty_throw"], offence=2).add("mark", "bob", "a1", defence=4)
    fight = attacking(arena.stone(carrier="mark"), "ox", 0, 5).do(["throw", "b1"])
    assert fight.told(Dropped) == [Dropped("mark", "stone1", "a1")]
    assert (struck(fight).defence, fight.left("mark")) == (5, 3)
    huge = Arena("..").add("ox", "ann", "a1", talents=["mighty_throw"], offence=1)
    assert not attacking(huge.add("mark", "bob", "a1", "troop", classes=["huge"]), "ox", 0).match.pending


@pytest.mark.rule("MYT-TAL-24")
def test_who_is_thrown_into_lava_burns():
    arena = Arena(".L").add("ox", "ann", "a1", talents=["mighty_throw"], offence=2).add("mark", "bob", "a1")
    fight = attacking(arena, "ox", 0, 1).do(["throw", "b1"]).settle()
    assert (fight.left("mark"), fight.area("mark")) == (3, "a1")
    frail = Arena(".L").add("ox", "ann", "a1", talents=["mighty_throw"], offence=2)
    fight = attacking(frail.add("mark", "bob", "a1", vitality=1), "ox", 0, 5).do(["throw", "b1"])
    assert fight.state.units["mark"].destroyed
    assert not fight.match.pending


@pytest.mark.rule("MYT-TAL-26", "MYT-ATK-13")
def test_monster_slayers_roll_up_to_two_dice_again_once_before_blanks_go():
    arena = Arena("..").add("hero", "ann", "a1", talents=["monster_slayer"], offence=3)
    arena.add("beast", "bob", "a1", "monster", defence=4)
    fight = attacking(arena, "hero", 0, 1, 5, 4, 4)
    assert fight.asked.advice == ["reroll", "monster_slayer", 0, 1]
    assert ["reroll", "monster_slayer", 0] in fight.asked.options
    assert not [one for one in fight.asked.options if len(one) > 4 and one != "done"]
    fight.do(["reroll", "monster_slayer", 0, 1])
    assert fight.told(DiceGivenUp) == [DiceGivenUp((0, 1), "monster_slayer")]
    assert fight.left("beast") == 1
    man = Arena("..").add("hero", "ann", "a1", talents=["monster_slayer"], offence=1).add("man", "bob", "a1")
    assert not attacking(man, "hero", 0).match.pending


# ---------------------------------------------------------------- movement and stones


@pytest.mark.rule("MYT-TAL-07")
def test_block_holds_enemies_who_have_no_block_themselves():
    arena = Arena("..").add("gate", "ann", "a1", talents=["block"]).add("mark", "bob", "a1").stone("a1")
    arena.add("bull", "bob", "a1", talents=["block"])
    at = arena.position()
    for way in ("walk", "run"):
        assert may_set_out(at, "mark", way).rule == "MYT-TAL-07"
        assert may_set_out(at, "bull", way)
        assert may_set_out(at, "gate", way)
    assert [bool(claimable(at, unit)) for unit in ("mark", "bull", "gate")] == [False, True, True]
    assert may_set_out(arena.activating("bull", "complex"), "bull", "run").rule == "MYT-TAL-07"


@pytest.mark.rule("MYT-TAL-09")
def test_climbers_walk_onto_cliffs_and_over_escarpments_but_do_not_run_there():
    arena = Arena(".C ..", options={"kinds": {("a1", "a2"): "escarpment"}}).add("one", "ann", "a1", talents=["climb"])
    assert set(reach(arena.activating("one"), "one", "walk")) >= {"b1", "a2"}
    assert reach(arena.activating("one", "complex"), "one", "run") == {}


@pytest.mark.rule("MYT-TAL-13")
def test_gem_collectors_claim_in_the_visible_surroundings():
    arena = Arena("...", options={"kinds": {("b1", "c1"): "wall"}}).add("one", "ann", "b1", talents=["gem_collector"])
    at = arena.stone("a1").stone("c1").position()
    assert [stone.area for stone in claimable(at, "one")] == ["a1"]
    plain = Arena("...").add("one", "ann", "b1").stone("a1").position()
    assert claimable(plain, "one") == ()


@pytest.mark.rule("MYT-TAL-25")
def test_mobility_lets_a_unit_walk_after_its_attack_but_not_twice():
    for talents, may in ((["mobility"], True), ([], False)):
        arena = Arena("..").add("one", "ann", "a1", talents=talents)
        assert bool(may_still(arena.activating("one", done=("attack",)), "one", "walk")) is may
        assert not may_still(arena.activating("one", done=("attack", "walk")), "one", "walk")


# ---------------------------------------------------------------- leader


def led(**more):
    arena = Arena("...").add("chief", "ann", "b1", talents=["leader"]).add("pack", "ann", "a1", "troop")
    return arena.add("others", "ann", "c1", "troop", **more)


@pytest.mark.rule("MYT-TAL-18")
def test_a_leader_takes_and_shows_a_card_of_a_visible_troop_near_him():
    arena = led().deck("ann", "aow", "pack", "pack")
    arena.options["kinds"] = {("b1", "c1"): "wall"}
    fight = doing(arena.activating("chief"), lambda play: lead(play, "chief", []))
    assert fight.asked.options == ("pass", "pack")
    fight.do("pack")
    assert fight.hand("ann") == ("pack",)
    assert fight.told(Searched)[0].shown == "pack"
    assert sorted(fight.state.armies["ann"].deck.value) == ["aow", "pack"]


@pytest.mark.rule("MYT-TAL-18")
def test_without_a_card_in_the_deck_nothing_is_taken_and_the_troop_of_a_mate_is_searched_in_his_deck():
    fight = doing(led().activating("chief"), lambda play: lead(play, "chief", [])).do("pack")
    assert fight.told(Searched) == []
    arena = Arena("..", players=("ann", "bob", "cyd", "dan"), setup={"teams": [["ann", "cyd"], ["bob", "dan"]]})
    arena.options["zones"] = [["a1"], ["b1"]]
    arena.add("chief", "ann", "a1", talents=["leader"]).add("mates", "cyd", "a1", "troop").deck("cyd", "mates")
    fight = doing(arena.activating("chief"), lambda play: lead(play, "chief", [])).do("mates")
    assert fight.hand("cyd") == ("mates",)


@pytest.mark.rule("MYT-TAL-18", "MYT-BOARD-09")
def test_only_allied_troops_on_the_board_in_the_visible_surroundings_are_led():
    """Not the hero beside him, the enemy's troop, the troop two areas away, the one that waits, nor the leader."""
    arena = Arena(".... ....", options={"capacity": 9}).add("chief", "ann", "a1", "troop", talents=["leader"])
    arena.add("hero", "ann", "a1").add("foes", "bob", "a1", "troop").add("here", "ann", "a1", "troop")
    arena.add("beside", "ann", "b1", "troop").add("below", "ann", "a2", "troop").add("far", "ann", "c1", "troop")
    arena.add("waiting", "ann", None, "troop").add("fallen", "ann", None, "troop", left=0, entered=True)
    assert troops_near(arena.position(), "chief") == ("here", "beside", "below")
    assert troops_near(arena.position(), "waiting") == ()
    behind = Arena("..", options={"kinds": {("a1", "b1"): "wall"}}).add("chief", "ann", "a1", talents=["leader"])
    assert not leads(behind.add("pack", "ann", "b1", "troop").activating("chief"), "chief")


@pytest.mark.rule("MYT-TAL-18")
def test_the_deck_is_shuffled_after_leader_whether_or_not_a_card_was_found():
    for deck, found in ((("aow", "pack"), True), (("aow", "aow"), False)):
        fight = doing(led().deck("ann", *deck).activating("chief"), lambda play: lead(play, "chief", [])).do("pack")
        assert [entry.kind for entry in fight.match.entries if entry.by == "*chance"] == ["Shuffle"]
        assert bool(fight.told(Searched)) is found
    empty = doing(led().deck("ann").activating("chief"), lambda play: lead(play, "chief", [])).do("pack")
    assert not [entry for entry in empty.match.entries if entry.by == "*chance"]
    refused = doing(led().deck("ann", "pack").activating("chief"), lambda play: lead(play, "chief", [])).do("pass")
    assert refused.hand("ann") == ()


@pytest.mark.rule("MYT-TAL-19", "MYT-LIMIT-03")
def test_the_troop_is_activated_at_once_for_its_card_and_no_other():
    arena = led().hold("ann", "pack")
    calls = []

    async def activate(_play, unit, player, declared):
        calls.append((unit, player, declared))

    fight = doing(arena.activating("chief"), lambda play: Follower("pack", "chief", "leader").activate(play, activate))
    assert fight.asked.options == ("pass", "simple", "complex")
    fight.do("simple")
    assert calls == [("pack", "ann", "simple")]
    assert fight.hand("ann") == ()
    assert fight.state.armies["ann"].discard == ("pack",)


@pytest.mark.rule("MYT-TAL-20")
def test_the_active_player_controls_the_troop_of_a_mate_and_the_mate_gives_the_card():
    arena = Arena("..", players=("ann", "bob", "cyd", "dan"), setup={"teams": [["ann", "cyd"], ["bob", "dan"]]})
    arena.options["zones"] = [["a1"], ["b1"]]
    arena.add("chief", "ann", "a1", talents=["leader"]).add("mates", "cyd", "a1", "troop").hold("cyd", "mates")
    calls = []

    async def activate(_play, unit, player, declared):
        calls.append((unit, player, declared))

    fight = doing(arena.activating("chief"), lambda play: Follower("mates", "chief", "leader").activate(play, activate))
    assert (fight.asked.player, fight.asked.options) == ("cyd", ("pass", "use"))
    fight.do("use")
    assert (fight.asked.player, fight.asked.options) == ("ann", ("simple", "complex"))
    fight.do("complex")
    assert calls == [("mates", "ann", "complex")]
    assert fight.state.armies["cyd"].discard == ("mates",)


@pytest.mark.rule("MYT-TAL-21")
def test_no_leader_after_a_complex_action_or_in_water_and_no_activation_beyond_the_limit():
    arena = led().hold("ann", "pack")
    assert not leads(arena.activating("chief", "complex"), "chief")
    wet = Arena("~.").add("chief", "ann", "a1", talents=["leader"]).add("pack", "ann", "a1", "troop")
    assert not leads(wet.activating("chief"), "chief")
    at = arena.activating("chief")
    assert leads(at, "chief")
    assert may_be_led(at, "pack")
    spent = with_changes(at, turn=replace(at.state.turn, activated=("chief", "others")))
    assert not may_be_led(spent, "pack")
    again = with_changes(at, turn=replace(at.state.turn, activated=("pack",)))
    assert not may_be_led(again, "pack")


def test_the_range_of_force_of_nature_is_felt_at_once():
    at = duel(["force_of_nature"]).position()
    at = with_changes(at, effects=(lasting("range", "one", "activation", amount=1),))
    assert range_of(at, "one", "b1") == 1


@pytest.mark.rule("MYT-TAL-12", "MYT-TERR-03")
def test_there_is_no_force_in_ground_whose_last_tree_is_gone():
    arena = Arena("F.").add("one", "ann", "a1", talents=["force_of_nature"]).add("mark", "bob", "a1")
    assert may_draw_on_nature(arena.position(), "one")
    arena.changes = {"elements": {"a1": 0}}
    assert not may_draw_on_nature(arena.position(), "one")
    assert attacking(arena, "one", 0, 0, 0, 0).kind != "UseTalent"


@pytest.mark.rule("MYT-LOS-13", "MYT-TERR-03")
def test_a_forest_hides_what_is_behind_it_until_its_last_tree_is_gone():
    arena = Arena(".F.").add("one", "ann", "a1", range=2).add("mark", "bob", "c1")
    assert not sees(arena.position(), "a1", "c1")
    arena.changes = {"elements": {"b1": 1}}
    assert not sees(arena.position(), "a1", "c1")
    arena.changes = {"elements": {"b1": 0}}
    assert sees(arena.position(), "a1", "c1")


def test_what_the_attacker_declares_counts_for_offence_and_what_the_target_declares_for_defence():
    at = Arena("..").add("one", "ann", "a1").add("mark", "bob", "a1").activating("one")
    used = (Offer("phalanx", "one", "attacker"), Offer("close_protection", "mark", "defender"))
    assert counted(at, Attack("one", "mark", "0"), used) == (["phalanx"], ["close_protection"], False)
