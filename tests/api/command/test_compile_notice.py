"""On a terminal a command says that it compiles from the first second, in the language of the system."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys

from terrain.machine.compiled_code import processor, shipped
from terrain.machine.kernels import KEPT

WORDS = "Compilation, une seule fois"
MISSING = "terrain.standing.room."
"""Kernels that every measurement needs: the others are taken from where they were kept."""


def seen_on_a_terminal(words, environment):
    """What a person sees on a terminal of 80 columns until the command ends."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        words, env=environment, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True
    ) as running:
        os.close(theirs)
        seen = b""
        while select.select([ours], [], [], 120)[0]:
            try:
                part = os.read(ours, 4096)
            except OSError:  # the other end was closed
                break
            seen += part
    os.close(ours)
    assert running.returncode == 0
    return seen.decode()


def cache_without(missing, folder):
    """A cache with the compiled code that ships, or else that is kept here, but for some kernels."""
    kept = folder / "kernels" / processor()
    kept.mkdir(parents=True)
    for path in (shipped(KEPT) or KEPT / processor()).glob("*.nb?"):
        if not path.name.startswith(missing):
            (kept / path.name).symlink_to(path)
    return folder


def test_compiling_is_counted_on_one_line_that_goes_when_the_answer_comes(tmp_path):
    environment = os.environ | {
        "PAS_COMPILED": "off",
        "PAS_CACHE": str(cache_without(MISSING, tmp_path)),
        "LC_ALL": "fr_FR.UTF-8",
        "COLUMNS": "80",
    }
    pas = [sys.executable, "-m", "api.command"]
    seen = seen_on_a_terminal([*pas, "measure", "open_field", "davios", "jelena"], environment)
    told, _, answer = seen.rpartition("\r\033[K")
    assert WORDS in told
    assert all(len(line) < 80 for line in told.split("\r\033[K"))
    assert "DAVIOS" in answer.upper()
    again = seen_on_a_terminal([*pas, "measure", "open_field", "davios", "jelena"], environment)
    assert WORDS not in again
