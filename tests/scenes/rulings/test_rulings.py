"""Rulings: what the scene answers, and what it adds to the geometry."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from scenes.files.problems import SceneError
from scenes.rulings.certificates import certificate_document, check_certificate, save_certificate
from scenes.rulings.sight import accuracy_between_pas, obstacles, rule_cover, rule_distance, rule_sight
from scenes.table.load import load_scene
from terrain.certificate.checker import CertificateError
from terrain.lattice.units import to_units
from tests import given

WALL = given.box(0.5, 8, 3, at=(9, 9), name="wall")
GIANT = given.other((9, 9), base=3.0, height=2.5)


@cache
def shipped(name):
    return load_scene(given.CATALOGUE / f"{name}.toml")


@pytest.mark.rule("ICH-SHOOT-02")
def test_over_an_empty_table_two_figures_see_each_other():
    ruling = rule_sight(given.scene(a=(4, 9), b=(14, 9)), "a", "b")
    assert (ruling.sight.verdict, ruling.ruling, ruling.sees) == ("visible", "sees", True)
    assert (ruling.a.id, ruling.b.id) == ("a", "b")
    assert "ICH-SHOOT-02" in ruling.rules


@pytest.mark.rule("ICH-SHOOT-16")
def test_a_wall_that_is_wide_and_high_enough_blocks():
    ruling = rule_sight(given.scene(WALL, a=(4, 9), b=(14, 9)), "a", "b")
    assert (ruling.sight.verdict, ruling.ruling) == ("blocked", "does not see")
    assert ruling.sight.blockers[0].name == "wall"


@pytest.mark.rule("ICH-SHOOT-16")
@pytest.mark.parametrize(("blocks", "verdict"), [(True, "blocked"), (False, "visible")])
def test_another_figure_blocks_when_the_scene_says_so(blocks, verdict):
    scene = given.scene(a=(4, 9), giant=GIANT, b=(14, 9))
    ruling = rule_sight(replace(scene, figures_block=blocks), "a", "b")
    assert ruling.sight.verdict == verdict


def test_an_obstacle_reaches_from_its_ground_to_its_top():
    scene = given.scene(a=(4, 9), other=(9, 9, 1.0), b=(14, 9))
    (other,) = obstacles(scene, scene.figure("a"), scene.figure("b"))
    assert (other.name, other.body.low, other.body.high) == ("other", to_units(1.0), to_units(2.25))


@pytest.mark.parametrize(("falls", "ruling"), [("blocked", "does not see"), ("visible", "sees")])
def test_sight_that_hangs_on_a_hair_falls_as_the_scene_says(falls, ruling):
    level_with_the_heads = given.box(0.5, 8, 1.25, at=(9, 9), name="wall")
    scene = replace(given.scene(level_with_the_heads, a=(4, 9), b=(14, 9)), too_close=falls)
    ruled = rule_sight(scene, "a", "b")
    assert (ruled.sight.verdict, ruled.ruling) == ("too_close", ruling)


def test_the_accuracy_of_a_scan_counts_for_figures_it_lies_between():
    scan = given.box(1, 1, 1, at=(9, 9), name="scan", accuracy_pas=0.04)
    scene = given.scene(scan, a=(4, 9), b=(14, 9), c=(4, 20), d=(14, 20))
    assert accuracy_between_pas(scene, scene.figure("a"), scene.figure("b")) == 0.04
    assert accuracy_between_pas(scene, scene.figure("c"), scene.figure("d")) == 0.0


def test_a_figure_cannot_be_asked_about_itself():
    with pytest.raises(SceneError, match="'a' is named twice"):
        rule_sight(given.scene(a=(4, 9), b=(14, 9)), "a", "a")


def test_a_name_that_does_not_exist_is_answered_with_the_nearest():
    with pytest.raises(SceneError, match=r"no figure is called 'davois'; did you mean 'davios'\?"):
        rule_distance(given.scene(davios=(4, 9), jelena=(14, 9)), "jelena", "davois")


@pytest.mark.rule("ICH-MEAS-02", "ICH-MEAS-03")
def test_distance_is_measured_from_base_to_base():
    ruling = rule_distance(given.scene(a=(4, 9), b=(14, 9, 3.0)), "a", "b")
    assert ruling.distance.horizontal_pas == pytest.approx(8.8, abs=1e-3)
    assert ruling.distance.vertical_pas == 3.0
    assert not ruling.engaged


@pytest.mark.rule("ICH-ENG-01")
@pytest.mark.parametrize(
    ("place", "sides", "engaged"),
    [
        ((5.6, 9), {"a": "greeks", "b": "vikings"}, True),
        ((5.6, 9), {"a": "greeks", "b": "greeks"}, False),
        ((5.6, 9), {}, True),
        ((5.75, 9), {"a": "greeks", "b": "vikings"}, False),
        ((5.6, 9, 1.0), {"a": "greeks", "b": "vikings"}, True),
        ((5.6, 9, 3.0), {"a": "greeks", "b": "vikings"}, False),
    ],
)
def test_enemies_nearer_than_half_a_pas_are_engaged(place, sides, engaged):
    a, b = given.other((4, 9), side=sides.get("a")), given.other(place, side=sides.get("b"))
    assert rule_distance(given.scene(a=a, b=b), "a", "b").engaged is engaged


@pytest.mark.rule("ICH-SHOOT-10", "ICH-SHOOT-11", "ICH-SHOOT-15", "ICH-SHOOT-17")
@pytest.mark.parametrize(
    ("wall", "concealed", "in_cover", "bonus"),
    [
        (None, False, False, 0),
        (given.box(0.2, 4, 0.8, at=(9, 9), name="wall"), True, False, 1),
        (given.box(0.2, 4, 1.1, at=(13.3, 9), name="wall"), True, True, 2),
        (given.box(0.2, 4, 1.1, at=(12.5, 9), name="wall"), True, False, 1),
    ],
)
def test_a_target_gets_two_in_cover_one_when_concealed_and_never_both(wall, concealed, in_cover, bonus):
    scene = given.scene(*([wall] if wall else []), shooter=(4, 9), target=(14, 9))
    ruling = rule_cover(scene, "shooter", "target")
    assert (ruling.concealed, ruling.in_cover, ruling.bonus) == (concealed, in_cover, bonus)
    assert ruling.cover.hidden_low <= ruling.cover.hidden_high


SEEN = [("a", "b"), ("c", "d"), ("i", "j"), ("t", "u")]
UNSEEN = [("e", "f"), ("g", "h"), ("k", "l"), ("m", "n"), ("q", "r")]


@pytest.mark.rule("ICH-SHOOT-02", "ICH-SHOOT-16")
@pytest.mark.parametrize("pair", SEEN + UNSEEN, ids="".join)
def test_walls_and_slits_are_ruled_as_their_story_says(pair):
    verdict = rule_sight(shipped("slits"), *pair, budget_ms=5000).sight.verdict
    assert verdict == ("visible" if pair in SEEN else "blocked")


@pytest.mark.rule("ICH-SHOOT-16")
def test_over_a_wall_as_high_as_both_heads_nothing_is_seen():
    """A line along the top of the wall touches it; by a hair less it would be free."""
    ruling = rule_sight(shipped("slits"), "o", "p", budget_ms=5000)
    assert (ruling.sight.verdict, ruling.ruling) == ("too_close", "does not see")


@pytest.mark.parametrize("screen", ["north screen", "south screen"])
def test_of_the_staggered_walls_each_alone_leaves_a_view(screen):
    assert rule_sight(shipped("slits").without(screen), "g", "h").sight.verdict == "visible"


@pytest.mark.parametrize("path", given.SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_scene_answers_every_question_of_its_first_two_enemies(path):
    scene = shipped(path.stem)
    a = scene.figures[0]
    b = next(figure for figure in scene.figures if figure.side != a.side)
    ruling = rule_sight(scene, a.id, b.id, budget_ms=2000)
    assert ruling.sight.verdict in {"visible", "blocked", "too_close", "undecided"}
    assert rule_sight(scene, b.id, a.id, budget_ms=2000).ruling == ruling.ruling
    assert rule_distance(scene, a.id, b.id).distance.gap_pas > 0
    hidden = rule_cover(scene, a.id, b.id).cover
    assert 0 <= hidden.hidden_low <= hidden.hidden_high <= 1


@pytest.mark.parametrize(
    ("scene", "a", "b", "verdict"),
    [
        ("castle", "davios", "jelena", "visible"),
        ("castle", "davios", "antiope", "blocked"),
        ("castle", "theron", "myrine", "blocked"),
        ("mars", "davios", "jelena", "blocked"),
        ("mars", "leucas", "jelena", "visible"),
        ("bridge", "jelena", "astrid", "blocked"),
        ("bridge", "leucas", "ulf", "visible"),
        ("two_towers", "theron", "antiope", "visible"),
        ("two_towers", "lampedo", "davios", "blocked"),
        ("ruin", "davios", "myrine", "visible"),
        ("ruin", "leucas", "lampedo", "visible"),
        ("ruin", "theron", "jelena", "blocked"),
        ("level", "theron", "jelena", "blocked"),
        ("garden", "theron", "myrine", "visible"),
        ("teaching", "davios", "sentry", "blocked"),
        ("open_field", "jelena", "sigrun", "visible"),
        ("open_field", "leucas", "ragnar", "blocked"),
    ],
)
def test_a_shipped_scene_is_ruled_as_its_story_says(scene, a, b, verdict):
    assert rule_sight(shipped(scene), a, b, budget_ms=5000).sight.verdict == verdict


def test_the_dispute_of_the_castle_is_settled_by_less_than_two_millimetres():
    ruling = rule_sight(shipped("castle"), "davios", "jelena", budget_ms=5000)
    assert ruling.sees
    assert ruling.sight.clearance_pas < 0.08


def test_through_the_open_door_of_the_teaching_scene_the_sentry_is_seen():
    assert rule_sight(shipped("teaching").without("door"), "davios", "sentry").sees


def test_figures_are_seen_past_when_the_scene_lets_them():
    assert rule_sight(replace(shipped("open_field"), figures_block=False), "leucas", "ragnar").sees


@pytest.mark.parametrize("pair", [("c", "d"), ("e", "f"), ("g", "h"), ("o", "p"), ("q", "r")], ids="".join)
def test_a_certificate_holds_for_its_scene(tmp_path, pair):
    scene = shipped("slits")
    ruling = rule_sight(scene, *pair, budget_ms=5000)
    save_certificate(tmp_path / "proof.json", scene, ruling)
    checked = check_certificate(tmp_path / "proof.json")
    assert (checked.ok, checked.problem) == (True, None)
    assert (checked.verdict, checked.figures) == (ruling.sight.verdict, pair)
    assert checked.scene.resolve() == scene.path.resolve()


def test_a_certificate_does_not_hold_for_another_table(tmp_path):
    scene = given.scene(WALL, a=(4, 9), b=(14, 9))
    save_certificate(tmp_path / "proof.json", scene, rule_sight(scene, "a", "b"))
    moved = given.scene(given.box(0.5, 8, 3, at=(9, 9.5), name="wall"), a=(4, 9), b=(14, 9))
    assert check_certificate(tmp_path / "proof.json", scene).ok
    checked = check_certificate(tmp_path / "proof.json", moved)
    assert not checked.ok
    assert "another table" in checked.problem


def test_a_certificate_does_not_hold_for_figures_that_moved_or_left(tmp_path):
    scene = given.scene(WALL, a=(4, 9), b=(14, 9))
    save_certificate(tmp_path / "proof.json", scene, rule_sight(scene, "a", "b"))
    assert not check_certificate(tmp_path / "proof.json", given.scene(WALL, a=(4, 9), b=(14, 9.25))).ok
    left = check_certificate(tmp_path / "proof.json", given.scene(WALL, a=(4, 9), c=(14, 9)))
    assert not left.ok
    assert left.problem.startswith("figures: ")


def test_a_certificate_of_a_view_does_not_hold_when_somebody_steps_into_the_line(tmp_path):
    scene = given.scene(a=(4, 9), b=(14, 9))
    save_certificate(tmp_path / "proof.json", scene, rule_sight(scene, "a", "b"))
    crowded = given.scene(a=(4, 9), giant=GIANT, b=(14, 9))
    assert not check_certificate(tmp_path / "proof.json", crowded).ok


def test_what_is_not_decided_has_no_certificate():
    scene = given.scene(a=(4, 9), b=(14, 9))
    ruling = rule_sight(scene, "a", "b")
    undecided = replace(ruling, sight=replace(ruling.sight, verdict="undecided"))
    with pytest.raises(CertificateError, match="nothing was proved"):
        certificate_document(scene, undecided)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"scene": 5}, "scene: the certificate names no scene"),
        ({"figures": ["a"]}, "figures: the certificate does not name two figures"),
        ({"figures": ["a", "a"]}, "figures: the certificate names 'a' twice"),
    ],
)
def test_a_certificate_that_does_not_say_what_it_is_about_is_no_certificate(tmp_path, change, complaint):
    scene = given.scene(a=(4, 9), b=(14, 9))
    document = {**certificate_document(scene, rule_sight(scene, "a", "b"), tmp_path), **change}
    path = tmp_path / "proof.json"
    path.write_text(json.dumps(document))
    with pytest.raises(CertificateError, match=complaint):
        check_certificate(path, None if "scene" in change else scene)
