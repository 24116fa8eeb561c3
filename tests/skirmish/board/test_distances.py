"""Distances: areas to be entered, whatever lies between; and what is in range."""

from __future__ import annotations

import pytest

from skirmish.board.board import board_from
from skirmish.board.distances import in_range, range_category, shortest_way
from skirmish.mythic.units.stats import range_of
from tests.skirmish.mythic.drawn_boards import border, fixture_board, position, row_of_squares, square


@pytest.mark.rule("MYT-RANGE-01")
def test_the_last_area_is_counted_and_the_first_is_not():
    board = fixture_board("MYT-FIX-01")
    assert [board.distance("A", area) for area in ("A", "N", "H", "C", "K")] == [0, 1, 2, 2, 2]


@pytest.mark.rule("MYT-RANGE-01")
def test_the_shortest_way_counts():
    """Around a square of four: two steps either way, never three."""
    ring = [square("a", 0, 0), square("b", 1, 0), square("c", 1, 1), square("d", 0, 1)]
    borders = [border("a", "b"), border("b", "c"), border("c", "d"), border("d", "a")]
    board = board_from({"areas": ring, "boundaries": borders})
    assert board.distance("a", "c") == 2
    way = shortest_way("a", "c", {area: board.neighbours(area) for area in board.areas})
    assert way in (("a", "b", "c"), ("a", "d", "c"))


@pytest.mark.rule("MYT-RANGE-02", "MYT-BOUND-04")
def test_walls_cliffs_and_full_areas_do_not_lengthen_a_way():
    board = board_from(row_of_squares("open_ground", "cliff", "lava", "open_ground", kinds=["wall", "escarpment"]))
    assert board.distance("s0", "s3") == 3


@pytest.mark.rule("MYT-RANGE-03")
def test_a_target_is_in_range_up_to_the_range():
    assert [in_range(far, 2) for far in (0, 1, 2, 3, None)] == [True, True, True, False, False]


@pytest.mark.rule("MYT-RANGE-04")
def test_range_nought_is_the_same_area_and_one_plus_the_rest():
    assert [range_category(far) for far in (0, 1, 4)] == ["0", "1+", "1+"]


@pytest.mark.rule("MYT-RANGE-08", "MYT-TERR-16", "MYT-TERR-18")
@pytest.mark.parametrize(("terrain", "reach"), [("rock", 3), ("stairs", 3), ("cliff", 2), ("open_ground", 2)])
def test_a_vantage_point_adds_one_to_the_range(terrain, reach):
    board = board_from(row_of_squares(terrain, "open_ground"))
    assert range_of(position(board, {"archer": ("s0", "red", 2)}), "archer", "s1") == reach


@pytest.mark.rule("MYT-RANGE-08")
def test_no_bonus_lifts_a_range_above_ten():
    board = board_from(row_of_squares("rock", "open_ground"))
    assert range_of(position(board, {"archer": ("s0", "red", 10)}), "archer", "s1") == 10


@pytest.mark.rule("MYT-RANGE-08", "MYT-BOUND-09")
def test_heights_add_one_to_the_range_towards_lower_areas_only():
    at = position(fixture_board("MYT-FIX-05"), {"upper": ("U", "red", 1)})
    assert [range_of(at, "upper", area) for area in ("M", "L", "W")] == [2, 2, 1]


def test_areas_within_a_distance_come_nearest_first():
    board = fixture_board("MYT-FIX-01")
    assert board.within("A", 0) == ("A",)
    assert set(board.within("A", 1)) == {"A", "N", "S", "R"}
    assert len(board.within("A", 9)) == 8
