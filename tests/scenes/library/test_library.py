"""The library of models: what is stored is what was measured, and scenes find it by name."""

from __future__ import annotations

import shutil
import tomllib

import pytest
import trimesh

from scenes.files.problems import SceneError
from scenes.library import LibraryError, Wishes, add_model, user_library
from scenes.library.card import is_name, name_from
from scenes.library.model_size import SizingError, settle_units
from scenes.rulings.sight import rule_sight
from scenes.scan.surface import Surface
from scenes.scan.write.draft_files import glb_bytes
from scenes.table.load import load_scene
from terrain.meshes.raw import MeshError
from tests import given

STAIRS = given.CATALOGUE / "meshes" / "industrial_stairs.stl"
PIECE = '[[pieces]]\nid = "stairs"\nmodel = "{}"\nat = [18, 18]\n'


@pytest.fixture
def library(tmp_path, monkeypatch):
    """A library of the user's own, empty so far."""
    monkeypatch.setenv("PAS_LIBRARY", str(tmp_path / "library"))
    return user_library()


def block(folder, x, y, z, name="block.stl"):
    """A mesh file of a block, in whatever unit it is said to be."""
    path = folder / name
    trimesh.creation.box((x, y, z)).export(path)
    return path


def add(library, path, *, force=False, **wishes):
    return add_model(path, Wishes(**wishes), library, force=force)


def refusal_of(library, path, *, force=False, **wishes):
    with pytest.raises(MeshError) as refused:
        add(library, path, force=force, **wishes)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_model_is_stored_byte_for_byte_with_a_card_that_says_what_was_measured(library):
    model = add(library, STAIRS, name="stairs", licence="Apache-2.0").model
    assert model.path.read_bytes() == STAIRS.read_bytes()
    card = tomllib.loads((library.folder / "stairs" / "piece.toml").read_text())
    assert (card["name"], card["source"], card["licence"]) == ("stairs", "industrial_stairs.stl", "Apache-2.0")
    assert (card["units"], card["up"], card["scale"], card["kind"]) == ("mm", "z", 1.0, "solid")
    assert card["size"] == pytest.approx([3.0, 3.0, 2.0], abs=1e-3)
    assert (card["triangles"], card["closed"], card["defects"]["border_edges"]) == (248, True, 0)
    assert str(STAIRS.parent) not in (library.folder / "stairs" / "piece.toml").read_text()


def test_what_is_read_back_is_what_was_stored(library):
    licence = 'by "Zoë" \\ 2026 €'
    model = add(library, STAIRS, name="stairs", scale=1.5, accuracy=0.004, kind="difficult", licence=licence).model
    assert library.find("stairs") == model
    assert model.card.licence == licence


def test_nothing_but_the_file_and_its_card_is_left_behind(library):
    add(library, STAIRS, name="stairs")
    names = sorted(path.name for path in library.folder.rglob("*"))
    assert names == ["piece.toml", "stairs", names[-1]]
    assert names[-1].startswith("stairs-")


def test_floors_are_found_where_a_figure_can_stand(library, tmp_path):
    floor = trimesh.creation.box((150, 150, 5))
    posts = [trimesh.creation.box((5, 5, 100)) for _ in range(2)]
    posts[0].apply_translation((-70, -70, 50))
    posts[1].apply_translation((70, 70, 50))
    upper = floor.copy()
    upper.apply_translation((0, 0, 102.5))
    floor.apply_translation((0, 0, 2.5))
    trimesh.util.concatenate([floor, upper, *posts]).export(tmp_path / "house.stl")
    assert add(library, tmp_path / "house.stl").model.card.floors == (0.2, 4.2)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Tower Example", "tower-example"),
        ("Château_fort (2)", "chateau_fort-2"),
        ("--x--", "x"),
        ("塔", ""),
        ("a" * 80, "a" * 64),
    ],
)
def test_the_name_of_a_file_becomes_that_of_its_model(words, name):
    assert name_from(words) == name
    assert is_name(name) == bool(name)


@pytest.mark.parametrize("name", ["", "Tower", "a b", "../x", "a/b", ".hidden", "-x", "tower\n", "a" * 65])
def test_other_names_are_refused(library, name):
    assert "is no name for a model" in refusal_of(library, STAIRS, name=name)
    assert not library.folder.exists()


