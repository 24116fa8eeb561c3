"""Places fragments: searches for a legal layout, varied in height, contested and fair by the survey, from a seed.

The search minimises: twice the imbalance of the survey, plus half of the mean difference between the sides'
times to each fragment (a fragment is contested when both sides get to it about as soon), plus 0.3 for a layout on one
floor, less the more floors it uses. From some random legal layouts each fragment in turn goes to the best spot that is
left to it, until none gets better; the best layout of all is proposed. The same seed proposes the same.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from scenes.files.problems import SceneError
from scenes.games.ichoria.place.shares import Sharing, shares
from scenes.games.ichoria.survey.table_survey import weighed
from scenes.layout.place.search import BEGINNINGS, CONTEST_WEIGHT, FAIR_WEIGHT, SWEEPS, NoRoomError
from skirmish.kernel import Chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from scenes.games.ichoria.place.candidates import Candidates

VARIETY_WEIGHT = 0.3
TRIES = 60
"""Random layouts tried before fragments are packed as close as they can be."""

SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Layout:
    """A choice of spots: for each fragment, those that are kept first, the row of its spot."""

    chosen: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Task:
    """What is to be placed among what is kept."""

    spots: Candidates
    kept: tuple[int, ...]
    """The values of the fragments that stay, in the order of their rows."""
    values: tuple[int, ...]
    """The values of those that are placed."""
    sharing: Sharing | None = Sharing()  # noqa: RUF009  a frozen value
    """What both halves are to have alike; None where there are no halves."""

    @property
    def kept_rows(self) -> tuple[int, ...]:
        return tuple(range(self.spots.free, self.spots.free + len(self.kept)))

    @property
    def all_values(self) -> tuple[int, ...]:
        return (*self.kept, *self.values)


def place(task: Task, seed: int | str) -> Layout:
    """The best layout that the search finds; a `NoRoomError` says how many fit."""
    found = [_improved(task, _random(task, Chance(f"{seed}/{number}"))) for number in range(BEGINNINGS)]
    return min(found, key=lambda layout: round(objective(task.spots, layout), 9))


def random_layout(task: Task, seed: int | str) -> Layout:
    """A legal layout by chance alone, to compare with."""
    return _random(task, Chance(f"{seed}/random"))


def objective(spots: Candidates, layout: Layout) -> float:
    """What the search makes least."""
    rows, values = list(layout.chosen), np.array(layout.values, dtype=np.float64)
    contest = float(weighed(spots.gaps[rows], values))
    floors, most = len({int(spots.floors[row]) for row in rows}), _most_floors(spots, len(rows))
    fair = FAIR_WEIGHT * spots.imbalance(rows, layout.values).total
    return fair + CONTEST_WEIGHT * contest + VARIETY_WEIGHT * (1 - floors / most)


def _most_floors(spots: Candidates, count: int) -> int:
    return max(1, min(count, len(set(spots.floors.tolist()))))


# ---------------------------------------------------------------- legal layouts by chance


def _random(task: Task, chance: Chance) -> Layout:
    """Each fragment on a random spot that is left to it; after some failed tries as close together as possible."""
    for number in range(TRIES):
        found = _laid_out(task, chance, number, packed=False)
        if found is not None:
            return found
    found = _laid_out(task, chance, TRIES, packed=True)
    if found is None:
        raise NoRoomError(_no_room(task, chance))
    return found


def _laid_out(task: Task, chance: Chance, number: int, *, packed: bool) -> Layout | None:
    homes = _homes(task, chance, number)
    chosen = list(task.kept_rows)
    left = _left(task.spots, chosen)
    for slot, home in enumerate(homes):
        allowed = np.flatnonzero(left & _at_home(task.spots, home))
        if not len(allowed):
            return None
        row = _tightest(task.spots, left, allowed) if packed else allowed[chance.below(len(allowed), number, slot)]
        chosen.append(int(row))
        left &= task.spots.apart[row]
    return Layout(tuple(chosen), task.all_values)


def _homes(task: Task, chance: Chance, number: int) -> Sequence[int | None]:
    """The half of each fragment that is placed; None where halves do not matter."""
    if task.sharing is None:
        return [None] * len(task.values)
    kept = [(int(task.spots.halves[row]), value) for row, value in zip(task.kept_rows, task.kept, strict=True)]
    return shares(kept, task.values, chance, number, task.sharing)


def _left(spots: Candidates, chosen: Sequence[int]) -> NDArray[np.bool_]:
    """The free spots that are far enough from some that are taken."""
    left = np.zeros(len(spots.spots), dtype=bool)
    left[: spots.free] = True
    for row in chosen:
        left &= spots.apart[row]
    return left


def _at_home(spots: Candidates, home: int | None) -> NDArray[np.bool_]:
    """The spots of a half, or of the line; all, where halves do not matter."""
    return np.ones(len(spots.spots), dtype=bool) if home is None else spots.halves == home


def _tightest(spots: Candidates, left: NDArray[np.bool_], allowed: NDArray[np.int64]) -> int:
    """The spot that leaves most of the others."""
    remaining = spots.apart[allowed][:, left].sum(axis=1)
    return int(allowed[np.argmax(remaining)])


def _no_room(task: Task, chance: Chance) -> str:
    most = 0
    for fewer in range(len(task.values) - 1, 0, -1):
        smaller = replace(task, values=task.values[:fewer])
        if _fits(smaller, chance):
            most = fewer
            break
    wanted, fit = len(task.all_values), most + len(task.kept)
    return f"{wanted} fragments do not fit more than 6 pas apart in equal shares (ICH-TABLE-06): {fit} do here"


def _fits(task: Task, chance: Chance) -> bool:
    try:
        return _laid_out(task, chance, 0, packed=True) is not None
    except SceneError:
        return False  # this number has no equal shares


# ---------------------------------------------------------------- making a layout better


def _improved(task: Task, layout: Layout) -> Layout:
    """Each fragment in turn on the best spot of its half, until none gets better."""
    chosen, first = list(layout.chosen), len(task.kept)
    for _ in range(SWEEPS):
        before = list(chosen)
        for slot in range(first, len(chosen)):
            chosen[slot] = best_spot(task.spots, chosen, task.all_values, slot)
        if chosen == before:
            break
    return Layout(tuple(chosen), layout.values)


def best_spot(spots: Candidates, chosen: Sequence[int], values: Sequence[int], slot: int) -> int:
    """The best spot for one fragment of a layout, in the half it lies in now."""
    others = [row for place, row in enumerate(chosen) if place != slot]
    here = int(chosen[slot])
    allowed = np.flatnonzero(_left(spots, others) & (spots.halves == spots.halves[here]))
    if not len(allowed):
        return here
    scores = _scores(spots, others, values, slot, allowed)
    best = int(np.argmin(np.round(scores, 9)))
    now = _scores(spots, others, values, slot, np.array([here]))[0]
    return int(allowed[best]) if scores[best] < now - SAME else here


def _scores(
    spots: Candidates, others: Sequence[int], values: Sequence[int], slot: int, rows: NDArray[np.int64]
) -> NDArray[np.float64]:
    """The objective of a layout with one fragment on each of some spots."""
    imbalance = imbalances(spots, others, values, slot, rows)
    worth = np.array(values, dtype=np.float64)
    others_worth, own = np.delete(worth, slot), worth[slot]
    contest = ((spots.gaps[others] * others_worth).sum() + own * spots.gaps[rows]) / worth.sum()
    taken = np.array(sorted({int(spots.floors[row]) for row in others}), dtype=np.int64)
    floors = len(taken) + ~np.isin(spots.floors[rows], taken)
    variety = floors / _most_floors(spots, len(worth))
    return np.asarray(FAIR_WEIGHT * imbalance + CONTEST_WEIGHT * contest + VARIETY_WEIGHT * (1 - variety))


def imbalances(
    spots: Candidates, others: Sequence[int], values: Sequence[int], slot: int, rows: NDArray[np.int64]
) -> NDArray[np.float64]:
    """The imbalance of a layout with one fragment on each of some spots."""
    worth = np.array(values, dtype=np.float64)
    others_worth, own, total = np.delete(worth, slot), worth[slot], np.zeros(len(rows))
    for numbers in (spots.times, spots.dangers):
        base = (numbers[:, list(others)] * others_worth).sum(axis=1)
        whole = (base[:, None] + own * numbers[:, rows]) / worth.sum()
        total += whole.max(axis=0) - whole.min(axis=0)
    return total
