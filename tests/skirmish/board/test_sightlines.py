"""Lines of sight: from icon to icon, past obstacles, decided exactly."""

from __future__ import annotations

import pytest

from skirmish.board.board import board_from
from skirmish.board.sightlines import ignores_obstacles, visible
from skirmish.board.terrains import TERRAINS
from skirmish.mythic.state.areas import sees
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.drawn_boards import border, catalogue, fixture_board, row_of_squares, square

NOBODY = frozenset()


@pytest.mark.rule("MYT-LOS-01", "MYT-TERR-04")
@pytest.mark.parametrize("terrain", sorted(TERRAINS))
def test_an_area_blocks_when_its_terrain_is_an_obstacle(terrain):
    """Seen across a square of each terrain; the catalogue says which of them block."""
    board = board_from(row_of_squares("open_ground", terrain, "open_ground"))
    blocks = next(one["obstacle"] for one in catalogue()["terrain"] if one["id"] == terrain)
    assert visible(board, "s0", "s2", NOBODY) is not blocks


@pytest.mark.rule("MYT-LOS-01")
def test_of_all_boundaries_only_walls_block():
    for kind in ("normal", "chains", "escarpment", "cage_walls", "wall"):
        board = board_from(row_of_squares("open_ground", "open_ground", kinds=[kind]))
        assert visible(board, "s0", "s1", NOBODY) is (kind != "wall")


@pytest.mark.rule("MYT-LOS-02")
def test_obstacles_at_both_ends_hide_nothing():
    """From forest to ruins, past open ground: only what lies between counts."""
    board = board_from(row_of_squares("forest", "open_ground", "ruins"))
    assert visible(board, "s0", "s2", {"s0", "s2"})
    assert not visible(board, "s0", "s2", {"s0", "s1", "s2"})


@pytest.mark.rule("MYT-LOS-03")
def test_in_one_area_everybody_is_seen():
    board = board_from(row_of_squares("cage", "forest"))
    assert visible(board, "s0", "s0", {"s0"})


@pytest.mark.rule("MYT-LOS-04")
def test_a_wall_of_an_end_area_hides_its_neighbour():
    board = board_from(row_of_squares("open_ground", "open_ground", kinds=["wall"]))
    assert board.neighbours("s0") == ("s1",)
    assert not visible(board, "s0", "s1", NOBODY)


@pytest.mark.rule("MYT-LOS-05", "MYT-BOUND-04")
def test_sight_uses_the_stretch_it_crosses_and_not_the_best_one():
    """A border half wall, half open: the icons decide which half the line crosses."""
    for wall, free in (([[4, 0], [4, 3]], [[4, 3], [4, 4]]), ([[4, 0], [4, 1]], [[4, 1], [4, 4]])):
        wide = [
            {"id": "P", "terrain": "open_ground", "capacity": 3, "icon": [2, 2]},
            {"id": "Q", "terrain": "open_ground", "capacity": 3, "icon": [6, 2]},
        ]
        wide[0]["polygon"] = [[0, 0], [4, 0], [4, 4], [0, 4]]
        wide[1]["polygon"] = [[4, 0], [8, 0], [8, 4], [4, 4]]
        document = {"areas": wide, "boundaries": [border("P", "Q", "wall", line=wall), border("P", "Q", line=free)]}
        assert visible(board_from(document), "P", "Q", NOBODY) is (wall[1][1] < 2)


@pytest.mark.rule("MYT-LOS-06")
@pytest.mark.parametrize(("end", "sees_it"), [("2.000", False), ("1.999", True), ("2.001", False)])
def test_a_line_that_touches_the_end_of_a_wall_is_blocked(end, sees_it):
    """The line runs at height 2; the wall ends exactly there, a thousandth below, a thousandth above."""
    stop = float(end)
    areas = [
        {
            "id": "P",
            "terrain": "open_ground",
            "capacity": 3,
            "icon": [2, 2],
            "polygon": [[0, 0], [4, 0], [4, 4], [0, 4]],
        },
        {
            "id": "Q",
            "terrain": "open_ground",
            "capacity": 3,
            "icon": [6, 2],
            "polygon": [[4, 0], [8, 0], [8, 4], [4, 4]],
        },
    ]
    walls = [border("P", "Q", "wall", line=[[4, 0], [4, stop]]), border("P", "Q", line=[[4, stop], [4, 4]])]
    assert visible(board_from({"areas": areas, "boundaries": walls}), "P", "Q", NOBODY) is sees_it


