"""Boards that cannot be played on: each fault names the area, and where the document says it."""

from __future__ import annotations

import pytest

from skirmish.board.board import BoardError, board_from
from tests.skirmish.mythic.drawn_boards import border, faults, row_of_squares, square


def shaped(polygon, icon=(1, 1)):
    return {"areas": [{**square("odd", 0, 0), "polygon": polygon, "icon": list(icon)}]}


def test_a_sound_board_has_no_faults():
    assert faults(row_of_squares("open_ground", "forest", "lava")) == []


def test_overlapping_areas():
    document = row_of_squares("open_ground", "open_ground")
    document["areas"][1]["polygon"] = [[1.99, 0], [4, 0], [4, 2], [1.99, 2]]
    assert faults(document)[0] == "areas[1].polygon: area 's1' overlaps area 's0'"


@pytest.mark.parametrize(
    "polygon",
    [
        [[0, 0], [2, 0], [2, 2], [0, 2]],  # the very same square
        [[0, 2], [0, 0], [2, 0], [2, 2]],  # begun at another corner
        [[0.5, 0.5], [1.5, 0.5], [1.5, 1.5], [0.5, 1.5]],  # inside
        [[-1, -1], [3, -1], [3, 3], [-1, 3]],  # around
        [[1, -1], [3, 1], [1, 3], [-1, 1]],  # a lozenge through all its corners
        [[0, 0], [2, 0], [2, 2], [1, 0.5]],  # with corners in common
    ],
)
def test_every_way_to_overlap(polygon):
    """Whatever the position of two outlines, having some inside in common is found."""
    icon = [1, 1] if polygon[-1] != [1, 0.5] else [1.2, 0.3]
    other = {**square("other", 0, 0), "polygon": polygon, "icon": icon}
    assert "areas[1].polygon: area 'other' overlaps area 'here'" in faults({"areas": [square("here", 0, 0), other]})


@pytest.mark.parametrize("polygon", [[[2, 0], [4, 0], [4, 2], [2, 2]], [[2, 2], [4, 2], [4, 4], [2, 4]]])
def test_touching_is_not_overlapping(polygon):
    other = {**square("other", 1, 0), "polygon": polygon, "icon": [3, 1] if polygon[0] == [2, 0] else [3, 3]}
    assert not [fault for fault in faults({"areas": [square("here", 0, 0), other]}) if "overlaps" in fault]


def test_a_boundary_between_areas_that_do_not_touch():
    document = row_of_squares("open_ground", "open_ground", "open_ground")
    document["boundaries"].append(border("s0", "s2", line=[[2, 0], [2, 2]]))
    assert faults(document) == ["boundaries[2].between: areas 's0' and 's2' do not touch along a line"]


def test_a_boundary_between_areas_that_meet_in_a_corner():
    areas = [square("a", 0, 0), square("b", 1, 1)]
    for more in ({}, {"line": [[2, 2], [2, 2]]}):
        assert faults({"areas": areas, "boundaries": [border("a", "b", **more)]}) == [
            "boundaries[0].between: areas 'a' and 'b' do not touch along a line"
        ]


def test_a_boundary_that_is_a_point():
    document = row_of_squares("open_ground", "open_ground")
    document["boundaries"] = [border("s0", "s1", id="dot", line=[[2, 1], [2, 1]])]
    assert faults(document) == ["boundaries[0].line: boundary 'dot' needs two different points or more"]


def test_a_boundary_that_does_not_say_which_of_two_lines_it_is():
    """A horseshoe meets a bar on both its feet."""
    shoe = {**square("shoe", 0, 0), "icon": [1, 3]}
    shoe["polygon"] = [[0, 2], [2, 2], [2, 4], [4, 4], [4, 2], [6, 2], [6, 6], [0, 6]]
    bar = {**square("bar", 0, 0), "icon": [3, 1], "polygon": [[0, 0], [6, 0], [6, 2], [0, 2]]}
    assert faults({"areas": [shoe, bar], "boundaries": [border("shoe", "bar")]}) == [
        "boundaries[0].between: areas 'shoe' and 'bar' touch along 2 separate lines; say which is meant"
    ]


def test_a_boundary_beside_the_border():
    document = row_of_squares("open_ground", "open_ground")
    document["boundaries"] = [border("s0", "s1", "wall", id="w", line=[[2, 0], [2, 2.001]])]
    assert faults(document)[0] == "boundaries[0].line: boundary 'w' does not lie on the outline of area 's0'"


def test_a_border_that_no_boundary_is_drawn_on():
    """Where two areas touch, the line has a kind: here its upper half has none."""
    document = row_of_squares("open_ground", "open_ground")
    document["boundaries"] = [border("s0", "s1", line=[[2, 0], [2, 1]])]
    assert faults(document) == [
        "areas[1].polygon: areas 's0' and 's1' touch from (2, 0) to (2, 2), where no boundary is drawn"
    ]


def test_an_icon_outside_its_area_or_on_its_outline():
    for icon in ([3, 1], [2, 1], [0, 0]):
        document = row_of_squares("open_ground", "open_ground")
        document["areas"][0]["icon"] = icon
        assert faults(document) == ["areas[0].icon: area 's0' has its icon outside itself"]


