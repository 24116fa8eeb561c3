"""Groups commands lazily, and lets each say its help in the language of the system.

The module of a command is imported when the command is called.
"""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command_from_info
from typer.models import CommandInfo

from api.command.front.help_words import default_words, first_line, help_words, option_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typer._click.core import Command, Context
    from typer._click.formatting import HelpFormatter

    from api.command.front.entries import Entry
else:
    Command = object

HEADINGS = {
    "ARGUMENTS_PANEL_TITLE": "arguments",
    "OPTIONS_PANEL_TITLE": "options",
    "COMMANDS_PANEL_TITLE": "commands",
    "REQUIRED_LONG_STRING": "required",
}
"""Words of the parser that stand around the help, by their names there."""


class _Spoken(Command):
    """A command whose help is in the files of sentences, by its words behind `pas`."""

    def spoken(self, words: str) -> Command:
        """The command itself, with its help and that of its options."""
        self.help = help_words("commands", words)
        for option in self.params:
            assert isinstance(option, TyperOption | TyperArgument)
            option.help = option_words(words, option.name, option.help)
            if isinstance(option.show_default, str):
                option.show_default = default_words(option.show_default)
        return self

    def get_usage(self, ctx: Context) -> str:
        return help_words("headings", "usage") + super().get_usage(ctx).removeprefix("Usage: ")

    def get_help_option(self, ctx: Context) -> TyperOption | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = help_words("headings", "help")
        return option

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        for name, key in HEADINGS.items():
            setattr(rich_utils, name, help_words("headings", key))
        rich_utils.DEFAULT_STRING = help_words("headings", "default", value="{}")
        super().format_help(ctx, formatter)


class SpokenCommand(_Spoken, TyperCommand):
    """A command that says its help in the language of the system."""


class LazyCommand(TyperCommand):
    """A placeholder in a list of commands; when called, it loads the real command."""

    def __init__(self, entry: Entry, words: str) -> None:
        super().__init__(name=entry.name, help=first_line(words))
        self._entry, self._words = entry, words

    @cached_property
    def real(self) -> Any:
        """The command itself, with its options and its whole help."""
        from api.command.terminal.examples import examples  # noqa: PLC0415 - it looks for the scenes that ship

        module, _, function = self._entry.home.partition(":")
        epilog = examples(*self._entry.examples, scenes=self._entry.scenes)
        call = getattr(import_module(module), function)
        info = CommandInfo(name=self.name, cls=SpokenCommand, callback=call, epilog=epilog)
        command: Any = get_command_from_info(info, pretty_exceptions_short=False, rich_markup_mode="rich")
        return command.spoken(self._words)

    def make_context(self, *args: Any, **options: Any) -> Any:
        return self.real.make_context(*args, **options)


def group_of(entries: Sequence[Entry], words: str = "") -> type[TyperGroup]:
    """A group class with these commands, before those added otherwise; all follow some words of their own."""

    class Group(_Spoken, TyperGroup):
        def __init__(self, **options: Any) -> None:
            super().__init__(**options)
            lazy = {entry.name: LazyCommand(entry, f"{words} {entry.name}".strip()) for entry in entries}
            self.commands = {**lazy, **self.commands}
            self.spoken(words or "pas")

    return Group
