"""Compares two runs of the benchmarks: what has become a fifth worse, or misses a bar that it kept.

    python -m bench.compare BEFORE.json AFTER.json

CPU time is compared where both runs have it, since others at work on the machine change it little. Figures that are too
small to tell apart from chance are shown and not judged. The exit code is 1 where something was lost.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

LOSS = 0.2
LEAST = {"ms": 0.05, "s": 0.02, "kB": 0.05, "%": 1.0}
"""By unit: a change that is smaller than this says nothing."""


@dataclass(frozen=True)
class Change:
    """One figure in two runs."""

    what: str
    unit: str
    before: float
    after: float
    at_least: bool
    bar_lost: bool

    @property
    def worse(self) -> float:
        """By which share it is worse now; below 0 where it is better."""
        good, bad = (self.after, self.before) if self.at_least else (self.before, self.after)
        return round(bad / good - 1.0, 6) if good > 0.0 else float(bad > good)

    @property
    def lost(self) -> bool:
        """Whether that is too much, or whether a bar was kept that is missed now."""
        tells = abs(self.after - self.before) >= LEAST.get(self.unit, 0.0)
        return tells and (self.worse >= LOSS or self.bar_lost)


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[Change]:
    """Every figure with a bar that both runs have."""
    known = {figure["what"]: figure for figure in before["bars"]}
    return [_change(known[figure["what"]], figure) for figure in after["bars"] if figure["what"] in known]


def _change(old: dict[str, Any], new: dict[str, Any]) -> Change:
    key = "by_cpu" if old["by_cpu"] is not None and new["by_cpu"] is not None else "value"
    bar = new["bar"]
    lost = old["kept"] and not new["kept"]
    return Change(new["what"], bar["unit"], old[key], new[key], bar["at_least"], lost)


def gone(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Figures that the later run does not have: what is not measured cannot be seen to get worse."""
    return sorted({figure["what"] for figure in before["bars"]} - {figure["what"] for figure in after["bars"]})


def grid(found: list[Change]) -> Grid:
    """All figures, what was lost in red, the largest losses first."""
    shown = Grid(title="Compared with the run before", title_justify="left", title_style="bold")
    for name in ("what", "before", "after", "worse by", ""):
        shown.add_column(name, justify="left" if name == "what" else "right")
    for one in sorted(found, key=lambda one: -one.worse):
        mark = "✗" if one.lost else ""
        figures = (f"{one.before:.3g} {one.unit}", f"{one.after:.3g} {one.unit}", f"{100 * one.worse:+.0f} %")
        shown.add_row(one.what, *figures, mark, style="red" if one.lost else "")
    return shown


def main(words: list[str]) -> int:
    """Compare two files of figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    chosen = parser.parse_args(words)
    before, after = (_read(parser, path) for path in (chosen.before, chosen.after))
    console, found = Console(), changes(before, after)
    if not found:
        parser.error("the two runs have no figure in common")
    console.print(grid(found), highlight=False)
    for what in gone(before, after):
        console.print(f"Not measured any more: {what}", style="yellow", highlight=False)
    lost = sum(one.lost for one in found)
    console.print(f"{len(found)} figures compared, {lost} lost.", highlight=False)
    return 1 if lost else 0


def _read(parser: argparse.ArgumentParser, path: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except OSError as wrong:
        parser.error(f"{path}: {wrong.strerror}; a run with --json writes such a file")
    except ValueError:
        parser.error(f"{path}: is no file of figures")
    if not isinstance(found, dict) or "bars" not in found:
        parser.error(f"{path}: is no file of figures")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
