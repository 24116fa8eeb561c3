"""What must hold of pairs at the very edge between seen and hidden, which are the pairs that people argue about.

The pairs are those of the benchmark: B is moved behind scenery until the last of many rays is stopped. `make soak`
asks 400 of them, and holds every verdict against a million lines; where it is too close, between the smaller bodies
that are proved hidden.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest

from bench.edge_pairs import edge_pairs
from bench.edge_tables import edge_specimens
from bench.tables import seed_of
from terrain.scenery.table import Table
from terrain.sight.question import sight
from tests.certified import checked_on
from tests.laws.brute_lines import free_line, is_free

pytestmark = pytest.mark.rule("ICH-SHOOT-02")

ALL = {specimen.name: specimen for specimen in edge_specimens()}
SMALL = ("house", "bunker", "stairs", "arena", "solids")
FEW = 8
LONG_STEPS = 20_000_000
"""Some ten seconds of work, counted, so that a busy machine changes nothing."""

HAIRS_UNITS = (16, 164)
"""0.05 and 0.5 mm: how much bodies grow and shrink."""


@cache
def table_of(name):
    table = ALL[name].make()
    table.prepare()
    return table


@cache
def pairs_on(name, count):
    return edge_pairs(table_of(name), count, seed_of(f"{name} law"))


@cache
def answers_on(name, count):
    return [(pair, ask(table_of(name), pair.a, pair.b)) for pair in pairs_on(name, count)]


def ask(table, a, b):
    return sight(table, a, b, budget_steps=LONG_STEPS, explain=False)


def contradiction(table, pair, found, lines, rng):
    """What speaks against an answer, if anything does: a proof that fails, a line that is free or is not."""
    if found.verdict == "visible" and not is_free(table, (found.witness.start, found.witness.end)):
        return "the witness is not free"
    if found.verdict in ("blocked", "too_close"):
        smaller = found.proved_delta_units if found.verdict == "too_close" else 0
        a, b = pair.a.grown(-smaller), pair.b.grown(-smaller)
        if (line := free_line(rng, table, a, b, count=lines)) is not None:
            return f"{found.verdict}, and yet free: {line.tolist()}"
    return checked_on(table, pair.a, pair.b, (), found).problem if found.verdict != "undecided" else None


@pytest.mark.parametrize("name", SMALL)
def test_no_pair_at_the_edge_stays_undecided(name):
    assert [pair for pair, found in answers_on(name, FEW) if found.verdict == "undecided"] == []


@pytest.mark.parametrize("name", SMALL)
def test_no_verdict_at_the_edge_is_contradicted(name):
    rng = np.random.default_rng(7)
    for pair, found in answers_on(name, FEW):
        assert contradiction(table_of(name), pair, found, 20_000, rng) is None


def not_alike_from_both_ends(name, count):
    """Symmetry."""
    table = table_of(name)
    return [pair for pair, found in answers_on(name, count) if ask(table, pair.b, pair.a).verdict != found.verdict]


def changed_by_a_size_that_cannot_change_it(name, count):
    """What sees still sees when bodies grow, and what is hidden stays hidden when they shrink."""
    table, signs = table_of(name), {"visible": 1, "blocked": -1}
    return [
        (pair, units)
        for pair, found in answers_on(name, count)
        if found.verdict in signs
        for units in HAIRS_UNITS
        if ask(table, *(one.grown(signs[found.verdict] * units) for one in (pair.a, pair.b))).verdict != found.verdict
    ]


def hidden_by_a_piece_taken_away(name, count):
    """Monotony."""
    table = table_of(name)
    seen = [pair for pair, found in answers_on(name, count) if found.verdict == "visible"]
    hidden = []
    for number, pair in enumerate(seen):
        gone = (7 * number) % len(table.pieces)
        fewer = Table(table.size_pas, table.pieces[:gone] + table.pieces[gone + 1 :])
        if ask(fewer, pair.a, pair.b).verdict != "visible":
            hidden.append((pair, gone))
    return hidden


LAWS = (not_alike_from_both_ends, changed_by_a_size_that_cannot_change_it, hidden_by_a_piece_taken_away)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", SMALL)
def test_no_pair_at_the_edge_breaks_a_law(name, law):
    assert law(name, FEW) == []


def test_the_pairs_lie_on_both_sides_of_the_edge():
    """Else the laws would say nothing."""
    verdicts = [found.verdict for name in SMALL for _, found in answers_on(name, FEW)]
    assert verdicts.count("visible") >= 5
    assert verdicts.count("blocked") >= 5


@pytest.mark.soak
@pytest.mark.parametrize("name", ALL)
def test_no_verdict_on_fifty_pairs_is_contradicted_by_a_million_lines(name, record_property):
    rng = np.random.default_rng(11)
    answers = answers_on(name, 50)
    tally = Counter(found.verdict for _, found in answers)
    record_property("verdicts", dict(tally))
    problems = [contradiction(table_of(name), pair, found, 1_000_000, rng) for pair, found in answers]
    assert [problem for problem in problems if problem is not None] == []
    assert tally["undecided"] == 0, tally


@pytest.mark.soak
@pytest.mark.parametrize("name", ALL)
def test_none_of_fifty_pairs_breaks_a_law(name):
    assert {law.__name__: law(name, 50) for law in LAWS} == {law.__name__: [] for law in LAWS}
