"""`pas piece`: models into the library and out of it, on the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from api.command.front.entries import PIECE
from api.command.terminal.scene_names import CATALOGUE
from tests import given

STAIRS = CATALOGUE / "meshes" / "industrial_stairs.stl"
KEYS = {
    "name", "folder", "file", "sha256", "source", "units", "units_guessed", "alternatives", "up", "scale", "kind",
    "accuracy", "size", "size_cm", "floors", "triangles", "closed", "defects", "licence", "notes", "added",
}  # fmt: skip


@pytest.fixture(autouse=True)
def library(tmp_path, monkeypatch):
    """A library of the user's own, empty so far."""
    monkeypatch.setenv("PAS_LIBRARY", str(tmp_path / "library"))
    return tmp_path / "library"


def test_a_model_goes_in_is_shown_and_listed_and_goes_out_again(pas, library):
    said = pas("piece", "add", STAIRS, "--name", "stairs", "--accuracy", "0.1mm", "--json")
    assert said.exit_code == 0, said.err
    assert set(said.document) == KEYS
    assert (said.document["added"], said.document["accuracy"]) == (True, pytest.approx(0.004))
    assert said.document["size_cm"] == pytest.approx([7.5, 7.5, 5.0], abs=1e-3)
    shown = pas("piece", "show", "stairs", "--json").document
    assert shown == {key: said.document[key] for key in shown}
    (listed,) = pas("piece", "list", "--json").document["pieces"]
    assert (listed["name"], listed["problem"]) == ("stairs", None)
    assert pas("piece", "remove", "stairs", "--json").document["removed"] == "stairs"
    assert pas("piece", "list", "--json").document == {"library": str(library), "pieces": []}


def test_a_guessed_unit_is_said_aloud_with_its_alternatives(pas, tmp_path):
    path = tmp_path / "gate.off"
    path.write_text("OFF\n4 4 0\n0 0 0\n10 0 0\n0 10 0\n0 0 12\n3 0 2 1\n3 0 1 3\n3 1 2 3\n3 2 0 3\n")
    said = pas("piece", "add", path).out
    assert said.splitlines()[0].strip() == "GATE IS IN THE LIBRARY"
    assert "10.0 × 10.0 × 12.0 cm (4.00 × 4.00 × 4.80 pas)" in said
    assert "cm (guessed), z up" in said
    assert "in inch its longest side would be 30.5 cm; --units settles it" in said
    alternatives = pas("piece", "add", path, "--force", "--json").document["alternatives"]
    assert [other["units"] for other in alternatives] == ["inch", "pas"]
    assert "in any other unit it would not have the size" in pas("piece", "add", STAIRS).out


def test_a_unit_that_is_said_is_no_guess(pas):
    said = pas("piece", "add", STAIRS, "--units", "mm")
    assert "guessed" not in said.out
    assert "longest side" not in said.out


def test_french_is_spoken_too(pas):
    said = pas("piece", "add", STAIRS, "--name", "marches", "--lang", "fr")
    assert said.out.splitlines()[0].strip() == "MARCHES EST DANS LA BIBLIOTHÈQUE"
    assert "7,5 × 7,5 × 5,0 cm (3,00 × 3,00 × 2,00 pas)" in said.out


def test_adding_the_same_again_says_so_and_another_needs_force(pas):
    pas("piece", "add", STAIRS, "--name", "stairs")
    again = pas("piece", "add", STAIRS, "--name", "stairs")
    assert (again.exit_code, again.out.splitlines()[0].strip()) == (0, "STAIRS WAS IN THE LIBRARY ALREADY")
    bridge = CATALOGUE / "meshes" / "walkway_bridge.stl"
    refused = pas("piece", "add", bridge, "--name", "stairs")
    assert refused.exit_code == 2
    assert refused.is_one_line_of_complaint
    assert "--force" in refused.err
    assert pas("piece", "add", bridge, "--name", "stairs", "--force").exit_code == 0
    assert pas("piece", "show", "stairs", "--json").document["source"] == "walkway_bridge.stl"


def test_a_scene_uses_the_model_by_its_name(pas, tmp_path):
    pas("piece", "add", STAIRS, "--name", "stairs")
    scene = given.scene_file(tmp_path, '[[pieces]]\nid = "a"\nmodel = "stairs"\nat = [18, 18]\n')
    assert pas("los", scene, "14,18", "22,18", "--json").document["verdict"] == "blocked"
    pas("piece", "remove", "stairs")
    said = pas("los", scene, "14,18", "22,18")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "pieces[0].model: no model is called 'stairs'" in said.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["add", "nowhere.stl"], "nowhere.stl: no such file"),
        (["add", STAIRS, "--units", "furlong"], "unknown unit 'furlong'"),
        (["add", STAIRS, "--units", "m"], "in mm it would be 7.5 cm"),
        (["add", STAIRS, "--name", "My Stairs"], "did you mean 'my-stairs'?"),
        (["add", STAIRS, "--accuracy", "0.1"], "--accuracy: '0.1' has no unit"),
        (["add", STAIRS, "--accuracy", "1m"], "beyond use"),
        (["add", STAIRS, "--scale", "-1"], "the scale must be above 0"),
        (["add", STAIRS, "--kind", "lava"], "unknown kind 'lava'"),
        (["show", "tower"], "no model is called 'tower'; there is none here"),
        (["remove", "../library"], "no model is called '../library'"),
        (["ad", STAIRS], "Did you mean 'add'?"),
    ],
)
def test_bad_input_is_one_line_and_stores_nothing(pas, library, words, complaint):
    said = pas("piece", *words)
    assert said.exit_code == 2, said
    assert said.is_one_line_of_complaint
    assert complaint in said.err
    assert not library.exists()


def test_a_name_that_does_not_exist_is_answered_with_the_nearest(pas):
    pas("piece", "add", STAIRS, "--name", "stairs")
    for command in ("show", "remove"):
        assert "did you mean 'stairs'?" in pas("piece", command, "stiars").err


def test_a_damaged_model_is_listed_as_such_and_not_shown(pas, library):
    pas("piece", "add", STAIRS, "--name", "stairs")
    (library / "stairs" / "piece.toml").write_text("nonsense")
    (listed,) = pas("piece", "list", "--json").document["pieces"]
    assert "damaged" in listed["problem"]
    said = pas("piece", "show", "stairs")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert pas("piece", "remove", "stairs").exit_code == 0
    assert pas("piece", "list", "--json").document["pieces"] == []


def test_without_a_word_the_help_is_shown(pas):
    said = pas("piece")
    assert said.exit_code == 0
    assert all(command.name in said.out for command in PIECE)


@pytest.mark.parametrize("command", [command.name for command in PIECE])
def test_every_command_has_help_with_an_example(pas, command):
    said = pas("piece", command, "--help")
    assert said.exit_code == 0
    assert f"pas piece {command}" in said.out.split("Examples")[1]
    assert "--json" in said.out
    assert "--lang" in said.out


def test_help_waits_for_no_geometry():
    script = (
        "import sys; from api.command import main; main(['piece', 'add', '--help']);"
        "print(sorted(set(sys.modules) & {'numba', 'numpy', 'shapely'}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_manual_shows_the_command():
    page = (Path(__file__).parents[4] / "docs" / "scan.md").read_text("utf-8")
    assert "### `pas piece" in page
    assert all(f"pas piece {command.name}" in page for command in PIECE)
