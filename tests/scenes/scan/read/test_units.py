"""The unit of a file is taken from what it says, where its format has no place for one."""

from __future__ import annotations

import pytest

from scenes.scan.read.reader import read_scan
from scenes.scan.units.said_units import said_unit
from tests.scenes.scan.scan_files import FOUR_POINTS, hillside, pcd_header, write


@pytest.mark.parametrize(
    ("comment", "metres"),
    [
        ("File units = meters", 1.0),
        ("File units = inches", 0.0254),
        ("units: mm", 0.001),
        ("Units are centimetres", 0.01),
        ("units millimetres; maximum extent exactly 200.0 mm", 0.001),
        ("UNITS=mm", 0.001),
        ("PicoGK UNITS= m", 1.0),
        ("unit in feet", 0.3048),
        ("vertex coordinates are measured in units, where 1 unit = 1000.000000 mm", 1.0),
        ("1 unit = 2.5 cm", 0.025),
        ("units mm\nall units: millimeters", 0.001),
    ],
)
def test_a_comment_that_names_a_unit_is_understood(comment, metres):
    unit = said_unit(comment)
    assert unit is not None
    assert unit.metres == pytest.approx(metres)


@pytest.mark.parametrize(
    "comment",
    [
        "",
        "scanned in a few minutes",
        "units per em",
        "units: furlongs",
        "10 units of scenery, m",
        "units: m/s",
        "1 unit = 0 mm",
        "units: mm\nunits: inches",
        "communities in mm",
    ],
)
def test_a_comment_that_names_none_or_two_is_silent(comment):
    assert said_unit(comment) is None


POINTS = hillside(20)[0]
TEXT = "\n".join(f"{x} {y} {z}" for x, y, z in POINTS.tolist())
PLY = f"element vertex {len(POINTS)}\nproperty float x\nproperty float y\nproperty float z\nend_header\n{TEXT}\n"
FACETS = "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid\n"
ONE_TRIANGLE = (1).to_bytes(4, "little") + bytes(24) + b"\0\0\x80\x3f" + bytes(12) + b"\0\0\x80\x3f" + bytes(6)

SAYING_MM = {
    "t.obj": f"# File units = millimeters\n{FOUR_POINTS}f 1 2 3\n",
    "t.ply": f"ply\nformat ascii 1.0\ncomment units mm\n{PLY}",
    "info.ply": f"ply\nformat ascii 1.0\nobj_info units millimeter\n{PLY}",
    "t.xyz": f"# Units: mm\n{TEXT}\n",
    "t.pcd": pcd_header(len(POINTS), "ascii", coloured=False, extra="# units: mm\n") + TEXT.encode(),
    "binary.stl": b"printed scenery UNITS=mm".ljust(80) + ONE_TRIANGLE,
    "text.stl": f"solid tower units=mm\n{FACETS}",
    "t.off": f"OFF\n# units: mm\n{len(POINTS)} 0 0\n{TEXT}\n",
}


@pytest.mark.parametrize("name", sorted(SAYING_MM))
def test_each_kind_of_file_has_a_place_to_say_its_unit(tmp_path, name):
    reading = read_scan(write(tmp_path, name, SAYING_MM[name]))
    assert reading.metres_per_unit == 0.001
    assert reading.notes[-1].startswith("the file says '")


def test_a_file_that_says_nothing_has_no_unit(tmp_path):
    reading = read_scan(write(tmp_path, "t.obj", f"# castle\n{FOUR_POINTS}f 1 2 3\n"))
    assert reading.metres_per_unit is None