@pytest.mark.parametrize(
    ("longest", "extension", "units", "others"),
    [
        (230, ".stl", "mm", []),
        (15, ".stl", "mm", ["cm", "inch", "pas"]),
        (761, ".stl", "mm", []),
        (10, ".obj", "cm", ["inch", "pas"]),
        (0.302, ".obj", "m", []),
        (0.2, ".glb", "m", []),
        (120, ".glb", "mm", []),
        (22, ".ply", "mm", ["cm", "inch", "pas"]),
    ],
)
def test_a_unit_that_is_not_said_is_guessed_with_its_alternatives(longest, extension, units, others):
    sizing = settle_units(longest, extension)
    assert (sizing.units, sizing.guessed) == (units, True)
    assert [other.units for other in sizing.alternatives] == others


@pytest.mark.parametrize(
    ("longest", "said", "trouble"),
    [
        (230, "m", "in m its longest side is 2.3e+04 cm, which no printed piece is; in mm it would be 23 cm"),
        (0.23, "mm", "in mm its longest side is 0.023 cm, which no printed piece is; in m it would be 23 cm"),
        (5000, "cm", "no unit makes it one"),
        (5000, None, "in no unit is that a printed piece"),
        (0.0, None, "in no unit is that a printed piece"),
    ],
)
def test_an_absurd_size_is_refused_with_the_unit_that_was_likely_meant(longest, said, trouble):
    with pytest.raises(SizingError) as refused:
        settle_units(longest, ".obj", said)
    assert trouble in str(refused.value)


def test_an_enlarged_print_is_measured_as_it_is_printed(library, tmp_path):
    card = add(library, block(tmp_path, 5000, 2000, 2000), scale=0.02).model.card
    assert (card.units, card.size) == ("mm", pytest.approx((4.0, 1.6, 1.6)))


def test_gltf_is_upright_by_its_standard(library, tmp_path):
    card = add(library, block(tmp_path, 0.1, 0.2, 0.05, "block.glb")).model.card
    assert (card.units, card.up, card.size) == ("m", "y", pytest.approx((4.0, 2.0, 8.0)))


def test_a_piece_of_a_scan_is_in_pas(library, tmp_path):
    tower = trimesh.creation.box((4, 5, 6))
    path = tmp_path / "tower.glb"
    path.write_bytes(glb_bytes(Surface(tower.vertices, tower.faces), "tower"))
    card = add(library, path).model.card
    assert (card.units, card.units_guessed, card.size) == ("pas", False, pytest.approx((4, 5, 6)))


def test_a_model_on_its_back_is_noticed(library, tmp_path):
    cone = trimesh.creation.cone(radius=30, height=90)
    cone.apply_transform(trimesh.transformations.rotation_matrix(-1.5707963267948966, (1, 0, 0)))
    cone.export(tmp_path / "spire.stl")
    notes = add(library, tmp_path / "spire.stl").measured.notes
    assert "it has no flat foot with z up, but would have one with y up" in notes
    assert add(library, tmp_path / "spire.stl", up="y", force=True).measured.notes == ()


def test_a_size_that_is_unusual_but_possible_is_noted(library, tmp_path):
    notes = add(library, block(tmp_path, 900, 100, 20)).measured.notes
    assert notes == ("90 cm is unusual for a printed piece, which has 2 to 60 cm",)


