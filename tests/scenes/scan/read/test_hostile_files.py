"""Hostile files are refused in a clear line, quickly, and without taking the memory of the machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.scan.read.reader import read_scan
from scenes.scan.surface import ScanError
from tests.scenes.scan.hostile_files import BOMBS, LIES
from tests.scenes.scan.scan_files import DATA, gltf, hillside, pcd_compressed, pcd_text, ply_cloud, rows_of_text, write

ROOT = Path(__file__).parents[4]

LIE_SECONDS, BOMB_SECONDS = 2, 10
LIE_MEGABYTES, BOMB_MEGABYTES = 150, 300
"""What a file may add to the most memory used so far; the largest of the bombs are files of 36 MB."""


def told(folder, files):
    """Read files in a process of their own, which tells what each cost: processor time, for machines are busy."""
    paths = [write(folder, name, content) for name, (content, _) in files.items()]
    command = [sys.executable, str(Path(__file__).parents[1] / "hostile_files.py"), str(DATA / "room_scan1.pcd")]
    here = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run([*command, *map(str, paths)], env=here, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return {row["name"]: row for row in map(json.loads, done.stdout.splitlines())}


@pytest.fixture(scope="module")
def lies(tmp_path_factory):
    return told(tmp_path_factory.mktemp("lies"), LIES)


@pytest.fixture(scope="module")
def bombs(tmp_path_factory):
    return told(tmp_path_factory.mktemp("bombs"), BOMBS)


@pytest.mark.parametrize("name", sorted(LIES))
def test_a_file_that_lies_is_refused_at_once_with_the_reason(lies, name):
    found = lies[name]
    assert found["message"].startswith(LIES[name][1])
    assert found["seconds"] < LIE_SECONDS
    assert found["grown_mb"] < LIE_MEGABYTES


@pytest.mark.parametrize("name", sorted(BOMBS))
def test_a_bomb_is_refused_before_it_goes_off(bombs, name):
    found = bombs[name]
    assert found["message"].startswith(BOMBS[name][1])
    assert found["seconds"] < BOMB_SECONDS
    assert found["grown_mb"] < BOMB_MEGABYTES


# --- damage of any kind ---


def specimens():
    points, colours = hillside(40)
    return {
        "t.pcd": pcd_text(points, colours),
        "c.pcd": pcd_compressed(points, colours),
        "t.ply": ply_cloud(points, colours),
        "a.ply": ply_cloud(points, colours, "ascii"),
        "t.xyz": rows_of_text(points, colours).encode(),
        "t.gltf": gltf().encode(),
        "t.tif": (DATA / "davosdorf_dem.tif").read_bytes()[:9000],
    }


SPECIMENS = specimens()


def surface_or_refusal(path):
    try:
        return read_scan(path).surface, ""
    except ScanError as trouble:
        return None, str(trouble)


@settings(deadline=None)
@given(
    name=st.sampled_from(sorted(SPECIMENS)),
    cut=st.floats(0, 1),
    changes=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), max_size=4),
)
def test_a_file_damaged_anywhere_is_read_or_refused_in_one_line(tmp_path_factory, name, cut, changes):
    content = bytearray(SPECIMENS[name])
    for place, value in changes:
        content[int(place * len(content))] = value
    path = tmp_path_factory.mktemp("damaged") / name
    path.write_bytes(content[: max(1, round(cut * len(content)))] if cut < 0.9 else content)
    surface, message = surface_or_refusal(path)
    if surface is None:
        assert message.startswith(f"{path}: ")
        assert "\n" not in message
    else:
        assert len(surface.vertices) >= 3
        assert abs(surface.vertices).max() <= 1e12
        assert surface.colours is None or len(surface.colours) == len(surface.vertices)
        assert len(surface.faces) == 0 or (0 <= surface.faces.min() <= surface.faces.max() < len(surface.vertices))
