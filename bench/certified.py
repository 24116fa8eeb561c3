"""Measures our own answers: how many are decided how fast, and the size and check time of their certificates."""

from __future__ import annotations

import json
import time
import zlib
from collections import Counter
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.bars import (
    CERTIFICATE_MEDIAN,
    CERTIFICATE_P90,
    CHECK_MEDIAN,
    ONE_WALL,
    PLAIN_MEDIAN,
    VISIBLE_AT_ONCE,
    Bar,
    Measured,
    Share,
    decided_bar,
)
from bench.pairs import pairs_beside_a_wall
from bench.studies import Answer, Study, ask, ask_all
from bench.tables import one_wall, seed_of
from terrain.certificate import FORMAT, Checked, check, seal
from terrain.sight import body_numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from terrain.scenery import Table

WITHIN_MS = (1.0, 5.0, 50.0, 500.0)
CHECKED = {"visible": 10, "blocked": 40, "too_close": 10}
"""How many certificates of each verdict are checked on a table, spread evenly over all there are."""


@dataclass(frozen=True)
class Decided:
    """How many pairs had which verdict within a time."""

    within_ms: float
    verdicts: dict[str, int]
    share: Share


@dataclass(frozen=True)
class Certificate:
    """A certificate put to the independent check."""

    verdict: str
    leaves: int
    write_ms: float
    """To turn what the search left into a proof of plain numbers, which `sight` itself does not wait for."""
    plain_kb: float
    deflated_kb: float
    check_ms: float
    check_cpu_ms: float
    problem: str | None


@dataclass(frozen=True)
class Findings:
    """What was found on one table."""

    name: str
    triangles: int
    hard: list[Answer]
    plain: list[Answer]
    certificates: list[Certificate]

    def decided(self, within_ms: float, *, by_cpu: bool = False) -> Decided:
        taken = [answer.cpu_ms if by_cpu else answer.wall_ms for answer in self.hard]
        verdicts = Counter(
            answer.verdict
            for answer, spent_ms in zip(self.hard, taken, strict=True)
            if answer.decided and spent_ms <= within_ms
        )
        return Decided(within_ms, dict(verdicts), Share(verdicts.total(), len(self.hard)))

    def times_ms(self, verdict: str | None = None) -> list[float]:
        return [answer.wall_ms for answer in self.hard if verdict in (None, answer.verdict)]

    def visible_at_once(self, *, by_cpu: bool = False) -> Share:
        visible = [answer for answer in self.hard if answer.verdict == "visible"]
        return Share(sum((one.cpu_ms if by_cpu else one.wall_ms) <= 1.0 for one in visible), len(visible))

    @property
    def core_share(self) -> float:
        """How much of a core the questions had, from the time they waited and the time they worked."""
        return sum(a.cpu_ms for a in self.hard) / max(sum(a.wall_ms for a in self.hard), 1e-9)

    def of_blocked(self, figure: str) -> list[float]:
        return [getattr(one, figure) for one in self.certificates if one.verdict == "blocked"]


def certified(study: Study) -> Findings:
    """Ask all pairs of a table, then have a part of the certificates checked."""
    certificates = [certificate(study.table, answer) for answer in _to_be_checked(study.hard_answers)]
    return Findings(study.name, len(study.table.faces), study.hard_answers, study.plain_answers, certificates)


def _to_be_checked(answers: list[Answer]) -> list[Answer]:
    chosen = []
    for verdict, most in CHECKED.items():
        those = [answer for answer in answers if answer.verdict == verdict]
        places = np.unique(np.linspace(0, len(those) - 1, min(most, len(those))).round().astype(int))
        chosen += [those[place] for place in places]
    return chosen


def certificate(table: Table, answer: Answer) -> Certificate:
    """The certificate of an answer as it would be written, weighed and checked."""
    proofs, write_ms, _ = _timed(lambda: answer.found.proofs)
    text = json.dumps(_document(table, answer, proofs), sort_keys=True, separators=(",", ":"))
    bodies = body_numbers(answer.pair.a), body_numbers(answer.pair.b)
    checked, check_ms, check_cpu_ms = _timed(lambda: _checked(table, json.loads(text), *bodies))
    plain_kb, deflated_kb = len(text) / 1000, len(zlib.compress(text.encode(), 9)) / 1000
    return Certificate(
        answer.verdict, _leaves(proofs), write_ms, plain_kb, deflated_kb, check_ms, check_cpu_ms, checked.problem
    )


