"""Falls, jumps, leaps and climbs as they are played: with their dice, and what becomes of the figure."""

from __future__ import annotations

import pytest

from skirmish.ichoria.actions.shots import Shot
from skirmish.ichoria.book.cards import Faction, FaithAct
from skirmish.ichoria.course.activation import activate
from skirmish.ichoria.gods.faith import PointsEarned
from skirmish.ichoria.gods.ichor import LeftTable
from skirmish.ichoria.move.action import move
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.move_events import Charged, Failed, Landed, Moved
from tests import given
from tests.skirmish.ichoria import given_game

figure = given_game.figure


def tower(height):
    """A tower whose edge is at x = 8."""
    return given.box(6, 6, height, at=(5, 6), name="tower")


def roofs(width, height=3.0, far=None, *, depth=6):
    """A roof that ends at x = 8, and another one beyond a lane of this width."""
    beyond = given.box(6, depth, height if far is None else far, at=(8 + width + 3, 6), name="beyond")
    return (tower(height), beyond)


def field(pieces, *, at, active="davios", areas=(), others=None, factions=None, **davios):
    """Davios at a place, Athlétisme 3, and an enemy far away."""
    figures = {"davios": figure("greeks", at=at, **{"sante": 6, **davios}), "sigvald": figure("vikings", at=(30, 30))}
    return given_game.skirmish(pieces, {**figures, **(others or {})}, active=active, areas=areas, factions=factions)


def go(scene, path, dice=(), **more):
    return scene.play(move, "davios", answers=[path], dice=dice, **more)


def davios(played):
    return played.state.figures["davios"]


# ---------------------------------------------------------------- falls


@pytest.mark.rule("ICH-FALL-02", "ICH-FALL-08", "ICH-FALL-12")
def test_a_fall_of_exactly_four_pas_is_safe_and_free():
    played = go(field((tower(4),), at=(7, 6, 4)), "drop 10,6; walk 10,6")
    assert played.told(Landed)[0].grade is None
    assert davios(played).sante == 6
    assert played.state.activation.spent_pas == pytest.approx(1 + 1.4, abs=0.01)  # to the edge, and on from 8.6


@pytest.mark.rule("ICH-FALL-01", "ICH-FALL-03", "ICH-FALL-04")
def test_a_deeper_fall_is_rolled_for_and_a_total_success_goes_on():
    played = go(field((tower(4.5),), at=(7, 6, 4.5)), "drop 10,6; walk 10,6", [("landing", "davios", 2)])
    assert (davios(played).place, davios(played).difficulty) == ((10.0, 6.0, 0.0), None)
    assert played.told(Landed)[0].rule == "ICH-FALL-04"


@pytest.mark.rule("ICH-FALL-05", "ICH-EX-04")
def test_davios_lands_a_fall_of_seven_pas():
    """A 3 against Athlétisme 3: he is put in difficulty, and may go on with his move."""
    played = go(field((tower(7),), at=(7, 6, 7)), "drop 10,6; walk 10,6", [("landing", 3)])
    assert davios(played).sante == 6
    assert davios(played).difficulty is not None
    assert not davios(played).difficulty.melee
    assert davios(played).place == (10.0, 6.0, 0.0)


@pytest.mark.rule("ICH-FALL-06", "ICH-FALL-07", "ICH-FALL-10", "ICH-FALL-14")
@pytest.mark.parametrize(("dice", "lost"), [([4, 4], 2), ([5, 3, 6], 2 + 3)])
def test_a_bad_landing_hurts_without_any_armour_and_ends_the_turn(dice, lost):
    played = go(field((tower(7),), at=(7, 6, 7), armure=5), "drop 10,6; walk 10,6", dice)
    assert davios(played).sante == 6 - lost
    assert davios(played).has("spent")
    assert davios(played).place == pytest.approx((8.6, 6, 0), abs=0.01)


@pytest.mark.rule("ICH-FALL-09")
def test_a_fall_ends_on_the_first_surface_that_holds_it():
    step = given.box(2, 6, 3, at=(9, 6), name="step")
    played = go(field((tower(6), step), at=(7, 6, 6)), "drop 10,6")
    assert played.told(Landed)[0].height_pas == pytest.approx(3.0)
    assert davios(played).place[2] == pytest.approx(3.0)


@pytest.mark.rule("ICH-MOV-10")
def test_who_walks_off_an_edge_falls_and_goes_on_from_below():
    played = go(field((tower(3),), at=(7, 6, 3)), "walk 10,6")
    assert [event.how for event in played.told(Moved)] == ["walk", "fall", "walk"]
    assert davios(played).place == (10.0, 6.0, 0.0)


