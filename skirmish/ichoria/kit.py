"""What Ichoria gives to those who want to play it: its rules by a setup, its bots, and how its values are kept."""

from __future__ import annotations

import pkgutil
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import skirmish.ichoria
from skirmish.bots import RandomBot
from skirmish.events import Ended, Event, Rolled, Shuffled, TookBack
from skirmish.ichoria.hunter import Hunter
from skirmish.ichoria.rules import GAME, VERSION, rules_of
from skirmish.library import Kit
from skirmish.match import Sealed
from skirmish.views import Codec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.ichoria.rules import IchoriaRules
    from skirmish.views import Json


@cache
def codec() -> Codec:
    """Reads back every value of the game: cards, state, events and what they are made of."""
    return Codec([*_kept_values(), Rolled, Shuffled, TookBack, Ended, Sealed])


def _kept_values() -> Iterator[type]:
    """The values of every chapter; where two chapters use a name, it is the event that is kept in records."""
    found = [kind for module in pkgutil.iter_modules(skirmish.ichoria.__path__) for kind in _values(module.name)]
    yield from sorted(found, key=lambda kind: issubclass(kind, Event))


def _values(chapter: str) -> Iterator[type]:
    module = import_module(f"skirmish.ichoria.{chapter}")
    for thing in vars(module).values():
        if isinstance(thing, type) and is_dataclass(thing) and thing.__module__ == module.__name__:
            yield thing


def rules(setup: Json, table: Any) -> IchoriaRules:
    """The rules of a match by its setup, on its table."""
    return rules_of(setup, table, codec().decode(setup["book"]))


KIT = Kit(GAME, VERSION, rules, codec, {"random": RandomBot, "hunter": Hunter})
