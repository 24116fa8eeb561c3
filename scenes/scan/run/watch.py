"""Watches the scan worker: passes on its progress, and turns its end into an outcome or an error."""

from __future__ import annotations

import math
import os
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scenes.scan.surface import ScanError, ScanStopped
from terrain.machine import Child

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.scan.run.job import Job
    from terrain.machine import Ended

    Tell = Callable[["Progress"], None]


class WorkerBug(RuntimeError):  # noqa: N818  it is a bug, and says so
    """The worker met a fault of ours."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Which step is being done, and how much of everything is behind us, from 0 to 1."""

    number: int
    name: str
    share: float


def watch(job: Job, tell: Tell) -> Any:
    """Have a job done in a process of its own and return its outcome; `tell` is called several times a second."""
    limits, at = job.limits, _Where()
    with Child("scenes.scan.run.worker", job.line, memory_bytes=limits.memory_bytes, seconds=limits.seconds) as worker:
        for report in worker.reports():
            at.hear(report or {})
            tell(at.progress)
        return _outcome(worker.ended(), job, at)


class _Where:
    """How far a worker is: by what it says, and between that by how long such work takes as a rule."""

    def __init__(self) -> None:
        self.number, self.name = 1, "read"
        self.low, self.high, self.expected_s = 0.0, 0.1, 1.0
        self.told = 0.0
        self.since = time.monotonic()

    def hear(self, report: dict[str, Any]) -> None:
        if "step" in report:
            self.number, self.name = report["step"], report["name"]
        if report:
            self.low, self.high = report["share"], report["until"]
            self.expected_s, self.since = max(report["seconds"], 0.1), time.monotonic()

    @property
    def progress(self) -> Progress:
        gone = 1 - math.exp(-(time.monotonic() - self.since) / self.expected_s)
        self.told = max(self.told, self.low + gone * (self.high - self.low))  # a bar never goes back
        return Progress(self.number, self.name, self.told)


def _outcome(ended: Ended, job: Job, at: _Where) -> Any:
    """What the end of the worker means."""
    if ended.how == "finished":
        return ended.found
    if ended.how == "refused":
        raise ScanError(ended.found)
    if ended.how == "out of memory":
        raise ScanStopped(_out_of_memory(job, at.progress))
    if ended.how == "out of time":
        raise ScanStopped(_out_of_time(job, at.progress))
    if os.environ.get("PAS_DEBUG"):
        sys.stderr.write(ended.said)
    crash = f"the worker crashed (code {ended.code}): " if ended.how == "crashed" else ""
    raise WorkerBug(f"{crash}{ended.last_line}")


def _out_of_time(job: Job, at: Progress) -> str:
    return (
        f"{_what(job)}: not done after {job.limits.seconds:g} s (step {at.number}, {at.name}); "
        f"--time gives it more, --budget and a thinner scan need less"
    )


def _out_of_memory(job: Job, at: Progress) -> str:
    return (
        f"{_what(job)}: needs more memory than {job.limits.memory_bytes / 1e9:.3g} GB "
        f"(step {at.number}, {at.name}); --memory gives it more, a thinner scan needs less"
    )


def _what(job: Job) -> str:
    """What is being worked on, in a few words."""
    if not job.files:
        return str(job.folder)
    more = f" and {len(job.files) - 1} more" if len(job.files) > 1 else ""
    return f"{job.files[0]}{more}"
