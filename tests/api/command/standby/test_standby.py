"""A process that stays ready answers as the command itself would, and nothing depends on it."""

from __future__ import annotations

import json
import os
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import pytest

from api.command.standby.address import socket_path

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")

TABLE = """
format = "pas-scene/1"
game = "ichoria"
name = "Near and far"
[table]
size = [24, 18]
[[figures]]
id = "davios"
side = "greeks"
at = [5.0, 8.0]
[[figures]]
id = "jelena"
side = "amazons"
at = [{x}, 8.0]
"""
QUESTIONS = (
    ("measure", "castle", "davios", "jelena", "--json"),
    ("check", "near.toml", "--lang", "fr"),
    ("measure", "near.toml", "davios", "nobody"),
    ("los", "--nonsense"),
)


@pytest.fixture(scope="module")
def room(tmp_path_factory):
    """A folder with a scene, and a runtime folder of its own whose process waits for half a minute."""
    folder = tmp_path_factory.mktemp("room")
    (folder / "near.toml").write_text(TABLE.format(x=18.0), "utf-8")
    with tempfile.TemporaryDirectory(prefix="pas-") as runtime:
        variables = os.environ | {"XDG_RUNTIME_DIR": str(runtime), "PAS_STANDBY": "0.5", "LC_ALL": "C.UTF-8"}
        yield folder, variables


@pytest.fixture
def short_path():
    """A folder whose path leaves room for the name of a socket, of which systems allow about a hundred letters."""
    with tempfile.TemporaryDirectory(prefix="pas-") as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def ready(room):
    """The same, once a process waits there; it is ended with the module."""
    folder, variables = room
    asked(folder, variables, "rules", "ICH-SHOOT-16")
    keeper = who_waits(Path(variables["XDG_RUNTIME_DIR"]) / "pas")
    yield room
    with suppress(ProcessLookupError):
        os.kill(keeper, signal.SIGTERM)


def who_waits(folder):
    """The number of the process that listens, once one does."""
    for _ in range(600):
        for path in folder.glob("standby-*[0-9a-f]"):
            with socket.socket(socket.AF_UNIX) as line:
                if line.connect_ex(str(path)) == 0:
                    return struct.unpack("3i", line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0]
        time.sleep(0.1)
    raise AssertionError("nobody waits")


def asked(folder, variables, *words):
    return subprocess.run(
        [sys.executable, "-m", "api.command", *words], cwd=folder, env=variables, capture_output=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("words", QUESTIONS, ids=" ".join)
def test_what_it_answers_is_what_the_command_answers(ready, words):
    folder, variables = ready
    alone, helped = asked(folder, variables | {"PAS_STANDBY": "off"}, *words), asked(folder, variables, *words)
    assert (helped.returncode, helped.stdout, helped.stderr) == (alone.returncode, alone.stdout, alone.stderr)


def test_the_answer_comes_from_the_process_that_waits(ready):
    """Else the other tests would say nothing: the program that was called has loaded no geometry."""
    folder, variables = ready
    words = ["-X", "importtime", "-m", "api.command", "measure", "near.toml", "davios", "jelena"]
    loaded = subprocess.run([sys.executable, *words], cwd=folder, env=variables, capture_output=True, check=True)
    assert b"numpy" not in loaded.stderr
    assert b"11.80" in loaded.stdout


def test_a_scene_that_was_changed_is_read_again(ready):
    folder, variables = ready
    far = []
    for x in (15.0, 16.0):
        (folder / "moved.toml").write_text(TABLE.format(x=x), "utf-8")
        found = asked(folder, variables, "measure", "moved.toml", "davios", "jelena", "--json")
        far.append(json.loads(found.stdout)["distance"])
    assert far[1] - far[0] == pytest.approx(1.0, abs=0.01)


def test_what_is_read_by_nobody_is_no_fault(ready):
    folder, variables = ready
    command = f"{sys.executable} -m api.command rules Ichor | head -1; exit ${{PIPESTATUS[0]}}"
    found = subprocess.run(["bash", "-c", command], cwd=folder, env=variables, capture_output=True, check=False)
    assert b"Traceback" not in found.stderr
    assert found.stdout.count(b"\n") == 1


def test_ctrl_c_ends_the_question(ready):
    """More is printed than a pipe holds, and nobody reads it: the command waits."""
    folder, variables = ready
    words = [sys.executable, "-m", "api.command", "rules", "a", "--json"]
    with subprocess.Popen(words, cwd=folder, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as asking:
        time.sleep(1.0)
        assert asking.poll() is None
        asking.send_signal(signal.SIGINT)
        assert asking.wait(20) in (2, 130)


def test_a_folder_that_others_may_enter_is_not_used(short_path, monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_path))
    assert socket_path() is not None
    (short_path / "pas").chmod(0o755)
    assert socket_path() is None


def test_another_installation_has_another_process(short_path, monkeypatch):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_path))
    one = socket_path()
    assert one == socket_path()
    monkeypatch.setenv("PAS_GAMES", "sedge=tests.specimen")
    assert socket_path() != one


def test_a_process_that_died_leaves_the_command_to_itself(ready):
    """Its socket is still there; this test is the last, since it kills the process that the others ask."""
    folder, variables = ready
    runtime = Path(variables["XDG_RUNTIME_DIR"]) / "pas"
    os.kill(who_waits(runtime), signal.SIGKILL)
    found = asked(folder, variables, "measure", "near.toml", "davios", "jelena")
    assert found.returncode == 0
    assert b"11.80" in found.stdout
    os.kill(who_waits(runtime), signal.SIGTERM)  # that of the next time
