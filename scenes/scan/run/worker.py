"""The worker process of a scan: `python -m scenes.scan.run.worker`, started and watched by `watch`.

The job arrives as the first line of stdin; progress and finally the outcome are written as lines of JSON.
Memory is capped before anything large is loaded. The worker ends when its parent ends: stdin stays open as long as
the parent lives.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import traceback
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from scenes.scan.run.job import Job

    Say = Callable[[dict[str, Any]], None]

DIE_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""

CPU_SLACK_S = 30.0
"""The watching process stops the work by the clock; should that fail, the system stops it a little later."""


def main() -> int:
    """Do one job. The output is kept for reports: what libraries print goes with the errors."""
    reports = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the watching process gets it too, and ends this one
    _end_with_parent()
    first = sys.stdin.readline()
    threading.Thread(target=_end_at_end_of_input, daemon=True).start()
    say = _teller(reports)
    say(_outcome(first, say))
    return 0


def _teller(reports: TextIO) -> Say:
    def say(report: dict[str, Any]) -> None:
        reports.write(json.dumps(report) + "\n")
        reports.flush()

    return say


def _outcome(line: str, say: Say) -> dict[str, Any]:
    """Do the job and return its outcome as JSON: done, refused, out of memory, or a bug."""
    from scenes.scan.run.job import job_of  # noqa: PLC0415
    from scenes.scan.surface import ScanError  # noqa: PLC0415

    try:
        job = job_of(line)
        limit(job.limits.memory_bytes, job.limits.seconds)
        return {"done": _done(job, say)}
    except ScanError as refusal:
        return {"refused": str(refusal)}
    except MemoryError:
        return {"out_of": "memory"}
    except Exception:  # noqa: BLE001  a person reads one line of it, a developer all
        return {"bug": traceback.format_exc()}


def _done(job: Job, say: Say) -> Any:
    """The work itself, loaded only once its limits are set."""
    if job.kind == "check":
        from scenes.scan.run.verify import check_folder  # noqa: PLC0415

        return check_folder(job, say)
    from scenes.scan.run.pipeline import run  # noqa: PLC0415

    return run(job, say)


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
    """On Linux the kernel does it, even while a library blocks."""
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


if __name__ == "__main__":
    sys.exit(main())