def test_an_area_that_cannot_be_reached():
    document = row_of_squares("open_ground", "open_ground")
    document["areas"].append(square("island", 5, 5))
    assert faults(document) == ["areas[2].id: area 'island' cannot be reached from the others"]


@pytest.mark.parametrize(
    ("polygon", "what"),
    [
        ([[0, 0], [2, 2], [2, 0], [0, 2]], "crosses or touches itself at (1, 1)"),
        ([[0, 0], [4, 0], [4, 4], [2, 0], [0, 4]], "crosses or touches itself at (2, 0)"),
        ([[0, 0], [2, 0], [1, 0]], "runs back along itself, as around a hole, at (2, 0)"),
        ([[0, 0], [2, 0], [2, 0], [2, 2]], "has the same corner twice in a row at (2, 0)"),
        ([[0, 0], [2, 0]], "has fewer than 3 corners at (0, 0)"),
    ],
)
def test_outlines_that_are_none(polygon, what):
    assert faults(shaped(polygon))[0] == f"areas[0].polygon: area 'odd': its outline {what}"


def test_a_hole_drawn_with_a_slit():
    """An outline that goes in along a slit, around a hole and out again runs back along itself."""
    keyhole = [[0, 0], [6, 0], [6, 6], [0, 6], [0, 0], [2, 2], [2, 4], [4, 4], [4, 2], [2, 2]]
    assert "as around a hole" in faults(shaped(keyhole, icon=(1, 5)))[0]


def test_a_hole_drawn_with_rings():
    rings = [[[0, 0], [6, 0], [6, 6], [0, 6]], [[2, 2], [2, 4], [4, 4], [4, 2]]]
    assert faults(shaped(rings)) == [
        "areas[0].polygon: area 'odd' has a hole or several parts; an area has one outline"
    ]


def test_names_that_are_taken_and_names_that_nobody_has():
    document = row_of_squares("open_ground", "open_ground")
    document["areas"][1]["id"] = "s0"
    document["boundaries"] = [border("s0", "s9", line=[[2, 0], [2, 2]])]
    assert faults(document)[:1] == ["areas[1].id: 's0' is taken: another of the areas has that id"]
    assert "boundaries[0].between: there is no area 's9'" in faults(document)


def test_arrows_skulls_zones_stones_and_elements_that_do_not_fit():
    document = row_of_squares("open_ground", "open_ground")
    document["boundaries"][0]["low"] = "s7"
    document["skulls"] = [{"rift": "s0", "between": ["s1", "s1"]}]
    document["zones"] = [{"side": "a", "areas": ["s0", "x"]}, {"side": "b", "areas": ["s0"]}]
    document["stones"] = [{"area": "y"}]
    document["areas"][0]["elements"] = 2
    assert faults(document) == [
        "areas[0].elements: area 's0' is open_ground, which has no 3D elements; forest and ruins have",
        "boundaries[0].low: the low side must be 's0' or 's1', not 's7'",
        "skulls[0].rift: 's0' is no rift; skulls lead through rifts",
        "zones[0].areas: there is no area 'x'",
        "zones[1].areas: area 's0' is in two zones for 2 players",
        "stones[0].area: there is no area 'y'",
    ]


def test_levels_of_some_areas_only_and_arrows_that_point_up():
    document = row_of_squares("open_ground", "open_ground")
    document["areas"][0]["level"] = 0
    assert "areas[1].level: area 's1' has no level, but others have; give all or none" in faults(document)
    document["areas"][1]["level"] = 1
    document["boundaries"][0]["low"] = "s1"
    assert faults(document) == ["boundaries[0].low: the arrow points to area 's1', whose level 1 is not below 0"]


def test_skulls_lead_to_areas_beside_the_rift():
    document = row_of_squares("rift", "open_ground", "open_ground")
    document["skulls"] = [{"rift": "s0", "between": ["s1", "s2"]}]
    assert faults(document) == ["skulls[0].between: the path must join two areas beside 's0'"]


@pytest.mark.parametrize("document", [None, 5, [], {}, {"areas": 5}, {"areas": [5]}, {"areas": [{"id": "a"}]}])
def test_documents_that_are_no_boards_are_refused(document):
    with pytest.raises(BoardError):
        board_from(document)


@pytest.mark.parametrize(
    ("key", "value"),
    [("capacity", None), ("capacity", "many"), ("icon", [1]), ("icon", ["x", "y"]), ("polygon", []), ("level", [])],
)
def test_values_that_are_none_are_refused_and_never_a_crash(key, value):
    document = row_of_squares("open_ground", "open_ground")
    document["areas"][0][key] = value
    with pytest.raises(BoardError):
        board_from(document)


def test_numbers_that_are_none_are_refused():
    document = row_of_squares("open_ground", "open_ground")
    document["areas"][0]["icon"] = [float("nan"), float("inf")]
    with pytest.raises(BoardError, match="is not a board document"):
        board_from(document)


def test_an_empty_board():
    assert faults({"areas": []}) == ["areas: a board needs at least one area"]
