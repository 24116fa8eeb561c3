"""`pas scan`: from a file to a scene in one command, and one line for whatever cannot become one."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import shutil
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from api.command import main
from scenes.scan.store.folder import digest
from scenes.words import typeset

SCAN_TESTS = Path(__file__).parents[3] / "scenes" / "scan"
PAS = Path(sys.executable).with_name("pas")
KEYS = {
    "scale",
    "plane",
    "holes",
    "repairs",
    "accuracy",
    "pieces",
    "table",
    "noise_pas",
    "scan_again",
    "files",
    "scene",
}


@pytest.fixture(scope="module")
def table_file(tmp_path_factory):
    """The file of a tilted table with a hut, a wall, a tower and a heap on it, in millimetres."""
    sys.path.insert(0, str(SCAN_TESTS))
    try:
        from tests.scenes.scan import scan_runs
    finally:
        sys.path.remove(str(SCAN_TESTS))
    return scan_runs.table_file(tmp_path_factory.mktemp("input"))


@pytest.fixture(scope="module")
def made(table_file, tmp_path_factory):
    """A scan made by the command, without pictures; what it said, and where it is."""
    out = tmp_path_factory.mktemp("made") / "my table"
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "pyvista", None)
        patch.setenv("LC_ALL", "C.UTF-8")
        said = capture(patch, ["scan", str(table_file), "-o", str(out), "--table", "90cm", "--name", "The ruins"])
    return said, out


def capture(patch, words):
    """What a command prints, where no test is running yet to capture it."""
    out, err = io.StringIO(), io.StringIO()
    patch.setattr(sys, "stdout", out)
    patch.setattr(sys, "stderr", err)
    patch.setenv("COLUMNS", "100")
    code = main(words)
    return code, out.getvalue(), err.getvalue()


@pytest.fixture
def copy(made, tmp_path):
    """A copy of the scan to go on with."""
    shutil.copytree(made[1], tmp_path / "out")
    return tmp_path / "out"


@pytest.fixture
def no_pictures(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyvista", None)


def test_the_scale_is_said_first_and_then_what_was_found(made):
    (code, out, _), _ = made
    lines = out.splitlines()
    assert code == 0
    assert re.fullmatch(r"SCALE: 1 UNIT OF THE FILE IS (0\.99\d*|1(\.00\d*)?) MM", lines[0].strip())
    assert "as said: --table 90cm" in lines[1]
    assert "Table  90.0 ×" in out
    assert sum(line.strip().startswith("piece-") for line in lines) == 4
    assert lines[-1].split()[:3] == ["Next", "pas", "check"]


def test_everything_is_there_and_nothing_half_written(made):
    _, out = made
    assert {path.name for path in out.iterdir()} == {"scene.toml", "report.json", "report.md", "meshes", "steps"}
    assert len(list((out / "meshes").iterdir())) == 4
    assert not (out / "steps" / "7-write").exists()


def test_where_nothing_can_be_drawn_one_line_says_so_and_the_rest_is_written(made):
    (_, _, err), out = made
    assert err.count("\n") == 1
    assert "pip install 'pas-skirmish[viewer]'" in err
    assert ".png" not in (out / "report.md").read_text()


def test_the_scene_is_accepted_and_answers(pas, made):
    scene = made[1] / "scene.toml"
    said = pas("check", scene, "--json")
    assert (said.exit_code, said.document["ok"]) == (0, True)
    assert said.document["table"]["pieces"] == 4
    assert pas("los", scene, "2,2", "30,20", "--json").document["verdict"] in {"visible", "blocked", "too_close"}


def test_the_report_is_for_people_and_has_the_same_numbers(made):
    _, out = made
    page, report = (out / "report.md").read_text(), json.loads((out / "report.json").read_text())
    assert page.startswith("# The ruins\n")
    for piece in report["pieces"]:
        assert f"| {piece['id']} |" in page
        assert " × ".join(f"{size:.1f}" for size in piece["size_cm"]) in page
    assert "| " in page.split("## Pieces")[1]


@pytest.mark.usefixtures("no_pictures")
def test_the_document_holds_what_programs_need_and_what_was_used_again(pas, copy, table_file):
    said = pas("scan", table_file, "-o", copy, "--table", "90cm", "--name", "Other ruins", "--json")
    assert said.exit_code == 0
    assert set(said.document) >= KEYS
    assert said.document["reused"] == ["read", "scale", "level", "clean", "split", "simplify"]
    assert said.document["name"] == "Other ruins"
    assert said.document["plane"]["tilt_deg"] == pytest.approx(3.0, abs=0.2)


@pytest.mark.usefixtures("no_pictures")
def test_another_tolerance_repeats_only_what_rests_on_it(pas, copy, table_file):
    said = pas("scan", table_file, "-o", copy, "--table", "90cm", "--tolerance", "1mm", "--json").document
    assert said["reused"] == ["read", "scale", "level", "clean", "split"]
    assert set(said["seconds"]) == {"simplify"}


@pytest.mark.usefixtures("no_pictures")
def test_french_is_spoken_in_the_answer_and_in_the_report(pas, copy, table_file):
    said = pas("scan", table_file, "-o", copy, "--table", "90cm", "--lang", "fr")
    assert said.out.splitlines()[0].strip().startswith(typeset("ÉCHELLE : 1 UNITÉ DU FICHIER = "))
    assert "précis à" in said.out
    assert "## Décors" in (copy / "report.md").read_text()


@pytest.mark.usefixtures("no_pictures")
def test_a_scene_with_figures_is_set_aside_and_said_to_be(pas, copy, table_file):
    with (copy / "scene.toml").open("a") as scene:
        scene.write('\n[[figures]]\nid = "davios"\nat = [1.0, 1.0]\n')
    said = pas("scan", table_file, "-o", copy, "--table", "90cm")
    assert "Set aside" in said.out
    assert "davios" in (copy / "before-1" / "scene.toml").read_text()
    assert pas("check", copy / "before-1" / "scene.toml").exit_code == 0
    assert 'id = "davios"' not in (copy / "scene.toml").read_text().replace("# id", "")


@pytest.mark.pictures
def test_pictures_are_drawn_from_above_and_from_the_side(pas, copy, table_file):
    said = pas("scan", table_file, "-o", copy, "--table", "90cm", "--json")
    assert said.document["pictures"] == ["above.png", "side.png"]
    for name in said.document["pictures"]:
        assert (copy / name).read_bytes().startswith(b"\x89PNG")
        assert f"({name})" in (copy / "report.md").read_text()


BAD_FILES = {
    "missing.stl": (None, "no such file"),
    "empty.stl": (b"", "empty"),
    "lying.stl": (b"\0" * 80 + struct.pack("<I", 4_000_000_000) + b"\0" * 500, "triangles"),
    "letter.glb": (b"Dear Jelena,", "lying|damaged|glTF|JSON"),
    "scan.zip": (b"PK\3\4", "archive"),
    "words.xyz": (b"once upon a time\n" * 50, ""),
    "one_point.xyz": (b"1 2 3\n" * 500, ""),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_file_that_cannot_be_used_is_one_line_and_leaves_no_trace(pas, tmp_path, name):
    content, trouble = BAD_FILES[name]
    if content is not None:
        (tmp_path / name).write_bytes(content)
    started = time.perf_counter()
    said = pas("scan", tmp_path / name, "-o", tmp_path / "deep" / "out")
    assert said.exit_code == 2, said
    assert said.is_one_line_of_complaint
    assert name in said.err
    assert any(words in said.err for words in trouble.split("|"))
    assert [path.name for path in tmp_path.iterdir()] == ([name] if content is not None else [])
    assert time.perf_counter() - started < 10.0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "name the files"),
        (["table.ply"], "-o DIR"),
        (["table.ply", "-o", "out", "--table", "90"], "--table: '90' has no unit"),
        (["table.ply", "-o", "out", "--length", "tower"], "--length: 'tower' says no length"),
        (["table.ply", "-o", "out", "--tolerance", "soon"], "--tolerance"),
        (["table.ply", "-o", "out", "--memory", "100MB"], "--memory"),
        (["table.ply", "-o", "out", "--time", "late"], "--time"),
        (["table.ply", "-o", "out", "--units", "furlong"], "--units"),
        (["table.ply", "-o", "out", "--up", "north"], "--up"),
        (["table.ply", "--check", "out"], "--check"),
        (["--check", "nowhere"], "nowhere"),
        (["table.ply", "-o", "table.ply"], "-o"),
        (["table.ply", "-o", "."], "-o"),
    ],
)
def test_words_that_make_no_sense_are_refused_before_any_work(pas, tmp_path, monkeypatch, words, complaint):
    monkeypatch.chdir(tmp_path)
    Path("table.ply").write_text("ply")
    said = pas("scan", *words)
    assert said.exit_code == 2, said
    assert said.is_one_line_of_complaint
    assert complaint in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["table.ply"]


def test_a_folder_of_others_is_left_alone(pas, tmp_path, table_file):
    (tmp_path / "letter.txt").write_text("dear Jelena")
    said = pas("scan", table_file, "-o", tmp_path)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "--force" in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_what_takes_too_long_is_one_line_and_leaves_no_trace(pas, tmp_path, table_file):
    said = pas("scan", table_file, "-o", tmp_path / "out", "--time", "0.1s")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "not done after 0.1 s" in said.err
    assert not list(tmp_path.iterdir())


def test_the_input_is_never_touched(made, table_file):
    assert [path.name for path in table_file.parent.iterdir()] == [table_file.name]
    assert digest(table_file) == json.loads((made[1] / "report.json").read_text())["inputs"][0]["sha256"]


def test_measuring_again_says_that_all_is_well_or_what_is_not(pas, copy):
    said = pas("scan", "--check", copy)
    assert (said.exit_code, said.out.splitlines()[0].strip()) == (0, "ALL IS AS THE REPORT SAYS")
    (copy / "meshes" / "piece-02.glb").unlink()
    said = pas("scan", "--check", copy, "--json")
    assert (said.exit_code, said.document["ok"]) == (1, False)
    assert any("piece-02.glb" in what for what in said.document["differences"])
    assert re.search(r"[1-9]\d* DIFFERENCES?$", pas("scan", "--check", copy).out.splitlines()[0].strip())


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
@pytest.mark.usefixtures("no_pictures")
def test_a_scan_that_is_killed_goes_on_where_it_was(pas, tmp_path, table_file):
    """Really killed, with a bar on the terminal that shows how far it is."""
    out, (screen, terminal) = tmp_path / "out", pty.openpty()
    running = subprocess.Popen([PAS, "scan", table_file, "-o", out], stdout=subprocess.DEVNULL, stderr=terminal)
    wait_for(out / "steps" / "3-level.json")
    (worker,) = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
    running.send_signal(signal.SIGKILL)
    running.wait()
    shown = os.read(screen, 1 << 16).decode(errors="replace")
    os.close(terminal)
    os.close(screen)
    assert "1/7 reading" in shown or "3/7 levelling" in shown
    wait_until(lambda: has_ended(worker))
    assert not (out / "scene.toml").exists()
    said = pas("scan", table_file, "-o", out, "--json")
    assert said.exit_code == 0
    assert said.document["reused"][:3] == ["read", "scale", "level"]
    assert pas("scan", "--check", out).exit_code == 0


def wait_for(path):
    wait_until(path.exists)


def wait_until(holds):
    deadline = time.monotonic() + 600
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def has_ended(process):
    """Whether a process that nobody waits for is over; some systems keep its name for a while."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.skipif(os.name != "posix", reason="no such signal elsewhere")
def test_a_scan_that_is_interrupted_says_how_to_go_on(tmp_path, table_file):
    out = tmp_path / "out"
    running = subprocess.Popen([PAS, "scan", table_file, "-o", out], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_for(out / "steps" / "1-read.json")
    running.send_signal(signal.SIGINT)
    _, err = running.communicate()
    assert (running.returncode, err.count(b"\n")) == (2, 1)
    assert b"the same command goes on" in err or "la même commande reprend".encode() in err
    assert (out / "steps" / "1-read.json").exists()
    assert not (out / "scene.toml").exists()
