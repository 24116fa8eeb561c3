"""Reads all files of a scan, and identifies each by name, size and SHA-256."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scenes.scan.store.folder import digest
from scenes.scan.surface import Kind, Reading, ScanError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

HASHED_BYTES = 1 << 30
"""Larger files are refused by every reader, so they need no digest."""


@dataclass(frozen=True, slots=True)
class InputFile:
    """A file as the report names it."""

    file: str
    bytes: int
    sha256: str
    kind: Kind
    points: int
    triangles: int
    metres_per_unit: float | None
    notes: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Read:
    """What all files hold."""

    inputs: tuple[InputFile, ...]
    readings: tuple[Reading, ...]


def fingerprints(files: Sequence[Path]) -> list[dict[str, Any]]:
    """Name, size and digest of each file; a file too large to be read has no digest."""
    return [_fingerprint(path) for path in files]


def _fingerprint(path: Path) -> dict[str, Any]:
    try:
        if not path.is_file():
            return {"file": path.name}
        size = path.stat().st_size
        return {"file": path.name, "bytes": size, "sha256": digest(path) if size <= HASHED_BYTES else ""}
    except OSError as trouble:
        raise ScanError(f"{path}: cannot be read: {trouble.strerror or trouble}") from trouble


def read_all(files: Sequence[Path], known: Sequence[dict[str, Any]]) -> Read:
    """Read every file; one that changes meanwhile is refused."""
    from scenes.scan.read.reader import read_scan  # noqa: PLC0415  most of what is refused needs no more than this

    readings = tuple(read_scan(path) for path in files)
    for path, before in zip(files, known, strict=True):
        if path.stat().st_size != before["bytes"]:
            raise ScanError(f"{path}: changed while it was read")
    inputs = tuple(_input(reading, print_) for reading, print_ in zip(readings, known, strict=True))
    return Read(inputs, readings)


def _input(reading: Reading, known: dict[str, Any]) -> InputFile:
    return InputFile(
        kind=reading.kind,
        points=len(reading.surface.vertices),
        triangles=len(reading.surface.faces),
        metres_per_unit=reading.metres_per_unit,
        notes=reading.notes,
        **known,
    )
