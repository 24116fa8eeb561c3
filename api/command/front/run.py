"""Runs one command, and says in one line what is wrong with its words."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import typer

from api.command.front.app import pas_app
from api.command.terminal.compile_notice import notice
from api.command.terminal.output import BAD_INPUT, BUG, BadInput, complain

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAIN_WORDS = {"(Possible options: ": "(did you mean ", "Value error, ": "", "Input should": "it should"}
"""What the parser of options says, and how people say it."""


def run(words: Sequence[str]) -> int:
    """Run one command and return its exit code; whatever goes wrong is one line for a person."""
    try:
        return _answer(words)
    except typer.TyperException as mistake:
        complain(_usage(mistake, words))
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


def _answer(words: Sequence[str]) -> int:
    notice.watch()
    answer = pas_app(args=list(words), prog_name="pas", standalone_mode=False)
    return answer if isinstance(answer, int) else 0


def _usage(mistake: typer.TyperException, said: Sequence[str]) -> str:
    """What is wrong with the words of a command, and where its help is."""
    context = getattr(mistake, "ctx", None)
    path = context.command_path if context else "pas"
    message = mistake.format_message().rstrip(".")
    for machine_words, words in PLAIN_WORDS.items():
        message = message.replace(machine_words, words)
    return f"{path}: {message}{_decimal_comma(message, said)} (see {path} --help)"


def _decimal_comma(message: str, said: Sequence[str]) -> str:
    """A hint where the value of an option that takes a number was written with a comma."""
    option = re.search(r"'(--[a-z-]+)'[^']*valid (?:number|integer)", message)
    if option is None:
        return ""
    follows = zip(said, [*said[1:], ""], strict=True)
    values = [value for word, value in follows if word == option[1]]
    values += [word.partition("=")[2] for word in said if word.startswith(f"{option[1]}=")]
    comma = next((found for value in values if (found := re.fullmatch(r"(-?\d+),(\d+)", value))), None)
    return f"; {comma[0]} has a decimal comma: write {comma[1]}.{comma[2]}" if comma else ""
