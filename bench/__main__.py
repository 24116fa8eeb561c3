"""Runs the benchmarks and prints their tables: `python -m bench`; `--quick` is a smoke test on tiny tables."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console

from bench import (
    certified,
    covered,
    edge_sight,
    fairness,
    laws,
    layout,
    machine,
    moving,
    peers,
    preparing,
    printing,
    scanning,
    serving,
    viewing,
)
from bench.bars import CONTRADICTIONS, MISSED, Measured, Share
from bench.edge_tables import edge_specimens
from bench.studies import REPEATS, Answer, Study
from bench.tables import Specimen, specimens
from skirmish import games
from terrain import compile_kernels

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = (
    "preparing", "certified", "edges", "wall", "peers", "laws", "covered", "moving", "scanning", "viewing", *games(),
    "fairness", "layout", "serving",
)  # fmt: skip
WALL_PAIRS = 60
LEAST_WIDTH = 140
STARTED = time.perf_counter()
PEERS_LEGEND = (
    "any: `intersects_any`, whose rays have no end; first: first hits, held against the segment's length; alone: "
    "trimesh's own rays.\nWhat takes too long is asked about fewer pairs (of so many) or with fewer segments, its time "
    "scaled up (~) and not judged.\nWrong answers are counted over hard and plain pairs."
)


@dataclass
class Results:
    """Everything that was found, part by part."""

    preparing: list[preparing.FreshAndReloaded] = field(default_factory=list)
    certified: list[certified.Findings] = field(default_factory=list)
    edges: list[edge_sight.EdgeFindings] = field(default_factory=list)
    wall: list[Answer] = field(default_factory=list)
    peers: list[peers.Comparison] = field(default_factory=list)
    laws: list[laws.Trial] = field(default_factory=list)
    covered: list[covered.Covered] = field(default_factory=list)
    moving: list[moving.Movement] = field(default_factory=list)
    scanning: list[scanning.Scanned] = field(default_factory=list)
    viewing: viewing.Viewed | None = None
    missing: list[str] = field(default_factory=list)

    @property
    def measured(self) -> list[Measured]:
        """All figures that have a bar."""
        figures = [figure for findings in self.certified for figure in certified.measured(findings)]
        figures += [certified.measured_wall(self.wall)] if self.wall else []
        figures += edge_sight.measured(self.edges)
        figures += peers.measured(self.peers)
        figures += [figure for row in self.preparing for figure in preparing.measured(row)]
        figures += covered.measured(self.covered)
        figures += moving.measured(self.moving)
        figures += scanning.measured(self.scanning)
        figures += viewing.measured(self.viewing)
        if self.laws:
            found = sum(trial.contradictions for trial in self.laws)
            missed = Share(sum(trial.missed for trial in self.laws), sum(trial.pairs for trial in self.laws))
            figures.append(Measured("free lines where blocked was proved", found, CONTRADICTIONS))
            figures.append(Measured("open pairs left undecided", missed.percent, MISSED))
        return figures

    @property
    def sound(self) -> bool:
        """Whether every certificate holds and no line contradicts a proof."""
        problems = [one.problem for findings in self.certified for one in findings.certificates if one.problem]
        return not problems and not any(trial.contradictions for trial in self.laws)


def main(words: list[str]) -> int:
    chosen = _parser().parse_args(words)
    console = Console()
    console.width = max(console.width, LEAST_WIDTH)
    _print_start(console, quick=chosen.quick)
    parts, tables = _chosen(chosen.only, quick=chosen.quick)
    compile_kernels()
    results = _run(parts, tables, quick=chosen.quick)
    _print_results(console, results)
    for game in games():
        if game in parts and find_spec(f"bench.{game}_games"):
            import_module(f"bench.{game}_games").report(console, quick=chosen.quick)
    if "fairness" in parts:
        fairness.report(console, quick=chosen.quick)
    if "layout" in parts:
        layout.report(console, quick=chosen.quick)
    if "serving" in parts:
        serving.report(console, quick=chosen.quick)
    console.print(f"{time.perf_counter() - STARTED:.0f} s in all; {machine.load_note('at the end')}.")
    if chosen.json:
        chosen.json.write_text(json.dumps(_as_json(results), indent=1) + "\n", encoding="utf-8")
    return 0 if results.sound else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Run the benchmarks and print their tables.")
    parser.add_argument("--quick", action="store_true", help="tiny tables and few pairs; the figures mean little")
    parser.add_argument("--only", metavar="NAME", action="append", default=[], help=_only_help())
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all figures to a file")
    return parser


def _only_help() -> str:
    names = ", ".join(specimen.name for specimen in specimens())
    return f"only this part ({', '.join(PARTS)}) or this table ({names}); may be repeated"


def _chosen(names: list[str], *, quick: bool) -> tuple[set[str], list[Specimen]]:
    """The parts and the tables that are named; all of either where none is."""
    tables = specimens(quick=quick)
    unknown = set(names) - set(PARTS) - {table.name for table in tables}
    if unknown:
        _parser().error(f"no part and no table is called {', '.join(sorted(unknown))}; {_only_help()}")
    return set(names) & set(PARTS) or set(PARTS), [t for t in tables if t.name in names] or list(tables)


def _run(parts: set[str], tables: list[Specimen], *, quick: bool) -> Results:
    results = Results()
    for specimen in tables:
        if "preparing" in parts and specimen.name in preparing.TABLES:
            _say(f"{specimen.name}: preparing")
            results.preparing.append(preparing.prepare_twice(specimen.name, quick=quick))
    if "scanning" in parts:
        _say("from scans to scenes")
        results.scanning += scanning.scans(quick=quick)
    if "viewing" in parts:
        _say("looking at a large table")
        results.viewing = viewing.viewed(quick=quick)
    with _nothing_prepared():
        if "wall" in parts:
            results.wall += certified.behind_one_wall(WALL_PAIRS)
        if "edges" in parts:
            results.edges += _at_the_edges(quick=quick)
        for specimen in tables:
            _study(Study(specimen), parts, results)
    return results


@contextmanager
def _nothing_prepared() -> Iterator[None]:
    """Tables are prepared in this run, whatever was before; the compiled kernels of this process stay where they are.

    Processes that are started later find them too: the cache of old is back when this is over.
    """
    before = os.environ.get("PAS_CACHE")
    with tempfile.TemporaryDirectory(prefix="pas-bench-") as cache:
        os.environ["PAS_CACHE"] = cache
        try:
            yield
        finally:
            os.environ.pop("PAS_CACHE")
            if before is not None:
                os.environ["PAS_CACHE"] = before


def _at_the_edges(*, quick: bool) -> list[edge_sight.EdgeFindings]:
    found = []
    for specimen in edge_specimens(quick=quick):
        _say(f"{specimen.name}: pairs at the edge of sight")
        found.append(edge_sight.at_the_edge(specimen))
    return found


def _study(study: Study, parts: set[str], results: Results) -> None:
    if "certified" in parts:
        _say(f"{study.name}: certified sight")
        results.certified.append(certified.certified(study))
    if "peers" in parts and study.name in peers.TABLES:
        _say(f"{study.name}: sampled sight")
        compared, missing = peers.compare(study)
        results.peers += compared
        results.missing += [line for line in missing if line not in results.missing]
    if "covered" in parts and study.name in covered.TABLES:
        _say(f"{study.name}: cover")
        results.covered.append(covered.covered(study))
    if "moving" in parts and study.name in moving.TABLES:
        _say(f"{study.name}: where a figure can get")
        results.moving.append(moving.movement(study))
    if "laws" in parts:
        _say(f"{study.name}: lines against proofs")
        results.laws.append(laws.try_proofs(study))


def _say(what: str) -> None:
    print(f"{time.perf_counter() - STARTED:4.0f} s  {what}", file=sys.stderr, flush=True)


def _print_start(console: Console, *, quick: bool) -> None:
    console.print(f"{machine.description()}; {machine.load_note('at the start')}.", highlight=False)
    if machine.is_busy():
        console.print("Others are at work on this machine: trust ratios and CPU times, not wall times.", style="yellow")
    if quick:
        console.print("A quick run on tiny tables: the figures mean little.", style="yellow")
    console.print(
        "Times are of `sight(..., explain=False)`, budget 500 ms, kernels compiled, one other question asked before.\n"
        f"Quick answers are asked for {REPEATS} times, in rounds, and the middle time counts. "
        "Seeds follow from the tables' names.",
        highlight=False,
    )


def _print_results(console: Console, results: Results) -> None:
    if results.certified:
        for grid in (printing.decided_grid, printing.times_grid, printing.certificates_grid):
            console.print(grid(results.certified), highlight=False)
        _print_troubles(console, results.certified)
    if results.wall:
        console.print(_wall_line(results.wall), highlight=False)
    if results.edges:
        console.print(edge_sight.grid(results.edges), highlight=False)
    if results.peers:
        console.print(printing.peers_grid(results.peers), highlight=False)
        console.print(PEERS_LEGEND, style="dim", highlight=False)
    for line in results.missing:
        console.print(f"Not asked: {line}.", style="yellow")
    for found, grid in (
        (results.preparing, printing.preparing_grid),
        (results.scanning, scanning.grid),
        (results.viewing, viewing.grid),
        (results.covered, covered.grid),
        (results.moving, moving.grid),
        (results.laws, printing.laws_grid),
    ):
        if found:
            console.print(grid(found), highlight=False)
    console.print(printing.bars_grid(results.measured), highlight=False)
    missed = [figure for figure in results.measured if not figure.kept]
    console.print(f"{len(results.measured) - len(missed)} of {len(results.measured)} bars are kept.", highlight=False)


def _print_troubles(console: Console, all_findings: list[certified.Findings]) -> None:
    for findings in all_findings:
        for one in findings.certificates:
            if one.problem:
                console.print(
                    f"{findings.name}: a certificate of {one.verdict} does not hold: {one.problem}", style="red"
                )
    slowed = [findings.name for findings in all_findings if findings.core_share < machine.FULL_SHARE]
    if slowed:
        console.print(
            f"The questions had to share their core on {', '.join(slowed)}: look at CPU time.", style="yellow"
        )


def _wall_line(answers: list[Answer]) -> str:
    figure = certified.measured_wall(answers)
    high = float(np.percentile([answer.wall_ms for answer in answers], 95))
    blocked = sum(answer.verdict == "blocked" for answer in answers)
    return (
        f"Single big occluder, {len(answers)} pairs either side of a wall, {blocked} blocked: median "
        f"{figure.value:.3f} ms (CPU {figure.by_cpu:.3f}), 95 % {high:.3f} ms; {figure.bar} {figure.mark}"
    )


def _as_json(results: Results) -> dict[str, Any]:
    """All figures, pair by pair, without the bodies and proofs."""
    return {
        "machine": machine.description(),
        "bars": [asdict(figure) | {"kept": figure.kept} for figure in results.measured],
        "certified": [
            {"table": found.name, "triangles": found.triangles, "hard": _brief(found.hard),
             "plain": _brief(found.plain), "certificates": [asdict(one) for one in found.certificates]}
            for found in results.certified
        ],
        "edges": [asdict(row) for row in results.edges],
        "wall": _brief(results.wall),
        "peers": [asdict(row) for row in results.peers],
        "preparing": [asdict(row) for row in results.preparing],
        "covered": [asdict(row) for row in results.covered],
        "moving": [asdict(row) for row in results.moving],
        "scanning": [asdict(row) for row in results.scanning],
        "viewing": asdict(results.viewing) if results.viewing else None,
        "laws": [asdict(trial) for trial in results.laws],
    }  # fmt: skip


def _brief(answers: list[Answer]) -> list[dict[str, Any]]:
    return [
        {"verdict": a.verdict, "wall_ms": a.wall_ms, "cpu_ms": a.cpu_ms, "rays": a.found.rays,
         "open_share": a.found.open_share}
        for a in answers
    ]  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
