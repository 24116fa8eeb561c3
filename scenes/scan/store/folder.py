"""Manages the output folder of a scan: claims and locks it, and publishes all results at once.

    steps/          the cached step results, and the drafts of results
    meshes/*.glb    report.json  report.md  above.png  side.png  scene.toml

Results are made in `steps/7-write` and moved to their places when all of them are there, the scene last: where a
scene exists, every file it names exists too. A scene that a user has edited is set aside whole, never lost.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from scenes.scan.surface import ScanError, ScanStopped
from terrain.machine import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

REPORT_FORMAT, STEPS_FORMAT = "pas-scan/1", "pas-scan-steps/1"
SCENE, REPORT, STEPS, MARK, DRAFT = "scene.toml", "report.json", "steps", "scan.json", "7-write"


@dataclass(frozen=True, slots=True)
class ScanFolder:
    """A folder that is ours to write into while we hold it."""

    path: Path

    @property
    def steps(self) -> Path:
        return self.path / STEPS

    @property
    def draft(self) -> Path:
        """Where results are made before they appear."""
        return self.steps / DRAFT

    def publish(self) -> Path | None:
        """Move the results to their places; where a scene had been worked on, say where it is now."""
        aside = self._set_aside()
        written = _files_of(self.draft)
        for name in sorted(set(_files_of(self.path)) - set(written)):
            (self.path / name).unlink(missing_ok=True)
        for name in sorted([*written, REPORT], key=lambda name: name == SCENE):
            place = self.path / name
            place.parent.mkdir(exist_ok=True)
            (self.draft / name).replace(place)
        shutil.rmtree(self.draft, ignore_errors=True)
        return aside

    def _set_aside(self) -> Path | None:
        """Take the old scene away; one that was changed since it was written, with all that belongs to it."""
        scene = self.path / SCENE
        if not scene.is_file():
            return None
        files = _files_of(self.path)
        if files.get(SCENE) == digest(scene):
            scene.unlink()
            return None
        aside = next(path for number in range(1, 1_000_000) if not (path := self.path / f"before-{number}").exists())
        for name in [SCENE, *files, REPORT]:
            if (self.path / name).is_file():
                (aside / name).parent.mkdir(parents=True, exist_ok=True)
                (self.path / name).replace(aside / name)
        return aside


@contextmanager
def claimed(folder: Path, files: Sequence[Path], *, force: bool = False) -> Iterator[ScanFolder]:
    """Hold a folder for a scan. What is refused leaves no trace; what is stopped leaves the steps that are whole."""
    _not_among(folder, files)
    _ours(folder, force=force)
    made = _made(folder / STEPS)
    try:
        with _locked(folder / STEPS):
            yield ScanFolder(folder)
    except BaseException as end:
        kept = isinstance(end, ScanStopped) or not isinstance(end, ScanError)
        if not (kept and any((folder / STEPS).glob("[1-7]-*.json"))):
            _unmake(made)
        raise


def read_report(folder: Path) -> dict[str, Any]:
    """The report of a folder, or one line that says why there is none."""
    path = folder / REPORT
    try:
        report = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise ScanError(f"{path}: there is no such file; pas scan writes one") from None
    except (OSError, ValueError, RecursionError) as trouble:
        raise ScanError(f"{path}: cannot be read as a report") from trouble
    if not isinstance(report, dict) or report.get("format") != REPORT_FORMAT:
        raise ScanError(f"{path}: is not a report of pas scan")
    return report


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _files_of(folder: Path) -> dict[str, str]:
    """The files that a folder's report says belong to it, with their digests; none where there is no report."""
    try:
        files = read_report(folder).get("files")
    except ScanError:
        return {}
    return {str(name): str(files[name]) for name in files if _is_inside(str(name))} if isinstance(files, dict) else {}


def _is_inside(name: str) -> bool:
    path = PurePosixPath(name)
    return not path.is_absolute() and ".." not in path.parts and len(path.parts) <= 2


def _not_among(folder: Path, files: Sequence[Path]) -> None:
    """What is read must not lie where we write."""
    home = folder.resolve()
    for path in files:
        full = path.resolve()
        if full == home:
            raise ScanError(f"{folder}: is the file to be read; give another folder with -o")
        if full.is_relative_to(home):
            raise ScanError(f"{path}: lies in {folder}, where results go; give another folder with -o")


def _ours(folder: Path, *, force: bool) -> None:
    """Refuse a folder that holds the work of others."""
    if folder.exists() and not folder.is_dir():
        raise ScanError(f"{folder}: is a file; give a folder with -o")
    try:
        empty = not folder.exists() or not any(folder.iterdir())
    except OSError as trouble:
        raise ScanError(f"{folder}: {trouble.strerror or trouble}") from trouble
    if not (empty or force or _is_marked(folder)):
        raise ScanError(f"{folder}: holds files that are not of a scan; give another folder with -o, or --force")


def _is_marked(folder: Path) -> bool:
    for path, form in ((folder / REPORT, REPORT_FORMAT), (folder / STEPS / MARK, STEPS_FORMAT)):
        with suppress(OSError, ValueError, RecursionError):
            page = json.loads(path.read_text("utf-8"))
            if isinstance(page, dict) and page.get("format") == form:
                return True
    return False


def _made(steps: Path) -> list[Path]:
    """Make the folder and those above it; the ones that were not there are listed, the innermost first."""
    missing = [path for path in (steps, *steps.parents) if not path.exists()]
    try:
        steps.mkdir(parents=True, exist_ok=True)
        write_whole(steps / MARK, json.dumps({"format": STEPS_FORMAT}) + "\n")
    except OSError as trouble:
        _unmake(missing)
        raise ScanError(f"{steps.parent}: cannot be written: {trouble.strerror or trouble}") from trouble
    return missing


def _unmake(made: list[Path]) -> None:
    """Remove what was made: the steps with all they hold, the folders above only if they are empty."""
    for path in made:
        if path.name == STEPS:
            shutil.rmtree(path, ignore_errors=True)
        else:
            with suppress(OSError):
                path.rmdir()


@contextmanager
def _locked(steps: Path) -> Iterator[None]:
    """Lock the folder against other scans; the system releases the lock when this process ends, even by a crash."""
    try:
        import fcntl  # noqa: PLC0415  there is none on Windows
    except ImportError:
        yield
        return
    lock = os.open(steps / ".lock", os.O_CREAT | os.O_RDWR, 0o644)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise ScanStopped(f"{steps.parent}: another scan is at work there") from None
    try:
        yield
    finally:
        os.close(lock)
