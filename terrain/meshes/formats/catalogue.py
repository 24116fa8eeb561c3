"""The mesh formats: everything the program knows about each, in one place.

To add a format, write its reader and put one `Format` into `FORMATS`. Scenes, scans, the library, colours and uploads
ask this list. What only a scan can be (clouds, height maps) is listed in `scenes/scan/read/scan_formats.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from terrain.meshes.formats.archive import ZIPPED
from terrain.meshes.formats.exchange import parse_3mf, parse_collada, read_3mf, read_collada
from terrain.meshes.formats.gltf import parse_gltf, read_gltf
from terrain.meshes.formats.obj import parse_obj, read_obj
from terrain.meshes.formats.off import parse_off, read_off
from terrain.meshes.formats.ply import parse_ply, ply_header, read_ply
from terrain.meshes.formats.stl import header_line, is_text_stl, parse_stl, read_stl
from terrain.meshes.formats.text_rows import comments_at_the_head
from terrain.meshes.raw import Limits, MeshError, Polygons, RawMesh, Up

if TYPE_CHECKING:
    from pathlib import Path

Habits = Mapping[str, float]

ANY_UNIT: Habits = {"mm": 4.0, "m": 4.0, "cm": 2.0, "inch": 1.0, "pas": 0.3}
"""How often a file is meant in a unit when nothing says so."""

SCANNED: Habits = {"m": 4.0, "mm": 4.0}
"""Scanners mean metres or millimetres, never inches."""


def _silent(_: Path) -> str:
    return ""


def _never(_: Path) -> bool:
    return False


def _always(_: Path) -> bool:
    return True


@dataclass(frozen=True, eq=False)
class Format:
    """A kind of mesh file: how it is called and read, and what is known of every file of the kind."""

    title: str
    suffixes: tuple[str, ...]
    read: Callable[[Path, int], RawMesh]
    """For a scene: the whole surface, or a refusal. The number is how many triangles are allowed."""
    parse: Callable[[Path, Limits], Polygons]
    """For a scan: what stands there, unchecked, with the colours of its points."""
    unit: str | None = None
    """The unit that the standard defines; what a single file says of itself goes into its `RawMesh`."""
    up: Up | None = None
    habits: Habits = field(default_factory=lambda: ANY_UNIT)
    """How often such files are meant in a unit; units that are not named never are."""
    coloured: bool = False
    is_archive: bool = False
    any_size: bool = False
    """Its header is believed only as far as the file reaches, so large files need not be refused unread."""
    is_text: Callable[[Path], bool] = _never
    """Whether a file has lines, which must not be endless."""
    remarks: Callable[[Path], str] = _silent
    """Words in which somebody may have named the unit."""

    @property
    def usual_unit(self) -> str | None:
        """The unit of the standard, or else the one that outweighs all others together."""
        likeliest = max(self.habits, key=lambda unit: self.habits[unit])
        by_custom = 2 * self.habits[likeliest] > sum(self.habits.values())
        return self.unit or (likeliest if by_custom else None)


GLTF = Format("glTF", (".glb", ".gltf"), read_gltf, parse_gltf, unit="m", up="y", coloured=True)
OBJ = Format(
    "OBJ",
    (".obj",),
    read_obj,
    lambda path, limits: parse_obj(path, limits, painted=True)[0],
    coloured=True,
    is_text=_always,
    remarks=comments_at_the_head,
)
OFF = Format("OFF", (".off",), read_off, parse_off, is_text=_always, remarks=comments_at_the_head)
PLY = Format(
    "PLY",
    (".ply",),
    read_ply,
    lambda path, limits: parse_ply(path, limits, painted=True),
    habits=SCANNED,
    coloured=True,
    is_text=lambda path: not ply_header(path).order,
    remarks=lambda path: "\n".join(ply_header(path).comments),
)
STL = Format(
    "STL",
    (".stl",),
    read_stl,
    lambda path, limits: Polygons.of_triangles(parse_stl(path, limits)),
    habits={"mm": 8.0, "inch": 1.0, "cm": 0.6, "m": 0.4, "pas": 0.2},
    any_size=True,
    is_text=is_text_stl,
    remarks=header_line,
)
THREE_MF = Format("3MF", (".3mf",), read_3mf, parse_3mf, unit="mm", up="z", is_archive=True)
COLLADA = Format("COLLADA", (".dae",), read_collada, parse_collada, unit="m", up="y")

FORMATS = (GLTF, OBJ, OFF, PLY, STL, THREE_MF, COLLADA)
BY_SUFFIX = {suffix: one for one in FORMATS for suffix in one.suffixes}

EXTENSIONS = (*BY_SUFFIX, ZIPPED)
"""The kinds of mesh file that can be read, by the end of their name; a zip holds one of the others."""

CLOUDS = {
    "PCD": (".pcd",),
    "XYZ": (".xyz",),
    "PTS": (".pts",),
    "LAS": (".las",),
    "LAZ": (".laz",),
    "E57": (".e57",),
}
"""Files of points alone. No piece can be made of them as they are; a scan can be some of them."""


def format_of(path: Path) -> Format:
    """The format of a file by the end of its name."""
    suffix = path.suffix.lower()
    if any(suffix in suffixes for suffixes in CLOUDS.values()):
        raise MeshError("a cloud of points without faces: it has no surface; mesh it first")
    if suffix not in BY_SUFFIX:
        raise MeshError(f"unknown kind of mesh file {suffix!r}; known are {', '.join(EXTENSIONS)}")
    return BY_SUFFIX[suffix]
