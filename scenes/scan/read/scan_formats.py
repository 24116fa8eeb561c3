"""Lists the file formats of scans: every mesh format, and the point clouds and height maps of this module.

A format that only scans have is one `ScanFormat` in `FORMATS`; a mesh format goes into
`terrain/meshes/formats/catalogue.py`, for scenes and scans alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from scenes.scan.read.clouds.clouds import read_cloud
from scenes.scan.read.clouds.pcd import read_pcd
from scenes.scan.read.clouds.xyz import read_xyz
from scenes.scan.read.heightmap import read_geotiff, read_png
from scenes.scan.read.meshes import read_mesh_scan
from terrain.meshes import MAX_TRIANGLES, Limits
from terrain.meshes.formats import ANY_UNIT, CLOUDS, SCANNED, ZIPPED, Format, Habits
from terrain.meshes.formats import FORMATS as MESH_FORMATS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes.scan.surface import Kind, Reading

LIMITS = Limits(triangles=MAX_TRIANGLES, points=20_000_000)


@dataclass(frozen=True, eq=False)
class ScanFormat:
    """A kind of file: how it is called and read, what it shows, and in which units such files are meant."""

    title: str
    suffixes: tuple[str, ...]
    shows: Kind
    read: Callable[[Path], Reading]
    habits: Habits = field(default_factory=lambda: ANY_UNIT)
    is_archive: bool = False


def _of_mesh(kind: Format) -> ScanFormat:
    read = partial(read_mesh_scan, kind=kind, limits=LIMITS)
    return ScanFormat(kind.title, kind.suffixes, "mesh", read, kind.habits, kind.is_archive)


def _pcd(path: Path) -> Reading:
    return read_cloud(path, read_pcd(path, LIMITS))


def _xyz(path: Path) -> Reading:
    return read_cloud(path, read_xyz(path, LIMITS))


FORMATS = (
    *map(_of_mesh, MESH_FORMATS),
    ScanFormat("PCD", CLOUDS["PCD"], "cloud", _pcd, {"m": 8.0, "mm": 1.0}),
    ScanFormat("XYZ", CLOUDS["XYZ"], "cloud", _xyz, SCANNED),
    ScanFormat("points as text", (*CLOUDS["PTS"], ".txt", ".asc", ".csv", ".xyzrgb"), "cloud", _xyz),
    ScanFormat("GeoTIFF", (".tif", ".tiff"), "heights", read_geotiff),
    ScanFormat("PNG", (".png",), "heights", read_png),
)
BY_SUFFIX = {suffix: one for one in FORMATS for suffix in one.suffixes}

EXTENSIONS = (*BY_SUFFIX, ZIPPED)
"""The kinds of file that a scan can be, by the end of their name; a zip holds one of the others."""

ARCHIVE = "an archive; unpack it and name the file inside"
EXPORT = "export the scan as GLB, OBJ or PLY"
CONVERT = "convert the points to PLY"
ELSEWHERE = {
    **dict.fromkeys((".7z", ".rar", ".gz", ".tar", ".tgz", ".bz2", ".xz"), ARCHIVE),
    ".usdz": f"a USDZ file, which is not read; {EXPORT}",
    ".usd": f"a USD file, which is not read; {EXPORT}",
    ".fbx": f"an FBX file, which is not read; {EXPORT}",
    ".blend": f"a Blender file, which is not read; {EXPORT}",
    **dict.fromkeys(CLOUDS["LAS"], f"a LAS file, which is not read; {CONVERT}"),
    **dict.fromkeys(CLOUDS["LAZ"], f"a LAZ file, which is not read; {CONVERT}"),
    **dict.fromkeys(CLOUDS["E57"], f"an E57 file, which is not read; {CONVERT}"),
    ".jpg": "a photograph, not a scan; a scanning app makes a scan of many",
    ".jpeg": "a photograph, not a scan; a scanning app makes a scan of many",
}
"""Kinds of file that people try, and what to do instead."""


def habits_of(path: Path) -> Habits:
    """How often a file of this kind is meant in a unit."""
    known = BY_SUFFIX.get(path.suffix.lower())
    return known.habits if known else ANY_UNIT
