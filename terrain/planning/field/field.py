"""Prepares the field of a table for a body: all places where it can be, and how it gets from one to the next.

The steps, each of which can be inspected: 1 cut the scenery into columns, 2 sound the storeys of every point and
drop those inside solids, 3 join them to nodes, a few for each cell, 4 walk from node to node, 5 search for links
beyond the rims. A field is cached on disk by the content of its table, the body and the sources that computed it;
deleting it costs only time.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from terrain.lattice.tolerances import STEP_PAS, WALKABLE_SLOPE_DEG
from terrain.lattice.units import to_pas, to_units
from terrain.machine import cache
from terrain.machine.sources import made_by
from terrain.movement.answers import Mover
from terrain.movement.ladders import END_PAS
from terrain.planning.field.cells import Arcs, Nodes, find_arcs, find_nodes
from terrain.planning.field.columns import cut_into_columns
from terrain.planning.field.hollows import outside_solids
from terrain.planning.field.link_finder import LADDER, ROPE, Ground, Reach
from terrain.planning.field.links import Links, Upright, find_links
from terrain.planning.field.soundings import new_pad, probe
from terrain.planning.field.storeys import Storeys, find_storeys, without

if TYPE_CHECKING:
    from terrain.movement.answers import Place
    from terrain.scenery.pieces import Piece
    from terrain.scenery.prepare import Progress
    from terrain.scenery.table import Table

CELL_PAS = 0.25
"""The width of a cell; half of it for small bases, and so on."""

CELLS_PER_BASE = 3
"""A base is at least this many cells wide."""

COLUMNS_PER_CELL = 4


@dataclass(frozen=True)
class Form:
    """What a field is prepared for: a base, its height upright and crouched, a step, the steepest slope and a reach."""

    base_pas: tuple[float, float]
    turn_deg: float
    height_pas: float
    low_height_pas: float
    step_pas: float
    slope_deg: float
    reach: Reach

    @property
    def cell_pas(self) -> float:
        """The width of a cell: a quarter pas, halved until a base is some cells wide."""
        halvings = math.ceil(math.log2(CELL_PAS * CELLS_PER_BASE / min(self.base_pas)))
        return CELL_PAS / 2 ** max(halvings, 0)


@dataclass(frozen=True, eq=False)
class Field:
    """A table as one body sees it: storeys at close points, nodes for cells, arcs and links between nodes."""

    size_pas: tuple[float, float]
    form: Form
    storeys: Storeys
    nodes: Nodes
    arcs: Arcs
    links: Links

    @cached_property
    def places(self) -> Any:
        """Where each node is: x, y and elevation in pas."""
        row, column = np.divmod(self.nodes.point, self.storeys.across)
        return np.stack([*self.spots(column, row), to_pas(self.storeys.top[self.nodes.storey])], axis=1)

    def spots(self, column: Any, row: Any) -> tuple[Any, Any]:
        """From points to pas on the table."""
        storeys, (wide, deep) = self.storeys, self.size_pas
        x = (column + 0.5 - storeys.across / 2) * storeys.spacing + wide / 2
        return x, (row + 0.5 - storeys.along / 2) * storeys.spacing + deep / 2

    def points(self, x_pas: Any, y_pas: Any) -> tuple[Any, Any]:
        """From pas on the table to points, counted from the first one."""
        storeys, (wide, deep) = self.storeys, self.size_pas
        column = (x_pas - wide / 2) / storeys.spacing + storeys.across / 2 - 0.5
        return column, (y_pas - deep / 2) / storeys.spacing + storeys.along / 2 - 0.5

    @property
    def mover(self) -> Mover:
        """The body that the field was prepared for."""
        long, short = self.form.base_pas
        return Mover(long if long == short else (long, short), self.form.height_pas, self.form.turn_deg)

    @cached_property
    def low(self) -> Any:
        """For each node whether a body has to crouch there."""
        return self.storeys.room[self.nodes.storey] < to_units(self.form.height_pas)

    def nodes_near(self, place: Place, cells: int = 1) -> list[int]:
        """Nodes of the cell of a place and of cells around it, within a step of its elevation; the nearest first."""
        across, along = self.nodes.across, self.nodes.along
        column, row = (math.floor((of + 0.5) / 3) for of in self.points(place[0], place[1]))
        found = [
            node
            for other in range(max(row - cells, 0), min(row + cells + 1, along))
            for cell in range(max(column - cells, 0), min(column + cells + 1, across))
            for node in range(*self.nodes.start[other * across + cell : other * across + cell + 2])
            if abs(self.places[node, 2] - place[2]) <= self.form.step_pas * (1 + cells)
        ]
        return sorted(found, key=lambda node: (math.dist(self.places[node], place), node))


_READY: WeakKeyDictionary[Table, dict[Form, Field]] = WeakKeyDictionary()


def prepare_field(
    table: Table,
    mover: Mover,
    *,
    low_height_pas: float,
    reach: Reach,
    step_pas: float = STEP_PAS,
    slope_deg: float = WALKABLE_SLOPE_DEG,
    progress: Progress = lambda _: None,
) -> Field:
    """The field of a table for a body: from memory, from the cache, or worked out; the progress goes from 0 to 1."""
    base = mover.base_pas if isinstance(mover.base_pas, tuple) else (mover.base_pas, mover.base_pas)
    turn = mover.turn_deg if base[0] != base[1] else 0.0
    form = Form(base, turn, mover.height_pas, min(low_height_pas, mover.height_pas), step_pas, slope_deg, reach)
    ready = _READY.setdefault(table, {})
    if form not in ready:
        ready[form] = _kept(table, form) or _worked_out_and_kept(table, form, progress)
    progress(1.0)
    return ready[form]


def _name(table: Table, form: Form) -> str:
    """What a field is called on disk."""
    told = hashlib.sha256(f"{table.content} {form}".encode()).hexdigest()[:32]
    return f"field-{told}-{made_by(prepare_field, type(table), *map(type, table.pieces))}"


PARTS: dict[str, Any] = {"storeys": Storeys, "nodes": Nodes, "arcs": Arcs, "links": Links}


def _kept(table: Table, form: Form) -> Field | None:
    """The field as it was kept on disk, when it was."""
    arrays = cache.load(_name(table, form))
    names = {f"{part}_{key}" for part, kind in PARTS.items() for key in kind._fields}
    if arrays is None or set(arrays) != names:
        return None
    return Field(table.size_pas, form, **{part: _packed(part, kind, arrays) for part, kind in PARTS.items()})


def _packed(part: str, kind: Any, arrays: dict[str, Any]) -> Any:
    values = (arrays[f"{part}_{key}"] for key in kind._fields)
    return kind(*(value if value.ndim else value.item() for value in values))


def _worked_out_and_kept(table: Table, form: Form, progress: Progress) -> Field:
    began = perf_counter()
    field = _worked_out(table, form, progress)
    cache.save(_name(table, form), _unpacked(field), perf_counter() - began)
    return field


def _worked_out(table: Table, form: Form, progress: Progress) -> Field:
    cell, half = form.cell_pas, (table.size_pas[0] / 2, table.size_pas[1] / 2)
    columns = cut_into_columns(table, cell / COLUMNS_PER_CELL, COLUMNS_PER_CELL, form.slope_deg, form.step_pas)
    progress(0.3)
    semi_axes = (form.base_pas[0] / 2, form.base_pas[1] / 2)
    body = probe(columns, semi_axes, form.turn_deg, (form.height_pas, form.low_height_pas), form.step_pas)
    storeys = find_storeys(body, cell, half, lambda share: progress(0.3 + 0.4 * share))
    storeys = without(storeys, outside_solids(table, storeys))
    nodes = find_nodes(storeys, body.height)
    arcs = find_arcs(storeys, nodes, body.height)
    uprights = [_upright(piece, table) for piece in table.pieces if piece.kind in UPRIGHTS]
    links = find_links(Ground(body, storeys, nodes, arcs, form.reach, new_pad()), uprights)
    return Field(table.size_pas, form, storeys, nodes, arcs, links)


def _unpacked(field: Field) -> dict[str, Any]:
    return {
        f"{part}_{key}": np.asarray(value) for part in PARTS for key, value in getattr(field, part)._asdict().items()
    }


UPRIGHTS = {"ladder": LADDER, "rope": ROPE}


def _upright(piece: Piece, table: Table) -> Upright:
    """A ladder or rope, from the middle of its lowest corners to the middle of its highest."""
    corners = to_pas(piece.mesh.vertices) - np.array([table.size_pas[0] / 2, table.size_pas[1] / 2, 0.0])
    low, high = float(corners[:, 2].min()), float(corners[:, 2].max())
    foot, top = corners[corners[:, 2] <= low + END_PAS], corners[corners[:, 2] >= high - END_PAS]
    return Upright(UPRIGHTS[piece.kind], (*_middle(foot), low), (*_middle(top), high))


def _middle(corners: Any) -> tuple[float, float]:
    x, y, _ = ((corners.min(axis=0) + corners.max(axis=0)) / 2).tolist()
    return x, y
