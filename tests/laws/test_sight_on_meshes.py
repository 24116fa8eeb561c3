"""The laws on scenery that nobody made for this project, and on rolling ground: no line contradicts an answer."""

from __future__ import annotations

import numpy as np
import pytest

from terrain.scenery.bodies import figure_body
from terrain.sight.question import sight
from tests.certified import checked_on
from tests.laws.brute_lines import free_line, is_free
from tests.laws.real_meshes import ground_under, real_table

pytestmark = pytest.mark.rule("ICH-SHOOT-02")

BUDGET_MS = 500.0
DEEP = ("castle", "tower", "building", "bridge", "hill", "level", "mars")


def hard_pairs(table, rng, count):
    """Figures on the highest ground under their bases; few of the pairs whose eyes see each other are taken."""
    low, high = (side / 8192 for side in (table.vertices.min(axis=0), table.vertices.max(axis=0)))
    pairs = []
    while len(pairs) < count:
        a, b = (_figure(table, rng.uniform(low[:2] - 1, high[:2] + 1)) for _ in range(2))
        apart = np.hypot(*(np.array(a.centre) - np.array(b.centre))) / 8192
        eyes = np.array([a.eye, b.eye])
        if 3 < apart < 16 and (table.caster.stopped(eyes[:1], eyes[1:])[0] or rng.random() < 0.15):
            pairs.append((a, b))
    return pairs


def _figure(table, at):
    return figure_body(tuple(at.tolist()), ground_under(table, at) + 0.01)


def contradiction(table, a, b, rng, rays):
    """What is wrong with the answer about a pair, if anything."""
    found = sight(table, a, b, budget_ms=BUDGET_MS)
    if found.verdict == "visible" and not is_free(table, (found.witness.start, found.witness.end)):
        return "the witness is not free"
    if found.verdict == "blocked" and (line := free_line(rng, table, a, b, count=rays)) is not None:
        return f"blocked, and yet free: {line.tolist()}"
    return checked_on(table, a, b, (), found).problem if found.verdict != "undecided" else None


def contradictions(name, pairs, rays, seed):
    table, rng = real_table(name), np.random.default_rng(seed)
    table.prepare()
    problems = [(a, b, contradiction(table, a, b, rng, rays)) for a, b in hard_pairs(table, rng, pairs)]
    return [problem for problem in problems if problem[-1] is not None]


@pytest.mark.parametrize("name", ["castle", "building", "bridge", "hill"])
def test_no_answer_about_a_real_mesh_is_contradicted(name):
    assert contradictions(name, pairs=6, rays=20_000, seed=2) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", DEEP)
def test_no_answer_about_a_real_mesh_is_contradicted_by_a_million_lines(name, seed):
    assert contradictions(name, pairs=40, rays=1_000_000, seed=seed) == []
