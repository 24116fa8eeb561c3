"""Tests proofs by random lines: no line may be free where blocked was proved, however many are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.tables import seed_of
from terrain.lattice import to_units
from terrain.sight import ground_for, is_free

if TYPE_CHECKING:
    from bench.studies import Answer, Study
    from terrain.scenery import Body, Table

LINES = 100_000
PROOFS = 12
"""Proofs of blocked that are tried on a table, spread evenly over all there are."""


@dataclass(frozen=True)
class Trial:
    """What the drawn lines say about the proofs of one table, and about the pairs it left undecided."""

    table: str
    pairs: int
    proofs: int
    lines: int
    let_through: int
    """Lines that Embree lets through a proof; the exact test stops those that only slip between its floats."""
    contradictions: int
    undecided: int
    missed: int
    """Undecided pairs of which a line is free after all."""


def try_proofs(study: Study) -> Trial:
    random = np.random.default_rng(seed_of(f"{study.name} laws"))
    blocked = [answer for answer in study.hard_answers if answer.verdict in ("blocked", "too_close")]
    places = np.unique(np.linspace(0, len(blocked) - 1, min(PROOFS, len(blocked))).round().astype(int))
    tried = [_free_lines(study.table, *_proved_bodies(blocked[place]), random) for place in places]
    undecided = [answer.pair for answer in study.hard_answers if not answer.decided]
    open_lines = [_free_lines(study.table, pair.a, pair.b, random)[1] for pair in undecided]
    return Trial(
        study.name, len(study.hard), len(tried), LINES * len(tried), sum(through for through, _ in tried),
        sum(free for _, free in tried), len(undecided), sum(free > 0 for free in open_lines),
    )  # fmt: skip


def _proved_bodies(answer: Answer) -> tuple[Body, Body]:
    """The bodies that the proof is about: those of a pair that is too close are slightly smaller."""
    units = to_units(answer.found.delta_pas) if answer.verdict == "too_close" else 0
    return answer.pair.a.grown(-units), answer.pair.b.grown(-units)


def _free_lines(table: Table, a: Body, b: Body, random: np.random.Generator) -> tuple[int, int]:
    """How many of many lines Embree finds free, and how many of those truly are."""
    starts, ends = random_lines(a, b, LINES, random)
    through = np.flatnonzero(~table.caster.stopped(starts, ends))
    ground = ground_for(table, a, b, ())
    lines = np.stack([starts[through], ends[through]], axis=1).astype(np.int64)
    return len(through), sum(is_free(ground, line) for line in lines)


def random_lines(a: Body, b: Body, count: int, random: np.random.Generator) -> tuple[Any, Any]:
    """Lines between chance points of two round bodies, in lattice units: half of the points on the rims."""
    return _points(a, count, random), _points(b, count, random)


def _points(body: Body, count: int, random: np.random.Generator) -> Any:
    away = np.sqrt(random.random(count))
    away[random.random(count) < 0.5] = 1.0
    turn, rise = random.uniform(0.0, 2 * np.pi, count), random.random(count)
    rise[random.random(count) < 0.25] = 1.0
    # A point of the rim is rounded to the lattice, and stays inside.
    reach = (min(body.semi_axes) - 1) * away
    x, y = body.centre[0] + reach * np.cos(turn), body.centre[1] + reach * np.sin(turn)
    return np.rint(np.column_stack([x, y, body.low + rise * (body.high - body.low)]))
