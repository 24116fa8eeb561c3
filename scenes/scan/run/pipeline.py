"""Runs the seven steps from files to a scene in order: read, scale, level, clean, split, simplify, write.

Each step receives only its own options, so its cached result stays valid while those options are unchanged.
A step is imported when it is reached: most files that are refused are refused in the first one.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from scenes.scan.options import ScanOptions
from scenes.scan.read.inputs import fingerprints, read_all
from scenes.scan.run.progress import Pace, pace_for
from scenes.scan.run.stages import Stages
from scenes.scan.store.found import Found
from scenes.scan.store.step_cache import Shelf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.scan.run.job import Job
    from scenes.scan.run.progress import Say

OF_SCALE = ("table_metres", "units", "scale", "length", "up", "table")
OF_LEVEL = ("up", "table", "crop")
OF_CLEAN = ("fill_pas",)
OF_SPLIT = ("split", "table")
OF_SIMPLIFY = ("tolerance_pas", "budget")


def run(job: Job, say: Say) -> dict[str, Any]:
    """Go through all steps and leave the results as drafts; how it went is returned."""
    shelf = Shelf(job.folder / "steps")
    known = fingerprints(job.files)
    pace = pace_for(say, sum(entry.get("bytes", 0) for entry in known))
    found = find(job, shelf, pace, known)
    from scenes.scan.write.draft_files import write_drafts  # noqa: PLC0415

    pace.begin(7)
    write_drafts(job, found, shelf.keys)
    return {"seconds": shelf.seconds, "reused": shelf.reused}


def find(job: Job, shelf: Shelf, pace: Pace, known: list[dict[str, Any]]) -> Found:
    """Steps 1 to 6, each done or used again."""
    options = job.options
    pace.begin(1)
    read = shelf.step(known, lambda: read_all(job.files, known))
    files = (replace(reading, path=path) for reading, path in zip(read.readings, job.files, strict=True))
    do = Stages(tuple(files), pace)
    pace.begin(2)
    of_scale = OF_SCALE + (OF_LEVEL + OF_CLEAN + OF_SPLIT if options.length else ())
    scale = shelf.step(_said(options, of_scale), lambda: do.scaled(_only(options, of_scale)))
    pace.begin(3)
    levelled = shelf.step(_said(options, OF_LEVEL), lambda: do.levelled(scale, _only(options, OF_LEVEL)))
    pace.begin(4)
    cleaned = shelf.step(_said(options, OF_CLEAN), lambda: do.cleaned(levelled, _only(options, OF_CLEAN)))
    pace.begin(5)
    laid = shelf.step(_said(options, OF_SPLIT), lambda: do.laid(levelled, cleaned, _only(options, OF_SPLIT)))
    pace.begin(6)
    pieces = shelf.step(_said(options, OF_SIMPLIFY), lambda: do.made(laid, cleaned, _only(options, OF_SIMPLIFY)))
    return Found(read, scale, levelled, cleaned, laid, pieces)


def _only(options: ScanOptions, names: Sequence[str]) -> ScanOptions:
    """The options of one step; all others as if nothing had been said."""
    return ScanOptions(**{name: getattr(options, name) for name in names})


def _said(options: ScanOptions, names: Sequence[str]) -> dict[str, Any]:
    return {name: said for name, said in asdict(options).items() if name in names}
