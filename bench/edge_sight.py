"""Measures sight at the very edge between seen and hidden, beside rays sampled through Embree.

A sample can find a line or miss it; it proves nothing. How often it is wrong about these pairs, held against certified
verdicts, is what certified sight is for.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from rich.table import Table as Grid

from bench import casters
from bench.bars import EDGE_HIGH, EDGE_LONG, EDGE_MEDIAN, EDGE_SHORT, Measured, Share
from bench.edge_pairs import edge_pairs
from bench.laws import random_lines
from bench.tables import Specimen, seed_of
from terrain.lattice import to_pas
from terrain.sight import sight

if TYPE_CHECKING:
    from bench.pairs import Pair
    from terrain.scenery import Table

SHORT_MS, LONG_MS = 500.0, 5000.0
"""By the CPU clock of the process, which stands still while others are at work on the machine.

A question is asked on one core, so that this is how long it would take on an idle machine.
"""

PATIENT_MS = 60_000.0
"""What each pair is given by the clock on the wall: more than `LONG_MS` of CPU time, however busy the machine is."""

SAMPLES = (256, 4096)
VERDICTS = ("visible", "blocked", "too_close", "undecided")


@dataclass
class Sampled:
    """What so many random rays per pair say, where the truth is certified."""

    rays: int
    cpu_ms: list[float] = field(default_factory=list)
    unseen_though_visible: int = 0
    seen_though_blocked: int = 0

    @property
    def wrong(self) -> int:
        return self.unseen_though_visible + self.seen_though_blocked


@dataclass
class EdgeFindings:
    """One table: our verdicts in the short and in the long time, what they took, and the samples beside them."""

    table: str
    triangles: int
    verdicts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(VERDICTS, 0))
    cpu_ms: list[float] = field(default_factory=list)
    undecided_long: int = 0
    sampled: list[Sampled] = field(default_factory=lambda: [Sampled(rays) for rays in SAMPLES])

    @property
    def pairs(self) -> int:
        return sum(self.verdicts.values())


def at_the_edge(specimen: Specimen) -> EdgeFindings:
    table = specimen.make()
    table.prepare()
    pairs = edge_pairs(table, specimen.pairs, seed_of(f"{specimen.name} edges"))
    for pair in pairs[:4]:
        _verdict(table, pair)
    found = EdgeFindings(specimen.name, len(table.faces))
    sees = casters.embree(to_pas(table.vertices[: table.faces.max() + 1]), table.faces)
    for pair in pairs:
        _ask(table, pair, sees, found)
    return found


def _ask(table: Table, pair: Pair, sees: casters.Sees, found: EdgeFindings) -> None:
    started = time.process_time()
    verdict = _verdict(table, pair)
    found.cpu_ms.append((time.process_time() - started) * 1000)
    found.verdicts[verdict if found.cpu_ms[-1] <= SHORT_MS else "undecided"] += 1
    found.undecided_long += verdict == "undecided" or found.cpu_ms[-1] > LONG_MS
    for sample in found.sampled:
        starts, ends = random_lines(pair.a, pair.b, sample.rays, np.random.default_rng(sample.rays))
        started = time.process_time()
        seen = sees(to_pas(starts), to_pas(ends))
        sample.cpu_ms.append((time.process_time() - started) * 1000)
        sample.unseen_though_visible += verdict == "visible" and not seen
        sample.seen_though_blocked += verdict == "blocked" and seen


def _verdict(table: Table, pair: Pair) -> str:
    return sight(table, pair.a, pair.b, budget_ms=PATIENT_MS, explain=False).verdict


def measured(rows: list[EdgeFindings]) -> list[Measured]:
    if not rows:
        return []
    pairs, cpu_ms = sum(row.pairs for row in rows), np.concatenate([row.cpu_ms for row in rows])
    short = Share(sum(row.verdicts["undecided"] for row in rows), pairs)
    long = Share(sum(row.undecided_long for row in rows), pairs)
    return [
        Measured("edge pairs undecided in 500 ms of CPU time", short.percent, EDGE_SHORT),
        Measured("edge pairs undecided in 5 s of CPU time", long.percent, EDGE_LONG),
        Measured("edge pairs, median of CPU time", float(np.median(cpu_ms)), EDGE_MEDIAN),
        Measured("edge pairs, 95 % of CPU time", float(np.percentile(cpu_ms, 95)), EDGE_HIGH),
    ]


def grid(rows: list[EdgeFindings]) -> Grid:
    title = (
        "Edge pairs: our verdicts, and how many of the certified ones rays sampled through Embree get wrong\n"
        "Budgets and times are those of the process's CPU clock, on one core: other work on the machine is not counted"
    )
    grid = Grid(title=title, title_justify="left", title_style="bold")
    columns = ("triangles", "pairs", *(verdict.replace("_", " ") for verdict in VERDICTS), "undecided in 5 s",
               "CPU ms, median / 95 %", *(f"{rays:,} rays: wrong" for rays in SAMPLES), "CPU ms, median")  # fmt: skip
    grid.add_column("table")
    for column in columns:
        grid.add_column(column, justify="right")
    for row in rows:
        grid.add_row(*_cells(row))
    return grid


def _cells(row: EdgeFindings) -> list[str]:
    middle, high = np.percentile(row.cpu_ms, [50, 95])
    return [
        row.table,
        f"{row.triangles:,}",
        str(row.pairs),
        *(str(row.verdicts[verdict]) for verdict in VERDICTS),
        str(row.undecided_long),
        f"{middle:.1f} / {high:.0f}",
        *(f"{sample.wrong} of {row.verdicts['visible'] + row.verdicts['blocked']}" for sample in row.sampled),
        " / ".join(f"{np.median(sample.cpu_ms):.2f}" for sample in row.sampled),
    ]
