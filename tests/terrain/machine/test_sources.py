"""Cache keys follow the code that is really used: imports of any depth, never the place of a file."""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from terrain.machine import sources
from terrain.planning.field.field import prepare_field
from terrain.scenery.pieces import Piece
from terrain.scenery.prepare import prepare
from terrain.scenery.table import Table

ROOT = Path(__file__).parents[3]


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package whose door is lazy and whose deepest module is three folders down."""
    name = f"specimen_of_{tmp_path.name.replace('-', '_')}"
    files = {
        "__init__.py": "",
        "maker.py": f"from {name}.lazy import deep\nfrom {name}.plain import near\n",
        "plain.py": f"def near():\n    from {name}.lazy.inner import late\n    return late\n",
        "unused.py": "",
        "lazy/__init__.py": "if TYPE_CHECKING:\n"
        f"    from {name}.lazy.inner.bottom import deep\n"
        f"    from {name}.lazy.aside import other\n\n"
        "__getattr__ = door(__name__)\n",
        "lazy/aside.py": "",
        "lazy/inner/__init__.py": "",
        "lazy/inner/bottom.py": "deep = 1\n",
        "lazy/inner/late.py": "late = 2\n",
    }
    for path, text in files.items():
        place = tmp_path / name / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield tmp_path / name
    forget()


def forget():
    for remembered in (sources._source, sources._folder, sources.path_of, sources._digest):
        remembered.cache_clear()


def digest_of(package):
    forget()
    return sources.digest(f"{package.name}.maker")


@pytest.mark.parametrize("path", ["maker.py", "plain.py", "lazy/inner/bottom.py", "lazy/inner/late.py"])
def test_a_change_in_a_module_of_any_depth_changes_the_key(package, path):
    before = digest_of(package)
    (package / path).write_text((package / path).read_text() + "# changed\n")
    assert digest_of(package) != before


@pytest.mark.parametrize("path", ["unused.py", "lazy/aside.py"])
def test_a_change_in_a_module_that_is_not_used_changes_no_key(package, path):
    before = digest_of(package)
    (package / path).write_text("# changed\n")
    assert digest_of(package) == before


def test_a_copy_in_another_place_has_the_same_key(package, tmp_path_factory, monkeypatch):
    before = digest_of(package)
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    shutil.move(package, elsewhere)
    monkeypatch.syspath_prepend(str(elsewhere))
    assert digest_of(package) == before


def test_the_imports_found_in_a_text_are_those_that_python_finds():
    for path in [path for package in sources.OURS for path in (ROOT / package).rglob("*.py")]:
        text = path.read_text("utf-8")
        nodes = list(ast.walk(ast.parse(text)))
        plain = {(name.name, ()) for node in nodes if isinstance(node, ast.Import) for name in node.names}
        named = {
            (node.module, tuple(name.name for name in node.names)) for node in nodes if isinstance(node, ast.ImportFrom)
        }
        assert {tuple(found) for found in sources.imports(text)} == plain | named, path


RUN = """
import json, sys
ran = set()
def watch(frame, event, _):
    ran.add(frame.f_globals.get("__name__", ""))
from terrain.machine import kernels
kernels.lent = lambda array: array
from terrain.planning.field.field import prepare_field
from terrain.planning.field.link_finder import Reach
from terrain.movement.answers import Mover
from terrain.scenery.pieces import Piece, box_shape
from terrain.scenery.table import Table
table = Table((3.0, 3.0), (Piece("wall", box_shape(0.5, 1.0, 1.0), (1.0, 1.0, 0.0)),))
sys.setprofile(watch)
{work}
sys.setprofile(None)
print(json.dumps(sorted(name for name in ran if name.split(".")[0] == "terrain")))
"""


@pytest.mark.parametrize(
    ("work", "makers"),
    [
        ("table.prepare()", (prepare, Piece, Table)),
        (
            "prepare_field(table, Mover(1.2, 1.25), low_height_pas=0.5, reach=Reach(9.0, 6.0, 12.0))",
            (prepare_field, Table, Piece),
        ),
    ],
)
def test_every_module_that_has_a_part_in_a_kept_result_is_part_of_its_key(work, makers, tmp_path):
    """Watched while it runs, uncompiled: no function of a module outside the key is called."""
    watched = subprocess.run(
        [sys.executable, "-c", RUN.replace("{work}", work)],
        env={"NUMBA_DISABLE_JIT": "1", "PAS_CACHE": str(tmp_path), "PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    ran = set(json.loads(watched.stdout))
    assert len(ran) > 5
    assert ran <= set(sources.rests_on(*(maker.__module__ for maker in makers)))


def test_words_about_a_module_change_no_key(package):
    (package / "plain.py").write_text('"""One thing."""\n' + (package / "plain.py").read_text())
    before = digest_of(package)
    (package / "plain.py").write_text((package / "plain.py").read_text().replace("One thing", "Another,\n\nlonger"))
    assert digest_of(package) == before
