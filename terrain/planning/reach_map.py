"""Maps where a body can get in one move: for every place the least cost, the best chance, and the harm risked.

Row of `places`: 0 x, 1 y, 2 elevation, in pas.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from terrain.lattice.units import to_units
from terrain.planning.conditions import lie_of, terms_of
from terrain.planning.label_search import begin, begin_at, search
from terrain.planning.labels import CHANCE, COST, DEEP, HARM, new_book

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from terrain.movement.answers import Place
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.labels import Book, Lie, Terms
    from terrain.planning.move_rules import MoveRules

MOST_LABELS = 1 << 20

SQUEEZED_CELLS = (1, 2, 4, 8, 12)
"""Cells around a start whose nodes are tried on the mesh, until some are found, when no other way leads out of it."""


@dataclass(frozen=True, eq=False)
class Reach:
    """Every place that a body can get to in one move, a row for each: cells on all floors.

    Of the ways there, `costs_pas` is of the cheapest; `chances`, `harms` and `deepest_pas` are of the safest, and
    `safest_costs_pas` is what that one costs.
    """

    field: Field
    start: Place
    rules: MoveRules
    nodes: NDArray[np.int64]
    costs_pas: NDArray[np.float64]
    cheapest_chances: NDArray[np.float64]
    chances: NDArray[np.float64]
    safest_costs_pas: NDArray[np.float64]
    harms: NDArray[np.float64]
    deepest_pas: NDArray[np.float64]
    """The deepest fall that the safest way may cause, wanted or not."""

    @property
    def cell_pas(self) -> float:
        return self.field.form.cell_pas

    @cached_property
    def places_pas(self) -> NDArray[np.float64]:
        """Where the places are: near the middles of their cells, at their elevations."""
        return np.asarray(self.field.places[self.nodes])

    @property
    def area_pas2(self) -> float:
        return len(self.nodes) * self.cell_pas**2

    def row_near(self, place: Place) -> int | None:
        """The row of the place of this reach that is in the same cell and on the same floor, when there is one."""
        rows = {int(node): row for row, node in enumerate(self.nodes)}
        near = [rows[node] for node in self.field.nodes_near(place, 0) if node in rows]
        return near[0] if near else None


def reach(field: Field, landscape: Landscape, start: Place, rules: MoveRules) -> Reach:
    """Map where a body that stands at a place can get."""
    lie = lie_of(field, landscape, rules)
    book = search_from(field, landscape, lie, start, rules)
    nodes = np.flatnonzero(book.first >= 0)
    cheapest, safest = book.real[book.first[nodes]], book.real[book.last[nodes]]
    return Reach(
        field, start, rules, nodes,
        costs_pas=cheapest[:, COST], cheapest_chances=cheapest[:, CHANCE],
        chances=safest[:, CHANCE], safest_costs_pas=safest[:, COST], harms=safest[:, HARM],
        deepest_pas=safest[:, DEEP],
    )  # fmt: skip


def search_from(
    field: Field,
    landscape: Landscape,
    lie: Lie,
    start: Place,
    rules: MoveRules,
    goal: int = -1,
    *,
    safest: bool = False,
) -> Book:
    """Search from a place; the nodes around it are those that one gets to from there on the mesh."""
    book = new_book(len(field.nodes.storey), MOST_LABELS)
    terms = terms_of(rules)
    set_out(field, landscape, lie, start, book, terms)
    search(lie, book, terms, goal, safest)
    return book


def set_out(field: Field, landscape: Landscape, lie: Lie, start: Place, book: Book, terms: Terms) -> None:
    """Write the first labels of a search from a place: those of the nodes that one walks to from there."""
    (x, y), known = field.points(start[0], start[1]), int(book.counts[1])
    if begin(lie, book, terms, float(x), float(y), float(to_units(start[2]))) == known:
        _squeeze_out(field, landscape, start, book, terms)


def _squeeze_out(field: Field, landscape: Landscape, start: Place, book: Book, terms: Terms) -> None:
    """Begin at nodes to which one walks on the mesh, from a start that is too narrow for the field."""
    tried: set[int] = set()
    known = int(book.counts[0])
    for cells in SQUEEZED_CELLS:
        for node in field.nodes_near(start, cells):
            if node in tried or field.low[node]:
                continue
            tried.add(node)
            walk = landscape.walk(field.mover, start, (float(field.places[node, 0]), float(field.places[node, 1])))
            if walk.stop is None and abs(walk.end[2] - field.places[node, 2]) <= field.form.step_pas:
                begin_at(book, terms, node, walk.length_pas)
        if book.counts[0] > known:
            return