@pytest.mark.rule("MYT-LOS-06")
def test_a_line_that_runs_along_a_wall_is_blocked():
    """Two squares above, two below, the icons of the outer ones on the border line between the rows."""
    west = {
        "id": "w",
        "terrain": "open_ground",
        "capacity": 3,
        "icon": [-1, 2],
        "polygon": [[-2, 0], [0, 0], [0, 4], [-2, 4]],
    }
    east = {
        "id": "e",
        "terrain": "open_ground",
        "capacity": 3,
        "icon": [3, 2],
        "polygon": [[2, 0], [4, 0], [4, 4], [2, 4]],
    }
    middle = [square("low", 0, 0), square("high", 0, 1)]
    sides = [border(end, part) for end in ("w", "e") for part in ("low", "high")]
    for kind in ("normal", "wall"):
        board = board_from({"areas": [west, *middle, east], "boundaries": [*sides, border("low", "high", kind)]})
        assert visible(board, "w", "e", NOBODY) is (kind == "normal")


@pytest.mark.rule("MYT-LOS-07")
def test_a_line_along_an_edge_or_through_a_corner_passes_no_area():
    """Between two forests, exactly along their common edge: neither counts, even with units in both."""
    west = {
        "id": "w",
        "terrain": "open_ground",
        "capacity": 3,
        "icon": [-1, 2],
        "polygon": [[-2, 0], [0, 0], [0, 4], [-2, 4]],
    }
    east = {
        "id": "e",
        "terrain": "open_ground",
        "capacity": 3,
        "icon": [3, 2],
        "polygon": [[2, 0], [4, 0], [4, 4], [2, 4]],
    }
    woods = [square("low", 0, 0, "forest"), square("high", 0, 1, "forest")]
    sides = [border(end, part) for end in ("w", "e") for part in ("low", "high")]
    document = {"areas": [west, *woods, east], "boundaries": [*sides, border("low", "high")]}
    assert visible(board_from(document), "w", "e", {"low", "high"})
    west["icon"] = [-1, 2.001]
    assert board_from(document).line("w", "e").areas == ("high",)


@pytest.mark.rule("MYT-LOS-07")
def test_tenths_are_tenths():
    """A corner at (0.3, 0.3) lies on the diagonal, although no binary fraction does: the line only grazes it."""
    a = {"id": "a", "terrain": "open_ground", "capacity": 3, "icon": [0.1, 0.1]}
    a["polygon"] = [[0, 0], [0.3, 0], [0.3, 0.3], [0, 0.3]]
    b = {"id": "b", "terrain": "open_ground", "capacity": 3, "icon": [0.7, 0.7]}
    b["polygon"] = [[0.3, 0.3], [0.9, 0.3], [0.9, 0.9], [0.3, 0.9]]
    c = {"id": "c", "terrain": "forest", "capacity": 3, "icon": [0.6, 0.1]}
    c["polygon"] = [[0.3, 0], [0.9, 0], [0.9, 0.3], [0.3, 0.3]]
    board = board_from({"areas": [a, b, c], "boundaries": [border("a", "c"), border("b", "c")]})
    assert board.line("a", "b").areas == ()


@pytest.mark.rule("MYT-LOS-08")
def test_friend_and_foe_block_alike_and_stones_do_not():
    arena = Arena("...").add("archer", "ann", "a1").add("mark", "bob", "c1").stone("b1")
    assert sees(arena.position(), "a1", "c1")
    assert not sees(arena.add("friend", "ann", "b1").position(), "a1", "c1")
    foe = Arena("...").add("archer", "ann", "a1").add("mark", "bob", "c1").add("foe", "bob", "b1", "troop", vitality=1)
    assert not sees(foe.position(), "a1", "c1")


@pytest.mark.rule("MYT-LOS-09")
def test_an_empty_area_is_seen_by_the_same_line():
    """Nobody stands in c1, d1; a forest at b1 hides c1 from a1, and nothing hides b1 itself."""
    position = Arena(".F..").add("archer", "ann", "a1").position()
    assert (sees(position, "a1", "b1"), sees(position, "a1", "c1")) == (True, False)


