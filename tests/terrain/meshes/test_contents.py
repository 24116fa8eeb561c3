"""Files under a wrong name: each is called what it is, and what to do is said."""

from __future__ import annotations

import struct
import zipfile

import pytest

from terrain.meshes.contents import content_of
from terrain.meshes.files import EXTENSIONS, read_mesh
from terrain.meshes.raw import MeshError
from tests.given import CATALOGUE

PNG = b"\x89PNG\r\n\x1a\n" + bytes(40)
STL = bytes(80) + struct.pack("<I", 1) + struct.pack("<12fH", 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)
OBJ = b"# a roof\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"
SCENE = b'format = "pas-scene/1"\ngame = "ichoria"\n'


def refusal(folder, name, content):
    path = folder / name
    path.write_bytes(content)
    with pytest.raises(MeshError) as refused:
        read_mesh(path)
    return str(refused.value).removeprefix(f"{path}: ")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.stl", PNG, "is a PNG picture, whatever its name says; a picture has no shape: name a mesh"),
        ("a.png", PNG, "is a PNG picture; a picture has no shape: name a mesh"),
        ("a.glb", b"\xff\xd8\xff\xe0", "is a photograph, whatever its name says; a scanning app makes a mesh of many"),
        ("a.obj", b"glTF" + bytes(40), "is a glTF mesh, whatever its name says; let its name end in .glb"),
        ("a.obj", STL, "is an STL mesh, whatever its name says; let its name end in .stl"),
        ("a.stl", OBJ, "is an OBJ mesh, whatever its name says; let its name end in .obj"),
        ("a.stl", b"ply\nformat ascii 1.0\n", "is a PLY file, whatever its name says; let its name end in .ply"),
        ("a.stl", b"OFF\n3 1 0\n", "is an OFF mesh, whatever its name says; let its name end in .off"),
        ("a.stl", b"<?xml?>\n<COLLADA>", "is a COLLADA mesh, whatever its name says; let its name end in .dae"),
        ("a.stl", b'{"asset": {}}', "is a glTF mesh, whatever its name says; let its name end in .glb"),
        ("a.stl", SCENE, "is a scene or another TOML file, not a mesh, whatever its name says; name the mesh file"),
        ("a.toml", SCENE, "is a scene or another TOML file, not a mesh"),
        ("a.stl", b"\x1f\x8b\x08", "is an archive, whatever its name says; unpack it and name the file inside"),
        ("a.stl", b"PXR-USDC", "is a USD file, which is not read"),
        ("a.stl", b"<!DOCTYPE html>", "is a web page, whatever its name says; the download failed"),
    ],
)
def test_a_file_under_a_wrong_name_is_called_what_it_is(tmp_path, name, content, said):
    assert refusal(tmp_path, name, content).startswith(said)


@pytest.mark.parametrize(
    ("inside", "said"),
    [
        ("tower.stl", "is a zip archive, whatever its name says; unpack it and name the file inside, or call it .zip"),
        ("3D/3dmodel.model", "is a 3MF mesh, whatever its name says; let its name end in .3mf"),
        ("scan.usdc", "is a USDZ file, which is not read"),
    ],
)
def test_a_zip_renamed_is_called_after_what_is_in_it(tmp_path, inside, said):
    packed = tmp_path / "packed"
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(inside, b"whatever")
    assert refusal(tmp_path, "tower.stl", packed.read_bytes()).startswith(said)


@pytest.mark.parametrize(
    "path",
    [path for path in sorted((CATALOGUE / "meshes").iterdir()) if path.suffix in EXTENSIONS],
    ids=lambda path: path.name,
)
def test_every_shipped_mesh_is_what_its_name_says(path):
    content = content_of(path)
    assert content is not None
    assert path.suffix in content.suffixes


@pytest.mark.parametrize("content", [b"", b"hello", b"1 2 3\n4 5 6\n", b"v 1 2\nhello\n", bytes(200)])
def test_what_may_be_anything_is_left_to_its_reader(tmp_path, content):
    path = tmp_path / "points.xyz"
    path.write_bytes(content)
    assert content_of(path) is None


def test_a_binary_stl_may_begin_like_anything(tmp_path):
    path = tmp_path / "tower.stl"
    path.write_bytes(b"OFF or solid or ply\n".ljust(80, b" ") + STL[80:])
    assert content_of(path).title == "an STL mesh"
