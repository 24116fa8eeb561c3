"""Caches the result of each step in a folder, and reuses it while nothing it depends on has changed.

A step is a JSON file with its results, and a PLY file for each surface. Surfaces are written
first and the JSON last, each to a temporary file that is then renamed, so a step is stored whole or not at all.
A step is identified by its key: the key of the step before it, its own options, and the code that made it.
"""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from scenes.scan.store.kept_ply import read_surface, write_surface
from scenes.scan.store.step_values import Writer, restored
from scenes.scan.surface import ScanError
from terrain.machine import made_by, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.scan.surface import Surface

Result = TypeVar("Result")
FORMAT = "pas-scan-step/1"
NAMES = ("read", "scale", "level", "clean", "split", "simplify", "write")
"""The steps in order; the first is number 1."""


def step_name(number: int) -> str:
    """How the files of a step begin: `3-level`."""
    return f"{number}-{NAMES[number - 1]}"


@dataclass
class Shelf:
    """The folder with the steps of one scan, and how far they are still good."""

    folder: Path
    keys: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    """How long each step took that was not used again."""
    reused: list[str] = field(default_factory=list)

    def step(self, rests_on: Any, work: Callable[[], Result]) -> Result:
        """Do the next step, or use what it left; `rests_on` is everything but the steps before it."""
        number = len(self.keys) + 1
        self.keys.append(_key(self.keys[-1] if self.keys else FORMAT, number, [made_by(work), rests_on]))
        kept = self._kept(number)
        if kept is not None:
            self.reused.append(NAMES[number - 1])
            return kept
        self.forget(number)
        started = time.perf_counter()
        result = work()
        self.seconds[NAMES[number - 1]] = time.perf_counter() - started
        self._keep(number, result)
        return result

    def forget(self, number: int) -> None:
        """Remove a step and all after it; what says that a step is whole goes first."""
        later = [step_name(later) for later in range(number, len(NAMES) + 1)]
        files = [path for path in self.folder.glob("*") if path.is_file() and _step_of(path) in later]
        for path in sorted(files, key=lambda path: path.suffix != ".json"):
            path.unlink(missing_ok=True)

    def _keep(self, number: int, result: Any) -> None:
        writer = Writer(step_name(number))
        plain = writer.plain(result)
        sums = {name: write_surface(self.folder / name, surface) for name, surface in writer.surfaces.items()}
        page = {
            "format": FORMAT,
            "step": number,
            "name": NAMES[number - 1],
            "key": self.keys[-1],
            "surfaces": sums,
            "found": plain,
        }
        write_whole(self.folder / f"{step_name(number)}.json", json.dumps(page, indent=1, ensure_ascii=False))

    def _kept(self, number: int) -> Any | None:
        page = read_page(self.folder / f"{step_name(number)}.json")
        if page is None or page.get("key") != self.keys[-1]:
            return None
        return found_on(self.folder, page)


def found_on(folder: Path, page: dict[str, Any]) -> Any | None:
    """What a page says was found, with its surfaces; nothing when any of it is damaged."""

    def surface(name: str) -> Surface:
        return read_surface(folder / Path(name).name, page["surfaces"][name])

    try:
        return restored(page["found"], surface)
    except (ScanError, OSError, KeyError, TypeError, ValueError, ImportError, AttributeError):
        return None


def read_page(path: Path) -> dict[str, Any] | None:
    """The page of a step, if there is one that can be read."""
    try:
        page = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return page if isinstance(page, dict) and page.get("format") == FORMAT else None


def _step_of(path: Path) -> str:
    """The step a file belongs to, drafts of killed runs too."""
    return "-".join(path.name.lstrip(".").split(".")[0].split("-")[:2])


def _key(before: str, number: int, rests_on: Any) -> str:
    content = json.dumps([before, number, rests_on], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:32]