@pytest.mark.rule("MYT-LOS-10", "MYT-TERR-16", "MYT-TERR-18")
@pytest.mark.parametrize(
    ("terrain", "over"), [("rock", True), ("stairs", True), ("cliff", False), ("open_ground", False)]
)
def test_from_rock_and_stairs_one_looks_over_units_terrain_and_walls(terrain, over):
    board = board_from(row_of_squares(terrain, "forest", "ruins", "open_ground", kinds=["wall"]))
    assert visible(board, "s0", "s3", {"s1"}) is over
    assert ignores_obstacles(board, "s0", "s3") is over


@pytest.mark.rule("MYT-LOS-10", "MYT-BOUND-10")
def test_from_above_heights_one_looks_over_everything_towards_lower_areas():
    board = fixture_board("MYT-FIX-05")
    assert visible(board, "U", "L", {"M"})
    assert not visible(board, "L", "U", {"M"})
    assert not visible(board, "W", "M", {"U"})


@pytest.mark.rule("MYT-LOS-10", "MYT-FLY-10")
def test_an_aerial_attack_looks_over_everything():
    position = Arena(".F.").add("harpy", "ann", "a1").position()
    assert not sees(position, "a1", "c1")
    assert sees(position, "a1", "c1", aerial=True)


@pytest.mark.rule("MYT-LOS-11")
def test_a_line_is_the_same_both_ways():
    board = fixture_board("MYT-FIX-01")
    for a in board.areas:
        for b in board.areas:
            there, back = board.line(a, b), board.line(b, a)
            assert (set(there.areas), set(there.boundaries)) == (set(back.areas), set(back.boundaries))


@pytest.mark.rule("MYT-LOS-12")
def test_a_concave_end_area_does_not_block_when_the_line_comes_back_into_it():
    """A horseshoe of forest around a square: from its one arm the line passes the square and the other arm."""
    horseshoe = [[0, 0], [6, 0], [6, 4], [4, 4], [4, 2], [2, 2], [2, 4], [0, 4]]
    shoe = {"id": "shoe", "terrain": "forest", "capacity": 3, "icon": [1, 3], "polygon": horseshoe}
    pond = {"id": "pond", "terrain": "water", "capacity": 3, "icon": [3, 3]}
    pond["polygon"] = [[2, 2], [4, 2], [4, 4], [2, 4]]
    far = {"id": "far", "terrain": "open_ground", "capacity": 3, "icon": [7, 3]}
    far["polygon"] = [[6, 0], [8, 0], [8, 4], [6, 4]]
    board = board_from({"areas": [shoe, pond, far], "boundaries": [border("shoe", "pond"), border("shoe", "far")]})
    assert board.line("shoe", "far").areas == ("pond",)
    assert visible(board, "shoe", "far", {"shoe", "far"})
    assert not visible(board, "shoe", "far", {"pond"})


@pytest.mark.rule("MYT-LOS-13", "MYT-TERR-02", "MYT-TERR-03")
@pytest.mark.parametrize("terrain", ["forest", "ruins"])
def test_an_emptied_forest_or_ruin_no_longer_hides(terrain):
    """Its last tree or column gone, it is open ground; a rock is not emptied by anything."""
    board = board_from(row_of_squares("open_ground", terrain, "open_ground"))
    assert not visible(board, "s0", "s2", NOBODY)
    assert visible(board, "s0", "s2", NOBODY, emptied={"s1"})
    document = row_of_squares("open_ground", terrain, "open_ground")
    document["areas"][1]["elements"] = 0
    assert visible(board_from(document), "s0", "s2", NOBODY)


def test_blockers_are_named_from_the_shooter_on():
    """A wall, then a forest, then a unit; each with why."""
    board = board_from(row_of_squares("open_ground", "forest", "open_ground", "open_ground", kinds=["wall"]))
    found = board.line("s0", "s3").blockers({"s2"})
    assert [(one.what, one.why) for one in found] == [("s0-s1-0", "wall"), ("s1", "terrain"), ("s2", "units")]
    assert [float(one.at) for one in found] == [1 / 6, 1 / 6, 0.5]
