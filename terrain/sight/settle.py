"""Tries to settle one pair of bodies within a budget: finds a free line, or proves that there is none.

Rays propose: lines are cast in growing batches, and an open one is confirmed exactly. Between two
batches the search for a proof runs for a slice. The first of the two to finish gives the answer.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.scenery.obstacles import Obstacle, any_around, in_the_way, inner_scenery, outer_scenery
from terrain.scenery.tree import first_hit
from terrain.scenery.triangles import Scenery, scratch_for
from terrain.sight.chains import empty_shaft
from terrain.sight.lines import directions_between, lines_between
from terrain.sight.notebook import NODES, WORK, Notebook, findings, open_notebook
from terrain.sight.proofs import Blockade
from terrain.sight.search import BLOCKED, OPEN, RUNNING, Knobs, advance, root_shafts
from terrain.sight.shafts import Hull, hull_of
from terrain.sight.usable_cores import usable_cores
from terrain.sight.workbench import Bench, bench_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.scenery.bodies import Body
    from terrain.scenery.table import Table

KNOBS = Knobs(most_faces=200, most_back=2, back_per_depth=1, few_faces=6, few_back=4, rhythm=3, most_unresolved=8)
"""Most shafts are only tried lightly; at every third split a chain may be longer and fold. Found by `make bench`."""

FIRST_RAYS = 64
MOST_RAYS = 1 << 15
MOST_BATCH = 4096
SECOND_RAYS = 1024
FIRST_SLICE = 300
"""Enough to try the root shafts: one big obstacle is proved before more rays are cast."""

SECOND_SLICE = 2_000
LONGEST_SLICE = 100_000
EXACT_TRIES = 8


@dataclass(frozen=True, eq=False)
class Attempt:
    """The result of an attempt: a witness, a proof, or neither, with what was spent."""

    witness: Any | None
    proof: Blockade | None
    rays: int
    nodes: int
    open_share: float

    @property
    def settled(self) -> bool:
        return self.witness is not None or self.proof is not None


@dataclass(frozen=True, eq=False)
class Ground:
    """The table as one pair of bodies meets it: its scenery and the figures in the way."""

    table: Table
    figures: tuple[Obstacle, ...]
    inner: Scenery
    around: Scenery


def ground_for(table: Table, a: Body, b: Body, others: Sequence[Obstacle]) -> Ground:
    figures = in_the_way(others, a, b)
    return Ground(table, figures, inner_scenery(figures), outer_scenery(figures))


def look(ground: Ground, a: Body, b: Body, first: int, count: int) -> Any | None:
    """A free line among `count` lines of the sequence, confirmed exactly."""
    starts, ends = lines_between(a, b, first, count)
    for place in np.flatnonzero(~ground.table.caster.stopped(starts, ends))[:EXACT_TRIES]:
        line = np.stack([starts[place], ends[place]]).astype(np.int64)
        if is_free(ground, line):
            return line
    return None


def is_free(ground: Ground, line: Any) -> bool:
    """Whether a segment meets no surface and no point of a figure in the way; exact.

    A segment that meets no side of a prism is wholly outside it, or wholly inside: where figures overlap,
    one of its ends says which.
    """
    if any_around(ground.figures, line[0]):
        return False
    obstacles = (ground.table.scenery, ground.around)
    return not any(first_hit(one.vertices, one.faces, one.tree, line, one.solid_faces) >= 0 for one in obstacles)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is spent on one pair: a number of milliseconds, or of steps of the search.

    Milliseconds bound how long a user waits. Steps are counted work: they end at the same place on every machine
    and under any load, so that an answer can be worked out again.
    """

    milliseconds: float = 500.0
    steps: int | None = None

    def meter(self) -> Meter:
        """A meter that starts now."""
        return Meter(self, time.perf_counter() + self.milliseconds / 1000)


@dataclass(slots=True)
class Meter:
    """What has been spent of a budget."""

    budget: Budget
    deadline: float
    steps: int = 0

    @property
    def spent(self) -> bool:
        if self.budget.steps is not None:
            return self.steps >= self.budget.steps
        return time.perf_counter() > self.deadline


def settle(ground: Ground, a: Body, b: Body, budget: Budget) -> Attempt:
    """Look and search in turns until the pair is settled, the search is stuck, or the budget is spent."""
    witness = look(ground, a, b, 0, FIRST_RAYS)
    if witness is not None:
        return Attempt(witness, None, FIRST_RAYS, 0, 0.0)
    with bench_for(ground.table) as bench:
        return _search(ground, a, b, bench, budget)


def _search(ground: Ground, a: Body, b: Body, bench: Bench, budget: Budget) -> Attempt:
    """The meter starts after the first slice, which may have had to load compiled code."""
    a_hull, b_hull = hull_of(a), hull_of(b)
    roots, directions = root_shafts(a_hull, b_hull), directions_between(a_hull, b_hull)
    open_notebook(bench.book, roots)
    step = _stepper(ground, a_hull, b_hull, bench, directions)
    rays, batch, work, status = FIRST_RAYS, SECOND_RAYS, SECOND_SLICE, step(FIRST_SLICE)
    meter, witness = budget.meter(), None
    while True:
        if status == BLOCKED:
            found = findings(bench.book)
            proof = Blockade(a, b, "as_is", False, ground.table, ground.figures, roots, directions, found)
            return Attempt(None, proof, rays, int(bench.book.state[NODES]), 0.0)
        if status == OPEN and _is_witness(ground, a, b, bench.book.witness):
            witness = bench.book.witness.copy()
        elif rays < MOST_RAYS:
            witness = look(ground, a, b, rays, batch)
            rays, batch = rays + batch, min(2 * batch, MOST_BATCH)
        spent = meter.spent or (status != RUNNING and rays >= MOST_RAYS)
        if witness is not None or spent:
            open_share = 0.0 if witness is not None else _open_share(bench.book)
            return Attempt(witness, None, rays, int(bench.book.state[NODES]), open_share)
        if status == RUNNING:
            status = step(work)
            meter.steps += int(bench.book.state[WORK])
            work = min(2 * work, LONGEST_SLICE)


def _is_witness(ground: Ground, a: Body, b: Body, line: Any) -> bool:
    """Whether the line that the search met open truly joins the bodies."""
    return a.contains(line[0]) and b.contains(line[1]) and is_free(ground, line)


def _open_share(book: Notebook) -> float:
    """The share of the proof that is missing."""
    return float(max(0.0, 1.0 - book.done[0]))


def _stepper(ground: Ground, a: Hull, b: Hull, bench: Bench, directions: Any) -> Any:
    """A function that carries the search on by an amount of work."""
    usable = usable_cores(ground.table.arrays, a, b)
    shaft, inner_scratch = empty_shaft(directions), scratch_for(ground.inner)

    def step(work: int) -> int:
        return int(
            advance(ground.table.scenery, bench.scratch, ground.inner, inner_scratch, ground.around, usable,
                    a, b, shaft, bench.trouble, bench.hits, bench.book, KNOBS, work)
        )  # fmt: skip

    return step
