"""Pursues one pair of bodies: casts lines, follows those that almost join them, and searches for a proof.

Rays propose: lines are cast in growing batches, and an open one is confirmed exactly. Between two
batches the search for a proof runs for a slice. Nothing is ever given up: after each turn there is a witness, a proof,
or more work to do.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from terrain.machine.kernels import kernel
from terrain.machine.stopwatch import stopwatch_s
from terrain.scenery.obstacles import Obstacle, any_around, in_the_way, inner_scenery, outer_scenery
from terrain.scenery.tree import first_hit
from terrain.scenery.triangles import Scenery, scratch_for
from terrain.sight.chains import empty_shaft
from terrain.sight.lines import Effort, directions_between, follow, lines_between
from terrain.sight.notebook import LATER, TOP, WORK, findings, open_notebook, take_up_again
from terrain.sight.proofs import Blockade
from terrain.sight.search import BLOCKED, FULL, OPEN, STUBBORN, Knobs, advance, descend, root_shafts
from terrain.sight.shafts import SIDE, TICKS, are_apart, hull_of, middles_of, place_of
from terrain.sight.usable_cores import usable_cores

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.scenery.bodies import Body
    from terrain.scenery.table import Table
    from terrain.sight.notebook import Notebook
    from terrain.sight.workbench import Bench

KNOBS = (
    Knobs(most_faces=200, most_back=6, last_faces=600, last_back=300, least_units=16),
    Knobs(most_faces=1000, most_back=100, last_faces=4000, last_back=4000, least_units=2),
)
DESCENT = Knobs(most_faces=200, most_back=6, last_faces=1000, last_back=1000, least_units=2)
"""A chain that folds much is only looked for where a shaft cannot be split. Found by `make bench`.

