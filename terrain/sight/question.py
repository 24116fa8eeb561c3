"""Sight: decides whether a straight line joins any point of one body to any point of another.

The answer is one of four. `visible` has the line, `blocked` has a proof over all lines,
`too_close` has both: bodies a hair larger see each other, bodies a hair smaller are proved not to.
`undecided` means that the budget ran out, and says what is missing. CERTIFICATE.md has the order of the verdicts.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from terrain.lattice.tolerances import HAIR_PAS
from terrain.lattice.units import to_pas, to_units
from terrain.machine.stopwatch import stopwatch_s
from terrain.scenery.obstacles import Obstacle
from terrain.sight.explain import blockers, clearest_line, gap_of_line
from terrain.sight.lines import QUICK, THOROUGH
from terrain.sight.proofs import Evidence, FreeLine, Proof
from terrain.sight.settle import MOST_RAYS, MUCH, Budget, Ground, Meter, Pursuit, ground_for, settled
from terrain.sight.workbench import bench_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from terrain.scenery.bodies import Body
    from terrain.scenery.table import Table

__all__ = ["Blocker", "Margin", "Obstacle", "Segment", "Sight", "sight"]

Verdict = Literal["visible", "blocked", "too_close", "undecided"]
Part = Literal["proof", "larger", "smaller"]
Point = tuple[int, int, int]

MARGINS_PAS = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32)
"""The margins that are tried, up to 8 mm: beyond that no player argues."""

MARGIN_MS = 100.0
SLIT_RAYS = 1024
LEAST_GAP_UNITS = 4.0
TRIED_LINES = 2
NEIGHBOURS = 4
"""How many times as much is spent on bodies a hair larger and smaller as on a pair that seems to hang on one."""


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
    missing: Part | None = None
    """For `undecided`: what was looked for last. A line or a proof for the bodies, or, once their proof was seen to be
    out of reach, a line of those a hair larger, or a proof for those a hair smaller."""
    open_share: float = 0.0
    """The share of the missing proof that is open."""
    gained_share: float = 0.0
    """How much of it the last second achieved."""
    milliseconds: float = 0.0
    delta_pas: float = HAIR_PAS

    @property
    def proofs(self) -> tuple[Proof, ...]:
        """The evidence as certificates hold it."""
        return tuple(evidence.proof() for evidence in self.evidence)

    @property
    def proved_delta_units(self) -> int:
        """By how much the bodies of the evidence are larger or smaller than those of the figures."""
        return 0 if all(one.size == "as_is" for one in self.evidence) else to_units(self.delta_pas)


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
) -> Sight:
    """Rule on one pair. The order of the two does not matter, and neither does that of the others.

    Where the scenery is a scan of some accuracy, an answer that bodies smaller or larger by as much
    would not share is not given: it is too close to call. Without `explain` the clearance and the
    blockers are left out, which rules and bots have no use for. A budget in steps is counted work, and takes
    the place of the clock: its answers are the same on every machine.
    """
    if _order(b) < _order(a):
        return _turned(
            sight(table, b, a, others=others, budget_ms=budget_ms, budget_steps=budget_steps, delta_pas=delta_pas,
                  accuracy_pas=accuracy_pas, with_margin=with_margin, explain=explain)
        )  # fmt: skip
    table.refuse_beyond_measure(a, b)
    table.prepare()
    started = stopwatch_s()
    ground = ground_for(table, a, b, others)
    with ExitStack() as lent:
        meter = Budget(budget_ms, budget_steps).meter()
        question = _Question(ground, a, b, to_units(accuracy_pas), to_units(delta_pas), meter, lent)
        found = replace(question.answer(), milliseconds=(stopwatch_s() - started) * 1000)
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
    """One pair on one table, and what is known of it in several sizes.

    What is asked for is a line of bodies smaller by the accuracy, or a proof for bodies larger by it: without an
    accuracy both are the bodies as they are. Where neither can be had, bodies are asked that differ by a hair more.
    """

    ground: Ground
    a: Body
    b: Body
    accuracy: int
    hair: int
    meter: Meter
    lent: ExitStack
    _pursuits: dict[int, Pursuit] = field(default_factory=dict)

    def answer(self) -> Sight:
        """Look, search and follow lines in turns, until there is an answer or the budget is spent."""
        if self.accuracy and not self._can_vary(self.accuracy):
            self.accuracy = 0
        inner, outer = self._pursuit(-self.accuracy), self._pursuit(self.accuracy)
        inner.look_first()
        outer.look_first()
        if not inner.settled:
            outer.search()
        self.meter.start()
        while (found := self._known()) is None and not self.meter.spent:
            # While larger bodies are not seen to see, all hangs on their proof; then it is a line of the smaller.
            chased = outer if outer.witness is None else inner
            if self._follows(chased) or (chased.stubborn and self._asks_neighbours(chased)):
                continue
            chased.turn()
        return found or self._undecided()

    def _can_vary(self, units: int) -> bool:
        return self.a.can_shrink(units) and self.b.can_shrink(units)

    def _follows(self, chased: Pursuit) -> bool:
        """Follow the lines of larger bodies, once; where they stop short, ask whether a proof is possible at all."""
        beyond = self.accuracy + self.hair
        if chased.followed or chased.spent < MUCH or not self._can_vary(beyond):
            return False
        larger = self._pursuit(self.accuracy if chased.witness is None and self._sees_when_larger(chased) else beyond)
        if not len(larger.open) and larger.looked < MOST_RAYS:
            larger.look(max(SLIT_RAYS, larger.looked))
        if not len(larger.open):
            return False
        chased.followed = True
        chased.follow(larger.open, QUICK)
        for line in chased.nearest[:TRIED_LINES]:
            if not (chased.settled or chased.stubborn):
                chased.stubborn = not chased.can_be_proved(line, self._pursuit(-beyond).bench.book)
        return chased.settled

    def _sees_when_larger(self, chased: Pursuit) -> bool:
        """Whether a smaller body is chased, and the lines of the larger one are known."""
        return self.accuracy > 0 and chased is self._pursuit(-self.accuracy)

    def _asks_neighbours(self, chased: Pursuit) -> bool:
        """Ask bodies a hair beyond, further than these have been asked; whether that settles it."""
        beyond = self.accuracy + self.hair
        if not self._can_vary(beyond):
            return False
        larger, smaller = self._pursuit(beyond), self._pursuit(-beyond)
        if larger.witness is None and self._known_line(beyond) is None:
            chased.follow(chased.stubborn_lines(), QUICK)
            larger.follow(chased.stubborn_lines(), QUICK)
        while not self.meter.spent and self._known() is None:
            if not smaller.settled:
                smaller.turn()
            if not larger.settled and self._known_line(beyond) is None:
                larger.turn()
            if max(smaller.spent, larger.spent) > NEIGHBOURS * chased.spent:
                return False
        if smaller.proof is not None:
            chased.follow(np.concatenate([larger.open, chased.stubborn_lines()]), THOROUGH)
        return True

    def _known_line(self, units: int) -> Any | None:
        """A free line of bodies larger by no more than that."""
        lines = (one.witness for size, one in sorted(self._pursuits.items()) if size <= units)
        return next((line for line in lines if line is not None), None)

    def _pursuit(self, units: int) -> Pursuit:
        if units not in self._pursuits:
            bench = self.lent.enter_context(bench_for(self.ground.table))
            self._pursuits[units] = Pursuit(self.ground, self.a.grown(units), self.b.grown(units), bench, self.meter)
        return self._pursuits[units]

    def _known(self) -> Sight | None:
        """The answer, if what is known so far gives one: in the order of CERTIFICATE.md."""
        line = self._known_line(-self.accuracy)
        if line is not None:
            return self._found("visible", self.accuracy, (self._free_line(line, -self.accuracy),))
        for units, pursuit in sorted(self._pursuits.items()):
            if units >= self.accuracy and pursuit.proof is not None:
                return self._found("blocked", units, (replace(pursuit.proof, size=_size(units)),))
        for units in (self.accuracy, self.accuracy + self.hair):
            smaller, line = self._pursuits.get(-units), self._known_line(units)
            if units and line is not None and smaller is not None and smaller.proof is not None:
                evidence = (self._free_line(line, units), replace(smaller.proof, size="shrunk"))
                return self._found("too_close", units, evidence)
        return None

    def _free_line(self, line: Any, units: int) -> FreeLine:
        return FreeLine(self.a.grown(units), self.b.grown(units), _size(units), line=line)

    def _found(self, verdict: Verdict, units: int, evidence: tuple[Evidence, ...]) -> Sight:
        lines = [one.line for one in evidence if isinstance(one, FreeLine)]
        return Sight(verdict, witness=_segment(lines[0]) if lines else None, evidence=evidence, rays=self._rays,
                     delta_pas=to_pas(units or self.hair))  # fmt: skip

    @property
    def _rays(self) -> int:
        return sum(one.rays for one in self._pursuits.values())

    def _undecided(self) -> Sight:
        """What is missing, and how far the last second came."""
        beyond = self.accuracy + self.hair
        chased = self._pursuit(self.accuracy if self._known_line(self.accuracy) is None else -self.accuracy)
        part: Part = "proof"
        if chased.stubborn and -beyond in self._pursuits:
            smaller = self._pursuit(-beyond)
            part = "larger" if smaller.proof is not None else "smaller"
            chased = chased if smaller.proof is not None else smaller
        return Sight("undecided", rays=self._rays, missing=part, open_share=chased.open_share,
                     gained_share=chased.gained_share, delta_pas=to_pas(beyond))  # fmt: skip


def _size(units: int) -> Literal["as_is", "grown", "shrunk"]:
    return "grown" if units > 0 else "shrunk" if units < 0 else "as_is"


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
    proved = found.evidence[0]
    line = clearest_line(ground, proved.a, proved.b, _line(found.witness))
    gap_pas, nearest = gap_of_line(ground, line)
    return replace(
        found, witness=_segment(line), evidence=(FreeLine(proved.a, proved.b, proved.size, line=line),),
        clearance_pas=gap_pas, nearest=nearest, blockers=in_the_way,
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
        with bench_for(ground.table) as bench:
            attempt = settled(Pursuit(ground, a.grown(units), b.grown(units), bench, Budget(MARGIN_MS).meter()))
        stands = attempt.proof is not None if sign > 0 else attempt.witness is not None
        if not stands:
            return Margin(at_least, margin_pas if attempt.settled else None)
        at_least = margin_pas
    return Margin(at_least, None)
