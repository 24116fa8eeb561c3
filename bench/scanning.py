"""Measures scans: time and memory from a scan to a scene, for two million triangles and a million points.

The scan is of a table that is known (`bench.known_table`); the command runs as a player would run it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table as Grid

from bench.bars import Bar, Measured
from bench.known_table import Phone, cloud, scan, write_ply

SECONDS, MEGABYTES = Bar(60, "s"), Bar(4096, "MB")
EDGE_OF_2M = 0.0358
"""The edge length, in pas, that cuts the known table into two million triangles."""


@dataclass(frozen=True)
class Scanned:
    """What one scan took."""

    what: str
    size: int
    wall_s: float
    cpu_s: float
    peak_mb: float
    pieces: int
    steps_s: dict[str, float]


def scans(*, quick: bool) -> list[Scanned]:
    with tempfile.TemporaryDirectory(prefix="pas-bench-") as name:
        folder = Path(name)
        points, faces = scan(Phone(edge_pas=0.3 if quick else EDGE_OF_2M))
        write_ply(folder / "triangles.ply", points, faces)
        count = 40_000 if quick else 1_000_000
        write_ply(folder / "points.ply", cloud(count))
        return [
            _scanned("triangles", len(faces), folder / "triangles.ply"),
            _scanned("points", count, folder / "points.ply"),
        ]


def _scanned(what: str, size: int, path: Path) -> Scanned:
    """Run the command in a process that reports what it and its worker took."""
    command = [sys.executable, "-m", "bench.scanning", str(path), str(path.with_suffix(""))]
    env = os.environ | {"NUMBA_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    printed = subprocess.run(command, cwd=Path(__file__).parents[1], env=env, stdout=subprocess.PIPE, check=True).stdout
    return Scanned(what, size, **json.loads(printed))


def scan_here(path: str, folder: str) -> dict[str, object]:
    """Scan a file in child processes, and say what they took."""
    import resource  # noqa: PLC0415 - not on Windows

    run_pas = "import sys; from api.command import main; sys.exit(main())"
    command = [sys.executable, "-c", run_pas, "scan", path, "-o", folder, "--table", "90cm", "--json"]
    started = time.perf_counter()
    printed = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    wall = time.perf_counter() - started
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = json.loads(printed)
    return {
        "wall_s": wall,
        "cpu_s": used.ru_utime + used.ru_stime,
        "peak_mb": used.ru_maxrss / 2**10,
        "pieces": len(found["pieces"]),
        "steps_s": found.get("seconds", {}),
    }


def measured(rows: list[Scanned]) -> list[Measured]:
    return [
        figure
        for row in rows
        for figure in (
            Measured(f"scan of {row.size:,} {row.what}", row.wall_s, SECONDS, by_cpu=row.cpu_s),
            Measured(f"scan of {row.size:,} {row.what}: memory", row.peak_mb, MEGABYTES),
        )
    ]


def grid(rows: list[Scanned]) -> Grid:
    table = Grid(title="From a scan to a scene, by the command, pictures included")
    for column in ("scan of", "seconds", "CPU seconds", "peak MB", "pieces", "seconds by step"):
        table.add_column(column)
    for row in rows:
        steps = ", ".join(f"{step} {seconds:.1f}" for step, seconds in row.steps_s.items())
        cells = f"{row.wall_s:.1f}", f"{row.cpu_s:.1f}", f"{row.peak_mb:.0f}", str(row.pieces)
        table.add_row(f"{row.size:,} {row.what}", *cells, steps)
    return table


if __name__ == "__main__":
    print(json.dumps(scan_here(*sys.argv[1:])))
