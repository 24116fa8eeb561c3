"""Clouds come out of every kind of file as they went in, each point once, and none that is nowhere."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from scenes.scan.read.clouds.lzf import expand
from scenes.scan.read.reader import read_scan
from tests.scenes.scan.scan_files import (
    DATA,
    FOUR_POINTS,
    gltf,
    hillside,
    lzf,
    packed_colours,
    pcd_binary,
    pcd_compressed,
    pcd_header,
    pcd_text,
    ply_cloud,
    refusal,
    rows_of_text,
    write,
)

FORMS = {
    "text.pcd": pcd_text,
    "binary.pcd": pcd_binary,
    "compressed.pcd": pcd_compressed,
    "little.ply": ply_cloud,
    "big.ply": lambda points, colours: ply_cloud(points, colours, "binary_big_endian"),
    "text.ply": lambda points, colours: ply_cloud(points, colours, "ascii"),
    "cloud.xyz": rows_of_text,
    "cloud.csv": lambda points, colours: "x,y,z,r,g,b\n" + rows_of_text(points, colours, blank=","),
    "cloud.pts": lambda points, colours: f"{len(points)}\n" + rows_of_text(points, colours, between="-120"),
}


@pytest.mark.parametrize("name", sorted(FORMS))
def test_the_same_points_and_colours_come_out_of_every_kind_of_cloud_file(tmp_path, name):
    points, colours = hillside()
    reading = read_scan(write(tmp_path, name, FORMS[name](points, colours)))
    assert (reading.kind, reading.metres_per_unit, reading.up) == ("cloud", None, None)
    assert reading.surface.faces.shape == (0, 3)
    assert np.array_equal(reading.surface.vertices, points)
    assert np.array_equal(reading.surface.colours, colours)


def test_points_of_an_obj_without_faces_are_a_cloud(tmp_path):
    reading = read_scan(write(tmp_path, "t.obj", FOUR_POINTS))
    assert reading.kind == "cloud"
    assert reading.surface.vertices.tolist() == [[0, 0, 0], [3, 0, 0], [0, 4, 0], [0, 0, 5]]


def test_points_of_an_off_without_faces_are_a_cloud(tmp_path):
    assert read_scan(write(tmp_path, "t.off", "OFF\n4 0 0\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n")).kind == "cloud"


def test_loose_points_of_a_gltf_are_a_cloud_in_metres(tmp_path):
    places = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], dtype="<f4")
    document = gltf(attributes={"mode": 0}, arrays={"POSITION": places})
    reading = read_scan(write(tmp_path, "t.gltf", document))
    assert (reading.kind, reading.metres_per_unit, reading.up) == ("cloud", 1.0, "y")
    assert np.array_equal(reading.surface.vertices, places)


# --- points that are of no use ---


def test_points_at_the_place_of_another_are_left_out_and_the_first_keeps_its_colour(tmp_path):
    points, colours = hillside()
    twice = np.concatenate([points, points[::-1]]), np.concatenate([colours, 255 - colours])
    reading = read_scan(write(tmp_path, "t.pcd", pcd_binary(*twice)))
    assert np.array_equal(reading.surface.vertices, points)
    assert np.array_equal(reading.surface.colours, colours)
    assert reading.notes == (f"{len(points)} points left out, each exactly at the place of another",)


def test_the_two_zeros_of_computers_are_one_place(tmp_path):
    reading = read_scan(write(tmp_path, "t.xyz", "0 0 0\n-0.0 0 -0.0\n1 0 0\n0 1 0\n0 0 1\n"))
    assert len(reading.surface.vertices) == 4


def test_points_one_bit_apart_are_two(tmp_path):
    reading = read_scan(write(tmp_path, "t.xyz", "0 0 1\n0 0 1.0000000000000002\n1 0 0\n0 1 0\n"))
    assert len(reading.surface.vertices) == 4
    assert reading.notes == ()


@pytest.mark.parametrize("nowhere", [np.nan, np.inf, -np.inf, 1e30])
@pytest.mark.parametrize("name", ["text.pcd", "compressed.pcd", "little.ply", "cloud.xyz"])
def test_points_that_are_nowhere_are_left_out(tmp_path, name, nowhere):
    points, colours = hillside()
    lost = points.copy()
    lost[10:20, 1] = nowhere
    reading = read_scan(write(tmp_path, name, FORMS[name](lost, colours)))
    assert np.array_equal(reading.surface.vertices, np.delete(points, slice(10, 20), axis=0))
    assert np.array_equal(reading.surface.colours, np.delete(colours, slice(10, 20), axis=0))
    assert "10 points without a place (NaN) left out" in reading.notes


@pytest.mark.parametrize("name", ["text.pcd", "binary.pcd", "little.ply", "cloud.xyz"])
def test_a_cloud_with_all_points_equal_has_no_extent(tmp_path, name):
    points, colours = np.full((9, 3), 2.5), np.full((9, 3), 7)
    message = refusal(write(tmp_path, name, FORMS[name](points, colours)))
    assert message == "all its 9 points are at one and the same place: it has no extent"


@pytest.mark.parametrize("name", ["text.pcd", "binary.pcd", "little.ply", "cloud.xyz"])
def test_a_cloud_that_is_nowhere_at_all_is_refused(tmp_path, name):
    points, colours = np.full((9, 3), np.nan), np.full((9, 3), 7)
    message = refusal(write(tmp_path, name, FORMS[name](points, colours)))
    assert message.startswith("none of its 9 points can be measured")


def test_three_points_are_no_scan(tmp_path):
    assert refusal(write(tmp_path, "t.xyz", "0 0 0\n1 0 0\n0 1 0\n")) == (
        "only 3 points in different places, which are no scan"
    )


# --- PCD ---


def test_the_real_scan_of_a_room_has_its_known_points():
    reading = read_scan(DATA / "room_scan1.pcd")
    points = reading.surface.vertices
    assert len(points) == 112_586 - 56_427
    assert np.ptp(points, axis=0).round(1).tolist() == [29.2, 14.5, 3.1]
    assert reading.notes == ("56427 points left out, each exactly at the place of another",)


def test_columns_may_be_of_any_width_and_in_any_order(tmp_path):
    header = pcd_header(4, "binary").replace(b"x y z rgb", b"z _ y x").replace(b"4 4 4 4", b"8 1 4 2")
    header = header.replace(b"F F F U", b"F U F I").replace(b"1 1 1 1", b"1 3 1 1")
    table = np.zeros(4, dtype=[("z", "<f8"), ("_", "u1", 3), ("y", "<f4"), ("x", "<i2")])
    table["x"], table["y"], table["z"] = [1, -2, 3, 4], [0.5, 1.5, 2.5, 3.5], [1e-3, 2, 3, 4]
    packed = b"".join(np.ascontiguousarray(table[name]).tobytes() for name in table.dtype.names)
    compressed = np.array([len(lzf(packed)), len(packed)], dtype="<u4").tobytes() + lzf(packed)
    for name, content in {
        "t.pcd": header + table.tobytes(),
        "c.pcd": header.replace(b"DATA binary", b"DATA binary_compressed") + compressed,
    }.items():
        points = read_scan(write(tmp_path, name, content)).surface.vertices
        assert points.tolist() == [[1, 0.5, 1e-3], [-2, 1.5, 2], [3, 2.5, 3], [4, 3.5, 4]]


@pytest.mark.parametrize("kind", ["F", "U"])
def test_packed_colours_are_the_bits_of_a_number_of_either_kind(tmp_path, kind):
    points, colours = hillside()
    content = pcd_compressed(points, colours).replace(b"F F F U", b"F F F " + kind.encode())
    assert np.array_equal(read_scan(write(tmp_path, "t.pcd", content)).surface.colours, colours)


def test_packed_colours_printed_as_the_small_fraction_with_their_bits_are_read(tmp_path):
    points, colours = hillside(50)
    fractions = packed_colours(colours).view("<f4").astype(np.float64)
    body = "".join(
        f"{x} {y} {z} {bits!r}\n" for (x, y, z), bits in zip(points.tolist(), fractions.tolist(), strict=True)
    )
    content = pcd_header(len(points), "ascii").replace(b"F F F U", b"F F F F") + body.encode()
    assert np.array_equal(read_scan(write(tmp_path, "t.pcd", content)).surface.colours, colours)


@pytest.mark.parametrize("content", [b"", b"a", b"abc" * 200, bytes(range(256)) * 9, bytes(10_000)])
def test_what_was_compressed_comes_back(content):
    packed = np.frombuffer(lzf(content), dtype=np.uint8)
    assert expand(packed, len(content)).tobytes() == content
    if len(content) > 500:
        assert len(packed) < len(content) / 5


# --- text ---


def test_comments_counts_names_and_empty_lines_are_not_points(tmp_path):
    text = "# made by hand\n// really\n\nX;Y;Z\n4\n0;0;0\n1;0;0 # a comment\n\n0;1;0\n0;0;1\n"
    assert len(read_scan(write(tmp_path, "t.txt", text)).surface.vertices) == 4


def test_numbers_may_have_decimal_commas(tmp_path):
    text = "0,5;0;0\n1,25;0;0\n0;1;0\n0;0;1\n"
    assert read_scan(write(tmp_path, "t.csv", text)).surface.vertices[:2].tolist() == [[0.5, 0, 0], [1.25, 0, 0]]


def test_a_pts_file_may_hold_several_scans_each_with_its_count(tmp_path):
    text = "2\n0 0 0\n1 0 0\n3\n0 1 0\n0 0 1\n0 0 2\n"
    assert len(read_scan(write(tmp_path, "t.pts", text)).surface.vertices) == 5


def test_normals_are_not_taken_for_colours(tmp_path):
    text = "0 0 0 0 0 1\n1 0 0 0 1 0\n0 1 0 1 0 0\n0 0 1 0 0 1\n"
    assert read_scan(write(tmp_path, "t.xyz", text)).surface.colours is None


def test_columns_taken_for_colours_are_said(tmp_path):
    points, colours = hillside()
    assert read_scan(write(tmp_path, "t.xyz", rows_of_text(points, colours))).notes == (
        "columns 4 to 6 of 6 taken for red, green and blue",
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# nothing\n", "it holds nothing but comments"),
        ("1 2\n3 4\n", "its lines are not points: three numbers are missing"),
        ("3\n0 0 0\n1 1 1\n", "damaged: 3 points announced, 2 found"),
        ("0 0 0\n1 0 0\n0 one 0\n", "damaged: a line is not 3 numbers: "),
        ("ncols 3\nnrows 3\n1 2 3\n", "a grid of heights as text (ESRI ASCII), which is not read"),
        ("Dear Sir or Madam,\nplease find enclosed\n", "damaged: a line is not 3 numbers: "),
    ],
)
def test_text_that_is_no_cloud_says_why(tmp_path, text, message):
    assert refusal(write(tmp_path, "t.txt", text)).startswith(message)


# --- PLY ---


def test_a_cloud_of_splats_is_read_with_a_warning(tmp_path):
    points, colours = hillside()
    content = ply_cloud(points, colours).replace(b"uchar red", b"uchar f_dc_0")
    reading = read_scan(write(tmp_path, "t.ply", content))
    assert len(reading.surface.vertices) == len(points)
    assert reading.notes[0].startswith("a cloud of coloured blobs (Gaussian splats)")


def test_the_licence_list_names_every_file_of_the_tests_and_its_bytes():
    rows = [line.split(" | ") for line in (DATA / "LICENCES.md").read_text("utf-8").splitlines() if " | " in line][1:]
    listed = {row[0].strip("| "): row[-1].strip("| ") for row in rows}
    found = [path for path in DATA.iterdir() if path.suffix in {".pcd", ".tif"}]
    assert listed == {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in found}
