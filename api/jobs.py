"""Long work: preparing a large table, importing a scan.

It goes on in a process of its own, says how far it is, and can be called off.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING, Literal

from api.listening import Listeners
from api.problems import Refusal, not_found
from api.tokens import fresh_id

if TYPE_CHECKING:
    from collections.abc import Callable

    from skirmish.views import Json

State = Literal["waiting", "running", "done", "failed", "cancelled"]
KEPT = 200
"""So many jobs are remembered."""

WAITING = 20
"""So many may wait; more are refused, since nobody waits for hours."""


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
    listeners: Listeners = field(default_factory=Listeners)

    def progress(self, share: float, step: str = "") -> None:
        """Say how far it is; raises `Cancelled` when nobody wants it any more."""
        if self._called_off:
            raise Cancelled
        self.share, self.step = max(self.share, min(share, 1.0)), step or self.step
        self.listeners.tell()

    def cancel(self) -> None:
        self._called_off = True

    @property
    def over(self) -> bool:
        return self.state in ("done", "failed", "cancelled")

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

    def start(self, kind: str, work: Callable[[Job], Json]) -> Job:
        """Begin a piece of work; it is done when one of the workers is free."""
        job = Job(kind)
        with self._lock:
            if sum(not other.over for other in self._jobs.values()) >= WAITING:
                raise Refusal(503, "too_busy", "too much work is waiting already; ask again later")
            self._jobs[job.id] = job
            while len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)
        self._threads.submit(self._run, job, work)
        return job

    def job(self, job_id: str) -> Job:
        with self._lock:
            if job_id not in self._jobs:
                raise not_found("job")
            return self._jobs[job_id]

    def _run(self, job: Job, work: Callable[[Job], Json]) -> None:
        try:
            job.progress(0.0)
            job.state = "running"
            job.result = work(job)
            job.state, job.share = "done", 1.0
        except Cancelled:
            job.state = "cancelled"
        except Refusal as refusal:
            job.state, job.problem = "failed", {"code": refusal.code, "detail": refusal.detail}
        except Exception as trouble:  # noqa: BLE001 - whoever waits for it is told, whatever it is
            job.state, job.problem = "failed", {"code": "bug", "detail": type(trouble).__name__}
        job.listeners.tell()

    def close(self) -> None:
        for job in self._jobs.values():
            job.cancel()
        self._threads.shutdown(wait=True, cancel_futures=True)
