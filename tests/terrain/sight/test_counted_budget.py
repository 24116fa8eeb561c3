"""A budget in counted work: the answer is the same however busy the machine is."""

from __future__ import annotations

import threading
import time
from contextlib import contextmanager

import pytest

from scenes import load_scene
from skirmish.kernel.dice import Chance
from terrain.sight.question import sight
from tests import given
from tests.certified import checked_on

FEW_STEPS = 3_000


@pytest.fixture(scope="module")
def castle():
    return load_scene(given.CATALOGUE / "castle.toml").table


def pairs(count):
    """Figures before the south wall and behind the north one: many hang on a hair."""
    chance = Chance("before and behind")
    for number in range(count):
        yield (
            given.figure((7 + chance.below(100, number, 0) / 10, 5.0)),
            given.figure((7 + chance.below(100, number, 1) / 10, 15.5)),
        )


@contextmanager
def a_busy_machine():
    idle = threading.Event()

    def work():
        while not idle.is_set():
            sum(range(1000))

    workers = [threading.Thread(target=work) for _ in range(3)]
    for worker in workers:
        worker.start()
    try:
        yield
    finally:
        idle.set()
        for worker in workers:
            worker.join()


def answers(table, asked=None, **budget):
    """What is ruled on each pair, in the order in which they are asked."""
    found = [sight(table, a, b, accuracy_pas=0.02, explain=False, **budget) for a, b in asked or pairs(12)]
    return [(one.verdict, one.rays, one.open_share, one.witness) for one in found]


def test_counted_work_ends_at_the_same_place_under_load(castle):
    at_rest = answers(castle, budget_steps=FEW_STEPS)
    with a_busy_machine():
        assert answers(castle, budget_steps=FEW_STEPS) == at_rest
    assert {"visible", "undecided"} <= {verdict for verdict, *_ in at_rest}


def test_what_was_asked_before_changes_no_answer(castle):
    asked = list(pairs(12))
    forth, back = (answers(castle, order, budget_steps=FEW_STEPS) for order in (asked, asked[::-1]))
    assert forth == back[::-1]


def test_counted_work_looks_at_no_clock(castle, monkeypatch):
    told = answers(castle, budget_steps=FEW_STEPS)
    late = time.perf_counter()
    monkeypatch.setattr(time, "perf_counter", lambda: late + 1e9 * len(threading.enumerate()))
    assert answers(castle, budget_steps=FEW_STEPS) == told


def test_a_proof_for_bodies_larger_by_the_accuracy_is_the_proof_of_a_scan():
    """Nothing is proved twice, and the certificate says how much the scan may be off."""
    a, b = given.figure((12, 4)), given.figure((12, 18))
    wall = given.table(given.box(8, 0.5, 4, at=(12, 10)))
    found = sight(wall, a, b, accuracy_pas=0.04)
    assert (found.verdict, [one.size for one in found.evidence]) == ("blocked", ["grown"])
    assert found.delta_pas == pytest.approx(0.04, abs=1e-4)
    assert checked_on(wall, a, b, (), found).problem is None
