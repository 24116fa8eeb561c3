"""Caches one table under study: its pairs and our answers about them, computed on first use."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property
from statistics import median
from typing import TYPE_CHECKING

from bench.pairs import Pair, hard_pairs, random_pairs
from bench.tables import Specimen, seed_of
from terrain.sight import Sight, sight

if TYPE_CHECKING:
    from terrain.scenery import Table

REPEATS = 3
QUICK_MS = 20.0
"""Answers quicker than this are asked for thrice, in rounds over all pairs; the middle time counts."""


@dataclass(frozen=True)
class Answer:
    """What we said about a pair, and what it took."""

    pair: Pair
    found: Sight
    wall_ms: float
    cpu_ms: float

    @property
    def verdict(self) -> str:
        return self.found.verdict

    @property
    def decided(self) -> bool:
        return self.verdict != "undecided"


def ask(table: Table, pair: Pair) -> Answer:
    """The timed question: without explanation, as rules and bots ask it."""
    cpu, wall = time.process_time(), time.perf_counter()
    found = sight(table, pair.a, pair.b, explain=False)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return Answer(pair, found, wall * 1000, cpu * 1000)


def ask_all(table: Table, pairs: list[Pair]) -> list[Answer]:
    rounds = [[ask(table, pair) for pair in pairs]]
    for _ in range(REPEATS - 1):
        rounds.append([ask(table, first.pair) if first.wall_ms < QUICK_MS else first for first in rounds[0]])
    return [_middle(answers) for answers in zip(*rounds, strict=True)]


def _middle(answers: tuple[Answer, ...]) -> Answer:
    first = answers[0]
    wall_ms, cpu_ms = median(answer.wall_ms for answer in answers), median(answer.cpu_ms for answer in answers)
    return Answer(first.pair, first.found, wall_ms, cpu_ms)


@dataclass(frozen=True, eq=False)
class Study:
    """A specimen and everything found out about it."""

    specimen: Specimen

    @property
    def name(self) -> str:
        return self.specimen.name

    @cached_property
    def table(self) -> Table:
        """The table, prepared, with one question behind it that none of ours repeats."""
        table = self.specimen.make()
        table.prepare()
        ask(table, random_pairs(table, 1, seed_of(f"{self.name} first"))[0])
        return table

    @cached_property
    def hard(self) -> list[Pair]:
        return hard_pairs(self.table, self.specimen.pairs, seed_of(f"{self.name} hard"))

    @cached_property
    def plain(self) -> list[Pair]:
        return random_pairs(self.table, self.specimen.pairs, seed_of(f"{self.name} plain"))

    @cached_property
    def hard_answers(self) -> list[Answer]:
        return ask_all(self.table, self.hard)

    @cached_property
    def plain_answers(self) -> list[Answer]:
        return ask_all(self.table, self.plain)
