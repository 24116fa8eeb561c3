"""Combines a field with the figures on it, the marked ground and the rules of one move, for the search.

Row of a figure (`Lie.figures`): 0 x, 1 y, 2 radius plus that of the mover, all in points of the field; 3 low, 4 high
in pas.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np
import shapely

from terrain.lattice.units import to_pas, to_units
from terrain.planning.field.cells import LOW, TAKEN, WATER
from terrain.planning.field.links import BOUND_SLACK_PAS
from terrain.planning.labels import Lie, Terms
from terrain.planning.move_rules import Price

if TYPE_CHECKING:
    from terrain.movement.landscape import Landscape
    from terrain.planning.field.field import Field
    from terrain.planning.move_rules import MoveRules
    from terrain.scenery.obstacles import Obstacle
    from terrain.scenery.table import Table

ARC_CELLS = 3
"""The most cells that a walk between nodes leads over."""

TOUCHING_POINTS = 1e-3
"""Bases may touch."""

MOST_BANDS = 6
"""Bands that compiled code keeps for each way to take a link."""

NEVER = Price(math.inf, math.inf)


def terms_of(rules: MoveRules, slack_pas: float = BOUND_SLACK_PAS) -> Terms:
    """The numbers of a move, for compiled code; links that miss a bound by less than the slack keep it."""
    crawl = -1.0 if rules.crawl_factor is None else rules.crawl_factor
    venture = rules.venture.chance if rules.venture else 0.0
    return Terms(rules.allowance_pas, _table_of(rules, slack_pas), crawl, rules.crouch_pas, rules.stand_pas, venture)


def _table_of(rules: MoveRules, slack_pas: float) -> Any:
    """All bands as an array: for each way to take a link its bands, a row each."""
    ways = (
        rules.jump, rules.jump_rise, rules.leap, rules.climb, rules.descend, rules.drop, rules.ladder, rules.rope,
    )  # fmt: skip
    table = np.full((len(ways), MOST_BANDS, 7), -math.inf)
    for way, bands in enumerate(ways):
        for row, band in enumerate(sorted(bands, key=lambda band: band.up_to_pas)[:MOST_BANDS]):
            sure = band.sure_price or NEVER
            table[way, row] = (
                band.up_to_pas + slack_pas, band.chance, band.harm, band.price.per_pas, band.price.fixed_pas,
                sure.per_pas, sure.fixed_pas,
            )  # fmt: skip
    return table


def lie_of(field: Field, landscape: Landscape, rules: MoveRules) -> Lie:
    """The field among the figures and the marked ground of a landscape."""
    height = to_units(field.form.height_pas)
    barred = np.where(field.storeys.room < height, LOW, 0).astype(np.uint8)
    for figure in landscape.figures:
        _bar(field, figure, barred)
    rate = _rates(field, landscape, rules, barred)
    figures = [_figure_row(field, figure) for figure in landscape.figures]
    return Lie(
        field.storeys, field.nodes, field.arcs, field.links, height, barred, rate, _touched(field, barred, rate),
        np.zeros(len(field.links.to), dtype=np.uint8), np.array(figures, dtype=np.float64).reshape(-1, 5),
    )  # fmt: skip


def _touched(field: Field, barred: Any, rate: Any) -> Any:
    """The nodes whose walks may lead over storeys that others stand on or that are marked."""
    nodes, touched = field.nodes, np.zeros(len(field.nodes.storey), dtype=np.uint8)
    changed = barred & (TAKEN | WATER) != 0
    changed |= rate != 1.0 if len(rate) else False
    if not changed.any():
        return touched
    cells = np.zeros((nodes.along, nodes.across), dtype=bool)
    node_cell = np.repeat(np.arange(nodes.across * nodes.along), np.diff(nodes.start))
    cells.ravel()[node_cell[nodes.of_storey[changed]]] = True
    for axis in (0, 1):
        spread = [np.roll(cells, shift, axis) for shift in range(-ARC_CELLS, ARC_CELLS + 1)]
        cells = np.logical_or.reduce(spread)
    return cells.ravel()[node_cell].astype(np.uint8)


def _figure_row(field: Field, figure: Obstacle) -> tuple[float, ...]:
    """Where a figure stands as a point, how near a mover's centre may not come, and its heights in pas."""
    body, storeys = figure.body, field.storeys
    x, y = field.points(*(to_pas(number) for number in body.centre))
    reach = max(field.form.base_pas) / 2 + to_pas(max(body.semi_axes))
    return x, y, reach / storeys.spacing - TOUCHING_POINTS, to_pas(body.low), to_pas(body.high)


