"""Starts the scan worker, passes on its progress, and kills it when it exceeds its time or memory."""

from __future__ import annotations

import json
import math
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.scan.surface import ScanError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import IO

    from scenes.scan.run.job import Job

    Tell = Callable[["Progress"], None]

TICK_S = 0.2
CRASHES = {-signal.SIGABRT, -signal.SIGSEGV, -getattr(signal, "SIGBUS", 7), -getattr(signal, "SIGKILL", 9)}
MEMORY_WORDS = ("bad_alloc", "out of memory", "cannot allocate", "memoryerror", "failed to map", "allocation failed")
NEARLY_ALL = 0.6
"""A process that dies of a crash with this share of its memory in use most likely died for want of more."""


class ScanStopped(ScanError):  # noqa: N818  nothing is wrong with it
    """A scan that used up its time or memory; what is done is kept."""


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
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            # -P: a folder of the user that happens to be called like a package of ours must not be taken for it.
            [sys.executable, "-P", "-m", "scenes.scan.run.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=_environment(),
        )
        try:
            return _followed(process, job, tell, errors)
        finally:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                _close(stream)


def _close(stream: IO[bytes] | None) -> None:
    try:
        if stream is not None:
            stream.close()
    except OSError:
        return  # the worker is gone, and with it the other end


def _environment() -> dict[str, str]:
    """The worker finds our packages where this process did, installed or not."""
    ours = str(Path(__file__).resolve().parents[3])
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": f"{ours}{os.pathsep}{others}" if others else ours}


def _followed(process: subprocess.Popen[bytes], job: Job, tell: Tell, errors: IO[bytes]) -> Any:
    """Pass reports on until the outcome comes."""
    assert process.stdin is not None
    try:
        process.stdin.write(f"{job.line}\n".encode())
        process.stdin.flush()
    except OSError:
        pass  # it died at once; how it ended says why
    deadline = time.monotonic() + job.limits.seconds
    at = _Where()
    for report in _reports(process):
        if report is not None and not report.keys() & {"step", "share"}:
            return _outcome(report, job, at)
        at.hear(report or {})
        tell(at.progress)
        if time.monotonic() > deadline:
            raise ScanStopped(_out_of_time(job, at.progress))
    return _outcome(_ended(process, job, errors), job, at)


def _reports(process: subprocess.Popen[bytes]) -> Iterator[dict[str, Any] | None]:
    """What the worker says, as it says it; None while it is silent."""
    assert process.stdout is not None
    heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(process.stdout, heard), daemon=True).start()
    while True:
        try:
            line = heard.get(timeout=TICK_S)
        except queue.Empty:
            yield None
            continue
        if not line:
            return
        yield json.loads(line)


def _listen(stream: IO[bytes], heard: queue.SimpleQueue[bytes]) -> None:
    """Put every line into the queue, and an empty one at the end."""
    try:
        for line in stream:
            heard.put(line)
    except (OSError, ValueError):
        pass  # closed under our hands: the work is over
    heard.put(b"")


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


def _outcome(report: dict[str, Any], job: Job, at: _Where) -> Any:
    """What the last report means."""
    if "done" in report:
        return report["done"]
    if "refused" in report:
        raise ScanError(report["refused"])
    if report.get("out_of") == "memory":
        raise ScanStopped(_out_of_memory(job, at.progress))
    if report.get("out_of") == "time":
        raise ScanStopped(_out_of_time(job, at.progress))
    trouble = str(report["bug"])
    if os.environ.get("PAS_DEBUG"):
        sys.stderr.write(trouble)
    raise WorkerBug(trouble.strip().splitlines()[-1])


def _ended(process: subprocess.Popen[bytes], job: Job, errors: IO[bytes]) -> dict[str, Any]:
    """Why a worker ended without a report."""
    code = process.wait()
    errors.seek(0)
    said = errors.read().decode(errors="replace").strip()
    if code == -getattr(signal, "SIGXCPU", 24):
        return {"out_of": "time"}
    for_memory = any(words in said.casefold() for words in MEMORY_WORDS) or _most_memory() > (
        NEARLY_ALL * job.limits.memory_bytes
    )
    if for_memory or code == -getattr(signal, "SIGKILL", 9):
        return {"out_of": "memory"}
    kind = f"a crash (signal {-code})" if code in CRASHES else f"exit code {code}"
    return {"bug": f"{said}\nthe worker ended with {kind}: {said.splitlines()[-1] if said else 'it said nothing'}"}


def _most_memory() -> float:
    """The most memory that a process of ours ever had; 0 where the system does not say."""
    try:
        import resource  # noqa: PLC0415  there is none on Windows
    except ImportError:
        return 0.0
    most: int = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return float(most if sys.platform == "darwin" else 1024 * most)


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
