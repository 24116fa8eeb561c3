"""Measuring again: nothing differs after a scan, and whatever is tampered with is named."""

from __future__ import annotations

import json
import shutil

import pytest

from scenes.scan.run.job import Job
from scenes.scan.run.make import completed
from scenes.scan.run.verify import check_folder
from scenes.scan.store.folder import ScanFolder
from scenes.scan.surface import ScanError
from tests.scenes.scan.scan_runs import drafts, scan, table_file


@pytest.fixture(scope="module")
def original(tmp_path_factory):
    """A scan that was made, published and left alone."""
    folder = tmp_path_factory.mktemp("scan")
    scan(folder / "out", table_file(folder), budget=500)
    (drafts(folder / "out") / "above.png").write_bytes(b"a picture")
    place = ScanFolder(folder / "out")
    completed(place, ["above.png"], "en")
    place.publish()
    return folder


@pytest.fixture
def made(original, tmp_path):
    """A copy of it to tamper with; the file that was scanned stays where it was."""
    shutil.copytree(original / "out", tmp_path / "out")
    return tmp_path / "out"


def differences(folder):
    document = check_folder(Job(folder, kind="check"), lambda _: None)
    assert document["ok"] == (not document["differences"])
    return document["differences"]


def edit(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_a_scan_that_was_left_alone_is_as_its_report_says(made):
    document = check_folder(Job(made, kind="check"), lambda _: None)
    assert (document["ok"], document["differences"], document["notes"]) == (True, [], [])
    report = json.loads((made / "report.json").read_text())
    assert [piece["id"] for piece in document["pieces"]] == [piece["id"] for piece in report["pieces"]]
    for found, said in zip(document["pieces"], report["pieces"], strict=True):
        assert found["deviation"]["there_most"] == pytest.approx(said["deviation"]["there_most"], abs=5e-4)
        assert found["deviation"]["there_most"] > 0, "it was measured, not copied"


def test_figures_that_a_player_adds_are_no_difference(made):
    with (made / "scene.toml").open("a") as scene:
        scene.write('\n[[figures]]\nid = "davios"\nat = [1.0, 1.0]\n')
    assert differences(made) == []


def test_a_piece_that_was_moved_or_scaled_is_named(made):
    edit(made / "scene.toml", "accuracy = ", "turn = 0.0\nscale = 1.5\naccuracy = ")
    (what, *_) = differences(made)
    assert what.startswith("piece-01: size is")


def test_a_piece_that_is_gone_from_the_scene_is_named(made):
    edit(made / "scene.toml", 'id = "piece-02"', 'id = "my tower"')
    assert differences(made) == ["piece-02: is no longer in the scene"]


def test_a_mesh_that_was_exchanged_is_named_and_measured(made):
    shutil.copy(made / "meshes" / "piece-02.glb", made / "meshes" / "piece-01.glb")
    found = differences(made)
    assert found[0].endswith("piece-01.glb: changed since it was written")
    assert any(what.startswith("piece-01: deviation there_most") for what in found)
    assert any("more than its accuracy" in what for what in found)


def test_a_mesh_that_is_damaged_is_named_with_its_line_in_the_scene(made):
    path = made / "meshes" / "piece-01.glb"
    path.write_bytes(path.read_bytes()[:500])
    assert any("scene.toml:" in what and "damaged" in what for what in differences(made))


def test_a_report_that_flatters_is_found_out(made):
    report = json.loads((made / "report.json").read_text())
    report["pieces"][0]["deviation"]["there_most"] = 0.0
    report["pieces"][1]["triangles"] -= 1
    (made / "report.json").write_text(json.dumps(report))
    found = differences(made)
    assert [what.split(" is ")[0] for what in found] == ["piece-01: deviation there_most", "piece-02: triangles"]


def test_a_picture_that_is_gone_is_named(made):
    (made / "above.png").unlink()
    (what,) = differences(made)
    assert what.endswith("above.png: is gone")


def test_without_its_steps_a_scan_is_checked_as_far_as_that_goes(made):
    shutil.rmtree(made / "steps")
    document = check_folder(Job(made, kind="check"), lambda _: None)
    assert document["ok"]
    assert any("not measured against" in note for note in document["notes"])
    assert document["pieces"][0]["deviation"] is None


def test_a_scanned_file_that_changed_is_named_and_one_that_is_gone_noted(made):
    report = json.loads((made / "report.json").read_text())
    other = made.parent / "table.ply"
    other.write_bytes(b"something else")
    report["inputs"][0]["path"] = str(other)
    (made / "report.json").write_text(json.dumps(report))
    (what,) = differences(made)
    assert "changed since it was scanned" in what
    other.unlink()
    assert differences(made) == []


@pytest.mark.parametrize("report", ["", "[]", "{}", '{"format": "pas-scan/1"}', '{"format": "pas-scan/1", "files": 3}'])
def test_a_folder_without_a_sound_report_is_refused_in_one_line(tmp_path, report):
    (tmp_path / "report.json").write_text(report)
    with pytest.raises(ScanError, match=r"^[^\n]*report\.json: [^\n]*$"):
        differences(tmp_path)
    (tmp_path / "report.json").unlink()
    with pytest.raises(ScanError, match="there is no such file"):
        differences(tmp_path)