@pytest.mark.parametrize(
    ("wishes", "trouble"),
    [
        ({"units": "inches"}, "unknown unit 'inches'; did you mean 'inch'?"),
        ({"up": "x"}, "unknown way up 'x'"),
        ({"kind": "sold"}, "unknown kind 'sold'; did you mean 'solid'?"),
        ({"scale": 0.0}, "the scale must be above 0"),
        ({"scale": float("nan")}, "the scale must be above 0"),
        ({"accuracy": 1.0}, "an accuracy of 1 pas is beyond use"),
        ({"licence": "a\nb"}, "the licence must be one line"),
        ({"units": "m"}, "which no printed piece is; in mm it would be 7.5 cm"),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_stored(library, wishes, trouble):
    assert trouble in refusal_of(library, STAIRS, **wishes)
    assert not library.folder.exists()


@pytest.mark.parametrize(
    ("name", "content", "trouble"),
    [
        ("rock.stl", b"", "the file is empty"),
        ("rock.stl", b"\0" * 80 + b"\xff\xff\xff\xff" + b"\0" * 70, "damaged"),
        ("rock.txt", b"hello", "unknown kind of mesh file"),
        ("rock.off", b"OFF\n3 1 0\n0 0 0\n0 0 0\n0 0 0\n3 0 1 2\n", "in no unit is that a printed piece"),
        ("rock.off", b"OFF\n3 1 0\n0 0 0\n9 9 9\n18 18 18\n3 0 1 2\n", "nothing is left"),
        ("塔.stl", None, "say --name"),
        ("nowhere.stl", None, "no such file"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_nothing_is_stored(library, tmp_path, name, content, trouble):
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert trouble in refusal_of(library, path)
    assert not library.folder.exists()


def test_the_same_file_may_be_added_again(library, tmp_path):
    first = add(library, STAIRS, name="stairs", accuracy=0.004).model
    shutil.copy(STAIRS, tmp_path / "copy.stl")
    again = add(library, tmp_path / "copy.stl", name="stairs")
    assert (again.model, again.measured) == (first, None)


def test_something_else_is_refused_under_the_same_name_unless_it_is_forced(library, tmp_path):
    first = add(library, STAIRS, name="stairs").model
    other = block(tmp_path, 50, 50, 50)
    assert "another model is called 'stairs' already (from industrial_stairs.stl)" in refusal_of(
        library, other, name="stairs"
    )
    assert "stored already with units 'mm', not 'cm'" in refusal_of(library, STAIRS, name="stairs", units="cm")
    assert library.find("stairs") == first
    replaced = add(library, other, name="stairs", force=True).model
    assert library.find("stairs") == replaced
    assert not first.path.exists()
    assert replaced.intact


def test_removing_a_model_leaves_what_others_put_beside_it(library):
    model = add(library, STAIRS, name="stairs").model
    (model.folder / "photo.txt").write_text("mine")
    library.remove("stairs")
    assert (library.names(), library.find("stairs")) == ([], None)
    assert [path.name for path in model.folder.iterdir()] == ["photo.txt"]


def test_a_removed_model_leaves_no_folder(library):
    add(library, STAIRS, name="stairs")
    assert not library.remove("stairs").exists()


def test_a_library_that_is_a_file_is_said(library):
    library.folder.write_text("not a folder")
    assert f"{library.folder / 'stairs'}: cannot be written: " in refusal_of(library, STAIRS, name="stairs")


def test_the_library_is_where_the_user_keeps_data(tmp_path, monkeypatch):
    monkeypatch.delenv("PAS_LIBRARY", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_library().folder == tmp_path / "pas" / "pieces"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert user_library().folder == tmp_path / ".local" / "share" / "pas" / "pieces"


# ---------------------------------------------------------------- in scenes


def loaded(folder, name="stairs", more=""):
    return load_scene(given.scene_file(folder, PIECE.format(name) + more))


def scene_refusal(folder, name="stairs"):
    """What is said of the model, behind file, line and key."""
    path = given.scene_file(folder, PIECE.format(name))
    with pytest.raises(SceneError) as refused:
        load_scene(path)
    start = f"{path}:{given.HEAD_LINES + 3}: pieces[0].model: "
    assert str(refused.value).startswith(start)
    return str(refused.value).removeprefix(start)


def test_a_scene_with_a_model_is_that_with_its_mesh(library, tmp_path):
    add(library, STAIRS, name="stairs", scale=1.5, accuracy=0.004, kind="difficult")
    shutil.copy(STAIRS, tmp_path / "stairs.stl")
    mesh = 'mesh = "stairs.stl"\nunits = "mm"\nscale = 1.5\naccuracy = 0.004\nkind = "difficult"'
    meshed = given.scene_file(tmp_path, PIECE.replace('model = "{}"', mesh), name="mesh.toml")
    assert loaded(tmp_path).table.digest == load_scene(meshed).table.digest


def test_a_scene_may_say_otherwise_than_the_library(library, tmp_path):
    add(library, STAIRS, name="stairs", accuracy=0.004, kind="difficult")
    said = 'scale = 2\nunits = "mm"\nup = "y"\naccuracy = 0.0\nkind = "solid"\n'
    piece = loaded(tmp_path, more=said).table.piece("stairs")
    assert piece.shape.size_pas == pytest.approx((6.0, 4.0, 6.0), abs=1e-3)
    assert (piece.accuracy_pas, piece.kind) == (0.0, "solid")


def test_a_model_carries_and_hides_figures(library, tmp_path):
    add(library, STAIRS, name="stairs")
    figures = "".join(f'[[figures]]\nid = "{x}"\nat = [{x}, 18]\n' for x in (14, 18, 22))
    scene = loaded(tmp_path, more=figures)
    assert scene.figure("18").ground_pas > 1
    assert rule_sight(scene, "14", "22").sight.verdict == "blocked"


def test_a_model_beside_the_scene_goes_before_one_of_the_user(library, tmp_path, monkeypatch):
    add(library, STAIRS, name="stairs")
    monkeypatch.setenv("PAS_LIBRARY", str(tmp_path / "pieces"))
    add(user_library(), block(tmp_path, 50, 50, 50), name="stairs")
    monkeypatch.setenv("PAS_LIBRARY", str(library.folder))
    assert loaded(tmp_path).table.piece("stairs").shape.size_pas == pytest.approx((2, 2, 2))
    shutil.rmtree(tmp_path / "pieces")
    scene = loaded(tmp_path)
    assert scene.table.piece("stairs").shape.size_pas[2] == pytest.approx(2)
    assert f"stairs: model 'stairs' from {library.folder / 'stairs'}, in mm as was guessed" in scene.notes


def test_an_unknown_model_is_answered_with_the_nearest_and_where_the_library_is(library, tmp_path):
    add(library, STAIRS, name="stairs")
    said = scene_refusal(tmp_path, "stiars")
    assert said.startswith("no model is called 'stiars'; did you mean 'stairs'?")
    assert str(library.folder) in said
    assert "no model is called '../stairs'" in scene_refusal(tmp_path, "../stairs")


def test_models_of_an_empty_library_are_unknown(library, tmp_path):
    assert "there is none here" in scene_refusal(tmp_path)
    assert not library.folder.exists()


def test_a_model_whose_file_was_changed_is_refused(library, tmp_path):
    path = add(library, STAIRS, name="stairs").model.path
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)
    assert scene_refusal(tmp_path) == f"{path}: was changed or damaged after it was added; add the model again"
    add(library, STAIRS, name="stairs")
    assert loaded(tmp_path).table.pieces, "adding it again repairs it"


def test_a_model_whose_file_is_gone_is_refused(library, tmp_path):
    path = add(library, STAIRS, name="stairs").model.path
    path.unlink()
    assert scene_refusal(tmp_path) == f"{path}: is gone; add the model again"


def test_a_model_whose_file_lies_elsewhere_is_refused(library, tmp_path):
    path = add(library, STAIRS, name="stairs").model.path
    path.rename(tmp_path / "elsewhere.stl")
    path.symlink_to(tmp_path / "elsewhere.stl")
    assert "leads out of its folder" in scene_refusal(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "trouble"),
    [
        ('units = "mm"', 'units = "furlong"', "damaged: units"),
        ('file = "', 'file = "../', "damaged: file"),
        ('name = "stairs"', 'name = "tower"', "name: is 'tower', but its folder is called 'stairs'"),
        ("closed = true", "", "damaged: closed"),
        ("scale = 1.0", "scale = inf", "damaged: scale"),
        ("[defects]", "[defects", "damaged: is no TOML"),
    ],
)
def test_a_damaged_card_is_refused_and_can_only_be_replaced(library, tmp_path, old, new, trouble):
    card = add(library, STAIRS, name="stairs").model.folder / "piece.toml"
    assert old in card.read_text()
    card.write_text(card.read_text().replace(old, new))
    assert f"{card}: {trouble}" in scene_refusal(tmp_path)
    assert trouble in refusal_of(library, STAIRS, name="stairs")
    add(library, STAIRS, name="stairs", force=True)
    assert loaded(tmp_path).table.pieces


def test_a_library_error_is_a_mesh_error():
    """So that whoever refuses meshes refuses models too."""
    assert issubclass(LibraryError, MeshError)


def test_the_models_that_ship_are_intact_and_licensed():
    from scenes.library import Library

    library = Library(given.CATALOGUE / "pieces")
    models = [library.find(name) for name in library.names()]
    assert models
    assert all(model.intact and model.card.licence for model in models)
