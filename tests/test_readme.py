"""The README does not lie: its commands are run, and what it shows is what they print."""

from __future__ import annotations

import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from api.command import main
from api.command.terminal.scene_names import shipped_scenes
from tests.scenes.scan.scan_runs import table_file

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
DRAWING = re.compile(r"--picture|--shot|--film|pas demo|pas map|pas scan")
CHANGING = re.compile(r"\d[\d,]*(\.\d+)? (m?s\b|lines tried|bundles of lines|triangles,)")
"""Times and the work done differ from machine to machine; nothing else may."""


@dataclass(frozen=True)
class Session:
    """Commands of one console block, with the lines shown below each."""

    title: str
    steps: tuple[tuple[str, tuple[str, ...]], ...]


def sessions() -> list[Session]:
    blocks = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    return [Session(steps[0][0], steps) for steps in map(_steps, blocks)]


def _steps(block: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    commands = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    return tuple((command.splitlines()[0], tuple(command.splitlines()[1:])) for command in commands)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where a reader stands from the first line to the last: beside the scene of the README, a model and a scan."""
    here = tmp_path_factory.mktemp("readme")
    (here / "two-walls.toml").write_text(scene_of_the_readme())
    shutil.copy(shipped_scenes()["castle"].parent / "meshes" / "industrial_stairs.stl", here / "stairs.stl")
    table_file(here)
    return here


@pytest.fixture(scope="module")
def said():
    """What was printed after which commands of a block: blocks that begin alike run their beginning once."""
    return {}


@pytest.fixture
def run(folder, said, monkeypatch, capsys):
    monkeypatch.setenv("PAS_LIBRARY", str(folder / "library"))
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def printed(*commands: str) -> list[str]:
        """What the last of some commands prints, after the others."""
        if commands in said:
            return said[commands]
        program, *words = shlex.split(commands[-1])
        assert program == "pas", "console blocks of the README run pas only"
        capsys.readouterr()
        code = main(words)
        out, err = capsys.readouterr()
        assert (code, err) == (0, "")
        said[commands] = out.splitlines()
        return said[commands]

    return printed


def scene_of_the_readme() -> str:
    return re.findall(r"```toml\n(.*?)```", README, re.DOTALL)[0]


def as_pattern(line: str) -> str:
    """A shown line, in which … stands for anything and a time for any time."""
    parts = [re.escape(CHANGING.sub("@", part)) for part in line.rstrip().split("…")]
    return ".*".join(parts)


def as_cases() -> list[object]:
    """Sessions, those that draw marked so."""
    drawing = {session.title for session in sessions() if DRAWING.search(str(session.steps))}
    return [
        pytest.param(session, id=session.title, marks=[pytest.mark.pictures] if session.title in drawing else [])
        for session in sessions()
    ]


@pytest.mark.parametrize("session", as_cases())
def test_what_the_readme_shows_is_what_the_commands_print(session, run):
    commands: tuple[str, ...] = ()
    for command, shown in session.steps:
        commands += (command,)
        printed = [CHANGING.sub("@", line.rstrip()) for line in run(*commands)]
        rest = iter(printed)
        for line in (line for line in shown if line.strip(" …")):
            pattern = re.compile(as_pattern(line))
            assert any(pattern.fullmatch(found) for found in rest), f"{command} does not print, in this order: {line}"


def test_the_readme_names_every_scene_that_ships():
    assert not [name for name in shipped_scenes() if f"| `{name}` |" not in README]


def test_the_readme_runs_something():
    assert sum(len(session.steps) for session in sessions()) >= 8