def _timed(work: Callable[[], Any]) -> tuple[Any, float, float]:
    """The result of some work, and its wall and CPU time in ms."""
    cpu, wall = time.process_time(), time.perf_counter()
    outcome = work()
    return outcome, (time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000


def _document(table: Table, answer: Answer, proofs: Sequence[Any]) -> dict[str, Any]:
    return seal(
        {
            "format": FORMAT,
            "scene": "table.toml",
            "table": table.digest,
            "figures": ["a", "b"],
            "verdict": answer.verdict,
            "delta": answer.found.proved_delta_units,
            "proofs": list(proofs),
        }
    )


def _checked(table: Table, document: Any, body_a: Any, body_b: Any) -> Checked:
    return check(
        document,
        vertices=table.vertices,
        faces=table.faces,
        piece_of_face=table.piece_of_face,
        table_digest=table.digest,
        body_a=body_a,
        body_b=body_b,
        others={},
    )


def _leaves(proofs: Sequence[Any]) -> int:
    """How many shafts a proof names a chain for."""
    return sum(code >= 0 for proof in proofs for tree in proof.get("trees", ()) for code in tree)


def behind_one_wall(count: int) -> list[Answer]:
    """Pairs either side of a single large wall."""
    table = one_wall()
    pairs = pairs_beside_a_wall(count + 1, seed_of("wall"))
    ask(table, pairs.pop())
    return ask_all(table, pairs)


def measured(findings: Findings) -> list[Measured]:
    """The figures of one table that have a bar."""
    name = findings.name
    figures = []
    for within_ms in WITHIN_MS:
        bar, what = decided_bar(name, within_ms), f"{name}: hard pairs decided within {within_ms:g} ms"
        if bar is not None:
            share, cpu = (findings.decided(within_ms, by_cpu=by_cpu).share for by_cpu in (False, True))
            figures.append(Measured(what, share.percent, bar, share.give, cpu.percent))
    at_once, cpu = findings.visible_at_once(), findings.visible_at_once(by_cpu=True)
    if at_once.whole:
        figures.append(
            Measured(
                f"{name}: visible pairs answered within 1 ms",
                at_once.percent,
                VISIBLE_AT_ONCE,
                at_once.give,
                cpu.percent,
            )
        )
    plain = _median_measured(f"{name}: plain random pairs, median", findings.plain, PLAIN_MEDIAN)
    return [*figures, plain, *_measured_certificates(findings)]


def _median_measured(what: str, answers: list[Answer], bar: Bar) -> Measured:
    wall_ms, cpu_ms = median(answer.wall_ms for answer in answers), median(answer.cpu_ms for answer in answers)
    return Measured(what, wall_ms, bar, by_cpu=cpu_ms)


def _measured_certificates(findings: Findings) -> list[Measured]:
    if not findings.of_blocked("check_ms"):
        return []
    name, deflated = findings.name, findings.of_blocked("deflated_kb")
    plain_kb, check_ms, cpu_ms = (median(findings.of_blocked(w)) for w in ("plain_kb", "check_ms", "check_cpu_ms"))
    return [
        Measured(f"{name}: certificate of blocked, plain, median", plain_kb, CERTIFICATE_MEDIAN),
        Measured(f"{name}: certificate of blocked, deflated, median", float(np.median(deflated)), CERTIFICATE_MEDIAN),
        Measured(
            f"{name}: certificate of blocked, deflated, 90 %", float(np.percentile(deflated, 90)), CERTIFICATE_P90
        ),
        Measured(f"{name}: independent check, median", check_ms, CHECK_MEDIAN, by_cpu=cpu_ms),
    ]


def measured_wall(answers: list[Answer]) -> Measured:
    return _median_measured("single big occluder, median", answers, ONE_WALL)
