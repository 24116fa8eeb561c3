"""Colours of points, materials and pictures become one colour for each point, and never cost a scan."""

from __future__ import annotations

import io
import os

import numpy as np
import pytest
from PIL import Image

from scenes.scan.read.reader import read_scan
from tests.scenes.scan.scan_files import BLUE, GREEN, MESHES, RED, WHITE, address, gltf, hillside, ply_cloud, write

SQUARE = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n"
SPOTS = "vt 0.25 0.25\nvt 0.75 0.25\nvt 0.75 0.75\nvt 0.25 0.75\n"
TEXTURED = f"mtllib t.mtl\n{SQUARE}{SPOTS}usemtl cloth\nf 1/1 2/2 3/3 4/4\n"
GREY = (160, 160, 160)


def quarters(kind="PNG", size=2):
    """A picture of four quarters: red and green above, blue and white below."""
    picture = Image.fromarray(np.array([[RED, GREEN], [BLUE, WHITE]], dtype=np.uint8))
    file = io.BytesIO()
    picture.resize((size, size), Image.Resampling.NEAREST).save(file, kind)
    return file.getvalue()


def colours(path):
    """The colour of each point, in the order of the points of the square."""
    reading = read_scan(path)
    return None if reading.surface.colours is None else [tuple(map(int, colour)) for colour in reading.surface.colours]


# --- OBJ ---


def test_points_show_the_part_of_the_picture_that_lies_on_them(tmp_path):
    """The first point lies on the lower left quarter, and the others go round from there."""
    write(tmp_path, "t.mtl", "newmtl cloth\nKd 1 0 0\nmap_Kd cloth.png\n")
    write(tmp_path, "cloth.png", quarters())
    assert colours(write(tmp_path, "t.obj", TEXTURED)) == [BLUE, WHITE, GREEN, RED]


@pytest.mark.parametrize(("kind", "name"), [("BMP", "t.bmp"), ("TGA", "t.tga"), ("WEBP", "t.webp"), ("TIFF", "t.tif")])
def test_pictures_may_be_of_any_kind_that_scanners_write(tmp_path, kind, name):
    options = {"lossless": True} if kind == "WEBP" else {}
    Image.open(io.BytesIO(quarters())).save(tmp_path / name, kind, **options)
    write(tmp_path, "t.mtl", f"newmtl cloth\nmap_Kd {name}\n")
    assert colours(write(tmp_path, "t.obj", TEXTURED)) == [BLUE, WHITE, GREEN, RED]


def test_a_picture_as_jpeg_is_opened_small_and_shows_the_same(tmp_path):
    write(tmp_path, "t.jpg", quarters("JPEG", size=8192))
    write(tmp_path, "t.mtl", "newmtl cloth\nmap_Kd t.jpg\n")
    found = np.array(colours(write(tmp_path, "t.obj", TEXTURED)))
    assert np.abs(found - [BLUE, WHITE, GREEN, RED]).max() <= 4


@pytest.mark.parametrize("line", ["map_Kd -s 1 1 1 -o 0 0 my cloth.png", "map_Kd -clamp on -bm 1.0 my cloth.png"])
def test_options_before_the_name_of_a_picture_and_blanks_in_it_are_understood(tmp_path, line):
    write(tmp_path, "my cloth.png", quarters())
    write(tmp_path, "my own.mtl", f"newmtl cloth\n{line}\n")
    path = write(tmp_path, "t.obj", TEXTURED.replace("t.mtl", "my own.mtl"))
    assert colours(path) == [BLUE, WHITE, GREEN, RED]


def test_a_picture_repeats_beyond_its_edges_and_its_edge_is_its_own(tmp_path):
    write(tmp_path, "t.mtl", "newmtl cloth\nmap_Kd t.png\n")
    write(tmp_path, "t.png", quarters())
    spots = "vt 1.25 -0.75\nvt 1 0\nvt 1 1\nvt -0.75 5.75\n"
    assert colours(write(tmp_path, "t.obj", TEXTURED.replace(SPOTS, spots))) == [BLUE, WHITE, GREEN, RED]


