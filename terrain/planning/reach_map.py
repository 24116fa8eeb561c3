"""Maps where a body can get in one move: for every place the least cost, the best chance, and the harm risked.

Row of `places`: 0 x, 1 y, 2 elevation, in pas.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from terrain.planning.labels import CHANCE, COST, DEEP, HARM, SAME
from terrain.planning.trial.tried_search import TriedSearch

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from terrain.movement.answers import Place
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.move_rules import MoveRules
    from terrain.planning.trial.ledger import Referee


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


def reach(
    field: Field,
    landscape: Landscape,
    start: Place,
    rules: MoveRules,
    *,
    referee: Referee | None = None,
    tried: bool = True,
) -> Reach:
    """Map where a body that stands at a place can get.

    Every way was tried on the mesh and by the rules that the referee keeps; if not, the map is what the field says: it
    takes a fraction of the time, and a few of its places may be none.
    """
    found = TriedSearch(field, landscape, start, rules, referee)
    book = found.everywhere() if tried else found.untried()
    nodes = np.flatnonzero(book.first >= 0)
    first, last = book.first[nodes], book.last[nodes]
    extra = found.extra_costs(book, np.concatenate([first, last])) if tried else {}
    costs, safest_costs = (
        book.real[labels, COST] + np.array([extra.get(label, 0.0) for label in labels.tolist()])
        for labels in (first, last)
    )
    last = np.where(safest_costs <= rules.allowance_pas + SAME, last, first)
    kept = costs <= rules.allowance_pas + SAME
    cheapest, safest = book.real[first[kept]], book.real[last[kept]]
    return Reach(
        field, start, rules, nodes[kept],
        costs_pas=costs[kept], cheapest_chances=cheapest[:, CHANCE],
        chances=safest[:, CHANCE], safest_costs_pas=np.where(last == first, costs, safest_costs)[kept],
        harms=safest[:, HARM], deepest_pas=safest[:, DEEP],
    )  # fmt: skip
