"""Rules of skirmish games: what a figure may do, and what follows from it.

One folder per game, each written in the order of its rule book. A game may ask `terrain` for measures; it draws
nothing, serves nothing and reads no file, so that a game in the tests, on a server and in a replay is the same game.

kernel    drives any game: matches, decisions, events, dice, views, records, bots; knows no game
library   the list of games
ichoria   Ichoria, in continuous space
mythic    Mythic Battles: Pantheon, on areas and boundaries
"""

__all__: list[str] = []
