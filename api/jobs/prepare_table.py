"""Prepares a table as a job: another process computes it and caches it on disk, where every later question finds it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from api.guard.problems import Refusal
from scenes.files import upload_folder
from terrain.machine import Child, serve

if TYPE_CHECKING:
    from api.jobs.job_list import Job
    from api.scenery.shelf import Shelf
    from skirmish.kernel import Json
    from terrain.machine import Ended, Say


def prepare(job: Job, shelf: Shelf, scene_id: str) -> Json:
    """Prepare the table of a scene; being called off ends the process that does it."""
    with upload_folder("prepare") as folder:
        scene = shelf.folder_of(scene_id, folder)
        ended = _followed(Child("api.jobs.prepare_table", str(scene)), job)
    if ended.how != "finished":
        raise Refusal(422, "not_prepared", "the table could not be prepared")
    shelf.scene(scene_id).table.prepare()
    return ended.found


def _followed(child: Child, job: Job) -> Ended:
    with child as worker:
        with job.ended_by(worker.kill):
            for report in worker.reports():
                if report is not None:
                    job.progress(report["share"], "preparing")
        return worker.ended()


def outcome(line: str, say: Say) -> dict[str, Any]:
    """What the other process does; its line is the path of a scene."""
    from scenes import load_scene  # noqa: PLC0415 - geometry is loaded there only

    table = load_scene(line.rstrip("\n")).table
    table.prepare(lambda share: say({"share": share}))
    return {"done": {"digest": table.digest, "triangles": len(table.faces)}}


if __name__ == "__main__":
    sys.exit(serve(outcome))
