"""Answers about movement that are remembered: whatever an answer rests on is part of its question."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace

import pytest

from terrain.movement import memory
from terrain.movement.memory import Memory, memory_of
from tests import given
from tests.terrain.walkers import CRAWLER, MOVER, bystander, landscape, rectangle

KERB = given.box(4, 4, 0.5, at=(10, 10), name="kerb")
START, END = (5, 10, 0), (14, 10)


def asked(ground):
    """One question of each kind."""
    other = bystander("theron", 12, 12)
    return (
        ground.footing(MOVER, (10, 10)),
        ground.balanced(MOVER, (10, 10, 0.5)),
        ground.walk(MOVER, START, END),
        ground.fall(MOVER, (10, 10, 5)),
        ground.first_within(MOVER, START, (14, 10, 0), other, 1.0, strict=True),
    )


def test_the_same_question_is_worked_out_once():
    ground = landscape(KERB)
    first, second = asked(ground), asked(replace(ground))
    assert first == second
    assert first[2] is second[2]


def test_a_figure_that_comes_into_the_way_changes_the_answer_and_one_far_off_does_not():
    ground = landscape(KERB)
    free = ground.walk(MOVER, START, END)
    assert replace(ground, figures=(bystander("davios", 20, 20),)).walk(MOVER, START, END) is free
    met = replace(ground, figures=(bystander("davios", 7, 10),)).walk(MOVER, START, END)
    assert (free.stop, met.stop.name) == (None, "davios")
    assert ground.walk(MOVER, START, END) is free


def test_another_step_or_marked_ground_is_another_setting():
    ground = landscape(KERB)
    assert ground.walk(MOVER, START, END).stop is None
    assert replace(ground, step_pas=0.25).walk(MOVER, START, END).stop.reason == "wall"
    marked = replace(ground, areas=(rectangle(6, 8, 8, 12),))
    assert len(marked.walk(MOVER, START, END).stretches) > len(ground.walk(MOVER, START, END).stretches)


def test_another_floor_or_another_body_is_another_question():
    ground = landscape(given.box(4, 4, 3, at=(10, 10)))
    assert ground.footing(MOVER, (10, 10)).place[2] == 3.0
    assert ground.footing(MOVER, (10, 10), below_pas=0.0).place[2] == 0.0
    bridge = landscape(given.box(4, 4, 1, at=(10, 10, 1)))
    assert [bridge.walk(mover, START, END).stop is None for mover in (CRAWLER, MOVER)] == [True, False]


def test_nearness_is_asked_of_each_body_and_reach_anew():
    ground = landscape()
    near, far = (bystander("theron", 10, y) for y in (6, 9))
    there = (15, 5, 0)
    found = [ground.first_within(MOVER, (5, 5, 0), there, other, 1.0, strict=True) for other in (near, far)]
    assert found[0] is not None
    assert found[1] is None
    assert ground.first_within(MOVER, (5, 5, 0), there, far, 6.0, strict=True) is not None


def test_a_full_memory_forgets_and_goes_on(monkeypatch):
    monkeypatch.setattr(memory, "MOST", 3)
    kept, worked = Memory(), []
    for number in (1, 2, 3, 4, 4, 1):
        assert kept.answer(number, lambda number=number: worked.append(number) or number) == number
    assert worked == [1, 2, 3, 4, 1]


def test_an_answer_of_nothing_is_remembered_too():
    kept, worked = Memory(), []
    assert [kept.answer("wall", lambda: worked.append(1)) for _ in range(3)] == [None] * 3
    assert worked == [1]


def test_what_goes_wrong_is_not_remembered():
    kept = Memory()
    with pytest.raises(ZeroDivisionError):
        kept.answer("walk", lambda: 1 / 0)
    assert kept.answer("walk", lambda: 7) == 7


def test_the_answers_of_a_table_go_with_it():
    table = given.table(KERB)
    gone = weakref.ref(memory_of(table, ()))
    assert gone() is memory_of(table, ())
    del table
    gc.collect()
    assert gone() is None
