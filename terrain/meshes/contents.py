"""Identifies a file by its content, whatever its name says: meshes, archives, pictures, scenes and what else is tried.

Only the first and the last bytes are looked at. A text or binary form that could be several things is left unnamed:
the reader that its name calls for then judges it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from terrain.meshes.formats import catalogue as formats
from terrain.meshes.formats.archive import ZIPPED

if TYPE_CHECKING:
    from pathlib import Path

Kind = Literal["mesh", "cloud", "archive", "picture", "scene", "other"]

HEAD_BYTES, TAIL_BYTES = 4096, 1 << 16
"""A zip lists its files at its end."""

STL_HEADER, STL_TRIANGLE = 84, 50


@dataclass(frozen=True, slots=True)
class Content:
    """What a file is: in words with their article, of what kind, and how the names of such files end."""

    title: str
    kind: Kind
    suffixes: tuple[str, ...] = ()
    advice: str = ""
    """What to do with it, where a mesh or a scan was wanted; for a mesh its own name will do."""

    def said(self, suffix: str) -> str:
        """What a file whose name ends so is, and what to do, as a phrase that follows the name of the file."""
        advice = self.advice or f"let its name end in {self.suffixes[0]}"
        astray = "" if suffix in self.suffixes else ", whatever its name says"
        return f"is {self.title}{astray}; {advice}"


STL = Content("an STL mesh", "mesh", formats.STL.suffixes)
OBJ = Content("an OBJ mesh", "mesh", formats.OBJ.suffixes)
PLY = Content("a PLY file", "mesh", formats.PLY.suffixes)
OFF = Content("an OFF mesh", "mesh", formats.OFF.suffixes)
GLTF = Content("a glTF mesh", "mesh", formats.GLTF.suffixes)
COLLADA = Content("a COLLADA mesh", "mesh", formats.COLLADA.suffixes)
THREE_MF = Content("a 3MF mesh", "mesh", (*formats.THREE_MF.suffixes, ZIPPED))

UNPACK = "unpack it and name the file inside"
EXPORT = "export the mesh as GLB, OBJ or PLY"
POINTS = "convert the points to PLY"
ZIP = Content("a zip archive", "archive", THREE_MF.suffixes, "unpack it and name the file inside, or call it .zip")
ARCHIVE = Content("an archive", "archive", (), UNPACK)
USDZ = Content("a USDZ file, which is not read", "other", (), EXPORT)
USD = Content("a USD file, which is not read", "other", (), EXPORT)

NO_SHAPE = "a picture has no shape: name a mesh (STL, OBJ, PLY, GLB or another)"
PNG = Content("a PNG picture", "picture", (".png",), f"{NO_SHAPE}, or let a height map end in .png and scan it")
PHOTO = Content("a photograph", "picture", (), "a scanning app makes a mesh of many")
TIFF = Content("a TIFF picture", "picture", (".tif", ".tiff"), f"{NO_SHAPE}, or let a GeoTIFF end in .tif and scan it")
PICTURE = Content("a picture", "picture", (), NO_SHAPE)

SCENE = Content("a scene or another TOML file, not a mesh", "scene", (), "name the mesh file that it mentions instead")
DOCUMENT = Content("a PDF document", "other", (), EXPORT)
PROGRAM = Content("a program", "other", (), "name a mesh file")
WEB_PAGE = Content("a web page", "other", (), "the download failed: fetch the file itself")
LFS = Content("a placeholder of Git LFS", "other", (), "fetch the file itself")

SIGNATURES: tuple[tuple[bytes, Content], ...] = (
    (b"glTF", GLTF),
    (b"\x89PNG\r\n\x1a\n", PNG),
    (b"\xff\xd8\xff", PHOTO),
    (b"GIF8", PICTURE),
    (b"II*\0", TIFF),
    (b"MM\0*", TIFF),
    (b"II+\0", TIFF),
    (b"MM\0+", TIFF),
    (b"\x1f\x8b", ARCHIVE),
    (b"7z\xbc\xaf\x27\x1c", ARCHIVE),
    (b"Rar!", ARCHIVE),
    (b"BZh", ARCHIVE),
    (b"\xfd7zXZ", ARCHIVE),
    (b"PXR-USDC", USD),
    (b"#usda", USD),
    (b"Kaydara FBX Binary", Content("an FBX file, which is not read", "other", (), EXPORT)),
    (b"BLENDER", Content("a Blender file, which is not read", "other", (), EXPORT)),
    (b"LASF", Content("a LAS file, which is not read", "cloud", (".las", ".laz"), POINTS)),
    (b"ASTM-E57", Content("an E57 file, which is not read", "cloud", (".e57",), POINTS)),
    (b"# .PCD", Content("a PCD cloud of points", "cloud", (".pcd",))),
    (b"%PDF", DOCUMENT),
    (b"\x7fELF", PROGRAM),
    (b"MZ\x90\0", PROGRAM),
    (b"<!DOCTYPE", WEB_PAGE),
    (b"<!doctype", WEB_PAGE),
    (b"<html", WEB_PAGE),
    (b"<HTML", WEB_PAGE),
    (b"version https://git-lfs", LFS),
)
"""How files begin that are but one thing. A binary STL may begin with anything, but not by chance with these."""

OFF_HEADS = (b"OFF", b"COFF", b"NOFF", b"CNOFF", b"STOFF")
TOML_ROW = re.compile(
    rb"""^\s*(format\s*=\s*["']pas-|\[table\]|\[\[(pieces|figures|areas|fragments|units)\]\])""", re.MULTILINE
)
OBJ_ROW = re.compile(rb"(?:v|vt|vn|vp|f|l|p|o|g|s|usemtl|mtllib)(?:\s|$)|#|\s*$")
LEAST_OBJ_POINTS = 3


def content_of(path: Path) -> Content | None:
    """What a file is by its content; nothing where that is not certain."""
    size = path.stat().st_size
    with path.open("rb") as file:
        head = file.read(HEAD_BYTES)
        if head.startswith((b"PK\3\4", b"PK\5\6")):
            file.seek(max(0, size - TAIL_BYTES))
            return _packed(head + file.read(TAIL_BYTES))
    return _signed(head) or _shaped(head, size)


def _signed(head: bytes) -> Content | None:
    plain = head.removeprefix(b"\xef\xbb\xbf")
    return next((content for start, content in SIGNATURES if plain.startswith(start)), None)


def _packed(names: bytes) -> Content:
    """What a zip is, by the names of its files."""
    if b"3D/3dmodel.model" in names or b"3d/3dmodel.model" in names:
        return THREE_MF
    return USDZ if b".usdc" in names or b".usda" in names else ZIP


def _shaped(head: bytes, size: int) -> Content | None:
    """What a file without a signature is, by its size and by its first lines."""
    count = int.from_bytes(head[STL_HEADER - 4 : STL_HEADER], "little")
    if len(head) >= STL_HEADER and size == STL_HEADER + count * STL_TRIANGLE:
        return STL
    if head.startswith((b"ply\n", b"ply\r")):
        return PLY
    return None if b"\0" in head else _text(head.removeprefix(b"\xef\xbb\xbf"))


def _text(head: bytes) -> Content | None:
    plain = head.lstrip()
    if plain.startswith(b"solid") and b"facet" in head:
        return STL
    if plain.split(maxsplit=1)[:1] and plain.split(maxsplit=1)[0] in OFF_HEADS:
        return OFF
    if plain.startswith(b"<") and b"<COLLADA" in head:
        return COLLADA
    if plain.startswith(b"{") and b'"asset"' in head:
        return GLTF
    if TOML_ROW.search(head):
        return SCENE
    return OBJ if _is_obj(head) else None


def _is_obj(head: bytes) -> bool:
    """Whether all whole lines are those of an OBJ file, and some of them points."""
    rows = head.split(b"\n")[:-1]
    points = sum(row.startswith(b"v ") for row in rows)
    return points >= LEAST_OBJ_POINTS and all(OBJ_ROW.match(row) for row in rows)