@pytest.mark.rule("ICH-FALL-13")
def test_who_falls_onto_an_enemy_lands_beside_it_engaged_and_nobody_is_hurt():
    foe = {"rus": figure("vikings", at=(8.3, 6))}
    played = go(field((tower(2),), at=(7, 6, 2), others=foe), "drop 10,6")
    assert engaged_with(played.game, "davios") == ("rus",)
    assert played.told(Charged) == [Charged("davios", ("rus",))]
    assert (davios(played).sante, played.state.figures["rus"].sante) == (6, 3)
    gap = played.game.table.apart(played.game.standing("davios"), played.game.standing("rus"))
    assert gap.bodies_pas >= 0.0


def test_a_fall_into_deep_water_is_landed_like_any_other():
    water = (("deep_water", [(8, 0), (20, 0), (20, 20), (8, 20)]),)
    played = go(field((tower(5),), at=(7, 6, 5), areas=water), "drop 10,6", [("landing", 2)])
    assert (played.told(Landed)[0].onto, davios(played).has("spent")) == ("deep_water", False)


@pytest.mark.rule("ICH-MOV-14", "ICH-ICHOR-04")
def test_who_leaves_the_table_takes_its_crystals_along_and_does_not_come_back():
    played = field((), at=(1, 6), crystals=15).play(activate, "davios", "greeks", answers=["move", "leave"])
    assert played.told(LeftTable) == [LeftTable("davios", "greeks", 15)]
    assert (davios(played).status, davios(played).place) == ("left", None)
    assert played.state.sides["greeks"].secured == 15


@pytest.mark.rule("ICH-MOV-14")
def test_who_falls_off_the_table_has_left_it():
    """Beyond the roof stands a post that holds nobody, and beyond the post there is no table."""
    roof = given.box(6, 6, 3, at=(30, 6), name="roof")
    post = given.box(0.3, 0.3, 3, at=(35.6, 6), name="post")
    played = go(field((roof, post), at=(33, 6, 3), crystals=5), "jump 35.6,6")
    assert played.told(Landed)[0].onto == "off_table"
    assert davios(played).status == "left"
    assert played.state.sides["greeks"].secured == 5


# ---------------------------------------------------------------- jumps


@pytest.mark.rule("ICH-JUMP-03", "ICH-JUMP-06", "ICH-EX-03")
def test_a_jump_of_three_pas_needs_no_roll():
    """The engine's reading of Davios' jump: three pas are free, whoever jumps them."""
    played = go(field(roofs(3), at=(8, 6, 3)), "jump 11,6")
    assert davios(played).place == pytest.approx((11, 6, 3), abs=0.01)
    assert "jumped" in davios(played).last_deeds  # it is a moving target now (ICH-SHOOT-12)


@pytest.mark.rule("ICH-JUMP-04", "ICH-FAITH-04")
def test_a_longer_jump_that_succeeds_lands_on_the_far_roof_and_pleases_the_gods():
    played = go(field(roofs(4), at=(8, 6, 3), role="receptacle"), "jump 12,6", [("jump", "davios", 3)])
    assert davios(played).place == pytest.approx((12, 6, 3), abs=0.01)
    assert [event.act for event in played.told(PointsEarned)] == ["olympic_action"]


@pytest.mark.rule("ICH-FAITH-13")
@pytest.mark.parametrize("die", [3, 4])
def test_a_move_that_needs_a_roll_pleases_gods_who_favour_that_whether_it_succeeds_or_not(die):
    favoured = {"greeks": Faction("greeks", acts=(FaithAct("athletic_move", 1),))}
    scene = field(roofs(4), at=(8, 6, 3), role="receptacle", factions=favoured)
    played = go(scene, "jump 12,6", [("jump", die)])
    assert [event.act for event in played.told(PointsEarned)].count("athletic_move") == 1
    walked = go(field((), at=(8, 6), role="receptacle", factions=favoured), "walk 12,6")
    assert walked.told(PointsEarned) == []


@pytest.mark.rule("ICH-JUMP-05")
def test_a_failed_jump_falls_from_halfway_and_has_cost_all_of_it():
    played = field(roofs(4), at=(8, 6, 3)).play(
        activate, "davios", "greeks", answers=["move", "jump 12,6; walk 13,6"], dice=[("jump", 4)], until_asked=True
    )
    assert played.told(Failed)[0].rules == ("ICH-JUMP-05",)
    assert davios(played).place == pytest.approx((10, 6, 0), abs=0.01)
    assert played.state.activation.spent_pas == pytest.approx(4.0, abs=0.01)
    assert "move" in played.pending.options  # the plan is over, what is left of the move is not


