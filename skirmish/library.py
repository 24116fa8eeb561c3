"""The games there are: one line each. Everything else about a game is in its own folders.

A game that is not in the house is named by `PAS_GAMES`, as in `PAS_GAMES=lanterns=my_games.lanterns`: a package with
`rules` (its `kit` module), `scenes` (its scene adapter), `words` and `catalogue`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skirmish.kernel import Bot, Codec, Json, Rules

GAMES = {
    "ichoria": "skirmish.ichoria",
    "mythic": "skirmish.mythic",
}
"""The package of each game's rules."""

Space = Literal["table", "board", "none"]
"""Where a game is played: on a table (continuous space), on a board of areas, or with cards alone."""


@dataclass(frozen=True)
class Kit:
    """What a game offers to the programs that play it."""

    name: str
    title: str
    """What it is called in sentences, in any language."""
    version: str
    space: Space
    players: tuple[int, int]
    """The fewest and the most who can play it."""
    rules: Callable[[Json, Any], Rules[Any]]
    """Makes the rules of one match, from its setup (plain JSON) and the table it is played on (None without one)."""
    codec: Callable[[], Codec]
    """Reads states and events of this game back from JSON."""
    usual_bot: str
    """The bot that plays where none is named: the one that means to win."""
    bots: Mapping[str, Callable[[int | str], Bot]] = field(default_factory=dict)
    """The bots of this game by name, each made from a seed."""


class UnknownGameError(KeyError):
    """No game is called that."""

    def __str__(self) -> str:
        return f"no game is called {self.args[0]!r}; there are {', '.join(games())}"


def games() -> dict[str, str]:
    """The package of the rules of every game, those from elsewhere included."""
    elsewhere = (entry.partition("=") for entry in os.environ.get("PAS_GAMES", "").split(",") if "=" in entry)
    return GAMES | {name.strip(): f"{package.strip()}.rules" for name, _, package in elsewhere}


def kit(name: str) -> Kit:
    """The kit of a game by its name."""
    if name not in games():
        raise UnknownGameError(name)
    found: Kit = import_module(f"{games()[name]}.kit").KIT
    return found
