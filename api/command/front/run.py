"""Runs one command, and says in one line what is wrong with its words."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import typer

from api.command.front.app import pas_app
from api.command.terminal.compile_notice import notice
from api.command.terminal.output import BAD_INPUT, BUG, BadInput, complain
from api.command.words.complaints import complaint, speak_as_asked

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAIN_WORDS = {"(Possible options: ": "(did you mean ", "Value error, ": "", "Input should": "it should"}
"""What the parser of options says, and how people say it."""

OF_PARSER = (
    ("missing", r"Missing argument '(?P<name>[^']+)'"),
    ("missing_option", r"Missing option '(?P<name>[^']+)'"),
    ("no_such_option_near", r"No such option: (?P<name>\S+) \(did you mean (?P<near>[^)]+)\)"),
    ("no_such_option", r"No such option: (?P<name>\S+)"),
    ("no_such_command_near", r"No such command '(?P<name>[^']+)'\. Did you mean (?P<near>.+)\?"),
    ("no_such_command", r"No such command '(?P<name>[^']+)'"),
    ("needs_value", r"Option '(?P<name>[^']+)' requires an argument"),
    ("too_many", r"Got unexpected extra argument\S* \((?P<names>.+)\)"),
    ("bad_value", r"Invalid value for '(?P<name>[^']+)': (?P<why>.+)"),
    ("not_one_of", r"'(?P<name>[^']*)' is not one of (?P<names>.+)"),
    ("no_number", r"it should be a valid number, unable to parse string as a number"),
    ("no_integer", r"it should be a valid integer, unable to parse string as an integer"),
)
"""What the parser of options says, and the sentences that say it in all languages."""


def run(words: Sequence[str]) -> int:
    """Run one command and return its exit code; whatever goes wrong is one line for a person."""
    speak_as_asked(words)
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
        complain(complaint("bug", kind=type(bug).__name__, what=bug))
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
    return complaint("usage", path=path, what=f"{_of_parser(message)}{_decimal_comma(message, said)}")


def _of_parser(message: str) -> str:
    """What the parser of options says, in words of ours; its own where there are none."""
    for key, form in OF_PARSER:
        found = re.fullmatch(form, message, re.DOTALL)
        if found:
            return complaint(key, **{name: _of_parser(part) for name, part in found.groupdict().items()})
    return message


def _decimal_comma(message: str, said: Sequence[str]) -> str:
    """A hint where the value of an option that takes a number was written with a comma."""
    option = re.search(r"'(--[a-z-]+)'[^']*valid (?:number|integer)", message)
    if option is None:
        return ""
    follows = zip(said, [*said[1:], ""], strict=True)
    values = [value for word, value in follows if word == option[1]]
    values += [word.partition("=")[2] for word in said if word.startswith(f"{option[1]}=")]
    comma = next((found for value in values if (found := re.fullmatch(r"(-?\d+),(\d+)", value))), None)
    return complaint("decimal_comma", written=comma[0], better=f"{comma[1]}.{comma[2]}") if comma else ""
