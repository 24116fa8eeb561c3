"""No string in any file of a stranger opens a file of this machine, and none tells whether there is one."""

from __future__ import annotations

import ast
import shutil
import sys
import tomllib
from copy import deepcopy
from pathlib import Path

import pytest
import tomlkit

from scenes.files.named_path import upload_folder
from scenes.files.problems import SceneError
from scenes.plugs.matches import load_scenario
from scenes.plugs.open import check_layout, problems_of
from tests import given

ROOT = Path(__file__).parents[2]
SCENES = sorted(
    (path for path in given.CATALOGUE.rglob("*.toml") if "format" in tomllib.loads(path.read_text("utf-8"))),
    key=lambda path: path.stat().st_size,
)
BANDED = """
format = "pas-scenario/1"
game = "ichoria"
name = "Banded"
scene = "open_field"
departs = ["ICH-TABLE-04", "ICH-TABLE-05"]
[[sides]]
name = "ours"
band = "phalanx"
[[sides]]
name = "theirs"
band = "drakkar"
"""
MODELLED = """
format = "pas-scene/1"
game = "ichoria"
name = "Modelled"
table.size = [12, 12]
[[pieces]]
id = "crate"
model = "crate"
at = [6, 6]
[[pieces]]
id = "rock"
mesh = "rock.obj"
at = [3, 3]
"""
ROCK = "v 0 0 0\nv 9 0 0\nv 0 9 0\nv 0 0 9\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n"
opened: list[str] = []
watched: list[str] = []


@sys.addaudithook
def _hear(event, arguments):
    if watched and event in ("open", "os.listdir", "os.scandir"):
        name = str(arguments[0])
        if watched[0] in name or watched[0] in str(Path(name).resolve() if name.startswith("/") else name):
            opened.append(name)


def strings(document, path=()):
    """Every string in a document: where it stands, and the same with the numbers of rows left out."""
    if isinstance(document, str):
        yield path, tuple(part for part in path if isinstance(part, str))
    if isinstance(document, dict | list):
        for key, child in document.items() if isinstance(document, dict) else enumerate(document):
            yield from strings(child, (*path, key))


def cases():
    """One case for each kind of key that any file has: the smallest file that has it."""
    seen = set()
    for path in SCENES:
        document = tomllib.loads(path.read_text("utf-8"))
        for where, kind in strings(document):
            if (document.get("game"), kind) not in seen:
                seen.add((document.get("game"), kind))
                yield pytest.param(path.relative_to(given.CATALOGUE), where, id=f"{path.stem}:{'.'.join(kind)}")
    for name, text in (("banded.toml", BANDED), ("modelled.toml", MODELLED)):
        for where, kind in strings(tomllib.loads(text)):
            yield pytest.param(Path(name), where, id=f"{name}:{'.'.join(kind)}")


@pytest.fixture(scope="module")
def upload():
    """All that ships, laid out as an upload is."""
    with upload_folder("law") as folder:
        home = folder / "deep"
        shutil.copytree(given.CATALOGUE, home)
        (home / "banded.toml").write_text(BANDED)
        (home / "modelled.toml").write_text(MODELLED)
        (home / "rock.obj").write_text(ROCK)
        yield home


@pytest.fixture(scope="module")
def secrets(tmp_path_factory):
    """Files of each kind that would be read if anybody looked; a band and a board are whole."""
    folder = tmp_path_factory.mktemp("private")
    for source, suffix in (("ichoria/bands/phalanx.toml", ".toml"), ("mythic/boards/agora.toml", ".board.toml")):
        shutil.copy(given.CATALOGUE / source, folder / f"secret{suffix}")
    (folder / "secret.stl").write_text("solid s\nendsolid s\n")
    (folder / "piece.toml").write_text('name = "private"\n')
    return folder


def said(path):
    """All that a stranger is told about a file."""
    told = [str(problem) for problem in problems_of(path)]
    try:
        load_scenario(path)
        told += map(str, check_layout(path).problems)
    except SceneError as trouble:
        told.append(str(trouble))
        if path.stem == "banded":
            told += map(str, check_layout(path).problems)
    return told


@pytest.mark.parametrize(("name", "where"), list(cases()))
def test_no_string_of_a_file_opens_another_file_of_this_machine(upload, secrets, name, where):
    path, told = upload / name, {}
    document = tomllib.loads(path.read_text("utf-8"))
    before = path.read_text("utf-8")
    up = Path("../" * 12) / str(secrets).lstrip("/")
    try:
        for suffix in (".toml", ".stl"):
            for stem in ("secret", "absent"):
                for way in (f"{secrets}/{stem}{suffix}", f"{up}/{stem}{suffix}"):
                    whole = deepcopy(document)
                    put(whole, where, way)
                    path.write_text(tomlkit.dumps(whole), "utf-8")
                    watched[:], opened[:] = [str(secrets)], []
                    told.setdefault((suffix, way.replace(stem, "*")), []).append(
                        [line.replace(stem, "*") for line in said(path)]
                    )
                    watched.clear()
                    assert opened == []
    finally:
        watched.clear()
        path.write_text(before, "utf-8")
    for there, absent in told.values():
        assert there == absent, "what is said tells whether the file is there"


def joined_with_what_a_file_says():
    """Places of the code that join a folder with a value of a document or of a form, past `named_file`."""
    for package in ("scenes", "viewer", "api"):
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div) and _is_said(node.right):
                    yield f"{path.relative_to(ROOT)}: {ast.unparse(node)}"


def _is_said(word):
    """Whether an expression is a text key of something, or an attribute of a form."""
    if isinstance(word, ast.Call) and word.args and getattr(word.func, "id", None) == "str":
        word = word.args[0]
    if isinstance(word, ast.Subscript):
        return isinstance(word.slice, ast.Constant) and isinstance(word.slice.value, str)
    return isinstance(word, ast.Attribute) and getattr(word.value, "id", None) in ("form", "side", "told", "document")


def test_no_folder_is_joined_with_what_a_file_says_past_the_one_function():
    """Two stand: the table of a record, which `named_table` has judged, and a name that we have just made ourselves."""
    assert set(joined_with_what_a_file_says()) == {
        "scenes/games/ichoria/scenario/scenario_file.py: folder / told['file']",
        "scenes/scan/write/draft_files.py: draft / entry['mesh']",
    }


def put(whole, where, word):
    *way, last = where
    for part in way:
        whole = whole[part]
    whole[last] = word


def test_the_watch_hears_a_file_that_is_opened(secrets):
    """The control: without it, a law about what is not opened could not fail."""
    watched[:], opened[:] = [str(secrets)], []
    (secrets / "secret.toml").read_bytes()
    watched.clear()
    assert opened == [str(secrets / "secret.toml")]


def test_what_is_named_within_the_upload_is_read(upload):
    assert problems_of(upload / "banded.toml") == []
    assert problems_of(upload / "modelled.toml") == []
