"""Serialises step results to plain JSON values that a person can read, and restores them.

Frozen dataclasses of this package become objects that name their class; surfaces are left out, since they
are stored in files of their own. Restoring creates only such values.
"""

from __future__ import annotations

import dataclasses
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.scan.surface import ScanError, Surface

if TYPE_CHECKING:
    from collections.abc import Callable

HOME = "scenes.scan."
KIND, SURFACE, ARRAY, PATH = "is", "surface", "numbers", "path"


@dataclasses.dataclass
class Writer:
    """Turns values into plain ones, and gives each surface on the way a file name."""

    step: str
    surfaces: dict[str, Surface] = dataclasses.field(default_factory=dict)

    def plain(self, value: Any, label: str = "") -> Any:
        """The value in terms of JSON; what has an `id` lends it to the files of its surfaces."""
        if isinstance(value, Surface):
            return {SURFACE: self._file(value, label)}
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            return self._fields(value, str(getattr(value, "id", label)))
        if isinstance(value, Path):
            return {PATH: str(value)}
        if isinstance(value, np.ndarray):
            return {ARRAY: value.tolist(), "kind": str(value.dtype)}
        if isinstance(value, np.generic):
            return value.item()
        if isinstance(value, (tuple, list)):
            return [self.plain(item, label) for item in value]
        return {key: self.plain(item, label) for key, item in value.items()} if isinstance(value, dict) else value

    def _fields(self, value: Any, label: str) -> dict[str, Any]:
        kind = type(value)
        fields = {field.name: self.plain(getattr(value, field.name), label) for field in dataclasses.fields(value)}
        return {KIND: f"{kind.__module__.removeprefix(HOME)}.{kind.__qualname__}", **fields}

    def _file(self, surface: Surface, label: str) -> str:
        stem = f"{self.step}-{re.sub(r'[^A-Za-z0-9_.-]+', '-', label)}" if label else self.step
        number, name = 2, f"{stem}.ply"
        while name in self.surfaces:
            number, name = number + 1, f"{stem}-{number:02}.ply"
        self.surfaces[name] = surface
        return name


def restored(plain: Any, surface: Callable[[str], Surface]) -> Any:
    """The value that was made plain; surfaces are fetched by their file names."""
    if isinstance(plain, list):
        return tuple(restored(item, surface) for item in plain)
    if not isinstance(plain, dict):
        return plain
    if SURFACE in plain and len(plain) == 1:
        return surface(plain[SURFACE])
    if PATH in plain and len(plain) == 1:
        return Path(plain[PATH])
    if ARRAY in plain:
        return np.array(plain[ARRAY], dtype=plain["kind"])
    fields = {key: restored(item, surface) for key, item in plain.items() if key != KIND}
    return _kind(plain[KIND])(**fields) if KIND in plain else fields


def _kind(name: str) -> Any:
    """A frozen value of this package by its name, and nothing else."""
    module, _, kind = name.rpartition(".")
    if not all(part.isidentifier() for part in name.split(".")) or not module:
        raise ScanError(f"{name!r} names no kind of value")
    found = getattr(import_module(HOME + module), kind, None)
    if not (isinstance(found, type) and dataclasses.is_dataclass(found) and found.__module__ == HOME + module):
        raise ScanError(f"{name!r} names no kind of value")
    return found
