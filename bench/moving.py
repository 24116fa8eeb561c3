"""Measures movement: reach maps, judged paths and planned routes, beside a graph library and a naive grid."""

from __future__ import annotations

import heapq
import math
import random
import time
from dataclasses import dataclass
from importlib import import_module
from statistics import median
from typing import TYPE_CHECKING, Any

import networkx as nx
import numpy as np
from rich.table import Table as Grid

from bench.bars import Bar, Measured
from bench.tables import seed_of
from scenes.plugs import games_on
from terrain.movement import Landscape
from terrain.planning import reach, route
from terrain.planning.field import FALL
from terrain.planning.field import field as fields
from terrain.scenery import Obstacle, figure_body

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.studies import Study
    from terrain.movement import Place
    from terrain.planning.field import Field

TABLES = ("2k", "500k", "castle")
STARTS, TRIED, ROUTES = 9, 3, 12
ALLOWANCE_PAS = 9.0
"""Hurrying: the larger of the two maps."""

OTHERS = 6
STEP_PAS = 0.5
REACH, PREPARED, RELOADED = Bar(150, "ms"), Bar(10, "s"), Bar(0.5, "s")
BARRED = ("500k", "castle")


@dataclass(frozen=True)
class Movement:
    """What questions about movement took on one table; times are medians of wall times."""

    table: str
    triangles: int
    nodes: int
    links: int
    prepared_s: float
    reloaded_s: float
    reach_ms: float
    """A map as the field says it."""
    moved_ms: float
    """The same after the other figures have moved."""
    tried_ms: float
    """A map that was tried on the mesh; on ground that was hardly tried before."""
    kept_ms: float
    """The same map asked for once more."""
    networkx_ms: float
    naive_ms: float
    judged_us: float
    again_us: float
    """The same path judged once more."""
    route_ms: float
    routes: str
    """How many routes were found, and how many lead off the ground."""


def movement(study: Study) -> Movement:
    """Ask a table where a figure of Athlétisme 3 can get, from places at random on the ground."""
    table, moves = study.table, import_module(f"bench.{games_on('table')[0]}_moves")
    body, chance = moves.MOVER.mover(crouched=False), random.Random(seed_of(f"{study.name} moving"))
    prepared_s, field = _timed(lambda: moves.prepare(table, body))
    fields._READY.clear()  # noqa: SLF001 - what a new process would find
    reloaded_s, field = _timed(lambda: moves.prepare(table, body))
    rules = moves.plan(ALLOWANCE_PAS)
    starts = [_place(field, chance) for _ in range(STARTS)]
    crowds = [_landscape(study, field, chance, start) for start in starts]
    pairs = list(zip(starts, crowds, strict=True))
    reach(field, crowds[0], starts[0], rules, tried=False)
    maps = [_timed(lambda s=s, c=c: reach(field, c, s, rules, tried=False)) for s, c in pairs]
    moved = [
        _timed(lambda s=s, c=c: reach(field, c, s, rules, tried=False))
        for s, c in zip(starts, crowds[1:], strict=False)
    ]
    tried, kept = (
        [_timed(lambda s=s, c=c: reach(field, c, s, rules, referee=moves.referee(table))) for s, c in pairs[:TRIED]]
        for _ in range(2)
    )
    graph, heights = _graph(field), _heights(field)
    peers = [_timed(lambda s=s: _by_networkx(graph, field, s)) for s in starts]
    naive = [_timed(lambda s=s: _by_grid(heights, field, s)) for s in starts[:3]]
    ways, paths = _routes(field, crowds, starts, [found for _, found in maps], rules, chance)
    judged = [_timed(lambda w=w: moves.judge(*w, table.size_pas)) for w in paths]
    again = [_timed(lambda w=w: moves.judge(*w, table.size_pas)) for w in paths]
    flights = sum(any(leg.kind not in ("walk", "crouch", "stand") for leg in way[2]) for way in paths)
    return Movement(
        study.name, len(table.faces), len(field.places), len(field.links.to), prepared_s, reloaded_s,
        _middle_ms(maps), _middle_ms(moved), _middle_ms(tried), _middle_ms(kept),
        _middle_ms(peers), _middle_ms(naive), 1000 * _middle_ms(judged),
        1000 * _middle_ms(again), _middle_ms(ways), f"{len(paths)} of {len(ways)}, {flights} off the ground",
    )  # fmt: skip


def _timed(ask: Callable[[], Any]) -> tuple[float, Any]:
    started = time.perf_counter()
    found = ask()
    return time.perf_counter() - started, found


def _middle_ms(timed: list[tuple[float, Any]]) -> float:
    return 1000 * median(seconds for seconds, _ in timed) if timed else math.nan


def _place(field: Field, chance: random.Random) -> Place:
    """A place where one stands upright, anywhere."""
    upright = np.flatnonzero(~field.low)
    x, y, z = field.places[chance.choice(upright.tolist())].tolist()
    return x, y, z


