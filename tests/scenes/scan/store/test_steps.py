"""What a step leaves is used again as long as nothing it rests on has changed, and never when it is damaged."""

from __future__ import annotations

import json

import numpy as np
import pytest

from scenes.scan.store.kept_ply import read_surface, write_surface
from scenes.scan.store.step_cache import Shelf, step_name
from scenes.scan.surface import Reading, ScanError, Surface
from terrain.meshes.files import read_mesh

ROOF = Surface(
    np.array([[0.1, 0.0, 0.0], [1.0, 1 / 3, 0.0], [0.0, 1.0, 2e-9], [779503.25, 190480.5, 2006.5]]),
    np.array([[0, 1, 2], [0, 2, 3]]),
    np.array([[255, 0, 0], [0, 255, 0], [0, 0, 255], [1, 2, 3]], dtype=np.uint8),
)
CLOUD = Surface(np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), np.zeros((0, 3), dtype=np.int64))


def same(one, two):
    coloured = (one.colours is None) == (two.colours is None)
    return (
        np.array_equal(one.vertices, two.vertices)
        and np.array_equal(one.faces, two.faces)
        and coloured
        and (one.colours is None or np.array_equal(one.colours, two.colours))
    )


@pytest.mark.parametrize("surface", [ROOF, CLOUD], ids=["coloured mesh", "cloud"])
def test_a_surface_comes_back_bit_by_bit(surface, tmp_path):
    write_surface(tmp_path / "roof.ply", surface)
    assert same(read_surface(tmp_path / "roof.ply"), surface)
    assert [path.name for path in tmp_path.iterdir()] == ["roof.ply"]


def test_a_kept_surface_is_a_mesh_file_like_any_other(tmp_path):
    write_surface(tmp_path / "roof.ply", ROOF)
    mesh = read_mesh(tmp_path / "roof.ply")
    assert np.array_equal(mesh.vertices, ROOF.vertices)
    assert np.array_equal(mesh.faces, ROOF.faces)


@pytest.mark.parametrize("harm", [lambda kept: kept[:-1], lambda kept: kept + b"\0", lambda _: b"ply\nnothing"])
def test_a_surface_cut_short_is_not_taken_for_what_was_written(harm, tmp_path):
    path = tmp_path / "roof.ply"
    write_surface(path, ROOF)
    path.write_bytes(harm(path.read_bytes()))
    with pytest.raises(ScanError, match=r"roof\.ply"):
        read_surface(path)


class Mill:
    """Two steps: one that gives a reading, one that counts; it remembers which of them it had to do."""

    def __init__(self, folder):
        self.folder, self.done = folder, []

    def run(self, grain="wheat", stones=1, *, stop_before=None):
        self.done, shelf = [], Shelf(self.folder)
        reading = shelf.step([grain], lambda: self.grind(grain, stop_before))
        return reading, shelf.step([stones], lambda: self.count(reading, stones, stop_before))

    def grind(self, grain, stop_before):
        assert stop_before != "grind"
        self.done.append("grind")
        return Reading(self.folder / grain, "mesh", ROOF, metres_per_unit=1e-3, notes=("fine", "white"))

    def count(self, reading, stones, stop_before):
        if stop_before == "count":
            raise KeyboardInterrupt
        self.done.append("count")
        return {"points": len(reading.surface.vertices) * stones, "tilt": np.float64(0.1), "size": (1.5, 2.0)}


@pytest.fixture
def mill(tmp_path):
    return Mill(tmp_path)


def test_the_second_time_nothing_is_done_and_the_same_is_found(mill):
    first, counted = mill.run()
    assert mill.done == ["grind", "count"]
    again, counted_again = mill.run()
    assert mill.done == []
    assert same(again.surface, first.surface)
    assert (again.path, again.kind, again.notes) == (first.path, "mesh", ("fine", "white"))
    assert counted_again == counted == {"points": 4, "tilt": 0.1, "size": (1.5, 2.0)}


def test_what_was_stopped_goes_on_from_the_last_whole_step(mill):
    with pytest.raises(KeyboardInterrupt):
        mill.run(stop_before="count")
    mill.run()
    assert mill.done == ["count"]


def test_another_option_of_a_step_repeats_it_and_not_the_one_before(mill):
    mill.run(stones=1)
    _, counted = mill.run(stones=2)
    assert mill.done == ["count"]
    assert counted["points"] == 8


def test_another_input_repeats_everything(mill):
    mill.run("wheat")
    mill.run("rye")
    assert mill.done == ["grind", "count"]


def test_a_step_left_by_other_code_is_done_anew(mill, monkeypatch):
    mill.run()
    monkeypatch.setattr("scenes.scan.store.step_cache.made_by", lambda _work: "another version")
    mill.run()
    assert mill.done == ["grind", "count"]


@pytest.mark.parametrize("name", [f"{step_name(1)}.ply", f"{step_name(1)}.json"])
@pytest.mark.parametrize("harm", ["cut short", "gone", "one bit"])
def test_a_damaged_step_is_done_anew_with_all_that_follow(mill, name, harm):
    mill.run()
    path = mill.folder / name
    content = bytearray(path.read_bytes())
    path.unlink()
    if harm == "cut short":
        path.write_bytes(content[: len(content) // 2])
    elif harm == "one bit":
        content[content.find(b'"key": "') + 8 if name.endswith("json") else len(content) // 2] ^= 1
        path.write_bytes(content)
    mill.run()
    assert mill.done == ["grind", "count"]
    reading, _ = mill.run()
    assert mill.done == []
    assert same(reading.surface, ROOF)


def test_a_step_can_be_read_by_a_person(mill):
    mill.run()
    page = json.loads((mill.folder / "1-read.json").read_text())
    assert (page["step"], page["name"]) == (1, "read")
    assert page["found"]["notes"] == ["fine", "white"]
    assert page["found"]["surface"] == {"surface": "1-read.ply"}
    assert json.loads((mill.folder / "2-scale.json").read_text())["found"]["points"] == 4


def test_a_page_that_names_a_foreign_kind_of_value_makes_nothing(mill):
    mill.run()
    path = mill.folder / "1-read.json"
    path.write_text(path.read_text().replace("surface.Reading", "..os.system"))
    mill.run()
    assert mill.done == ["grind", "count"]
