"""The `pas` command.

app         builds the application and its groups of commands
entries     lists the commands: function, one-line description, examples
lazy_group  imports the module of a command when it is called
questions/  rulings: los, measure, cover, move, route, reach, fall, odds, verify, demo
checks/     check and rules
games/      play and replay
scenario/   tools for authors of scenarios
scan/       scan and piece: from a scan or a printed model to scenery
show/       view, map and serve
pictures/   draws pictures and films for the commands
terminal/   options, names of scenes, output, progress bars
words/      the sentences of the command, in French and English

Exit 0 is an answer, 1 an answer that is *no* (a failed check), 2 bad input, 3 a bug of ours. Bad input
and bugs are one line on the error output, never a traceback (`PAS_DEBUG=1` shows it).
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import typer

from api.command.app import pas_app
from api.command.terminal.output import BAD_INPUT, BUG, BadInput, complain

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]

PLAIN_WORDS = {"(Possible options: ": "(did you mean ", "Value error, ": "", "Input should": "it should"}
"""What the parser of options says, and how people say it."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without accents is no reason to fail
    try:
        return _run(sys.argv[1:] if words is None else words)
    except typer.TyperException as mistake:
        complain(_usage(mistake))
        return BAD_INPUT
    except BadInput as mistake:
        complain(str(mistake))
        return BAD_INPUT
    except typer.Abort:
        return BAD_INPUT
    except Exception as bug:  # the last line of defence: whatever it is, a person reads one line
        if os.environ.get("PAS_DEBUG"):
            raise
        complain(f"a bug in pas: {type(bug).__name__}: {bug} (PAS_DEBUG=1 shows where)")
        return BUG


def _run(words: Sequence[str]) -> int:
    answer = pas_app(args=list(words), prog_name="pas", standalone_mode=False)
    return answer if isinstance(answer, int) else 0


def _usage(mistake: typer.TyperException) -> str:
    """What is wrong with the words of a command, and where its help is."""
    context = getattr(mistake, "ctx", None)
    path = context.command_path if context else "pas"
    message = mistake.format_message().rstrip(".")
    for machine_words, words in PLAIN_WORDS.items():
        message = message.replace(machine_words, words)
    return f"{path}: {message} (see {path} --help)"
