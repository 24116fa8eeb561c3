"""The house itself: doors, paths, and documents that keep up with the code."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from api.command.entries import PAS

ROOT = Path(__file__).parents[1]
PACKAGES = ("terrain", "skirmish", "scenes", "viewer", "api")
SKIPPED = {".git", ".venv", "__pycache__", "demo", "build", "dist"}
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|farm|root|home|Users)/\w+")
MACHINE_WORDS = re.compile(r"(?<![\w./])/tmp/\w+|[A-Z]:\\Users")
RULE_ID = re.compile(r"\b[A-Z]{2,6}-[A-Z]+-\d+\b")
MODULE_LINES, FUNCTION_LINES = 400, 40


def project_files() -> list[Path]:
    """Every text of the project that git would keep."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    names = listed.stdout.splitlines() if listed.returncode == 0 else [str(path) for path in ROOT.rglob("*")]
    files = [ROOT / name for name in names if not SKIPPED & set(Path(name).parts)]
    return [
        path for path in files if path.is_file() and path.suffix not in {".stl", ".ply", ".glb", ".png", ".obj", ".off"}
    ]


def modules() -> list[Path]:
    return [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]


def test_no_file_names_a_path_of_somebodys_machine():
    files = project_files()
    naming = [path.name for path in files if MACHINE_PATH.search(path.read_text("utf-8", "replace"))]
    naming += [path.name for path in files if MACHINE_WORDS.search(path.read_text("utf-8", "replace"))]
    assert len(files) > 50
    assert not [name for name in naming if name != Path(__file__).name]


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_has_a_door_that_is_its_map(package):
    door = ast.parse((ROOT / package / "__init__.py").read_text("utf-8"))
    names = {name.id for node in ast.walk(door) for name in ast.walk(node) if isinstance(name, ast.Name)}
    assert len((ast.get_docstring(door) or "").splitlines()) >= 3, f"{package} has no map"
    assert "__all__" in names


def test_every_module_says_what_it_is():
    assert not [path.name for path in modules() if not ast.get_docstring(ast.parse(path.read_text("utf-8")))]


def test_geometry_cites_no_rule_of_a_game():
    geometry = sorted((ROOT / "terrain").rglob("*.py"))
    assert len(geometry) > 50
    assert not [path.name for path in geometry if RULE_ID.search(path.read_text("utf-8"))]


def test_no_module_and_no_function_is_too_long_to_read():
    long_modules = [path.name for path in modules() if len(path.read_text("utf-8").splitlines()) > MODULE_LINES]
    functions = [
        (path.name, node.name)
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= FUNCTION_LINES
    ]
    assert (long_modules, functions) == ([], [])


def test_the_manual_shows_every_command():
    manual = "\n".join(page.read_text("utf-8") for page in sorted((ROOT / "docs").glob("*.md")))
    commands = [command.name for command in PAS]
    commands += ["piece", "scenario"]
    assert len(commands) >= 7
    assert not [name for name in commands if f"### `pas {name}" not in manual]


def test_the_readme_begins_with_the_two_commands_that_matter():
    first_block = (ROOT / "README.md").read_text("utf-8").split("```")[1]
    assert "make demo" in first_block
    assert "make test" in first_block


def test_continuous_integration_runs_what_the_readme_tells_people_to_run():
    ci = (ROOT / ".ci" / "run").read_text("utf-8")
    assert "make check" in ci
    assert "make test" in ci


def test_every_dependency_has_a_reason():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [name for names in project["optional-dependencies"].values() for name in names]
    reasons = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = [re.split(r"[<>=\[]", line)[0] for line in [*project["dependencies"], *extras]]
    assert not [name for name in named if name not in reasons]


IMPORTED_AS = {"pillow": "PIL", "fastapi": "starlette", "pydantic": "pydantic_core", "pyvista": "vtkmodules"}
"""Packages whose modules have another name, or that are built on one which is theirs to bring."""


def test_every_package_that_is_imported_is_declared():
    """One that only comes along with another is gone as soon as that one no longer needs it."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [name for group, names in project["optional-dependencies"].items() if group != "dev" for name in names]
    declared = {re.split(r"[<>=\[]", line)[0] for line in [*project["dependencies"], *extras]}
    known = {name.replace("-", "_") for name in declared} | {IMPORTED_AS.get(name, name) for name in declared}
    imported = {name for path in modules() for name in packages_imported_by(path)}
    assert imported - known - set(PACKAGES) - sys.stdlib_module_names == set()


def packages_imported_by(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]
