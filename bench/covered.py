"""Measures cover and what explains a ruling: how long they take, and how wide the intervals are.

Contact with the target was once found from the boxes of all faces of every piece, made anew at each question; that way
is timed beside the walk down the tree.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.table import Table as Grid

from bench.bars import Bar, Measured
from terrain.measures import cover, touched_pieces
from terrain.sight import blockers, ground_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.pairs import Pair
    from bench.studies import Study
    from terrain.scenery import Table

TABLES = ("2k", "500k", "castle", "tower")
PAIRS = 40
RULED, CONTACT = Bar(10, "ms"), Bar(20, "times as fast", at_least=True)
BARRED = "500k"


@dataclass(frozen=True)
class Covered:
    """Medians over pairs of one table, of CPU time in ms."""

    table: str
    triangles: int
    partly_hidden: int
    width: float
    ruled_ms: float
    """The hidden share, and the share hidden by what the target touches: what rules ask for."""
    explained_ms: float
    """The same for every piece in the way."""
    blockers_ms: float
    contact_ms: float
    boxes_ms: float
    """Contact by the boxes of all faces."""


def covered(study: Study) -> Covered:
    """Ask the cover of hard pairs, from the first to the second."""
    table, pairs = study.table, study.hard[:PAIRS]
    _ = cover(table, pairs[0].a, pairs[0].b)
    found = [cover(table, pair.a, pair.b, each_piece=False) for pair in pairs]
    partly = [one for one in found if one.hidden_high > 0.0 and one.hidden_low < 1.0]
    return Covered(
        study.name,
        len(table.faces),
        len(partly),
        median([one.hidden_high - one.hidden_low for one in found]),
        ruled_ms=_cpu_ms(pairs, lambda pair: cover(table, pair.a, pair.b, each_piece=False)),
        explained_ms=_cpu_ms(pairs, lambda pair: cover(table, pair.a, pair.b)),
        blockers_ms=_cpu_ms(pairs, lambda pair: blockers(ground_for(table, pair.a, pair.b, ()), pair.a, pair.b)),
        contact_ms=_cpu_ms(pairs, lambda pair: touched_pieces(table, pair.b)),
        boxes_ms=_cpu_ms(pairs, lambda pair: _boxes_beside(table, pair)),
    )


def _cpu_ms(pairs: list[Pair], question: Callable[[Pair], Any]) -> float:
    times = []
    for pair in pairs:
        began = time.process_time()
        question(pair)
        times.append((time.process_time() - began) * 1000)
    return median(times)


def _boxes_beside(table: Table, pair: Pair) -> int:
    """How many faces of all pieces lie beside the target by their boxes, which are made for it."""
    reach, found = max(pair.b.semi_axes) + 256, 0
    for piece in table.obstacles:
        corners = piece.mesh.vertices[piece.mesh.faces]
        near = (corners.min(axis=1) <= np.array([*(np.array(pair.b.centre) + reach), pair.b.high])).all(axis=1)
        near &= (corners.max(axis=1) >= np.array([*(np.array(pair.b.centre) - reach), pair.b.low])).all(axis=1)
        found += int(near.sum())
    return found


def measured(rows: list[Covered]) -> list[Measured]:
    """Only the largest table has bars."""
    return [
        figure
        for row in rows
        if row.table == BARRED
        for figure in (
            Measured(f"{row.table}: cover, as rules ask for it", row.ruled_ms, RULED),
            Measured(f"{row.table}: contact, beside boxes made anew", row.boxes_ms / row.contact_ms, CONTACT),
        )
    ]


def grid(rows: list[Covered]) -> Grid:
    """A line for each table."""
    table = Grid(title="Cover of hard pairs: CPU time in ms, medians", title_justify="left")
    headings = ("partly hidden", "width", "ruled", "explained", "blockers", "contact", "by boxes", "ratio")
    table.add_column("table")
    for heading in ("triangles", *headings):
        table.add_column(heading, justify="right")
    for row in rows:
        times = (row.ruled_ms, row.explained_ms, row.blockers_ms, row.contact_ms, row.boxes_ms)
        table.add_row(
            row.table,
            f"{row.triangles:,}",
            f"{row.partly_hidden} of {PAIRS}",
            f"{row.width:.3f}",
            *(f"{time_ms:.2f}" for time_ms in times),
            f"{row.boxes_ms / row.contact_ms:.0f} x",
        )
    return table