def test_faces_without_a_picture_have_the_plain_colour_of_their_material(tmp_path):
    write(tmp_path, "t.mtl", "newmtl red\nKd 1 0 0\nnewmtl dim\nKd 0.5\nnewmtl bare\nNs 10\n")
    faces = "f 1 2 3\nusemtl dim\nf 4 5 6\nusemtl bare\nf 7 8 9\nusemtl red\nf 10 11 12\n"
    points = "".join(f"v {x} {y} {z}\n" for z in range(4) for x, y in [(0, 0), (1, 0), (0, 1)])
    found = colours(write(tmp_path, "t.obj", f"mtllib t.mtl\n{points}usemtl red\n{faces}"))
    assert found == [RED] * 3 + [(128, 128, 128)] * 3 + [GREY] * 3 + [RED] * 3


def test_a_point_of_two_colours_has_their_mean(tmp_path):
    write(tmp_path, "t.mtl", "newmtl red\nKd 1 0 0\nnewmtl blue\nKd 0 0 1\n")
    text = f"mtllib t.mtl\n{SQUARE}usemtl red\nf 1 2 3\nusemtl blue\nf 1 3 4\n"
    assert colours(write(tmp_path, "t.obj", text)) == [(128, 0, 128), RED, (128, 0, 128), BLUE]


@pytest.mark.parametrize("full", [1, 255])
def test_colours_beside_the_coordinates_of_an_obj_are_kept(tmp_path, full):
    points = "".join(
        f"{line} {' '.join(str(part / 255 * full) for part in colour)}\n"
        for line, colour in zip(SQUARE.splitlines(), [RED, GREEN, BLUE, WHITE], strict=True)
    )
    assert colours(write(tmp_path, "t.obj", points + "f 1 2 3 4\n")) == [RED, GREEN, BLUE, WHITE]


def test_a_mesh_without_materials_has_no_colours(tmp_path):
    assert colours(write(tmp_path, "t.obj", SQUARE + "f 1 2 3 4\n")) is None


# --- what is missing or wrong costs the colours and no more ---


def test_a_missing_library_is_noted():
    reading = read_scan(MESHES / "castle_blocks_scan.obj")
    assert reading.surface.colours is None
    assert reading.notes == ("'material_0.mtl' is not beside it, so its colours are left out",)


def test_a_missing_picture_leaves_the_plain_colour(tmp_path):
    write(tmp_path, "t.mtl", "newmtl cloth\nKd 0 1 0\nmap_Kd gone.png\n")
    path = write(tmp_path, "t.obj", TEXTURED)
    assert colours(path) == [GREEN] * 4
    assert read_scan(path).notes == ("'gone.png' is not beside it, so its colours are left out",)


@pytest.mark.parametrize(
    "content", [b"", b"not a picture", quarters()[:45], b"%PDF-1.7"], ids=["empty", "text", "cut", "PDF"]
)
def test_a_picture_that_cannot_be_opened_is_noted(tmp_path, content):
    write(tmp_path, "t.mtl", "newmtl cloth\nmap_Kd t.png\n")
    write(tmp_path, "t.png", content)
    reading = read_scan(write(tmp_path, "t.obj", TEXTURED))
    assert len(reading.surface.faces) == 2
    assert reading.surface.colours is None
    assert reading.notes[0].startswith("the picture t.png is left out: ")


def test_a_picture_beside_the_mesh_is_found_though_its_path_is_of_another_machine(tmp_path):
    write(tmp_path, "cloth.png", quarters())
    write(tmp_path, "t.mtl", "newmtl cloth\nmap_Kd D:\\scans\\tuesday\\cloth.png\n")
    assert colours(write(tmp_path, "t.obj", TEXTURED)) == [BLUE, WHITE, GREEN, RED]


def test_pictures_in_folders_below_are_found(tmp_path):
    write(tmp_path, "looks/cloth.png", quarters())
    write(tmp_path, "looks/t.mtl", "newmtl cloth\nmap_Kd looks\\cloth.png\n")
    assert colours(write(tmp_path, "t.obj", TEXTURED.replace("t.mtl", "looks/t.mtl"))) == [BLUE, WHITE, GREEN, RED]


