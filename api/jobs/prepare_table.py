"""Prepares a table as a job: another process computes it and caches it on disk, where every later question finds it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from api.guard.problems import Refusal
from api.guard.sandbox import environment

if TYPE_CHECKING:
    from api.jobs.job_list import Job
    from api.scenery.shelf import Shelf
    from skirmish.kernel.views import Json


def prepare(job: Job, shelf: Shelf, scene_id: str) -> Json:
    """Prepare the table of a scene; being called off ends the process that does it."""
    with tempfile.TemporaryDirectory(prefix="pas-prepare-") as folder:
        scene = shelf.folder_of(scene_id, Path(folder))
        command = [sys.executable, "-P", "-m", "api.jobs.prepare_table", str(scene)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment()) as process:  # noqa: S603
            try:
                with job.ended_by(process.kill):
                    found = _followed(process, job)
            finally:
                process.kill()
        if found is None:
            raise Refusal(422, "not_prepared", "the table could not be prepared")
    shelf.scene(scene_id).table.prepare()
    return found


def _followed(process: subprocess.Popen[bytes], job: Job) -> Json:
    assert process.stdout is not None
    for line in process.stdout:
        report = json.loads(line)
        if "done" in report:
            return report["done"]
        job.progress(report["share"], "preparing")
    return None


def main(path: str) -> int:
    """What the other process does."""
    from scenes import load_scene  # noqa: PLC0415 - geometry is loaded there only

    table = load_scene(path).table
    table.prepare(lambda share: _say({"share": share}))
    _say({"done": {"digest": table.digest, "triangles": len(table.faces)}})
    return 0


def _say(report: Json) -> None:
    sys.stdout.write(json.dumps(report) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