@pytest.mark.rule("ICH-JUMP-07", "ICH-FALL-11")
def test_a_support_too_small_lets_the_jumper_fall_on_its_far_side():
    post = given.box(0.3, 0.3, 3, at=(10, 6), name="post")
    played = go(field((tower(3), post), at=(8, 6, 3)), "jump 10,6")
    assert played.told(Landed)[0].cause == "support_too_small"
    assert davios(played).place[0] > 10.0


@pytest.mark.rule("ICH-JUMP-09", "ICH-FAITH-05")
def test_a_heroic_jump_needs_a_total_success():
    scene = field(roofs(7), at=(8, 6, 3), athletisme=5, role="receptacle")
    leap_of_faith = {"path": "jump 15,6", "hurry": True}
    played = go(scene, leap_of_faith, [("jump", 4)])
    assert davios(played).place == pytest.approx((15, 6, 3), abs=0.01)
    assert [event.act for event in played.told(PointsEarned)] == ["olympic_action", "olympic_feat"]


@pytest.mark.rule("ICH-JUMP-10")
@pytest.mark.parametrize("die", [3, 5, 6])
def test_a_heroic_jump_that_is_less_than_a_total_success_falls_from_halfway(die):
    scene = field(roofs(7), at=(8, 6, 3), athletisme=5)
    played = go(scene, {"path": "jump 15,6", "hurry": True}, [("jump", die)])
    assert davios(played).place == pytest.approx((11.5, 6, 0), abs=0.01)


@pytest.mark.rule("ICH-JUMP-11")
def test_a_jump_down_is_a_jump_and_a_fall():
    played = go(field(roofs(2, 6, far=1), at=(8, 6, 6)), "jump 11,6", [("landing", 2)])
    assert played.told(Landed)[0].height_pas == pytest.approx(5.0, abs=0.01)
    assert davios(played).place[2] == pytest.approx(1.0, abs=0.01)


# ---------------------------------------------------------------- leaps and climbs


@pytest.mark.rule("ICH-LEAP-04", "ICH-LEAP-05")
@pytest.mark.parametrize(("die", "height"), [(3, 3.0), (4, 0.0)])
def test_a_leap_that_fails_stays_below_and_its_height_is_spent(die, height):
    played = go(field((tower(3),), at=(9, 6)), "leap 8,6", [("leap", die)])
    assert davios(played).place[2] == pytest.approx(height)
    assert played.state.activation.spent_pas == pytest.approx(0.4 + 3.0, abs=0.01)
    assert ("leapt" in davios(played).last_deeds) is (height > 0)


@pytest.mark.rule("ICH-LEAP-07", "ICH-LEAP-08", "ICH-LEAP-09", "ICH-LEAP-10")
@pytest.mark.parametrize(("die", "height", "landed"), [(4, 5.0, 0), (3, 0.0, 1), (6, 0.0, 0)])
def test_a_heroic_leap_rises_or_falls_back_safely_or_does_not_rise(die, height, landed):
    scene = field((tower(5),), at=(9, 6), athletisme=5)
    played = go(scene, {"path": "leap 8,6", "hurry": True}, [("leap", die)])
    assert davios(played).place[2] == pytest.approx(height)
    assert len(played.told(Landed)) == landed  # a partial success gets 4 pas up, and 4 down again: that is safe
    assert davios(played).sante == 6


@pytest.mark.rule("ICH-CLIMB-04", "ICH-CLIMB-05")
def test_a_failed_climb_takes_twice_its_height_if_that_is_left():
    played = go(field((tower(2.5),), at=(9, 6)), "climb 8,6", [("climb", 5)])
    assert davios(played).place[2] == pytest.approx(2.5)
    assert played.state.activation.spent_pas == pytest.approx(0.4 + 5.0, abs=0.01)


@pytest.mark.rule("ICH-CLIMB-05", "ICH-CLIMB-02")
def test_a_failed_climb_without_enough_left_stays_below_and_may_go_on_with_the_rest():
    played = field((tower(4),), at=(9, 6)).play(
        activate, "davios", "greeks", answers=["move", "climb 8,6"], dice=[("climb", 5)], until_asked=True
    )
    assert davios(played).place[2] == 0.0
    assert played.state.activation.spent_pas == pytest.approx(0.4 + 4.0, abs=0.01)
    assert "move" in played.pending.options