Shafts that withstood down to 0.05 mm are taken up again with the second set, down to 6 µm.
"""

FIRST_RAYS = 64
SECOND_RAYS = 1024
MOST_RAYS = 1 << 15
MOST_BATCH = 4096
RAYS_PER_STEP = 8
"""How many rays cost about as much as one step of the search."""

FIRST_SLICE = 300
"""Enough to try the root shafts: one big obstacle is proved before more rays are cast."""

SECOND_SLICE = 2_000
MUCH = SECOND_SLICE
"""What a pair takes at least before lines of larger bodies are followed: most are settled by then."""

LONGEST_SLICE = 40_000
EXACT_TRIES, MOST_OPEN = 8, 2048
PATIENCE = 8
"""How many shafts are put off before it is asked whether all hangs on a hair."""


@dataclass(frozen=True, eq=False)
class Ground:
    """The table as one pair of bodies meets it: its scenery and the figures in the way."""

    table: Table
    figures: tuple[Obstacle, ...]
    inner: Scenery
    around: Scenery

    def stopped(self, starts: Any, ends: Any) -> Any:
        """For each segment whether something seems to stop it; rays propose, so `is_free` has the last word."""
        stopped = self.table.caster.stopped(starts, ends)
        if self.figures:
            _stop_at(self.around, starts, ends, stopped)
        return stopped


@kernel
def _stop_at(around: Scenery, starts: Any, ends: Any, stopped: Any) -> None:
    line = np.empty((2, 3), dtype=np.int64)
    for k in range(len(starts)):
        if not stopped[k]:
            for axis in range(3):
                line[0, axis], line[1, axis] = np.int64(starts[k, axis]), np.int64(ends[k, axis])
            stopped[k] = first_hit(around.vertices, around.faces, around.tree, line, len(around.faces)) >= 0


def ground_for(table: Table, a: Body, b: Body, others: Sequence[Obstacle]) -> Ground:
    figures = in_the_way(others, a, b)
    return Ground(table, figures, inner_scenery(figures), outer_scenery(figures))


def look(ground: Ground, a: Body, b: Body, first: int, count: int) -> Any | None:
    """A free line among `count` lines of the sequence, confirmed exactly."""
    return next((line for line in open_lines(ground, a, b, first, count)[:EXACT_TRIES] if is_free(ground, line)), None)


def open_lines(ground: Ground, a: Body, b: Body, first: int, count: int) -> Any:
    """Those among `count` lines of the sequence that no ray finds stopped."""
    starts, ends = lines_between(a, b, first, count)
    open_ = np.flatnonzero(~ground.stopped(starts, ends))
    return np.stack([starts[open_], ends[open_]], axis=1).astype(np.int64)


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
    """How much is spent on one question: a number of milliseconds, or of steps of the search.

    Milliseconds bound how long a user waits. Steps are counted work: they end at the same place on every machine
    and under any load, so that an answer can be worked out again.
    """

    milliseconds: float = 500.0
    steps: int | None = None

    def meter(self) -> Meter:
        """A meter that starts now."""
        meter = Meter(self, 0.0)
        meter.start()
        return meter


@dataclass(slots=True)
class Meter:
    """What has been spent of a budget."""

    budget: Budget
    deadline: float
    steps: int = 0

    def start(self) -> None:
        """Start the clock."""
        self.deadline = stopwatch_s() + self.budget.milliseconds / 1000

    @property
    def spent(self) -> bool:
        if self.budget.steps is not None:
            return self.steps >= self.budget.steps
        return stopwatch_s() > self.deadline


@dataclass(eq=False)
class Pursuit:
    """One pair of bodies, what is known of it, and a search that can be carried on at any time."""

    ground: Ground
    a: Body
    b: Body
    bench: Bench
    meter: Meter
    witness: Any | None = None
    proof: Blockade | None = None
    rays: int = 0
    spent: int = 0
    """Steps of the search."""
    stubborn: bool = False
    """Whether shafts were met that cannot be split and are not blocked."""
    exhausted: bool = False
    """Whether there is nothing left that the search could split."""
    looked: int = 0
    """Lines of the sequence."""
    open: Any = field(default_factory=lambda: np.zeros((0, 2, 3), dtype=np.int64))
    """Lines that no ray found stopped."""
    followed: bool = False
    nearest: Any = ()
    _batch: int = SECOND_RAYS
    _slice: int = FIRST_SLICE
    _patience: int = PATIENCE
    _round: int = 0
    _past: list[tuple[float, float]] = field(default_factory=list)
    _search: Any = None

    @property
    def settled(self) -> bool:
        return self.witness is not None or self.proof is not None

    @property
    def open_share(self) -> float:
        """The share of the proof that is missing."""
        if self._search is None or self.settled:
            return 0.0 if self.settled else 1.0
        return max(0.0, 1.0 - self._done)

    @property
    def gained_share(self) -> float:
        """How much of the proof the last second achieved, or all the time if that was less."""
        return self._done - self._past[0][1] if self._past else 0.0

    @property
    def _done(self) -> float:
        return 0.0 if self._search is None else float(self.bench.book.done[0])

    def _remember(self) -> None:
        """Keep how far the proof was at the turns of the last second; counted work looks at no clock."""
        if self.meter.budget.steps is None:
            now = stopwatch_s()
            self._past = [*(one for one in self._past if one[0] > now - 1.0), (now, self._done)]

    def look_first(self) -> None:
        """Look at a few lines."""
        if self.looked == 0:
            self.look(FIRST_RAYS)

    def turn(self) -> bool:
        """Look at more lines and search a little further; answers whether the pair is settled."""
        self._remember()
        if self.looked < MOST_RAYS or self.exhausted:
            self.look(self._batch)
            self._batch = min(2 * self._batch, MOST_BATCH)
        return self.settled or self.search()

    def look(self, count: int) -> None:
        """Look at the next lines of the sequence."""
        lines = open_lines(self.ground, self.a, self.b, self.looked, count)
        self.looked += count
        self._count_rays(count)
        if len(lines):
            self.open = np.concatenate([self.open, lines])[-MOST_OPEN:]
            self.witness = self._first_free(lines)

    def search(self) -> bool:
        """Carry the search on by a slice, which doubles from one to the next."""
        if self._search is None:
            self._search = self._opened()
            self.exhausted = not are_apart(*self._parts[6:8])
        if self.exhausted:
            return False
        self._run(self._slice)
        self._slice = SECOND_SLICE if self._slice < SECOND_SLICE else min(2 * self._slice, LONGEST_SLICE)
        return self.settled

    def follow(self, lines: Any, effort: Effort) -> None:
        """Follow lines that almost join the bodies, until one joins them or none comes nearer."""
        if len(lines) == 0 or self.settled:
            return
        followed = follow(self.ground.stopped, self._first_free, self.a, self.b, lines, effort, self.rays)
        self._count_rays(followed.rays)
        self.witness, self.nearest = followed.witness, followed.nearest
        if self.witness is not None:
            self.open = np.concatenate([self.open, self.witness[np.newaxis]])

    def _first_free(self, lines: Any) -> Any | None:
        return next((one for one in lines[:EXACT_TRIES].astype(np.int64) if self._is_witness(one)), None)

    def _is_witness(self, line: Any) -> bool:
        return self.a.contains(line[0]) and self.b.contains(line[1]) and is_free(self.ground, line)

    def _count_rays(self, count: int) -> None:
        self.rays += count
        self.meter.steps += count // RAYS_PER_STEP

    def _count_work(self, done: int) -> None:
        self.spent += done
        self.meter.steps += done

    def _opened(self) -> Any:
        """A function that carries the search on by an amount of work."""
        a, b, ground, bench = hull_of(self.a), hull_of(self.b), self.ground, self.bench
        self._roots, self._directions = root_shafts(a, b), directions_between(a, b)
        open_notebook(bench.book, self._roots)
        bench.scratch.era[0] += 1
        usable = usable_cores(ground.table.arrays, a, b)
        shaft, inner_scratch = empty_shaft(self._directions), scratch_for(ground.inner)

        self._parts = (ground.table.scenery, bench.scratch, ground.inner, inner_scratch, ground.around, usable, a, b,
                       shaft, bench.trouble, bench.hits)  # fmt: skip

        def step(knobs: Knobs, work: int, patience: int) -> int:
            return int(
                advance(ground.table.scenery, bench.scratch, ground.inner, inner_scratch, ground.around, usable,
                        a, b, shaft, bench.trouble, bench.hits, bench.book, knobs, work, patience)
            )  # fmt: skip

        return step

    def can_be_proved(self, line: Any, book: Notebook) -> bool:
        """Whether the least shaft around a line can be blocked, or has a witness; another notebook is written over."""
        if self._search is None:
            self._search = self._opened()
        places, row = self._shaft_around(line)
        if row is None:
            return True
        open_notebook(book, self._roots)
        status = OPEN
        while status == OPEN and self.witness is None:
            book.state[WORK] = 0
            status = descend(*self._parts, book, DESCENT, places, row)
            self._count_work(int(book.state[WORK]))
            if status == OPEN and self._is_witness(book.witness):
                self.witness = book.witness.copy()
        return status != STUBBORN

    def _shaft_around(self, line: Any) -> tuple[Any, Any | None]:
        """Where a line leaves the two prisms, and the root shaft that holds it; none where it slips by a patch."""
        places, a, b = np.zeros(4), *self._parts[6:8]
        kinds = place_of(a, line, 0, places[:2]), place_of(b, line, 1, places[2:])
        root = next((root for root in self._roots if (root[0], root[5]) == kinds), None)
        if root is None:
            return places, None
        for end, low in ((0, 1), (2, 6)):
            if kinds[end // 2] == SIDE and places[end] < root[low]:
                places[end] += TICKS
        row = np.zeros(12, dtype=np.int64)
        row[:11] = root
        return places, row

    def _run(self, work: int) -> None:
        """Search on for an amount of work, past lines that look free to the search and are not."""
        book = self.bench.book
        while work > 0:
            status = self._search(KNOBS[self._round], work, self._patience)
            done = max(1, int(book.state[WORK]))
            work -= done
            self._count_work(done)
            if status == BLOCKED:
                found = findings(book, len(self._roots))
                self.proof = Blockade(self.a, self.b, "as_is", False, self.ground.table, self.ground.figures,
                                      self._roots, self._directions, found)  # fmt: skip
                return
            if status == OPEN and self._is_witness(book.witness):
                self.witness = book.witness.copy()
                return
            if status == FULL:
                self.stubborn = self.exhausted = True
                return
            if status == STUBBORN:
                self.stubborn = True
                self._dig_deeper()
                return

    def stubborn_lines(self) -> Any:
        """The middle lines of the shafts that were put off."""
        rows = self.bench.book.later[: self.bench.book.state[LATER]]
        lines = np.zeros((len(rows), 2, 3), dtype=np.int64)
        middles_of(*self._parts[6:8], rows, lines)
        return lines

    def _dig_deeper(self) -> None:
        """Bear with more shafts that are put off; once there are no others, take them up again more thoroughly."""
        state = self.bench.book.state
        if state[TOP] > 0:
            self._patience *= 4
        elif self._round + 1 < len(KNOBS):
            self._round += 1
            self._patience = PATIENCE
            take_up_again(self.bench.book)
        else:
            self.exhausted = True


def settled(pursuit: Pursuit) -> Pursuit:
    """Pursue one pair alone until it is settled or the budget is spent."""
    pursuit.look_first()
    while not (pursuit.settled or pursuit.meter.spent):
        pursuit.turn()
    return pursuit
