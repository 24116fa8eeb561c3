"""`pas move` and `pas fall`: paths and falls judged on scenes, in words and as JSON."""

from __future__ import annotations

import math
import tomllib

import pytest

from api.command.terminal.scene_names import shipped_scenes
from scenes.words import typeset

JUMP_AND_LEAP = "jump 12.3,5; leap 12.4,7.5"

LEDGES = """
format = "pas-scene/1"
game = "ichoria"
name = "Ledges"
[table]
size = [24, 18]
[[pieces]]
id = "ledge"
box = [0.4, 6.0, 2.0]
at = [12.0, 9.0]
[[pieces]]
id = "block"
box = [4.0, 4.0, 2.0]
at = [6.0, 9.0]
[[figures]]
id = "davios"
at = [3.0, 3.0]
"""


@pytest.fixture
def ledges(tmp_path):
    path = tmp_path / "ledges.toml"
    path.write_text(LEDGES)
    return path


@pytest.mark.rule("ICH-COMBO-01", "ICH-LEAP-04", "ICH-LEAP-05")
def test_a_path_is_judged_leg_by_leg_with_lengths_costs_and_rolls(pas):
    said = pas("move", "vertical", "leucas", JUMP_AND_LEAP, "--hurry", "--json")
    document = said.document
    assert (said.exit_code, document["legal"], document["reason"], document["rule"]) == (0, True, None, None)
    assert [leg["kind"] for leg in document["legs"]] == ["walk", "jump", "walk", "walk", "leap", "walk"]
    assert math.isclose(document["cost"], sum(leg["cost"] for leg in document["legs"]))
    assert document["cost"] <= document["allowance"] == 9.0
    assert [(roll["for"], roll["faces"], roll["chance"]) for roll in document["rolls"]] == [("leap", [1, 2, 3], 0.5)]
    assert document["legs"][4]["failure"]["kind"] == "stays"
    assert (document["triggers"], document["chance"], document["end"][2]) == ([], 0.5, pytest.approx(5.0))


def test_a_path_is_told_as_a_table_with_the_total_against_the_allowance(pas):
    said = pas("move", "vertical", "leucas", JUMP_AND_LEAP, "--hurry").out
    assert said.splitlines()[0].strip() == "LEUCAS CAN TRY IT: 50 %"
    assert "Athlétisme\N{MINUS SIGN}1: 3 or less on a D6, 50 %" in said
    assert "failure: stays at 12.36, 6.40, 2.00; 3.00 pas are spent" in said
    assert "8.60 of 9 pas, hurrying" in said
    assert "ICH-LEAP-04" in said


def test_a_path_is_told_in_french(pas):
    said = pas("move", "vertical", "leucas", JUMP_AND_LEAP, "--hurry", "--lang", "fr").out
    assert said.splitlines()[0].strip() == typeset("LEUCAS PEUT L’ESSAYER : 50 %")
    assert typeset("Athlétisme\N{MINUS SIGN}1 : 3 ou moins sur un D6, 50 %") in said
    assert "8,60 sur 9 pas, en se hâtant" in said


@pytest.mark.rule("ICH-MOV-01")
def test_a_refused_path_says_where_why_and_by_which_rule(pas):
    said = pas("move", "vertical", "leucas", JUMP_AND_LEAP, "--json")
    document = said.document
    assert (said.exit_code, document["legal"]) == (1, False)
    assert (document["reason"], document["rule"]) == ("too_far", "ICH-LEAP-11")
    assert document["at"] == pytest.approx([12.36, 6.4, 2.0], abs=0.01)
    words = pas("move", "vertical", "leucas", JUMP_AND_LEAP)
    assert words.exit_code == 1
    assert words.out.splitlines()[0].strip() == "LEUCAS CANNOT DO THAT"
    assert "too far: it takes 3 pas and 0.899 are left (ICH-LEAP-11)" in words.out


def test_triggers_are_told_in_order(pas):
    path = ("move", "vertical", "thaleia", "jump 21,4.2", "--hurry", "--alert", "jelena")
    triggers = pas(*path, "--json").document["triggers"]
    assert [trigger["kind"] for trigger in triggers] == ["enters_view", "enters_range", "in_reach"]
    assert [trigger["along"] for trigger in triggers] == sorted(trigger["along"] for trigger in triggers)
    assert "within reach of myrine: opportunity attack" in pas(*path).out


def test_the_athletisme_that_was_taken_is_said(pas):
    path = ("move", "vertical", "pilgrim", "walk 24,16")
    assert "3 by default: it has no profile; --athletisme sets it" in pas(*path).out
    assert "5, as you said" in pas(*path, "--athletisme", 5).out
    assert pas(*path, "--json").document["athletisme_from"] == "common"
    assert pas("move", "vertical", "davios", "walk 1.2,8", "--json").document["athletisme_from"] == "profile"


def test_a_common_figure_can_be_moved_from_any_place(pas):
    said = pas("move", "two_towers", "5,6", "walk 8,6", "--json")
    assert (said.exit_code, said.document["figure"], said.document["cost"]) == (0, "5,6", pytest.approx(3.0, abs=0.01))


