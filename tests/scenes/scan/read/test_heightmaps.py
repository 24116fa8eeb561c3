"""Height maps become sheets of ground: in their place, in their unit, and with holes where no height is."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from PIL import Image

from scenes.scan.read.reader import read_scan
from tests.scenes.scan.scan_files import DATA, DOUBLE, TEXT, geotiff, keys, pixels_of, refusal, tiled_geotiff, write

METRE, FOOT, PROJECTED, DEGREES = (3076, 9001), (3076, 9002), (1024, 1), (1024, 2)
STEPS = np.array([[10, 11, 12], [20, 21, 22], [30, 31, 32], [40, 41, 42]], dtype=np.float32)
"""Four rows from north to south, three columns from west to east."""


def at(reading, x, y):
    """The height above a point of the map."""
    points = reading.surface.vertices
    (row,) = np.flatnonzero((points[:, 0] == x) & (points[:, 1] == y))
    return points[row, 2]


def test_the_real_map_of_davos_has_its_known_place_and_heights():
    reading = read_scan(DATA / "davosdorf_dem.tif")
    points = reading.surface.vertices
    assert (reading.kind, reading.metres_per_unit, reading.up, reading.notes) == ("heights", 1.0, "z", ())
    assert len(points) == 559 * 495
    assert len(reading.surface.faces) == 2 * 558 * 494
    assert points.min(axis=0) == pytest.approx((779_508, 185_535, 1535.92))
    assert points.max(axis=0) == pytest.approx((785_088, 190_475, 2843.08))
    assert points[:, 2].mean() == pytest.approx(2006.50, abs=0.01)


def test_every_triangle_looks_up_and_together_they_cover_the_map():
    corners = read_scan(DATA / "davosdorf_dem.tif").surface.corners
    facing = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])[:, 2]
    assert (facing > 0).all()
    assert facing.sum() / 2 == pytest.approx(5580 * 4940)


@pytest.mark.parametrize("compression", [None, "tiff_lzw", "tiff_adobe_deflate", "packbits"])
@pytest.mark.parametrize("kind", ["<f4", "<i4", "<u2", "u1"])
def test_rows_go_down_the_map_and_heights_stand_in_the_middle_of_their_pixels(tmp_path, kind, compression):
    tags = [*pixels_of(10, 10, (1000, 2000)), keys(PROJECTED, METRE)]
    reading = read_scan(geotiff(tmp_path / "t.tif", STEPS.astype(kind), tags=tags, compression=compression))
    assert at(reading, 1005, 1995) == 10
    assert at(reading, 1025, 1995) == 12
    assert at(reading, 1005, 1965) == 40
    assert reading.metres_per_unit == 1.0
    assert reading.notes == ()


@pytest.mark.parametrize("big", [False, True])
@pytest.mark.parametrize("predicted", [False, True])
def test_maps_in_packed_tiles_are_read_as_survey_offices_publish_them(tmp_path, big, predicted):
    heights = np.add.outer(100 * np.arange(20), np.arange(37)).astype(np.float32) + np.float32(0.25)
    reading = read_scan(write(tmp_path, "t.tif", tiled_geotiff(heights, big=big, predicted=predicted)))
    assert np.array_equal(reading.surface.vertices[:, 2].reshape(20, 37), heights)
    assert reading.metres_per_unit == 1.0


def test_heights_stand_at_the_corner_where_the_file_says_that_pixels_are_points(tmp_path):
    tags = [*pixels_of(10, 10, (1000, 2000)), keys(PROJECTED, (1025, 2), METRE)]
    assert at(read_scan(geotiff(tmp_path / "t.tif", STEPS, tags=tags)), 1000, 2000) == 10


def test_a_map_may_be_turned(tmp_path):
    """One pixel across goes 2 north, one pixel down goes 2 east: the map lies on its side, and still looks up."""
    turned = (0.0, 2.0, 0.0, 100.0, 2.0, 0.0, 0.0, 50.0, *[0.0] * 7, 1.0)
    reading = read_scan(geotiff(tmp_path / "t.tif", STEPS, tags=[(34264, DOUBLE, turned), keys((1025, 2), METRE)]))
    assert at(reading, 100, 52) == 11
    assert at(reading, 106, 50) == 40
    corners = reading.surface.corners
    assert (np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])[:, 2] > 0).all()


# --- units ---


def test_a_map_in_feet_says_so_and_its_heights_are_taken_in_feet(tmp_path):
    reading = read_scan(geotiff(tmp_path / "t.tif", STEPS, tags=[*pixels_of(10, 10), keys(PROJECTED, FOOT)]))
    assert reading.metres_per_unit == 0.3048
    assert reading.surface.vertices[:, 2].max() == 42
    assert reading.notes == ("a map in units of 0.3048 m; heights taken in the same unit",)


def test_heights_in_metres_on_a_map_in_feet_become_feet(tmp_path):
    tags = [*pixels_of(10, 10), keys(PROJECTED, FOOT, (4099, 9001))]
    reading = read_scan(geotiff(tmp_path / "t.tif", STEPS, tags=tags))
    assert reading.surface.vertices[:, 2].max() * reading.metres_per_unit == pytest.approx(42)


def test_a_map_in_degrees_is_laid_out_in_metres(tmp_path):
    """At 60 degrees north a degree of longitude is half as long as a degree of latitude."""
    tags = [*pixels_of(0.001, 0.001, (10, 60.002)), keys(DEGREES)]
    reading = read_scan(geotiff(tmp_path / "t.tif", STEPS, tags=tags))
    wide, high, _ = np.ptp(reading.surface.vertices, axis=0)
    assert reading.metres_per_unit == 1.0
    assert wide == pytest.approx(2 * 55.8, rel=1e-3)
    assert high == pytest.approx(3 * 111.41, rel=1e-3)
    assert reading.notes[0].startswith("a map in degrees, laid out in metres as at latitude 60.00")


@pytest.mark.parametrize("system", [2056, 21781, 32632])
def test_a_known_metric_system_needs_no_unit(tmp_path, system):
    tags = [*pixels_of(10, 10), keys(PROJECTED, (3072, system))]
    assert read_scan(geotiff(tmp_path / "t.tif", STEPS, tags=tags)).metres_per_unit == 1.0


def test_a_map_that_is_silent_about_its_unit_or_its_pixels_is_read_and_that_is_said(tmp_path):
    silent = read_scan(geotiff(tmp_path / "t.tif", STEPS, tags=pixels_of(10, 10)))
    assert (silent.metres_per_unit, len(silent.notes)) == (None, 1)
    assert silent.notes[0].startswith("the file does not say in which unit its coordinates are")
    bare = read_scan(geotiff(tmp_path / "bare.tif", STEPS))
    assert (bare.metres_per_unit, len(bare.notes)) == (None, 1)
    assert bare.notes[0].startswith("the file does not say how far apart its pixels are")


# --- holes ---


@pytest.mark.parametrize(
    ("hole", "tags"),
    [
        (-1.0, [(42113, TEXT, "-1")]),
        (-3.4028234663852886e38, [(42113, TEXT, "-3.4028234663852886e+38")]),
        (0.1, [(42113, TEXT, "0.1")]),
        (np.nan, [(42113, TEXT, "nan")]),
        (np.nan, []),
        (np.inf, []),
        (-9999.0, []),
        (-32768.0, []),
    ],
)
def test_a_pixel_without_a_height_is_a_hole(tmp_path, hole, tags):
    heights = STEPS.copy()
    heights[1, 1] = hole
    tags = [*tags, *pixels_of(1, 1), keys(METRE)]
    reading = read_scan(geotiff(tmp_path / "t.tif", heights, tags=tags))
    assert len(reading.surface.vertices) == 11
    assert len(reading.surface.faces) == 2 * 6 - 4
    assert reading.surface.vertices[:, 2].min() == 10
    assert reading.notes == ("1 pixels without a height left out",)


def test_a_map_of_nothing_but_holes_is_refused(tmp_path):
    path = geotiff(tmp_path / "t.tif", np.full((4, 4), np.nan, dtype=np.float32))
    assert refusal(path) == "none of its pixels holds a height that can be used"


# --- PNG ---


def test_a_png_of_16_bits_has_heights_from_0_to_65535_and_an_unknown_spacing(tmp_path):
    heights = np.array([[0, 1, 2], [300, 40_000, 65_535]], dtype=np.uint16)
    Image.fromarray(heights).save(tmp_path / "t.png")
    reading = read_scan(tmp_path / "t.png")
    assert (reading.kind, reading.metres_per_unit, reading.up) == ("heights", None, "z")
    assert [at(reading, x, 1) for x in range(3)] == [0, 1, 2]
    assert [at(reading, x, 0) for x in range(3)] == [300, 40_000, 65_535]
    assert reading.notes == (
        "a PNG does not say how far apart its pixels are nor how high a step of grey is: both taken as one unit",
    )


def test_a_png_of_8_bits_is_read_with_a_warning_about_terraces(tmp_path):
    Image.fromarray(np.arange(64, dtype=np.uint8).reshape(8, 8)).save(tmp_path / "t.png")
    reading = read_scan(tmp_path / "t.png")
    assert reading.surface.vertices[:, 2].max() == 63
    assert reading.notes[1].startswith("only 256 different heights in 8 bits")


def test_a_photograph_is_no_height_map(tmp_path):
    Image.new("RGB", (9, 9)).save(tmp_path / "t.png")
    assert refusal(tmp_path / "t.png") == "a picture of the kind RGB, not a map with one height for each pixel"
    Image.new("RGB", (9, 9)).save(tmp_path / "t.tif")
    assert refusal(tmp_path / "t.tif") == "a picture of the kind RGB, not a map with one height for each pixel"


# --- size ---


def test_a_map_that_is_too_fine_is_thinned_out_in_place_and_said(tmp_path):
    heights = np.add.outer(1000 * np.arange(1000), np.arange(2000)).astype(np.float32)
    reading = read_scan(geotiff(tmp_path / "t.tif", heights, tags=[*pixels_of(1, 1), keys(METRE)]))
    assert len(reading.surface.vertices) == 500 * 1000
    assert at(reading, 0.5, -0.5) == 0
    assert at(reading, 1998.5, -998.5) == 998_000 + 1998
    assert reading.notes == ("2000 by 1000 pixels are more than can be used: one in 2 is kept, across and down",)


@pytest.mark.parametrize("shape", [(1, 9), (9, 1), (1, 1)])
def test_a_single_row_of_pixels_is_no_map(tmp_path, shape):
    path = geotiff(tmp_path / "t.tif", np.ones(shape, dtype=np.float32))
    assert refusal(path).endswith("pixels are no map of heights")


@pytest.mark.parametrize("share", [0.2, 0.9, 0.999])
def test_a_map_that_is_cut_short_is_refused(tmp_path, share):
    content = (DATA / "davosdorf_dem.tif").read_bytes()
    assert "damaged" in refusal(write(tmp_path, "t.tif", content[: int(share * len(content))]))


@pytest.mark.parametrize("scale", [(0.0, 1.0), (np.nan, 1.0), (np.inf, 1.0)])
def test_tags_that_make_no_ground_are_refused(tmp_path, scale):
    path = geotiff(tmp_path / "t.tif", STEPS, tags=[(33550, DOUBLE, (*scale, 0.0))])
    assert refusal(path).startswith("damaged: its tags ")


def test_without_what_reads_tags_one_line_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "tifffile", None)
    assert refusal(geotiff(tmp_path / "t.tif", STEPS)).endswith("install it with: pip install 'pas-skirmish[scans]'")
