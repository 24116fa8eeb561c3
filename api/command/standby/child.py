"""Answers one request as the program that was called would: in its folder, with its variables, on its terminal."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING, Any, TextIO, cast

from api.command.front.run import run
from terrain.machine import hold_interrupts

if TYPE_CHECKING:
    from collections.abc import Sequence

ENDED_BY_THE_USER = 130


def answer(request: dict[str, Any], files: Sequence[int]) -> int:
    """Run the command of a request and return its exit code."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    hold_interrupts()
    for number, file in enumerate(files):
        os.dup2(file, number)
    os.chdir(request["folder"])
    os.umask(request["umask"])
    os.environ.clear()
    os.environ.update(request["variables"])
    sys.argv = ["pas", *request["words"]]
    sys.stdin, sys.stdout, sys.stderr = (_stream(k, *request["streams"][k]) for k in range(3))
    try:
        return run(request["words"])
    except KeyboardInterrupt:
        return ENDED_BY_THE_USER
    finally:
        _flush()


def _stream(number: int, encoding: str, errors: str) -> TextIO:
    """A stream over a file that was handed over; it prints line by line on a terminal."""
    found = open(number, "r" if number == 0 else "w", encoding=encoding, errors=errors, closefd=False)  # noqa: SIM115
    return cast("TextIO", found)


def _flush() -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:  # whoever read has gone, as in `pas rules | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
