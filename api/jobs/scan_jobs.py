"""Imports a scan as a job: from the uploaded files to a stored scene, by the same steps as `pas scan`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.guard.problems import Refusal
from api.intake.upload import take_in
from scenes.files import upload_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from api.guard.limits import Limits
    from api.intake.upload import Accepted
    from api.jobs.job_list import Job
    from scenes.scan import ScanOptions
    from scenes.scan.run import Progress
    from skirmish.kernel import Json

SCAN_SECONDS = 600.0


def import_scan(
    job: Job, files: Mapping[str, bytes], options: ScanOptions, limits: Limits, store: Callable[[Accepted], Json]
) -> Json:
    """Make a scene of a scan, and store it."""
    from scenes.scan import Job as ScanJob  # noqa: PLC0415 - geometry loads slowly
    from scenes.scan import Limits as ScanLimits  # noqa: PLC0415
    from scenes.scan import ScanError, make_scene  # noqa: PLC0415

    def tell(progress: Progress) -> None:
        job.progress(0.95 * progress.share, progress.name)

    with upload_folder("scan") as root:
        sources = tuple(_laid(root / "in", name, content) for name, content in files.items())
        wanted = ScanJob(root / "out", sources, options, ScanLimits(limits.intake_bytes, SCAN_SECONDS))
        try:
            made = make_scene(wanted, tell, lambda _: [])
        except ScanError as refusal:
            raise Refusal(422, "bad_scan", str(refusal).replace(f"{root}/in/", "")) from refusal
        kept = [path for path in made.folder.rglob("*") if path.is_file() and _is_scenery(path)]
        scene = {str(path.relative_to(made.folder)): path.read_bytes() for path in kept}
    return store(take_in(scene, limits)) | {"report": made.report}


def _is_scenery(path: Path) -> bool:
    from terrain.meshes import EXTENSIONS  # noqa: PLC0415 - geometry loads slowly

    return "steps" not in path.parts and path.suffix in (".toml", *EXTENSIONS)


def _laid(folder: Path, name: str, content: bytes) -> Path:
    """A file of the upload, whose name was checked, in a folder of its own."""
    target = folder / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    return target
