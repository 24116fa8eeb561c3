"""Prints an answer: text for people, one JSON document for programs, and an exit code."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Console

from api.command.terminal.compile_notice import notice
from api.command.words.complaints import complaint
from terrain.machine import write_whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from rich.console import RenderableType

ANSWERED, ANSWERED_NO, BAD_INPUT, BUG = 0, 1, 2, 3
PIPE_COLUMNS = 100
"""How wide text is where no terminal says."""


class BadInput(Exception):  # noqa: N818  it is not an error of ours
    """What the user gave cannot be used; the message is one line that says what is wrong and where."""


@dataclass(frozen=True)
class Answer:
    """What a command found out: a document with fixed keys, the same in words, and its exit code."""

    document: Mapping[str, Any]
    text: Sequence[RenderableType]
    exit_code: int = ANSWERED


def deliver(answer: Answer, *, as_json: bool) -> int:
    """Print an answer and return its exit code."""
    notice.clear()
    if as_json:
        sys.stdout.write(json.dumps(answer.document, indent=2, ensure_ascii=False, allow_nan=False) + "\n")
        return answer.exit_code
    for part in answer.text:
        sys.stdout.write(rendered(part))
    return answer.exit_code


def rendered(part: RenderableType) -> str:
    """Text as the output takes it: coloured and as wide as the terminal, plain in a pipe.

    Plain strings are never broken, so that editors and scripts can read places from them.
    """
    console = console_for(sys.stdout)
    with console.capture() as captured:
        console.print(part, markup=False, soft_wrap=isinstance(part, str))
    return "".join(f"{line.rstrip()}\n" for line in captured.get().splitlines())


def console_for(stream: Any) -> Console:
    width = None if stream.isatty() or os.environ.get("COLUMNS") else PIPE_COLUMNS
    return Console(file=stream, width=width, highlight=False, emoji=False)


def complain(message: str) -> None:
    """One line on the error output, whatever the message holds."""
    notice.clear()
    sys.stderr.write(" ".join(message.split()) + "\n")


def writable(path: Path | None) -> Path | None:
    """A path that can be written, checked before any work is done for it."""
    if path is None:
        return None
    if path.is_dir():
        raise BadInput(complaint("is_a_folder", path=path))
    if not path.parent.is_dir():
        raise BadInput(complaint("no_folder", path=path, parent=path.parent))
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise BadInput(complaint("not_written", path=path))
    return path


def put_file(path: Path, content: str | bytes) -> Path:
    """Write a file whole."""
    try:
        return write_whole(path, content)
    except OSError as wrong:
        raise BadInput(complaint("not_written_why", file=path, why=wrong.strerror)) from wrong


def writable_picture(path: Path | None) -> Path | None:
    """A path that a picture can be written to."""
    if path is not None and path.suffix.lower() != ".png":
        raise BadInput(complaint("picture_is_png", path=path))
    return writable(path)
