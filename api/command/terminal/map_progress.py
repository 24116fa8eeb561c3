"""Shows a progress bar while a table is mapped for movement; nothing in a pipe."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from api.command.terminal.output import console_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from scenes.words import Tongue


@contextmanager
def map_ground(tongue: Tongue) -> Iterator[Callable[[float], None] | None]:
    """A callback for the progress of the mapping, from 0 to 1; None where there is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console_for(sys.stderr), transient=True) as progress:
        task = progress.add_task(tongue("mapping"), total=1.0)
        yield lambda share: progress.update(task, completed=share)
