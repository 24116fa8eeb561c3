"""Rules on all pairs of a table at once: who sees whom. Pairs are shared out over the cores."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from scenes.rulings.sight import SightRuling, pair, rule_sight
from terrain.sight import Sight

if TYPE_CHECKING:
    from scenes.table.scene import Scene


@dataclass(frozen=True)
class AllSights:
    """A ruling for each pair of figures, in the order of the scene, and how long all of them took."""

    rulings: tuple[SightRuling, ...]
    milliseconds: float

    @property
    def undecided(self) -> int:
        return sum(ruling.sight.verdict == "undecided" for ruling in self.rulings)


def rule_all_sights(scene: Scene, *, budget_ms: float = 500.0, within_ms: float = 60_000.0) -> AllSights:
    """Rule on every pair of figures as `rule_sight` does, without what explains it.

    The budget is that of one pair. Once the time for all of them is over, the pairs that are left stay undecided.
    """
    scene.table.prepare()
    started = time.perf_counter()

    def ruled(names: tuple[str, str]) -> SightRuling:
        left_ms = within_ms - (time.perf_counter() - started) * 1000
        if left_ms <= 0:
            return SightRuling(*pair(scene, *names), Sight("undecided"), "does not see")
        return rule_sight(scene, *names, budget_ms=min(budget_ms, left_ms), explain=False)

    pairs = combinations([figure.id for figure in scene.figures], 2)
    with ThreadPoolExecutor(_cores()) as cores:
        rulings = tuple(cores.map(ruled, pairs))
    return AllSights(rulings, (time.perf_counter() - started) * 1000)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
