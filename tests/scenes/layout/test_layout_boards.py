"""Every rule of the set-up that a scenario of Mythic Battles breaks is named, with its area."""

import shutil

import pytest

from scenes.layout.legality import check_layout
from scenes.matches import CATALOGUE

MATCH = """
format = "pas-scene/1"
game = "mythic"
name = "By the water"
board = "agora.toml"
[match]
mode = "adventure"
players = ["ann", "bob"]
lead = "ann"
[match.armies]
ann = ["athena", "heracles", "hoplites", "amazons"]
bob = ["hades", "cerberus", "infernal_hounds", "infernal_warriors"]
[match.zones]
ann = ANN
bob = BOB
[[match.victory]]
kind = "stones"
count = 2
"""


@pytest.fixture
def judged(tmp_path):
    shutil.copy(CATALOGUE / "mythic" / "boards" / "agora.toml", tmp_path)

    def judge(stones=("temple", "theatre"), ann='["north-gate"]', bob='["south-gate"]'):
        lines = "".join(f'[[stones]]\narea = "{area}"\n' for area in stones)
        path = tmp_path / "water.toml"
        path.write_text(MATCH.replace("ANN", ann).replace("BOB", bob) + lines, encoding="utf-8")
        return check_layout(path)

    return judge


def test_a_sound_scenario_on_a_board_breaks_nothing(judged):
    assert judged().problems == ()


@pytest.mark.rule("MYT-WIN-03")
def test_fewer_stones_than_are_needed_to_win_are_named(judged):
    (one,) = judged(stones=("temple",)).problems
    assert (one.code, one.rule, one.facts) == ("too_few_stones", "MYT-WIN-03", {"count": 1, "needed": 2})


@pytest.mark.rule("MYT-WALK-04")
def test_a_stone_that_nobody_can_walk_to_is_named_for_both_zones(judged):
    found = judged(stones=("oracle-rock", "temple")).problems
    assert [(one.code, one.area, one.key) for one in found] == [
        ("stone_unreachable", "oracle-rock", "stones[0].area"),
        ("stone_unreachable", "oracle-rock", "stones[0].area"),
    ]


@pytest.mark.rule("MYT-DEPLOY-02")
def test_an_area_in_the_zones_of_two_armies_is_named(judged):
    (one,) = judged(ann='["north-gate", "temple"]', bob='["temple"]').problems
    assert (one.code, one.area) == ("zone_areas_shared", "temple")


@pytest.mark.rule("MYT-DEPLOY-03")
def test_an_army_whose_zone_is_all_rock_cannot_deploy(judged):
    found = [one for one in judged(ann='["oracle-rock"]').problems if one.code == "unit_cannot_deploy"]
    assert [one.facts["unit"] for one in found] == ["athena", "heracles", "hoplites", "amazons"]


@pytest.mark.rule("MYT-TABLE-04")
def test_more_troops_than_a_zone_has_room_for_are_named(judged):
    (one,) = [one for one in judged(ann='["oracle-rock"]').problems if one.code == "zone_too_small_for_army"]
    assert (one.facts["room"], one.facts["count"]) == (1, 2)


def test_a_stone_in_a_deployment_zone_is_noted(judged):
    assert ("stones_in_a_zone", "north-gate") in {
        (one.code, one.area) for one in judged(stones=("temple", "north-gate")).notes
    }
