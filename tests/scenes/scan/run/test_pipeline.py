"""The way from files to a scene: what comes out of it, what is kept on the way, and what is done again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import manifold3d
import numpy as np
import pytest

from scenes import load_scene
from scenes.scan.options import KnownLength
from scenes.scan.read.inputs import fingerprints, read_all
from scenes.scan.run.job import Job
from scenes.scan.run.stages import piece_names
from scenes.scan.split.printed import side_by_side
from scenes.scan.surface import ScanError
from terrain.meshes.files import read_mesh
from tests.scenes.scan import sheets
from tests.scenes.scan.scan_runs import HEAP, HUT, TOWER, WALL, drafts, model_file, scan, surface_file, table_file
from tests.scenes.scan.solids import cube, railed_deck, skin

ROOT = Path(__file__).parents[4]
NAMES = ["read", "scale", "level", "clean", "split", "simplify"]


def report(folder):
    return json.loads((drafts(folder) / "report.json").read_text())


def scene(folder):
    return load_scene(drafts(folder) / "scene.toml")


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A scanned table: the file, and the folder with what came of it."""
    folder = tmp_path_factory.mktemp("table")
    file = table_file(folder)
    scan(folder / "out", file)
    return file, folder / "out"


def test_a_scanned_table_becomes_a_scene_with_its_pieces(table):
    made = scene(table[1])
    assert made.table.size_pas == pytest.approx((36.0, 24.0), abs=0.15)
    sizes = sorted(tuple(np.subtract(*piece.bounds_pas[::-1])) for piece in made.table.pieces)
    for size, wanted in zip(sizes, sorted((TOWER, HUT, WALL, HEAP)), strict=True):
        assert size == pytest.approx(wanted, abs=0.12)


def test_pieces_stand_where_they_stood_on_the_table(table):
    tower = max(scene(table[1]).table.pieces, key=lambda piece: piece.bounds_pas[1][2])
    assert tower.at_pas == pytest.approx((29.5, 8.5, 0.0), abs=0.1) or tower.at_pas == pytest.approx(
        (36 - 29.5, 24 - 8.5, 0.0), abs=0.1
    ), "a table looks the same turned round"


def test_the_noise_of_the_scan_becomes_the_accuracy_of_its_pieces(table):
    found = report(table[1])
    assert 0.007 < found["noise_pas"] < 0.014
    assert all(0.007 < piece["accuracy_pas"] <= 0.021 for piece in found["pieces"])
    assert [piece.accuracy_pas for piece in scene(table[1]).table.pieces] == list(
        found["accuracy"]["pieces_pas"].values()
    )


def test_the_report_says_how_the_table_lay_in_the_file(table):
    plane = report(table[1])["plane"]
    assert plane["tilt_deg"] == pytest.approx(3.0, abs=0.1)
    assert 0.005 < plane["residual_pas"] < 0.02


def test_every_step_leaves_a_page_and_surfaces_that_any_program_opens(table):
    steps = table[1] / "steps"
    for number, name in enumerate(NAMES, 1):
        assert json.loads((steps / f"{number}-{name}.json").read_text())["name"] == name
    surfaces = sorted(path.name for path in steps.glob("*.ply"))
    assert {"1-read.ply", "3-level.ply", "4-clean.ply", "5-split-piece-01.ply", "6-simplify-piece-01.ply"} <= set(
        surfaces
    )
    assert all(len(read_mesh(steps / name).faces) for name in surfaces)


def test_the_same_scan_again_does_nothing_again(table):
    before = content(table[1])
    assert scan(table[1], table[0]) == NAMES
    assert content(table[1]) == before


def content(folder):
    """What a scan made, byte by byte."""
    return {path.name: path.read_bytes() for path in drafts(folder).rglob("*") if path.is_file()}


@pytest.fixture
def copy(table, tmp_path):
    """The same scan in a folder of its own."""
    subprocess.run(["cp", "-r", table[0], table[1], tmp_path], check=True)
    return tmp_path / table[0].name, tmp_path / "out"


