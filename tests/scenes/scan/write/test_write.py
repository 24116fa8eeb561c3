"""What is written: meshes that come back to the lattice unit, a scene a player can go on with, results all at once."""

from __future__ import annotations

import json
import struct
import tomllib

import numpy as np
import pytest

from scenes import load_scene
from scenes.scan.read.reader import read_scan
from scenes.scan.store.folder import REPORT, SCENE, claimed, digest
from scenes.scan.surface import ScanError, ScanStopped, Surface
from scenes.scan.write.draft_files import about_foot, foot_of, glb_bytes, mesh_names, on_lattice
from scenes.scan.write.scene_file import scene_text
from terrain.lattice.units import to_units
from terrain.meshes.files import read_mesh


def rubble(*, seed=1, colours=True, at=(17.3, 5.1, -0.07)):
    """Triangles at random around a place, as a scan leaves them: on no grid."""
    random = np.random.default_rng(seed)
    vertices = random.normal(at, (3.0, 2.0, 1.0), (90, 3))
    painted = random.integers(0, 256, (90, 3)).astype(np.uint8) if colours else None
    return Surface(vertices, np.arange(90).reshape(30, 3), painted)


def test_a_mesh_comes_back_from_its_file_point_by_point_and_colour_by_colour(tmp_path):
    surface = about_foot(rubble())
    (tmp_path / "rubble.glb").write_bytes(glb_bytes(surface, "rubble"))
    mesh = read_mesh(tmp_path / "rubble.glb")
    x, y, z = mesh.vertices.T
    assert np.array_equal(np.stack([x, -z, y], axis=1)[mesh.faces], surface.corners)
    coloured = read_scan(tmp_path / "rubble.glb").surface
    assert np.array_equal(coloured.colours[coloured.faces], surface.colours[surface.faces])


def test_a_mesh_carries_its_name_and_lengths_that_add_up():
    content = glb_bytes(about_foot(rubble(colours=False)), "old tower")
    magic, version, length = struct.unpack_from("<4sII", content)
    size, kind = struct.unpack_from("<I4s", content, 12)
    document = json.loads(content[20 : 20 + size])
    assert (magic, version, length, kind) == (b"glTF", 2, len(content), b"JSON")
    assert document["nodes"] == [{"name": "old tower", "mesh": 0}]
    assert document["buffers"][0]["byteLength"] == len(content) - 20 - size - 8
    assert all(view["byteOffset"] % 4 == 0 for view in document["bufferViews"])


@pytest.mark.parametrize("seed", range(6))
def test_a_piece_loads_to_the_very_place_it_had_in_the_scan(tmp_path, seed):
    surface = rubble(seed=seed, at=np.random.default_rng(seed).uniform(2, 30, 3))
    report = described(("rubble", surface))
    write(tmp_path, report, rubble=surface)
    (piece,) = load_scene(tmp_path / SCENE).table.pieces
    wanted = {tuple(sorted(map(tuple, corners))) for corners in to_units(surface.corners).tolist()}
    found = {tuple(sorted(map(tuple, corners))) for corners in piece.mesh.vertices[piece.mesh.faces].tolist()}
    assert found == wanted


def described(*pieces, size=(36.0, 24.0), name="Ruins", how="from the file"):
    """The part of a report that a scene file rests on."""
    return {
        "name": name,
        "inputs": [{"file": "table.ply"}],
        "scale": {"how": how},
        "table": {"size_pas": list(size)},
        "pieces": [entry(name, surface) for name, surface in pieces],
    }


def entry(name, surface):
    points = on_lattice(surface).vertices
    size = np.ptp(points, axis=0)
    return {
        "id": name,
        "guess": "tower?",
        "mesh": f"meshes/{name}.glb",
        "at_pas": [round(number, 5) for number in foot_of(points).tolist()],
        "size_pas": size.tolist(),
        "size_cm": (2.5 * size).tolist(),
        "triangles": len(surface.faces),
        "accuracy_pas": 0.02,
    }


def write(folder, report, **surfaces):
    (folder / "meshes").mkdir()
    for name, surface in surfaces.items():
        (folder / "meshes" / f"{name}.glb").write_bytes(glb_bytes(about_foot(surface), name))
    (folder / SCENE).write_text(scene_text(report), "utf-8")


def test_the_example_in_a_scene_works_when_it_is_uncommented(tmp_path):
    surface = rubble()
    write(tmp_path, described(("rubble", surface)), rubble=surface)
    scene = tmp_path / SCENE
    assert load_scene(scene).figures == ()
    head, example = scene.read_text().split("# [[figures]]")
    scene.write_text(head + "[[figures]]" + example.replace("\n# ", "\n"))
    (figure,) = load_scene(scene).figures
    assert figure.ground_pas == 0.0


def test_a_scene_says_what_each_piece_looks_like_and_how_large_it_is():
    text = scene_text(described(("rubble", rubble())))
    (line,) = [line for line in text.splitlines() if "tower?" in line]
    x, y, z = np.ptp(rubble().vertices, axis=0)
    assert f"{x:.1f} × {y:.1f} × {z:.1f} pas" in line
    assert f"({2.5 * x:.1f} × {2.5 * y:.1f} × {2.5 * z:.1f} cm)" in line


@pytest.mark.parametrize("name", ['He said "no"', "back\\slash", "two\nlines", "Été à l’ombre", "#"])
def test_any_name_makes_a_scene_that_can_be_read(name):
    document = tomllib.loads(scene_text(described(("rubble", rubble()), name=name, how='as "said"\nor so')))
    assert document["name"] == " ".join(name.split())