@pytest.mark.rule("ICH-CLIMB-05")
def test_what_comes_after_a_slow_climb_is_judged_again_with_what_is_left():
    played = go(field((tower(2.5),), at=(9, 6)), "climb 8,6; walk 7,6", [("climb", 5)])
    assert davios(played).place == pytest.approx((8, 6, 2.5), abs=0.01)  # 0.6 are left, and 1 was wanted
    quick = go(field((tower(2.5),), at=(9, 6)), "climb 8,6; walk 7,6", [("climb", 4)])
    assert davios(quick).place == pytest.approx((7, 6, 2.5), abs=0.01)


@pytest.mark.rule("ICH-CLIMB-01", "ICH-CLIMB-09", "ICH-EX-10")
def test_a_wall_of_eight_pas_is_climbed_by_those_who_hurry_alone():
    asked = field((tower(8),), at=(8.6, 6)).play(move, "davios", until_asked=True)
    assert asked.check("climb 8,6").rule == "ICH-CLIMB-01"
    assert asked.check({"path": "climb 8,6", "hurry": True})
    failed = go(field((tower(8),), at=(8.6, 6)), {"path": "climb 8,6", "hurry": True}, [("climb", 4)])
    assert davios(failed).place[2] == 0.0


@pytest.mark.rule("ICH-CLIMB-07", "ICH-CLIMB-08")
def test_a_failed_descent_is_a_fall_from_the_top():
    scene = field((tower(5),), at=(8, 6, 5))
    down = go(scene, "descend 9,6", [("descend", 4)])
    assert (davios(down).place[2], down.told(Landed)) == (0.0, [])
    fell = go(scene, "descend 9,6", [("descend", 5), ("landing", 2)])
    assert fell.told(Landed)[0].cause == "failed_descent"
    assert fell.told(Landed)[0].height_pas == pytest.approx(5.0)


@pytest.mark.rule("ICH-MOV-06", "ICH-MOV-11", "ICH-EX-09")
def test_a_pas_and_a_half_of_marsh_takes_three_and_an_interrupted_walk_pays_for_what_it_crossed():
    marsh = (("difficult", [(6, 0), (20, 0), (20, 20), (6, 20)]),)
    scene = field((), at=(6, 6), areas=marsh)
    played = go(scene, "walk 7.5,6")
    assert played.state.activation.spent_pas == pytest.approx(3.0)
    spear = {"rus": figure("vikings", at=(9, 9), weapons=("lance",))}
    played = go(field((), at=(5, 6), areas=marsh, others=spear), "walk 8.5,6", [1, 6])
    first = played.told(Moved)[0]
    assert first.cost_pas == pytest.approx(1 + 2 * (first.place[0] - 6), abs=0.01)
    assert played.state.activation.spent_pas == pytest.approx(6.0, abs=0.01)


# ---------------------------------------------------------------- combinations


@pytest.mark.rule("ICH-COMBO-04", "ICH-COMBO-08")
def test_a_jump_and_a_leap_in_one_are_rolled_for_in_their_order():
    scene = field(roofs(3.2, 3, far=5.5), at=(8, 6, 3), role="receptacle")
    played = go(scene, "jump 11.2,6,5.5", [("jump", 3), ("leap", 3)])
    assert davios(played).place == pytest.approx((11.2, 6, 5.5), abs=0.01)
    assert [event.act for event in played.told(PointsEarned)] == ["olympic_action", "olympic_action"]
    assert davios(played).last_deeds == {"jumped", "leapt"}


@pytest.mark.rule("ICH-COMBO-05", "ICH-COMBO-06", "ICH-EX-12")
@pytest.mark.parametrize("dice", [[("jump", 4)], [("jump", 3), ("leap", 4)]])
def test_one_failed_roll_fails_both_and_the_fall_starts_halfway_at_the_take_off(dice):
    scene = field(roofs(3.2, 3, far=5.5), at=(8, 6, 3), role="receptacle")
    played = go(scene, "jump 11.2,6,5.5", dice)
    assert davios(played).place == pytest.approx((9.6, 6, 0), abs=0.01)
    assert played.told(Landed)[0].height_pas == pytest.approx(3.0, abs=0.01)
    assert played.told(PointsEarned) == []  # a success made void earns nothing (ICH-FAITH-04)


@pytest.mark.rule("ICH-COMBO-07")
def test_a_partial_heroic_leap_over_a_void_falls_from_four_pas_higher():
    scene = field(roofs(2, 3, far=8), at=(8, 6, 3), athletisme=5)
    played = go(scene, {"path": "jump 10,6,8", "hurry": True}, [("leap", 3), ("landing", 2)])
    assert played.told(Landed)[0].height_pas == pytest.approx(7.0, abs=0.01)