@pytest.mark.parametrize("way", ["../secret.png", "{outside}/secret.png", "link.png", "inner/../../secret.png"])
def test_a_picture_outside_the_folder_is_never_opened(tmp_path, way):
    write(tmp_path, "secret.png", quarters())
    home = tmp_path / "home"
    (home / "inner").mkdir(parents=True)
    (home / "link.png").symlink_to(tmp_path / "secret.png")
    write(home, "t.mtl", f"newmtl cloth\nKd 0 1 0\nmap_Kd {way.format(outside=tmp_path)}\n")
    assert colours(write(home, "t.obj", TEXTURED)) == [GREEN] * 4


@pytest.mark.parametrize("way", ["../t.mtl", "{outside}/t.mtl", "link.mtl"])
def test_a_library_outside_the_folder_is_never_opened(tmp_path, way):
    write(tmp_path, "t.mtl", "newmtl cloth\nKd 0 1 0\n")
    home = tmp_path / "home"
    home.mkdir()
    (home / "link.mtl").symlink_to(tmp_path / "t.mtl")
    assert colours(write(home, "t.obj", TEXTURED.replace("t.mtl", way.format(outside=tmp_path)))) is None


def test_a_pipe_in_place_of_a_picture_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "cloth.png")
    write(tmp_path, "t.mtl", "newmtl cloth\nmap_Kd cloth.png\n")
    assert colours(write(tmp_path, "t.obj", TEXTURED)) is None


def test_of_a_hundred_missing_pictures_a_few_are_named(tmp_path):
    names = [f"m{number}" for number in range(100)]
    write(tmp_path, "t.mtl", "".join(f"newmtl {name}\nmap_Kd {name}.png\n" for name in names))
    faces = "".join(f"usemtl {name}\nf 1/1 2/2 3/3\n" for name in names)
    notes = read_scan(write(tmp_path, "t.obj", f"mtllib t.mtl\n{SQUARE}{SPOTS}{faces}")).notes
    assert notes[-1] == "and 95 more notes like these"
    assert len(notes) == 7


# --- PLY ---


@pytest.mark.parametrize("names", ["red green blue", "diffuse_red diffuse_green diffuse_blue", "r g b"])
def test_the_colours_of_a_ply_go_by_several_names(tmp_path, names):
    points, painted = hillside()
    content = ply_cloud(points, painted)
    for old, new in zip((b"red", b"green", b"blue"), names.encode().split(), strict=True):
        content = content.replace(b"uchar " + old, b"uchar " + new)
    assert np.array_equal(read_scan(write(tmp_path, "t.ply", content)).surface.colours, painted)


@pytest.mark.parametrize(("kind", "full"), [("float", 1), ("float", 255), ("ushort", 65535), ("uint", 255)])
def test_the_colours_of_a_ply_may_be_any_kind_of_number(tmp_path, kind, full):
    header = ply_cloud(np.zeros((4, 3)), np.zeros((4, 3)), "ascii").split(b"end_header\n")[0].decode()
    places = [line[2:] for line in SQUARE.splitlines()]
    rows = zip(places, (RED, GREEN, BLUE, (51, 102, 204)), strict=True)
    body = "".join(f"{place} {' '.join(f'{part * full / 255:g}' for part in colour)}\n" for place, colour in rows)
    path = write(tmp_path, "t.ply", header.replace("uchar red", f"{kind} red") + "end_header\n" + body)
    assert colours(path) == [RED, GREEN, BLUE, (51, 102, 204)]


# --- glTF ---

UV = np.array([[0.25, 0.75], [0.75, 0.75], [0.75, 0.25]], dtype="<f4")


def cloth(**more):
    """The parts of a document that dress its triangle in the four quarters."""
    return {
        "attributes": {"material": 0},
        "arrays": {"TEXCOORD_0": UV},
        "materials": [{"pbrMetallicRoughness": {"baseColorTexture": {"index": 0}, **more}}],
        "textures": [{"source": 0}],
        "images": [{"uri": address(quarters(), "image/png")}],
    }


