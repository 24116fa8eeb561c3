"""Groups commands lazily: the module of a command is imported when the command is called."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup
from typer.main import get_command_from_info
from typer.models import CommandInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from api.command.front.entries import Entry


class LazyCommand(TyperCommand):
    """A placeholder in a list of commands; when called, it loads the real command."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(name=entry.name, help=entry.short)
        self._entry = entry

    @cached_property
    def real(self) -> Any:
        """The command itself, with its options and its whole help."""
        from api.command.terminal.examples import examples  # noqa: PLC0415 - it looks for the scenes that ship

        module, _, function = self._entry.home.partition(":")
        epilog = examples(*self._entry.examples, scenes=self._entry.scenes)
        info = CommandInfo(name=self.name, callback=getattr(import_module(module), function), epilog=epilog)
        return get_command_from_info(info, pretty_exceptions_short=False, rich_markup_mode="rich")

    def make_context(self, *args: Any, **options: Any) -> Any:
        return self.real.make_context(*args, **options)


def group_of(entries: Sequence[Entry]) -> type[TyperGroup]:
    """A group class with these commands, before those added otherwise."""

    class Group(TyperGroup):
        def __init__(self, **options: Any) -> None:
            super().__init__(**options)
            self.commands = {**{entry.name: LazyCommand(entry) for entry in entries}, **self.commands}

    return Group
