"""Zip archives that hold a mesh: checked before they are unpacked, so a bomb costs no more than its list of files."""

from __future__ import annotations

import shutil
import tempfile
import zipfile
import zlib
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from terrain.meshes.raw import MeshError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

ZIPPED = ".zip"

MAX_UNPACKED_BYTES = 1 << 28
"""Of all files of an archive together: a million triangles as XML take a third of it."""

MAX_MEMBERS = 1000

MAX_GROWTH, HARMLESS_BYTES = 100, 1 << 20
"""Meshes and pictures shrink to a quarter or a tenth; what shrinks to less than a hundredth is made to burst."""

PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, UnicodeDecodeError)


@contextmanager
def opened_archive(path: Path) -> Iterator[zipfile.ZipFile]:
    """An archive whose list of files keeps to our limits; whatever is broken in it becomes a `MeshError`."""
    try:
        with zipfile.ZipFile(path) as archive:
            _check(archive.infolist())
            yield archive
    except BROKEN as trouble:
        raise MeshError(f"damaged: its zip archive cannot be unpacked ({trouble})") from trouble


def _check(members: list[zipfile.ZipInfo]) -> None:
    """`ZipFile` reads no more of a file than the list says, so the list can be held to its word."""
    if len(members) > MAX_MEMBERS:
        raise MeshError(f"its archive holds {len(members)} files, and at most {MAX_MEMBERS} are looked at")
    for member in members:
        if member.flag_bits & 1:
            raise MeshError("its archive is locked with a password")
        if member.compress_type not in PLAIN:
            raise MeshError("its archive is packed in a way that is not read; pack it as a plain zip")
        if member.file_size > max(HARMLESS_BYTES, MAX_GROWTH * member.compress_size):
            raise MeshError(f"a zip bomb: {member.filename[:80]!r} would grow to {member.file_size / 1e6:.0f} MB")
    total = sum(member.file_size for member in members)
    if total > MAX_UNPACKED_BYTES:
        most = MAX_UNPACKED_BYTES / 1e6
        raise MeshError(f"its archive unpacks to {total / 1e6:.0f} MB, and at most {most:.0f} MB are read")


@contextmanager
def laid_open(path: Path, suffixes: Collection[str]) -> Iterator[Path]:
    """The file itself, or the one file of the wanted kinds in a zip, unpacked with all that is beside it.

    What was unpacked is gone when the block ends.
    """
    if path.suffix.lower() != ZIPPED:
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="pas-mesh-") as folder:
        yield _unpacked(path, Path(folder), suffixes)


def _unpacked(path: Path, folder: Path, suffixes: Collection[str]) -> Path:
    with opened_archive(path) as archive:
        members = [member for member in archive.infolist() if _is_content(member)]
        wanted = _only_mesh([member.filename for member in members], suffixes)
        for member in members:
            target = folder / member.filename
            target.parent.mkdir(parents=True, exist_ok=True)
            with archive.open(member) as source, target.open("wb") as file:
                shutil.copyfileobj(source, file)
    return folder / wanted


def _is_content(member: zipfile.ZipInfo) -> bool:
    """A file whose name stays inside a folder; what systems add for themselves is passed over."""
    place = PurePosixPath(member.filename)
    hidden = any(part.startswith(".") or part == "__MACOSX" for part in place.parts)
    nameless = not member.filename or member.filename.endswith("/")
    return not (nameless or hidden or place.is_absolute() or set(member.filename) & set("\\:\0"))


def _only_mesh(names: list[str], suffixes: Collection[str]) -> str:
    meshes = [name for name in names if PurePosixPath(name).suffix.lower() in suffixes]
    if not meshes:
        raise MeshError(f"its archive holds no file that is read here; known are {', '.join(suffixes)}")
    if len(meshes) > 1:
        first = ", ".join(repr(name[:60]) for name in sorted(meshes)[:3])
        raise MeshError(f"its archive holds {len(meshes)} of them ({first}), and one is read; unpack it and name one")
    return meshes[0]