@pytest.mark.parametrize(
    ("options", "kept"),
    [
        ({"name": "Ruins"}, 6),
        ({"tolerance_pas": 0.04}, 5),
        ({"budget": 500}, 5),
        ({"split": False}, 4),
        ({"fill_pas": 0.1}, 3),
        ({"crop": False}, 2),
        ({"units": "mm"}, 1),
    ],
)
def test_another_option_repeats_the_steps_that_rest_on_it_and_no_others(copy, options, kept):
    assert scan(copy[1], copy[0], **options) == NAMES[:kept]
    assert report(copy[1])["options"] | options == report(copy[1])["options"]


def test_another_file_of_the_same_name_starts_anew(copy):
    file, out = copy
    table_file(file.parent, sheets.block(*TOWER, at=(10, 10)))
    assert scan(out, file) == []
    assert len(scene(out).table.pieces) == 1


def test_a_file_that_was_moved_is_known_again(copy, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    moved = copy[0].rename(tmp_path / "elsewhere" / copy[0].name)
    assert scan(copy[1], moved) == NAMES
    assert report(copy[1])["inputs"][0]["path"] == str(moved.resolve())


def test_a_length_that_was_measured_settles_the_scale(tmp_path):
    """The numbers are in a unit nobody knows, but the tower of 7 pas is 175 mm high."""
    scan(tmp_path / "out", table_file(tmp_path, unit=11.3), length=KnownLength("piece-01 height", 0.175))
    assert report(tmp_path / "out")["scale"]["pas_per_unit"] == pytest.approx(1 / 11.3, rel=0.01)


def test_models_stand_on_a_table_under_the_names_of_their_files(tmp_path):
    sizes = {"tower": TOWER, "long wall": (20.0, 1.0, 2.0)}
    files = [model_file(tmp_path, f"{name}.ply", *size) for name, size in sizes.items()]
    scan(tmp_path / "out", *files, units="mm")
    made = scene(tmp_path / "out")
    assert made.table.size_pas == (36.0, 36.0)
    assert [piece.id for piece in made.table.pieces] == list(sizes)
    for piece, size in zip(made.table.pieces, sizes.values(), strict=True):
        assert np.subtract(*piece.bounds_pas[::-1]) == pytest.approx(size, abs=1e-3)
        assert piece.bounds_pas[0][2] == 0.0
        assert piece.accuracy_pas == 0.0, "a model is exact"


def test_models_stand_side_by_side_with_room_to_walk_between_them():
    sizes = [(3, 3, 7), (20, 1, 2), (12, 8, 3), (5, 4, 3), (15, 6, 2)]
    models = [sheets.block(*size, at=(40.0, -7.0)) for size in sizes]
    arranged = side_by_side(models)
    assert arranged.size_pas == (36.0, 36.0)
    boxes = [
        np.array([model.vertices.min(axis=0), model.vertices.max(axis=0)]) + move
        for model, move in zip(models, arranged.moves, strict=True)
    ]
    for one, (low, high) in enumerate(boxes):
        assert low[2] == 0.0
        assert (low[:2] >= 2.0 - 1e-3).all()
        assert (high[:2] <= 34.0 + 1e-3).all()
        for other_low, other_high in boxes[:one]:
            assert max((low - other_high)[:2].max(), (other_low - high)[:2].max()) >= 2.0 - 1e-3


@pytest.mark.parametrize(("count", "side"), [(1, 36.0), (4, 72.0), (9, 96.0)])
def test_a_table_grows_with_what_is_to_stand_on_it(count, side):
    assert side_by_side([sheets.block(28, 28, 3, at=(0, 0), step=7)] * count).size_pas == (side, side)


def test_models_too_large_for_any_table_are_refused_with_a_hint():
    with pytest.raises(ScanError, match="is the scale right"):
        side_by_side([sheets.block(60, 60, 3, at=(0, 0), step=10)] * 3)


def test_two_models_of_one_name_get_two_names():
    files = [Path("a/tower.stl"), Path("b/tower.stl"), Path("tower-2.stl"), Path("c/tower.ply"), Path(".stl")]
    assert piece_names(files) == ["tower", "tower-2", "tower-2-2", "tower-3", ".stl"]


def test_a_table_among_models_is_refused_by_name(tmp_path):
    files = [model_file(tmp_path, "tower.ply", *TOWER), table_file(tmp_path)]
    with pytest.raises(ScanError, match=r"table\.ply: shows a table"):
        scan(tmp_path / "out", *files, units="mm")


def test_a_bare_floor_is_refused_by_name(tmp_path):
    floor = sheets.noisy(sheets.sheet((36.0, 24.0)), 0.01)
    file = surface_file(tmp_path / "floor.ply", floor)
    with pytest.raises(ScanError, match=r"^[^\n]*floor\.ply: nothing stands on the table[^\n]*$"):
        scan(tmp_path / "out", file)


def test_a_file_that_changes_while_it_is_read_is_refused(tmp_path):
    file = table_file(tmp_path)
    known = fingerprints([file])
    file.write_bytes(file.read_bytes() + b"\0")
    with pytest.raises(ScanError, match=r"table\.ply: changed while it was read"):
        read_all([file], known)


@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL")
def test_what_was_killed_goes_on_from_the_last_whole_step_and_comes_to_the_same(table, tmp_path):
    file, out = table[0], tmp_path / "out"
    kill_after("3-level.json", Job(out, (file,)))
    assert not drafts(out).exists()
    reused = scan(out, file)
    assert reused == NAMES[: len(reused)]
    assert 3 <= len(reused) < 6
    assert content(out) == content(table[1])


def kill_after(page, job):
    """Have a job done by the worker, and kill it as soon as a step is whole."""
    (job.folder / "steps").mkdir(parents=True)
    command = [sys.executable, "-m", "scenes.scan.run.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, cwd=ROOT) as worker:
        worker.stdin.write(f"{job.line}\n".encode())
        worker.stdin.flush()
        deadline = time.monotonic() + 120
        while not (job.folder / "steps" / page).exists():
            assert time.monotonic() < deadline
            time.sleep(0.002)
        worker.send_signal(signal.SIGKILL)


def test_a_piece_that_reaches_over_the_edge_of_the_table_is_named_with_how_far(tmp_path):
    hut = sheets.block(8, 5, 3, at=(31, 9))
    scan(tmp_path / "out", table_file(tmp_path, hut, sheets.block(3, 3, 7, at=(6, 6))))
    notes = report(tmp_path / "out")["notes"]
    assert any("beyond the table of 36" in note and "is the table that large?" in note for note in notes), notes


def test_printed_models_are_never_taken_for_one_table_and_its_scenery(tmp_path):
    solids = {"tower": cube(2, 2, 5), "bridge": railed_deck(), "wall": cube(5, 0.4, 2)}
    files = [
        surface_file(tmp_path / f"{name}.ply", skin(solid).moved(25 * skin(solid).vertices))
        for name, solid in solids.items()
    ]
    scan(tmp_path / "out", *files)
    assert scene(tmp_path / "out").table.piece_names == ("tower", "bridge", "wall")
    assert report(tmp_path / "out")["table"]["form"] == "models"


def test_what_is_said_of_one_of_several_models_names_it(tmp_path):
    """A wall stands along z as the tower does; the tent has its flat foot along y."""
    tent = skin(manifold3d.Manifold.cylinder(4, 3, 0.1, 32).rotate([-90, 0, 0]))
    models = {"tower": skin(cube(2, 2, 5)), "wall": skin(cube(5, 0.4, 2)), "tent": tent}
    files = [surface_file(tmp_path / f"{name}.ply", one.moved(25 * one.vertices)) for name, one in models.items()]
    scan(tmp_path / "out", *files)
    ways_up = [note for note in report(tmp_path / "out")["notes"] if "is taken to point up" in note]
    assert [note.split(" is taken")[0] for note in ways_up] == ["tower, wall: z", "tent: y"]
