"""Moves on scenes: who moves how, on what table, past whom; the rules themselves are tested without meshes."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import skirmish.ichoria
from scenes.files.problems import SceneError
from scenes.games.ichoria.moves.athletes import prowess
from scenes.games.ichoria.moves.ruling import judge_move, rule_fall
from scenes.table.asked.place_text import read_place
from scenes.table.asked.stand_ins import with_stand_ins
from scenes.table.load import load_scene
from scenes.table.scene import Area, Fragment
from scenes.words.move_tongue import MOVE_SENTENCES
from scenes.words.story import story
from tests import given

PLATFORM = given.box(4.0, 4.0, 2.0, at=(7.0, 5.0), name="platform")


@cache
def terraces():
    return load_scene(given.CATALOGUE / "vertical.toml")


def marked(scene, kind, *corners):
    return replace(scene, areas=(Area(kind, corners, None),))


def with_profile(scene, name, profile, side="greeks"):
    figures = tuple(
        replace(figure, profile=profile, side=side) if figure.id == name else figure for figure in scene.figures
    )
    return replace(scene, figures=figures)


# ------------------------------------------------------------------ who moves


def test_a_profile_gives_athletisme_moves_and_reaches():
    scene = terraces()
    hoplite, woman, spear = (prowess(scene, scene.figure(name)) for name in ("davios", "thaleia", "myrine"))
    assert (hoplite.athlete.athletisme, woman.athlete.athletisme) == (3, 5)
    assert (hoplite.reach_pas, hoplite.range_pas) == (None, None)
    assert (spear.reach_pas, spear.range_pas) == (2.0, 9.0)
    assert (hoplite.source, hoplite.athlete.move_pas) == ("profile", 6.0)


def test_vikings_move_faster_to_engage():
    scene = with_profile(given.scene(ragnar=(5, 5)), "ragnar", "vikings/berserker")
    assert prowess(scene, scene.figure("ragnar")).athlete.charge_pas == 8.0


def test_without_a_profile_athletisme_is_three_and_that_is_said():
    scene = terraces()
    assert prowess(scene, scene.figure("pilgrim")).athlete.athletisme == 3
    assert prowess(scene, scene.figure("pilgrim")).source == "common"
    assert prowess(scene, scene.figure("pilgrim"), 5).source == "said"


def test_an_unknown_profile_is_answered_with_the_nearest():
    scene = with_profile(given.scene(davios=(5, 5)), "davios", "greeks/athenian_hoplit")
    with pytest.raises(SceneError, match="did you mean 'greeks/athenian_hoplite'"):
        prowess(scene, scene.figure("davios"))


@pytest.mark.parametrize("value", [0, 7])
def test_an_athletisme_that_no_die_has_is_refused(value):
    scene = given.scene(davios=(5, 5))
    with pytest.raises(SceneError, match="1 to 6"):
        prowess(scene, scene.figure("davios"), value)


# ------------------------------------------------------------------ the table it moves on


@pytest.mark.rule("ICH-MOV-17", "ICH-MOV-18")
def test_printed_stairs_are_walked_up_and_cost_their_height():
    """Three pas along and two up: five steps of 0.4, with treads shallower than a base."""
    ruling = judge_move(terraces(), "davios", "walk 5.5,5", hurry=True)
    assert ruling.legal
    assert ruling.judgement.end[2] == pytest.approx(2.0, abs=0.01)
    assert ruling.judgement.cost_pas == pytest.approx(4.3 + 2.0, abs=0.05)
    assert not ruling.judgement.rolls


@pytest.mark.rule("ICH-JUMP-03", "ICH-JUMP-08")
def test_the_first_gap_is_jumped_without_a_roll():
    ruling = judge_move(terraces(), "leucas", "jump 12.4,5")
    assert ruling.legal
    assert [leg.leg.kind for leg in ruling.judgement.legs] == ["walk", "jump", "walk"]
    assert ruling.judgement.legs[1].length_pas == pytest.approx(3.0, abs=1e-3)
    assert (ruling.judgement.rolls, ruling.judgement.chance) == ((), 1)


@pytest.mark.rule("ICH-JUMP-04", "ICH-JUMP-05")
def test_the_second_gap_needs_a_roll_and_failing_falls_from_its_middle():
    ruling = judge_move(terraces(), "thaleia", "jump 20.8,4.2", hurry=True)
    jump = next(leg for leg in ruling.judgement.legs if leg.leg.kind == "jump")
    assert jump.length_pas == pytest.approx(4.5, abs=1e-3)
    assert ruling.judgement.chance == pytest.approx(4 / 6)
    assert jump.failure.fall.start[:2] == pytest.approx((18.25, 4.2), abs=1e-3)
    assert jump.failure.fall.landing[2] == 0.0


@pytest.mark.rule("ICH-MOV-06")
def test_marked_ground_doubles_what_it_costs():
    """A pas and a half of marsh costs three."""
    scene = marked(given.scene(davios=(5, 5)), "difficult", (6, 3), (7.5, 3), (7.5, 7), (6, 7))
    assert judge_move(scene, "davios", "walk 9,5").judgement.cost_pas == pytest.approx(4.0 + 1.5, abs=1e-3)


@pytest.mark.rule("ICH-SWIM-01")
def test_deep_water_is_swum_by_a_roll():
    scene = marked(given.scene(davios=(5, 5)), "deep_water", (6, 3), (8, 3), (8, 7), (6, 7))
    assert [roll.purpose for roll in judge_move(scene, "davios", "swim 9,5").judgement.rolls] == ["swim"]


def test_deployment_zones_are_plain_ground():
    scene = marked(given.scene(davios=(5, 5)), "deployment", (6, 3), (8, 3), (8, 7), (6, 7))
    assert judge_move(scene, "davios", "walk 9,5").judgement.cost_pas == pytest.approx(4.0, abs=1e-3)


@pytest.mark.rule("ICH-LADDER-01")
def test_a_ladder_is_climbed_without_a_roll():
    ruling = judge_move(with_stand_ins(terraces(), "14,10.8"), "14,10.8", "ladder 14,9.5,5", hurry=True)
    assert ruling.legal, ruling.judgement.verdict
    assert ruling.judgement.rolls == ()
    assert ruling.judgement.end[2] == pytest.approx(5.0, abs=0.01)


@pytest.mark.rule("ICH-CROUCH-01")
def test_a_culvert_is_for_those_who_crouch():
    upright = judge_move(terraces(), "pilgrim", "walk 25.5,11.5", hurry=True)
    crawling = judge_move(terraces(), "pilgrim", "walk 25.5,13.8; crouch; walk 25.5,11.5", hurry=True)
    assert (upright.legal, upright.judgement.verdict.reason) == (False, "too_low")
    assert crawling.legal, crawling.judgement.verdict


# ------------------------------------------------------------------ past whom


@pytest.mark.rule("ICH-MOV-04")
def test_friends_are_in_the_way_as_well():
    scene = given.scene(davios=given.other((5, 5), side="greeks"), leucas=given.other((8, 5), side="greeks"))
    verdict = judge_move(scene, "davios", "walk 11,5").judgement.verdict
    assert (verdict.reason, verdict.facts["name"]) == ("figure_in_the_way", "leucas")


@pytest.mark.rule("ICH-ENG-01", "ICH-MOV-05")
@pytest.mark.parametrize(("y", "engages"), [(6.7, False), (6.69, True)])
def test_enemies_are_engaged_below_half_a_pas_and_friends_never(y, engages):
    """Two bases of 1.2 leave a gap of 0.5, or a hair less."""
    foe = given.scene(davios=given.other((5, 5), side="greeks"), jelena=given.other((8, y), side="amazons"))
    friend = given.scene(davios=given.other((5, 5), side="greeks"), jelena=given.other((8, y), side="greeks"))
    kinds = [trigger.kind for trigger in judge_move(foe, "davios", "walk 8,5").judgement.triggers]
    assert ("engages" in kinds) is engages
    assert judge_move(friend, "davios", "walk 9,5").judgement.triggers == ()


@pytest.mark.rule("ICH-ENG-07")
def test_a_wall_between_them_keeps_enemies_from_engaging():
    wall = given.box(8.0, 0.2, 3.0, at=(8.0, 5.75), name="wall")
    pair = {"davios": given.other((5, 5), side="greeks"), "jelena": given.other((8, 6.6), side="amazons")}
    assert judge_move(given.scene(wall, **pair), "davios", "walk 10,5").legal
    assert not judge_move(given.scene(**pair), "davios", "walk 10,5").legal


@pytest.mark.rule("ICH-ALERT-03", "ICH-ALERT-04")
def test_only_those_on_alert_are_said_to_see_the_mover():
    """A wall hides the first half of the way."""
    wall = given.box(0.4, 8.0, 3.0, at=(8.0, 9.0), name="wall")
    scene = given.scene(wall, davios=given.other((4, 8), side="greeks"), jelena=given.other((14, 8), side="amazons"))
    path = "walk 4,3; walk 5,3"
    idle, alert = (judge_move(scene, "davios", path, alert=names) for names in ((), ("jelena",)))
    assert [trigger.kind for trigger in idle.judgement.triggers] == []
    seen = next(trigger for trigger in alert.judgement.triggers if trigger.kind == "enters_view")
    assert 3.0 < seen.at[1] < 8.0


def test_only_another_figure_can_be_on_alert():
    scene = given.scene(davios=(5, 5), jelena=(15, 5))
    with pytest.raises(SceneError, match="did you mean 'jelena'"):
        judge_move(scene, "davios", "walk 6,5", alert=("jelna",))


def test_a_long_weapon_reaches_out():
    scene = with_profile(given.scene(davios=(5, 5), myrine=(8, 7.6)), "myrine", "amazons/amazon_spearwoman", "amazons")
    kinds = [trigger.kind for trigger in judge_move(scene, "davios", "walk 10,5").judgement.triggers]
    assert kinds == ["in_reach"]


@pytest.mark.rule("ICH-ICHOR-02", "ICH-MEAS-05")
def test_a_fragment_on_the_way_is_touched():
    scene = replace(given.scene(davios=(5, 5)), fragments=(Fragment("f1", 15, (8.0, 5.7), 0.0),))
    touched = judge_move(scene, "davios", "walk 9,5").judgement.triggers
    assert [(trigger.kind, trigger.who) for trigger in touched] == [("fragment", "f1")]


# ------------------------------------------------------------------ falls


@pytest.mark.rule("ICH-FALL-02", "ICH-FALL-03")
@pytest.mark.parametrize(("height", "rolled"), [(4.0, False), (4.001, True)])
def test_a_fall_of_four_is_safe_and_a_hair_more_is_not(height, rolled):
    found = rule_fall(given.scene(davios=(5, 5)), "davios", f"9,9,{height}").fall
    assert found.height_pas == pytest.approx(height, abs=1e-4)
    assert (found.roll is not None) is rolled


def test_a_fall_without_a_height_starts_at_the_level_of_the_figure():
    found = rule_fall(given.scene(PLATFORM, davios=(7, 5, 2.0)), "davios", "11,5").fall
    assert (found.start, found.landing) == ((11.0, 5.0, 2.0), (11.0, 5.0, 0.0))


@pytest.mark.rule("ICH-FALL-09")
def test_half_on_a_ledge_it_stays_and_a_hair_less_it_goes_on_falling():
    on, off = (rule_fall(given.scene(PLATFORM, davios=(20, 5)), "davios", f"{x},5,5").fall for x in (9.0, 9.01))
    assert (on.landing[2], off.landing[2]) == (2.0, 0.0)


@pytest.mark.rule("ICH-FALL-13")
def test_a_fall_onto_a_figure_ends_beside_it():
    found = rule_fall(given.scene(davios=(5, 5), leucas=(9, 9)), "davios", "9,9,5").fall
    assert (found.onto, found.name) == ("figure", "leucas")
    assert found.shifted_pas >= 1.2 - 1e-3


def test_a_fall_cannot_start_inside_scenery():
    with pytest.raises(SceneError, match="inside platform"):
        rule_fall(given.scene(PLATFORM, davios=(20, 5)), "davios", "7,5,0.5")


# ------------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    ("path", "trouble"),
    [
        ("wolk 3,4", "did you mean 'walk'"),
        ("walk nan,4", "not finite"),
        ("walk 40,4", "off the table"),
        ("from 9,9; walk 3,4", "starts at 9,9"),
        ("walk 3", "one number"),
        ("", "no legs"),
    ],
)
def test_a_path_that_cannot_be_judged_is_refused_in_one_line(path, trouble):
    with pytest.raises(SceneError, match=rf"^given\.toml: davios: [^\n]*{trouble}[^\n]*$"):
        judge_move(given.scene(davios=(5, 5)), "davios", path)


@pytest.mark.parametrize(
    ("at", "trouble"),
    [((5.0, 5.0, 3.0), "stands nowhere"), ((9.1, 5.0, 2.0), "stands nowhere"), ((7.0, 5.0, 0.0), "platform")],
)
def test_a_figure_in_the_air_on_a_rim_or_inside_a_rock_stands_nowhere(at, trouble):
    with pytest.raises(SceneError, match=trouble):
        judge_move(given.scene(PLATFORM, davios=at), "davios", "walk 4,5")


@pytest.mark.parametrize("text", ["nan,3", "3", "3,4,5,6", "here", "inf,2", "3;4", ""])
def test_a_text_that_is_no_place_is_refused(text):
    with pytest.raises(SceneError, match="is no place"):
        read_place(given.scene(davios=(5, 5)), text)


def test_a_place_is_two_or_three_numbers_or_a_fragment():
    scene = terraces()
    assert read_place(scene, "3, 4.5") == (3.0, 4.5)
    assert read_place(scene, "3,4.5,2") == (3.0, 4.5, 2.0)
    assert read_place(scene, "f1") == (14.0, 8.5, 5.0)
    with pytest.raises(SceneError, match="off the table"):
        read_place(scene, "3,-1")


def test_stand_ins_move_like_common_figures():
    scene = with_stand_ins(terraces(), "10,2")
    ruling = judge_move(scene, "10,2", "walk 15,2")
    assert (ruling.legal, ruling.prowess.source) == (True, "common")


# ------------------------------------------------------------------ words


def test_every_no_of_the_rules_can_be_said():
    """Reasons are codes; each has a sentence in both languages."""
    folder = Path(skirmish.ichoria.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    reasons = set(re.findall(r'refused\(\s*"(\w+)"', code)) | set(re.findall(r'Verdict\(False, "(\w+)"', code))
    reasons |= set(re.findall(r'^    "\w+": \("(\w+)", "ICH-', code, re.MULTILINE)) | {"no_ladder", "no_rope"}
    reasons |= set(re.findall(r'to_edge\([^\n]*"(no_\w+)"', code))
    assert len(reasons) > 25
    told = story("ichoria", "en").reasons
    assert not [reason for reason in reasons if f"no_{reason}" not in MOVE_SENTENCES and reason not in told]
