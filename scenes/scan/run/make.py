"""Makes a scene from scanned files: runs the worker, draws pictures, and publishes all results at once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scenes.scan.run.watch import watch
from scenes.scan.store.folder import REPORT, SCENE, claimed, digest, read_report
from scenes.scan.write.report_page import report_page
from terrain.machine import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes.scan.run.job import Job
    from scenes.scan.run.watch import Tell
    from scenes.scan.store.folder import ScanFolder
    from scenes.words.languages import Lang

    Draw = Callable[[Path], list[str]]
    """Draws what is in a folder, and names the pictures it put there."""

PAGE = "report.md"


@dataclass(frozen=True)
class SceneMade:
    """What was made of a scan: the report, and how the making went."""

    report: dict[str, Any]
    folder: Path
    seconds: dict[str, float]
    reused: list[str]
    aside: Path | None
    """Where a scene that a user had edited is now."""

    @property
    def document(self) -> dict[str, Any]:
        """All of it in terms of JSON."""
        return {
            **self.report,
            "folder": str(self.folder),
            "scene": str(self.folder / SCENE),
            "seconds": self.seconds,
            "reused": self.reused,
            "set_aside": str(self.aside) if self.aside else None,
        }


def make_scene(job: Job, tell: Tell, draw: Draw, *, force: bool = False, lang: Lang = "en") -> SceneMade:
    """Make a scene of the files of a job; nothing appears in its folder before all of it is there."""
    with claimed(job.folder, job.files, force=force) as folder:
        went = watch(job, tell)
        report = completed(folder, draw(folder.draft), lang)
        aside = folder.publish()
    return SceneMade(report, job.folder, went["seconds"], went["reused"], aside)


def completed(folder: ScanFolder, pictures: list[str], lang: Lang) -> dict[str, Any]:
    """The report with its pictures and with the digests of all files; the page for people beside it."""
    draft = folder.draft
    report = read_report(draft) | {"pictures": pictures}
    write_whole(draft / PAGE, report_page(report, lang))
    names = [SCENE, PAGE, *pictures, *(piece["mesh"] for piece in report["pieces"])]
    report |= {"files": {name: digest(draft / name) for name in names}}
    write_whole(draft / REPORT, json.dumps(report, indent=2, ensure_ascii=False, allow_nan=False) + "\n")
    return report
