"""Measures layouts: how long a survey takes, and how much fairer a placement is than random legal layouts."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from rich.table import Table

import scenes
from scenes.games.ichoria.check.legality import check_layout
from scenes.games.ichoria.place.candidates import find_candidates, halves_of
from scenes.games.ichoria.place.placement import Task, place, random_layout
from scenes.games.ichoria.place.shares import Sharing, standard_values
from scenes.games.ichoria.scenario.scenario_file import is_scenario
from scenes.games.ichoria.survey.table_survey import surveyor
from scenes.games.mythic.layout.board_survey import board_surveyor
from scenes.games.mythic.layout.placement import StoneTask, place_stones, random_stones
from scenes.games.open import load_any
from scenes.layout.place.rewrite import Lying, with_fragments, write_text

if TYPE_CHECKING:
    from rich.console import Console

    from scenes.games.ichoria.place.candidates import Candidates
    from scenes.games.ichoria.place.placement import Layout

CATALOGUE = Path(scenes.__file__).parent / "catalogue"
SEEDS = 10
STONES = 6
COUNTS = ((300.0, 4), (700.0, 6), (float("inf"), 12))
"""For table sizes up to a number of square pas: how many fragments are laid out."""


@dataclass(frozen=True)
class LaidOut:
    """Ten layouts of a table or board, and as many by chance."""

    name: str
    count: int
    placed: tuple[float, ...]
    random: tuple[float, ...]
    passed: int | None
    """How many keep all rules of the set-up; None where there is nothing to check."""
    survey_s: float
    place_s: float


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


def stones_laid_out(path: Path, seeds: int = SEEDS) -> LaidOut:
    """Lay out the stones of a board anew."""
    begun = time.perf_counter()
    looked = board_surveyor(path)
    looked.survey([stone.area for stone in looked.scene.stones])
    surveyed = time.perf_counter()
    task = StoneTask(looked, (), STONES)
    placed = tuple(looked.imbalance(place_stones(task, seed)).total for seed in range(seeds))
    done = time.perf_counter()
    random = tuple(looked.imbalance(random_stones(task, seed)).total for seed in range(seeds))
    return LaidOut(f"board {path.stem}", STONES, placed, random, None, surveyed - begun, (done - surveyed) / seeds)


def all_laid_out(*, quick: bool = False) -> list[LaidOut]:
    """Every shipped table and board; the duel alone when it has to be quick."""
    tables = sorted(path for path in (CATALOGUE / "ichoria").glob("*.toml") if is_scenario(path))
    boards = sorted((CATALOGUE / "mythic" / "boards").glob("*.toml"))
    if quick:
        return [laid_out(path, 2) for path in tables if path.stem == "duel"]
    surveyed = (path for path in boards if load_any(path).board.stones and len(load_any(path).board.zones) > 1)
    return [*(laid_out(path) for path in tables), *(stones_laid_out(path) for path in surveyed)]


def report(console: Console, *, quick: bool = False) -> None:
    """Print what was found."""
    table = Table(title="Imbalance of layouts (activations; on boards areas): laid out, and legal by chance")
    for head in (
        "layout",
        "count",
        "laid out: mean",
        "worst",
        "by chance: mean",
        "best",
        "pass check",
        "survey",
        "one",
    ):
        table.add_column(head, justify="left" if head == "layout" else "right")
    for found in all_laid_out(quick=quick):
        table.add_row(
            found.name,
            str(found.count),
            f"{statistics.mean(found.placed):.3f}",
            f"{max(found.placed):.3f}",
            f"{statistics.mean(found.random):.3f}",
            f"{min(found.random):.3f}",
            "" if found.passed is None else f"{found.passed} of {len(found.placed)}",
            f"{found.survey_s:.1f} s",
            f"{found.place_s:.2f} s",
        )
    console.print(table, highlight=False)
