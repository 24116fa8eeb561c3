"""The inside of a process that works for another: it caps itself, reports in lines of JSON, and ends with its asker.

A line comes in as the first line of the input; how far the work is, and at last its outcome, goes out:

    {"share": 0.4, …}                      on the way, whatever the work has to say
    {"done": …}    {"refused": …}          what it found, or why it refuses
    {"out_of": "memory"}  {"bug": "…"}     a limit that it met, or the traceback of a fault of ours

The input stays open as long as the asking process lives. `children` is the other side.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from typing import TextIO

Say = Callable[[dict[str, Any]], None]
"""Reports something to the process that asked."""

Outcome = Callable[[str, Say], dict[str, Any]]
"""Does the work that a line describes; what it returns is the last report."""

LAST_WORDS = frozenset({"done", "refused", "out_of", "bug"})

DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""

CPU_SLACK_S = 30.0
"""Whoever watches stops the work by the clock; should that fail, the system stops it a little later."""


def serve(outcome: Outcome) -> int:
    """Do the work of one line. The output is kept for reports: what libraries print goes with the errors."""
    reports = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who watches hears it too, and ends us
    _end_with_parent()
    line = sys.stdin.readline()
    threading.Thread(target=_end_at_end_of_input, daemon=True).start()
    say = _teller(reports)
    try:
        say(_last_word(outcome, line, say))
    except BrokenPipeError:
        os._exit(1)  # whoever asked is gone, and so is whoever would read why
    return 0


def _teller(reports: TextIO) -> Say:
    def say(report: dict[str, Any]) -> None:
        reports.write(json.dumps(report) + "\n")
        reports.flush()

    return say


def _last_word(outcome: Outcome, line: str, say: Say) -> dict[str, Any]:
    """Whatever comes of it, in words that can be passed on."""
    try:
        return outcome(line, say)
    except BrokenPipeError:
        raise
    except MemoryError:
        return {"out_of": "memory"}
    except Exception:  # noqa: BLE001  a person reads one line of it, a developer all
        return {"bug": traceback.format_exc()}


def work_in_fork(theirs: Connection, module: str, job: dict[str, Any], memory_bytes: float, seconds: float) -> None:
    """Do one job in a process that was forked for it; an error that nobody foresaw ends it with a traceback."""
    limit(memory_bytes, seconds)
    try:
        report = import_module(module).outcome(job)
    except (MemoryError, RecursionError):
        report = {"out_of": "memory"}
    theirs.send(report)


def limit(memory_bytes: float, seconds: float) -> None:
    """Cap what this process may use, where the system can.

    Memory that is written to is counted, not address space: compilers and ray tracers reserve far more than they use.
    """
    try:
        import resource  # noqa: PLC0415  there is none on Windows
    except ImportError:
        return
    _lower(resource, resource.RLIMIT_DATA, int(memory_bytes))
    _lower(resource, resource.RLIMIT_CPU, int(2 * seconds + CPU_SLACK_S))
    _lower(resource, resource.RLIMIT_CORE, 0)


def _lower(resource: Any, kind: int, wanted: int) -> None:
    """Set a limit, unless a stricter one is set already."""
    _, hard = resource.getrlimit(kind)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(kind, (most, hard))
    except (OSError, ValueError):
        return  # a system that does not take it has other ways


def _end_with_parent() -> None:
    """On Linux the kernel sees to it, even while a library does not let go."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes  # noqa: PLC0415

    try:
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
    except (OSError, AttributeError):
        return


def _end_at_end_of_input() -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)