def _landscape(study: Study, field: Field, chance: random.Random, start: Place) -> Landscape:
    """The table with others on it, none of them where the mover is."""
    spots = [_place(field, chance) for _ in range(3 * OTHERS)]
    apart = [spot for spot in spots if math.dist(spot[:2], start[:2]) > 1.5][:OTHERS]
    return Landscape(study.table, figures=[Obstacle(f"{n}", figure_body(s[:2], s[2])) for n, s in enumerate(apart)])


def _routes(field: Any, crowds: Any, starts: Any, maps: Any, rules: Any, chance: random.Random) -> tuple[Any, Any]:
    """Routes to places of the maps at random, timed, and those that were found with where they start."""
    ways, paths = [], []
    for number in range(ROUTES):
        of = number % len(starts)
        x, y, z = maps[of].places_pas[chance.randrange(len(maps[of].nodes))].tolist()
        seconds, way = _timed(lambda of=of, to=(x, y, z): route(field, crowds[of], starts[of], to, rules))
        ways.append((seconds, way))
        if way is not None and way.legs:
            paths.append((crowds[of], starts[of], way.legs))
    return ways, paths


def _graph(field: Field) -> Any:
    """The same nodes, walks and links as a graph of networkx, each at its cost."""
    graph, arcs, links = nx.DiGraph(), field.arcs, field.links
    here = np.repeat(np.arange(len(field.places)), np.diff(arcs.start))
    graph.add_weighted_edges_from(zip(here.tolist(), arcs.to.tolist(), arcs.length.tolist(), strict=True))
    off = np.repeat(np.arange(len(field.places)), np.diff(links.start))
    takes = np.where(links.kind == FALL, 0.0, links.length + np.abs(links.rise)) + links.before + links.after
    graph.add_weighted_edges_from(zip(off.tolist(), links.to.tolist(), takes.tolist(), strict=True))
    return graph


def _by_networkx(graph: Any, field: Field, start: Place) -> int:
    node = field.nodes_near(start)[0]
    return len(nx.single_source_dijkstra_path_length(graph, node, cutoff=ALLOWANCE_PAS))


def _heights(field: Field) -> Any:
    """The highest place of every cell; nan where there is none."""
    cells = np.full(field.nodes.across * field.nodes.along, np.nan)
    cell = np.repeat(np.arange(len(cells)), np.diff(field.nodes.start))
    np.fmax.at(cells, cell, field.places[:, 2])
    return cells.reshape(field.nodes.along, field.nodes.across)


def _by_grid(heights: Any, field: Field, start: Place) -> int:
    """Eight neighbours, one floor, steps of half a pas: what a first attempt does."""
    column, row = (math.floor((of + 0.5) / 3) for of in field.points(start[0], start[1]))
    cell, best, queue = field.form.cell_pas, {(row, column): 0.0}, [(0.0, row, column)]
    while queue:
        cost, row, column = heapq.heappop(queue)
        for south, east in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            there, total = (row + south, column + east), cost + cell * math.hypot(south, east)
            inside = 0 <= there[0] < heights.shape[0] and 0 <= there[1] < heights.shape[1]
            if not inside or total > ALLOWANCE_PAS or total >= best.get(there, math.inf):
                continue
            if abs(heights[there] - heights[row, column]) <= STEP_PAS:
                best[there] = total
                heapq.heappush(queue, (total, *there))
    return len(best)


def measured(rows: list[Movement]) -> list[Measured]:
    found = []
    for row in rows:
        if row.table in BARRED:
            found += [
                Measured(f"{row.table}: a reach map", row.reach_ms, REACH),
                Measured(f"{row.table}: a reach map, others moved", row.moved_ms, REACH),
                Measured(f"{row.table}: ground prepared for a base", row.prepared_s, PREPARED),
                Measured(f"{row.table}: ground re-loaded", row.reloaded_s, RELOADED),
            ]
    return found


def grid(rows: list[Movement]) -> Grid:
    shown = Grid(
        title=f"Movement: maps of {ALLOWANCE_PAS:g} pas, hurrying, among {OTHERS} others", title_justify="left"
    )
    for heading in (
        "table", "triangles", "places", "links", "prepared", "re-loaded", "reach map", "others moved",
        "tried", "once more", "networkx Dijkstra", "naive grid", "a path judged", "again", "a route", "routes",
    ):  # fmt: skip
        shown.add_column(heading, justify="left" if heading in ("table", "routes") else "right")
    for row in rows:
        shown.add_row(
            row.table, f"{row.triangles:,}", f"{row.nodes:,}", f"{row.links:,}", f"{row.prepared_s:.2f} s",
            f"{row.reloaded_s:.2f} s", f"{row.reach_ms:.1f} ms", f"{row.moved_ms:.1f} ms", f"{row.tried_ms:.0f} ms",
            f"{row.kept_ms:.0f} ms", f"{row.networkx_ms:.0f} ms",
            f"{row.naive_ms:.0f} ms", f"{row.judged_us:,.0f} µs", f"{row.again_us:,.0f} µs", f"{row.route_ms:.0f} ms",
            row.routes,
        )  # fmt: skip
    return shown
