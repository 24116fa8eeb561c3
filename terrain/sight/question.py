"""Sight: decides whether a straight line joins any point of one body to any point of another.

The answer is one of four. `visible` has the line, `blocked` has a proof over all lines,
`too_close` has both: bodies a hair larger see each other, bodies a hair smaller are proved not to.
`undecided` means that the budget ran out, and says what is missing.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from terrain.lattice.tolerances import HAIR_PAS
from terrain.lattice.units import to_pas, to_units
from terrain.scenery.obstacles import Obstacle
from terrain.sight.explain import blockers, clearest_line, gap_of_line
from terrain.sight.proofs import Evidence, FreeLine, Proof
from contextlib import ExitStack
from terrain.sight.workbench import bench_for
from terrain.sight.settle import Budget, Ground, Pursuit, Meter, ground_for, QUICK, THOROUGH, MOST_RAYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.scenery.bodies import Body
    from terrain.scenery.table import Table

__all__ = ["Blocker", "Margin", "Obstacle", "Segment", "Sight", "sight"]

Verdict = Literal["visible", "blocked", "too_close", "undecided"]
Point = tuple[int, int, int]

MARGINS_PAS = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32)
"""The margins that are tried, up to 8 mm: beyond that no player argues."""

MARGIN_BUDGET = Budget(100.0)
SLIT_RAYS = 1024


@dataclass(frozen=True)
class Segment:
    """A straight line between two lattice points."""

    start: Point
    end: Point

    @property
    def start_pas(self) -> tuple[float, ...]:
        return tuple(to_pas(number) for number in self.start)

    @property
    def end_pas(self) -> tuple[float, ...]:
        return tuple(to_pas(number) for number in self.end)


@dataclass(frozen=True)
class Blocker:
    """A piece or figure in the way, and the share of sampled lines that it is the first to stop."""

    name: str
    share: float


@dataclass(frozen=True)
class Margin:
    """By how much both figures could be off and the answer still stands."""

    at_least_pas: float
    at_most_pas: float | None


@dataclass(frozen=True)
class Sight:
    """A verdict with what supports it."""

    verdict: Verdict
    witness: Segment | None = None
    """The free line; for `too_close` that of the bodies a hair larger."""
    clearance_pas: float | None = None
    nearest: str | None = None
    """What the witness passes closest."""
    margin: Margin | None = None
    blockers: tuple[Blocker, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    rays: int = 0
    open_share: float = 0.0
    """The share of a proof of `blocked` that is missing."""
    milliseconds: float = 0.0
    delta_pas: float = HAIR_PAS

    @property
    def proofs(self) -> tuple[Proof, ...]:
        """The evidence as certificates hold it."""
        return tuple(evidence.proof() for evidence in self.evidence)


def sight(
    table: Table,
    a: Body,
    b: Body,
    *,
    others: Sequence[Obstacle] = (),
    budget_ms: float = 500.0,
    budget_steps: int | None = None,
    delta_pas: float = HAIR_PAS,
    accuracy_pas: float = 0.0,
    with_margin: bool = False,
    explain: bool = True,
    prove: bool = True,
) -> Sight:
    """Rule on one pair. The order of the two does not matter, and neither does that of the others.

    Where the scenery is a scan of some accuracy, an answer that bodies smaller or larger by as much
    would not share is not given: it is too close to call. Without `explain` the clearance and the
    blockers are left out, which rules and bots have no use for; without `prove` what larger bodies do not see is not
    asked of these once more, and a "blocked" may come without evidence. A budget in steps is counted work, and takes
    the place of the clock: its answers are the same on every machine.
    """
    if _order(b) < _order(a):
        return _turned(
            sight(table, b, a, others=others, budget_ms=budget_ms, budget_steps=budget_steps, delta_pas=delta_pas,
                  accuracy_pas=accuracy_pas, with_margin=with_margin, explain=explain, prove=prove)
        )  # fmt: skip
    table.refuse_beyond_measure(a, b)
    started = time.perf_counter()
    ground = ground_for(table, a, b, others)
    delta = to_units(max(delta_pas, accuracy_pas))
    with ExitStack() as lent:
        question = _Question(ground, a, b, delta, Budget(budget_ms, budget_steps).meter(), lent)
        found = question.within_accuracy() if accuracy_pas > 0 else question.as_it_is()
    found = replace(found, milliseconds=(time.perf_counter() - started) * 1000, delta_pas=to_pas(delta))
    if explain:
        found = _explained(found, ground, a, b)
    if with_margin:
        found = replace(found, margin=_margin(found, ground, a, b))
    return found


def _order(body: Body) -> tuple[int, ...]:
    return (*body.centre, *body.semi_axes, *body.along, body.low, body.high)


def _turned(found: Sight) -> Sight:
    """The same answer seen from the other figure: witness and proofs change ends."""
    witness = Segment(found.witness.end, found.witness.start) if found.witness else None
    return replace(
        found, witness=witness, evidence=tuple(replace(one, turned=not one.turned) for one in found.evidence)
    )


@dataclass(eq=False)
class _Question:
    """One pair on one table, by how much the bodies may vary, and what is known of them in each size."""

    ground: Ground
    a: Body
    b: Body
    delta: int
    meter: Meter
    lent: ExitStack
    _pursuits: dict[int, Pursuit] = field(default_factory=dict)

    def as_it_is(self) -> Sight:
        """The exact answer; where it cannot be found, whether it hangs on a hair."""
        plain = self._pursuit(0)
        if plain.begin() or plain.turn():
            return self._answer()
        can_vary = self.a.can_shrink(self.delta) and self.b.can_shrink(self.delta)
        while not (plain.settled or self.meter.spent):
            if can_vary and (self._follows_slits(plain) or (plain.stubborn and self._hangs_on_a_hair())):
                break
            plain.turn()
        return self._answer()

    def _follows_slits(self, plain: Pursuit) -> bool:
        """Follow the lines of larger bodies once there are some; where they stop short, ask whether more is possible."""
        larger, smaller = self._pursuit(self.delta), self._pursuit(-self.delta)
        if len(larger.open) or larger.looked >= MOST_RAYS:
            return False
        larger.look(max(SLIT_RAYS, larger.looked))
        plain.follow(larger.open, QUICK)
        for line in plain.nearest[:2]:
            if not (plain.settled or plain.stubborn or plain.can_be_proved(line, smaller.bench.book)):
                plain.stubborn = True
        return plain.settled

    def _hangs_on_a_hair(self) -> bool:
        """Ask both neighbours as far as the bodies as they are have been asked; whether that settles it."""
        plain, larger, smaller = self._pursuit(0), self._pursuit(self.delta), self._pursuit(-self.delta)
        if larger.witness is None:
            plain.follow(plain.stubborn_lines(), QUICK)
            if not plain.settled:
                larger.follow(plain.stubborn_lines(), QUICK)
        while not self.meter.spent:
            if not smaller.settled:
                smaller.turn()
            if not larger.settled:
                larger.turn()
            if smaller.witness is not None or larger.proof is not None:
                return True
            if smaller.proof is not None and larger.witness is not None:
                plain.follow(np.concatenate([larger.open, plain.stubborn_lines()]), THOROUGH)
                return True
            if max(smaller.spent, larger.spent) > plain.spent:
                return False
        return False

    def within_accuracy(self) -> Sight:
        """The answer that holds wherever the true scenery is, within the accuracy of the scan."""
        smaller, larger = self._pursuit(-self.delta), self._pursuit(self.delta)
        return self._answer()

    def _pursuit(self, units: int) -> Pursuit:
        if units not in self._pursuits:
            bench = self.lent.enter_context(bench_for(self.ground.table))
            self._pursuits[units] = Pursuit(self.ground, self.a.grown(units), self.b.grown(units), bench, self.meter)
        return self._pursuits[units]

    def _answer(self) -> Sight:
        rays = sum(one.rays for one in self._pursuits.values())
        plain, larger, smaller = (self._pursuits.get(units) for units in (0, self.delta, -self.delta))
        for one in (plain, smaller):
            if one is not None and one.witness is not None:
                line = FreeLine(self.a, self.b, line=one.witness)
                return Sight("visible", rays=rays, witness=_segment(one.witness), evidence=(line,))
        if plain.proof is not None:
            return Sight("blocked", rays=rays, evidence=(plain.proof,))
        if larger is not None and smaller is not None and larger.witness is not None and smaller.proof is not None:
            return self._too_close(larger, smaller, rays)
        return Sight("undecided", rays=rays, open_share=plain.open_share)

    def _too_close(self, larger, smaller, rays) -> Sight:
        grown = FreeLine(self.a.grown(self.delta), self.b.grown(self.delta), "grown", line=larger.witness)
        evidence = (grown, replace(smaller.proof, size="shrunk"))
        return Sight("too_close", rays=rays, witness=_segment(larger.witness), evidence=evidence)


def _segment(line: Any) -> Segment:
    start, end = line.tolist()
    return Segment(tuple(start), tuple(end))


def _line(segment: Segment) -> Any:
    return np.array([segment.start, segment.end], dtype=np.int64)


def _explained(found: Sight, ground: Ground, a: Body, b: Body) -> Sight:
    """The answer with a well chosen line, what it passes, and what is in the way of the others."""
    in_the_way = tuple(Blocker(name, share) for name, share in blockers(ground, a, b))
    if found.verdict != "visible" or found.witness is None:
        return replace(found, blockers=in_the_way)
    line = clearest_line(ground, a, b, _line(found.witness))
    gap_pas, nearest = gap_of_line(ground, line)
    return replace(
        found, witness=_segment(line), evidence=(FreeLine(a, b, line=line),), clearance_pas=gap_pas, nearest=nearest,
        blockers=in_the_way,
    )  # fmt: skip


def _margin(found: Sight, ground: Ground, a: Body, b: Body) -> Margin | None:
    """How far the answer reaches: larger bodies still blocked, or smaller ones still seen."""
    if found.verdict not in ("visible", "blocked"):
        return None
    sign = 1 if found.verdict == "blocked" else -1
    at_least = 0.0
    for margin_pas in MARGINS_PAS:
        units = sign * to_units(margin_pas)
        if not (a.can_shrink(-units) and b.can_shrink(-units)):
            return Margin(at_least, None)
        attempt = settle(ground, a.grown(units), b.grown(units), MARGIN_BUDGET)
        stands = attempt.proof is not None if sign > 0 else attempt.witness is not None
        if not stands:
            return Margin(at_least, margin_pas if attempt.settled else None)
        at_least = margin_pas
    return Margin(at_least, None)
