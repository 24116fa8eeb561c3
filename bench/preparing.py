"""Measures the preparation of a table, fresh and from the cache, each in a process of its own.

Run as `python -m bench.preparing NAME CACHE` it is such a process, and prints what it measured as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.bars import FRESH, RELOADED, Measured
from bench.machine import peak_megabytes
from bench.pairs import random_pairs
from bench.studies import ask
from bench.tables import seed_of, specimens
from terrain import compile_kernels

TABLES = ("2k", "50k", "500k", "castle", "tower", "mars")


@dataclass(frozen=True)
class Preparation:
    """What the preparation of one table took. The shapes of its pieces were already built."""

    table: str
    triangles: int
    placed_s: float
    """Pieces turned, welded on the lattice, and their digest taken: needed to find the entry in the cache."""
    prepared_s: float
    rays_s: float
    """What is left to wait for the ray caster, which is built on the side."""
    cpu_s: float
    first_question_ms: float
    before_mb: float | None
    peak_mb: float | None

    @property
    def total_s(self) -> float:
        """Until the first question can be answered."""
        return self.placed_s + self.prepared_s + self.rays_s


@dataclass(frozen=True)
class FreshAndReloaded:
    """One table prepared twice: with an empty cache, and with what that left behind."""

    fresh: Preparation
    reloaded: Preparation
    cache_mb: float


def prepare_twice(name: str, *, quick: bool) -> FreshAndReloaded:
    with tempfile.TemporaryDirectory(prefix="pas-bench-") as folder:
        fresh, reloaded = (_in_a_child(name, folder, quick=quick) for _ in range(2))
        megabytes = sum(path.stat().st_size for path in Path(folder).rglob("*.npy")) / 1e6
    return FreshAndReloaded(fresh, reloaded, megabytes)


def _in_a_child(name: str, cache: str, *, quick: bool) -> Preparation:
    command = [sys.executable, "-m", "bench.preparing", name, cache, *(["--quick"] if quick else [])]
    printed = subprocess.run(command, cwd=Path(__file__).parents[1], stdout=subprocess.PIPE, check=True)
    return Preparation(**json.loads(printed.stdout.splitlines()[-1]))


def measured(both: FreshAndReloaded) -> list[Measured]:
    """Only the largest table has bars."""
    if both.fresh.table != "500k":
        return []
    return [
        Measured("500k: prepared afresh", both.fresh.total_s, FRESH, by_cpu=both.fresh.cpu_s),
        Measured("500k: re-loaded from the cache", both.reloaded.total_s, RELOADED, by_cpu=both.reloaded.cpu_s),
    ]


def prepare_here(name: str, cache: str, *, quick: bool) -> Preparation:
    """Get a table ready in this process, and ask it one question."""
    compile_kernels()
    # Only now: the compiled kernels lie in the cache of old, and compiling them is not what is measured.
    os.environ["PAS_CACHE"] = cache
    table = next(specimen for specimen in specimens(quick=quick) if specimen.name == name).make()
    before_mb, cpu, started = peak_megabytes(), time.process_time(), time.perf_counter()
    _ = table.content
    placed = time.perf_counter()
    table.prepare()
    prepared = time.perf_counter()
    _ = table.caster
    ready, cpu = time.perf_counter(), time.process_time() - cpu
    first = ask(table, random_pairs(table, 1, seed_of(f"{name} first"))[0])
    return Preparation(
        name,
        len(table.faces),
        placed_s=placed - started,
        prepared_s=prepared - placed,
        rays_s=ready - prepared,
        cpu_s=cpu,
        first_question_ms=first.wall_ms,
        before_mb=before_mb,
        peak_mb=peak_megabytes(),
    )


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("name")
    arguments.add_argument("cache")
    arguments.add_argument("--quick", action="store_true")
    chosen = arguments.parse_args()
    print(json.dumps(asdict(prepare_here(chosen.name, chosen.cache, quick=chosen.quick))))
