"""Runs untrusted work in sandboxed worker processes, under limits of memory and time.

Workers are forked from a server that has loaded our libraries once, so that refusing a hostile file takes a moment and
not the seconds that loading takes. Each does one job, reports its outcome, and ends; a crash affects no other request.
"""

from __future__ import annotations

import logging
import multiprocessing
from typing import TYPE_CHECKING, Any

from api.guard.problems import Refusal, bug
from terrain.machine import forked

if TYPE_CHECKING:
    from terrain.machine import Ended

log = logging.getLogger("pas.workers")
PRELOADED = ["__main__", "api.workers.preloaded"]

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(PRELOADED)


def work(module: str, job: dict[str, Any], *, memory_bytes: float, seconds: float) -> dict[str, Any]:
    """Have `outcome(job)` of a module of ours run in a process of its own; what it refuses is refused."""
    return done(forked(_context, module, job, memory_bytes=memory_bytes, seconds=seconds))


def warm_up() -> None:
    """Start the server that workers are forked from, before the first request needs one."""
    from multiprocessing.forkserver import ensure_running  # noqa: PLC0415

    ensure_running()


def done(ended: Ended) -> dict[str, Any]:
    """What a worker has done; else why it has not: it refused, a limit ended it, or the fault is ours."""
    if ended.how == "finished":
        found: dict[str, Any] = ended.found
        return found
    if ended.how == "refused":
        raise Refusal(422, ended.found["code"], ended.found["detail"])
    if ended.how == "failed":
        log.error("a worker failed: %s", ended.said or ended.last_line)
        raise bug()
    # Libraries that get no memory crash rather than say so.
    raise Refusal(422, "too_much_work", f"it takes too much {'time' if ended.how == 'out of time' else 'memory'}")
