"""Takes uploads in: checks the names of files, and reads everything else in a sandboxed worker process.

The worker unpacks, reads and builds the scene under limits of memory and time. Only what it has accepted is stored: a
scene is whole or not there; a zip bomb, a false header or a crash costs the worker and no other request.
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from api.guard.problems import Refusal
from api.guard.sandbox import work
from scenes.files import upload_folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from api.guard.limits import Limits

NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.\- ]{0,99}(/[A-Za-z0-9_][A-Za-z0-9_.\- ]{0,99}){0,3}")
"""Names of uploaded files: plain words, at most four folders deep, never absolute, never upwards."""

ZIP_MAGIC = b"PK\x03\x04"


@dataclass(frozen=True)
class Accepted:
    """An upload that holds a scene: its files, which of them is the scene, and what is in it."""

    digest: str
    entry: str
    files: Mapping[str, bytes]
    summary: Mapping[str, Any]

    @property
    def bytes(self) -> int:
        """How much it is to be kept."""
        return sum(len(content) for content in self.files.values())


def take_in(files: Mapping[str, bytes], limits: Limits) -> Accepted:
    """Read an upload, either files or one zip; a `Refusal` says what is wrong with it."""
    check_names(files, limits)
    with upload_folder("intake") as root:
        for number, content in enumerate(files.values()):
            (root / f"{number:04d}.part").write_bytes(content)
        job = {"folder": str(root), "names": list(files), "limits": asdict(limits)}
        report = work("api.workers.intake_worker", job, memory_bytes=limits.intake_bytes, seconds=limits.intake_seconds)
        kept = {name: (root / "scene" / name).read_bytes() for name in report["files"]}
    return Accepted(digest_of(kept), report["entry"], kept, report["summary"])


def digest_of(files: Mapping[str, bytes]) -> str:
    """One digest over all files, whatever order they came in."""
    whole = sha256()
    for name in sorted(files):
        whole.update(f"{name}\0{len(files[name])}\0".encode())
        whole.update(files[name])
    return whole.hexdigest()


def check_names(files: Mapping[str, bytes], limits: Limits) -> None:
    """Refuse an upload by the names of its files, before anything of it touches the disk."""
    if not files:
        raise Refusal(422, "no_files", "an upload is a scene file with its meshes, or one zip of them")
    if len(files) > limits.upload_files:
        raise Refusal(413, "too_many_files", f"an upload has at most {limits.upload_files} files")
    for name in files:
        if not NAME.fullmatch(name):
            raise Refusal(422, "bad_name", f"{name[:80]!r} is no name for a file: letters, digits, points and dashes")
    if doubled := doubles(files):
        raise Refusal(422, "bad_name", f"{doubled!r} is a file and a folder")


def doubles(names: Iterable[str]) -> str | None:
    """A name that is a file, and the folder of another; None when there is none."""
    folders = {str(folder) for name in names for folder in PurePosixPath(name).parents}
    return next((name for name in names if name in folders), None)
