"""Makes the lazy door of a package: a name's module is loaded when the name is first used.

Compiled geometry takes a second to load and PyVista two, so a command that needs neither must not wait for them. The
`__init__` imports its names for type checkers only; this module reads those imports to find the module of each name.

    if TYPE_CHECKING:
        from terrain.sight.question import Sight, sight

    __all__ = ["Sight", "sight"]
    __getattr__ = door(__name__, __file__)
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
