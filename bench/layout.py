"""Measures layouts: how long a survey takes, and how much fairer a placement is than random legal layouts."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rich.table import Table

from skirmish import games

if TYPE_CHECKING:
    from rich.console import Console

SEEDS = 10


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


def all_laid_out(*, quick: bool = False) -> list[LaidOut]:
    """Every shipped table and board of the games that have a benchmark of layouts."""
    named = [name for name in (f"bench.{game}_layouts" for game in games()) if find_spec(name)]
    return [found for name in named for found in import_module(name).all_laid_out(quick=quick)]


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
