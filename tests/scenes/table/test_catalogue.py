"""The scenes that ship: each loads, and its figures stand where its story puts them."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

from scenes.files.scene_form import SHAPE_KEYS
from scenes.table.load import load_scene, scene_problems
from terrain import GROUND_KINDS, PIECE_KINDS
from terrain.meshes.files import EXTENSIONS
from tests import given

NAMES = [path.stem for path in given.SHIPPED]


@cache
def shipped(name):
    return load_scene(given.CATALOGUE / f"{name}.toml")


def test_the_catalogue_has_the_scenes_that_are_promised():
    promised = {"open_field", "slits", "two_towers", "bridge", "castle", "mars", "ruin", "teaching"}
    assert promised | {"garden", "level"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_scene_loads_without_problems(name):
    assert scene_problems(given.CATALOGUE / f"{name}.toml") == []


@pytest.mark.parametrize("name", NAMES)
def test_every_scene_tells_its_story_before_it_begins(name):
    head = (given.CATALOGUE / f"{name}.toml").read_text(encoding="utf-8").split("\nformat")[0]
    assert len([line for line in head.splitlines() if line.startswith("# ")]) >= 2


@pytest.mark.parametrize("name", NAMES)
def test_every_profile_is_one_of_the_lists(name):
    rules = tomllib.loads((given.CATALOGUE / "rules" / "ichoria.toml").read_text(encoding="utf-8"))
    known = {f"{profile['faction']}/{profile['key']}" for profile in rules["profile"]}
    assert {figure.profile for figure in shipped(name).figures} <= known | {None}


@pytest.mark.parametrize("name", NAMES)
def test_nobody_stands_in_anybody_elses_place(name):
    assert not [note for note in shipped(name).notes if "overlap" in note]


@pytest.mark.parametrize(
    ("scene", "figure", "ground"),
    [
        ("bridge", "davios", 2.0),
        ("bridge", "leucas", 0.0),
        ("bridge", "ragnar", 1.6),
        ("two_towers", "davios", 8.16),
        ("two_towers", "leucas", 4.16),
        ("two_towers", "theron", 0.16),
        ("two_towers", "melas", 8.64),
        ("two_towers", "antiope", 0.0),
        ("castle", "davios", 0.0),
        ("castle", "jelena", 0.0),
        ("castle", "antiope", 3.35),
        ("castle", "lampedo", 2.75),
        ("ruin", "jelena", 3.9),
        ("ruin", "davios", 0.3),
        ("level", "davios", 4.99),
        ("level", "leucas", 0.98),
        ("level", "theron", 7.84),
        ("level", "lampedo", 0.0),
        ("garden", "davios", 0.54),
        ("garden", "antiope", 0.0),
        ("mars", "myrine", 1.58),
        ("mars", "davios", 0.36),
        ("teaching", "jelena", 2.0),
        ("teaching", "climber", 1.6),
        ("teaching", "scout", 0.3),
    ],
)
def test_a_figure_stands_on_the_floor_that_was_meant(scene, figure, ground):
    assert shipped(scene).figure(figure).ground_pas == pytest.approx(ground, abs=0.01)


def test_the_teaching_scene_has_one_of_everything():
    document = tomllib.loads((given.CATALOGUE / "teaching.toml").read_text(encoding="utf-8"))
    pieces, figures = document["pieces"], document["figures"]
    assert all(any(key in piece for piece in pieces) for key in SHAPE_KEYS)
    assert {piece.get("kind", "solid") for piece in pieces} == {*PIECE_KINDS}
    assert {area["kind"] for area in document["areas"]} == {*GROUND_KINDS, "deployment"}
    assert any(isinstance(figure.get("base"), list) for figure in figures)
    assert any(figure.get("crouched") for figure in figures)
    assert document["fragments"]


def test_the_fragments_of_the_open_field_lie_more_than_six_pas_apart():
    places = [fragment.at_pas for fragment in shipped("open_field").fragments]
    assert len(places) == 12
    assert all((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 > 6**2 for k, a in enumerate(places) for b in places[:k])


def test_every_mesh_that_ships_is_used_and_licensed():
    licences = (given.CATALOGUE / "meshes" / "LICENCES.md").read_text(encoding="utf-8")
    texts = "".join(path.read_text(encoding="utf-8") for path in given.SHIPPED)
    meshes = [path.name for path in (given.CATALOGUE / "meshes").iterdir() if path.suffix in EXTENSIONS]
    assert len(meshes) >= 10
    assert not [name for name in meshes if name not in texts or name not in licences]


def test_the_towers_say_that_their_cracks_were_closed():
    """Two holes of eight edges each, closed by six faces each."""
    assert "west tower: 12 faces added to close small holes" in shipped("two_towers").notes
