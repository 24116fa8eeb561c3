"""From an empty folder to a ruling: models in three units, and every wrong turn on the way answered in one line."""

from __future__ import annotations

import zipfile

import pytest
import trimesh

HEAD = 'format = "pas-scene/1"\ngame = "ichoria"\nname = "Ruins"\n[table]\nsize = [24, 24]\n'
FIGURES = '[[figures]]\nid = "Davios"\nat = [4, 12]\n[[figures]]\nid = "jelena"\nat = [20, 12]\n'
LANGS = ("en", "fr")


def piece(name, mesh, x, more=""):
    return f'[[pieces]]\nid = "{name}"\nmesh = "{mesh}"\nat = [{x}, 12]\n{more}\n'


SOUND = (
    piece("tower", "tower.stl", 8, 'units = "mm"')
    + piece("wall", "wall.glb", 12)
    + piece("hut", "hut.obj", 16, 'units = "inch"')
)
NO_SIZE = "its longest side is {}, which no scenery has; in {} it would be {}"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A tower in millimetres, a wall in metres with y up, a hut in inches, and files under wrong names."""
    monkeypatch.chdir(tmp_path)
    trimesh.creation.box((60, 60, 130)).export("tower.stl")
    trimesh.creation.box((0.10, 0.05, 0.01)).export("wall.glb")
    trimesh.creation.box((4, 4, 2)).export("hut.obj")
    (tmp_path / "renamed.obj").write_bytes((tmp_path / "tower.stl").read_bytes())
    (tmp_path / "picture.stl").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(50))
    with zipfile.ZipFile("zip.stl", "w") as archive:
        archive.write("tower.stl")
    return tmp_path


def scene(folder, text):
    (folder / "scene.toml").write_text(HEAD + text, encoding="utf-8")
    return "scene.toml"


@pytest.mark.parametrize("lang", LANGS)
def test_models_in_three_units_become_a_table_with_a_ruling(pas, folder, lang):
    path = scene(folder, SOUND + FIGURES)
    checked = pas("check", path, "--lang", lang)
    assert checked.exit_code == 0
    assert "wall: wall.glb is taken to be in m with y up, as glTF defines" in " ".join(checked.out.split())
    ruled = pas("los", path, "DAVIOS", "Jelena", "--lang", lang)
    assert ruled.exit_code == 0
    assert ("DAVIOS DOES NOT SEE JELENA" if lang == "en" else "DAVIOS NE VOIT PAS JELENA") in ruled.out
    sizes = pas("cover", path, "5,5", "20,5", "--json")
    assert sizes.document["hidden"] == {"low": 0.0, "high": 0.0}


WRONG_PIECES = {
    "picture.stl": ("", "picture.stl: is a PNG picture, whatever its name says; a picture has no shape: name a mesh"),
    "zip.stl": ("", "zip.stl: is a zip archive, whatever its name says; unpack it and name the file inside"),
    "renamed.obj": ("", "renamed.obj: is an STL mesh, whatever its name says; let its name end in .stl"),
    "scene.toml": ("", "scene.toml: is a scene or another TOML file, not a mesh"),
    "nowhere.stl": ("", "nowhere.stl: no such file"),
    "hut.obj": ("", f"hut.obj: in mm {NO_SIZE.format('4 mm', 'cm', '4 cm, in inch 10.2 cm')}"),
    "wall.glb": ('units = "mm"', f"wall.glb: in mm {NO_SIZE.format('0.1 mm', 'm', '10 cm')}"),
    "tower.stl": ('units = "m"', f"tower.stl: in m {NO_SIZE.format('130 m', 'mm', '13 cm')}"),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("mesh", WRONG_PIECES)
def test_a_wrong_mesh_is_named_by_check_and_by_the_question_alike(pas, folder, mesh, lang):
    more, what = WRONG_PIECES[mesh]
    path = scene(folder, piece("it", mesh, 12, more) + FIGURES)
    (problem,) = pas("check", path, "--json", "--lang", lang).document["problems"]
    assert problem["what"].startswith(what)
    asked = pas("los", path, "davios", "jelena", "--lang", lang)
    assert (asked.exit_code, asked.out) == (2, "")
    assert asked.err == "{file}:{line}: {key}: {what}\n".format(**problem)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tower.stl", "is an STL mesh, not a scene; `pas scan tower.stl -o DIR` makes one of it"),
        ("wall.glb", "is a glTF mesh, not a scene; `pas scan wall.glb -o DIR` makes one of it"),
        ("picture.stl", "is a PNG picture, not a scene; a scene is a TOML file that names its meshes"),
        ("zip.stl", "it is a zip archive: if it holds a mesh, `pas scan zip.zip -o DIR` makes a scene of it"),
    ],
)
def test_a_file_that_is_no_scene_says_what_it_is(pas, folder, name, said, lang):
    asked = pas("los", folder / name, "davios", "jelena", "--lang", lang)
    assert (asked.exit_code, asked.is_one_line_of_complaint) == (2, True)
    assert said in asked.err


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("davois", "no figure is called 'davois'; did you mean 'Davios'?"),
        ("“Davios”", "“ ” are typographic quotes, write it without them; did you mean 'Davios'?"),
        ("4,5;12,0", "decimals take a point, and a comma stands between the numbers; write 4.5,12.0"),
        ("4.5,12", "4.5,12 and Davios overlap: they cannot both stand there"),
        ("40,12", "40,12 is off the table of 24 x 24"),
        ("8,12,0", "8,12,0 stands inside tower (ground 0.00)"),
    ],
)
def test_a_wrong_name_or_place_is_answered_with_what_was_meant(pas, folder, name, said, lang):
    path = scene(folder, SOUND + FIGURES)
    for command in ("los", "measure", "cover"):
        asked = pas(command, path, name, "jelena", "--lang", lang)
        assert (asked.exit_code, asked.is_one_line_of_complaint) == (2, True)
        assert said in asked.err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (FIGURES.replace("4, 12", "4,5, 12,0"), "figures[0].at: has 4 entries; must have at most 3; decimals take"),
        (FIGURES.replace('"Davios"', "“Davios”"), "is no TOML: “ ” are typographic quotes; write plain ones"),
        (FIGURES + "height = 1,25\n", "is no TOML: 1,25 has a decimal comma; numbers have a point: 1.25"),
        (FIGURES.replace("20, 12", "4.5, 12"), "figures[1].at: jelena and Davios overlap: they cannot both"),
        (FIGURES + 'profile = "greeks/hoplit"\n', "figures[1].profile: jelena: no profile is called 'greeks/hoplit'"),
    ],
)
def test_a_slip_in_the_scene_is_named_with_its_line_and_key(pas, folder, text, said):
    path = scene(folder, text)
    assert said in pas("check", path).out
    assert said in pas("los", path, "davios", "jelena").err
