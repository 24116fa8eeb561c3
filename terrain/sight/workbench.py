"""Lends scratch memory and a notebook to each thread that searches, and takes them back for reuse."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from terrain.scenery.triangles import Scenery, Scratch, scratch_for
from terrain.sight.notebook import Notebook, new_notebook
from terrain.sight.search import new_trouble

if TYPE_CHECKING:
    from collections.abc import Iterator

    from terrain.scenery.table import Table
    from terrain.sight.chains import Trouble


@dataclass(frozen=True, eq=False)
class Bench:
    """Scratch for one table, and a notebook."""

    scratch: Scratch
    book: Notebook
    trouble: Trouble
    hits: Any


_idle: WeakKeyDictionary[Table, list[Bench]] = WeakKeyDictionary()
_lock = threading.Lock()


@contextmanager
def bench_for(table: Table) -> Iterator[Bench]:
    """A bench for the calling thread alone, until it is given back."""
    with _lock:
        idle = _idle.setdefault(table, [])
        bench = idle.pop() if idle else None
    if bench is None:
        bench = _new_bench(table.scenery)
    yield bench
    # Not given back after an exception: its scratch may not be clean.
    with _lock:
        idle.append(bench)


def _new_bench(scenery: Scenery) -> Bench:
    return Bench(scratch_for(scenery), new_notebook(), new_trouble(), np.zeros(32, dtype=np.int32))
