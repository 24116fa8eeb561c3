"""Lists the games, one line each. Everything else about a game is in its own folder."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skirmish.kernel.bots import Bot
    from skirmish.kernel.game import Rules
    from skirmish.kernel.views import Codec, Json

GAMES = {
    "ichoria": "skirmish.ichoria.kit",
    "mythic": "skirmish.mythic.kit",
}


@dataclass(frozen=True)
class Kit:
    """What a game offers to the programs that play it."""

    name: str
    version: str
    rules: Callable[[Json, Any], Rules[Any]]
    """Makes the rules of one match, from its setup (plain JSON) and the table it is played on (None without one)."""
    codec: Callable[[], Codec]
    """Reads states and events of this game back from JSON."""
    bots: Mapping[str, Callable[[int | str], Bot]] = field(default_factory=dict)
    """The bots of this game by name, each made from a seed."""


class UnknownGameError(KeyError):
    """No game is called that."""

    def __str__(self) -> str:
        return f"no game is called {self.args[0]!r}; there are {', '.join(GAMES)}"


def kit(name: str) -> Kit:
    """The kit of a game by its name."""
    if name not in GAMES:
        raise UnknownGameError(name)
    found: Kit = import_module(GAMES[name]).KIT
    return found
