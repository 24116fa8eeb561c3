"""A zip holds one mesh with what belongs to it; it is unpacked within limits, and gone afterwards."""

from __future__ import annotations

import tempfile
import zipfile
from pathlib import Path

import pytest

from terrain.meshes.files import read_mesh
from tests.terrain.mesh_specimens import SPECIMENS, refusal, tetrahedron, triangles, write
from tests.terrain.packed_meshes import RED_MTL, SQUARE_OBJ, bomb, zipped


@pytest.mark.parametrize("name", ["t.stl", "t.obj", "t.off", "t.glb"])
def test_a_zip_is_read_as_the_mesh_in_it(tmp_path, name):
    path = write(tmp_path, "t.zip", zipped(**{f"model/{name}": SPECIMENS[name], "read me.txt": b"hello"}))
    assert triangles(read_mesh(path)) == triangles(tetrahedron())


def test_what_systems_add_for_themselves_is_passed_over(tmp_path):
    content = zipped(**{"wall.obj": SQUARE_OBJ, "__MACOSX/._wall.obj": b"junk", ".hidden.stl": b"junk"})
    assert len(read_mesh(write(tmp_path, "t.zip", content)).faces) == 2


def test_nothing_stays_of_what_was_unpacked(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    path = write(tmp_path, "t.zip", zipped(wall__obj=SQUARE_OBJ, wall__mtl=RED_MTL))
    read_mesh(path)
    refusal(write(tmp_path, "u.zip", zipped(wall__obj=b"v 1 2\n")))
    assert sorted(found.name for found in tmp_path.iterdir()) == ["t.zip", "u.zip"]


REFUSED = {
    "plain.zip": (b"hello", "damaged: its zip archive cannot be unpacked (File is not a zip file)"),
    "empty.zip": (zipped(), "its archive holds no file that is read here; known are .glb"),
    "nested.zip": (zipped(inner__zip=zipped(wall__obj=SQUARE_OBJ)), "its archive holds no file that is read here"),
    "two.zip": (
        zipped(a__stl=b"x", b__obj=SQUARE_OBJ),
        "its archive holds 2 of them ('a.stl', 'b.obj'), and one is read; unpack it and name one",
    ),
    "bomb.zip": (bomb(40), "a zip bomb: 'scan.obj' would grow to 42 MB"),
    "damaged.zip": (zipped(wall__obj=b"f 1 2 3\n"), "damaged: it has no points"),
    "many.zip": (zipped(**{f"{number}.txt": b"" for number in range(1001)}), "its archive holds 1001 files"),
    "above.zip": (zipped(**{"../wall.obj": SQUARE_OBJ}), "its archive holds no file that is read here"),
    "rooted.zip": (zipped(**{"/wall.obj": SQUARE_OBJ}), "its archive holds no file that is read here"),
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_a_zip_that_cannot_be_used_says_why_in_one_line(tmp_path, name):
    content, message = REFUSED[name]
    assert refusal(write(tmp_path, name, content)).startswith(message)


def test_an_archive_that_unpacks_to_more_than_is_read_is_refused_by_its_list(tmp_path):
    content = bytearray(zipped(wall__obj=SQUARE_OBJ))
    listed = content.rindex(b"PK\1\2")
    content[listed + 20 : listed + 28] = (40_000_000).to_bytes(4, "little") + (400_000_000).to_bytes(4, "little")
    message = refusal(write(tmp_path, "t.zip", bytes(content)))
    assert message == "its archive unpacks to 400 MB, and at most 268 MB are read"


def test_a_file_that_is_larger_than_the_list_says_is_damaged(tmp_path):
    """The list says one byte; what follows is never unpacked."""
    content = bytearray(zipped(wall__obj=SQUARE_OBJ * 50))
    listed = content.rindex(b"PK\1\2")
    content[listed + 24 : listed + 28] = (1).to_bytes(4, "little")
    assert refusal(write(tmp_path, "t.zip", bytes(content))).startswith("damaged: its zip archive cannot be unpacked")


def test_a_locked_archive_is_named(tmp_path):
    content = bytearray(zipped(wall__obj=SQUARE_OBJ))
    content[content.rindex(b"PK\1\2") + 8] |= 1
    assert refusal(write(tmp_path, "t.zip", bytes(content))) == "its archive is locked with a password"


def test_a_way_of_packing_that_needs_more_memory_is_not_read(tmp_path):
    path = Path(tmp_path / "t.zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as packed:
        packed.writestr("wall.obj", SQUARE_OBJ)
    assert refusal(path).startswith("its archive is packed in a way that is not read")
