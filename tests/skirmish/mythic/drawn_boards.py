"""Boards to be drawn on a napkin, and the fixture boards of the rule catalogue with their units."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from skirmish.board.board import board_from
from skirmish.board.checks import board_faults
from skirmish.board.drawing import BoardError, read_drawing
from skirmish.mythic.state.book import Book
from skirmish.mythic.state.play import Position
from skirmish.mythic.state.state import MythicState, Unit
from skirmish.mythic.units.unit_cards import Row, UnitCard

CATALOGUE = Path(__file__).parents[3] / "scenes" / "catalogue" / "rules" / "mythic.toml"
RENAMED = {"outline": "polygon"}


@cache
def catalogue():
    return tomllib.loads(CATALOGUE.read_text("utf-8"))


def example(name):
    """An example of the catalogue: what is given, and what is expected."""
    found = next(one for one in catalogue()["example"] if one["id"] == name)
    return found["given"], found["expect"]


def fixture(name):
    return next(one for one in catalogue()["fixture"] if one["id"] == name)


def fixture_document(name):
    """A fixture board as a board document."""
    drawn = fixture(name)
    areas = [{RENAMED.get(key, key): value for key, value in area.items()} for area in drawn["areas"]]
    boundaries = [
        {"id": one["id"], "between": one["areas"], "kind": one["type"], "line": one["line"]}
        | ({"low": one["heights_low"]} if "heights_low" in one else {})
        for one in drawn["boundaries"]
    ]
    return {"name": name, "areas": areas, "boundaries": boundaries}


def fixture_board(name):
    return board_from(fixture_document(name))


def fixture_position(name, **ranges):
    """A fixture board with its units where the catalogue puts them; ranges may be given by unit."""
    units = fixture(name)["units"]
    return position(
        fixture_board(name),
        {unit["id"]: (unit["area"], unit["side"], ranges.get(unit["id"], unit.get("range", 0))) for unit in units},
    )


def position(board, units):
    """A moment of a game: units by name, each with area, side and range."""
    sides = tuple(dict.fromkeys(side for _, side, _ in units.values()))
    cards = {name: UnitCard(name, name, "hero", (Row(4, 5, reach, 1),), 1) for name, (_, _, reach) in units.items()}
    state = MythicState(
        stage="playing",
        board="board",
        units={name: Unit(name, name, side, 1, area, entered=True) for name, (area, side, _) in units.items()},
        elements={area.id: area.elements for area in board.areas.values() if area.elements},
    )
    return Position(Book({"board": board}, cards, sides, tuple((side,) for side in sides)), state)


def square(name, column, row, terrain="open_ground", **more):
    """A square area of side 2 in a grid; its icon is in its middle."""
    x, y = 2 * column, 2 * row
    corners = [[x, y], [x + 2, y], [x + 2, y + 2], [x, y + 2]]
    return {"id": name, "terrain": terrain, "capacity": 3, "icon": [x + 1, y + 1], "polygon": corners, **more}


def border(a, b, kind="normal", **more):
    return {"between": [a, b], "kind": kind, **more}


def row_of_squares(*terrains, kinds=()):
    """Squares s0, s1, … from west to east, with these terrains and kinds of boundary between them."""
    kinds = [*kinds, *["normal"] * len(terrains)]
    return {
        "areas": [square(f"s{place}", place, 0, terrain) for place, terrain in enumerate(terrains)],
        "boundaries": [border(f"s{place}", f"s{place + 1}", kinds[place]) for place in range(len(terrains) - 1)],
    }


def faults(document):
    """Everything wrong with a board document, as text."""
    try:
        return [str(fault) for fault in board_faults(read_drawing(document))]
    except BoardError as refusal:
        return [str(refusal)]
