"""Reads mesh files into triangles: STL, OBJ, PLY, OFF, and glTF in one file.

`read_mesh` is the only entry point. It opens nothing but the file named, and reports anything wrong with that
file as one `MeshError` of one line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from terrain.meshes.formats.gltf import read_gltf
from terrain.meshes.formats.obj import read_obj
from terrain.meshes.formats.off import read_off
from terrain.meshes.formats.ply import read_ply
from terrain.meshes.formats.stl import read_stl
from terrain.meshes.raw import MAX_BYTES, MAX_TRIANGLES, MeshError, RawMesh

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

__all__ = ["EXTENSIONS", "MAX_TRIANGLES", "MeshError", "RawMesh", "read_mesh"]

READERS: dict[str, Callable[[Path, int], RawMesh]] = {
    ".glb": read_gltf,
    ".gltf": read_gltf,
    ".obj": read_obj,
    ".off": read_off,
    ".ply": read_ply,
    ".stl": read_stl,
}

EXTENSIONS = tuple(READERS)
"""The kinds of mesh file that can be read, by the end of their name."""

MAX_MESSAGE = 300
"""A message may quote the file, but not all of it."""

POINT_CLOUDS = frozenset({".pcd", ".xyz", ".pts", ".las", ".laz", ".e57"})


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
    reader = _reader(path.suffix.lower())
    size = path.stat().st_size
    if size == 0:
        raise MeshError("the file is empty")
    if size > MAX_BYTES and reader is not read_stl:
        raise MeshError(f"its {size / 1e9:.1f} GB are more than can be read; simplify the mesh first")
    return reader(path, limit)


def _reader(extension: str) -> Callable[[Path, int], RawMesh]:
    if extension in POINT_CLOUDS:
        raise MeshError("a cloud of points without faces: it has no surface; mesh it first")
    if extension not in READERS:
        raise MeshError(f"unknown kind of mesh file {extension!r}; known are {', '.join(EXTENSIONS)}")
    return READERS[extension]


def _named(path: Path, trouble: str) -> MeshError:
    """The error as one line that starts with the file."""
    return MeshError(" ".join(f"{path}: {trouble[:MAX_MESSAGE]}".split()))
