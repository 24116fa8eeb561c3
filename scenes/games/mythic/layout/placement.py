"""Places divine stones: in areas that every side walks to, contested and fair by the survey of the board; from a seed.

The search minimises: twice the imbalance, plus half of the mean difference between the zones' ways to each
stone, plus 0.3 for each pair of stones in areas that are adjacent, divided by the number of stones. Stones lie one to
an area, and in no deployment area. From some random choices each stone in turn goes to the best area that is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from scenes.layout.place.proposals import StoneMove
from scenes.layout.place.search import BEGINNINGS, CONTEST_WEIGHT, FAIR_ENOUGH, FAIR_WEIGHT, SWEEPS, NoRoomError
from skirmish.kernel import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.games.mythic.layout.board_survey import BoardSurveyor

NEAR_WEIGHT = 0.3
COST_PER_AREA = 0.03
"""Of two moves the shorter one, unless the longer one gains at least this much more for each area."""

LEAST_GAIN = 0.05


@dataclass(frozen=True, eq=False)
class StoneTask:
    """Stones to be placed on a board, among those that are kept."""

    looked: BoardSurveyor
    kept: tuple[str, ...]
    count: int
    """How many stones there are in the end."""

    @cached_property
    def areas(self) -> tuple[str, ...]:
        """Where stones may lie: areas to which every zone walks, that belong to none and hold no stone that is kept."""
        zoned = {area for zone in self.looked.zones for area in zone.areas}
        walks = self.looked.walks.values()
        return tuple(
            area
            for area in self.looked.scene.board.areas
            if area not in zoned and area not in self.kept and all(area in found for found in walks)
        )

    def objective(self, stones: Sequence[str]) -> float:
        """What the search makes least."""
        times = self.looked.times(stones)
        gaps = times.max(axis=0) - times.min(axis=0)
        near = sum(b in self.looked.scene.board.neighbours(a) for a, b in combinations(stones, 2))
        fair = FAIR_WEIGHT * self.looked.imbalance(stones).total
        return float(fair + CONTEST_WEIGHT * gaps.mean() + NEAR_WEIGHT * near / len(stones))


def place_stones(task: StoneTask, seed: int | str) -> tuple[str, ...]:
    """The best areas that the search finds, those that are kept first; a `NoRoomError` says how many stones fit."""
    fit = len(task.areas) + len(task.kept)
    if task.count > fit:
        raise NoRoomError(f"{task.count} stones do not fit one to an area outside of the zones: at most {fit} do here")
    found = (_improved(task, random_stones(task, f"{seed}/{number}")) for number in range(BEGINNINGS))
    return min(found, key=lambda stones: (round(task.objective(stones), 9), stones))


def random_stones(task: StoneTask, seed: int | str) -> tuple[str, ...]:
    """Areas by chance alone."""
    order = Chance(f"{seed}/stones").order(len(task.areas))
    return (*task.kept, *(task.areas[place] for place in order[: task.count - len(task.kept)]))


def _improved(task: StoneTask, stones: tuple[str, ...]) -> tuple[str, ...]:
    chosen = list(stones)
    for _ in range(SWEEPS):
        before = list(chosen)
        for slot in range(len(task.kept), len(chosen)):
            free = [area for area in task.areas if area not in chosen or area == chosen[slot]]
            options = [[*chosen[:slot], area, *chosen[slot + 1 :]] for area in free]
            chosen = min(options, key=lambda option: round(task.objective(option), 9))
        if chosen == before:
            break
    return tuple(chosen)


def improve_stones(looked: BoardSurveyor, stones: Sequence[str]) -> tuple[StoneMove, ...]:
    """The moves that make a board fair, as few and as short as will do."""
    chosen, moves = list(stones), list[StoneMove]()
    task = StoneTask(looked, (), len(stones))
    while len(moves) < len(stones):
        before = looked.imbalance(chosen).total
        moved = {move.slot for move in moves}
        found = _best_move(task, chosen, before, moved) if before > FAIR_ENOUGH else None
        if found is None:
            break
        moves.append(found)
        chosen[found.slot] = found.end
    return tuple(moves)


def _best_move(task: StoneTask, chosen: list[str], before: float, moved: set[int]) -> StoneMove | None:
    found: list[tuple[float, StoneMove]] = []
    for slot, start in enumerate(chosen):
        for end in task.areas:
            if end in chosen or slot in moved:
                continue
            after = task.looked.imbalance([*chosen[:slot], end, *chosen[slot + 1 :]]).total
            way = task.looked.scene.board.distance(start, end) or 0
            if before - after >= LEAST_GAIN:
                move = StoneMove(slot, start, end, before, after)
                found.append((np.round(before - after - COST_PER_AREA * way, 9), move))
    return max(found, key=lambda one: (one[0], -one[1].slot, one[1].end))[1] if found else None
