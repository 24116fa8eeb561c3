"""Step 1: parses a mesh, a point cloud or a height map, in the file's own units and axes.

`read_scan` is the only entry point. It opens the named file, and for an OBJ file the materials and textures
in its folder or below, and nothing else. Every problem is raised as one `ScanError` of one line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.read.clouds.clouds import read_cloud
from scenes.scan.read.clouds.pcd import read_pcd
from scenes.scan.read.clouds.xyz import read_xyz
from scenes.scan.read.heightmap import read_geotiff, read_png
from scenes.scan.read.meshes import read_gltf_scan, read_obj_scan, read_off_scan, read_ply_scan, read_stl_scan
from scenes.scan.surface import Reading, ScanError
from terrain.meshes.files import MAX_TRIANGLES, MeshError
from terrain.meshes.raw import MAX_BYTES, Limits

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LIMITS = Limits(triangles=MAX_TRIANGLES, points=20_000_000)

READERS: dict[str, Callable[[Path], Reading]] = {
    ".glb": lambda path: read_gltf_scan(path, LIMITS),
    ".gltf": lambda path: read_gltf_scan(path, LIMITS),
    ".obj": lambda path: read_obj_scan(path, LIMITS),
    ".off": lambda path: read_off_scan(path, LIMITS),
    ".ply": lambda path: read_ply_scan(path, LIMITS),
    ".stl": lambda path: read_stl_scan(path, LIMITS),
    ".pcd": lambda path: read_cloud(path, read_pcd(path, LIMITS)),
    **dict.fromkeys(
        (".xyz", ".pts", ".txt", ".asc", ".csv", ".xyzrgb"), lambda path: read_cloud(path, read_xyz(path, LIMITS))
    ),
    ".tif": read_geotiff,
    ".tiff": read_geotiff,
    ".png": read_png,
}

EXTENSIONS = tuple(READERS)
"""The kinds of file that a scan can be, by the end of their name."""

ARCHIVE = "an archive; unpack it and name the file inside"
EXPORT = "export the scan as GLB, OBJ or PLY"
ELSEWHERE = {
    **dict.fromkeys((".zip", ".7z", ".rar", ".gz", ".tar", ".tgz", ".bz2", ".xz"), ARCHIVE),
    ".usdz": f"a USDZ file, which is not read; {EXPORT}",
    ".usd": f"a USD file, which is not read; {EXPORT}",
    ".fbx": f"an FBX file, which is not read; {EXPORT}",
    ".dae": f"a COLLADA file, which is not read; {EXPORT}",
    ".3mf": "a 3MF file, which is not read; export it as STL",
    ".blend": f"a Blender file, which is not read; {EXPORT}",
    ".las": "a LAS file, which is not read; convert the points to PLY",
    ".laz": "a LAZ file, which is not read; convert the points to PLY",
    ".e57": "an E57 file, which is not read; convert the points to PLY",
    ".jpg": "a photograph, not a scan; a scanning app makes a scan of many",
    ".jpeg": "a photograph, not a scan; a scanning app makes a scan of many",
}

FOREIGN = {
    b"PK\3\4": ARCHIVE,
    b"PK\5\6": ARCHIVE,
    b"\x1f\x8b": ARCHIVE,
    b"7z\xbc\xaf\x27\x1c": ARCHIVE,
    b"Rar!": ARCHIVE,
    b"BZh": ARCHIVE,
    b"\xfd7zXZ": ARCHIVE,
    b"%PDF": "a PDF document, whatever its name says",
    b"\xff\xd8\xff": "a photograph, whatever its name says",
    b"\x7fELF": "a program, whatever its name says",
    b"MZ\x90\0": "a program, whatever its name says",
    b"<!DOCTYPE": "a web page, whatever its name says: the download failed",
    b"<html": "a web page, whatever its name says: the download failed",
    b"version https://git-lfs": "a placeholder of Git LFS; fetch the file itself",
}
"""How files begin that are something else. Binary STL files may begin with anything, but not by chance with these."""

MAX_MESSAGE = 300
"""A message may quote the file, but not all of it."""


def read_scan(path: Path) -> Reading:
    """Parse a scanned file: its points and triangles in its own units and axes, and the unit and axes it states."""
    try:
        with np.errstate(all="ignore"):  # whatever overflows is found among the points that cannot be measured
            return _reader(path)(path)
    except (MeshError, ScanError) as trouble:
        raise _named(path, str(trouble)) from trouble
    except OSError as trouble:
        raise _named(path, f"cannot be read: {trouble.strerror or trouble}") from trouble
    except MemoryError as trouble:
        raise _named(path, "it needs more memory than there is") from trouble
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as trouble:
        # A reader meets nonsense in as many ways as there are bytes; each of these is the file's fault.
        raise _named(path, "damaged: it does not keep to its format") from trouble


def _reader(path: Path) -> Callable[[Path], Reading]:
    """The parser of a file, if it can be read at all."""
    if not path.exists():
        raise ScanError("no such file")
    if path.is_dir():
        raise ScanError("is a folder; name the file inside")
    if not path.is_file():
        raise ScanError("is not a regular file")
    extension = path.suffix.lower()
    if extension in ELSEWHERE:
        raise ScanError(f"is {ELSEWHERE[extension]}")
    if extension not in READERS:
        raise ScanError(f"unknown kind of file {extension!r}; known are {', '.join(EXTENSIONS)}")
    _check_bytes(path)
    return READERS[extension]


def _check_bytes(path: Path) -> None:
    size = path.stat().st_size
    if size == 0:
        raise ScanError("the file is empty")
    with path.open("rb") as file:
        head = file.read(64)
    for start, kind in FOREIGN.items():
        if head.startswith(start):
            raise ScanError(f"is {kind}")
    if size > MAX_BYTES:
        raise ScanError(f"its {size / 1e9:.1f} GB are more than can be read; simplify or thin out the scan first")


def _named(path: Path, trouble: str) -> ScanError:
    """The error as one line that starts with the file."""
    return ScanError(" ".join(f"{path}: {trouble[:MAX_MESSAGE]}".split()))
