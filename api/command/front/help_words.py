"""The help of commands in words: what each does, its options, and the headings, in the language asked for."""

from __future__ import annotations

from api.command.words.complaints import language_of_complaints
from scenes.words import Tongue, sentences

NAMES = ("commands", "options", "defaults", "headings", "sections")
TABLES = {table: sentences("command/help", table) for table in NAMES}


def help_words(table: str, key: str, **facts: object) -> str:
    """A sentence of the help."""
    return Tongue(language_of_complaints(), TABLES[table])(key, **facts)


def first_line(command: str) -> str:
    """What a command does, as the lists of commands say it."""
    return help_words("commands", command).split("\n\n")[0]


def option_words(command: str, name: str, known: str | None) -> str | None:
    """What an option or an argument is for: of this command, else of all; None where there is nothing to say."""
    key = f"{command} {name}" if f"{command} {name}" in TABLES["options"] else name
    return help_words("options", key, known=known) if key in TABLES["options"] else known


def default_words(written: str) -> str:
    """What stands for the usual value of an option: a word of the code that has a sentence, or the value itself."""
    return help_words("defaults", written) if written in TABLES["defaults"] else written
