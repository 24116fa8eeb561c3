"""The warm-up runs all kernels that a question may need: a dispute does not wait for a compiler."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
RUN = """
import gc, json
from numba.core.dispatcher import Dispatcher
from bench.edge_tables import house
from terrain import compile_kernels
from terrain.sight import sight
from tests import given
from tests.terrain.sight.test_edge_of_sight import EDGE, corner_of_a_house

def loaded():
    kernels = (one for one in gc.get_objects() if isinstance(one, Dispatcher))
    return {f"{one.py_func.__qualname__}{given}" for one in kernels for given in one.signatures}

compile_kernels()
before = loaded()
a, *others = EDGE
asked = [(house(), a, b) for b in others]
asked.append((corner_of_a_house(50.0, 0.25), given.figure((9.32, 7.8), ground=0.25), given.figure((15.08, 14.0))))
verdicts = [sight(table, a, b, budget_steps=2_000_000).verdict for table, a, b in asked]
print(json.dumps([verdicts, sorted(loaded() - before)]))
"""


def test_questions_at_the_edge_of_sight_need_no_kernel_that_was_not_warmed():
    done = subprocess.run([sys.executable, "-c", RUN], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    verdicts, compiled = json.loads(done.stdout)
    assert verdicts == ["visible", "blocked", "blocked"]
    assert compiled == []
