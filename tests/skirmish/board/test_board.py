"""The board: areas with icon, capacity and terrain, and what is beside what."""

from __future__ import annotations

import pytest

from skirmish.board.board import BoardError, board_from
from skirmish.mythic.state.areas import full
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.drawn_boards import border, fixture_board, position, row_of_squares, square


@pytest.mark.rule("MYT-BOARD-01")
def test_an_area_without_a_terrain_is_no_area():
    """Every area has exactly one terrain: leaving it out or inventing one is refused by name."""
    document = row_of_squares("open_ground", "forest")
    assert board_from(document).terrain("s1").id == "forest"
    document["areas"][1]["terrain"] = "meadow"
    with pytest.raises(BoardError, match=r"areas\[1\].terrain: area 's1' has the unknown terrain 'meadow'"):
        board_from(document)
    del document["areas"][1]["terrain"]
    with pytest.raises(BoardError, match="'terrain' is missing"):
        board_from(document)


@pytest.mark.rule("MYT-BOARD-02")
def test_sight_goes_by_the_icon_and_not_by_the_middle():
    """Three squares in a corner: with its icon moved to the rim, the line no longer passes the forest."""
    corner = [square("a", 0, 0), square("b", 0, 1, "forest"), square("c", 1, 1)]
    document = {"areas": corner, "boundaries": [border("a", "b"), border("b", "c")]}
    assert board_from(document).line("a", "c").areas == ()  # through the corner point
    document["areas"][0]["icon"] = [0.5, 1]
    assert board_from(document).line("a", "c").areas == ("b",)


@pytest.mark.rule("MYT-BOARD-03")
def test_a_troop_of_five_miniatures_takes_one_place():
    """Capacity counts units of all players, not miniatures."""
    arena = Arena("..", options={"capacity": 2}).add("hoplites", "ann", "a1", "troop", vitality=5)
    assert not full(arena.position(), "a1")
    assert full(arena.add("raider", "bob", "a1").position(), "a1")


@pytest.mark.rule("MYT-BOARD-04")
def test_an_area_is_full_with_as_many_units_as_its_capacity():
    board = board_from(row_of_squares("open_ground", "open_ground"))
    two = {"one": ("s0", "red", 0), "two": ("s0", "red", 0)}
    assert not full(position(board, two), "s0")
    assert full(position(board, {**two, "three": ("s0", "blue", 0)}), "s0")


@pytest.mark.rule("MYT-BOARD-05")
def test_a_huge_unit_alone_fills_its_area():
    arena = Arena("..", options={"capacity": 4})
    assert not full(arena.add("small", "ann", "a1").position(), "a1")
    assert full(arena.add("hydra", "bob", "b1", "monster", classes=["huge"]).position(), "b1")


@pytest.mark.rule("MYT-BOARD-06")
def test_areas_parted_by_a_wall_are_adjacent_and_corners_are_not():
    walled = board_from(row_of_squares("open_ground", "open_ground", kinds=["wall"]))
    assert walled.neighbours("s0") == ("s1",)
    corner = fixture_board("MYT-FIX-04")
    assert "d" not in corner.neighbours("a")
    assert corner.borders("a", "d") == ()


@pytest.mark.rule("MYT-BOARD-07")
def test_the_surroundings_are_the_area_and_all_beside_it():
    assert set(fixture_board("MYT-FIX-01").surroundings("A")) == {"A", "N", "S", "R"}


@pytest.mark.rule("MYT-BOARD-08")
def test_stones_and_trees_take_no_place():
    """A forest for two with a tree and three stones still holds two units."""
    arena = Arena("F.", options={"capacity": 2}).add("one", "ann", "a1")
    for _ in range(3):
        arena.stone("a1")
    assert arena.position().state.elements["a1"] == 1
    assert not full(arena.position(), "a1")


@pytest.mark.rule("MYT-BOARD-10")
def test_a_board_is_known_by_areas_boundaries_icons_outlines_levels_and_arrows():
    """What the engine needs comes out of the document as it went in; nothing else is asked for."""
    board = fixture_board("MYT-FIX-05")
    upper, (arrow,) = board.areas["U"], board.borders("U", "M")
    assert (upper.terrain, upper.capacity, upper.level) == ("open_ground", 3, 1)
    assert (upper.icon, upper.polygon) == ((1, 1), ((0, 0), (2, 0), (2, 2), (0, 2)))
    assert (arrow.id, arrow.kind, arrow.between, arrow.line) == ("U-M", "normal", ("U", "M"), ((2, 0), (2, 2)))
    assert arrow.low == "M"


@pytest.mark.rule("MYT-TERR-14", "MYT-TERR-15")
def test_a_path_of_skulls_joins_two_areas_through_a_rift():
    document = row_of_squares("open_ground", "rift", "open_ground")
    assert board_from(document).skull_exits("s1", "s0") == ()
    document["skulls"] = [{"rift": "s1", "between": ["s0", "s2"]}]
    board = board_from(document)
    assert (board.skull_exits("s1", "s0"), board.skull_exits("s1", "s2")) == (("s2",), ("s0",))


def test_the_same_document_gives_the_same_board():
    """What one game has found out about a board serves the next."""
    assert board_from(row_of_squares("rock", "water")) is board_from(row_of_squares("rock", "water"))


def test_deployment_zones_go_by_the_number_of_players():
    document = row_of_squares("open_ground", "open_ground", "open_ground")
    document["zones"] = [
        {"side": "west", "areas": ["s0"]},
        {"side": "east", "areas": ["s2"]},
        {"side": "middle", "areas": ["s1"], "players": 3},
    ]
    board = board_from(document)
    assert board.deployment(2) == {"west": ("s0",), "east": ("s2",)}
    assert board.deployment(3) == {"middle": ("s1",)}
