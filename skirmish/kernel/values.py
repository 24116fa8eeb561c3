"""Finds the value classes of a game, and builds the codec that reads them back from records."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from skirmish.kernel.events import Ended, Event, Rolled, Shuffled, TookBack
from skirmish.kernel.match import Sealed
from skirmish.kernel.views import Codec

KERNEL_VALUES = (Rolled, Shuffled, TookBack, Ended, Sealed)
"""What the kernel itself writes into the record of any game."""


@cache
def codec_of(package: str) -> Codec:
    """Reads back every value of the game in a package: cards, state, events and what they are made of."""
    return Codec([*value_classes(package), *KERNEL_VALUES])


def value_classes(package: str) -> list[type]:
    """The dataclasses of all modules of a package, at any depth.

    Where two modules use a name, the event is the one that is kept in records, so it comes last and wins.
    """
    modules = walk_packages(import_module(package).__path__, f"{package}.")
    names = [vars(import_module(module.name)) for module in modules]
    kinds = {kind for module in names for kind in module.values() if isinstance(kind, type) and is_dataclass(kind)}
    own = [kind for kind in kinds if kind.__module__.startswith(f"{package}.")]
    return sorted(own, key=lambda kind: (issubclass(kind, Event), kind.__module__, kind.__qualname__))
