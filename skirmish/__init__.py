"""Rules of skirmish games: what a figure may do, and what follows from it.

One folder per game, each written in the order of its rule book. A game may ask `terrain` for measures; it draws
nothing, serves nothing and reads no file, so that a game in the tests, on a server and in a replay is the same game.

kernel    drives any game: matches, decisions, events, dice, views, records, bots; knows no game
board     boards of areas, for games that are played on one: boundaries, terrain, distances, lines of sight
library   the list of games, and the kit that each of them gives
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.library import Kit, Space, UnknownGameError, games, kit

__all__ = [
    "Kit",
    "Space",
    "UnknownGameError",
    "games",
    "kit",
]
__getattr__ = door(__name__, __file__)
