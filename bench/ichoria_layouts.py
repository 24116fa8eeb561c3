"""Fragments of Ichoria laid out: how long it takes, and how much fairer it is than legal layouts by chance."""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bench.layout import SEEDS, LaidOut
from scenes.games.ichoria.check import check_layout
from scenes.games.ichoria.place import Sharing, Task, find_candidates, halves_of, place, random_layout, standard_values
from scenes.games.ichoria.scenario import is_scenario
from scenes.games.ichoria.survey import surveyor
from scenes.layout.place import Lying, with_fragments, write_text
from scenes.plugs import catalogue_of

if TYPE_CHECKING:
    from scenes.games.ichoria.place import Candidates, Layout

COUNTS = ((300.0, 4), (700.0, 6), (float("inf"), 12))
"""Up to how many square pas of table so many fragments are laid out."""


def all_laid_out(*, quick: bool = False) -> list[LaidOut]:
    """Every shipped table; the duel alone when it has to be quick."""
    tables = sorted(path for path in catalogue_of("ichoria").glob("*.toml") if is_scenario(path))
    return [laid_out(path, 2) for path in tables if path.stem == "duel"] if quick else list(map(laid_out, tables))


def laid_out(path: Path, seeds: int = SEEDS) -> LaidOut:
    """Lay out a table of Ichoria anew; its ground is prepared before the clock starts."""
    setting = surveyor(path).setting
    begun = time.perf_counter()
    looked = surveyor(setting)
    looked.survey(setting.tokens, with_routes=False) if setting.tokens else None
    surveyed = time.perf_counter()
    spots = find_candidates(looked)
    wide, deep = setting.table.size_pas
    count = next(count for most, count in COUNTS if wide * deep < most)
    task = Task(spots, (), standard_values(count), Sharing() if halves_of(setting) else None)
    layouts = [place(task, seed) for seed in range(seeds)]
    done = time.perf_counter()
    chances = [random_layout(task, seed) for seed in range(seeds)]
    placed, random = (
        tuple(spots.imbalance(layout.chosen, layout.values).total for layout in some) for some in (layouts, chances)
    )
    passed = sum(_passes(path, spots, layout) for layout in layouts)
    return LaidOut(path.stem, count, placed, random, passed, surveyed - begun, (done - surveyed) / seeds)


def _passes(path: Path, spots: Candidates, layout: Layout) -> bool:
    """Whether `pas scenario check` finds nothing wrong with a layout."""
    chosen = enumerate(zip(layout.chosen, layout.values, strict=True), start=1)
    fragments = [Lying(f"f{number}", value, spots.spots[row].at) for number, (row, value) in chosen]
    with TemporaryDirectory(prefix="pas-bench-") as folder:
        out = Path(folder) / path.name
        return check_layout(write_text(with_fragments(path, fragments, out), out)).legal
