"""Figures named by a place: `5,6` asks about a common figure there."""

from __future__ import annotations

import json

import pytest

from scenes.files.problems import SceneError
from scenes.rulings.certificates import check_certificate, save_certificate
from scenes.rulings.sight import rule_cover, rule_distance, rule_sight
from scenes.table.asked.stand_ins import with_stand_ins
from scenes.table.load import load_scene
from tests import given

SCENERY = """
[[pieces]]
id = "platform"
box = [4, 4, 2]
at = [25, 9]
[[pieces]]
id = "wall"
box = [0.5, 8, 3]
at = [9, 9]
"""


@pytest.fixture
def bare(tmp_path):
    """A table as a scan leaves it: scenery, and nobody on it."""
    return load_scene(given.scene_file(tmp_path, SCENERY))


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("5,6", "at = [5, 6]"),
        ("5.25,6.5", "at = [5.25, 6.5]"),
        ("5, 6", "at = [5, 6]"),
        (".6,35.4", "at = [0.6, 35.4]"),
        ("25,9", "at = [25, 9]"),
        ("25,9,2", "at = [25, 9, 2]"),
        ("5,6:crouched", "at = [5, 6]\ncrouched = true"),
    ],
)
def test_a_place_stands_for_the_figure_that_a_scene_file_would_put_there(tmp_path, bare, name, more):
    text = f'{SCENERY}[[figures]]\nid = "{name}"\n{more}\n'
    placed = load_scene(given.scene_file(tmp_path, text, name="placed.toml"))
    assert with_stand_ins(bare, name).figure(name) == placed.figure(name)


def test_a_third_number_picks_the_floor(tmp_path):
    bridge = '[[pieces]]\nid = "bridge"\nbox = [8, 4, 0.5]\nat = [12, 9, 3]\n'
    scene = with_stand_ins(load_scene(given.scene_file(tmp_path, bridge)), "12,9", "12,9,0")
    assert [figure.ground_pas for figure in scene.figures] == [3.5, 0.0]


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("50,6", "50,6 is off the table of 36 x 36 by 14.60 pas"),
        ("-3,6", "-3,6 is off the table of 36 x 36 by 3.60 pas"),
        ("999999,6", "999999,6 is off the table"),
        ("9,9,0", "9,9,0 stands inside wall (ground 0.00)"),
        ("25,9,3.5", "25,9,3.5 has no floor at height 3.5; the ground below is at 2.00"),
        ("5;6", "'5;6' is no place; write x,y or x,y,z"),
        ("5,6,7,8", "'5,6,7,8' is no place"),
        ("5 6", "'5 6' is no place; write x,y or x,y,z"),
        ("\u22125,6", "'\u22125,6' is no place; write x,y or x,y,z"),
        ("5,6:flying", "'5,6:flying' is no place"),
        ("5,6e9", "'5,6e9' is no place"),
        ("davios", "no figure is called 'davios'; there is none here; a place such as 5,6 stands for one"),
    ],
)
def test_a_place_where_nobody_can_stand_is_refused_as_in_a_scene_file(bare, name, trouble):
    with pytest.raises(SceneError) as refused:
        with_stand_ins(bare, "5,6", name)
    assert str(refused.value).startswith(f"{bare.path}: {trouble}")
    assert "\n" not in str(refused.value)


def test_a_figure_that_is_called_like_a_place_keeps_its_name():
    scene = with_stand_ins(given.scene(**{"5,6": (20, 20), "b": (14, 9)}), "5,6", "b")
    assert scene.figure("5,6").at_pas == (20, 20)
    assert len(scene.figures) == 2


def test_a_piece_that_is_called_like_a_place_is_not_confused_with_a_figure_there():
    scene = given.scene(given.box(1, 1, 1, at=(9, 9), name="5,6"))
    with pytest.raises(SceneError, match="'5,6' is the name of a piece"):
        with_stand_ins(scene, "5,6")
    assert with_stand_ins(scene, "5.0,6").figure("5.0,6").at_pas == (5, 6)


def test_every_question_is_answered_for_places(bare):
    scene = with_stand_ins(bare, "4,9", "14,9", "4,30")
    assert rule_sight(scene, "4,9", "14,9").sight.verdict == "blocked"
    assert rule_sight(scene, "4,30", "14,9").sees
    assert rule_distance(scene, "4,9", "14,9").distance.gap_pas == pytest.approx(8.8, abs=1e-3)
    assert rule_cover(scene, "4,9", "14,9").concealed


def test_the_figures_of_the_scene_stand_in_the_way_of_those_named_by_a_place():
    giant = given.other((9, 9), base=3.0, height=2.5)
    ruling = rule_sight(with_stand_ins(given.scene(giant=giant), "4,9", "14,9"), "4,9", "14,9")
    assert (ruling.sight.verdict, ruling.sight.blockers[0].name) == ("blocked", "giant")


@pytest.mark.parametrize("pair", [("4,9", "14,9"), ("4,30", "14,9"), ("4,9", "25,9,2:crouched")])
def test_a_certificate_that_names_places_is_checked_with_the_scene_alone(tmp_path, bare, pair):
    asked = with_stand_ins(bare, *pair)
    save_certificate(tmp_path / "proof.json", asked, rule_sight(asked, *pair, budget_ms=5000))
    checked = check_certificate(tmp_path / "proof.json")
    assert (checked.ok, checked.problem, checked.figures) == (True, None, pair)


@pytest.mark.parametrize("moved", ["14,9.25", "14,9:crouched", "50,9", "14;9"])
def test_a_certificate_does_not_hold_for_another_place(tmp_path, bare, moved):
    asked = with_stand_ins(bare, "4,9", "14,9")
    path = tmp_path / "proof.json"
    save_certificate(path, asked, rule_sight(asked, "4,9", "14,9"))
    path.write_text(json.dumps({**json.loads(path.read_text()), "figures": ["4,9", moved]}))
    checked = check_certificate(path)
    assert not checked.ok
    assert moved in checked.problem or "body b is not that of the figure" in checked.problem
