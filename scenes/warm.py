"""Compiles all kernels once, so that the first question and the first scan need not wait: `python -m scenes.warm`."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import manifold3d
import numpy as np

from scenes.plugs.plug import adapter
from scenes.scan.run.job import Job
from scenes.scan.run.pipeline import run
from scenes.scan.store.kept_ply import write_surface
from scenes.scan.surface import Surface
from scenes.table.load import load_scene
from scenes.table.questions import map_reach, plan_route
from terrain import compile_kernels

CATALOGUE = Path(__file__).parent / "catalogue"
MILLIMETRES_PER_PAS = 25.0
NOISE_PAS = 0.03


def warm() -> None:
    """Ask the geometry a few small questions, plan a move, and scan a small table as triangles and as points."""
    compile_kernels()
    _plan()
    table = _noisy_table()
    for scan in (table, Surface(table.vertices, np.zeros((0, 3), dtype=np.int64))):
        with tempfile.TemporaryDirectory(prefix="pas-warm-") as folder:
            _scan(Path(folder), scan)


def _load_rules() -> None:
    """Load what answers questions about movement: the place of compiled code in the cache is found on import."""
    own = adapter(load_scene(CATALOGUE / "vertical.toml").game)
    for question in ("map_reach", "plan_route"):
        getattr(own, question)


def _plan() -> None:
    """Where a figure can get on a shipped scene, and the best way to a place."""
    scene = load_scene(CATALOGUE / "vertical.toml")
    map_reach(scene, "leucas", hurry=True)
    plan_route(scene, "leucas", (12.5, 5.0), hurry=True)


def _scan(folder: Path, surface: Surface) -> None:
    write_surface(folder / "table.ply", surface)
    (folder / "out" / "steps").mkdir(parents=True)
    run(Job(folder / "out", (folder / "table.ply",)), lambda _: None)


def _noisy_table() -> Surface:
    """A block on a table, in millimetres, as a scanner sees it."""
    slab = manifold3d.Manifold.cube([24.0, 16.0, 1.0]).translate([0.0, 0.0, -1.0])
    block = manifold3d.Manifold.cube([4.0, 3.0, 3.0]).translate([9.0, 6.0, -0.5])
    mesh = (slab + block).refine_to_length(0.3).to_mesh64()
    points, faces = np.asarray(mesh.vert_properties[:, :3]), np.asarray(mesh.tri_verts, dtype=np.int64)
    seen = Surface(points, faces).only(points[faces].mean(axis=1)[:, 2] > -1e-6)
    noise = np.random.default_rng(1).normal(scale=NOISE_PAS, size=seen.vertices.shape)
    return seen.moved((seen.vertices + noise) * MILLIMETRES_PER_PAS)


if __name__ == "__main__":
    # A table that another installation has prepared would be read, and what prepares it would not be compiled. Compiled
    # code has found its place in the cache by then: on import.
    _load_rules()
    os.environ["PAS_CACHE"] = os.devnull
    warm()
    sys.stdout.write("all is compiled\n")
