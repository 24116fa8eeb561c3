"""Makes the lazy door of a package: a name's module is loaded when the name is first used.

Compiled geometry takes a second to load and PyVista two, so a command that needs neither must not wait for them. The
`__init__` imports its names for type checkers only; this module reads those imports to find the module of each name.

    1  if TYPE_CHECKING:
    2      from terrain.sight.question import Sight, sight
    3
    4  __all__ = ["Sight", "sight"]
    5  __getattr__ = door(__name__, __file__)

The lines are numbered because `sources` finds imports by the start of a line, in docstrings too.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terrain.machine.sources import imports_for_types

if TYPE_CHECKING:
    from collections.abc import Callable


def door(package: str, path: str) -> Callable[[str], Any]:
    """The `__getattr__` of a package whose `__init__` is at a path."""
    homes: dict[str, str] = {}

    def fetch(name: str) -> Any:
        if not homes:
            text = Path(path).read_text("utf-8")
            homes.update((one, found.module) for found in imports_for_types(text) for one in found.names)
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(homes[name]), name)
        setattr(sys.modules[package], name, value)
        return value

    return fetch
