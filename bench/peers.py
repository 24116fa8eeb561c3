"""Puts the same questions to plain ray casters: 256 segments per pair, seen if one of them is free.

A sample can only find or miss a line; it proves nothing. Its answers are compared with our verdicts
where those are certified. The segments are the first 256 of our own sequence, which tries rims and
tops first and finds more than random ones do; drawing them is not counted as time of the peers.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from itertools import product
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

from bench import casters
from bench.bars import AS_FAST, Measured
from bench.laws import random_lines
from bench.studies import QUICK_MS, Answer, Study, ask
from terrain.lattice import to_pas
from terrain.sight import lines_between

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.pairs import Pair

SEGMENTS = 256
PAIRS = 30
"""Pairs of each sort that are asked side by side on a table."""

LONGEST_S = 3.0
"""A peer that has taken this long for one sort of pairs is asked no further ones."""

FEW_SEGMENTS, SLOW_MS = 16, 500.0
"""Of a peer that would take longer than this for all segments only a few are asked, and its time is scaled up."""

TABLES = ("2k", "50k", "500k", "castle", "tower", "mars")


@dataclass(frozen=True)
class Peer:
    """A ray caster, how it is made ready for a mesh, and which lines it is asked about."""

    name: str
    prepare: Callable[[Any, Any], casters.Sees]
    lines: Callable[[Pair], tuple[Any, Any]]


@dataclass
class Score:
    """How one peer did on one sort of pairs, beside us on the same pairs."""

    segments: int
    ours_ms: list[float] = field(default_factory=list)
    theirs_ms: list[float] = field(default_factory=list)
    judged_blocked: int = 0
    judged_visible: int = 0
    seen_though_blocked: int = 0
    unseen_though_visible: int = 0

    @property
    def ratio(self) -> float:
        """Their middle time as a multiple of ours: above 1 we are faster."""
        return median(self.theirs_ms) / median(self.ours_ms)

    @property
    def ratio_of_sums(self) -> float:
        return sum(self.theirs_ms) / sum(self.ours_ms)

    @property
    def scale(self) -> float:
        """What the time for the segments asked stands for."""
        return SEGMENTS / self.segments

    @property
    def tired(self) -> bool:
        return sum(self.theirs_ms) / self.scale > LONGEST_S * 1000

    def note(self, ours: Answer, seen: bool, spent_ms: float) -> None:
        self.ours_ms.append(ours.wall_ms)
        self.theirs_ms.append(spent_ms * self.scale)
        if self.segments == SEGMENTS:
            self._judge(ours.verdict, seen)

    def _judge(self, verdict: str, seen: bool) -> None:
        self.judged_blocked += verdict == "blocked"
        self.judged_visible += verdict == "visible"
        self.seen_though_blocked += verdict == "blocked" and seen
        self.unseen_though_visible += verdict == "visible" and not seen


@dataclass(frozen=True)
class Comparison:
    """One peer on one table: on hard pairs and on plain ones."""

    table: str
    peer: str
    hard: Score
    plain: Score


def our_lines(pair: Pair) -> tuple[Any, Any]:
    starts, ends = lines_between(pair.a, pair.b, 0, SEGMENTS)
    return to_pas(starts), to_pas(ends)


def chance_lines(pair: Pair) -> tuple[Any, Any]:
    starts, ends = random_lines(pair.a, pair.b, SEGMENTS, np.random.default_rng(SEGMENTS))
    return to_pas(starts), to_pas(ends)


PEERS = (
    Peer("Embree", casters.embree, our_lines),
    Peer("Embree, chance lines", casters.embree, chance_lines),
    Peer("trimesh + Embree, any", casters.trimesh_any, our_lines),
    Peer("trimesh + Embree, first", casters.trimesh_first, our_lines),
    Peer("trimesh alone, any", casters.trimesh_alone, our_lines),
    Peer("PyVista ray_trace", casters.pyvista_all, our_lines),
    Peer("PyVista, until free", casters.pyvista_until_free, our_lines),
    Peer("VTK cell locator", casters.vtk_locator, our_lines),
)

OUTRUN = ("trimesh + Embree, any", "trimesh alone, any", "PyVista ray_trace")
"""Those that we want to be faster than."""


def compare(study: Study) -> tuple[list[Comparison], list[str]]:
    """All peers on one table, and what could not be asked because it is not installed."""
    vertices, faces = to_pas(study.table.vertices[: study.table.faces.max() + 1]), study.table.faces
    ready: dict[Peer, casters.Sees] = {}
    missing = []
    for peer in PEERS:
        try:
            ready[peer] = peer.prepare(vertices, faces)
        except ImportError as absent:
            missing.append(f"{peer.name}: {absent.name} is not installed")
    segments = {peer: _segments(sees, our_lines(study.plain[-1])) for peer, sees in ready.items()}
    hard, plain = (_side_by_side(study, ready, segments, pairs[:PAIRS]) for pairs in (study.hard, study.plain))
    return [Comparison(study.name, peer.name, hard[peer], plain[peer]) for peer in ready], missing


def _segments(sees: casters.Sees, lines: tuple[Any, Any]) -> int:
    """How many segments a peer can be asked about; what it builds at the first question is built now."""
    few = lines[0][:FEW_SEGMENTS], lines[1][:FEW_SEGMENTS]
    sees(*few)
    _, spent_ms = _timed(sees, few)
    return FEW_SEGMENTS if spent_ms * SEGMENTS / FEW_SEGMENTS > SLOW_MS else SEGMENTS


def _side_by_side(
    study: Study, ready: dict[Peer, casters.Sees], segments: dict[Peer, int], pairs: list[Pair]
) -> dict[Peer, Score]:
    """Time us and all peers in turn, pair by pair, so that a busy machine slows all alike."""
    scores = {peer: Score(segments[peer]) for peer in ready}
    for pair in pairs:
        ours = _asked(study, pair)
        for peer, sees in ready.items():
            if not scores[peer].tired:
                starts, ends = peer.lines(pair)
                scores[peer].note(ours, *_timed(sees, (starts[: segments[peer]], ends[: segments[peer]])))
    return scores


def _asked(study: Study, pair: Pair) -> Answer:
    """Our answer; a quick one is given again, because the peer before has filled the processor's caches."""
    first = ask(study.table, pair)
    return min(first, ask(study.table, pair), key=lambda one: one.wall_ms) if first.wall_ms < QUICK_MS else first


def _timed(sees: casters.Sees, lines: tuple[Any, Any]) -> tuple[bool, float]:
    """What a peer says and how long it takes, with a second try for quick ones as we have it."""
    spent_ms: list[float] = []
    while not spent_ms or (len(spent_ms) < 2 and spent_ms[0] < QUICK_MS):
        started = time.perf_counter()
        seen = sees(*lines)
        spent_ms.append((time.perf_counter() - started) * 1000)
    return seen, min(spent_ms)


def measured(comparisons: list[Comparison]) -> list[Measured]:
    """How much slower than us those are that we want to be faster than, on the table where they do best."""
    figures = []
    for peer, sort in product(OUTRUN, ("hard", "plain")):
        ratios = {row.table: getattr(row, sort).ratio for row in comparisons if row.peer == peer}
        if ratios:
            table = min(ratios, key=lambda name: ratios[name])
            figures.append(Measured(f"{peer}: {sort} pairs, median, at best ({table})", ratios[table], AS_FAST))
    return figures
