"""Measures the web page on a table of 500,000 triangles: the first picture, and how soon a drag is ruled on.

The page is opened in Chromium, which draws without a graphics card here: a phone draws faster, and answers come no
sooner. Without a browser, only the answers of the server are measured, and the report says so.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import httpx
import numpy as np
import trimesh
from rich.table import Table as Grid

from bench.bars import Bar, Measured
from bench.tables import SIDE_PAS, specimens
from scenes.plugs import games_on
from terrain.lattice import to_pas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from terrain.scenery import Table

FIRST_PICTURE, DRAGGED = Bar(5, "s"), Bar(200, "ms")
DRAGS = 24
SPOTS = [(6.0 + step, 18.0 + 0.5 * step) for step in range(DRAGS)]
SIZE = {"width": 390, "height": 844}
FLAGS = ("--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
DRAG = """async ([x, y]) => {
  const { stage } = pas, verdict = document.getElementById("verdict"), before = verdict.dataset.asked;
  const [left, top] = stage.pixel([x, y, 0]), event = new PointerEvent("pointermove", { clientX: left, clientY: top });
  const began = performance.now();
  const said = new Promise((done) => {
    const watch = new MutationObserver(() => { if (verdict.dataset.asked !== before) { watch.disconnect(); done(); } });
    watch.observe(verdict, { attributes: true });
  });
  pas.rulings.drag(stage.figure("a"), event);
  await said;
  return performance.now() - began;
}"""
"""One step of a drag: from the finger's move to the verdict in the page."""


@dataclass(frozen=True)
class Viewed:
    """What looking at a table took; the first picture only where there is a browser."""

    triangles: int
    first_picture_s: float | None
    dragged_ms: list[float]
    how: str


def viewed(*, quick: bool = False) -> Viewed:
    """Open the page on a table, and drag a figure over it."""
    name = "2k" if quick else "500k"
    table = next(specimen for specimen in specimens(quick=quick) if specimen.name == name).make()
    with tempfile.TemporaryDirectory(prefix="pas-viewing-") as folder:
        scene = write_scene(table, Path(folder))
        with _showing(scene) as address:
            _prepare(address)
            triangles = sum(len(piece.mesh.faces) for piece in table.pieces)
            chromium = shutil.which("chromium")
            if chromium is None:
                return Viewed(triangles, None, _asked(address), "server alone: no chromium here")
            return Viewed(triangles, *_in_browser(address, chromium), "page in Chromium, drawn by the CPU")


def write_scene(table: Table, folder: Path) -> Path:
    """A table as a scene file with one mesh, and two figures that stand on its ground."""
    vertices, faces, _ = table.pieces_as_placed
    mesh = trimesh.Trimesh(np.asarray(to_pas(vertices)), np.asarray(faces), process=False)
    mesh.export(folder / "table.ply")
    lines = ['format = "pas-scene/1"', f'game = "{games_on("table")[0]}"', 'name = "A large table"', "[table]"]
    lines += [f"size = [{SIDE_PAS:g}, {SIDE_PAS:g}]", "slope = 60", "[[pieces]]", 'id = "everything"']
    low, high = mesh.bounds
    middle = (low + high) / 2
    lines += ['mesh = "table.ply"', 'units = "pas"', f"at = [{middle[0]:.4f}, {middle[1]:.4f}, {low[2]:.4f}]"]
    for name, side, at in (("a", "blue", SPOTS[0]), ("b", "red", (24.0, 12.0))):
        lines += ["[[figures]]", f'id = "{name}"', f'side = "{side}"', f"at = [{at[0]}, {at[1]}]"]
    path = folder / "large.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@contextmanager
def _showing(scene: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "api.command", "view", str(scene), "--web", "--port", "0", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        yield json.loads(process.stdout.readline())["address"]
    finally:
        process.terminate()
        process.wait(timeout=30)


def _prepare(address: str) -> None:
    """Ask once: what a table needs is worked out when it is first asked about."""
    question = {"a": "a", "b": "b", "quick": True}
    httpx.post(f"{address}/v1/scenes/shown/look", json=question, timeout=300).raise_for_status()


def _asked(address: str) -> list[float]:
    times = []
    with httpx.Client(base_url=address, timeout=60) as client:
        for x, y in SPOTS:
            question: dict[str, Any] = {"a": "a", "b": "b", "quick": True}
            question["aim"] = {"figure": "a", "start": [x, y - 20.0, 40.0], "end": [x, y + 5.0, -10.0]}
            began = time.perf_counter()
            client.post("/v1/scenes/shown/look", json=question).raise_for_status()
            times.append(1000 * (time.perf_counter() - began))
    return times


def _in_browser(address: str, chromium: str) -> tuple[float, list[float]]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  only where there is a browser

    with sync_playwright() as playing:
        browser = playing.chromium.launch(executable_path=chromium, args=list(FLAGS))
        page = browser.new_page(viewport=SIZE)
        page.set_default_timeout(120_000)
        began = time.perf_counter()
        page.goto(f"{address}/#a=a&b=b")
        page.wait_for_selector("#stage[data-frames]")
        first = time.perf_counter() - began
        page.wait_for_selector('#verdict[data-quick="false"]')
        page.click("#top")
        times = [page.evaluate(DRAG, spot) for spot in SPOTS]
        browser.close()
    return first, times


def measured(found: Viewed | None) -> list[Measured]:
    """The figures that have a bar."""
    if found is None or found.triangles < 400_000:
        return []
    first = [] if found.first_picture_s is None else [Measured("first picture", found.first_picture_s, FIRST_PICTURE)]
    return [*first, Measured("drag ruled on, median", median(found.dragged_ms), DRAGGED)]


def grid(found: Viewed) -> Grid:
    """What was found, as a table."""
    made = Grid(title="Looking at a large table on the page", title_justify="left")
    for heading in ("triangles", "how", "first picture", "drag ruled on, median", "95 %"):
        made.add_column(heading, justify="left" if heading == "how" else "right")
    first = "-" if found.first_picture_s is None else f"{found.first_picture_s:.1f} s"
    middle, high = median(found.dragged_ms), float(np.percentile(found.dragged_ms, 95))
    made.add_row(f"{found.triangles:,}", found.how, first, f"{middle:.0f} ms", f"{high:.0f} ms")
    return made
