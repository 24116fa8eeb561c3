"""Step 1: parses a mesh, a point cloud or a height map, in the file's own units and axes.

`read_scan` is the only entry point. It opens the named file (or the one in a zip), and for an OBJ file the textures
and materials in its folder or below, and nothing else. Every problem is raised as one `ScanError` of one line.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.read.scan_formats import BY_SUFFIX, ELSEWHERE, EXTENSIONS
from scenes.scan.surface import Reading, ScanError
from terrain.meshes import MAX_BYTES, MeshError, content_of
from terrain.meshes.formats import laid_open

if TYPE_CHECKING:
    from pathlib import Path

MAX_MESSAGE = 300
"""A message may quote the file, but not all of it."""


def read_scan(path: Path) -> Reading:
    """Parse a scanned file: its points and triangles in its own units and axes, and the unit and axes it states."""
    try:
        with np.errstate(all="ignore"):  # whatever overflows is found among the points that cannot be measured
            return _read(path)
    except (MeshError, ScanError) as trouble:
        raise _named(path, str(trouble)) from trouble
    except OSError as trouble:
        raise _named(path, f"cannot be read: {trouble.strerror or trouble}") from trouble
    except MemoryError as trouble:
        raise _named(path, "it needs more memory than there is") from trouble
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as trouble:
        # A reader meets nonsense in as many ways as there are bytes; each of these is the file's fault.
        raise _named(path, "damaged: it does not keep to its format") from trouble


def _read(path: Path) -> Reading:
    """What a file holds, or the one that can be read in a zip; if it is a file that can be read at all."""
    if not path.exists():
        raise ScanError("no such file")
    if path.is_dir():
        raise ScanError("is a folder; name the file inside")
    if not path.is_file():
        raise ScanError("is not a regular file")
    _check_kind(path)
    with laid_open(path, BY_SUFFIX) as scan:
        _check_kind(scan)
        return replace(BY_SUFFIX[scan.suffix.lower()].read(scan), path=path)


def _check_kind(path: Path) -> None:
    """It is of a kind that can be read, by its name and by how it begins, and not too large."""
    suffix = path.suffix.lower()
    if suffix in ELSEWHERE:
        raise ScanError(f"is {ELSEWHERE[suffix]}")
    content = content_of(path)
    if content is not None and (content.kind == "scene" or suffix not in content.suffixes):
        raise ScanError(content.said(suffix))
    if suffix not in EXTENSIONS:
        raise ScanError(f"unknown kind of file {suffix!r}; known are {', '.join(EXTENSIONS)}")
    size = path.stat().st_size
    if size == 0:
        raise ScanError("the file is empty")
    if size > MAX_BYTES:
        raise ScanError(f"its {size / 1e9:.1f} GB are more than can be read; simplify or thin out the scan first")


def _named(path: Path, trouble: str) -> ScanError:
    """The error as one line that starts with the file."""
    return ScanError(" ".join(f"{path}: {trouble[:MAX_MESSAGE]}".split()))
