"""Runs long work in the background: preparing a table, importing a scan, surveying a scenario, playing games of it.

A job works in a process of its own, reports its progress, and can be cancelled.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING, Literal

from api.guard.problems import Refusal, bug, not_found
from api.guard.tokens import fresh_id
from api.storage.listeners import Listeners

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from skirmish.kernel import Json

log = logging.getLogger("pas.jobs")
State = Literal["waiting", "running", "done", "failed", "cancelled"]
OVER: tuple[State, ...] = ("done", "failed", "cancelled")
KEPT = 200
"""How many jobs are remembered."""

WAITING = 20
"""How many may wait; more are refused, since no client waits for hours."""


class Cancelled(Exception):  # noqa: N818 - nothing is wrong with it
    """The work was called off."""


@dataclass
class Job:
    """A piece of long work."""

    kind: str
    id: str = field(default_factory=fresh_id)
    state: State = "waiting"
    share: float = 0.0
    step: str = ""
    result: Json = None
    problem: Json = None
    created: float = field(default_factory=time.time)
    _called_off: bool = False
    _ends: list[Callable[[], None]] = field(default_factory=list)
    listeners: Listeners = field(default_factory=Listeners)

    def progress(self, share: float, step: str = "") -> None:
        """Say how far it is; raises `Cancelled` when it was cancelled."""
        if self._called_off:
            raise Cancelled
        self.share, self.step = max(self.share, min(share, 1.0)), step or self.step
        self.listeners.tell()

    def fail(self, refusal: Refusal) -> None:
        """End it without a result, and say why."""
        self.problem, self.state = {"code": refusal.code, "detail": refusal.detail}, "failed"

    def cancel(self) -> None:
        """Call it off: what waits never begins, and what runs ends at its next step, or at once where it can."""
        self._called_off = True
        if self.state == "waiting":
            self.state = "cancelled"
            self.listeners.tell()
        for end in tuple(self._ends):
            end()

    @contextmanager
    def ended_by(self, end: Callable[[], None]) -> Iterator[None]:
        """While this lasts, calling the work off does that too: it ends a process that is waited for."""
        self._ends.append(end)
        try:
            if self._called_off:
                end()
            yield
        finally:
            self._ends.remove(end)
        if self._called_off:
            raise Cancelled

    @property
    def over(self) -> bool:
        return self.state in OVER

    def document(self) -> Json:
        return {
            "id": self.id,
            "kind": self.kind,
            "state": self.state,
            "share": round(self.share, 4),
            "step": self.step,
            "result": self.result,
            "problem": self.problem,
        }


class Jobs:
    """The long work of this server."""

    def __init__(self, at_once: int) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="jobs")
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._lock = Lock()

    def start(self, kind: str, work: Callable[[Job], Json], *, most: int = WAITING) -> Job:
        """Begin a piece of work, unless there is enough of its kind; it is done when a worker is free."""
        job = Job(kind)
        with self._lock:
            under_way = [other.kind for other in self._jobs.values() if not other.over]
            if len(under_way) >= WAITING:
                raise Refusal(429, "too_busy", "too much work is waiting already; ask again later")
            if under_way.count(kind) >= most:
                raise Refusal(429, "too_busy", f"{most} {kind} at once is the most; ask again later")
            self._jobs[job.id] = job
            while len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)
        self._threads.submit(self._run, job, work)
        return job

    def open_count(self) -> int:
        """How many wait or run."""
        with self._lock:
            return sum(not job.over for job in self._jobs.values())

    def job(self, job_id: str) -> Job:
        with self._lock:
            if job_id not in self._jobs:
                raise not_found("job")
            return self._jobs[job_id]

    def _run(self, job: Job, work: Callable[[Job], Json]) -> None:
        try:
            job.progress(0.0)
            job.state = "running"
            job.progress(0.0)  # it may have been called off in between
            job.result = work(job)
            job.share, job.state = 1.0, "done"
        except Cancelled:
            job.state = "cancelled"
        except Refusal as refusal:
            job.fail(refusal)
        except Exception:
            log.exception("a job of kind %s failed", job.kind)
            job.fail(bug())  # the waiting client is told
        job.listeners.tell()

    def close(self) -> None:
        for job in self._jobs.values():
            job.cancel()
        self._threads.shutdown(wait=True, cancel_futures=True)
