"""The house, measured: folders, names, doors, layers, and documents that keep up with the code."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter, defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path

import grimp
import pytest

from api.command.front.entries import PAS
from skirmish.library import GAMES

ROOT = Path(__file__).parents[1]
PACKAGES = ("terrain", "skirmish", "scenes", "viewer", "api")
DATA = {"catalogue", "schema", "static", "__pycache__"}
SKIPPED = {".git", ".venv", "__pycache__", "demo", "build", "dist"}
BINARY = {".stl", ".ply", ".glb", ".png", ".obj", ".off", ".xz"}
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|farm|root|home|Users)/\w+")
MACHINE_WORDS = re.compile(r"(?<![\w./])/tmp/\w+|[A-Z]:\\Users")
RULE_ID = re.compile(r"\b[A-Z]{2,6}-[A-Z]+-\d+\b")
GERUND = re.compile(r"^(?:\w+_)?(?!ceiling|ring|string|thing|spring|king|wing|building|crossing)\w+ing$")
NOUNS_IN_ING = {
    *("briefing", "drawing", "landing", "ruling", "seating", "shading", "spelling", "string_pulling"),
    "true_scale_drawing",
}
"""Nouns of the field that end like a gerund."""
QUAINT = re.compile(r"\b(who asks|whoever|so many|say of|come of|to be written)\b", re.IGNORECASE)
WIDEST, MODULE_LINES, FUNCTION_LINES, SUBJECT = 12, 400, 40, 72


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
    return [path for path in files if path.is_file() and path.suffix not in BINARY]


@cache
def modules() -> tuple[Path, ...]:
    found = (path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py")))
    return tuple(path for path in found if not DATA & set(path.relative_to(ROOT).parts))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def package_of(module: str) -> str:
    """The package that a module belongs to: one of the five, or the folder of one game in it."""
    parts = module.split(".")
    for game in GAMES:
        if game in parts:
            return ".".join(parts[: parts.index(game) + 1])
    return parts[0]


def neighbourhood(module: str) -> str:
    """What a module may import past doors: its own package; in `skirmish` the kernel, the board and each game."""
    parts = module.split(".")
    return ".".join(parts[:2]) if parts[0] == "skirmish" else parts[0]


@cache
def is_package(module: str) -> bool:
    return (ROOT / module.replace(".", "/") / "__init__.py").is_file()


# ---------------------------------------------------------------- what is measured


def widths() -> dict[str, int]:
    """For each folder how many modules and folders are in it, data apart."""
    inside = defaultdict(set)
    for path in modules():
        parts = path.relative_to(ROOT).parts
        for depth in range(1, len(parts)):
            inside["/".join(parts[:depth])].add(parts[depth])
    return {folder: len(names - {"__init__.py", "__main__.py"}) for folder, names in inside.items()}


def repeated_names() -> list[str]:
    """Module names that occur twice within a package."""
    names = Counter(
        (package_of(dotted(path)), path.stem) for path in modules() if path.stem not in {"__init__", "__main__"}
    )
    return [f"{package}: {name}" for (package, name), count in names.items() if count > 1]


def gerunds() -> list[str]:
    return [dotted(path) for path in modules() if GERUND.match(path.stem) and path.stem not in NOUNS_IN_ING]


def import_cycles() -> list[list[str]]:
    """Modules that import each other when they are loaded."""
    ours = {dotted(path) for path in modules()}
    graph = {dotted(path): ours.intersection(loaded_by(path)) for path in modules()}
    return strongly_connected(graph)


def loaded_by(path: Path) -> list[str]:
    """The modules that a module imports at its top level, those for type checkers left out."""
    found = []
    for node in parsed(path).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{name.name}" for name in node.names]
            found += [name if (ROOT / f"{name.replace('.', '/')}.py").is_file() else node.module for name in whole]
            found += [homes(node.module).get(name.name, "") for name in node.names]
    return [name for name in found if name and name != dotted(path)]


@cache
def homes(package: str) -> dict[str, str]:
    """Where the names of a lazy door are at home."""
    if not is_package(package):
        return {}
    door = parsed(ROOT / package.replace(".", "/") / "__init__.py")
    blocks = [node for node in door.body if isinstance(node, ast.If)]
    imports = [node for block in blocks for node in block.body if isinstance(node, ast.ImportFrom)]
    return {name.name: str(node.module) for node in imports for name in node.names}


def strongly_connected(graph: dict[str, set[str]]) -> list[list[str]]:
    """Tarjan's components of more than one module."""
    order, low, stack, found = {}, {}, [], []

    def visit(node: str) -> None:
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in graph[node]:
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            cut = stack.index(node)
            found.append(stack[cut:])
            del stack[cut:]

    for node in graph:
        if node not in order:
            visit(node)
    return [component for component in found if len(component) > 1]


def imports_past_doors() -> list[str]:
    """Imports of another package's modules, where a door should be named."""
    found = []
    for path in modules():
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in PACKAGES:
                found += [f"{dotted(path)}: {name}" for name in past_door(dotted(path), node)]
    return found


def past_door(module: str, node: ast.ImportFrom) -> list[str]:
    target = str(node.module)
    if neighbourhood(target) == neighbourhood(module) or target.startswith((f"{module}.", "terrain.machine.doors")):
        return []
    if not is_package(target):
        return [target]
    inside = ROOT / target.replace(".", "/")
    return [f"{target}.{name.name}" for name in node.names if (inside / f"{name.name}.py").is_file()]


