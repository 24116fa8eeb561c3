"""Unpacks a zip without trusting it: names, count, depth, size and ratio are limited."""

from __future__ import annotations

import lzma
import zipfile
import zlib
from typing import TYPE_CHECKING

from api.intake.upload import NAME, doubles

if TYPE_CHECKING:
    from pathlib import Path

    from api.guard.limits import Limits

BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
    ValueError,
)
CHUNK = 1 << 16
SMALL = 1 << 16
"""Bytes below which a high ratio does no harm."""


class UnpackError(Exception):
    """A zip that is not unpacked: a reason code, and one line."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code, self.detail = code, detail


def unpack(archive: Path, into: Path, limits: Limits) -> list[str]:
    """Unpack an archive into a folder, and return the names of its files."""
    try:
        with zipfile.ZipFile(archive) as opened:
            members = [member for member in opened.infolist() if not member.filename.endswith("/")]
            _check(members, limits)
            left = limits.unpacked_bytes
            for member in members:
                left -= _write(opened, member, into, left)
    except BROKEN as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else wrong
        raise UnpackError("bad_zip", f"the zip cannot be read: {why}") from wrong
    return [member.filename for member in members]


def _check(members: list[zipfile.ZipInfo], limits: Limits) -> None:
    if len(members) > limits.upload_files:
        raise UnpackError("too_many_files", f"the zip holds {len(members)} files; {limits.upload_files} are the most")
    if len({member.filename for member in members}) != len(members):
        raise UnpackError("bad_name", "two files of the zip have one name")
    if doubled := doubles([member.filename for member in members]):
        raise UnpackError("bad_name", f"{doubled!r} is a file and a folder in the zip")
    for member in members:
        if not NAME.fullmatch(member.filename):
            raise UnpackError("bad_name", f"{member.filename[:80]!r} is no name for a file in a zip")
        if member.filename.lower().endswith(".zip"):
            raise UnpackError("nested_zip", f"{member.filename}: a zip in a zip is not opened")
        if _ratio(member) > limits.unpacked_ratio and member.file_size > SMALL:
            raise UnpackError("zip_bomb", f"{member.filename} would grow {_ratio(member):.0f} times")
    if sum(member.file_size for member in members) > limits.unpacked_bytes:
        raise UnpackError("too_large", f"the zip unpacks to more than {limits.unpacked_bytes} bytes")


def _ratio(member: zipfile.ZipInfo) -> float:
    return member.file_size / max(member.compress_size, 1)


def _write(opened: zipfile.ZipFile, member: zipfile.ZipInfo, into: Path, most: int) -> int:
    """Unpack one file; the size in its header is not trusted."""
    target, written = into / member.filename, 0
    target.parent.mkdir(parents=True, exist_ok=True)
    with opened.open(member) as source, target.open("wb") as file:
        while chunk := source.read(CHUNK):
            written += len(chunk)
            if written > most:
                raise UnpackError("too_large", f"{member.filename} unpacks to more than is granted")
            file.write(chunk)
    return written
