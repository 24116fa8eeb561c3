"""What is typed wrong, and what goes wrong: one line, an exit code, never a traceback."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import typer

from api.command.front.entries import GROUPS, PAS, PIECE, SCENARIO
from api.command.front.group_entries import LIBRARY
from api.command.front.lazy_group import group_of
from api.command.front.overview import SECTIONS, overview
from api.command.terminal.scene_names import shipped_scenes
from scenes.words import sentences

ROOT = Path(__file__).parents[3]
HEAVY = ("numba", "embreex", "pyvista", "vtkmodules", "trimesh", "scipy", "numpy")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["lso", "castle"], "Did you mean 'los'?"),
        (["rules", "--jsn"], "did you mean --json"),
        (["los", "castle"], "Missing argument 'A'"),
        (["los", "castle", "davios", "jelena", "--budget", "soon"], "--budget"),
        (["los", "castle", "davios", "jelena", "--budget", "nan"], "--budget"),
        (["los", "castle", "davios", "jelena", "--budget", "-5"], "--budget"),
        (["measure", "castle", "davios", "jelena", "--lang", "de"], "'de' is not one of 'fr', 'en'"),
        (["measure", "castle", "davios", "jelena", "mouse"], "mouse"),
    ],
)
def test_words_that_make_no_sense_are_refused_in_one_line(pas, words, complaint):
    said = pas(*words)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert complaint in said.err
    assert "--help" in said.err


def test_a_scene_that_does_not_exist_is_answered_with_the_nearest_name(pas):
    said = pas("los", "castel", "davios", "jelena")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "did you mean 'castle'?" in said.err


def test_a_scene_far_from_any_name_is_answered_with_what_ships(pas):
    said = pas("los", "xyzzy", "davios", "jelena")
    assert said.exit_code == 2
    assert all(name in said.err for name in shipped_scenes())


def test_a_missing_file_is_named(pas):
    said = pas("measure", "nowhere/table.toml", "davios", "jelena")
    assert (said.exit_code, said.err) == (2, "nowhere/table.toml: there is no such file\n")


def test_a_figure_that_does_not_exist_is_answered_with_the_nearest_name(pas):
    said = pas("measure", "castle", "davos", "jelena")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "did you mean 'davios'?" in said.err


def test_a_figure_and_itself_are_no_pair(pas):
    said = pas("los", "castle", "davios", "davios")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint


@pytest.mark.parametrize("option", ["--picture", "--certificate"])
def test_a_file_that_cannot_be_written_is_refused_before_any_work(pas, option, tmp_path):
    nowhere = tmp_path / "missing" / "ruling.png"
    said = pas("los", "slits", "a", "b", option, nowhere)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert str(nowhere) in said.err
    folder = tmp_path / "folder.png"
    folder.mkdir()
    said = pas("los", "slits", "a", "b", option, folder)
    assert (said.exit_code, said.err) == (2, f"{folder}: is a folder, not a file\n")
    assert not list(folder.iterdir())


def test_a_picture_is_a_png_file(pas, tmp_path):
    said = pas("los", "slits", "a", "b", "--picture", tmp_path / "ruling.jpg")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert ".png" in said.err


def test_a_bug_is_one_line_that_says_how_to_see_more(pas, monkeypatch):
    def broken() -> None:
        raise ZeroDivisionError("a\nb")

    app = typer.Typer()
    app.command("broken")(broken)
    app.command("other")(lambda: None)
    monkeypatch.setattr("api.command.front.run.pas_app", app)
    said = pas("broken")
    assert (said.exit_code, said.err) == (3, "a bug in pas: ZeroDivisionError: a b (PAS_DEBUG=1 shows where)\n")
    monkeypatch.setenv("PAS_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        pas("broken")


def test_without_words_the_help_is_shown(pas):
    said = pas()
    assert said.exit_code == 0
    assert all(command.name in said.out for command in PAS)


@pytest.mark.parametrize("command", [command.name for command in PAS])
def test_every_command_has_help_with_an_example(pas, command):
    said = pas(command, "--help")
    assert said.exit_code == 0
    assert "Examples" in said.out
    assert f"pas {command}" in said.out.split("Examples")[1]
    assert "--json" in said.out
    assert "--lang" in said.out


def test_help_names_the_scenes_that_ship(pas):
    said = " ".join(pas("los", "--help").out.split())
    assert all(name in said for name in shipped_scenes())


def test_french_is_spoken_where_the_system_speaks_french(pas, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert "Les catalogues de règles" in pas("rules").out
    assert "The rule catalogues" in pas("rules", "--lang", "en").out


@pytest.mark.parametrize("words", [["--help"], ["rules", "ICH-SHOOT-02"]])
def test_help_and_rules_wait_for_no_geometry(words):
    """Counted in modules, not in seconds: what takes long is never loaded."""
    script = (
        f"import sys; from api.command import main; main({words!r}); print(sorted(set(sys.modules) & set({HEAVY!r})))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_installed_command_answers_and_returns_its_exit_code():
    script = Path(sys.executable).with_name("pas")
    done = subprocess.run([script, "rules", "conceeled"], capture_output=True, text=True, check=False, env=_plain())
    assert (done.returncode, done.stderr) == (1, "")
    assert "did you mean concealed?" in done.stdout


def test_a_terminal_without_accents_is_no_reason_to_fail():
    script = Path(sys.executable).with_name("pas")
    ascii_only = _plain() | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [script, "rules", "ICH-BAND-02", "--lang", "fr"], capture_output=True, check=False, env=ascii_only
    )
    assert (done.returncode, done.stderr) == (0, b"")


def _plain() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


ALL = {"": PAS, "piece ": PIECE, "scenario ": SCENARIO, "library ": LIBRARY}
COMMANDS = {f"{group}{entry.name}": entry for group, entries in ALL.items() for entry in entries}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_is_what_its_function_says(command):
    """The docstring is for those who read code, the sentence for all others: both say the same."""
    module, _, function = COMMANDS[command].home.partition(":")
    written = inspect.getdoc(getattr(import_module(module), function)).split("\n\n")
    said = sentences("command/help", "commands")[command]["en"].split("\n\n")
    assert said == [paragraph.replace("\n", " ") for paragraph in written]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_says_what_it_is_for(command):
    assert [option.name for option in options_of(command) if not option.help] == []


def test_no_option_has_words_that_no_command_says():
    taken = {(command, option.name) for command in COMMANDS for option in options_of(command)}
    known = {f"{command} {name}" for command, name in taken} | {name for _, name in taken}
    assert set(sentences("command/help", "options")) <= known | {"show_version", "allow"}


def options_of(command):
    group, _, name = command.rpartition(" ")
    return group_of(ALL[f"{group} ".lstrip()], group)(name=group).commands[name].real.params


def test_the_front_page_names_every_command_once():
    named = [name for names in SECTIONS.values() for name in names]
    assert sorted(named) == sorted([*(entry.name for entry in PAS), *GROUPS])


@pytest.mark.parametrize("group", GROUPS)
def test_the_line_about_a_group_of_commands_is_the_first_of_its_own_help(pas, group):
    assert sentences("command/help", "commands")[group]["en"].split("\n\n")[0] in " ".join(
        pas(group, "--help").out.split()
    )


@pytest.mark.parametrize("width", [40, 80, 100])
def test_no_line_of_the_front_page_is_wider_than_the_terminal(width):
    assert max(map(len, overview(width).splitlines())) <= width


def test_the_front_page_waits_for_no_parser_of_options():
    """Counted in modules, not in seconds."""
    code = "import sys; from api.command import main; main(['--help']); print({'typer', 'rich'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[-1] == "set()"


def test_help_loads_no_command():
    """So that it comes at once."""
    code = "import sys; from api.command import main; main(['--help']); print(sorted(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "Does A see B?" in told
    assert not [entry.home for entry in PAS if f"'{entry.home.partition(':')[0]}'" in told]