@pytest.mark.rule("ICH-CROUCH-01")
@pytest.mark.parametrize("name", shipped_scenes())
def test_on_every_shipped_scene_crouching_costs_one_pas(pas, name):
    figures = tomllib.loads(shipped_scenes()[name].read_text("utf-8"))["figures"]
    upright = next(figure["id"] for figure in figures if not figure.get("crouched"))
    said = pas("move", name, upright, "crouch", "--json")
    assert said.exit_code == 0, said.err
    assert said.document["cost"] == 1.0


@pytest.mark.parametrize(
    ("figure", "path", "trouble"),
    [
        ("davios", "wolk 3,4", "did you mean 'walk'"),
        ("davios", "from 9,9; walk 3,4", "the path starts at 9,9"),
        ("davios", "walk nan,4", "not finite"),
        ("davios", "walk 3,four", "'four' is not a number"),
        ("davios", "walk 30,4", "30,4 is off the table"),
        ("davios", "ladder 3,4", "write 'ladder 3,4,5'"),
        ("davios", "walk 3,4;; walk 3,5", "leg 2 of the path is empty"),
        ("davios", ";;", "the path has no legs"),
        ("davos", "walk 3,4", "did you mean 'davios'"),
        ("12,9,2", "walk 3,4", "no floor at height 2"),
        ("8.3,9,2", "walk 3,4", "no floor at height 2"),
        ("6,9,1", "walk 3,4", "no floor at height 1"),
    ],
)
def test_what_cannot_be_judged_is_one_line_that_says_what_and_where(pas, ledges, figure, path, trouble):
    said = pas("move", ledges, figure, path)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert trouble in said.err
    assert "ledges.toml" in said.err


@pytest.mark.parametrize("value", ["0", "7", "strong"])
def test_an_athletisme_that_no_figure_has_is_refused(pas, value):
    said = pas("move", "vertical", "davios", "walk 1.2,8", "--athletisme", value)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)


@pytest.mark.rule("ICH-FALL-11")
def test_a_ledge_too_small_for_the_base_is_a_rules_matter(pas, ledges):
    """Leaping onto it is allowed: one falls on its far side."""
    said = pas("move", ledges, "davios", "walk 9,9; leap 12,9", "--hurry", "--json")
    assert said.exit_code == 1, "nine pas do not reach"
    near = pas("move", ledges, "10.5,9", "leap 12,9", "--json").document
    assert near["legs"][-1]["fall"]["cause"] == "support_too_small"
    assert near["end"][0] > 12.2


@pytest.mark.rule("ICH-FALL-01", "ICH-FALL-03")
def test_a_fall_is_ruled_with_its_outcomes(pas):
    said = pas("fall", "vertical", "leucas", "17,8.5,5", "--json")
    document = said.document
    assert (said.exit_code, document["height"], document["onto"]) == (0, pytest.approx(5.0), "ground")
    assert document["roll"]["faces"] == [1, 2, 3, 4]
    assert sum(outcome["chance"] for outcome in document["outcomes"]) == pytest.approx(1.0)
    words = pas("fall", "vertical", "leucas", "17,8.5,5").out
    assert words.splitlines()[0].strip() == "LEUCAS FALLS 5.00 PAS: 67 % TO LAND WELL"
    assert "17 % 2D3 damage, turn over" in words


@pytest.mark.rule("ICH-FALL-02")
def test_a_short_fall_is_safe(pas):
    said = pas("fall", "vertical", "leucas", "10.5,5")
    assert said.out.splitlines()[0].strip() == "LEUCAS FALLS 2.00 PAS, UNHURT"
    assert "TOMBE DE 2,00 PAS" in pas("fall", "vertical", "leucas", "10.5,5", "--lang", "fr").out


def test_who_stands_does_not_fall(pas):
    said = pas("fall", "vertical", "leucas", "8,5")
    assert said.out.splitlines()[0].strip() == "LEUCAS DOES NOT FALL"


@pytest.mark.parametrize(
    ("at", "trouble"), [("nan,3", "is no place"), ("30,3", "off the table"), ("14,8.5,2", "inside tower"), ("f9", "f1")]
)
def test_a_fall_from_nowhere_is_bad_input(pas, at, trouble):
    said = pas("fall", "vertical", "leucas", at)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert trouble in said.err


@pytest.mark.pictures
def test_a_judged_path_is_drawn(pas, tmp_path):
    picture = tmp_path / "path.png"
    said = pas("move", "vertical", "leucas", JUMP_AND_LEAP, "--picture", picture, "--json")
    assert (said.exit_code, said.document["picture"]) == (1, str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["path.jpg", "missing/path.png"])
def test_a_picture_that_cannot_be_written_is_refused_before_any_work(pas, tmp_path, name):
    said = pas("move", "vertical", "leucas", JUMP_AND_LEAP, "--picture", tmp_path / name)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
