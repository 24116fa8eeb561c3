"""The worker process of a scan: `python -m scenes.scan.run.worker`, started and watched by `watch`.

Its input line is a job. Memory is capped before anything large is loaded.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from terrain.machine import limit, serve

if TYPE_CHECKING:
    from scenes.scan.run.job import Job
    from terrain.machine import Say


def outcome(line: str, say: Say) -> dict[str, Any]:
    """Do one job."""
    from scenes.scan.run.job import job_of  # noqa: PLC0415
    from scenes.scan.surface import ScanError  # noqa: PLC0415

    try:
        job = job_of(line)
        limit(job.limits.memory_bytes, job.limits.seconds)
        return {"done": _done(job, say)}
    except ScanError as refusal:
        return {"refused": str(refusal)}


def _done(job: Job, say: Say) -> Any:
    """The work itself, loaded only once its limits are set."""
    if job.kind == "check":
        from scenes.scan.run.verify import check_folder  # noqa: PLC0415

        return check_folder(job, say)
    from scenes.scan.run.pipeline import run  # noqa: PLC0415

    return run(job, say)


if __name__ == "__main__":
    sys.exit(serve(outcome))
