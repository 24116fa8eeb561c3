"""Mesh files into triangles, whatever their format: those of `formats/catalogue.py`, and a zip that holds one of them.

`read_mesh` is the only entry point. It opens nothing but the file named, and reports anything wrong with that
file as one `MeshError` of one line.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from terrain.meshes.contents import content_of
from terrain.meshes.formats.archive import ZIPPED, laid_open
from terrain.meshes.formats.catalogue import BY_SUFFIX, EXTENSIONS, format_of
from terrain.meshes.raw import MAX_BYTES, MAX_TRIANGLES, MeshError, RawMesh, Standard

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["EXTENSIONS", "MAX_TRIANGLES", "MeshError", "RawMesh", "read_mesh"]

MAX_MESSAGE = 300
"""A message may quote the file, but not all of it."""


def read_mesh(path: Path, *, limit: int = MAX_TRIANGLES) -> RawMesh:
    """The triangles of a mesh file, in the file's own units and axes."""
    try:
        with np.errstate(all="ignore"):  # whatever overflows is found by the check for finite coordinates
            return _read(path, limit)
    except MeshError as trouble:
        raise _named(path, str(trouble)) from trouble
    except OSError as trouble:
        raise _named(path, f"cannot be read: {trouble.strerror or trouble}") from trouble
    except MemoryError as trouble:
        raise _named(path, "it needs more memory than there is") from trouble
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as trouble:
        # A reader meets nonsense in as many ways as there are bytes; each of these is the file's fault.
        raise _named(path, "damaged: it does not keep to its format") from trouble


def _read(path: Path, limit: int) -> RawMesh:
    if not path.exists():
        raise MeshError("no such file")
    if path.is_dir():
        raise MeshError("is a directory, not a mesh file")
    if not path.is_file():
        raise MeshError("is not a regular file")
    _check_content(path)
    zipped = path.suffix.lower() == ZIPPED
    _check_size(path, any_size=not zipped and format_of(path).any_size)
    with laid_open(path, BY_SUFFIX) as mesh:
        if mesh != path:
            _check_content(mesh)
        kind = format_of(mesh)
        return replace(kind.read(mesh, limit), standard=Standard(kind.title, kind.unit, kind.up))


def _check_content(path: Path) -> None:
    """A file that is no mesh, or another than its name says, is refused with what it is."""
    content, suffix = content_of(path), path.suffix.lower()
    if content is not None and (content.kind in {"scene", "picture"} or suffix not in content.suffixes):
        raise MeshError(content.said(suffix))


def _check_size(path: Path, *, any_size: bool) -> None:
    size = path.stat().st_size
    if size == 0:
        raise MeshError("the file is empty")
    if size > MAX_BYTES and not any_size:
        raise MeshError(f"its {size / 1e9:.1f} GB are more than can be read; simplify the mesh first")


def _named(path: Path, trouble: str) -> MeshError:
    """The error as one line that starts with the file."""
    return MeshError(" ".join(f"{path}: {trouble[:MAX_MESSAGE]}".split()))