def test_the_picture_inside_a_gltf_lies_on_its_points(tmp_path):
    """Its rows are counted from the top."""
    assert colours(write(tmp_path, "t.gltf", gltf(**cloth()))) == [BLUE, WHITE, GREEN]


def test_the_real_wall_shows_the_greys_and_browns_of_its_picture():
    painted = read_scan(MESHES / "wall_broken.glb").surface.colours
    assert painted.shape == (1486, 3)
    assert 90 < painted.mean() < 160
    assert len(np.unique(painted, axis=0)) > 3


def test_the_factor_of_a_material_dims_its_picture(tmp_path):
    """Half the light is 188 of 255 as screens are told."""
    painted = colours(write(tmp_path, "t.gltf", gltf(**cloth(baseColorFactor=[0.5, 1, 0, 1]))))
    assert painted == [(0, 0, 0), (188, 255, 0), (0, 255, 0)]


@pytest.mark.parametrize(
    ("how", "seen"),
    [
        ({"offset": [0.5, 0.0]}, [WHITE, BLUE, RED]),
        ({"offset": [0, 1], "scale": [1, -1]}, [RED, GREEN, WHITE]),
        ({"offset": [0, 1], "rotation": 1.5707963, "scale": [0.5, 0.5]}, [BLUE, BLUE, BLUE]),
    ],
    ids=["moved", "upside down", "the lower left quarter, turned"],
)
def test_a_picture_may_be_moved_scaled_and_turned(tmp_path, how, seen):
    texture = {"index": 0, "extensions": {"KHR_texture_transform": how}}
    assert colours(write(tmp_path, "t.gltf", gltf(**cloth(baseColorTexture=texture)))) == seen


@pytest.mark.parametrize("kind", ["<f4", "<u2", "<u1"])
@pytest.mark.parametrize("width", [3, 4])
def test_the_colours_of_gltf_points_are_kept(tmp_path, kind, width):
    full = 1 if kind == "<f4" else np.iinfo(kind).max
    own = (np.array([[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1]])[:, :width] * full).astype(kind)
    assert colours(write(tmp_path, "t.gltf", gltf(arrays={"COLOR_0": own}))) == [RED, GREEN, BLUE]


def test_a_gltf_without_materials_has_no_colours(tmp_path):
    assert colours(write(tmp_path, "t.gltf", gltf())) is None


@pytest.mark.parametrize("place", ["cloth.png", "../cloth.png", "http://example.org/cloth.png", "file:///cloth.png"])
def test_a_picture_kept_outside_a_gltf_is_not_opened(tmp_path, place):
    write(tmp_path, "cloth.png", quarters())
    reading = read_scan(write(tmp_path, "t.gltf", gltf(**cloth() | {"images": [{"uri": place}]})))
    assert reading.surface.colours.tolist() == [list(WHITE)] * 3
    assert reading.notes == (
        f"a picture is left out: it is kept elsewhere ({place!r}); export everything as one GLB file",
    )


@pytest.mark.parametrize(
    "broken",
    [
        {"images": []},
        {"images": [{"bufferView": 99}]},
        {"images": [{"uri": address(b"no picture")}]},
        {"images": [{"uri": address(quarters()[:50])}]},
        {"textures": [{}]},
        {"textures": 7},
        {"materials": [{"pbrMetallicRoughness": {"baseColorTexture": {"index": 0, "texCoord": 3}}}]},
        {"materials": [{"pbrMetallicRoughness": {"baseColorTexture": 5, "baseColorFactor": "red"}}]},
        {"materials": []},
        {"arrays": {"TEXCOORD_0": UV[:2]}},
        {"arrays": {"TEXCOORD_0": UV, "COLOR_0": np.zeros((2, 3), dtype="<f4")}},
    ],
)
def test_whatever_is_wrong_with_its_looks_a_gltf_is_still_read(tmp_path, broken):
    reading = read_scan(write(tmp_path, "t.gltf", gltf(**cloth() | broken)))
    assert reading.surface.corners.tolist() == [[[0, 0, 0], [1, 0, 0], [0, 1, 0]]]
