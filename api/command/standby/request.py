"""Hands a command line over to the process that waits, with the files to read from and print to.

Row of a request: 4 bytes length, then JSON. Row of an answer: one line with the number of the child that answers, then
one line with its exit code.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from api.command.standby.address import QUESTIONS, minutes, socket_path

if TYPE_CHECKING:
    from collections.abc import Sequence

PATIENCE_S = 2.0
"""A process that does not take a request within this time is not waited for."""

LOST = 3
"""The exit code where a child was ended before it could say one: a fault of ours."""


def is_question(words: Sequence[str]) -> bool:
    """Whether a command may be handed over; where a stream is closed, there is nothing to hand over."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return bool(words) and words[0] in QUESTIONS and minutes() > 0 and None not in streams


def handed_over(words: Sequence[str]) -> int | None:
    """The exit code of a command that the waiting process ran; None where none waits, and nothing has happened."""
    path = socket_path()
    if path is None:
        return None
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE_S)
        try:
            line.connect(str(path))
            content = json.dumps(_request(words)).encode()
            socket.send_fds(line, [len(content).to_bytes(4, "big")], [0, 1, 2])
            line.sendall(content)
            answers = line.makefile("r")
            child = answers.readline()
        except (OSError, ValueError):
            return None
        if not child:
            return None
        line.settimeout(None)
        return _exit_code(answers, int(child))


def _request(words: Sequence[str]) -> dict[str, Any]:
    streams = [[stream.encoding, stream.errors] for stream in (sys.stdin, sys.stdout, sys.stderr)]
    umask = os.umask(0o077)
    os.umask(umask)
    return {
        "words": list(words), "folder": str(Path.cwd()), "variables": dict(os.environ), "streams": streams,
        "umask": umask,
    }  # fmt: skip


def _exit_code(answers: Any, child: int) -> int:
    """Wait for the child, and pass on to it that the user wants it to end."""
    while True:
        try:
            said = answers.readline()
        except KeyboardInterrupt:
            with suppress(OSError):
                os.kill(child, 2)
            continue
        if said:
            return int(said)
        sys.stderr.write("a bug in pas: the process that answered has died (PAS_STANDBY=off does without it)\n")
        return LOST


def start() -> None:
    """Start a process that waits, for the questions to come; it outlives this one."""
    if socket_path() is None:
        return
    nothing = subprocess.DEVNULL
    with suppress(OSError):
        subprocess.Popen(
            [sys.executable, "-P", "-m", "api.command.standby.keeper"], stdin=nothing, stdout=nothing, stderr=nothing,
            cwd="/", start_new_session=True,
        )  # fmt: skip