def test_mesh_files_have_names_that_every_system_can_hold():
    ids = ["piece-01", "Tour d’angle", "Tour d angle", "../../etc", "塔", "塔 2"]
    names = mesh_names(ids)
    assert len(set(names)) == len(ids)
    assert all(name.replace("-", "").replace("_", "").isascii() and "/" not in name and name for name in names)
    assert names[:2] == ["piece-01", "tour-d-angle"]


class Studio:
    """A folder in which scenes are published without any scan."""

    def __init__(self, folder):
        self.folder = folder

    def publish(self, scene="first", meshes=("a",), **more):
        with claimed(self.folder, [], **more) as place:
            (place.draft / "meshes").mkdir(parents=True)
            files = {SCENE: scene, **{f"meshes/{name}.glb": f"{scene} {name}" for name in meshes}}
            for name, content in files.items():
                (place.draft / name).write_text(content)
            sums = {name: digest(place.draft / name) for name in files}
            (place.draft / REPORT).write_text(json.dumps({"format": "pas-scan/1", "files": sums}))
            return place.publish()

    @property
    def files(self):
        found = [path for path in self.folder.rglob("*") if path.is_file() and "steps" not in path.parts]
        return {str(path.relative_to(self.folder)): path.read_text() for path in found if path.name != REPORT}


@pytest.fixture
def studio(tmp_path):
    return Studio(tmp_path / "out" / "table")


def test_results_appear_together_and_replace_the_ones_before(studio):
    studio.publish("first", ("a", "b"))
    assert studio.files == {SCENE: "first", "meshes/a.glb": "first a", "meshes/b.glb": "first b"}
    assert studio.publish("second", ("a",)) is None
    assert studio.files == {SCENE: "second", "meshes/a.glb": "second a"}


def test_a_scene_that_was_worked_on_is_set_aside_with_its_meshes(studio):
    studio.publish("first", ("a", "b"))
    (studio.folder / SCENE).write_text("first, with figures")
    aside = studio.publish("second", ("a",))
    assert aside == studio.folder / "before-1"
    assert (aside / SCENE).read_text() == "first, with figures"
    assert (aside / "meshes" / "b.glb").read_text() == "first b"
    assert (studio.folder / "meshes" / "a.glb").read_text() == "second a"


def test_meshes_of_the_players_own_stay(studio):
    studio.publish("first", ("a",))
    (studio.folder / "meshes" / "mine.stl").write_text("mine")
    studio.publish("second", ("b",))
    assert studio.files == {SCENE: "second", "meshes/b.glb": "second b", "meshes/mine.stl": "mine"}


def test_a_folder_of_others_is_refused_unless_it_is_forced(studio):
    studio.folder.mkdir(parents=True)
    (studio.folder / "letter.txt").write_text("dear Jelena")
    with pytest.raises(ScanError, match=r"not of a scan.*--force"):
        studio.publish()
    assert studio.files == {"letter.txt": "dear Jelena"}
    studio.publish(force=True)
    assert studio.files["letter.txt"] == "dear Jelena"
    assert studio.files[SCENE] == "first"


def test_a_scene_of_others_is_set_aside_even_when_forced(studio):
    studio.folder.mkdir(parents=True)
    (studio.folder / SCENE).write_text("by hand")
    aside = studio.publish(force=True)
    assert (aside / SCENE).read_text() == "by hand"


def fail(folder, leaving, trouble):
    """Begin a scan, leave a file among its steps, and fail."""
    with claimed(folder, []) as place:
        (place.steps / leaving).write_text("{}")
        raise trouble


@pytest.mark.parametrize("trouble", [ScanError("bad"), ScanStopped("slow"), KeyboardInterrupt()])
def test_what_fails_before_a_step_is_whole_leaves_no_trace(studio, tmp_path, trouble):
    with pytest.raises(type(trouble)):
        fail(studio.folder, ".1-read.ply.part", trouble)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("trouble", "kept"), [(ScanError("bad"), False), (ScanStopped("slow"), True)])
def test_steps_are_kept_when_time_runs_out_and_not_when_the_input_is_refused(studio, trouble, kept):
    with pytest.raises(ScanError):
        fail(studio.folder, "1-read.json", trouble)
    assert (studio.folder / "steps" / "1-read.json").exists() == kept
    studio.publish()
    assert studio.files[SCENE] == "first"


def test_two_scans_do_not_work_in_one_folder(studio):
    with claimed(studio.folder, []), pytest.raises(ScanError, match="another scan is at work"):
        studio.publish()
    studio.publish()
    assert studio.files[SCENE] == "first"


def test_what_is_read_may_not_lie_where_results_go(tmp_path):
    inside = tmp_path / "out" / "table.ply"
    inside.parent.mkdir()
    inside.write_text("ply")
    (tmp_path / "link").symlink_to(tmp_path / "out")
    for folder in (inside, tmp_path / "out", tmp_path, tmp_path / "link"):
        with pytest.raises(ScanError, match="-o"), claimed(folder, [inside], force=True):
            pass
    assert inside.read_text() == "ply"
    assert [path.name for path in inside.parent.iterdir()] == ["table.ply"]


def test_a_place_that_cannot_be_written_is_refused(tmp_path):
    (tmp_path / "letter.txt").write_text("dear Jelena")
    with pytest.raises(ScanError, match="cannot be written"), claimed(tmp_path / "letter.txt" / "out", []):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
