"""Runs untrusted work in sandboxed worker processes, under limits of memory and time.

Workers are forked from a server that has loaded our libraries once, so that refusing a hostile file takes a moment and
not the seconds that loading takes. Each does one job, reports its outcome, and ends; a crash affects no other request.
"""

from __future__ import annotations

import multiprocessing
import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from api.guard.problems import Refusal, bug

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PRELOADED = ["__main__", "api.workers.preloaded"]
OUT_OF_TIME, OUR_FAULT = -24, 1
"""How a process ends that has used up its time, and one that met an unforeseen error."""

SETTLING_S = 5.0
"""A process that has closed its line is about to end; its exit code says why."""

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(PRELOADED)


def work(module: str, job: dict[str, Any], *, memory_bytes: float, seconds: float) -> dict[str, Any]:
    """Have `outcome(job)` of a module of ours run in a process of its own; what it refuses is refused."""
    ours, theirs = _context.Pipe(duplex=False)
    process = _context.Process(target=_run, args=(theirs, module, job, memory_bytes, seconds), daemon=True)
    process.start()
    theirs.close()
    try:
        report = _heard(ours, seconds)
        if report == {}:
            process.join(SETTLING_S)
    finally:
        process.kill()
        process.join()
        ours.close()
    if report is None:
        raise Refusal(422, "too_much_work", f"not done within {seconds:g} s")
    return done(report, process.exitcode)


def warm_up() -> None:
    """Start the server that workers are forked from, before the first request needs one."""
    from multiprocessing.forkserver import ensure_running  # noqa: PLC0415

    ensure_running()


def _heard(ours: Connection, seconds: float) -> dict[str, Any] | None:
    """The report of a worker; an empty one when it dies without one, None when it takes too long."""
    if not ours.poll(seconds):
        return None
    try:
        report: dict[str, Any] = ours.recv()
    except EOFError:
        return {}
    return report


def done(report: dict[str, Any], code: int | None) -> dict[str, Any]:
    """What a worker has done; else why it has not: it refused, a limit ended it, or the fault is ours."""
    if "done" in report:
        found: dict[str, Any] = report["done"]
        return found
    if "refused" in report:
        raise Refusal(422, report["refused"]["code"], report["refused"]["detail"])
    if code == OUR_FAULT:
        raise bug()
    raise Refusal(422, "too_much_work", f"it takes too much {'time' if code == OUT_OF_TIME else 'memory'}")


def _run(theirs: Connection, module: str, job: dict[str, Any], memory_bytes: float, seconds: float) -> None:
    """The main function of a worker: cap itself, do the job, report the outcome."""
    from scenes.scan.run.worker import limit  # noqa: PLC0415 - it is loaded by then

    limit(memory_bytes, seconds)
    try:
        report = import_module(module).outcome(job)
    except (MemoryError, RecursionError):
        report = {"refused": {"code": "too_much_work", "detail": "it takes too much memory"}}
    theirs.send(report)


def environment() -> dict[str, str]:
    """Programs of ours find our packages where this process did, installed or not."""
    ours = str(Path(__file__).resolve().parents[2])
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": f"{ours}{os.pathsep}{others}" if others else ours}