@pytest.mark.rule("ICH-COMBO-09")
def test_with_a_stop_between_them_a_failure_concerns_only_the_one_rolled_for():
    stage = given.box(2, 6, 5.5, at=(13, 6), name="stage")
    scene = field((*roofs(1, 3), stage), at=(8, 6, 3))
    played = go(scene, "jump 11,6; leap 12,6,5.5", [("leap", 4)])
    assert davios(played).place == pytest.approx((11.4, 6, 3), abs=0.05)  # the jump stands


@pytest.mark.rule("ICH-COMBO-01", "ICH-COMBO-03", "ICH-EX-11")
def test_a_chained_move_takes_nine_pas_without_its_fall():
    """Over a lane, off the far roof and on, in a hurry: nine pas, and three down that are not counted."""
    amazon = field(roofs(3), at=(8, 6, 3))
    played = go(amazon, {"path": "jump 11,6; walk 15,6; drop 18,6", "hurry": True})
    assert played.state.activation.spent_pas == pytest.approx(3 + 6, abs=0.01)
    assert davios(played).place == pytest.approx((17.6, 6, 0), abs=0.01)
    assert played.told(Landed)[0].height_pas == pytest.approx(3.0)


# ---------------------------------------------------------------- shots in the air


BOW = {"do": "shoot", "target": "sigvald", "weapon": "arc"}


@pytest.mark.rule("ICH-SHOOT-08")
def test_a_shot_in_the_middle_of_a_jump_is_made_from_there_after_the_roll():
    archer = field(roofs(4), at=(8, 6, 3), weapons=("arc",), others={"sigvald": figure("vikings", at=(10, 14))})
    played = go(archer, {"path": "jump 12,6", "action": {**BOW, "at_pas": 2}}, [("jump", 3), 4, 4])
    shot = played.told(Shot)[0]
    assert shot.attack == 4 + 3 - 1
    assert [event.place for event in played.told(Moved) if event.in_air] == [pytest.approx((10, 6, 3), abs=0.01)]
    assert davios(played).place == pytest.approx((12, 6, 3), abs=0.01)


@pytest.mark.rule("ICH-SHOOT-08")
@pytest.mark.parametrize(("at_pas", "shots"), [(1, 1), (3, 0)])
def test_who_fails_its_jump_shoots_only_from_a_point_it_reached(at_pas, shots):
    archer = field(roofs(4), at=(8, 6, 3), weapons=("arc",), others={"sigvald": figure("vikings", at=(10, 14))})
    dice = [("jump", 4), *([4, 4] if shots else [])]
    played = go(archer, {"path": "jump 12,6", "action": {**BOW, "at_pas": at_pas}}, dice)
    assert len(played.told(Shot)) == shots
    assert davios(played).place == pytest.approx((10, 6, 0), abs=0.01)


@pytest.mark.rule("ICH-SHOOT-08")
def test_a_shot_in_the_middle_of_a_fall():
    archer = field((tower(4),), at=(7, 6, 4), weapons=("arc",), others={"sigvald": figure("vikings", at=(16, 6))})
    plan = {"path": "drop 10,6; walk 9,6", "action": {**BOW, "fallen_pas": 2}}
    played = go(archer, plan, [4, 4])
    assert [event.place[2] for event in played.told(Moved) if event.in_air] == [pytest.approx(2.0)]
    assert played.told(Shot)[0].attack == 4 + 3 - 1
    assert davios(played).place == (9.0, 6.0, 0.0)
    level = field((), at=(5, 6), weapons=("arc",)).play(move, "davios", until_asked=True)
    assert level.check({"path": "walk 7,6", "action": {**BOW, "fallen_pas": 1}}).rule == "ICH-SHOOT-08"


def test_nothing_but_a_shot_can_be_done_in_the_air():
    asked = field(roofs(3), at=(8, 6, 3)).play(move, "davios", until_asked=True)
    refused = asked.check({"path": "jump 11,6", "action": {"do": "solicit", "at_pas": 1.5}})
    assert (refused.reason, refused.place) == ("in_the_air", pytest.approx((9.5, 6, 3), abs=0.01))


# ---------------------------------------------------------------- ladders


def test_a_blow_in_mid_air_does_not_stop_the_flight():
    spear = {"rus": figure("vikings", at=(10, 9, 0), weapons=("lance",), height_pas=3.5)}
    played = go(field(roofs(4), at=(8, 6, 3), others=spear), "jump 12,6; walk 13,6", [("jump", 3), 1, 6])
    assert davios(played).place == pytest.approx((13, 6, 3), abs=0.01)
    assert played.state.activation.spent_pas == pytest.approx(5.0, abs=0.01)
