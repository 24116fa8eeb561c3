"""Measures time without that in which code is compiled or loaded.

That happens once on a machine, and once in a process, and makes no question harder; a ruling that says how long it
took, or that gives up after a while, means the question.
"""

from __future__ import annotations

import threading
import time
from typing import Any

from numba.core import event


class _Compiler(event.Listener, threading.local):  # type: ignore[misc]  # numba has no types
    """For each thread: how long it had the compiler, or waited for it."""

    depth = 0
    since = 0.0
    seconds = 0.0

    def on_start(self, _event: Any) -> None:
        if self.depth == 0:
            self.since = time.perf_counter()
        self.depth += 1

    def on_end(self, _event: Any) -> None:
        self.depth -= 1
        if self.depth == 0:
            self.seconds += time.perf_counter() - self.since


_compiler = _Compiler()
event.register("numba:compiler_lock", _compiler)


def stopwatch_s() -> float:
    """Seconds in this thread since some moment, on a clock that stands still while code is compiled or loaded."""
    return time.perf_counter() - _compiler.seconds
