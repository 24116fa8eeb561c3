"""Surveys of boards: ways to stones, necks on them, who sees them; stones laid out and moved."""

from __future__ import annotations

import statistics
import tomllib

import pytest

from scenes.files.problems import SceneError
from scenes.games.mythic.layout.board_survey import board_surveyor, stones_file
from scenes.games.mythic.layout.choke_points import necks_between, ways_between
from scenes.games.mythic.layout.placement import StoneTask, improve_stones, place_stones, random_stones
from scenes.layout.place.rewrite import with_stones
from scenes.layout.place.search import FAIR_ENOUGH, NoRoomError
from scenes.plugs.open import survey_of
from tests.given import CATALOGUE

BOARDS = CATALOGUE / "mythic" / "boards"
STRIP = {"a": ["b"], "b": ["a", "c", "d"], "c": ["b", "e"], "d": ["b", "e"], "e": ["c", "d"]}
"""Area a, then the neck b, then two ways c and d to e."""

HEAD = 'format = "pas-scene/1"\ngame = "mythic"\nname = "A strip"\n[board]\n'


def strip_board(folder, stones):
    """Five squares in a row between a zone at either end: its own mirror image."""
    areas = "".join(
        f'  {{ id = "s{n}", terrain = "open_ground", capacity = 4, level = 0, icon = [{2 * n + 1}, 1], '
        f"polygon = [[{2 * n}, 0], [{2 * n + 2}, 0], [{2 * n + 2}, 2], [{2 * n}, 2]] }},\n"
        for n in range(5)
    )
    borders = "".join(f'  {{ between = ["s{n}", "s{n + 1}"] }},\n' for n in range(4))
    zones = "".join(f'[[board.zones]]\nside = "{side}"\nplayers = 2\nareas = ["{area}"]\n'
                    for side, area in (("west", "s0"), ("east", "s4")))  # fmt: skip
    lying = "".join(f'[[board.stones]]\narea = "{area}"  # here\n' for area in stones)
    path = folder / "strip.toml"
    path.write_text(f"{HEAD}areas = [\n{areas}]\nboundaries = [\n{borders}]\n{zones}{lying}", encoding="utf-8")
    return path


def test_the_only_area_on_the_way_is_a_neck():
    assert necks_between(STRIP, ["a"], "e") == ("b",)
    assert ways_between(STRIP, ["a"], "e") == 1
    assert necks_between(STRIP, ["b"], "e") == ()
    assert ways_between(STRIP, ["b"], "e") == 2


def test_a_stone_in_the_zone_has_no_neck_and_one_that_nobody_reaches_no_way():
    assert necks_between(STRIP, ["a"], "a") == ()
    assert (necks_between({"a": [], "z": []}, ["a"], "z"), ways_between({"a": [], "z": []}, ["a"], "z")) == ((), 0)


@pytest.mark.rule("MYT-RANGE-01")
def test_ways_are_counted_by_the_boards_own_distance(tmp_path):
    found = survey_of(strip_board(tmp_path, ["s1"])).stones[0]
    assert [(access.areas, access.walk) for access in found.access.values()] == [(1, 1), (3, 3)]
    assert found.access["east"].necks == ("s2", "s3")


def test_a_mirrored_board_is_even_and_stones_at_ones_feet_are_not(tmp_path):
    even = survey_of(strip_board(tmp_path, ["s1", "s3"]))
    assert (even.imbalance.total, even.imbalance.favours) == (0.0, None)
    west, east = even.stones
    assert (west.access["west"].walk, west.dangers["west"]) == (east.access["east"].walk, east.dangers["east"])
    unfair = survey_of(strip_board(tmp_path, ["s0", "s1"]))
    assert unfair.imbalance.favours == "west"
    assert unfair.imbalance.total >= 3.0


@pytest.mark.parametrize("name", ["agora", "hyperborea", "tartarus"])
def test_stones_of_ten_seeds_are_clearly_fairer_than_random_ones(name):
    looked = board_surveyor(BOARDS / f"{name}.toml")
    task = StoneTask(looked, (), 6)
    placed, random = (
        statistics.mean(looked.imbalance(lay_out(task, seed)).total for seed in range(10))
        for lay_out in (place_stones, random_stones)
    )
    assert placed < 0.5 * random


def test_stones_lie_one_to_an_area_outside_of_zones_and_kept_ones_stay(tmp_path):
    looked = board_surveyor(strip_board(tmp_path, ["s1"]))
    assert place_stones(StoneTask(looked, ("s1",), 2), 1) == ("s1", "s3")
    with pytest.raises(NoRoomError, match=r"4 stones do not fit .* at most 3 do here"):
        place_stones(StoneTask(looked, (), 4), 1)


def test_a_stone_that_makes_a_board_unfair_is_moved_and_no_other(tmp_path):
    path = strip_board(tmp_path, ["s1", "s0"])
    looked = board_surveyor(path)
    (move,) = improve_stones(looked, ["s1", "s0"])
    assert (move.start, move.end) == ("s0", "s3")
    assert move.after <= FAIR_ENOUGH
    text = with_stones(path, ["s1", "s3"], path)
    assert [one["area"] for one in tomllib.loads(text)["board"]["stones"]] == ["s1", "s3"]
    assert 'area = "s1"  # here' in text


def test_stones_of_a_skirmish_are_looked_for_on_its_board():
    with pytest.raises(SceneError, match=r"skirmish_agora.toml:\d+: board: .* name that file: boards/agora.toml"):
        stones_file(CATALOGUE / "mythic" / "skirmish_agora.toml")


def test_a_board_without_stones_is_told_so(tmp_path):
    with pytest.raises(SceneError, match="none lie on the board"):
        survey_of(strip_board(tmp_path, []))