def game_names() -> list[str]:
    """Lines that name a game outside its own folders, its words and its data; the registry has one line each."""
    named = re.compile("|".join(GAMES), re.IGNORECASE)
    games = "|".join(GAMES)
    allowed = re.compile(rf"^(skirmish/({games})/|scenes/games/({games})/|scenes/words/|skirmish/library\.py)")
    pages = [path for path in project_files() if path.suffix in {".js", ".html", ".css"} and "viewer" in path.parts]
    found = []
    for path in [*modules(), *pages]:
        name = path.relative_to(ROOT).as_posix()
        if not allowed.match(name):
            lines = path.read_text("utf-8").splitlines()
            found += [f"{name}:{place}" for place, line in enumerate(lines, 1) if named.search(line)]
    return found


def long_functions() -> list[str]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [
        f"{dotted(path)}.{node.name}"
        for path in modules()
        for node in ast.walk(parsed(path))
        if isinstance(node, kinds) and (node.end_lineno or 0) - node.lineno >= FUNCTION_LINES
    ]


def long_modules() -> list[str]:
    return [dotted(path) for path in modules() if len(path.read_text("utf-8").splitlines()) > MODULE_LINES]


MEASURES = {
    what: cache(measure)
    for what, measure in {
        "module names repeated within a package": repeated_names,
        "gerunds for modules": gerunds,
        "import cycles": import_cycles,
        "imports past doors": imports_past_doors,
        "game names outside the games": game_names,
        "functions over 40 lines": long_functions,
        "modules over 400 lines": long_modules,
    }.items()
}
"""Each is taken once, though it is printed and judged."""


def test_the_house_is_measured(capsys):
    """Printed whenever it runs: `python -m pytest tests/test_house.py`."""
    folder, most = max(widths().items(), key=lambda item: item[1])
    lines = [f"{len(modules())} modules in {len(widths())} folders; widest folder: {most} ({folder})"]
    lines += [f"{what}: {len(measure())}" for what, measure in MEASURES.items()]
    with capsys.disabled():
        sys.stdout.write("\n" + "".join(f"  {line}\n" for line in lines))
    assert most <= WIDEST


@pytest.mark.parametrize("what", MEASURES)
def test_the_house_has_no(what):
    assert not MEASURES[what]()


# ---------------------------------------------------------------- texts


def test_no_file_names_a_path_of_somebodys_machine():
    files = project_files()
    texts = ((path, path.read_text("utf-8", "replace")) for path in files)
    naming = [path.name for path, text in texts if MACHINE_PATH.search(text) or MACHINE_WORDS.search(text)]
    assert len(files) > 50
    assert not [name for name in naming if name != Path(__file__).name]


def test_every_module_says_what_it_is():
    assert not [path.name for path in modules() if not ast.get_docstring(parsed(path))]


def test_geometry_cites_no_rule_of_a_game():
    geometry = sorted((ROOT / "terrain").rglob("*.py"))
    assert len(geometry) > 50
    assert not [path.name for path in geometry if RULE_ID.search(path.read_text("utf-8"))]


def test_docstrings_are_plain_english():
    """None of the turns of phrase that nobody would search for."""
    texts = {dotted(path): [text for text in docstrings(path) if QUAINT.search(text)] for path in modules()}
    assert not {module: found for module, found in texts.items() if found}


def docstrings(path: Path) -> list[str]:
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(parsed(path)) if isinstance(node, kinds)]
    return [text for text in map(ast.get_docstring, nodes) if text]


# ---------------------------------------------------------------- doors


def doors() -> list[Path]:
    return [path for path in modules() if path.name == "__init__.py"]


@pytest.mark.parametrize("path", doors(), ids=dotted)
def test_a_door_is_a_map_and_opens_every_name_it_lists(path):
    """Its docstring names everything in the folder, and each name of `__all__` can be fetched."""
    text = ast.get_docstring(parsed(path)) or ""
    inside = {
        child.stem for child in path.parent.iterdir() if child.name not in DATA and not child.name.startswith("__")
    }
    code = {name for name in inside if is_package(f"{dotted(path)}.{name}") or (path.parent / f"{name}.py").is_file()}
    assert sorted(name for name in code - set(GAMES) if not re.search(rf"\b{name}\b", text)) == []
    door = import_module(dotted(path))
    listed = getattr(door, "__all__", [])
    assert not [name for name in listed if not hasattr(door, name)]
    assert not [name for name in listed if name in code], "a name of the door hides a module"
    if "__getattr__ = door(" in path.read_text("utf-8"):
        assert sorted(homes(dotted(path))) == sorted(listed)


def test_what_linters_see_is_what_grimp_sees():
    """The five packages, whole: nothing is hidden from the contracts of `make check`."""
    graph = grimp.build_graph(*PACKAGES, include_external_packages=False)
    assert {dotted(path) for path in modules() if path.name != "__main__.py"} <= set(graph.modules)


# ---------------------------------------------------------------- documents


def test_the_manual_shows_every_command():
    manual = "\n".join(page.read_text("utf-8") for page in (ROOT / "docs").glob("*.md") if ".fr." not in page.name)
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
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [name for names in project["optional-dependencies"].values() for name in names]
    reasons = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = [re.split(r"[<>=\[]", line)[0] for line in [*project["dependencies"], *extras]]
    assert not [name for name in named if name not in reasons]


IMPORTED_AS = {"pillow": "PIL", "fastapi": "starlette", "pydantic": "pydantic_core", "pyvista": "vtkmodules"}
"""Packages whose modules have another name, or that are built on one which is theirs to bring."""


def test_every_package_that_is_imported_is_declared():
    """One that only comes along with another is gone as soon as that one no longer needs it."""
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