def _bar(field: Field, figure: Obstacle, barred: Any) -> None:
    """Bar the storeys where the mover would overlap a figure."""
    storeys, (x, y, reach, low, high) = field.storeys, _figure_row(field, figure)
    for row in range(max(math.ceil(y - reach), 0), min(math.floor(y + reach) + 1, storeys.along)):
        half = math.sqrt(max(reach**2 - (row - y) ** 2, 0.0))
        first, last = max(math.ceil(x - half), 0), min(math.floor(x + half) + 1, storeys.across)
        if first < last:
            start, end = storeys.start[row * storeys.across + first], storeys.start[row * storeys.across + last]
            tops = to_pas(storeys.top[start:end])
            tall = np.minimum(to_pas(storeys.room[start:end]), field.form.height_pas)
            barred[start:end][(tops < high) & (tops + tall > low)] |= TAKEN


def _rates(field: Field, landscape: Landscape, rules: MoveRules, barred: Any) -> Any:
    """What a pas costs on each storey; nothing at all when it is the same everywhere."""
    rate = np.ones(len(barred), dtype=np.float32)
    for kind, factor in rules.factors:
        found = marked_storeys(field, landscape, kind)
        rate[found] = np.maximum(rate[found], factor)
    if rules.venture is not None:
        wet = marked_storeys(field, landscape, rules.venture.kind)
        rate[wet] = np.maximum(rate[wet], rules.venture.factor)
        barred[wet] |= WATER
    return rate if (rate != 1.0).any() else np.zeros(0, dtype=np.float32)


_MARKED: WeakKeyDictionary[Table, dict[Any, Any]] = WeakKeyDictionary()
"""Marked storeys per table: they depend on the table and its areas, not on the figures."""


def marked_storeys(field: Field, landscape: Landscape, kind: str) -> Any:
    """The storeys on marked ground of a kind."""
    known = _MARKED.setdefault(landscape.table, {})
    asked = (field.form, kind, tuple(landscape.areas), landscape.step_pas, landscape.slope_deg)
    if asked not in known:
        outlines = [shapely.Polygon(area.polygon) for area in landscape.areas if area.kind == kind]
        for piece in landscape.table.pieces:
            if piece.kind == kind:
                (west, south, _), (east, north, _) = piece.bounds_pas
                outlines.append(shapely.box(west, south, east, north))
        found = [_within(field, landscape, kind, outline) for outline in outlines]
        known[asked] = np.unique(np.concatenate([np.zeros(0, dtype=np.int64), *found]))
    return known[asked]


def _within(field: Field, landscape: Landscape, kind: str, outline: Any) -> Any:
    """The storeys within an outline that bear a marking; asked once for the storeys of a node."""
    storeys, nodes = field.storeys, field.nodes
    west, south, east, north = shapely.bounds(outline)
    (first, bottom), (last, top) = field.points(west, south), field.points(east, north)
    columns = np.arange(max(math.floor(first), 0), min(math.ceil(last) + 1, storeys.across))
    rows = np.arange(max(math.floor(bottom), 0), min(math.ceil(top) + 1, storeys.along))
    row, column = (axis.ravel() for axis in np.meshgrid(rows, columns, indexing="ij"))
    x, y = field.spots(column, row)
    held = shapely.intersects_xy(outline, x, y)
    points = (row * storeys.across + column)[held]
    count = storeys.start[points + 1] - storeys.start[points]
    inside = (
        np.repeat(storeys.start[points], count) + np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count)
    )
    places = np.stack([np.repeat(x[held], count), np.repeat(y[held], count), to_pas(storeys.top[inside])], axis=1)
    node, first_of, group = np.unique(nodes.of_storey[inside], return_index=True, return_inverse=True)
    marked = [kind in landscape.kinds_at((px, py, pz)) for px, py, pz in places[first_of].tolist()]
    return inside[np.array(marked, dtype=bool)[group]] if len(node) else inside
